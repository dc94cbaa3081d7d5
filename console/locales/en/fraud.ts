export const fraud = {
  'fraud.allCommissionsPartner': 'All of this partner’s commissions',
  'fraud.allHeldCommissionsName': 'all of {name}’s held commissions',
  'fraud.alsoBanNameProgram': 'Also ban {name} from the program',
  'fraud.n1Commission': '1 commission',
  'fraud.needsReview': 'Needs review',
  'fraud.noCasesMatchFilter': 'No fraud flags match this filter.',
  'fraud.noCasesReviewCommissions':
    'No fraud flags to review. Commissions flagged by your fraud rules appear here.',
  'fraud.permanentlyCancelsPaidCommissions':
    'This permanently cancels {what}. Paid commissions aren’t affected.',
  'fraud.reject': 'Reject',
  'fraud.rejectBanName': 'Reject and ban {name}',
  'fraud.rejectCommissionsNameFraudQuestion': 'Reject {name}’s commissions as fraud?',
  'fraud.rejectedName': 'Fraud flag for {name} rejected.',
  'fraud.releaseCommissionsNameQuestion': 'Release {name}’s commissions?',
  'fraud.released': 'Released',
  'fraud.releasedName': 'Fraud flag for {name} released.',
  'fraud.unlessAnotherHoldApplies':
    'This releases {what}. The holding period continues, and payment follows when it ends, unless another hold applies.',
} as const
