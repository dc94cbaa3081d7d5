import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { folders } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { folderTaken, toFolder } from './present.ts'
import type { Folder, FolderBody } from './schema.ts'

export async function createFolder(ctx: Ctx, body: FolderBody): Promise<Folder> {
  const { deps } = ctx
  const name = body.name.trim()
  if (name === '') throw invalid('name', 'Give the folder a name.')
  const now = new Date(deps.clock.now())
  const values = {
    id: deps.ids.make('fold'),
    name,
    description: body.description || null,
    createdAt: now,
    updatedAt: now,
  }
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    // Calls at once wait for each other, so that together they stay within the limit.
    await tx.run(scope, (ws) => sql`select ${lock('workspace', ws)}`)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from folders where workspace_id = ${ws}`,
    )
    requireCapacity(scope.plan, 'folders', { existing: counted!.n })
    const [row] = await tx.insert(scope, folders, values, { ignore: true })
    if (!row) throw folderTaken(name)
    return toFolder(row)
  })
}
