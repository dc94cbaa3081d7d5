import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  accountOf,
  accrue,
  adjust,
  cancel,
  hold,
  mature,
  release,
  restore,
  reverse,
  type CommissionChange,
  type CommissionState,
  type CommissionStatus,
} from './commission.ts'
import { reversalOf } from './refund.ts'
import { ApiError } from './errors.ts'

describe('what a refund takes back', () => {
  const facts = {
    earnedMinor: 1_000n,
    reversedMinor: 0n,
    saleMinor: 10_000n,
    refundedMinor: 2_500n,
  }

  test('is the commission’s share of the sale', () => {
    expect(reversalOf(facts)).toBe(250n)
    expect(reversalOf({ ...facts, reversedMinor: 250n, refundedMinor: 10_000n })).toBe(750n)
    expect(reversalOf({ ...facts, reversedMinor: 1_000n, refundedMinor: 10_000n })).toBe(0n)
  })

  test('rounds half a unit up', () => {
    const half = { ...facts, earnedMinor: 1n, saleMinor: 2n }
    expect(reversalOf({ ...half, refundedMinor: 1n })).toBe(1n)
    expect(reversalOf({ ...half, reversedMinor: 1n, refundedMinor: 2n })).toBe(0n)
    expect(reversalOf({ ...facts, earnedMinor: 1n, refundedMinor: 4_999n })).toBe(0n)
    expect(reversalOf({ ...half, earnedMinor: -1n, refundedMinor: 1n })).toBe(-1n)
  })

  test('is nothing when there was no sale to refund', () => {
    for (const saleMinor of [0n, -1n]) expect(reversalOf({ ...facts, saleMinor })).toBe(0n)
  })

  const sale = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const cuts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 12 })
  const earned = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })

  /** Refunds up to these points of the sale, one after the other. */
  const inSteps = (earnedMinor: bigint, saleMinor: bigint, points: bigint[]): bigint[] => {
    let reversedMinor = 0n
    return points.map((refundedMinor) => {
      const taken = reversalOf({ earnedMinor, reversedMinor, saleMinor, refundedMinor })
      reversedMinor += taken
      return taken
    })
  }
  const sum = (list: bigint[]) => list.reduce((total, one) => total + one, 0n)
  const sorted = (list: bigint[]) => list.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

  test('is the same in many small refunds as in one', () => {
    fc.assert(
      fc.property(earned, sale, cuts, (earnedMinor, saleMinor, list) => {
        const points = sorted(list.map((cut) => cut % (saleMinor + 1n)))
        const last = points.at(-1) ?? 0n
        const once = inSteps(earnedMinor, saleMinor, [last])
        expect(sum(inSteps(earnedMinor, saleMinor, points))).toBe(sum(once))
        expect(sum(inSteps(earnedMinor, saleMinor, [...points, saleMinor]))).toBe(earnedMinor)
      }),
    )
  })

  test('never exceeds what is left, never gives, and is symmetric for claw-backs', () => {
    fc.assert(
      fc.property(earned, sale, cuts, (earnedMinor, saleMinor, list) => {
        const points = sorted(list.map((cut) => cut % (saleMinor + 1n)))
        const taken = inSteps(earnedMinor, saleMinor, points)
        const sign = earnedMinor < 0n ? -1n : 1n
        expect(taken.every((one) => one * sign >= 0n)).toBe(true)
        expect(sum(taken) * sign <= earnedMinor * sign).toBe(true)
        expect(inSteps(-earnedMinor, saleMinor, points)).toEqual(taken.map((one) => -one))
      }),
    )
  })
})

const ONE = { id: 'cm_1', enrollmentId: 'enr_1', currency: 'usd' }

test('whatever happens to a commission, its entries sum to what remains of it', () => {
  type Localizable = (of: CommissionState, index: number) => CommissionChange
  const steps: Localizable[] = [
    (of, i) => mature(of, `${i}`),
    (of, i) => hold(of, `${i}`),
    release,
    (of, i) => cancel(of, `${i}`),
    (of, i) => restore(of, { status: 'pending', earningsMinor: 9n }, `${i}`),
    (of, i) => adjust(of, of.earningsMinor + 7n, `${i}`),
    (of, i) => reverse(of, of.earningsMinor / 3n, `${i}`),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom<CommissionStatus>('pending', 'held', 'due'),
      fc.bigInt({ min: -5_000n, max: 5_000n }),
      fc.array(fc.nat(steps.length - 1), { maxLength: 20 }),
      (status, earningsMinor, list) => {
        let now: CommissionState = { ...ONE, status, earningsMinor }
        const entries = [...(accrue(now)?.entries ?? [])]
        const keys = new Set<string>()
        for (const [index, step] of list.entries()) {
          try {
            const { posting, ...next } = steps[step]!(now, index)
            now = { ...now, ...next }
            if (!posting) continue
            expect(keys.has(posting.key)).toBe(false)
            keys.add(posting.key)
            entries.push(...posting.entries)
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError)
          }
        }
        for (const account of ['accrued', 'payable'] as const) {
          const there = entries.filter((one) => one.account === account)
          const total = there.reduce((sum, one) => sum + one.amountMinor, 0n)
          expect(total).toBe(accountOf(now.status) === account ? now.earningsMinor : 0n)
        }
      },
    ),
  )
})
