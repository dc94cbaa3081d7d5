import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { IdRow } from '../../../db/row.ts'

/** Makes changes of referrers in a workspace wait for each other, so that two at once close no circle. */
export async function holdReferrers({ tx, scope }: TxCtx): Promise<void> {
  await tx.run(scope, (ws) => sql`select ${lock('referrers', ws)}`)
}

/** Lists the enrollments that referred another one, directly or through others, the nearest first. */
export async function listReferrers({ tx, scope }: TxCtx, enrollmentId: string): Promise<string[]> {
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    with recursive referrers (id) as (
      select referred_by_id from enrollments where workspace_id = ${ws} and id = ${enrollmentId}
      union
      select e.referred_by_id from referrers r
      join enrollments e on e.workspace_id = ${ws} and e.id = r.id
    )
    select id from referrers where id is not null`,
  )
  return rows.map(({ id }) => id)
}
