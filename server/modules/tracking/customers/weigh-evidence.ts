import { eq, sql } from 'drizzle-orm'
import type { BatchCtx, TxCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { customers, leadKeys } from '../../../db/schema/events.ts'
import { attributeLead, type AttributionRules } from '../../../domain/attribution.ts'
import type { Source } from '../../../db/source.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import { releaseCommissions } from '../../earnings/commissions/hold/release-commissions.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchEnrollments } from '../../earnings/milestones/watch-milestones.ts'
import { asClick, type Evidence, type EvidenceKey } from './evidence.ts'

/** What is known for an event, as far as it counts beside what the event says. */
export interface Weighed extends Evidence {
  /** The customer begins anew: what is stored of them follows. */
  isAnew: boolean
  /** The lead that this event's lead takes the place of. */
  replacedLeadId: string | null
  /** One of both: earlier events change. */
  isChanging: boolean
}

interface Said {
  key: EvidenceKey
  reporter: EvidenceLevel
  at: Date
  rules: AttributionRules
  /** A partner's discount code was used. */
  byCode: boolean
  /** It is no more than its click. */
  deferred: boolean
}

/**
 * Weighs what is known against what an event says. A server or provider that names a click overrides what a browser
 * said: the same link is confirmed, with another one the customer begins anew. So they do when an event happened
 * before the one that fixed their origin.
 */
export async function weighEvidence(
  ctx: BatchCtx,
  evidence: Evidence,
  said: Said,
): Promise<Weighed> {
  const { customer, own, named, lead, invoice } = evidence
  const { reporter } = said
  const known = { ...evidence, isAnew: false, replacedLeadId: null, isChanging: false }
  if (!customer || invoice) return known
  const isDoubtful = customer.evidence === 'browser' || lead?.evidence === 'browser'
  if (reporter !== 'browser' && named && isDoubtful && (said.deferred || isEarning(named, said))) {
    const isSame = customer.settled && own?.linkNum === named.linkNum
    if (isSame) {
      await confirmOrigin(exclusive(ctx), evidence, reporter)
      return { ...known, customer: { ...customer, evidence: reporter } }
    }
    return beginAnew(exclusive(ctx), known, {
      said,
      isOrigin: customer.evidence === 'browser',
      isReplaced: lead?.evidence === 'browser',
    })
  }
  const mayClaim = reporter !== 'browser' && !said.deferred && !customer.settled
  if (mayClaim && evidence.hasOpenLeads) return { ...known, isAnew: true, isChanging: true }
  if (!isEarlierOrigin(evidence, said)) return known
  // A sale by code brings no lead that could take a lead's place.
  const isReplaced = !said.byCode && lead !== null && said.at.getTime() < lead.atMs
  if (lead && !isReplaced && !said.byCode) return known
  return beginAnew(exclusive(ctx), known, { said, isOrigin: true, isReplaced })
}

/** Tells whether an event happened before the one that fixed the customer's origin, and would have fixed it. */
function isEarlierOrigin({ customer, own, named }: Evidence, said: Said): boolean {
  const { at, reporter, byCode, deferred } = said
  const nowMs = at.getTime()
  if (!customer?.settled || deferred || nowMs >= (customer.settledAtMs ?? 0)) return false
  // What a person or an import has said holds for events of any time.
  if ((customer.originAtMs ?? own?.clickedAtMs ?? null) === null) return false
  if (reporter === 'browser' && customer.evidence !== 'browser') return false
  return byCode || isEarning(named, said)
}

function isEarning(named: Source | null, { rules, at }: Said): boolean {
  const click = asClick(named)
  const verdict = attributeLead({ ...rules, click, customer: null, nowMs: at.getTime() })
  return verdict.verdict === 'attributed'
}

/** Forgets where the customer came from, and the lead that another one takes the place of, unless it is paid. */
async function beginAnew(
  ctx: TxCtx,
  known: Weighed,
  { said, isOrigin, isReplaced }: { said: Said; isOrigin: boolean; isReplaced: boolean },
): Promise<Weighed> {
  const { tx, scope } = ctx
  const { key } = said
  const customer = known.customer!
  const lead = isReplaced ? known.lead : null
  if (lead && key.leadName !== null) {
    if (await isPaid(ctx, lead.id)) return known
    const same = [eq(leadKeys.customerId, customer.id), eq(leadKeys.eventName, key.leadName)]
    await tx.remove(scope, leadKeys, same)
  }
  const open = { settled: false, settledAtMs: null, originAtMs: null }
  // The same partner's customer keeps the offers that they were won under.
  const pinned = known.named?.linkNum === known.own?.linkNum ? customer.pinned : null
  const begun = { ...customer, ...open, leadId: null, converted: false, pinned }
  return {
    ...known,
    isChanging: true,
    lead: lead ? null : known.lead,
    replacedLeadId: lead?.id ?? null,
    ...(isOrigin && { isAnew: true, own: null, customer: begun }),
  }
}

async function isPaid({ tx, scope }: TxCtx, eventId: string): Promise<boolean> {
  const found = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select id from commissions where workspace_id = ${ws} and event_id = ${eventId}
      and status in ('processing', 'paid') limit 1 for update`,
  )
  return found.length > 0
}

/** Notes that the link which a browser named is right, and releases what waited for nothing else. */
async function confirmOrigin(
  ctx: TxCtx,
  { customer, own, lead }: Evidence,
  evidence: EvidenceLevel,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const customerId = customer!.id
  const watch = await watchEnrollments(
    ctx,
    (ws) => sql`
    select e.id from enrollments e join links l on l.workspace_id = ${ws} and l.num = ${own!.linkNum}
    where e.workspace_id = ${ws} and e.program_id = l.program_id and e.partner_id = l.partner_id`,
  )
  await tx.update(scope, customers, { evidence }, [eq(customers.id, customerId)])
  const confirmed = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    with lead as (
      update leads set evidence = ${evidence} where workspace_id = ${ws} and id = ${lead?.id ?? null}
        and evidence = 'browser' and link_num = ${own!.linkNum} returning id
    ), sale as (
      update sales set evidence = ${evidence} where workspace_id = ${ws} and customer_id = ${customerId}
        and evidence = 'browser' and not client_side and link_num = ${own!.linkNum} returning id
    )
    select c.id from commissions c where c.workspace_id = ${ws} and c.status = 'held'
      and c.hold_reason = 'client_side' and c.source_id is null
      and c.event_id in (select id from lead union all select id from sale)
    order by c.id`,
  )
  const ids = confirmed.map(({ id }) => id)
  const at = new Date(deps.clock.now())
  await releaseCommissions(ctx, { ids, at })
  await settleMilestones(watch, { at, event: null })
}
