import { inArray } from 'drizzle-orm'
import { auditEvents } from '../../../../core/audit-events.ts'
import type { Ctx } from '../../../../core/ctx.ts'
import { transact } from '../../../../core/transact.ts'
import { describeFailure } from '../../../../db/describe-failure.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { ApiError, notFound } from '../../../../domain/errors.ts'
import { message } from '../../../../domain/message/message.ts'
import { format } from '../../../../locales/format.ts'
import { wireStatusOf } from '../read/wire-status.ts'
import type { CommissionRow } from '../write-changes.ts'
import { setStatus } from './set-status.ts'
import { updateCommission } from './update-commission.ts'
import type { Settable, UpdateCommissionsBody, UpdatedCommissions } from './update-schema.ts'

/** Sets the same status for many commissions: all or none, or with `partial` as many as possible. */
export async function updateCommissions(
  ctx: Ctx,
  { commissionIds, status, partial }: UpdateCommissionsBody,
): Promise<UpdatedCommissions> {
  const ids = [...new Set(commissionIds)]
  return partial ? updateEach(ctx, ids, status) : updateAll(ctx, ids, status)
}

async function updateAll(
  ctx: Ctx,
  ids: readonly string[],
  status: Settable,
): Promise<UpdatedCommissions> {
  const at = new Date(ctx.deps.clock.now())
  return transact(ctx, async (ctx) => {
    await auditEvents(ctx)
    await setStatus(ctx, { ids, status, at })
    const byId = await findById(ctx, ids)
    return ids.map((id) => ({ id, status: wireStatusOf(byId.get(id)!) }))
  })
}

/**
 * Updates each commission in a transaction of its own, so that one in a payout or a closed month does not
 * stop the others. An ID that is unknown is refused before anything changes.
 */
async function updateEach(
  ctx: Ctx,
  ids: readonly string[],
  status: Settable,
): Promise<UpdatedCommissions> {
  const known = await findById(ctx, ids)
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw notFound('commission', unknown)
  const updated: UpdatedCommissions = []
  for (const id of ids) {
    try {
      updated.push({ id, status: (await updateCommission(ctx, id, { status })).status })
    } catch (error) {
      const { code, text } = asApiError(ctx, id, error)
      const current = (await findById(ctx, [id])).get(id) ?? known.get(id)!
      const shown = { code, message: format(text, ctx.locale) }
      updated.push({ id, status: wireStatusOf(current), error: shown })
    }
  }
  return updated
}

/** Returns the error to report for one commission. One that nobody expected is logged. */
function asApiError({ deps, scope }: Ctx, commission: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { workspaceId } = scope
  deps.log.error({ workspaceId, commission, ...describeFailure(error) }, 'commission not updated')
  return new ApiError('internal_server_error', message('server.failed'))
}

async function findById(
  { tx, scope }: Ctx,
  ids: readonly string[],
): Promise<Map<string, CommissionRow>> {
  const rows = await tx.find(scope, commissions, { where: [inArray(commissions.id, [...ids])] })
  return new Map(rows.map((row) => [row.id, row]))
}
