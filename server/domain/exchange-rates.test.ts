import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import {
  convert,
  directRate,
  findRate,
  formatDecimal,
  parseRate,
  type DayRates,
  type Decimal,
} from './exchange-rates.ts'
import { CURRENCIES, currencyExponent } from './money.ts'

const decimal = parseRate
const ONE = decimal('1')
const perEuro = (from: string, to: string) => ({ from: decimal(from), to: decimal(to) })

const anyDecimal: fc.Arbitrary<Decimal> = fc.record({
  numerator: fc.bigInt({ min: 1n, max: 10n ** 10n }),
  scale: fc.integer({ min: 0, max: 8 }),
})
const anyRate = fc.record({ from: anyDecimal, to: anyDecimal })
const currency = fc.constantFrom(...CURRENCIES)
const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const abs = (value: bigint) => (value < 0n ? -value : value)

describe('converting', () => {
  test('keeps the decimals of both currencies right', () => {
    const rate = perEuro('1.0837', '169.54')
    expect(convert(10_837n, 'usd', 'jpy', rate)).toBe(16_954n)
    expect(convert(10_000n, 'jpy', 'usd', { from: rate.to, to: rate.from })).toBe(6392n)
    expect(convert(10_000n, 'kwd', 'usd', perEuro('0.307', '1'))).toBe(3257n)
    expect(convert(3257n, 'usd', 'kwd', perEuro('1', '0.307'))).toBe(10_000n - 1n)
    expect(convert(100n, 'eur', 'clf', directRate(decimal('0.02')))).toBe(200n)
    expect(convert(12_345n, 'kwd', 'jpy', directRate(decimal('500')))).toBe(6173n)
  })

  test('goes through the euro and rounds once', () => {
    // Rounded in euros between, 1 cent would be 0.01 EUR and come out as 2 instead of 1.
    expect(convert(1n, 'usd', 'pln', perEuro('2', '2.98'))).toBe(1n)
    expect(convert(1n, 'usd', 'pln', perEuro('2', '3'))).toBe(2n)
    expect(convert(-1n, 'usd', 'pln', perEuro('2', '3'))).toBe(-2n)
  })

  test('is never off by more than half a unit', () => {
    fc.assert(
      fc.property(amount, anyRate, currency, currency, (value, rate, from, to) => {
        fc.pre(from !== to)
        const [num, den] = ratio(rate, from, to)
        expect(abs(convert(value, from, to, rate) * den - value * num) * 2n <= den).toBe(true)
      }),
    )
  })

  test('there and back is bounded by the two roundings', () => {
    fc.assert(
      fc.property(amount, anyRate, currency, currency, (value, rate, from, to) => {
        const back = convert(convert(value, from, to, rate), to, from, {
          from: rate.to,
          to: rate.from,
        })
        const [num, den] = ratio(rate, from, to)
        expect(abs(back - value) * 2n * num <= den + num).toBe(true)
      }),
    )
  })

  test('keeps the sign, and mirrors with it', () => {
    fc.assert(
      fc.property(amount, anyRate, currency, currency, (value, rate, from, to) => {
        const there = convert(value, from, to, rate)
        expect(convert(-value, from, to, rate)).toBe(-there)
        expect(value > 0n ? there >= 0n : there <= 0n).toBe(true)
      }),
    )
  })

  test('to the same currency changes nothing, whatever the rate', () => {
    fc.assert(
      fc.property(amount, anyRate, currency, (value, rate, code) => {
        expect(convert(value, code, code, rate)).toBe(value)
      }),
    )
  })

  test('knows currencies only', () => {
    expect(() => convert(1n, 'usd', 'xxx', perEuro('1', '1'))).toThrow(RangeError)
    expect(() => convert(1n, 'xxx', 'usd', perEuro('1', '1'))).toThrow(RangeError)
  })
})

/** How many minor units of `to` one minor unit of `from` is, as a fraction. */
function ratio({ from: a, to: b }: { from: Decimal; to: Decimal }, from: string, to: string) {
  if (from === to) return [1n, 1n] as const
  const up = 10n ** BigInt(a.scale + currencyExponent(to))
  const down = 10n ** BigInt(b.scale + currencyExponent(from))
  return [b.numerator * up, a.numerator * down] as const
}

describe('a rate', () => {
  test('keeps every digit it was written with', () => {
    expect(parseRate('1.0837')).toEqual({ numerator: 10_837n, scale: 4 })
    expect(parseRate('17')).toEqual({ numerator: 17n, scale: 0 })
    for (const text of ['1', '0.5', '10.50', '999999999999.999999999999', '0.000000000001']) {
      expect(formatDecimal(parseRate(text))).toBe(text)
    }
    expect(formatDecimal(parseRate('007'))).toBe('7')
  })

  test('is above nothing and written plainly, or refused with 422', () => {
    const bad = ['', '0', '0.000', '-1', '+1', '1.', '.5', '1,5', '1e3', ' 1', '1 ', 'NaN', '1.2.3']
    for (const text of [...bad, '1'.repeat(13), `1.${'1'.repeat(13)}`, '١', '1\n']) {
      expect(() => parseRate(text)).toThrow(ApiError)
    }
    expect(() => parseRate('0')).toThrow(
      '"0" is not a rate. Write a number above 0, such as 1.0837.',
    )
    try {
      parseRate('x'.repeat(50))
    } catch (error) {
      expect((error as ApiError).issues![0]!.path).toBe('rate')
      expect((error as ApiError).message).toStartWith(`"${'x'.repeat(40)}" is`)
    }
  })

  test('of the operator’s own is units of the one for one of the other', () => {
    expect(directRate(decimal('0.92'))).toEqual({ from: ONE, to: decimal('0.92') })
    expect(convert(10_000n, 'usd', 'eur', directRate(decimal('0.92')))).toBe(9200n)
  })
})

describe('the rate of a day', () => {
  const on = (day: string, rates: Record<string, string>): DayRates => ({
    day,
    rates: Object.entries(rates).map(([code, rate]) => ({ currency: code, rate: decimal(rate) })),
  })
  const days = [
    on('2026-03-02', { usd: '1.2', jpy: '160' }),
    on('2026-03-06', { usd: '1.6' }),
    on('2026-03-05', { usd: '1.5', jpy: '150' }),
    on('2026-03-09', { usd: '1.9', jpy: '190' }),
  ]
  const found = (day: string, from: string, to: string, maxAgeDays?: number) => {
    const age = maxAgeDays === undefined ? {} : { maxAgeDays }
    const rate = findRate(days, day, { from, to, ...age })
    return rate && [rate.day, formatDecimal(rate.rate.from), formatDecimal(rate.rate.to)]
  }

  test('is the latest that is not after it', () => {
    expect(found('2026-03-06', 'eur', 'usd')).toEqual(['2026-03-06', '1', '1.6'])
    expect(found('2026-03-08', 'usd', 'eur')).toEqual(['2026-03-06', '1.6', '1'])
    expect(found('2026-03-09', 'eur', 'usd')).toEqual(['2026-03-09', '1', '1.9'])
    expect(found('2026-03-01', 'eur', 'usd')).toBeNull()
  })

  test('is of a day that knows both currencies', () => {
    expect(found('2026-03-08', 'usd', 'jpy')).toEqual(['2026-03-05', '1.5', '150'])
    expect(found('2026-03-08', 'jpy', 'usd')).toEqual(['2026-03-05', '150', '1.5'])
    expect(found('2026-03-08', 'gbp', 'usd')).toBeNull()
    expect(found('2026-03-08', 'usd', 'gbp')).toBeNull()
  })

  test('is the last one that was given when a day comes twice', () => {
    const twice = [on('2026-03-09', { usd: '2' }), on('2026-03-09', { usd: '3' })]
    const { rate } = findRate(twice, '2026-03-09', { from: 'eur', to: 'usd' })!
    expect(formatDecimal(rate.to)).toBe('3')
  })

  test('is at most seven days old, or as many as are asked for', () => {
    expect(found('2026-03-16', 'eur', 'usd')![0]).toBe('2026-03-09')
    expect(found('2026-03-17', 'eur', 'usd')).toBeNull()
    expect(found('2026-03-17', 'eur', 'usd', 8)![0]).toBe('2026-03-09')
    expect(found('2026-03-10', 'eur', 'usd', 0)).toBeNull()
    expect(found('2026-03-09', 'eur', 'usd', 0)![0]).toBe('2026-03-09')
  })

  test('is one for the same currency, known or not', () => {
    expect(found('2026-03-17', 'usd', 'usd')).toEqual(['2026-03-17', '1', '1'])
  })
})
