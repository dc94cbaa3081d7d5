import { ApiError } from '../../domain/errors.ts'
import { badAnswer, fetchText } from '../provider-answer.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../read-json.ts'

/** The version of the Admin API; the one of webhooks in the app's own configuration is the same. */
export const SHOPIFY_VERSION = '2026-10'
const MAX_ANSWER = 1_000_000
const LABEL = 'Shopify'

export interface AdminOptions {
  /** Where a store's Admin API is, with `{store}` for its domain. */
  address: string
  timeoutMs: number
}

/** A store and what opens it. */
export interface Store {
  domain: string
  accessToken: string
}

/** Calls the Admin API of stores. */
export class AdminApi {
  readonly #options: AdminOptions
  constructor(options: AdminOptions) {
    this.#options = options
  }

  /** Asks for a token. @throws ApiError `bad_request` when Shopify refuses, any other error when it may work later */
  async token(domain: string, body: Readonly<Record<string, string>>): Promise<Fields> {
    const { status, fields } = await this.#post(domain, '/oauth/access_token', body, {})
    if (status === 200 && textOf(fields.access_token) !== null) return fields
    if (status < 500 && status !== 429)
      throw refused('Shopify declined the request. Connect the store again.')
    throw badAnswer(LABEL, status)
  }

  /** Sends a query. @throws ApiError `bad_request` when the token opens nothing any more */
  async query(store: Store, query: string, variables: object): Promise<Fields> {
    const path = `/api/${SHOPIFY_VERSION}/graphql.json`
    const headers = { 'x-shopify-access-token': store.accessToken }
    const { status, fields } = await this.#post(store.domain, path, { query, variables }, headers)
    if (status === 401 || status === 403 || status === 404) {
      throw refused('The store revoked the app’s access. Connect it again.')
    }
    const [error] = listOf(fields.errors)
    if (error && status === 200) {
      throw refused(`Shopify refused: ${(textOf(error.message) ?? 'no reason').slice(0, 200)}`)
    }
    if (status === 200) return fieldsOf(fields.data)
    throw badAnswer(LABEL, status)
  }

  async #post(
    domain: string,
    path: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<{ status: number; fields: Fields }> {
    const { address, timeoutMs } = this.#options
    const url = new URL(address.replace('{store}', domain) + path)
    const { status, text } = await fetchText(LABEL, url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const fields = parsed(text.slice(0, MAX_ANSWER))
    // Nonsense must not look like a store that has nothing.
    if (status === 200 && fields === null) throw badAnswer(LABEL, status)
    return { status, fields: fields ?? {} }
  }
}

export function refused(sentence: string): ApiError {
  return new ApiError('bad_request', sentence)
}

function parsed(text: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return null
  }
}
