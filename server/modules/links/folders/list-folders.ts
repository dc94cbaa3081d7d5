import type { Ctx } from '../../../core/ctx.ts'
import { contains, listRows, type Listing } from '../../../core/list-rows.ts'
import { folders } from '../../../db/schema/links.ts'
import { toFolder } from './present.ts'
import type { Folder, FolderQuery } from './schema.ts'

const FOLDERS: Listing<typeof folders, FolderQuery> = {
  table: folders,
  prefix: 'fold',
  noun: 'folder',
  filters: { search: contains(folders.name) },
  sortOrder: 'asc',
}

/** Lists folders, the oldest first. */
export async function listFolders(ctx: Ctx, query: FolderQuery): Promise<Folder[]> {
  return (await listRows(ctx, FOLDERS, query)).map(toFolder)
}
