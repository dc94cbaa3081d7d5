import type { Source } from '../../../db/source.ts'
import {
  attributeLead,
  attributeSale,
  type Attribution,
  type AttributionRules,
} from '../../../domain/attribution.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import type { Ids } from '../../../ids.ts'
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
import type { FoundCode } from '../../program/discount-codes/queries.ts'
import type { NewLead } from '../leads/store-lead.ts'
import type { SaleInput } from './sale-input.ts'
import { internal } from '../../../domain/message/message.ts'

/** The name of the lead that a sale without one brings along. */
export const DIRECT_SALE = 'Direct sale'

export interface JudgedSale {
  verdict: Attribution
  source: Source | null
  leadId: string | null
  existing: Existing
  /** It goes to another link than the one that the customer belongs to. */
  aside: boolean
  level: EvidenceLevel
}

/** Judges which link earns the sale. */
export function judgeSale(
  input: SaleInput,
  evidence: Evidence,
  { rules, code }: { rules: AttributionRules; code: FoundCode | null },
): JudgedSale {
  const { customer, named, own } = evidence
  const asked = evidence.lead?.linked ? evidence.lead.id : null
  const leadId = input.leadName ? asked : (customer?.leadId ?? null)
  const isDoubtful =
    code !== null && customer?.evidence === 'browser' && input.reporter !== 'browser'
  const verdict = attributeSale({
    ...rules,
    click: asClick(named),
    // Whose code was used is known; where the customer came from only a browser said.
    customer: isDoubtful ? null : asCustomer(evidence),
    lead:
      leadId && own && !isDoubtful
        ? {
            id: leadId,
            linkId: own.link.id,
            clickId: own.clickId,
            clickedAtMs: customer?.originAtMs ?? own.clickedAtMs,
          }
        : null,
    nowMs: input.at.getTime(),
    code: code && { linkId: code.source.link.id },
  })
  noteOtherClick(evidence, verdict)
  if (input.discountCode && !code) {
    const code = { quoted: input.discountCode }
    verdict.steps.push(internal('internal.attribution.unknown-code', { code }))
  }
  if (input.leadName && customer && !leadId) {
    const name = { quoted: input.leadName }
    verdict.steps.unshift(internal('internal.attribution.unknown-lead', { name }))
  }
  const byCode = verdict.reason === 'code'
  const source = byCode && code ? code.source : chosenSource(evidence, verdict)
  const existing = judgeExisting(evidence, { source, byCode, atMs: input.at.getTime() })
  if (existing.isExisting) verdict.steps.push(EXISTING_CUSTOMER)
  const { reporter } = input
  const aside = isAside(evidence, { source, reporter })
  const level = evidenceOf(evidence, { source, reporter })
  return { verdict, source, leadId: aside ? null : leadId, existing, aside, level }
}

/**
 * Creates the lead of a direct sale: the call names the click and no lead came before, so the lead is
 * recorded with the sale.
 */
export function directLead(
  ids: Ids,
  input: SaleInput,
  evidence: Evidence,
  { rules, source, aside }: { rules: AttributionRules; source: Source | null; aside: boolean },
): NewLead | null {
  const { customer, named, lead } = evidence
  if (!source || aside || !named || customer?.settled || lead) return null
  const { at, clickId, reporter } = input
  return {
    id: ids.make('evt', at.getTime()),
    eventName: input.leadName ?? DIRECT_SALE,
    quantity: 1,
    metadata: null,
    at,
    late: evidence.late(at),
    reporter,
    evidence: reporter,
    clickId,
    source,
    verdict: attributeLead({
      ...rules,
      click: asClick(named),
      customer: asCustomer(evidence),
      nowMs: at.getTime(),
    }),
  }
}
