export const DAY_MS = 86_400_000

/** How much later than its event a click may have happened: the clocks of providers differ. */
export const CLOCK_GRACE_MS = 5 * 60_000

/** Tells whether a click came too late for an event to be attributed to it. */
export function isClickLater(clickedAtMs: number | null | undefined, eventAtMs: number): boolean {
  return (clickedAtMs ?? eventAtMs) > eventAtMs + CLOCK_GRACE_MS
}

/**
 * Tells whether a customer was known before the click that they are attributed to. `seenAtMs`: the earliest time at
 * which anything happened of which the workspace knows; null: nothing yet.
 */
export function isExistingCustomer(seenAtMs: number | null, clickedAtMs: number | null): boolean {
  return seenAtMs !== null && isClickLater(clickedAtMs, seenAtMs)
}

/** Returns the earlier of two times; null is no time. */
export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}

/** Tells whether a click of that age still counts. */
export function inWindow(ageMs: number, windowDays: number | null): boolean {
  return windowDays === null || ageMs <= windowDays * DAY_MS
}

/** What a program does with later events of customers whom the workspace knew before the click. */
export const EXISTING_CUSTOMER_POLICIES = ['earn', 'hold', 'ignore'] as const

export type ExistingCustomerPolicy = (typeof EXISTING_CUSTOMER_POLICIES)[number]
