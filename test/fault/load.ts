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

  /** `ports`: the servers that the connections are spread over. */
  constructor(options: { ports: readonly number[]; connections: number; step: Step }) {
    const { ports, connections, step } = options
    for (let i = 0; i < connections; i++) {
      const lane = this.#run(new HttpConnection(ports[i % ports.length]!), step)
      this.#lanes.push(lane.catch((error: unknown) => void this.#failures.push(error)))
    }
  }

  /** Waits until that many more steps were answered. */
  async answeredMore(count: number): Promise<void> {
    const goal = this.answered + count
    await until(`${count} more answers`, () => this.#failures.length > 0 || this.answered >= goal)
    this.#throwFailure()
  }

  /** Waits until that many more steps were refused or broken. */
  async unansweredMore(count: number): Promise<void> {
    const goal = this.unanswered + count
    await until(
      `${count} more refusals`,
      () => this.#failures.length > 0 || this.unanswered >= goal,
    )
    this.#throwFailure()
  }

  /** Lets every client finish the step it is at. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all(this.#lanes)
    this.#throwFailure()
  }

  #throwFailure(): void {
    if (this.#failures.length > 0) throw this.#failures[0]
  }

  async #run(connection: HttpConnection, step: Step): Promise<void> {
    try {
      while (!this.#stopping) {
        const outcome = await step(connection)
        this[outcome]++
        // A client that is refused comes back a moment later instead of spinning.
        if (outcome === 'unanswered') await Bun.sleep(50)
      }
    } finally {
      connection.close()
    }
  }
}
