import type { Ctx } from '../core/ctx.ts'
import type { Mark } from '../core/secrets.ts'
import { decode, row, text } from '../db/row.ts'
import { SEALED_COLUMNS, type SealedColumn } from '../db/sealed.ts'
import type { Deps } from '../deps.ts'
import { METHOD_MARK } from '../modules/payouts/payout-methods/fingerprint-method.ts'
import { countOthers, resealBatch } from '../modules/platform/encryption/reseal.ts'
import { contextsOf } from './contexts-of.ts'
import { countPeople, resealPeople } from './reseal-people.ts'

/** The keyed hashes that stand beside encrypted columns. */
const MARKS: Readonly<Record<string, Mark>> = { 'payout_methods.details': METHOD_MARK }

function nameOf({ table, column }: SealedColumn): string {
  return `${table}.${column}`
}

/** The one column that belongs to no workspace. */
const OF_PEOPLE = 'people.totp_secret'
const OF_WORKSPACES = SEALED_COLUMNS.filter((column) => nameOf(column) !== OF_PEOPLE)

export interface Rotation {
  /** The key that encrypts now. */
  keyId: string
  /** How many texts were encrypted anew. */
  done: number
  /** How many are still encrypted with another key. */
  left: number
  /** The keys that nothing needs any more; they were removed from those that a server must have. */
  removed: string[]
}

/** Counts what is encrypted with other keys than the current one, by table and column. */
export async function countSealedByOthers(deps: Deps): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const all = await allWorkspaces(deps)
  for (const column of OF_WORKSPACES) {
    let sum = 0
    for (const ctx of all) sum += await countOthers(ctx, column)
    counts[nameOf(column)] = sum
  }
  return { ...counts, [OF_PEOPLE]: await countPeople(deps) }
}

/**
 * Encrypts everything with the first key of ENCRYPTION_KEY, a batch at a time, while servers run that have both
 * keys. It may be interrupted at any time and run again. When nothing is left, servers may start without the others.
 */
export async function rotateKeys(
  deps: Deps,
  report: (done: number, total: number) => void,
): Promise<Rotation> {
  const { keyId } = deps.secrets
  const total = sumOf(await countSealedByOthers(deps))
  let done = 0
  for (const ctx of await allWorkspaces(deps)) {
    for (const column of OF_WORKSPACES) {
      done = await resealColumn(ctx, { column, done, report: (now) => report(now, total) })
    }
  }
  const people = await resealPeople(deps)
  done += people
  if (people > 0) report(done, total)
  const left = sumOf(await countSealedByOthers(deps))
  const removed = left === 0 ? await forgetOthers(deps) : []
  return { keyId, done, left, removed }
}

async function resealColumn(
  ctx: Ctx,
  from: { column: SealedColumn; done: number; report: (done: number) => void },
): Promise<number> {
  const { column, report } = from
  const mark = MARKS[nameOf(column)]
  let { done } = from
  let after: string | null = ''
  while (after !== null) {
    const batch: { last: string | null; done: number } = await resealBatch(ctx, {
      column,
      mark,
      after,
    })
    after = batch.last
    done += batch.done
    if (batch.done > 0) report(done)
  }
  return done
}

const KeyRow = row({ id: text })

async function forgetOthers({ db, secrets }: Deps): Promise<string[]> {
  const rows = await db.sql`
    delete from encryption_keys where id <> ${secrets.keyId} returning id`
  return decode(KeyRow, rows).map(({ id }) => id)
}

function allWorkspaces(deps: Deps): Promise<Ctx[]> {
  return contextsOf(deps, 'rotate-keys', deps.db.sql`select id from workspaces`)
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
