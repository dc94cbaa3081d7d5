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

/** What the rules have found: a queue that only a person empties. */
export class FraudResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List what the fraud rules have found, the newest first.
   *
   * With status=open: what waits for a person. Nothing is released by time.
   */
  listFlags(params: ListFraudFlagsParams = {}, options?: RequestOptions): Pages<FraudFlag> {
    return this.#transport.pages('/fraud/flags', 'id', params, options)
  }

  /** Reject up to 100 flags, or none. */
  rejectFlags(params: RejectFraudFlagsParams, options?: RequestOptions): Promise<FraudFlag[]> {
    return this.#transport.json('POST', '/fraud/flags/reject', { body: params }, options)
  }

  /** Release up to 100 flags, or none. */
  releaseFlags(params: ReleaseFraudFlagsParams, options?: RequestOptions): Promise<FraudFlag[]> {
    return this.#transport.json('POST', '/fraud/flags/release', { body: params }, options)
  }

  /** Get a fraud flag. */
  async getFlag(id: string, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('GET', path`/fraud/flags/${id}`, {}, options)
  }

  /**
   * Reject what was flagged.
   *
   * The commission is canceled for fraud; with ban the partner is banned too.
   */
  async rejectFlag(id: string, params: RejectFraudFlagParams = {}, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('POST', path`/fraud/flags/${id}/reject`, { body: params }, options)
  }

  /**
   * Release a flag.
   *
   * What no other open flag holds goes back to its holding period.
   */
  async releaseFlag(id: string, params: ReleaseFraudFlagParams = {}, options?: RequestOptions): Promise<FraudFlag> {
    return this.#transport.json('POST', path`/fraud/flags/${id}/release`, { body: params }, options)
  }

  /** List the fraud rules and their settings. */
  listRules(options?: RequestOptions): Promise<FraudRule[]> {
    return this.#transport.json('GET', '/fraud/rules', {}, options)
  }
}
