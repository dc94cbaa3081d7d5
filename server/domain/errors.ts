import type { Localizable } from './message/message.ts'

/**
 * The catalogue of public errors: code → HTTP status, the sentence that the documentation explains it
 * with, and its anchor on the errors page. Codes are a promise: they are added, never renamed.
 */
export const ERRORS = {
  bad_request: {
    status: 400,
    title: 'The request is malformed or not possible in the current state.',
    anchor: 'bad-request',
  },
  unauthorized: {
    status: 401,
    title: 'The API key or session is missing, invalid, expired, or revoked.',
    anchor: 'unauthorized',
  },
  forbidden: {
    status: 403,
    title: 'The API key, role, plan, or allowed hostnames don’t permit this request.',
    anchor: 'forbidden',
  },
  exceeded_limit: {
    status: 403,
    title: 'A limit of the plan, workspace, or group is reached.',
    anchor: 'exceeded-limit',
  },
  not_found: {
    status: 404,
    title: 'The resource doesn’t exist in this workspace.',
    anchor: 'not-found',
  },
  conflict: {
    status: 409,
    title: 'The request conflicts with an existing resource or its current state.',
    anchor: 'conflict',
  },
  invite_expired: {
    status: 410,
    title: 'The invitation is no longer valid.',
    anchor: 'invite-expired',
  },
  content_too_large: {
    status: 413,
    title: 'The request body is too large.',
    anchor: 'content-too-large',
  },
  unprocessable_entity: {
    status: 422,
    title: 'One or more values in the request are invalid.',
    anchor: 'unprocessable-entity',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Too many requests were sent in a short time.',
    anchor: 'rate-limit-exceeded',
  },
  internal_server_error: {
    status: 500,
    title:
      'An unexpected error occurred on the server. Use the request ID to find the cause in the logs.',
    anchor: 'internal-server-error',
  },
  service_unavailable: {
    status: 503,
    title: 'The server is busy or shutting down. Nothing was saved. Retry later.',
    anchor: 'service-unavailable',
  },
} as const satisfies Record<string, { status: number; title: string; anchor: string }>

export type ErrorCode = keyof typeof ERRORS

/** One thing that is wrong with the input. `path` is dotted, as in `testVariants.0.url`. */
export interface Issue {
  path: string
  message: Localizable
}

export interface ApiErrorOptions {
  issues?: readonly Issue[] | undefined
  /** What a program may want to read besides the sentence. */
  details?: Readonly<Record<string, unknown>> | undefined
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number | undefined
}

/**
 * An error that the caller may see: one public sentence that says what to do. `message` is for logs; of a
 * message it is the code, and server/locales makes the sentence.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  readonly text: Localizable
  readonly issues: readonly Issue[] | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, text: Localizable, options: ApiErrorOptions = {}) {
    super(typeof text === 'string' ? text : text.code)
    this.code = code
    this.status = ERRORS[code].status
    this.text = text
    this.issues = options.issues
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Creates a 422 about one field. */
export function invalid(path: string, message: Localizable): ApiError {
  return new ApiError('unprocessable_entity', message, { issues: [{ path, message }] })
}

/** Creates a 404 about an id that no row of the workspace has. */
export function notFound(noun: string, id: string): ApiError {
  return new ApiError('not_found', `No ${noun} has the ID ${JSON.stringify(id.slice(0, 64))}.`)
}
