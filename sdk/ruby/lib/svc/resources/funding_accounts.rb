# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # The accounts that pay, and the providers that there are.
  class FundingAccountsResource < Resource
    # Connect the account that pays through a provider.
    # @option params [String] :provider required
    # @option params [String] :name required: What you call the account
    # @option params [Hash{String => String}] :details required: The fields of the provider, as GET
    #   /payout-providers lists them
    # @return [Types::FundingAccount]
    def connect(options: {}, **params)
      values = named(params, :provider, :name, :details)
      @transport.json(:post, "/funding-accounts", kind: Types::FundingAccount, body: values, options:)
    end

    # List the accounts that pay.
    # @option params [Boolean] :removed Also those that were replaced or removed
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::FundingAccount>]
    def list(options: {}, **params)
      values = named(params, :removed, :page, :page_size)
      @transport.pages("/funding-accounts", :page, kind: Types::FundingAccount, query: values, options:)
    end

    # Read an account that pays.
    # @return [Types::FundingAccount]
    def get(id, options: {})
      @transport.json(:get, path("/funding-accounts/{}", id), kind: Types::FundingAccount, options:)
    end

    # Pay nothing more from an account.
    # @return [Types::FundingAccount]
    def remove(id, options: {})
      @transport.json(:delete, path("/funding-accounts/{}", id), kind: Types::FundingAccount, options:)
    end

    # Prove that an account can pay.
    # @option params [Boolean] :confirm Banks: true, once somebody compared the account with what is shown of it
    # @return [Types::FundingAccount]
    def verify(id, options: {}, **params)
      values = named(params, :confirm)
      @transport.json(:post, path("/funding-accounts/{}/verify", id), kind: Types::FundingAccount, body: values, options:)
    end

    # List the ways to pay.
    # @return [Array<Types::PayoutProvider>]
    def list_payout_providers(options: {})
      @transport.json(:get, "/payout-providers", kind: Types::PayoutProvider, options:)
    end
  end
end
