export const plan = {
  'plan.included': 'included',
  'plan.notIncluded': 'not included',
  'plan.partnerGroups': 'Partner groups',
  'plan.partnerProgram': 'Partner program',
  'plan.planSetServersAdmin':
    'The server’s admin sets your plan. Limits are generous and only guard against runaway scripts.',
  'plan.usedOfLimit': '{used} of {limit}',
} as const
