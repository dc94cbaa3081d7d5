/** Between two signals of one Ctrl-C, which a terminal and the command in front may both pass on. */
const SAME_MS = 1_000

/**
 * Returns what is aborted by Ctrl-C, SIGTERM and SIGHUP from now on. A second Ctrl-C is somebody who does
 * not want to wait; PostgreSQL then stops by itself.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  let firstMs = 0
  const hear = () => {
    if (stop.signal.aborted && performance.now() - firstMs > SAME_MS) process.exit(0)
    firstMs ||= performance.now()
    stop.abort(new Stopped())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
  return stop.signal
}

/** Ends a start that nobody waits for any more. */
export class Stopped extends Error {
  override message = 'The demo was stopped.'
}
