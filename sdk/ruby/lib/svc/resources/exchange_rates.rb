# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Your own exchange rates and those of the European Central Bank.
  class ExchangeRatesResource < Resource
    # Returns the exchange rates in effect, newest first: your own and those of the European Central Bank.
    # @option params [String] :currency The ISO 4217 currency code.
    # @option params [String] :day The UTC date. The rate applies to this day and the next seven days.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::ExchangeRate>]
    def list(options: {}, **params)
      values = named(params, :currency, :day, :page, :page_size)
      @transport.pages("/exchange-rates", :page, kind: Types::ExchangeRate, query: values, options:)
    end

    # Sets your own exchange rate for a day. Your own rates take precedence over those of the European Central
    # Bank. Commissions that were waiting for the rate are converted. Amounts that were already converted keep
    # their rate.
    # @option params [String] :day required: The UTC date. The rate applies to this day and the next seven days.
    # @option params [String] :currency required: The ISO 4217 currency code.
    # @option params [String, Integer] :per_euro required: The number of units of the currency that one euro buys,
    #   with up to 12 decimals.
    # @return [Types::SetExchangeRateResult]
    def set(options: {}, **params)
      values = named(params, :day, :currency, :per_euro)
      @transport.json(:post, "/exchange-rates", kind: Types::SetExchangeRateResult, body: values, options:)
    end
  end
end
