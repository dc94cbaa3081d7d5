# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partners’ earnings, with the calculation and history of each commission.
  class CommissionsResource < Resource
    # Returns commissions, newest first by default. Without `customers.read`, `customer` is null.
    # @option params [String] :search Part of the name or email address of the partner or customer, or the ID of a
    #   commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
    # @option params [String] :type The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :status The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
    #   `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    # @option params [String] :payout_id Only results of this payout.
    # @option params [String] :partner_id The partner’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :group_id The ID of the partner’s group. Pass one, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :program_id The program’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :reward_id The ID of the reward that the commission was earned with. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :invoice_id Only results with this invoice ID.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @option params ["createdAt", "amount", "earnings"] :sort_by The field to sort by. Defaults to `createdAt`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `desc`.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::Commission>]
    def list(options: {}, **params)
      values = named(params, :search, :type, :status, :customer_id, :payout_id, :partner_id, :tenant_id,
                             :group_id, :program_id, :reward_id, :invoice_id, :interval, :start, :end, :timezone, :sort_by,
                             :sort_order, :page, :page_size, :starting_after, :ending_before)
      @transport.pages("/commissions", :id, kind: Types::Commission, query: values, options:)
    end

    # Creates a commission manually. With `type` set to `custom`, creates a bonus, or a clawback if the amount is
    # negative, that is due immediately. With `lead` or `sale`, records the event for the partner’s link and
    # applies the reward. Keys without `payouts.write` are limited by the program’s `dailyBonusLimit`.
    # @option params ["custom", "lead", "sale"] :type required: The type of commission: click, lead, sale,
    #   referral, or custom.
    # @option params [String, nil] :partner_id The ID of the partner.
    # @option params [String, nil] :tenant_id Your ID of the partner, instead of `partnerId`.
    # @option params [String, nil] :program_id The ID of the program.
    # @option params [String, nil] :date The date, in ISO 8601 format with an offset. Defaults to now.
    # @option params [Integer] :amount For `custom`, the amount in minor units. A negative amount is a clawback
    #   and requires a description.
    # @option params [String, nil] :currency For `custom`, the currency, which must be the program’s.
    # @option params [String, nil] :description A description of the commission, or null.
    # @option params [String, nil] :external_id For `custom`, your own ID of the commission. Repeated calls with
    #   the same ID have no effect.
    # @option params [String, nil] :customer_id For `lead` and `sale`, the customer’s ID (`cus_…`), or your own ID
    #   with the prefix `ext_`.
    # @option params [Types::CreateCommissionCustomer, nil] :customer
    # @option params [String, nil] :link_id For `lead` and `sale`, the link’s ID. Defaults to the partner’s oldest
    #   link.
    # @option params [Types::CreateCommissionLead, nil] :lead
    # @option params [String, nil] :lead_event_name Deprecated. Use `lead.eventName`.
    # @option params [String, nil] :lead_event_date The date, in ISO 8601 format with an offset. Defaults to now.
    # @option params [Types::CreateCommissionSale, nil] :sale
    # @option params [Integer, nil] :sale_amount Deprecated. Use `sale.amount`.
    # @option params [String, nil] :sale_event_date The date, in ISO 8601 format with an offset. Defaults to now.
    # @option params [String, nil] :invoice_id Deprecated. Use `sale.invoiceId`.
    # @option params [String, nil] :product_id For `sale`, the same as `metadata.productId`.
    # @option params [Boolean, nil] :import_stripe_invoices Not supported. Must not be true.
    # @return [Types::CreateCommissionResult]
    def create(options: {}, **params)
      values = named(params, :type, :partner_id, :tenant_id, :program_id, :date, :amount, :currency,
                             :description, :external_id, :customer_id, :customer, :link_id, :lead, :lead_event_name,
                             :lead_event_date, :sale, :sale_amount, :sale_event_date, :invoice_id, :product_id,
                             :import_stripe_invoices)
      @transport.json(:post, "/commissions", kind: Types::CreateCommissionResult, body: values, options:)
    end

    # Sets the status of multiple commissions. Updates all of them or none, unless `partial` is set. Then each
    # commission is updated on its own, and those that can’t be updated have an `error` in the response.
    # @option params [Array<String>] :commission_ids required: The IDs of the commissions.
    # @option params ["pending", "hold", "refunded", "duplicate", "canceled", "fraud"] :status required: The new
    #   status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a payout can’t be
    #   changed. To reverse them, create a negative commission.
    # @option params [Boolean] :partial Whether to update each commission on its own and report those that can’t
    #   be updated. Defaults to false: one that can’t be updated prevents the others.
    # @return [Array<Types::BulkUpdateCommissionsResult>]
    def bulk_update(options: {}, **params)
      values = named(params, :commission_ids, :status, :partial)
      @transport.json(:patch, "/commissions/bulk", kind: Types::BulkUpdateCommissionsResult, body: values, options:)
    end

    # Exports all matching commissions as CSV, newest first. Without `customers.read`, the customer columns are
    # empty.
    # @option params [String] :search Part of the name or email address of the partner or customer, or the ID of a
    #   commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
    # @option params [String] :type The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :status The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
    #   `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    # @option params [String] :payout_id Only results of this payout.
    # @option params [String] :partner_id The partner’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :group_id The ID of the partner’s group. Pass one, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :program_id The program’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :reward_id The ID of the reward that the commission was earned with. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :invoice_id Only results with this invoice ID.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @return [String]
    def export(options: {}, **params)
      values = named(params, :search, :type, :status, :customer_id, :payout_id, :partner_id, :tenant_id,
                             :group_id, :program_id, :reward_id, :invoice_id, :interval, :start, :end, :timezone)
      @transport.text(:get, "/commissions/export", query: values, options:)
    end

    # Returns the totals of the matching commissions by currency and status.
    # @option params [String] :search Part of the name or email address of the partner or customer, or the ID of a
    #   commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
    # @option params [String] :type The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :status The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`,
    #   `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :customer_id The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
    # @option params [String] :payout_id Only results of this payout.
    # @option params [String] :partner_id The partner’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :group_id The ID of the partner’s group. Pass one, several separated by commas, or
    #   exclude values with a leading `-`.
    # @option params [String] :program_id The program’s ID. Pass one, several separated by commas, or exclude
    #   values with a leading `-`.
    # @option params [String] :reward_id The ID of the reward that the commission was earned with. Pass one,
    #   several separated by commas, or exclude values with a leading `-`.
    # @option params [String] :invoice_id Only results with this invoice ID.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @return [Array<Types::CommissionTotal>]
    def list_totals(options: {}, **params)
      values = named(params, :search, :type, :status, :customer_id, :payout_id, :partner_id, :tenant_id,
                             :group_id, :program_id, :reward_id, :invoice_id, :interval, :start, :end, :timezone)
      @transport.json(:get, "/commissions/totals", kind: Types::CommissionTotal, query: values, options:)
    end

    # Retrieves a commission with its calculation and its history.
    # @return [Types::CommissionDetail]
    def get(id, options: {})
      @transport.json(:get, path("/commissions/{}", id), kind: Types::CommissionDetail, options:)
    end

    # Updates a commission’s amount or status manually. Increases count toward the program’s `dailyBonusLimit`.
    # @option params [Integer] :earnings The partner’s new earnings, in minor units.
    # @option params [Integer] :sale_amount The new sale amount, in minor units. Earnings are recalculated with
    #   the same reward version.
    # @option params [Integer] :modify_sale_amount The change of the sale amount, in minor units.
    # @option params [Integer] :amount Deprecated. Use `saleAmount`.
    # @option params [Integer] :modify_amount Deprecated. Use `modifySaleAmount`.
    # @option params [String] :currency The currency of `saleAmount`. For `earnings`, it must be the program’s
    #   currency. Defaults to the program’s currency.
    # @option params ["pending", "hold", "refunded", "duplicate", "canceled", "fraud"] :status The new status.
    #   `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a payout can’t be changed. To
    #   reverse them, create a negative commission.
    # @return [Types::Commission]
    def update(id, options: {}, **params)
      values = named(params, :earnings, :sale_amount, :modify_sale_amount, :amount, :modify_amount,
                             :currency, :status)
      @transport.json(:patch, path("/commissions/{}", id), kind: Types::Commission, body: values, options:)
    end
  end
end
