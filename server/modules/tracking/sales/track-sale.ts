import { heardAnnouncements } from '../../../core/announce-heard.ts'
import type { BatchCtx, Ctx, TxCtx } from '../../../core/ctx.ts'
import type { Source } from '../../../db/source.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { eventTotals } from '../../../db/rollups.ts'
import type { Deps } from '../../../deps.ts'
import type { AttributionRules } from '../../../domain/attribution.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import type { Pinned } from '../../../domain/reward/types.ts'
import { exclusive, transactInBatch } from '../../../core/transact.ts'
import {
  type Evidence,
  isFixed,
  type KnownCustomer,
  loadEvidence,
  personSaid,
} from '../customers/evidence.ts'
import { earnCommissions, NOTHING } from '../../earnings/commissions/accrue/earn-commissions.ts'
import type { EarningEvent } from '../../earnings/commissions/accrue/earning-event.ts'
import { standingOf } from '../../earnings/commissions/accrue/standing.ts'
import { storeCommissions } from '../../earnings/commissions/accrue/store-commissions.ts'
import { settleEvent } from '../../earnings/milestones/settle-event.ts'
import { findCode } from '../../program/discount-codes/queries.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { followEvidence } from '../customers/follow-origin.ts'
import { listNews } from '../customers/list-news.ts'
import { noteExisting } from '../customers/note-existing.ts'
import { unknownClick } from '../customers/unknown-click.ts'
import { rulesOf } from '../customers/rules.ts'
import { weighEvidence, type Weighed } from '../customers/weigh-evidence.ts'
import { saveCustomer, type SavedCustomer } from '../customers/save-customer.ts'
import { countedLead, storeLead, type NewLead } from '../leads/store-lead.ts'
import { answerSale } from './answer-sale.ts'
import { claimSales, type Claim } from './claim-sales.ts'
import { hasBoughtThrough } from './has-bought-through.ts'
import { DIRECT_SALE, directLead, judgeSale, type JudgedSale } from './judge-sale.ts'
import { repeatSale } from './repeat-sale.ts'
import type { TrackedSale, TrackSaleBody } from './schema.ts'
import { readSale, type SaleInput } from './sale-input.ts'
import { countedSale, storeSale, type NewSale } from './store-sale.ts'

/** Records that a customer paid: once per invoice, for ever. */
export async function trackSale(
  ctx: Ctx,
  body: TrackSaleBody,
  { reporter = 'server' }: { reporter?: EvidenceLevel } = {},
): Promise<TrackedSale> {
  const { deps, scope } = ctx
  const input = readSale(deps, body, reporter)
  if (body.programId) await findProgram(ctx, body.programId)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const { externalId, invoiceId } = input
  const keys = [`customer ${externalId}`, ...(invoiceId ? [`invoice ${invoiceId}`] : [])]
  const answer = await transactInBatch(ctx, keys, (ctx) => recordSale(ctx, { workspace, input }))
  deps.live.announce([scope.workspaceId])
  return answer
}

export interface SaleCase {
  workspace: WorkspaceRecord
  input: SaleInput
  /** Id of the sale, when it is not an earlier one. */
  id?: string
}

/** Records a sale within an open transaction. */
export async function recordSale(
  ctx: BatchCtx,
  { workspace, input, id = ctx.deps.ids.make('evt', input.at.getTime()) }: SaleCase,
): Promise<TrackedSale> {
  const { deps, tx, scope } = ctx
  const { externalId, clickId, at, invoiceId } = input
  const key = { externalId, clickId, leadName: input.leadName ?? DIRECT_SALE, invoiceId }
  const found = await loadEvidence(ctx, key)
  if (found.invoice) return repeatSale(ctx, input, found.invoice)
  const rules = rulesOf(workspace, found)
  const { programId } = readCustomerName(externalId)
  const code = input.discountCode ? await findCode(ctx, input.discountCode, programId) : null
  const said = { key, reporter: input.reporter, at, rules, byCode: code !== null, deferred: false }
  const evidence = await weighEvidence(ctx, found, said)
  // A click that can change nothing may be unknown: the money counts.
  const isUnknown = !evidence.named && !evidence.otherClick
  if (clickId && isUnknown && !evidence.customer?.settled) {
    throw await unknownClick(deps, clickId)
  }
  const judged = judgeSale(input, evidence, { rules, code })
  const { source, verdict, existing, aside, level } = judged
  const byCode = verdict.reason === 'code'
  // Claiming them locks and changes earlier sales; what is found out now changes earlier commissions.
  const isChanging = existing.isDiscovered || evidence.isChanging
  const isAlone = evidence.waitingSinceMs !== null || isChanging || aside
  const own = isAlone ? exclusive(ctx) : null
  const lead = byCode ? null : directLead(deps.ids, input, evidence, { rules, source, aside })
  const standing = await standingOf(ctx, source, aside ? null : (evidence.customer?.pinned ?? null))
  const buyer = { workspace, input, evidence, judged, lead, offer: standing?.offer ?? null }
  const saved = saveBuyer(deps, buyer)
  const customer = saved?.customer ?? null
  const late = evidence.late(at)
  const leadId = lead?.id ?? judged.leadId
  const waits = !source && !isFixed(evidence)
  const customerId = customer?.id ?? null
  const sale = { ...input, id, source, verdict, late, leadId, customerId, waits, evidence: level }
  const event = source && customer && eventOf(sale, { source, customer, ...existing })
  const earned = event && standing ? await earnCommissions(ctx, { standing, event }) : NOTHING
  const first = await isFirst(own, { evidence, judged, customer })
  const counted = [...countedLead(lead), ...countedSale(sale, first)]
  const news = listNews(evidence.customer, { customer, leadId: lead?.id, saleId: source && id })
  await tx.write(scope, [
    ...(saved?.writes ?? []),
    ...(lead && customer ? storeLead({ ...lead, customerId: customer.id }) : []),
    ...storeSale({ ...sale, unearned: earned.unearned }),
    ...heardAnnouncements(workspace, news),
    ...storeCommissions(deps.ids, earned.commissions),
    ...eventTotals(counted, workspace.currency),
  ])
  if (event) await settleEvent(event, earned)
  if (own && customer) {
    const about = { workspace, evidence, judged, lead, rules, customer, reporter: input.reporter }
    await noteExisting(own, evidence, existing)
    await claimSales(own, toClaim(about))
    const eventIds = [id, ...(lead ? [lead.id] : [])]
    const { currency: ownCurrency } = workspace
    await followEvidence(own, { found, evidence, customer, source, eventIds, ownCurrency })
  }
  return answerSale(sale, customer)
}

/** Returns how the sale claims earlier ones. A code speaks for its own sale only. */
function toClaim(about: {
  workspace: WorkspaceRecord
  evidence: Evidence
  judged: JudgedSale
  lead: NewLead | null
  rules: AttributionRules
  customer: KnownCustomer
  reporter: EvidenceLevel
}): Claim {
  const { workspace, judged, lead, customer, evidence, rules, reporter } = about
  const { source, verdict, aside } = judged
  return {
    evidence,
    customer,
    source: verdict.reason === 'code' || aside ? null : source,
    lead: lead && { ...lead.verdict, id: lead.id, clickedAtMs: customer.originAtMs },
    rules,
    ownCurrency: workspace.currency,
    reporter,
  }
}

function eventOf(
  sale: NewSale,
  {
    source,
    customer,
    isExisting,
  }: { source: Source; customer: KnownCustomer; isExisting: boolean },
): EarningEvent {
  const { id, at, evidence, metadata, amountMinor, parts, currency, invoiceId, eventName } = sale
  return {
    source,
    customer,
    isExisting,
    type: 'sale',
    id,
    at,
    evidence,
    metadata,
    quantity: 1,
    byCode: sale.verdict.reason === 'code',
    sale: { amountMinor, parts, currency, invoiceId, eventName, processor: sale.paymentProcessor },
  }
}

/** Tells whether it is the customer's first sale through its link. */
async function isFirst(
  own: TxCtx | null,
  sold: { evidence: Weighed; judged: JudgedSale; customer: KnownCustomer | null },
): Promise<boolean> {
  const { evidence, judged, customer } = sold
  const { source, aside } = judged
  const isElsewhere = aside || evidence.isAnew
  if (!isElsewhere || !own || !source || !customer) return !evidence.customer?.converted
  return !(await hasBoughtThrough(own, customer.id, source.linkNum))
}

interface Buyer {
  workspace: WorkspaceRecord
  input: SaleInput
  evidence: Evidence
  judged: JudgedSale
  lead: NewLead | null
  offer: Pinned | null
}

/** Saves the buyer. A visitor who came through no link and is unknown is not stored. */
function saveBuyer({ ids }: Deps, buyer: Buyer): SavedCustomer | null {
  const { workspace, input, evidence, judged, lead, offer } = buyer
  const { source, verdict } = judged
  if (!evidence.customer && !evidence.named && !source) return null
  const counted = source !== null && !judged.aside
  return saveCustomer(ids, evidence.customer, {
    externalId: input.externalId,
    at: input.at,
    seenAtMs: judged.existing.seenAtMs,
    person: personSaid(evidence, input),
    country: evidence.named?.country ?? null,
    source: judged.aside ? null : source,
    evidence: judged.level,
    originAt: verdict.reason === 'code' ? input.at : null,
    settles: counted,
    leadId: lead?.id ?? null,
    offer,
    sale: {
      ownAmountMinor: input.currency === workspace.currency ? input.amountMinor : 0n,
      counted,
    },
  })
}
