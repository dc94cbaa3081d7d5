import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { decode, int, number, row } from './row.ts'
import { BoundedCache } from '../bounded-cache.ts'

/**
 * The words of one dictionary entry, in the order of its columns; columns at the end may be left out and
 * are null. All empty means "unknown": id 0.
 */
export interface Entry {
  workspaceId: string
  words: readonly string[]
}

interface Missing {
  key: string
  workspaceId: string
  hash: string
  words: string
}

const TEXT_ARRAY = 1009

const Numbered = row({ n: int, id: number })

/**
 * Words that repeat in every event, kept once and named by a number. Look-ups are answered from memory;
 * what is missing is asked for a whole batch at once, and added if it is new, before the events that use it.
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
    const added = missing.size > 0 ? await this.#load(missing) : undefined
    return ids.map((id, i) => id ?? added?.get(keys[i]!) ?? 0)
  }

  #key({ workspaceId, words }: Entry): string {
    if (words.every((word) => word === '')) return ''
    return `${this.#shared ? '' : workspaceId}\u0000${words.join('\u0000')}`
  }

  /** Asks before it adds: a row that is refused because it is there would have drawn a number in vain. */
  async #load(missing: Map<string, Entry>): Promise<Map<string, number>> {
    const rows = [...missing].map(([key, { workspaceId, words }]) => ({
      key,
      workspaceId,
      hash: createHash('md5').update(words.join('\u0000')).digest('hex'),
      words: JSON.stringify(words),
    }))
    const ids = await this.#find(rows)
    const unknown = rows.filter(({ key }) => !ids.has(key))
    if (unknown.length > 0) {
      await this.#add(unknown)
      for (const [key, id] of await this.#find(unknown)) ids.set(key, id)
    }
    for (const [key, id] of ids) this.#known.set(key, id)
    return ids
  }

  async #find(rows: readonly Missing[]): Promise<Map<string, number>> {
    const { workspaces, hashes } = this.#arrays(rows)
    const found = await this.#sql`
      select t.n::int - 1 as n, d.id::float8
      from unnest(${workspaces}::text[], ${hashes}::text[]) with ordinality as t (w, h, n)
      join ${this.#sql(this.#table)} d on d.hash = decode(t.h, 'hex')
        ${this.#sql.unsafe(this.#shared ? '' : 'and d.workspace_id = t.w')}`
    return new Map(decode(Numbered, found).map(({ n, id }) => [rows[n]!.key, id]))
  }

  /**
   * Adds entries in one order everywhere, so that two transactions that add the same wait for each other
   * instead of deadlocking.
   */
  async #add(unknown: readonly Missing[]): Promise<void> {
    const name = ({ workspaceId, hash }: Missing) => workspaceId + hash
    const { workspaces, hashes, words } = this.#arrays(
      unknown.toSorted((a, b) => (name(a) < name(b) ? -1 : 1)),
    )
    const sql = this.#sql
    const target = [...(this.#shared ? [] : ['workspace_id']), 'hash', ...this.#columns].join(', ')
    const source = this.#columns.map((_, i) => `words::json ->> ${i}`).join(', ')
    await sql`
      insert into ${sql(this.#table)} (${sql.unsafe(target)})
      select ${sql.unsafe(this.#shared ? '' : 'w,')} decode(h, 'hex'), ${sql.unsafe(source)}
      from unnest(${workspaces}::text[], ${hashes}::text[], ${words}::text[]) as t (w, h, words)
      on conflict do nothing`
  }

  #arrays(rows: readonly Missing[]) {
    const array = (pick: (row: Missing) => string) => this.#sql.array(rows.map(pick), TEXT_ARRAY)
    return {
      workspaces: array((row) => row.workspaceId),
      hashes: array((row) => row.hash),
      words: array((row) => row.words),
    }
  }
}
