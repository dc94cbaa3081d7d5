# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Clicks, leads, sales, and refunds, recorded as they happen.
  class TrackResource < Resource
    # Records a lead, such as a sign-up, and attributes the customer to the link of the click. A later call for
    # the same customer and event returns the original lead. Keys without `customers.read` get back only the
    # values they sent.
    # @option params [String, nil] :click_id The value of the svc_id cookie. Empty: the click that the customer
    #   came with
    # @option params [String] :event_name required: A customer has one lead of each name, for ever: repeating it
    #   records nothing
    # @option params [String] :customer_external_id required: The customer's id in your own system
    # @option params [String, nil] :customer_name Full name
    # @option params [String, nil] :customer_email
    # @option params [String, nil] :customer_avatar An http or https address of a picture
    # @option params ["async", "wait", "deferred"] :mode async and wait are the same: the answer follows the
    #   commit. deferred creates the customer with their click, but no lead; a later call records it
    # @option params [Integer, nil] :event_quantity Counts as so many leads
    # @option params [Object] :metadata An object of your own facts: at most 10,000 characters as JSON, or null
    # @option params [String] :timestamp When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::TrackLeadResult]
    def lead(options: {}, **params)
      values = named(params, :click_id, :event_name, :customer_external_id, :customer_name,
                             :customer_email, :customer_avatar, :mode, :event_quantity, :metadata, :timestamp)
      @transport.json(:post, "/track/lead", kind: Types::TrackLeadResult, body: values, options:)
    end

    # Records a full or partial refund or a chargeback of a sale. Commissions of the sale are reduced in
    # proportion. If a commission was already paid, the amount is deducted from the partner’s next payout.
    # @option params [String] :invoice_id required: Your own or the payment processor’s id: one sale per invoice,
    #   for ever
    # @option params [Integer, nil] :amount In minor units of the sale's currency. Default: all that is not
    #   refunded yet
    # @option params [String, nil] :currency Must be the sale's. Default: the sale's
    # @option params [String] :refund_id required: Your own id of the refund. Repeating it records nothing
    # @option params ["refund", "chargeback"] :kind A chargeback was taken by the customer’s bank. Default: refund
    # @option params [String] :timestamp When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::TrackRefundResult]
    def refund(options: {}, **params)
      values = named(params, :invoice_id, :amount, :currency, :refund_id, :kind, :timestamp)
      @transport.json(:post, "/track/refund", kind: Types::TrackRefundResult, body: values, options:)
    end

    # Reverses a refund or chargeback that you won or that failed. Commissions and totals return to their values
    # before the refund.
    # @option params [String] :invoice_id required: Your own or the payment processor’s id: one sale per invoice,
    #   for ever
    # @option params [String] :refund_id required: Your own id of the refund or chargeback, which is undone whole
    # @option params ["chargeback_won", "refund_failed"] :reason Default: chargeback_won for a chargeback,
    #   refund_failed for a refund
    # @option params [String] :timestamp When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::ReverseRefundResult]
    def reverse_refund(options: {}, **params)
      values = named(params, :invoice_id, :refund_id, :reason, :timestamp)
      @transport.json(:post, "/track/refund/reverse", kind: Types::ReverseRefundResult, body: values, options:)
    end

    # Records a sale and creates the partner’s commission according to the reward. A sale with a known `invoiceId`
    # is recorded only once. Keys without `customers.read` get back only the values they sent.
    # @option params [String] :customer_external_id required: The customer's id in your own system
    # @option params [Integer] :amount required: Everything that the customer paid, with tax, shipping and fees,
    #   in minor units of the currency: 1999 for 19.99 USD, 1999 for 1,999 JPY
    # @option params [Integer, nil] :tax Tax that the amount contains. Default: 0
    # @option params [Integer, nil] :shipping Shipping that the amount contains, without its tax. Default: 0
    # @option params [Integer, nil] :fee Fees that the amount contains and you do not keep, such as those of a
    #   payment. Default: 0
    # @option params [Array<Object>, nil] :line_items The products of the sale. Together at most the amount
    #   without tax and shipping
    # @option params [String] :currency ISO 4217. Default: usd
    # @option params [String, nil] :event_name Default: Purchase
    # @option params ["stripe", "shopify", "polar", "paddle", "lemon-squeezy", "apple", "revenuecat", "dub",
    #   "custom"] :payment_processor Who took the money. Default: custom
    # @option params [String, nil] :invoice_id Your own or the payment processor’s id: one sale per invoice, for
    #   ever
    # @option params [String, nil] :lead_event_name The lead that the sale follows (default: the first that has a
    #   link); for a direct sale, the name of the lead that is recorded with it (default: Direct sale)
    # @option params [String, nil] :click_id For a direct sale, which no lead preceded: the value of the svc_id
    #   cookie
    # @option params [String, nil] :customer_name Full name
    # @option params [String, nil] :customer_email
    # @option params [String, nil] :customer_avatar An http or https address of a picture
    # @option params [Object] :metadata An object of your own facts: at most 10,000 characters as JSON, or null
    # @option params [String, nil] :discount_code The partner's discount code that was used. It decides when
    #   neither a lead nor a click does
    # @option params [String] :timestamp When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::TrackSaleResult]
    def sale(options: {}, **params)
      values = named(params, :customer_external_id, :amount, :tax, :shipping, :fee, :line_items,
                             :currency, :event_name, :payment_processor, :invoice_id, :lead_event_name, :click_id,
                             :customer_name, :customer_email, :customer_avatar, :metadata, :discount_code, :timestamp)
      @transport.json(:post, "/track/sale", kind: Types::TrackSaleResult, body: values, options:)
    end
  end
end
