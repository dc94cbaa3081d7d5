# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Payments to partners: previews, drafts, runs, transfers, and bank files.
  class PayoutsResource < Resource
    # Returns payouts, largest first by default.
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

    # Returns the amounts that become payable on each day, and the next scheduled payout dates.
    # @option params [String] :program_id required
    # @option params [Integer] :days How far ahead; default: 42
    # @return [Types::PayoutCalendar]
    def get_calendar(options: {}, **params)
      values = named(params, :program_id, :days)
      @transport.json(:get, "/payouts/calendar", kind: Types::PayoutCalendar, query: values, options:)
    end

    # Creates payouts for all partners who can be paid and starts the transfers. Pass `expectedAmount` from the
    # preview to make sure that nothing has changed: if the total differs, the call returns 409 and no payouts are
    # made. Returns 403 if the program requires a second person to confirm.
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

    # Saves which partners to pay and how much, so that someone can confirm it later. No money moves. Returns 409
    # if no partner can be paid.
    # @option params [String] :program_id required
    # @option params [Array<String>] :partner_ids Only these partners; none or left out: everybody
    # @option params [Integer] :max_amount At most so much in all, in minor units of the program’s currency
    # @return [Types::PayoutDraftDetail]
    def create_draft(options: {}, **params)
      values = named(params, :program_id, :partner_ids, :max_amount)
      @transport.json(:post, "/payouts/drafts", kind: Types::PayoutDraftDetail, body: values, options:)
    end

    # Returns payout drafts, newest first.
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

    # Retrieves a payout draft with a page of its payouts.
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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
    # @option params [String] :digest Of the draft that you were shown: another one is a 409
    # @return [Types::ConfirmPayoutDraftResult]
    def confirm_draft(id, options: {}, **params)
      values = named(params, :digest)
      @transport.json(:post, path("/payouts/drafts/{}/confirm", id), kind: Types::ConfirmPayoutDraftResult, body: values, options:)
    end

    # Exports all matching payouts as CSV, newest first.
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

    # Returns bank files, newest first.
    # @option params [String] :program_id
    # @option params [String] :run_id
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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

    # Returns who would be paid how much if you confirmed payouts now, and why other partners wouldn’t be paid.
    # Saves the result as a draft, unless `dryRun` is set. No money moves.
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

    # Returns payout runs, newest first. A run contains the payouts that were confirmed together.
    # @option params [String] :program_id
    # @option params ["confirmed", "failed"] :status
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::PayoutRun>]
    def list_runs(options: {}, **params)
      values = named(params, :program_id, :status, :page, :page_size)
      @transport.pages("/payouts/runs", :page, kind: Types::PayoutRun, query: values, options:)
    end

    # Retrieves a payout run with a page of its payouts and its bank files.
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
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
    # @option params [String, nil] :reference How you find the payment again
    # @return [Types::PayoutDetail]
    def complete(id, options: {}, **params)
      values = named(params, :reference)
      @transport.json(:post, path("/payouts/{}/complete", id), kind: Types::PayoutDetail, body: values, options:)
    end

    # Marks a manual payout as failed or returned. Its commissions become payable again, unless the partner has
    # since been banned.
    # @option params [String] :reason required: The partner may read it
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
