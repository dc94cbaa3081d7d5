import { asc, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from './ctx.ts'
import { auditEntries } from '../db/schema/audit.ts'
import { customers, sales } from '../db/schema/events.ts'
import { showExternalId } from '../domain/audit.ts'
import { readCustomerName } from '../domain/customer-name.ts'
import { placeOf, Sealed } from '../db/sealed.ts'
import type { TenantTable } from '../db/tx.ts'

const BATCH = 500
/** They hold the program of a customer who has one, too. */
const NAMES = new Set<AnyPgColumn>([customers.externalId, sales.customerExternalId])

/** They hold what columns of other tables were. */
const VALUES = new Set<AnyPgColumn>([auditEntries.before, auditEntries.after])

/** A table with rows about a person. */
export interface PersonalRows {
  record: string
  table: TenantTable & { id: AnyPgColumn }
  where: SQL | undefined
  /** What is left out: what belongs to others, or opens something. */
  without?: readonly string[]
}

/** Exports rows as NDJSON: as they are stored, decrypted, without the bodies of mails that sign in. */
export async function* exportRows(
  ctx: Ctx,
  parts: readonly PersonalRows[],
): AsyncGenerator<string> {
  const { tx, scope } = ctx
  for (const part of parts) {
    let after = ''
    for (;;) {
      const rows = await tx.find(scope, part.table, {
        where: [part.where, gt(part.table.id, after)],
        orderBy: [asc(part.table.id)],
        limit: BATCH,
      })
      if (rows.length > 0) yield rows.map((row) => lineOf(ctx, part, row)).join('')
      if (rows.length < BATCH) break
      after = String((rows.at(-1) as { id: unknown }).id)
    }
  }
}

function lineOf(ctx: Ctx, { record, table, without = [] }: PersonalRows, row: object): string {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const { id, secret } = row as { id: string; secret?: unknown }
  const shown: Record<string, unknown> = { record }
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    if (name === 'workspaceId' || without.includes(name)) continue
    shown[name] = valueOf(ctx, { value, column: columns[name]!, id, isSecret: secret === true })
  }
  return `${JSON.stringify(shown)}\n`
}

function valueOf(
  { deps, scope }: Ctx,
  about: { value: unknown; column: AnyPgColumn; id: string; isSecret: boolean },
): unknown {
  const { value, column, id, isSecret } = about
  if (NAMES.has(column)) return readCustomerName(String(value)).externalId
  if (VALUES.has(column)) return showValues(value)
  if (typeof value === 'bigint') return Number(value)
  if (!(value instanceof Sealed)) return value
  if (isSecret) return null
  return deps.secrets.open(value, placeOf(column, scope.workspaceId, id))
}

function showValues(columns: unknown): unknown {
  if (typeof columns !== 'object' || columns === null) return columns
  const shown = Object.entries(columns).map(([name, value]) => [name, showExternalId(value)])
  return Object.fromEntries(shown) as unknown
}
