import { toCustomerName } from '../../../domain/customer-name.ts'
import { parseMoment } from '../../../core/input.ts'
import { isCountry } from '../../../domain/country.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { ImportReason } from '../../../domain/imports.ts'
import { checkDestination, normalizeKey } from '../../../domain/link.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { MAX_AMOUNT } from '../../../core/fields.ts'
import type { ImportRow, RefusedRow, SourceRow } from '../../../importers/port.ts'

const MAX_ID = 200
const MAX_LINE = 200
const MAX_TEXT = 255
const MAX_EXTERNAL_ID = 100
const MAX_URL = 2_000

/** Says that a line cannot come, from within a check. */
class Refusal extends Error {
  readonly reason: ImportReason

  constructor(reason: ImportReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Checks the values of a row by themselves and returns it as it is kept, or why it cannot come. `nowMs`
 * bounds its times: nothing of the past lies in the future.
 */
export function checkValues(row: SourceRow, nowMs: number): SourceRow {
  const named = { id: clip(row.id, MAX_ID), line: clip(row.line, MAX_LINE) }
  if ('refused' in row) return { ...row, ...named }
  try {
    if (row.id.trim() === '') throw new Refusal('missing_value')
    return { ...checked(row, nowMs), ...named }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: row.kind, ...named, refused: error.reason } satisfies RefusedRow
  }
}

function checked(row: ImportRow, nowMs: number): ImportRow {
  switch (row.kind) {
    case 'partner':
      return {
        ...row,
        email: as('invalid_email', () => parseEmail(required(row.email, 1_000))),
        name: optional(row.name),
        country: country(row.country),
        companyName: optional(row.companyName),
        tenantId: optional(row.tenantId, MAX_EXTERNAL_ID),
        at: past(row.at, nowMs),
      }
    case 'link':
      return {
        ...row,
        partner: required(row.partner, MAX_ID),
        key: as('invalid_key', () => normalizeKey(required(row.key, 1_000))),
        url: address(row.url),
        at: past(row.at, nowMs),
      }
    case 'customer':
      return {
        ...row,
        externalId: externalIdOf(row.externalId),
        name: optional(row.name),
        email: optional(row.email),
        country: country(row.country),
        partner: optional(row.partner, MAX_ID),
        link: optional(row.link, MAX_ID),
        at: past(row.at, nowMs),
      }
    case 'lead':
      return {
        ...row,
        customer: required(row.customer, MAX_ID),
        eventName: required(row.eventName),
        at: past(row.at, nowMs),
      }
    default:
      return checkedMoney(row, nowMs)
  }
}

type MoneyRow = Extract<ImportRow, { currency: string }>

function checkedMoney(row: MoneyRow, nowMs: number): MoneyRow {
  const currency = as('invalid_currency', () => parseCurrency(required(row.currency)))
  const at = past(row.at, nowMs)
  switch (row.kind) {
    case 'sale':
      return {
        ...row,
        currency,
        at,
        customer: required(row.customer, MAX_ID),
        invoiceId: optional(row.invoiceId, MAX_TEXT),
        eventName: optional(row.eventName),
        amountMinor: amount(row.amountMinor, 0),
      }
    case 'commission':
      return {
        ...row,
        currency,
        at,
        partner: required(row.partner, MAX_ID),
        customer: optional(row.customer, MAX_ID),
        sale: optional(row.sale, MAX_ID),
        payout: optional(row.payout, MAX_ID),
        description: optional(row.description),
        earningsMinor: amount(row.earningsMinor, -MAX_AMOUNT),
        dueAt: moment(row.dueAt),
        paidAt: past(row.paidAt, nowMs),
      }
    case 'payout':
      return {
        ...row,
        currency,
        at,
        partner: required(row.partner, MAX_ID),
        amountMinor: amount(row.amountMinor, -MAX_AMOUNT),
      }
  }
}

function as<T>(reason: ImportReason, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ApiError) throw new Refusal(reason)
    throw error
  }
}

/** Removes what PostgreSQL does not store: NUL and half characters. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}

function clip(text: string, length: number): string {
  return Array.from(clean(text)).slice(0, length).join('')
}

function required(text: string, max = MAX_TEXT): string {
  const value = optional(text, max)
  if (value === null) throw new Refusal('missing_value')
  return value
}

/** Reads a customer's ID; imported customers are the workspace's. */
function externalIdOf(text: string): string {
  const externalId = required(text, MAX_EXTERNAL_ID)
  return toCustomerName({ externalId, programId: null })
}

function optional(text: string | null, max = MAX_TEXT): string | null {
  const value = clean(text ?? '')
  if (value.length > max) throw new Refusal('too_long')
  return value === '' ? null : value
}

/** Reads a country; one that is none is left out, since no money depends on it. */
function country(text: string | null): string | null {
  const code = clean(text ?? '').toUpperCase()
  return isCountry(code) ? code : null
}

function address(text: string | null): string | null {
  const url = optional(text, MAX_URL)
  if (url === null) return null
  return as('invalid_url', () => checkDestination(url))
}

function amount(minor: number, least: number): number {
  if (Number.isSafeInteger(minor) && minor >= least && minor <= MAX_AMOUNT) return minor
  throw new Refusal('invalid_amount')
}

function moment(text: string | null): string | null {
  if (text === null || text.trim() === '') return null
  return as('invalid_date', () => parseMoment('date', text.trim())).toISOString()
}

function past(text: string | null, nowMs: number): string | null {
  const at = moment(text)
  if (at !== null && Date.parse(at) > nowMs) throw new Refusal('invalid_date')
  return at
}
