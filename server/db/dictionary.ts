import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { decode, int, number, row, text } from './row.ts'
import { BoundedCache } from '../bounded-cache.ts'

/**
 * The words of one dictionary entry, in the order of its columns; columns at the end may be left out and
 * are null. All empty means "unknown": id 0.
 */
export interface Entry {
  workspaceId: string
  words: readonly string[]
  /** Written by the workspace itself and not by its visitors: added without a limit. */
  own?: boolean
}

/** Returns less precise words for those that are one too many, such as a host without its page. */
export type Coarser = (words: readonly string[]) => string[]

export interface DictionarySpec {
  table: string
  columns: readonly string[]
  shared?: boolean
  /**
   * What stands for new words of a workspace's day beyond the limit. Each step but the last has the same
   * limit of its own; of the last step's words there are few. Without steps there is no limit.
   */
  coarser?: readonly Coarser[]
}

/** New words that a workspace adds to one dictionary in a UTC day. */
export const NEW_WORDS_A_DAY = 1_000

interface Missing {
  key: string
  entry: Entry
  workspaceId: string
  hash: string
  words: string
}

const DAY_MS = 86_400_000
const TEXT_ARRAY = 1009
const INT_ARRAY = 1007

const Numbered = row({ n: int, id: number })
const Added = row({ workspaceId: text, added: int })

/**
 * Words that repeat in every event, kept once and named by a number. Look-ups are answered from memory;
 * what is missing is asked for a whole batch at once, and added if it is new, before the events that use it.
 * Visitors choose many of them, so a workspace gets a bounded number of new ones a day.
 */
export class Dictionary {
  readonly #sql: Sql
  readonly #table: string
  readonly #columns: readonly string[]
  readonly #shared: boolean
  readonly #coarser: readonly Coarser[]
  readonly #now: () => number
  readonly #known: BoundedCache<number>
  /** Workspaces that have added all that a day allows, by step. */
  readonly #full: BoundedCache<true>

  constructor(sql: Sql, spec: DictionarySpec, now: () => number) {
    this.#sql = sql
    this.#table = spec.table
    this.#columns = spec.columns
    this.#shared = spec.shared ?? false
    this.#coarser = spec.coarser ?? []
    this.#now = now
    this.#known = new BoundedCache({ max: 100_000, ttlMs: DAY_MS, now })
    this.#full = new BoundedCache({ max: 10_000, ttlMs: DAY_MS, now })
  }

  /** Returns the ids of the entries, in their order. */
  ids(entries: readonly Entry[]): Promise<number[]> {
    return this.#ids(entries, 0)
  }

  async #ids(entries: readonly Entry[], step: number): Promise<number[]> {
    const keys = entries.map((entry) => this.#key(entry))
    const ids = keys.map((key) => (key === '' ? 0 : this.#known.get(key)))
    const missing = new Map<string, Entry>()
    ids.forEach((id, i) => {
      if (id === undefined) missing.set(keys[i]!, entries[i]!)
    })
    const added = missing.size > 0 ? await this.#load(missing, step) : undefined
    return ids.map((id, i) => id ?? added?.get(keys[i]!) ?? 0)
  }

  #key({ workspaceId, words }: Entry): string {
    if (words.every((word) => word === '')) return ''
    return `${this.#shared ? '' : workspaceId}\u0000${words.join('\u0000')}`
  }

  /** Asks before it adds: a row that is refused because it is there would have drawn a number in vain. */
  async #load(missing: Map<string, Entry>, step: number): Promise<Map<string, number>> {
    const rows = [...missing].map(([key, entry]) => ({
      key,
      entry,
      workspaceId: entry.workspaceId,
      hash: createHash('md5').update(entry.words.join('\u0000')).digest('hex'),
      words: JSON.stringify(entry.words),
    }))
    const ids = await this.#find(rows)
    const unknown = rows.filter(({ key }) => !ids.has(key))
    if (unknown.length > 0) {
      const admitted = await this.#admit(unknown, step)
      if (admitted.length > 0) await this.#add(admitted)
      for (const [key, id] of await this.#find(admitted)) ids.set(key, id)
    }
    for (const [key, id] of ids) this.#known.set(key, id)
    const refused = unknown.filter(({ key }) => !ids.has(key))
    if (refused.length > 0) await this.#coarsen(refused, step, ids)
    return ids
  }

  /** Gives what was refused the ids of coarser words, until the day ends. */
  async #coarsen(refused: readonly Missing[], step: number, ids: Map<string, number>) {
    const coarser = this.#coarser[step]
    if (!coarser) return
    const entries = refused.map(({ entry }) => ({ ...entry, words: coarser(entry.words) }))
    const found = await this.#ids(entries, step + 1)
    const tomorrow = Math.floor(this.#now() / DAY_MS + 1) * DAY_MS
    refused.forEach(({ key }, i) => {
      ids.set(key, found[i]!)
      this.#known.set(key, found[i]!, tomorrow)
    })
  }

  /** Returns those that may be added: the workspaces' own ones, and as many others as the day has left. */
  async #admit(unknown: readonly Missing[], step: number): Promise<Missing[]> {
    if (step >= this.#coarser.length) return [...unknown]
    const day = new Date(this.#now()).toISOString().slice(0, 10)
    const full = (workspaceId: string) => `${step} ${day} ${workspaceId}`
    const asking = Map.groupBy(
      unknown.filter(({ entry, workspaceId }) => !entry.own && !this.#full.get(full(workspaceId))),
      ({ workspaceId }) => workspaceId,
    )
    const admitted = unknown.filter(({ entry }) => entry.own)
    for (const { workspaceId, added } of await this.#count(asking, day, step)) {
      const rows = asking.get(workspaceId)!
      const left = NEW_WORDS_A_DAY - (added - rows.length)
      admitted.push(...rows.slice(0, Math.max(left, 0)))
      if (left <= rows.length) this.#full.set(full(workspaceId), true)
    }
    return admitted
  }

  /** Counts new words in the workspaces' day and returns what each has added with them. */
  async #count(asking: Map<string, Missing[]>, day: string, step: number) {
    if (asking.size === 0) return []
    const workspaces = [...asking.keys()].sort()
    const counts = workspaces.map((id) => asking.get(id)!.length)
    const name = `${this.#table} ${step}`
    const rows = await this.#sql`
      insert into dictionary_days as d (workspace_id, dictionary, day, added)
      select t.w, ${name}, ${day}, t.n from unnest(
        ${this.#sql.array(workspaces, TEXT_ARRAY)}::text[],
        ${this.#sql.array(counts, INT_ARRAY)}::int[]) as t (w, n)
      on conflict (workspace_id, dictionary, day) do update set added = d.added + excluded.added
      returning d.workspace_id as "workspaceId", d.added`
    return decode(Added, rows)
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
