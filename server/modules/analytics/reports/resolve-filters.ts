import type { ISql, PendingQuery, Row } from 'postgres'
import { TRIGGERS, type Dimension, type Trigger } from '../../../db/rollups.ts'
import { ApiError } from '../../../domain/errors.ts'
import { ROOT_KEY } from '../../../domain/link.ts'
import { FILTERS, triggerIds, type Choice, type FilterName, type Filters } from './filters.ts'
import { REFERRER_URL, TRIGGER_WORDS } from './groupings.ts'

export type Fragment = PendingQuery<Row[]>

/** The numbers that a dimension may have or, negated, may not have. */
export interface Selection {
  ids: number[]
  negated: boolean
}

export interface CustomerSelection {
  ids: string[]
  clickIds: string[]
  negated: boolean
}

/** Filters in the numbers that events store. */
export interface ResolvedFilters {
  dimensions: Partial<Record<Dimension, Selection>>
  customers: CustomerSelection | null
}

const TEXT = 1009
type DictionaryFilter = Exclude<FilterName, 'trigger' | 'qr' | 'customerId'>

/** Which entry `d` of a dictionary matches the values `v`. */
const MATCHES: Record<DictionaryFilter, string> = {
  continent: 'd.continent = any(v)',
  country: 'd.country = any(v)',
  region: '(d.region = any(v) or substr(d.region, 4) = any(v))',
  city: 'd.city = any(v)',
  device: 'lower(d.device) = any(v)',
  browser: 'lower(d.browser) = any(v)',
  os: 'lower(d.os) = any(v)',
  referer: 'd.host = any(v)',
  refererUrl: `${REFERRER_URL} = any(v)`,
  url: "rtrim(d.url, '/') = any(v)",
  utm_source: 'd.source = any(v)',
  utm_medium: 'd.medium = any(v)',
  utm_campaign: 'd.campaign = any(v)',
  utm_term: 'd.term = any(v)',
  utm_content: 'd.content = any(v)',
  domain: 'd.domain = any(v)',
  key: '(d.key_lookup = any(v) and d.deleted_at is null)',
  linkId: '(d.link_id = any(v) or d.external_id = any(x) and d.deleted_at is null)',
  externalId: '(d.external_id = any(v) and d.deleted_at is null)',
  tenantId: 'd.tenant_id = any(v)',
  folderId: "coalesce(d.folder_id, 'unsorted') = any(v)",
  partnerId: 'd.partner_id = any(v)',
  programId: 'd.program_id = any(v)',
  root: `(d.key = '${ROOT_KEY}')::text = any(v)`,
  tagId: `exists (select from link_tags lt where lt.workspace_id = d.workspace_id
    and lt.link_id = d.link_id and lt.tag_id = any(v))`,
}

/** A dimension's dictionary as `d`, with an entry 0 for what is unknown. */
export function dictionary(sql: ISql, workspaceId: string, dimension: Dimension): Fragment {
  const own = (columns: string, table: string, unknown: string) =>
    sql`(select id, ${sql.unsafe(columns)} from ${sql.unsafe(table)} where workspace_id = ${workspaceId}
      union all select 0, ${sql.unsafe(unknown)}) d`
  switch (dimension) {
    case 'location':
      return sql`locations d`
    case 'agent':
      return sql`agents d`
    case 'referrer':
      return own('host, path', 'referrers', "'', ''")
    case 'url':
      return own('url', 'destinations', "''")
    case 'utm':
      return own('source, medium, campaign, term, content', 'utms', "'', '', '', '', ''")
    case 'link':
      return sql`(select num as id, id as link_id, workspace_id, domain, key, key_lookup, external_id,
        deleted_at, tenant_id, folder_id, partner_id, program_id
        from links where workspace_id = ${workspaceId}) d`
    case 'trigger':
      return sql`(values ${sql.unsafe(TRIGGER_ROWS)}) as d (id, word)`
  }
}

const TRIGGER_ROWS = (Object.keys(TRIGGERS) as Trigger[])
  .map((name) => `(${TRIGGERS[name]}, '${TRIGGER_WORDS[name]}')`)
  .join(', ')

/** @throws ApiError `not_found` when one link is asked for and there is none */
export async function resolveFilters(
  sql: ISql,
  workspaceId: string,
  filters: Filters,
): Promise<ResolvedFilters> {
  const byDimension = new Map<Dimension, [DictionaryFilter, Choice][]>()
  for (const [name, choice] of Object.entries(filters) as [FilterName, Choice][]) {
    const { dimension } = FILTERS[name]
    if (dimension === 'customer' || dimension === 'trigger') continue
    const list = byDimension.get(dimension) ?? []
    byDimension.set(dimension, [...list, [name as DictionaryFilter, choice]])
  }
  const dimensions: ResolvedFilters['dimensions'] = {}
  for (const [dimension, choices] of byDimension) {
    dimensions[dimension] = await selectEntries(sql, workspaceId, dimension, choices)
  }
  if (filters.trigger || filters.qr) {
    dimensions.trigger = { ids: triggerIds(filters), negated: false }
  }
  requireAskedLink(filters, dimensions.link)
  const { customerId } = filters
  const customers = customerId ? await selectCustomers(sql, workspaceId, customerId) : null
  return { dimensions, customers }
}

/** Only exclusions: the entries that are excluded, of which there are few. Otherwise those that remain. */
async function selectEntries(
  sql: ISql,
  workspaceId: string,
  dimension: Dimension,
  choices: [DictionaryFilter, Choice][],
): Promise<Selection> {
  const negated = choices.every(([, choice]) => choice.negated)
  const conditions = choices.map(([name, choice]) => {
    const matches = sql`coalesce(${matching(sql, name, choice.values)}, false)`
    return choice.negated && !negated ? sql`not ${matches}` : matches
  })
  const where = conditions.reduce((all, next) =>
    negated ? sql`${all} or ${next}` : sql`${all} and ${next}`,
  )
  const rows = await sql<{ id: number }[]>`
    select d.id from ${dictionary(sql, workspaceId, dimension)} where ${where}`
  return { ids: rows.map((row) => row.id), negated }
}

function matching(sql: ISql, name: DictionaryFilter, values: string[]): Fragment {
  const external = values.flatMap((value) => (value.startsWith('ext_') ? [value.slice(4)] : []))
  const arrays = { v: values, x: external }
  const parts = MATCHES[name].split(/any\((v|x)\)/)
  return parts.slice(1).reduce(
    (all, part, i) => {
      if (i % 2 === 1) return sql`${all} ${sql.unsafe(part)}`
      return sql`${all} any(${sql.array(arrays[part as 'v' | 'x'], TEXT)}::text[])`
    },
    sql`${sql.unsafe(parts[0]!)}`,
  )
}

function requireAskedLink({ linkId, externalId, key }: Filters, found: Selection | undefined) {
  const asked = [linkId, externalId, key].find((choice) => choice && !choice.negated)
  if (!asked || !found || found.negated || found.ids.length > 0) return
  const shown = JSON.stringify(asked.values.join(',').slice(0, 100))
  throw new ApiError('not_found', `No link is called ${shown}.`)
}

async function selectCustomers(
  sql: ISql,
  workspaceId: string,
  { values, negated }: Choice,
): Promise<CustomerSelection> {
  const external = values.flatMap((value) => (value.startsWith('ext_') ? [value.slice(4)] : []))
  const rows = await sql<{ id: string; clicks: string[] }[]>`
    select c.id, array_remove(array(select l.click_id from leads l
      where l.workspace_id = c.workspace_id and l.customer_id = c.id) || c.click_id, null) as clicks
    from customers c where c.workspace_id = ${workspaceId}
      and (c.id = any(${sql.array(values, TEXT)}::text[])
        or c.external_id = any(${sql.array(external, TEXT)}::text[]))`
  return { ids: rows.map((row) => row.id), clickIds: rows.flatMap((row) => row.clicks), negated }
}
