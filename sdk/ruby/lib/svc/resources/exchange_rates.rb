# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Your own exchange rates and those of the European Central Bank.
  class ExchangeRatesResource < Resource
    # Returns the exchange rates in effect, newest first: your own and those of the European Central Bank.
    # @option params [String] :currency ISO 4217
    # @option params [String] :day A UTC day; counts for that day and the seven after it
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::ExchangeRate>]
    def list(options: {}, **params)
      values = named(params, :currency, :day, :page, :page_size)
      @transport.pages("/exchange-rates", :page, kind: Types::ExchangeRate, query: values, options:)
    end

    # Sets your own exchange rate for a day. Your own rates take precedence over those of the European Central
    # Bank. Commissions that were waiting for the rate are converted. Amounts that were already converted keep
    # their rate.
    # @option params [String] :day required: A UTC day; counts for that day and the seven after it
    # @option params [String] :currency required: ISO 4217
    # @option params [String, Integer] :per_euro required: How many units of the currency one euro buys, exactly:
    #   up to 12 digits behind the point
    # @return [Types::SetExchangeRateResult]
    def set(options: {}, **params)
      values = named(params, :day, :currency, :per_euro)
      @transport.json(:post, "/exchange-rates", kind: Types::SetExchangeRateResult, body: values, options:)
    end
  end
end
