export const fraud = {
  'fraud.allHeldName': 'all that is held of {name}',
  'fraud.alsoBanNameProgram': 'Also ban {name} from the program',
  'fraud.cancelledGoodPaidStays': 'Cancelled for good: {what}. What is paid stays.',
  'fraud.everythingPartnerEarns': 'Everything that the partner earns',
  'fraud.nothingDecidedYet': 'Nothing was decided so yet.',
  'fraud.nothingHeldBackFraud':
    'Nothing is held back: the fraud rules have found nothing to decide.',
  'fraud.oneCommission': 'One commission',
  'fraud.rejectBanName': 'Reject and ban {name}',
  'fraud.rejectIt': 'Reject it',
  'fraud.rejectNameFraud': 'Reject this of {name} as fraud?',
  'fraud.rejectedName': 'Rejected: {name}.',
  'fraud.releaseName': 'Release this of {name}?',
  'fraud.released': 'Released',
  'fraud.releasedName': 'Released: {name}.',
  'fraud.toDecide': 'To decide',
  'fraud.unlessSomethingElseHolds':
    'Unless something else holds it, it goes on with its holding period and is paid afterwards: {what}.',
} as const
