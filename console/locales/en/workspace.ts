export const workspace = {
  'workspace.allow': 'Allow',
  'workspace.choose': 'Choose …',
  'workspace.currencyOfReports': 'Currency of reports',
  'workspace.dangerZone': 'Danger zone',
  'workspace.daysAfterClickEarns': 'Days after which a click earns nothing',
  'workspace.emptyClicksEarnEver': 'Empty: clicks earn for ever.',
  'workspace.everythingButKeysMembers':
    'Everything but keys, members, domains, connections, webhooks, pictures and settings.',
  'workspace.exampleComExampleCom':
    'example.com, *.example.com for every host below it, or localhost.',
  'workspace.firstClickCustomer': 'the first click of the customer',
  'workspace.hostname': 'Hostname',
  'workspace.idWorkspace': 'Id of the workspace',
  'workspace.lastClickBeforeLead': 'the last click before the lead',
  'workspace.leadBelongs': 'A lead belongs to',
  'workspace.leave': 'Leave …',
  'workspace.leaveWorkspace': 'Leave {workspace}',
  'workspace.loseAccessLinksFigures':
    'You lose access; links, figures and keys stay. The last owner cannot leave.',
  'workspace.lowerCaseLettersDigits': 'Lower-case letters, digits and dashes.',
  'workspace.nameShortNameThose':
    'Name and short name are those of the live workspace: {name}, {slug}.',
  'workspace.noPageMayUse': 'No page may use the publishable key yet. Add the host of your site.',
  'workspace.onlyWithoutLinksNo': 'Only one without links, so that no published address breaks.',
  'workspace.pagesNameMayUse': 'Pages of {name} may use the key.',
  'workspace.pagesNameRefusedNow': 'Pages of {name} are refused now.',
  'workspace.programsUseRefusedOnce': 'Programs that use it are refused at once.',
  'workspace.removeADomain': 'Remove a domain',
  'workspace.removeAMember': 'Remove a member',
  'workspace.revokeSecretKey': 'Revoke a secret key',
  'workspace.salesOthersConvertedRate': 'Sales in others are converted at the rate of their day.',
  'workspace.theyLoseAccessOnce': 'They lose access at once, in open pages too.',
} as const
