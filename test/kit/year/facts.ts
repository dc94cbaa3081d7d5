import type { World } from '../../../demo/story/world.ts'
import type { TestBackend } from '../backend.ts'

/** A commission as it is stored. */
export interface StoredCommission {
  id: string
  type: string
  status: string
  holdReason: string | null
  programId: string
  partnerId: string
  enrollmentId: string
  currency: string
  amount: bigint
  earned: bigint
  earnings: bigint
  invoiceId: string | null
  customer: string | null
  reversesId: string | null
  sourceId: string | null
  milestoneId: string | null
  reversed: bigint
  steps: unknown[]
  reward: { id: string; version: number; modifier: number | null } | null
}

export async function storedCommissions(
  backend: TestBackend,
  { player }: World,
): Promise<StoredCommission[]> {
  const ws = player.stage.workspaceId
  const rows = await backend.deps.db.sql<Record<string, any>[]>`
    select c.id, c.type, c.status, c.hold_reason as "holdReason", c.program_id as "programId",
      c.partner_id as "partnerId", c.enrollment_id as "enrollmentId", c.currency,
      c.amount::text, c.earned::text, c.earnings::text, s.invoice_id as "invoiceId",
      coalesce(s.customer_external_id, p.external_id) as customer,
      c.reverses_id as "reversesId", c.source_id as "sourceId",
      c.milestone_id as "milestoneId",
      (select coalesce(sum(r.amount), 0)::text from commission_reversals r
        where r.workspace_id = ${ws} and r.commission_id = c.id) as reversed,
      c.explanation->'steps' as steps, c.explanation->'reward' as reward
    from commissions c
    left join sales s on s.workspace_id = ${ws} and s.id = c.event_id
    left join customers p on p.workspace_id = ${ws} and p.id = c.customer_id
    where c.workspace_id = ${ws} order by c.created_at, c.id`
  return rows.map(({ amount, earned, earnings, reversed, ...row }) => ({
    ...(row as Omit<StoredCommission, 'amount' | 'earned' | 'earnings' | 'reversed'>),
    amount: BigInt(amount),
    earned: BigInt(earned),
    earnings: BigInt(earnings),
    reversed: BigInt(reversed),
  }))
}
