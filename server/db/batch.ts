import { ApiError } from '../domain/errors.ts'
import type { Loader } from './loader.ts'
import { LOAD_STAGES, stageOf } from './order.ts'
import type { Scope } from './scope.ts'
import type { BatchTx, Transaction } from './tx.ts'
import { splitWrites, type RowWrite, type Write } from './writes.ts'

/** One request's part of a transaction that it shares with others of its workspace. */
export type Work<T> = (tx: BatchTx) => Promise<T>

/** What became of it. `exclusive`: it wrote nothing and wants a transaction of its own. */
export type Outcome<T> = { value: T } | { error: ApiError } | { exclusive: true }

/** Ends a member's part of a batch. */
class ExclusiveRequired extends Error {}

/** Writes come after all loads. */
const WRITE_STAGE = LOAD_STAGES.length

/**
 * Runs the work of several requests side by side in one transaction. Where one loads or writes, it waits
 * until all others have come to a load or write or have ended; then one statement serves all that want the
 * same. Work that refuses before it writes is out alone; any other failure is everybody's, and nothing
 * is written.
 */
export async function runBatch<T>(
  tx: Transaction,
  works: readonly Work<T>[],
): Promise<Outcome<T>[]> {
  const batch = new Batch(tx, works.length)
  // All must have ended before the transaction does: what came later would be written outside of it.
  const ends = await Promise.all(works.map((work) => batch.run(new Member(batch), work)))
  if (batch.failure) throw batch.failure.error
  return ends.map((end) => end!)
}

/** The transaction as one of those who share it sees it: it has no statements of its own. */
class Member implements BatchTx {
  readonly #batch: Batch
  hasWritten = false
  /** Its loads and writes that wait. */
  pending = 0
  /** What it wants written with the commit, in case that it gets there. */
  readonly atCommit: [Scope, RowWrite[]][] = []

  constructor(batch: Batch) {
    this.#batch = batch
  }

  load<K, V>(scope: Scope, loader: Loader<K, V>, key: K): Promise<V> {
    return this.#batch.wait<K, V>(this, {
      scope,
      stage: stageOf(loader.name),
      kind: loader,
      input: key,
      run: (tx, keys) => loader.load(tx, scope, keys),
    })
  }

  async write(scope: Scope, writes: readonly Write[]): Promise<void> {
    const { now, atCommit } = splitWrites(writes)
    if (atCommit.length > 0) this.atCommit.push([scope, atCommit])
    if (now.length === 0) return
    await this.#batch.wait<readonly Write[], undefined>(this, {
      scope,
      stage: WRITE_STAGE,
      kind: WRITE_STAGE,
      input: now,
      run: async (tx, all) => {
        await tx.write(scope, all.flat())
        return all.map(() => undefined)
      },
    })
  }

  exclusive(): Transaction {
    throw new ExclusiveRequired('this part needs a transaction of its own')
  }
}

/** A load or write. Those of one kind are run at once. */
interface Step<I, O> {
  scope: Scope
  stage: number
  kind: unknown
  input: I
  run(tx: Transaction, inputs: readonly I[]): Promise<readonly O[]>
}

interface Waiting extends Step<unknown, unknown> {
  member: Member
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

class Batch {
  readonly #tx: Transaction
  /** Members who neither wait nor have ended. */
  #running: number
  #waiting: Waiting[] = []
  #isBusy = false
  /** What went wrong first. */
  failure: { error: unknown } | null = null

  constructor(tx: Transaction, members: number) {
    this.#tx = tx
    this.#running = members
  }

  /** Runs one member's work. It never rejects; null: it failed, and all with it. */
  async run<T>(member: Member, work: Work<T>): Promise<Outcome<T> | null> {
    try {
      const value = await work(member)
      for (const [scope, writes] of member.atCommit) this.#tx.writeAtCommit(scope, writes)
      return { value }
    } catch (error) {
      if (!member.hasWritten && error instanceof ApiError) return { error }
      if (!member.hasWritten && error instanceof ExclusiveRequired) return { exclusive: true }
      this.#fail(error)
      return null
    } finally {
      this.#pause()
    }
  }

  wait<I, O>(member: Member, step: Step<I, O>): Promise<O> {
    if (this.failure) return Promise.reject(this.failure.error as Error)
    const { promise, resolve, reject } = Promise.withResolvers<O>()
    // One list for steps of all kinds: each gets what its own `run` said.
    this.#waiting.push({ ...step, member, resolve, reject } as never)
    if (member.pending++ === 0) this.#pause()
    return promise
  }

  #pause(): void {
    this.#running--
    // A moment later, so that what one member wants at once is run at once.
    if (this.#running === 0) queueMicrotask(() => void this.#runNext())
  }

  /** Runs what waits of the earliest stage. */
  async #runNext(): Promise<void> {
    if (this.#running > 0 || this.#isBusy || this.#waiting.length === 0) return
    this.#isBusy = true
    const stage = Math.min(...this.#waiting.map((one) => one.stage))
    const now = this.#waiting.filter((one) => one.stage === stage)
    this.#waiting = this.#waiting.filter((one) => one.stage !== stage)
    const kinds = Map.groupBy(now, ({ kind }) => kind)
    await Promise.all(Array.from(kinds.values(), (all) => this.#runAll(all)))
    this.#isBusy = false
    void this.#runNext()
  }

  async #runAll(all: readonly Waiting[]): Promise<void> {
    try {
      const { stage, run } = all[0]!
      if (stage === WRITE_STAGE) for (const { member } of all) member.hasWritten = true
      const outputs = await run(
        this.#tx,
        all.map(({ input }) => input),
      )
      all.forEach((one, i) => this.#goOn(one, () => one.resolve(outputs[i])))
    } catch (error) {
      this.#fail(error)
      for (const one of all) this.#goOn(one, () => one.reject(error))
    }
  }

  #goOn({ member }: Waiting, settle: () => void): void {
    if (--member.pending === 0) this.#running++
    settle()
  }

  /** Stops all members once something is wrong: the transaction will be rolled back. */
  #fail(error: unknown): void {
    this.failure ??= { error }
    for (const one of this.#waiting.splice(0)) this.#goOn(one, () => one.reject(error))
  }
}
