import { ApiError } from '../domain/errors.ts'
import { isAway } from './failures.ts'
import type { Outcome, Work } from './batch.ts'

/** Work that may share its transaction with other work of its workspace. */
export interface Batchable<T> {
  workspaceId: string
  /** What it is about: two that name the same are never in one batch, nor under way at once. */
  conflictKeys: readonly string[]
  work: Work<T>
  /** The same in a transaction of its own. */
  exclusive: () => Promise<T>
}

export interface GroupCommitOptions {
  attempt: <T>(scope: { workspaceId: string }, works: readonly Work<T>[]) => Promise<Outcome<T>[]>
  /** Transactions under way, in all and of one workspace. */
  inFlight: number
  inFlightOfOne: number
  maxBatch: number
  maxQueue: number
}

/** Of a long queue about one thing, not all is looked at each time; what was seen goes to its end. */
const MAX_SEEN = 1000

interface Waiting extends Batchable<unknown> {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Commits work in groups (docs/decisions/0016): what arrives for a workspace while other work is being
 * written waits and shares the next transaction. One by itself goes at once, exclusively. Nothing waits
 * for a fixed time, each is answered after its commit, and a full queue refuses.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions
  /** By workspace; whoever was served goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #busy = new Map<string, number>()
  readonly #held = new Set<string>()
  #queued = 0
  #running = 0
  #unanswered = 0
  #isScheduled = false
  #isClosed = false
  readonly #idle: (() => void)[] = []

  constructor(options: GroupCommitOptions) {
    this.#options = options
  }

  run<T>(item: Batchable<T>): Promise<T> {
    if (this.#isClosed || this.#queued >= this.#options.maxQueue) {
      return Promise.reject(refusal(this.#isClosed))
    }
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const list = this.#waiting.get(item.workspaceId) ?? []
    const conflictKeys = item.conflictKeys.map((key) => `${item.workspaceId} ${key}`)
    // One list for work of all kinds: each gets what its own work answered.
    list.push({ ...item, conflictKeys, resolve, reject } as never)
    this.#waiting.set(item.workspaceId, list)
    this.#queued++
    this.#unanswered++
    this.#schedule()
    return promise
  }

  /** Work that no transaction has taken up. */
  get waiting(): number {
    return this.#queued
  }

  /** Refuses new work and resolves when all that was accepted is answered. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#unanswered === 0) return
    await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  /**
   * Schedules a batch a turn of the event loop later, so that requests read from the sockets together share
   * it.
   */
  #schedule(): void {
    if (this.#isScheduled || this.#running >= this.#options.inFlight) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      const waiting = Array.from(this.#waiting.keys())
      for (const workspaceId of waiting) {
        if (this.#running >= this.#options.inFlight) return
        if ((this.#busy.get(workspaceId) ?? 0) < this.#options.inFlightOfOne) {
          void this.#serve(workspaceId)
        }
      }
    })
  }

  async #serve(workspaceId: string): Promise<void> {
    const batch = this.#take(workspaceId)
    if (batch.length === 0) return
    this.#running++
    this.#busy.set(workspaceId, (this.#busy.get(workspaceId) ?? 0) + 1)
    if (batch.length === 1) await this.#runExclusively(batch[0]!)
    else await this.#runBatch(batch)
    this.#running--
    const busy = this.#busy.get(workspaceId)! - 1
    if (busy > 0) this.#busy.set(workspaceId, busy)
    else this.#busy.delete(workspaceId)
    this.#schedule()
  }

  /** Takes the longest waiting ones of which no two are about the same. */
  #take(workspaceId: string): Waiting[] {
    const list = this.#waiting.get(workspaceId) ?? []
    const batch: Waiting[] = []
    const busy: Waiting[] = []
    let seen = 0
    while (seen < list.length && seen < MAX_SEEN && batch.length < this.#options.maxBatch) {
      const one = list[seen++]!
      if (one.conflictKeys.some((key) => this.#held.has(key))) {
        busy.push(one)
        continue
      }
      for (const key of one.conflictKeys) this.#held.add(key)
      batch.push(one)
    }
    const unseen = list.slice(seen)
    const rest = seen < MAX_SEEN ? [...busy, ...unseen] : [...unseen, ...busy]
    this.#waiting.delete(workspaceId)
    if (rest.length > 0) this.#waiting.set(workspaceId, rest)
    this.#queued -= batch.length
    return batch
  }

  /** Runs a batch; it never rejects. What turns out to be exclusive does not keep the next ones waiting. */
  async #runBatch(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await this.#options
      .attempt(
        { workspaceId: batch[0]!.workspaceId },
        batch.map(({ work }) => work),
      )
      // Nothing was written, unless nobody can say: then no one may do it again.
      .catch((error: unknown) => batch.map(() => (isAway(error) ? { error } : null)))
    batch.forEach((one, i) => {
      const outcome = outcomes[i]
      if (!outcome || 'exclusive' in outcome) void this.#runExclusively(one)
      else if ('error' in outcome) this.#settle(one, () => one.reject(outcome.error))
      else this.#settle(one, () => one.resolve(outcome.value))
    })
  }

  async #runExclusively(one: Waiting): Promise<void> {
    await one.exclusive().then(
      (value) => this.#settle(one, () => one.resolve(value)),
      (error: unknown) => this.#settle(one, () => one.reject(error)),
    )
  }

  #settle({ conflictKeys }: Waiting, tell: () => void): void {
    for (const key of conflictKeys) this.#held.delete(key)
    tell()
    this.#unanswered--
    if (this.#unanswered === 0) for (const done of this.#idle.splice(0)) done()
    this.#schedule()
  }
}

function refusal(isClosed: boolean): ApiError {
  const why = isClosed ? 'The server is stopping' : 'Too many events are waiting to be written'
  return new ApiError('service_unavailable', `${why}. Send the request again in a second.`, {
    retryAfterSeconds: 1,
  })
}
