import { ERRORS } from './error-codes.ts'
import { ApiError, UnexpectedAnswerError, type ErrorDetails, type Issue } from './errors.ts'

interface Body {
  error: {
    code: string
    message: string
    doc_url?: string
    issues?: Issue[]
    details?: Record<string, unknown>
  }
}

/** Reads the error that an answer tells. */
export function toApiError({ status, headers }: Response, text: string) {
  const body = readBody(text)
  if (!body) {
    const message = `The server answers ${status}, but not as the API does. It begins with ${JSON.stringify(text.slice(0, 60))}.`
    return new UnexpectedAnswerError(message, status)
  }
  const { code, message, doc_url, issues = [], details = {} } = body.error
  const of: ErrorDetails = {
    status,
    code,
    message,
    docUrl: doc_url ?? null,
    requestId: headers.get('x-request-id'),
    issues,
    details,
    retryAfterSeconds: retryAfterOf(headers),
  }
  return new (ERRORS[code] ?? ApiError)(of)
}

function readBody(text: string): Body | null {
  try {
    const body = JSON.parse(text) as Partial<Body> | null
    return typeof body?.error?.code === 'string' ? (body as Body) : null
  } catch {
    return null
  }
}

/** Reads how long to wait: seconds, or a date. */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
