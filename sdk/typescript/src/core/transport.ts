import {
  ConfigurationError,
  ConnectionError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts'
import { readSettings, type RequestOptions, type Settings, type SvcOptions } from './options.ts'
import { Pages, type Paging } from './pages.ts'
import { toQuery, type Query } from './query.ts'
import { retryAfterOf, toApiError } from './read-error.ts'
import { followEvents, type LiveEvent, type StreamOptions } from './stream.ts'
import { wait } from './wait.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Content {
  query?: Query
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  text?: string
}

const RETRIED = new Set([408, 429, 500, 502, 503, 504])
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8_000
/** Who is told to come back later than this is told, rather than kept waiting. */
const LONGEST_RETRY_AFTER_S = 60

/** Sends requests, and repeats those that got no answer. */
export class Transport {
  readonly #settings: Settings

  constructor(options: SvcOptions) {
    this.#settings = readSettings(options)
  }

  async json<T>(
    method: Method,
    path: string,
    content: Content = {},
    options?: RequestOptions,
  ): Promise<T> {
    const { response, text } = await this.#send(method, path, content, options)
    return parse(text, response) as T
  }

  async text(
    method: Method,
    path: string,
    content: Content = {},
    options?: RequestOptions,
  ): Promise<string> {
    return (await this.#send(method, path, content, options)).text
  }

  pages<T>(path: string, paging: Paging, query: Query, options?: RequestOptions): Pages<T> {
    return new Pages(paging, query, (query) => this.json<T[]>('GET', path, { query }, options))
  }

  stream(path: string, options?: StreamOptions): AsyncGenerator<LiveEvent, void> {
    const { apiUrl, apiKey, fetch } = this.#settings
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'text/event-stream' }
    return followEvents({ fetch, url: apiUrl + path, headers, ...options })
  }

  async #send(method: Method, path: string, content: Content, options: RequestOptions = {}) {
    const { maxRetries = this.#settings.maxRetries } = options
    const request = this.#request(method, path, content, options)
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= maxRetries
      try {
        const answer = await this.#once(request, options)
        if (answer.response.ok) return answer
        const { status, headers } = answer.response
        const retryAfter = retryAfterOf(headers)
        const isLong = (retryAfter ?? 0) > LONGEST_RETRY_AFTER_S
        if (isLast || isLong || !RETRIED.has(status)) throw toError(answer)
        await wait(retryAfter === null ? backOffMs(attempt) : retryAfter * 1000, options.signal)
      } catch (error) {
        if (isLast || !(error instanceof ConnectionError)) throw error
        await wait(backOffMs(attempt), options.signal)
      }
    }
  }

  #request(method: Method, path: string, content: Content, options: RequestOptions) {
    const { apiUrl, apiKey } = this.#settings
    const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }
    if (method === 'POST')
      headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
    const { query = {}, body, text } = content
    const init: RequestInit = { method, headers, redirect: 'manual' }
    if (text !== undefined) {
      headers['content-type'] = text.startsWith('<') ? 'application/xml' : 'text/plain'
      init.body = text
    } else if (body !== undefined) {
      headers['content-type'] = 'application/json'
      init.body = stringify(body)
    }
    return { url: apiUrl + path + toQuery(query), init }
  }

  async #once({ url, init }: { url: string; init: RequestInit }, options: RequestOptions) {
    const { timeoutMs = this.#settings.timeoutMs, signal } = options
    const timeout = AbortSignal.timeout(timeoutMs)
    const signals = signal ? AbortSignal.any([timeout, signal]) : timeout
    try {
      const response = await this.#settings.fetch(url, { ...init, signal: signals })
      return { response, text: await response.text() }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (timeout.aborted) {
        throw new TimeoutError(`The server did not answer within ${timeoutMs} ms.`, {
          cause: error,
        })
      }
      throw new ConnectionError(`The server could not be reached: ${String(error)}`, {
        cause: error,
      })
    }
  }
}

/** Fills a path with values, each encoded as one part of it. @throws ConfigurationError */
export function path(parts: TemplateStringsArray, ...values: string[]): string {
  const encoded = values.map((value) => {
    if (value === '' || value === '.' || value === '..' || typeof value !== 'string') {
      throw new ConfigurationError(`An id is a text that is not empty, and not ${String(value)}.`)
    }
    return encodeURIComponent(value)
  })
  return String.raw({ raw: parts }, ...encoded)
}

/** Writes JSON, and refuses what JSON leaves out or changes in silence. */
function stringify(body: unknown): string {
  try {
    return JSON.stringify(body, (key, value: unknown) => {
      if (isLost(value)) throw new TypeError(`${key || 'It'} is ${String(value)}`)
      return value
    })
  } catch (error) {
    throw new ConfigurationError(`This cannot be sent as JSON: ${String(error)}`, { cause: error })
  }
}

/** Tells what JSON would leave out, make `{}` of (a Map, a Promise), or what is not exactly this number. */
function isLost(value: unknown): boolean {
  if (typeof value === 'number') {
    return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol'
  }
  if (Array.isArray(value) || Object.keys(value).length > 0) return false
  const prototype = Object.getPrototypeOf(value) as object | null
  // Another realm has an Object of its own.
  return prototype !== null && Object.getPrototypeOf(prototype) !== null
}

interface Answer {
  response: Response
  text: string
}

function toError(answer: Answer) {
  const { response, text } = answer
  if (response.status >= 300 && response.status < 400) {
    const to = response.headers.get('location') ?? 'another address'
    return new UnexpectedAnswerError(
      `The server redirects to ${to}. Use its own address as baseUrl.`,
      response.status,
    )
  }
  return toApiError(response, text)
}

function parse(text: string, response: Response): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const message = `The answer is not JSON, so it is not the API's. It begins with ${JSON.stringify(text.slice(0, 60))}.`
    throw new UnexpectedAnswerError(message, response.status)
  }
}

/** Twice as long each time, less a random part, so that many clients do not come back together. */
function backOffMs(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS) * (1 - Math.random() / 4)
}
