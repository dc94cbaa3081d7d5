import { commissions } from '../../../db/schema/commissions.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { findPage } from '../../../core/find-page.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import type { CommissionRow } from '../../earnings/commissions/write-changes.ts'
import { earnedConditions } from './earned-conditions.ts'
import type { EmbedCommission, EmbedCommissionsQuery } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

const EARNED = { table: commissions, prefix: 'cm', noun: 'commission' } as const

/** Lists the partner's own commissions, newest first. */
export async function listEarned(
  ctx: EmbedCtx,
  query: EmbedCommissionsQuery,
): Promise<EmbedCommission[]> {
  return presentEarned(ctx, await findPage(ctx, EARNED, query, earnedConditions(ctx, query)))
}

/** Converts commissions for their partner, in their order. */
export async function presentEarned(
  ctx: EmbedCtx,
  rows: readonly CommissionRow[],
): Promise<EmbedCommission[]> {
  const { session, locale } = ctx
  const shown = await presentCommissions(ctx, rows)
  return shown.map((row, i) => {
    return toEmbedCommission({ ...row, description: rows[i]!.description }, { session, locale })
  })
}
