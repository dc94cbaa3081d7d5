import { rowFinder } from '../../../core/row-finder.ts'
import { folders } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Folder } from './schema.ts'

export function toFolder(row: typeof folders.$inferSelect): Folder {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type === 'mega' ? 'mega' : 'default',
    accessLevel: 'write',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const findFolder = rowFinder(folders, 'folder')

export function folderTaken(name: string): ApiError {
  return new ApiError('conflict', `A folder named ${JSON.stringify(name)} already exists.`)
}
