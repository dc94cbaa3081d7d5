export const tracking = {
  'tracking.analyticsSettings': 'Analytics settings',
  'tracking.newLinksTrackLeads': 'New links track leads and sales. Each link can decide otherwise.',
  'tracking.pagesMayRecordLeads':
    'Pages may record leads and sales with the publishable key. Anybody can send such a call: reports are less certain than those of your server.',
  'tracking.visitorsWhoseBrowserSends':
    'Visitors whose browser sends Global Privacy Control or Do Not Track are not recorded.',
} as const
