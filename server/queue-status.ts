/** Knows whether this process works off the job queue; one without jobs, as in tests, is not interrupted. */
export class QueueStatus {
  #interrupted = false

  get isInterrupted(): boolean {
    return this.#interrupted
  }

  running(): void {
    this.#interrupted = false
  }

  interrupted(): void {
    this.#interrupted = true
  }
}
