import { createCtx } from '../../../server/core/ctx.ts'
import { checkLedger } from '../../../server/modules/earnings/ledger/check-ledger.ts'
import type { TestBackend } from '../../kit/backend.ts'
import type { TestWorkspace } from '../../kit/workspace.ts'

/** Tables whose change may make, move or pay money. */
export const MONEY_TABLES: ReadonlySet<string> = new Set([
  'balances',
  'commission_reversals',
  'commissions',
  'ledger_entries',
  'ledger_postings',
  'payouts',
  'refunds',
  'sales',
  'transfers',
])

/** What must be true of a workspace's money, whoever did what. */
export class Money {
  readonly #backend: TestBackend
  readonly #workspace: TestWorkspace
  /** What may be paid, as it was at first. */
  #sure = ''
  /** The payouts of that time. */
  #paid: string[] = []

  private constructor(backend: TestBackend, workspace: TestWorkspace) {
    this.#backend = backend
    this.#workspace = workspace
  }

  static async open(backend: TestBackend, workspace: TestWorkspace): Promise<Money> {
    const money = new Money(backend, workspace)
    money.#sure = await money.#readSure()
    const rows = await backend.deps.db.sql<{ id: string }[]>`
      select id from payouts where workspace_id = ${workspace.id}`
    money.#paid = rows.map(({ id }) => id)
    return money
  }

  /** What is wrong: sums that differ, more refunded than was sold, more paid than was earned. */
  async listFaults(): Promise<string[]> {
    const actor = { type: 'system', name: 'test' } as const
    const scope = { workspaceId: this.#workspace.id, plan: 'enterprise', actor } as const
    const { differences } = await checkLedger(createCtx(this.#backend.deps, scope))
    const beyond = await this.#backend.deps.db.sql<{ fault: string }[]>`
      select 'More of the sale ' || s.id || ' is refunded than it was.' as fault
      from refunds r join sales s on s.workspace_id = r.workspace_id and s.id = r.sale_id
      where r.workspace_id = ${this.#workspace.id} group by s.id, s.amount
      having sum(r.amount) not between 0 and s.amount
      union all
      select 'The payout ' || p.id || ' is of more than was earned.'
      from payouts p join balances b on b.workspace_id = p.workspace_id
        and b.enrollment_id = p.enrollment_id and b.currency = p.currency
      where p.workspace_id = ${this.#workspace.id} and p.id <> all(${this.#paid})
        and (p.amount <= 0 or b.payable < 0)`
    return [...differences.map(({ sentence }) => sentence), ...beyond.map(({ fault }) => fault)]
  }

  /** Whether more than what is held was changed: what a browser said must wait for somebody. */
  async isMoved(): Promise<boolean> {
    return (await this.#readSure()) !== this.#sure
  }

  async #readSure(): Promise<string> {
    const { id } = this.#workspace
    const rows = await this.#backend.deps.db.sql`
      select 'commission' as kind, id, status, earnings::text as amount from commissions
      where workspace_id = ${id} and status <> 'held'
      union all select 'payout', id, status, amount::text from payouts where workspace_id = ${id}
      union all select 'transfer', id, status, amount::text from transfers where workspace_id = ${id}
      union all select 'balance', enrollment_id, currency, concat_ws(' ', payable, in_transit, paid)
      from balances where workspace_id = ${id}
      order by 1, 2, 3`
    return JSON.stringify(rows)
  }
}
