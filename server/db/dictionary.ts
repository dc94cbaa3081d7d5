import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { BoundedCache } from '../bounded-cache.ts'

/**
 * The words of one dictionary entry, in the order of its columns; columns at the end may be left out and
 * are null. All empty means "unknown": id 0.
 */
export interface Entry {
  workspaceId: string
  words: readonly string[]
}

const TEXT_ARRAY = 1009

/**
 * Words that repeat in every event, kept once and named by a number. Look-ups are answered from memory;
 * what is missing is inserted for a whole batch at once, before the events that use it.
 */
export class Dictionary {
  readonly #sql: Sql
  readonly #table: string
  readonly #columns: readonly string[]
  readonly #shared: boolean
  readonly #known: BoundedCache<number>

  constructor(
    sql: Sql,
    spec: { table: string; columns: readonly string[]; shared?: boolean },
    now: () => number,
  ) {
    this.#sql = sql
    this.#table = spec.table
    this.#columns = spec.columns
    this.#shared = spec.shared ?? false
    this.#known = new BoundedCache({ max: 100_000, ttlMs: 86_400_000, now })
  }

  /** Returns the ids of the entries, in their order. */
  async ids(entries: readonly Entry[]): Promise<number[]> {
    const keys = entries.map((entry) => this.#key(entry))
    const ids = keys.map((key) => (key === '' ? 0 : this.#known.get(key)))
    const missing = new Map<string, Entry>()
    ids.forEach((id, i) => {
      if (id === undefined) missing.set(keys[i]!, entries[i]!)
    })
    const added = missing.size > 0 ? await this.#add(missing) : undefined
    return ids.map((id, i) => id ?? added?.get(keys[i]!) ?? 0)
  }

  #key({ workspaceId, words }: Entry): string {
    if (words.every((word) => word === '')) return ''
    return `${this.#shared ? '' : workspaceId}\u0000${words.join('\u0000')}`
  }

  async #add(missing: Map<string, Entry>): Promise<Map<string, number>> {
    const rows = [...missing]
      .map(([key, entry]) => ({ key, entry, hash: hashOf(entry.words) }))
      .sort((a, b) => (a.entry.workspaceId + a.hash < b.entry.workspaceId + b.hash ? -1 : 1))
    const array = (values: string[]) => this.#sql.array(values, TEXT_ARRAY)
    const sql = this.#sql
    const workspaces = array(rows.map((row) => row.entry.workspaceId))
    const hashes = array(rows.map((row) => row.hash))
    const words = array(rows.map((row) => JSON.stringify(row.entry.words)))
    const table = sql.unsafe(this.#table)
    const target = [...(this.#shared ? [] : ['workspace_id']), 'hash', ...this.#columns].join(', ')
    const source = this.#columns.map((_, i) => `words::json ->> ${i}`).join(', ')
    await sql`
      insert into ${table} (${sql.unsafe(target)})
      select ${sql.unsafe(this.#shared ? '' : 'w,')} decode(h, 'hex'), ${sql.unsafe(source)}
      from unnest(${workspaces}::text[], ${hashes}::text[], ${words}::text[]) as t (w, h, words)
      on conflict do nothing`
    const found = await sql<{ n: number; id: number }[]>`
      select t.n::int - 1 as n, d.id
      from unnest(${workspaces}::text[], ${hashes}::text[]) with ordinality as t (w, h, n)
      join ${table} d on d.hash = decode(t.h, 'hex')
        ${sql.unsafe(this.#shared ? '' : 'and d.workspace_id = t.w')}`
    const ids = new Map<string, number>()
    for (const { n, id } of found) {
      ids.set(rows[n]!.key, id)
      this.#known.set(rows[n]!.key, id)
    }
    return ids
  }
}

function hashOf(words: readonly string[]): string {
  return createHash('md5').update(words.join('\u0000')).digest('hex')
}
