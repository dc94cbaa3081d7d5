import { desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { pageOf } from '../../../../core/paging.ts'
import { payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import type { DraftStatus } from '../../../../domain/payout-draft.ts'
import { requirePlan } from '../../../../domain/plan.ts'
import { presentDrafts } from './present.ts'
import type { Draft, DraftsQuery } from './schema.ts'

/** Lists payout drafts, the newest first. */
export async function listDrafts(ctx: Ctx, query: DraftsQuery): Promise<Draft[]> {
  const { deps, tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, status, source } = query
  const rows = await tx.find(scope, payoutDrafts, {
    where: [
      programId === undefined ? undefined : eq(payoutDrafts.programId, programId),
      source && eq(payoutDrafts.source, source),
      ...(status ? inStatus(status, new Date(deps.clock.now())) : []),
    ],
    orderBy: [desc(payoutDrafts.id)],
    ...pageOf(query),
  })
  return presentDrafts(ctx, rows)
}

/** Builds the conditions that `draftStatus` decides by. */
function inStatus(status: DraftStatus, now: Date): SQL[] {
  const { confirmedAt, discardedAt, expiresAt } = payoutDrafts
  if (status === 'confirmed') return [isNotNull(confirmedAt)]
  if (status === 'discarded') return [isNull(confirmedAt), isNotNull(discardedAt)]
  const undecided = [isNull(confirmedAt), isNull(discardedAt)]
  return [...undecided, status === 'expired' ? lte(expiresAt, now) : gt(expiresAt, now)]
}
