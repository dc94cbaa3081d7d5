import type { JsonSchema } from '../../../server/http/openapi-schema.ts'
import { sampleOf } from '../../kit/sample.ts'
import { BODIES, PATHS, QUERIES } from './bodies.ts'
import type { Sent } from './client.ts'
import { resolve, textPlaces, type Operation, type Place } from './operations.ts'
import { valuesAt, type Values } from './values.ts'

/** A request before it is written. */
export interface Draft {
  path: Record<string, string>
  query: Record<string, string>
  body: unknown
}

/**
 * Builds a request that a workspace may send, with its own values.
 * @throws Error that says what is missing
 */
export function validDraft(operation: Operation, values: Values): Draft {
  const { name, parameters, body, document } = operation
  const path: Draft['path'] = filled(PATHS[name] ?? {}, values)
  const query: Draft['query'] = filled(QUERIES[name] ?? {}, values)
  for (const { name: parameter, in: kind, required, schema } of parameters) {
    if (kind === 'path') path[parameter] ??= pathValue(operation, parameter, values)
    else if (required) query[parameter] ??= String(sampleOf(schema, document))
  }
  if (name in BODIES) return { path, query, body: filled(BODIES[name], values) }
  if (!body) return { path, query, body: undefined }
  const sample = { path, query, body: sampleOf(body, document) }
  return withKnownIds(sample, operation, values)
}

function pathValue({ name, path }: Operation, parameter: string, values: Values): string {
  const list = path.slice(0, path.indexOf(`/{${parameter}}`))
  const [value] = valuesAt(list, parameter, values)
  if (value !== undefined) return value
  throw new Error(
    `${name}: no workspace has a value for {${parameter}}. Make one in test/security/world.`,
  )
}

/** Replaces the ids that a sample had to make up. */
function withKnownIds(draft: Draft, operation: Operation, values: Values): Draft {
  let known = draft
  for (const place of textPlaces(operation)) {
    const [value] = place.in === 'body' ? values.named(place.name) : []
    if (value !== undefined && valueAt(draft.body, place.path) !== undefined) {
      known = withValue(known, place, value, operation)
    }
  }
  return known
}

function filled<T>(part: T, values: Values): T {
  const text = JSON.stringify(part).replace(/"\$(\w+)"/g, (_, name: string) => {
    const [value] = values.named(name)
    if (value === undefined)
      throw new Error(`No workspace has a ${name}: add it in test/security/world.`)
    return JSON.stringify(value)
  })
  return JSON.parse(text) as T
}

function valueAt(body: unknown, path: Place['path']): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<string, unknown> | null)?.[part], body)
}

/** The request with another value at a place, and whatever must be around it. */
export function withValue(
  draft: Draft,
  { in: kind, path }: Pick<Place, 'in' | 'path'>,
  value: unknown,
  { body, document }: Operation,
): Draft {
  if (kind !== 'body') {
    return { ...draft, [kind]: { ...draft[kind], [path[0] as string]: String(value) } }
  }
  const set = (
    at: unknown,
    schema: JsonSchema | undefined,
    [part, ...rest]: Place['path'],
  ): unknown => {
    if (part === undefined) return value
    const inner = schema && innerSchema(schema, part, document)
    if (typeof part === 'number') {
      const list = Array.isArray(at) ? at : []
      return [set(list[part], inner, rest), ...list.slice(1)]
    }
    const isObject = typeof at === 'object' && at !== null && !Array.isArray(at)
    const object = isObject ? at : objectSample(schema, document)
    return { ...object, [part]: set((object as Record<string, unknown>)[part], inner, rest) }
  }
  return { ...draft, body: set(draft.body, body, path) }
}

function objectSample(schema: JsonSchema | undefined, document: Operation['document']): object {
  const sample = schema ? sampleOf({ ...schema, examples: undefined }, document) : {}
  return typeof sample === 'object' && sample !== null ? sample : {}
}

/** The schema of a property or of a list's items, in whichever choice has it. */
function innerSchema(
  schema: JsonSchema,
  part: string | number,
  document: Operation['document'],
): JsonSchema | undefined {
  const { properties, items, anyOf, allOf } = resolve(schema, document)
  if (typeof part === 'number' && items) return items as JsonSchema
  const own = (properties as Record<string, JsonSchema> | undefined)?.[part]
  if (own) return own
  for (const choice of [anyOf, allOf].flat().filter(Boolean) as JsonSchema[]) {
    const found = innerSchema(choice, part, document)
    if (found) return found
  }
  return undefined
}

/** Writes a request as it goes over the wire. */
export function write(
  { method, path }: Operation,
  draft: Draft,
  headers: Record<string, string>,
): Sent {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.path[name]!.toWellFormed()),
  )
  const query = new URLSearchParams(draft.query).toString()
  const body = typeof draft.body === 'string' ? draft.body : JSON.stringify(draft.body)
  return {
    method,
    path: `/api${filledPath}${query && `?${query}`}`,
    headers: {
      ...headers,
      ...(body?.startsWith('<') ? { 'content-type': 'application/xml' } : {}),
    },
    body: method === 'GET' ? undefined : body,
  }
}
