import {
  attributeLead,
  attributeSale,
  type Attribution,
  type AttributionReason,
} from './attribution.ts'
import type { EvidenceLevel } from './evidence-level.ts'

/** A lead or sale as it was attributed when it was reported. */
export interface AttributedEvent {
  type: 'lead' | 'sale'
  atMs: number
  /** Whether it belongs to a link. */
  isLinked: boolean
  reason: AttributionReason
  /** Reported by a browser. */
  clientSide: boolean
  evidence: EvidenceLevel
}

/** Where the customer came from, by all that is known now. */
export interface Origin {
  linkId: string
  clickId: string | null
  /** When it began; null: no time limits it. */
  clickedAtMs: number | null
  /** When the event happened that fixed it; null: it holds for events of any time. */
  settledAtMs: number | null
  leadId: string | null
  evidence: EvidenceLevel
}

/**
 * Attributes a stored event to the origin that its customer has now, as if that had been known when the event was
 * reported. Null: the origin does not change it.
 */
export function attributeAnew(event: AttributedEvent, origin: Origin): Attribution | null {
  const { type, atMs, reason, evidence } = event
  const isTrusted = origin.evidence !== 'browser'
  const isEarlier = atMs < (origin.settledAtMs ?? atMs)
  // A browser's word about somebody who came through a link fixes nothing by itself.
  const isOwnLead = type === 'lead' && !(event.clientSide && isTrusted)
  const isOwnCode = reason === 'code' && !isTrusted && evidence !== 'browser'
  if (reason === 'imported' || reason === 'duplicate' || isOwnCode) return null
  if (isEarlier && (isOwnLead || reason === 'code')) return null
  const { linkId, clickId, clickedAtMs, leadId } = origin
  const known = {
    model: 'last' as const,
    windowDays: null,
    click: null,
    customer: { linkId, clickId, clickedAtMs, settled: true },
    nowMs: atMs,
  }
  const lead = leadId === null ? null : { id: leadId, linkId, clickId, clickedAtMs }
  const verdict = type === 'lead' ? attributeLead(known) : attributeSale({ ...known, lead })
  // Only a browser says whose it is, and nobody says otherwise: a person decides.
  const isHeld = isTrusted && event.isLinked && evidence === 'browser'
  return verdict.verdict === 'unattributed' && isHeld ? null : verdict
}

/** Returns who vouches for an event that belongs to the origin now. */
export function evidenceAnew(
  { clientSide, evidence }: Pick<AttributedEvent, 'clientSide' | 'evidence'>,
  origin: Pick<Origin, 'evidence'>,
): EvidenceLevel {
  if (clientSide || origin.evidence === 'browser') return 'browser'
  return evidence === 'browser' ? origin.evidence : evidence
}
