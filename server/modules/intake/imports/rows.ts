import { sql } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { json, nullable, number, row, text } from '../../../db/row.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import { insertInto, recordset } from '../../../db/writes.ts'
import type { ImportKind, ImportReason, ImportRowStatus } from '../../../domain/imports.ts'
import type { ImportRow, SourceRow } from '../../../importers/port.ts'

export type ImportRecord = typeof imports.$inferSelect
export type StoredRow = typeof importRows.$inferSelect

/** A line whose values are known. */
export interface Line<R extends ImportRow = ImportRow> {
  num: number
  data: R
  targetId: string | null
}
export type RowOfKind<K extends ImportKind> = Extract<ImportRow, { kind: K }>

/** What becomes of a line. */
export interface Mark {
  num: number
  status: ImportRowStatus
  reason?: ImportReason | null
  targetId?: string | null
  created?: boolean
}

export const findImport = rowFinder(imports, 'import')

/** Names the space in which ids of the source are unique. */
export function spaceOf({ source, origin }: Pick<ImportRecord, 'source' | 'origin'>): string {
  return origin === '' ? source : `${source}/${origin}`
}

/** Keeps rows of the source as lines of the import, which is held. Returns how many it has by then. */
export async function keepRows(
  { tx, scope }: TxCtx,
  imp: ImportRecord,
  rows: readonly SourceRow[],
): Promise<number> {
  const source = spaceOf(imp)
  const { id: importId, programId, lines } = imp
  const kept = rows.map((row, i) => {
    const about = { importId, programId, source, num: lines + i + 1 }
    return insertInto(importRows, { ...about, ...keptOf(row) })
  })
  if (kept.length > 0) await tx.write(scope, kept)
  await namePayouts({ tx, scope }, imp, rows)
  return lines + rows.length
}

/** Notes in commissions which payout paid them, where only the payout says so. */
async function namePayouts(
  { tx, scope }: Pick<TxCtx, 'tx' | 'scope'>,
  { id }: ImportRecord,
  rows: readonly SourceRow[],
): Promise<void> {
  const named = rows.flatMap((row) =>
    row.kind === 'payout' && !('refused' in row)
      ? (row.commissions ?? []).map((commission) => ({
          commission,
          payout: row.id,
          lookup: namedPayment(row.id),
        }))
      : [],
  )
  if (named.length === 0) return
  await tx.run(
    scope,
    (ws) => sql`
    update import_rows t set lookup = case when t.lookup is not null then r.lookup end,
      data = jsonb_set(t.data, '{payout}', to_jsonb(r.payout))
    from ${recordset(named, 'commission text, payout text, lookup text')}
    where t.workspace_id = ${ws} and t.import_id = ${id} and t.kind = 'commission'
      and t.source_id = r.commission and t.status = 'new'`,
  )
}

function keptOf(row: SourceRow) {
  const { id: sourceId, line, kind } = row
  if ('refused' in row)
    return { sourceId, line, kind, status: 'skipped' as const, reason: row.refused }
  const money = moneyOf(row)
  return {
    sourceId,
    line,
    kind,
    status: 'new' as const,
    data: { ...row },
    lookup: lookupOf(row),
    ...money,
  }
}

function moneyOf(row: ImportRow): { amount: bigint; currency: string } | null {
  if (row.kind === 'commission')
    return { amount: BigInt(row.earningsMinor), currency: row.currency }
  if (row.kind !== 'sale' && row.kind !== 'payout') return null
  return { amount: BigInt(row.amountMinor), currency: row.currency }
}

function lookupOf(row: ImportRow): string | null {
  if (row.kind === 'partner') return row.email
  if (row.kind === 'link') return row.key.toLowerCase()
  if (row.kind === 'customer') return row.externalId
  if (row.kind === 'commission') return paymentOf(row)
  if (row.kind === 'lead') return `${row.customer}\n${row.eventName}`
  return row.kind === 'sale' ? row.invoiceId : null
}

/** Marks which payout paid a commission, or that none is named. */
function paymentOf({ status, payout, partner }: RowOfKind<'commission'>): string | null {
  if (status !== 'paid') return null
  return payout === null ? unnamedPayment(partner) : namedPayment(payout)
}

/** Names commissions of a payout, and those of a partner that name none. */
export const namedPayment = (payout: string) => `payout:${payout}`
export const unnamedPayment = (partner: string) => `partner:${partner}`

const LineOfTable = row({ num: number, data: json<ImportRow>(), targetId: nullable(text) })

/** Finds the next lines of a kind in a status, in their order. */
export async function nextLines<K extends ImportKind>(
  { tx, scope }: Ctx,
  imp: ImportRecord,
  { kind, status, limit }: { kind: K; status: ImportRowStatus; limit: number },
): Promise<Line<RowOfKind<K>>[]> {
  const lines = await tx.rows(
    scope,
    LineOfTable,
    (ws) => sql`
    select r.num::float8 as num, r.data, r.target_id as "targetId" from import_rows r
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = ${kind}
      and r.num > ${cursorOf(imp, kind)} and r.status = ${status} and not r.derived
    order by r.num limit ${limit}`,
  )
  // Only `keepRows` writes the data of a line.
  return lines as Line<RowOfKind<K>>[]
}

/** Returns the number of the last line of a kind that the phase has worked on; 0: none. */
export function cursorOf({ cursorKind, cursorNum }: ImportRecord, kind: ImportKind): number {
  return cursorKind === kind ? cursorNum : 0
}

/**
 * Notes what became of lines. A target that is left out stays. What a line said is deleted as soon as nothing
 * more becomes of it.
 */
export async function markLines(
  { tx, scope }: TxCtx,
  imp: ImportRecord,
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return
  await tx.run(
    scope,
    (ws) => sql`
    update import_rows t set status = r.status, reason = r.reason,
      data = case when r.status = 'ready' then t.data end,
      target_id = coalesce(r."targetId", t.target_id), created = coalesce(r.created, t.created)
    from ${recordset(marks, MARK)}
    where t.workspace_id = ${ws} and t.import_id = ${imp.id} and t.num = r.num`,
  )
}

const MARK = 'num bigint, status text, reason text, "targetId" text, created bool'
