// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { type Transport } from '../core/transport.ts'
import type {
  CreateEmbedTokenParams,
  CreateEmbedTokenResult,
  RevokeEmbedTokensParams,
  RevokeEmbedTokensResult,
  ViewAsPartnerParams,
  ViewAsPartnerResult,
} from '../types.ts'

/**
 * What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are
 * in the language of `Accept-Language`.
 */
export class EmbedResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Start a session for a page with a partner’s dashboard. */
  createToken(params: CreateEmbedTokenParams = {}, options?: RequestOptions): Promise<CreateEmbedTokenResult> {
    return this.#transport.json('POST', '/tokens/embed/referrals', { body: params }, options)
  }

  /** End every session of a partner’s dashboards. */
  revokeTokens(params: RevokeEmbedTokensParams = {}, options?: RequestOptions): Promise<RevokeEmbedTokensResult> {
    return this.#transport.json('DELETE', '/tokens/embed/referrals', { body: params }, options)
  }

  /**
   * See a partner’s dashboard as the partner does.
   *
   * The token only reads, for ten minutes, and ends when the member who asked is removed. The audit
   * log says who looked at whom.
   */
  viewAsPartner(params: ViewAsPartnerParams = {}, options?: RequestOptions): Promise<ViewAsPartnerResult> {
    return this.#transport.json('POST', '/tokens/embed/referrals/view', { body: params }, options)
  }
}
