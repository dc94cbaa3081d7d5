export const plan = {
  'plan.included': 'included',
  'plan.notIncluded': 'not included',
  'plan.partnerGroups': 'Partner groups',
  'plan.partnerProgram': 'Partner program',
  'plan.planSetServersAdmin':
    'Your plan is set by the server’s admin. Limits are generous: they guard against runaway scripts.',
  'plan.usedOfLimit': '{used} of {limit}',
} as const
