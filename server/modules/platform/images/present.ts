import { row, type RowOf, int, oneOf, text, time } from '../../../db/row.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { IMAGE_TYPES } from '../../../domain/image-type.ts'
import type { Image } from './schema.ts'

/** A picture without its bytes. */
export const ImageRow = row({
  id: text,
  contentType: oneOf(IMAGE_TYPES),
  size: int,
  createdAt: time,
})

export function toImage({ deps, scope }: Ctx, row: RowOf<typeof ImageRow>): Image {
  const { id, contentType, size, createdAt } = row
  const url = `${deps.config.origin}/api/images/${scope.workspaceId}/${id}`
  return { id, url, contentType, size, createdAt: createdAt.toISOString() }
}
