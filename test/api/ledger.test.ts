import { describe, expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import { matureCommissions } from '../../server/modules/earnings/commissions/settle/mature-commissions.ts'
import { reconcile } from '../../server/modules/earnings/ledger/keep-checks.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const grace = await program.enroll('Grace Okoro')
const reward = await workspace.api('POST', '/rewards', {
  groupId: program.group.id,
  event: 'sale',
  type: 'percentage',
  rateBps: 2000,
})
expect(reward.status).toBeLessThan(300)

const scope = () => ({
  workspaceId: workspace.id,
  plan: 'business' as const,
  actor: { type: 'system' as const, name: 'test' },
})

let customers = 0

/** Somebody comes through the partner's link and pays. */
async function sell(amount: number, invoiceId: string): Promise<void> {
  const clickId = await program.click(grace.link.key)
  const customerExternalId = `customer-${++customers}`
  const lead = { clickId, eventName: 'Sign up', customerExternalId }
  expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
  const sale = { customerExternalId, amount, currency: 'usd', invoiceId }
  expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
}

const refund = (invoiceId: string, amount: number) =>
  workspace.api('POST', '/track/refund', { invoiceId, amount, refundId: `${invoiceId}-${amount}` })

const check = async () => (await workspace.api('GET', '/ledger/check')).body
const statementOf = (query = '') =>
  workspace.api('GET', `/partners/${grace.partner.id}/statement${query}`)

describe('the ledger', () => {
  test('is empty and right before anything happened', async () => {
    expect(await check()).toMatchObject({ ok: true, sums: [], differenceCount: 0 })
  })

  test('has what a sale earned, less its refund, and sums to zero', async () => {
    await sell(10_000, 'INV-1')
    await refund('INV-1', 2_500)
    const { ok, sums } = await check()
    expect(ok).toBe(true)
    expect(sums).toEqual([
      {
        currency: 'usd',
        entries: 4,
        sum: 0,
        expense: -1500,
        accrued: 1500,
        payable: 0,
        inTransit: 0,
        paid: 0,
      },
    ])
  })

  test('moves what has waited its holding period to payable', async () => {
    backend.clock.advance(31 * DAY_MS)
    expect(await matureCommissions(createCtx(backend.deps, scope()))).toBe(1)
    expect(await matureCommissions(createCtx(backend.deps, scope()))).toBe(0)
    const { ok, sums } = await check()
    expect(ok).toBe(true)
    expect(sums[0]).toMatchObject({ accrued: 0, payable: 1500 })
  })

  test.each([
    [`update ledger_entries set amount = 0`, 'append-only'],
    [`delete from ledger_entries`, 'append-only'],
    [`truncate ledger_entries`, 'append-only'],
    [`update ledger_postings set cause = 'x'`, 'append-only'],
    [`delete from ledger_postings`, 'append-only'],
    [`update reward_versions set rate_bps = 1`, 'append-only'],
    [
      `insert into ledger_entries (workspace_id, posting_id, position, program_id, enrollment_id, account, currency, amount)
        select workspace_id, posting_id, 9, program_id, enrollment_id, account, currency, 5
        from ledger_entries limit 1`,
      'not to zero',
    ],
    [
      `insert into ledger_entries (workspace_id, posting_id, position, program_id, enrollment_id, account, currency, amount)
        select workspace_id, posting_id, c.position, program_id, enrollment_id, account, c.currency, c.amount
        from (select * from ledger_entries limit 1) e, (values (8, 'usd', 5), (9, 'eur', -5))
          c (position, currency, amount)`,
      'not to zero',
    ],
  ])('refuses %s', async (statement, why) => {
    await expect(backend.deps.db.sql.unsafe(statement)).rejects.toThrow(why)
    expect((await check()).ok).toBe(true)
  })
})

describe('a statement', () => {
  test('explains every unit: what was, each posting, what is', async () => {
    const { status, body } = await statementOf()
    expect(status).toBe(200)
    expect(body.opening).toEqual([])
    expect(body.lines.map((line: any) => [line.cause, line.amount, line.text])).toEqual([
      ['commission_accrued', 2000, 'Commission for a sale (invoice INV-1): earned.'],
      [
        'commission_reversed',
        -500,
        'Commission for a sale (invoice INV-1): reversed in proportion to a refund.',
      ],
      ['commission_matured', 0, 'Commission for a sale (invoice INV-1): holding period ended.'],
    ])
    expect(body.closing).toEqual([
      { currency: 'usd', accrued: 0, payable: 1500, inTransit: 0, paid: 0 },
    ])
  })

  test('of a period opens with what was before and closes with what follows from its lines', async () => {
    const between = new Date(backend.clock.now() - 10 * DAY_MS).toISOString()
    const [before, after] = await Promise.all([
      statementOf(`?end=${between}`),
      statementOf(`?start=${between}`),
    ])
    expect(before.body.closing).toEqual(after.body.opening)
    expect(after.body.lines).toHaveLength(1)
    expect(after.body.closing[0]).toMatchObject({ accrued: 0, payable: 1500 })
  })

  test('that ends with a month names the last day of it', async () => {
    const { body } = await statementOf('?start=2031-04-01&end=2031-05-01&format=html')
    expect(body).toContain('Apr 1, 2031 – Apr 30, 2031')
  })

  test('writes figures on the page as people do, whoever asks for it', async () => {
    const { body } = await statementOf('?format=html')
    expect(body).toContain('$20.00')
    expect(body).not.toContain('USD')
  })

  test('is in the language that is named, whatever the request accepts', async () => {
    expect((await statementOf('?format=html&locale=de')).body).toContain('<html lang="de"')
    const { body } = await statementOf('?locale=de')
    expect(body.lines[0].text).toStartWith('Provision')
    expect((await statementOf('?locale=xx')).status).toBe(422)
  })

  test('is a table for spreadsheets, in major units', async () => {
    const { headers, body } = await statementOf('?format=csv')
    expect(headers.get('content-type')).toContain('text/csv')
    const lines = (body as string).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toEndWith(
      ',currency,amount (major units),accrued (major units),payable (major units),inTransit (major units),paid (major units)',
    )
    expect(lines[1]).toMatch(/,USD,20.00,20.00,0.00,0.00,0.00$/)
    expect(lines[2]).toMatch(/,USD,-5.00,-5.00,0.00,0.00,0.00$/)
  })

  test('is a page to print, in which a hostile name is text', async () => {
    const evil = await program.enroll('<script>alert(1)</script>', { email: 'evil@x.test' })
    const { headers, body } = await workspace.api(
      'GET',
      `/partners/${evil.partner.id}/statement?format=html`,
    )
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).not.toContain('<script>')
    expect(body).toContain('&lt;script&gt;alert(1)')
  })

  test.each([
    ['?start=soon', 422],
    ['?start=2031-01-01&end=2030-01-01', 422],
    ['?format=pdf', 422],
    ['?programId=prog_0000000000000000', 404],
  ])('refuses %s', async (query, status) => {
    expect((await statementOf(query)).status).toBe(status)
  })
})

describe('a check', () => {
  test('names every difference, and is kept', async () => {
    const { sql } = backend.deps.db
    await sql`update balances set payable = payable + 1 where workspace_id = ${workspace.id}
      and enrollment_id = ${grace.enrollment.id}`
    const report = await reconcile(createCtx(backend.deps, scope()))
    expect(report).toMatchObject({
      ok: false,
      differenceCount: 1,
      differences: [
        {
          kind: 'balance',
          id: `${grace.enrollment.id}/payable`,
          expected: 1500,
          found: 1501,
          sentence: expect.stringContaining('15.00 USD'),
        },
      ],
    })
    const { body } = await workspace.api('GET', '/ledger/checks')
    expect(body[0]).toMatchObject({ differenceCount: 1, report: { ok: false } })
    await sql`update balances set payable = payable - 1 where workspace_id = ${workspace.id}
      and enrollment_id = ${grace.enrollment.id}`
    expect((await check()).ok).toBe(true)
  })

  test.each([
    ['commission', `update commissions set earnings = earnings + 1, earned = earned + 1`],
    ['reversal', `update commissions set earned = earned + 7`],
  ])('sees a %s that was changed behind its back', async (kind, statement) => {
    await backend.deps.db.sql.begin(async (tx) => {
      await tx.unsafe(`${statement} where enrollment_id = '${grace.enrollment.id}'`)
    })
    const { differences } = await check()
    expect(differences.map((difference: any) => difference.kind)).toContain(kind)
    const undo = statement.replaceAll('+ 1', '- 1').replaceAll('+ 7', '- 7')
    await backend.deps.db.sql.unsafe(`${undo} where enrollment_id = '${grace.enrollment.id}'`)
    expect((await check()).ok).toBe(true)
  })
})
