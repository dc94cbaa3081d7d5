import { judgeFraud } from './judge.ts'
import type { FraudFacts, FraudSettings, FraudVerdict } from './types.ts'

/** Facts about a partner without any event. */
export type PartnerFacts = Pick<FraudFacts, 'programId' | 'partner' | 'otherPartners'>

const NOBODY = { email: null, country: null, paymentFingerprint: null }

/** Judges a partner, whatever the customers do: another identity, a ban, a country. */
export function judgePartner(facts: PartnerFacts, settings: FraudSettings): FraudVerdict[] {
  return judgeFraud({ ...facts, atMs: 0, customer: NOBODY, click: null }, settings)
}

/**
 * Judges an event, apart from findings against its partner: the former concern one commission, the latter
 * all that the partner earns.
 */
export function judgeEvent(
  facts: FraudFacts,
  settings: FraudSettings,
): { ofEvent: FraudVerdict[]; ofPartner: FraudVerdict[] } {
  const ofPartner = judgePartner(facts, settings)
  const ofEvent = judgeFraud(facts, settings).filter(
    (verdict) =>
      !ofPartner.some(
        ({ rule, evidence }) => rule === verdict.rule && sameEvidence(evidence, verdict.evidence),
      ),
  )
  return { ofEvent, ofPartner }
}

/** Tells whether two findings are the same, in whatever order they were stored. */
export function sameEvidence(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
