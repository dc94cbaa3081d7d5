import { t, type TSchema } from 'elysia'
import { flagColumn, same, textColumn, type Column } from '../../../core/column-fields.ts'
import type { links } from '../../../db/schema/links.ts'
import { isCountry } from '../../../domain/country.ts'
import { invalid } from '../../../domain/errors.ts'
import { checkDestination, checkWebAddress } from '../../../domain/link.ts'

export type LinkRow = typeof links.$inferSelect

/** A column of links in the API, and where else it is used. */
export interface LinkColumn<Stored> extends Column<Stored> {
  /** Shown with the links of a report (`top_links`), and in its CSV file too. */
  report?: 'row' | 'csv'
  /** Reports and lists of events can be narrowed to some values of a text column. */
  filter?: { about: string; example: string }
  /** The list of links can be narrowed to one value. */
  listed?: TSchema
}

/** A text; `null` and `''` clear it. */
const text = (maxLength: number, description: string) => ({
  ...textColumn(maxLength, description),
  shown: t.Nullable(t.String(), { description: description.replace(/\.$/, ', or null.') }),
  read: (sent: string | null) => sent || null,
})

/** The visitors' destination: http, https or an app scheme. */
const destination = (description: string) => ({
  ...text(8192, description),
  read: (sent: string | null, name: string) => (sent ? checkDestination(sent, name) : null),
})

/** An http(s) address of a picture or video. */
const media = (description: string) => ({
  ...text(8192, description),
  read: (sent: string | null, name: string) => (sent ? checkWebAddress(sent, name) : null),
})

export const time = (description: string) => ({
  ...textColumn(40, description),
  shown: t.Nullable(t.String()),
  read: readTime,
  show: (stored: Date | null) => stored?.toISOString() ?? null,
})

/** Columns that depend on others, or that only the server writes: `read-fields.ts` and `present.ts`. */
type OtherColumn =
  | 'workspaceId'
  | 'id'
  | 'num'
  | 'domain'
  | 'key'
  | 'keyLookup'
  | 'url'
  | 'givenUrl'
  | 'externalId'
  | 'folderId'
  | 'disabledAt'
  | 'deletedAt'
  | 'passwordHash'
  | `test${'Variants' | 'StartedAt' | 'CompletedAt'}`
  | `utm${'Source' | 'Medium' | 'Campaign' | 'Term' | 'Content'}`
  | 'clicks'
  | 'leads'
  | 'conversions'
  | 'sales'
  | 'saleAmount'
  | 'lastClicked'
  | 'createdAt'
  | 'updatedAt'

/** The columns that a caller sets as they are. One of the table that is neither here nor above does not compile. */
export const LINK_COLUMNS = {
  tenantId: {
    ...text(255, 'The ID of your tenant that the link belongs to.'),
    filter: { about: 'The ID of the link’s tenant.', example: 'tenant_1' },
    listed: t.Optional(t.String({ maxLength: 255 })),
  },
  programId: text(64, 'The ID of the program that the link belongs to.'),
  partnerId: { ...text(64, 'The ID of the partner who promotes the link.'), report: 'row' },
  trackConversion: flagColumn(
    'Whether to track leads and sales. Defaults to the workspace’s setting.',
  ),
  archived: flagColumn('Whether the link is hidden from lists. It still redirects.'),
  publicStats: flagColumn('Whether anyone with the link can see its statistics.'),
  proxy: flagColumn('Whether link previews show the link’s own title, description, and image.'),
  rewrite: flagColumn('Whether to show the destination under the short URL.'),
  doIndex: flagColumn('Whether search engines can index the short link.'),
  comments: { ...text(5000, 'Your own notes.'), report: 'row' },
  expiresAt: time('When the link expires, in ISO 8601 format.'),
  expiredUrl: destination('The URL for visitors after the link expires.'),
  title: { ...text(500, 'The title of the link preview.'), report: 'csv' },
  description: text(1000, 'The description of the link preview.'),
  image: media('The URL of the link preview’s image.'),
  video: media('The URL of the link preview’s video.'),
  ios: destination('The destination for iPhone and iPad.'),
  android: destination('The destination for Android.'),
  geo: {
    body: t.Optional(
      t.Nullable(
        t.Record(t.String(), t.String({ maxLength: 8192 }), {
          maxProperties: 250,
          description: 'Destinations by country code.',
          examples: [{ DE: 'https://example.com/de' }],
        }),
      ),
    ),
    shown: t.Nullable(t.Record(t.String(), t.String())),
    read: readGeo,
    show: same<Record<string, string> | null>,
  },
} as const satisfies { [Name in Exclude<keyof LinkRow, OtherColumn>]: LinkColumn<LinkRow[Name]> }

export type ColumnRegistry = typeof LINK_COLUMNS
export type LinkColumnName = keyof ColumnRegistry
/** The columns with a use, such as `filter`. */
export type ColumnWith<Use extends 'report' | 'filter' | 'listed'> = {
  [Name in LinkColumnName]: ColumnRegistry[Name] extends Required<Pick<LinkColumn<unknown>, Use>>
    ? Name
    : never
}[LinkColumnName]

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Parses an ISO 8601 time.
 * @throws ApiError about the field `name`
 */
export function readTime(sent: string | null, name: string): Date | null {
  if (!sent) return null
  const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(sent) || !sent.includes('T') ? sent : `${sent}Z`
  const read = new Date(ISO.test(sent) ? zoned : Number.NaN)
  if (!Number.isNaN(read.getTime())) return read
  throw invalid(name, `Write ${name} as an ISO 8601 time, such as 2031-05-01T12:00:00Z.`)
}

function readGeo(geo: Record<string, string> | null): Record<string, string> | null {
  const entries = Object.entries(geo ?? {}).map(([code, url]) => {
    const country = code.toUpperCase()
    if (!isCountry(country)) {
      throw invalid('geo', `"${code.slice(0, 20)}" is not a country code of two letters.`)
    }
    return [country, checkDestination(url, `geo.${country}`)] as const
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
