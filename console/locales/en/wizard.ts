export const wizard = {
  'wizard.allSet': 'You’re all set',
  'wizard.allowHostname': 'Allow this hostname',
  'wizard.brandingLandingPage': 'Branding and landing page',
  'wizard.canAddConditionsExceptions':
    'You can add conditions, exceptions, and more rewards later.',
  'wizard.canComeBackAny': 'You can come back to any step later.',
  'wizard.chooseHowPartnersGet':
    'Choose how partners get paid. No money moves until you confirm a payout.',
  'wizard.completedSteps': 'Completed steps',
  'wizard.continue': 'Continue',
  'wizard.createDiscount': 'Create discount',
  'wizard.createProgram': 'Create program',
  'wizard.customerDiscount': 'Customer discount',
  'wizard.detectedServer': 'Detected by the server',
  'wizard.doneAllStepsDone': '{done} of {all} steps done',
  'wizard.farClicksClicksLeads':
    'So far: {clicks, plural, one {# click} other {# clicks}}, {leads, plural, one {# lead} other {# leads}}, {sales, plural, one {# sale} other {# sales}}.',
  'wizard.giveCustomersReasonUse': 'Give customers a reason to use partner links.',
  'wizard.giveReferredCustomersDiscount':
    'Give referred customers a discount. Your checkout applies it, and partners see it in their dashboard.',
  'wizard.installScript': 'Install script',
  'wizard.landingPageHeadline': 'Landing page headline',
  'wizard.makeProgramLookLike': 'Match your program to your brand.',
  'wizard.off': 'off',
  'wizard.offerCredit': 'Offer credit',
  'wizard.overview': 'Overview',
  'wizard.partnersEarnCustomersThey': 'Set partner earnings for referred customers.',
  'wizard.pasteEmailsUploadCsv': 'Paste emails or upload a CSV file.',
  'wizard.payoutMethod': 'Payout method',
  'wizard.programDefinesPartnersEarn':
    'A program defines what partners earn and when they get paid.',
  'wizard.programName': 'Program name',
  'wizard.rewardEvent': 'Reward event',
  'wizard.rewardPartners': 'Reward partners',
  'wizard.scriptConnectsPartnerLink':
    'The script connects partner link visits to sign-ups and sales.',
  'wizard.setUpPayouts': 'Set up payouts',
  'wizard.skipStep': 'Skip step',
  'wizard.steps': 'Steps',
  'wizard.tagline': 'Tagline',
  'wizard.toDo': 'To do',
  'wizard.usedButtonsChartsPartners': 'Used for buttons and charts that partners see.',
} as const
