/**
 * Tells an answer that is still wanted from one that a newer request has replaced. Each request takes a
 * signal from `start`, may pass it to `fetch`, and looks at `signal.aborted` before it keeps its answer.
 */
export class LatestRequest {
  #newest = new AbortController()

  /** Returns the signal of the newest request, for what only adds to its answer, such as a further page. */
  get signal(): AbortSignal {
    return this.#newest.signal
  }

  /** Starts a request: aborts the signal of the former one and returns a new one. */
  start(): AbortSignal {
    this.#newest.abort()
    return (this.#newest = new AbortController()).signal
  }
}
