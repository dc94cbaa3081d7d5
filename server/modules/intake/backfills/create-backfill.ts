import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { parseTime } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { backfills } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import { findConnection } from '../connections/present.ts'
import { toBackfill } from './present.ts'
import type { Backfill, BackfillBody } from './schema.ts'

const NOTHING = { leads: 0, sales: 0, amounts: {}, problems: 0, reasons: [] }

/**
 * Begins to fetch what a provider had before its connection, or to count it. One at a time for a connection.
 * Repeated, it fetches only what is new: an event of the inbox is stored once.
 */
export async function createBackfill(ctx: Ctx, id: string, body: BackfillBody): Promise<Backfill> {
  const { deps, scope } = ctx
  const since = body.since === undefined ? new Date(0) : parseTime(deps.clock, body.since)
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const connection = await findConnection(ctx, id, { lock: 'update' })
    const { label, history } = requireIntegration(deps.integrations, connection.provider)
    if (!history) {
      throw new ApiError('bad_request', `History from ${label} can’t be imported.`)
    }
    const where = [eq(backfills.connectionId, id), eq(backfills.status, 'running')]
    if (await tx.first(scope, backfills, where)) {
      throw new ApiError(
        'conflict',
        'A backfill of this connection is already running. Wait for it to finish, or cancel it.',
      )
    }
    const now = new Date(deps.clock.now())
    const [row] = await tx.insert(scope, backfills, {
      id: deps.ids.make('bfl'),
      connectionId: id,
      dryRun: body.dryRun ?? false,
      since,
      counts: NOTHING,
      createdAt: now,
      updatedAt: now,
    })
    const job = { task: 'read-history', payload: { backfillId: row!.id } } as const
    await enqueue(tx, scope, job, { key: `backfill ${row!.id}` })
    return toBackfill(row!)
  })
}
