import { t, type Static } from 'elysia'

export const PayoutHold = t.Object({
  until: t.String({ description: 'ISO 8601. From then on payouts go on' }),
  sentence: t.String({ description: 'Why, in the reader’s language' }),
})
export type PayoutHold = Static<typeof PayoutHold>
