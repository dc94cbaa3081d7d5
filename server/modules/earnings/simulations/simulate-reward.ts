import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { addMonths } from '../../../domain/reward/calendar.ts'
import { describeReward } from '../../../domain/reward/describe.ts'
import { replaySteps, type Replayed } from '../../../domain/reward/replay.ts'
import type { RewardVersion } from '../../../domain/reward/types.ts'
import { format } from '../../../locales/format.ts'
import { findGroup, findProgram } from '../../program/programs/queries.ts'
import { readTerms } from '../../program/rewards/read-terms.ts'
import { needsVolume, readBefore, readOthers } from './read-before.ts'
import { readEvents, toReplayed, type Range, type StoredEvent } from './read-events.ts'
import { readReport } from './read-report.ts'
import type { Simulation, SimulationBody } from './schema.ts'
import { sumSimulation, type Compared } from './sum-simulation.ts'

const DEFAULT_MONTHS = 6
const MAX_EVENTS = 20_000
const STEPS_AT_ONCE = 200

/**
 * Compares what a draft of a reward would have paid for the events of the last months with what was paid.
 * Reads everything at one instant and writes nothing.
 */
export async function simulateReward(
  ctx: Ctx,
  programId: string,
  { draft, months = DEFAULT_MONTHS }: SimulationBody,
): Promise<Simulation> {
  const { currency } = await findProgram(ctx, programId)
  const { event } = draft
  if (event !== 'sale' && event !== 'lead') {
    throw invalid('draft.event', 'Only rewards for sales and leads can be simulated.')
  }
  const { terms, ...rules } = readTerms(draft, { event, currency, path: 'draft' })
  const version = { rewardId: '', version: 1, event, ...terms, currency, ...rules }
  const untilMs = ctx.deps.clock.now()
  const range: Range = {
    event,
    currency,
    programId,
    owner: await findOwner(ctx, programId, draft),
    sinceMs: monthsBefore(untilMs, months - 1),
    untilMs,
    limit: MAX_EVENTS + 1,
  }
  const compared = await replay(ctx, range, version)
  const { sinceMs } = range
  const sentence = format(describeReward(version), ctx.locale)
  const times = { since: new Date(sinceMs).toISOString(), until: new Date(untilMs).toISOString() }
  return {
    programId,
    event,
    sentence,
    ...times,
    ...sumSimulation(compared, { ...range, locale: ctx.locale }),
  }
}

function monthsBefore(ms: number, months: number): number {
  const at = new Date(ms)
  return addMonths(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1), -months)
}

/** Finds whose reward the draft would be. @throws ApiError `not_found`, `unprocessable_entity` */
async function findOwner(
  ctx: Ctx,
  programId: string,
  { groupId, enrollmentId, partnerId }: SimulationBody['draft'],
): Promise<Range['owner']> {
  if ([groupId, enrollmentId, partnerId].filter(Boolean).length !== 1) {
    const asked = 'give one of groupId, enrollmentId and partnerId.'
    throw invalid('draft.groupId', `Say whose reward it would be: ${asked}`)
  }
  if (groupId) return { groupId: (await findGroup(ctx, groupId, { programId })).id }
  const { tx, scope } = ctx
  const row = await tx.first(scope, enrollments, [
    eq(enrollments.programId, programId),
    enrollmentId ? eq(enrollments.id, enrollmentId) : eq(enrollments.partnerId, partnerId!),
  ])
  if (row) return { enrollmentId: row.id }
  const id = JSON.stringify(enrollmentId ?? partnerId)
  throw new ApiError('not_found', `No partner of this program has the ID ${id}.`)
}

async function replay(ctx: Ctx, range: Range, version: RewardVersion): Promise<Compared[]> {
  const known = await readReport(ctx, async (read) => {
    const events = await readEvents(read, range)
    if (events.length > MAX_EVENTS) {
      const advice = 'Simulate fewer months.'
      throw invalid('months', `There are more than ${MAX_EVENTS} ${range.event}s. ${advice}`)
    }
    const asked = { range, version, events }
    const before = await readBefore(read, asked)
    return { events, before, others: needsVolume(version) ? await readOthers(read, asked) : [] }
  })
  const { before, others } = known
  const priced = known.events.filter(({ knownAmount }) => knownAmount !== null)
  const otherOf = Map.groupBy(others, ({ enrollmentId }) => enrollmentId)
  const replayed = new Map<string, Replayed>()
  for (const [id, events] of Map.groupBy(priced, ({ enrollmentId }) => enrollmentId)) {
    const partner = {
      before: before.get(id)!,
      events: events.map((one) => toReplayed(one, range)),
      others: otherOf.get(id) ?? [],
    }
    for (const one of await inSlices(replaySteps(version, partner))) replayed.set(one.id, one)
  }
  return known.events.map((stored: StoredEvent) => ({
    stored,
    replayed: replayed.get(stored.id) ?? null,
  }))
}

/** Lets other requests in between, so that many events do not keep them waiting. */
async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return value
    if (count % STEPS_AT_ONCE === 0) await setImmediate()
  }
}
