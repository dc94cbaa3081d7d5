import { memberOf } from './members.ts'
import type { PlannedVisitor } from './plan-year.ts'
import { partsOf, type PlannedRefund, type PlannedSale } from './plan-sales.ts'
import { enrolled, type World } from './world.ts'

/** Something that one customer does, or that is told of them. */
export interface Happening {
  atMs: number
  /** The visitor's name. */
  who: string
  /** A click cannot be told later: it happens when the link is followed. */
  isClick: boolean
  act(world: World): Promise<unknown>
}

/** Calls at once, as from a shop with several servers. No two of them are of one customer. */
const ABREAST = 6

/** Lists all that the visitors do, in the order of time. */
export function happeningsOf(visitors: readonly PlannedVisitor[]): Happening[] {
  return visitors.flatMap(ofVisitor).sort((a, b) => a.atMs - b.atMs)
}

function ofVisitor(visitor: PlannedVisitor): Happening[] {
  const { customer, clickMs, name: who } = visitor
  const all: Happening[] = []
  const at = (atMs: number, act: Happening['act']) => all.push({ atMs, who, isClick: false, act })
  if (clickMs !== null) {
    const act = (world: World) => click(world, visitor)
    all.push({ atMs: clickMs, who, isClick: true, act })
  }
  if (!customer) return all
  if (customer.leadMs !== null) at(customer.leadMs, (world) => lead(world, visitor))
  for (const [n, sale] of customer.sales.entries()) {
    at(sale.atMs, (world) => buy(world, visitor, { sale, isFirst: n === 0 }))
    for (const back of sale.refunds) {
      at(back.atMs, (world) => refund(world, sale, back))
      if (back.wonMs !== null) at(back.wonMs, (world) => winBack(world, sale, back))
    }
  }
  return all
}

/** Performs everything until a time; actions of the same hour run together. */
export async function performUntil(
  world: World,
  happenings: readonly Happening[],
  { from, untilMs }: { from: number; untilMs: number },
): Promise<number> {
  if (world.span.togetherMs) return performTogether(world, happenings, { from, untilMs })
  let next = from
  while (next < happenings.length && happenings[next]!.atMs < untilMs) {
    const { atMs } = happenings[next]!
    world.player.setTime(atMs)
    const turn: Happening[] = []
    while (happenings[next]?.atMs === atMs && turn.length < ABREAST) turn.push(happenings[next++]!)
    await Promise.all(turn.map((one) => one.act(world)))
  }
  return next
}

/**
 * Performs the same in less time: what happens within some days is told at their end, with its own time,
 * each customer's in order.
 */
async function performTogether(
  world: World,
  happenings: readonly Happening[],
  { from, untilMs }: { from: number; untilMs: number },
): Promise<number> {
  let next = from
  while (next < happenings.length && happenings[next]!.atMs < untilMs) {
    const endMs = Math.min(untilMs, happenings[next]!.atMs + world.span.togetherMs!)
    const turn: Happening[] = []
    while (happenings[next] && happenings[next]!.atMs < endMs) turn.push(happenings[next++]!)
    for (const one of turn.filter(({ isClick }) => isClick)) {
      world.player.setTime(one.atMs)
      await one.act(world)
    }
    world.player.setTime(turn.at(-1)!.atMs)
    const told = Map.groupBy(
      turn.filter(({ isClick }) => !isClick),
      ({ who }) => who,
    )
    await Promise.all(
      Array.from(told.values(), async (mine) => {
        for (const one of mine) await one.act(world)
      }),
    )
  }
  return next
}

async function click(world: World, visitor: PlannedVisitor): Promise<void> {
  const { linkKey } = enrolled(world, visitor.partner!)
  const id = await world.player.follow(linkKey, visitor)
  if (id) world.clicks.set(visitor.name, id)
}

async function lead({ player, clicks }: World, visitor: PlannedVisitor): Promise<void> {
  const clickId = clicks.get(visitor.name)
  // Nobody signs up on a page that they did not reach.
  if (!clickId) return
  const timestamp = isoOf(visitor.customer!.leadMs!)
  const body = { ...personOf(visitor), clickId, eventName: 'Sign up', timestamp }
  await player.call('POST', '/track/lead', body)
}

async function buy(
  { player, clicks }: World,
  visitor: PlannedVisitor,
  { sale, isFirst }: { sale: PlannedSale; isFirst: boolean },
): Promise<void> {
  const { arrival } = visitor.customer!
  const clickId = arrival === 'direct' && isFirst ? clicks.get(visitor.name) : undefined
  const discountCode = arrival === 'code' ? memberOf(visitor.partner!).code : undefined
  await player.call('POST', '/track/sale', {
    ...personOf(visitor),
    invoiceId: sale.invoiceId,
    amount: sale.amount,
    ...partsOf(sale),
    currency: sale.currency,
    eventName: 'Purchase',
    metadata: { plan: sale.plan },
    timestamp: isoOf(sale.atMs),
    ...(clickId && { clickId }),
    ...(discountCode && { discountCode }),
  })
}

async function refund(
  { player }: World,
  { invoiceId }: PlannedSale,
  { refundId, amount, kind, atMs }: PlannedRefund,
): Promise<void> {
  const timestamp = isoOf(atMs)
  await player.call('POST', '/track/refund', { invoiceId, refundId, amount, kind, timestamp })
}

async function winBack(
  { player }: World,
  { invoiceId }: PlannedSale,
  { refundId }: PlannedRefund,
): Promise<void> {
  const body = { invoiceId, refundId, reason: 'chargeback_won' }
  await player.call('POST', '/track/refund/reverse', body)
}

function personOf({ name, customer }: PlannedVisitor) {
  return {
    customerExternalId: customerIdOf(name),
    customerName: customer!.name,
    customerEmail: customer!.email,
  }
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}

/** Returns the shop's own id of a customer. */
export function customerIdOf(visitor: string): string {
  return visitor.replace('visitor ', 'cust_')
}
