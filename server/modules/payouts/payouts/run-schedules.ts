import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { payoutRuns } from '../../../db/schema/payouts.ts'
import { programs } from '../../../db/schema/programs.ts'
import { isScheduledDay, scheduleKey, utcDayOf } from '../../../domain/schedule.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'
import { confirmPayouts } from './confirm-payouts.ts'
import { draftScheduled } from './drafts/draft-scheduled.ts'
import { recordFailure } from './record-failure.ts'
import { describeFailure } from '../../../db/describe-failure.ts'

/**
 * Confirms the payouts of every program whose schedule names this UTC day, or whose last scheduled run
 * failed and is to be tried again: once, however often and wherever it is called. Where a second person
 * must confirm, it stores a draft instead. One program that cannot pay does not hold up the others.
 */
export async function runSchedules(ctx: Ctx): Promise<void> {
  const { deps, tx, scope } = ctx
  const scheduled = await tx.find(scope, programs, {
    where: [sql`${programs.payoutSchedule}->>'interval' <> 'manual'`],
  })
  for (const program of scheduled) {
    const key = await dueKey(ctx, program)
    if (key === null) continue
    try {
      await payScheduled(ctx, program.id, key)
    } catch (error) {
      const about = { workspaceId: scope.workspaceId, programId: program.id }
      deps.log.error({ ...about, ...describeFailure(error) }, 'scheduled payouts failed')
      await recordFailure(ctx, { programId: program.id, key, error })
    }
  }
}

async function payScheduled(ctx: Ctx, programId: string, key: string): Promise<void> {
  if (await draftScheduled(ctx, programId, key)) return
  const everybody = { partnerIds: [], capMinor: null, expectedMinor: null }
  await confirmPayouts(ctx, { programId, key, ...everybody })
}

/** Returns the key of the run that is to be made now: today's, or one that has failed; null for none. */
async function dueKey(ctx: Ctx, { id, payoutSchedule }: ProgramRow): Promise<string | null> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const ofProgram = eq(payoutRuns.programId, id)
  const isFailed = and(ofProgram, eq(payoutRuns.status, 'failed'))
  const utcDay = utcDayOf(now)
  if (!isScheduledDay(payoutSchedule, utcDay)) {
    const waiting = [isFailed, lte(payoutRuns.nextAttemptAt, new Date(now))]
    const orderBy = [desc(payoutRuns.id)]
    return (await tx.first(scope, payoutRuns, waiting, { orderBy }))?.key ?? null
  }
  const key = scheduleKey(id, utcDay)
  // Today's run pays what an earlier one could not.
  const earlier = [isFailed, ne(payoutRuns.key, key)]
  await tx.update(scope, payoutRuns, { nextAttemptAt: null }, earlier)
  const run = await tx.first(scope, payoutRuns, [ofProgram, eq(payoutRuns.key, key)])
  if (!run) return key
  const isTime = run.nextAttemptAt !== null && run.nextAttemptAt.getTime() <= now
  return run.status === 'failed' && isTime ? key : null
}
