// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { type Transport } from '../core/transport.ts'
import type {
  ExchangeRate,
  ListExchangeRatesParams,
  SetExchangeRateParams,
  SetExchangeRateResult,
} from '../types.ts'

/** What currencies are converted at: your own rates and the central bank’s. */
export class ExchangeRatesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** List exchange rates. */
  list(params: ListExchangeRatesParams = {}, options?: RequestOptions): Pages<ExchangeRate> {
    return this.#transport.pages('/exchange-rates', 'page', params, options)
  }

  /**
   * Set an exchange rate of your own.
   *
   * Your own rates win over those of the European Central Bank. Commissions that waited for the rate
   * are priced; what was converted before keeps its rate.
   */
  set(params: SetExchangeRateParams, options?: RequestOptions): Promise<SetExchangeRateResult> {
    return this.#transport.json('POST', '/exchange-rates', { body: params }, options)
  }
}
