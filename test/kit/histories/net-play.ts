import { createCtx } from '../../../server/core/ctx.ts'
import { matureCommissions } from '../../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import type { TestBackend } from '../backend.ts'
import { createTestWorkspace } from '../workspace.ts'
import type { Call, Doing, Outcome, RewardTerms } from './calls.ts'
import { readNet, type Played } from './net-of.ts'
import { checkStatements } from './perform-net.ts'
import { perform } from './perform.ts'
import { START_MS } from './plan.ts'
import { withHistoryInError } from './report-history.ts'
import { must, openProgram, type World } from './world.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1000
/** So long after the customers, so that sales that are told late have one. */
const FIRST_MS = START_MS + 30 * 24 * HOUR_MS

/** One thing that happens. */
export type Event =
  | { kind: 'sale'; customer: number; amount: number; daysAgo: number }
  | { kind: 'refund'; sale: number; shareBps: number }
  | { kind: 'undo'; refund: number }

export interface NetPlan {
  holdingPeriodDays: number
  sale: RewardTerms
  referral: RewardTerms
  milestones: { metric: string; threshold: number; amount: number }[]
}

/** One history: its events, and what happens besides, which must leave no trace in what is earned. */
export interface History {
  events: readonly Event[]
  besides: Besides
}

/** What happens after an event, each in its slot; histories that are played together share the slots' times. */
export type Besides = (player: Player, index: number) => (Doing | Pay | null)[]
/** The partners of the history are paid what is due to them. */
export interface Pay {
  do: 'pay'
  outcome: Outcome
}

export interface Batch {
  plan: NetPlan
  /** How long after the event before each event comes. */
  hours: readonly number[]
  histories: readonly History[]
  /** After which slots besides each event the months that are over are closed. */
  closings: readonly (number | null)[]
}

/** Two partners of a program, of whom one brought the other, and the customers of one history. */
export interface Player {
  world: World
  /** Ends all names of the history: `h2p` where it happens plainly, `h2m` with everything besides. */
  name: string
  /** The refunds that stand, the history's own alone. */
  refunds: { invoiceId: string; refundId: string; amount: number }[]
}

/**
 * Plays histories at the same times, each in two programs: in one nothing happens besides its events, in
 * the other everything else does, too.
 */
export async function playBatch(backend: TestBackend, batch: Batch): Promise<Played> {
  const { plan, hours, histories, closings } = batch
  backend.clock.set(START_MS)
  const workspace = await createTestWorkspace(backend)
  const worlds = { p: openProgram(backend, workspace), m: openProgram(backend, workspace) }
  const playersOf = (which: 'p' | 'm') =>
    histories.map((_, n): Player => ({ world: worlds[which], name: `h${n}${which}`, refunds: [] }))
  const [plain, mixed] = [playersOf('p'), playersOf('m')]
  const all = [...plain, ...mixed]
  for (const which of ['p', 'm'] as const) {
    for (const one of setUp(plan, which)) await doIn(worlds[which], START_MS, [one])
  }
  for (const step of [0, 1, 2, 3]) {
    await Promise.all(all.map((one) => doIn(one.world, START_MS, opening(one)[step]!)))
  }
  const ctx = createCtx(backend.deps, worlds.p.scope)
  let at = FIRST_MS
  for (const [index, pause] of hours.entries()) {
    at += pause * HOUR_MS
    const eventOf = (one: Player, n: number) => doingOf(one, histories[n]!.events[index], index)
    await Promise.all(
      [plain, mixed].flatMap((list) =>
        list.map((one, n) => doIn(one.world, at, [eventOf(one, n)])),
      ),
    )
    await matureCommissions(ctx)
    const besides = mixed.map((one, n) => histories[n]!.besides(one, index))
    await playSlots(mixed, besides, { atMs: at, closing: closings[index] ?? null })
  }
  const { ok, differences } = await must(worlds.m, 'GET', '/ledger/check')
  if (!ok) throw new Error(`The ledger differs: ${JSON.stringify(differences)}`)
  await withHistoryInError(worlds.m, () => checkStatements(worlds.m))
  return readNet(backend, { workspaceId: workspace.id, players: { plain, mixed } })
}

async function doIn(world: World, at: number, doings: readonly (Doing | null)[]): Promise<void> {
  for (const doing of doings) {
    if (doing) await withHistoryInError(world, () => perform(world, { at, ...doing } as Call))
  }
}

/** Does what stands in each slot, a second after the one before; who is paid then, by one draft. */
async function playSlots(
  players: readonly Player[],
  besides: readonly ReturnType<Besides>[],
  { atMs, closing }: { atMs: number; closing: number | null },
): Promise<void> {
  const { world } = players[0]!
  const most = Math.max(0, ...besides.map(({ length }) => length))
  for (let slot = 0; slot < most; slot++) {
    const at = atMs + (slot + 1) * SECOND_MS
    const outcomes: Record<string, Outcome> = {}
    const others = players.map(({ name }, n) => {
      const one = besides[n]![slot] ?? null
      if (one?.do !== 'pay') return one
      for (const partner of PARTNERS) outcomes[`${partner}-${name}`] = one.outcome
      return null
    })
    const isPaid = Object.keys(outcomes).length > 0
    await Promise.all([
      doIn(world, at, [isPaid ? { do: 'draft', outcomes } : null]),
      ...others.map((one) => doIn(world, at, [one])),
    ])
    if (closing === slot) await doIn(world, at, [{ do: 'close' }])
  }
}

export const CUSTOMERS = ['A', 'B']
const PARTNERS = ['Ada', 'Ben']

function setUp({ holdingPeriodDays, sale, referral, milestones }: NetPlan, name: string): Doing[] {
  const group = 'default'
  return [
    { do: 'program', body: { name, currency: 'usd', holdingPeriodDays, minPayout: 0 } },
    { do: 'reward', group, event: 'sale', terms: sale },
    { do: 'reward', group, event: 'referral', terms: referral },
    ...milestones.map((one): Doing => ({ do: 'milestone', group, ...one })),
  ]
}

/** What a history begins with, in steps. */
function opening({ name }: Player): Doing[][] {
  const group = 'default'
  const [partner, by] = [`Ada-${name}`, `Ben-${name}`]
  const customers = CUSTOMERS.map((one) => `${one} ${name}`)
  return [
    [{ do: 'enroll', partner: by, group, country: null, by: null }],
    [{ do: 'enroll', partner, group, country: null, by }],
    customers.map((customer) => ({ do: 'click', customer, partner, country: 'DE' })),
    customers.map((customer) => ({ do: 'lead', customer, eventName: 'Sign up', quantity: 1 })),
  ]
}

export function saleOf(
  { name }: Player,
  one: { invoice: string; customer: number; amount: number; daysAgo: number },
): Doing {
  const more = { currency: 'usd', plan: 'pro', processor: 'custom', direct: false } as const
  const { amount, daysAgo } = one
  const customer = `${CUSTOMERS[one.customer]} ${name}`
  const invoiceId = `${one.invoice} ${name}`
  return { do: 'sale', customer, invoiceId, amount, daysAgo, code: null, ...more }
}

export function refundOf(refund: { invoiceId: string; refundId: string; amount: number }): Doing {
  return { do: 'refund', kind: 'refund', ...refund }
}

/** Chooses a share of what is left of one of the history's own sales. */
export function chooseRefund(
  { world, name }: Player,
  { sale, shareBps, key }: { sale: number; shareBps: number; key: string },
) {
  const open = [...world.sales].filter(
    ([id, { amount, refunded }]) =>
      id.startsWith('sale') && id.endsWith(` ${name}`) && amount > refunded,
  )
  const [invoiceId, found] = open[sale % Math.max(1, open.length)] ?? []
  if (!invoiceId || !found) return null
  const amount = Math.ceil(((found.amount - found.refunded) * shareBps) / 10_000)
  return { invoiceId, refundId: `${key} ${name}`, amount }
}

function doingOf(player: Player, event: Event | undefined, index: number): Doing | null {
  if (!event) return null
  if (event.kind === 'sale') return saleOf(player, { invoice: `sale ${index}`, ...event })
  if (event.kind === 'undo') {
    const { refunds } = player
    const [refund] = refunds.splice(event.refund % Math.max(1, refunds.length), 1)
    return refund ? { do: 'undo', ...refund } : null
  }
  const refund = chooseRefund(player, { ...event, key: `re ${index}` })
  if (!refund) return null
  player.refunds.push(refund)
  return refundOf(refund)
}
