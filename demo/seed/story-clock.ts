import type { Clock } from '../../server/deps.ts'

/**
 * Stands where it is set while the past is made, and then tells the time. The past ends when nobody waits
 * for it.
 */
export class StoryClock implements Clock {
  readonly #stop: AbortSignal
  #ms: number | null = null
  #aheadMs: number

  constructor(stop: AbortSignal, aheadMs = 0) {
    this.#stop = stop
    this.#aheadMs = aheadMs
  }

  now = (): number => this.#ms ?? Date.now() + this.#aheadMs

  /** Sets the time. @throws the reason why it stops */
  set(ms: number): void {
    this.#stop.throwIfAborted()
    this.#ms = ms
  }

  free(): void {
    this.#stop.throwIfAborted()
    this.#ms = null
  }

  /** Lets time pass at once; returns by how much it is ahead now. */
  pass(ms: number): number {
    this.#aheadMs += ms
    return this.#aheadMs
  }
}
