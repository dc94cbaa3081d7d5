/** A cell of a table, and the line on which it begins. */
export interface Cell {
  text: string
  line: number
}

/** What separates cells, in the order of preference. */
const SEPARATORS = ['\t', ';', ','] as const

/** Returns what separates the cells: what the first line has most of outside quotes. */
function separatorOf(text: string): string {
  const first = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? ''
  const bare = first.replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((one) => bare.split(one).length - 1)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * Splits a CSV file (RFC 4180; commas, semicolons or tabs) into rows of trimmed cells, without empty rows.
 * `openQuote`: the cell whose quotation mark is never closed.
 */
export function csvCells(text: string): {
  rows: Cell[][]
  openQuote?: { line: number; column: number }
} {
  const separator = separatorOf(text)
  const rows: Cell[][] = []
  let row: Cell[] = []
  let cell = ''
  let line = 1
  let begun = 1
  let quoted: { line: number; column: number } | undefined
  const endCell = () => {
    row.push({ text: cell.trim(), line: begun })
    cell = ''
    begun = line
  }
  const endRow = () => {
    endCell()
    if (row.some(({ text }) => text !== '')) rows.push(row)
    row = []
  }
  const all = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let n = 0; n < all.length; n++) {
    const char = all[n]!
    if (char === '\n') line++
    if (quoted) {
      if (char !== '"') cell += char
      else if (all[n + 1] === '"') cell += all[n++]!
      else quoted = undefined
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      quoted = { line, column: row.length + 1 }
    } else if (char === separator) endCell()
    else if (char === '\n') {
      endRow()
      begun = line
    } else cell += char
  }
  endRow()
  return quoted ? { rows, openQuote: quoted } : { rows }
}
