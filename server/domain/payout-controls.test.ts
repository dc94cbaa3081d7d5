import { expect, test } from 'bun:test'
import { loosenedControls, type PayoutControls } from './payout-controls.ts'

const above = (aboveMinor: number) => ({ mode: 'above' as const, aboveMinor })
const current: PayoutControls = {
  payoutApproval: above(1_000),
  holdingPeriodDays: 30,
  accountChangeHoldDays: 3,
  dailyBonusLimit: 500n,
}

test.each([
  [{ payoutApproval: { mode: 'off' } }, ['payoutApproval']],
  [{ payoutApproval: above(1_001) }, ['payoutApproval']],
  [{ payoutApproval: above(1_000) }, []],
  [{ payoutApproval: above(0) }, []],
  [{ payoutApproval: { mode: 'always' } }, []],
  [{ holdingPeriodDays: 29 }, ['holdingPeriodDays']],
  [{ holdingPeriodDays: 31 }, []],
  [{ accountChangeHoldDays: 2 }, ['accountChangeHoldDays']],
  [{ accountChangeHoldDays: 3 }, []],
  [{ dailyBonusLimit: 501n }, ['dailyBonusLimit']],
  [{ dailyBonusLimit: 499n }, []],
  [{}, []],
] as [Partial<PayoutControls>, string[]][])('%p loosens %p', (set, names) => {
  expect(Object.keys(loosenedControls(current, set))).toEqual(names)
})

test('a rule of all payouts is loosened by any other, one that is off by none', () => {
  const always = { ...current, payoutApproval: { mode: 'always' as const } }
  const off = { ...current, payoutApproval: { mode: 'off' as const } }
  expect(loosenedControls(always, { payoutApproval: above(0) })).toHaveProperty('payoutApproval')
  expect(loosenedControls(off, { payoutApproval: above(9) })).toEqual({})
})
