import { invalid } from '../domain/errors.ts'
import type { ConnectionField, Details } from './port.ts'

const MAX_LENGTH = 500

/**
 * Reads the values of a form, trimmed, without the empty ones.
 * @throws ApiError about a field that is unknown, missing, too long or none of its choices
 */
export function readDetails(fields: readonly ConnectionField[], details: Details): Details {
  const known = fields.map((field) => field.name)
  for (const name of Object.keys(details)) {
    if (known.includes(name)) continue
    const hint = known.length > 0 ? `The fields are ${known.join(', ')}.` : 'It has no fields.'
    throw invalid(name.slice(0, 50), `There is no such field. ${hint}`)
  }
  const values: Record<string, string> = {}
  for (const field of fields) {
    const { name, required } = field
    const value = Object.hasOwn(details, name) ? String(details[name]).trim() : ''
    if (value !== '') values[name] = checkValue(field, value)
    else if (required) throw invalid(name, 'This field is missing.')
  }
  return values
}

function checkValue({ name, choices }: ConnectionField, value: string): string {
  if (value.length > MAX_LENGTH) {
    throw invalid(name, `A value must not exceed ${MAX_LENGTH} characters.`)
  }
  if (/\p{Cc}|\p{Cs}/u.test(value)) {
    throw invalid(name, 'The value contains an unsupported character.')
  }
  if (choices && !choices.includes(value)) throw invalid(name, `Use one of ${choices.join(', ')}.`)
  return value
}
