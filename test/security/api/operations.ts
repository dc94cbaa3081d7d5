import type { JsonSchema } from '../../../server/http/openapi-schema.ts'
import type { ApiDocument } from '../../../server/http/openapi.ts'

/** One operation of the API's description. */
export interface Operation {
  /** `POST /links` */
  name: string
  method: string
  /** Below `/api`, with its parameters in braces. */
  path: string
  security: readonly Record<string, readonly string[]>[]
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** Whether it answers CSV. */
  hasTable: boolean
  document: ApiDocument
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: JsonSchema
}

/** Where a request has a value: `['links', 0, 'tagIds', 0]` in a body, or the name of a parameter. */
export interface Place {
  in: 'path' | 'query' | 'body'
  path: readonly (string | number)[]
  /** Of what stands there: of a list `tagIds` it is `tagId`. */
  name: string
  schema: JsonSchema
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) => {
      const { parameters = [], requestBody, security = [], responses = {} } = described as Described
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        security,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        hasTable: 'text/csv' in (responses['200']?.content ?? {}),
        document,
      }
    }),
  )
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  security?: Record<string, string[]>[]
  responses?: Record<string, { content?: Record<string, unknown> }>
}

/** Whether anybody may call it, so that nobody is known. */
export function isOpen({ security }: Operation): boolean {
  return security.every((one) => Object.keys(one).length === 0)
}

/** Whether partners call it. */
export function isOfPartner({ security: [first = {}] }: Operation): boolean {
  return 'embedSession' in first || 'partnerSession' in first
}

/** Lists every place of an operation that takes a text, however deep. */
export function textPlaces(operation: Operation): Place[] {
  return placesOf(operation, takesText)
}

/** Lists every place of an operation's body that takes an amount of money. */
export function amountPlaces(operation: Operation): Place[] {
  const places = placesOf(operation, takesNumber)
  return places.filter(({ in: kind, name }) => kind === 'body' && /amount$|earnings$/i.test(name))
}

type Takes = (schema: JsonSchema) => boolean

function placesOf({ parameters, body, document }: Operation, takes: Takes): Place[] {
  const places = parameters.map((one): Place => {
    const place = one.in === 'path' ? 'path' : 'query'
    return { in: place, path: [one.name], name: singular(one.name), schema: one.schema }
  })
  if (!body) return places
  return [...places, ...placesIn(body, { path: [], name: '' }, { document, takes })]
}

function placesIn(
  schema: JsonSchema,
  at: Pick<Place, 'path' | 'name'>,
  about: { document: ApiDocument; takes: Takes },
): Place[] {
  if (at.path.length > 8) return []
  const { anyOf, allOf, items, properties } = resolve(schema, about.document)
  const choices = [anyOf, allOf].flat().filter(Boolean) as JsonSchema[]
  const inner = choices.flatMap((choice) => placesIn(choice, at, about))
  if (items) {
    const item = { path: [...at.path, 0], name: singular(at.name) }
    return unique([...inner, ...placesIn(items as JsonSchema, item, about)])
  }
  if (properties) {
    const all = Object.entries(properties as Record<string, JsonSchema>)
    const found = all.flatMap(([name, property]) =>
      placesIn(property, { path: [...at.path, name], name }, about),
    )
    return unique([...inner, ...found])
  }
  if (inner.length > 0) return unique(inner)
  return about.takes(schema) ? [{ in: 'body', ...at, schema }] : []
}

function takesText({ type, enum: words, const: word }: JsonSchema): boolean {
  if (words || word) return false
  return type === undefined || [type].flat().includes('string')
}

function takesNumber({ type }: JsonSchema): boolean {
  return [type].flat().some((one) => one === 'integer' || one === 'number')
}

export function resolve(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const { $ref } = schema
  return typeof $ref === 'string' ? document.components.schemas![$ref.split('/').at(-1)!]! : schema
}

function unique(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [place.path.join('.'), place])).values()]
}

export function singular(name: string): string {
  return name.replace(/([iI])ds$/, '$1d').replace(/Names$/, 'Name')
}

/** How a place is called in reports: `body links.0.tagIds.0`. */
export function nameOf({ in: kind, path }: Place): string {
  return `${kind} ${path.join('.')}`
}
