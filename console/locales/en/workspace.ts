export const workspace = {
  'workspace.add': 'Add',
  'workspace.canOnlyRemoveDomains':
    'You can only remove domains without links, so published links keep working.',
  'workspace.dangerZone': 'Danger zone',
  'workspace.deletesEverythingExceptApi':
    'Deletes everything except API keys, members, domains, connections, webhooks, images, and settings.',
  'workspace.exampleExampleComExample':
    'For example, acme.com, *.acme.com for all subdomains, or localhost.',
  'workspace.firstClick': 'First click',
  'workspace.hostname': 'Hostname',
  'workspace.lastClick': 'Last click',
  'workspace.leave': 'Leave…',
  'workspace.leaveEmptyNoExpiry': 'Leave empty for no expiry.',
  'workspace.leaveWorkspace': 'Leave {workspace}',
  'workspace.loseAccessLinksStats':
    'You lose access, and API keys you created stop working. Links and stats are kept. The last owner can’t leave.',
  'workspace.memberLosesAccessImmediately': 'The member loses access immediately.',
  'workspace.nameCanNoLonger': '{name} can no longer use the publishable key.',
  'workspace.nameCanNowUse': '{name} can now use the publishable key.',
  'workspace.nameShortNameCome': 'The name and slug come from the live workspace: {name}, {slug}.',
  'workspace.noHostnamesYetAdd':
    'No hostnames yet. Add your site’s hostname so its pages can use the publishable key.',
  'workspace.removeDomain': 'Remove domain',
  'workspace.removeMember': 'Remove member',
  'workspace.reportingCurrency': 'Reporting currency',
  'workspace.requestsKeyFailImmediately': 'Requests with this key fail immediately.',
  'workspace.revokeSecretKey': 'Revoke secret key',
  'workspace.salesOtherCurrenciesConverted':
    'Sales in other currencies are converted at the daily exchange rate.',
  'workspace.select': 'Select…',
  'workspace.useLowercaseLettersNumbers': 'Use lowercase letters, numbers, and hyphens.',
  'workspace.workspaceId': 'Workspace ID',
} as const
