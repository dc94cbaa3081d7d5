import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { noteFailure, reasonOf } from './note-failure.ts'
import { findSource } from './find-source.ts'
import { recordEvent } from './record-event.ts'

/**
 * Tries an event again that could not be done with the others of its connection. When that fails, it says why.
 * @throws Error when it may succeed later; the queue tries again
 */
export async function processEvent(ctx: Ctx, eventId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const event = await tx.first(scope, inboxEvents, [eq(inboxEvents.id, eventId)])
  if (!event?.body) return
  try {
    const source = await findSource(ctx, event.connectionId)
    await recordEvent(ctx, event, { source, limit: (work) => work() })
  } catch (error) {
    if (await noteFailure(ctx, event, error)) {
      // Not as it is: the queue takes an error about something unknown as the end of the job.
      throw error instanceof ApiError ? new Error(reasonOf(error)) : error
    }
  }
  deps.live.announce([scope.workspaceId])
}
