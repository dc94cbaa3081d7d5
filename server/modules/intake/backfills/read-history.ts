import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { backfills } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { MAX_ATTEMPTS } from '../../../domain/tasks.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import { formatError } from '../../../locales/format-error.ts'
import { openAccount } from '../connections/account.ts'
import { findConnection } from '../connections/present.ts'
import { insertEvents } from '../inbox/store-events.ts'
import { countVerbs } from './count-verbs.ts'
import type { BackfillRow } from './present.ts'

/**
 * Reads the next page of a provider's history: into the inbox, or, of a dry run, to count what it would record. A
 * job per page, so that a restart loses nothing; a page that is read twice adds nothing.
 * @throws Error when it may succeed later; the queue tries again
 */
export async function readHistory(ctx: Ctx, { backfillId }: { backfillId: string }): Promise<void> {
  const { deps, tx, scope } = ctx
  const row = await tx.first(scope, backfills, [eq(backfills.id, backfillId)])
  if (row?.status !== 'running') return
  try {
    await readPage(ctx, row)
  } catch (error) {
    await noteFailure(ctx, row, error)
  }
  deps.live.announce([scope.workspaceId])
}

async function readPage(ctx: Ctx, row: BackfillRow): Promise<void> {
  const { deps, scope } = ctx
  const { connectionId, cursor } = row
  const connection = await findConnection(ctx, connectionId)
  const integration = requireIntegration(deps.integrations, connection.provider)
  const account = await openAccount(ctx, connectionId)
  const page = { fromMs: row.since.getTime(), cursor }
  const { events, next } = await integration.history!.read(account, page)
  const counts = row.dryRun
    ? await countVerbs(row.counts, events, { integration, account })
    : row.counts
  await inTransaction(ctx, async (ctx) => {
    const where = [eq(backfills.id, row.id)]
    const held = await ctx.tx.first(scope, backfills, where, { lock: 'update' })
    // Canceled meanwhile, or the page was read by another job.
    if (held?.status !== 'running' || held.cursor !== cursor || held.pages !== row.pages) return
    const isStored = !row.dryRun && events.length > 0
    const added = isStored ? await insertEvents(ctx, connectionId, events) : 0
    const change = {
      cursor: next,
      counts,
      status: next === null ? ('done' as const) : ('running' as const),
      pages: held.pages + 1,
      seen: held.seen + events.length,
      added: held.added + added,
      reason: null,
      attempts: 0,
      updatedAt: new Date(deps.clock.now()),
    }
    await ctx.tx.update(scope, backfills, change, where)
    if (next === null) return
    const job = { task: 'read-history', payload: { backfillId: row.id } } as const
    await enqueue(ctx.tx, scope, job, { key: `backfill ${row.id} ${held.pages + 1}` })
  })
}

/** Keeps the reason. @throws Error unless it has failed for good */
async function noteFailure(ctx: Ctx, row: BackfillRow, error: unknown): Promise<void> {
  const { deps, tx, scope } = ctx
  const isGone = error instanceof ApiError && error.code === 'not_found'
  const attempts = row.attempts + 1
  const isFinal = isGone || attempts >= MAX_ATTEMPTS
  const reason =
    error instanceof ApiError
      ? formatError(error).message
      : 'Something went wrong inside the server. Its log says what.'
  const status = isFinal ? ('failed' as const) : ('running' as const)
  const change = { status, reason, attempts, updatedAt: new Date(deps.clock.now()) }
  await tx.update(scope, backfills, change, [
    eq(backfills.id, row.id),
    eq(backfills.status, 'running'),
  ])
  if (isFinal) return
  throw error instanceof ApiError ? new Error(reason) : error
}
