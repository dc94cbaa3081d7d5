import type { World } from '../../../demo/story/world.ts'
import type { TestBackend } from '../backend.ts'

export interface YearRefund {
  refundId: string
  invoiceId: string
  amount: number
  kind: string
  atMs: number
}

/** Lists the refunds and chargebacks of the plan, and with a negative amount those that were undone. */
export function plannedRefunds(world: World): YearRefund[] {
  const sales = world.visitors.flatMap(({ customer }) => customer?.sales ?? [])
  return inOrder(
    sales.flatMap(({ invoiceId, refunds }) =>
      refunds.flatMap(({ wonMs, ...refund }) => {
        const one = { ...refund, invoiceId }
        if (wonMs === null) return [one]
        return [one, { ...one, amount: -one.amount, kind: 'reversal', atMs: wonMs }]
      }),
    ),
  )
}

export async function storedRefunds(backend: TestBackend, { player }: World) {
  const stored = await backend.deps.db.sql<YearRefund[]>`
    select r.refund_id as "refundId", s.invoice_id as "invoiceId", r.amount::float8 as amount, r.kind,
      extract(epoch from r.created_at)::float8 * 1000 as "atMs"
    from refunds r join sales s on s.workspace_id = r.workspace_id and s.id = r.sale_id
    where r.workspace_id = ${player.stage.workspaceId}`
  return inOrder([...stored])
}

function inOrder(refunds: YearRefund[]): YearRefund[] {
  return refunds.toSorted((a, b) => a.refundId.localeCompare(b.refundId) || b.amount - a.amount)
}
