import { Elysia } from 'elysia'
import { SAFE_HEADERS } from '../core/response-headers.ts'
import { describeFailure } from '../db/describe-failure.ts'
import { causeOf, isAway, sqlState } from '../db/failures.ts'
import type { Deps } from '../deps.ts'
import { ApiError, ERRORS } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { API_LOCALE, type Locale } from '../locales/format.ts'
import { requestLocale } from '../locales/locale.ts'
import { isPartnerRoute, pathOf } from './public-routes.ts'
import { errorBody } from './error-body.ts'
import { noteRoute } from './route-of.ts'
import { notedLocale } from './request-locale.ts'

/** Postgres keeps every character but one, in text and in JSON. */
const NUL_BYTE = new Set(['22021', '22P05'])

/** Answers every failure in one shape, with a request id; internals go to the log. */
export function handleErrors(deps: Deps) {
  return new Elysia({ name: 'handle-errors' }).onError(
    { as: 'global' },
    ({ code, error, set, request, route }) => {
      noteRoute(request, route)
      const known = toApiError(code, error)
      const requestId = requestIdOf(request)
      noteFailure(deps, known, { request, requestId, route, error })
      const body = errorBody(known, `${deps.config.origin}/docs/errors`, localeFor(request))
      return Response.json(body, {
        status: ERRORS[known.code].status,
        headers: {
          ...SAFE_HEADERS,
          ...plainHeaders(set.headers),
          'x-request-id': requestId,
          ...(known.retryAfterSeconds ? { 'retry-after': String(known.retryAfterSeconds) } : {}),
        },
      })
    },
  )
}

/** Returns English, as documented; for people, who see the error in a page, their own language. */
function localeFor(request: Request): Locale {
  const { url, headers } = request
  if (isPartnerRoute(pathOf(url))) return requestLocale(headers)
  return notedLocale(request) ?? API_LOCALE
}

interface Failed {
  request: Request
  requestId: string
  /** The pattern of the route; unknown when the request did not get that far. */
  route: string | undefined
  error: unknown
}

/** Notes an answer above 499 for the log. The reason is logged only where it is not known. */
export function noteFailure({ failures }: Deps, { code, status }: ApiError, failed: Failed): void {
  if (status < 500) return
  const { request, requestId, route = '', error } = failed
  failures.note(
    { requestId, status, code, method: request.method, route, cause: causeOf(error) },
    code === 'internal_server_error' ? describeFailure(error) : {},
  )
}

const requestIds = new WeakMap<Request, string>()

/**
 * Returns the id of this request in answers and logs: the caller's own `X-Request-Id` when it is a plain
 * word.
 */
export function requestIdOf(request: Request): string {
  const known = requestIds.get(request)
  if (known) return known
  const id = newRequestId(request)
  requestIds.set(request, id)
  return id
}

/** Creates an id for a request that is not looked up later. */
export function newRequestId({ headers }: Request): string {
  const sent = headers.get('x-request-id')
  return sent && /^[\w.-]{1,64}$/.test(sent) ? sent : crypto.randomUUID()
}

/** Converts an error to what the caller may know; `code` is Elysia's, if it was Elysia that threw. */
export function toApiError(code: unknown, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  switch (code) {
    case 'NOT_FOUND':
      return new ApiError(
        'not_found',
        'This endpoint doesn’t exist. See /api/docs for a list of endpoints.',
      )
    case 'PARSE':
      // Judging the caller comes before reading, and may fail in all ways.
      return toApiError('UNKNOWN', error instanceof Error ? error.cause : error)
    default:
      return unexpected(error)
  }
}

function unexpected(error: unknown): ApiError {
  if (NUL_BYTE.has(sqlState(error) ?? '')) {
    return new ApiError('unprocessable_entity', message('request.null-character'))
  }
  if (isAway(error)) {
    return new ApiError('service_unavailable', message('server.database-unreachable'), {
      retryAfterSeconds: 1,
    })
  }
  return new ApiError('internal_server_error', message('server.failed'))
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
