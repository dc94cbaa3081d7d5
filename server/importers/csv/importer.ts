import { IMPORT_KINDS, type ImportKind } from '../../domain/imports.ts'
import type { Access, Importer, Page, SourceRow } from '../port.ts'
import { SourceRefused } from '../source-errors.ts'
import { COLUMNS, missingColumns, suggestMapping } from './columns.ts'
import { parseFile, type ParsedFile } from './parse-file.ts'
import { readValues, type Values } from './read-values.ts'
import texts from './texts.json' with { type: 'json' }

const PAGE = 1_000

/** Files of comma-separated values, one for each kind. */
export const csv: Importer = {
  name: 'csv',
  label: 'CSV',
  apis: [],
  address: null,
  fields: [],
  files: IMPORT_KINDS,
  texts,
  async *read(access, after) {
    const [reached = IMPORT_KINDS[0], lines = '0'] = after?.split(' ') ?? []
    for (const kind of IMPORT_KINDS.slice(IMPORT_KINDS.indexOf(reached as ImportKind))) {
      const skipped = kind === reached ? Number(lines) : 0
      yield* readKind(access, { kind, skipped })
    }
  },
}

/** Reads one file; `skipped` lines of it were kept before. */
async function* readKind(
  access: Access,
  { kind, skipped }: { kind: ImportKind; skipped: number },
): AsyncIterable<Page> {
  const file = await open(access, kind)
  if (!file) return
  const mapping = mappingOf(access, { kind, header: file.header })
  let rows: SourceRow[] = []
  let read = 0
  try {
    for await (const { line, cells } of file.records) {
      if (++read <= skipped) continue
      const context = { kind, line: `${kind}, line ${line}`, ...access }
      rows.push(
        ...(cells
          ? readValues(valuesOf(cells, mapping), context)
          : [{ kind, id: context.line, line: context.line, refused: 'unreadable' as const }]),
      )
      if (read % PAGE !== 0) continue
      yield { rows, after: `${kind} ${read}` }
      rows = []
    }
  } catch (error) {
    throw unreadable(error, kind)
  }
  if (rows.length > 0) yield { rows, after: `${kind} ${read}` }
}

async function open(access: Access, kind: ImportKind): Promise<ParsedFile | null> {
  try {
    return await parseFile(() => access.file(kind))
  } catch (error) {
    throw unreadable(error, kind)
  }
}

function unreadable(error: unknown, kind: ImportKind): unknown {
  if (!(error instanceof RangeError)) return error
  return new SourceRefused(`The file of kind ${kind} cannot be read. ${error.message}`)
}

function mappingOf(
  { mapping }: Access,
  { kind, header }: { kind: ImportKind; header: readonly string[] },
): Record<string, string> {
  const known = new Set(COLUMNS[kind].map(({ name }) => name))
  const given = Object.entries(mapping[kind] ?? suggestMapping(kind, header))
  const used = Object.fromEntries(
    given.filter(([name, column]) => known.has(name) && column !== ''),
  )
  const absent = Object.values(used).find((column) => !header.includes(column))
  if (absent !== undefined) {
    throw new SourceRefused(
      `The file of kind ${kind} has no column ${JSON.stringify(absent)}. It has: ${header.join(', ')}.`,
    )
  }
  const missing = missingColumns(kind, used)
  if (missing.length === 0) return used
  throw new SourceRefused(
    `The file of kind ${kind} has no column for ${missing.join(', ')}. Choose it in the mapping.`,
  )
}

function valuesOf(cells: ReadonlyMap<string, string>, mapping: Record<string, string>): Values {
  return Object.fromEntries(
    Object.entries(mapping).map(([name, column]) => [name, cells.get(column)]),
  )
}
