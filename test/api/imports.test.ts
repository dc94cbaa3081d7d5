import { expect, test } from 'bun:test'
import { openImports, SMALL } from '../kit/imports.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend()
const { sql } = backend.deps.db

const kindOf = (report: any, kind: string) => report.kinds.find((one: any) => one.kind === kind)
const statusesOf = async (workspaceId: string) =>
  Object.fromEntries(
    (
      await sql`select earned::int as earned, status from commissions
        where workspace_id = ${workspaceId} order by earned`
    ).map((row) => [row.earned, row.status]),
  )

test('a preview counts what comes, writes nothing, and names what does not come', async () => {
  const it = await openImports(backend)
  const report = await it.preview(SMALL)
  expect(report).toMatchObject({ status: 'ready', matches: true })
  expect(kindOf(report, 'commission')).toMatchObject({ lines: 5, ready: 5, skipped: 0, done: 0 })
  expect(kindOf(report, 'payout')).toMatchObject({ lines: 2, ready: 1, skipped: 1 })
  expect(report.reasons).toMatchObject([{ kind: 'payout', reason: 'not_paid', lines: 1 }])
  const lines = await it.lines(report.id, '?status=skipped')
  expect(lines).toMatchObject([{ sourceId: 'o2', line: 'payout, line 3', reason: 'not_paid' }])
  for (const table of [
    'partners',
    'links',
    'customers',
    'sales',
    'commissions',
    'ledger_postings',
  ]) {
    const [row] = await sql`select count(*)::int as n from ${sql(table)}
      where workspace_id = ${it.workspace.id}`
    expect({ table, n: row!.n }).toEqual({ table, n: 0 })
  }
})

test('an import keeps dates, amounts and states, and its books agree to the cent', async () => {
  const it = await openImports(backend)
  const report = await it.bring(SMALL)
  expect(report).toMatchObject({ status: 'done', matches: true })
  expect(kindOf(report, 'commission').sums).toEqual([
    {
      currency: 'usd',
      amount: 5235,
      coming: 5235,
      known: 0,
      skipped: 0,
      undone: 0,
      booked: 5235,
    },
  ])
  expect(kindOf(report, 'payout').sums).toMatchObject([
    { currency: 'usd', amount: 2700, coming: 2000, skipped: 700, booked: 2000 },
  ])
  expect(await statusesOf(it.workspace.id)).toEqual({
    333: 'paid',
    500: 'canceled',
    1002: 'pending',
    1400: 'canceled',
    2000: 'paid',
  })
  await it.agree()
  const payouts = await sql`select amount::int, status, provider, paid_at from payouts
    where workspace_id = ${it.workspace.id} order by paid_at`
  expect(payouts.map((row) => [row.amount, row.status, row.provider])).toEqual([
    [2000, 'completed', 'import'],
    [333, 'completed', 'import'],
  ])
  const [sale] = (
    await it.workspace.api('GET', '/events?event=sales&sortBy=timestamp&sortOrder=asc&interval=all')
  ).body
  expect(sale.timestamp).toBe('2024-03-05T00:00:00.000Z')
  const partners = (await it.workspace.api('GET', '/partners')).body
  expect(Object.fromEntries(partners.map((one: any) => [one.email, one.status]))).toEqual({
    'ada@partners.test': 'approved',
    'bea@partners.test': 'banned',
  })
})

/** How many domain events were ever announced. */
const announced = async () => {
  const [row] =
    await sql`select pg_sequence_last_value(pg_get_serial_sequence('outbox', 'num'))::int as n`
  return row!.n
}

test('nothing that was imported is told to anybody, and nobody is paid', async () => {
  const it = await openImports(backend)
  const before = await announced()
  const report = await it.bring(SMALL)
  await it.undo(report.id)
  await it.bring(SMALL)
  expect(await announced()).toBe(before)
  for (const table of ['mails', 'webhook_deliveries', 'fraud_flags', 'payout_drafts']) {
    const [row] = await sql`select count(*)::int as n from ${sql(table)}
      where workspace_id = ${it.workspace.id}`
    expect({ table, n: row!.n }).toEqual({ table, n: 0 })
  }
  const [row] = await sql`select count(*)::int as n from transfers
    where workspace_id = ${it.workspace.id} and provider <> 'import'`
  expect(row!.n).toBe(0)
})

test('an import that comes twice brings nothing the second time', async () => {
  const it = await openImports(backend)
  await it.bring(SMALL)
  const before = (await it.workspace.api('GET', '/ledger/check')).body.sums
  const again = await it.bring(SMALL)
  expect(again).toMatchObject({ status: 'done', matches: true })
  expect(kindOf(again, 'sale')).toMatchObject({ lines: 4, known: 4, done: 0 })
  expect(kindOf(again, 'commission')).toMatchObject({ lines: 5, known: 5, done: 0 })
  expect((await it.workspace.api('GET', '/ledger/check')).body.sums).toEqual(before)
  await it.agree()
})

test('an undone import leaves books that agree, and can come again', async () => {
  const it = await openImports(backend)
  const report = await it.bring(SMALL)
  const undone = await it.undo(report.id)
  expect(undone).toMatchObject({ status: 'undone', reason: null })
  expect(undone.kinds.flatMap((one: any) => [one.done, one.kept])).toEqual(
    undone.kinds.flatMap(() => [0, 0]),
  )
  await it.agree()
  const { sums } = (await it.workspace.api('GET', '/ledger/check')).body
  expect(sums).toMatchObject([
    { currency: 'usd', sum: 0, expense: 0, paid: 0, payable: 0, accrued: 0 },
  ])
  for (const table of ['sales', 'leads', 'customers', 'invoice_keys', 'lead_keys']) {
    const [row] = await sql`select count(*)::int as n from ${sql(table)}
      where workspace_id = ${it.workspace.id}`
    expect({ table, n: row!.n }).toEqual({ table, n: 0 })
  }
  const totals = (await it.workspace.api('GET', '/analytics?event=composite&interval=all')).body
  expect(totals).toMatchObject({ leads: 0, sales: 0, saleAmount: 0 })
  const again = await it.bring(SMALL)
  expect(again).toMatchObject({ status: 'done', matches: true })
  expect(kindOf(again, 'commission')).toMatchObject({ done: 5, known: 0 })
  await it.agree()
  const totalsAgain = (await it.workspace.api('GET', '/analytics?event=composite&interval=all'))
    .body
  expect(totalsAgain).toMatchObject({ leads: 2, sales: 4, saleAmount: 22_010 })
})

test('what was paid here of an import keeps it from being undone', async () => {
  const it = await openImports(backend)
  const report = await it.bring(SMALL)
  await sql`update commissions set status = 'processing' where workspace_id = ${it.workspace.id}
    and earned = 1002`
  const answer = await it.workspace.api('POST', `/imports/${report.id}/undo`)
  expect(answer.status).toBe(409)
  expect(answer.body.error.message).toContain('1 commissions of this import were paid out')
  await sql`update commissions set status = 'pending' where workspace_id = ${it.workspace.id}
    and earned = 1002`
})

test('an import of which a sale was refunded stays whole, also when the refund was undone', async () => {
  const it = await openImports(backend)
  const report = await it.bring(SMALL)
  const refund = { invoiceId: 'in_1', refundId: 'back', amount: 5_000 }
  expect((await it.workspace.api('POST', '/track/refund', refund)).status).toBe(200)
  const reversal = { invoiceId: 'in_1', refundId: 'back' }
  const undone = await it.workspace.api('POST', '/track/refund/reverse', reversal)
  expect(undone.status).toBe(200)
  const before = await statusesOf(it.workspace.id)
  expect((await it.workspace.api('POST', `/imports/${report.id}/undo`)).status).toBe(409)
  expect(await it.settle(report.id)).toMatchObject({ status: 'done' })
  expect(await statusesOf(it.workspace.id)).toEqual(before)
  await it.agree()
})

test('nothing is paid while an import is being undone', async () => {
  const it = await openImports(backend)
  const report = await it.bring(SMALL)
  expect((await it.workspace.api('POST', `/imports/${report.id}/undo`)).status).toBe(200)
  const body = { programId: it.program.id }
  const answer = await it.workspace.api('POST', '/payouts/confirm', body)
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 409 })
  expect(answer.body.error.message).toContain('is being undone')
  expect(await it.settle(report.id)).toMatchObject({ status: 'undone' })
  expect((await it.workspace.api('POST', '/payouts/confirm', body)).status).toBe(200)
})

test('partners who are here stay as they are, above all banned', async () => {
  const it = await openImports(backend)
  const ada = await it.enroll('Ada', { email: 'ada@partners.test' })
  await it.workspace.api('POST', `/partners/${ada.partner.id}/ban`, { reason: 'fraud' })
  const report = await it.bring(SMALL)
  expect(kindOf(report, 'partner')).toMatchObject({ done: 2, recognized: 1 })
  const partner = (await it.workspace.api('GET', `/partners/${ada.partner.id}`)).body
  expect(partner.status).toBe('banned')
  expect(await statusesOf(it.workspace.id)).toMatchObject({ 1002: 'canceled', 2000: 'paid' })
  await it.agree()
  await it.undo(report.id)
  await it.agree()
  expect((await it.workspace.api('GET', `/partners/${ada.partner.id}`)).body.status).toBe('banned')
})

test('an import of one workspace neither sees nor changes another', async () => {
  const one = await openImports(backend)
  const other = await openImports(backend)
  const report = await one.bring(SMALL)
  for (const path of ['', '/lines']) {
    expect((await other.workspace.api('GET', `/imports/${report.id}${path}`)).status).toBe(404)
  }
  for (const [path, body] of [['/start'], ['/undo'], ['/preview', {}]] as const) {
    const answer = await other.workspace.api('POST', `/imports/${report.id}${path}`, body)
    expect(answer.status).toBe(404)
  }
  const same = await other.bring(SMALL)
  expect(kindOf(same, 'sale')).toMatchObject({ done: 4, known: 0 })
  await other.undo(same.id)
  expect((await one.report(report.id)).matches).toBe(true)
  await one.agree()
})

test('two imports of one source at once bring everything once', async () => {
  const it = await openImports(backend)
  const ids = [await it.preview(SMALL), await it.preview(SMALL)].map(({ id }) => id)
  for (const id of ids) {
    expect((await it.workspace.api('POST', `/imports/${id}/start`)).status).toBe(200)
  }
  const reports = [await it.settle(ids[0]!), await it.report(ids[1]!)]
  expect(reports.map(({ status }) => status)).toEqual(['done', 'done'])
  const came = (name: string) =>
    reports.map((report) => kindOf(report, name).done - kindOf(report, name).recognized)
  expect(came('commission').reduce((sum, n) => sum + n, 0)).toBe(5)
  expect(came('sale').reduce((sum, n) => sum + n, 0)).toBe(4)
  expect(Object.keys(await statusesOf(it.workspace.id))).toHaveLength(5)
  await it.agree()
})
