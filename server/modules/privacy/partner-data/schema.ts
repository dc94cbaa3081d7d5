import { t, type Static } from 'elysia'

export const PartnerId = t.Object({
  id: t.String({
    maxLength: 260,
    description: 'The partner’s ID (`pn_…`), or your own ID with the prefix `ext_`.',
  }),
})

export const EraseQuery = t.Object({
  force: t.Optional(
    t.Boolean({
      description:
        'Whether to erase a partner with an unpaid balance, which is then canceled. Also requires `payouts.write`. Defaults to false.',
    }),
  ),
})
export type EraseQuery = Static<typeof EraseQuery>

export const ErasedPartner = t.Object({
  id: t.String(),
  bankFiles: t.Array(t.String(), {
    description:
      'Bank files that still contain the partner’s name, because other transfers in them are in progress. They’re deleted later. Delete any copies that you downloaded.',
  }),
})
export type ErasedPartner = Static<typeof ErasedPartner>
