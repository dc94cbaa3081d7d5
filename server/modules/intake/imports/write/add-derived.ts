import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { importRows, imports } from '../../../../db/schema/imports.ts'
import { insertInto } from '../../../../db/writes.ts'
import type { ImportKind } from '../../../../domain/imports.ts'
import { spaceOf, type ImportRecord } from '../rows.ts'

export interface Derived {
  kind: ImportKind
  sourceId: string
  targetId: string
  amount?: bigint
  currency?: string
}

/** Notes what an import, which is held, has added to keep the books, so that an undo finds it. */
export async function addDerived(
  { tx, scope }: TxCtx,
  imp: ImportRecord,
  derived: readonly Derived[],
): Promise<void> {
  if (derived.length === 0) return
  const held = (await tx.first(scope, imports, [eq(imports.id, imp.id)]))!
  const about = { importId: imp.id, programId: imp.programId, source: spaceOf(imp) }
  const rows = derived.map((one, i) =>
    insertInto(importRows, {
      ...about,
      ...one,
      num: held.lines + i + 1,
      line: '',
      status: 'done' as const,
      derived: true,
    }),
  )
  await tx.write(scope, rows)
  await tx.update(scope, imports, { lines: held.lines + derived.length }, [eq(imports.id, imp.id)])
}
