import type { Ctx } from '../../../core/ctx.ts'
import { exportRows } from '../../../core/export-rows.ts'
import { actorName } from '../../../db/scope.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { findPerson } from './find-person.ts'

/**
 * Exports everything about a partner as NDJSON, a row a line; `record` says what it is.
 * @throws ApiError `not_found`
 */
export async function exportPartner(ctx: Ctx, id: string): Promise<AsyncGenerator<string>> {
  const { deps, scope } = ctx
  const person = await findPerson(ctx, id)
  const { workspaceId } = scope
  deps.log.info({ workspaceId, partner: person.id, by: actorName(scope) }, 'partner exported')
  await recordAction(ctx, { type: 'partner', action: 'exported', resourceId: person.id })
  return exportRows(
    ctx,
    PERSONAL_DATA.flatMap((data) => data.list(person, workspaceId)),
  )
}
