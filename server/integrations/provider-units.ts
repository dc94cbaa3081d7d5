import type { Verb } from './port.ts'
import { scaleParts } from './sale-parts.ts'

/** Converts an amount in a provider's units of a currency to minor units of ISO 4217. */
export type FromUnits = (amount: number, currency: string) => number

/** Converts the amounts of a verb from a provider's units to minor units; a refund needs its currency for that. */
export function toMinorUnits(one: Verb, fromUnits: FromUnits): Verb {
  if (one.verb === 'refund' && one.amountMinor !== null && one.currency !== undefined) {
    return { ...one, amountMinor: fromUnits(one.amountMinor, one.currency) }
  }
  if (one.verb !== 'sale') return one
  const { amountMinor: from, currency, charged, parts } = one
  const to = fromUnits(from, currency)
  return {
    ...one,
    amountMinor: to,
    parts: to === from ? parts : scaleParts(parts, { from, to }),
    ...(charged && {
      charged: { ...charged, amountMinor: fromUnits(charged.amountMinor, charged.currency) },
    }),
  }
}
