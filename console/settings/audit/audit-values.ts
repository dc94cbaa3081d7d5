import type { AuditEntry } from '../../api/wire.gen.ts'
import { count, exactTime, money, percent } from '../../base/format.ts'
import { t } from '../../base/texts.ts'
import { COLUMNS } from './audit-columns.ts'

export type Values = AuditEntry['before']

/** One value that changed; null: there was none. */
export interface Change {
  column: string
  before: unknown
  after: unknown
}

/** Lists what changed, in the order of the names that people read. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Array.from(names, (column) => ({
    column,
    before: before?.[column] ?? null,
    after: after?.[column] ?? null,
  })).toSorted((a, b) => (columnName(a.column) < columnName(b.column) ? -1 : 1))
}

export function columnName(column: string): string {
  const known = COLUMNS[column]
  return known ? t(known) : column
}

const MONEY = new Set([
  'amount',
  'amountMinor',
  'earned',
  'earnedByHand',
  'earnings',
  'amountRefunded',
  'clawedBack',
  'carried',
  'minPayout',
  'dailyBonusLimit',
])
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Formats a value for the reader. Amounts need their currency, which stands beside them or nowhere. */
export function valueText(column: string, value: unknown, beside: Values = null): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value === '[secret]') return t('audit.hidden')
  if (typeof value === 'boolean') return value ? t('audit.on') : t('audit.off')
  if (typeof value === 'number') return numberText(column, value, beside?.['currency'])
  if (typeof value === 'string') return TIME.test(value) ? exactTime(value) : value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length > 0 ? value.join(', ') : '–'
  }
  return JSON.stringify(value)
}

function numberText(column: string, value: number, currency: unknown): string {
  if (column.endsWith('Bps')) return percent(value / 10_000)
  if (!MONEY.has(column)) return count(value)
  if (typeof currency === 'string') return money(value, currency)
  return t('audit.countMinorUnits', { count: value })
}
