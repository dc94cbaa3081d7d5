import { beforeAll, expect, test } from 'bun:test'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { createCtx } from '../../server/core/ctx.ts'
import { TestClock } from '../kit/backend.ts'
import { createTestProgram, type TestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const DAY = 86_400_000
// A Tuesday.
const backend = await testBackend({ clock: new TestClock('2026-11-24T10:00:00Z') })
let shop: TestWorkspace
let program: TestProgram
let partnerId: string

beforeAll(async () => {
  shop = await createTestWorkspace(backend, { plan: 'business' })
  const payoutSchedule = { interval: 'twice_monthly' }
  program = await createTestProgram(backend, shop, { payoutSchedule, holdingPeriodDays: 10 })
  partnerId = (await program.enroll('Paula')).partner.id
})

const calendar = (query = '', id = program.program.id) =>
  shop.api('GET', `/payouts/calendar?programId=${id}${query}`)

/** Earned today; due in as many days. */
async function earn(amount: number, inDays: number): Promise<string> {
  const body = {
    type: 'custom',
    programId: program.program.id,
    partnerId,
    amount,
    description: '-',
  }
  const { body: commission } = await shop.api('POST', '/commissions', body)
  const maturesAt = new Date(backend.clock.now() + inDays * DAY).toISOString()
  const status = inDays > 0 ? 'pending' : 'due'
  await backend.deps.db.sql`
    update commissions set status = ${status}, matures_at = ${maturesAt}::timestamptz
    where workspace_id = ${shop.id} and id = ${commission.id}`
  return commission.id
}

test('a program without commissions has its payout days and no amounts', async () => {
  const { status, body } = await calendar()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    today: '2026-11-24',
    lastDay: '2027-01-05',
    interval: 'twice_monthly',
    payable: [],
    days: [],
    later: [],
    held: [],
  })
  expect(body.payoutDays).toEqual([
    { day: '2026-12-01', amounts: [] },
    { day: '2026-12-15', amounts: [] },
    { day: '2027-01-01', amounts: [] },
  ])
})

test('amounts stand on the day on which their holding period ends, and on the payout day after it', async () => {
  const currency = program.program.currency
  await earn(500, 0)
  await earn(30, 2)
  await earn(12, 2)
  await earn(7, 7)
  await earn(1000, 60)
  const held = await earn(4, 3)
  await backend.deps.db.sql`
    update commissions set status = 'held', hold_reason = 'manual' where id = ${held}`
  const { body } = await calendar()
  const sum = (amount: number, commissions: number) => ({ currency, amount, commissions })
  expect(body.payable).toEqual([sum(500, 1)])
  expect(body.days).toEqual([
    { day: '2026-11-26', ...sum(42, 2) },
    { day: '2026-12-01', ...sum(7, 1) },
  ])
  expect(body.later).toEqual([sum(1000, 1)])
  expect(body.held).toEqual([sum(4, 1)])
  expect(body.payoutDays.slice(0, 2)).toEqual([
    { day: '2026-12-01', amounts: [{ currency, amount: 542 }] },
    { day: '2026-12-15', amounts: [{ currency, amount: 7 }] },
  ])
  // Further ahead, the same sum has a day.
  const far = (await calendar('&days=100')).body
  expect(far.later).toEqual([])
  expect(far.days.at(-1)).toEqual({ day: '2027-01-23', ...sum(1000, 1) })
})

test('what its holding period has left stands today until it is payable', async () => {
  backend.clock.advance(3 * DAY)
  const before = (await calendar()).body
  expect(before.days[0]).toMatchObject({ day: '2026-11-27', amount: 42 })
  const actor = { type: 'system', name: 'test' } as const
  const scope = { workspaceId: shop.id, plan: 'business', actor } as const
  await matureCommissions(createCtx(backend.deps, scope))
  const after = (await calendar()).body
  expect(after.payable[0]).toMatchObject({ amount: 542 })
  expect(after.payoutDays[0]).toEqual(before.payoutDays[0])
})

test('another workspace’s program is none, and a wrong number of days is refused', async () => {
  const other = await createTestWorkspace(backend, { plan: 'business' })
  const { status } = await other.api('GET', `/payouts/calendar?programId=${program.program.id}`)
  expect(status).toBe(404)
  expect((await calendar('&days=0')).status).toBe(422)
})
