import { eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { inboxEvents, type InboxStatus } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { MAX_ATTEMPTS } from '../../../domain/tasks.ts'
import { formatError } from '../../../locales/format-error.ts'
import type { InboxRow } from './present.ts'

/** Errors that repeating cannot mend. */
const FINAL = new Set(['unprocessable_entity', 'bad_request', 'conflict', 'forbidden'])
/** Until an event that has failed with others is tried by itself. */
const AGAIN_MS = 2_500

/** Keeps the reason with an event. Returns whether trying again may help. */
export async function noteFailure(ctx: Ctx, event: InboxRow, error: unknown): Promise<boolean> {
  const change = changeOf(ctx, event, error)
  await ctx.tx.update(ctx.scope, inboxEvents, change, unfinished(event))
  return !isFinal(error)
}

/** Keeps the reason, too, and queues a job that tries the event again, with growing pauses. */
export async function retryLater(ctx: Ctx, event: InboxRow, error: unknown): Promise<void> {
  const change = changeOf(ctx, event, error)
  await inTransaction(ctx, async ({ tx, scope }) => {
    const [noted] = await tx.update(scope, inboxEvents, change, unfinished(event))
    if (!noted || isFinal(error)) return
    const job = { task: 'process-event', payload: { eventId: event.id } } as const
    const options = { waitMs: AGAIN_MS, maxAttempts: MAX_ATTEMPTS - 1 }
    await enqueue(tx, scope, job, { key: `inbox ${event.id}`, ...options })
  })
}

/** Finds an event unless another server has finished it meanwhile. */
function unfinished({ id }: InboxRow) {
  return [eq(inboxEvents.id, id), isNotNull(inboxEvents.body)]
}

function isFinal(error: unknown): boolean {
  return error instanceof ApiError && FINAL.has(error.code)
}

function changeOf({ deps }: Ctx, event: InboxRow, error: unknown) {
  const attempts = event.attempts + 1
  const status: InboxStatus = isFinal(error) || attempts >= MAX_ATTEMPTS ? 'failed' : 'retrying'
  return { status, reason: reasonOf(error), attempts, updatedAt: new Date(deps.clock.now()) }
}

/** Returns what members read: nothing of an error that was not meant for them. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError
    ? formatError(error).message
    : 'Something went wrong inside the server. Its log says what.'
}
