import { CHROME } from '../kit/workspace.ts'
import { HttpConnection, type Answered, type Outcome } from './http-connection.ts'
import type { Step } from './load.ts'
import type { Random } from '../kit/random.ts'

export interface Target {
  domain: string
  publishableKey: string
  secretKey: string
  /** The keys of links that track conversions. */
  keys: readonly string[]
}

interface Visit {
  key: string
  visitor: string
  /** Its own id, with which a page may send it again. */
  requestId: string | undefined
}

const REFUSALS = new Set([503])

/**
 * Visitors of links, by short link and by script: mostly new ones, some who come again, and some whose
 * earlier request was left without an answer. Remembers which click each of them was promised.
 */
export class Visits {
  /** The click id that a visitor of a link was given, by `nameOf`. */
  readonly promised = new Map<string, string>()
  /** What no server should ever do, in words. */
  readonly problems: string[] = []
  readonly statuses = new Map<number | string, number>()
  /** A full disk may send visitors on without counting them. */
  mayNotCount = false
  /** How many were sent on without being counted. */
  uncounted = 0
  /** How many visitors were given another click id than before. */
  forgotten = 0
  readonly #target: Target
  readonly #random: Random
  #recent: Visit[] = []
  #unanswered: Visit[] = []
  readonly #mayForget: boolean
  #count = 0

  /** `mayForget`: a server that was killed and has no database knows no earlier click of a visitor. */
  constructor(target: Target, random: Random, { mayForget = false } = {}) {
    this.#target = target
    this.#random = random
    this.#mayForget = mayForget
  }

  /** How many clicks there may be at most: one for each visitor of a link who ever asked. */
  get attempted(): number {
    return this.#count
  }

  /** The last click that was promised. */
  latest(): string | undefined {
    const visit = this.#recent.at(-1)
    return visit && this.promised.get(nameOf(visit))
  }

  readonly step: Step = (connection) => this.#ask(connection, this.#choose())

  /** The same visitor asks two servers in one moment. */
  twinStep(ports: readonly number[]): Step {
    return async (connection) => {
      const visit = this.#newcomer()
      const others = ports.map((port) => new HttpConnection(port))
      try {
        const asked = [connection, ...others].map((one) => this.#ask(one, visit))
        const outcomes = await Promise.all(asked)
        return outcomes.includes('unanswered') ? 'unanswered' : 'answered'
      } finally {
        for (const other of others) other.close()
      }
    }
  }

  /** Of the promised ids, those that are not in the list of stored ones. */
  missingFrom(stored: ReadonlySet<string>): string[] {
    return [...this.promised].filter(([, id]) => !stored.has(id)).map((pair) => pair.join(' → '))
  }

  #choose(): Visit {
    const { below, pick } = this.#random
    const dice = below(100)
    if (dice < 15 && this.#unanswered.length > 0) {
      return this.#unanswered.splice(below(this.#unanswered.length), 1)[0]!
    }
    if (dice < 35 && this.#recent.length > 0) return pick(this.#recent)
    return this.#newcomer()
  }

  #newcomer(): Visit {
    const { below, pick } = this.#random
    const n = ++this.#count
    const requestId = below(4) === 0 ? `request-${n}` : undefined
    return { key: pick(this.#target.keys), visitor: `visitor-${n}`, requestId }
  }

  async #ask(connection: HttpConnection, visit: Visit): ReturnType<Step> {
    const byLink = !visit.requestId && this.#random.below(3) > 0
    const outcome = await this.#send(connection, visit, byLink)
    this.#note(outcome)
    if (outcome.kind === 'answered' && !REFUSALS.has(outcome.status)) {
      this.#keep(visit, outcome)
      return 'answered'
    }
    if (outcome.kind === 'answered') this.#checkRefusal(outcome, byLink)
    this.#unanswered.push(visit)
    return 'unanswered'
  }

  #send(connection: HttpConnection, visit: Visit, byLink: boolean): Promise<Outcome> {
    const { domain, publishableKey } = this.#target
    const agent = { 'user-agent': `${CHROME} ${visit.visitor}` }
    if (byLink) {
      return connection.request({ path: `/${visit.key}`, headers: { host: domain, ...agent } })
    }
    const { key, requestId } = visit
    return connection.request({
      method: 'POST',
      path: '/api/track/click',
      headers: { 'content-type': 'text/plain', origin: 'https://shop.test', ...agent },
      body: JSON.stringify({ publishableKey, domain, key, requestId }),
    })
  }

  #note(outcome: Outcome): void {
    const what = outcome.kind === 'answered' ? outcome.status : outcome.kind
    this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1)
    if (outcome.kind === 'broken' && outcome.received > 0) this.problems.push('half an answer')
  }

  #keep(visit: Visit, answer: Answered): void {
    const id = clickIn(answer)
    if (!id && this.mayNotCount && (answer.status === 302 || answer.status === 200)) {
      this.uncounted++
      return
    }
    if (!id) {
      this.problems.push(`no click in ${answer.status} ${answer.body.slice(0, 500)}`)
      return
    }
    const name = nameOf(visit)
    const earlier = this.promised.get(name)
    if (earlier && earlier !== id && this.#mayForget) {
      const again = `${name} ${id}`
      if (!this.promised.has(again)) {
        this.#count++
        this.forgotten++
      }
      this.promised.set(again, id)
    } else if (earlier && earlier !== id) this.problems.push(`${name} got ${earlier}, then ${id}`)
    if (!earlier) {
      this.promised.set(name, id)
      this.#recent.push(visit)
      if (this.#recent.length > 500) this.#recent.shift()
    }
  }

  /** A refusal says when to come back: a person gets a page that does so by itself, a script JSON. */
  #checkRefusal({ status, headers, body }: Answered, byLink: boolean): void {
    if (!headers.get('retry-after')) this.problems.push(`${status} without Retry-After`)
    const comesBack = body.includes('http-equiv="refresh"')
    const code = byLink ? '' : (JSON.parse(body) as { error: { code: string } }).error.code
    if (byLink ? !comesBack : code !== 'service_unavailable')
      this.problems.push(`${status} ${body}`)
  }
}

function nameOf({ key, visitor }: Visit): string {
  return `${key} ${visitor}`
}

function clickIn({ status, headers, body }: Answered): string | undefined {
  const location = headers.get('location')
  if (status === 302 && location) return new URL(location).searchParams.get('svc_id') ?? undefined
  if (status === 200) return (JSON.parse(body) as { clickId: string | null }).clickId ?? undefined
  return undefined
}
