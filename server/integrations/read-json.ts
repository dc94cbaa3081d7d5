import { ApiError } from '../domain/errors.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Reads JSON. Integers beyond 2^53 become texts, since ids may be that long. @throws ApiError `bad_request` */
export function readJson(text: string): Fields {
  try {
    const value: unknown = (JSON.parse as ExactParse)(text, (_, inner, { source }) =>
      typeof inner === 'number' && Number.isInteger(inner) && !Number.isSafeInteger(inner)
        ? source
        : inner,
    )
    return fieldsOf(value)
  } catch {
    throw new ApiError('bad_request', 'The body isn’t valid JSON.')
  }
}

type ExactParse = (
  text: string,
  reviver: (name: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

/** Returns the fields of an object; of anything else, none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Returns a text, or a number as one, without outer spaces; null when there is nothing. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Returns a whole number, or a text that is one; 0 when there is none. */
export function wholeOf(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : 0
}

/** Returns an id, whether the object is expanded or only named. */
export function idOf(value: unknown): string | null {
  return typeof value === 'object' ? textOf(fieldsOf(value).id) : textOf(value)
}

/** Returns the first of several names that has a text: providers' users spell them in many ways. */
export function firstText(fields: Fields, names: readonly string[]): string | null {
  for (const name of names) {
    const text = textOf(fields[name])
    if (text !== null) return text
  }
  return null
}

/** Returns a moment that a text of ISO 8601 names. */
export function momentOf(value: unknown): number | null {
  const ms = Date.parse(textOf(value) ?? '')
  return Number.isNaN(ms) ? null : ms
}

/** The ways to write the customer's own id and the click in data that is kept at a provider. */
export const EXTERNAL_ID = [
  'svcCustomerExternalId',
  'svc_customer_external_id',
  'svcCustomerId',
  'svc_customer_id',
  'dubCustomerExternalId',
  'dubCustomerId',
  'dub_customer_external_id',
  'dub_customer_id',
]
export const CLICK_ID = [
  'svcClickId',
  'svc_click_id',
  'svc_id',
  'dubClickId',
  'dub_click_id',
  'dub_id',
]
