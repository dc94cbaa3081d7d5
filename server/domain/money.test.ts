import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import {
  allocate,
  applyBps,
  CURRENCIES,
  currencyExponent,
  formatMinor,
  formatMoney,
  isCurrency,
  mulDivRound,
  parseCurrency,
} from './money.ts'

const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const abs = (value: bigint) => (value < 0n ? -value : value)

describe('currencies', () => {
  test('have the decimals of ISO 4217', () => {
    const exponents = ['jpy', 'krw', 'isk', 'usd', 'eur', 'kwd', 'bhd', 'tnd', 'clf'].map(
      currencyExponent,
    )
    expect(exponents).toEqual([0, 0, 0, 2, 2, 3, 3, 3, 4])
    expect(CURRENCIES.every((code) => /^[a-z]{3}$/.test(code))).toBe(true)
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
    expect(CURRENCIES).toEqual(CURRENCIES.toSorted())
    expect(CURRENCIES.filter((code) => ['usd', 'jpy', 'clf'].includes(code))).toEqual([
      'clf',
      'jpy',
      'usd',
    ])
  })

  test('agree with the runtime about which codes it knows', () => {
    const known = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
    const newer = new Set(['xad', 'xcg', 'zwg'])
    expect(CURRENCIES.filter((code) => !known.has(code) && !newer.has(code))).toEqual([])
  })

  test('are read in any case and written in lower case; anything else is refused with 422', () => {
    expect(parseCurrency(' USD ')).toBe('usd')
    for (const text of ['', 'us', 'usdollar', 'xxx', '__proto__', 'toString']) {
      expect(() => parseCurrency(text)).toThrow(ApiError)
      expect(isCurrency(text)).toBe(false)
    }
    expect(() => currencyExponent('nope')).toThrow(new RangeError('unknown currency "nope"'))
  })

  test('are refused by a sentence that quotes the beginning of what was written', () => {
    const refused = () => parseCurrency('a currency of our own making')
    const message = '"a currency of our ow" is not a currency. Use a code of ISO 4217, such as usd.'
    expect(refused).toThrow(message)
    expect(refused).toThrow(
      expect.objectContaining({ issues: [{ path: 'currency', message }] }) as ApiError,
    )
  })

  test('are written with as many decimals as they have', () => {
    expect(formatMinor(1200n, 'jpy')).toBe('1200')
    expect(formatMinor(-1205n, 'usd')).toBe('-12.05')
    expect(formatMinor(1n, 'kwd')).toBe('0.001')
    expect(formatMinor(0n, 'usd')).toBe('0.00')
    expect(formatMoney(1205n, 'usd')).toBe('12.05 USD')
  })
})

describe('rounding', () => {
  test('is half up and the same on both sides of zero', () => {
    const half = [mulDivRound(1n, 1n, 2n), mulDivRound(3n, 1n, 2n), mulDivRound(49n, 1n, 100n)]
    expect(half).toEqual([1n, 2n, 0n])
    expect([mulDivRound(-1n, 1n, 2n), mulDivRound(1n, -1n, 2n), mulDivRound(1n, 1n, -2n)]).toEqual([
      -1n,
      -1n,
      -1n,
    ])
    expect(mulDivRound(-1n, 1n, -2n)).toBe(1n)
    expect(() => mulDivRound(1n, 1n, 0n)).toThrow(new RangeError('division by zero'))
    expect([mulDivRound(0n, 5n, 3n), mulDivRound(0n, 5n, -3n)]).toEqual([0n, 0n])
  })

  test('is never off by more than half a unit, and mirrors with the sign', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        fc.pre(c !== 0n)
        const rounded = mulDivRound(a, b, c)
        expect(abs(rounded * c - a * b) * 2n <= abs(c)).toBe(true)
        expect(mulDivRound(-a, b, c)).toBe(-rounded)
      }),
    )
  })

  test('of basis points: all is all, nothing is nothing, and a half unit goes up', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(applyBps(value, 10_000)).toBe(value)
        expect(applyBps(value, 0)).toBe(0n)
      }),
    )
    expect([applyBps(1n, 5_000), applyBps(999n, 2_000), applyBps(-1n, 5_000)]).toEqual([
      1n,
      200n,
      -1n,
    ])
  })
})

describe('allocate', () => {
  const weights = fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0))

  test('never loses or invents a unit, and gives nothing to a weight of nothing', () => {
    fc.assert(
      fc.property(amount, weights, (value, list) => {
        const parts = allocate(value, list)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(value)
        list.forEach((weight, i) => weight === 0 && expect(parts[i]).toBe(0n))
      }),
    )
  })

  test('is never off by a whole unit from the exact share, and mirrors with the sign', () => {
    fc.assert(
      fc.property(amount, weights, (value, list) => {
        const total = BigInt(list.reduce((sum, weight) => sum + weight, 0))
        const parts = allocate(value, list)
        parts.forEach((part, i) =>
          expect(abs(part * total - value * BigInt(list[i]!)) < total).toBe(true),
        )
        expect(allocate(-value, list)).toEqual(parts.map((part) => -part))
      }),
    )
  })

  test('gives what is left over to the largest remainders, the earlier part first', () => {
    expect(allocate(100n, [1, 1, 1])).toEqual([34n, 33n, 33n])
    expect(allocate(5n, [3, 7])).toEqual([2n, 3n])
    expect(allocate(1n, [1, 2])).toEqual([0n, 1n])
    expect(allocate(7n, [1, 2, 1, 2, 1])).toEqual([1n, 2n, 1n, 2n, 1n])
    expect(allocate(-8n, [2, 3, 2, 3, 3])).toEqual([-1n, -2n, -1n, -2n, -2n])
  })

  test('refuses weights that cannot be shared by', () => {
    for (const list of [[], [0, 0], [-1, 2], [0.5, 1]]) {
      expect(() => allocate(1n, list)).toThrow(RangeError)
    }
    expect(() => allocate(1n, [-1, 2])).toThrow('weights must be whole numbers ≥ 0, and not all 0')
  })
})
