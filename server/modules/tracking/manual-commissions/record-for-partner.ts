import { asc, eq, inArray, isNull } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { customers, invoiceKeys, leadKeys, leads, sales } from '../../../db/schema/events.ts'
import { links } from '../../../db/schema/links.ts'
import { isExistingCustomer } from '../../../domain/attribution-times.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { format } from '../../../locales/format.ts'
import { requireOwnFields } from './require-own-fields.ts'
import { requireCustomer } from '../customers/queries.ts'
import { isFixed, loadEvidence, type Evidence } from '../customers/evidence.ts'
import { followOrigin } from '../customers/follow-origin.ts'
import {
  parseCountry,
  parseExternalId,
  parseMetadata,
  parseOptional,
  parsePerson,
  parseText,
} from '../../../core/input.ts'
import { recordLead } from '../leads/track-lead.ts'
import { readSale } from '../sales/sale-input.ts'
import { recordSale } from '../sales/track-sale.ts'
import { recordBonus } from '../../program/programs/record-bonus.ts'
import type { ForPartner } from '../../earnings/commissions/adjust/create-custom.ts'

const SIGN_UP = 'Sign up'

/**
 * Records a lead or sale by hand for a partner: the customer is attributed to the partner's link, and
 * everything else happens as if it had come that way. Returns the id of the commission.
 * @throws ApiError `conflict` for a customer of another link, `bad_request` when it earns nothing
 */
export async function recordForPartner(ctx: TxCtx, asked: ForPartner): Promise<string> {
  requireOwnFields(asked.body)
  const externalId = await customerOf(ctx, asked)
  const leadName = asked.body.lead?.eventName ?? asked.body.leadEventName ?? SIGN_UP
  const link = await linkOf(ctx, asked)
  const evidence = await loadEvidence(ctx, { externalId, clickId: null, leadName })
  const { customer, own } = evidence
  const isElsewhere = customer?.settled === true && own?.link.partnerId !== asked.owner.partner.id
  if (isElsewhere && isFixed(evidence)) {
    throw new ApiError(
      'conflict',
      `The customer ${JSON.stringify(readCustomerName(externalId).externalId)} is already attributed to another link, which can’t be changed.`,
    )
  }
  const given = { asked, externalId, link, evidence }
  if (!customer?.settled || isElsewhere) await giveCustomer(ctx, given)
  const { eventId, isNew } =
    asked.body.type === 'lead'
      ? await lead(ctx, { asked, externalId, leadName })
      : await sale(ctx, { asked, externalId })
  if (isElsewhere) await overrideBrowser(ctx, { ...given, eventId })
  const { id, programId, earnings } = await commissionOf(ctx, eventId)
  if (isNew) await recordBonus(ctx, { programId, bonusMinor: earnings })
  return id
}

interface Recorded {
  eventId: string
  /** False: an earlier request has recorded it. */
  isNew: boolean
}

async function customerOf(ctx: TxCtx, { body, owner }: ForPartner): Promise<string> {
  if (body.customerId) {
    const { externalId } = await requireCustomer(ctx, body.customerId)
    const { programId } = readCustomerName(externalId)
    if (programId === null || programId === owner.program.id) return externalId
    throw invalid('customerId', 'The customer belongs to another program.')
  }
  if (body.customer) return parseExternalId('customer.externalId', body.customer.externalId)
  throw invalid('customerId', 'Send customerId or customer.')
}

type LinkRow = typeof links.$inferSelect

async function linkOf(ctx: TxCtx, { owner, body }: ForPartner): Promise<LinkRow> {
  const { tx, scope } = ctx
  const { partner, program } = owner
  const where = [
    eq(links.partnerId, partner.id),
    eq(links.programId, program.id),
    isNull(links.deletedAt),
    body.linkId ? eq(links.id, body.linkId) : undefined,
  ]
  const link = await tx.first(scope, links, where, { orderBy: [asc(links.id)] })
  if (link) return link
  const named = JSON.stringify(body.linkId)
  if (body.linkId) throw new ApiError('not_found', `The partner has no link with the ID ${named}.`)
  throw new ApiError('bad_request', `${partner.name} has no link. Create one first.`)
}

interface Given {
  asked: ForPartner
  externalId: string
  link: LinkRow
  evidence: Evidence
}

/** Returns the browser's lead that this one takes the place of. */
function findReplaced({ asked, evidence }: Pick<Given, 'asked' | 'evidence'>): string | null {
  const { lead } = evidence
  return asked.body.type === 'lead' && lead?.evidence === 'browser' ? lead.id : null
}

/** Brings what a browser had given another partner to the one whom a member or server names. */
async function overrideBrowser(
  ctx: TxCtx,
  { asked, externalId, evidence, eventId }: Given & { eventId: string },
): Promise<void> {
  const { deps, scope } = ctx
  const { currency: ownCurrency } = (await deps.directory.workspaceById(scope.workspaceId))!
  const { customer, own } = await loadEvidence(ctx, { externalId, clickId: null, leadName: null })
  const clickedAtMs = evidence.customer?.originAtMs ?? evidence.own?.clickedAtMs ?? null
  const wasExisting = isExistingCustomer(evidence.customer?.seenAtMs ?? null, clickedAtMs)
  const replacedId = findReplaced({ asked, evidence })
  const duplicates = replacedId === null ? [] : [replacedId]
  const about = { customer: customer!, source: own!, wasExisting, duplicates, ownCurrency }
  await followOrigin(ctx, { ...about, eventIds: [eventId] })
}

/** Attributes the customer to the partner's link from now on. */
async function giveCustomer(ctx: TxCtx, given: Given): Promise<void> {
  const { deps, tx, scope } = ctx
  const { asked, externalId, link, evidence } = given
  const known = evidence.customer
  const { at, body, owner } = asked
  const country = parseCountry(body.customer?.country)
  const source = {
    linkNum: link.num,
    clickId: null,
    clickedAt: null,
    partnerId: owner.partner.id,
    programId: owner.program.id,
    ...(country && { country }),
  }
  if (known) {
    const open = { settled: false, settledAt: null, leadId: null, pinned: null }
    const begun = { ...open, converted: false, evidence: 'server' as const }
    const change = known.settled ? { ...source, ...begun } : source
    await tx.update(scope, customers, change, [eq(customers.id, known.id)])
    const replaced = inArray(leadKeys.leadId, [findReplaced(given) ?? []].flat())
    await tx.remove(scope, leadKeys, [eq(leadKeys.customerId, known.id), replaced])
    return
  }
  const id = deps.ids.make('cus', at.getTime())
  const person = personOf(asked)
  const row = { id, externalId, ...person, ...source, createdAt: at, updatedAt: at }
  await tx.insert(scope, customers, row)
  await announceHeard(ctx, [{ type: 'customer.created', data: { customerId: id } }])
}

function personOf({ body: { customer } }: ForPartner) {
  return parsePerson({
    customerName: customer?.name,
    customerEmail: customer?.email,
    customerAvatar: customer?.avatar,
  })
}

async function lead(
  ctx: TxCtx,
  { asked, externalId, leadName }: { asked: ForPartner; externalId: string; leadName: string },
): Promise<Recorded> {
  const { deps, tx, scope } = ctx
  const { at, body } = asked
  const eventName = parseText('lead.eventName', leadName)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const input = {
    clickId: null,
    eventName,
    externalId,
    person: personOf(asked),
    deferred: false,
    quantity: 1,
    metadata: parseMetadata(body.lead?.metadata),
    at,
    reporter: 'server' as const,
  }
  const same = [eq(customers.externalId, externalId)]
  const customer = await tx.first(scope, customers, same)
  const key = [eq(leadKeys.customerId, customer!.id), eq(leadKeys.eventName, eventName)]
  const earlier = await tx.first(scope, leadKeys, key)
  await recordLead(ctx, { workspace, input })
  const { leadId } = (await tx.first(scope, leadKeys, key))!
  return { eventId: leadId, isNew: !earlier }
}

async function sale(
  ctx: TxCtx,
  { asked, externalId }: { asked: ForPartner; externalId: string },
): Promise<Recorded> {
  const { deps, tx, scope } = ctx
  const { at, body, dated } = asked
  const said = body.sale ?? {}
  const amount = said.amount ?? body.saleAmount ?? null
  if (amount === null) throw invalid('sale.amount', 'Give the amount of the sale in minor units.')
  const metadata = parseMetadata(said.metadata)
  const productId = parseOptional('productId', body.productId)
  const processor = said.paymentProcessor
  const customer = readCustomerName(externalId)
  const read = readSale(
    deps,
    {
      customerExternalId: customer.externalId,
      programId: customer.programId,
      amount,
      tax: said.tax ?? null,
      shipping: said.shipping ?? null,
      fee: said.fee ?? null,
      lineItems: said.lineItems ?? null,
      currency: said.currency ?? asked.owner.program.currency,
      eventName: said.eventName ?? null,
      paymentProcessor: !processor || processor === 'lemonsqueezy' ? 'custom' : processor,
      invoiceId: said.invoiceId ?? body.invoiceId ?? null,
      metadata: productId ? { ...metadata, productId } : metadata,
      // What a request without a date repeats is the same sale.
      ...(dated && { timestamp: at.toISOString() }),
    },
    'server',
  )
  const input = { ...read, at }
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const id = deps.ids.make('evt', at.getTime())
  await recordSale(ctx, { workspace, input, id })
  if (!input.invoiceId) return { eventId: id, isNew: true }
  const same = [eq(invoiceKeys.invoiceId, input.invoiceId)]
  const { saleId } = (await tx.first(scope, invoiceKeys, same))!
  return { eventId: saleId, isNew: saleId === id }
}

async function commissionOf(ctx: TxCtx, eventId: string): Promise<typeof commissions.$inferSelect> {
  const { tx, scope } = ctx
  const where = [eq(commissions.eventId, eventId), isNull(commissions.reversesId)]
  const earned = await tx.first(scope, commissions, [...where, isNull(commissions.sourceId)])
  if (earned) return earned
  const event =
    (await tx.first(scope, sales, [eq(sales.id, eventId)])) ??
    (await tx.first(scope, leads, [eq(leads.id, eventId)]))
  const why = format(event?.unearned?.steps.at(-1) ?? 'The partner has no reward for it.')
  throw new ApiError(
    'bad_request',
    `The event earns no commission, so nothing was recorded. ${why}`,
  )
}
