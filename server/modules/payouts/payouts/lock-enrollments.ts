import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { CandidateFilter } from './candidates.ts'

/**
 * Holds the enrollments against a ban and a second run; the due commissions are held against refunds
 * afterwards. Sales of the same partners go on: they need the enrollment's key only.
 */
export async function lockEnrollments(ctx: TxCtx, filter: CandidateFilter): Promise<void> {
  const { tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`
    select count(*) from (select 1 from enrollments e
      where workspace_id = ${ws} and program_id = ${filter.programId} ${only(ws, filter)}
        and exists (select 1 from commissions c where c.workspace_id = ${ws}
          and c.enrollment_id = e.id and c.status = 'due')
      order by id for no key update) held`,
  )
}

function only(ws: string, { partnerIds, draftId }: CandidateFilter): SQL {
  if (draftId !== undefined) {
    return sql`and id in (select l.enrollment_id from payout_draft_lines l
      where l.workspace_id = ${ws} and l.draft_id = ${draftId})`
  }
  return partnerIds.length > 0 ? sql`and partner_id in ${[...partnerIds]}` : sql``
}
