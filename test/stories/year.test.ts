import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createPlayer } from '../../demo/story/player.ts'
import { openProviderStubs, type ProviderStubs } from '../../demo/story/provider-stubs.ts'
import { playStory } from '../../demo/story/play-story.ts'
import type { World } from '../../demo/story/world.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { createKey } from '../../server/modules/platform/workspaces/create-key.ts'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { validateResponses } from '../kit/openapi.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { YEAR } from '../kit/year/golden.ts'
import { storedCommissions, type StoredCommission } from '../kit/year/facts.ts'
import { plannedRefunds, storedRefunds } from '../kit/year/refunds.ts'
import { expectedSales, refundedOf, share } from '../kit/year/terms.ts'
import { bonusOf, expectedBonuses } from '../kit/year/milestones.ts'
import { totalsOf } from '../kit/year/totals.ts'

const START = Date.UTC(2030, 0, 1)
/** PostgreSQL is unpacked and started first, and a year takes its time on a busy machine. */
const YEAR_MS = 600_000

let backend: TestBackend
let providerStubs: ProviderStubs
let world: World
let commissions: StoredCommission[]
const checks: { month: number; ok: boolean; differences: unknown[] }[] = []

beforeAll(async () => {
  backend = await createBackend({ clock: new TestClock(START), config: { databasePool: 20 } })
  providerStubs = await openProviderStubs()
  const workspace = await createTestWorkspace(backend)
  const { id: workspaceId, secretKey, publishableKey, domain } = workspace
  const finance = {
    workspaceId,
    plan: workspace.plan,
    actor: { type: 'system', name: 'test' },
  } as const
  const { key: financeKey } = await createKey(createCtx(backend.deps, finance), {
    name: 'Finance',
    scopes: ['payouts.write'],
  })
  const player = createPlayer(backend.deps, {
    clock: backend.clock,
    providerStubs,
    stage: {
      workspaceId,
      secretKey,
      publishableKey,
      financeKey,
      domain,
      shopUrl: 'https://shop.test/',
    },
    around: validateResponses,
  })
  world = await playStory(player, {
    startMs: START,
    endMs: Date.UTC(2031, 0, 1),
    seed: 2030,
    scale: 0.5,
    rateDays: 1,
    async onMonth(_, month) {
      const { ok, differences } = await player.call<any>('GET', '/ledger/check')
      checks.push({ month, ok, differences })
    },
  })
  commissions = await storedCommissions(backend, world)
}, YEAR_MS)

afterAll(async () => {
  await providerStubs?.stop()
  await backend.close()
})

test('the ledger agrees with everything beside it after each of twelve months', () => {
  const ok = Array.from({ length: 12 }, (_, month) => ({ month, ok: true, differences: [] }))
  expect(checks).toEqual(ok)
})

test('every commission of a sale is what the story works out by itself: rate, version, modifier, tier, limit', () => {
  const expected = expectedSales(world)
  const ofSales = commissions.filter(({ type, reversesId }) => type === 'sale' && !reversesId)
  const computed = ofSales.map(({ invoiceId, amount, earned, currency }) => {
    return { invoiceId, amount, earned, currency }
  })
  const worked = ofSales.map(({ invoiceId }) => {
    const { amount, earned, currency } = expected.get(invoiceId!)!
    return { invoiceId, amount, earned, currency }
  })
  expect(computed).toEqual(worked)
  for (const { steps, reward } of ofSales) {
    expect(reward).not.toBeNull()
    expect(steps.length).toBeGreaterThan(0)
  }
})

test('what was refunded or charged back is taken back in proportion, before and after it was paid', () => {
  const expected = expectedSales(world)
  const backed = commissions.filter(({ reversesId }) => reversesId !== null)
  for (const one of commissions) {
    if (one.type !== 'sale' || one.reversesId || one.status === 'canceled') continue
    const { sale } = expected.get(one.invoiceId!)!
    const back = share(one.earned, refundedOf(sale), BigInt(sale.amount))
    const clawedBack = backed
      .filter(({ reversesId, status }) => reversesId === one.id && status !== 'canceled')
      .reduce((sum, { earnings }) => sum + earnings, 0n)
    expect({ of: one.invoiceId, left: one.earnings + clawedBack }).toEqual({
      of: one.invoiceId,
      left: one.earned - back,
    })
    expect(one.reversed).toBe(back)
  }
  // The year has both: what shrank before the payout, and what was taken from a later one.
  expect(backed.length).toBeGreaterThan(5)
  expect(commissions.filter(({ status }) => status === 'reversed').length).toBeGreaterThan(5)
})

test('every refund and chargeback of the plan is stored once, with its kind and its time', async () => {
  const planned = plannedRefunds(world)
  expect(await storedRefunds(backend, world)).toEqual(planned)
  expect(new Set(planned.map(({ kind }) => kind)).size).toBe(3)
})

test('who has brought ten orders that were not given back has one bonus for them', () => {
  const expected = expectedBonuses(world)
  expect(new Set(expected.values())).toEqual(new Set([0n, 1000n]))
  for (const [key, amount] of expected) {
    const { enrollmentId } = world.partners.get(key)!
    const left = bonusOf(commissions, enrollmentId)
    expect({ key, left }).toEqual({ key, left: amount })
  }
})

test('leads, shares of those who were brought, and corrections by hand are exactly what was promised', () => {
  const byId = new Map(commissions.map((one) => [one.id, one]))
  for (const one of commissions.filter(({ reversesId }) => reversesId === null)) {
    if (one.type === 'lead') expect(one.earned).toBe(one.currency === 'eur' ? 100n : 150n)
    if (one.type === 'referral') {
      const source = byId.get(one.sourceId!)!
      expect(one.earned).toBe(share(source.earned, 1000n, 10_000n))
    }
  }
  const customs = commissions.filter(
    ({ type, reversesId, milestoneId }) => type === 'custom' && !reversesId && !milestoneId,
  )
  expect(customs.map(({ earned }) => Number(earned))).toEqual(
    world.corrections.map(({ amount }) => amount),
  )
})

test('every sale through a link of a partner earned something, or says why not', async () => {
  const { sql } = backend.deps.db
  const ws = world.player.stage.workspaceId
  const rows = await sql<{ earned: boolean; reason: string | null; count: number }[]>`
    select exists (select from commissions c where c.workspace_id = ${ws} and c.event_id = s.id) as earned,
      s.unearned->>'reason' as reason, count(*)::int
    from sales s join links l on l.num = s.link_num
    where s.workspace_id = ${ws} and l.partner_id is not null group by 1, 2 order by 1, 2`
  expect(rows.filter(({ earned, reason }) => !earned && reason === null)).toEqual([])
  expect(rows.filter(({ earned }) => earned).map(({ reason }) => reason)).toEqual([null])
})

test('every statement ends where the commissions stand, and begins with nothing', async () => {
  const sumOf = (enrollmentId: string, ...statuses: string[]) =>
    Number(
      commissions
        .filter((one) => one.enrollmentId === enrollmentId && statuses.includes(one.status))
        .reduce((sum, { earnings }) => sum + earnings, 0n),
    )
  const gone = new Set(['samr', 'carmenblog'])
  for (const [key, { partnerId, enrollmentId, member }] of world.partners) {
    if (gone.has(key)) continue
    const { id: programId, currency } = world.programs[member.program]
    const statement = await world.player.call<any>(
      'GET',
      `/partners/${partnerId}/statement?programId=${programId}`,
    )
    const closing = statement.closing.find((one: any) => one.currency === currency)
    const expected = {
      accrued: sumOf(enrollmentId, 'pending', 'held'),
      payable: sumOf(enrollmentId, 'due'),
      inTransit: sumOf(enrollmentId, 'processing'),
      paid: sumOf(enrollmentId, 'paid'),
    }
    const { accrued = 0, payable = 0, inTransit = 0, paid = 0 } = closing ?? {}
    expect({ key, accrued, payable, inTransit, paid }).toEqual({ key, ...expected })
    for (const name of ['accrued', 'payable', 'inTransit', 'paid'] as const) {
      const moved = statement.lines.reduce((sum: number, line: any) => sum + line[name], 0)
      expect({ key, name, moved }).toEqual({ key, name, moved: expected[name] })
    }
  }
})

test('each month was closed, by hand or by itself, and what came late is in the next one', async () => {
  const { player, programs } = world
  for (const [name, by] of [
    ['friends', /^key:/],
    ['europa', /^system:close-months/],
  ] as const) {
    const closings = await player.call<any[]>('GET', `/programs/${programs[name].id}/closings`)
    expect(closings).toHaveLength(11)
    for (const { closedBy } of closings) expect(closedBy).toMatch(by)
  }
  const { partnerId } = world.partners.get('mateo')!
  const { lines } = await player.call<any>(
    'GET',
    `/partners/${partnerId}/statement?start=2030-03-01&end=2030-03-02`,
  )
  const late = lines.filter(({ eventDate }: any) => eventDate < '2030-03-01')
  expect(late).toMatchObject([{ bookingDate: '2030-03-01T00:00:00.000Z', amount: 5000 }])
})

test('what banks, payment services and people paid out is what the ledger calls paid', async () => {
  const { sums } = await world.player.call<any>('GET', '/ledger/check')
  const delivered: Record<string, number> = {}
  for (const { currency, amountMinor, state } of world.bank.deliveries.values()) {
    if (state === 'arrived') delivered[currency] = (delivered[currency] ?? 0) + amountMinor
  }
  expect(delivered).toEqual(
    Object.fromEntries(sums.map(({ currency, paid }: any) => [currency, paid])),
  )
  expect(sums.map(({ inTransit }: any) => inTransit)).toEqual([0, 0])
  expect([...providerStubs.stripe.complaints, ...providerStubs.paypal.complaints]).toEqual([])
})

test('each confirmation paid what its preview had shown, once, though it was sent twice', () => {
  expect(world.months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  for (const { previewed, confirmed } of world.months) {
    expect(confirmed.map(({ currency, payouts }) => ({ currency, payouts }))).toEqual(
      previewed
        .filter(({ payouts }) => payouts > 0)
        .map(({ currency, payouts }) => ({ currency, payouts })),
    )
  }
  const ways = new Set(Array.from(world.bank.deliveries.values(), ({ via }) => via))
  expect([...ways].sort()).toEqual([
    'credit',
    'manual',
    'nacha',
    'paypal',
    'sepa',
    'stripe-connect',
  ])
  const states = Array.from(world.bank.deliveries.values(), ({ via, state }) => `${via} ${state}`)
  for (const state of [
    'sepa rejected',
    'nacha returned',
    'stripe-connect returned',
    'paypal returned',
  ])
    expect(states).toContain(state)
})

test('where two must agree, each run is a draft of one key that another one confirmed', async () => {
  const { player, programs } = world
  const of = (what: string) => player.call<any[]>('GET', `${what}?programId=${programs.europa.id}`)
  const [runs, drafts] = [await of('/payouts/runs'), await of('/payouts/drafts')]
  expect(runs.length).toBeGreaterThan(5)
  for (const { id, draftId, approved } of runs) {
    const draft = drafts.find((one) => one.id === draftId)
    expect([approved, draft.runId]).toEqual([true, id])
    expect(draft.createdBy).not.toBe(draft.confirmedBy)
  }
})

test('the year adds up to these figures', async () => {
  const totals: unknown = await totalsOf(backend, world)
  expect(totals).toEqual(YEAR)
})
