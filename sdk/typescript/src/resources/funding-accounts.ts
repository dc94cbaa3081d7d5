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

/** Accounts that pay partners, and the available payout providers. */
export class FundingAccountsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Connects an account that pays partners through a provider. It replaces the provider’s previous
   * account once it’s verified. Transfers in progress keep the previous account.
   */
  connect(params: ConnectFundingAccountParams, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('POST', '/funding-accounts', { body: params }, options)
  }

  /** Returns funding accounts, newest first. */
  list(params: ListFundingAccountsParams = {}, options?: RequestOptions): Pages<FundingAccount> {
    return this.#transport.pages('/funding-accounts', 'page', params, options)
  }

  /** Retrieves a funding account. */
  async get(id: string, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('GET', path`/funding-accounts/${id}`, {}, options)
  }

  /**
   * Removes a funding account. New payouts can’t use it. Transfers in progress continue, and their
   * status is still updated.
   */
  async remove(id: string, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('DELETE', path`/funding-accounts/${id}`, {}, options)
  }

  /**
   * Checks that an account can send payouts. Providers with an API are asked directly. For a bank
   * account, you confirm the account details yourself.
   */
  async verify(id: string, params: VerifyFundingAccountParams = {}, options?: RequestOptions): Promise<FundingAccount> {
    return this.#transport.json('POST', path`/funding-accounts/${id}/verify`, { body: params }, options)
  }

  /** Returns the payout providers and the fields that each one requires. */
  listPayoutProviders(options?: RequestOptions): Promise<PayoutProvider[]> {
    return this.#transport.json('GET', '/payout-providers', {}, options)
  }
}
