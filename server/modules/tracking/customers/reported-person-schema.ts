import { t, type Static } from 'elysia'

const text = t.Nullable(t.String())

/** The customer of an event that a browser reported, as it was sent. */
export const ReportedPerson = t.Object({
  externalId: t.String(),
  name: text,
  email: text,
  avatar: text,
})
type ReportedPerson = Static<typeof ReportedPerson>

/** Returns the customer as the caller described them, whatever is stored. */
export function reportedPerson(body: {
  customerExternalId: string
  customerName?: string | null | undefined
  customerEmail?: string | null | undefined
  customerAvatar?: string | null | undefined
}): ReportedPerson {
  return {
    externalId: body.customerExternalId,
    name: body.customerName ?? null,
    email: body.customerEmail ?? null,
    avatar: body.customerAvatar ?? null,
  }
}
