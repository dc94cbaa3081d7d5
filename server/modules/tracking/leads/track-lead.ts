import { heardAnnouncements } from '../../../core/announce-heard.ts'
import type { BatchCtx, Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import { exclusive, transactInBatch } from '../../../core/transact.ts'
import { eventTotals } from '../../../db/rollups.ts'
import { loadEvidence, personSaid, type Evidence } from '../customers/evidence.ts'
import {
  parseCustomerName,
  parseMetadata,
  parseOptional,
  parsePerson,
  parseText,
  parseTime,
  type Person,
} from '../../../core/input.ts'
import { followEvidence } from '../customers/follow-origin.ts'
import { listNews } from '../customers/list-news.ts'
import { noteExisting } from '../customers/note-existing.ts'
import { unknownClick } from '../customers/unknown-click.ts'
import { rulesOf } from '../customers/rules.ts'
import { weighEvidence } from '../customers/weigh-evidence.ts'
import { saveCustomer } from '../customers/save-customer.ts'
import { earnCommissions, NOTHING } from '../../earnings/commissions/accrue/earn-commissions.ts'
import { standingOf } from '../../earnings/commissions/accrue/standing.ts'
import { storeCommissions } from '../../earnings/commissions/accrue/store-commissions.ts'
import { settleEvent } from '../../earnings/milestones/settle-event.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { claimSales } from '../sales/claim-sales.ts'
import { answerLead, repeatLead } from './answer-lead.ts'
import { judgeLead } from './judge-lead.ts'
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
  reporter: EvidenceLevel
}

/** Records that a visitor became a customer: once per customer and event name, for ever. */
export async function trackLead(
  ctx: Ctx,
  body: TrackLeadBody,
  { reporter = 'server' }: { reporter?: EvidenceLevel } = {},
): Promise<TrackedLead> {
  const { deps, scope } = ctx
  const input = readLead(deps, body, reporter)
  if (body.programId) await findProgram(ctx, body.programId)
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
export function readLead(deps: Deps, body: TrackLeadBody, reporter: EvidenceLevel): LeadInput {
  return {
    clickId: parseOptional('clickId', body.clickId),
    eventName: parseText('eventName', body.eventName),
    externalId: parseCustomerName(body),
    person: parsePerson(body),
    deferred: body.mode === 'deferred',
    quantity: body.eventQuantity ?? 1,
    metadata: parseMetadata(body.metadata),
    at: parseTime(deps.clock, body.timestamp),
    reporter,
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
  const key = { externalId, clickId, leadName: input.eventName }
  const found = await loadEvidence(ctx, key)
  const rules = rulesOf(workspace, found)
  const said = { key, reporter: input.reporter, at, rules, byCode: false, deferred }
  const evidence = await weighEvidence(ctx, found, said)
  // A browser is refused the same whether or not there is such a lead: it learns of nobody.
  if (input.reporter === 'browser') await requireSource(deps, input, evidence)
  if (evidence.lead && evidence.customer && !deferred) {
    return repeatLead(ctx, { leadId: evidence.lead.id, customer: evidence.customer })
  }
  await requireSource(deps, input, evidence)
  const judged = judgeLead(input, evidence, rules)
  const { verdict, source, existing, aside, level } = judged
  // Claiming them locks and changes earlier sales; what is found out now changes earlier commissions.
  const isAlone = evidence.waitingSinceMs !== null || existing.isDiscovered || evidence.isChanging
  const own = isAlone ? exclusive(ctx) : null
  const id = deferred ? null : deps.ids.make('evt', at.getTime())
  const standing = await standingOf(ctx, source, aside ? null : (evidence.customer?.pinned ?? null))
  const settles = source !== null && !deferred && !aside
  const { customer, writes } = saveCustomer(deps.ids, evidence.customer, {
    externalId,
    at,
    seenAtMs: existing.seenAtMs,
    person: personSaid(evidence, input),
    country: evidence.named?.country ?? null,
    source: judged.origin,
    evidence: level,
    settles,
    leadId: source && !aside ? id : null,
    offer: standing?.offer ?? null,
  })
  const lead = id && { ...input, id, source, verdict, late: evidence.late(at), evidence: level }
  const event = lead && source && { ...lead, ...LEAD, ...existing, customer, source }
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
    const claim = { evidence, customer, source, lead: ownLead, rules, ownCurrency }
    await claimSales(own, { ...claim, reporter: input.reporter })
    await noteExisting(own, evidence, existing)
    const eventIds = id ? [id] : []
    await followEvidence(own, { found, evidence, customer, source, eventIds, ownCurrency })
  }
  return answerLead(deps, { clickId: source?.clickId ?? clickId, source, customer })
}

/** Checks that the call or the customer's record says where the customer came from, which a lead needs. */
async function requireSource(
  deps: Deps,
  { clickId, externalId, reporter }: LeadInput,
  { customer, own, named, otherClick }: Evidence,
): Promise<void> {
  if (clickId && !named && !otherClick) throw await unknownClick(deps, clickId)
  const isBrowser = reporter === 'browser'
  // A browser is not told whom the workspace knows, nor by which link.
  if (clickId || (own && !isBrowser)) return
  const who = JSON.stringify(readCustomerName(externalId).externalId)
  if (customer && !isBrowser) {
    throw new ApiError(
      'bad_request',
      `The customer ${who} isn’t attributed to a link. Send the clickId of their visit (the svc_id cookie).`,
    )
  }
  throw new ApiError(
    'not_found',
    `No customer has the externalId ${who}. Send the clickId of their visit (the svc_id cookie) to create them.`,
  )
}
