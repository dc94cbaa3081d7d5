# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # What currencies are converted at: your own rates and the central bank’s.
  class ExchangeRatesResource < Resource
    # List exchange rates.
    # @option params [String] :currency ISO 4217
    # @option params [String] :day A UTC day; counts for that day and the seven after it
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::ExchangeRate>]
    def list(options: {}, **params)
      values = named(params, :currency, :day, :page, :page_size)
      @transport.pages("/exchange-rates", :page, kind: Types::ExchangeRate, query: values, options:)
    end

    # Set an exchange rate of your own.
    #
    # Your own rates win over those of the European Central Bank. Commissions that waited for the rate are priced;
    # what was converted before keeps its rate.
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
