import { sql } from 'drizzle-orm'
import { BoundedCache } from '../bounded-cache.ts'
import { pageHosts } from './schema/page-hosts.ts'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'

const HOUR_MS = 3_600_000
const MAX_HOSTS = 100
/** New hosts of a workspace in an hour: anybody may name one in an `Origin`. */
const MAX_NEW = 20

export type PageCall = 'allowed' | 'refused' | 'clickReturned'

/**
 * Remembers which hosts have pages that call, for the setup checklist: at most one write an hour, host and
 * kind of call, and no request waits for it.
 */
export class PageHosts {
  readonly #tx: Tx
  readonly #now: () => number
  readonly #written: BoundedCache<true>
  readonly #counts: BoundedCache<{ n: number }>
  readonly #writing = new Set<Promise<unknown>>()

  constructor(tx: Tx, now: () => number) {
    this.#tx = tx
    this.#now = now
    this.#written = new BoundedCache({ max: 10_000, ttlMs: HOUR_MS, now })
    this.#counts = new BoundedCache({ max: 10_000, ttlMs: HOUR_MS, now })
  }

  seen(scope: Scope, host: string, call: PageCall): void {
    const key = `${scope.workspaceId} ${call} ${host}`
    if (this.#written.get(key) || !this.#mayWrite(scope.workspaceId)) return
    this.#written.set(key, true)
    const writing: Promise<unknown> = this.#write(scope, host, call)
      .catch(() => this.#written.delete(key))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Waits for the writes that are under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }

  #mayWrite(workspaceId: string): boolean {
    const count = this.#counts.get(workspaceId)
    if (!count) this.#counts.set(workspaceId, { n: 1 })
    else if (count.n >= MAX_NEW) return false
    else count.n++
    return true
  }

  async #write(scope: Scope, host: string, call: PageCall): Promise<void> {
    const at = new Date(this.#now()).toISOString()
    const column = COLUMNS[call]
    await this.#tx.run(
      scope,
      (ws) => sql`
        insert into page_hosts (workspace_id, host, ${sql.identifier(column.name)}, seen_at)
        values (${ws}, ${host}, ${at}::timestamptz, ${at}::timestamptz)
        on conflict (workspace_id, host) do update
          set ${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)},
            seen_at = excluded.seen_at`,
    )
    await this.#tx.run(
      scope,
      (ws) => sql`
        delete from page_hosts where workspace_id = ${ws} and host in (
          select p.host from page_hosts p where p.workspace_id = ${ws}
          order by p.seen_at desc, p.host offset ${MAX_HOSTS})`,
    )
  }
}

const COLUMNS = {
  allowed: pageHosts.allowedAt,
  refused: pageHosts.refusedAt,
  clickReturned: pageHosts.clickReturnedAt,
}
