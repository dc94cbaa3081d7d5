// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  FraudFlag,
  FraudRule,
  ListFraudFlagsParams,
  RejectFraudFlagParams,
  RejectFraudFlagsParams,
  ReleaseFraudFlagParams,
  ReleaseFraudFlagsParams,
} from '../types.ts'

/** Fraud flags to review, and the rules that create them. */
export class FraudResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Returns fraud flags, newest first. Pass `status=open` to get the flags that need a review.
   * Flagged commissions are never released automatically.
   */
  listFlags(params: ListFraudFlagsParams = {}, options?: RequestOptions): Pages<FraudFlag> {
    return this.#transport.pages('/fraud/flags', 'id', params, options)
  }

  /** Rejects up to 100 flags and cancels their commissions. Rejects all of them or none. */
  rejectFlags(params: RejectFraudFlagsParams, options?: RequestOptions): Promise<FraudFlag[]> {
    return this.#transport.json('POST', '/fraud/flags/reject', { body: params }, options)
  }

  /** Releases up to 100 flags. Releases all of them or none. */
  releaseFlags(params: ReleaseFraudFlagsParams, options?: RequestOptions): Promise<FraudFlag[]> {
    return this.#transport.json('POST', '/fraud/flags/release', { body: params }, options)
  }

  /** Retrieves a fraud flag. */
  async getFlag(id: string, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('GET', path`/fraud/flags/${id}`, {}, options)
  }

  /** Confirms the fraud and cancels the commission. With `ban`, the partner is also banned. */
  async rejectFlag(id: string, params: RejectFraudFlagParams = {}, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('POST', path`/fraud/flags/${id}/reject`, { body: params }, options)
  }

  /**
   * Marks a flag as legitimate. Commissions that no other open flag holds continue their holding
   * period.
   */
  async releaseFlag(id: string, params: ReleaseFraudFlagParams = {}, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('POST', path`/fraud/flags/${id}/release`, { body: params }, options)
  }

  /** Returns the fraud rules and their settings. */
  listRules(options?: RequestOptions): Promise<FraudRule[]> {
    return this.#transport.json('GET', '/fraud/rules', {}, options)
  }
}
