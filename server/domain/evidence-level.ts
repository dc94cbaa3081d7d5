/**
 * Who vouched for an attribution:
 * - `server`: a call with a secret key, or a member
 * - `provider`: a signed event of a payment provider or shop
 * - `browser`: a call with the publishable key, which anybody can make
 */
export const EVIDENCE_LEVELS = ['server', 'provider', 'browser'] as const

export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number]

/** Returns the level of what `reported` says on top of `known`: a browser's word makes neither stronger. */
export function weaker(reported: EvidenceLevel, known: EvidenceLevel): EvidenceLevel {
  return known === 'browser' ? known : reported
}
