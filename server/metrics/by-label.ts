import { Histogram } from './histogram.ts'
import type { Sample } from './exposition.ts'

/** Label values come from code: this bounds a mistake. Prometheus has a label `job` of its own. */
const MAX_CHILDREN = 1000

/** Counters by the values of their labels, in the order of the names. */
export class Counters {
  readonly #names: readonly string[]
  readonly #counts = new Map<string, { values: readonly string[]; count: number }>()

  constructor(...names: readonly string[]) {
    this.#names = names
  }

  add(values: readonly string[], count = 1): void {
    const key = values.join('\n')
    const known = this.#counts.get(key)
    if (known) known.count += count
    else if (this.#counts.size < MAX_CHILDREN) this.#counts.set(key, { values, count })
  }

  samples(): Sample[] {
    return Array.from(this.#counts.values(), ({ values, count }) => ({
      labels: Object.fromEntries(this.#names.map((name, i) => [name, values[i] ?? ''])),
      value: count,
    }))
  }
}

/** Histograms by the value of one label. */
export class Histograms {
  readonly #label: string
  readonly #bounds: readonly number[]
  readonly #histograms = new Map<string, Histogram>()

  constructor(label: string, bounds: readonly number[]) {
    this.#label = label
    this.#bounds = bounds
  }

  observe(of: string, value: number): void {
    let histogram = this.#histograms.get(of)
    if (!histogram) {
      if (this.#histograms.size >= MAX_CHILDREN) return
      this.#histograms.set(of, (histogram = new Histogram(this.#bounds)))
    }
    histogram.observe(value)
  }

  samples(): Sample[] {
    return Array.from(this.#histograms, ([of, histogram]) =>
      histogram.samples({ [this.#label]: of }),
    ).flat()
  }
}
