import type { Ctx } from '../../../core/ctx.ts'
import { invalid } from '../../../domain/errors.ts'
import { csvLine, type Cell } from '../../../core/csv.ts'
import { amountCell, amountHeading, withCurrency } from '../../../core/csv-money.ts'
import { readFilters } from './filters.ts'
import { ALIASES, GROUP_NAMES, GROUPINGS, type GroupName } from './groupings.ts'
import { readReport } from './read-report.ts'
import { ask, listRows, sourceOfRows } from './retrieve-analytics.ts'
import type { AnalyticsExportQuery, AnalyticsRow } from './schema.ts'

type RowGroup = Exclude<GroupName, 'count'>

const MAX_ROWS = 50_000
const DEFAULT_GROUPS = GROUP_NAMES.filter(
  (name): name is RowGroup => name !== 'count' && !ALIASES.includes(name),
)
const FIGURES = ['clicks', 'leads', 'sales', 'currency', 'saleAmount']
const isAmount = (name: string) => name === 'saleAmount'

/**
 * Exports the rows of one grouping or several, one after the other; each is computed when the client has
 * taken the one before.
 * @throws ApiError `unprocessable_entity`, `not_found`, before the first part
 */
export async function exportAnalytics(
  ctx: Ctx,
  query: AnalyticsExportQuery,
): Promise<AsyncIterator<string>> {
  const groups = readGroups(query.groupBy)
  const csv = (query.format ?? 'csv') === 'csv'
  const known = readColumns(query.columns, groups)
  const columns = csv ? withCurrency(known, isAmount) : known
  const filters = readFilters(query)
  const atMs = ctx.deps.clock.now()
  const deps = { ...ctx.deps, clock: { now: () => atMs } }
  const rowsOf = (groupBy: RowGroup, others: readonly RowGroup[] = []) =>
    readReport({ ...ctx, deps }, async (report) => {
      const asked = await ask(deps, report, query, filters)
      // Refused before the first part is sent.
      for (const other of others) sourceOfRows(report, asked, other)
      const rows = await listRows(deps, report, asked, { groupBy, limit: MAX_ROWS })
      return { rows, currency: asked.currency }
    })
  const first = await rowsOf(groups[0]!, groups)
  return parts()

  async function* parts(): AsyncGenerator<string> {
    if (csv) yield csvLine(columns.map((name) => (isAmount(name) ? amountHeading(name) : name)))
    for (const [i, groupBy] of groups.entries()) {
      const { rows, currency } = i === 0 ? first : await rowsOf(groupBy)
      const lines = rows.map((row) => {
        const full = { groupBy, ...row, currency }
        if (!csv && !query.columns) return `${JSON.stringify(full)}\n`
        if (csv) return csvLine(columns.map((name) => readCsvCell(full, name)))
        const cells = columns.map((name) => readCell(full, name))
        return `${JSON.stringify(Object.fromEntries(columns.map((name, n) => [name, cells[n]])))}\n`
      })
      yield lines.join('')
    }
  }
}

type Row = AnalyticsRow & { groupBy: string; currency: string }

function readCsvCell(row: Row, name: string): Cell {
  if (name === 'saleAmount') return amountCell(row.saleAmount, row.currency)
  return name === 'currency' ? row.currency.toUpperCase() : readCell(row, name)
}

const NAMES: Record<string, (row: Row) => Cell> = {
  partnerName: ({ partner }) => partner?.name,
  partnerCountry: ({ partner }) => partner?.country,
  groupName: ({ group }) => group?.name,
  programName: ({ program }) => program?.name,
}

function readCell(row: Row, name: string): Cell {
  if (Object.hasOwn(NAMES, name)) return NAMES[name]!(row) ?? null
  // Which columns a row has follows from what it is grouped by; the others are empty.
  return (row as unknown as Record<string, Cell>)[name] ?? null
}

function readGroups(text: string | undefined): RowGroup[] {
  if (!text) return DEFAULT_GROUPS
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  return names.map((name) => {
    const known = GROUP_NAMES.find((group) => group === name)
    if (known && known !== 'count') return known
    const shown = JSON.stringify(name.slice(0, 50))
    throw invalid('groupBy', `Unknown grouping ${shown}. Use one of ${DEFAULT_GROUPS.join(', ')}.`)
  })
}

function keysOf(group: RowGroup): string[] {
  if (group === 'timeseries') return ['start']
  const { keys, columns } = GROUPINGS[group]
  return [...(columns ?? Object.keys(keys))]
}

function readColumns(text: string | undefined, groups: RowGroup[]): string[] {
  const known = ['groupBy', ...new Set(groups.flatMap(keysOf)), ...FIGURES]
  if (!text) return known
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return names
  const shown = JSON.stringify(unknown.slice(0, 50))
  throw invalid('columns', `Unknown column ${shown}. Use one of ${known.join(', ')}.`)
}
