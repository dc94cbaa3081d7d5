import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { format } from '../locales/format.ts'
import { localeOf } from '../locales/locale.ts'
import { LANGUAGES } from '../locales/catalogues.ts'
import { message, money, type Message } from './message/message.ts'
import { receiptSentence, sentenceOf, type Standing } from './receipt-sentence.ts'
import { endWith, receiptOf } from './receipt.ts'
import { computeEarning } from './reward/compute.ts'
import { ATTRIBUTES } from './reward/conditions/index.ts'
import { operatorsOf } from './reward/conditions/operators.ts'
import { factsOf, flat, percent, rewardOf } from './reward/test-kit.ts'
import type { Condition, Modifier, RewardFacts, RewardVersion } from './reward/types.ts'

const PENDING: Standing = {
  status: 'pending',
  payable: { day: '2026-12-06', ofThisYear: true },
  paid: null,
}
const held = (count: number) => message('commission.holding-period', { count })

function stepsOf(version: RewardVersion, facts: Partial<RewardFacts> = {}): Message[] {
  return computeEarning(version, factsOf(version, facts)).steps
}

function said(steps: readonly Message[], tag = 'en', at?: Standing): string {
  return format(sentenceOf(receiptOf(steps), at), localeOf(tag)).replaceAll(/[\u00a0\u202f]/g, ' ')
}

function skipped(steps: readonly Message[], tag = 'en'): string[] {
  return receiptOf(steps).skipped.map((one) => format(one, localeOf(tag)))
}

const isNew: Condition = { attribute: 'sale.type', operator: 'is', value: 'new' }
const isAnnual: Condition = { attribute: 'sale.metadata.plan', operator: 'is', value: 'annual' }
const rule = (condition: Condition, terms: Partial<Modifier> = percent(3_000)): Modifier => ({
  ...percent(3_000),
  ...terms,
  when: { match: 'all', conditions: [condition] },
})

describe('a receipt', () => {
  test('says the sum, why it is this one, and when it is payable', () => {
    const version = rewardOf(percent(2_500), { currency: 'usd', modifiers: [rule(isNew)] })
    const steps = [...stepsOf(version, { saleMinor: 1_710n }), held(14)]
    expect(said(steps, 'en', PENDING)).toBe(
      '30% × $17.10 = $5.13 · first purchase of this customer · payable Dec 6, after a holding period of 14 days',
    )
    expect(said(steps, 'de', PENDING)).toBe(
      '30 % × 17,10 $ = 5,13 $ · erster Kauf dieses Kunden · zahlbar ab 6. Dez., nach 14 Tagen Rückgabefrist',
    )
  })

  test('names a rule by its label, and folds in those that did not apply', () => {
    const annual = { ...rule(isAnnual, flat(4_000)), label: 'Annual plan' }
    const version = rewardOf(percent(2_500), { currency: 'usd', modifiers: [annual, rule(isNew)] })
    expect(skipped(stepsOf(version))).toEqual(['Annual plan: $40.00 per sale'])
    const paid = stepsOf(version, { metadata: { plan: 'annual' } })
    expect(said(paid)).toBe('$40.00 · Annual plan')
    expect(skipped(paid)).toEqual([])
  })

  test('names a condition by its label, and without one says nothing of fields', () => {
    const labelled = rule({ ...isAnnual, label: 'Annual plan' })
    const facts = { metadata: { plan: 'annual' } }
    expect(said(stepsOf(rewardOf(percent(1_000), { modifiers: [labelled] }), facts))).toBe(
      '30% × €100.00 = €30.00 · Annual plan',
    )
    expect(said(stepsOf(rewardOf(percent(1_000), { modifiers: [rule(isAnnual)] }), facts))).toBe(
      '30% × €100.00 = €30.00 · certain sales',
    )
  })

  test('tells of a limit only where it cut the sum', () => {
    const limit = { per: 'partner', period: 'month', amountMinor: 1_500, count: null } as const
    const version = rewardOf(percent(1_000), { limits: [limit] })
    expect(said(stepsOf(version))).toBe('10% × €100.00 = €10.00')
    const used = [{ amountMinor: 1_200n, count: 3 }]
    expect(said(stepsOf(version, { used }))).toBe(
      '10% × €100.00 = €10.00 · capped at €15.00 per partner per month, with €3.00 left',
    )
  })

  test('ends with the amount that is paid, where limits or refunds leave less than the sum', () => {
    const limit = { per: 'customer', period: 'all', amountMinor: 6_000, count: null } as const
    const version = rewardOf(percent(1_000), { limits: [limit] })
    const facts = { used: [{ amountMinor: 5_880n, count: 6 }] }
    const { steps, earningsMinor } = computeEarning(version, factsOf(version, facts))
    const end = (minor: bigint, tag = 'en') => {
      const sentence = sentenceOf(endWith(receiptOf(steps), minor, 'eur'), PENDING)
      return format(sentence, localeOf(tag))
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split(' · ')
        .slice(-2)
    }
    expect(end(earningsMinor)).toEqual(['net commission €1.20', 'payable Dec 6'])
    expect(end(60n, 'de')[0]).toBe('verbleibende Provision 0,60 €')
    const plain = receiptOf(stepsOf(rewardOf(percent(1_000))))
    expect(endWith(plain, 1_000n, 'eur')).toEqual(plain)
  })

  test('says what was done by hand', () => {
    const actor = { name: 'key:key_1', means: message('commission.by-program') }
    const steps = [
      message('commission.custom.given', { actor, amount: money(500n, 'usd') }),
      message('commission.custom.no-holding-period'),
    ]
    const at = { ...PENDING, status: 'processed' }
    expect(said(steps, 'en', at)).toBe('The program added $5.00 manually. · payable since Dec 6')
  })

  test('says how each status stands', () => {
    const steps = [...stepsOf(rewardOf(percent(1_000))), held(0)]
    const ends = (status: string) =>
      said(steps, 'en', { ...PENDING, status })
        .split(' · ')
        .at(-1)
    expect(
      ['pending', 'processed', 'paid', 'hold', 'refunded', 'canceled', 'fraud', 'duplicate'].map(
        ends,
      ),
    ).toEqual([
      'payable Dec 6',
      'payable since Dec 6',
      'paid Dec 6',
      'under review by the program',
      'reversed after a refund',
      'canceled by the program',
      'canceled by the program',
      'duplicate',
    ])
  })

  test('names the day as the partner’s calendar does, and the year where it is another', () => {
    const receipt = receiptOf(stepsOf(rewardOf(percent(1_000))))
    const nowMs = Date.parse('2026-12-01T00:00:00Z')
    const at = (maturesAt: string, timeZone: string | null) =>
      format(
        receiptSentence(
          receipt,
          { status: 'pending', maturesAtMs: Date.parse(maturesAt), paidAtMs: null, timeZone },
          nowMs,
        ),
        localeOf('en'),
      ).replace(/^.*· /, '')
    expect(at('2026-12-06T23:30:00Z', null)).toBe('payable Dec 6')
    expect(at('2026-12-06T23:30:00Z', 'Asia/Tokyo')).toBe('payable Dec 7')
    expect(at('2027-01-06T12:00:00Z', null)).toBe('payable Jan 6, 2027')
  })

  test('can be made of steps that an older version stored', () => {
    const bare = { code: 'earning.percentage' } as const
    expect(receiptOf([bare, { code: 'earning.modifier-reason' }]).sums).toHaveLength(1)
    expect(receiptOf([{ code: 'no.such' } as unknown as Message]).notes).toHaveLength(1)
  })
})

/** What only programs read: names of fields, numbers of rules, operators. */
const INTERNAL = /metadata|modifier|sale type|\b(sale|lead|customer|partner)\.\w|cart_size|\{\w+\}/i

const names = Object.entries(ATTRIBUTES).map(([name, { type }]) => ({
  attribute: type === 'metadata' ? `${name}.cart_size` : name,
  type,
  name,
}))
const anyCondition = fc
  .constantFrom(...names.filter(({ name }) => name !== 'lead.metadata'))
  .chain(({ attribute, type }) =>
    fc.record({
      attribute: fc.constant(attribute),
      operator: fc.constantFrom(...operatorsOf(type)),
      value: fc.oneof(
        fc.nat({ max: 9_000 }),
        fc.constantFrom('DE', 'link', 'new', 'annual'),
        fc.array(fc.constantFrom('FR', 'code', 'recurring', 'prod_9'), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
    }),
  )

test('no receipt has words that only programs read, whatever the rules', () => {
  const modifiers = fc.array(
    fc.record({ condition: anyCondition, match: fc.constantFrom('all' as const, 'any' as const) }),
    { minLength: 1, maxLength: 3 },
  )
  fc.assert(
    fc.property(modifiers, fc.constantFrom(...LANGUAGES), (list, tag) => {
      const version = rewardOf(percent(1_000), {
        modifiers: list.map(({ condition, match }) => ({
          ...percent(2_000),
          when: { match, conditions: [condition, condition] },
        })),
      })
      const receipt = receiptOf(stepsOf(version, { metadata: { cart_size: 'annual' } }))
      const all = [...receipt.sums, ...receipt.reasons, ...receipt.notes, ...receipt.skipped]
      for (const one of all) expect(format(one, localeOf(tag))).not.toMatch(INTERNAL)
    }),
    { numRuns: 300 },
  )
})
