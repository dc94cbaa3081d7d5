/** How long an event waits for another one that explains it, before it counts without. */
export const WAIT_MS = 10 * 60_000

/** How long a sale or a refund waits for an event that may say the same better. */
export const AWAIT_MS = 60_000
