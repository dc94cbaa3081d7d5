// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  BulkUpdateCommissionsParams,
  BulkUpdateCommissionsResult,
  Commission,
  CommissionDetail,
  CreateCommissionParams,
  CreateCommissionResult,
  ListCommissionsParams,
  UpdateCommissionParams,
} from '../types.ts'

/** What partners earn: each with how it came about, what became of it, and its ledger. */
export class CommissionsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List commissions.
   *
   * `customer` is null for callers without `customers.read`.
   */
  list(params: ListCommissionsParams = {}, options?: RequestOptions): Pages<Commission> {
    return this.#transport.pages('/commissions', 'id', params, options)
  }

  /**
   * Create a commission by hand.
   *
   * custom: a bonus, or a claw-back when the amount is negative; due at once. lead, sale: the event
   * is recorded for the partner's link and earns what the reward says. Keys without `payouts.write`
   * give up to the program's `dailyBonusLimit` on a day.
   */
  create(params: CreateCommissionParams, options?: RequestOptions): Promise<CreateCommissionResult> {
    return this.#transport.json('POST', '/commissions', { body: params }, options)
  }

  /** Set the status of many commissions, all or none. */
  bulkUpdate(params: BulkUpdateCommissionsParams, options?: RequestOptions): Promise<BulkUpdateCommissionsResult[]> {
    return this.#transport.json('PATCH', '/commissions/bulk', { body: params }, options)
  }

  /** Explain a commission: how its amount came about and what became of it. */
  async get(id: string, options?: RequestOptions): Promise<CommissionDetail> {
    return this.#transport.json('GET', path`/commissions/${id}`, {}, options)
  }

  /**
   * Change a commission by hand.
   *
   * What is added counts towards the program's `dailyBonusLimit`.
   */
  async update(id: string, params: UpdateCommissionParams = {}, options?: RequestOptions): Promise<Commission> {
    return this.#transport.json('PATCH', path`/commissions/${id}`, { body: params }, options)
  }
}
