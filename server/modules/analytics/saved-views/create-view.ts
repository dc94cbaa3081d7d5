import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { personOf } from '../../../db/scope.ts'
import { savedViews } from '../../../db/schema/reports.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { toSavedView, viewTaken } from './present.ts'
import { readAddress } from './read-address.ts'
import type { SavedView, SavedViewBody } from './schema.ts'

/** Of a workspace: they are read all at once. */
export const MAX_VIEWS = 100

/** Saves a report under a name. @throws ApiError `unprocessable_entity`, `conflict`, `exceeded_limit` */
export async function createView(ctx: Ctx, body: SavedViewBody): Promise<SavedView> {
  const { deps } = ctx
  const name = parseViewName(body.name)
  const query = body.query.replace(/^\?/, '')
  readAddress(query)
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await tx.run(scope, (ws) => sql`select ${lock('reports', ws)}`)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from saved_views where workspace_id = ${ws}`,
    )
    if (counted!.n >= MAX_VIEWS) {
      throw new ApiError(
        'exceeded_limit',
        `A workspace can have at most ${MAX_VIEWS} saved views. Delete one first.`,
      )
    }
    const now = new Date(deps.clock.now())
    const values = {
      id: deps.ids.make('view'),
      name,
      page: body.page,
      query,
      pinned: body.pinned ?? false,
      createdBy: personOf(scope),
      createdAt: now,
      updatedAt: now,
    }
    const [row] = await tx.insert(scope, savedViews, values, { ignore: true })
    if (!row) throw viewTaken(name)
    return toSavedView(row)
  })
}

export function parseViewName(text: string): string {
  const name = text.trim()
  if (name === '') throw invalid('name', 'Give the view a name.')
  return name
}
