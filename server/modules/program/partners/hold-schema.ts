import { t, type Static } from 'elysia'

export const PayoutHold = t.Object({
  until: t.String({ description: 'When the hold ends, in ISO 8601 format.' }),
  sentence: t.String({ description: 'The reason, in the reader’s language.' }),
})
export type PayoutHold = Static<typeof PayoutHold>
