import type { Sample } from './exposition.ts'
import { Histogram, SECONDS } from './histogram.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The answers to one method of one route. */
class Answers {
  readonly labels: { method: string; route: string }
  readonly #seconds = new Histogram(SECONDS)
  /** Counts by status; HTTP has those up to 599. */
  readonly #statuses = new Float64Array(600)

  constructor(method: string, route: string) {
    this.labels = { method, route }
  }

  observe(status: number, seconds: number): void {
    this.#statuses[status]!++
    this.#seconds.observe(seconds)
  }

  totals(): Sample[] {
    return Array.from(this.#statuses, (value, status) => ({
      labels: { ...this.labels, status: String(status) },
      value,
    })).filter(({ value }) => value > 0)
  }

  durations(): Sample[] {
    return this.#seconds.samples(this.labels)
  }
}

/** Counts answers by method, route and status. A route is a pattern, so that nobody can make up new ones. */
export class HttpMetrics {
  readonly #byRoute = new Map<string, Map<string, Answers>>()

  /** Returns the counter of a method and route; a method that nobody has heard of is one of `other`. */
  of(route: string, sent: string): Answers {
    const method = METHODS.has(sent) ? sent : 'other'
    const methods = this.#byRoute.get(route) ?? new Map<string, Answers>()
    const known = methods.get(method)
    if (known) return known
    const answers = new Answers(method, route)
    this.#byRoute.set(route, methods.set(method, answers))
    return answers
  }

  totals(): Sample[] {
    return this.#all().flatMap((answers) => answers.totals())
  }

  durations(): Sample[] {
    return this.#all().flatMap((answers) => answers.durations())
  }

  #all(): Answers[] {
    return [...this.#byRoute.values()].flatMap((methods) => [...methods.values()])
  }
}
