import type { Ctx } from '../../../../core/ctx.ts'
import { pageOf } from '../../../../core/paging.ts'
import { presentDrafts, presentLines } from './present.ts'
import { findDraft, findLines } from './queries.ts'
import type { DraftDetail, LinesQuery } from './schema.ts'

/** Returns one draft with a page of its lines. @throws ApiError `not_found` */
export async function getDraft(ctx: Ctx, id: string, page: LinesQuery = {}): Promise<DraftDetail> {
  const row = await findDraft(ctx, id)
  const [draft] = await presentDrafts(ctx, [row])
  const lines = await findLines(ctx, id, pageOf(page))
  return { ...draft!, payouts: await presentLines(ctx, lines) }
}
