import { closest } from '../domain/spelling.ts'

type Schema = Readonly<Record<string, unknown>>

/**
 * Refuses a body with a field that its schema does not have, at any depth, so that no preview shows a typo as
 * if it would be stored. Objects of free form, such as metadata, take any field.
 * @throws Error with a sentence for the model
 */
export function checkBody(body: unknown, schema: Schema, path = ''): void {
  if (Array.isArray(body)) {
    const rows = alternatives(schema).flatMap(({ items }) => (isRecord(items) ? [items] : []))
    if (rows.length > 0) for (const row of body) checkBody(row, { anyOf: rows }, path)
  } else if (isRecord(body)) checkFields(body, schema, path)
}

function checkFields(body: Schema, schema: Schema, path: string): void {
  const shapes = alternatives(schema).filter(
    ({ type, properties }) => properties || type === 'object',
  )
  const isFree = shapes.some(
    ({ properties, additionalProperties, patternProperties }) =>
      !properties || additionalProperties || patternProperties,
  )
  if (shapes.length === 0 || isFree) return
  const known = Object.assign({}, ...shapes.map(({ properties }) => properties)) as Schema
  for (const [name, value] of Object.entries(body)) {
    const field = `${path}${name}`
    if (!Object.hasOwn(known, name)) throw new Error(describe(field, name, Object.keys(known)))
    const schemas = shapes.flatMap(({ properties }) => (properties as Schema)[name] ?? [])
    checkBody(value, { anyOf: schemas }, `${field}.`)
  }
}

/** Lists the schemas of which one describes the value. */
function alternatives(schema: Schema): Schema[] {
  const nested = [schema['anyOf'], schema['oneOf'], schema['allOf']].flatMap((list) =>
    Array.isArray(list) ? (list as Schema[]) : [],
  )
  return nested.length > 0 ? nested.flatMap(alternatives) : [schema]
}

function describe(field: string, name: string, known: readonly string[]): string {
  const guess = closest(name, known)
  const hint = guess ? ` Did you mean ${JSON.stringify(guess)}?` : ''
  return `The body has no field ${JSON.stringify(field)}.${hint} Valid fields: ${known.join(', ')}.`
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
