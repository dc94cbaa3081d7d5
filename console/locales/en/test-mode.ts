export const testMode = {
  'testMode.addsMissingHostnames': 'Adds missing hostnames.',
  'testMode.apiKeysMembersDomains':
    'API keys, members, domains, connections, webhooks, images, and workspace settings are kept. Your live workspace isn’t affected.',
  'testMode.changed': 'changed',
  'testMode.changes': 'Changes',
  'testMode.clearTestData': 'Clear test data',
  'testMode.clearTestDataDialog': 'Clear test data…',
  'testMode.clearTestDataQuestion': 'Clear test data?',
  'testMode.copyDirection': 'Copy direction',
  'testMode.copyLiveWorkspace': 'Copy to live workspace',
  'testMode.copyLiveWorkspaceDialog': 'Copy to live workspace…',
  'testMode.copySettings': 'Copy settings',
  'testMode.copyTestWorkspace': 'Copy to test workspace',
  'testMode.countSettingsCopied': '{count, plural, one {# setting} other {# settings}} copied.',
  'testMode.countSettingsWorkspaceWill':
    '{count, plural, one {# setting} other {# settings}} of {workspace} will change immediately, affecting real partners and customers.',
  'testMode.discountName': 'Discount {name}',
  'testMode.emailTextsPartners': 'Email templates for partners',
  'testMode.groupName': 'Group {name}',
  'testMode.groupRewardsDiscountsMilestones': 'Group rewards, discounts, and milestones',
  'testMode.hostnameName': 'Hostname {name}',
  'testMode.includesLandingPageForm':
    'Includes the landing page, form, resources, payout rules, and fraud rules. Existing landing page URLs don’t change.',
  'testMode.linksLinksProgramsPrograms':
    '{links} links, {programs} programs, and {partners} partners in the test workspace.',
  'testMode.linksPeopleMoneyApi':
    'Links, partners, customers, payouts, API keys, domains, connections, and webhooks are never copied.',
  'testMode.liveTest': 'Live to test',
  'testMode.milestoneName': 'Milestone {name}',
  'testMode.new': 'new',
  'testMode.noChangesBothWorkspaces': 'No changes: both workspaces have the same settings.',
  'testMode.permanentlyDeletesLinksTheir':
    'This permanently deletes links with their clicks, customers, leads and sales, partners, programs with their rewards, commissions, payouts, the ledger, emails, and the audit log.',
  'testMode.previewChanges': 'Preview changes',
  'testMode.programName': 'Program {name}',
  'testMode.programsAndGroups': 'Programs and groups',
  'testMode.removed': 'removed',
  'testMode.replacesProgramsEmailTexts': 'Replaces the program’s email templates.',
  'testMode.reportCurrencyTimeZone': 'Report currency and time zone, tracking, and attribution.',
  'testMode.rewardName': 'Reward {name}',
  'testMode.rewardsDiscountsSourceWorkspace':
    'Rewards and discounts that the source workspace doesn’t have are archived. Existing customers keep their terms.',
  'testMode.settingsCopy': 'Settings to copy',
  'testMode.testDataDeleted': 'Test data deleted.',
  'testMode.testLive': 'Test to live',
  'testMode.testMode': 'Test mode is on.',
  'testMode.testModeOff': 'Test mode is off.',
  'testMode.testWorkspaceOwnApi':
    'The test workspace has its own API keys, links, partners, and stats. Payouts are marked as paid without moving money, bank files are labeled as tests, and emails go to members only. Webhooks are sent with a test mode flag.',
  'testMode.turnOffTestMode': 'Turn off test mode',
  'testMode.turnTestMode': 'Turn on test mode',
  'testMode.turnTestModeFirst':
    'Turn on test mode first to review the data you’re about to delete.',
  'testMode.typeSlugConfirm': 'Type {slug} to confirm',
  'testMode.updateLiveWorkspaceQuestion': 'Update live workspace?',
  'testMode.workspaceName': 'Workspace {name}',
  'testMode.workspaceSettings': 'Workspace settings',
} as const
