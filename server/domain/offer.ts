import { inWindow } from './attribution.ts'
import { linksOpen, type EnrollmentStatus } from './enrollment.ts'

/** What a partner's offer to their friends rests on. */
export interface OfferBasis {
  status: EnrollmentStatus
  /** Has the program ended? Its links still lead on, but nobody is invited any more. */
  programEnded: boolean
  /** How many days a click counts in the program; null for ever. */
  windowDays: number | null
}

/** May a visitor whose click is so old be told who invited them, and what they get for it? */
export function offerStands(basis: OfferBasis, clickAgeMs: number): boolean {
  const { status, programEnded, windowDays } = basis
  return linksOpen(status) && !programEnded && inWindow(clickAgeMs, windowDays)
}
