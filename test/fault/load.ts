import { HttpConnection } from './http-connection.ts'
import type { Random } from '../kit/random.ts'
import { until } from './wait.ts'

/** One thing a client does over its connection: a request or two, their answers noted. */
export type Step = (connection: HttpConnection) => Promise<'answered' | 'unanswered'>

/** Steps of several kinds: `share` of a hundred are of the first. */
export function mixed(random: Random, share: number, first: Step, second: Step): Step {
  return (connection) => (random.below(100) < share ? first(connection) : second(connection))
}

/** Many clients at once, each on its own keep-alive connection, each doing one step after the other. */
export class Load {
  answered = 0
  unanswered = 0
  readonly #lanes: Promise<void>[] = []
  readonly #failures: unknown[] = []
  #stopping = false
  #gate: PromiseWithResolvers<void> | undefined
  #underWay = 0

  readonly #thinkMs: number

  /** `ports`: the servers that the connections are spread over. `thinkMs`: what each waits after an answer. */
  constructor(options: {
    ports: readonly number[]
    connections: number
    step: Step
    thinkMs?: number
  }) {
    const { ports, connections, step, thinkMs = 0 } = options
    this.#thinkMs = thinkMs
    for (let i = 0; i < connections; i++) {
      const lane = this.#run(new HttpConnection(ports[i % ports.length]!), step)
      this.#lanes.push(lane.catch((error: unknown) => void this.#failures.push(error)))
    }
  }

  /** Waits until that many more steps were answered. */
  async answeredMore(count: number): Promise<void> {
    const goal = this.answered + count
    await this.#until(`${count} more answers`, () => this.answered >= goal)
    this.#throwFailure()
  }

  /** Waits until that many more steps were refused or broken. */
  async unansweredMore(count: number): Promise<void> {
    const goal = this.unanswered + count
    await this.#until(`${count} more refusals`, () => this.unanswered >= goal)
    this.#throwFailure()
  }

  /** Waits until that many more steps have ended, whichever way: how long something stays broken. */
  async endedMore(count: number): Promise<void> {
    const goal = this.answered + this.unanswered + count
    await this.#until(`${count} more steps`, () => this.answered + this.unanswered >= goal)
    this.#throwFailure()
  }

  /** Lets every client finish the step it is at and wait for `resume`. */
  async pause(): Promise<void> {
    this.#gate ??= Promise.withResolvers<void>()
    await until('the last answers', () => this.#underWay === 0)
    this.#throwFailure()
  }

  resume(): void {
    this.#gate?.resolve()
    this.#gate = undefined
  }

  /** Lets every client finish the step it is at. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.resume()
    await Promise.all(this.#lanes)
    this.#throwFailure()
  }

  /** Waits for as long as clients get on, or until one of them has failed. */
  async #until(what: string, isSo: () => boolean): Promise<void> {
    const moves = () => this.answered + this.unanswered
    await until(what, () => this.#failures.length > 0 || isSo(), { moves })
  }

  #throwFailure(): void {
    if (this.#failures.length > 0) throw this.#failures[0]
  }

  async #run(connection: HttpConnection, step: Step): Promise<void> {
    try {
      while (!this.#stopping) {
        await this.#gate?.promise
        if (this.#stopping) break
        this.#underWay++
        const outcome = await step(connection).finally(() => void this.#underWay--)
        this[outcome]++
        // A client that is refused comes back a moment later instead of spinning.
        if (outcome === 'unanswered') await Bun.sleep(50)
        else if (this.#thinkMs > 0) await Bun.sleep(this.#thinkMs)
      }
    } finally {
      connection.close()
    }
  }
}
