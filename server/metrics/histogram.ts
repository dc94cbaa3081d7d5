import type { Sample } from './exposition.ts'

/** Counts values by size. It takes some nanoseconds, since every redirect is observed. */
export class Histogram {
  readonly #bounds: readonly number[]
  /** One more than bounds, for what is above them all. Not cumulative. */
  readonly #counts: Float64Array
  #sum = 0

  /** `bounds` are upper bounds in ascending order. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#counts = new Float64Array(bounds.length + 1)
  }

  observe(value: number): void {
    const bounds = this.#bounds
    let i = 0
    while (i < bounds.length && value > bounds[i]!) i++
    this.#counts[i]!++
    this.#sum += value
  }

  /** Lists cumulative buckets, sum and count. */
  samples(labels: Readonly<Record<string, string>> = {}): Sample[] {
    let count = 0
    const buckets = Array.from(this.#counts, (added, i) => {
      count += added
      const le = this.#bounds[i] === undefined ? '+Inf' : String(this.#bounds[i])
      return { suffix: '_bucket', labels: { ...labels, le }, value: count }
    })
    return [
      ...buckets,
      { suffix: '_sum', labels, value: this.#sum },
      { suffix: '_count', labels, value: count },
    ]
  }
}

/** Upper bounds of durations in seconds, from a redirect to an export. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Upper bounds of the numbers of events in one transaction. */
export const SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000]
