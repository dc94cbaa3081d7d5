import type { Sql } from 'postgres'
import type { Listener } from './listener.ts'

/** Events that were committed, and what somebody may see. */
type Channel = 'svc_events' | 'svc_access'
const PAYLOAD_MAX = 7_500

/**
 * Wakes whoever watches a workspace, in every server process, after something was committed. A wake-up is
 * a hint and carries no data: it may come late, together with others, or twice.
 */
export class LiveFeed {
  readonly #sql: Sql
  readonly #channel: Channel
  readonly #watchers = new Map<string, Set<() => void>>()
  #changed = new Set<string>()
  #sending = false

  constructor(sql: Sql, channel: Channel) {
    this.#sql = sql
    this.#channel = channel
  }

  /** Starts hearing of what other processes commit. */
  listen(listener: Listener): void {
    const all = () => this.#wake(this.#watchers.keys())
    const heard = (payload: string) => (payload === '*' ? all() : this.#wake(payload.split(',')))
    listener.on(this.#channel, { heard, missed: all })
  }

  close(): void {
    this.#watchers.clear()
  }

  /** Announces a change after a commit. Announcements that come while one is being sent travel together. */
  announce(workspaceIds: Iterable<string>): void {
    for (const id of workspaceIds) this.#changed.add(id)
    if (!this.#sending && this.#changed.size > 0) void this.#send()
  }

  /** Calls `wake` after each commit in the workspace; the returned function ends that. */
  watch(workspaceId: string, wake: () => void): () => void {
    const watchers = this.#watchers.get(workspaceId) ?? new Set()
    this.#watchers.set(workspaceId, watchers.add(wake))
    return () => {
      watchers.delete(wake)
      if (watchers.size === 0) this.#watchers.delete(workspaceId)
    }
  }

  async #send(): Promise<void> {
    this.#sending = true
    try {
      while (this.#changed.size > 0) {
        const payload = [...this.#changed].join(',')
        this.#changed = new Set()
        await this.#sql.notify(this.#channel, payload.length > PAYLOAD_MAX ? '*' : payload)
      }
    } catch {
      // A lost hint costs nothing: watchers also look by themselves from time to time.
    } finally {
      this.#sending = false
    }
  }

  #wake(workspaceIds: Iterable<string>): void {
    for (const id of workspaceIds) for (const wake of this.#watchers.get(id) ?? []) wake()
  }
}
