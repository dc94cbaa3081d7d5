import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { describeFailure } from '../../../db/describe-failure.ts'
import { isAway } from '../../../db/failures.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { connections } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import { allows } from '../../../domain/plan.ts'
import { pollPause } from '../../../domain/poll-pause.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import type { Poll } from '../../../integrations/port.ts'
import { openAccount } from '../connections/account.ts'
import { findConnection, type ConnectionRow } from '../connections/present.ts'
import { reasonOf } from '../inbox/note-failure.ts'
import { insertEvents } from '../inbox/store-events.ts'
import { noPoll } from './schedule-poll.ts'
import { pollKey } from './queue-polls.ts'

/** A job that has asked for a page and not ended by then has died: another one asks again. */
const CLAIM_MS = 5 * 60_000
/** The account's keys are refused. */
const REFUSED = new Set(['unauthorized', 'forbidden', 'bad_request'])

type Page = Awaited<ReturnType<Poll['read']>>

interface Claim {
  row: ConnectionRow
  poll: Poll
  /** Until when nobody else asks: the value of `pollAt` meanwhile. */
  until: Date
}

/**
 * Asks a provider for the next page of events of a connection, and stores them in the inbox together with how far
 * it has come. A page that is read twice adds nothing.
 */
export async function pollConnection(
  ctx: Ctx,
  { connectionId }: { connectionId: string },
): Promise<void> {
  const { deps, scope } = ctx
  const claim = await claimPoll(ctx, connectionId)
  if (!claim) return
  try {
    const account = await openAccount(ctx, connectionId)
    const { cursor } = claim.row.poll ?? noPoll
    const page = await claim.poll.read(account, {
      sinceMs: claim.row.createdAt.getTime(),
      cursor,
    })
    await storePage(ctx, claim, page)
  } catch (error) {
    // Then nothing can be written either: the claim ends by itself.
    if (isAway(error)) throw error
    await noteFailure(ctx, claim, error)
  }
  deps.live.announce([scope.workspaceId])
}

/** Claims a connection that is due, so that one job at a time asks. Null: there is nothing to do. */
function claimPoll(ctx: Ctx, connectionId: string): Promise<Claim | null> {
  const { deps, scope } = ctx
  if (!allows(scope.plan, 'conversionTracking')) return Promise.resolve(null)
  return inTransaction(ctx, async (ctx) => {
    const row = await findConnection(ctx, connectionId, { lock: 'update' })
    const { poll } = requireIntegration(deps.integrations, row.provider)
    const now = deps.clock.now()
    if (!poll || row.pollAt === null || row.pollAt.getTime() > now) return null
    const until = new Date(now + CLAIM_MS)
    await ctx.tx.update(scope, connections, { pollAt: until }, [eq(connections.id, row.id)])
    return { row, poll, until }
  })
}

async function storePage(ctx: Ctx, claim: Claim, page: Page): Promise<void> {
  const { deps, scope } = ctx
  const { id } = claim.row
  const now = deps.clock.now()
  await inTransaction(ctx, async (ctx) => {
    if (!(await isHeld(ctx, claim))) return
    await insertEvents(ctx, id, page.events)
    const pauseMs = page.hasMore ? 0 : pollPause(claim.poll.everyMinutes, 0)
    const polledAt = new Date(now).toISOString()
    const change = {
      pollAt: new Date(now + pauseMs),
      poll: { ...noPoll, cursor: page.cursor, polledAt },
    }
    await ctx.tx.update(scope, connections, change, [eq(connections.id, id)])
    if (!page.hasMore) return
    const job = { task: 'poll-connection', payload: { connectionId: id } } as const
    await enqueue(ctx.tx, scope, job, { key: pollKey(id) })
  })
}

/** Keeps the reason, and asks again after a growing pause; not before the keys change if they are refused. */
async function noteFailure(ctx: Ctx, claim: Claim, error: unknown): Promise<void> {
  const { deps, scope } = ctx
  const isRefused = error instanceof ApiError && REFUSED.has(error.code)
  if (!(error instanceof ApiError)) deps.log.error(describeFailure(error), 'poll failed')
  const { id, poll: before } = claim.row
  const state = before ?? noPoll
  const failures = state.failures + 1
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  const pauseMs = Math.max(pollPause(claim.poll.everyMinutes, failures), asked * 1000)
  const now = deps.clock.now()
  await inTransaction(ctx, async (ctx) => {
    if (!(await isHeld(ctx, claim))) return
    const failedAt = new Date(now).toISOString()
    const change = {
      pollAt: isRefused ? null : new Date(now + pauseMs),
      poll: { ...state, failures, failedAt, reason: reasonOf(error) },
    }
    await ctx.tx.update(scope, connections, change, [eq(connections.id, id)])
  })
}

/** Locks the connection and tells whether it is still this job's: not removed, changed or claimed again. */
async function isHeld(ctx: Ctx, { row, until }: Claim): Promise<boolean> {
  const where = [eq(connections.id, row.id)]
  const held = await ctx.tx.first(ctx.scope, connections, where, { lock: 'update' })
  return held?.removedAt === null && held.pollAt?.getTime() === until.getTime()
}
