import type { tags } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import { COLORS, type Tag } from './schema.ts'

type TagRow = typeof tags.$inferSelect

export function toTag({ id, name, color }: TagRow): Tag {
  return { id, name, color: COLORS.find((known) => known === color) ?? 'gray' }
}

export function noTag(id: string): ApiError {
  return new ApiError('not_found', `No tag has the id ${JSON.stringify(id.slice(0, 64))}.`)
}

export function tagTaken(name: string): ApiError {
  return new ApiError('conflict', `A tag called ${JSON.stringify(name)} exists already.`)
}
