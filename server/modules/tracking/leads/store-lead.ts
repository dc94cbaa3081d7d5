import { leadKeys, leads } from '../../../db/schema/events.ts'
import type { Unearned } from '../../../db/schema/unearned.ts'
import type { Counted } from '../../../db/rollups.ts'
import { insertInto, type Write } from '../../../db/writes.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import type { Attribution } from '../../../domain/attribution.ts'
import type { Source } from '../../../db/source.ts'

/** A lead about to be stored; without a source it is kept, but belongs to no link and counts nowhere. */
export interface NewLead {
  id: string
  eventName: string
  quantity: number
  metadata: Record<string, unknown> | null
  at: Date
  late: boolean
  reporter: EvidenceLevel
  evidence: EvidenceLevel
  /** The click that the call named, kept even when it did not earn. */
  clickId: string | null
  source: Source | null
  verdict: Attribution
  /** Why it earned no commission, when it came through a partner's link. */
  unearned?: Unearned | null
}

/** Lists the writes for a lead. */
export function storeLead(lead: NewLead & { customerId: string }): Write[] {
  const { id, customerId, eventName, source, verdict } = lead
  const key = insertInto(leadKeys, { customerId, eventName, leadId: id })
  const row = insertInto(leads, {
    id,
    customerId,
    eventName,
    quantity: lead.quantity,
    metadata: lead.metadata,
    createdAt: lead.at,
    clientSide: lead.reporter === 'browser',
    evidence: lead.evidence,
    reason: verdict.reason,
    steps: verdict.steps,
    unearned: lead.unearned ?? null,
    clickId: source ? source.clickId : lead.clickId,
    ...(source && { ...source.origin, linkNum: source.linkNum, rolled: lead.late }),
  })
  return [key, row]
}

/** Returns what the lead adds to the totals. */
export function countedLead(lead: NewLead | null): Counted[] {
  if (!lead?.source) return []
  const { at, late, quantity, source } = lead
  return [{ at, late, linkNum: source.linkNum, origin: source.origin, leads: quantity }]
}
