import type { Text } from '../base/texts.ts'
import type { Sort } from './link-address.ts'

/** Columns that can be hidden, in their order; the short link with its destination is always there. */
export const COLUMNS = {
  tags: { name: 'Tags', width: 'minmax(96px, 1fr)' },
  folder: { name: 'Folder', width: 'minmax(88px, 0.7fr)' },
  clicks: { name: 'Clicks', width: '80px', sort: 'clicks' },
  leads: { name: 'Leads', width: '72px' },
  sales: { name: 'Sales', width: '72px' },
  saleAmount: { name: 'Revenue', width: '104px', sort: 'saleAmount' },
  lastClicked: { name: 'Last click', width: '104px', sort: 'lastClicked' },
  createdAt: { name: 'Created', width: '96px', sort: 'createdAt' },
} as const satisfies Record<string, { name: Text; width: string; sort?: Sort }>
export type Column = keyof typeof COLUMNS

// The table has these names alone.
export const COLUMN_NAMES = Object.keys(COLUMNS) as Column[]
export const NUMERIC: ReadonlySet<Column> = new Set([
  'clicks',
  'leads',
  'sales',
  'saleAmount',
  'lastClicked',
  'createdAt',
])
const USUAL: readonly Column[] = COLUMN_NAMES.filter((name) => name !== 'lastClicked')
const STORED = 'svc-console-link-columns'

/** Returns the columns that were chosen in this browser. */
export function chosenColumns(): readonly Column[] {
  const stored = localStorage.getItem(STORED)
  return stored === null ? USUAL : COLUMN_NAMES.filter((name) => stored.split(',').includes(name))
}

/** Keeps the chosen columns in this browser. */
export function chooseColumns(columns: readonly Column[]): void {
  localStorage.setItem(STORED, columns.join(','))
}

/** Returns the tracks of a row's grid. */
export function gridOf(columns: readonly Column[]): string {
  return ['32px', 'minmax(200px, 2fr)', ...columns.map((name) => COLUMNS[name].width)].join(' ')
}

/** Returns how narrow a row may become, in pixels, before the table scrolls sideways. */
export function leastWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, name) => sum + Number(/\d+/.exec(COLUMNS[name].width)) + 12, 276)
}
