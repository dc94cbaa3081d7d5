# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partners’ earnings, with the calculation and history of each commission.
  class CommissionsResource < Resource
    # Returns commissions, newest first by default. Without `customers.read`, `customer` is null.
    # @option params [String] :type click, lead, sale, referral, custom: one, several (a,b) or all others (-a)
    # @option params [String] :status pending, processed, paid, refunded, duplicate, fraud, canceled, hold: one,
    #   several (a,b) or all others (-a)
    # @option params [String] :customer_id cus_… or ext_<externalId>
    # @option params [String] :payout_id
    # @option params [String] :partner_id
    # @option params [String] :tenant_id
    # @option params [String] :group_id
    # @option params [String] :program_id
    # @option params [String] :invoice_id
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @option params ["createdAt", "amount"] :sort_by Default: createdAt
    # @option params ["asc", "desc"] :sort_order Default: desc
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Commission>]
    def list(options: {}, **params)
      values = named(params, :type, :status, :customer_id, :payout_id, :partner_id, :tenant_id, :group_id,
                             :program_id, :invoice_id, :interval, :start, :end, :timezone, :sort_by, :sort_order, :page,
                             :page_size, :starting_after, :ending_before)
      @transport.pages("/commissions", :id, kind: Types::Commission, query: values, options:)
    end

    # Creates a commission manually. With `type` set to `custom`, creates a bonus, or a clawback if the amount is
    # negative, that is due immediately. With `lead` or `sale`, records the event for the partner’s link and
    # applies the reward. Keys without `payouts.write` are limited by the program’s `dailyBonusLimit`.
    # @option params ["custom", "lead", "sale"] :type required
    # @option params [String, nil] :partner_id
    # @option params [String, nil] :tenant_id Instead of partnerId
    # @option params [String, nil] :program_id
    # @option params [String, nil] :date ISO 8601 with an offset. Default: now
    # @option params [Integer] :amount custom: minor units; negative takes something back and needs a description
    # @option params [String, nil] :currency custom: must be the program's
    # @option params [String, nil] :description
    # @option params [String, nil] :external_id custom: your own id of it. Repeating it records nothing
    # @option params [String, nil] :customer_id lead, sale: cus_… or ext_<externalId>
    # @option params [Types::CreateCommissionCustomer, nil] :customer
    # @option params [String, nil] :link_id lead, sale: default: the partner's oldest link
    # @option params [Types::CreateCommissionLead, nil] :lead
    # @option params [String, nil] :lead_event_name Deprecated: use lead.eventName
    # @option params [String, nil] :lead_event_date ISO 8601 with an offset. Default: now
    # @option params [Types::CreateCommissionSale, nil] :sale
    # @option params [Integer, nil] :sale_amount Deprecated: use sale.amount
    # @option params [String, nil] :sale_event_date ISO 8601 with an offset. Default: now
    # @option params [String, nil] :invoice_id Deprecated: use sale.invoiceId
    # @option params [String, nil] :product_id sale: the same as metadata.productId
    # @option params [Boolean, nil] :import_stripe_invoices Not possible here: must not be true
    # @return [Types::CreateCommissionResult]
    def create(options: {}, **params)
      values = named(params, :type, :partner_id, :tenant_id, :program_id, :date, :amount, :currency,
                             :description, :external_id, :customer_id, :customer, :link_id, :lead, :lead_event_name,
                             :lead_event_date, :sale, :sale_amount, :sale_event_date, :invoice_id, :product_id,
                             :import_stripe_invoices)
      @transport.json(:post, "/commissions", kind: Types::CreateCommissionResult, body: values, options:)
    end

    # Sets the status of multiple commissions. Updates all of them or none.
    # @option params [Array<String>] :commission_ids required
    # @option params ["pending", "hold", "refunded", "duplicate", "canceled", "fraud"] :status required: refunded,
    #   duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: take it back with a
    #   negative commission.
    # @return [Array<Types::BulkUpdateCommissionsResult>]
    def bulk_update(options: {}, **params)
      values = named(params, :commission_ids, :status)
      @transport.json(:patch, "/commissions/bulk", kind: Types::BulkUpdateCommissionsResult, body: values, options:)
    end

    # Retrieves a commission with its calculation and its history.
    # @return [Types::CommissionDetail]
    def get(id, options: {})
      @transport.json(:get, path("/commissions/{}", id), kind: Types::CommissionDetail, options:)
    end

    # Updates a commission’s amount or status manually. Increases count toward the program’s `dailyBonusLimit`.
    # @option params [Integer] :earnings What the partner gets instead, in minor units
    # @option params [Integer] :sale_amount Another amount of the sale: computed anew with the same version of the
    #   reward
    # @option params [Integer] :modify_sale_amount The same as a difference
    # @option params [Integer] :amount Deprecated: use saleAmount
    # @option params [Integer] :modify_amount Deprecated: use modifySaleAmount
    # @option params [String] :currency Of saleAmount; of earnings, only the program's. Default: the program's
    # @option params ["pending", "hold", "refunded", "duplicate", "canceled", "fraud"] :status refunded,
    #   duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: take it back with a
    #   negative commission.
    # @return [Types::Commission]
    def update(id, options: {}, **params)
      values = named(params, :earnings, :sale_amount, :modify_sale_amount, :amount, :modify_amount,
                             :currency, :status)
      @transport.json(:patch, path("/commissions/{}", id), kind: Types::Commission, body: values, options:)
    end
  end
end
