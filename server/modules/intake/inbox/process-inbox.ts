import pLimit from 'p-limit'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { findSource } from './find-source.ts'
import { retryLater } from './note-failure.ts'
import type { InboxRow } from './present.ts'
import type { Source } from './read-verbs.ts'
import { recordEvent, type Limit } from './record-event.ts'

/** Events under way at once: as many as share a transaction. */
const PAGE = 64

/** Of them, those that ask a provider or need a transaction of their own. */
const AT_ONCE = 6

/** Connections that this process works off, and whether something came meanwhile. */
const running = new Map<string, { again: boolean }>()

/**
 * Acts on what waits of a connection, the oldest first, many at once. What fails is tried again by itself, so
 * that it keeps nobody waiting. A second job for the same connection leaves the work to the first.
 */
export async function processInbox(ctx: Ctx, connectionId: string): Promise<void> {
  const name = `${ctx.scope.workspaceId} ${connectionId}`
  const current = running.get(name)
  if (current) {
    current.again = true
    return
  }
  const state = { again: true }
  running.set(name, state)
  try {
    const source = await findSource(ctx, connectionId)
    while (state.again) {
      state.again = false
      await processAll(ctx, connectionId, source)
    }
  } finally {
    running.delete(name)
  }
}

async function processAll(ctx: Ctx, connectionId: string, source: Source): Promise<void> {
  const { deps, tx, scope } = ctx
  const limit = pLimit(AT_ONCE)
  let after = ''
  for (;;) {
    const page = await tx.find(scope, inboxEvents, {
      where: [
        and(
          // Not as a parameter: there is an index of these.
          sql`${inboxEvents.status} = 'received'`,
          eq(inboxEvents.connectionId, connectionId),
          isNotNull(inboxEvents.body),
          gt(inboxEvents.id, after),
        ),
      ],
      orderBy: [asc(inboxEvents.id)],
      limit: PAGE,
    })
    if (page.length === 0) return
    await Promise.all(page.map((event) => processOne(ctx, event, { source, limit })))
    deps.live.announce([scope.workspaceId])
    after = page.at(-1)!.id
  }
}

async function processOne(
  ctx: Ctx,
  event: InboxRow,
  how: { source: Source; limit: Limit },
): Promise<void> {
  try {
    await recordEvent(ctx, event, how)
  } catch (error) {
    await retryLater(ctx, event, error)
  }
}
