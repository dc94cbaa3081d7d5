import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { TestClock } from '../kit/backend.ts'
import type { Call, Doing } from '../kit/histories/calls.ts'
import { namedPayouts } from '../kit/histories/names.ts'
import { netReward } from '../kit/histories/net-rewards.ts'
import { perform } from '../kit/histories/perform.ts'
import { START_MS } from '../kit/histories/plan.ts'
import { withHistoryInError } from '../kit/histories/report-history.ts'
import { runs } from '../kit/histories/runs.ts'
import { must, openWorld, type World } from '../kit/histories/world.ts'
import { testBackend } from '../kit/test-backend.ts'

const RUNS = runs(30)
const HOUR_MS = 3_600_000
const CUSTOMERS = ['A', 'B']

const config = { databasePool: 8, trustProxy: true }
const backend = await testBackend({ clock: new TestClock(START_MS), config, twins: false })

/** One thing that happens, so many hours after the one before. */
type Event = { hours: number } & (
  | { kind: 'sale'; customer: number; amount: number }
  | { kind: 'refund'; sale: number; shareBps: number }
)
/** What is done besides, within the hour after an event. */
type Besides = (world: World, index: number) => Promise<void>

const hours = fc.constantFrom(1, 1, 24, 24, 24 * 12, 24 * 40)
const amount = fc.integer({ min: 1, max: 60_000 })
const customer = fc.nat(CUSTOMERS.length - 1)
const sale: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('sale' as const),
  hours,
  customer,
  amount,
})
const refunded: fc.Arbitrary<Event> = fc.record({
  kind: fc.constant('refund' as const),
  hours,
  sale: fc.nat(9),
  shareBps: fc.constantFrom(10_000, 9_000, 5_000, 3_333),
})
/** Without a sale there is nothing to refund. */
const events = fc
  .tuple(sale, fc.array(fc.oneof(sale, refunded), { minLength: 4, maxLength: 13, size: 'max' }))
  .map(([first, rest]) => [first, ...rest])
const plan = fc.record({ sale: netReward('sale'), referral: netReward('referral') })
type Plan = Parameters<Parameters<typeof plan.map>[0]>[0]

/** Plays a history in a workspace of its own: what each sale earned whom in the end. */
async function play(chosen: Plan, list: readonly Event[], besides: Besides) {
  backend.clock.set(START_MS)
  const world = await openWorld(backend)
  return withHistoryInError(world, async () => {
    let at = START_MS
    const go = (doing: Doing) => perform(world, { at: (at += 1000), ...doing } as Call)
    for (const doing of opening(chosen)) await go(doing)
    for (const [index, one] of list.entries()) {
      at = START_MS + HOUR_MS * list.slice(0, index + 1).reduce((sum, { hours }) => sum + hours, 1)
      if (one.kind === 'sale')
        await go(saleOf(CUSTOMERS[one.customer]!, `sale ${index}`, one.amount))
      else await refund(world, go, { index, ...one })
      await besides(world, index)
    }
    expect(await must(world, 'GET', '/ledger/check')).toMatchObject({ ok: true })
    return netOf(world)
  })
}

function opening({ sale, referral }: Plan): Doing[] {
  return [
    { do: 'program', body: { currency: 'usd', holdingPeriodDays: 0, minPayout: 0 } },
    { do: 'reward', group: 'default', event: 'sale', terms: sale },
    { do: 'reward', group: 'default', event: 'referral', terms: referral },
    { do: 'enroll', partner: 'Ben', group: 'default', country: null, by: null },
    { do: 'enroll', partner: 'Ada', group: 'default', country: null, by: 'Ben' },
    ...CUSTOMERS.flatMap((name): Doing[] => [
      { do: 'click', customer: name, partner: 'Ada', country: 'DE' },
      { do: 'lead', customer: name, eventName: 'Sign up', quantity: 1 },
    ]),
  ]
}

function saleOf(name: string, invoiceId: string, minor: number): Doing {
  const more = { currency: 'usd', plan: 'pro', daysAgo: 0, direct: false, code: null } as const
  return { do: 'sale', customer: name, invoiceId, amount: minor, processor: 'custom', ...more }
}

async function refund(
  world: World,
  go: (doing: Doing) => Promise<void>,
  { index, sale, shareBps }: { index: number; sale: number; shareBps: number },
): Promise<void> {
  const open = [...world.sales].filter(([id, one]) => id !== EXTRA && one.amount > one.refunded)
  const [invoiceId, found] = open[sale % Math.max(1, open.length)] ?? []
  if (!invoiceId || !found) return
  const share = Math.ceil(((found.amount - found.refunded) * shareBps) / 10_000)
  await go({ do: 'refund', invoiceId, refundId: `re ${index}`, amount: share, kind: 'refund' })
}

/** Pays out what is due and lets it arrive. */
async function payOut(world: World, index: number): Promise<void> {
  const at = backend.clock.now() + 1000
  const run = `run ${world.named++} ${index}`
  await perform(world, { at, do: 'mature' })
  await perform(world, { at, do: 'confirm', run, cap: null, partners: [] })
  for (const { name } of await namedPayouts(world)) {
    if (name.startsWith(run))
      await perform(world, { at, do: 'report', payout: name, status: 'completed' })
  }
}

/** What is left of each sale's commissions, claw-backs folded into what they take back. */
async function netOf(world: World): Promise<Record<string, string>> {
  const ws = world.workspace.id
  const rows = await backend.deps.db.sql<{ name: string; net: string }[]>`
    select o.type || ' ' || s.invoice_id as name, sum(c.earnings)::text as net
    from commissions c
    join commissions o on o.workspace_id = ${ws} and o.id = coalesce(c.reverses_id, c.id)
    join sales s on s.workspace_id = ${ws} and s.id = o.event_id
    where c.workspace_id = ${ws} group by 1 having sum(c.earnings) <> 0`
  return Object.fromEntries(rows.map(({ name, net }) => [name, net]))
}

const EXTRA = 'extra'
const nothing: Besides = async () => {}
const seen = { payouts: 0, taken: 0 }

test(`over ${RUNS.numRuns} histories the time of a payout changes nothing that a partner earns`, async () => {
  const times = fc.array(fc.boolean(), { minLength: 14, maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(plan, events, times, async (chosen, list, when) => {
      const pay: Besides = async (world, index) => {
        if (when[index]) await payOut(world, index)
        if (index === list.length - 1) seen.payouts += (await namedPayouts(world)).length
      }
      expect(await play(chosen, list, pay)).toEqual(await play(chosen, list, nothing))
    }),
    RUNS,
  )
  expect(seen.payouts).toBeGreaterThan(0)
}, 600_000)

test(`over ${RUNS.numRuns} histories a sale that is wholly refunded leaves no trace in what others earn`, async () => {
  const extra = fc.record({
    after: fc.nat(13),
    customer,
    amount,
    paid: fc.boolean(),
    parts: fc.nat(2),
  })
  await fc.assert(
    fc.asyncProperty(plan, events, extra, async (chosen, list, more) => {
      const besides: Besides = async (world, index) => {
        if (index === more.after % list.length) await sellAndRefund(world, more)
      }
      expect(await play(chosen, list, besides)).toEqual(await play(chosen, list, nothing))
    }),
    RUNS,
  )
}, 600_000)

async function sellAndRefund(
  world: World,
  more: { customer: number; amount: number; paid: boolean; parts: number },
): Promise<void> {
  const at = () => backend.clock.now() + 1000
  await perform(world, {
    at: at(),
    ...saleOf(CUSTOMERS[more.customer]!, EXTRA, more.amount),
  } as Call)
  if (more.paid) await payOut(world, 0)
  let left = more.amount
  for (let part = more.parts; part >= 0 && left > 0; part--) {
    const taken = part === 0 ? left : Math.ceil(left / 3)
    left -= taken
    const what = {
      do: 'refund',
      invoiceId: EXTRA,
      refundId: `extra ${part}`,
      kind: 'refund',
    } as const
    await perform(world, { at: at(), ...what, amount: taken })
  }
}
