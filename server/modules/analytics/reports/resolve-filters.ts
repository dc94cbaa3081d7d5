import type { ISql, PendingQuery, Row } from 'postgres'
import { TRIGGERS, type Dimension, type Trigger } from '../../../db/rollups.ts'
import { decode, number, row, text, textArray } from '../../../db/row.ts'
import { toCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { ReportField } from './fields/field.ts'
import { REPORT_FIELDS } from './fields/index.ts'
import { TRIGGER_WORDS } from './fields/texts.ts'
import type { Grouping } from './groupings.ts'
import type { Report } from './read-report.ts'
import { triggerIds, type Choice, type FilterName, type Filters } from './filters.ts'

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
/** Returns a dimension's dictionary as `d`, with an entry 0 for unknown values. */
function dictionary(sql: ISql, workspaceId: string, dimension: Dimension): Fragment {
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
      return sql`(select * from links where workspace_id = ${workspaceId}) d`
    case 'trigger':
      return sql`(values ${sql.unsafe(TRIGGER_ROWS)}) as d (id, word)`
  }
}

/** Returns the dictionary of a grouping, and what it is joined to, for a row whose number is in `column`. */
export function joinWords(
  { sql, workspaceId }: Pick<Report, 'sql' | 'workspaceId'>,
  { dimension, join = '' }: Pick<Grouping, 'dimension' | 'join'>,
  column: string,
): Fragment {
  const on = sql.unsafe(`${numberOf(dimension)} = ${column}`)
  const [first = '', ...rest] = join.split('$ws').map((part) => sql.unsafe(part))
  const joined = rest.reduce((all, part) => sql`${all}${workspaceId}${part}`, sql`${first}`)
  return sql`join ${dictionary(sql, workspaceId, dimension)} on ${on} ${joined}`
}

/** Returns the column of a dictionary that events store: of links their `num`. */
function numberOf(dimension: Dimension): string {
  return dimension === 'link' ? 'd.num' : 'd.id'
}

const TRIGGER_ROWS = (Object.keys(TRIGGERS) as Trigger[])
  .map((name) => `(${TRIGGERS[name]}, '${TRIGGER_WORDS[name]}')`)
  .join(', ')

interface Matching {
  /** From the registry: an expression over the dictionary's entry `d`. */
  match: string
  choice: Choice
}

/**
 * Resolves filters to ids.
 * @throws ApiError `not_found` when one link is asked for and there is none
 */
export async function resolveFilters(
  sql: ISql,
  workspaceId: string,
  filters: Filters,
): Promise<ResolvedFilters> {
  const byDimension = new Map<Dimension, Matching[]>()
  for (const [name, choice] of Object.entries(filters) as [FilterName, Choice][]) {
    const field: ReportField = REPORT_FIELDS[name]
    if (field.dimension === 'customer' || field.dimension === 'trigger' || !field.filter) continue
    const list = byDimension.get(field.dimension) ?? []
    byDimension.set(field.dimension, [...list, { match: field.filter.match, choice }])
  }
  const dimensions: ResolvedFilters['dimensions'] = {}
  for (const [dimension, choices] of byDimension) {
    dimensions[dimension] = await selectEntries(sql, workspaceId, dimension, choices)
  }
  const triggers = triggerIds(filters)
  if (triggers) dimensions.trigger = { ids: triggers, negated: false }
  requireAskedLink(filters, dimensions.link)
  const { customerId } = filters
  const customers = customerId ? await selectCustomers(sql, workspaceId, customerId) : null
  return { dimensions, customers }
}

const Entry = row({ id: number })

/** Selects the matching entries; for exclusions alone the excluded ones, of which there are few. */
async function selectEntries(
  sql: ISql,
  workspaceId: string,
  dimension: Dimension,
  choices: Matching[],
): Promise<Selection> {
  const negated = choices.every(({ choice }) => choice.negated)
  const conditions = choices.map(({ match, choice }) => {
    const matches = sql`(${matching(sql, workspaceId, { match, choice })})`
    return choice.negated && !negated ? sql`not coalesce(${matches}, false)` : matches
  })
  const where = conditions.reduce((all, next) =>
    negated ? sql`${all} or ${next}` : sql`${all} and ${next}`,
  )
  const rows = await sql`
    select ${sql.unsafe(numberOf(dimension))}::float8 as id
    from ${dictionary(sql, workspaceId, dimension)} where ${where}`
  return { ids: decode(Entry, rows).map((row) => row.id), negated }
}

function matching(
  sql: ISql,
  workspaceId: string,
  { match, choice: { values } }: Matching,
): Fragment {
  const external = values.flatMap((value) => (value.startsWith('ext_') ? [value.slice(4)] : []))
  const any = (list: string[]) => sql`any(${sql.array(list, TEXT)}::text[])`
  const parts = match.split(/(any\(v\)|any\(x\)|\$ws)/).map((part): Fragment => {
    if (part === 'any(v)') return any(values)
    if (part === 'any(x)') return any(external)
    return part === '$ws' ? sql`${workspaceId}` : sql.unsafe(part)
  })
  return parts.reduce((all, part) => sql`${all} ${part}`)
}

function requireAskedLink({ linkId, externalId, key }: Filters, found: Selection | undefined) {
  const asked = [linkId, externalId, key].find((choice) => choice && !choice.negated)
  if (!asked || !found || found.negated || found.ids.length > 0) return
  const shown = JSON.stringify(asked.values.join(',').slice(0, 100))
  throw new ApiError('not_found', `No link is called ${shown}.`)
}

const CustomerClicks = row({ id: text, clicks: textArray })

const SEPARATOR = toCustomerName({ externalId: '', programId: '' })

async function selectCustomers(
  sql: ISql,
  workspaceId: string,
  { values, negated }: Choice,
): Promise<CustomerSelection> {
  const external = values.flatMap((value) => (value.startsWith('ext_') ? [value.slice(4)] : []))
  const names = sql`${sql.array(external, TEXT)}::text[]`
  const found = await sql`
    select c.id, array_remove(array(select l.click_id from leads l
      where l.workspace_id = ${workspaceId} and l.customer_id = c.id) || c.click_id, null) as clicks
    from customers c where c.workspace_id = ${workspaceId}
      and (c.id = any(${sql.array(values, TEXT)}::text[])
        or c.external_id in (select x from unnest(${names}) x
          union all select x || ${SEPARATOR}::text || p.id from unnest(${names}) x
            cross join programs p where p.workspace_id = ${workspaceId}))`
  const rows = decode(CustomerClicks, found)
  return { ids: rows.map((row) => row.id), clickIds: rows.flatMap((row) => row.clicks), negated }
}
