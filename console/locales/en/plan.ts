export const plan = {
  'plan.groupsOfPartners': 'Groups of partners',
  'plan.included': 'included',
  'plan.notIncluded': 'not included',
  'plan.partnerProgram': 'Partner program',
  'plan.usedOfLimit': '{used} of {limit}',
  'plan.whoeverRunsServerGives':
    'Whoever runs the server gives workspaces their plan. Limits are generous: they stop runaway scripts.',
} as const
