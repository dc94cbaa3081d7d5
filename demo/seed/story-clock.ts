import type { Clock } from '../../server/deps.ts'

/** Stands where it is set while the past is made, and then tells the time. */
export class StoryClock implements Clock {
  #ms: number | null = null

  now = (): number => this.#ms ?? Date.now()

  set(ms: number): void {
    this.#ms = ms
  }

  free(): void {
    this.#ms = null
  }
}
