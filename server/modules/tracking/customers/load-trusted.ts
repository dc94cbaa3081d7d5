import { eq, sql } from 'drizzle-orm'
import type { BatchCtx, TxCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import { customers, leadKeys } from '../../../db/schema/events.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import { releaseCommissions } from '../../earnings/commissions/hold/release-commissions.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchEnrollments } from '../../earnings/milestones/watch-milestones.ts'
import { loadEvidence, type Evidence, type EvidenceKey } from './evidence.ts'

/**
 * Loads what is known for an event of that reporter. A server or provider that names a click overrides what a browser
 * said: the same link is confirmed, with another one the customer begins anew. What the browser's word has earned
 * before stays held.
 */
export async function loadTrusted(
  ctx: BatchCtx,
  key: EvidenceKey,
  reporter: EvidenceLevel,
): Promise<Evidence> {
  const evidence = await loadEvidence(ctx, key)
  const { customer, own, named, lead, invoice } = evidence
  const isDoubtful = customer?.evidence === 'browser' || lead?.evidence === 'browser'
  if (reporter === 'browser' || !customer || !named || invoice || !isDoubtful) return evidence
  const isSame = customer.settled && own?.linkNum === named.linkNum
  if (isSame) {
    await confirmOrigin(exclusive(ctx), evidence, reporter)
    return { ...evidence, customer: { ...customer, evidence: reporter } }
  }
  const { tx, scope } = exclusive(ctx)
  const isOrigin = customer.evidence === 'browser'
  if (lead?.evidence === 'browser' && key.leadName !== null) {
    const same = [eq(leadKeys.customerId, customer.id), eq(leadKeys.eventName, key.leadName)]
    await tx.remove(scope, leadKeys, same)
  }
  const begun = { settled: false, leadId: null, converted: false, pinned: null, originAtMs: null }
  return {
    ...evidence,
    lead: lead?.evidence === 'browser' ? null : lead,
    ...(isOrigin && { own: null, customer: { ...customer, ...begun } }),
  }
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
