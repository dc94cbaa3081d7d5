# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

module Svc
  # What the API answers.
  module Types
    class AccessLink < Record
      # @!attribute [r] url [String] Works once. Give it to the partner alone
      # @!attribute [r] purpose ["invite", "sign_in"]
      # @!attribute [r] expires_at [String]
      fields :url, :purpose, :expires_at
    end

    class AccountBalances < Record
      # @!attribute [r] expense [Integer] What was promised, negative, in minor units of the currency
      # @!attribute [r] accrued [Integer] Earned, in the holding period, in minor units of the currency
      # @!attribute [r] payable [Integer] May be paid out, in minor units of the currency
      # @!attribute [r] in_transit [Integer] With a payout provider, in minor units of the currency
      # @!attribute [r] paid [Integer] Arrived, in minor units of the currency
      fields :expense, :accrued, :payable, :in_transit, :paid
    end

    class Annotation < Record
      # @!attribute [r] id [String] The entry of the audit log, aud_…
      # @!attribute [r] at [String] When it changed, ISO 8601
      # @!attribute [r] kind ["reward", "attribution"]
      # @!attribute [r] action ["created", "changed", "archived", "restored", "deleted"]
      # @!attribute [r] reward_id [String, nil]
      # @!attribute [r] event [String, nil] What the reward pays: click, lead or sale
      # @!attribute [r] group [String, nil] The group that earns it; null: a single partner does
      # @!attribute [r] fields [Array<String>] What changed, as the API calls it
      # @!attribute [r] attribution_model [String, nil] The new one, where it changed
      fields :id, :at, :kind, :action, :reward_id, :event, :group, :fields, :attribution_model
    end

    class ApprovePartnerApplicationResult < Record
      # @!attribute [r] partner_id [String]
      fields :partner_id
    end

    class AuditCheck < Record
      # @!attribute [r] ok [Boolean] Whether no problems were found
      # @!attribute [r] checked_at [String]
      # @!attribute [r] entries [Integer]
      # @!attribute [r] erased [Integer] Entries whose values were erased with the person
      # @!attribute [r] first [Types::AuditCheckFirst, nil]
      # @!attribute [r] last [Types::AuditCheckLast, nil]
      # @!attribute [r] problem_count [Integer]
      # @!attribute [r] problems [Array<Types::AuditCheckProblem>] First 100 problems
      fields :ok, :checked_at, :entries, :erased, :first, :last, :problem_count, :problems
    end

    class AuditCheckFirst < Record
      # @!attribute [r] number [Integer]
      # @!attribute [r] created_at [String]
      # @!attribute [r] hash [String]
      fields :number, :created_at, :hash
    end

    class AuditCheckLast < Record
      # @!attribute [r] number [Integer]
      # @!attribute [r] created_at [String]
      # @!attribute [r] hash [String]
      fields :number, :created_at, :hash
    end

    class AuditCheckProblem < Record
      # @!attribute [r] number [Integer, nil]
      # @!attribute [r] entry_id [String, nil]
      # @!attribute [r] kind ["changed", "missing", "gap", "hash", "unnumbered", "noted"]
      # @!attribute [r] sentence [String]
      fields :number, :entry_id, :kind, :sentence
    end

    class AuditEntry < Record
      # @!attribute [r] id [String]
      # @!attribute [r] created_at [String]
      # @!attribute [r] actor [Types::AuditEntryActor]
      # @!attribute [r] address [String, nil] Where the request came from; null: it was no request
      # @!attribute [r] request_id [String, nil] The `X-Request-Id` of the answer. Changes of one request have the
      #   same
      # @!attribute [r] type ["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link",
      #   "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "enrollment", "customer",
      #   "commission", "fraud_flag", "payout_method", "funding_account", "connection", "import", "payout_draft",
      #   "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view", "share_link", "utm_template",
      #   "webhook", "image", "export"]
      # @!attribute [r] action ["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased",
      #   "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed",
      #   "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created",
      #   "passkey_added", "passkey_renamed", "passkey_removed", "cleared"]
      # @!attribute [r] resource [Types::AuditEntryResource]
      # @!attribute [r] before [Hash{String => Object}, nil] What there was: of an update, the values that changed,
      #   money in minor units; secrets are `[secret]`
      # @!attribute [r] after [Hash{String => Object}, nil]
      # @!attribute [r] erased_at [String, nil] When the person whom it was about was erased, and what it said with
      #   them
      # @!attribute [r] number [Integer, nil] Position in the workspace’s log, starting at 1, in commit order
      # @!attribute [r] hash [String, nil] SHA-256 of the entry and the hash before it
      fields :id, :created_at, :actor, :address, :request_id, :type, :action, :resource, :before, :after,
             :erased_at, :number, :hash
    end

    class AuditEntryActor < Record
      # @!attribute [r] type ["member", "key", "partner", "embed", "browser", "system", "database"] `system`: a job,
      #   the command line (`cli`) or a public page; `database`: SQL beside the server
      # @!attribute [r] id [String] Of a member, key, partner or session; else a name
      # @!attribute [r] name [String, nil] What they are called now
      fields :type, :id, :name
    end

    class AuditEntryResource < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String, nil] What it was called then; where it has no name, the partner whom it is about
      fields :id, :name
    end

    class Authorization < Record
      # @!attribute [r] url [String] The provider’s page to send the member to
      fields :url
    end

    class Backfill < Record
      # @!attribute [r] id [String]
      # @!attribute [r] connection_id [String]
      # @!attribute [r] dry_run [Boolean]
      # @!attribute [r] since [String] What is older was left out; ISO 8601
      # @!attribute [r] status ["running", "done", "failed", "canceled"]
      # @!attribute [r] pages [Integer] How many pages were read
      # @!attribute [r] seen [Integer] How many objects the pages had
      # @!attribute [r] added [Integer] How many of them came to the inbox; the rest was there
      # @!attribute [r] leads [Integer] Of a dry run: how many of them say that there is a lead
      # @!attribute [r] sales [Integer] Of a dry run: how many are sales
      # @!attribute [r] amounts [Array<Types::BackfillAmount>]
      # @!attribute [r] problems [Integer] Of a dry run: how many would fail
      # @!attribute [r] reasons [Array<Types::BackfillReason>] Why, for the first 50 of them
      # @!attribute [r] reason [String, nil] Why it failed, or waits
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      fields :id, :connection_id, :dry_run, :since, :status, :pages, :seen, :added, :leads, :sales,
             :amounts, :problems, :reasons, :reason, :created_at, :updated_at
    end

    class BackfillAmount < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [String] What the sales are worth, in minor units
      fields :currency, :amount
    end

    class BackfillReason < Record
      # @!attribute [r] event [String]
      # @!attribute [r] reason [String]
      fields :event, :reason
    end

    class BanPartnerResult < Record
      # @!attribute [r] partner_id [String]
      fields :partner_id
    end

    class BulkCreateLinksResultFailure < Record
      # @!attribute [r] error [String]
      # @!attribute [r] code [String]
      # @!attribute [r] link [Types::BulkCreateLinksResultFailureLink]
      fields :error, :code, :link
    end

    class BulkCreateLinksResultFailureLink < Record
      # @!attribute [r] id [String, nil]
      # @!attribute [r] external_id [String, nil]
      # @!attribute [r] url [String, nil]
      # @!attribute [r] domain [String, nil]
      # @!attribute [r] key [String, nil]
      fields :id, :external_id, :url, :domain, :key
    end

    class BulkDeleteLinksResult < Record
      # @!attribute [r] deleted_count [Integer]
      fields :deleted_count
    end

    class BulkInvitePartnersResultFailure < Record
      # @!attribute [r] email [String]
      # @!attribute [r] error [String]
      # @!attribute [r] code [String]
      fields :email, :error, :code
    end

    class BulkRestoreLinksResult < Record
      # @!attribute [r] restored_count [Integer]
      fields :restored_count
    end

    class BulkUpdateCommissionsResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      fields :id, :status
    end

    class BulkUpdateLinksResultFailure < Record
      # @!attribute [r] error [String]
      # @!attribute [r] code [String]
      # @!attribute [r] link [Types::BulkCreateLinksResultFailureLink]
      fields :error, :code, :link
    end

    class ChangedMember < Record
      # @!attribute [r] id [String] Of the person, the same in every workspace
      # @!attribute [r] email [String]
      # @!attribute [r] name [String]
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] owner: everything; admin: everything
      #   but owners; member: the daily work; viewer: reads; billing: payouts
      # @!attribute [r] created_at [String] Since when
      # @!attribute [r] access [Array<Types::EndedAccess>] The keys, webhooks, share links and invitations that the
      #   member created
      fields :id, :email, :name, :role, :created_at, :access
    end

    class CheckInvitationsResult < Record
      # @!attribute [r] email [String]
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned", nil]
      # @!attribute [r] error [String, nil] Why this invitation would fail; null: it would not
      # @!attribute [r] code [String, nil]
      # @!attribute [r] path [String, nil] The field that is wrong, where it is one
      fields :email, :status, :error, :code, :path
    end

    class Closing < Record
      # @!attribute [r] program_id [String]
      # @!attribute [r] month [String]
      # @!attribute [r] closed_at [String] ISO 8601
      # @!attribute [r] closed_by [String] Who closed it
      # @!attribute [r] balances [Array<Types::ClosingBalance>] Of all partners, by currency, as they were stored when
      #   the month was closed
      fields :program_id, :month, :closed_at, :closed_by, :balances
    end

    class ClosingBalance < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] opening [Types::AccountBalances]
      # @!attribute [r] closing [Types::AccountBalances]
      fields :currency, :opening, :closing
    end

    class Commission < Record
      # @!attribute [r] id [String]
      # @!attribute [r] type ["click", "lead", "sale", "referral", "custom"]
      # @!attribute [r] amount [Integer] The sale in minor units of the currency; 0 for clicks, leads and manual ones
      # @!attribute [r] earnings [Integer] What the partner gets, after refunds; negative for a claw-back
      # @!attribute [r] currency [String] The program's
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] quantity [Integer]
      # @!attribute [r] metadata [Hash{String => Object}, nil]
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      # @!attribute [r] paid_at [String, nil]
      # @!attribute [r] program_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] event_id [String, nil] The lead or sale: GET /events/{id} explains it
      # @!attribute [r] payout_id [String, nil]
      # @!attribute [r] source_id [String, nil] For a referral: the commission it is a share of
      # @!attribute [r] reverses_id [String, nil] For a claw-back: the commission it takes back
      # @!attribute [r] milestone_id [String, nil] For a bonus: the milestone that was reached
      # @!attribute [r] hold_reason ["fraud", "client_side", "existing_customer", "rate_missing", "manual", nil]
      # @!attribute [r] matures_at [String] When the holding period ends
      # @!attribute [r] partner [Types::CommissionPartner]
      # @!attribute [r] customer [Types::CommissionCustomer, nil]
      fields :id, :type, :amount, :earnings, :currency, :status, :invoice_id, :description, :quantity,
             :metadata, :created_at, :updated_at, :paid_at, :program_id, :enrollment_id, :event_id, :payout_id,
             :source_id, :reverses_id, :milestone_id, :hold_reason, :matures_at, :partner, :customer
    end

    class CommissionCustomer < Record
      # @!attribute [r] id [String]
      # @!attribute [r] external_id [String]
      # @!attribute [r] name [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] avatar [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue in saleCurrency
      # @!attribute [r] sale_currency [String]
      # @!attribute [r] created_at [String]
      # @!attribute [r] first_sale_at [String, nil]
      fields :id, :external_id, :name, :email, :avatar, :country, :sales, :sale_amount, :sale_currency,
             :created_at, :first_sale_at
    end

    class CommissionDetail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] type ["click", "lead", "sale", "referral", "custom"]
      # @!attribute [r] amount [Integer] The sale in minor units of the currency; 0 for clicks, leads and manual ones
      # @!attribute [r] earnings [Integer] What the partner gets, after refunds; negative for a claw-back
      # @!attribute [r] currency [String] The program's
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] quantity [Integer]
      # @!attribute [r] metadata [Hash{String => Object}, nil]
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      # @!attribute [r] paid_at [String, nil]
      # @!attribute [r] program_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] event_id [String, nil] The lead or sale: GET /events/{id} explains it
      # @!attribute [r] payout_id [String, nil]
      # @!attribute [r] source_id [String, nil] For a referral: the commission it is a share of
      # @!attribute [r] reverses_id [String, nil] For a claw-back: the commission it takes back
      # @!attribute [r] milestone_id [String, nil] For a bonus: the milestone that was reached
      # @!attribute [r] hold_reason ["fraud", "client_side", "existing_customer", "rate_missing", "manual", nil]
      # @!attribute [r] matures_at [String] When the holding period ends
      # @!attribute [r] partner [Types::CommissionPartner]
      # @!attribute [r] customer [Types::CommissionCustomer, nil]
      # @!attribute [r] explanation [Types::CommissionExplanation]
      # @!attribute [r] receipt [Types::Receipt]
      # @!attribute [r] reversals [Array<Types::CommissionReversal>]
      # @!attribute [r] postings [Array<Types::CommissionPosting>] What the ledger has of it
      fields :id, :type, :amount, :earnings, :currency, :status, :invoice_id, :description, :quantity,
             :metadata, :created_at, :updated_at, :paid_at, :program_id, :enrollment_id, :event_id, :payout_id,
             :source_id, :reverses_id, :milestone_id, :hold_reason, :matures_at, :partner, :customer,
             :explanation, :receipt, :reversals, :postings
    end

    class CommissionExplanation < Record
      # @!attribute [r] event [Types::CommissionExplanationEvent, nil]
      # @!attribute [r] reward [Types::CommissionExplanationReward, nil]
      # @!attribute [r] conversion [Types::CommissionExplanationConversion, nil]
      # @!attribute [r] steps [Array<String>] From the event to the amount, a sentence a step
      fields :event, :reward, :conversion, :steps
    end

    class CommissionExplanationConversion < Record
      # @!attribute [r] amount_minor [Integer]
      # @!attribute [r] currency [String]
      # @!attribute [r] rate [String]
      # @!attribute [r] source [String]
      # @!attribute [r] day [String]
      fields :amount_minor, :currency, :rate, :source, :day
    end

    class CommissionExplanationEvent < Record
      # @!attribute [r] type [String]
      # @!attribute [r] id [String, nil]
      # @!attribute [r] at [String]
      fields :type, :id, :at
    end

    class CommissionExplanationReward < Record
      # @!attribute [r] id [String]
      # @!attribute [r] version [Integer]
      # @!attribute [r] modifier [Integer, nil] Which modifier decided, from 0; null: none
      # @!attribute [r] tier [Integer, nil] Which tier was reached before, from 0; null: none
      fields :id, :version, :modifier, :tier
    end

    class CommissionPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] payouts_enabled_at [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] group_id [String, nil]
      # @!attribute [r] tenant_id [String, nil]
      fields :id, :name, :email, :image, :payouts_enabled_at, :country, :group_id, :tenant_id
    end

    class CommissionPosting < Record
      # @!attribute [r] id [String]
      # @!attribute [r] cause ["commission_accrued", "commission_matured", "commission_adjusted",
      #   "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed",
      #   "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
      # @!attribute [r] created_at [String] When it happened
      # @!attribute [r] booking_date [String] Under which the books show it
      # @!attribute [r] entries [Array<Types::CommissionPostingEntry>]
      fields :id, :cause, :created_at, :booking_date, :entries
    end

    class CommissionPostingEntry < Record
      # @!attribute [r] account [String]
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer]
      fields :account, :currency, :amount
    end

    class CommissionReversal < Record
      # @!attribute [r] event_id [String]
      # @!attribute [r] kind ["refund", "chargeback", "reversal", "manual", "milestone"]
      # @!attribute [r] amount [Integer]
      # @!attribute [r] clawback_id [String, nil]
      # @!attribute [r] created_at [String]
      fields :event_id, :kind, :amount, :clawback_id, :created_at
    end

    class ConditionAttribute < Record
      # @!attribute [r] attribute [String]
      # @!attribute [r] label [String]
      # @!attribute [r] type [String]
      # @!attribute [r] events [Array<"click", "lead", "sale", "referral">]
      # @!attribute [r] operators [Array<Types::ConditionAttributeOperator>]
      # @!attribute [r] choices [Array<String>, nil] All values there are, if few
      fields :attribute, :label, :type, :events, :operators, :choices
    end

    class ConditionAttributeOperator < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] list [Boolean]
      fields :name, :label, :list
    end

    class ConfirmPayoutDraftResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] key [String, nil] As it was sent; null: none, or by schedule
      # @!attribute [r] draft_id [String, nil] The draft that it paid; null: what was due then
      # @!attribute [r] confirmed_by [String]
      # @!attribute [r] status ["confirmed", "failed"] failed: a scheduled run that has paid nobody
      # @!attribute [r] error [String, nil] Of a failed run: why
      # @!attribute [r] attempts [Integer] How often a scheduled run was tried
      # @!attribute [r] next_attempt_at [String, nil] ISO 8601. Of a failed run: when it is tried again; null: never
      # @!attribute [r] approved [Boolean] Somebody else than the creator of its draft confirmed it
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>]
      # @!attribute [r] repeated [Boolean] The key had been used: nothing was paid by this call
      # @!attribute [r] payouts [Array<Types::Payout>] The first 100
      # @!attribute [r] payouts_truncated [Boolean] Whether there are more than these: GET /payouts?invoiceId= lists
      #   all
      # @!attribute [r] files [Array<Types::PayoutFile>] To upload at your bank
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :repeated, :payouts,
             :payouts_truncated, :files
    end

    class ConfirmPayoutsResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] key [String, nil] As it was sent; null: none, or by schedule
      # @!attribute [r] draft_id [String, nil] The draft that it paid; null: what was due then
      # @!attribute [r] confirmed_by [String]
      # @!attribute [r] status ["confirmed", "failed"] failed: a scheduled run that has paid nobody
      # @!attribute [r] error [String, nil] Of a failed run: why
      # @!attribute [r] attempts [Integer] How often a scheduled run was tried
      # @!attribute [r] next_attempt_at [String, nil] ISO 8601. Of a failed run: when it is tried again; null: never
      # @!attribute [r] approved [Boolean] Somebody else than the creator of its draft confirmed it
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>]
      # @!attribute [r] repeated [Boolean] The key had been used: nothing was paid by this call
      # @!attribute [r] payouts [Array<Types::Payout>] The first 100
      # @!attribute [r] payouts_truncated [Boolean] Whether there are more than these: GET /payouts?invoiceId= lists
      #   all
      # @!attribute [r] files [Array<Types::PayoutFile>] To upload at your bank
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :repeated, :payouts,
             :payouts_truncated, :files
    end

    class Connection < Record
      # @!attribute [r] id [String]
      # @!attribute [r] provider [String]
      # @!attribute [r] name [String]
      # @!attribute [r] masked [String] The end of the secret, or the name of the account
      # @!attribute [r] account_id [String, nil] The provider’s id of the account
      # @!attribute [r] details [Hash{String => String}] What was entered; of secret values the ends
      # @!attribute [r] authorized [Boolean] Connected on the provider’s page
      # @!attribute [r] webhook_url [String] Where the provider sends its events
      # @!attribute [r] polling [Types::ConnectionPolling, nil]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] removed_at [String, nil] ISO 8601
      fields :id, :provider, :name, :masked, :account_id, :details, :authorized, :webhook_url, :polling,
             :created_at, :removed_at
    end

    class ConnectionPolling < Record
      # @!attribute [r] every_minutes [Integer] How often the provider is asked
      # @!attribute [r] last_polled_at [String, nil] When the provider last answered; ISO 8601
      # @!attribute [r] next_poll_at [String, nil] When the provider is asked next; ISO 8601. Null: not until the keys
      #   of the connection change
      # @!attribute [r] last_failed_at [String, nil] When it failed last, if it has failed since; ISO 8601
      # @!attribute [r] reason [String, nil] Why it failed
      fields :every_minutes, :last_polled_at, :next_poll_at, :last_failed_at, :reason
    end

    class ConnectionTest < Record
      # @!attribute [r] working [Boolean] A signed event has arrived, and the last one did not fail
      # @!attribute [r] message [String] What to do next
      # @!attribute [r] last_event_at [String, nil] ISO 8601
      fields :working, :message, :last_event_at
    end

    class CopiedSettings < Record
      # @!attribute [r] from ["live", "test"] The mode of the workspace that was read
      # @!attribute [r] state [String] Names the settings of both sides before; for ifState
      # @!attribute [r] changes [Array<Types::CopiedSettingsChange>]
      fields :from, :state, :changes
    end

    class CopiedSettingsChange < Record
      # @!attribute [r] type ["workspace", "hostname", "program", "group", "reward", "discount", "milestone"]
      # @!attribute [r] action ["created", "updated", "archived"]
      # @!attribute [r] name [String] Of the thing, with its program and group
      # @!attribute [r] fields [Array<String>] What changes; empty for what is new or ends
      fields :type, :action, :name, :fields
    end

    class CountLinksResultOption2 < Record
      # @!attribute [r] domain [String, nil]
      # @!attribute [r] tag_id [String, nil]
      # @!attribute [r] user_id [String, nil]
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] _count [Integer]
      fields :domain, :tag_id, :user_id, :folder_id, :_count
    end

    class CreateCommissionResult < Record
      # @!attribute [r] success [Boolean]
      # @!attribute [r] message [String]
      # @!attribute [r] id [String]
      fields :success, :message, :id
    end

    class CreateEmbedTokenResult < Record
      # @!attribute [r] public_token [String] svc_es_…, shown this once: for that page and no other
      # @!attribute [r] expires [String] ISO 8601
      fields :public_token, :expires
    end

    class CreateKeyResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] What it is for
      # @!attribute [r] partial_key [String] Enough of the key to recognise it
      # @!attribute [r] scopes [Array<"all", "read", "links.read", "links.write", "conversions.write",
      #   "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write",
      #   "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write",
      #   "workspace.read", "workspace.write", "audit.read">]
      # @!attribute [r] created_by [String, nil] The person who created it, per_…
      # @!attribute [r] last_used_at [String, nil] The last use, to the minute
      # @!attribute [r] expires_at [String, nil] When it stops working
      # @!attribute [r] created_at [String] When it was created
      # @!attribute [r] key [String] The secret. Store it now: it is never shown again
      fields :id, :name, :partial_key, :scopes, :created_by, :last_used_at, :expires_at, :created_at, :key
    end

    class CreatePartnerLinkResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] short_link [String]
      # @!attribute [r] qr_code [String] The address of a PNG
      # @!attribute [r] url [String] The destination, with its UTM parameters
      # @!attribute [r] external_id [String, nil]
      # @!attribute [r] tenant_id [String, nil]
      # @!attribute [r] program_id [String, nil]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] track_conversion [Boolean]
      # @!attribute [r] archived [Boolean]
      # @!attribute [r] public_stats [Boolean]
      # @!attribute [r] proxy [Boolean]
      # @!attribute [r] rewrite [Boolean]
      # @!attribute [r] do_index [Boolean]
      # @!attribute [r] comments [String, nil]
      # @!attribute [r] expires_at [String, nil] ISO 8601
      # @!attribute [r] expired_url [String, nil]
      # @!attribute [r] title [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] video [String, nil]
      # @!attribute [r] ios [String, nil]
      # @!attribute [r] android [String, nil]
      # @!attribute [r] geo [Hash{String => String}, nil]
      # @!attribute [r] disabled_at [String, nil] ISO 8601
      # @!attribute [r] password [String, nil] ******** when there is one
      # @!attribute [r] tags [Array<Object>, nil]
      # @!attribute [r] tag_id [String, nil] The first tag. Deprecated: use tags
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] utm_source [String, nil]
      # @!attribute [r] utm_medium [String, nil]
      # @!attribute [r] utm_campaign [String, nil]
      # @!attribute [r] utm_term [String, nil]
      # @!attribute [r] utm_content [String, nil]
      # @!attribute [r] test_variants [Array<Object>, nil]
      # @!attribute [r] test_started_at [String, nil] ISO 8601
      # @!attribute [r] test_completed_at [String, nil] ISO 8601
      # @!attribute [r] user_id [String, nil] Always null: keys, not people, create links here
      # @!attribute [r] workspace_id [String]
      # @!attribute [r] project_id [String] The same as workspaceId
      # @!attribute [r] webhook_ids [Array<String>]
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] conversions [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of saleCurrency. For
      #   partner links, only amounts that count toward the program
      # @!attribute [r] sale_currency [String] Currency of saleAmount: the program's, or the workspace's if the link
      #   has no program
      # @!attribute [r] last_clicked [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] share_url [String]
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at, :share_url
    end

    class CreateShareLinkResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] view_id [String]
      # @!attribute [r] expires_at [String, nil] When it stops working, ISO 8601
      # @!attribute [r] created_by [String, nil] The person who created it, per_…
      # @!attribute [r] created_at [String] When it was created, ISO 8601
      # @!attribute [r] url [String] The address to pass on. Store it now: it is never shown again
      fields :id, :view_id, :expires_at, :created_by, :created_at, :url
    end

    class Customer < Record
      # @!attribute [r] id [String]
      # @!attribute [r] external_id [String] Your own id of the customer
      # @!attribute [r] name [String, nil] Full name
      # @!attribute [r] email [String, nil] E-mail address
      # @!attribute [r] avatar [String, nil] Address of a picture
      # @!attribute [r] country [String, nil] Two letters, from the click or from you
      # @!attribute [r] click_id [String, nil] The click that the customer came with
      # @!attribute [r] sales [Integer] How many sales
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of saleCurrency. For
      #   customers from a partner, only amounts that count toward the program
      # @!attribute [r] sale_currency [String] Currency of saleAmount: the program's, or the workspace's if the
      #   customer has no program
      # @!attribute [r] first_sale_at [String, nil] Time of the first sale
      # @!attribute [r] created_at [String]
      # @!attribute [r] program_id [String, nil] The program of the partner who brought the customer
      # @!attribute [r] partner_id [String, nil] The partner who brought the customer
      # @!attribute [r] link [Types::CustomerLink, nil]
      # @!attribute [r] partner [Types::CustomerPartner, nil]
      # @!attribute [r] discount [Types::CustomerDiscount, nil]
      fields :id, :external_id, :name, :email, :avatar, :country, :click_id, :sales, :sale_amount,
             :sale_currency, :first_sale_at, :created_at, :program_id, :partner_id, :link, :partner, :discount
    end

    class CustomerDiscount < Record
      # @!attribute [r] id [String]
      # @!attribute [r] amount [Numeric] A percentage, or minor units when the type is flat
      # @!attribute [r] type ["percentage", "flat"]
      # @!attribute [r] max_duration [Integer, nil] Months; 0: the first payment only, null: for ever
      # @!attribute [r] coupon_id [String, nil]
      # @!attribute [r] coupon_test_id [String, nil]
      # @!attribute [r] sentence [String] In words
      # @!attribute [r] description [String, nil] In your own words
      fields :id, :amount, :type, :max_duration, :coupon_id, :coupon_test_id, :sentence, :description
    end

    class CustomerLink < Record
      # @!attribute [r] id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] short_link [String]
      # @!attribute [r] url [String] The destination
      # @!attribute [r] partner_id [String, nil] The partner whom the link belongs to
      # @!attribute [r] program_id [String, nil] The program of that partner
      # @!attribute [r] tenant_id [String, nil] Your own tenant id of the link
      # @!attribute [r] external_id [String, nil] Your own id of the link
      fields :id, :domain, :key, :short_link, :url, :partner_id, :program_id, :tenant_id, :external_id
    end

    class CustomerPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] email [String, nil] E-mail address
      # @!attribute [r] image [String, nil] A picture
      fields :id, :name, :email, :image
    end

    class DeleteCustomerResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteDiscountCodeResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteDomainResult < Record
      # @!attribute [r] slug [String]
      fields :slug
    end

    class DeleteFolderResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteGroupResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteImageResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteLinkResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteSavedViewResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteTagResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteUtmTemplateResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class DeleteWebhookResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class Discount < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String, nil]
      # @!attribute [r] enrollment_id [String, nil] In place of its group's discount
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points, 10,000 are the whole
      # @!attribute [r] max_duration_months [Integer, nil] Months from the first sale; 0: only that one, null: for
      #   life
      # @!attribute [r] currency [String]
      # @!attribute [r] sentence [String] In words
      # @!attribute [r] description [String, nil]
      # @!attribute [r] provider ["stripe", "shopify", "custom"] Who takes it off: custom is your own checkout.
      #   Default: custom
      # @!attribute [r] coupon_id [String, nil]
      # @!attribute [r] coupon_test_id [String, nil]
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      # @!attribute [r] archived_at [String, nil] No longer given to new customers; those who have it keep it
      fields :id, :program_id, :group_id, :enrollment_id, :type, :amount, :rate_bps, :max_duration_months,
             :currency, :sentence, :description, :provider, :coupon_id, :coupon_test_id, :created_at,
             :updated_at, :archived_at
    end

    class DiscountCode < Record
      # @!attribute [r] id [String]
      # @!attribute [r] code [String]
      # @!attribute [r] discount_id [String, nil]
      # @!attribute [r] partner_id [String]
      # @!attribute [r] partner [Types::DiscountCodePartner]
      # @!attribute [r] link_id [String]
      fields :id, :code, :discount_id, :partner_id, :partner, :link_id
    end

    class DiscountCodePartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      fields :id, :name
    end

    class Domain < Record
      # @!attribute [r] id [String]
      # @!attribute [r] slug [String]
      # @!attribute [r] verified [Boolean] Its links redirect: `verification` says more
      # @!attribute [r] primary [Boolean]
      # @!attribute [r] archived [Boolean]
      # @!attribute [r] placeholder [String, nil]
      # @!attribute [r] expired_url [String, nil]
      # @!attribute [r] not_found_url [String, nil]
      # @!attribute [r] logo [String, nil]
      # @!attribute [r] asset_links [String, nil]
      # @!attribute [r] apple_app_site_association [String, nil]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] registered_domain [Object, nil] Domains are not sold here
      # @!attribute [r] verification [Types::DomainVerification]
      fields :id, :slug, :verified, :primary, :archived, :placeholder, :expired_url, :not_found_url,
             :logo, :asset_links, :apple_app_site_association, :created_at, :updated_at, :registered_domain,
             :verification
    end

    class DomainVerification < Record
      # @!attribute [r] status ["unverified", "verified", "failing", "lost"] `failing`: the record has gone, links
      #   still redirect until `servesUntil`; `lost`: they do no more
      # @!attribute [r] record [Types::DomainVerificationRecord]
      # @!attribute [r] alternative [Types::DomainVerificationAlternative]
      # @!attribute [r] verified_by ["dns", "operator", nil]
      # @!attribute [r] verified_at [String, nil]
      # @!attribute [r] checked_at [String, nil]
      # @!attribute [r] failing_since [String, nil]
      # @!attribute [r] serves_until [String, nil]
      fields :status, :record, :alternative, :verified_by, :verified_at, :checked_at, :failing_since,
             :serves_until
    end

    class DomainVerificationAlternative < Record
      # @!attribute [r] type ["TXT", "CNAME"]
      # @!attribute [r] name [String]
      # @!attribute [r] value [String]
      fields :type, :name, :value
    end

    class DomainVerificationRecord < Record
      # @!attribute [r] type ["TXT", "CNAME"]
      # @!attribute [r] name [String]
      # @!attribute [r] value [String]
      fields :type, :name, :value
    end

    class EarningsReport < Record
      # @!attribute [r] earnings [Integer] Commissions of every type less what was taken back, in one currency, in
      #   minor units, at the times of the events that earned them
      # @!attribute [r] earnings_amounts [Hash{String => Integer}] The same of every currency that occurs; never
      #   summed across them
      # @!attribute [r] series [Array<Types::EarningsReportSeries>]
      fields :earnings, :earnings_amounts, :series
    end

    class EarningsReportSeries < Record
      # @!attribute [r] start [String] Where the hour, day, week or month begins
      # @!attribute [r] earnings [Integer] Commissions of every type less what was taken back, in one currency, in
      #   minor units, at the times of the events that earned them
      # @!attribute [r] earnings_amounts [Hash{String => Integer}] The same of every currency that occurs; never
      #   summed across them
      fields :start, :earnings, :earnings_amounts
    end

    class EmailStatus < Record
      # @!attribute [r] status ["configured", "not_configured", "demo"] not_configured: the server has no SMTP server,
      #   so mails are kept and nobody gets them. demo: they are read in the mailbox of the demo
      # @!attribute [r] from [String] The sender (MAIL_FROM)
      # @!attribute [r] kept [Integer] Mails of the workspace that were written and not sent
      # @!attribute [r] failed [Integer] Mails whose last try failed
      fields :status, :from, :kept, :failed
    end

    class EndedAccess < Record
      # @!attribute [r] type ["key", "webhook", "share_link", "invitation"]
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] Of a webhook its URL, of an invitation its address
      # @!attribute [r] mode ["live", "test"]
      # @!attribute [r] created_at [String]
      # @!attribute [r] outcome ["ended", "reassigned", "limited", "kept"] `ended`: it no longer works. `reassigned`:
      #   it is now of whoever made the change. `limited`: a key that may do less than before
      fields :type, :id, :name, :mode, :created_at, :outcome
    end

    class ErasePartnerResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] bank_files [Array<String>] Bank files that still name the partner, because transfers to others
      #   in them are under way. They are deleted with their age; copies that were downloaded are yours to delete
      fields :id, :bank_files
    end

    class Event < Record
      # @!attribute [r] event ["click", "lead", "sale"] Which kind it is
      # @!attribute [r] link [Types::EventLink]
      # @!attribute [r] id [String] The id of the click, or evt_…: the cursor
      # @!attribute [r] timestamp [String] ISO 8601
      # @!attribute [r] click [Types::EventClick]
      # @!attribute [r] event_id [String, nil] Leads and sales
      # @!attribute [r] event_name [String, nil] Leads and sales
      # @!attribute [r] event_quantity [Integer, nil] Leads: counts as so many
      # @!attribute [r] metadata [Hash{String => Object}, nil]
      # @!attribute [r] customer [Types::EventCustomer, nil]
      # @!attribute [r] sale [Types::EventSale, nil]
      # @!attribute [r] sale_amount [Integer, nil] Sales
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] payment_processor [String, nil]
      # @!attribute [r] click_id [String]
      # @!attribute [r] link_id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] url [String]
      # @!attribute [r] continent [String]
      # @!attribute [r] country [String]
      # @!attribute [r] city [String]
      # @!attribute [r] device [String]
      # @!attribute [r] browser [String]
      # @!attribute [r] os [String]
      # @!attribute [r] qr [Integer] 1 or 0
      # @!attribute [r] ip [String]
      fields :event, :link, :id, :timestamp, :click, :event_id, :event_name, :event_quantity, :metadata,
             :customer, :sale, :sale_amount, :invoice_id, :payment_processor, :click_id, :link_id, :domain, :key,
             :url, :continent, :country, :city, :device, :browser, :os, :qr, :ip
    end

    class EventClick < Record
      # @!attribute [r] id [String] Empty when the event came without a click
      # @!attribute [r] timestamp [String] ISO 8601
      # @!attribute [r] url [String] The destination, without its query
      # @!attribute [r] country [String] Two letters, or Unknown; so are all words below
      # @!attribute [r] city [String]
      # @!attribute [r] region [String]
      # @!attribute [r] continent [String]
      # @!attribute [r] device [String]
      # @!attribute [r] browser [String]
      # @!attribute [r] os [String]
      # @!attribute [r] referer [String] Host, or (direct)
      # @!attribute [r] referer_url [String]
      # @!attribute [r] trigger [String] link, qr, pageview or deeplink
      # @!attribute [r] qr [Boolean]
      # @!attribute [r] ip [String] Always empty: addresses are not kept
      fields :id, :timestamp, :url, :country, :city, :region, :continent, :device, :browser, :os,
             :referer, :referer_url, :trigger, :qr, :ip
    end

    class EventCustomer < Record
      # @!attribute [r] id [String]
      # @!attribute [r] external_id [String]
      # @!attribute [r] name [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] avatar [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue in saleCurrency
      # @!attribute [r] sale_currency [String]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] first_sale_at [String, nil] ISO 8601
      fields :id, :external_id, :name, :email, :avatar, :country, :sales, :sale_amount, :sale_currency,
             :created_at, :first_sale_at
    end

    class EventLink < Record
      # @!attribute [r] id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] short_link [String]
      # @!attribute [r] qr_code [String] The address of a PNG
      # @!attribute [r] url [String] The destination, with its UTM parameters
      # @!attribute [r] external_id [String, nil]
      # @!attribute [r] tenant_id [String, nil]
      # @!attribute [r] program_id [String, nil]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] track_conversion [Boolean]
      # @!attribute [r] archived [Boolean]
      # @!attribute [r] public_stats [Boolean]
      # @!attribute [r] proxy [Boolean]
      # @!attribute [r] rewrite [Boolean]
      # @!attribute [r] do_index [Boolean]
      # @!attribute [r] comments [String, nil]
      # @!attribute [r] expires_at [String, nil] ISO 8601
      # @!attribute [r] expired_url [String, nil]
      # @!attribute [r] title [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] video [String, nil]
      # @!attribute [r] ios [String, nil]
      # @!attribute [r] android [String, nil]
      # @!attribute [r] geo [Hash{String => String}, nil]
      # @!attribute [r] disabled_at [String, nil] ISO 8601
      # @!attribute [r] password [String, nil] ******** when there is one
      # @!attribute [r] tags [Array<Object>, nil]
      # @!attribute [r] tag_id [String, nil] The first tag. Deprecated: use tags
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] utm_source [String, nil]
      # @!attribute [r] utm_medium [String, nil]
      # @!attribute [r] utm_campaign [String, nil]
      # @!attribute [r] utm_term [String, nil]
      # @!attribute [r] utm_content [String, nil]
      # @!attribute [r] test_variants [Array<Object>, nil]
      # @!attribute [r] test_started_at [String, nil] ISO 8601
      # @!attribute [r] test_completed_at [String, nil] ISO 8601
      # @!attribute [r] user_id [String, nil] Always null: keys, not people, create links here
      # @!attribute [r] workspace_id [String]
      # @!attribute [r] project_id [String] The same as workspaceId
      # @!attribute [r] webhook_ids [Array<String>]
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] conversions [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of saleCurrency. For
      #   partner links, only amounts that count toward the program
      # @!attribute [r] sale_currency [String] Currency of saleAmount: the program's, or the workspace's if the link
      #   has no program
      # @!attribute [r] last_clicked [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at
    end

    class EventSale < Record
      # @!attribute [r] amount [Integer] Everything that the customer paid
      # @!attribute [r] tax [Integer] Contained in the amount, as the next two
      # @!attribute [r] shipping [Integer]
      # @!attribute [r] fee [Integer]
      # @!attribute [r] line_items [Array<Types::EventSaleLineItem>]
      # @!attribute [r] currency [String]
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] payment_processor [String]
      fields :amount, :tax, :shipping, :fee, :line_items, :currency, :invoice_id, :payment_processor
    end

    class EventSaleLineItem < Record
      # @!attribute [r] product_id [String] Your own id of the product: rewards name it
      # @!attribute [r] amount [Integer] The line total after discounts and without tax, in minor units of the
      #   currency
      # @!attribute [r] name [String, nil]
      # @!attribute [r] quantity [Integer]
      fields :product_id, :amount, :name, :quantity
    end

    class EventsReplayed < Record
      # @!attribute [r] count [Integer]
      # @!attribute [r] more [Boolean] Not all fitted: repeat the request
      fields :count, :more
    end

    class ExchangeRate < Record
      # @!attribute [r] day [String]
      # @!attribute [r] currency [String]
      # @!attribute [r] source [String] operator: your own, which wins; ecb: the European Central Bank
      # @!attribute [r] per_euro [String]
      # @!attribute [r] created_at [String]
      fields :day, :currency, :source, :per_euro, :created_at
    end

    class ExplainEventResult < Record
      # @!attribute [r] event ["click", "lead", "sale", "refund"] Which kind it is
      # @!attribute [r] link [Types::EventLink, nil]
      # @!attribute [r] id [String] The id of the click, or evt_…: the cursor
      # @!attribute [r] timestamp [String] ISO 8601
      # @!attribute [r] click [Types::EventClick]
      # @!attribute [r] event_id [String, nil] Leads and sales
      # @!attribute [r] event_name [String, nil] Leads and sales
      # @!attribute [r] event_quantity [Integer, nil] Leads: counts as so many
      # @!attribute [r] metadata [Hash{String => Object}, nil]
      # @!attribute [r] customer [Types::EventCustomer, nil]
      # @!attribute [r] sale [Types::EventSale, nil]
      # @!attribute [r] sale_amount [Integer, nil] Sales
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] payment_processor [String, nil]
      # @!attribute [r] click_id [String]
      # @!attribute [r] link_id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] url [String]
      # @!attribute [r] continent [String]
      # @!attribute [r] country [String]
      # @!attribute [r] city [String]
      # @!attribute [r] device [String]
      # @!attribute [r] browser [String]
      # @!attribute [r] os [String]
      # @!attribute [r] qr [Integer] 1 or 0
      # @!attribute [r] ip [String]
      # @!attribute [r] refund [Types::ExplainEventResultRefund, nil]
      # @!attribute [r] explanation [Types::ExplainEventResultExplanation]
      fields :event, :link, :id, :timestamp, :click, :event_id, :event_name, :event_quantity, :metadata,
             :customer, :sale, :sale_amount, :invoice_id, :payment_processor, :click_id, :link_id, :domain, :key,
             :url, :continent, :country, :city, :device, :browser, :os, :qr, :ip, :refund, :explanation
    end

    class ExplainEventResultExplanation < Record
      # @!attribute [r] verdict ["recorded", "attributed", "unattributed"] A click is recorded; leads, sales and
      #   refunds belong to a link or to none
      # @!attribute [r] reason [String] Why, in one word that never changes its meaning
      # @!attribute [r] steps [Array<String>] How the verdict was reached, one sentence a step
      # @!attribute [r] click [Types::EventClick, nil]
      # @!attribute [r] lead [Types::ExplainEventResultExplanationLead, nil]
      # @!attribute [r] refunds [Array<Types::ExplainEventResultExplanationRefund>]
      # @!attribute [r] commissions [Array<Types::ExplainEventResultExplanationCommission>] What it earned, or what a
      #   refund changed
      # @!attribute [r] unearned [Types::ExplainEventResultExplanationUnearned, nil]
      fields :verdict, :reason, :steps, :click, :lead, :refunds, :commissions, :unearned
    end

    class ExplainEventResultExplanationCommission < Record
      # @!attribute [r] id [String] GET /commissions/{id} has the rest of it
      # @!attribute [r] type [String]
      # @!attribute [r] partner_id [String]
      # @!attribute [r] earnings [Integer] What is left after refunds, in minor units
      # @!attribute [r] currency [String]
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      fields :id, :type, :partner_id, :earnings, :currency, :status
    end

    class ExplainEventResultExplanationLead < Record
      # @!attribute [r] id [String]
      # @!attribute [r] event_name [String]
      # @!attribute [r] timestamp [String] ISO 8601
      fields :id, :event_name, :timestamp
    end

    class ExplainEventResultExplanationRefund < Record
      # @!attribute [r] id [String]
      # @!attribute [r] refund_id [String] Your own id of it
      # @!attribute [r] sale_id [String]
      # @!attribute [r] amount [Integer] What was taken back, in minor units
      # @!attribute [r] currency [String]
      # @!attribute [r] timestamp [String] ISO 8601
      fields :id, :refund_id, :sale_id, :amount, :currency, :timestamp
    end

    class ExplainEventResultExplanationUnearned < Record
      # @!attribute [r] reason ["no_reward", "duration_over", "first_sale_only", "limit_reached", "zero_amount",
      #   "not_eligible", "existing_customer", "already_rewarded"]
      # @!attribute [r] steps [Array<String>]
      fields :reason, :steps
    end

    class ExplainEventResultRefund < Record
      # @!attribute [r] id [String]
      # @!attribute [r] refund_id [String] Your own id of it
      # @!attribute [r] sale_id [String]
      # @!attribute [r] amount [Integer] What was taken back, in minor units
      # @!attribute [r] currency [String]
      # @!attribute [r] timestamp [String] ISO 8601
      fields :id, :refund_id, :sale_id, :amount, :currency, :timestamp
    end

    class FieldChoices < Record
      # @!attribute [r] field [String] The name of a field; its value lists choices, with commas
      # @!attribute [r] choices [Array<Types::FieldChoicesChoice>]
      fields :field, :choices
    end

    class FieldChoicesChoice < Record
      # @!attribute [r] value [String]
      # @!attribute [r] label [String]
      # @!attribute [r] group [String] What it belongs to, such as a pipeline; may be empty
      # @!attribute [r] is_usual [Boolean] Counts when nothing is chosen
      fields :value, :label, :group, :is_usual
    end

    class Folder < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] type ["default", "mega"]
      # @!attribute [r] access_level ["write", "read", nil]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :name, :description, :type, :access_level, :created_at, :updated_at
    end

    class FraudFlag < Record
      # @!attribute [r] id [String]
      # @!attribute [r] status ["open", "released", "rejected"] Only a person closes what is open
      # @!attribute [r] rule ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
      #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
      # @!attribute [r] severity ["low", "medium", "high"]
      # @!attribute [r] sentence [String] What was found
      # @!attribute [r] evidence [Hash{String => String}]
      # @!attribute [r] program_id [String]
      # @!attribute [r] partner_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] customer_id [String, nil]
      # @!attribute [r] commission_id [String, nil] Null: it is about the partner, and holds all that they earn
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] commission [Types::FraudFlagCommission, nil]
      # @!attribute [r] note [String, nil]
      # @!attribute [r] reviewed_by [String, nil] Who closed it, such as key:key_…
      # @!attribute [r] reviewed_at [String, nil]
      # @!attribute [r] created_at [String]
      fields :id, :status, :rule, :severity, :sentence, :evidence, :program_id, :partner_id,
             :enrollment_id, :customer_id, :commission_id, :partner, :commission, :note, :reviewed_by,
             :reviewed_at, :created_at
    end

    class FraudFlagCommission < Record
      # @!attribute [r] id [String]
      # @!attribute [r] earnings [Integer] Minor units of the program's currency
      # @!attribute [r] currency [String]
      fields :id, :earnings, :currency
    end

    class FraudFlagPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] email [String, nil]
      fields :id, :name, :email
    end

    class FraudRule < Record
      # @!attribute [r] rule ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
      #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
      # @!attribute [r] title [String]
      # @!attribute [r] defaults [Hash{String => Object}] Its settings, as every program begins with: fraudSettings of
      #   PATCH /programs/{id}
      fields :rule, :title, :defaults
    end

    class FraudSettings < Record
      # @!attribute [r] self_referral [Types::FraudSettingsSelfReferral]
      # @!attribute [r] duplicate_identity [Types::FraudSettingsDuplicateIdentity]
      # @!attribute [r] ban_elsewhere [Types::FraudSettingsBanElsewhere]
      # @!attribute [r] paid_traffic [Types::FraudSettingsPaidTraffic]
      # @!attribute [r] banned_source [Types::FraudSettingsBannedSource]
      # @!attribute [r] banned_country [Types::FraudSettingsBannedCountry]
      # @!attribute [r] disposable_email [Types::FraudSettingsDisposableEmail]
      # @!attribute [r] too_fast [Types::FraudSettingsTooFast]
      # @!attribute [r] click_velocity [Types::FraudSettingsClickVelocity]
      fields :self_referral, :duplicate_identity, :ban_elsewhere, :paid_traffic, :banned_source,
             :banned_country, :disposable_email, :too_fast, :click_velocity
    end

    class FraudSettingsBanElsewhere < Record
      # @!attribute [r] enabled [Boolean]
      fields :enabled
    end

    class FraudSettingsBannedCountry < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] customer_countries [Array<String>] Codes of two letters
      # @!attribute [r] partner_countries [Array<String>] Codes of two letters
      fields :enabled, :customer_countries, :partner_countries
    end

    class FraudSettingsBannedSource < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] hosts [Array<String>] Such as *.coupons.example
      fields :enabled, :hosts
    end

    class FraudSettingsClickVelocity < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] max_clicks_per_hour [Integer] Of one link, browser and place
      # @!attribute [r] max_clicks_per_visitor [Integer] Many clicks by as many visitors are a success
      fields :enabled, :max_clicks_per_hour, :max_clicks_per_visitor
    end

    class FraudSettingsDisposableEmail < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] extra_domains [Array<String>] Besides the known ones
      # @!attribute [r] allowed_domains [Array<String>] In spite of being known
      fields :enabled, :extra_domains, :allowed_domains
    end

    class FraudSettingsDuplicateIdentity < Record
      # @!attribute [r] enabled [Boolean]
      fields :enabled
    end

    class FraudSettingsPaidTraffic < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] networks [Array<String>] Advertising networks that partners must not use
      # @!attribute [r] allowed_campaigns [Array<String>] Campaigns that were agreed upon
      # @!attribute [r] allowed_hosts [Array<String>] Referring hosts that never count as advertising
      fields :enabled, :networks, :allowed_campaigns, :allowed_hosts
    end

    class FraudSettingsSelfReferral < Record
      # @!attribute [r] enabled [Boolean]
      fields :enabled
    end

    class FraudSettingsTooFast < Record
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] min_seconds [Integer] From the click to the lead
      fields :enabled, :min_seconds
    end

    class FundingAccount < Record
      # @!attribute [r] id [String]
      # @!attribute [r] provider [String]
      # @!attribute [r] name [String]
      # @!attribute [r] masked [String] As it may be shown; the details are never shown again
      # @!attribute [r] verified_at [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] removed_at [String, nil] ISO 8601
      # @!attribute [r] callback_url [String, nil] Where the provider reports to; null: it does not
      fields :id, :provider, :name, :masked, :verified_at, :created_at, :removed_at, :callback_url
    end

    class Group < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] slug [String]
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]
      # @!attribute [r] holding_period_days [Integer, nil]
      # @!attribute [r] auto_approve [Boolean, nil]
      # @!attribute [r] link_structure ["short", "query"]
      # @!attribute [r] default_links [Array<Types::GroupDefaultLink>]
      # @!attribute [r] allowed_destinations [Array<Types::GroupAllowedDestination>]
      # @!attribute [r] max_links [Integer]
      # @!attribute [r] move_rules [Array<Types::GroupMoveRule>]
      # @!attribute [r] logo [String, nil]
      # @!attribute [r] brand_color [String, nil]
      # @!attribute [r] landing [Types::GroupLanding, nil]
      # @!attribute [r] application_form [Array<Object>, nil]
      # @!attribute [r] resources [Array<Object>, nil]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :program_id, :name, :slug, :color, :holding_period_days, :auto_approve, :link_structure,
             :default_links, :allowed_destinations, :max_links, :move_rules, :logo, :brand_color, :landing,
             :application_form, :resources, :created_at, :updated_at
    end

    class GroupAllowedDestination < Record
      # @!attribute [r] domain [String]
      # @!attribute [r] path [String]
      # @!attribute [r] match ["domain", "exact"]
      fields :domain, :path, :match
    end

    class GroupDefaultLink < Record
      # @!attribute [r] url [String]
      fields :url
    end

    class GroupLanding < Record
      # @!attribute [r] title [String]
      # @!attribute [r] subtitle [String]
      # @!attribute [r] image [Types::GroupLandingImage, nil]
      # @!attribute [r] blocks [Array<Types::GroupLandingBlockText, Types::GroupLandingBlockImage,
      #   Types::GroupLandingBlockFiles, Types::GroupLandingBlockQuestions, Types::GroupLandingBlockCalculator,
      #   Types::GroupLandingBlockTestimonials>]
      fields :title, :subtitle, :image, :blocks
    end

    class GroupLandingBlockCalculator < Record
      # @!attribute [r] type ["calculator"]
      # @!attribute [r] sale_amount [Integer] Of a calculator: one sale, in minor units of the program’s currency
      # @!attribute [r] max_sales [Integer] Of a calculator: how far its slider goes
      fields :type, :sale_amount, :max_sales
    end

    class GroupLandingBlockFiles < Record
      # @!attribute [r] type ["files"]
      # @!attribute [r] files [Array<Types::GroupLandingBlockFilesFile>]
      fields :type, :files
    end

    class GroupLandingBlockFilesFile < Record
      # @!attribute [r] name [String]
      # @!attribute [r] url [String] An http(s) address
      fields :name, :url
    end

    class GroupLandingBlockImage < Record
      # @!attribute [r] type ["image"]
      # @!attribute [r] url [String]
      # @!attribute [r] alt [String]
      fields :type, :url, :alt
    end

    class GroupLandingBlockQuestions < Record
      # @!attribute [r] type ["questions"]
      # @!attribute [r] questions [Array<Types::GroupLandingBlockQuestionsQuestion>]
      fields :type, :questions
    end

    class GroupLandingBlockQuestionsQuestion < Record
      # @!attribute [r] question [String]
      # @!attribute [r] answer [String]
      fields :question, :answer
    end

    class GroupLandingBlockTestimonials < Record
      # @!attribute [r] type ["testimonials"]
      # @!attribute [r] testimonials [Array<Types::GroupLandingBlockTestimonialsTestimonial>]
      fields :type, :testimonials
    end

    class GroupLandingBlockTestimonialsTestimonial < Record
      # @!attribute [r] quote [String]
      # @!attribute [r] name [String]
      # @!attribute [r] role [String]
      fields :quote, :name, :role
    end

    class GroupLandingBlockText < Record
      # @!attribute [r] type ["text"]
      # @!attribute [r] text [String]
      fields :type, :text
    end

    class GroupLandingImage < Record
      # @!attribute [r] url [String]
      # @!attribute [r] alt [String]
      fields :url, :alt
    end

    class GroupMoveRule < Record
      # @!attribute [r] attribute ["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"]
      # @!attribute [r] gte [Integer]
      # @!attribute [r] lt [Integer, nil]
      fields :attribute, :gte, :lt
    end

    class HandedLink < Record
      # @!attribute [r] url [String] Works once. Give it to the person alone
      # @!attribute [r] expires_at [String]
      fields :url, :expires_at
    end

    class Hostname < Record
      # @!attribute [r] hostname [String] example.com, *.example.com (every host below it) or localhost
      fields :hostname
    end

    class Image < Record
      # @!attribute [r] id [String]
      # @!attribute [r] url [String] Where anybody can read it
      # @!attribute [r] content_type ["image/png", "image/jpeg", "image/gif", "image/webp"]
      # @!attribute [r] size [Integer] In bytes
      # @!attribute [r] created_at [String] ISO 8601
      fields :id, :url, :content_type, :size, :created_at
    end

    class Import < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String]
      # @!attribute [r] source [String]
      # @!attribute [r] origin [String]
      # @!attribute [r] name [String]
      # @!attribute [r] status ["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing",
      #   "undone"]
      # @!attribute [r] reason [String, nil] Why it failed, or what it waits for
      # @!attribute [r] unpaid ["mature", "hold"]
      # @!attribute [r] lines [Integer] Lines that were read
      # @!attribute [r] created_by [String]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] started_at [String, nil] ISO 8601
      # @!attribute [r] finished_at [String, nil] ISO 8601
      # @!attribute [r] undone_at [String, nil] ISO 8601
      fields :id, :program_id, :group_id, :source, :origin, :name, :status, :reason, :unpaid, :lines,
             :created_by, :created_at, :updated_at, :started_at, :finished_at, :undone_at
    end

    class ImportFile < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] part [Integer]
      # @!attribute [r] encoding [String]
      # @!attribute [r] delimiter [String]
      # @!attribute [r] columns [Array<String>]
      # @!attribute [r] sample [Array<Array<String>>] The first lines
      # @!attribute [r] mapping [Hash{String => String}] What the columns seem to be; one that stands twice is left to
      #   you
      # @!attribute [r] missing [Array<String>] Values that are needed and have no column
      # @!attribute [r] unmapped [Array<String>] Columns that nothing is read from, unless mapped
      fields :kind, :part, :encoding, :delimiter, :columns, :sample, :mapping, :missing, :unmapped
    end

    class ImportLine < Record
      # @!attribute [r] number [Integer] In the import
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] source_id [String] The source’s own id
      # @!attribute [r] line [String] Where it stands
      # @!attribute [r] status ["new", "ready", "skipped", "known", "done", "undone", "kept"]
      # @!attribute [r] reason [String, nil]
      # @!attribute [r] message [String, nil] The reason as a sentence
      # @!attribute [r] amount [Integer] In minor units; 0 where there is none
      # @!attribute [r] currency [String]
      # @!attribute [r] target_id [String, nil] What it became here
      fields :number, :kind, :source_id, :line, :status, :reason, :message, :amount, :currency, :target_id
    end

    class ImportReport < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String]
      # @!attribute [r] source [String]
      # @!attribute [r] origin [String]
      # @!attribute [r] name [String]
      # @!attribute [r] status ["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing",
      #   "undone"]
      # @!attribute [r] reason [String, nil] Why it failed, or what it waits for
      # @!attribute [r] unpaid ["mature", "hold"]
      # @!attribute [r] lines [Integer] Lines that were read
      # @!attribute [r] created_by [String]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] started_at [String, nil] ISO 8601
      # @!attribute [r] finished_at [String, nil] ISO 8601
      # @!attribute [r] undone_at [String, nil] ISO 8601
      # @!attribute [r] kinds [Array<Types::ImportReportKind>]
      # @!attribute [r] reasons [Array<Types::ImportReportReason>] Why lines do not come, or stay, and how many
      # @!attribute [r] unmapped [Array<Types::ImportReportUnmapped>] Columns of the uploaded files that nothing is
      #   read from; from the preview on
      # @!attribute [r] matches [Boolean] What is in the books agrees with the lines that came, to the smallest unit
      fields :id, :program_id, :group_id, :source, :origin, :name, :status, :reason, :unpaid, :lines,
             :created_by, :created_at, :updated_at, :started_at, :finished_at, :undone_at, :kinds, :reasons,
             :unmapped, :matches
    end

    class ImportReportKind < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] lines [Integer]
      # @!attribute [r] ready [Integer] Will come
      # @!attribute [r] done [Integer] Have come, or were recognized
      # @!attribute [r] recognized [Integer] Of those done, the ones that were here already
      # @!attribute [r] known [Integer] Came with an earlier import
      # @!attribute [r] skipped [Integer] Do not come
      # @!attribute [r] undone [Integer]
      # @!attribute [r] kept [Integer] Could not be undone
      # @!attribute [r] derived [Integer] Added to keep the books, such as payouts of a month
      # @!attribute [r] derived_amount [Integer] Of those, in minor units of the program’s currency
      # @!attribute [r] sums [Array<Types::ImportReportKindSum>]
      fields :kind, :lines, :ready, :done, :recognized, :known, :skipped, :undone, :kept, :derived,
             :derived_amount, :sums
    end

    class ImportReportKindSum < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] Of all lines of the source, in minor units
      # @!attribute [r] coming [Integer] Of lines that will come or came
      # @!attribute [r] known [Integer] Of lines that an earlier import brought
      # @!attribute [r] skipped [Integer] Of lines that do not come
      # @!attribute [r] undone [Integer]
      # @!attribute [r] booked [Integer, nil] What is in the books of this import; null while nothing is written
      fields :currency, :amount, :coming, :known, :skipped, :undone, :booked
    end

    class ImportReportReason < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] reason [String]
      # @!attribute [r] message [String]
      # @!attribute [r] lines [Integer]
      fields :kind, :reason, :message, :lines
    end

    class ImportReportUnmapped < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] columns [Array<String>]
      fields :kind, :columns
    end

    class Importer < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] fields [Array<Types::ImporterField>]
      # @!attribute [r] files [Array<"partner", "link", "customer", "lead", "sale", "commission", "payout">] Kinds of
      #   files that it takes
      # @!attribute [r] columns [Array<Types::ImporterColumn>] What a column of each kind of file can be
      # @!attribute [r] notes [Array<String>] What it cannot bring
      fields :name, :label, :fields, :files, :columns, :notes
    end

    class ImporterColumn < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"]
      # @!attribute [r] fields [Array<Types::ImporterColumnField>]
      fields :kind, :fields
    end

    class ImporterColumnField < Record
      # @!attribute [r] name [String]
      # @!attribute [r] required [Boolean]
      # @!attribute [r] meaning [String]
      fields :name, :required, :meaning
    end

    class ImporterField < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] secret [Boolean]
      # @!attribute [r] required [Boolean]
      fields :name, :label, :secret, :required
    end

    class InboxEvent < Record
      # @!attribute [r] id [String]
      # @!attribute [r] connection_id [String]
      # @!attribute [r] provider_event_id [String] The provider’s own id
      # @!attribute [r] type [String]
      # @!attribute [r] status ["received", "retrying", "done", "ignored", "failed"]
      # @!attribute [r] reason [String, nil] Why it failed, waits or was ignored, or what is left to do
      # @!attribute [r] attempts [Integer]
      # @!attribute [r] created_at [String] When it arrived, in ISO 8601
      # @!attribute [r] updated_at [String]
      fields :id, :connection_id, :provider_event_id, :type, :status, :reason, :attempts, :created_at,
             :updated_at
    end

    class IntegrationInfo < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] summary [String] What it reports
      # @!attribute [r] setup [String] What to do at the provider
      # @!attribute [r] secret_label [String] What the signing secret is called there
      # @!attribute [r] fields [Array<Types::IntegrationInfoField>]
      # @!attribute [r] events [Array<String>] The types of events that are understood
      # @!attribute [r] authorization ["none", "unconfigured", "ready"] Whether accounts are connected on the
      #   provider’s page
      # @!attribute [r] history [Boolean] What was before the connection can be fetched
      fields :name, :label, :summary, :setup, :secret_label, :fields, :events, :authorization, :history
    end

    class IntegrationInfoField < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] secret [Boolean]
      # @!attribute [r] required [Boolean]
      # @!attribute [r] choices [Array<String>, nil]
      fields :name, :label, :secret, :required, :choices
    end

    class Invitation < Record
      # @!attribute [r] id [String]
      # @!attribute [r] email [String]
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] owner: everything; admin: everything
      #   but owners; member: the daily work; viewer: reads; billing: payouts
      # @!attribute [r] invited_by [String] member:per_…, key:key_… or system:cli
      # @!attribute [r] delivery ["queued", "sent", "not_configured", "handed_over"] not_configured: the server has no
      #   SMTP server, so no mail goes out. handed_over: an owner was given the link
      # @!attribute [r] sent_at [String, nil] When a mail went out; null: none has
      # @!attribute [r] expires_at [String] A week after it was sent
      # @!attribute [r] created_at [String]
      fields :id, :email, :role, :invited_by, :delivery, :sent_at, :expires_at, :created_at
    end

    class InvitedPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] partner_id [String] The same as id
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] referred_by_id [String, nil]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String]
      # @!attribute [r] tenant_id [String, nil]
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"]
      # @!attribute [r] name [String]
      # @!attribute [r] username [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] email_verified_at [String, nil] ISO 8601
      # @!attribute [r] image [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] company_name [String, nil]
      # @!attribute [r] address [String, nil]
      # @!attribute [r] locale [String, nil]
      # @!attribute [r] network_status ["draft", "submitted", "approved", "rejected", "trusted"] Always draft: there
      #   is no network of partners here
      # @!attribute [r] default_payout_method [Object, nil] Always null: how partners are paid is between them and the
      #   payout provider
      # @!attribute [r] paypal_email [Object, nil] Always null: how partners are paid is between them and the payout
      #   provider
      # @!attribute [r] stripe_connect_id [Object, nil] Always null: how partners are paid is between them and the
      #   payout provider
      # @!attribute [r] payouts_enabled_at [String, nil] Has a payout method since then
      # @!attribute [r] identity_verified_at [Object, nil] Not used
      # @!attribute [r] group_locked [Boolean] No rule moves the partner to another group
      # @!attribute [r] listed [Boolean] Agreed to be shown on the leaderboard with name and earnings
      # @!attribute [r] shares_customers [Boolean] Sees customers' e-mail addresses unmasked
      # @!attribute [r] links [Array<Object>, nil]
      # @!attribute [r] total_clicks [Integer]
      # @!attribute [r] total_leads [Integer]
      # @!attribute [r] total_conversions [Integer]
      # @!attribute [r] total_sales [Integer]
      # @!attribute [r] total_sale_amount [Integer] Net revenue: sales less refunds, in minor units of the program's
      #   currency
      # @!attribute [r] total_commissions [Integer] Minor units
      # @!attribute [r] earnings [Types::InvitedPartnerEarnings]
      # @!attribute [r] banned_at [String, nil] ISO 8601
      # @!attribute [r] banned_reason ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam",
      #   "brand_abuse", nil]
      # @!attribute [r] application [Types::InvitedPartnerApplication, nil]
      # @!attribute [r] created_at [String] When the partner was enrolled, as ISO 8601
      # @!attribute [r] delivery ["queued", "not_configured"] not_configured: the server has no SMTP server, so the
      #   mail is kept and not sent
      fields :id, :partner_id, :enrollment_id, :referred_by_id, :program_id, :group_id, :tenant_id,
             :status, :name, :username, :email, :email_verified_at, :image, :description, :country,
             :company_name, :address, :locale, :network_status, :default_payout_method, :paypal_email,
             :stripe_connect_id, :payouts_enabled_at, :identity_verified_at, :group_locked, :listed,
             :shares_customers, :links, :total_clicks, :total_leads, :total_conversions, :total_sales,
             :total_sale_amount, :total_commissions, :earnings, :banned_at, :banned_reason, :application,
             :created_at, :delivery
    end

    class InvitedPartnerApplication < Record
      # @!attribute [r] rejection_reason ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other",
      #   nil]
      # @!attribute [r] rejection_note [String, nil]
      # @!attribute [r] reviewed_at [String, nil] ISO 8601
      fields :rejection_reason, :rejection_note, :reviewed_at
    end

    class InvitedPartnerEarnings < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] accrued [Integer] Minor units
      # @!attribute [r] payable [Integer] Minor units
      # @!attribute [r] in_transit [Integer] Minor units
      # @!attribute [r] paid [Integer] Minor units
      fields :currency, :accrued, :payable, :in_transit, :paid
    end

    class Job < Record
      # @!attribute [r] id [String]
      # @!attribute [r] task [String]
      # @!attribute [r] status ["failed", "waiting", "running"]
      # @!attribute [r] attempts [Integer]
      # @!attribute [r] max_attempts [Integer]
      # @!attribute [r] error [String, nil] Why the last try failed
      # @!attribute [r] payload [Hash{String => Object}] What the task is told: ids
      # @!attribute [r] run_at [String] When it is tried (again)
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      fields :id, :task, :status, :attempts, :max_attempts, :error, :payload, :run_at, :created_at,
             :updated_at
    end

    class JournalEntry < Record
      # @!attribute [r] id [String]
      # @!attribute [r] posting_id [String] The entries of a posting sum to zero
      # @!attribute [r] booking_date [String] The time under which the books show it, in ISO 8601
      # @!attribute [r] event_date [String] When it happened: before the booking date if its month was closed by then
      # @!attribute [r] account ["expense", "accrued", "payable", "in_transit", "paid"]
      # @!attribute [r] cause ["commission_accrued", "commission_matured", "commission_adjusted",
      #   "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed",
      #   "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
      # @!attribute [r] text [String] What happened, in a sentence
      # @!attribute [r] program_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] partner [Types::DiscountCodePartner]
      # @!attribute [r] commission_id [String, nil]
      # @!attribute [r] payout_id [String, nil]
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] Positive is a credit, negative a debit, in minor units of the currency
      # @!attribute [r] balance [Integer] Of this account and currency in the program after this entry, whatever else
      #   is filtered out, in minor units of the currency
      fields :id, :posting_id, :booking_date, :event_date, :account, :cause, :text, :program_id,
             :enrollment_id, :partner, :commission_id, :payout_id, :currency, :amount, :balance
    end

    class Key < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] What it is for
      # @!attribute [r] partial_key [String] Enough of the key to recognise it
      # @!attribute [r] scopes [Array<"all", "read", "links.read", "links.write", "conversions.write",
      #   "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write",
      #   "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write",
      #   "workspace.read", "workspace.write", "audit.read">]
      # @!attribute [r] created_by [String, nil] The person who created it, per_…
      # @!attribute [r] last_used_at [String, nil] The last use, to the minute
      # @!attribute [r] expires_at [String, nil] When it stops working
      # @!attribute [r] created_at [String] When it was created
      fields :id, :name, :partial_key, :scopes, :created_by, :last_used_at, :expires_at, :created_at
    end

    class LedgerCheck < Record
      # @!attribute [r] ok [Boolean]
      # @!attribute [r] checked_at [String]
      # @!attribute [r] sums [Array<Types::LedgerSum>]
      # @!attribute [r] difference_count [Integer]
      # @!attribute [r] differences [Array<Types::LedgerDifference>] The first 100
      fields :ok, :checked_at, :sums, :difference_count, :differences
    end

    class LedgerDifference < Record
      # @!attribute [r] kind [String] What was compared
      # @!attribute [r] id [String]
      # @!attribute [r] currency [String]
      # @!attribute [r] expected [Integer]
      # @!attribute [r] found [Integer]
      # @!attribute [r] sentence [String]
      fields :kind, :id, :currency, :expected, :found, :sentence
    end

    class LedgerSum < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] entries [Integer]
      # @!attribute [r] sum [Integer] All entries: always 0, in minor units of the currency
      # @!attribute [r] expense [Integer] What was promised, negative, in minor units of the currency
      # @!attribute [r] accrued [Integer] Earned, in the holding period, in minor units of the currency
      # @!attribute [r] payable [Integer] May be paid out, in minor units of the currency
      # @!attribute [r] in_transit [Integer] With a payout provider, in minor units of the currency
      # @!attribute [r] paid [Integer] Arrived, in minor units of the currency
      fields :currency, :entries, :sum, :expense, :accrued, :payable, :in_transit, :paid
    end

    class Link < Record
      # @!attribute [r] id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] short_link [String]
      # @!attribute [r] qr_code [String] The address of a PNG
      # @!attribute [r] url [String] The destination, with its UTM parameters
      # @!attribute [r] external_id [String, nil]
      # @!attribute [r] tenant_id [String, nil]
      # @!attribute [r] program_id [String, nil]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] track_conversion [Boolean]
      # @!attribute [r] archived [Boolean]
      # @!attribute [r] public_stats [Boolean]
      # @!attribute [r] proxy [Boolean]
      # @!attribute [r] rewrite [Boolean]
      # @!attribute [r] do_index [Boolean]
      # @!attribute [r] comments [String, nil]
      # @!attribute [r] expires_at [String, nil] ISO 8601
      # @!attribute [r] expired_url [String, nil]
      # @!attribute [r] title [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] video [String, nil]
      # @!attribute [r] ios [String, nil]
      # @!attribute [r] android [String, nil]
      # @!attribute [r] geo [Hash{String => String}, nil]
      # @!attribute [r] disabled_at [String, nil] ISO 8601
      # @!attribute [r] password [String, nil] ******** when there is one
      # @!attribute [r] tags [Array<Object>, nil]
      # @!attribute [r] tag_id [String, nil] The first tag. Deprecated: use tags
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] utm_source [String, nil]
      # @!attribute [r] utm_medium [String, nil]
      # @!attribute [r] utm_campaign [String, nil]
      # @!attribute [r] utm_term [String, nil]
      # @!attribute [r] utm_content [String, nil]
      # @!attribute [r] test_variants [Array<Object>, nil]
      # @!attribute [r] test_started_at [String, nil] ISO 8601
      # @!attribute [r] test_completed_at [String, nil] ISO 8601
      # @!attribute [r] user_id [String, nil] Always null: keys, not people, create links here
      # @!attribute [r] workspace_id [String]
      # @!attribute [r] project_id [String] The same as workspaceId
      # @!attribute [r] webhook_ids [Array<String>]
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] conversions [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of saleCurrency. For
      #   partner links, only amounts that count toward the program
      # @!attribute [r] sale_currency [String] Currency of saleAmount: the program's, or the workspace's if the link
      #   has no program
      # @!attribute [r] last_clicked [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at
    end

    class Mail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] template [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] from [String]
      # @!attribute [r] to [String] Empty once it was deleted because of its age
      # @!attribute [r] subject [String] Empty once it was deleted because of its age
      # @!attribute [r] html [String, nil] Null when it holds a link that is for its reader alone; empty once it was
      #   deleted. Links to unsubscribe are shown to keys with mails.write
      # @!attribute [r] text [String, nil]
      # @!attribute [r] status ["waiting", "sent", "kept", "failed"]
      # @!attribute [r] error [String, nil] Why the last try failed
      # @!attribute [r] sent_at [String, nil]
      # @!attribute [r] created_at [String]
      fields :id, :template, :program_id, :partner_id, :from, :to, :subject, :html, :text, :status,
             :error, :sent_at, :created_at
    end

    class MailTemplate < Record
      # @!attribute [r] template ["partner-invited", "application-received", "application-approved",
      #   "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest",
      #   "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
      # @!attribute [r] language [String]
      # @!attribute [r] subject [String]
      # @!attribute [r] body [String]
      # @!attribute [r] custom [Boolean] false: the words that the server brings along
      # @!attribute [r] placeholders [Array<String>] The placeholders that subject and body may have
      fields :template, :language, :subject, :body, :custom, :placeholders
    end

    class MailTemplateDetail < Record
      # @!attribute [r] template ["partner-invited", "application-received", "application-approved",
      #   "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest",
      #   "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
      # @!attribute [r] placeholders [Array<String>] The placeholders that subject and body may have
      # @!attribute [r] languages [Array<String>] Those in which the program has its own words
      fields :template, :placeholders, :languages
    end

    class Member < Record
      # @!attribute [r] id [String] Of the person, the same in every workspace
      # @!attribute [r] email [String]
      # @!attribute [r] name [String]
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] owner: everything; admin: everything
      #   but owners; member: the daily work; viewer: reads; billing: payouts
      # @!attribute [r] created_at [String] Since when
      fields :id, :email, :name, :role, :created_at
    end

    class MemberAccess < Record
      # @!attribute [r] type ["key", "webhook", "share_link", "invitation"]
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] Of a webhook its URL, of an invitation its address
      # @!attribute [r] mode ["live", "test"]
      # @!attribute [r] created_at [String]
      fields :type, :id, :name, :mode, :created_at
    end

    class MergePartnersResult < Record
      # @!attribute [r] partner_id [String]
      # @!attribute [r] merged_partner_id [String]
      fields :partner_id, :merged_partner_id
    end

    class Milestone < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] metric ["leads", "sales", "revenue", "earnings"] What counts: leads, sales, revenue (sales
      #   less refunds) or earnings (commissions for leads, sales and referrals), all net of refunds and in the
      #   program's currency
      # @!attribute [r] threshold [Integer] The number to reach: a count, or minor units for revenue and earnings
      # @!attribute [r] amount [Integer] The bonus, in minor units of the program's currency
      # @!attribute [r] currency [String]
      # @!attribute [r] sentence [String] In words
      # @!attribute [r] starts_at [String, nil]
      # @!attribute [r] ends_at [String, nil]
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      # @!attribute [r] archived_at [String, nil] No longer earned; bonuses stand, and are still undone by refunds
      fields :id, :program_id, :group_id, :name, :metric, :threshold, :amount, :currency, :sentence,
             :starts_at, :ends_at, :created_at, :updated_at, :archived_at
    end

    class MoveEnrollmentsResult < Record
      # @!attribute [r] moved [Integer]
      # @!attribute [r] to_group_id [String]
      fields :moved, :to_group_id
    end

    class Partner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] partner_id [String] The same as id
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] referred_by_id [String, nil]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String]
      # @!attribute [r] tenant_id [String, nil]
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"]
      # @!attribute [r] name [String]
      # @!attribute [r] username [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] email_verified_at [String, nil] ISO 8601
      # @!attribute [r] image [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] company_name [String, nil]
      # @!attribute [r] address [String, nil]
      # @!attribute [r] locale [String, nil]
      # @!attribute [r] network_status ["draft", "submitted", "approved", "rejected", "trusted"] Always draft: there
      #   is no network of partners here
      # @!attribute [r] default_payout_method [Object, nil] Always null: how partners are paid is between them and the
      #   payout provider
      # @!attribute [r] paypal_email [Object, nil] Always null: how partners are paid is between them and the payout
      #   provider
      # @!attribute [r] stripe_connect_id [Object, nil] Always null: how partners are paid is between them and the
      #   payout provider
      # @!attribute [r] payouts_enabled_at [String, nil] Has a payout method since then
      # @!attribute [r] identity_verified_at [Object, nil] Not used
      # @!attribute [r] group_locked [Boolean] No rule moves the partner to another group
      # @!attribute [r] listed [Boolean] Agreed to be shown on the leaderboard with name and earnings
      # @!attribute [r] shares_customers [Boolean] Sees customers' e-mail addresses unmasked
      # @!attribute [r] links [Array<Object>, nil]
      # @!attribute [r] total_clicks [Integer]
      # @!attribute [r] total_leads [Integer]
      # @!attribute [r] total_conversions [Integer]
      # @!attribute [r] total_sales [Integer]
      # @!attribute [r] total_sale_amount [Integer] Net revenue: sales less refunds, in minor units of the program's
      #   currency
      # @!attribute [r] total_commissions [Integer] Minor units
      # @!attribute [r] earnings [Types::InvitedPartnerEarnings]
      # @!attribute [r] banned_at [String, nil] ISO 8601
      # @!attribute [r] banned_reason ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam",
      #   "brand_abuse", nil]
      # @!attribute [r] application [Types::InvitedPartnerApplication, nil]
      # @!attribute [r] created_at [String] When the partner was enrolled, as ISO 8601
      fields :id, :partner_id, :enrollment_id, :referred_by_id, :program_id, :group_id, :tenant_id,
             :status, :name, :username, :email, :email_verified_at, :image, :description, :country,
             :company_name, :address, :locale, :network_status, :default_payout_method, :paypal_email,
             :stripe_connect_id, :payouts_enabled_at, :identity_verified_at, :group_locked, :listed,
             :shares_customers, :links, :total_clicks, :total_leads, :total_conversions, :total_sales,
             :total_sale_amount, :total_commissions, :earnings, :banned_at, :banned_reason, :application,
             :created_at
    end

    class PartnerApplication < Record
      # @!attribute [r] id [String] The enrollment's id
      # @!attribute [r] created_at [String] When it was sent, as ISO 8601
      # @!attribute [r] program_id [String]
      # @!attribute [r] partner [Types::PartnerApplicationPartner]
      # @!attribute [r] application_form_data [Array<Object>, nil] The answers, with the labels of that time
      fields :id, :created_at, :program_id, :partner, :application_form_data
    end

    class PartnerApplicationPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] company_name [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] email_verified_at [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] group_id [String]
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"]
      fields :id, :name, :company_name, :email, :email_verified_at, :image, :description, :country,
             :group_id, :status
    end

    class PartnerLink < Record
      # @!attribute [r] id [String]
      # @!attribute [r] domain [String]
      # @!attribute [r] key [String]
      # @!attribute [r] short_link [String]
      # @!attribute [r] share_url [String] What the partner hands out: the short link, or the destination with ?via=
      # @!attribute [r] url [String] The destination
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] conversions [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of the program's
      #   currency
      fields :id, :domain, :key, :short_link, :share_url, :url, :clicks, :leads, :conversions, :sales,
             :sale_amount
    end

    class Payout < Record
      # @!attribute [r] id [String]
      # @!attribute [r] invoice_id [String] The run that it belongs to
      # @!attribute [r] program_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] carried_amount [Integer] What was due besides and stayed payable, since the provider cannot
      #   send it
      # @!attribute [r] currency [String]
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"]
      # @!attribute [r] commission_count [Integer]
      # @!attribute [r] provider [String]
      # @!attribute [r] masked [String] Where it goes, as it may be shown
      # @!attribute [r] period_start [String, nil] ISO 8601
      # @!attribute [r] period_end [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] initiated_at [String, nil] ISO 8601
      # @!attribute [r] sent_at [String, nil] ISO 8601
      # @!attribute [r] paid_at [String, nil] ISO 8601
      # @!attribute [r] failed_at [String, nil] ISO 8601
      # @!attribute [r] failure_reason [String, nil]
      # @!attribute [r] mode ["internal", "external"] external: you book it in your product
      # @!attribute [r] method ["connect", "paypal", nil]
      # @!attribute [r] trace_id [String, nil] The provider’s own id
      # @!attribute [r] partner [Types::PayoutPartner]
      fields :id, :invoice_id, :program_id, :enrollment_id, :amount, :carried_amount, :currency, :status,
             :commission_count, :provider, :masked, :period_start, :period_end, :created_at, :updated_at,
             :initiated_at, :sent_at, :paid_at, :failed_at, :failure_reason, :mode, :method, :trace_id, :partner
    end

    class PayoutCalendar < Record
      # @!attribute [r] program_id [String]
      # @!attribute [r] currency [String] The program’s
      # @!attribute [r] today [String] A day in UTC
      # @!attribute [r] last_day [String] A day in UTC
      # @!attribute [r] interval ["manual", "weekly", "twice_monthly", "monthly"]
      # @!attribute [r] payable [Array<Types::PayoutCalendarPayable>] What is payable now, by currency
      # @!attribute [r] days [Array<Types::PayoutCalendarDay>] What becomes payable on which day, when holding periods
      #   end; days without any are left out
      # @!attribute [r] later [Array<Types::PayoutCalendarLater>] What becomes payable after the last day
      # @!attribute [r] held [Array<Types::PayoutCalendarHeld>] What is held for a reason that somebody or a rate must
      #   clear: on no day
      # @!attribute [r] payout_days [Array<Types::PayoutCalendarPayoutDay>] The next days of the schedule, each with
      #   what has become payable since the one before. At most that is paid: partners below the minimum or without an
      #   account wait
      fields :program_id, :currency, :today, :last_day, :interval, :payable, :days, :later, :held,
             :payout_days
    end

    class PayoutCalendarDay < Record
      # @!attribute [r] day [String] A day in UTC
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] commissions [Integer]
      fields :day, :currency, :amount, :commissions
    end

    class PayoutCalendarHeld < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] commissions [Integer]
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarLater < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] commissions [Integer]
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarPayable < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] commissions [Integer]
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarPayoutDay < Record
      # @!attribute [r] day [String] A day in UTC
      # @!attribute [r] amounts [Array<Types::PayoutCalendarPayoutDayAmount>]
      fields :day, :amounts
    end

    class PayoutCalendarPayoutDayAmount < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      fields :currency, :amount
    end

    class PayoutDetail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] invoice_id [String] The run that it belongs to
      # @!attribute [r] program_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] carried_amount [Integer] What was due besides and stayed payable, since the provider cannot
      #   send it
      # @!attribute [r] currency [String]
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"]
      # @!attribute [r] commission_count [Integer]
      # @!attribute [r] provider [String]
      # @!attribute [r] masked [String] Where it goes, as it may be shown
      # @!attribute [r] period_start [String, nil] ISO 8601
      # @!attribute [r] period_end [String, nil] ISO 8601
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      # @!attribute [r] initiated_at [String, nil] ISO 8601
      # @!attribute [r] sent_at [String, nil] ISO 8601
      # @!attribute [r] paid_at [String, nil] ISO 8601
      # @!attribute [r] failed_at [String, nil] ISO 8601
      # @!attribute [r] failure_reason [String, nil]
      # @!attribute [r] mode ["internal", "external"] external: you book it in your product
      # @!attribute [r] method ["connect", "paypal", nil]
      # @!attribute [r] trace_id [String, nil] The provider’s own id
      # @!attribute [r] partner [Types::PayoutPartner]
      # @!attribute [r] transfer [Types::PayoutTransfer]
      # @!attribute [r] commissions [Array<Types::Commission>] The first 100; GET /commissions?payoutId= has all
      fields :id, :invoice_id, :program_id, :enrollment_id, :amount, :carried_amount, :currency, :status,
             :commission_count, :provider, :masked, :period_start, :period_end, :created_at, :updated_at,
             :initiated_at, :sent_at, :paid_at, :failed_at, :failure_reason, :mode, :method, :trace_id, :partner,
             :transfer, :commissions
    end

    class PayoutDraft < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] status ["open", "confirmed", "discarded", "expired"]
      # @!attribute [r] source ["preview", "request", "schedule"] Made by a preview, by POST /payouts/drafts or by the
      #   program’s schedule
      # @!attribute [r] amount [Integer] Of its payouts in the program’s currency
      # @!attribute [r] currency [String]
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] For each currency and provider
      # @!attribute [r] digest [String] The same for drafts that pay the same
      # @!attribute [r] created_by [String]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] expires_at [String] ISO 8601. Seven days later; it cannot be confirmed then
      # @!attribute [r] confirmed_by [String, nil]
      # @!attribute [r] confirmed_at [String, nil] ISO 8601
      # @!attribute [r] run_id [String, nil] The run that paid it
      # @!attribute [r] discarded_by [String, nil]
      # @!attribute [r] discarded_at [String, nil] ISO 8601
      fields :id, :program_id, :status, :source, :amount, :currency, :payout_count, :totals, :digest,
             :created_by, :created_at, :expires_at, :confirmed_by, :confirmed_at, :run_id, :discarded_by,
             :discarded_at
    end

    class PayoutDraftDetail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] status ["open", "confirmed", "discarded", "expired"]
      # @!attribute [r] source ["preview", "request", "schedule"] Made by a preview, by POST /payouts/drafts or by the
      #   program’s schedule
      # @!attribute [r] amount [Integer] Of its payouts in the program’s currency
      # @!attribute [r] currency [String]
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] For each currency and provider
      # @!attribute [r] digest [String] The same for drafts that pay the same
      # @!attribute [r] created_by [String]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] expires_at [String] ISO 8601. Seven days later; it cannot be confirmed then
      # @!attribute [r] confirmed_by [String, nil]
      # @!attribute [r] confirmed_at [String, nil] ISO 8601
      # @!attribute [r] run_id [String, nil] The run that paid it
      # @!attribute [r] discarded_by [String, nil]
      # @!attribute [r] discarded_at [String, nil] ISO 8601
      # @!attribute [r] payouts [Array<Types::PayoutDraftPayout>] One page of them
      fields :id, :program_id, :status, :source, :amount, :currency, :payout_count, :totals, :digest,
             :created_by, :created_at, :expires_at, :confirmed_by, :confirmed_at, :run_id, :discarded_by,
             :discarded_at, :payouts
    end

    class PayoutDraftPayout < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] amount [Integer]
      # @!attribute [r] currency [String]
      # @!attribute [r] commission_count [Integer]
      # @!attribute [r] provider [String]
      # @!attribute [r] payout_method_id [String, nil] null: credit that the program pays
      # @!attribute [r] masked [String]
      fields :partner, :enrollment_id, :amount, :currency, :commission_count, :provider,
             :payout_method_id, :masked
    end

    class PayoutDraftTotal < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] provider [String]
      # @!attribute [r] payouts [Integer]
      # @!attribute [r] amount [Integer] In minor units of the currency
      fields :currency, :provider, :payouts, :amount
    end

    class PayoutFile < Record
      # @!attribute [r] id [String]
      # @!attribute [r] run_id [String]
      # @!attribute [r] provider [String]
      # @!attribute [r] filename [String]
      # @!attribute [r] content_type [String]
      # @!attribute [r] transfers [Integer]
      # @!attribute [r] amount [Integer] In minor units of the currency
      # @!attribute [r] currency [String]
      # @!attribute [r] status ["written", "submitted", "discarded"]
      # @!attribute [r] submitted_at [String, nil] ISO 8601
      # @!attribute [r] discarded_at [String, nil] ISO 8601
      # @!attribute [r] downloaded_at [String, nil] ISO 8601
      # @!attribute [r] downloaded_by [String, nil] Who had it last
      # @!attribute [r] created_at [String] ISO 8601
      fields :id, :run_id, :provider, :filename, :content_type, :transfers, :amount, :currency, :status,
             :submitted_at, :discarded_at, :downloaded_at, :downloaded_by, :created_at
    end

    class PayoutPartner < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] image [String, nil]
      # @!attribute [r] default_payout_method [Object, nil]
      # @!attribute [r] payouts_enabled_at [String, nil] ISO 8601
      # @!attribute [r] country [String, nil]
      # @!attribute [r] group_id [String, nil]
      # @!attribute [r] tenant_id [String, nil]
      fields :id, :name, :email, :image, :default_payout_method, :payouts_enabled_at, :country, :group_id,
             :tenant_id
    end

    class PayoutProvider < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] kind [String] online: over its API; file: for your bank; manual: by hand; credit: in your own
      #   product
      # @!attribute [r] currencies [Array<String>, nil] null: every currency
      # @!attribute [r] funding_fields [Array<Types::PayoutProviderFundingField>] What connecting your account asks
      #   for
      # @!attribute [r] recipient_fields [Array<Types::PayoutProviderRecipientField>] What partners are asked for
      # @!attribute [r] onboarding [Boolean] Partners set up their account on the pages of the provider, not in a form
      # @!attribute [r] status_files [Boolean] Whether files of the bank can be read back
      fields :name, :label, :kind, :currencies, :funding_fields, :recipient_fields, :onboarding,
             :status_files
    end

    class PayoutProviderFundingField < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] secret [Boolean]
      # @!attribute [r] required [Boolean]
      fields :name, :label, :secret, :required
    end

    class PayoutProviderRecipientField < Record
      # @!attribute [r] name [String]
      # @!attribute [r] label [String]
      # @!attribute [r] secret [Boolean]
      # @!attribute [r] required [Boolean]
      fields :name, :label, :secret, :required
    end

    class PayoutRun < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] key [String, nil] As it was sent; null: none, or by schedule
      # @!attribute [r] draft_id [String, nil] The draft that it paid; null: what was due then
      # @!attribute [r] confirmed_by [String]
      # @!attribute [r] status ["confirmed", "failed"] failed: a scheduled run that has paid nobody
      # @!attribute [r] error [String, nil] Of a failed run: why
      # @!attribute [r] attempts [Integer] How often a scheduled run was tried
      # @!attribute [r] next_attempt_at [String, nil] ISO 8601. Of a failed run: when it is tried again; null: never
      # @!attribute [r] approved [Boolean] Somebody else than the creator of its draft confirmed it
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>]
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals
    end

    class PayoutRunDetail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] key [String, nil] As it was sent; null: none, or by schedule
      # @!attribute [r] draft_id [String, nil] The draft that it paid; null: what was due then
      # @!attribute [r] confirmed_by [String]
      # @!attribute [r] status ["confirmed", "failed"] failed: a scheduled run that has paid nobody
      # @!attribute [r] error [String, nil] Of a failed run: why
      # @!attribute [r] attempts [Integer] How often a scheduled run was tried
      # @!attribute [r] next_attempt_at [String, nil] ISO 8601. Of a failed run: when it is tried again; null: never
      # @!attribute [r] approved [Boolean] Somebody else than the creator of its draft confirmed it
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>]
      # @!attribute [r] payouts [Array<Types::Payout>] One page of them, by id
      # @!attribute [r] files [Array<Types::PayoutFile>] To upload at your bank
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :payouts, :files
    end

    class PayoutRunTotal < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] provider [String]
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"]
      # @!attribute [r] payouts [Integer]
      # @!attribute [r] amount [Integer]
      fields :currency, :provider, :status, :payouts, :amount
    end

    class PayoutTransfer < Record
      # @!attribute [r] id [String] The provider’s idempotency key
      # @!attribute [r] status ["created", "submitting", "sent", "completed", "failed", "returned", "canceled"]
      # @!attribute [r] reference [String, nil]
      # @!attribute [r] attempts [Integer]
      # @!attribute [r] last_error [String, nil] Why it failed, or what a person should look at
      # @!attribute [r] file_id [String, nil]
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :status, :reference, :attempts, :last_error, :file_id, :created_at, :updated_at
    end

    class PlanUse < Record
      # @!attribute [r] plan ["free", "pro", "business", "advanced", "enterprise"]
      # @!attribute [r] conversion_tracking [Boolean] Whether the plan includes it
      # @!attribute [r] partner_program [Boolean] Whether the plan includes it
      # @!attribute [r] used [Types::PlanUseUsed]
      # @!attribute [r] limits [Types::PlanUseLimits]
      fields :plan, :conversion_tracking, :partner_program, :used, :limits
    end

    class PlanUseLimits < Record
      # @!attribute [r] links [Integer]
      # @!attribute [r] domains [Integer]
      # @!attribute [r] keys [Integer]
      # @!attribute [r] hostnames [Integer]
      # @!attribute [r] tags [Integer]
      # @!attribute [r] folders [Integer]
      # @!attribute [r] programs [Integer] Archived ones and their groups do not count
      # @!attribute [r] groups [Integer]
      # @!attribute [r] partners [Integer]
      fields :links, :domains, :keys, :hostnames, :tags, :folders, :programs, :groups, :partners
    end

    class PlanUseUsed < Record
      # @!attribute [r] links [Integer]
      # @!attribute [r] domains [Integer]
      # @!attribute [r] keys [Integer]
      # @!attribute [r] hostnames [Integer]
      # @!attribute [r] tags [Integer]
      # @!attribute [r] folders [Integer]
      # @!attribute [r] programs [Integer] Archived ones and their groups do not count
      # @!attribute [r] groups [Integer]
      # @!attribute [r] partners [Integer]
      fields :links, :domains, :keys, :hostnames, :tags, :folders, :programs, :groups, :partners
    end

    class PreviewMailTemplateResult < Record
      # @!attribute [r] subject [String]
      # @!attribute [r] html [String]
      # @!attribute [r] text [String]
      fields :subject, :html, :text
    end

    class PreviewPayoutsResult < Record
      # @!attribute [r] program_id [String]
      # @!attribute [r] draft_id [String, nil] Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm.
      #   null: nobody, or dryRun
      # @!attribute [r] digest [String, nil] The same while the same would be paid
      # @!attribute [r] currency [String]
      # @!attribute [r] min_payout [Integer]
      # @!attribute [r] amount [Integer] What would be paid, in the program’s currency: confirm with it as
      #   expectedAmount
      # @!attribute [r] carried_amount [Integer] What would stay payable of the same partners, because their providers
      #   cannot send it
      # @!attribute [r] payout_count [Integer]
      # @!attribute [r] payouts [Array<Types::PreviewPayoutsResultPayout>] One page of them
      # @!attribute [r] skipped_count [Integer]
      # @!attribute [r] skipped [Array<Types::PreviewPayoutsResultSkipped>] Everybody else who is owed money, one page
      #   of them
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] Over all payouts, for each currency and provider
      fields :program_id, :draft_id, :digest, :currency, :min_payout, :amount, :carried_amount,
             :payout_count, :payouts, :skipped_count, :skipped, :totals
    end

    class PreviewPayoutsResultPayout < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] amount [Integer] What would be paid: the largest part of dueAmount that the provider can send
      # @!attribute [r] due_amount [Integer]
      # @!attribute [r] carried_amount [Integer] What would stay payable for the next payout
      # @!attribute [r] sentence [String, nil] Why a part is carried; null: none is
      # @!attribute [r] currency [String]
      # @!attribute [r] commission_count [Integer]
      # @!attribute [r] provider [String]
      # @!attribute [r] masked [String]
      # @!attribute [r] period_start [String] ISO 8601
      # @!attribute [r] period_end [String] ISO 8601
      fields :partner, :enrollment_id, :amount, :due_amount, :carried_amount, :sentence, :currency,
             :commission_count, :provider, :masked, :period_start, :period_end
    end

    class PreviewPayoutsResultSkipped < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] amount [Integer]
      # @!attribute [r] currency [String]
      # @!attribute [r] reason ["banned", "negative", "nothing_due", "below_minimum", "no_payout_method",
      #   "method_not_offered", "no_tenant_id", "method_unverified", "name_not_latin", "recently_changed",
      #   "currency_not_supported", "no_funding_account", "not_expressible", "below_provider_minimum",
      #   "over_provider_limit", "over_cap", "held"]
      # @!attribute [r] sentence [String]
      # @!attribute [r] held_until [String, nil] ISO 8601. For recently_changed: when payouts go on
      fields :partner, :enrollment_id, :amount, :currency, :reason, :sentence, :held_until
    end

    class PreviewRewardResult < Record
      # @!attribute [r] event ["click", "lead", "sale", "referral"]
      # @!attribute [r] currency [String]
      # @!attribute [r] sentence [String] The terms in words
      # @!attribute [r] samples [Array<Types::PreviewRewardResultSample>]
      fields :event, :currency, :sentence, :samples
    end

    class PreviewRewardResultSample < Record
      # @!attribute [r] title [String]
      # @!attribute [r] amount [Integer]
      # @!attribute [r] quantity [Integer]
      # @!attribute [r] earnings [Integer] Minor units of the currency
      # @!attribute [r] reason [String, nil] Why nothing is earned
      # @!attribute [r] volume [Integer] What the partner brought before
      # @!attribute [r] modifier [Integer, nil] Which modifier decided, from 0
      # @!attribute [r] tier [Integer, nil] Which tier was reached before, from 0
      # @!attribute [r] terms [Types::PreviewRewardResultSampleTerms, nil]
      # @!attribute [r] capped [Boolean] A limit cut it
      # @!attribute [r] steps [Array<String>]
      fields :title, :amount, :quantity, :earnings, :reason, :volume, :modifier, :tier, :terms, :capped,
             :steps
    end

    class PreviewRewardResultSampleTerms < Record
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points, 10,000 are the whole
      # @!attribute [r] max_duration_months [Integer, nil] Months from the first sale; 0: only that one, null: for
      #   life
      fields :type, :amount, :rate_bps, :max_duration_months
    end

    class Program < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] slug [String]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] domain [String, nil]
      # @!attribute [r] url [String]
      # @!attribute [r] currency [String]
      # @!attribute [r] attribution_model ["first", "last"]
      # @!attribute [r] attribution_window_days [Integer, nil]
      # @!attribute [r] existing_customers ["earn", "hold", "ignore"]
      # @!attribute [r] holding_period_days [Integer]
      # @!attribute [r] min_payout [Integer]
      # @!attribute [r] payout_schedule [Types::ProgramPayoutSchedule]
      # @!attribute [r] payout_approval [Types::ProgramPayoutApproval]
      # @!attribute [r] close_after_days [Integer, nil]
      # @!attribute [r] credit_payouts ["off", "offered", "default", "only"]
      # @!attribute [r] credit_label [String, nil]
      # @!attribute [r] account_change_hold_days [Integer]
      # @!attribute [r] daily_bonus_limit [Integer]
      # @!attribute [r] auto_approve [Boolean]
      # @!attribute [r] terms_url [String, nil]
      # @!attribute [r] help_url [String, nil]
      # @!attribute [r] support_email [String, nil]
      # @!attribute [r] legal_address [String, nil]
      # @!attribute [r] statement_note [String, nil]
      # @!attribute [r] fraud_settings [Types::FraudSettings]
      # @!attribute [r] logo [String, nil]
      # @!attribute [r] brand_color [String, nil]
      # @!attribute [r] landing [Types::GroupLanding, nil]
      # @!attribute [r] application_form [Array<Object>, nil]
      # @!attribute [r] resources [Array<Object>, nil]
      # @!attribute [r] deactivated_at [String, nil] ISO 8601. From then on nothing is earned; links go on leading
      # @!attribute [r] archived_at [String, nil] ISO 8601. Deactivated, out of lists, and not counted in the limits
      #   of the plan; what was earned is still paid
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] updated_at [String] ISO 8601
      fields :id, :name, :slug, :description, :domain, :url, :currency, :attribution_model,
             :attribution_window_days, :existing_customers, :holding_period_days, :min_payout, :payout_schedule,
             :payout_approval, :close_after_days, :credit_payouts, :credit_label, :account_change_hold_days,
             :daily_bonus_limit, :auto_approve, :terms_url, :help_url, :support_email, :legal_address,
             :statement_note, :fraud_settings, :logo, :brand_color, :landing, :application_form, :resources,
             :deactivated_at, :archived_at, :created_at, :updated_at
    end

    class ProgramPayoutApproval < Record
      # @!attribute [r] mode ["off", "always", "above"] Whether nobody, always somebody, or above an amount somebody
      #   else must confirm
      # @!attribute [r] above_amount [Integer, nil] Of above: what one key may pay within 24 hours, in minor units of
      #   the program’s currency. Other currencies always need approval
      fields :mode, :above_amount
    end

    class ProgramPayoutSchedule < Record
      # @!attribute [r] interval ["manual", "weekly", "twice_monthly", "monthly"]
      # @!attribute [r] weekday [Integer, nil] Weekly: 1 (Monday) to 7
      # @!attribute [r] day [Integer, nil] Monthly; the last day in shorter months
      fields :interval, :weekday, :day
    end

    class ProgramStat < Record
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] conversions [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less refunds, in minor units of saleCurrency
      # @!attribute [r] sale_currency [String] The program’s
      # @!attribute [r] earnings [Array<Types::ProgramStatEarning>] What partners have earned, by currency and by
      #   where it stands
      # @!attribute [r] partners [Hash{String => Integer}] How many partners have which status
      fields :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency, :earnings, :partners
    end

    class ProgramStatEarning < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] accrued [Integer] In the holding period, or held
      # @!attribute [r] payable [Integer] May be paid out
      # @!attribute [r] in_transit [Integer] In payouts on their way
      # @!attribute [r] paid [Integer] Arrived
      fields :currency, :accrued, :payable, :in_transit, :paid
    end

    class ReadPayoutStatusFileResult < Record
      # @!attribute [r] file [Types::PayoutFile]
      # @!attribute [r] outcomes [Array<Types::ReadPayoutStatusFileResultOutcome>] What the bank says of each transfer
      #   that it speaks of
      fields :file, :outcomes
    end

    class ReadPayoutStatusFileResultOutcome < Record
      # @!attribute [r] transfer_id [String]
      # @!attribute [r] payout_id [String]
      # @!attribute [r] report ["sent", "completed", "failed", "returned"]
      # @!attribute [r] reason [String, nil]
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"] Of the payout,
      #   afterwards
      fields :transfer_id, :payout_id, :report, :reason, :status
    end

    class Receipt < Record
      # @!attribute [r] sentence [String] All of it in one line, as mails and statements say it
      # @!attribute [r] sums [Array<String>]
      # @!attribute [r] reasons [Array<String>]
      # @!attribute [r] notes [Array<String>] What happened besides, a sentence each
      # @!attribute [r] skipped [Array<String>] Rules that did not apply
      # @!attribute [r] timeline [Array<Types::ReceiptTimeline>] From the click to the payout, in order
      fields :sentence, :sums, :reasons, :notes, :skipped, :timeline
    end

    class ReceiptTimeline < Record
      # @!attribute [r] kind ["click", "lead", "sale", "earned", "taken_back", "payable", "payout", "paid"]
      # @!attribute [r] at [String] ISO 8601
      # @!attribute [r] text [String]
      # @!attribute [r] ahead [Boolean] It is still to come
      fields :kind, :at, :text, :ahead
    end

    class Refund < Record
      # @!attribute [r] id [String]
      # @!attribute [r] refund_id [String] Your own id of the refund
      # @!attribute [r] kind ["refund", "chargeback"]
      # @!attribute [r] amount [Integer] What was refunded, in minor units of the currency
      # @!attribute [r] currency [String] The sale’s
      # @!attribute [r] created_at [String] When it happened, in ISO 8601
      # @!attribute [r] reversal [Types::RefundReversal, nil]
      # @!attribute [r] sale [Types::RefundSale]
      # @!attribute [r] customer [Types::RefundCustomer, nil]
      # @!attribute [r] program_id [String, nil] Of the partner’s link that the sale came through
      fields :id, :refund_id, :kind, :amount, :currency, :created_at, :reversal, :sale, :customer,
             :program_id
    end

    class RefundCustomer < Record
      # @!attribute [r] id [String]
      # @!attribute [r] external_id [String]
      fields :id, :external_id
    end

    class RefundDetail < Record
      # @!attribute [r] id [String]
      # @!attribute [r] refund_id [String] Your own id of the refund
      # @!attribute [r] kind ["refund", "chargeback"]
      # @!attribute [r] amount [Integer] What was refunded, in minor units of the currency
      # @!attribute [r] currency [String] The sale’s
      # @!attribute [r] created_at [String] When it happened, in ISO 8601
      # @!attribute [r] reversal [Types::RefundReversal, nil]
      # @!attribute [r] sale [Types::RefundSale]
      # @!attribute [r] customer [Types::RefundCustomer, nil]
      # @!attribute [r] program_id [String, nil] Of the partner’s link that the sale came through
      # @!attribute [r] commissions [Array<Types::RefundDetailCommission>] The commissions of the sale from which it
      #   took something back
      fields :id, :refund_id, :kind, :amount, :currency, :created_at, :reversal, :sale, :customer,
             :program_id, :commissions
    end

    class RefundDetailCommission < Record
      # @!attribute [r] id [String]
      # @!attribute [r] partner_id [String]
      # @!attribute [r] amount [Integer] What the refund took back of it
      # @!attribute [r] currency [String] The program’s
      # @!attribute [r] clawback_id [String, nil] The negative commission, if it had been paid out already
      fields :id, :partner_id, :amount, :currency, :clawback_id
    end

    class RefundReversal < Record
      # @!attribute [r] id [String]
      # @!attribute [r] reason ["chargeback_won", "refund_failed"]
      # @!attribute [r] created_at [String]
      fields :id, :reason, :created_at
    end

    class RefundSale < Record
      # @!attribute [r] id [String]
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] amount [Integer] The sale before any refund
      # @!attribute [r] created_at [String]
      fields :id, :invoice_id, :amount, :created_at
    end

    class RemovedMember < Record
      # @!attribute [r] id [String]
      # @!attribute [r] access [Array<Types::EndedAccess>] The keys, webhooks, share links and invitations that the
      #   member created
      fields :id, :access
    end

    class ReplayWebhookResult < Record
      # @!attribute [r] count [Integer]
      fields :count
    end

    class RetrieveAnalyticsResult < Record
      # @!attribute [r] start [String, nil] timeseries: where the hour, day, week or month begins
      # @!attribute [r] continent [String, nil]
      # @!attribute [r] country [String, nil]
      # @!attribute [r] region [String, nil]
      # @!attribute [r] city [String, nil]
      # @!attribute [r] device [String, nil]
      # @!attribute [r] browser [String, nil]
      # @!attribute [r] os [String, nil]
      # @!attribute [r] trigger ["link", "qr", "pageview", "deeplink", "Unknown", nil]
      # @!attribute [r] referer [String, nil]
      # @!attribute [r] referer_url [String, nil]
      # @!attribute [r] url [String, nil]
      # @!attribute [r] id [String, nil]
      # @!attribute [r] domain [String, nil]
      # @!attribute [r] utm_source [String, nil]
      # @!attribute [r] utm_medium [String, nil]
      # @!attribute [r] utm_campaign [String, nil]
      # @!attribute [r] utm_term [String, nil]
      # @!attribute [r] utm_content [String, nil]
      # @!attribute [r] link [String, nil] The same as id
      # @!attribute [r] key [String, nil]
      # @!attribute [r] short_link [String, nil]
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] created_at [String, nil]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] comments [String, nil]
      # @!attribute [r] title [String, nil]
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] buyers [Integer, nil] With include=buyers: customers whose lead was in this time and who
      #   bought for the first time in it; never more than leads
      # @!attribute [r] sale_amount [Integer] Sales less refunds in one currency, in minor units
      # @!attribute [r] sale_amounts [Hash{String => Integer}] Sales less refunds of every currency that occurs; never
      #   summed across them
      fields :start, :continent, :country, :region, :city, :device, :browser, :os, :trigger, :referer,
             :referer_url, :url, :id, :domain, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content,
             :link, :key, :short_link, :folder_id, :created_at, :partner_id, :comments, :title, :clicks, :leads,
             :sales, :buyers, :sale_amount, :sale_amounts
    end

    class RetrieveAnalyticsResultOption2 < Record
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] buyers [Integer, nil] With include=buyers: customers whose lead was in this time and who
      #   bought for the first time in it; never more than leads
      # @!attribute [r] sale_amount [Integer] Sales less refunds in one currency, in minor units
      # @!attribute [r] sale_amounts [Hash{String => Integer}] Sales less refunds of every currency that occurs; never
      #   summed across them
      fields :clicks, :leads, :sales, :buyers, :sale_amount, :sale_amounts
    end

    class RetrievePartnerAnalyticsResult < Record
      # @!attribute [r] start [String, nil] timeseries: where the hour, day … begins
      # @!attribute [r] link [String, nil] The same as id
      # @!attribute [r] id [String, nil]
      # @!attribute [r] domain [String, nil]
      # @!attribute [r] key [String, nil]
      # @!attribute [r] short_link [String, nil]
      # @!attribute [r] url [String, nil]
      # @!attribute [r] folder_id [String, nil]
      # @!attribute [r] created_at [String, nil]
      # @!attribute [r] partner_id [String, nil]
      # @!attribute [r] comments [String, nil]
      # @!attribute [r] title [String, nil]
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less their refunds, by the time of the sale, in the
      #   program's currency
      # @!attribute [r] earnings [Integer] Commissions of every type, less what was taken back, in the program's
      #   currency
      fields :start, :link, :id, :domain, :key, :short_link, :url, :folder_id, :created_at, :partner_id,
             :comments, :title, :clicks, :leads, :sales, :sale_amount, :earnings
    end

    class RetrievePartnerAnalyticsResultOption2 < Record
      # @!attribute [r] clicks [Integer]
      # @!attribute [r] leads [Integer]
      # @!attribute [r] sales [Integer]
      # @!attribute [r] sale_amount [Integer] Net revenue: sales less their refunds, by the time of the sale, in the
      #   program's currency
      # @!attribute [r] earnings [Integer] Commissions of every type, less what was taken back, in the program's
      #   currency
      fields :clicks, :leads, :sales, :sale_amount, :earnings
    end

    class ReverseRefundResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] invoice_id [String]
      # @!attribute [r] refund_id [String]
      # @!attribute [r] amount [Integer] What counts again of the sale, in minor units
      # @!attribute [r] currency [String]
      # @!attribute [r] reason ["chargeback_won", "refund_failed"]
      # @!attribute [r] created_at [String]
      fields :id, :invoice_id, :refund_id, :amount, :currency, :reason, :created_at
    end

    class RevokeEmbedTokensResult < Record
      # @!attribute [r] revoked [Integer] Sessions that ended
      fields :revoked
    end

    class RevokeInvitationResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class RevokeKeyResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class RevokeShareLinkResult < Record
      # @!attribute [r] id [String]
      fields :id
    end

    class Reward < Record
      # @!attribute [r] id [String]
      # @!attribute [r] program_id [String]
      # @!attribute [r] group_id [String, nil]
      # @!attribute [r] enrollment_id [String, nil] In place of its group's reward
      # @!attribute [r] event ["click", "lead", "sale", "referral"]
      # @!attribute [r] version [Integer] The newest; every change writes another one
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points, 10,000 are the whole
      # @!attribute [r] max_duration_months [Integer, nil] Months from the first sale; 0: only that one, null: for
      #   life
      # @!attribute [r] currency [String]
      # @!attribute [r] limits [Array<Types::RewardLimit>]
      # @!attribute [r] modifiers [Array<Types::RewardModifier>]
      # @!attribute [r] exclude [Array<"tax", "shipping", "fee">] Sales: percentages are taken of the amount without
      #   these parts of it
      # @!attribute [r] products [Array<Types::RewardProduct>]
      # @!attribute [r] tiers [Types::RewardTiers, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] sentence [String] The terms in words
      # @!attribute [r] created_at [String]
      # @!attribute [r] updated_at [String]
      # @!attribute [r] archived_at [String, nil] No longer offered to new customers; those who were won under it keep
      #   it, in the version of their lead
      fields :id, :program_id, :group_id, :enrollment_id, :event, :version, :type, :amount, :rate_bps,
             :max_duration_months, :currency, :limits, :modifiers, :exclude, :products, :tiers, :description,
             :sentence, :created_at, :updated_at, :archived_at
    end

    class RewardLimit < Record
      # @!attribute [r] per ["customer", "partner"]
      # @!attribute [r] period ["all", "day", "week", "month"] A calendar period in UTC; weeks begin on Monday
      # @!attribute [r] amount [Integer, nil]
      # @!attribute [r] count [Integer, nil]
      fields :per, :period, :amount, :count
    end

    class RewardModifier < Record
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points, 10,000 are the whole
      # @!attribute [r] max_duration_months [Integer, nil] Months from the first sale; 0: only that one, null: for
      #   life
      # @!attribute [r] when [Types::RewardModifierWhen]
      # @!attribute [r] label [String, nil]
      # @!attribute [r] sentence [String] The terms in words
      # @!attribute [r] for_partners [String] The same as partners read it, in English
      fields :type, :amount, :rate_bps, :max_duration_months, :when, :label, :sentence, :for_partners
    end

    class RewardModifierWhen < Record
      # @!attribute [r] match ["all", "any"] all: AND, any: OR
      # @!attribute [r] conditions [Array<Types::RewardModifierWhenCondition>]
      fields :match, :conditions
    end

    class RewardModifierWhenCondition < Record
      # @!attribute [r] attribute [String, nil]
      # @!attribute [r] operator [String, nil]
      # @!attribute [r] value [Object, nil] A text, number or boolean; a list of them for the operators in and notIn
      # @!attribute [r] label [String, nil] What partners read of it, in your words; without it, words in their
      #   language
      # @!attribute [r] match ["all", "any", nil] all: AND, any: OR
      # @!attribute [r] conditions [Array<Types::RewardModifierWhenConditionCondition>, nil]
      fields :attribute, :operator, :value, :label, :match, :conditions
    end

    class RewardModifierWhenConditionCondition < Record
      # @!attribute [r] attribute [String]
      # @!attribute [r] operator [String]
      # @!attribute [r] value [Object] A text, number or boolean; a list of them for the operators in and notIn
      # @!attribute [r] label [String, nil] What partners read of it, in your words; without it, words in their
      #   language
      fields :attribute, :operator, :value, :label
    end

    class RewardProduct < Record
      # @!attribute [r] product_ids [Array<String>] The productId of line items
      # @!attribute [r] type ["flat", "percentage", "excluded"] excluded: these products earn nothing
      # @!attribute [r] label [String, nil] What partners read of it, in your words; without it, words in their
      #   language
      # @!attribute [r] amount [Integer, nil] Type flat: for each unit, in minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points of the line totals
      # @!attribute [r] sentence [String]
      fields :product_ids, :type, :label, :amount, :rate_bps, :sentence
    end

    class RewardTiers < Record
      # @!attribute [r] measure ["revenue", "sales", "leads", "earnings"] What the partner brought before the event:
      #   revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled
      #   commissions do not count
      # @!attribute [r] period ["all", "month", "quarter", "year"] The calendar period (UTC) of the event that counts;
      #   all: the lifetime
      # @!attribute [r] mode ["all_or_nothing", "marginal"] all_or_nothing: the tier that was reached before decides
      #   for the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is
      #   not split
      # @!attribute [r] levels [Array<Types::RewardTiersLevel>]
      fields :measure, :period, :mode, :levels
    end

    class RewardTiersLevel < Record
      # @!attribute [r] threshold [Integer] From this volume on: minor units of the currency, or a count. More than
      #   the one before
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points
      fields :threshold, :type, :amount, :rate_bps
    end

    class RewardVersion < Record
      # @!attribute [r] reward_id [String]
      # @!attribute [r] version [Integer]
      # @!attribute [r] event ["click", "lead", "sale", "referral"]
      # @!attribute [r] type ["flat", "percentage"]
      # @!attribute [r] amount [Integer, nil] Type flat: minor units of the program's currency
      # @!attribute [r] rate_bps [Integer, nil] Type percentage: basis points, 10,000 are the whole
      # @!attribute [r] max_duration_months [Integer, nil] Months from the first sale; 0: only that one, null: for
      #   life
      # @!attribute [r] currency [String]
      # @!attribute [r] limits [Array<Types::RewardLimit>]
      # @!attribute [r] modifiers [Array<Types::RewardModifier>]
      # @!attribute [r] exclude [Array<"tax", "shipping", "fee">] Sales: percentages are taken of the amount without
      #   these parts of it
      # @!attribute [r] products [Array<Types::RewardProduct>]
      # @!attribute [r] tiers [Types::RewardTiers, nil]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] sentence [String] The terms in words
      # @!attribute [r] created_by [String] Who wrote it
      # @!attribute [r] created_at [String]
      fields :reward_id, :version, :event, :type, :amount, :rate_bps, :max_duration_months, :currency,
             :limits, :modifiers, :exclude, :products, :tiers, :description, :sentence, :created_by, :created_at
    end

    class RotatePublishableKeyResult < Record
      # @!attribute [r] publishable_key [String]
      # @!attribute [r] previous_key_until [String, nil] Until when the old one works; null: it has stopped
      fields :publishable_key, :previous_key_until
    end

    class SavedView < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] Unique in the workspace
      # @!attribute [r] page ["overview", "funnel"]
      # @!attribute [r] query [String]
      # @!attribute [r] pinned [Boolean] Shown before the others
      # @!attribute [r] created_by [String, nil] The person who saved it, per_…
      # @!attribute [r] created_at [String] ISO 8601
      fields :id, :name, :page, :query, :pinned, :created_by, :created_at
    end

    class SetExchangeRateResult < Record
      # @!attribute [r] day [String]
      # @!attribute [r] currency [String]
      # @!attribute [r] source [String] operator: your own, which wins; ecb: the European Central Bank
      # @!attribute [r] per_euro [String]
      # @!attribute [r] created_at [String]
      # @!attribute [r] priced [Integer] How many commissions had waited for it
      fields :day, :currency, :source, :per_euro, :created_at, :priced
    end

    class SetupChecklist < Record
      # @!attribute [r] steps [Array<Types::SetupChecklistStep>] All nine, in the order in which they are done
      # @!attribute [r] hosts [Array<Types::SetupChecklistHost>] The hosts whose pages called with the publishable
      #   key, the newest first
      fields :steps, :hosts
    end

    class SetupChecklistHost < Record
      # @!attribute [r] host [String]
      # @!attribute [r] allowed [Boolean] Whether its newest call was let in
      # @!attribute [r] seen_at [String] Its newest call, to the hour (ISO 8601)
      fields :host, :allowed, :seen_at
    end

    class SetupChecklistStep < Record
      # @!attribute [r] step ["script", "hostname", "cookie", "conversions", "program", "links", "email", "partner",
      #   "payouts"] script: a page with the script called. hostname: it was a page of an allowed host. cookie: the id
      #   of a click came back. conversions: a lead or sale arrived. program: a program exists. links: the site of every
      #   open program has called, so links to it arrive. email: an SMTP server is set up. partner: a partner has
      #   accepted. payouts: an account pays the currency of every open program, its partners may be paid in credit, or
      #   somebody is paid by hand
      # @!attribute [r] done [Boolean] As the server has observed it; nobody ticks it
      fields :step, :done
    end

    class ShareLink < Record
      # @!attribute [r] id [String]
      # @!attribute [r] view_id [String]
      # @!attribute [r] expires_at [String, nil] When it stops working, ISO 8601
      # @!attribute [r] created_by [String, nil] The person who created it, per_…
      # @!attribute [r] created_at [String] When it was created, ISO 8601
      fields :id, :view_id, :expires_at, :created_by, :created_at
    end

    class Simulation < Record
      # @!attribute [r] program_id [String]
      # @!attribute [r] event ["click", "lead", "sale", "referral"]
      # @!attribute [r] sentence [String] The draft in words
      # @!attribute [r] since [String]
      # @!attribute [r] until [String]
      # @!attribute [r] currency [String] Of all amounts that are earned
      # @!attribute [r] actual [Integer] What they earned, net of refunds: minor units of the currency
      # @!attribute [r] simulated [Integer] What they would have earned by the draft
      # @!attribute [r] events [Integer]
      # @!attribute [r] affected [Integer] Events that would have earned something else
      # @!attribute [r] unpriced [Integer] Sales in other currencies without a known rate, which count nowhere here
      # @!attribute [r] months [Array<Types::SimulationMonth>]
      # @!attribute [r] currencies [Array<Types::SimulationCurrency>] The same by the currency of the sales; none for
      #   leads
      # @!attribute [r] partners [Array<Types::SimulationPartner>] The ten for whom most changes
      # @!attribute [r] examples [Array<Types::SimulationExample>] The five events that change most
      fields :program_id, :event, :sentence, :since, :until, :currency, :actual, :simulated, :events,
             :affected, :unpriced, :months, :currencies, :partners, :examples
    end

    class SimulationCurrency < Record
      # @!attribute [r] currency [String] Of the sales
      # @!attribute [r] sale_amount [Integer] Of the sales, before refunds: minor units of this currency
      # @!attribute [r] actual [Integer] What they earned, net of refunds: minor units of the currency
      # @!attribute [r] simulated [Integer] What they would have earned by the draft
      # @!attribute [r] events [Integer]
      # @!attribute [r] affected [Integer] Events that would have earned something else
      fields :currency, :sale_amount, :actual, :simulated, :events, :affected
    end

    class SimulationExample < Record
      # @!attribute [r] event_id [String]
      # @!attribute [r] at [String]
      # @!attribute [r] partner_id [String]
      # @!attribute [r] partner_name [String]
      # @!attribute [r] customer_id [String, nil]
      # @!attribute [r] amount [Integer, nil] Of the sale, in its currency
      # @!attribute [r] currency [String, nil]
      # @!attribute [r] actual [Integer] What they earned, net of refunds: minor units of the currency
      # @!attribute [r] simulated [Integer] What they would have earned by the draft
      # @!attribute [r] reason [String, nil] Why nothing would have been earned
      # @!attribute [r] steps [Array<String>]
      fields :event_id, :at, :partner_id, :partner_name, :customer_id, :amount, :currency, :actual,
             :simulated, :reason, :steps
    end

    class SimulationMonth < Record
      # @!attribute [r] month [String]
      # @!attribute [r] actual [Integer] What they earned, net of refunds: minor units of the currency
      # @!attribute [r] simulated [Integer] What they would have earned by the draft
      # @!attribute [r] events [Integer]
      # @!attribute [r] affected [Integer] Events that would have earned something else
      fields :month, :actual, :simulated, :events, :affected
    end

    class SimulationPartner < Record
      # @!attribute [r] partner_id [String]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] actual [Integer] What they earned, net of refunds: minor units of the currency
      # @!attribute [r] simulated [Integer] What they would have earned by the draft
      # @!attribute [r] events [Integer]
      # @!attribute [r] affected [Integer] Events that would have earned something else
      fields :partner_id, :enrollment_id, :name, :actual, :simulated, :events, :affected
    end

    class StatementList < Record
      # @!attribute [r] totals [Array<Types::StatementSum>] Of all partners that match, by currency
      # @!attribute [r] partners [Array<Types::StatementListPartner>] A page of them, by name
      fields :totals, :partners
    end

    class StatementListPartner < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String]
      # @!attribute [r] sums [Array<Types::StatementSum>]
      fields :partner, :enrollment_id, :sums
    end

    class StatementSum < Record
      # @!attribute [r] currency [String]
      # @!attribute [r] earned [Integer] Commissions and corrections that were booked in the time, in minor units of
      #   the currency
      # @!attribute [r] paid [Integer] What arrived in the time, in minor units of the currency
      # @!attribute [r] open [Integer] What is owed at its end: held, payable or on its way, in minor units of the
      #   currency
      fields :currency, :earned, :paid, :open
    end

    class StoredLedgerCheck < Record
      # @!attribute [r] id [String]
      # @!attribute [r] created_at [String]
      # @!attribute [r] difference_count [Integer]
      # @!attribute [r] report [Types::LedgerCheck]
      fields :id, :created_at, :difference_count, :report
    end

    class Tag < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String]
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]
      fields :id, :name, :color
    end

    class TestEmail < Record
      # @!attribute [r] delivery ["sent", "failed", "not_configured"]
      # @!attribute [r] to [String]
      # @!attribute [r] error [String, nil] What the SMTP server answered
      fields :delivery, :to, :error
    end

    class TestMailTemplateResult < Record
      # @!attribute [r] to [String] Your own address
      # @!attribute [r] mail_id [String]
      fields :to, :mail_id
    end

    class TrackLeadResult < Record
      # @!attribute [r] click [Types::TrackLeadResultClick]
      # @!attribute [r] link [Types::CustomerLink, nil]
      # @!attribute [r] customer [Types::TrackLeadResultCustomer]
      fields :click, :link, :customer
    end

    class TrackLeadResultClick < Record
      # @!attribute [r] id [String] The click that the lead belongs to
      fields :id
    end

    class TrackLeadResultCustomer < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String, nil]
      # @!attribute [r] email [String, nil]
      # @!attribute [r] avatar [String, nil]
      # @!attribute [r] external_id [String, nil]
      fields :id, :name, :email, :avatar, :external_id
    end

    class TrackRefundResult < Record
      # @!attribute [r] id [String]
      # @!attribute [r] invoice_id [String]
      # @!attribute [r] refund_id [String]
      # @!attribute [r] amount [Integer] In minor units
      # @!attribute [r] currency [String]
      # @!attribute [r] created_at [String]
      fields :id, :invoice_id, :refund_id, :amount, :currency, :created_at
    end

    class TrackSaleResult < Record
      # @!attribute [r] event_name [String]
      # @!attribute [r] customer [Types::TrackLeadResultCustomer, nil]
      # @!attribute [r] sale [Types::TrackSaleResultSale, nil]
      fields :event_name, :customer, :sale
    end

    class TrackSaleResultSale < Record
      # @!attribute [r] amount [Integer]
      # @!attribute [r] tax [Integer] Contained in the amount, as the next two
      # @!attribute [r] shipping [Integer]
      # @!attribute [r] fee [Integer]
      # @!attribute [r] line_items [Array<Types::EventSaleLineItem>]
      # @!attribute [r] currency [String]
      # @!attribute [r] payment_processor [String]
      # @!attribute [r] invoice_id [String, nil]
      # @!attribute [r] metadata [Object] An object or null
      fields :amount, :tax, :shipping, :fee, :line_items, :currency, :payment_processor, :invoice_id,
             :metadata
    end

    class UtmTemplate < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] Unique in the workspace, in any case
      # @!attribute [r] utm_source [String, nil] Who sends visitors: newsletter
      # @!attribute [r] utm_medium [String, nil] How: email
      # @!attribute [r] utm_campaign [String, nil] What for: autumn
      # @!attribute [r] utm_term [String, nil] For which word
      # @!attribute [r] utm_content [String, nil] Which of several: header
      fields :id, :name, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content
    end

    class ViewAsPartnerResult < Record
      # @!attribute [r] public_token [String] svc_es_…, shown this once: for that page and no other
      # @!attribute [r] expires [String] ISO 8601
      fields :public_token, :expires
    end

    class Webhook < Record
      # @!attribute [r] id [String]
      # @!attribute [r] url [String]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] events [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed">]
      # @!attribute [r] format ["standard", "segment", "slack"] `standard`: JSON, signed according to Standard
      #   Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming
      #   webhook
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] disabled_reason ["member", "partner", "failing", nil]
      # @!attribute [r] failing_since [String, nil] ISO 8601
      # @!attribute [r] former_secret_until [String, nil] Until then the former secret signs, too. ISO 8601
      # @!attribute [r] created_by [String, nil] The person who created it, or took it over from a former member
      # @!attribute [r] created_at [String] ISO 8601
      fields :id, :url, :description, :events, :format, :enabled, :disabled_reason, :failing_since,
             :former_secret_until, :created_by, :created_at
    end

    class WebhookDelivery < Record
      # @!attribute [r] id [String] The header webhook-id
      # @!attribute [r] webhook_id [String]
      # @!attribute [r] event ["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed", "webhook.test"]
      # @!attribute [r] subject [String] The id of what the event is about
      # @!attribute [r] status ["waiting", "delivered", "failed"]
      # @!attribute [r] attempts [Integer]
      # @!attribute [r] next_attempt_at [String, nil] ISO 8601
      # @!attribute [r] last_attempt_at [String, nil] ISO 8601
      # @!attribute [r] request_body [String] What it is told, before the format
      # @!attribute [r] response_status [Integer, nil]
      # @!attribute [r] response_body [String, nil] Its first 4 KB
      # @!attribute [r] error [String, nil] Why there was no answer
      # @!attribute [r] duration_ms [Integer, nil]
      # @!attribute [r] created_at [String] ISO 8601
      fields :id, :webhook_id, :event, :subject, :status, :attempts, :next_attempt_at, :last_attempt_at,
             :request_body, :response_status, :response_body, :error, :duration_ms, :created_at
    end

    class WebhookWithSecret < Record
      # @!attribute [r] id [String]
      # @!attribute [r] url [String]
      # @!attribute [r] description [String, nil]
      # @!attribute [r] events [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed">]
      # @!attribute [r] format ["standard", "segment", "slack"] `standard`: JSON, signed according to Standard
      #   Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming
      #   webhook
      # @!attribute [r] enabled [Boolean]
      # @!attribute [r] disabled_reason ["member", "partner", "failing", nil]
      # @!attribute [r] failing_since [String, nil] ISO 8601
      # @!attribute [r] former_secret_until [String, nil] Until then the former secret signs, too. ISO 8601
      # @!attribute [r] created_by [String, nil] The person who created it, or took it over from a former member
      # @!attribute [r] created_at [String] ISO 8601
      # @!attribute [r] secret [String] Shown this once. Empty for a format whose address is the secret, as `slack`
      fields :id, :url, :description, :events, :format, :enabled, :disabled_reason, :failing_since,
             :former_secret_until, :created_by, :created_at, :secret
    end

    class Workspace < Record
      # @!attribute [r] id [String]
      # @!attribute [r] name [String] What people call it
      # @!attribute [r] slug [String] At most 48 lower-case letters, digits and dashes; unique on this server. That of
      #   a test workspace ends with .test
      # @!attribute [r] currency [String] The currency of reports, ISO 4217 in lower case
      # @!attribute [r] timezone [String] An IANA name. Its days are those of analytics that name no time zone, and
      #   the console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and
      #   months are closed in UTC
      # @!attribute [r] conversion_enabled [Boolean] Links created while it is on track conversions unless the call
      #   says otherwise
      # @!attribute [r] client_conversions_enabled [Boolean] Whether browsers may record leads and sales with the
      #   publishable key
      # @!attribute [r] honor_opt_out [Boolean] Do not record visitors who send Sec-GPC or DNT
      # @!attribute [r] attribution_model ["first", "last"] Which click of a customer earns: the first or the last
      #   before the lead
      # @!attribute [r] attribution_window_days [Integer, nil] Days after which a click earns nothing any more; null:
      #   never
      # @!attribute [r] mode ["live", "test"] Every workspace has a test workspace: other data and keys, no money, no
      #   mail
      # @!attribute [r] plan ["free", "pro", "business", "advanced", "enterprise"]
      # @!attribute [r] publishable_key [String] For browsers; not a secret
      # @!attribute [r] allowed_hostnames [Array<String>]
      # @!attribute [r] created_at [String] When it was created
      # @!attribute [r] updated_at [String] When its settings changed last
      fields :id, :name, :slug, :currency, :timezone, :conversion_enabled, :client_conversions_enabled,
             :honor_opt_out, :attribution_model, :attribution_window_days, :mode, :plan, :publishable_key,
             :allowed_hostnames, :created_at, :updated_at
    end
  end
end
