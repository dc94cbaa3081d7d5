import { asc, eq, ne, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { groups } from '../../../db/schema/programs.ts'
import { ApiError } from '../../../domain/errors.ts'
import { checkMoveRules, type MoveRule } from '../../../domain/move-rules.ts'
import type { GroupRow } from '../programs/queries.ts'

/**
 * Refuses rules that make no sense or pull at the same partners as another group's. The program must be
 * locked, so that no other group changes its rules meanwhile.
 * @throws ApiError `unprocessable_entity`
 */
export async function allowMoveRules(
  ctx: TxCtx,
  group: Pick<GroupRow, 'id' | 'programId' | 'name' | 'moveRules'>,
): Promise<void> {
  if (group.moveRules.length === 0) return
  const others = await moveRulesOf(ctx, group.programId, group.id)
  try {
    checkMoveRules([...others, toRule(group)])
  } catch (error) {
    throw error instanceof ApiError ? aboutTheField(error) : error
  }
}

/**
 * Loads the move rules of a program's groups, except one group's, in the order in which the groups were
 * created.
 */
export async function moveRulesOf(
  ctx: TxCtx,
  programId: string,
  besides?: string,
): Promise<MoveRule[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, groups, {
    where: [
      eq(groups.programId, programId),
      besides === undefined ? undefined : ne(groups.id, besides),
      sql`jsonb_array_length(${groups.moveRules}) > 0`,
    ],
    orderBy: [asc(groups.id)],
  })
  return rows.map(toRule)
}

function toRule({ id, name, moveRules }: Pick<GroupRow, 'id' | 'name' | 'moveRules'>): MoveRule {
  return { groupId: id, groupName: name, conditions: moveRules }
}

/** Converts an error about the list of all groups' rules to one about `moveRules` of one group. */
function aboutTheField({ code, message, issues }: ApiError): ApiError {
  const named = issues?.map(({ path, message: sentence }) => ({
    path: path.replace(/^rules\.\d+(\.conditions)?/, 'moveRules'),
    message: sentence,
  }))
  return new ApiError(code, message, { issues: named })
}
