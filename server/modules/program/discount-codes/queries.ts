import { sql } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { json, nullable, row, type RowOf, text } from '../../../db/row.ts'
import { normalizeCode } from '../../../domain/discount.ts'
import { clicklessSourceOf, type Source } from '../../../db/source.ts'

/** A code that counts, and the link that a sale with it belongs to. */
const FoundCode = row({
  id: text,
  code: text,
  discountId: nullable(text),
  enrollmentId: text,
  partnerId: text,
  programId: text,
  /** Without a click: no place, and no origin but the link itself. */
  source: json<Source>(),
})
export type FoundCode = RowOf<typeof FoundCode>

/**
 * Finds an active code for attribution by code alone; the text is what a customer typed, in any case. Null
 * for what is no active code of this workspace or, if one is given, of this program.
 */
export async function findCode(
  { tx, scope }: BatchCtx,
  text: string,
  programId: string | null,
): Promise<FoundCode | null> {
  const lookup = lookupOf(text)
  const found = lookup === null ? null : await tx.load(scope, BY_LOOKUP, { lookup })
  return programId === null || found?.programId === programId ? found : null
}

const BY_LOOKUP = rowLoader<{ lookup: string }, FoundCode>({
  row: FoundCode,
  name: 'discount code',
  key: 'lookup text',
  select: (ws, keys) => sql`
    select r.n, d.id, d.code, d.discount_id as "discountId", d.enrollment_id as "enrollmentId",
      d.partner_id as "partnerId", d.program_id as "programId", ${clicklessSourceOf(ws)} as source
    from ${keys}
    join discount_codes d on d.workspace_id = ${ws} and d.code_lookup = r.lookup
      and d.disabled_at is null
    join links l on l.workspace_id = ${ws} and l.id = d.link_id`,
})

/** Normalizes what a customer typed, which may be anything; null when it cannot be a code. */
function lookupOf(text: string): string | null {
  try {
    return normalizeCode(text)
  } catch {
    return null
  }
}
