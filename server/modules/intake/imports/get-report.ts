import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { bigint, bool, int, nullable, oneOf, row, text, type RowOf } from '../../../db/row.ts'
import {
  IMPORT_KINDS,
  IMPORT_ROW_STATUSES,
  type ImportKind,
  type ImportRowStatus,
} from '../../../domain/imports.ts'
import { sentenceOf, toImport } from './present.ts'
import { findImport, type ImportRecord } from './rows.ts'
import type { ImportReport } from './schema.ts'

const Group = row({
  kind: oneOf(IMPORT_KINDS),
  status: oneOf(IMPORT_ROW_STATUSES),
  reason: nullable(text),
  currency: text,
  created: bool,
  derived: bool,
  lines: int,
  amount: bigint,
})
type Group = RowOf<typeof Group>

const Booked = row({ currency: text, amount: bigint })

/** Reads an import with its counts and sums, beside what its lines have become in the books. */
export async function getReport(ctx: Ctx, id: string): Promise<ImportReport> {
  const imp = await findImport(ctx, id)
  const groups = await groupsOf(ctx, imp)
  const kinds = IMPORT_KINDS.filter((kind) => groups.some((one) => one.kind === kind))
  const booked = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await bookedOf(ctx, imp, kind)] as const)),
  )
  const reports = kinds.map((kind) =>
    reportOf(
      kind,
      groups.filter((one) => one.kind === kind),
      booked.get(kind) ?? null,
    ),
  )
  return {
    ...toImport(imp),
    kinds: reports,
    reasons: reasonsOf(groups),
    unmapped: IMPORT_KINDS.flatMap((kind) => {
      const columns = imp.unmapped[kind] ?? []
      return columns.length > 0 ? [{ kind, columns }] : []
    }),
    matches: reports.every(({ kind, sums }) =>
      sums.every(
        (sum) => sum.booked === null || sum.booked === expected(kind, groups, sum.currency),
      ),
    ),
  }
}

async function groupsOf({ tx, scope }: Ctx, imp: ImportRecord): Promise<Group[]> {
  return tx.rows(
    scope,
    Group,
    (ws) => sql`
    select r.kind, r.status, r.reason, r.currency, r.created, r.derived, count(*) as lines,
      sum(r.amount)::bigint as amount
    from import_rows r where r.workspace_id = ${ws} and r.import_id = ${imp.id}
    group by 1, 2, 3, 4, 5, 6`,
  )
}

/** Sums up what the books should have of a kind: lines that came and were created, and derived ones. */
function expected(kind: ImportKind, groups: readonly Group[], currency: string): number {
  const counted = groups.filter(
    (one) =>
      one.kind === kind &&
      one.currency === currency &&
      one.created &&
      (one.status === 'done' || one.status === 'kept') &&
      !(kind === 'payout' && one.derived),
  )
  return sum(counted)
}

function reportOf(
  kind: ImportKind,
  groups: readonly Group[],
  booked: ReadonlyMap<string, bigint> | null,
) {
  const own = groups.filter(({ derived }) => !derived)
  const derived = groups.filter((one) => one.derived)
  const count = (...statuses: ImportRowStatus[]) =>
    lines(own.filter(({ status }) => statuses.includes(status)))
  const currencies = [...new Set(own.flatMap(({ currency }) => currency || []))].toSorted()
  return {
    kind,
    lines: lines(own),
    ready: count('new', 'ready'),
    done: count('done'),
    recognized: lines(own.filter(({ status, created }) => status === 'done' && !created)),
    known: count('known'),
    skipped: count('skipped'),
    undone: count('undone'),
    kept: count('kept'),
    derived: lines(derived),
    derivedAmount: sum(derived),
    sums: currencies.map((currency) => {
      const of = own.filter((one) => one.currency === currency)
      const amount = (...statuses: ImportRowStatus[]) =>
        sum(of.filter(({ status }) => statuses.includes(status)))
      return {
        currency,
        amount: sum(of),
        coming: amount('new', 'ready', 'done', 'kept'),
        known: amount('known'),
        skipped: amount('skipped'),
        undone: amount('undone'),
        booked: booked ? Number(booked.get(currency) ?? 0n) : null,
      }
    }),
  }
}

function lines(groups: readonly Group[]): number {
  return groups.reduce((total, one) => total + one.lines, 0)
}

function sum(groups: readonly Group[]): number {
  return Number(groups.reduce((total, { amount }) => total + amount, 0n))
}

function reasonsOf(groups: readonly Group[]): ImportReport['reasons'] {
  const named = groups.filter(({ reason }) => reason !== null)
  const byReason = Map.groupBy(named, ({ kind, reason }) => `${kind} ${reason}`)
  return [...byReason.values()].map((of) => {
    const { kind, reason } = of[0]!
    return { kind, reason: reason!, message: sentenceOf(reason!), lines: lines(of) }
  })
}

/** Where the lines of a kind with money stand, read from the books themselves. */
const BOOKS: { readonly [Kind in ImportKind]?: (ws: string) => SQL } = {
  sale: (ws) => sql`join sales b on b.workspace_id = ${ws} and b.id = r.target_id`,
  commission: (ws) => sql`join (
      select id, currency, earned as amount from commissions where workspace_id = ${ws}
    ) b on b.id = r.target_id`,
  payout: (ws) =>
    sql`join payouts b on b.workspace_id = ${ws} and b.id = r.target_id and not r.derived`,
}

/** Sums up what the books have of a kind. Null: nothing was written, or not all of it yet. */
async function bookedOf(
  { tx, scope }: Ctx,
  imp: ImportRecord,
  kind: ImportKind,
): Promise<ReadonlyMap<string, bigint> | null> {
  const books = BOOKS[kind]
  if (!books || imp.status !== 'done') return null
  const found = await tx.rows(
    scope,
    Booked,
    (ws) => sql`
    select b.currency, sum(b.amount)::bigint as amount from import_rows r ${books(ws)}
    where r.workspace_id = ${ws} and r.import_id = ${imp.id} and r.kind = ${kind}
      and r.status in ('done', 'kept') and r.created
    group by 1`,
  )
  return new Map(found.map(({ currency, amount }) => [currency, amount]))
}
