// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  BulkUpdateCommissionsParams,
  BulkUpdateCommissionsResult,
  Commission,
  CommissionDetail,
  CommissionTotal,
  CreateCommissionParams,
  CreateCommissionResult,
  ExportCommissionsParams,
  ListCommissionTotalsParams,
  ListCommissionsParams,
  UpdateCommissionParams,
} from '../types.ts'

/** Partners’ earnings, with the calculation and history of each commission. */
export class CommissionsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns commissions, newest first by default. Without `customers.read`, `customer` is null. */
  list(params: ListCommissionsParams = {}, options?: RequestOptions): Pages<Commission> {
    return this.#transport.pages('/commissions', 'id', params, options)
  }

  /**
   * Creates a commission manually. With `type` set to `custom`, creates a bonus, or a clawback if
   * the amount is negative, that is due immediately. With `lead` or `sale`, records the event for
   * the partner’s link and applies the reward. Keys without `payouts.write` are limited by the
   * program’s `dailyBonusLimit`.
   */
  create(params: CreateCommissionParams, options?: RequestOptions): Promise<CreateCommissionResult> {
    return this.#transport.json('POST', '/commissions', { body: params }, options)
  }

  /**
   * Sets the status of multiple commissions. Updates all of them or none, unless `partial` is set.
   * Then each commission is updated on its own, and those that can’t be updated have an `error` in
   * the response.
   */
  bulkUpdate(params: BulkUpdateCommissionsParams, options?: RequestOptions): Promise<BulkUpdateCommissionsResult[]> {
    return this.#transport.json('PATCH', '/commissions/bulk', { body: params }, options)
  }

  /**
   * Exports all matching commissions as CSV, newest first. Without `customers.read`, the customer
   * columns are empty.
   */
  export(params: ExportCommissionsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/commissions/export', { query: params }, options)
  }

  /** Returns the totals of the matching commissions by currency and status. */
  listTotals(params: ListCommissionTotalsParams = {}, options?: RequestOptions): Promise<CommissionTotal[]> {
    return this.#transport.json('GET', '/commissions/totals', { query: params }, options)
  }

  /** Retrieves a commission with its calculation and its history. */
  async get(id: string, options?: RequestOptions): Promise<CommissionDetail> {
    return this.#transport.json('GET', path`/commissions/${id}`, {}, options)
  }

  /**
   * Updates a commission’s amount or status manually. Increases count toward the program’s
   * `dailyBonusLimit`.
   */
  async update(id: string, params: UpdateCommissionParams = {}, options?: RequestOptions): Promise<Commission> {
    return this.#transport.json('PATCH', path`/commissions/${id}`, { body: params }, options)
  }
}
