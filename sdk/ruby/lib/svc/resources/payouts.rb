# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Payments to partners: previews, drafts, runs, transfers, and bank files.
  class PayoutsResource < Resource
    # Returns payouts, largest first by default.
    # @option params [String] :provider The payout provider, such as `credit` or `paypal`.
    # @option params ["pending", "processing", "sent", "completed", "failed", "canceled", "processed"] :status
    #   Only results with this status.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id The partner’s ID. Takes precedence over `tenantId`.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :invoice_id The ID of the payout run.
    # @option params [String] :group_id The group. Pass one, several separated by commas, or exclude groups with a
    #   leading `-`.
    # @option params ["amount", "initiatedAt", "paidAt"] :sort_by The field to sort by. Defaults to `amount`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `desc`.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::Payout>]
    def list(options: {}, **params)
      values = named(params, :provider, :status, :program_id, :partner_id, :tenant_id, :invoice_id,
                             :group_id, :sort_by, :sort_order, :page, :page_size, :starting_after, :ending_before)
      @transport.pages("/payouts", :id, kind: Types::Payout, query: values, options:)
    end

    # Returns the amounts that become payable on each day, and the next scheduled payout dates.
    # @option params [String] :program_id required: Only results of this program.
    # @option params [Integer] :days The number of days to look ahead. Defaults to 42.
    # @return [Types::PayoutCalendar]
    def get_calendar(options: {}, **params)
      values = named(params, :program_id, :days)
      @transport.json(:get, "/payouts/calendar", kind: Types::PayoutCalendar, query: values, options:)
    end

    # Creates payouts for all partners who can be paid and starts the transfers. Pass `expectedAmount` from the
    # preview to make sure that nothing has changed: if the total differs, the call returns 409 and no payouts are
    # made. Returns 403 if the program requires a second person to confirm.
    # @option params [String] :program_id required: The ID of the program.
    # @option params [Array<String>] :partner_ids The IDs of the partners to pay. If omitted or empty, all
    #   partners are paid.
    # @option params [Integer] :max_amount The maximum total, in minor units of the program’s currency.
    # @option params [Integer] :expected_amount The `amount` of the preview. If it has changed, nothing is paid.
    # @option params [String] :key Your own key for the run. The same request with the same key returns the first
    #   run. A different request with the key returns 409.
    # @return [Types::ConfirmPayoutsResult]
    def confirm(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount, :expected_amount, :key)
      @transport.json(:post, "/payouts/confirm", kind: Types::ConfirmPayoutsResult, body: values, options:)
    end

    # Saves which partners to pay and how much, so that someone can confirm it later. No money moves. Returns 409
    # if no partner can be paid.
    # @option params [String] :program_id required: The ID of the program.
    # @option params [Array<String>] :partner_ids The IDs of the partners to pay. If omitted or empty, all
    #   partners are paid.
    # @option params [Integer] :max_amount The maximum total, in minor units of the program’s currency.
    # @return [Types::PayoutDraftDetail]
    def create_draft(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount)
      @transport.json(:post, "/payouts/drafts", kind: Types::PayoutDraftDetail, body: values, options:)
    end

    # Returns payout drafts, newest first.
    # @option params [String] :program_id Only results of this program.
    # @option params ["open", "confirmed", "discarded", "expired"] :status Only results with this status.
    # @option params ["preview", "request", "schedule"] :source Only drafts that were created this way.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::PayoutDraft>]
    def list_drafts(options: {}, **params)
      values = named(params, :program_id, :status, :source, :page, :page_size)
      @transport.pages("/payouts/drafts", :page, kind: Types::PayoutDraft, query: values, options:)
    end

    # Retrieves a payout draft with a page of its payouts.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Types::PayoutDraftDetail]
    def get_draft(id, options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.json(:get, path("/payouts/drafts/{}", id), kind: Types::PayoutDraftDetail, query: values, options:)
    end

    # Discards a payout draft so that it can’t be confirmed. Repeating the call has no effect.
    # @return [Types::PayoutDraftDetail]
    def discard_draft(id, options: {})
      @transport.json(:delete, path("/payouts/drafts/{}", id), kind: Types::PayoutDraftDetail, options:)
    end

    # Pays exactly the commissions in a draft. Commissions that became payable later aren’t included. If any
    # amount has changed, the call returns 409 and no payouts are made. A repeated confirmation returns the same
    # run.
    # @option params [String] :digest The digest of the draft that you reviewed. If it has changed, the call
    #   returns 409.
    # @return [Types::ConfirmPayoutDraftResult]
    def confirm_draft(id, options: {}, **params)
      values = named(params, :digest)
      @transport.json(:post, path("/payouts/drafts/{}/confirm", id), kind: Types::ConfirmPayoutDraftResult, body: values, options:)
    end

    # Exports all matching payouts as CSV, newest first.
    # @option params [String] :provider The payout provider, such as `credit` or `paypal`.
    # @option params ["pending", "processing", "sent", "completed", "failed", "canceled", "processed"] :status
    #   Only results with this status.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id The partner’s ID. Takes precedence over `tenantId`.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :invoice_id The ID of the payout run.
    # @option params [String] :group_id The group. Pass one, several separated by commas, or exclude groups with a
    #   leading `-`.
    # @return [String]
    def export(options: {}, **params)
      values = named(params, :provider, :status, :program_id, :partner_id, :tenant_id, :invoice_id,
                             :group_id)
      @transport.text(:get, "/payouts/export", query: values, options:)
    end

    # Returns bank files, newest first.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :run_id Only files of this payout run.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::PayoutFile>]
    def list_files(options: {}, **params)
      values = named(params, :program_id, :run_id, :page, :page_size)
      @transport.pages("/payouts/files", :page, kind: Types::PayoutFile, query: values, options:)
    end

    # Downloads a payment file for your bank. The file contains account numbers, so each download is added to the
    # audit log.
    # @return [String]
    def download_file(id, options: {})
      @transport.text(:get, path("/payouts/files/{}/content", id), options:)
    end

    # Discards a bank file that you haven’t given to the bank. All of its payouts are canceled, and their
    # commissions become payable again.
    # @return [Types::PayoutFile]
    def discard_file(id, options: {})
      @transport.json(:post, path("/payouts/files/{}/discard", id), kind: Types::PayoutFile, options:)
    end

    # Uploads the bank’s status report for a file and updates the transfers that it contains. Other transfers
    # don’t change.
    # @return [Types::ReadPayoutStatusFileResult]
    def read_status_file(id, content, options: {})
      @transport.json(:post, path("/payouts/files/{}/status", id), kind: Types::ReadPayoutStatusFileResult, text: content, options:)
    end

    # Marks a bank file as submitted to the bank. Its payouts are then being processed and can no longer be
    # canceled.
    # @return [Types::PayoutFile]
    def submit_file(id, options: {})
      @transport.json(:post, path("/payouts/files/{}/submitted", id), kind: Types::PayoutFile, options:)
    end

    # Returns the partners and amounts that a confirmation would pay now, and why other partners wouldn’t be paid.
    # Saves the result as a draft, unless `dryRun` is set. No money moves.
    # @option params [String] :program_id required: The ID of the program.
    # @option params [Array<String>] :partner_ids The IDs of the partners to pay. If omitted or empty, all
    #   partners are paid.
    # @option params [Integer] :max_amount The maximum total, in minor units of the program’s currency.
    # @option params [Boolean] :dry_run Whether to skip creating a draft. Defaults to false.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Types::PreviewPayoutsResult]
    def preview(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount, :dry_run, :page, :page_size)
      @transport.json(:post, "/payouts/preview", kind: Types::PreviewPayoutsResult, body: values, options:)
    end

    # Returns payout runs, newest first. A run contains the payouts that were confirmed together.
    # @option params [String] :program_id Only results of this program.
    # @option params ["confirmed", "failed"] :status Only results with this status.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::PayoutRun>]
    def list_runs(options: {}, **params)
      values = named(params, :program_id, :status, :page, :page_size)
      @transport.pages("/payouts/runs", :page, kind: Types::PayoutRun, query: values, options:)
    end

    # Retrieves a payout run with a page of its payouts and its bank files.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Types::PayoutRunDetail]
    def get_run(id, options: {}, **params)
      values = named(params, :page_size, :starting_after, :ending_before)
      @transport.json(:get, path("/payouts/runs/{}", id), kind: Types::PayoutRunDetail, query: values, options:)
    end

    # Retrieves a payout with its transfer and commissions.
    # @return [Types::PayoutDetail]
    def get(id, options: {})
      @transport.json(:get, path("/payouts/{}", id), kind: Types::PayoutDetail, options:)
    end

    # Cancels a payout before it’s sent. Its commissions become payable again.
    # @return [Types::PayoutDetail]
    def cancel(id, options: {})
      @transport.json(:post, path("/payouts/{}/cancel", id), kind: Types::PayoutDetail, options:)
    end

    # Marks a manual payout as paid. Repeating the call with the same reference has no effect.
    # @option params [String, nil] :reference Your reference for the payment.
    # @return [Types::PayoutDetail]
    def complete(id, options: {}, **params)
      values = named(params, :reference)
      @transport.json(:post, path("/payouts/{}/complete", id), kind: Types::PayoutDetail, body: values, options:)
    end

    # Marks a manual payout as failed or returned. Its commissions become payable again, unless the partner has
    # since been banned.
    # @option params [String] :reason required: The reason, which the partner can see.
    # @return [Types::PayoutDetail]
    def fail(id, options: {}, **params)
      values = named(params, :reason)
      @transport.json(:post, path("/payouts/{}/fail", id), kind: Types::PayoutDetail, body: values, options:)
    end

    # Retries an online transfer immediately instead of at its next scheduled attempt. The partner is never paid
    # twice: the provider receives the same transfer ID, or is asked for the status if it already has the
    # transfer.
    # @return [Types::PayoutDetail]
    def retry(id, options: {})
      @transport.json(:post, path("/payouts/{}/retry", id), kind: Types::PayoutDetail, options:)
    end
  end
end
