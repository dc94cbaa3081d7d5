import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { hashOf, parseText } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { payoutDrafts } from '../../../db/schema/payout-drafts.ts'
import { ApiError } from '../../../domain/errors.ts'
import { formatMoney } from '../../../domain/money.ts'
import { findProgram, type ProgramRow } from '../../program/programs/queries.ts'
import { payDraft } from './drafts/pay-draft.ts'
import type { DraftRow } from './drafts/queries.ts'
import { requireApproval } from './drafts/require-approval.ts'
import { findPreview } from './drafts/store-draft.ts'
import { findCandidates, judgeCandidates, type CandidateFilter } from './candidates.ts'
import { lockEnrollments } from './lock-enrollments.ts'
import { openRun, type ConfirmedRun } from './open-run.ts'
import { loadRun, runKey } from './payout-runs.ts'
import { requirePartners } from './preview-payouts.ts'
import type { ConfirmedPayouts } from './run-schema.ts'
import type { ConfirmBody } from './schema.ts'
import { amountsOf, claimsOf, writeClaims, type Claim } from './write-claims.ts'

export interface Confirmation extends CandidateFilter {
  /** Names the run: a second confirmation with it answers the first. */
  key: string
  /** At most so much in all, in minor units of the program's currency. */
  capMinor: bigint | null
  /** The sum that the caller was shown; another sum is a conflict and pays nothing. */
  expectedMinor: bigint | null
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
  return transact(ctx, async (ctx) => {
    const program = await findProgram(ctx, confirmation.programId)
    await requirePartners(ctx, confirmation)
    const draft = await shownTo(ctx, program, confirmation)
    const run = await openRun(ctx, {
      programId: program.id,
      key: confirmation.key,
      requestHash: requestHashOf(confirmation),
      ...(draft && { draftId: draft.id }),
    })
    if (!run.isNew) return run
    if (draft) await payDraft(ctx, { program, draft, runId: run.runId })
    else await payWhatIsDue(ctx, { program, confirmation, runId: run.runId })
    return run
  })
}

function requestHashOf({ partnerIds, capMinor, expectedMinor }: Confirmation): string {
  return hashOf([[...partnerIds].sort(), String(capMinor), String(expectedMinor)])
}

/** Finds the caller's preview that showed the expected sum: the confirmation pays what was shown, not the sum. */
async function shownTo(
  ctx: TxCtx,
  program: ProgramRow,
  confirmation: Confirmation,
): Promise<DraftRow | undefined> {
  const { expectedMinor } = confirmation
  if (expectedMinor === null) return undefined
  const sameSum = eq(payoutDrafts.amount, expectedMinor)
  return findPreview(ctx, { program, ...confirmation }, sameSum, { lock: 'update' })
}

async function payWhatIsDue(
  ctx: TxCtx,
  {
    program,
    confirmation,
    runId,
  }: { program: ProgramRow; confirmation: Confirmation; runId: string },
): Promise<void> {
  const { deps } = ctx
  await lockEnrollments(ctx, confirmation)
  const candidates = await findCandidates(ctx, { ...confirmation, hold: true })
  const { capMinor, expectedMinor } = confirmation
  const claims = claimsOf(deps.ids, judgeCandidates(deps, candidates, { program, capMinor }))
  requireExpected(program, claims, expectedMinor)
  await requireApproval(ctx, { program, amounts: amountsOf(claims) })
  await writeClaims(ctx, { program, runId, claims })
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
    `${formatMoney(sum, program.currency)} would be paid now instead of ${formatMoney(expectedMinor, program.currency)}. ` +
      'Nothing was paid. Check the preview again.',
  )
}
