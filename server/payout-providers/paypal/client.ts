import { BoundedCache } from '../../bounded-cache.ts'
import type { Details } from '../fields.ts'

/** PayPal's address, and the timeout of a request. */
export interface PayPalAddress {
  base: string
  timeoutMs: number
}

/** PayPal's answer, whatever its status. */
export interface PayPalAnswer {
  status: number
  body: unknown
}

export interface PayPalRequest {
  method: 'GET' | 'POST'
  path: string
  /** JSON text. */
  body?: string
  headers?: Readonly<Record<string, string>>
}

const MAX_TOKENS = 1000
const MAX_TOKEN_MS = 8 * 3_600_000

/** The key was refused, as opposed to PayPal not answering. */
export class PayPalKeyRefused extends Error {
  override readonly name = 'PayPalKeyRefused'
}

/** Speaks to PayPal's REST API. No error that it throws has a secret in it. */
export class PayPalClient {
  readonly #address: PayPalAddress
  readonly #tokens = new BoundedCache<string>({
    max: MAX_TOKENS,
    ttlMs: MAX_TOKEN_MS,
    now: Date.now,
  })

  constructor(address: PayPalAddress) {
    this.#address = address
  }

  /**
   * Sends an authenticated request.
   * @throws Error when there is no answer; PayPalKeyRefused when the key is not accepted
   */
  async request(details: Details, request: PayPalRequest): Promise<PayPalAnswer> {
    const key = keyOf(details)
    const answer = await this.#authorized(request, await this.#token(key))
    if (answer.status !== 401) return answer
    // A token may end before its time. A new one that is refused too ends it.
    this.#tokens.delete(key)
    const second = await this.#authorized(request, await this.#token(key))
    if (second.status !== 401) return second
    throw new PayPalKeyRefused('PayPal doesn’t accept the token that it issued.')
  }

  /** Asks for a new token, so that a key is tried and not remembered. */
  async tryKey(details: Details): Promise<void> {
    this.#tokens.delete(keyOf(details))
    await this.#token(keyOf(details))
  }

  #authorized(request: PayPalRequest, token: string): Promise<PayPalAnswer> {
    return this.#fetch({
      ...request,
      headers: {
        'Content-Type': 'application/json',
        ...request.headers,
        Authorization: `Bearer ${token}`,
      },
    })
  }

  async #token(key: string): Promise<string> {
    const kept = this.#tokens.get(key)
    if (kept !== undefined) return kept
    const { status, body } = await this.#fetch({
      method: 'POST',
      path: '/v1/oauth2/token',
      body: 'grant_type=client_credentials',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: `Basic ${Buffer.from(key).toString('base64')}`,
      },
    })
    const { access_token: token, expires_in: seconds } = (body ?? {}) as Record<string, unknown>
    if (status === 401 || status === 400)
      throw new PayPalKeyRefused('PayPal doesn’t accept the key.')
    if (status !== 200 || typeof token !== 'string') {
      throw new Error(`PayPal didn’t issue a token (${status}).`)
    }
    const lifeMs = Math.min((Number(seconds) || 0) * 1000 - 60_000, MAX_TOKEN_MS)
    if (lifeMs > 0) this.#tokens.set(key, token, Date.now() + lifeMs)
    return token
  }

  async #fetch({ method, path, body, headers }: PayPalRequest): Promise<PayPalAnswer> {
    try {
      const response = await fetch(new URL(path, this.#address.base), {
        method,
        headers: { Accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#address.timeoutMs),
        ...(body !== undefined && { body }),
      })
      return { status: response.status, body: parsed(await response.text()) }
    } catch (error) {
      const name = error instanceof Error ? error.name : 'Error'
      throw new Error(`PayPal didn’t respond to ${method} ${path.split('?')[0]} (${name}).`)
    }
  }
}

function keyOf({ clientId = '', clientSecret = '' }: Details): string {
  return `${clientId}:${clientSecret}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
