import { createHash } from 'node:crypto'
import type { ImportKind } from '../../domain/imports.ts'
import { isCurrency } from '../../domain/money.ts'
import type { FileFormat, ImportRow, SourceRow } from '../port.ts'
import { amount, time, Unreadable } from './read-cells.ts'
import { nameOf } from '../read-object.ts'
import { commissionState, partnerState } from './read-states.ts'

/** Values of one line by the names of `COLUMNS`. */
export type Values = Readonly<Record<string, string | undefined>>

export interface LineContext {
  kind: ImportKind
  line: string
  currency: string
  format: FileFormat
}

/** Converts the values of a line to rows in our words: a partner's line may have a first link. */
export function readValues(values: Values, context: LineContext): SourceRow[] {
  try {
    return READERS[context.kind](values, context)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { kind, line } = context
    return [{ kind, line, id: values.id || line, refused: error.reason }]
  }
}

type Reader = (values: Values, context: LineContext) => ImportRow[]

const READERS: { readonly [Kind in ImportKind]: Reader } = {
  partner: (values, context) => {
    const { line } = context
    const email = values.email ?? ''
    const id = keyIfAddress('partner', values.id || email)
    const at = time(values.createdAt, context)
    const partner: ImportRow = {
      kind: 'partner',
      id,
      line,
      email,
      name: personName(values),
      country: values.country || null,
      companyName: values.companyName || null,
      tenantId: values.tenantId || null,
      status: partnerState(values.status),
      at,
    }
    const key = keyOfLink(values.link ?? '')
    if (key === '') return [partner]
    const link = { partner: id, key, url: null, at }
    return [partner, { kind: 'link', id: `link:${id}`, line, ...link }]
  },
  link: (values, context) => [
    {
      kind: 'link',
      id: values.id || `key:${values.key}`,
      line: context.line,
      partner: partnerOf(values),
      key: values.key ?? '',
      url: values.url || null,
      at: time(values.createdAt, context),
    },
  ],
  customer: (values, context) => [
    {
      kind: 'customer',
      id: keyIfAddress('customer', values.id || (values.externalId ?? '')),
      line: context.line,
      externalId: values.externalId ?? '',
      partner: partnerOf(values) || null,
      link: values.link || null,
      name: personName(values),
      email: values.email || null,
      country: values.country || null,
      at: time(values.createdAt, context),
    },
  ],
  lead: (values, context) => {
    const eventName = values.eventName || 'Sign up'
    const customer = keyIfAddress('customer', values.customer ?? '')
    const id = values.id || keyOf('lead', `${customer}\n${eventName}`)
    const at = time(values.createdAt, context)
    return [{ kind: 'lead', id, line: context.line, customer, eventName, at }]
  },
  sale: (values, context) => {
    const invoiceId = values.invoiceId || null
    const currency = currencyOf(values, context)
    const id = values.id || (invoiceId === null ? '' : `invoice:${invoiceId}`)
    return [
      {
        kind: 'sale',
        id,
        line: context.line,
        customer: keyIfAddress('customer', values.customer ?? ''),
        invoiceId,
        eventName: values.eventName || null,
        amountMinor: amount(values.amount, currency, context.format),
        currency,
        at: time(values.createdAt, context),
      },
    ]
  },
  commission: (values, context) => {
    const currency = currencyOf(values, context)
    const { line } = context
    return [
      {
        kind: 'commission',
        id: values.id ?? '',
        line,
        partner: partnerOf(values),
        customer: keyIfAddress('customer', values.customer ?? '') || null,
        sale: values.sale || null,
        earningsMinor: amount(values.amount, currency, context.format),
        currency,
        status: commissionState(values.status),
        at: time(values.createdAt, context),
        dueAt: time(values.dueAt, context),
        paidAt: time(values.paidAt, context),
        payout: values.payout || null,
        description: values.description || null,
      },
    ]
  },
  payout: (values, context) => {
    const currency = currencyOf(values, context)
    return [
      {
        kind: 'payout',
        id: values.id ?? '',
        line: context.line,
        partner: partnerOf(values),
        amountMinor: amount(values.amount, currency, context.format),
        currency,
        isPaid: !values.status || commissionState(values.status) === 'paid',
        at: time(values.paidAt, context),
      },
    ]
  },
}

function personName({ name, firstName, lastName }: Values): string | null {
  return name || nameOf(firstName, lastName)
}

/** Parameters by which platforms name the partner in an address of the shop. */
const NAMING = ['via', 'ref', 'fpr', 'fp_ref', 'aff', 'a', 'tap_a', 'via_partner', 'gr_pk']

/** Returns the key of a link: a file may have its whole address. */
function keyOfLink(text: string): string {
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  if (!text.includes('/') || !URL.canParse(address)) return text
  const { searchParams, pathname } = new URL(address)
  const named = NAMING.map((name) => searchParams.get(name)).find((value) => value)
  return named ?? decodeURIComponent(pathname.split('/').findLast(Boolean) ?? '')
}

/** Files name a partner by the source's id or, where there is none, by the email address. */
function partnerOf({ partner = '' }: Values): string {
  return keyIfAddress('partner', partner)
}

function keyIfAddress(kind: string, text: string): string {
  return text.includes('@') ? keyOf(kind, text.trim().toLowerCase()) : text
}

/** Ids are kept for ever, so that one that would be a person's address is a hash of it. */
function keyOf(kind: string, text: string): string {
  return `${kind}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}

function currencyOf({ currency }: Values, context: LineContext): string {
  const code = (currency || context.currency).toLowerCase()
  if (isCurrency(code)) return code
  throw new Unreadable('invalid_currency')
}
