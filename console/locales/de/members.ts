import type { Translation } from '../../base/messages.ts'
import type { members as english } from '../en/members.ts'

export const members: Translation<typeof english> = {
  'members.apiKey': 'API-Schlüssel',
  'members.cancelInvitationEmail': 'Einladung für {email} zurückziehen',
  'members.emailThemLinkWorks':
    'Wir senden einen Link per E-Mail, der einmal funktioniert und nach einer Woche abläuft.',
  'members.invitationEmailCanceledLink':
    'Einladung für {email} zurückgezogen. Der Link funktioniert nicht mehr.',
  'members.invitationResentEmailPrevious':
    'Einladung erneut an {email} gesendet. Der vorherige Link funktioniert nicht mehr.',
  'members.invitationSent': 'Einladung gesendet.',
  'members.invite': 'Einladen',
  'members.inviteMember': 'Mitglied einladen',
  'members.leaveWorkspace': '{workspace} verlassen?',
  'members.leaveWorkspace2': 'Workspace verlassen',
  'members.linkCopied': 'Link kopiert',
  'members.loseAccessWorkspaceImmediately':
    'Sie verlieren sofort den Zugriff auf {workspace}. Von Ihnen erstellte API-Schlüssel, Freigabelinks und Einladungen funktionieren nicht mehr.',
  'members.nameEmailLosesAccess': '{name} ({email}) verliert sofort den Zugriff auf {workspace}.',
  'members.nameNowRoleRole': '{name} hat jetzt die Rolle {role}.',
  'members.nameRemoved': '{name} entfernt.',
  'members.noApiKeysWebhooks': 'Keine API-Schlüssel, Webhooks, Freigabelinks oder Einladungen.',
  'members.noPendingInvitations': 'Keine offenen Einladungen.',
  'members.notSentEmailIsnt': 'nicht gesendet: E-Mail ist nicht eingerichtet',
  'members.ownersCanCopyInvitation':
    'Inhaber können stattdessen einen Einladungslink kopieren und selbst weitergeben.',
  'members.pendingInvitations': 'Offene Einladungen',
  'members.queued': 'in der Warteschlange',
  'members.reassignToMe': 'Mir zuweisen',
  'members.resendInvitationEmail': 'Einladung erneut an {email} senden',
  'members.roleOfName': 'Rolle von {name}',
  'members.sentWhen': 'gesendet {when}',
  'members.shareLink': 'Freigabelink',
  'members.shareLinks': 'Freigabelinks',
  'members.sinceDay': 'Seit {day}',
  'members.testWorkspaceSameMembers':
    'Der Test-Workspace hat dieselben Mitglieder wie der Live-Workspace. Deaktivieren Sie den Testmodus, um sie zu verwalten.',
  'members.theirApiKeysInvitations':
    'Die zugehörigen API-Schlüssel und Einladungen funktionieren nicht mehr.',
  'members.workspaceNeedsLeastOwner':
    'Ein Workspace braucht mindestens einen Inhaber. Ernennen Sie zuerst eine andere Person zum Inhaber.',
  'members.you': 'Sie',
}
