import type { Random } from '../kit/random.ts'
import type { Answered, HttpConnection } from './http-connection.ts'
import { until } from './wait.ts'
import type { Target } from './visits.ts'

/** A client that may send something again does not wait longer than that. */
const PATIENCE_MS = 3_000
/** Clients that wait for so many answers begin nothing new. */
const MOST_UNANSWERED = 24

/** One call with the secret key whose effect must be there exactly once, however often it is sent. */
export interface Deed {
  /** Unique; what is stored is found by it. */
  name: string
  method?: 'PATCH'
  /** Starts after `/api/`. */
  path: string
  body: Record<string, unknown>
  idempotencyKey?: string
  /** Every answer to it is the same. */
  isExact?: boolean
  /** A late repetition would undo what came after it: the client waits for the answer. */
  isPatient?: boolean
}

/**
 * What a client did and what it was told. A deed without an answer is kept until it is sent again, as it
 * was; an answered one can be sent again.
 */
export class Deeds {
  /** Every deed that was acknowledged, with the answer. */
  readonly promised = new Map<string, string>()
  /** What no server should ever do, in words. */
  readonly problems: string[] = []
  readonly #target: Target
  readonly #random: Random
  readonly #unanswered: Deed[] = []
  readonly #answered: Deed[] = []

  constructor(target: Target, random: Random) {
    this.#target = target
    this.#random = random
  }

  /** One that has no answer yet: always when there are many, otherwise in so many of a hundred cases. */
  unanswered(share: number): Deed | undefined {
    const { length } = this.#unanswered
    if (length < MOST_UNANSWERED && this.#random.below(100) >= share) return undefined
    return this.#unanswered.splice(this.#random.below(this.#unanswered.length), 1)[0]
  }

  /** One that may be sent again although it was answered. */
  answered(): Deed | undefined {
    return this.#answered.length > 0 ? this.#random.pick(this.#answered) : undefined
  }

  /** Sends a deed; tells whether it was acknowledged now for the first time. */
  async send(
    connection: HttpConnection,
    deed: Deed,
    { isPatient = deed.isPatient ?? false } = {},
  ): Promise<'first' | 'again' | 'unanswered'> {
    const { method = 'POST', path, body, idempotencyKey } = deed
    const outcome = await connection.request(
      {
        method,
        path: `/api/${path}`,
        headers: {
          authorization: `Bearer ${this.#target.secretKey}`,
          'content-type': 'application/json',
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        body: JSON.stringify(body),
      },
      isPatient ? undefined : PATIENCE_MS,
    )
    if (outcome.kind === 'answered' && outcome.status !== 503) return this.#keep(deed, outcome)
    this.#unanswered.push(deed)
    return 'unanswered'
  }

  /** Sends again whatever has no answer, until everything has one. */
  async finish(connections: readonly HttpConnection[]): Promise<void> {
    const work = async (connection: HttpConnection) => {
      await until('answers to all that was sent', async () => {
        const deed = this.unanswered(100)
        if (deed) await this.send(connection, deed, { isPatient: true })
        return deed === undefined
      })
    }
    await Promise.all(connections.map(work))
  }

  #keep(deed: Deed, { status, body }: Answered): 'first' | 'again' {
    if (![200, 201, 202].includes(status)) {
      this.problems.push(`${deed.name}: ${status} ${body.slice(0, 300)}`)
      return 'again'
    }
    const earlier = this.promised.get(deed.name)
    if (deed.isExact && earlier && earlier !== body) {
      this.problems.push(`${deed.name} was answered ${earlier}, then ${body}`)
    }
    if (earlier !== undefined) return 'again'
    this.promised.set(deed.name, body)
    if (!deed.isPatient) this.#answered.push(deed)
    return 'first'
  }
}

export interface Compared {
  /** Acknowledged and not stored. */
  lost: string[]
  /** Stored more than once. */
  doubled: string[]
  /** Stored though nobody was told so. */
  untold: string[]
}

/** Compares what was acknowledged with how often each deed is stored. */
export function compareDeeds(
  promised: ReadonlyMap<string, string>,
  rows: readonly { name: string; count: number }[],
): Compared {
  const stored = new Map(rows.map(({ name, count }) => [name, count]))
  return {
    lost: [...promised.keys()].filter((name) => !stored.has(name)),
    doubled: rows.filter(({ count }) => count > 1).map(({ name }) => name),
    untold: [...stored.keys()].filter((name) => !promised.has(name)),
  }
}
