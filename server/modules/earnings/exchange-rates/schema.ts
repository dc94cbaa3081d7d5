import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'

const day = t.String({
  maxLength: 10,
  description: 'The UTC date. The rate applies to this day and the next seven days.',
  examples: ['2031-05-09'],
})
const currency = t.String({
  minLength: 3,
  maxLength: 10,
  description: 'The ISO 4217 currency code.',
  examples: ['kwd'],
})

export const RateBody = t.Object({
  day,
  currency,
  perEuro: t.Union([t.String({ maxLength: 30 }), t.Number()], {
    description: 'The number of units of the currency that one euro buys, with up to 12 decimals.',
    examples: ['0.3341'],
  }),
})
export type RateBody = Static<typeof RateBody>

export const RatesQuery = t.Object({
  currency: t.Optional(currency),
  day: t.Optional(day),
  ...pageFields,
})
export type RatesQuery = Static<typeof RatesQuery>

export const ExchangeRate = t.Object({
  day: t.String(),
  currency: t.String(),
  source: t.String({
    description:
      'The source. `operator` is your own rate and takes precedence. `ecb` is the European Central Bank.',
  }),
  perEuro: t.String(),
  createdAt: t.String(),
})
export type ExchangeRate = Static<typeof ExchangeRate>

export const StoredRate = t.Object({
  ...ExchangeRate.properties,
  priced: t.Integer({ description: 'The number of commissions that were waiting for the rate.' }),
})
export type StoredRate = Static<typeof StoredRate>
