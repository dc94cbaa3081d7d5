import { asc, eq } from 'drizzle-orm'
import { rowFinder } from '../../../../core/row-finder.ts'
import type { Ctx } from '../../../../core/ctx.ts'
import { payoutDraftLines, payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import type { FindOptions } from '../../../../db/tx.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { draftStatus } from '../../../../domain/payout-draft.ts'

export type DraftRow = typeof payoutDrafts.$inferSelect
export type LineRow = typeof payoutDraftLines.$inferSelect

export const findDraft = rowFinder(payoutDrafts, 'payout draft')

/** Checks that a draft is open. @throws ApiError `conflict` */
export function requireOpen(draft: DraftRow, nowMs: number): void {
  const status = draftStatus(draft, nowMs)
  if (status === 'open') return
  throw new ApiError(
    'conflict',
    `Draft ${draft.id} is ${status}. Create a new one with POST /payouts/drafts.`,
  )
}

/** Lists the lines of a draft in their order. */
export async function findLines(
  { tx, scope }: Ctx,
  draftId: string,
  page: Pick<FindOptions, 'limit' | 'offset'> = {},
): Promise<LineRow[]> {
  return tx.find(scope, payoutDraftLines, {
    where: [eq(payoutDraftLines.draftId, draftId)],
    orderBy: [asc(payoutDraftLines.position)],
    ...page,
  })
}
