import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { ApiError } from '../domain/errors.ts'
import type { Scope } from './scope.ts'
import { Transaction, type Question } from './tx.ts'

/** What several verbs of one workspace do in a transaction that they share. */
export type Work<T> = (tx: Transaction) => Promise<T>

/** What became of one of them. `apart`: it wrote nothing and wants a transaction of its own. */
export type Outcome<T> = { value: T } | { error: ApiError } | { apart: true }

/** Questions of this step write; who has written can no longer leave by itself. */
export const WRITING = 9

class Apart extends Error {}

/**
 * Runs verbs side by side in one transaction. Where they ask a `Question`, each waits until all others
 * have asked or ended, then one statement answers all who ask the same. A verb that refuses before it
 * writes is out alone; any other failure is everybody's, and nothing is written.
 */
export async function runTogether<T>(
  db: PostgresJsDatabase,
  tx: Transaction,
  works: readonly Work<T>[],
): Promise<Outcome<T>[]> {
  const together = new Together(tx, works.length)
  // All must have ended before the transaction does: what came later would be written outside of it.
  const ends = await Promise.all(works.map((work) => together.run(new Member(db, together), work)))
  if (together.failure) throw together.failure.error
  return ends.map((end) => end!)
}

/** The transaction as one of those who share it sees it. */
class Member extends Transaction {
  readonly #together: Together
  hasWritten = false
  /** Its questions that wait for an answer. */
  asking = 0

  constructor(db: PostgresJsDatabase, together: Together) {
    super(db)
    this.#together = together
  }

  override ask<A, R>(scope: Scope, question: Question<A, R>, asked: A): Promise<R> {
    return this.#together.ask(this, scope, { question, asked })
  }

  protected override noteWrite(): void {
    this.hasWritten = true
  }

  override needAlone(): void {
    throw new Apart('this part needs a transaction of its own')
  }
}

interface Waiting {
  member: Member
  scope: Scope
  question: Question<unknown, unknown>
  asked: unknown
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

class Together {
  readonly #tx: Transaction
  /** Members who neither wait for an answer nor have ended. */
  #running: number
  #waiting: Waiting[] = []
  #isAnswering = false
  /** What went wrong first. */
  failure: { error: unknown } | null = null

  constructor(tx: Transaction, members: number) {
    this.#tx = tx
    this.#running = members
  }

  /** Never rejects; null: it failed, and all with it. */
  async run<T>(member: Member, work: Work<T>): Promise<Outcome<T> | null> {
    try {
      const value = await work(member)
      member.passLast(this.#tx)
      return { value }
    } catch (error) {
      if (!member.hasWritten && error instanceof ApiError) return { error }
      if (!member.hasWritten && error instanceof Apart) return { apart: true }
      this.#fail(error)
      return null
    } finally {
      this.#pause()
    }
  }

  ask<A, R>(
    member: Member,
    scope: Scope,
    { question, asked }: { question: Question<A, R>; asked: A },
  ): Promise<R> {
    if (this.failure) return Promise.reject(this.failure.error as Error)
    const { promise, resolve, reject } = Promise.withResolvers<R>()
    // One list for questions of all kinds: each gets what its own `answer` said.
    this.#waiting.push({ member, scope, question, asked, resolve, reject } as never)
    if (member.asking++ === 0) this.#pause()
    return promise
  }

  #pause(): void {
    this.#running--
    // A moment later, so that what one member asks at once is answered at once.
    if (this.#running === 0) queueMicrotask(() => void this.#answerNext())
  }

  async #answerNext(): Promise<void> {
    if (this.#running > 0 || this.#isAnswering || this.#waiting.length === 0) return
    this.#isAnswering = true
    const step = Math.min(...this.#waiting.map(({ question }) => question.step))
    const isNow = ({ question }: Waiting) => question.step === step
    const now = Map.groupBy(this.#waiting.filter(isNow), ({ question }) => question)
    this.#waiting = this.#waiting.filter((one) => !isNow(one))
    await Promise.all(Array.from(now, ([question, all]) => this.#answer(question, all)))
    this.#isAnswering = false
    void this.#answerNext()
  }

  async #answer(question: Waiting['question'], all: readonly Waiting[]): Promise<void> {
    try {
      if (question.step === WRITING) for (const { member } of all) member.hasWritten = true
      const asked = all.map((one) => one.asked)
      const answers = await question.answer(this.#tx, all[0]!.scope, asked)
      all.forEach((one, i) => this.#goOn(one, () => one.resolve(answers[i])))
    } catch (error) {
      this.#fail(error)
      for (const one of all) this.#goOn(one, () => one.reject(error))
    }
  }

  #goOn({ member }: Waiting, tell: () => void): void {
    if (--member.asking === 0) this.#running++
    tell()
  }

  /** Nobody goes on once something is wrong: the transaction will be rolled back. */
  #fail(error: unknown): void {
    this.failure ??= { error }
    for (const one of this.#waiting.splice(0)) this.#goOn(one, () => one.reject(error))
  }
}
