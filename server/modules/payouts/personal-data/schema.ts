import { t, type Static } from 'elysia'

export const PartnerId = t.Object({
  id: t.String({ maxLength: 260, description: 'pn_… or ext_<tenantId>' }),
})

export const CustomerId = t.Object({
  id: t.String({ maxLength: 110, description: 'cus_… or ext_<your own id>' }),
})

export const EraseQuery = t.Object({
  force: t.Optional(
    t.Boolean({
      description:
        'Erase although something is unpaid: it is canceled. Needs `payouts.write` too. Default: false',
    }),
  ),
})
export type EraseQuery = Static<typeof EraseQuery>

export const ErasedPartner = t.Object({
  id: t.String(),
  bankFiles: t.Array(t.String(), {
    description:
      'Bank files that still name the partner, because transfers to others in them are under way. They are deleted with their age; copies that were downloaded are yours to delete',
  }),
})
export type ErasedPartner = Static<typeof ErasedPartner>
