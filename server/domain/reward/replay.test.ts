import { describe, expect, test } from 'bun:test'
import { replayReward, type ReplayedEvent } from './replay.ts'
import type { Before } from './replay-history.ts'
import { flat, NOW, percent, rewardOf } from './test-kit.ts'
import type { Limit, RewardVersion } from './types.ts'

const DAY_MS = 86_400_000
const NONE = { leads: 0, sales: 0, revenueMinor: 0n, earningsMinor: 0n }
const BEFORE: Before = {
  all: NONE,
  period: NONE,
  clicks: 0,
  used: [],
  customers: new Map(),
  atMs: NOW - 400 * DAY_MS,
}

let ids = 0

/** A sale of 100.00 EUR, so many days from now. */
function sale(days: number, more: Partial<ReplayedEvent> & { minor?: number } = {}): ReplayedEvent {
  const { minor = 10_000, ...rest } = more
  return {
    id: `evt_${++ids}`,
    customerId: 'cus_1',
    amountMinor: BigInt(minor),
    refunds: [],
    facts: {
      event: 'sale',
      atMs: NOW + days * DAY_MS,
      quantity: 1,
      saleMinor: BigInt(minor),
      customer: { country: null, source: 'link', signedUpAtMs: null },
      partner: { country: null },
      sale: { productIds: [], processor: null, eventName: null },
      metadata: {},
    },
    ...rest,
  }
}

const refund = (days: number, minor: number) => {
  return { atMs: NOW + days * DAY_MS, amountMinor: BigInt(minor) }
}

function earned(
  version: RewardVersion,
  events: readonly ReplayedEvent[],
  before: Partial<Before> = {},
): number[] {
  const partner = { before: { ...BEFORE, ...before }, events, others: [] }
  return replayReward(version, partner).map(({ netMinor }) => Number(netMinor))
}

const atMost = (amountMinor: number, rest: Partial<Limit> = {}): Limit => {
  return { per: 'partner', period: 'month', amountMinor, count: null, ...rest }
}

describe('a replay', () => {
  test('pays each sale by the rate, less what refunds took of it', () => {
    const events = [sale(0), sale(1, { refunds: [refund(2, 2500), refund(3, 2500)] })]
    expect(earned(rewardOf(percent(2000)), events)).toEqual([2000, 1000])
  })

  test('gives back what an undone refund had taken', () => {
    const events = [sale(0, { refunds: [refund(1, 10_000), refund(2, -10_000)] })]
    expect(earned(rewardOf(percent(2000)), events)).toEqual([2000])
  })

  test('answers in the order of the events, but pays in the order of time', () => {
    const version = rewardOf(percent(1000, 0))
    expect(earned(version, [sale(5), sale(1)])).toEqual([0, 1000])
  })

  test('begins a duration anew when the first sale is wholly refunded', () => {
    const version = rewardOf(percent(1000, 0))
    const first = sale(0, { refunds: [refund(1, 10_000)] })
    expect(earned(version, [first, sale(2), sale(3)])).toEqual([0, 1000, 0])
  })

  test('counts a duration from before its beginning', () => {
    const first = { firstAtMs: NOW - 70 * DAY_MS, used: [] }
    const customers = new Map([['cus_1', first]])
    const events = [sale(-5), sale(0, { customerId: 'cus_2' })]
    expect(earned(rewardOf(percent(1000, 2)), events, { customers })).toEqual([0, 1000])
  })
})

describe('limits of a replay', () => {
  test('cut in the month that is full, and not in the next', () => {
    const version = rewardOf(percent(1000), { limits: [atMost(1500)] })
    expect(earned(version, [sale(0), sale(1), sale(2), sale(30)])).toEqual([1000, 500, 0, 1000])
  })

  test('have room again for what a refund took', () => {
    const version = rewardOf(percent(1000), { limits: [atMost(1500)] })
    const first = sale(0, { refunds: [refund(1, 10_000)] })
    expect(earned(version, [first, sale(2), sale(3)])).toEqual([0, 1000, 500])
  })

  test('are kept for each customer', () => {
    const limits = [
      { ...atMost(1, { per: 'customer', period: 'all' }), amountMinor: null, count: 1 },
    ]
    const version = rewardOf(flat(500), { limits })
    const events = [sale(0), sale(1), sale(2, { customerId: 'cus_2' })]
    expect(earned(version, events)).toEqual([500, 0, 500])
  })

  test('know what was used of their period before', () => {
    const version = rewardOf(percent(1000), { limits: [atMost(1500)] })
    const before = { used: [{ amountMinor: 1200n, count: 1 }], atMs: NOW - DAY_MS }
    expect(earned(version, [sale(0), sale(30)], before)).toEqual([300, 1000])
  })
})

describe('tiers of a replay', () => {
  const tiers = (measure: 'revenue' | 'leads' | 'sales' | 'earnings') => {
    const levels = [{ threshold: 2, ...flat(900) }]
    return rewardOf(flat(100), {
      tiers: { measure, period: 'all', mode: 'all_or_nothing', levels },
    })
  }

  test('go by the sales that were before, and that a refund did not undo', () => {
    const refunded = sale(0, { refunds: [refund(1, 10_000)] })
    const events = [refunded, sale(2), sale(3), sale(4)]
    expect(earned(tiers('sales'), events)).toEqual([0, 100, 100, 900])
  })

  test('go by leads in between', () => {
    const lead = { ...NONE, leads: 2, atMs: NOW + DAY_MS }
    const partner = { before: BEFORE, events: [sale(0), sale(2)], others: [lead] }
    const nets = replayReward(tiers('leads'), partner).map(({ netMinor }) => netMinor)
    expect(nets).toEqual([100n, 900n])
  })

  test('go on from what was brought before', () => {
    const before = { all: { ...NONE, sales: 1 }, period: { ...NONE, sales: 1 } }
    expect(earned(tiers('sales'), [sale(0), sale(1)], before)).toEqual([100, 900])
  })
})
