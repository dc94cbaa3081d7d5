/** How long an event waits for another one that explains it, before it counts without. */
export const WAIT_MS = 10 * 60_000
