import { and, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { listRows, type Listing } from '../../../../core/list-rows.ts'
import { payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import type { DraftStatus } from '../../../../domain/payout-draft.ts'
import { presentDrafts } from './present.ts'
import type { Draft, DraftsQuery } from './schema.ts'

const DRAFTS: Listing<typeof payoutDrafts, DraftsQuery> = {
  table: payoutDrafts,
  prefix: 'pd',
  noun: 'payout draft',
  filters: {
    programId: payoutDrafts.programId,
    status: (status, { nowMs }) => and(...inStatus(status, new Date(nowMs))),
    source: payoutDrafts.source,
  },
}

/** Lists payout drafts, the newest first. */
export async function listDrafts(ctx: Ctx, query: DraftsQuery): Promise<Draft[]> {
  return presentDrafts(ctx, await listRows(ctx, DRAFTS, query))
}

/** Builds the conditions that `draftStatus` decides by. */
function inStatus(status: DraftStatus, now: Date): SQL[] {
  const { confirmedAt, discardedAt, expiresAt } = payoutDrafts
  if (status === 'confirmed') return [isNotNull(confirmedAt)]
  if (status === 'discarded') return [isNull(confirmedAt), isNotNull(discardedAt)]
  const undecided = [isNull(confirmedAt), isNull(discardedAt)]
  return [...undecided, status === 'expired' ? lte(expiresAt, now) : gt(expiresAt, now)]
}
