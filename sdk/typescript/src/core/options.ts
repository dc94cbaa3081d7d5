import { ConfigurationError } from './errors.ts'

/** How a client reaches the server. */
export interface SvcOptions {
  /** A secret key, `svc_sk_…`. */
  apiKey: string
  /** Where the server runs: `https://refer.example.com`. */
  baseUrl: string
  /** How long one attempt may take, in milliseconds. Default: 30 000. */
  timeoutMs?: number
  /** How often a request is repeated when the server does not answer, or is busy. Default: 2. */
  maxRetries?: number
  /** What sends requests. Default: `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** What one call may change. */
export interface RequestOptions {
  /** Names this POST, so that repeating it changes nothing. Default: a random one for each call. */
  idempotencyKey?: string
  timeoutMs?: number
  maxRetries?: number
  /** Ends the call. */
  signal?: AbortSignal
}

export interface Settings extends Required<Omit<SvcOptions, 'baseUrl'>> {
  /** Without a slash at its end. */
  apiUrl: string
}

/** Checks what a client is made with. @throws ConfigurationError */
export function readSettings(options: SvcOptions): Settings {
  const { timeoutMs = 30_000, maxRetries = 2, fetch = globalThis.fetch } = options
  if (!(timeoutMs > 0)) throw new ConfigurationError('timeoutMs is a number above 0.')
  if (!Number.isInteger(maxRetries) || maxRetries < 0) {
    throw new ConfigurationError('maxRetries is a whole number, 0 or more.')
  }
  return {
    apiKey: readKey(options.apiKey),
    apiUrl: readUrl(options.baseUrl),
    timeoutMs,
    maxRetries,
    fetch,
  }
}

function readKey(key: unknown): string {
  if (typeof key !== 'string' || key === '') {
    throw new ConfigurationError('apiKey is missing: pass a secret key (svc_sk_…).')
  }
  if (key.startsWith('svc_pk_')) {
    throw new ConfigurationError(
      'apiKey is a publishable key (svc_pk_…), which is for browsers. Servers use a secret key (svc_sk_…).',
    )
  }
  if (!/^svc_sk_[\w-]+$/.test(key)) {
    throw new ConfigurationError(
      'apiKey is not a secret key: it begins with svc_sk_ and has no spaces or line breaks.',
    )
  }
  return key
}

function readUrl(text: unknown): string {
  const wanted = 'baseUrl is the address of your server, such as https://refer.example.com.'
  if (typeof text !== 'string' || /\s/.test(text) || !/^https?:\/\/[^/]/i.test(text)) {
    throw new ConfigurationError(wanted)
  }
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.search || url.hash) throw new ConfigurationError(wanted)
  const path = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '')
  return `${url.origin}${path}/api`
}
