import { expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { openImports } from '../kit/imports.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()
const { sql } = backend.deps.db

const ADA = 'id,email,name,created at\np1,ada@partners.test,Ada,2024-01-05\n'
const kindOf = (report: any, kind: string) => report.kinds.find((one: any) => one.kind === kind)
const reasonsOf = (report: any) =>
  report.reasons.map(({ kind, reason, lines }: any) => `${kind} ${reason} ${lines}`).toSorted()

test('a payment that differs from its commissions comes with the difference, to the cent', async () => {
  const it = await openImports(backend)
  const report = await it.bring({
    partner: ADA,
    commission: `id,partner,amount,status,payout,created at,paid at
k1,p1,20.00,paid,o1,2024-03-05,2024-04-01
k2,p1,5.01,paid,o1,2024-03-06,2024-04-01
`,
    payout: `id,partner,amount,paid at
o1,p1,24.00,2024-04-01
o2,p1,9.99,2024-05-01
`,
  })
  expect(report).toMatchObject({ status: 'done', matches: true })
  expect(kindOf(report, 'payout').sums).toMatchObject([{ amount: 3_399, booked: 3_399 }])
  expect(kindOf(report, 'commission')).toMatchObject({ derived: 2, derivedAmount: -101 + 999 })
  const payouts = await sql`select amount::int from payouts
    where workspace_id = ${it.workspace.id} order by paid_at`
  expect(payouts.map(({ amount }) => amount)).toEqual([2_400, 999])
  await it.agree()
  await it.undo(report.id)
  await it.agree()
})

test('payouts are skipped where commissions were paid without naming them', async () => {
  const it = await openImports(backend)
  const report = await it.bring({
    partner: ADA,
    commission: 'id,partner,amount,status,paid at\nk1,p1,20.00,paid,2024-04-01\n',
    payout: 'id,partner,amount,paid at\no1,p1,20.00,2024-04-01\n',
  })
  expect(reasonsOf(report)).toEqual(['payout paid_by_commissions 1'])
  const [row] = await sql`select coalesce(sum(paid), 0)::int as paid from balances
    where workspace_id = ${it.workspace.id}`
  expect(row!.paid).toBe(2_000)
  await it.agree()
})

test('unpaid commissions become due as configured, or wait when the import says so', async () => {
  const it = await openImports(backend)
  const commission = `id,partner,amount,status,created at,due at
k1,p1,1.00,pending,2024-03-05,
k2,p1,2.00,pending,2024-03-05,2090-01-01
k3,p1,4.00,hold,2024-03-05,
`
  await it.bring({ partner: ADA, commission })
  const { matureCommissions } =
    await import('../../server/modules/earnings/commissions/settle/mature-commissions.ts')
  const { createCtx } = await import('../../server/core/ctx.ts')
  const scope = {
    workspaceId: it.workspace.id,
    plan: it.workspace.plan,
    actor: { type: 'system', name: 'test' },
  } as const
  await matureCommissions(createCtx(backend.deps, scope))
  const statuses = await sql`select earned::int, status from commissions
    where workspace_id = ${it.workspace.id} order by earned`
  expect(statuses.map(({ earned, status }) => [earned, status])).toEqual([
    [100, 'due'],
    [200, 'pending'],
    [400, 'held'],
  ])
  await it.agree()
  const held = await openImports(backend)
  await held.bring({ partner: ADA, commission }, { body: { unpaid: 'hold' } })
  const [row] = await sql`select count(*)::int as n from commissions
    where workspace_id = ${held.workspace.id} and status = 'held'`
  expect(row!.n).toBe(3)
})

test('a commission in another currency, or of a sale that earned here, does not come', async () => {
  const it = await openImports(backend)
  const reward = { groupId: it.group.id, event: 'sale', type: 'percentage', rateBps: 2_000 }
  expect((await it.workspace.api('POST', '/rewards', reward)).status).toBeLessThan(300)
  const ada = await it.enroll('Ada', { email: 'ada@partners.test' })
  const clickId = await it.click(ada.link.key)
  const lead = { clickId, eventName: 'Sign up', customerExternalId: 'u1' }
  expect((await it.workspace.api('POST', '/track/lead', lead)).status).toBe(200)
  const sale = { customerExternalId: 'u1', amount: 10_000, currency: 'usd', invoiceId: 'in_1' }
  expect((await it.workspace.api('POST', '/track/sale', sale)).status).toBe(200)
  await runOnce(backend.deps)
  const report = await it.bring({
    partner: ADA,
    customer: 'id,externalId,partner\nc1,u1,p1\n',
    sale: `id,customer,amount,invoice,created at
s1,c1,100.00,in_1,2024-03-05
s2,c1,100.00,in_2,2024-03-05
`,
    commission: `id,partner,amount,currency,status,sale
k1,p1,20.00,usd,pending,s1
k2,p1,20.00,usd,pending,s2
k3,p1,20.00,eur,pending,
k4,p1,20.00,usd,pending,s9
k5,p9,20.00,usd,pending,
`,
  })
  expect(reasonsOf(report)).toEqual([
    'commission currency_differs 1',
    'commission earned_here 1',
    'commission partner_missing 1',
    'commission sale_missing 1',
  ])
  expect(kindOf(report, 'sale')).toMatchObject({ done: 2, recognized: 1 })
  expect(report.matches).toBe(true)
  const [row] = await sql`select sum(earnings)::int as earned from commissions
    where workspace_id = ${it.workspace.id}`
  expect(row!.earned).toBe(4_000)
  await it.agree()
  await it.undo(report.id)
  const [left] = await sql`select sum(earnings)::int as earned from commissions
    where workspace_id = ${it.workspace.id}`
  expect(left!.earned).toBe(2_000)
  const again = await it.workspace.api('POST', '/track/sale', sale)
  expect(again.status).toBe(200)
  await it.agree()
})

test('history of a closed month is booked into the open one and keeps its date', async () => {
  const it = await openImports(backend)
  const closed = await it.workspace.api('POST', `/programs/${it.program.id}/closings`, {
    month: '2024-03',
  })
  expect(closed.status).toBeLessThan(300)
  await it.bring({
    partner: ADA,
    commission: 'id,partner,amount,status,created at\nk1,p1,1.00,pending,2024-03-05\n',
  })
  const [entry] = await sql`select created_at, booked_at from ledger_entries
    where workspace_id = ${it.workspace.id} limit 1`
  expect(entry!.created_at.toISOString()).toBe('2024-03-05T00:00:00.000Z')
  expect(entry!.booked_at.toISOString()).toBe('2024-04-01T00:00:00.000Z')
  await it.agree()
})

test('an imported payout can neither fail nor be canceled, so that it is never paid again', async () => {
  const it = await openImports(backend)
  await it.bring({
    partner: ADA,
    commission: 'id,partner,amount,status,paid at\nk1,p1,20.00,paid,2024-04-01\n',
  })
  const [payout] = (await it.workspace.api('GET', '/payouts')).body
  expect(payout).toMatchObject({ amount: 2_000, status: 'completed' })
  for (const path of ['fail', 'cancel', 'retry']) {
    const body = path === 'fail' ? { reason: 'test' } : {}
    const answer = await it.workspace.api('POST', `/payouts/${payout.id}/${path}`, body)
    expect({ path, isRefused: answer.status >= 400 }).toEqual({ path, isRefused: true })
  }
  const [row] = await sql`select payable::int, paid::int from balances
    where workspace_id = ${it.workspace.id}`
  expect(row).toMatchObject({ payable: 0, paid: 2_000 })
})

test('a key without payouts.write prepares an import, but does not start it', async () => {
  const it = await openImports(backend)
  const key = await it.workspace.api('POST', '/workspace/keys', {
    name: 'Program',
    scopes: ['program.write'],
  })
  const { id } = await it.preview({ partner: ADA })
  const headers = { authorization: `Bearer ${key.body.key}` }
  const refused = await it.workspace.api('POST', `/imports/${id}/start`, undefined, headers)
  expect(refused.status).toBe(403)
  expect(refused.body.error.message).toContain('payouts.write')
})
