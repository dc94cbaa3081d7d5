import { Elysia } from 'elysia'
import { ApiError, invalid } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { jsonProblem } from './check-json.ts'
import { pathOf } from './public-routes.ts'
import type { FindHooks } from './route-hooks.ts'

/** Of a caller whose key was judged before the body is read; `serve.ts` takes no larger one from anybody. */
export const MAX_BODY_BYTES = 1_048_576
/** Of everybody else. */
export const MAX_PUBLIC_BODY_BYTES = 65_536

/** Taken as they come: signatures are over the bytes, and banks write no JSON. */
const WEBHOOKS = /^\/api\/integrations\/[^/]+\/webhook(\/|$)/
const RAW_BODIES = [
  WEBHOOKS,
  /^\/api\/payouts\/callbacks\//,
  /^\/api\/payouts\/files\/[^/]+\/status$/,
]

/**
 * Reads bodies, once the caller's key was judged, as they really come: JSON under any content type (browsers
 * send simple requests as text/plain, some clients an empty body marked as JSON), and forms for the password
 * page.
 */
export function parseBody(hooksOf: FindHooks) {
  return new Elysia({ name: 'parse-body' }).onParse({ as: 'global' }, async (call) => {
    const { request, contentType, route } = call
    const authenticate = hooksOf(request.method, route)?.authenticate
    await authenticate?.(call)
    const isLarge = authenticate !== undefined || WEBHOOKS.test(pathOf(request.url))
    const text = await readText(request, isLarge ? MAX_BODY_BYTES : MAX_PUBLIC_BODY_BYTES)
    if (text === '') return null // undefined would hand the spent body to Elysia's own parser
    if (RAW_BODIES.some((path) => path.test(pathOf(request.url)))) return refuseNull(text, text)
    // `curl -d '{…}'` calls its JSON a form.
    if (contentType === 'application/x-www-form-urlencoded' && !/^\s*[{[]/.test(text)) {
      return refuseNull(text, Object.fromEntries(new URLSearchParams(text)))
    }
    return parseJson(text)
  })
}

/** Reads a body. @throws ApiError `content_too_large`, or `bad_request` when the client leaves meanwhile */
async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge(limit)
  const text = await request.text().catch(() => {
    throw new ApiError('bad_request', 'The body ended before it was complete.')
  })
  if (text.length > limit) throw tooLarge(limit)
  return text
}

function tooLarge(limit: number): ApiError {
  return new ApiError(
    'content_too_large',
    `The body can have at most ${limit / 1024} KB. Split it into several requests.`,
  )
}

function parseJson(text: string): unknown {
  const problem = jsonProblem(text)
  if (problem === 'deep') {
    throw new ApiError('bad_request', 'The body contains too many nested objects or lists.')
  }
  if (problem === 'many') {
    throw new ApiError(
      'bad_request',
      'The body contains too many values. Split it into several requests.',
    )
  }
  const body = parsed(text)
  if (problem === 'null-character') throw nullCharacter(pathOfNull(body) ?? '')
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiError('bad_request', 'The body is not valid JSON.')
  }
}

function refuseNull<T>(text: string, body: T): T {
  if (/\0|%00/.test(text)) throw nullCharacter('')
  return body
}

/** Creates the error for U+0000, the one character that PostgreSQL stores neither in text nor in JSON. */
function nullCharacter(path: string): ApiError {
  return invalid(path, message('request.null-character'))
}

/** Finds the first text with U+0000, a value's or a name's: `metadata.plan`. */
function pathOfNull(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined
  for (const [name, inner] of Object.entries(value ?? {})) {
    const found = name.includes('\0') ? path.join('.') : pathOfNull(inner, [...path, name])
    if (found !== undefined) return found
  }
  return undefined
}
