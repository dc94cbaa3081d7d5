import { and, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { importParts } from '../../../db/schema/imports.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import type { ImportKind } from '../../../domain/imports.ts'
import { IMPORTERS } from '../../../importers/index.ts'
import { readHead } from './read-head.ts'
import { findImport } from './rows.ts'
import type { FileHead, PartBody } from './schema.ts'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Adds a part of a file; the same part again replaces it, and part 0 begins the file anew. Answers what the
 * beginning of the file looks like.
 */
export async function addPart(ctx: Ctx, id: string, body: PartBody): Promise<FileHead> {
  const content = bytesOf(body)
  const { kind, part } = body
  return inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const imp = await findImport(ctx, id, { lock: 'update' })
    requireDraft(imp.status)
    if (!IMPORTERS[imp.source]!.files.includes(kind)) {
      throw invalid('kind', 'This source doesn’t support files of this kind.')
    }
    const file = and(eq(importParts.importId, id), eq(importParts.kind, kind))
    if (part === 0) await tx.remove(scope, importParts, [file])
    else await requirePart(ctx, { id, kind, part: part - 1 })
    await tx.remove(scope, importParts, [file, eq(importParts.part, part)])
    await tx.insert(scope, importParts, { importId: id, kind, part, content })
    return { part, ...(await readHead(ctx, { id, kind })) }
  })
}

interface Part {
  id: string
  kind: ImportKind
  part: number
}

function bytesOf({ text, base64 }: PartBody): Uint8Array {
  if ((text === undefined) === (base64 === undefined)) {
    throw invalid('text', 'Send the part as text or as base64.')
  }
  if (text !== undefined) return new TextEncoder().encode(text)
  if (!BASE64.test(base64!)) throw invalid('base64', 'This is not base64.')
  return Uint8Array.from(Buffer.from(base64!, 'base64'))
}

function requireDraft(status: string): void {
  if (status === 'draft') return
  throw new ApiError(
    'conflict',
    'Files can’t be added after the preview has started. Create another import.',
  )
}

async function requirePart({ tx, scope }: TxCtx, { id, kind, part }: Part): Promise<void> {
  const where = [
    eq(importParts.importId, id),
    eq(importParts.kind, kind),
    eq(importParts.part, part),
  ]
  if (await tx.first(scope, importParts, where)) return
  throw new ApiError('conflict', `Send the parts in order. Part ${part} is missing.`)
}
