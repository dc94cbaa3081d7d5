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

/** What customers get for coming through a partner, and the codes they type. */
export class DiscountsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Give a link a discount code.
   *
   * A code is given once: never to another partner, not even after it was removed.
   */
  createCode(params: CreateDiscountCodeParams, options?: RequestOptions): Promise<DiscountCode> {
    return this.#transport.json('POST', '/discount-codes', { body: params }, options)
  }

  /** List discount codes. */
  listCodes(params: ListDiscountCodesParams = {}, options?: RequestOptions): Pages<DiscountCode> {
    return this.#transport.pages('/discount-codes', 'page', params, options)
  }

  /** Remove a discount code. */
  async deleteCode(id: string, options?: RequestOptions): Promise<DeleteDiscountCodeResult> {
    return this.#transport.json('DELETE', path`/discount-codes/${id}`, {}, options)
  }

  /** Create a discount. */
  create(params: CreateDiscountParams, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('POST', '/discounts', { body: params }, options)
  }

  /** List discounts. */
  list(params: ListDiscountsParams = {}, options?: RequestOptions): Pages<Discount> {
    return this.#transport.pages('/discounts', 'page', params, options)
  }

  /** Get a discount. */
  async get(id: string, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('GET', path`/discounts/${id}`, {}, options)
  }

  /**
   * Change the coupon of a discount.
   *
   * Type, amount and duration never change: archive it and create another.
   */
  async update(id: string, params: UpdateDiscountParams = {}, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('PATCH', path`/discounts/${id}`, { body: params }, options)
  }

  /**
   * Archive a discount.
   *
   * New customers do not get it any more. Customers who have it keep it.
   */
  async archive(id: string, options?: RequestOptions): Promise<Discount> {
    return this.#transport.json('DELETE', path`/discounts/${id}`, {}, options)
  }
}
