import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

export const MOMENTS = [
  'click',
  'lead',
  'sale',
  'earned',
  'taken_back',
  'payable',
  'payout',
  'paid',
] as const

/** A commission as it is explained to its partner. */
export const Receipt = t.Object(
  {
    sentence: t.String({
      description: 'All of it in one line, as mails and statements say it',
      examples: [
        '30% × $17.10 = $5.13 · first purchase of this customer · payable Dec 6, after 14 days for returns',
      ],
    }),
    sums: t.Array(t.String(), { examples: [['30% × $17.10 = $5.13']] }),
    reasons: t.Array(t.String(), { examples: [['first purchase of this customer']] }),
    notes: t.Array(t.String(), { description: 'What happened besides, a sentence each' }),
    skipped: t.Array(t.String(), {
      description: 'Rules that did not apply',
      examples: [['Annual plan: $40.00 per sale']],
    }),
    timeline: t.Array(
      t.Object({
        kind: oneOf(MOMENTS),
        at: t.String({ description: 'ISO 8601' }),
        text: t.String(),
        ahead: t.Boolean({ description: 'It is still to come' }),
      }),
      { description: 'From the click to the payout, in order' },
    ),
  },
  { title: 'Receipt' },
)
export type Receipt = Static<typeof Receipt>
