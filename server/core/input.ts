import { createHash } from 'node:crypto'
import type { Clock } from '../deps.ts'
import { isCountry } from '../domain/country.ts'
import { isExternalId, toCustomerName } from '../domain/customer-name.ts'
import { invalid } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'

const MAX_METADATA = 10_000
const MAX_DEPTH = 20
const AHEAD_MS = 5 * 60_000
const OLDEST_MS = Date.UTC(2000, 0, 1)
const ISO = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?([Zz]|[+-]\d\d:?\d\d)$/

export interface Person {
  name: string | null
  email: string | null
  avatar: string | null
}

/**
 * Validates a text and removes outer spaces. @throws ApiError for one that is empty or that no database can
 * store.
 */
export function parseText(path: string, text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw invalid(path, message('input.empty', { path }))
  if (isText(trimmed)) return trimmed
  throw invalid(path, message('input.not-text', { path }))
}

/** Validates a customer's external ID. @throws ApiError */
export function parseExternalId(path: string, text: string): string {
  const externalId = parseText(path, text)
  if (isExternalId(externalId)) return externalId
  throw invalid(path, message('input.not-text', { path }))
}

/** Validates who the customer of an event is, and returns their name. @throws ApiError */
export function parseCustomerName(body: {
  customerExternalId: string
  programId?: string | null | undefined
}): string {
  const externalId = parseExternalId('customerExternalId', body.customerExternalId)
  return toCustomerName({ externalId, programId: parseOptional('programId', body.programId) })
}

/** Validates a text that may be left out: null when it is blank. */
export function parseOptional(path: string, text: string | null | undefined): string | null {
  return text?.trim() ? parseText(path, text) : null
}

export function parseAvatar(path: string, text: string | null | undefined): string | null {
  const avatar = parseOptional(path, text)
  if (avatar === null || (/^https?:/i.test(avatar) && URL.canParse(avatar))) return avatar
  throw invalid(path, `${path} must be an http or https address.`)
}

export function parsePerson(body: {
  customerName?: string | null | undefined
  customerEmail?: string | null | undefined
  customerAvatar?: string | null | undefined
}): Person {
  return {
    name: parseOptional('customerName', body.customerName),
    email: parseOptional('customerEmail', body.customerEmail),
    avatar: parseAvatar('customerAvatar', body.customerAvatar),
  }
}

/** Validates metadata. @throws ApiError unless it is null or an object that fits. */
export function parseMetadata(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw invalid('metadata', 'metadata must be an object or null.')
  }
  checkValue(value, 1)
  if (JSON.stringify(value).length > MAX_METADATA) {
    throw invalid('metadata', `metadata must not exceed ${MAX_METADATA} characters as JSON.`)
  }
  return value as Record<string, unknown>
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string' && !isText(value)) {
    throw invalid('metadata', 'metadata contains an unsupported character.')
  }
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) {
    throw invalid('metadata', `metadata must not nest deeper than ${MAX_DEPTH} levels.`)
  }
  for (const [name, inner] of Object.entries(value)) {
    checkValue(name, depth)
    checkValue(inner, depth + 1)
  }
}

/** Tells whether PostgreSQL can store a text, which must have neither NUL nor half a surrogate pair. */
function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Reads when an event happened: now, or the time that the call gives for older data. */
export function parseTime(clock: Clock, timestamp: string | undefined): Date {
  if (timestamp === undefined) return new Date(clock.now())
  const ms = parseMoment('timestamp', timestamp).getTime()
  if (ms > clock.now() + AHEAD_MS) throw invalid('timestamp', 'timestamp is in the future.')
  return new Date(ms)
}

/** Reads a time of past or future that a field names. */
export function parseMoment(path: string, text: string): Date {
  const ms = ISO.test(text) ? Date.parse(text.replace(' ', 'T').toUpperCase()) : Number.NaN
  if (Number.isNaN(ms) || !isDay(text.slice(0, 10))) {
    throw invalid(
      path,
      `${path} must be an ISO 8601 time with an offset, such as 2031-05-01T12:00:00Z.`,
    )
  }
  if (ms < OLDEST_MS) throw invalid(path, `${path} is before the year 2000.`)
  return new Date(ms)
}

/** Tells whether a text is a day of the calendar; `Date.parse` takes February 30 for March 2. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** Hashes a body; two with the same fields have the same hash, whatever their order. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(sorted)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([name, inner]) => [name, sorted(inner)])
}

/** Parses a country: two upper-case letters, or null. */
export function parseCountry(text: string | null | undefined): string | null {
  const country = text?.trim().toUpperCase()
  if (!country || isCountry(country)) return country || null
  throw invalid('country', 'country must be two letters of ISO 3166-1, such as DE.')
}

/** Parses a list from a query or a body: an array, or a text with commas. */
export function split(list: string | string[] | null | undefined): string[] {
  const parts = Array.isArray(list) ? list : (list ?? '').split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Parses a filter: `a`, `a,b`, or `-a,b` for everything else. */
export function splitFilter(text: string): { values: string[]; isExcluded: boolean } {
  const isExcluded = text.startsWith('-')
  return { values: split(isExcluded ? text.slice(1) : text), isExcluded }
}
