import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { describeDiscount } from '../domain/discount.ts'
import { message, type Message } from '../domain/message/message.ts'
import { format } from './format.ts'
import { ATTRIBUTES } from '../domain/reward/conditions/index.ts'
import { OPERATORS } from '../domain/reward/conditions/operators.ts'
import { computeEarning } from '../domain/reward/compute.ts'
import { describeModifier, describeProductRule, describeReward } from '../domain/reward/describe.ts'
import { sampleFacts } from '../domain/reward/preview.ts'
import { tiersOf } from '../domain/reward/test-kit.ts'
import { REWARD_EVENTS, type RewardVersion } from '../domain/reward/types.ts'
import { SALE_PARTS } from '../domain/sale-parts.ts'
import { LANGUAGES } from './catalogues.ts'
import { localeOf, requestLocale } from './locale.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const headers = (language?: string) => new Headers(language ? { 'accept-language': language } : {})

describe('a request', () => {
  test('that asks for no language is answered in the plain English of the API', () => {
    const step = message('earning.percentage', {
      rate: { bps: 2_000 },
      amount: { minor: '4900', currency: 'usd' },
      earnings: { minor: '980', currency: 'usd' },
    })
    const said = (language?: string) =>
      format(step, requestLocale(headers(language))).replaceAll('\u00a0', ' ')
    expect(said()).toBe('20 % of 49.00 USD is 9.80 USD.')
    expect(said('en')).toBe('20% of $49.00 is $9.80.')
    expect(said('de')).toBe('20 % von 49,00 $ sind 9,80 $.')
    expect(said('nl')).toBe('20% of $49.00 is $9.80.')
    expect(said('ja')).toBe('$49.00 の 20% は $9.80 です。')
  })

  test('is answered with the words of its language and the figures of its country', () => {
    const limit = message('reward.limit.commissions', { count: 1_000 })
    const said = (language: string) => format(limit, localeOf(language))
    expect(said('pt-PT')).toEndWith(' comissões')
    expect(said('de-CH')).toMatch(/^1[’']000 Provisionen$/)
    expect(localeOf('de-CH')).toEqual({ tag: 'de-CH', language: 'de', plain: false })
    expect(localeOf('nl-BE')).toEqual({ tag: 'nl-BE', language: 'en', plain: false })
  })
})

const terms = fc
  .record({
    flat: fc.option(fc.nat({ max: 10_000_000 })),
    rateBps: fc.nat({ max: 10_000 }),
    maxDurationMonths: fc.constantFrom(null, 0, 1, 2, 3, 12, 100),
  })
  .map(({ flat, rateBps, maxDurationMonths }) =>
    flat === null
      ? { type: 'percentage' as const, amountMinor: null, rateBps, maxDurationMonths }
      : { type: 'flat' as const, amountMinor: flat, rateBps: null, maxDurationMonths },
  )
const names = Object.entries(ATTRIBUTES).map(([name, { type }]) =>
  type === 'metadata' ? `${name}.plan` : name,
)
const value = fc.oneof(
  fc.constantFrom('DE', 'link', 'recurring', 'pro', true, false, 9.5),
  fc.nat({ max: 100_000 }),
  fc.array(fc.constantFrom('DE', 'FR', 'a b'), { maxLength: 7 }),
)
const condition = fc.record({
  attribute: fc.constantFrom(...names, 'no.such'),
  operator: fc.constantFrom(...Object.keys(OPERATORS)),
  value,
})
const match = fc.constantFrom('all' as const, 'any' as const)
const group = fc.record({
  match,
  conditions: fc.array(
    fc.oneof(condition, fc.record({ match, conditions: fc.array(condition, { maxLength: 3 }) })),
    { maxLength: 3 },
  ),
})
const limit = fc.record({
  per: fc.constantFrom('customer' as const, 'partner' as const),
  period: fc.constantFrom('all' as const, 'day' as const, 'week' as const, 'month' as const),
  amountMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  count: fc.option(fc.integer({ min: 1, max: 5 })),
})
const productIds = fc.subarray(['beans', 'mug', 'card'], { minLength: 1 })
const productRule = fc.record({
  productIds,
  type: fc.constantFrom('flat' as const, 'percentage' as const, 'excluded' as const),
  amountMinor: fc.nat({ max: 1_000 }),
  rateBps: fc.nat({ max: 10_000 }),
})
const parts = fc.record({
  amountMinor: fc.constant(1_000),
  taxMinor: fc.nat({ max: 300 }),
  shippingMinor: fc.nat({ max: 100 }),
  feeMinor: fc.nat({ max: 100 }),
  lineItems: fc.array(
    fc.record({
      productId: fc.constantFrom('beans', 'mug', 'tea'),
      name: fc.constant(null),
      quantity: fc.integer({ min: 1, max: 3 }),
      amountMinor: fc.nat({ max: 200 }),
    }),
    { maxLength: 3 },
  ),
})
const version: fc.Arbitrary<RewardVersion> = fc
  .record({
    base: terms,
    event: fc.constantFrom(...REWARD_EVENTS),
    currency: fc.constantFrom('usd', 'jpy', 'kwd'),
    limits: fc.array(limit, { maxLength: 2 }),
    modifiers: fc.array(
      fc.tuple(terms, group).map(([base, when]) => ({ ...base, when })),
      { maxLength: 3 },
    ),
    exclude: fc.subarray([...SALE_PARTS]),
    products: fc.array(productRule, { maxLength: 3 }),
    tiers: fc.option(tiersOf(1_000_000)),
  })
  .map(({ base, ...rest }) => ({ rewardId: 'rwd_1', version: 1, ...base, ...rest }))
const facts = fc.record({
  volume: fc.bigInt({ min: -10n, max: 10n ** 6n }),
  parts,
  saleMinor: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  firstAtMs: fc.option(fc.integer({ min: 0, max: 2 * NOW })),
  country: fc.option(fc.constantFrom('DE', 'FR')),
  metadata: fc.dictionary(fc.constantFrom('plan'), fc.constantFrom('pro', 7, true, ['a', 'b'])),
  used: fc.record({ amountMinor: fc.bigInt({ min: 0n, max: 10_000n }), count: fc.nat({ max: 6 }) }),
})

describe.each(LANGUAGES)('in %s', (language) => {
  const locale = localeOf(language)

  function check(step: Message): void {
    expect(format(step, locale)).not.toMatch(/\{\w+\}|undefined|NaN|\[object|[a-z]\.[a-z]+\.[a-z]/)
  }

  test('whatever an earning says is translated, with its values in it', () => {
    fc.assert(
      fc.property(version, facts, (of, { used, firstAtMs, country, ...rest }) => {
        const plain = sampleFacts(of, NOW)
        const known = { ...plain, ...rest, used: of.limits.map(() => used) }
        const customer = { ...plain.customer, firstAtMs, country }
        computeEarning(of, { ...known, customer }).steps.forEach(check)
        check(describeReward(of))
        for (const one of of.products) check(describeProductRule(one, of.currency))
        for (const one of of.modifiers) check(describeModifier(one, of))
        check(describeDiscount(of, of.currency))
      }),
      { numRuns: 150 },
    )
  })
})
