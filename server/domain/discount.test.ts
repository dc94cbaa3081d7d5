import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  checkDiscount,
  describeDiscount as describeTerms,
  discountedMinor,
  normalizeCode,
  type DiscountTerms,
} from './discount.ts'
import type { ApiError } from './errors.ts'
import { format } from '../locales/format.ts'
import { formatError } from '../locales/format-error.ts'

const describeDiscount = (...given: Parameters<typeof describeTerms>) =>
  format(describeTerms(...given))

const percent = (rateBps: number, maxDurationMonths: number | null = null): DiscountTerms => ({
  type: 'percentage',
  amountMinor: null,
  rateBps,
  maxDurationMonths,
})
const flat = (amountMinor: number, maxDurationMonths: number | null = null): DiscountTerms => ({
  type: 'flat',
  amountMinor,
  rateBps: null,
  maxDurationMonths,
})
function wrong(run: () => unknown): [string, string] {
  try {
    run()
  } catch (error) {
    const { path, message } = formatError(error as ApiError).issues![0]!
    return [path, message]
  }
  throw new Error('accepted')
}

describe('a draft of a discount', () => {
  test('is stored whole', () => {
    expect(checkDiscount({ type: 'percentage', rateBps: 2_000, maxDurationMonths: 3 })).toEqual(
      percent(2_000, 3),
    )
    expect(checkDiscount({ type: 'flat', amountMinor: 1 })).toEqual(flat(1))
    expect(checkDiscount(percent(10_000, 0))).toEqual(percent(10_000, 0))
  })

  test('takes something off, by an amount or a rate', () => {
    expect(wrong(() => checkDiscount({ type: 'flat', amountMinor: 0 }))).toEqual([
      'amountMinor',
      'amountMinor must be at least 1: a discount takes something off.',
    ])
    expect(wrong(() => checkDiscount({ type: 'percentage', rateBps: 0 }))).toEqual([
      'rateBps',
      'rateBps must be at least 1: a discount takes something off.',
    ])
    expect(wrong(() => checkDiscount({ type: 'percentage', rateBps: 10_001 }))[0]).toBe('rateBps')
    expect(wrong(() => checkDiscount({ type: 'flat', amountMinor: 0.5 }))).toEqual([
      'amountMinor',
      'amountMinor must be a whole number of minor units from 0 to 10000000000000.',
    ])
    expect(wrong(() => checkDiscount({ ...flat(5), rateBps: 5 }))[0]).toBe('rateBps')
    expect(wrong(() => checkDiscount({ ...flat(5), maxDurationMonths: 601 }))[0]).toBe(
      'maxDurationMonths',
    )
    expect(wrong(() => checkDiscount(null))).toEqual(['', 'The body must be an object.'])
  })
})

describe('a discount', () => {
  test('is described in one line', () => {
    expect(describeDiscount(percent(2_000, 3), 'usd')).toBe('20 % off for 3 months')
    expect(describeDiscount(percent(1_250, 1), 'usd')).toBe('12.5 % off for 1 month')
    expect(describeDiscount(flat(500, 0), 'usd')).toBe('5.00 USD off the first payment')
    expect(describeDiscount(flat(500), 'jpy')).toBe('500 JPY off every payment')
    expect(describeDiscount({ ...percent(1), rateBps: null }, 'usd')).toBe('0 % off every payment')
    expect(describeDiscount({ ...flat(1), amountMinor: null }, 'usd')).toBe(
      '0.00 USD off every payment',
    )
  })

  test('leaves the rest to pay, never less than nothing', () => {
    expect(discountedMinor(10_000n, percent(2_000))).toBe(8_000n)
    expect(discountedMinor(999n, percent(1_250))).toBe(874n)
    expect([1n, 3n].map((amount) => discountedMinor(amount, percent(5_000)))).toEqual([0n, 1n])
    expect(discountedMinor(10_000n, flat(500))).toBe(9_500n)
    expect([499n, 500n, 501n].map((amount) => discountedMinor(amount, flat(500)))).toEqual([
      0n,
      0n,
      1n,
    ])
    expect(discountedMinor(77n, { ...percent(1), rateBps: null })).toBe(77n)
    expect(discountedMinor(77n, { ...flat(1), amountMinor: null })).toBe(77n)
  })

  test('lies between nothing and the amount, and a share mirrors with the sign', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, value) => {
        for (const terms of [percent(value), flat(value)]) {
          const left = discountedMinor(amount, terms)
          expect(left >= 0n && left <= amount).toBe(true)
        }
        expect(discountedMinor(-amount, percent(value))).toBe(
          -discountedMinor(amount, percent(value)),
        )
      }),
    )
  })
})

describe('a code', () => {
  test('is looked up in upper case, without outer spaces', () => {
    expect(normalizeCode(' Summer_20-a ')).toBe('SUMMER_20-A')
    expect(normalizeCode('x')).toBe('X')
    expect(normalizeCode('9'.repeat(100))).toHaveLength(100)
  })

  test('has letters, digits, - and _ only, up to 100', () => {
    const refused = [
      '',
      ' ',
      'a b',
      'ä',
      '\u017f',
      '\u0131',
      '\u212a',
      'a.b',
      'a/b',
      'a\nb',
      'a\0',
      'x'.repeat(101),
    ]
    for (const text of refused) {
      expect(wrong(() => normalizeCode(text))).toEqual([
        'code',
        'A code can contain letters (a to z), digits, hyphens, and underscores, up to 100 characters.',
      ])
    }
  })

  test('is the same when it is normalized again, in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,100}$/), (text) => {
        const code = normalizeCode(text)
        expect([normalizeCode(code), normalizeCode(text.toLowerCase())]).toEqual([code, code])
      }),
    )
  })
})
