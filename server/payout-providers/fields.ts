import { invalid } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import type { ProviderField } from './port.ts'

const MAX_LENGTH = 255

export type Details = Readonly<Record<string, string>>

/**
 * Reads the values of a form, trimmed, without the empty ones.
 * @throws ApiError about a field that is unknown, missing, too long, no text, or none of its options
 */
export function readFields(fields: readonly ProviderField[], details: Details): Details {
  const names = fields.map((field) => field.name)
  for (const name of Object.keys(details)) {
    if (names.includes(name)) continue
    const known = names.length > 0 ? `The fields are ${names.join(', ')}.` : 'It has no fields.'
    throw invalid(name.slice(0, 50), `There is no such field. ${known}`)
  }
  const values: Record<string, string> = {}
  for (const { name, label, required, options } of fields) {
    const value = Object.hasOwn(details, name) ? String(details[name]).trim() : ''
    if (value.length > MAX_LENGTH) {
      throw invalid(name, message('payout-field.too-long', { label, max: MAX_LENGTH }))
    }
    if (/\p{Cc}|\p{Cs}/u.test(value)) {
      throw invalid(name, message('payout-field.not-text', { label }))
    }
    if (value !== '') values[name] = options ? choose(name, value, options) : value
    else if (required) throw invalid(name, message('payout-field.missing', { label }))
  }
  return values
}

function choose(name: string, value: string, options: NonNullable<ProviderField['options']>) {
  const found = options.find((option) => option.value === value.toLowerCase())
  if (found) return found.value
  const values = options.map((option) => option.value).join(', ')
  throw invalid(name, message('payout-field.not-an-option', { values }))
}

/** Masks a secret except its end, by which people recognise it. Short texts show nothing. */
export function maskEnd(text: string, shown = 4): string {
  return text.length >= shown * 2 ? `•••• ${text.slice(-shown)}` : '••••'
}
