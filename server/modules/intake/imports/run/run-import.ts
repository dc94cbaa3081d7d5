import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { analyzeGrown } from '../../../../db/analyze-grown.ts'
import { enqueue } from '../../../../db/enqueue.ts'
import { withMaintenance } from '../../../../db/maintenance.ts'
import { imports } from '../../../../db/schema/imports.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { MAX_READ_ATTEMPTS, readPauseMs } from '../../../../domain/imports.ts'
import { SourceBusy, SourceRefused } from '../../../../importers/source-errors.ts'
import { formatError } from '../../../../locales/format-error.ts'
import { findImport, type ImportRecord } from '../rows.ts'
import { undoBatch } from '../undo/undo-batch.ts'
import { checkBatch } from './check-batch.ts'
import { readSource } from './read-source.ts'
import { writeBatch } from './write-batch.ts'

/** Batches of one job; then another one goes on, so that a server can stop in between. */
const BATCHES = 40

/** Phases that are worked off in batches. Each answers whether something is left. */
const BATCH_OF = { checking: checkBatch, running: writeBatch, undoing: undoBatch } as const

/** Goes on with an import where it stopped. Running it twice at once does nothing twice. */
export async function runImport(ctx: Ctx, importId: string): Promise<void> {
  const imp = await findImport(ctx, importId)
  try {
    if (imp.status === 'reading') await readSource(ctx, imp)
    else if (imp.status in BATCH_OF) await runBatches(ctx, imp)
    else return
  } catch (error) {
    await noteFailure(ctx, imp, error)
  }
  await goOn(ctx, importId)
  ctx.deps.live.announce([ctx.scope.workspaceId])
}

/** Runs the next batches. Tables that they fill get statistics, which the next ones are planned with. */
async function runBatches(ctx: Ctx, { id, status }: ImportRecord): Promise<void> {
  const batch = BATCH_OF[status as keyof typeof BATCH_OF]
  await withMaintenance(ctx.deps.db.directUrl, async (sql) => {
    for (let i = 0; i < BATCHES && (await batch(ctx, id)); i++) await analyzeGrown(sql)
  })
}

/** Adds the next job while something is left to do. */
async function goOn(ctx: Ctx, importId: string): Promise<void> {
  const { status, attempts } = await findImport(ctx, importId)
  const isBusy = status === 'reading' || status in BATCH_OF
  // A source that did not answer has its own time.
  if (isBusy && !(status === 'reading' && attempts > 0)) await queueImport(ctx, importId)
}

/** Queues the work on an import, at once or after a time. */
export async function queueImport(ctx: Ctx, importId: string, waitMs = 0): Promise<void> {
  const job = { task: 'run-import', payload: { importId } } as const
  const key = `import ${importId}`
  await enqueue(ctx.tx, ctx.scope, job, waitMs > 0 ? { key, waitMs } : { key })
}

/**
 * Asks a busy source again later, and ends the import when a person has to do something.
 * @throws what repeating the job may mend
 */
async function noteFailure(ctx: Ctx, imp: ImportRecord, error: unknown): Promise<void> {
  if (error instanceof SourceBusy) return wait(ctx, imp, error)
  if (error instanceof SourceRefused) return fail(ctx, imp, error.message)
  if (error instanceof ApiError) return fail(ctx, imp, formatError(error).message)
  throw error
}

async function wait(ctx: Ctx, imp: ImportRecord, busy: SourceBusy): Promise<void> {
  const { scope } = ctx
  const attempts = (await findImport(ctx, imp.id)).attempts + 1
  if (attempts >= MAX_READ_ATTEMPTS) return fail(ctx, imp, busy.message)
  const waitMs = busy.retryAfterMs ?? readPauseMs(attempts)
  await inTransaction(ctx, async (ctx) => {
    const set = { attempts, reason: busy.message }
    await ctx.tx.update(scope, imports, set, [eq(imports.id, imp.id)])
    await queueImport(ctx, imp.id, waitMs)
  })
}

async function fail(ctx: Ctx, imp: ImportRecord, reason: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const set = { status: 'failed' as const, reason: reason.slice(0, 500), resumes: imp.status }
  const updatedAt = new Date(deps.clock.now())
  const same = [eq(imports.id, imp.id), eq(imports.status, imp.status)]
  await tx.update(scope, imports, { ...set, updatedAt }, same)
}
