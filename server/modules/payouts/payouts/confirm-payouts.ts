import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { payoutRuns } from '../../../db/schema/payouts.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { formatMoney } from '../../../domain/money.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { hashOf, parseText } from '../../../core/input.ts'
import { findProgram, type ProgramRow } from '../../program/programs/queries.ts'
import { findCandidates, judgeCandidates, payableOf, type CandidateFilter } from './candidates.ts'
import { loadRun, runKey, shownKey } from './payout-runs.ts'
import { requirePartners } from './preview-payouts.ts'
import type { ConfirmedPayouts } from './run-schema.ts'
import type { ConfirmBody } from './schema.ts'
import { writeClaims, type Claim } from './write-claims.ts'

export interface Confirmation extends CandidateFilter {
  /** Names the run: a second confirmation with it answers the first. */
  key: string
  /** At most so much in all, in minor units of the program's currency. */
  capMinor: bigint | null
  /** The sum that the caller was shown; another sum is a conflict and pays nothing. */
  expectedMinor: bigint | null
}

export interface ConfirmedRun {
  runId: string
  /** False: the key had been used, and this is what happened then. */
  isNew: boolean
}

/** Confirms payouts for the API, and returns the state of the run. */
export async function confirmRun(
  ctx: Ctx,
  { programId, partnerIds = [], maxAmount, expectedAmount, key }: ConfirmBody,
): Promise<ConfirmedPayouts> {
  const { runId, isNew } = await confirmPayouts(ctx, {
    programId,
    partnerIds,
    key: key === undefined ? ctx.deps.ids.make('run') : runKey(parseText('key', key)),
    capMinor: maxAmount === undefined ? null : BigInt(maxAmount),
    expectedMinor: expectedAmount === undefined ? null : BigInt(expectedAmount),
  })
  // After the commit: what was queued may have been done by now.
  const run = await loadRun(ctx, runId)
  return { ...run, repeated: !isNew }
}

/**
 * Decides who is paid what. Everything that a crash must not forget is written here, in one
 * transaction: the claimed commissions, the payouts, the ledger, one transfer intent each, the bank
 * files, and the jobs that send the rest.
 */
export async function confirmPayouts(ctx: Ctx, confirmation: Confirmation): Promise<ConfirmedRun> {
  requirePlan(ctx.scope.plan, 'partnerProgram')
  return transact(ctx, async (ctx) => {
    const { deps } = ctx
    const program = await findProgram(ctx, confirmation.programId)
    await requirePartners(ctx, confirmation)
    const { runId, isNew } = await openRun(ctx, confirmation)
    if (!isNew) return { runId, isNew }
    await lockEnrollments(ctx, confirmation)
    const candidates = await findCandidates(ctx, { ...confirmation, hold: true })
    const judged = judgeCandidates(deps, candidates, {
      program,
      capMinor: confirmation.capMinor,
    })
    const claims = payableOf(judged).map(({ candidate, verdict }) => ({
      candidate,
      amountMinor: verdict.payableMinor,
      carriedMinor: verdict.carriedMinor,
      payoutId: deps.ids.make('po'),
      transferId: deps.ids.make('tr'),
    }))
    requireExpected(program, claims, confirmation.expectedMinor)
    await writeClaims(ctx, { program, runId, claims })
    return { runId, isNew }
  })
}

/**
 * Opens the run of this key, or finds the one that it has named already.
 * @throws ApiError `conflict` when that was another request
 */
async function openRun(ctx: TxCtx, confirmation: Confirmation): Promise<ConfirmedRun> {
  const { deps, tx, scope } = ctx
  const { programId, key } = confirmation
  const requestHash = requestHashOf(confirmation)
  const [run] = await tx.insert(
    scope,
    payoutRuns,
    {
      id: deps.ids.make('run'),
      programId,
      key,
      requestHash,
      confirmedBy: actorName(scope),
      createdAt: new Date(deps.clock.now()),
    },
    { ignore: true },
  )
  if (run) return { runId: run.id, isNew: true }
  const where = [eq(payoutRuns.programId, programId), eq(payoutRuns.key, key)]
  const earlier = (await tx.first(scope, payoutRuns, where))!
  if (earlier.requestHash === requestHash) return { runId: earlier.id, isNew: false }
  throw new ApiError(
    'conflict',
    `The key ${JSON.stringify(shownKey(key))} was used for another confirmation. Send a new key with a new request.`,
  )
}

function requestHashOf({ partnerIds, capMinor, expectedMinor }: Confirmation): string {
  const asked = [[...partnerIds].sort(), String(capMinor), String(expectedMinor)]
  return hashOf(asked)
}

/**
 * Holds the enrollments against a ban and a second run; the due commissions are held against refunds
 * afterwards. Sales of the same partners go on: they need the enrollment's key only.
 */
async function lockEnrollments(
  ctx: TxCtx,
  { programId, partnerIds }: CandidateFilter,
): Promise<void> {
  const { tx, scope } = ctx
  const only = partnerIds.length > 0 ? sql`and partner_id in ${[...partnerIds]}` : sql``
  await tx.run(
    scope,
    (ws) => sql`
    select count(*) from (select 1 from enrollments e
      where workspace_id = ${ws} and program_id = ${programId} ${only}
        and exists (select 1 from commissions c where c.workspace_id = ${ws}
          and c.enrollment_id = e.id and c.status = 'due')
      order by id for no key update) held`,
  )
}

function requireExpected(
  program: ProgramRow,
  claims: readonly Claim[],
  expectedMinor: bigint | null,
): void {
  const shown = claims.filter(({ candidate }) => candidate.currency === program.currency)
  const sum = shown.reduce((all, { amountMinor }) => all + amountMinor, 0n)
  if (expectedMinor === null || sum === expectedMinor) return
  throw new ApiError(
    'conflict',
    `${formatMoney(sum, program.currency)} would be paid now, not ${formatMoney(expectedMinor, program.currency)}. ` +
      'Look at the preview again; nothing was paid.',
  )
}
