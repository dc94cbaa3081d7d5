import { expect } from 'bun:test'
import type { TestBackend } from './backend.ts'
import { createTestProgram, type TestEnrollment, type TestProgram } from './program.ts'
import { createTestWorkspace, type Answer, type TestWorkspace } from './workspace.ts'

/** A workspace with a program, one partner and the tools to earn something. */
export interface Earnings extends TestProgram {
  workspace: TestWorkspace
  ada: TestEnrollment
  /** Offers a reward to the default group (or whom `more` names): its id. */
  reward(event: string, terms: object, more?: object): Promise<string>
  /** A new customer of the partner: the lead is recorded. `clickedAt`: they clicked earlier, for sales since. */
  customer(
    externalId: string,
    options?: { by?: TestEnrollment; lead?: object; clickedAt?: string | number },
  ): Promise<void>
  sale(customerExternalId: string, amount: number, more?: object): Promise<Answer>
  refund(invoiceId: string, refundId: string, more?: object): Promise<Answer>
  /** The commissions, oldest first. */
  commissions(query?: string): Promise<any[]>
  commission(id: string): Promise<any>
  balance(by?: TestEnrollment): Promise<Record<'accrued' | 'payable' | 'paid', number>>
  /** Checks the books: every sum that is kept twice agrees. Call it after each test. */
  agree(): Promise<void>
  /** As a finished payout leaves them; the payouts have tests of their own. */
  pay(ids: string[]): Promise<void>
}

let invoices = 0

export async function openEarnings(backend: TestBackend, options: object = {}): Promise<Earnings> {
  const workspace = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, workspace, { holdingPeriodDays: 30, ...options })
  const ada = await program.enroll('Ada Partner')
  const { sql } = backend.deps.db
  const ok = async (answer: Promise<Answer>, status = 200) => {
    const got = await answer
    expect({ status: got.status, body: got.body }).toMatchObject({ status })
    return got
  }
  return {
    ...program,
    workspace,
    ada,
    async reward(event, terms, more = { groupId: program.group.id }) {
      const body = { event, ...terms, ...more }
      const { status, body: reward } = await workspace.api('POST', '/rewards', body)
      if (status >= 300) throw new Error(JSON.stringify(reward))
      return reward.id
    },
    async customer(externalId, { by = ada, lead = {}, clickedAt } = {}) {
      const nowMs = backend.clock.now()
      if (clickedAt !== undefined) backend.clock.set(clickedAt)
      const clickId = await program.click(by.link.key)
      backend.clock.set(nowMs)
      const body = { clickId, eventName: 'Sign up', customerExternalId: externalId, ...lead }
      await ok(workspace.api('POST', '/track/lead', body))
    },
    sale: (customerExternalId, amount, more = {}) =>
      workspace.api('POST', '/track/sale', {
        customerExternalId,
        amount,
        invoiceId: `in_${++invoices}`,
        ...more,
      }),
    refund: (invoiceId, refundId, more = {}) =>
      ok(workspace.api('POST', '/track/refund', { invoiceId, refundId, ...more })),
    commissions: async (query = '') =>
      (await ok(workspace.api('GET', `/commissions?sortOrder=asc${query}`))).body,
    commission: async (id) => (await ok(workspace.api('GET', `/commissions/${id}`))).body,
    async balance(by = ada) {
      const [row] = await sql<Record<'accrued' | 'payable' | 'paid', number>[]>`
        select coalesce(sum(accrued), 0)::int as accrued, coalesce(sum(payable), 0)::int as payable,
          coalesce(sum(paid), 0)::int as paid from balances
        where workspace_id = ${workspace.id} and enrollment_id = ${by.enrollment.id}`
      return { ...row! }
    },
    async agree() {
      const { body } = await workspace.api('GET', '/ledger/check')
      // `pay` makes no payouts.
      expect(body.differences.filter((one: any) => one.kind !== 'payout')).toEqual([])
    },
    async pay(ids) {
      for (const id of ids) {
        await sql.begin(async (tx) => {
          const [row] = await tx`update commissions set status = 'paid', paid_at = now()
            where workspace_id = ${workspace.id} and id = ${id} and status = 'due' returning *`
          const posting = backend.deps.ids.make('lp')
          const { program_id: programId, enrollment_id: enrollmentId, currency } = row!
          await tx`insert into ledger_postings (workspace_id, id, program_id, cause, key, commission_id)
            values (${workspace.id}, ${posting}, ${programId}, 'payout_completed', ${`${id}:paid`}, ${id})`
          await tx`insert into ledger_entries
              (workspace_id, posting_id, position, program_id, enrollment_id, account, currency, amount)
            select ${workspace.id}, ${posting}, position, ${programId}, ${enrollmentId}, account, ${currency}, amount
            from (values (0, 'payable', ${String(-row!.earnings)}::bigint),
              (1, 'paid', ${String(row!.earnings)}::bigint)) as e (position, account, amount)`
          await tx`update balances set payable = payable - ${String(row!.earnings)}::bigint,
              paid = paid + ${String(row!.earnings)}::bigint
            where workspace_id = ${workspace.id} and enrollment_id = ${enrollmentId}`
        })
      }
    },
  }
}
