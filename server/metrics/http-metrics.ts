import type { Sample } from './exposition.ts'
import { Histogram, SECONDS } from './histogram.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface Answered {
  method: string
  route: string
  seconds: Histogram
  statuses: Map<number, number>
}

/** Counts answers by method, route and status. A route is a pattern, so that nobody can make up new ones. */
export class HttpMetrics {
  readonly #byRoute = new Map<string, Map<string, Answered>>()

  observe(route: string, method: string, answer: { status: number; seconds: number }): void {
    const answered = this.#byRoute.get(route)?.get(method) ?? this.#begin(route, method)
    const { statuses } = answered
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    answered.seconds.observe(answer.seconds)
  }

  totals(): Sample[] {
    return this.#all().flatMap(({ method, route, statuses }) =>
      Array.from(statuses, ([status, value]) => ({
        labels: { method, route, status: String(status) },
        value,
      })),
    )
  }

  durations(): Sample[] {
    return this.#all().flatMap(({ method, route, seconds }) => seconds.samples({ method, route }))
  }

  #all(): Answered[] {
    return [...this.#byRoute.values()].flatMap((methods) => [...methods.values()])
  }

  /** A method that nobody has heard of shares its figures with all others of that kind. */
  #begin(route: string, sent: string): Answered {
    const method = METHODS.has(sent) ? sent : 'other'
    const methods = this.#byRoute.get(route) ?? new Map<string, Answered>()
    this.#byRoute.set(route, methods)
    const known = methods.get(method)
    if (known) return known
    const answered = { method, route, seconds: new Histogram(SECONDS), statuses: new Map() }
    methods.set(method, answered)
    return answered
  }
}
