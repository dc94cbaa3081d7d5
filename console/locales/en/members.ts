export const members = {
  'members.apiKey': 'API key',
  'members.cancelInvitationEmail': 'Cancel invitation for {email}',
  'members.emailThemLinkWorks': 'We’ll email them a link that works once and expires in a week.',
  'members.invitationEmailCanceledLink':
    'Invitation for {email} canceled. Its link no longer works.',
  'members.invitationResentEmailPrevious':
    'Invitation resent to {email}. The previous link no longer works.',
  'members.invitationSent': 'Invitation sent.',
  'members.invite': 'Invite',
  'members.inviteMember': 'Invite member',
  'members.leaveWorkspace': 'Leave {workspace}?',
  'members.leaveWorkspace2': 'Leave workspace',
  'members.linkCopied': 'link copied',
  'members.loseAccessWorkspaceImmediately':
    'You lose access to {workspace} immediately. API keys, share links, and invitations you created stop working.',
  'members.nameEmailLosesAccess': '{name} ({email}) loses access to {workspace} immediately.',
  'members.nameNowRoleRole': '{name} now has the {role} role.',
  'members.nameRemoved': '{name} removed.',
  'members.noApiKeysWebhooks': 'No API keys, webhooks, share links, or invitations.',
  'members.noPendingInvitations': 'No pending invitations.',
  'members.notSentEmailIsnt': 'not sent: email isn’t set up',
  'members.ownersCanCopyInvitation': 'Owners can copy an invitation link and share it themselves.',
  'members.pendingInvitations': 'Pending invitations',
  'members.queued': 'queued',
  'members.reassignToMe': 'Reassign to me',
  'members.resendInvitationEmail': 'Resend invitation to {email}',
  'members.roleOfName': 'Role of {name}',
  'members.sentWhen': 'sent {when}',
  'members.shareLink': 'Share link',
  'members.shareLinks': 'Share links',
  'members.sinceDay': 'Since {day}',
  'members.testWorkspaceSameMembers':
    'The test workspace has the same members as the live workspace. Turn off test mode to manage them.',
  'members.theirApiKeysInvitations': 'Their API keys and invitations stop working.',
  'members.workspaceNeedsLeastOwner':
    'A workspace needs at least one owner. Make someone else an owner first.',
  'members.you': 'you',
} as const
