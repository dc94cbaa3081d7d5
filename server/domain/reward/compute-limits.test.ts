import { describe, expect, test } from 'bun:test'
import { computeEarning } from './compute.ts'
import { factsOf, inEnglish, percent, rewardOf } from './test-kit.ts'
import type { Limit, RewardFacts, RewardVersion } from './types.ts'

const earn = (version: RewardVersion, change: Partial<RewardFacts> = {}) =>
  inEnglish(computeEarning(version, factsOf(version, change)))

describe('the limits', () => {
  const monthly: Limit = { per: 'partner', period: 'month', amountMinor: 5_000, count: null }
  const three: Limit = { per: 'customer', period: 'all', amountMinor: null, count: 3 }
  const used = (amountMinor: bigint, count: number) => ({ amountMinor, count })

  test('of an amount pay what is left of it', () => {
    const version = rewardOf(percent(2_000), { limits: [monthly] })
    expect(earn(version, { used: [used(2_999n, 4)] })).toMatchObject({
      earningsMinor: 2_000n,
      capped: false,
    })
    expect(earn(version, { used: [used(3_000n, 4)] })).toMatchObject({
      earningsMinor: 2_000n,
      capped: false,
    })
    const cut = earn(version, { used: [used(3_001n, 1)] })
    expect(cut).toMatchObject({ earningsMinor: 1_999n, capped: true, terms: percent(2_000) })
    expect(cut.steps.at(-1)).toBe(
      'The limit is 50.00 EUR per partner per month. 1 earlier commission counts toward it, ' +
        'totaling 30.01 EUR. 19.99 EUR can still be paid.',
    )
  })

  test('that are used up, or more than that, pay nothing', () => {
    const version = rewardOf(percent(2_000), { limits: [monthly] })
    expect(earn(version, { used: [used(4_999n, 9)] })).toMatchObject({ earningsMinor: 1n })
    for (const amountMinor of [5_000n, 5_001n]) {
      const earning = earn(version, { used: [used(amountMinor, 1)] })
      expect(earning).toMatchObject({ earningsMinor: 0n, reason: 'limit_reached' })
      expect(earning.steps.at(-1)).toEndWith(' used all of it.')
    }
  })

  test('of a number pay whole until it is reached', () => {
    const version = rewardOf(percent(2_000), { limits: [three] })
    expect(earn(version, { used: [used(99_999n, 2)] })).toMatchObject({
      earningsMinor: 2_000n,
      capped: false,
    })
    for (const count of [3, 4]) {
      const earning = earn(version, { used: [used(600n, count)] })
      expect(earning).toMatchObject({ earningsMinor: 0n, reason: 'limit_reached' })
      expect(earning.steps.at(-1)).toBe(
        `The limit is 3 commissions per customer. ${count} earlier commissions totaling 6.00 EUR ` +
          'used all of it.',
      )
    }
  })

  test('hold together: the narrowest decides, each measured by its own use', () => {
    const version = rewardOf(percent(2_000), {
      limits: [three, monthly, { ...monthly, amountMinor: 9_000 }],
    })
    const uses = [used(0n, 1), used(4_500n, 9), used(4_500n, 9)]
    const earning = earn(version, { used: uses })
    expect(earning).toMatchObject({ earningsMinor: 500n, capped: true })
    expect(earning.steps.slice(2)).toEqual([
      'The limit is 3 commissions per customer. 1 earlier commission counts toward it, totaling 0.00 EUR. 20.00 EUR can still be paid.',
      'The limit is 50.00 EUR per partner per month. 9 earlier commissions count toward it, totaling 45.00 EUR. 5.00 EUR can still be paid.',
      'The limit is 90.00 EUR per partner per month. 9 earlier commissions count toward it, totaling 45.00 EUR. 5.00 EUR can still be paid.',
    ])
    expect(earn(version, { used: [used(0n, 3), ...uses.slice(1)] })).toMatchObject({
      reason: 'limit_reached',
    })
  })

  test('are not asked when nothing is earned', () => {
    const version = rewardOf(percent(2_000), { limits: [monthly] })
    const earning = earn(version, { saleMinor: 0n, used: [used(5_000n, 1)] })
    expect(earning).toMatchObject({ reason: 'zero_amount' })
  })

  test('without a measure are a mistake of the caller, and never unlimited', () => {
    const version = rewardOf(percent(2_000), { limits: [monthly] })
    expect(() => earn(version, { used: [] })).toThrow(
      new RangeError('facts.used must have one entry for each limit of the reward'),
    )
  })
})
