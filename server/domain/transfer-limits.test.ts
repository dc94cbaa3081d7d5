import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { splitDue, UNLIMITED } from './transfer-limits.ts'

const limits = fc.record({
  unitMinor: fc.constantFrom(1n, 10n, 100n),
  minMinor: fc.constant(1n),
  maxMinor: fc.option(fc.bigInt(1n, 1_000_000n)),
})

test('the two parts of an amount are the amount, and no larger part could be sent', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 2_000_000n), limits, (dueMinor, of) => {
      const { payableMinor, carriedMinor } = splitDue(dueMinor, of)
      expect(payableMinor + carriedMinor).toBe(dueMinor)
      expect(payableMinor % of.unitMinor).toBe(0n)
      expect(payableMinor >= 0n && carriedMinor >= 0n).toBe(true)
      const larger = payableMinor + of.unitMinor
      expect(payableMinor <= (of.maxMinor ?? dueMinor)).toBe(true)
      expect(larger > dueMinor || larger > (of.maxMinor ?? dueMinor)).toBe(true)
    }),
  )
})

test('paying again and again pays everything except less than a unit', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 500n), limits, (dueMinor, { unitMinor }) => {
      const of = { unitMinor, minMinor: 1n, maxMinor: unitMinor * 3n }
      let [left, paid] = [dueMinor, 0n]
      for (;;) {
        const { payableMinor, carriedMinor } = splitDue(left, of)
        if (payableMinor === 0n) break
        paid += payableMinor
        left = carriedMinor
      }
      expect(paid + left).toBe(dueMinor)
      expect(left < unitMinor).toBe(true)
    }),
  )
})

test.each([
  { due: 29_999n, unitMinor: 100n, maxMinor: null, paid: 29_900n, rest: 99n },
  { due: 99n, unitMinor: 100n, maxMinor: null, paid: 0n, rest: 99n },
  { due: 1_852n, unitMinor: 10n, maxMinor: null, paid: 1_850n, rest: 2n },
  { due: 500n, unitMinor: 1n, maxMinor: 400n, paid: 400n, rest: 100n },
  { due: 599n, unitMinor: 100n, maxMinor: 450n, paid: 400n, rest: 199n },
  { due: 0n, unitMinor: 1n, maxMinor: null, paid: 0n, rest: 0n },
  { due: -5n, unitMinor: 1n, maxMinor: null, paid: 0n, rest: -5n },
])('an amount in units and up to a maximum: %p', ({ due, paid, rest, ...limits }) => {
  const split = splitDue(due, { minMinor: 1n, ...limits })
  expect(split).toEqual({ payableMinor: paid, carriedMinor: rest })
})

test('a provider without limits pays every amount whole', () => {
  expect(splitDue(123n, UNLIMITED)).toEqual({ payableMinor: 123n, carriedMinor: 0n })
})
