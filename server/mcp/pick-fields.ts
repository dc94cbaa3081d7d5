import { closest } from '../domain/spelling.ts'

/**
 * Keeps the named fields of a JSON answer, of each row where it is a list. A name may lead into an object:
 * `customer.name`.
 * @throws Error about a field that no row has, with the fields there are
 */
export function pickFields(json: string, fields: readonly string[]): string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('This operation doesn’t return JSON. Call it without fields.')
  }
  const rows = Array.isArray(value) ? value : [value]
  const unknown = fields.find((field) => rows.length > 0 && !rows.some((row) => has(row, field)))
  if (unknown !== undefined) throw new Error(describeUnknown(unknown, rows))
  const picked = rows.map((row) => Object.fromEntries(fields.map((name) => [name, get(row, name)])))
  return JSON.stringify(Array.isArray(value) ? picked : picked[0])
}

function get(row: unknown, field: string): unknown {
  return field.split('.').reduce(property, row)
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Tells whether a row has a field. One below null may exist in another answer, so it counts. */
function has(row: unknown, field: string): boolean {
  const [first = '', ...rest] = field.split('.')
  if (!isRecord(row) || !Object.hasOwn(row, first)) return false
  return rest.length === 0 || row[first] === null || has(row[first], rest.join('.'))
}

function describeUnknown(field: string, rows: readonly unknown[]): string {
  const names = [...new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])))]
  const guess = closest(field, names)
  const hint = guess ? ` Did you mean ${JSON.stringify(guess)}?` : ''
  return `The response has no field ${JSON.stringify(field)}.${hint} Valid fields: ${names.join(', ')}.`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
