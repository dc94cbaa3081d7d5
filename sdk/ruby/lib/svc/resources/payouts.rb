# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # What is paid to partners: previews, confirmations, transfers, bank files.
  class PayoutsResource < Resource
    # List payouts.
    # @option params [String] :provider The way to pay: credit, paypal …
    # @option params ["pending", "processing", "sent", "completed", "failed", "canceled", "processed"] :status
    # @option params [String] :program_id
    # @option params [String] :partner_id Goes before tenantId
    # @option params [String] :tenant_id
    # @option params [String] :invoice_id The run that it belongs to
    # @option params [String] :group_id One, several (a,b) or all others (-a)
    # @option params ["amount", "initiatedAt", "paidAt"] :sort_by Default: amount
    # @option params ["asc", "desc"] :sort_order Default: desc
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Payout>]
    def list(options: {}, **params)
      values = named(params, :provider, :status, :program_id, :partner_id, :tenant_id, :invoice_id,
                             :group_id, :sort_by, :sort_order, :page, :page_size, :starting_after, :ending_before)
      @transport.pages("/payouts", :id, kind: Types::Payout, query: values, options:)
    end

    # See what becomes payable when, and the next days of the schedule.
    # @option params [String] :program_id required
    # @option params [Integer] :days How far ahead; default: 42
    # @return [Types::PayoutCalendar]
    def get_calendar(options: {}, **params)
      values = named(params, :program_id, :days)
      @transport.json(:get, "/payouts/calendar", kind: Types::PayoutCalendar, query: values, options:)
    end

    # Pay everybody who can be paid.
    # @option params [String] :program_id required
    # @option params [Array<String>] :partner_ids Only these partners; none or left out: everybody
    # @option params [Integer] :max_amount At most so much in all, in minor units of the program’s currency
    # @option params [Integer] :expected_amount The preview’s amount: exactly what that preview showed is paid, or
    #   nothing
    # @option params [String] :key Names the run: the same request again answers the first run, another one with
    #   the key is a 409
    # @return [Types::ConfirmPayoutsResult]
    def confirm(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount, :expected_amount, :key)
      @transport.json(:post, "/payouts/confirm", kind: Types::ConfirmPayoutsResult, body: values, options:)
    end

    # Store whom to pay what.
    # @option params [String] :program_id required
    # @option params [Array<String>] :partner_ids Only these partners; none or left out: everybody
    # @option params [Integer] :max_amount At most so much in all, in minor units of the program’s currency
    # @return [Types::PayoutDraftDetail]
    def create_draft(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount)
      @transport.json(:post, "/payouts/drafts", kind: Types::PayoutDraftDetail, body: values, options:)
    end

    # List payout drafts, the newest first.
    # @option params [String] :program_id
    # @option params ["open", "confirmed", "discarded", "expired"] :status
    # @option params ["preview", "request", "schedule"] :source
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::PayoutDraft>]
    def list_drafts(options: {}, **params)
      values = named(params, :program_id, :status, :source, :page, :page_size)
      @transport.pages("/payouts/drafts", :page, kind: Types::PayoutDraft, query: values, options:)
    end

    # Read a payout draft.
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Types::PayoutDraftDetail]
    def get_draft(id, options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.json(:get, path("/payouts/drafts/{}", id), kind: Types::PayoutDraftDetail, query: values, options:)
    end

    # Discard a payout draft.
    # @return [Types::PayoutDraftDetail]
    def discard_draft(id, options: {})
      @transport.json(:delete, path("/payouts/drafts/{}", id), kind: Types::PayoutDraftDetail, options:)
    end

    # Pay exactly what a draft says.
    # @option params [String] :digest Of the draft that you were shown: another one is a 409
    # @return [Types::ConfirmPayoutDraftResult]
    def confirm_draft(id, options: {}, **params)
      values = named(params, :digest)
      @transport.json(:post, path("/payouts/drafts/{}/confirm", id), kind: Types::ConfirmPayoutDraftResult, body: values, options:)
    end

    # Export payouts as CSV.
    # @option params [String] :provider The way to pay: credit, paypal …
    # @option params ["pending", "processing", "sent", "completed", "failed", "canceled", "processed"] :status
    # @option params [String] :program_id
    # @option params [String] :partner_id Goes before tenantId
    # @option params [String] :tenant_id
    # @option params [String] :invoice_id The run that it belongs to
    # @option params [String] :group_id One, several (a,b) or all others (-a)
    # @return [String]
    def export(options: {}, **params)
      values = named(params, :provider, :status, :program_id, :partner_id, :tenant_id, :invoice_id,
                             :group_id)
      @transport.text(:get, "/payouts/export", query: values, options:)
    end

    # List bank files, the newest first.
    # @option params [String] :program_id
    # @option params [String] :run_id
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::PayoutFile>]
    def list_files(options: {}, **params)
      values = named(params, :program_id, :run_id, :page, :page_size)
      @transport.pages("/payouts/files", :page, kind: Types::PayoutFile, query: values, options:)
    end

    # Download a file for the bank.
    # @return [String]
    def download_file(id, options: {})
      @transport.text(:get, path("/payouts/files/{}/content", id), options:)
    end

    # Take back a file that the bank never got.
    # @return [Types::PayoutFile]
    def discard_file(id, options: {})
      @transport.json(:post, path("/payouts/files/{}/discard", id), kind: Types::PayoutFile, options:)
    end

    # Upload what the bank answered to a file.
    # @return [Types::ReadPayoutStatusFileResult]
    def read_status_file(id, content, options: {})
      @transport.json(:post, path("/payouts/files/{}/status", id), kind: Types::ReadPayoutStatusFileResult, text: content, options:)
    end

    # Say that the bank has a file.
    # @return [Types::PayoutFile]
    def submit_file(id, options: {})
      @transport.json(:post, path("/payouts/files/{}/submitted", id), kind: Types::PayoutFile, options:)
    end

    # See who would be paid what, and who not.
    # @option params [String] :program_id required
    # @option params [Array<String>] :partner_ids Only these partners; none or left out: everybody
    # @option params [Integer] :max_amount At most so much in all, in minor units of the program’s currency
    # @option params [Boolean] :dry_run true: nothing is stored, so there is no draft to confirm
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Types::PreviewPayoutsResult]
    def preview(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount, :dry_run, :page, :page_size)
      @transport.json(:post, "/payouts/preview", kind: Types::PreviewPayoutsResult, body: values, options:)
    end

    # List confirmations, the newest first.
    # @option params [String] :program_id
    # @option params ["confirmed", "failed"] :status
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::PayoutRun>]
    def list_runs(options: {}, **params)
      values = named(params, :program_id, :status, :page, :page_size)
      @transport.pages("/payouts/runs", :page, kind: Types::PayoutRun, query: values, options:)
    end

    # Read a confirmation with its payouts, page by page, and its files.
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Types::PayoutRunDetail]
    def get_run(id, options: {}, **params)
      values = named(params, :page_size, :starting_after, :ending_before)
      @transport.json(:get, path("/payouts/runs/{}", id), kind: Types::PayoutRunDetail, query: values, options:)
    end

    # Read a payout with its transfer.
    # @return [Types::PayoutDetail]
    def get(id, options: {})
      @transport.json(:get, path("/payouts/{}", id), kind: Types::PayoutDetail, options:)
    end

    # Stop a payout before anything left.
    # @return [Types::PayoutDetail]
    def cancel(id, options: {})
      @transport.json(:post, path("/payouts/{}/cancel", id), kind: Types::PayoutDetail, options:)
    end

    # Say that a payout arrived.
    # @option params [String, nil] :reference How you find the payment again
    # @return [Types::PayoutDetail]
    def complete(id, options: {}, **params)
      values = named(params, :reference)
      @transport.json(:post, path("/payouts/{}/complete", id), kind: Types::PayoutDetail, body: values, options:)
    end

    # Say that a payout did not arrive, or came back.
    # @option params [String] :reason required: The partner may read it
    # @return [Types::PayoutDetail]
    def fail(id, options: {}, **params)
      values = named(params, :reason)
      @transport.json(:post, path("/payouts/{}/fail", id), kind: Types::PayoutDetail, body: values, options:)
    end

    # Try an online transfer again now.
    # @return [Types::PayoutDetail]
    def retry(id, options: {})
      @transport.json(:post, path("/payouts/{}/retry", id), kind: Types::PayoutDetail, options:)
    end
  end
end
