import { t, type Static } from 'elysia'

/** The part of a partner that a visitor's browser may see. */
export const BriefPartner = t.Object({
  id: t.String(),
  name: t.String(),
  image: t.Nullable(t.String()),
  groupId: t.Nullable(t.String()),
  tenantId: t.Nullable(t.String({ description: 'Your own ID of the partner.' })),
})
export type BriefPartner = Static<typeof BriefPartner>
