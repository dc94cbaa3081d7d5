import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { folders } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { folderTaken, findFolder, toFolder } from './present.ts'
import type { Folder, FolderPatch } from './schema.ts'

export async function updateFolder(ctx: Ctx, id: string, body: FolderPatch): Promise<Folder> {
  const name = body.name?.trim()
  if (name === '') throw invalid('name', 'Give the folder a name.')
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const current = await findFolder(ctx, id, { lock: 'update' })
    const set = {
      name: name ?? current.name,
      description: body.description === undefined ? current.description : body.description || null,
      updatedAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.update(scope, folders, set, [eq(folders.id, id)])
    return toFolder(row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'folders_name' ? folderTaken(name ?? '') : error
  })
}
