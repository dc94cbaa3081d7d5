import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'

export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'brown', 'gray', 'pink'] as const

const fields = {
  name: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 50,
      description: 'The name, unique in the workspace regardless of case.',
    }),
  ),
  tag: t.Optional(
    t.String({ minLength: 1, maxLength: 50, description: 'Deprecated. Use `name`.' }),
  ),
  color: t.Optional(oneOf(COLORS, { description: 'The color. Defaults to `blue`.' })),
}

export const TagBody = t.Object(fields)
export type TagBody = Static<typeof TagBody>

export const TagQuery = t.Object({
  sortBy: t.Optional(
    oneOf(['name', 'createdAt'], { description: 'The field to sort by. Defaults to `name`.' }),
  ),
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `asc`.' }),
  ),
  search: t.Optional(t.String({ maxLength: 50 })),
  ids: t.Optional(
    t.Union(
      [t.String({ maxLength: 8000 }), t.Array(t.String({ maxLength: 64 }), { maxItems: 100 })],
      {
        description: 'The IDs of the tags to return, separated by commas.',
      },
    ),
  ),
  ...pageFields,
})
export type TagQuery = Static<typeof TagQuery>

export const Tag = t.Object({ id: t.String(), name: t.String(), color: oneOf(COLORS) })
export type Tag = Static<typeof Tag>
