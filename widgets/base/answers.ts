/** The answers that the elements read, by short names, for `bun run generate`: the end says what is taken of one. */
export const ANSWERS = {
  EmbedView: 'getEmbedView',
  EmbedSession: 'getEmbedSession',
  EmbedAnalytics: 'getEmbedAnalytics',
  EmbedCommission: 'listEmbedCommissions[]',
  EmbedCommissionSum: 'sumEmbedCommissions[]',
  ExplainedEmbedCommission: 'getEmbedCommission',
  EmbedPayout: 'listEmbedPayouts[]',
  EmbedLeaderboard: 'getEmbedLeaderboard',
  EmbedLink: 'listEmbedLinks[]',
  EmbedSettings: 'updateEmbedSettings',
  EmbedWebhook: 'listEmbedWebhooks[]',
  EmbedWebhookWithSecret: 'createEmbedWebhook',
  EmbedWebhookDelivery: 'listEmbedWebhookDeliveries[]',
  LandingPage: 'getProgramLanding',
} as const
