export const resources = {
  'resources.addResource': 'Add resource',
  'resources.allChannels': 'All channels',
  'resources.channel': 'Channel',
  'resources.example1a7f37': 'For example #1a7f37.',
  'resources.leaveEmptyAllLanguages':
    'Leave empty for all languages, or enter a code such as de or pt-BR.',
  'resources.linkedIn': 'LinkedIn',
  'resources.message': 'Message',
  'resources.messagePartnersCanShare':
    'A message partners can share. Available variables: {names}.',
  'resources.noResourcesYetAdd':
    'No resources yet. Add logos, messages, and links to help partners promote you.',
  'resources.partnerResources': 'Partner resources',
  'resources.partnersAlsoSeeFaq': 'Partners also see the FAQ from your landing page.',
  'resources.resource': 'Resource',
  'resources.telegram': 'Telegram',
  'resources.whatsApp': 'WhatsApp',
  'resources.x': 'X',
} as const
