import type { Sql } from 'postgres'
import { BoundedCache } from '../bounded-cache.ts'

const MINUTE_MS = 60_000

/** Remembers when a key was used last: at most one write a minute and key, and no request waits for it. */
export class KeyUse {
  readonly #sql: Sql
  readonly #now: () => number
  readonly #written: BoundedCache<true>
  readonly #writing = new Set<Promise<unknown>>()

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql
    this.#now = now
    this.#written = new BoundedCache({ max: 10_000, ttlMs: MINUTE_MS, now })
  }

  seen(workspaceId: string, keyId: string): void {
    if (this.#written.get(keyId)) return
    this.#written.set(keyId, true)
    const writing: Promise<unknown> = this.#write(workspaceId, keyId)
      .catch(() => this.#written.delete(keyId))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Waits for the writes that are under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }

  async #write(workspaceId: string, keyId: string): Promise<void> {
    const now = new Date(this.#now())
    const minuteAgo = new Date(now.getTime() - MINUTE_MS)
    await this.#sql`
      update api_keys set last_used_at = ${now}
      where workspace_id = ${workspaceId} and id = ${keyId}
        and (last_used_at is null or last_used_at <= ${minuteAgo})`
  }
}
