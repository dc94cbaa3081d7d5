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
      description: 'The whole calculation in one sentence, as in emails and statements.',
      examples: [
        '30% × $17.10 = $5.13 · first purchase of this customer · payable Dec 6, after a holding period of 14 days',
      ],
    }),
    sums: t.Array(t.String(), { examples: [['30% × $17.10 = $5.13']] }),
    reasons: t.Array(t.String(), { examples: [['first purchase of this customer']] }),
    notes: t.Array(t.String(), { description: 'Additional information, one sentence each.' }),
    skipped: t.Array(t.String(), {
      description: 'Rules that didn’t apply.',
      examples: [['Annual plan: $40.00 per sale']],
    }),
    timeline: t.Array(
      t.Object({
        kind: oneOf(MOMENTS),
        at: t.String(),
        text: t.String(),
        ahead: t.Boolean({ description: 'Whether the step is in the future.' }),
      }),
      { description: 'The history from the click to the payout.' },
    ),
  },
  { title: 'Receipt' },
)
export type Receipt = Static<typeof Receipt>
