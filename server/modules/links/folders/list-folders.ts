import { containing } from '../../../db/like-pattern.ts'
import { asc, sql } from 'drizzle-orm'
import { folders } from '../../../db/schema/links.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../../core/paging.ts'
import { toFolder } from './present.ts'
import type { Folder, FolderQuery } from './schema.ts'

export async function listFolders(deps: Deps, scope: Scope, query: FolderQuery): Promise<Folder[]> {
  const rows = await deps.db.tx.find(scope, folders, {
    where: [query.search ? sql`${folders.name} ilike ${containing(query.search)}` : undefined],
    orderBy: [asc(folders.id)],
    ...pageOf(query),
  })
  return rows.map(toFolder)
}
