# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Accounts that pay partners, and the available payout providers.
  class FundingAccountsResource < Resource
    # Connects an account that pays partners through a provider. It replaces the provider’s previous account once
    # it’s verified. Transfers in progress keep the previous account.
    # @option params [String] :provider required: The provider.
    # @option params [String] :name required: A name for the account.
    # @option params [Hash{String => String}] :details required: The provider’s fields, as listed by `GET
    #   /payout-providers`.
    # @return [Types::FundingAccount]
    def connect(options: {}, **params)
      values = named(params, :provider, :name, :details)
      @transport.json(:post, "/funding-accounts", kind: Types::FundingAccount, body: values, options:)
    end

    # Returns funding accounts, newest first.
    # @option params [Boolean] :removed Whether to include replaced and removed accounts.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::FundingAccount>]
    def list(options: {}, **params)
      values = named(params, :removed, :page, :page_size)
      @transport.pages("/funding-accounts", :page, kind: Types::FundingAccount, query: values, options:)
    end

    # Retrieves a funding account.
    # @return [Types::FundingAccount]
    def get(id, options: {})
      @transport.json(:get, path("/funding-accounts/{}", id), kind: Types::FundingAccount, options:)
    end

    # Removes a funding account. New payouts can’t use it. Transfers in progress continue, and their status is
    # still updated.
    # @return [Types::FundingAccount]
    def remove(id, options: {})
      @transport.json(:delete, path("/funding-accounts/{}", id), kind: Types::FundingAccount, options:)
    end

    # Checks that an account can send payouts. Providers with an API are asked directly. For a bank account, you
    # confirm the account details yourself.
    # @option params [Boolean] :confirm For bank accounts, `true` to confirm that you checked the account details.
    # @return [Types::FundingAccount]
    def verify(id, options: {}, **params)
      values = named(params, :confirm)
      @transport.json(:post, path("/funding-accounts/{}/verify", id), kind: Types::FundingAccount, body: values, options:)
    end

    # Returns the payout providers and the fields that each one requires.
    # @return [Array<Types::PayoutProvider>]
    def list_payout_providers(options: {})
      @transport.json(:get, "/payout-providers", kind: Types::PayoutProvider, options:)
    end
  end
end
