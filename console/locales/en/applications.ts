export const applications = {
  'applications.after30Days': 'After 30 days',
  'applications.anotherReason': 'Another reason',
  'applications.appliedOnDay': 'Applied on {day}',
  'applications.approveCount': 'Approve {count} …',
  'applications.approveName': 'Approve {name}',
  'applications.atOnce': 'At once',
  'applications.countApprovedToldMail': '{count} approved, and told by mail.',
  'applications.countRejectedToldMail': '{count} rejected, and told by mail.',
  'applications.countSelected': '{count} selected',
  'applications.doesNotMeetRequirements': 'Does not meet the requirements',
  'applications.eachTakesPartNow':
    'Each takes part from now on, and is told by mail. The mail cannot be taken back: to end it later, deactivate or ban the partner, who is told of that, too.',
  'applications.moreDetailsNeeded': 'More details are needed',
  'applications.never': 'Never',
  'applications.noAnswer': 'No answer',
  'applications.nobodyWaitsAnswer': 'Nobody waits for an answer.',
  'applications.notRightFit': 'Not the right fit',
  'applications.partnerToldMailReads':
    'The partner is told by mail and reads your note. The reason is for you.',
  'applications.rejectCount': 'Reject {count} …',
  'applications.rejectName': 'Reject {name}',
  'applications.selectAll': 'Select all',
  'applications.theseOldestCountNext':
    'These are the oldest {count}. The next come when these are decided.',
} as const
