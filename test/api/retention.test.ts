import { afterAll, beforeAll, expect, test } from 'bun:test'
import { showRetention } from '../../server/cli/show-retention.ts'
import { runRetention } from '../../server/jobs/run-retention.ts'
import { clickRetention } from '../../server/modules/platform/retention/clicks.ts'
import type { Enrolled } from '../kit/enrolled.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'

const DAY_MS = 86_400_000

let bench: PayoutBench
let who: Enrolled
let fileId: string

beforeAll(async () => {
  bench = await openPayoutBench()
  await bench.fund('sepa')
  who = await bench.partner('sepa', { currency: 'eur', program: { accountChangeHoldDays: 0 } })
  await bench.earn(who, 5_000)
  await bench.confirm(who)
  fileId = (await bench.workspace.api('GET', '/payouts/files')).body[0].id
  // Each at a time of its own: they are listed by it.
  for (let n = 0; n < 2; n++) {
    bench.backend.clock.advance(1)
    await bench.payTo(who, 'sepa')
  }
})
afterAll(() => bench.close())

const show = async () => {
  const { text, json } = await showRetention.run(bench.backend.deps, { argument: '', flags: {} })
  const { policies } = json as { policies: { policy: string; due: object[] }[] }
  return { text, due: Object.fromEntries(policies.map(({ policy, due }) => [policy, due])) }
}
const methods = async () => {
  const rows = await bench.backend.deps.db.sql`
    select details is not null as kept from payout_methods where partner_id = ${who.partnerId}
    order by created_at, id`
  return rows.map(({ kept }) => kept)
}
const download = async () =>
  (await bench.workspace.api('GET', `/payouts/files/${fileId}/content`)).status

test('replaced bank details and bank files go after their time, but not while a transfer needs them', async () => {
  const { clock, deps } = bench.backend
  expect(deps.config.bankDetailsRetentionDays).toBe(90)
  clock.advance(91 * DAY_MS)
  await bench.payTo(who, 'sepa')
  const [first, second, third] = await methods()
  expect([first, second, third]).toEqual([true, true, true])
  expect((await show()).due['bank-details']).toEqual([{ what: 'replaced payout methods', rows: 1 }])
  await runRetention(deps)
  // The first is in the bank file, the third was replaced just now.
  expect(await methods()).toEqual([true, false, true, true])
  expect(await download()).toBe(200)

  const [payout] = (await bench.workspace.api('GET', '/payouts')).body
  await bench.workspace.api('POST', `/payouts/files/${fileId}/submitted`, {})
  const done = await bench.workspace.api('POST', `/payouts/${payout.id}/complete`, {})
  expect(done.status).toBe(200)
  await runRetention(deps)
  expect(await methods()).toEqual([false, false, true, true])
  expect(await download()).toBe(404)
  expect((await bench.workspace.api('GET', '/payouts')).body[0].amount).toBe(payout.amount)
})

test('what is due is shown by policy and stays until the job runs', async () => {
  const { clock, deps } = bench.backend
  const { api } = bench.workspace
  const body = { externalId: 'kept', name: 'Ada' }
  const key = { 'idempotency-key': 'retention' }
  const first = await api('POST', '/customers', body, key)
  clock.advance(23 * 3_600_000)
  await runRetention(deps)
  expect((await api('POST', '/customers', body, key)).body).toEqual(first.body)
  clock.advance(2 * 3_600_000)
  for (const _ of ['twice', 'the same']) {
    const { text, due } = await show()
    expect(due.idempotency).toEqual([{ what: 'answers', rows: 1 }])
    expect(text).toContain('Answers of requests with an Idempotency-Key are kept for 24 hours')
    expect(text).toContain('  due: answers: 1')
  }
  await runRetention(deps)
  expect((await show()).due).toMatchObject({ mails: [], 'bank-details': [], idempotency: [] })
})

test('clicks are kept for ever where no number of months is set', async () => {
  const { deps } = bench.backend
  expect(deps.config.clickRetentionMonths).toBeUndefined()
  const described = await clickRetention.describe(deps)
  expect(described).toEqual({ rule: 'Clicks are kept for ever', due: [], notes: [] })
})
