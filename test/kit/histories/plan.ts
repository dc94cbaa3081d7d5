import fc from 'fast-check'
import type { Call, Condition, Doing, Limit, ProductRule, RewardTerms, Terms } from './calls.ts'
import { perform } from './perform.ts'
import type { World } from './world.ts'

/** Where every history begins: at the end of a month, shortly before midnight. */
export const START_MS = Date.UTC(2031, 0, 31, 22)
export const CURRENCIES = ['usd', 'eur', 'jpy', 'kwd'] as const
export const GROUPS = ['default', 'gold', 'silver'] as const
export const PARTNERS = ['Ada', 'Ben', 'Cleo', 'Dora'] as const
export const COUNTRIES = ['DE', 'AT', 'JP'] as const
/** About what a euro buys. */
export const PER_EURO = { usd: '1.0837', jpy: '163.42', kwd: '0.33291' } as const

/** How a program is set up. */
export interface Plan {
  currency: (typeof CURRENCIES)[number]
  holdingDays: number
  minPayout: number
  groups: {
    holdingDays: number | null
    sale: RewardTerms | null
    lead: RewardTerms | null
    referral: RewardTerms | null
  }[]
  partners: { group: number; country: string | null; brought: boolean }[]
  /** Whose rates are not known at first. */
  unknown: (typeof CURRENCIES)[number] | null
}

const terms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    amount: fc.constant(null),
    rateBps: fc.integer({ min: 1, max: 10_000 }),
    maxDurationMonths: fc.constantFrom(null, null, 0, 1, 12),
  }),
  fc.record({
    type: fc.constant('flat' as const),
    amount: fc.integer({ min: 1, max: 50_000 }),
    rateBps: fc.constant(null),
    maxDurationMonths: fc.constantFrom(null, null, 0, 1, 12),
  }),
)
export const newTerms = terms

export const limit: fc.Arbitrary<Limit> = fc
  .record({
    per: fc.constantFrom('customer', 'partner'),
    period: fc.constantFrom('all', 'day', 'week', 'month'),
    counts: fc.boolean(),
    amount: fc.integer({ min: 1, max: 200_000 }),
    count: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ counts, amount, count, ...rest }) => ({
    ...rest,
    amount: counts ? null : amount,
    count: counts ? count : null,
  }))
/** A referral has no customer. */
const ofPartner = limit.map((one) => ({ ...one, per: 'partner' as const }))

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    attribute: fc.constant('customer.country'),
    operator: fc.constantFrom('is', 'isNot'),
    value: fc.constantFrom<string>(...COUNTRIES),
  }),
  fc.record({
    attribute: fc.constant('customer.country'),
    operator: fc.constantFrom('in', 'notIn'),
    value: fc.subarray<string>([...COUNTRIES], { minLength: 1 }),
  }),
  fc.record({
    attribute: fc.constant('sale.amount'),
    operator: fc.constantFrom('gte', 'lt', 'gt', 'lte'),
    value: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({
    attribute: fc.constant('sale.metadata.plan'),
    operator: fc.constantFrom('is', 'isNot'),
    value: fc.constantFrom('pro', 'basic'),
  }),
  fc.record({
    attribute: fc.constant('sale.processor'),
    operator: fc.constant('is'),
    value: fc.constantFrom('stripe', 'custom'),
  }),
)

const modifier = fc
  .record({
    terms,
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
  })
  .map(({ terms: other, ...when }) => ({ ...other, when }))

const reward = (limits: typeof limit, modifiers: number): fc.Arbitrary<RewardTerms> =>
  fc
    .record({
      terms,
      limits: fc.array(limits, { maxLength: 2 }),
      modifiers: fc.array(modifier, { maxLength: modifiers }),
    })
    .map(({ terms: base, ...rest }) => ({ ...base, ...rest }))

const productIds = fc.subarray(['beans', 'mug'], { minLength: 1 })
const productRule: fc.Arbitrary<ProductRule> = fc
  .record({ productIds, of: fc.option(terms, { freq: 3 }) })
  .map(({ productIds: ids, of }) =>
    of === null
      ? { productIds: ids, type: 'excluded', amount: null, rateBps: null }
      : { productIds: ids, type: of.type, amount: of.amount, rateBps: of.rateBps },
  )
const saleReward: fc.Arbitrary<RewardTerms> = fc
  .record({
    base: reward(limit, 2),
    exclude: fc.subarray<'tax' | 'fee'>(['tax', 'fee']),
    products: fc.array(productRule, { maxLength: 2 }),
  })
  .map(({ base, ...rest }) => ({ ...base, ...rest }))

const group = fc.record({
  holdingDays: fc.constantFrom(null, null, 0, 14),
  sale: fc.option(saleReward, { freq: 8 }),
  lead: fc.option(reward(limit, 0), { freq: 1 }),
  referral: fc.option(reward(ofPartner, 0), { freq: 3 }),
})

export const plan: fc.Arbitrary<Plan> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  holdingDays: fc.constantFrom(0, 7, 30),
  minPayout: fc.constantFrom(0, 1, 10_000),
  groups: fc.array(group, { minLength: GROUPS.length, maxLength: GROUPS.length }),
  partners: fc.array(
    fc.record({
      group: fc.nat(GROUPS.length - 1),
      country: fc.constantFrom(null, ...COUNTRIES),
      brought: fc.boolean(),
    }),
    { minLength: PARTNERS.length, maxLength: PARTNERS.length },
  ),
  unknown: fc.option(fc.constantFrom(...CURRENCIES), { freq: 1 }),
})

/** Sets the program up; each partner may have been brought by the one before. */
export async function setUp(world: World, chosen: Plan): Promise<void> {
  for (const [n, doing] of setUpOf(chosen).entries()) {
    await perform(world, { at: START_MS + n, ...doing } as Call)
  }
}

function setUpOf({ currency, holdingDays, minPayout, groups, partners, unknown }: Plan): Doing[] {
  const body = { currency, holdingPeriodDays: holdingDays, minPayout }
  const rates = Object.entries(PER_EURO).filter(([code]) => code !== unknown)
  return [
    { do: 'program', body },
    ...rates.map(([code, perEuro]) => ({
      do: 'rates' as const,
      currency: code,
      perEuro,
      steady: false,
    })),
    ...groups.flatMap((one, n) => groupCalls(GROUPS[n]!, one)),
    ...partners.map((one, n) => ({
      do: 'enroll' as const,
      partner: PARTNERS[n]!,
      group: GROUPS[one.group]!,
      country: one.country,
      by: one.brought && n > 0 ? PARTNERS[n - 1]! : null,
    })),
    ...PARTNERS.filter((_, n) => partners[n]!.group === 0).map((partner, n) => ({
      do: 'code' as const,
      partner,
      discount: n === 0 ? ('new' as const) : ('same' as const),
    })),
  ]
}

function groupCalls(name: string, one: Plan['groups'][number]): Doing[] {
  const holdingPeriodDays = one.holdingDays
  const events = ['sale', 'lead', 'referral'] as const
  return [
    ...(name === 'default' ? [] : [{ do: 'group' as const, group: name, holdingPeriodDays }]),
    ...events.flatMap((event) => {
      const offered = one[event]
      return offered ? [{ do: 'reward' as const, group: name, event, terms: offered }] : []
    }),
  ]
}

/** The rates that were not known come in. */
export function arrivalOf({ unknown }: Plan): Doing[] {
  if (unknown === null || unknown === 'eur') return []
  const perEuro = PER_EURO[unknown]
  return [{ do: 'rates', currency: unknown, perEuro, steady: false }, { do: 'price' }]
}
