import { Elysia } from 'elysia'
import { IGNORED } from '../core/fields.ts'
import type { Deps } from '../deps.ts'
import { type ApiError, invalid } from '../domain/errors.ts'
import { closest } from '../domain/spelling.ts'
import { isPublicRoute, pathOf } from './public-routes.ts'
import type { FieldSchema as Schema, FindHooks, RouteHooks } from './route-hooks.ts'

/** More than any list of ours may have. */
const MAX_ITEMS = 1000
/** Unknown names of a request that are compared with the known ones. */
const MAX_COMPARED = 20

/** Of an operation without a body. */
const EMPTY: Schema = { properties: {} }

/** Suggests which of the known names was meant. */
type Suggest = (name: string, known: Iterable<string>) => string | null

/** Parameters that page through a list: a caller who sends one to a list without it would read page 1 for ever. */
const PAGING = new Set(['page', 'pageSize', 'startingAfter', 'endingBefore'])

/**
 * Refuses fields that a body does not have, because `trackConversions` would be lost in silence. Of queries,
 * it refuses misspelt parameters; the others that are unknown are ignored, except where a query is closed.
 * The complaint comes before any other about the input. Names are compared for callers with a known key
 * only, since that takes the server longer than sending them takes the caller.
 */
export function checkSpelling(deps: Deps, hooksOf: FindHooks) {
  return new Elysia({ name: 'check-spelling' }).onTransform({ as: 'global' }, async (call) => {
    const hooks = hooksOf(call.request.method, call.route)
    await hooks?.authenticate?.(call)
    if (!hooks) return
    const { request, body } = call
    const complaint = await complainTo(deps, { hooks, request, body })
    if (complaint) throw complaint
  })
}

interface Input {
  hooks: RouteHooks
  request: Request
  body: unknown
}

async function complainTo(deps: Deps, input: Input): Promise<ApiError | undefined> {
  if (input.hooks.authenticate) return complaintAbout(input, suggestFew())
  let unknown = 0
  const complaint = complaintAbout(input, () => {
    unknown++
    return null
  })
  if (unknown === 0 || !(await isKnownPage(deps, input))) return complaint
  return complaintAbout(input, suggestFew())
}

function suggestFew(): Suggest {
  let compared = 0
  return (name, known) => (++compared > MAX_COMPARED ? null : closest(name, [...known]))
}

/** Tells whether a publishable key came with a call from a page. */
async function isKnownPage({ directory }: Deps, { request, body }: Input): Promise<boolean> {
  const inBody = isPlain(body) ? body.publishableKey : undefined
  const key = inBody ?? request.headers.get('authorization')?.split(' ')[1]
  return typeof key === 'string' && (await directory.workspaceByPublishableKey(key)) !== null
}

function complaintAbout({ hooks, request, body }: Input, suggest: Suggest): ApiError | undefined {
  return (
    complaintAboutBody(withoutKey(body, request), hooks, suggest) ||
    (hooks.query && unknownParameter(request.url, hooks.query, suggest)) ||
    undefined
  )
}

/** Leaves out the key that pages send with every public request, whether the route needs it or not. */
function withoutKey(body: unknown, request: Request): unknown {
  if (!isPlain(body) || !isPublicRoute(pathOf(request.url))) return body
  const { publishableKey: _, ...rest } = body
  return rest
}

/** Finds the first parameter that the route does not know, if it pages, is misspelt or the route takes no others. */
function unknownParameter(url: string, schema: Schema, suggest: Suggest): ApiError | undefined {
  const start = url.indexOf('?')
  if (start < 0) return undefined
  const fields = fieldsOf(schema)
  return first([...new URLSearchParams(url.slice(start)).keys()], (name) => {
    if (fields.has(name)) return undefined
    const meant = suggest(name, fields.keys())
    if (!meant && !PAGING.has(name) && schema.additionalProperties !== false) return undefined
    const hint = meant ? ` Did you mean "${meant}"?` : ''
    return invalid(name, `Unknown query parameter "${name.slice(0, 50)}".${hint}`)
  })
}

function complaintAboutBody(
  body: unknown,
  { body: declared, authenticate }: RouteHooks,
  suggest: Suggest,
): ApiError | undefined {
  // Whoever calls without a key, such as a provider, is answered by the route itself.
  const schema = declared ?? (authenticate ? EMPTY : undefined)
  if (body === undefined || !schema) return undefined
  if (body === null && schema.anyOf?.some((choice) => choice.type === 'null')) return undefined
  if (fieldsOf(schema).size > 0 && !isPlain(body)) {
    return invalid('', 'The body must be a JSON object.')
  }
  if (isOnly(schema, 'array') && !Array.isArray(body)) {
    return invalid('', 'The body must be a JSON array.')
  }
  return unknownField(body, '', { schema, suggest })
}

/** Finds the first unknown name, also in lists and in nested objects. `path` ends in a dot. */
function unknownField(
  value: unknown,
  path: string,
  { schema, suggest }: { schema: Schema; suggest: Suggest },
): ApiError | undefined {
  const items = schema.items ?? schema.anyOf?.find((choice) => choice.items)?.items
  if (Array.isArray(value) && items) {
    return first(value, (item, i) => unknownField(item, `${path}${i}.`, { schema: items, suggest }))
  }
  if (value === null) return undefined
  if (isOnly(schema, 'object') && !isPlain(value)) return noSuch('object', path)
  if (isOnly(schema, 'array') && typeof value === 'string') return noSuch('array', path)
  if (isFree(schema) || !isPlain(value)) return undefined
  const fields = fieldsOf(schema)
  return first(Object.keys(value), (name) => {
    const field = fields.get(name)
    if (field) return unknownField(value[name], `${path}${name}.`, { schema: field, suggest })
    if (ignores(schema, name)) return undefined
    const meant = suggest(name, fields.keys())
    const known = [...fields.keys()].join(', ') || 'none'
    const hint = meant ? `Did you mean "${meant}"?` : `Known: ${known}.`
    return invalid(`${path}${name}`, `Unknown field "${name.slice(0, 50)}". ${hint}`)
  })
}

function ignores({ anyOf = [], ...schema }: Schema, name: string): boolean {
  return schema[IGNORED]?.includes(name) || anyOf.some((choice) => ignores(choice, name))
}

/** Tells whether a schema names no fields, as that of metadata. */
function isFree({ properties, anyOf = [] }: Schema): boolean {
  return !properties && anyOf.every(isFree)
}

function first<T>(
  values: readonly T[],
  judge: (value: T, index: number) => ApiError | undefined,
): ApiError | undefined {
  for (const [i, value] of values.slice(0, MAX_ITEMS).entries()) {
    const complaint = judge(value, i)
    if (complaint) return complaint
  }
  return undefined
}

const known = new WeakMap<Schema, ReadonlyMap<string, Schema>>()

function fieldsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const fields =
    known.get(schema) ??
    new Map([
      ...Object.entries(schema.properties ?? {}),
      ...(schema.anyOf ?? []).flatMap((choice) => [...fieldsOf(choice)]),
    ])
  known.set(schema, fields)
  return fields
}

/** Tells whether a schema is an object, or a list, and nothing else or null. */
function isOnly({ type, anyOf = [] }: Schema, wanted: 'object' | 'array'): boolean {
  if (type === wanted) return true
  return anyOf.length > 0 && anyOf.every((one) => one.type === 'null' || isOnly(one, wanted))
}

/**
 * Creates the error for a text in place of an object or list. Elysia accepts some of them, and copies a text
 * letter by letter.
 */
function noSuch(wanted: 'object' | 'array', path: string): ApiError {
  const name = path.slice(0, -1)
  return invalid(name, `${name} must be a JSON ${wanted}.`)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
