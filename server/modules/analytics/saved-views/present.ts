import { rowFinder } from '../../../core/row-finder.ts'
import { savedViews } from '../../../db/schema/reports.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { SavedView } from './schema.ts'

export function toSavedView(row: typeof savedViews.$inferSelect): SavedView {
  const { id, name, page, query, pinned, createdBy, createdAt } = row
  return { id, name, page, query, pinned, createdBy, createdAt: createdAt.toISOString() }
}

export const findView = rowFinder(savedViews, 'saved view')

export function viewTaken(name: string): ApiError {
  return new ApiError('conflict', `A saved view named ${JSON.stringify(name)} already exists.`)
}
