import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { findGroup } from '../programs/queries.ts'
import type { MoveAnswer, MoveBody } from './schema.ts'

/**
 * Moves some or all enrollments of a group into another of the same program. New customers come under
 * its terms; earlier ones and an enrollment's own rewards stay as they were.
 */
export async function moveEnrollments(
  ctx: Ctx,
  groupId: string,
  { toGroupId, enrollmentIds, all = false }: MoveBody,
): Promise<MoveAnswer> {
  if (all === (enrollmentIds !== undefined)) {
    throw invalid('enrollmentIds', 'Send either enrollmentIds or all: true.')
  }
  if (toGroupId === groupId) {
    throw invalid('toGroupId', 'The enrollments are already in this group. Choose another group.')
  }
  const answer = await transact(ctx, async (ctx) => {
    const from = await findGroup(ctx, groupId, { lock: 'key share' })
    const { programId } = from
    await findGroup(ctx, toGroupId, { lock: 'key share', programId })
    const ids = enrollmentIds && [...new Set(enrollmentIds)]
    const moved = await moveToGroup(ctx, { fromGroupId: groupId, toGroupId, ids })
    if (ids) refuseStrangers(ids, moved, from.slug)
    return { moved: moved.length, toGroupId }
  })
  await ctx.deps.directory.changed()
  return answer
}

export interface GroupMove {
  fromGroupId: string
  toGroupId: string
  /** Absent: all of the group. */
  ids?: readonly string[] | undefined
}

/**
 * Moves enrollments within a transaction and returns the ids that were in the group and have moved. Both
 * groups must belong to one program and be locked. After the transaction call `deps.directory.changed()`.
 */
export async function moveToGroup(
  ctx: TxCtx,
  { fromGroupId, toGroupId, ids }: GroupMove,
): Promise<string[]> {
  const { deps, tx, scope } = ctx
  if (ids?.length === 0) return []
  const at = new Date(deps.clock.now()).toISOString()
  const which = and(eq(enrollments.groupId, fromGroupId), ids && inArray(enrollments.id, [...ids]))
  const rows = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      with chosen as (
        select id from enrollments where workspace_id = ${ws} and ${which as SQL}
        order by id for update
      ), moved as (
        update enrollments set group_id = ${toGroupId}, updated_at = ${at}::timestamptz
        where workspace_id = ${ws} and id in (select id from chosen)
        returning id, program_id, partner_id
      ), announced as (
        insert into outbox (workspace_id, type, data, created_at)
        select ${ws}, 'enrollment.updated', jsonb_build_object('enrollmentId', id,
          'programId', program_id, 'partnerId', partner_id, 'change', 'group',
          'groupId', ${toGroupId}::text, 'previousGroupId', ${fromGroupId}::text), ${at}::timestamptz
        from moved order by id
      )
      select id from moved order by id`,
  )
  return rows.map(({ id }) => id)
}

function refuseStrangers(asked: readonly string[], moved: readonly string[], slug: string): void {
  const known = new Set(moved)
  const stranger = asked.find((id) => !known.has(id))
  if (stranger === undefined) return
  throw invalid(
    'enrollmentIds',
    `No enrollment of the group "${slug}" has the ID ${JSON.stringify(stranger)}. Nothing was moved.`,
  )
}
