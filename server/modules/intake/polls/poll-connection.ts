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
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Poll, PollPage } from '../../../integrations/poll.ts'
import { openAccount } from '../connections/account.ts'
import { findConnection, type ConnectionRow } from '../connections/present.ts'
import { reasonOf } from '../inbox/note-failure.ts'
import { insertEvents } from '../inbox/store-events.ts'
import { noPoll } from './schedule-poll.ts'
import { pollKey } from './queue-polls.ts'

/** A job that has asked for a page and not ended by then has died: another one asks again. */
const CLAIM_MS = 5 * 60_000
/** The account's keys are refused. */
const REFUSED = new Set(['unauthorized', 'bad_request'])
/** Permissions may be changed at the provider while the keys stay the same. */
const FORBIDDEN_MS = 24 * 3_600_000
/** So many pages in a row that have nothing new are read without a pause. */
const MAX_STALE_PAGES = 20

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
    const state = claim.row.poll ?? noPoll
    const page = await claim.poll.read(account, {
      sinceMs: claim.row.createdAt.getTime(),
      cursor: state.cursor,
      nowMs: deps.clock.now(),
    })
    if (page.failure) {
      const row = { ...claim.row, poll: { ...state, cursor: page.cursor } }
      await noteFailure(ctx, { ...claim, row }, page.failure)
    } else {
      await storePage(ctx, claim, page)
    }
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
    const poll = findIntegration(deps.integrations, row.provider)?.poll ?? null
    const now = deps.clock.now()
    if (row.pollAt === null || row.pollAt.getTime() > now) return null
    const until = new Date(now + CLAIM_MS)
    const change = { pollAt: poll && until }
    await ctx.tx.update(scope, connections, change, [eq(connections.id, row.id)])
    return poll && { row, poll, until }
  })
}

async function storePage(ctx: Ctx, claim: Claim, page: PollPage): Promise<void> {
  const { deps, scope } = ctx
  const { id } = claim.row
  const state = claim.row.poll ?? noPoll
  const now = deps.clock.now()
  await inTransaction(ctx, async (ctx) => {
    if (!(await isHeld(ctx, claim))) return
    const added = await insertEvents(ctx, id, page.events)
    const stalePages = added > 0 ? 0 : (state.stalePages ?? 0) + 1
    const isStuck = page.cursor === state.cursor || stalePages >= MAX_STALE_PAGES
    const isNext = page.hasMore && !isStuck
    const pauseMs = isNext ? 0 : pollPause(claim.poll.everyMinutes, 0)
    const polledAt = new Date(now).toISOString()
    const change = {
      pollAt: new Date(now + pauseMs),
      poll: { ...noPoll, cursor: page.cursor, polledAt, ...(isNext && { stalePages }) },
    }
    await ctx.tx.update(scope, connections, change, [eq(connections.id, id)])
    if (!isNext) return
    const job = { task: 'poll-connection', payload: { connectionId: id } } as const
    await enqueue(ctx.tx, scope, job, { key: pollKey(id) })
  })
}

/**
 * Keeps the reason, and asks again after a growing pause: a day later if the keys are not permitted to read events,
 * and not before they change if they are refused.
 */
async function noteFailure(ctx: Ctx, claim: Claim, error: unknown): Promise<void> {
  const { deps, scope } = ctx
  const code = error instanceof ApiError ? error.code : null
  if (!(error instanceof ApiError)) deps.log.error(describeFailure(error), 'poll failed')
  const { id, poll: before } = claim.row
  const state = before ?? noPoll
  const failures = state.failures + 1
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  const usualMs = Math.max(pollPause(claim.poll.everyMinutes, failures), asked * 1000)
  const pauseMs = code === 'forbidden' ? FORBIDDEN_MS : usualMs
  const now = deps.clock.now()
  await inTransaction(ctx, async (ctx) => {
    if (!(await isHeld(ctx, claim))) return
    const failedAt = new Date(now).toISOString()
    const change = {
      pollAt: code !== null && REFUSED.has(code) ? null : new Date(now + pauseMs),
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
