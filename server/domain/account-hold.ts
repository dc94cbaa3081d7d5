const DAY_MS = 86_400_000
export const DEFAULT_HOLD_DAYS = 3

/** What a program holds payouts by, after a partner's email address or payout method was changed. */
export interface AccountChange {
  /** The last change; null: there was none that payouts wait for. */
  changedAt: Date | null
  /** For how many days; 0: payouts never wait. */
  holdDays: number
}

/** Returns until when payouts wait; null: they do not, or not any more. */
export function heldUntil({ changedAt, holdDays }: AccountChange, nowMs: number): Date | null {
  if (changedAt === null) return null
  const untilMs = changedAt.getTime() + holdDays * DAY_MS
  return untilMs > nowMs ? new Date(untilMs) : null
}

/**
 * Returns the time that is stored for a change: the hold begins anew with each one, and a clock that runs
 * behind does not shorten it.
 */
export function changedAtOf(earlier: Date | null, nowMs: number): Date {
  return new Date(Math.max(earlier?.getTime() ?? nowMs, nowMs))
}
