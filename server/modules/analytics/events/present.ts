import type { Ctx } from '../../../core/ctx.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { loadCustomerRevenue, type Revenue } from '../../../core/load-revenue.ts'
import { seesCustomers } from '../../../core/require-scope.ts'
import { presentSaleParts } from '../../../core/sale-parts.ts'
import type { Scope } from '../../../db/scope.ts'
import { DIRECT, TRIGGER_WORDS, UNKNOWN } from '../reports/fields/texts.ts'
import type { Link } from '../../links/links/schema.ts'
import type { EventRow } from './event-rows.ts'
import type { EventClick, EventCustomer, EventItem, EventPartner } from './schema.ts'

const PROCESSORS = ['stripe', 'shopify', 'polar', 'paddle', 'apple', 'revenuecat', 'lemonsqueezy']

export const KINDS = { clicks: 'click', leads: 'lead', sales: 'sale', refunds: 'refund' } as const

/** Takes out of an event what only those who may read customers see. */
export function shownTo(scope: Scope, row: EventRow): EventRow {
  if (seesCustomers(scope)) return row
  const hidden = { customerName: null, customerEmail: null, customerAvatar: null }
  return { ...row, ...hidden, customerCountry: null, metadata: null }
}

export function toClick(row: EventRow): EventClick {
  const { refererHost, refererPath } = row
  return {
    id: row.clickId ?? '',
    timestamp: (row.clickedAt ?? row.createdAt).toISOString(),
    url: row.url,
    country: row.country || UNKNOWN,
    city: row.city || UNKNOWN,
    region: row.region || UNKNOWN,
    continent: row.continent || UNKNOWN,
    device: row.device || UNKNOWN,
    browser: row.browser || UNKNOWN,
    os: row.os || UNKNOWN,
    referer: refererHost || DIRECT,
    refererUrl: refererHost ? refererHost + (refererPath === '/' ? '' : refererPath) : DIRECT,
    trigger: TRIGGER_WORDS[row.trigger],
    qr: row.trigger === 'qr',
    ip: '',
  }
}

function toCustomer(row: EventRow, revenue: Revenue): EventCustomer {
  const { externalId, programId } = readCustomerName(row.customerExternalId ?? '')
  return {
    id: row.customerId ?? '',
    externalId,
    identifiedProgramId: programId,
    name: row.customerName,
    email: row.customerEmail,
    avatar: row.customerAvatar,
    country: row.customerCountry,
    sales: row.customerSales ?? 0,
    ...revenue,
    createdAt: (row.customerCreatedAt ?? row.createdAt).toISOString(),
    firstSaleAt: row.firstSaleAt?.toISOString() ?? null,
  }
}

/** Loads the revenue of the customers of events, in the order of the events. */
export function loadEventRevenue(ctx: Ctx, rows: readonly EventRow[]): Promise<Revenue[]> {
  const earners = rows.map(({ customerId, customerProgramId, customerSaleAmount }) => ({
    key: customerId ?? '',
    programId: customerProgramId,
    saleAmount: customerSaleAmount ?? 0n,
  }))
  return loadCustomerRevenue(ctx, earners)
}

/** What is shown with an event. */
interface Shown<Of> {
  link: Of
  revenue: Revenue
}

/** Converts an event's own fields, without its kind and the link's fields. */
export function toFields(
  row: EventRow,
  { link, revenue }: Shown<Link | null>,
): Omit<EventItem, 'event' | 'link' | 'partner'> {
  const click = toClick(row)
  const { continent, country, city, device, browser, os, ip } = click
  return {
    id: row.id,
    timestamp: row.createdAt.toISOString(),
    click,
    ...(row.kind === 'leads' && { eventQuantity: row.quantity ?? 1 }),
    ...((row.kind === 'leads' || row.kind === 'sales') && {
      eventId: row.id,
      eventName: row.eventName ?? '',
      metadata: row.metadata,
      customer: toCustomer(row, revenue),
    }),
    ...(row.kind === 'sales' && saleFields(row)),
    click_id: click.id,
    link_id: link?.id ?? '',
    domain: link?.domain ?? '',
    key: link?.key ?? '',
    url: click.url || link?.url || '',
    continent,
    country,
    city,
    device,
    browser,
    os,
    qr: click.qr ? 1 : 0,
    ip,
  }
}

function saleFields(row: EventRow) {
  const { amount, parts, currency, invoiceId } = row
  const known = PROCESSORS.includes(row.paymentProcessor ?? '')
  const paymentProcessor = known ? row.paymentProcessor! : 'custom'
  return {
    sale: {
      amount: amount ?? 0,
      ...presentSaleParts(parts!),
      currency: currency ?? '',
      invoiceId,
      paymentProcessor,
    },
    saleAmount: amount ?? 0,
    invoice_id: invoiceId ?? '',
    payment_processor: paymentProcessor,
  }
}

export function toEvent(
  row: EventRow,
  { partner, ...shown }: Shown<Link> & { partner: EventPartner | null },
): EventItem {
  const event = KINDS[row.kind] as 'click' | 'lead' | 'sale'
  return { event, link: shown.link, partner, ...toFields(row, shown) }
}
