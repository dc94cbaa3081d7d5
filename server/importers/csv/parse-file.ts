import { Readable } from 'node:stream'
import { decodeText, detectEncoding, type Encoding } from './decode-text.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** One cell can be no longer: a quote that is never closed must not gather a whole file. */
const MAX_CELL = 100_000

/** A line of a file, by the names of its columns. */
export interface Record {
  /** As a text editor counts: the header is line 1. */
  line: number
  /** Null: it has another number of columns than the header. */
  cells: ReadonlyMap<string, string> | null
}

export interface ParsedFile {
  encoding: Encoding
  delimiter: string
  /** The names of columns; a name that stands twice is followed by (2). */
  header: string[]
  records: AsyncIterable<Record>
}

/**
 * Parses a file whose parts can be asked for again, holding a few lines at a time. Null: it is empty.
 * @throws RangeError for a quote that is not closed
 */
export async function parseFile(file: () => AsyncIterable<Uint8Array>): Promise<ParsedFile | null> {
  const encoding = await detectEncoding(file())
  const delimiter = await detectDelimiter(decodeText(file(), encoding))
  if (delimiter === null) return null
  const lines = readLines(decodeText(file(), encoding), delimiter)
  const first = await lines.next()
  if (first.done) return null
  const header = namesOf(first.value.cells)
  return { encoding, delimiter, header, records: readRecords(lines, header) }
}

/** Takes the delimiter that stands most often in the first line; a comma where none does. */
async function detectDelimiter(text: AsyncIterable<string>): Promise<string | null> {
  let head = ''
  for await (const piece of text) {
    head += piece
    if (/[\n\r]/.test(head.trimStart()) || head.length > MAX_CELL) break
  }
  const line = head.trimStart().split(/[\n\r]/, 1)[0]!
  if (line.trim() === '') return null
  const unquoted = line.replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((sign) => unquoted.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

interface RawLine {
  line: number
  cells: string[]
}

async function* readLines(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawLine> {
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_CELL * 10,
    trim: true,
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  const records = source.pipe(parser) as AsyncIterable<{
    record: string[]
    info: { lines: number }
  }>
  try {
    for await (const { record, info } of records) yield { line: info.lines, cells: record }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new RangeError('A quote isn’t closed, or a line is too long.')
    }
    throw error
  } finally {
    source.destroy()
  }
}

function namesOf(cells: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return cells.map((cell, i) => {
    const name = cell.slice(0, 200) || `column ${i + 1}`
    const n = (counts.get(name) ?? 0) + 1
    counts.set(name, n)
    return n === 1 ? name : `${name} (${n})`
  })
}

async function* readRecords(
  lines: AsyncGenerator<RawLine>,
  header: string[],
): AsyncGenerator<Record> {
  for await (const { line, cells } of lines) {
    const isWhole = cells.length === header.length
    yield {
      line,
      cells: isWhole ? new Map(cells.map((cell, i) => [header[i]!, plainCell(cell)])) : null,
    }
  }
}

/** Removes the apostrophe by which an export keeps a spreadsheet from reading a text as a formula. */
function plainCell(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
