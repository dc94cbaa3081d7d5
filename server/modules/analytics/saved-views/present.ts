import type { savedViews } from '../../../db/schema/reports.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { SavedView } from './schema.ts'

export function toSavedView(row: typeof savedViews.$inferSelect): SavedView {
  const { id, name, page, query, pinned, createdBy, createdAt } = row
  return { id, name, page, query, pinned, createdBy, createdAt: createdAt.toISOString() }
}

export function noView(id: string): ApiError {
  return new ApiError('not_found', `No saved view has the id ${JSON.stringify(id.slice(0, 64))}.`)
}

export function viewTaken(name: string): ApiError {
  return new ApiError('conflict', `A view called ${JSON.stringify(name)} exists already.`)
}
