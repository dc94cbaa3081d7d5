import { checkBody } from './check-body.ts'
import type { Operation } from './operations.ts'

/** What a model says of a call. */
export interface Arguments {
  parameters?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
}

/** A request of the API: its path with the query, and its body. */
export interface ApiRequest {
  method: string
  path: string
  body: string | null
}

/**
 * Builds the request of an operation.
 * @throws Error with a sentence for the model, about a parameter that is unknown or missing, or an unknown field
 */
export function buildRequest(
  operation: Operation,
  { parameters = {}, body }: Arguments,
): ApiRequest {
  const known = new Map(operation.parameters.map((one) => [one.name, one]))
  const query = new URLSearchParams()
  let { path } = operation
  for (const [name, value] of Object.entries(parameters)) {
    const parameter = known.get(name)
    if (!parameter) {
      const names = [...known.keys()].join(', ') || 'none'
      throw new Error(
        `${operation.name} has no parameter ${JSON.stringify(name)}. Valid parameters: ${names}.`,
      )
    }
    if (value === null || value === undefined) continue
    if (parameter.in === 'query') query.set(name, textOf(value))
    else path = path.replace(`{${name}}`, pathSegment(name, textOf(value)))
  }
  const missing = operation.parameters.find(
    (one) => (one.in === 'path' && path.includes(`{${one.name}}`)) || isMissing(one, query),
  )
  if (missing) throw new Error(`${operation.name} requires the parameter ${missing.name}.`)
  if (operation.body === null && body !== undefined) {
    throw new Error(`${operation.name} has no body. Use parameters.`)
  }
  if (operation.body !== null) checkBody(body, operation.body)
  const search = query.size > 0 ? `?${query}` : ''
  return {
    method: operation.method,
    path: path + search,
    body: operation.body === null ? null : JSON.stringify(body ?? {}),
  }
}

function isMissing(
  { name, required = false, ...one }: { name: string; in: string; required?: boolean },
  query: URLSearchParams,
): boolean {
  return one.in === 'query' && required && !query.has(name)
}

/** Encodes a value for the path. @throws Error about `.` and `..`, which would lead to another operation */
function pathSegment(name: string, text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new Error(`${name} can’t be ${JSON.stringify(text)}.`)
  return encodeURIComponent(text)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
