import { t, type TSchema } from 'elysia'
import { parseQueryFromURL } from 'elysia/parse-query'
import { getSchemaValidator } from 'elysia/schema'
import { invalidAnswer, invalidInput } from '../invalid-input.ts'
import type { Operation } from './operation.ts'

/** Values of a query are text: lists of them are separated by commas, or repeat their name. */
const LISTS = [
  {
    from: t.Array(t.Any()),
    to: (schema: { items?: TSchema }) => t.ArrayQuery(schema.items ?? t.Any(), schema),
  },
]

/** Of numbers and yes or no, which are text in an address. */
const OF_TEXT = { coerce: true, additionalCoerce: LISTS }

/** What is sent to an operation. */
interface Sent {
  params: unknown
  url: string
  body: unknown
}

/** Checks what is sent to an operation, and what it answers. Each schema is compiled when it is first needed. */
export class SchemaChecks {
  readonly #operation: Operation
  #compiled: ReturnType<typeof compileAll> | undefined

  constructor(operation: Operation) {
    this.#operation = operation
  }

  /** Returns what was sent as the operation takes it. @throws ApiError `unprocessable_entity` */
  read({ params, url, body }: Sent) {
    const checks = this.#checks
    return {
      params: checks.params ? requireFit(checks.params, params) : params,
      query: checks.query && readQuery(checks.query, url, this.#operation.query!),
      body: checks.body ? readBody(checks.body, body) : body,
    }
  }

  /** Returns an answer without what its schema does not have. @throws Error when it lacks something */
  answer(value: unknown): unknown {
    const { answer } = this.#checks
    if (!answer || value instanceof Response) return value
    const cleaned = clean(answer, value)
    if (answer.Check(cleaned)) return cleaned
    throw invalidAnswer(answer.Errors(cleaned).First())
  }

  get #checks() {
    return (this.#compiled ??= compileAll(this.#operation))
  }
}

function compileAll({ params, query, body, answer }: Operation) {
  return {
    params: params && compile(params, OF_TEXT),
    query: query && compile(query, OF_TEXT),
    body: body && compile(body),
    answer: answer && compile(answer),
  }
}
type Check = ReturnType<typeof compile>

/** Compiles a copy: what is added to the schema is not part of the API's description. */
const compile = (schema: TSchema, options: object = {}) =>
  getSchemaValidator({ ...schema }, { normalize: true, ...options })

/** Removes fields that a schema does not have; what has another shape altogether is for the check. */
function clean(check: Check, value: unknown): unknown {
  try {
    return check.Clean?.(value)
  } catch {
    return value
  }
}

function requireFit(check: Check, value: unknown): unknown {
  if (check.Check(value)) return value
  throw invalidInput(check.Errors(value))
}

function readQuery(check: Check, url: string, { properties = {} }: TSchema): unknown {
  const lists = Object.entries(properties as Record<string, TSchema>).filter(([, one]) =>
    isList(one),
  )
  const start = url.indexOf('?')
  const query =
    start < 0
      ? {}
      : parseQueryFromURL(
          url,
          start + 1,
          Object.fromEntries(lists.map(([name]) => [name, 1 as const])),
        )
  const fitting = requireFit(check, clean(check, query))
  // First the lists, then what is in them.
  return check.hasTransform ? decode(check, decode(check, fitting)) : fitting
}

const isList = ({ type, anyOf = [] }: TSchema): boolean =>
  type === 'array' || (anyOf as TSchema[]).some(isList)

/** Reads a body; none at all is one without fields where all have defaults. */
function readBody(check: Check, body: unknown): unknown {
  const isEmpty = body === null && check.hasDefault && check.schema.type === 'object'
  const fitting = requireFit(check, clean(check, isEmpty ? {} : body))
  const isFilled =
    typeof fitting === 'object' && fitting !== null && Object.keys(fitting).length > 0
  return check.hasTransform && isFilled ? decode(check, fitting) : fitting
}

/** Converts text to what it says. @throws ApiError about what it should say */
function decode(check: Check, value: unknown): unknown {
  try {
    return check.Decode(value)
  } catch (error) {
    const { error: cause } = error as { error?: object }
    if (cause === undefined) throw error
    throw invalidInput('all' in cause ? (cause.all as object[]) : [cause])
  }
}
