import { and, asc, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { importParts } from '../../../db/schema/imports.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import type { ImportKind } from '../../../domain/imports.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { missingColumns, suggestMapping } from '../../../importers/csv/columns.ts'
import { parseFile } from '../../../importers/csv/parse-file.ts'
import { IMPORTERS } from '../../../importers/index.ts'
import { findImport } from './rows.ts'
import type { FileHead, PartBody } from './schema.ts'

const SAMPLE = 5
/** Of a part, so much is looked at: the largest take a second of processor time to parse. */
const HEAD_BYTES = 64_000
const NEWLINE = 0x0a
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Adds a part of a file; the same part again replaces it, and part 0 begins the file anew. Answers what the
 * beginning of the file looks like.
 */
export async function addPart(ctx: Ctx, id: string, body: PartBody): Promise<FileHead> {
  requirePlan(ctx.scope.plan, 'partnerProgram')
  const content = bytesOf(body)
  const { kind, part } = body
  return inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const imp = await findImport(ctx, id, { lock: 'update' })
    requireDraft(imp.status)
    if (!IMPORTERS[imp.source]!.files.includes(kind)) {
      throw invalid('kind', 'This source reads no files of that kind.')
    }
    const file = and(eq(importParts.importId, id), eq(importParts.kind, kind))
    if (part === 0) await tx.remove(scope, importParts, [file])
    else await requirePart(ctx, { id, kind, part: part - 1 })
    await tx.remove(scope, importParts, [file, eq(importParts.part, part)])
    await tx.insert(scope, importParts, { importId: id, kind, part, content })
    return headOf(ctx, { id, kind, part })
  })
}

interface Part {
  id: string
  kind: ImportKind
  part: number
}

function bytesOf({ text, base64 }: PartBody): Uint8Array {
  if ((text === undefined) === (base64 === undefined)) {
    throw invalid('text', 'Give the part as text or as base64.')
  }
  if (text !== undefined) return new TextEncoder().encode(text)
  if (!BASE64.test(base64!)) throw invalid('base64', 'This is not base64.')
  return Uint8Array.from(Buffer.from(base64!, 'base64'))
}

function requireDraft(status: string): void {
  if (status === 'draft') return
  throw new ApiError(
    'conflict',
    'Files can be added until the import is read. Create another import.',
  )
}

async function requirePart({ tx, scope }: TxCtx, { id, kind, part }: Part): Promise<void> {
  const where = [
    eq(importParts.importId, id),
    eq(importParts.kind, kind),
    eq(importParts.part, part),
  ]
  if (await tx.first(scope, importParts, where)) return
  throw new ApiError('conflict', `Send the parts in their order: part ${part} is missing.`)
}

/** Describes the beginning of a file, from its first part. */
async function headOf({ tx, scope }: TxCtx, { id, kind, part }: Part): Promise<FileHead> {
  const of = and(eq(importParts.importId, id), eq(importParts.kind, kind))
  const first = await tx.first(scope, importParts, [of, eq(importParts.part, 0)], {
    orderBy: [asc(importParts.part)],
  })
  const about = { kind, part }
  const beginning = beginningOf(first!.content)
  const parsed = await parseFile(() => once(beginning)).catch(() => null)
  if (!parsed) {
    const missing = missingColumns(kind, {})
    return {
      ...about,
      encoding: 'utf-8',
      delimiter: ',',
      columns: [],
      sample: [],
      mapping: {},
      missing,
    }
  }
  const { encoding, delimiter, header: columns, records } = parsed
  const mapping = suggestMapping(kind, columns)
  const sample = await firstLines(records)
  return {
    ...about,
    encoding,
    delimiter,
    columns,
    sample,
    mapping,
    missing: missingColumns(kind, mapping),
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
