import type { Source } from '../../../db/source.ts'
import {
  attributeLead,
  type Attribution,
  type AttributionRules,
} from '../../../domain/attribution.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import {
  asClick,
  asCustomer,
  chosenSource,
  evidenceOf,
  isAside,
  type Evidence,
} from '../customers/evidence.ts'
import { noteOtherClick } from '../customers/note-other-click.ts'
import { EXISTING_CUSTOMER, judgeExisting, type Existing } from '../customers/judge-existing.ts'
import type { LeadInput } from './track-lead.ts'

export interface JudgedLead {
  verdict: Attribution
  source: Source | null
  existing: Existing
  /** It leaves the customer's origin as it is. */
  aside: boolean
  level: EvidenceLevel
  /** The origin that the customer gets by it, if they have none yet. */
  origin: Source | null
}

/** Tells whether a lead happened before the event that fixed the customer's origin: it is judged alone. */
function isBeforeOrigin(
  { customer }: Evidence,
  { at, reporter }: Pick<LeadInput, 'at' | 'reporter'>,
): boolean {
  if (!customer?.settled || customer.settledAtMs === null) return false
  // A browser's word about somebody who came through a link fixes nothing by itself.
  const isOverruled = reporter === 'browser' && customer.evidence !== 'browser'
  return !isOverruled && at.getTime() < customer.settledAtMs
}

/** Judges which link a lead belongs to. */
export function judgeLead(
  { at, deferred, reporter }: LeadInput,
  evidence: Evidence,
  rules: AttributionRules,
): JudgedLead {
  const verdict = attributeLead({
    ...rules,
    click: asClick(evidence.named),
    customer: isBeforeOrigin(evidence, { at, reporter }) ? null : asCustomer(evidence),
    nowMs: at.getTime(),
  })
  noteOtherClick(evidence, verdict)
  const source = chosenSource(evidence, verdict)
  const origin = source ?? (deferred ? evidence.named : null)
  const aside = isAside(evidence, { source: origin, reporter })
  const level = evidenceOf(evidence, { source, reporter })
  const atMs = deferred && evidence.named ? null : at.getTime()
  const existing = judgeExisting(evidence, { source, byCode: false, atMs })
  if (existing.isExisting) verdict.steps.push(EXISTING_CUSTOMER)
  return { verdict, source, existing, aside, level, origin: aside ? null : origin }
}
