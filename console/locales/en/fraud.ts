export const fraud = {
  'fraud.allCommissionsPartner': 'All commissions of this partner',
  'fraud.allHeldCommissionsName': 'all held commissions of {name}',
  'fraud.alsoBanNameProgram': 'Also ban {name} from the program',
  'fraud.n1Commission': '1 commission',
  'fraud.needsReview': 'Needs review',
  'fraud.noCasesMatchFilter': 'No cases match this filter.',
  'fraud.noCasesReviewCommissions':
    'No cases to review. Commissions flagged by your fraud rules appear here.',
  'fraud.permanentlyCancelsPaidCommissions':
    'This permanently cancels {what}. Paid commissions stay.',
  'fraud.reject': 'Reject',
  'fraud.rejectBanName': 'Reject and ban {name}',
  'fraud.rejectCommissionsNameFraudQuestion': 'Reject commissions of {name} as fraud?',
  'fraud.rejectedName': 'Rejected: {name}.',
  'fraud.releaseCommissionsNameQuestion': 'Release commissions of {name}?',
  'fraud.released': 'Released',
  'fraud.releasedName': 'Released: {name}.',
  'fraud.unlessAnotherHoldApplies':
    'Unless another hold applies, the holding period continues and the amount is then paid: {what}.',
} as const
