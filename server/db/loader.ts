import type { SQL } from 'drizzle-orm'
import { int, row, type RowShape } from './row.ts'
import type { LoaderName } from './order.ts'
import type { Scope } from './scope.ts'
import type { Transaction } from './tx.ts'
import { recordset } from './writes.ts'

/** Answers many keys at once, in their order. It locks only what the order of loads says. */
export interface Loader<K, V> {
  /** Its place in the order of loads. */
  readonly name: LoaderName
  load(tx: Transaction, scope: Scope, keys: readonly K[]): Promise<readonly V[]>
}

export interface RowLoaderOptions<R> {
  name: LoaderName
  /** The fields of a key with their types, as SQL: `"linkId" text, at timestamptz`. */
  key: string
  row: RowShape<R>
  /** A statement over the table of keys, `r`, that answers `r.n` beside at most one row for each key. */
  select: (workspaceId: string, keys: SQL) => SQL
}

/**
 * Creates a loader of one statement, whose text is the same for any number of keys. The same key is read
 * once; null: nothing was found for it.
 */
export function rowLoader<K extends object, R extends object>(
  options: RowLoaderOptions<R>,
): Loader<K, R | null> {
  const { name, key, select } = options
  // The columns of R beside the number: a generic spread does not tell the compiler so.
  const numbered = row({ ...options.row.columns, n: int }) as unknown as RowShape<R & { n: number }>
  return {
    name,
    async load(tx, scope, keys) {
      const { numbers, distinct } = distinctOf(keys)
      const rows = await tx.rows(scope, numbered, (ws) =>
        select(ws, recordset(distinct, `n int, ${key}`)),
      )
      // Without its number, a row is what the caller asked for.
      const byNumber = new Map(rows.map(({ n, ...row }) => [n, row as unknown as R]))
      return numbers.map((n) => byNumber.get(n) ?? null)
    },
  }
}

/** Lists each different key once, with its number `n`, and the number of every key. */
function distinctOf<K extends object>(keys: readonly K[]) {
  const known = new Map<string, number>()
  const distinct: (K & { n: number })[] = []
  const numbers = keys.map((key) => {
    const text = JSON.stringify(key)
    const n = known.get(text) ?? distinct.push({ ...key, n: distinct.length }) - 1
    known.set(text, n)
    return n
  })
  return { numbers, distinct }
}
