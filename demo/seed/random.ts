/** Chance that repeats itself: the same seed gives the same history (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Draws a number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Draws a whole number between both, inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(choices: readonly T[]): T {
    return choices[this.between(0, choices.length - 1)]!
  }

  /** Choices with a greater weight come more often. */
  weighted<T extends { weight: number }>(choices: readonly T[]): T {
    const total = choices.reduce((sum, { weight }) => sum + weight, 0)
    let left = this.next() * total
    return choices.find(({ weight }) => (left -= weight) < 0) ?? choices.at(-1)!
  }
}
