import { createCtx } from '../../../server/core/ctx.ts'
import { matureCommissions } from '../../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import type { TestBackend } from '../backend.ts'
import { createTestWorkspace } from '../workspace.ts'
import type { Call, Doing, RewardTerms } from './calls.ts'
import { checkStatements } from './perform-net.ts'
import { perform } from './perform.ts'
import { START_MS } from './plan.ts'
import { withHistoryInError } from './report-history.ts'
import { must, openProgram, type World } from './world.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** So long after the customers, so that sales that are told late have one. */
const FIRST_MS = START_MS + 30 * 24 * HOUR_MS

/** One thing that happens, so many hours after the one before. */
export type Event = { hours: number } & (
  | { kind: 'sale'; customer: number; amount: number; daysAgo: number }
  | { kind: 'refund'; sale: number; shareBps: number }
  | { kind: 'undo'; refund: number }
)

export interface NetPlan {
  holdingPeriodDays: number
  sale: RewardTerms
  referral: RewardTerms
  milestones: { metric: string; threshold: number; amount: number }[]
}

/** What happens besides after each event: it must leave no trace in what is earned. */
export type Besides = (player: Player, index: number) => Doing[]

/** A program of its own in which the history happens; its names end with the player's. */
export interface Player {
  world: World
  name: string
  /** The refunds that stand, the history's own alone. */
  refunds: { invoiceId: string; refundId: string; amount: number }[]
}

/**
 * Plays one history in as many programs of one workspace as there are ways to vary it, at the same times.
 * @returns what each earned whom in the end, and which causes the ledger has of all of them
 */
export async function playVariants<N extends string>(
  backend: TestBackend,
  { plan, events }: { plan: NetPlan; events: readonly Event[] },
  variants: Record<N, Besides>,
): Promise<{ earned: Record<N, Record<string, string>>; causes: string[] }> {
  backend.clock.set(START_MS)
  const workspace = await createTestWorkspace(backend)
  const players = (Object.entries(variants) as [N, Besides][]).map(([name, besides]) => {
    const world = openProgram(backend, workspace)
    return { name, besides, player: { world, name, refunds: [] } as Player }
  })
  const ctx = createCtx(backend.deps, players[0]!.player.world.scope)
  const each = (list: (one: (typeof players)[number]) => Doing | null, at: number) =>
    Promise.all(
      players.map(async (one) => {
        const doing = list(one)
        const { world } = one.player
        if (doing) await withHistoryInError(world, () => perform(world, { at, ...doing } as Call))
      }),
    )
  const steps = async (list: (one: (typeof players)[number]) => Doing[], startMs: number) => {
    const lists = new Map(players.map((one) => [one, list(one)]))
    const most = Math.max(...[...lists.values()].map(({ length }) => length))
    for (let step = 0; step < most; step++)
      await each((one) => lists.get(one)![step] ?? null, startMs + step * MINUTE_MS)
  }
  await steps(({ player }) => opening(plan, player), START_MS)
  let at = FIRST_MS
  for (const [index, event] of events.entries()) {
    at += event.hours * HOUR_MS
    await each(({ player }) => doingOf(player, event, index), at)
    await matureCommissions(ctx)
    await steps(({ player, besides }) => besides(player, index), at + MINUTE_MS)
  }
  const [{ player }] = players as [(typeof players)[number]]
  const { ok, differences } = await must(player.world, 'GET', '/ledger/check')
  if (!ok) throw new Error(`The ledger differs: ${JSON.stringify(differences)}`)
  const ends = players.map(async ({ name, player }) => {
    await withHistoryInError(player.world, () => checkStatements(player.world))
    return [name, await netOf(player)] as const
  })
  const earned = Object.fromEntries(await Promise.all(ends)) as Record<N, Record<string, string>>
  const causes = await backend.deps.db.sql<{ cause: string }[]>`
    select distinct cause from ledger_postings where workspace_id = ${workspace.id}`
  return { earned, causes: causes.map(({ cause }) => cause) }
}

export const CUSTOMERS = ['A', 'B']

function opening(
  { holdingPeriodDays, sale, referral, milestones }: NetPlan,
  { name }: Player,
): Doing[] {
  const group = 'default'
  return [
    { do: 'program', body: { name, currency: 'usd', holdingPeriodDays, minPayout: 0 } },
    { do: 'reward', group, event: 'sale', terms: sale },
    { do: 'reward', group, event: 'referral', terms: referral },
    ...milestones.map((one): Doing => ({ do: 'milestone', group, ...one })),
    { do: 'enroll', partner: `Ben-${name}`, group, country: null, by: null },
    { do: 'enroll', partner: `Ada-${name}`, group, country: null, by: `Ben-${name}` },
    ...CUSTOMERS.flatMap((one): Doing[] => [
      { do: 'click', customer: `${one} ${name}`, partner: `Ada-${name}`, country: 'DE' },
      { do: 'lead', customer: `${one} ${name}`, eventName: 'Sign up', quantity: 1 },
    ]),
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
    ([id, { amount, refunded }]) => id.startsWith('sale') && amount > refunded,
  )
  const [invoiceId, found] = open[sale % Math.max(1, open.length)] ?? []
  if (!invoiceId || !found) return null
  const amount = Math.ceil(((found.amount - found.refunded) * shareBps) / 10_000)
  return { invoiceId, refundId: `${key} ${name}`, amount }
}

function doingOf(player: Player, event: Event, index: number): Doing | null {
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

/** What is left of each commission, claw-backs folded into what they take back, and what the books say. */
async function netOf({ world, name }: Player): Promise<Record<string, string>> {
  const ws = world.workspace.id
  const { sql } = world.backend.deps.db
  const { id } = world.program
  const rows = await sql<{ name: string; net: string }[]>`
    select replace(p.name || ' ' || coalesce(m.metric || m.threshold, o.type || ' ' || s.invoice_id), ${name}, '') as name,
      sum(c.earnings)::text as net
    from commissions c
    join commissions o on o.workspace_id = ${ws} and o.id = coalesce(c.reverses_id, c.id)
    join enrollments e on e.workspace_id = ${ws} and e.id = c.enrollment_id
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    left join milestones m on m.workspace_id = ${ws} and m.id = o.milestone_id
    left join sales s on s.workspace_id = ${ws} and s.id = o.event_id
    where c.workspace_id = ${ws} and e.program_id = ${id} and c.status <> 'canceled'
    group by 1 having sum(c.earnings) <> 0
    union all
    select replace(p.name, ${name}, '') || case l.account when 'expense' then ' earned' else ' has' end, sum(l.amount)::text
    from ledger_entries l
    join enrollments e on e.workspace_id = ${ws} and e.id = l.enrollment_id
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    where l.workspace_id = ${ws} and e.program_id = ${id}
    group by 1 having sum(l.amount) <> 0`
  return Object.fromEntries(rows.map((row) => [row.name, row.net]))
}
