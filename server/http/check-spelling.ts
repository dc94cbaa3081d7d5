import { Elysia, type AnyElysia } from 'elysia'
import { CLOSED } from '../core/fields.ts'
import { type ApiError, invalid } from '../domain/errors.ts'
import { closest } from '../domain/spelling.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  [CLOSED]?: boolean
  anyOf?: Schema[]
  items?: Schema
}

const complaints = new WeakMap<Request, ApiError>()
/** More than any list of ours may have. */
const MAX_ITEMS = 1000

interface Schemas {
  body?: Schema
  query?: Schema
}

/** Parameters that page through a list: a caller who sends one to a list without it would read page 1 for ever. */
const PAGING = new Set(['page', 'pageSize', 'startingAfter', 'endingBefore'])

/**
 * Refuses misspelt fields and query parameters. Unknown ones are ignored, for compatibility, but
 * `trackConverson` would be lost in silence; in a closed object, as in calls about money, all
 * of them are refused. The error waits until the key has been checked, then comes before any
 * other about the input. `app` is the composed application whose routes are looked up.
 */
export function checkSpelling(app: () => AnyElysia) {
  let schemas: Map<string, Schemas | undefined> | undefined
  return new Elysia({ name: 'check-spelling' })
    .onTransform({ as: 'global' }, ({ request, route, body }) => {
      schemas ??= new Map(
        app().routes.map((r) => [`${r.method} ${r.path}`, r.hooks as Schemas | undefined]),
      )
      const schema = schemas.get(`${request.method} ${route}`)
      const complaint =
        (body !== undefined && schema?.body && complaintAbout(body, schema.body)) ||
        (schema?.query && unknownParameter(request.url, schema.query))
      if (complaint) complaints.set(request, complaint)
    })
    .onBeforeHandle({ as: 'global' }, ({ request }) => {
      const complaint = complaints.get(request)
      if (complaint) throw complaint
    })
}

/** Returns the error about the names in this request's body, which replaces "a field is missing". */
export function spellingComplaint(request: Request): ApiError | undefined {
  return complaints.get(request)
}

/** Finds the first parameter that the route does not know, if it pages, is misspelt or the route takes no others. */
function unknownParameter(url: string, schema: Schema): ApiError | undefined {
  const start = url.indexOf('?')
  if (start < 0) return undefined
  const fields = fieldsOf(schema)
  return first([...new URLSearchParams(url.slice(start)).keys()], (name) => {
    if (fields.has(name)) return undefined
    const meant = closest(name, [...fields.keys()])
    if (!meant && !PAGING.has(name) && !isClosed(schema)) return undefined
    const hint = meant ? ` Did you mean "${meant}"?` : ''
    return invalid(name, `Unknown query parameter "${name.slice(0, 50)}".${hint}`)
  })
}

function complaintAbout(body: unknown, schema: Schema): ApiError | undefined {
  if (body === null && schema.anyOf?.some((choice) => choice.type === 'null')) return undefined
  if (fieldsOf(schema).size > 0 && !isPlain(body)) {
    return invalid('', 'The body must be a JSON object.')
  }
  return misspelt(body, schema, '')
}

/** Finds the first misspelt name, also in lists and in nested objects. `path` ends in a dot. */
function misspelt(value: unknown, schema: Schema, path: string): ApiError | undefined {
  const items = schema.items ?? schema.anyOf?.find((choice) => choice.items)?.items
  if (Array.isArray(value) && items) {
    return first(value, (item, i) => misspelt(item, items, `${path}${i}.`))
  }
  const fields = fieldsOf(schema)
  if (fields.size === 0) return undefined
  if (!isPlain(value)) return value !== null && isObject(schema) ? noObject(path) : undefined
  return first(Object.keys(value), (name) => {
    const field = fields.get(name)
    if (field) return misspelt(value[name], field, `${path}${name}.`)
    const meant = closest(name, [...fields.keys()])
    if (!meant && !isClosed(schema)) return undefined
    const hint = meant ? `Did you mean "${meant}"?` : `Known are ${[...fields.keys()].join(', ')}.`
    return invalid(`${path}${name}`, `Unknown field "${name.slice(0, 50)}". ${hint}`)
  })
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

/** Tells whether a schema allows its own fields only. */
function isClosed({ anyOf = [], ...schema }: Schema): boolean {
  return schema[CLOSED] === true || anyOf.some(isClosed)
}

/** Tells whether a schema is an object and nothing else, or null. */
function isObject({ type, anyOf = [] }: Schema): boolean {
  if (type === 'object') return true
  return anyOf.length > 0 && anyOf.every((choice) => choice.type === 'null' || isObject(choice))
}

/**
 * Creates the error for a text or list in place of an object: Elysia accepts these where every field is
 * optional.
 */
function noObject(path: string): ApiError {
  const name = path.slice(0, -1)
  return invalid(name, `${name} must be a JSON object.`)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
