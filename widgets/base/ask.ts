import type { Trouble } from './session-error.ts'

const TIMEOUT_MS = 15_000

/** The server's errors about the fields of a request: path → sentence. */
export type Issues = Readonly<Record<string, string>>

export class AskError extends Error {
  readonly trouble: Trouble
  readonly issues: Issues

  /** `message` is a sentence of the server's for `refused`. */
  constructor(trouble: Trouble, message = '', issues: Issues = {}) {
    super(message)
    this.trouble = trouble
    this.issues = issues
  }
}

interface Refusal {
  message?: unknown
  issues?: { path: string; message: string }[]
}

/**
 * Sends a request without a session: a GET, or with a body a POST.
 * @throws AskError
 */
export async function ask<T>(
  url: string,
  language: string,
  body?: object,
  token?: string,
): Promise<T> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': language,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    // What old libraries teach lists and texts about JSON (`toJSON`) is not asked.
    body: body
      ? JSON.stringify(body, function (this: Record<string, unknown>, key) {
          return this[key]
        })
      : null,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
  }).catch(() => {
    throw new AskError(navigator.onLine ? 'broken' : 'offline')
  })
  const answer = (await response.json().catch(() => null)) as { error?: Refusal } | null
  if (response.ok && answer) return answer as T
  const { message, issues = [] } = answer?.error ?? {}
  if (response.status >= 500 || typeof message !== 'string') throw new AskError('broken')
  throw new AskError(
    token && response.status === 401 ? 'expired' : 'refused',
    message,
    // Beside its field a sentence need not name it.
    Object.fromEntries(
      issues.map(({ path, message: says }) => [path, says.replace(`${path}: `, '')]),
    ),
  )
}
