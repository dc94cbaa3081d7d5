import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { findPage } from '../../../core/find-page.ts'
import { backfills } from '../../../db/schema/intake.ts'
import { findConnection } from '../connections/present.ts'
import { toBackfill } from './present.ts'
import type { Backfill, BackfillQuery } from './schema.ts'

const BACKFILLS = { table: backfills, prefix: 'bfl', noun: 'back-fill' } as const

/** Lists the back-fills of a connection with how far they are, the newest first. */
export async function listBackfills(
  ctx: Ctx,
  connectionId: string,
  query: BackfillQuery,
): Promise<Backfill[]> {
  await findConnection(ctx, connectionId)
  const rows = await findPage(ctx, BACKFILLS, query, [eq(backfills.connectionId, connectionId)])
  return rows.map(toBackfill)
}
