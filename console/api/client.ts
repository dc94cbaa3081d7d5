import { readableIssue, readableMessage } from './readable-message.ts'
import { locale, t } from '../base/texts.ts'

export type ProblemKind =
  | 'signed-out'
  | 'forbidden'
  | 'refused'
  | 'limited'
  | 'unavailable'
  | 'offline'

/** Why the API gave no answer; `message` is a sentence for the reader. */
export class Problem extends Error {
  readonly kind: ProblemKind
  /** The sentences about single fields, by their paths. */
  readonly issues: Readonly<Record<string, string>>
  /** Whether the code of an authenticator app is missing. */
  readonly needsCode: boolean
  /** The API's own name for it, such as `conflict`; empty when there was no answer. */
  readonly code: string
  /** What the API says besides the sentence, such as the amounts that differ; its shape is the caller's to check. */
  readonly details: unknown

  constructor(
    kind: ProblemKind,
    message: string,
    {
      issues = {},
      needsCode = false,
      code = '',
      details,
    }: {
      issues?: Problem['issues']
      needsCode?: boolean
      code?: string
      details?: unknown
    } = {},
  ) {
    super(message)
    this.kind = kind
    this.issues = issues
    this.needsCode = needsCode
    this.code = code
    this.details = details
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, string | undefined>>
  body?: object
  signal?: AbortSignal
  /** The workspace that the call is about, if it is not the one that is looked at. */
  workspace?: string
  /** The secret of whoever has no session. */
  bearer?: string
  /** Repeating a call with the same key repeats its answer. */
  idempotencyKey?: string
  /** The response, where it was asked for before these scripts were there. */
  response?: Promise<Response> | undefined
}

/** A hung server must not leave a page waiting. */
const TIMEOUT_MS = 20_000

/** Calls without a session: what they refuse is the password, the code or the link. */
const OPEN =
  /^\/auth\/(sign-in|oidc|passkeys\/sign-in|password-reset|invitations)|^\/setup$|^\/shared\//

/** For how long an answer waits for its reader, in milliseconds. */
const PREFETCHED_MS = 10_000
/** What was prefetched and nobody has read yet, by its address. */
const prefetched = new Map<string, Promise<unknown>>()

let workspaceId: string | undefined
let onSignedOut: () => void = () => {}
let onChanged: () => void = () => {}

/** Sets the workspace that calls are about. */
export function useWorkspace(id: string | undefined): void {
  workspaceId = id
  // They were for another workspace, or for somebody else.
  prefetched.clear()
}

/** Sets what happens when the session has ended. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener
}

/** Sets what happens when a call has changed something. */
export function whenChanged(listener: () => void): void {
  onChanged = listener
}

/** Returns the address of a call and the headers that say for whom it is, and in which language. */
export function addressed(
  path: string,
  query: CallOptions['query'] = {},
): { url: string; headers: Record<string, string> } {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, value)
  }
  const text = search.toString()
  return {
    url: `/api${path}${text && `?${text}`}`,
    headers: {
      'accept-language': locale(),
      ...(workspaceId === undefined ? {} : { 'svc-workspace': workspaceId }),
    },
  }
}

/**
 * Calls the API in the name of who is signed in. The answer's shape is the caller's to name.
 * @throws Problem, or an `AbortError` when `signal` ended the call
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  const { query, signal, ...rest } = options
  const known = Object.keys(rest).length === 0 ? takePrefetched<T>(path, query) : undefined
  if (!known) return send<T>(path, options)
  const answer = await known
  signal?.throwIfAborted()
  return answer
}

/** Asks ahead for what a page reads as soon as it is drawn: its first `call` of the same takes the answer. */
export async function prefetch<T>(
  path: string,
  { query = {} }: Pick<CallOptions, 'query'> = {},
): Promise<T> {
  const { url } = addressed(path, query)
  const answer = send<T>(path, { query })
  prefetched.set(url, answer)
  setTimeout(() => prefetched.delete(url), PREFETCHED_MS)
  return answer
}

function takePrefetched<T>(path: string, query: CallOptions['query']): Promise<T> | undefined {
  if (prefetched.size === 0) return undefined
  const { url } = addressed(path, query)
  const answer = prefetched.get(url)
  prefetched.delete(url)
  // The same address has the same shape.
  return answer as Promise<T> | undefined
}

async function send<T>(path: string, options: CallOptions): Promise<T> {
  const { method = 'GET', query, body, signal, bearer, workspace, idempotencyKey: key } = options
  const { url, headers: present } = addressed(path, query)
  const own = workspace === undefined ? present : { ...present, 'svc-workspace': workspace }
  const headers = bearer === undefined ? own : { authorization: `Bearer ${bearer}` }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const asked =
    options.response ??
    fetch(url, {
      method,
      headers: {
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      credentials: 'same-origin',
    })
  const response = await asked.catch(() => {
    signal?.throwIfAborted()
    throw unreachable()
  })
  const answer = (await response.json().catch(() => undefined)) as T | ErrorBody | undefined
  signal?.throwIfAborted()
  if (response.ok && method !== 'GET') onChanged()
  if (response.ok && answer !== undefined && answer !== null) return answer as T
  throw problemOf(response, answer as ErrorBody | undefined, path)
}

interface ErrorBody {
  error?: {
    code?: unknown
    details?: { twoFactor?: unknown } | null
    message?: unknown
    issues?: readonly { path?: unknown; message?: unknown }[]
  }
}

/** Names why a call failed, and tells when the session has ended. */
export function problemOf(response: Response, body: ErrorBody | undefined, path: string): Problem {
  const { status } = response
  const error = body?.error
  const message = typeof error?.message === 'string' ? error.message : ''
  const needsCode = error?.details?.twoFactor === true
  if (status === 401 && !needsCode && !OPEN.test(path)) {
    onSignedOut()
    return new Problem('signed-out', t('common.sessionExpiredSignAgain'))
  }
  if (status === 429) return new Problem('limited', waitSentence(response))
  // The API says why it cannot answer now: name servers that are silent.
  const isKnown = status < 500 || error?.code === 'service_unavailable'
  if (!isKnown || !message) return unexpected()
  const kind = status === 403 ? 'forbidden' : status < 500 ? 'refused' : 'unavailable'
  const code = typeof error?.code === 'string' ? error.code : ''
  const { details } = error ?? {}
  const issues = issuesOf(error?.issues)
  const sentence = readableMessage(message, Object.keys(issues))
  return new Problem(kind, sentence, { needsCode, code, details, issues })
}

/** Says that an answer was none. */
export function unexpected(): Problem {
  return new Problem('unavailable', t('common.somethingWentWrongServer'))
}

function issuesOf(
  issues: readonly { path?: unknown; message?: unknown }[] = [],
): Record<string, string> {
  return Object.fromEntries(
    Array.isArray(issues)
      ? issues.map(({ path, message }) => [
          String(path),
          readableIssue(String(message), String(path)),
        ])
      : [],
  )
}

function waitSentence(response: Response): string {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0
    ? t('common.tooManyRequestsTryAgain', { seconds })
    : t('common.tooManyRequestsTry')
}

function unreachable(): Problem {
  return navigator.onLine
    ? new Problem('unavailable', t('common.couldntReachServerTry'))
    : new Problem('offline', t('common.offlineCheckConnectionTry'))
}
