import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { columnParts } from './columns.ts'

const list = (description: string) =>
  t.Optional(
    t.Union(
      [t.String({ maxLength: 8000 }), t.Array(t.String({ maxLength: 100 }), { maxItems: 100 })],
      {
        description: `${description}, joined by commas`,
      },
    ),
  )

const filters = {
  domain: t.Optional(
    t.String({ maxLength: 2000, description: 'One domain, several (a,b) or all others (-a)' }),
  ),
  tagId: t.Optional(t.String({ maxLength: 64, description: 'Deprecated: use tagIds' })),
  tagIds: list('Links with at least one of these tags'),
  tagNames: list('Links with at least one of these tags'),
  folderId: t.Optional(
    t.String({
      maxLength: 2000,
      description:
        'One folder, several (a,b), all others (-a), or unsorted for none. Default: every link',
    }),
  ),
  search: t.Optional(
    t.String({ maxLength: 500, description: 'Part of the short link or of the destination' }),
  ),
  userId: t.Optional(t.String({ maxLength: 64 })),
  ...columnParts('listed'),
  showArchived: t.Optional(t.Boolean({ description: 'Archived links too' })),
  withTags: t.Optional(t.Boolean({ description: 'Only links that have a tag' })),
}

export const SORTS = ['createdAt', 'clicks', 'saleAmount', 'lastClicked'] as const
const sortBy = t.Optional(oneOf(SORTS, { description: 'Default: createdAt' }))

export const LinkFilters = t.Object(filters)
export type LinkFilters = Static<typeof LinkFilters>

export const ListQuery = t.Object({
  ...filters,
  sortBy,
  sort: sortBy,
  sortOrder: t.Optional(oneOf(['asc', 'desc'], { description: 'Default: desc' })),
  ...pageFields,
  ...cursorFields,
})
export type ListQuery = Static<typeof ListQuery>

export const CountQuery = t.Object({
  ...filters,
  groupBy: t.Optional(oneOf(['domain', 'tagId', 'userId', 'folderId'])),
})
export type CountQuery = Static<typeof CountQuery>

const group = t.Nullable(t.String())

export const LinkCount = t.Union([
  t.Integer(),
  t.Array(
    t.Object({
      domain: t.Optional(t.String()),
      tagId: t.Optional(group),
      userId: t.Optional(group),
      folderId: t.Optional(group),
      _count: t.Integer(),
    }),
  ),
])
export type LinkCount = Static<typeof LinkCount>

export const InfoQuery = t.Object({
  domain: t.Optional(
    t.String({ maxLength: 190, description: 'With key; alone: the link at its root' }),
  ),
  key: t.Optional(t.String({ maxLength: 190 })),
  linkId: t.Optional(t.String({ maxLength: 260, description: 'link_… or ext_<externalId>' })),
  externalId: t.Optional(t.String({ maxLength: 260, description: 'With or without ext_' })),
})
export type InfoQuery = Static<typeof InfoQuery>
