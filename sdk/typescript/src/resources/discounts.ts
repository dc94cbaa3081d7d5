// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateDiscountCodeParams,
  CreateDiscountParams,
  DeleteDiscountCodeResult,
  Discount,
  DiscountCode,
  ListDiscountCodesParams,
  ListDiscountsParams,
  UpdateDiscountParams,
} from '../types.ts'

/** Discounts for referred customers, and the discount codes of partners. */
export class DiscountsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a discount code for a partner’s link. A sale with the code is attributed to the partner,
   * even without a click. A code can never be reassigned to another partner, even after it’s
   * deleted.
   */
  createCode(params: CreateDiscountCodeParams, options?: RequestOptions): Promise<DiscountCode> {
    return this.#transport.json('POST', '/discount-codes', { body: params }, options)
  }

  /** Returns the program’s discount codes. */
  listCodes(params: ListDiscountCodesParams = {}, options?: RequestOptions): Pages<DiscountCode> {
    return this.#transport.pages('/discount-codes', 'page', params, options)
  }

  /** Deactivates a discount code. The code stays reserved for its partner. */
  async deleteCode(id: string, options?: RequestOptions): Promise<DeleteDiscountCodeResult> {
    return this.#transport.json('DELETE', path`/discount-codes/${id}`, {}, options)
  }

  /** Creates a discount for customers who come through the links of a group or partner. */
  create(params: CreateDiscountParams, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('POST', '/discounts', { body: params }, options)
  }

  /** Returns discounts, oldest first. */
  list(params: ListDiscountsParams = {}, options?: RequestOptions): Pages<Discount> {
    return this.#transport.pages('/discounts', 'page', params, options)
  }

  /** Retrieves a discount. */
  async get(id: string, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('GET', path`/discounts/${id}`, {}, options)
  }

  /**
   * Updates the coupon of a discount. To change the type, amount, or duration, archive the discount
   * and create another one.
   */
  async update(id: string, params: UpdateDiscountParams = {}, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('PATCH', path`/discounts/${id}`, { body: params }, options)
  }

  /** Archives a discount. New customers no longer get it, and customers who already have it keep it. */
  async archive(id: string, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('DELETE', path`/discounts/${id}`, {}, options)
  }
}
