import { inWindow } from './attribution-times.ts'
import { linksOpen, type EnrollmentStatus } from './enrollment.ts'

/** The facts that a partner's offer to their friends depends on. */
export interface OfferBasis {
  status: EnrollmentStatus
  /** Whether the program has ended. Its links still redirect, but nobody is invited any more. */
  programEnded: boolean
  /** How many days a click counts in the program; null for ever. */
  windowDays: number | null
}

/**
 * Tells whether a visitor with a click of that age is still shown who invited them, and what they get for
 * it.
 */
export function offerStands(basis: OfferBasis, clickAgeMs: number): boolean {
  const { status, programEnded, windowDays } = basis
  return linksOpen(status) && !programEnded && inWindow(clickAgeMs, windowDays)
}
