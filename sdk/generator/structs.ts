import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { Field, Operation, Struct, Type } from './table.ts'

/** Reads the type of a schema; whether it may be null is said beside it. */
export function typeOf(schema: JsonSchema): Type {
  const { $ref, type, anyOf, items, properties, patternProperties, additionalProperties } = schema
  if (typeof $ref === 'string') return { kind: 'object', name: $ref.split('/').at(-1) ?? '' }
  if (Array.isArray(anyOf)) {
    const choices = (anyOf as JsonSchema[]).filter((one) => one.type !== 'null').map(typeOf)
    const [first] = choices
    return first && choices.length === 1 ? first : { kind: 'union', of: choices }
  }
  if (typeof schema.const === 'string') return { kind: 'string', words: [schema.const] }
  const [name] = [type].flat().filter((one) => one !== 'null')
  if (name === 'string') {
    const words = schema.enum as string[] | undefined
    return words ? { kind: 'string', words: words.filter((word) => word !== null) } : { kind: name }
  }
  if (schema.format === 'double') return { kind: 'number' }
  // Every other number of the API is whole: money is minor units, rates are basis points.
  if (name === 'integer' || name === 'number') return { kind: 'integer' }
  if (name === 'boolean') return { kind: name }
  if (name === 'array') return { kind: 'list', of: items ? typeOf(items as JsonSchema) : ANY }
  if (name !== 'object' || properties) return ANY
  const values = Object.values((patternProperties ?? {}) as Record<string, JsonSchema>)[0]
  const more =
    typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : null
  const value = values ?? more
  return { kind: 'map', of: value ? typeOf(value) : ANY }
}

const ANY: Type = { kind: 'any' }

function isNullable({ type, anyOf }: JsonSchema): boolean {
  return [type].flat().includes('null') || ((anyOf ?? []) as JsonSchema[]).some(isNullable)
}

/** The objects of the document, with those that only callers fill in. */
export class Structs {
  readonly #fields = new Map<string, Field[]>()

  constructor(schemas: Record<string, JsonSchema>) {
    for (const [name, schema] of Object.entries(schemas)) {
      if (name === 'Error') continue
      const required = (schema.required ?? []) as string[]
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      const fields = properties.map(([wire, property]) => ({
        wire,
        type: typeOf(property),
        required: required.includes(wire),
        nullable: isNullable(property),
        description: typeof property.description === 'string' ? property.description : '',
      }))
      this.set(name, fields)
    }
  }

  /** Adds a shape, or extends the body of an operation by what stands in its query. */
  set(name: string, fields: Field[]): void {
    this.#fields.set(name, fields)
  }

  fieldsOf(name: string): Field[] {
    return this.#fields.get(name) ?? []
  }

  all(operations: Operation[]): Struct[] {
    const inputs = new Set<string>()
    const outputs = new Set<string>()
    for (const { params, body, answer } of operations) {
      if (params) this.#collect({ kind: 'object', name: params.name }, inputs)
      if (body.kind === 'list') this.#collect(body.of, inputs)
      if (answer.kind === 'json') this.#collect(answer.type, outputs)
      if (answer.kind === 'pages') this.#collect(answer.of, outputs)
    }
    const structs = Array.from(this.#fields, ([name, fields]) => {
      return { name, fields, isInput: inputs.has(name), isOutput: outputs.has(name) }
    })
    return structs.filter(({ isInput, isOutput }) => isInput || isOutput)
  }

  /** Collects the objects of a type, and those within them. */
  #collect(type: Type, names: Set<string>): void {
    if (type.kind === 'list' || type.kind === 'map') this.#collect(type.of, names)
    else if (type.kind === 'union') for (const one of type.of) this.#collect(one, names)
    else if (type.kind === 'object' && !names.has(type.name)) {
      names.add(type.name)
      for (const field of this.fieldsOf(type.name)) this.#collect(field.type, names)
    }
  }
}
