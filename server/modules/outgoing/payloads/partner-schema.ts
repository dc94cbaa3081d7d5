import { t, type Static } from 'elysia'
import { MILESTONE_METRICS } from '../../../domain/milestone.ts'
import type { PartnerEvent } from '../../../domain/webhook-events.ts'
import { oneOf } from '../../../core/one-of.ts'
import { EmbedCommission, EmbedPayout } from '../../portal/embed/figures-schema.ts'

const id = (prefix: string) => t.String({ examples: [`${prefix}_1Vd4T2sKq0aB3xYz`] })
const currency = t.String({ examples: ['usd'] })
const minor = t.Integer({ description: 'The amount, in minor units.', examples: [4200] })

const link = t.Object({
  id: id('link'),
  domain: t.String({ examples: ['go.shop.example'] }),
  key: t.String({ examples: ['ada'] }),
  shortLink: t.String({ examples: ['https://go.shop.example/ada'] }),
})
const LeadForPartner = t.Object({
  eventId: id('evt'),
  eventName: t.String({ examples: ['Sign up'] }),
  customer: EmbedCommission.properties.customer,
  link,
})
const SaleForPartner = t.Object({
  ...LeadForPartner.properties,
  sale: t.Object({ amount: minor, currency }),
})
const MilestoneForPartner = t.Object({
  milestoneId: id('ms'),
  name: t.String({ examples: ['100 sales'] }),
  metric: oneOf(MILESTONE_METRICS),
  threshold: t.Integer({ description: 'A count, or minor units', examples: [100] }),
  bonus: minor,
  currency,
})

/** What a partner's endpoint is told as `data`, by event: nothing that their dashboard does not show. */
export const PARTNER_PAYLOADS = {
  'lead.created': LeadForPartner,
  'sale.created': SaleForPartner,
  'commission.created': EmbedCommission,
  'commission.updated': EmbedCommission,
  'milestone.reached': MilestoneForPartner,
  'milestone.undone': MilestoneForPartner,
  'payout.created': EmbedPayout,
  'payout.sent': EmbedPayout,
  'payout.completed': EmbedPayout,
  'payout.failed': EmbedPayout,
} as const satisfies Record<PartnerEvent, object>

/** The `data` of each event. */
export type PartnerPayloads = { [T in PartnerEvent]: Static<(typeof PARTNER_PAYLOADS)[T]> }
