import { t, type Static } from 'elysia'

export const SettleBody = t.Object({
  reference: t.Optional(
    t.Nullable(t.String({ maxLength: 255, description: 'Your reference for the payment.' })),
  ),
})
export type SettleBody = Static<typeof SettleBody>

export const FailBody = t.Object({
  reason: t.String({
    minLength: 1,
    maxLength: 255,
    description: 'The reason, which the partner can see.',
  }),
})
export type FailBody = Static<typeof FailBody>
