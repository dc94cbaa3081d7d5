import type { Ctx } from '../../../core/ctx.ts'
import { containing } from '../../../db/like-pattern.ts'
import { asc, sql } from 'drizzle-orm'
import { folders } from '../../../db/schema/links.ts'
import { pageOf } from '../../../core/paging.ts'
import { toFolder } from './present.ts'
import type { Folder, FolderQuery } from './schema.ts'

export async function listFolders(ctx: Ctx, query: FolderQuery): Promise<Folder[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, folders, {
    where: [query.search ? sql`${folders.name} ilike ${containing(query.search)}` : undefined],
    orderBy: [asc(folders.id)],
    ...pageOf(query),
  })
  return rows.map(toFolder)
}
