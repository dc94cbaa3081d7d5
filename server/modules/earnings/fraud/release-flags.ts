import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { releaseCommissions } from '../commissions/hold/release-commissions.ts'
import { parseOptional } from '../../../core/input.ts'
import { IdRow } from '../../../db/row.ts'
import { closeFlags } from './close-flags.ts'
import { findFlags, presentFlags, type FlagRow } from './queries.ts'
import type { FraudFlag, ReleaseBody } from './schema.ts'

/**
 * Releases flags: what no other open flag holds goes back to its holding period. All of the flags or none.
 * @throws ApiError `not_found`, `conflict`
 */
export async function releaseFlags(
  ctx: Ctx,
  body: ReleaseBody & { flagIds: readonly string[] },
): Promise<FraudFlag[]> {
  const { deps } = ctx
  const note = parseOptional('note', body.note)
  const ids = [...new Set(body.flagIds)]
  const at = new Date(deps.clock.now())
  return transact(ctx, async (ctx) => {
    const decision = { to: 'released' as const, note, at }
    const closed = await closeFlags(ctx, { ids, decision })
    const free = await unflagged(ctx, closed)
    await releaseCommissions(ctx, { ids: free, at })
    return presentFlags(ctx, await findFlags(ctx, ids))
  })
}

/**
 * Lists the commissions that these flags held and nothing else holds: no other flag, and not the source of
 * a share.
 */
async function unflagged(ctx: TxCtx, closed: readonly FlagRow[]): Promise<string[]> {
  const { tx, scope } = ctx
  const single = closed.flatMap(({ commissionId }) => commissionId ?? [])
  const whole = closed.flatMap(({ commissionId, enrollmentId }) =>
    commissionId ? [] : enrollmentId,
  )
  const list = (ids: string[]) =>
    sql`(${sql.join(
      [...ids, ''].map((id) => sql`${id}`),
      sql`, `,
    )})`
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select c.id from commissions c
    where c.workspace_id = ${ws} and c.status = 'held' and c.hold_reason = 'fraud'
      and (c.id in ${list(single)} or c.enrollment_id in ${list(whole)})
      and not exists (select from fraud_flags f where f.workspace_id = ${ws} and f.status = 'open'
        and f.partner_id = c.partner_id and f.enrollment_id = c.enrollment_id
        and (f.commission_id is null or f.commission_id = c.id))
      and not exists (select from commissions s where s.workspace_id = ${ws} and s.id = c.source_id
        and s.status = 'held')`,
  )
  return rows.map(({ id }) => id)
}
