/** How often the event loop shows that it is running. */
const TURN_MS = 50

/** Returns how much of the time between two turns the process could have used to read an answer. */
export function awakeBetween(passedMs: number): number {
  return Math.min(Math.max(passedMs, 0), TURN_MS)
}

/**
 * Counts the milliseconds in which this process was able to read answers. A process that is short of CPU
 * gets them late although the database was quick: the time when its event loop stood still is left out, so
 * that it does not take its own delay for an outage.
 */
export class AwakeClock {
  readonly #realMs: () => number
  #awakeMs = 0
  #turnedMs: number

  constructor(realMs: () => number) {
    this.#realMs = realMs
    this.#turnedMs = realMs()
  }

  /** Notes that the event loop has come around; called every `TURN_MS`, or later when it is held up. */
  turn(): void {
    this.#awakeMs = this.now()
    this.#turnedMs = this.#realMs()
  }

  /** Milliseconds since the start; never more than have passed. */
  now(): number {
    return this.#awakeMs + awakeBetween(this.#realMs() - this.#turnedMs)
  }
}

let shared: AwakeClock | undefined

/** Returns the time of this process's clock; the first call starts it. */
export function awakeMs(): number {
  if (!shared) {
    const clock = new AwakeClock(() => performance.now())
    setInterval(() => clock.turn(), TURN_MS).unref()
    shared = clock
  }
  return shared.now()
}
