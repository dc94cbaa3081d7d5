import { sql } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { json, row } from '../../../db/row.ts'
import type { FraudVerdict } from '../../../domain/fraud/types.ts'

interface Customer {
  enrollmentId: string
  customerId: string
}

/**
 * Leaves out what a person has looked at: the findings of rules whose last flag about this customer of the
 * partner was released. Otherwise each renewal of a subscription would be held for the same reason.
 */
export async function spareReleased(
  { tx, scope }: BatchCtx,
  customer: Customer,
  verdicts: readonly FraudVerdict[],
): Promise<FraudVerdict[]> {
  if (verdicts.length === 0) return []
  const { rules } = (await tx.load(scope, RELEASED, customer))!
  return verdicts.filter(({ rule }) => !rules.includes(rule))
}

const RELEASED = rowLoader<Customer, { rules: string[] }>({
  row: row({ rules: json<string[]>() }),
  name: 'released rules',
  key: '"enrollmentId" text, "customerId" text',
  select: (ws, keys) => sql`
    select r.n, (select coalesce(json_agg(d.rule) filter (where d.status = 'released'), '[]')
      from (select distinct on (f.rule) f.rule, f.status from fraud_flags f
        where f.workspace_id = ${ws} and f.customer_id = r."customerId"
          and f.enrollment_id = r."enrollmentId" and f.status <> 'open'
        order by f.rule, f.reviewed_at desc, f.id desc) d) as rules
    from ${keys}`,
})
