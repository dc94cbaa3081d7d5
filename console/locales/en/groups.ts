export const groups = {
  'groups.addReward': 'Add reward',
  'groups.approveAutomatically': 'Approve automatically',
  'groups.canDeleteGroupWithout':
    'You can only delete groups without partners. Deleting a group archives its rewards.',
  'groups.countExceptions': '{count, plural, one {# exception} other {# exceptions}}',
  'groups.countLimits': '{count, plural, one {# limit} other {# limits}}',
  'groups.countTiers': '{count, plural, one {# tier} other {# tiers}}',
  'groups.createGroup': 'Create group',
  'groups.deleteGroup': 'Delete group',
  'groups.deleteGroupNameQuestion': 'Delete group {name}?',
  'groups.landingPageUrlVia': 'Destination URL with ?via= and the partner’s key',
  'groups.leaveEmptyUseProgram':
    'Leave empty to use the program default ({count, plural, one {# day} other {# days}}).',
  'groups.move': 'Move…',
  'groups.moveAllPartners': 'Move all partners to',
  'groups.moveCountPartners': 'Move {count, plural, one {# partner} other {# partners}}',
  'groups.moveCountPartnersQuestion':
    'Move {count, plural, one {# partner} other {# partners}} from {from} to {to}?',
  'groups.movedName': 'Moved to {name}.',
  'groups.newCustomersGetTerms':
    'New customers get the terms of the new group. Existing customers keep their terms.',
  'groups.newGroup': 'New group',
  'groups.newPartnersJoinGroup': 'New partners join this group by default, so you can’t delete it.',
  'groups.noRewardsYetAdd': 'No rewards yet. Add one so partners in this group can earn.',
  'groups.partnerSpecificRewards': 'Partner-specific rewards',
  'groups.partnersGroup': 'Partners in group',
  'groups.partnersGroupCount': 'Partners in this group: {count}',
  'groups.programApprovesApplicationsAutomatically':
    'The program approves applications automatically.',
  'groups.programDefault': 'Program default',
  'groups.programRequiresManualApproval': 'The program requires manual approval.',
  'groups.reviewManually': 'Review manually',
  'groups.rewardsDiscountsMilestonesArchived':
    'Its rewards, discounts, and milestones are archived. Existing customers keep them.',
  'groups.shortLink': 'Short link',
  'groups.someoneElseEditedGroup': 'Someone else edited this group',
  'groups.useLowercaseLettersNumbers':
    'Use lowercase letters, numbers, and hyphens. Leave empty to generate from the name.',
} as const
