import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { IdRow } from '../../../db/row.ts'

/** Tells whether a customer has a sale through a link that is not the one they belong to. */
export async function hasBoughtThrough(
  { tx, scope }: TxCtx,
  customerId: string,
  linkNum: number,
): Promise<boolean> {
  const found = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select id from sales where workspace_id = ${ws} and customer_id = ${customerId}
      and link_num = ${linkNum} limit 1`,
  )
  return found.length > 0
}
