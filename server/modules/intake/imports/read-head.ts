import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { importParts } from '../../../db/schema/imports.ts'
import type { ImportKind } from '../../../domain/imports.ts'
import { missingColumns, suggestMapping, unmappedColumns } from '../../../importers/csv/columns.ts'
import { parseFile } from '../../../importers/csv/parse-file.ts'
import type { FileHead } from './schema.ts'

const SAMPLE = 5
/** Of a part, so much is looked at: the largest take a second of processor time to parse. */
const HEAD_BYTES = 64_000
const NEWLINE = 0x0a

/** Describes the beginning of a file, from its first part. `mapping`: which column has which value, as far as it is known. */
export async function readHead(
  { tx, scope }: Ctx,
  {
    id,
    kind,
    mapping: chosen,
  }: { id: string; kind: ImportKind; mapping?: Record<string, string> | undefined },
): Promise<Omit<FileHead, 'part'>> {
  const of = and(eq(importParts.importId, id), eq(importParts.kind, kind), eq(importParts.part, 0))
  const first = await tx.first(scope, importParts, [of])
  const beginning = first && beginningOf(first.content)
  const parsed = beginning ? await parseFile(() => once(beginning)).catch(() => null) : null
  if (!parsed) {
    const nothing = { columns: [], sample: [], mapping: {}, unmapped: [] }
    return {
      kind,
      encoding: 'utf-8',
      delimiter: ',',
      missing: missingColumns(kind, {}),
      ...nothing,
    }
  }
  const { encoding, delimiter, header: columns, records } = parsed
  const mapping = chosen ?? suggestMapping(kind, columns)
  return {
    kind,
    encoding,
    delimiter,
    columns,
    sample: await firstLines(records),
    mapping,
    missing: missingColumns(kind, mapping),
    unmapped: unmappedColumns(columns, mapping),
  }
}

type Records = NonNullable<Awaited<ReturnType<typeof parseFile>>>['records']

async function firstLines(records: Records): Promise<string[][]> {
  const sample: string[][] = []
  try {
    for await (const { cells } of records) {
      if (cells) sample.push([...cells.values()].map((cell) => cell.slice(0, 200)))
      if (sample.length >= SAMPLE) break
    }
  } catch {
    // The first part may end within a line.
  }
  return sample
}

/** Cuts off what a look at the first lines does not need, at the end of a line where there is one. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= HEAD_BYTES) return bytes
  return bytes.subarray(0, bytes.lastIndexOf(NEWLINE, HEAD_BYTES) + 1 || HEAD_BYTES)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes)
}
