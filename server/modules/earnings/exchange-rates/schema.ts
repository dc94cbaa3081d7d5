import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'

const day = t.String({
  maxLength: 10,
  description: 'A UTC day; counts for that day and the seven after it',
  examples: ['2031-05-09'],
})
const currency = t.String({
  minLength: 3,
  maxLength: 10,
  description: 'ISO 4217',
  examples: ['kwd'],
})

export const RateBody = t.Object({
  day,
  currency,
  perEuro: t.Union([t.String({ maxLength: 30 }), t.Number()], {
    description:
      'How many units of the currency one euro buys, exactly: up to 12 digits behind the point',
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
    description: 'operator: your own, which wins; ecb: the European Central Bank',
  }),
  perEuro: t.String(),
  createdAt: t.String(),
})
export type ExchangeRate = Static<typeof ExchangeRate>

export const StoredRate = t.Object({
  ...ExchangeRate.properties,
  priced: t.Integer({ description: 'How many commissions had waited for it' }),
})
export type StoredRate = Static<typeof StoredRate>
