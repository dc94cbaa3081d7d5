import { describe, expect, test } from 'bun:test'
import { openSelling } from '../kit/open-selling.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { until } from '../kit/jobs.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend, workspace, program, sell, check } = await openSelling(1000)

const merge = (fromPartnerId: string, intoPartnerId: string) =>
  workspace.api('POST', '/partners/merge', { fromPartnerId, intoPartnerId })
const read = async (id: string) => (await workspace.api('GET', `/partners/${id}`)).body
const entries = () => backend.deps.db.sql`select * from ledger_entries order by num`

/** Waits until that many transactions wait for locks. */
const untilWaiting = (count: number) =>
  until(async () => {
    const waiting = await backend.deps.db.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length >= count
  })

/** Each was paid 70 in the same run, as rows. */
async function paidInOneRun(run: string, both: TestEnrollment[]) {
  const { sql } = backend.deps.db
  const ws = workspace.id
  const { id: programId } = program.program
  await sql`insert into payout_runs (workspace_id, id, program_id, key, confirmed_by)
    values (${ws}, ${run}, ${programId}, ${run}, 'key:x')`
  for (const [i, { enrollment, partner }] of both.entries()) {
    const id = `${run}_${i}`
    await sql`insert into payouts (workspace_id, id, program_id, run_id, enrollment_id, partner_id,
        status, amount, currency, commissions, provider, masked)
      values (${ws}, ${id}, ${programId}, ${run}, ${enrollment.id}, ${partner.id}, 'completed', 70,
        'usd', 1, 'manual', '"…"')`
    await sql`insert into transfers (workspace_id, id, payout_id, provider, status, amount, currency,
        payout_method_id) values (${ws}, ${id}, ${id}, 'manual', 'completed', 70, 'usd', 'pm_1')`
    await sql`insert into commissions (workspace_id, id, program_id, enrollment_id, partner_id,
        source_key, type, status, amount, earned, earnings, currency, explanation, payout_id, matures_at)
      values (${ws}, ${id}, ${programId}, ${enrollment.id}, ${partner.id}, ${id}, 'custom', 'paid', 0,
        70, 70, 'usd', '{"event":null,"reward":null,"conversion":null,"steps":[]}', ${id}, now())`
    await sql`insert into ledger_postings (workspace_id, id, program_id, cause, key, commission_id)
      values (${ws}, ${id}, ${programId}, 'commission_accrued', ${id}, ${id})`
    await sql`insert into ledger_entries (workspace_id, posting_id, position, program_id, enrollment_id,
        account, currency, amount)
      values (${ws}, ${id}, 0, ${programId}, ${enrollment.id}, 'expense', 'usd', -70),
        (${ws}, ${id}, 1, ${programId}, ${enrollment.id}, 'paid', 'usd', 70)`
    await sql`insert into balances as b (workspace_id, enrollment_id, currency, program_id, expense, paid)
      values (${ws}, ${enrollment.id}, 'usd', ${programId}, -70, 70)
      on conflict (workspace_id, enrollment_id, currency) do update
      set expense = b.expense - 70, paid = b.paid + 70`
  }
}

describe('a merge of two partners', () => {
  test('moves links, customers and commissions, with entries of its own in the ledger', async () => {
    const from = await program.enroll('From One', { tenantId: 'from-1' })
    const into = await program.enroll('Into One')
    const won = await sell(from.link.key, 1000)
    await sell(into.link.key, 500)
    const before = await entries()
    const { status, body } = await merge(from.partner.id, into.partner.id)
    expect([status, body]).toEqual([
      200,
      { partnerId: into.partner.id, mergedPartnerId: from.partner.id },
    ])
    const partner = await read(into.partner.id)
    expect(partner).toMatchObject({
      tenantId: 'from-1',
      totalCommissions: 150,
      totalSaleAmount: 1500,
      earnings: { accrued: 150 },
    })
    expect(partner.links.map((link: any) => link.key)).toEqual([from.link.key, into.link.key])
    const gone = await workspace.api('GET', `/partners/${from.partner.id}`)
    expect([gone.status, gone.body.error.message]).toEqual([
      404,
      `Partner "${from.partner.id}" was merged into ${into.partner.id}.`,
    ])
    const { sql } = backend.deps.db
    const [customer] = await sql`
      select partner_id, pinned->>'enrollmentId' as enrollment from customers
      where external_id = ${won.customerExternalId}`
    expect(customer).toEqual({ partner_id: into.partner.id, enrollment: into.enrollment.id })
    const after = await entries()
    expect(after.slice(0, before.length)).toEqual(Array.from(before))
    const causes = await sql`select cause, key from ledger_postings where key like '%:merged'`
    expect(Array.from(causes)).toEqual([
      { cause: 'enrollment_merged', key: `${from.enrollment.id}:merged` },
    ])
    const told = await sql`select data from outbox where type = 'partner.merged'`
    expect(told.map((row) => row.data)).toEqual([
      { partnerId: into.partner.id, fromPartnerId: from.partner.id, alreadyEnrolled: true },
    ])
    expect(await check()).toMatchObject({ ok: true, differences: [] })
    // What the customers do later counts for the partner who stayed.
    await workspace.api('POST', '/track/sale', {
      customerExternalId: won.customerExternalId,
      amount: 2000,
      invoiceId: 'after-merge',
    })
    await workspace.api('POST', '/track/refund', { invoiceId: won.invoiceId, refundId: 're-1' })
    expect(await read(into.partner.id)).toMatchObject({ totalCommissions: 250 })
    expect((await workspace.visit(from.link.key)).status).toBe(302)
    expect(await check()).toMatchObject({ ok: true, differences: [] })
  })

  test('hands the enrollment over where only the first takes part', async () => {
    backend.clock.advance(1000)
    const second = await createTestProgram(backend, workspace, { name: 'Second' })
    const from = await second.enroll('From Two', { tenantId: 'two' })
    const into = await program.enroll('Into Two')
    await merge(from.partner.id, into.partner.id)
    const query = `?programId=${second.program.id}`
    const { body } = await workspace.api('GET', `/partners/${into.partner.id}${query}`)
    expect(body).toMatchObject({
      id: into.partner.id,
      enrollmentId: from.enrollment.id,
      tenantId: 'two',
      status: 'approved',
      links: [{ id: from.link.id }],
    })
    expect(await read(into.partner.id)).toMatchObject({ enrollmentId: into.enrollment.id })
    expect((await workspace.api('GET', `/links/${from.link.id}`)).body).toMatchObject({
      partnerId: into.partner.id,
      tenantId: 'two',
    })
  })

  test('lets the address go, and follows earlier merges', async () => {
    const [a, b, c] = await Promise.all(
      ['Chain A', 'Chain B', 'Chain C'].map((n) => program.enroll(n)),
    )
    await merge(a!.partner.id, b!.partner.id)
    await merge(b!.partner.id, c!.partner.id)
    const { body } = await workspace.api('GET', `/partners/${a!.partner.id}`)
    expect(body.error.message).toContain(c!.partner.id)
    expect((await read(c!.partner.id)).links).toHaveLength(3)
    const listed = await workspace.api('GET', '/partners?search=chain')
    expect(listed.body.map((partner: any) => partner.name)).toEqual(['Chain C'])
    const again = await workspace.api('POST', '/partners', { email: a!.partner.email })
    expect([again.status, again.body.id === a!.partner.id]).toEqual([201, false])
  })

  test('waits for payouts on their way, and undoes no ban', async () => {
    const from = await program.enroll('From Three')
    const into = await program.enroll('Into Three')
    const { sql } = backend.deps.db
    await sql`insert into payout_runs (workspace_id, id, program_id, key, confirmed_by)
      values (${workspace.id}, 'run_1', ${program.program.id}, 'k1', 'key:x')`
    await sql`insert into payouts (workspace_id, id, program_id, run_id, enrollment_id, partner_id,
        status, amount, currency, commissions, provider, masked)
      values (${workspace.id}, 'po_1', ${program.program.id}, 'run_1', ${from.enrollment.id},
        ${from.partner.id}, 'sent', 0, 'usd', 0, 'manual', '"…"')`
    const waiting = await merge(from.partner.id, into.partner.id)
    expect([waiting.status, waiting.body.error.code]).toEqual([409, 'conflict'])
    expect(waiting.body.error.message).toContain('po_1 is sent')
    await sql`update payouts set status = 'failed' where id = 'po_1'`
    for (const id of [from.partner.id, into.partner.id]) {
      await workspace.api('POST', `/partners/${id}/ban`, { reason: 'fraud' })
      const refused = await merge(from.partner.id, into.partner.id)
      expect([refused.status, refused.body.error.message]).toEqual([
        400,
        expect.stringContaining(`Partner ${id} is banned`),
      ])
      await workspace.api('POST', `/partners/${id}/unban`)
    }
    expect((await merge(from.partner.id, into.partner.id)).status).toBe(200)
  })

  test('of two who were paid in one run takes both payouts along', async () => {
    const from = await program.enroll('Paid One')
    const into = await program.enroll('Paid Two')
    await sell(from.link.key, 3000)
    await paidInOneRun('run_both', [from, into])
    expect(await check()).toMatchObject({ ok: true, differences: [] })
    expect((await merge(from.partner.id, into.partner.id)).status).toBe(200)
    expect(await check()).toMatchObject({ ok: true, differences: [] })
    expect(await read(into.partner.id)).toMatchObject({ earnings: { accrued: 300, paid: 140 } })
    const [left] = await backend.deps.db.sql`
      select paid::int, accrued::int, expense::int from balances
      where enrollment_id = ${from.enrollment.id}`
    expect(left).toEqual({ paid: 0, accrued: 0, expense: 0 })
    const moved = await backend.deps.db.sql`
      select position, case enrollment_id when ${from.enrollment.id} then 'from' else 'into' end,
        account, amount::int from ledger_entries join ledger_postings p on p.id = posting_id
      where key = ${`${from.enrollment.id}:merged`} order by position`.values()
    expect(Array.from(moved)).toEqual([
      [0, 'from', 'paid', -70],
      [1, 'from', 'expense', 70],
      [2, 'into', 'expense', -70],
      [3, 'into', 'paid', 70],
      [4, 'from', 'accrued', -300],
      [5, 'from', 'expense', 300],
      [6, 'into', 'expense', -300],
      [7, 'into', 'accrued', 300],
    ])
  })

  test('asked for twice at once, or both ways, happens once', async () => {
    const a = await program.enroll('Cross A')
    const b = await program.enroll('Cross B')
    const answers = await Promise.all([
      merge(a.partner.id, b.partner.id),
      merge(b.partner.id, a.partner.id),
      merge(a.partner.id, b.partner.id),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    expect(await check()).toMatchObject({ ok: true })
  })

  test('and a ban hold the partner before the enrollment, so that they wait for each other', async () => {
    const { sql } = backend.deps.db
    const { partner, enrollment } = await program.enroll('Held')
    let banned = Promise.resolve({ status: 0 })
    await sql.begin(async (tx) => {
      await tx`select from partners where id = ${partner.id} for update`
      banned = workspace.api('POST', `/partners/${partner.id}/ban`, { reason: 'fraud' })
      await untilWaiting(1)
      const free = await tx`
        select id from enrollments where id = ${enrollment.id} for update skip locked`
      expect(free).toHaveLength(1)
    })
    expect((await banned).status).toBe(200)
  })

  test('while a partner is changed leaves the other partner and the ended enrollment alone', async () => {
    const { sql } = backend.deps.db
    const second = await createTestProgram(backend, workspace, { name: 'Handed over' })
    const only = await second.enroll('Changed Elsewhere')
    const from = await program.enroll('Changed')
    const into = await program.enroll('Stays')
    for (const source of [from, only]) {
      let merged = Promise.resolve({ status: 0 })
      let patched = Promise.resolve({ status: 0 })
      await sql.begin(async (tx) => {
        await tx`select from partners where id = ${source.partner.id} for update`
        // The merge is first in the queue; the change has read who the partner is by then.
        merged = merge(source.partner.id, into.partner.id)
        await untilWaiting(1)
        patched = workspace.api('PATCH', `/partners/${source.partner.id}`, { tenantId: 'late' })
        await untilWaiting(2)
      })
      expect((await merged).status).toBe(200)
      expect((await patched).status).toBe(404)
    }
    const late = await sql`select id from enrollments where tenant_id = 'late'`
    expect([...late]).toEqual([])
  })

  test('of nobody, of one with itself or of another workspace’s partner is refused', async () => {
    const own = await program.enroll('Alone')
    const other = await createTestWorkspace(backend)
    const theirs = await (await createTestProgram(backend, other)).enroll('Theirs')
    const statuses = await Promise.all([
      merge(own.partner.id, own.partner.id),
      merge(own.partner.id, 'pn_none'),
      merge(own.partner.id, theirs.partner.id),
      merge(theirs.partner.id, own.partner.id),
      workspace.api('POST', '/partners/merge', {}),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([422, 404, 404, 404, 422])
    expect(await read(own.partner.id)).toMatchObject({ status: 'approved' })
  })
})
