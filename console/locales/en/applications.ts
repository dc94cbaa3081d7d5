export const applications = {
  'applications.after30Days': 'After 30 days',
  'applications.appliedOnDay': 'Applied on {day}',
  'applications.approveCount': 'Approve {count}…',
  'applications.approveName': 'Approve {name}',
  'applications.countApplicationsApprovedNotified':
    '{count, plural, one {# application approved. The partner was} other {# applications approved. The partners were}} notified by email.',
  'applications.countApplicationsRejectedNotified':
    '{count, plural, one {# application rejected. The partner was} other {# applications rejected. The partners were}} notified by email.',
  'applications.countSelected': '{count} selected',
  'applications.doesntMeetRequirements': 'Doesn’t meet requirements',
  'applications.immediately': 'Immediately',
  'applications.moreDetailsNeeded': 'More details needed',
  'applications.never': 'Never',
  'applications.noAnswer': 'No answer',
  'applications.noApplicationsReview': 'No applications to review.',
  'applications.notGoodFit': 'Not a good fit',
  'applications.other': 'Other',
  'applications.partnerNotifiedEmailNote':
    'The partner is notified by email with your note. The reason is only visible to your team.',
  'applications.rejectCount': 'Reject {count}…',
  'applications.rejectName': 'Reject {name}',
  'applications.selectAll': 'Select all',
  'applications.showingOldestCountMore':
    'Showing the oldest {count}. More appear after you review these.',
  'applications.theyBecomeActivePartners':
    'They become active partners and are notified by email. To end a partnership later, deactivate or ban the partner.',
} as const
