// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  ConnectFundingAccountParams,
  FundingAccount,
  ListFundingAccountsParams,
  PayoutProvider,
  VerifyFundingAccountParams,
} from '../types.ts'

/** The accounts that pay, and the providers that there are. */
export class FundingAccountsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Connect the account that pays through a provider. */
  connect(params: ConnectFundingAccountParams, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('POST', '/funding-accounts', { body: params }, options)
  }

  /** List the accounts that pay. */
  list(params: ListFundingAccountsParams = {}, options?: RequestOptions): Pages<FundingAccount> {
    return this.#transport.pages('/funding-accounts', 'page', params, options)
  }

  /** Read an account that pays. */
  async get(id: string, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('GET', path`/funding-accounts/${id}`, {}, options)
  }

  /** Pay nothing more from an account. */
  async remove(id: string, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('DELETE', path`/funding-accounts/${id}`, {}, options)
  }

  /** Prove that an account can pay. */
  async verify(id: string, params: VerifyFundingAccountParams = {}, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('POST', path`/funding-accounts/${id}/verify`, { body: params }, options)
  }

  /** List the ways to pay. */
  listPayoutProviders(options?: RequestOptions): Promise<PayoutProvider[]> {
    return this.#transport.json('GET', '/payout-providers', {}, options)
  }
}
