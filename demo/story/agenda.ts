/** Something that is done at its time. */
export interface Appointment {
  atMs: number
  act(): Promise<void>
}

/** A queue of things to do, in the order of time; more may be added meanwhile. */
export class Agenda {
  readonly #waiting: Appointment[] = []

  add(...appointments: Appointment[]): void {
    this.#waiting.push(...appointments)
    this.#waiting.sort((a, b) => a.atMs - b.atMs)
  }

  /** Takes the next one before a time. */
  next(beforeMs: number): Appointment | null {
    const first = this.#waiting[0]
    if (!first || first.atMs >= beforeMs) return null
    return this.#waiting.shift()!
  }
}
