import { mapOfPage } from './map-of-page.ts'
import { tokenRequests, waitOf } from './request-token.ts'
import { SessionError } from './session-error.ts'

/** The source of a session's token: a value, an address of the host's, or a function. */
export interface SessionSource {
  /** Address of the API: `https://refer.example.com/api`. */
  api: string
  token?: string | undefined
  /** Answers `{"publicToken": "svc_es_…"}` to a POST with the page's own cookies. */
  tokenUrl?: string | undefined
  /** Resolves to null when nobody is signed in; when it throws, it is asked again later. */
  tokenProvider?: (() => string | null | Promise<string | null>) | undefined
  /** In which the server speaks of offers, amounts and refusals. */
  language: string
}

const TIMEOUT_MS = 15_000
/** After an answer of 429 that does not say when. */
const RETRY_MS = 5_000

/**
 * One partner's session on this page. The token travels in a header and is kept in memory only. Reads of
 * the same address are one request, however many elements ask.
 */
export class Session {
  readonly #source: SessionSource
  readonly #requestToken: () => Promise<string>
  #token: Promise<string> | undefined
  readonly #reads = new Map<string, Promise<unknown>>()
  #since = Date.now()

  /** `before` is the session of the same source in another language: its token goes on. */
  constructor(source: SessionSource, before?: Session) {
    this.#source = source
    this.#requestToken = tokenRequests(source)
    this.#token = before ? before.#token : source.token ? Promise.resolve(source.token) : undefined
  }

  /**
   * Reads an address by GET and caches the answer until `forget`. `at` is the address requested, when its
   * answer contains all that this one would have. @throws SessionError
   */
  read<T>(path: string, at = path): Promise<T> {
    const known = this.#reads.get(path)
    if (known) return known as Promise<T>
    const asked = this.send<T>('GET', at)
    this.#reads.set(path, asked)
    asked.catch(() => this.#reads.delete(path))
    return asked
  }

  /** Caches an answer that came along with another. */
  remember(path: string, answer: unknown): void {
    this.#reads.set(path, Promise.resolve(answer))
  }

  /** Drops cached answers after a change or before another try; those younger than `ageMs` may stay. */
  forget(ageMs = 0): void {
    if (Date.now() - this.#since < ageMs) return
    this.#reads.clear()
    this.#since = Date.now()
  }

  /**
   * Sends a change.
   * @throws SessionError
   */
  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    return answerOf<T>(await this.#ask(method, path, body))
  }

  /** Downloads a file, which needs the token's header. @throws SessionError */
  async download(path: string): Promise<Blob> {
    const response = await this.#ask('GET', path, undefined)
    return response.ok ? response.blob() : answerOf<never>(response)
  }

  async #ask(method: string, path: string, body: unknown): Promise<Response> {
    const token = this.#currentToken()
    const first = await this.#fetch(method, path, body)
    if (first.status !== 401) return first
    // Another request may have met the end before, and asked for a new one.
    if (this.#token === token) this.#token = undefined
    const second = await this.#fetch(method, path, body)
    if (second.status === 401) throw new SessionError('expired')
    return second
  }

  async #fetch(method: string, path: string, body: unknown): Promise<Response> {
    const token = await this.#currentToken()
    try {
      return await fetch(`${this.#source.api}/embed/referrals${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': this.#source.language,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        credentials: 'omit',
      })
    } catch {
      throw new SessionError(navigator.onLine ? 'broken' : 'offline')
    }
  }

  #currentToken(): Promise<string> {
    this.#token ??= this.#requestToken()
    this.#token.catch(() => (this.#token = undefined))
    return this.#token
  }
}

interface Refusal {
  message?: unknown
  issues?: { path?: string }[]
}

async function answerOf<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && typeof answer === 'object' && answer) return answer as T
  const { error } = (answer ?? {}) as { error?: Refusal }
  const { status } = response
  const retryMs = status === 429 ? waitOf(response) || RETRY_MS : undefined
  if (status < 400 || status >= 500 || typeof error?.message !== 'string') {
    throw new SessionError('broken', { retryMs })
  }
  const { message, issues } = error
  throw new SessionError('refused', { message, field: issues?.[0]?.path, retryMs })
}

const shared = mapOfPage<Session>('sessions')

/** Once an element has gone, who comes next starts anew: figures are old by then, and others may be signed in. */
export const endSharing = () => shared.clear()

/**
 * Returns the session for a source. Elements of one language that name the same token or address share one;
 * the token of `before` is kept.
 */
export function sessionFor(source: SessionSource, before?: Session): Session | undefined {
  const { api, token, tokenUrl, tokenProvider, language } = source
  if (tokenProvider) return new Session(source, before)
  if (!token && !tokenUrl) return undefined
  const key = [api, token, tokenUrl, language].join(' ')
  const session = shared.get(key) ?? new Session(source, before)
  shared.set(key, session)
  return session
}
