import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import { actorName } from '../../../../db/scope.ts'
import { ApiError } from '../../../../domain/errors.ts'
import {
  compareLines,
  describeDifferences,
  type CurrentLine,
  type DraftDifference,
  type DraftLine,
} from '../../../../domain/payout-draft.ts'
import { internal } from '../../../../domain/message/message.ts'
import { format } from '../../../../locales/format.ts'
import type { ProgramRow } from '../../../program/programs/queries.ts'
import { findCandidates, judgeCandidates, type Judged } from '../candidates.ts'
import { lockEnrollments } from '../lock-enrollments.ts'
import { amountsOf, claimsOf, writeClaims } from '../write-claims.ts'
import { presentLines } from './present.ts'
import { findLines, type DraftRow } from './queries.ts'
import { requireApproval } from './require-approval.ts'

const SHOWN = 20

/**
 * Pays exactly the commissions of a draft that is held FOR UPDATE. What became due since waits.
 * @throws ApiError `conflict`, which names what differs
 */
export async function payDraft(
  ctx: TxCtx,
  { program, draft, runId }: { program: ProgramRow; draft: DraftRow; runId: string },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const filter = { programId: program.id, partnerIds: [], draftId: draft.id }
  await lockEnrollments(ctx, filter)
  const candidates = await findCandidates(ctx, { ...filter, hold: true })
  const judged = judgeCandidates(deps, candidates, { program, capMinor: null })
  requireSame(ctx, draft, compareLines(await linesOf(ctx, draft), judged.map(currentLine)))
  const claims = claimsOf(deps.ids, judged)
  await requireApproval(ctx, { program, draft, amounts: amountsOf(claims) })
  await writeClaims(ctx, { program, runId, claims })
  const confirmed = {
    confirmedBy: actorName(scope),
    confirmedAt: new Date(deps.clock.now()),
    runId,
  }
  await tx.update(scope, payoutDrafts, confirmed, [eq(payoutDrafts.id, draft.id)])
}

async function linesOf(ctx: TxCtx, draft: DraftRow): Promise<DraftLine[]> {
  const rows = await findLines(ctx, draft.id)
  const shown = await presentLines(ctx, rows)
  return rows.map((row, n) => ({
    enrollmentId: row.enrollmentId,
    partner: shown[n]!.partner,
    currency: row.currency,
    amountMinor: row.amount,
    commissions: row.commissionIds.length,
    provider: row.provider,
    methodId: row.payoutMethodId,
  }))
}

function currentLine({ candidate, verdict }: Judged): CurrentLine {
  const { enrollmentId, partner, currency, commissions, method } = candidate
  return {
    enrollmentId,
    partner: { id: partner.id, name: partner.name },
    currency,
    amountMinor: verdict.ok ? verdict.payableMinor : 0n,
    commissions,
    provider: method?.provider ?? '',
    methodId: method?.id ?? null,
    refusal: verdict.ok ? null : verdict.sentence,
    payableMinor: candidate.balanceMinor,
  }
}

function requireSame(
  { locale }: TxCtx,
  draft: DraftRow,
  differences: readonly DraftDifference[],
): void {
  if (differences.length === 0) return
  throw new ApiError(
    'conflict',
    internal('internal.payout.draft-differs', {
      draft: { id: draft.id },
      differences: describeDifferences(differences),
    }),
    {
      details: {
        differenceCount: differences.length,
        differences: differences.slice(0, SHOWN).map((one) => ({
          change: one.change,
          partnerId: one.partner.id,
          partnerName: one.partner.name,
          currency: one.currency,
          draftAmount: one.draftMinor === null ? null : Number(one.draftMinor),
          amount: one.nowMinor === null ? null : Number(one.nowMinor),
          reason: format(one.reason, locale),
        })),
      },
    },
  )
}
