import type { TestBackend } from '../backend.ts'
import type { Call, Doing } from './calls.ts'
import { namedCommissions } from './names.ts'
import { perform } from './perform.ts'
import { START_MS } from './plan.ts'
import { openWorld, send, type World } from './world.ts'

export interface ShortHistory {
  world: World
  /** One thing after the other. */
  go(...doings: Doing[]): Promise<void>
  /** Each commission's name and what the API says of it. */
  earnings(): Promise<Record<string, string>>
  balance(partner: string): Promise<Record<string, number>>
}

const TENTH = { type: 'percentage', amount: null, rateBps: 1000, maxDurationMonths: null } as const

/** A history by hand: two partners with a customer each, ten percent of every sale, no holding period. */
export async function openShort(backend: TestBackend): Promise<ShortHistory> {
  backend.clock.set(START_MS)
  const world = await openWorld(backend)
  let at = START_MS
  const go = async (...doings: Doing[]) => {
    for (const doing of doings) await perform(world, { at: (at += 61_003), ...doing } as Call)
  }
  const terms = { ...TENTH, limits: [], modifiers: [] }
  await go(
    { do: 'program', body: { currency: 'usd', holdingPeriodDays: 0, minPayout: 0 } },
    { do: 'reward', group: 'default', event: 'sale', terms },
  )
  for (const partner of ['Ada', 'Ben']) {
    const customer = `customer of ${partner}`
    await go(
      { do: 'enroll', partner, group: 'default', country: null, by: null },
      { do: 'click', customer, partner, country: 'DE' },
      { do: 'lead', customer, eventName: 'Sign up', quantity: 1 },
    )
  }
  return {
    world,
    go,
    async earnings() {
      const { body } = await send<any[]>(world, 'GET', '/commissions')
      const names = await namedCommissions(world)
      const told = body.map(({ id, status, earnings }) => {
        return [names.find((one) => one.id === id)!.name, `${status} ${earnings}`]
      })
      return Object.fromEntries(told)
    },
    async balance(partner) {
      const { id } = world.partners.get(partner)!
      const { currency: _, ...balance } = (await send(world, 'GET', `/partners/${id}`)).body
        .earnings
      return balance
    },
  }
}

/** A sale of 100.00 to the customer of a partner. */
export function saleOf(partner: string, invoiceId: string): Doing {
  const more = { currency: 'usd', plan: 'pro', daysAgo: 0, direct: false, code: null }
  const customer = `customer of ${partner}`
  return { do: 'sale', customer, invoiceId, amount: 10_000, processor: 'custom', ...more }
}

export function confirm(run: string): Doing {
  return { do: 'confirm', run, cap: null, partners: [] }
}

/** What the bank says of a payout. */
export function report(payout: string, status: 'completed' | 'failed' | 'returned'): Doing {
  return { do: 'report', payout, status }
}
