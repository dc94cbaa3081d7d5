import { Elysia, type ValidationError } from 'elysia'
import { sqlState } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { ApiError, errorBody, ERRORS } from '../domain/errors.ts'
import { spellingComplaint } from './check-spelling.ts'

/** SQLSTATE classes that mean "the database cannot be reached or is stopping". */
const UNAVAILABLE = /^(08|57P|53)/
/** Postgres keeps every character but one. */
const NUL_BYTE = '22021'
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
])

/** Every failure leaves in one shape, with a request id; internals go to the log. */
export function handleErrors(deps: Deps) {
  return new Elysia({ name: 'handle-errors' }).onError(
    { as: 'global' },
    ({ code, error, set, request }) => {
      const known = (code === 'VALIDATION' && spellingComplaint(request)) || toApiError(code, error)
      const requestId = requestIdOf(request)
      if (known.code === 'internal_server_error') logFailure(deps, requestId, error)
      return Response.json(errorBody(known, `${deps.config.origin}/docs/errors`), {
        status: ERRORS[known.code].status,
        headers: {
          ...plainHeaders(set.headers),
          'x-request-id': requestId,
          ...(known.retryAfterSeconds ? { 'retry-after': String(known.retryAfterSeconds) } : {}),
        },
      })
    },
  )
}

export function logFailure(deps: Deps, requestId: string, error: unknown): void {
  const { stack, message } = error instanceof Error ? error : new Error(String(error))
  deps.log.error({ requestId, message, stack, sqlState: sqlState(error) }, 'request failed')
}

const requestIds = new WeakMap<Request, string>()

/** The id of this request in answers and logs: the caller's own `X-Request-Id` when it is a plain word. */
export function requestIdOf(request: Request): string {
  const known = requestIds.get(request)
  if (known) return known
  const sent = request.headers.get('x-request-id')
  const id = sent && /^[\w.-]{1,64}$/.test(sent) ? sent : crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

/** What the caller may know of an error; `code` is Elysia's, if it was Elysia that threw. */
export function toApiError(code: unknown, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  switch (code) {
    case 'NOT_FOUND':
      return new ApiError(
        'not_found',
        'There is nothing at this address. See /api/docs for what there is.',
      )
    case 'PARSE':
      return new ApiError('bad_request', 'The body is not valid JSON.')
    case 'VALIDATION':
      return judged(error as ValidationError)
    default:
      return unexpected(error)
  }
}

/** An answer of ours that breaks its own schema is our fault, not the caller's. */
function judged(error: ValidationError): ApiError {
  return error.type === 'response' ? unexpected(error) : invalid(error)
}

function invalid(error: ValidationError): ApiError {
  const issues = error.all.slice(0, 50).map((issue) => ({
    path: 'path' in issue ? issue.path.replace(/^\//, '').replaceAll('/', '.') : '',
    message: wordsOf(issue) ?? ('summary' in issue ? issue.summary : undefined) ?? 'Invalid value',
  }))
  const first = issues[0]
  const message = first
    ? `${first.path || 'The request'}: ${first.message}.`
    : 'The request is invalid.'
  return new ApiError('unprocessable_entity', message, { issues })
}

/** TypeBox names the kind of a list of words, not the words. */
function wordsOf(issue: object): string | undefined {
  const { schema } = issue as { schema?: { enum?: unknown } }
  return Array.isArray(schema?.enum) ? `Expected one of ${schema.enum.join(', ')}` : undefined
}

function unexpected(error: unknown): ApiError {
  const code = (error as { code?: unknown } | null)?.code
  const state = sqlState(error)
  if (state === NUL_BYTE) {
    return new ApiError('unprocessable_entity', 'Text cannot contain the character U+0000.')
  }
  if ((state && UNAVAILABLE.test(state)) || (typeof code === 'string' && LOST.has(code))) {
    return new ApiError(
      'service_unavailable',
      'The database cannot be reached. Try again in a second.',
      {
        retryAfterSeconds: 1,
      },
    )
  }
  return new ApiError(
    'internal_server_error',
    'Something went wrong here. Quote the request id when you ask for help.',
  )
}

function plainHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name !== 'content-type' && (typeof value === 'string' || typeof value === 'number')
        ? [[name, String(value)]]
        : [],
    ),
  )
}
