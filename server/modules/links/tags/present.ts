import { rowFinder } from '../../../core/row-finder.ts'
import { tags } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import { COLORS, type Tag } from './schema.ts'

type TagRow = typeof tags.$inferSelect

export function toTag({ id, name, color }: TagRow): Tag {
  return { id, name, color: COLORS.find((known) => known === color) ?? 'gray' }
}

export const findTag = rowFinder(tags, 'tag')

export function tagTaken(name: string): ApiError {
  return new ApiError('conflict', `A tag named ${JSON.stringify(name)} already exists.`)
}
