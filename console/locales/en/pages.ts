export const pages = {
  'pages.sharedReport': 'Shared report',
} as const
