/** Something that is done at its time. */
export interface Appointment {
  atMs: number
  act(): Promise<void>
}

/** What is to be done, in the order of time; more may come up meanwhile. */
export class Agenda {
  readonly #waiting: Appointment[] = []

  add(...appointments: Appointment[]): void {
    this.#waiting.push(...appointments)
    this.#waiting.sort((a, b) => a.atMs - b.atMs)
  }

  /** The next one before a time. */
  next(beforeMs: number): Appointment | null {
    const first = this.#waiting[0]
    if (!first || first.atMs >= beforeMs) return null
    return this.#waiting.shift()!
  }
}
