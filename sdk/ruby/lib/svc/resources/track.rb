# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Clicks, leads, sales, and refunds, recorded as they happen.
  class TrackResource < Resource
    # Records a lead, such as a sign-up, and attributes the customer to the link of the click. A later call for
    # the same customer and event returns the original lead. Keys without `customers.read` get back only the
    # values they sent.
    # @option params [String, nil] :click_id The value of the `svc_id` cookie. If empty, the click that the
    #   customer originally came from is used.
    # @option params [String] :event_name required: The name of the event. A customer can have one lead per name.
    #   Repeated leads aren’t recorded.
    # @option params [String] :customer_external_id required: The customer’s ID in your system.
    # @option params [String, nil] :program_id The ID of the program that the customer belongs to. Only its
    #   clicks, links, and codes count. The same external ID without a program, or in another one, is another
    #   customer.
    # @option params [String, nil] :customer_name The full name.
    # @option params [String, nil] :customer_email The customer’s email address.
    # @option params [String, nil] :customer_avatar The URL of a picture.
    # @option params ["async", "wait", "deferred"] :mode How to process the lead. `async` and `wait` both return
    #   after the lead is saved. `deferred` creates the customer with the click but no lead, which a later call
    #   records.
    # @option params [Integer, nil] :event_quantity The number of leads that the event counts as.
    # @option params [Object] :metadata Your own data as an object, with up to 10,000 characters as JSON, or null.
    # @option params [String] :timestamp When the event happened, in ISO 8601 format with an offset. Defaults to
    #   now. Use it to import older data.
    # @return [Types::TrackLeadResult]
    def lead(options: {}, **params)
      values = named(params, :click_id, :event_name, :customer_external_id, :program_id, :customer_name,
                             :customer_email, :customer_avatar, :mode, :event_quantity, :metadata, :timestamp)
      @transport.json(:post, "/track/lead", kind: Types::TrackLeadResult, body: values, options:)
    end

    # Records a full or partial refund or a chargeback of a sale. Commissions of the sale are reduced in
    # proportion. If a commission was already paid, the amount is deducted from the partner’s next payout.
    # @option params [String] :invoice_id required: Your own invoice ID, or the payment processor’s. Each invoice
    #   can have only one sale.
    # @option params [String, nil] :program_id The ID of the program that the customer of the sale belongs to. If
    #   they belong to another one, or to none, the sale isn’t found.
    # @option params [Integer, nil] :amount The amount in minor units of the sale’s currency. Defaults to the
    #   amount that hasn’t been refunded yet.
    # @option params [String, nil] :currency The currency, which must be the sale’s. Defaults to the sale’s
    #   currency.
    # @option params [String] :refund_id required: Your own ID of the refund. Repeated calls with the same ID have
    #   no effect.
    # @option params ["refund", "chargeback"] :kind The type of refund. Use `chargeback` if the customer’s bank
    #   took the money. Defaults to `refund`.
    # @option params [String] :timestamp When the event happened, in ISO 8601 format with an offset. Defaults to
    #   now. Use it to import older data.
    # @return [Types::TrackRefundResult]
    def refund(options: {}, **params)
      values = named(params, :invoice_id, :program_id, :amount, :currency, :refund_id, :kind, :timestamp)
      @transport.json(:post, "/track/refund", kind: Types::TrackRefundResult, body: values, options:)
    end

    # Reverses a refund or chargeback that you won or that failed. Commissions and totals return to their values
    # before the refund.
    # @option params [String] :invoice_id required: Your own invoice ID, or the payment processor’s. Each invoice
    #   can have only one sale.
    # @option params [String, nil] :program_id The ID of the program that the customer of the sale belongs to. If
    #   they belong to another one, or to none, the sale isn’t found.
    # @option params [String] :refund_id required: Your own ID of the refund or chargeback, which is reversed
    #   completely.
    # @option params ["chargeback_won", "refund_failed"] :reason The reason. Defaults to `chargeback_won` for a
    #   chargeback and `refund_failed` for a refund.
    # @option params [String] :timestamp When the event happened, in ISO 8601 format with an offset. Defaults to
    #   now. Use it to import older data.
    # @return [Types::ReverseRefundResult]
    def reverse_refund(options: {}, **params)
      values = named(params, :invoice_id, :program_id, :refund_id, :reason, :timestamp)
      @transport.json(:post, "/track/refund/reverse", kind: Types::ReverseRefundResult, body: values, options:)
    end

    # Records a sale and creates the partner’s commission according to the reward. A sale with a known `invoiceId`
    # is recorded only once. Keys without `customers.read` get back only the values they sent.
    # @option params [String] :customer_external_id required: The customer’s ID in your system.
    # @option params [String, nil] :program_id The ID of the program that the customer belongs to. Only its
    #   clicks, links, and codes count. The same external ID without a program, or in another one, is another
    #   customer.
    # @option params [Integer] :amount required: The total that the customer paid, including tax, shipping, and
    #   fees, in minor units of the currency. For example, 1999 is 19.99 USD or 1,999 JPY.
    # @option params [Integer, nil] :tax The tax included in the amount, in minor units. Defaults to 0.
    # @option params [Integer, nil] :shipping The shipping costs included in the amount, without tax, in minor
    #   units. Defaults to 0.
    # @option params [Integer, nil] :fee Fees included in the amount that you don’t keep, such as payment fees, in
    #   minor units. Defaults to 0.
    # @option params [Array<Object>, nil] :line_items The products in the sale. Their total can’t exceed the
    #   amount without tax and shipping.
    # @option params [String] :currency The ISO 4217 currency code. Defaults to `usd`.
    # @option params [String, nil] :event_name The name of the event. Defaults to `Purchase`.
    # @option params ["stripe", "shopify", "polar", "paddle", "lemon-squeezy", "apple", "revenuecat", "dub",
    #   "custom"] :payment_processor The payment processor. Defaults to `custom`.
    # @option params [String, nil] :invoice_id Your own invoice ID, or the payment processor’s. Each invoice can
    #   have only one sale.
    # @option params [String, nil] :lead_event_name The name of the lead that the sale follows. Defaults to the
    #   first lead with a link. For a direct sale, the name of the lead that is created with it, which defaults to
    #   `Direct sale`.
    # @option params [String, nil] :click_id For a direct sale without a lead, the value of the `svc_id` cookie.
    # @option params [String, nil] :customer_name The full name.
    # @option params [String, nil] :customer_email The customer’s email address.
    # @option params [String, nil] :customer_avatar The URL of a picture.
    # @option params [Object] :metadata Your own data as an object, with up to 10,000 characters as JSON, or null.
    # @option params [String, nil] :discount_code The partner’s discount code that the customer used. It
    #   attributes the sale if there is no lead or click.
    # @option params [String] :timestamp When the event happened, in ISO 8601 format with an offset. Defaults to
    #   now. Use it to import older data.
    # @return [Types::TrackSaleResult]
    def sale(options: {}, **params)
      values = named(params, :customer_external_id, :program_id, :amount, :tax, :shipping, :fee,
                             :line_items, :currency, :event_name, :payment_processor, :invoice_id, :lead_event_name, :click_id,
                             :customer_name, :customer_email, :customer_avatar, :metadata, :discount_code, :timestamp)
      @transport.json(:post, "/track/sale", kind: Types::TrackSaleResult, body: values, options:)
    end
  end
end
