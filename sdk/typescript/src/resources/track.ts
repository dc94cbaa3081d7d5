// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { type Transport } from '../core/transport.ts'
import type {
  ReverseRefundParams,
  ReverseRefundResult,
  TrackLeadParams,
  TrackLeadResult,
  TrackRefundParams,
  TrackRefundResult,
  TrackSaleParams,
  TrackSaleResult,
} from '../types.ts'

/** Clicks, leads, sales and refunds as they happen. */
export class TrackResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Track a lead.
   *
   * A key without `customers.read` is answered what it sent, not what is stored of the customer.
   */
  lead(params: TrackLeadParams, options?: RequestOptions): Promise<TrackLeadResult> {
    return this.#transport.json('POST', '/track/lead', { body: params }, options)
  }

  /** Track a refund, whole or in part. */
  refund(params: TrackRefundParams, options?: RequestOptions): Promise<TrackRefundResult> {
    return this.#transport.json('POST', '/track/refund', { body: params }, options)
  }

  /** Undo a refund or chargeback: it was won, or it failed. */
  reverseRefund(params: ReverseRefundParams, options?: RequestOptions): Promise<ReverseRefundResult> {
    return this.#transport.json('POST', '/track/refund/reverse', { body: params }, options)
  }

  /**
   * Track a sale.
   *
   * A key without `customers.read` is answered what it sent, not what is stored of the customer.
   */
  sale(params: TrackSaleParams, options?: RequestOptions): Promise<TrackSaleResult> {
    return this.#transport.json('POST', '/track/sale', { body: params }, options)
  }
}
