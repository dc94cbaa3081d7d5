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

/** Your own exchange rates and those of the European Central Bank. */
export class ExchangeRatesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Returns the exchange rates in effect, newest first: your own and those of the European Central
   * Bank.
   */
  list(params: ListExchangeRatesParams = {}, options?: RequestOptions): Pages<ExchangeRate> {
    return this.#transport.pages('/exchange-rates', 'page', params, options)
  }

  /**
   * Sets your own exchange rate for a day. Your own rates take precedence over those of the European
   * Central Bank. Commissions that were waiting for the rate are converted. Amounts that were
   * already converted keep their rate.
   */
  set(params: SetExchangeRateParams, options?: RequestOptions): Promise<SetExchangeRateResult> {
    return this.#transport.json('POST', '/exchange-rates', { body: params }, options)
  }
}
