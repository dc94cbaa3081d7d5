import { links } from '../../../../db/schema/links.ts'
import { keyLookup, ROOT_KEY } from '../../../../domain/link.ts'
import { columnParts, reportedColumns } from '../../../links/links/columns.ts'
import type { ColumnWith } from '../../../links/links/columns-schema.ts'
import type { DictionaryField, ReportField } from './field.ts'
import { readFlag } from './read-values.ts'

const link = { dimension: 'link' } as const

type Filterable = DictionaryField & Required<Pick<DictionaryField, 'filter'>>

/** Each column of links that declares a filter. */
const columnFields = Object.fromEntries(
  Object.entries(columnParts('filter')).map(([name, filter]): [string, Filterable] => {
    const column = links[name as ColumnWith<'filter'>].name
    return [name, { ...link, filter: { ...filter, match: `d.${column} = any(v)` } }]
  }),
  // The keys of `columnParts` are exactly these names.
) as Record<ColumnWith<'filter'>, Filterable>

/** The link that the visitor followed. */
export const linkFields = {
  linkId: {
    ...link,
    filter: {
      about: 'The link’s ID (`link_…`), or your own ID with the prefix `ext_`.',
      example: 'link_1C3MxQp0yTfWJ2k',
      match: '(d.id = any(v) or d.external_id = any(x) and d.deleted_at is null)',
    },
    group: {
      names: ['top_links'],
      keys: { id: 'd.id' },
      unknown: null,
      record: 'link',
      columns: ['id', 'domain', 'key', 'shortLink', 'url', ...reportedColumns('csv')],
    },
  },
  domain: {
    ...link,
    filter: {
      about: 'The domain of the link.',
      example: 'go.example.com',
      match: 'd.domain = any(v)',
      read: (value) => value.toLowerCase(),
    },
    group: { names: ['top_domains'], keys: { domain: 'd.domain' }, unknown: null },
  },
  key: {
    ...link,
    filter: {
      about: 'The key of the link. Requires `domain`.',
      example: 'summer',
      match: '(d.key_lookup = any(v) and d.deleted_at is null)',
      read: keyLookup,
    },
  },
  externalId: {
    ...link,
    filter: {
      about: 'Your own ID of the link, with or without the prefix `ext_`.',
      example: 'ext_42',
      match: '(d.external_id = any(v) and d.deleted_at is null)',
      read: (value) => value.replace(/^ext_/, ''),
    },
  },
  tagId: {
    ...link,
    filter: {
      about: 'The ID of a tag of the link.',
      example: 'tag_1C3MxQp0yTfWJ2k',
      alias: 'tagIds',
      match: `exists (select from link_tags lt where lt.workspace_id = $ws
        and lt.link_id = d.id and lt.tag_id = any(v))`,
    },
  },
  folderId: {
    ...link,
    filter: {
      about: 'The ID of the link’s folder, or `unsorted`.',
      example: 'fold_1C3MxQp0yTfWJ2k',
      match: "coalesce(d.folder_id, 'unsorted') = any(v)",
    },
  },
  root: {
    ...link,
    filter: {
      about:
        'Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`).',
      options: ['true', 'false'],
      match: `(d.key = '${ROOT_KEY}')::text = any(v)`,
      read: readFlag,
    },
  },
  ...columnFields,
} as const satisfies Record<string, ReportField>
