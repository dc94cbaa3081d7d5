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

/** Clicks, leads, sales, and refunds, recorded as they happen. */
export class TrackResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Records a lead, such as a sign-up, and attributes the customer to the link of the click. A later
   * call for the same customer and event returns the original lead. Keys without `customers.read`
   * get back only the values they sent.
   */
  lead(params: TrackLeadParams, options?: RequestOptions): Promise<TrackLeadResult> {
    return this.#transport.json('POST', '/track/lead', { body: params }, options)
  }

  /**
   * Records a full or partial refund or a chargeback of a sale. Commissions of the sale are reduced
   * in proportion. If a commission was already paid, the amount is deducted from the partner’s next
   * payout.
   */
  refund(params: TrackRefundParams, options?: RequestOptions): Promise<TrackRefundResult> {
    return this.#transport.json('POST', '/track/refund', { body: params }, options)
  }

  /**
   * Reverses a refund or chargeback that you won or that failed. Commissions and totals return to
   * their values before the refund.
   */
  reverseRefund(params: ReverseRefundParams, options?: RequestOptions): Promise<ReverseRefundResult> {
    return this.#transport.json('POST', '/track/refund/reverse', { body: params }, options)
  }

  /**
   * Records a sale and creates the partner’s commission according to the reward. A sale with a known
   * `invoiceId` is recorded only once. Keys without `customers.read` get back only the values they
   * sent.
   */
  sale(params: TrackSaleParams, options?: RequestOptions): Promise<TrackSaleResult> {
    return this.#transport.json('POST', '/track/sale', { body: params }, options)
  }
}
