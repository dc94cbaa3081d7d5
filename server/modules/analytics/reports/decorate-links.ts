import { links } from '../../../db/schema/links.ts'
import type { Deps } from '../../../deps.ts'
import { type Column, decode, nullable, row, text, time } from '../../../db/row.ts'
import { reportedColumns } from '../../links/links/columns.ts'
import { shortLinkOf } from '../../links/links/present.ts'
import type { Report } from './read-report.ts'
import type { AnalyticsRow } from './schema.ts'

const TEXT = 1009

/** The columns that the links module has reports show. */
const REPORTED = reportedColumns('row')
const COLUMNS = REPORTED.map((name) => `${links[name].name} as "${name}"`)

const shown: Column<string | boolean> = (value) =>
  typeof value === 'boolean' ? value : text(value)

const LinkTexts = row({
  ...Object.fromEntries(REPORTED.map((name) => [name, nullable(shown)])),
  id: text,
  domain: text,
  key: text,
  url: text,
  folderId: nullable(text),
  createdAt: time,
})

/** Gives rows that have a link's `id` the rest of what is shown of it. Deleted links are shown too. */
export async function decorateLinks(
  deps: Deps,
  { sql, workspaceId }: Report,
  rows: AnalyticsRow[],
): Promise<AnalyticsRow[]> {
  const ids = rows.map((row) => row.id ?? '')
  const found = await sql`
    select id, domain, key, url, folder_id as "folderId", created_at as "createdAt",
      ${sql.unsafe(COLUMNS.join(', '))}
    from links where workspace_id = ${workspaceId} and id = any(${sql.array(ids, TEXT)}::text[])`
  const byId = new Map(decode(LinkTexts, found).map((link) => [link.id, link]))
  return rows.flatMap((row) => {
    const link = byId.get(row.id ?? '')
    if (!link) return []
    const shortLink = shortLinkOf(deps.config.origin, link.domain, link.key)
    const createdAt = link.createdAt.toISOString()
    return [{ link: link.id, ...link, shortLink, createdAt, ...figures(row) }]
  })
}

function figures({ clicks, leads, sales, buyers, saleAmount, saleAmounts }: AnalyticsRow) {
  const counted = buyers === undefined ? {} : { buyers }
  return { clicks, leads, sales, ...counted, saleAmount, saleAmounts }
}
