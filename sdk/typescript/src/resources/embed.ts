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
 * Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of
 * `Accept-Language`.
 */
export class EmbedResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a token that embeds one partner’s dashboard in your page. Call it from your server and
   * pass the token to the browser.
   */
  createToken(params: CreateEmbedTokenParams = {}, options?: RequestOptions): Promise<CreateEmbedTokenResult> {
    return this.#transport.json('POST', '/tokens/embed/referrals', { body: params }, options)
  }

  /** Ends all dashboard sessions of a partner. Pass `programId` to end only those of one program. */
  revokeTokens(params: RevokeEmbedTokensParams = {}, options?: RequestOptions): Promise<RevokeEmbedTokensResult> {
    return this.#transport.json('DELETE', '/tokens/embed/referrals', { body: params }, options)
  }

  /**
   * Creates a read-only token to see a partner’s dashboard as the partner does. The token expires
   * after 10 minutes. The audit log records who viewed which partner.
   */
  viewAsPartner(params: ViewAsPartnerParams = {}, options?: RequestOptions): Promise<ViewAsPartnerResult> {
    return this.#transport.json('POST', '/tokens/embed/referrals/view', { body: params }, options)
  }
}
