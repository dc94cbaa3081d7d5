# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Ledger entries, checks, partner statements, and month-end closings.
  class LedgerResource < Resource
    # Compares the ledger with commissions, payouts, and balances, and returns the totals and any differences.
    # @return [Types::LedgerCheck]
    def check(options: {})
      @transport.json(:get, "/ledger/check", kind: Types::LedgerCheck, options:)
    end

    # Returns the results of the nightly ledger checks, newest first.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @option params [Integer] :page_size The number of results per page.
    # @return [Pages<Types::StoredLedgerCheck>]
    def list_checks(options: {}, **params)
      values = named(params, :starting_after, :ending_before, :page_size)
      @transport.pages("/ledger/checks", :id, kind: Types::StoredLedgerCheck, query: values, options:)
    end

    # Returns the journal of ledger entries, with the balance after each entry.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id The partner’s ID. With it, `balance` is also the partner’s.
    # @option params [String] :payout_id Only entries of this payout.
    # @option params ["expense", "accrued", "payable", "in_transit", "paid"] :account Only entries of this ledger
    #   account.
    # @option params ["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed",
    #   "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed",
    #   "payout_returned", "payout_canceled", "enrollment_merged"] :cause Only entries with this cause.
    # @option params [String] :currency Only entries in this currency.
    # @option params [String] :start The start of the posting date range, in ISO 8601 format. Dates are in UTC.
    # @option params [String] :end The end of the posting date range, exclusive. For example, 2031-06-01 includes
    #   May.
    # @option params ["asc", "desc"] :sort_order The sort order by posting date. Defaults to `asc`, oldest first.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::JournalEntry>]
    def list_entries(options: {}, **params)
      values = named(params, :program_id, :partner_id, :payout_id, :account, :cause, :currency, :start,
                             :end, :sort_order, :page_size, :starting_after, :ending_before)
      @transport.pages("/ledger/entries", :id, kind: Types::JournalEntry, query: values, options:)
    end

    # Exports the journal as CSV for accounting software.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id The partner’s ID. With it, `balance` is also the partner’s.
    # @option params [String] :payout_id Only entries of this payout.
    # @option params ["expense", "accrued", "payable", "in_transit", "paid"] :account Only entries of this ledger
    #   account.
    # @option params ["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed",
    #   "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed",
    #   "payout_returned", "payout_canceled", "enrollment_merged"] :cause Only entries with this cause.
    # @option params [String] :currency Only entries in this currency.
    # @option params [String] :start The start of the posting date range, in ISO 8601 format. Dates are in UTC.
    # @option params [String] :end The end of the posting date range, exclusive. For example, 2031-06-01 includes
    #   May.
    # @return [String]
    def export_entries(options: {}, **params)
      values = named(params, :program_id, :partner_id, :payout_id, :account, :cause, :currency, :start,
                             :end)
      @transport.text(:get, "/ledger/entries/export", query: values, options:)
    end

    # Returns the statement totals of a program’s partners, and the total of all of them.
    # @option params [String] :program_id required: Only results of this program.
    # @option params [String] :start The start of the posting date range. Defaults to the beginning.
    # @option params [String] :end The end of the posting date range, exclusive. Defaults to now.
    # @option params [String] :search Part of the name or email address.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Types::StatementList]
    def list_statements(options: {}, **params)
      values = named(params, :program_id, :start, :end, :search, :page, :page_size)
      @transport.json(:get, "/ledger/statements", kind: Types::StatementList, query: values, options:)
    end

    # Returns a statement of a partner’s earnings and payouts for a time range.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :start The start of the posting date range. Defaults to the beginning.
    # @option params [String] :end The end of the posting date range, exclusive. Defaults to now.
    # @option params ["json", "csv", "html"] :format The format. `html` is a printable page. Defaults to `json`.
    # @option params [String] :locale The language of the text. Defaults to `Accept-Language`, or English for CSV.
    # @return [String]
    def read_statement(id, options: {}, **params)
      values = named(params, :program_id, :start, :end, :format, :locale)
      @transport.text(:get, path("/partners/{}/statement", id), query: values, options:)
    end

    # Closes a month of a program permanently. Events that happened in a closed month and arrive later are posted
    # to the open month. Months are closed in order, and the first closing includes all earlier months. A closed
    # month can’t be reopened.
    # @option params [String] :month required: The month, in UTC.
    # @return [Types::Closing]
    def close_month(id, options: {}, **params)
      values = named(params, :month)
      @transport.json(:post, path("/programs/{}/closings", id), kind: Types::Closing, body: values, options:)
    end

    # Returns closed months, latest first.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Closing>]
    def list_closings(id, options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages(path("/programs/{}/closings", id), :page, kind: Types::Closing, query: values, options:)
    end

    # Retrieves the closing of a month.
    # @return [Types::Closing]
    def get_closing(id, month, options: {})
      @transport.json(:get, path("/programs/{}/closings/{}", id, month), kind: Types::Closing, options:)
    end
  end
end
