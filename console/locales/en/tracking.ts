export const tracking = {
  'tracking.dontRecordVisitorsWhose':
    'Don’t record visitors whose browser sends Global Privacy Control or Do Not Track.',
  'tracking.letPagesRecordLeads':
    'Let your pages record leads and sales with the publishable key. Anyone can send these requests, so they are less reliable than events from your server.',
  'tracking.trackLeadsSalesNew':
    'Track leads and sales on new links by default. You can change this for each link.',
  'tracking.tracking': 'Tracking',
} as const
