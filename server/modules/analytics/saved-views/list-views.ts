import { asc, desc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { savedViews } from '../../../db/schema/reports.ts'
import { toSavedView } from './present.ts'
import type { SavedView } from './schema.ts'

/** Lists all saved views, whose number is bounded: the pinned ones first, then by name. */
export async function listViews({ tx, scope }: Ctx): Promise<SavedView[]> {
  const orderBy = [desc(savedViews.pinned), asc(savedViews.name)]
  return (await tx.find(scope, savedViews, { orderBy })).map(toSavedView)
}
