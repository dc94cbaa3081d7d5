import { desc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { shareLinks } from '../../../db/schema/reports.ts'
import { toShareLink } from './present.ts'
import type { ShareLink } from './schema.ts'

/** Lists all links that share reports, whose number is bounded, the newest first. */
export async function listShares({ tx, scope }: Ctx): Promise<ShareLink[]> {
  return (await tx.find(scope, shareLinks, { orderBy: [desc(shareLinks.id)] })).map(toShareLink)
}
