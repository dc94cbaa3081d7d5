import { heardAnnouncements } from '../../../core/announce-heard.ts'
import type { BatchCtx, Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { attributeLead } from '../../../domain/attribution.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { exclusive, transactInBatch } from '../../../core/transact.ts'
import { eventTotals } from '../../../db/rollups.ts'
import {
  asClick,
  asCustomer,
  chosenSource,
  loadEvidence,
  pinnedOffer,
  rulesOf,
  unknownClick,
  type Evidence,
} from '../customers/evidence.ts'
import {
  parseMetadata,
  parseOptional,
  parsePerson,
  parseText,
  parseTime,
  type Person,
} from '../../../core/input.ts'
import { EXISTING_CUSTOMER, judgeExisting } from '../customers/judge-existing.ts'
import { listNews } from '../customers/list-news.ts'
import { noteExisting } from '../customers/note-existing.ts'
import { saveCustomer } from '../customers/save-customer.ts'
import { earnCommissions, NOTHING } from '../../earnings/commissions/accrue/earn-commissions.ts'
import { standingOf } from '../../earnings/commissions/accrue/standing.ts'
import { storeCommissions } from '../../earnings/commissions/accrue/store-commissions.ts'
import { settleEvent } from '../../earnings/milestones/settle-event.ts'
import { claimSales } from '../sales/claim-sales.ts'
import { answerLead, repeatLead } from './answer-lead.ts'
import type { TrackedLead, TrackLeadBody } from './schema.ts'
import { countedLead, storeLead } from './store-lead.ts'

export interface LeadInput {
  clickId: string | null
  eventName: string
  externalId: string
  person: Person
  deferred: boolean
  quantity: number
  metadata: Record<string, unknown> | null
  at: Date
  clientSide: boolean
}

/** Records that a visitor became a customer: once per customer and event name, for ever. */
export async function trackLead(
  ctx: Ctx,
  body: TrackLeadBody,
  { clientSide = false } = {},
): Promise<TrackedLead> {
  const { deps, scope } = ctx
  requirePlan(scope.plan, 'conversionTracking')
  const input = readLead(deps, body, clientSide)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const keys = [`customer ${input.externalId}`]
  const answer = await transactInBatch(ctx, keys, (ctx) => recordLead(ctx, { workspace, input }))
  deps.live.announce([scope.workspaceId])
  return answer
}

/**
 * Validates a lead.
 * @throws ApiError `unprocessable_entity`
 */
export function readLead(deps: Deps, body: TrackLeadBody, clientSide: boolean): LeadInput {
  return {
    clickId: parseOptional('clickId', body.clickId),
    eventName: parseText('eventName', body.eventName),
    externalId: parseText('customerExternalId', body.customerExternalId),
    person: parsePerson(body),
    deferred: body.mode === 'deferred',
    quantity: body.eventQuantity ?? 1,
    metadata: parseMetadata(body.metadata),
    at: parseTime(deps.clock, body.timestamp),
    clientSide,
  }
}

const LEAD = { type: 'lead', byCode: false, sale: null } as const

export interface LeadCase {
  workspace: WorkspaceRecord
  input: LeadInput
}

/** Records a lead within an open transaction. */
export async function recordLead(
  ctx: BatchCtx,
  { workspace, input }: LeadCase,
): Promise<TrackedLead> {
  const { deps, tx, scope } = ctx
  const { externalId, clickId, at, deferred } = input
  const evidence = await loadEvidence(ctx, { externalId, clickId, leadName: input.eventName })
  if (evidence.lead && evidence.customer && !deferred) {
    return repeatLead(ctx, { leadId: evidence.lead.id, customer: evidence.customer })
  }
  if (clickId && !evidence.named) throw await unknownClick(deps, clickId)
  requireSource(input, evidence)
  const rules = rulesOf(workspace, evidence)
  const verdict = attributeLead({
    ...rules,
    click: asClick(evidence.named),
    customer: asCustomer(evidence),
    nowMs: at.getTime(),
  })
  const source = chosenSource(evidence, verdict)
  const atMs = deferred && evidence.named ? null : at.getTime()
  const existing = judgeExisting(evidence, { source, byCode: false, atMs })
  if (existing.isExisting) verdict.steps.push(EXISTING_CUSTOMER)
  // Claiming them locks and changes earlier sales; what is found out now changes earlier commissions.
  const isAlone = evidence.waitingSinceMs !== null || existing.isDiscovered
  const own = isAlone ? exclusive(ctx) : null
  const id = deferred ? null : deps.ids.make('evt', at.getTime())
  const standing = await standingOf(ctx, source, pinnedOffer(evidence, source))
  const { customer, writes } = saveCustomer(deps.ids, evidence.customer, {
    externalId,
    at,
    seenAtMs: existing.seenAtMs,
    person: input.person,
    country: evidence.named?.country ?? null,
    source: source ?? (deferred ? evidence.named : null),
    settles: source !== null && !deferred,
    leadId: source && id,
    offer: standing?.offer ?? null,
  })
  const lead = id && { ...input, id, source, verdict, late: evidence.late(at) }
  const { isExisting } = existing
  const event = lead && source && { ...lead, ...LEAD, isExisting, customer, source }
  const earned = event && standing ? await earnCommissions(ctx, { standing, event }) : NOTHING
  const news = listNews(evidence.customer, { customer, leadId: source && id })
  await tx.write(scope, [
    ...writes,
    ...(lead ? storeLead({ ...lead, unearned: earned.unearned, customerId: customer.id }) : []),
    ...heardAnnouncements(workspace, news),
    ...storeCommissions(deps.ids, earned.commissions),
    ...eventTotals(countedLead(lead || null), workspace.currency),
  ])
  if (event) await settleEvent(event, earned)
  if (own) {
    const ownLead = id ? { ...verdict, id, clickedAtMs: customer.originAtMs } : null
    const ownCurrency = workspace.currency
    await claimSales(own, { evidence, customer, source, lead: ownLead, rules, ownCurrency })
    await noteExisting(own, evidence, existing)
  }
  return answerLead(deps, { clickId: source?.clickId ?? clickId, source, customer })
}

/** Checks that the call or the customer's record says where the customer came from, which a lead needs. */
function requireSource({ clickId, externalId }: LeadInput, { customer, own }: Evidence): void {
  if (clickId || own) return
  const who = JSON.stringify(externalId)
  if (customer) {
    throw new ApiError(
      'bad_request',
      `The customer ${who} came through no link yet. Send the clickId of their visit (the svc_id cookie).`,
    )
  }
  throw new ApiError(
    'not_found',
    `No customer has the externalId ${who}. Send the clickId of their visit (the svc_id cookie) to create them.`,
  )
}
