import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { bool, json, nullable, number, oneOf, row, text, type RowOf } from '../../../../db/row.ts'
import {
  IMPORT_ROW_STATUSES,
  type ImportKind,
  type ImportReason,
  type ImportRowStatus,
} from '../../../../domain/imports.ts'
import { spaceOf, type ImportRecord, type Line } from '../rows.ts'

const Ref = row({
  sourceId: text,
  importId: text,
  num: number,
  status: oneOf(IMPORT_ROW_STATUSES),
  targetId: nullable(text),
  created: bool,
  /** Of a payout alone. */
  data: nullable(json<Record<string, unknown>>()),
})
/** The line that a source's id means: one that is here, else one of this import that may come. */
export type Ref = RowOf<typeof Ref>
export type Refs = ReadonlyMap<string, Ref>

/** Finds what ids of the source mean. Those that mean nothing are left out. */
export async function findRefs(
  { tx, scope }: Ctx,
  imp: ImportRecord,
  kind: ImportKind,
  ids: Iterable<string | null>,
): Promise<Refs> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await tx.rows(
    scope,
    Ref,
    (ws) => sql`
    select distinct on (r.source_id) r.source_id as "sourceId", r.import_id as "importId",
      r.num::float8 as num, r.status, r.target_id as "targetId", r.created,
      case when r.kind = 'payout' then r.data end as data
    from import_rows r
    where r.workspace_id = ${ws} and r.program_id = ${imp.programId} and r.source = ${spaceOf(imp)}
      and r.kind = ${kind} and r.source_id in ${among(wanted)}
      and (r.status in ('done', 'kept') or r.import_id = ${imp.id} and r.status in ('new', 'ready'))
    order by r.source_id, r.status in ('done', 'kept') desc, r.num`,
  )
  return new Map(found.map((ref) => [ref.sourceId, ref]))
}

const First = row({ lookup: text, num: number })

const COMING: readonly ImportRowStatus[] = ['new', 'ready', 'done']

/**
 * Finds the first line of this import for each email address, key, customer id, invoice or payment, among
 * lines that come, or have another of these statuses.
 */
export async function findFirsts(
  { tx, scope }: Ctx,
  imp: ImportRecord,
  kind: ImportKind,
  asked: { lookups: Iterable<string | null>; statuses?: readonly ImportRowStatus[] },
): Promise<ReadonlyMap<string, number>> {
  const { statuses = COMING } = asked
  const wanted = [...new Set(asked.lookups)].filter((lookup) => lookup !== null)
  if (wanted.length === 0) return new Map()
  const found = await tx.rows(
    scope,
    First,
    (ws) => sql`
    select r.lookup, min(r.num)::float8 as num from import_rows r
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = ${kind}
      and r.lookup in ${among(wanted)} and r.status in ${among(statuses)}
    group by 1`,
  )
  return new Map(found.map(({ lookup, num }) => [lookup, num]))
}

/** Returns texts as one parameter, so that any number of them is the same statement. */
export const among = (texts: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`

/** What is to become of a line. `match`: it is here already and only recognized. */
export type Verdict =
  | { skip: ImportReason }
  | { known: string | null }
  | { match: string }
  | { create: true }

/** Judges a line by its own id: it came before, or an earlier line has it. Null: neither. */
export function judgeId(imp: ImportRecord, line: Line, own: Refs): Verdict | null {
  const first = own.get(line.data.id)
  if (!first || (first.importId === imp.id && first.num === line.num)) return null
  return first.importId === imp.id ? { skip: 'duplicate' } : { known: first.targetId }
}
