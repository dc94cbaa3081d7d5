import { t, type Static } from 'elysia'

export const MergeBody = t.Object({
  fromPartnerId: t.String({
    maxLength: 64,
    description: 'The ID of the partner to merge. It’s removed.',
  }),
  intoPartnerId: t.String({ maxLength: 64, description: 'The ID of the partner to keep.' }),
})
export type MergeBody = Static<typeof MergeBody>
export const Merged = t.Object({ partnerId: t.String(), mergedPartnerId: t.String() })
export type Merged = Static<typeof Merged>
