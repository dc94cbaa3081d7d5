/** `decimal`: a number whose digits stay as they are, such as 5.70. */
export type Cell = string | number | boolean | { decimal: string } | null | undefined

/**
 * Formats one line of CSV (RFC 4180). Text that a spreadsheet would take for a formula gets a leading
 * apostrophe; numbers are written as they are.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return value.decimal
  if (typeof value !== 'string') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
