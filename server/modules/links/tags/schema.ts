import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'

export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'brown', 'gray', 'pink'] as const

const fields = {
  name: t.Optional(
    t.String({ minLength: 1, maxLength: 50, description: 'Unique in the workspace, in any case' }),
  ),
  tag: t.Optional(t.String({ minLength: 1, maxLength: 50, description: 'Deprecated: use name' })),
  color: t.Optional(oneOf(COLORS, { description: 'Default: blue' })),
}

export const TagBody = t.Object(fields)
export type TagBody = Static<typeof TagBody>

export const TagQuery = t.Object({
  sortBy: t.Optional(oneOf(['name', 'createdAt'], { description: 'Default: name' })),
  sortOrder: t.Optional(oneOf(['asc', 'desc'], { description: 'Default: asc' })),
  search: t.Optional(t.String({ maxLength: 50 })),
  ids: t.Optional(
    t.Union(
      [t.String({ maxLength: 8000 }), t.Array(t.String({ maxLength: 64 }), { maxItems: 100 })],
      {
        description: 'Only these tags, joined by commas',
      },
    ),
  ),
  ...pageFields,
})
export type TagQuery = Static<typeof TagQuery>

export const Tag = t.Object({ id: t.String(), name: t.String(), color: oneOf(COLORS) })
export type Tag = Static<typeof Tag>
