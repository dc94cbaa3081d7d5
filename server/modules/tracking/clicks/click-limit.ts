import { BoundedCache } from '../../../bounded-cache.ts'

const HOUR_MS = 3_600_000
const MAX_ADDRESSES = 50_000

/** The clicks that one address was counted on one link within the last hour. */
interface Counted {
  /** When they came, from the oldest on. */
  times: number[]
  last: Promise<string> | undefined
  /** It has sent more than is counted, and a report has it. */
  reported: boolean
}

/** What was not counted since the last report. */
export interface Uncounted {
  clicks: number
  /** Addresses, each on one link, that sent them. */
  addresses: number
}

/**
 * Counts at most so many clicks of one address on one link within an hour, whatever user agents and
 * referrers it names. What is beyond is answered with the address's last click, as one visitor's
 * repetitions are, so that a lead of somebody behind a shared address still finds its link. In memory:
 * several processes count as many times the limit.
 */
export class ClickLimit {
  readonly #perHour: number
  readonly #now: () => number
  readonly #counted: BoundedCache<Counted>
  #uncounted: Uncounted = { clicks: 0, addresses: 0 }
  #total = 0

  constructor({ perHour, now }: { perHour: number; now: () => number }) {
    this.#perHour = perHour
    this.#now = now
    this.#counted = new BoundedCache({ max: MAX_ADDRESSES, ttlMs: HOUR_MS, now })
  }

  /** Clicks that were not counted since the start. */
  get total(): number {
    return this.#total
  }

  /**
   * Returns the id of the click that `write` stores or, beyond the limit, of the address's last one. `keys` are
   * the names of the address: today's and, in the first hour of a day, that of the day before.
   */
  admit(keys: readonly [string, ...string[]], write: () => Promise<string>): Promise<string> {
    const atMs = this.#now()
    const counted = this.#find(keys) ?? { times: [], last: undefined, reported: false }
    while (counted.times[0]! <= atMs - HOUR_MS) counted.times.shift()
    if (counted.last && counted.times.length >= this.#perHour) {
      this.#refuse(counted)
      return counted.last
    }
    counted.times.push(atMs)
    this.#counted.set(keys[0], counted)
    counted.last = write()
    // What could not be stored may be sent again.
    counted.last.catch(() => counted.times.splice(counted.times.indexOf(atMs), 1))
    return counted.last
  }

  /** Returns what was not counted since the last call. */
  report(): Uncounted {
    const uncounted = this.#uncounted
    this.#uncounted = { clicks: 0, addresses: 0 }
    return uncounted
  }

  /** Finds an address by any of its names, so that its hour goes on over midnight. */
  #find(keys: readonly string[]): Counted | undefined {
    for (const key of keys) {
      const counted = this.#counted.get(key)
      if (counted) return counted
    }
    return undefined
  }

  #refuse(counted: Counted): void {
    this.#total++
    this.#uncounted.clicks++
    if (counted.reported) return
    counted.reported = true
    this.#uncounted.addresses++
  }
}
