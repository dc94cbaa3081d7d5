import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { columnParts } from './columns.ts'

const list = (description: string) =>
  t.Optional(
    t.Union(
      [t.String({ maxLength: 8000 }), t.Array(t.String({ maxLength: 100 }), { maxItems: 100 })],
      {
        description: `${description}, separated by commas.`,
      },
    ),
  )

const filters = {
  domain: t.Optional(
    t.String({
      maxLength: 2000,
      description:
        'The domain. Pass one, several separated by commas, or exclude domains with a leading `-`.',
    }),
  ),
  tagId: t.Optional(t.String({ maxLength: 64, description: 'Deprecated. Use `tagIds`.' })),
  tagIds: list('Links with at least one of these tags'),
  tagNames: list('Links with at least one of these tags'),
  folderId: t.Optional(
    t.String({
      maxLength: 2000,
      description:
        'The folder. Pass one, several separated by commas, exclude folders with a leading `-`, or `unsorted` for links without a folder. Defaults to all links.',
    }),
  ),
  search: t.Optional(
    t.String({ maxLength: 500, description: 'Part of the short link or the destination.' }),
  ),
  userId: t.Optional(t.String({ maxLength: 64 })),
  ...columnParts('listed'),
  showArchived: t.Optional(t.Boolean({ description: 'Whether to include archived links.' })),
  withTags: t.Optional(t.Boolean({ description: 'Whether to return only links that have a tag.' })),
}

export const SORTS = ['createdAt', 'clicks', 'saleAmount', 'lastClicked'] as const
const sortBy = t.Optional(
  oneOf(SORTS, { description: 'The field to sort by. Defaults to `createdAt`.' }),
)

export const LinkFilters = t.Object(filters)
export type LinkFilters = Static<typeof LinkFilters>

export const ListQuery = t.Object({
  ...filters,
  sortBy,
  sort: sortBy,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `desc`.' }),
  ),
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
    t.String({
      maxLength: 190,
      description: 'The domain. Without `key`, returns the link at the domain’s root.',
    }),
  ),
  key: t.Optional(t.String({ maxLength: 190 })),
  linkId: t.Optional(
    t.String({
      maxLength: 260,
      description: 'The link’s ID (`link_…`), or your own ID with the prefix `ext_`.',
    }),
  ),
  externalId: t.Optional(
    t.String({ maxLength: 260, description: 'Your own ID, with or without the prefix `ext_`.' }),
  ),
})
export type InfoQuery = Static<typeof InfoQuery>
