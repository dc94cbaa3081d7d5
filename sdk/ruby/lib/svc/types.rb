# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

module Svc
  # What the API answers.
  module Types
    class AccessLink < Record
      # @!attribute [r] url [String] A link that works once. Share it only with the partner.
      # @!attribute [r] purpose ["invite", "sign_in"] Whether the link accepts an invitation or signs the partner in.
      # @!attribute [r] expires_at [String] When it expires, in ISO 8601 format.
      fields :url, :purpose, :expires_at
    end

    class AccountBalances < Record
      # @!attribute [r] expense [Integer] The cost of commissions as a negative amount, in minor units of the
      #   currency.
      # @!attribute [r] accrued [Integer] Earnings in the holding period or on hold, in minor units of the currency.
      # @!attribute [r] payable [Integer] Earnings that can be paid out, in minor units of the currency.
      # @!attribute [r] in_transit [Integer] Earnings in payouts that are in transit, in minor units of the currency.
      # @!attribute [r] paid [Integer] Earnings that were paid, in minor units of the currency.
      fields :expense, :accrued, :payable, :in_transit, :paid
    end

    class Annotation < Record
      # @!attribute [r] id [String] The ID of the audit log entry, such as `aud_…`.
      # @!attribute [r] at [String] When the change was made, in ISO 8601 format.
      # @!attribute [r] kind ["reward", "attribution"] Whether a reward or the attribution changed.
      # @!attribute [r] action ["created", "changed", "archived", "restored", "deleted"] The type of change.
      # @!attribute [r] reward_id [String, nil] The ID of the reward, or null.
      # @!attribute [r] event [String, nil] The event that the reward pays for: click, lead, or sale.
      # @!attribute [r] group [String, nil] The group that earns the reward, or null for a single partner.
      # @!attribute [r] fields [Array<String>] The names of the changed fields.
      # @!attribute [r] attribution_model [String, nil] The new attribution model, if it changed.
      fields :id, :at, :kind, :action, :reward_id, :event, :group, :fields, :attribution_model
    end

    class ApprovePartnerApplicationResult < Record
      # @!attribute [r] partner_id [String] The ID of the partner.
      fields :partner_id
    end

    class AssignPartnerTagResult < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] changed [Integer] The number of partners whose tags changed.
      fields :id, :changed
    end

    class Attention < Record
      # @!attribute [r] programs [Array<Object>, nil] The active programs, oldest first, at most 100. Null if the key
      #   or role lacks `program.read`, or if the plan doesn’t include the partner program.
      # @!attribute [r] email ["configured", "not_configured", "demo"] Whether the server can send email.
      # @!attribute [r] failing_connections [Integer] Connections with an event that failed in the last seven days.
      # @!attribute [r] failing_webhooks [Integer] The workspace’s webhooks whose last attempt failed, or that were
      #   disabled because they failed.
      # @!attribute [r] failed_jobs [Integer] Jobs that failed and aren’t retried automatically.
      fields :programs, :email, :failing_connections, :failing_webhooks, :failed_jobs
    end

    class AuditCheck < Record
      # @!attribute [r] ok [Boolean] Whether no problems were found.
      # @!attribute [r] checked_at [String] When the check ran, in ISO 8601 format.
      # @!attribute [r] entries [Integer] The number of entries.
      # @!attribute [r] erased [Integer] The number of entries whose values were erased with the person.
      # @!attribute [r] first [Types::AuditCheckFirst, nil]
      # @!attribute [r] last [Types::AuditCheckLast, nil]
      # @!attribute [r] problem_count [Integer] The number of problems.
      # @!attribute [r] problems [Array<Types::AuditCheckProblem>] The first 100 problems.
      fields :ok, :checked_at, :entries, :erased, :first, :last, :problem_count, :problems
    end

    class AuditCheckFirst < Record
      # @!attribute [r] number [Integer] The number of the entry.
      # @!attribute [r] created_at [String] When the entry was created, in ISO 8601 format.
      # @!attribute [r] hash [String] The hash of the entry.
      fields :number, :created_at, :hash
    end

    class AuditCheckLast < Record
      # @!attribute [r] number [Integer] The number of the entry.
      # @!attribute [r] created_at [String] When the entry was created, in ISO 8601 format.
      # @!attribute [r] hash [String] The hash of the entry.
      fields :number, :created_at, :hash
    end

    class AuditCheckProblem < Record
      # @!attribute [r] number [Integer, nil] The number of the entry, or null.
      # @!attribute [r] entry_id [String, nil] The ID of the entry, or null.
      # @!attribute [r] kind ["changed", "missing", "gap", "hash", "unnumbered", "noted"] The type of problem.
      # @!attribute [r] sentence [String] The problem in one sentence.
      fields :number, :entry_id, :kind, :sentence
    end

    class AuditEntry < Record
      # @!attribute [r] id [String] The ID of the entry.
      # @!attribute [r] created_at [String] When the change was made, in ISO 8601 format.
      # @!attribute [r] actor [Types::AuditEntryActor]
      # @!attribute [r] address [String, nil] The IP address of the request, or null if there was none.
      # @!attribute [r] request_id [String, nil] The `X-Request-Id` of the response. Changes from one request have the
      #   same ID.
      # @!attribute [r] type ["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link",
      #   "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag",
      #   "partner_note", "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account",
      #   "connection", "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate",
      #   "saved_view", "share_link", "utm_template", "webhook", "image", "export"] The type.
      # @!attribute [r] action ["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased",
      #   "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed",
      #   "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created",
      #   "passkey_added", "passkey_renamed", "passkey_removed", "cleared"] The type of change.
      # @!attribute [r] resource [Types::AuditEntryResource]
      # @!attribute [r] before [Hash{String => Object}, nil] The previous values. For updates, only values that
      #   changed. Amounts are in minor units, and secrets are `[secret]`.
      # @!attribute [r] after [Hash{String => Object}, nil] The new values, or null.
      # @!attribute [r] erased_at [String, nil] When the person was erased, together with the values about them.
      # @!attribute [r] number [Integer, nil] The position in the workspace’s log, starting at 1, in commit order.
      # @!attribute [r] hash [String, nil] The SHA-256 hash of the entry and the previous hash.
      fields :id, :created_at, :actor, :address, :request_id, :type, :action, :resource, :before, :after,
             :erased_at, :number, :hash
    end

    class AuditEntryActor < Record
      # @!attribute [r] type ["member", "key", "partner", "embed", "browser", "system", "database"] The type of actor.
      #   `system` is a job, the command line (`cli`), or a public page. `database` is SQL outside the server.
      # @!attribute [r] id [String] The ID of the member, key, partner, or session. Otherwise, a name.
      # @!attribute [r] name [String, nil] The current name of the actor.
      fields :type, :id, :name
    end

    class AuditEntryResource < Record
      # @!attribute [r] id [String] The ID of the changed object.
      # @!attribute [r] name [String, nil] The name at that time. For objects without a name, the partner’s name.
      fields :id, :name
    end

    class Authorization < Record
      # @!attribute [r] url [String] The URL of the provider’s page to send the member to.
      fields :url
    end

    class Backfill < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] connection_id [String] The ID of the connection.
      # @!attribute [r] dry_run [Boolean] Whether it only counts what would be imported.
      # @!attribute [r] since [String] The start of the imported history, in ISO 8601 format.
      # @!attribute [r] status ["running", "done", "failed", "canceled"] The status of the backfill.
      # @!attribute [r] pages [Integer] The number of pages read.
      # @!attribute [r] seen [Integer] The number of objects on the pages.
      # @!attribute [r] added [Integer] The number of objects added to the inbox. The others were already there.
      # @!attribute [r] leads [Integer] For dry runs, the number of leads.
      # @!attribute [r] sales [Integer] For dry runs, the number of sales.
      # @!attribute [r] amounts [Array<Types::BackfillAmount>] For dry runs, the total of the sales by currency.
      # @!attribute [r] problems [Integer] For dry runs, the number of objects that would fail.
      # @!attribute [r] reasons [Array<Types::BackfillReason>] The reasons of the first 50 problems.
      # @!attribute [r] reason [String, nil] Why the backfill failed or is waiting.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :connection_id, :dry_run, :since, :status, :pages, :seen, :added, :leads, :sales,
             :amounts, :problems, :reasons, :reason, :created_at, :updated_at
    end

    class BackfillAmount < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [String] The total of the sales, in minor units.
      fields :currency, :amount
    end

    class BackfillReason < Record
      # @!attribute [r] event [String] The type of event.
      # @!attribute [r] reason [String] A stable code for the reason.
      fields :event, :reason
    end

    class BanPartnerResult < Record
      # @!attribute [r] partner_id [String] The ID of the partner.
      fields :partner_id
    end

    class BulkCreateLinksResultFailure < Record
      # @!attribute [r] error [String] Why the item was refused.
      # @!attribute [r] code [String] The error code.
      # @!attribute [r] link [Types::BulkCreateLinksResultFailureLink]
      fields :error, :code, :link
    end

    class BulkCreateLinksResultFailureLink < Record
      # @!attribute [r] id [String, nil] The ID of the link.
      # @!attribute [r] external_id [String, nil] Your own ID of the link, or null.
      # @!attribute [r] url [String, nil] The destination URL.
      # @!attribute [r] domain [String, nil] The domain of the link.
      # @!attribute [r] key [String, nil] The key of the link.
      fields :id, :external_id, :url, :domain, :key
    end

    class BulkDeleteLinksResult < Record
      # @!attribute [r] deleted_count [Integer] The number of deleted links.
      fields :deleted_count
    end

    class BulkInvitePartnersResultFailure < Record
      # @!attribute [r] email [String] The partner’s email address.
      # @!attribute [r] error [String] The error message.
      # @!attribute [r] code [String] A stable code for the error, or null.
      fields :email, :error, :code
    end

    class BulkRestoreLinksResult < Record
      # @!attribute [r] restored_count [Integer] The number of restored links.
      fields :restored_count
    end

    class BulkUpdateCommissionsResult < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      #   The status of the commission.
      # @!attribute [r] error [Types::BulkUpdateCommissionsResultError, nil]
      fields :id, :status, :error
    end

    class BulkUpdateCommissionsResultError < Record
      # @!attribute [r] code [String] The error code.
      # @!attribute [r] message [String] Why the commission can’t have the status.
      fields :code, :message
    end

    class BulkUpdateLinksResultFailure < Record
      # @!attribute [r] error [String] Why the item was refused.
      # @!attribute [r] code [String] The error code.
      # @!attribute [r] link [Types::BulkCreateLinksResultFailureLink]
      fields :error, :code, :link
    end

    class ChangedMember < Record
      # @!attribute [r] id [String] The ID of the user, which is the same in all workspaces.
      # @!attribute [r] email [String] The member’s email address.
      # @!attribute [r] name [String] The member’s name.
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] The role: `owner` can do everything,
      #   `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
      # @!attribute [r] created_at [String] When the member joined.
      # @!attribute [r] access [Array<Types::EndedAccess>] The API keys, webhooks, share links, and invitations that
      #   the member created.
      fields :id, :email, :name, :role, :created_at, :access
    end

    class CheckInvitationsResult < Record
      # @!attribute [r] email [String] The partner’s email address.
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned", nil] The partner’s status in the program.
      # @!attribute [r] error [String, nil] Why the invitation would fail, or null if it wouldn’t.
      # @!attribute [r] code [String, nil] A stable code for the error, or null.
      # @!attribute [r] path [String, nil] The invalid field, if there is one.
      fields :email, :status, :error, :code, :path
    end

    class Closing < Record
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] month [String] The month, as YYYY-MM.
      # @!attribute [r] closed_at [String] When the month was closed, in ISO 8601 format.
      # @!attribute [r] closed_by [String] The actor who closed the month.
      # @!attribute [r] balances [Array<Types::ClosingBalance>] The balances of all partners by currency when the
      #   month was closed.
      fields :program_id, :month, :closed_at, :closed_by, :balances
    end

    class ClosingBalance < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] opening [Types::AccountBalances] The balances at the start.
      # @!attribute [r] closing [Types::AccountBalances] The balances at the end.
      fields :currency, :opening, :closing
    end

    class Commission < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] type ["click", "lead", "sale", "referral", "custom"] The type of commission: click, lead,
      #   sale, referral, or custom.
      # @!attribute [r] amount [Integer] The sale amount, in minor units of the currency. 0 for clicks, leads, and
      #   custom commissions.
      # @!attribute [r] earnings [Integer] The partner’s earnings after refunds, in minor units. Negative for a
      #   clawback.
      # @!attribute [r] currency [String] The program’s currency.
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      #   The status of the commission.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] description [String, nil] A description of the commission, or null.
      # @!attribute [r] quantity [Integer] The quantity.
      # @!attribute [r] metadata [Hash{String => Object}, nil] Your own data.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] paid_at [String, nil] When it was paid, in ISO 8601 format, or null.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] event_id [String, nil] The ID of the lead or sale. Retrieve the event for an explanation.
      # @!attribute [r] payout_id [String, nil] The ID of the payout.
      # @!attribute [r] source_id [String, nil] For referral commissions, the ID of the commission that this is a
      #   share of.
      # @!attribute [r] reverses_id [String, nil] For clawbacks, the ID of the commission that this reverses.
      # @!attribute [r] milestone_id [String, nil] For bonuses, the ID of the milestone that the partner reached.
      # @!attribute [r] hold_reason ["fraud", "client_side", "existing_customer", "rate_missing", "manual", nil] Why
      #   the commission is on hold, or null.
      # @!attribute [r] matures_at [String] When the holding period ends.
      # @!attribute [r] partner [Types::CommissionPartner]
      # @!attribute [r] customer [Types::CommissionCustomer, nil]
      fields :id, :type, :amount, :earnings, :currency, :status, :invoice_id, :description, :quantity,
             :metadata, :created_at, :updated_at, :paid_at, :program_id, :enrollment_id, :event_id, :payout_id,
             :source_id, :reverses_id, :milestone_id, :hold_reason, :matures_at, :partner, :customer
    end

    class CommissionCustomer < Record
      # @!attribute [r] id [String] The ID of the customer.
      # @!attribute [r] external_id [String] The customer’s ID in your system.
      # @!attribute [r] name [String, nil] The customer’s name, or null.
      # @!attribute [r] email [String, nil] The customer’s email address, or null.
      # @!attribute [r] avatar [String, nil] The URL of a picture, or null.
      # @!attribute [r] country [String, nil] The customer’s two-letter country code, or null.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue, in minor units of `saleCurrency`.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] first_sale_at [String, nil] When the first sale happened, in ISO 8601 format, or null.
      fields :id, :external_id, :name, :email, :avatar, :country, :sales, :sale_amount, :sale_currency,
             :created_at, :first_sale_at
    end

    class CommissionDetail < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] type ["click", "lead", "sale", "referral", "custom"] The type of commission: click, lead,
      #   sale, referral, or custom.
      # @!attribute [r] amount [Integer] The sale amount, in minor units of the currency. 0 for clicks, leads, and
      #   custom commissions.
      # @!attribute [r] earnings [Integer] The partner’s earnings after refunds, in minor units. Negative for a
      #   clawback.
      # @!attribute [r] currency [String] The program’s currency.
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      #   The status of the commission.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] description [String, nil] A description of the commission, or null.
      # @!attribute [r] quantity [Integer] The quantity.
      # @!attribute [r] metadata [Hash{String => Object}, nil] Your own data.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] paid_at [String, nil] When it was paid, in ISO 8601 format, or null.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] event_id [String, nil] The ID of the lead or sale. Retrieve the event for an explanation.
      # @!attribute [r] payout_id [String, nil] The ID of the payout.
      # @!attribute [r] source_id [String, nil] For referral commissions, the ID of the commission that this is a
      #   share of.
      # @!attribute [r] reverses_id [String, nil] For clawbacks, the ID of the commission that this reverses.
      # @!attribute [r] milestone_id [String, nil] For bonuses, the ID of the milestone that the partner reached.
      # @!attribute [r] hold_reason ["fraud", "client_side", "existing_customer", "rate_missing", "manual", nil] Why
      #   the commission is on hold, or null.
      # @!attribute [r] matures_at [String] When the holding period ends.
      # @!attribute [r] partner [Types::CommissionPartner]
      # @!attribute [r] customer [Types::CommissionCustomer, nil]
      # @!attribute [r] explanation [Types::CommissionExplanation]
      # @!attribute [r] receipt [Types::Receipt] The calculation and history of the commission.
      # @!attribute [r] reversals [Array<Types::CommissionReversal>] The reversals of the commission.
      # @!attribute [r] postings [Array<Types::CommissionPosting>] The ledger postings of the commission.
      fields :id, :type, :amount, :earnings, :currency, :status, :invoice_id, :description, :quantity,
             :metadata, :created_at, :updated_at, :paid_at, :program_id, :enrollment_id, :event_id, :payout_id,
             :source_id, :reverses_id, :milestone_id, :hold_reason, :matures_at, :partner, :customer,
             :explanation, :receipt, :reversals, :postings
    end

    class CommissionExplanation < Record
      # @!attribute [r] event [Types::CommissionExplanationEvent, nil]
      # @!attribute [r] reward [Types::CommissionExplanationReward, nil]
      # @!attribute [r] conversion [Types::CommissionExplanationConversion, nil]
      # @!attribute [r] steps [Array<String>] The calculation from the event to the amount, one sentence per step.
      fields :event, :reward, :conversion, :steps
    end

    class CommissionExplanationConversion < Record
      # @!attribute [r] amount_minor [Integer] The original amount, in minor units.
      # @!attribute [r] currency [String] The original currency.
      # @!attribute [r] rate [String] The exchange rate.
      # @!attribute [r] source [String] The source of the exchange rate.
      # @!attribute [r] day [String] The date of the exchange rate.
      fields :amount_minor, :currency, :rate, :source, :day
    end

    class CommissionExplanationEvent < Record
      # @!attribute [r] type [String] The type of event.
      # @!attribute [r] id [String, nil] The ID of the event.
      # @!attribute [r] at [String] When the event happened, in ISO 8601 format.
      fields :type, :id, :at
    end

    class CommissionExplanationReward < Record
      # @!attribute [r] id [String] The ID of the reward.
      # @!attribute [r] version [Integer] The version of the reward.
      # @!attribute [r] modifier [Integer, nil] The index of the modifier that applied, starting at 0, or null if none
      #   did.
      # @!attribute [r] tier [Integer, nil] The index of the tier that the partner had reached, starting at 0, or null
      #   if none.
      fields :id, :version, :modifier, :tier
    end

    class CommissionPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] email [String, nil] The partner’s email address, or null.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] payouts_enabled_at [String, nil] When the partner first had a payout method, in ISO 8601
      #   format, or null.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] group_id [String, nil] The ID of the partner’s group.
      # @!attribute [r] tenant_id [String, nil] Your own ID of the partner.
      fields :id, :name, :email, :image, :payouts_enabled_at, :country, :group_id, :tenant_id
    end

    class CommissionPosting < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] cause ["commission_accrued", "commission_matured", "commission_adjusted",
      #   "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed",
      #   "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"] The cause of the posting.
      # @!attribute [r] created_at [String] When the event happened.
      # @!attribute [r] booking_date [String] The date of the posting in the ledger.
      # @!attribute [r] entries [Array<Types::CommissionPostingEntry>] The entries of the posting.
      fields :id, :cause, :created_at, :booking_date, :entries
    end

    class CommissionPostingEntry < Record
      # @!attribute [r] account [String] The ledger account.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units. Credits are positive and debits negative.
      fields :account, :currency, :amount
    end

    class CommissionReversal < Record
      # @!attribute [r] event_id [String] The ID of the event.
      # @!attribute [r] kind ["refund", "chargeback", "reversal", "manual", "milestone"] The reason for the reversal.
      # @!attribute [r] amount [Integer] The reversed amount, in minor units.
      # @!attribute [r] clawback_id [String, nil] The ID of the clawback, or null.
      # @!attribute [r] created_at [String] When the reversal happened, in ISO 8601 format.
      fields :event_id, :kind, :amount, :clawback_id, :created_at
    end

    class CommissionTotal < Record
      # @!attribute [r] currency [String] The program’s currency.
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      #   The status of the commission.
      # @!attribute [r] count [Integer] The number of commissions.
      # @!attribute [r] amount [Integer] The total of the sale amounts, in minor units of the currency.
      # @!attribute [r] earnings [Integer] The total of the partners’ earnings after refunds, in minor units.
      fields :currency, :status, :count, :amount, :earnings
    end

    class ConditionAttribute < Record
      # @!attribute [r] attribute [String] The attribute to compare.
      # @!attribute [r] label [String] The display name of the attribute.
      # @!attribute [r] type [String] The type of value.
      # @!attribute [r] events [Array<"click", "lead", "sale", "referral">] The events whose rewards can use the
      #   attribute.
      # @!attribute [r] operators [Array<Types::ConditionAttributeOperator>] The operators that the attribute
      #   supports.
      # @!attribute [r] choices [Array<String>, nil] All possible values, if there are only a few.
      fields :attribute, :label, :type, :events, :operators, :choices
    end

    class ConditionAttributeOperator < Record
      # @!attribute [r] name [String] The name of the operator.
      # @!attribute [r] label [String] The display name of the operator.
      # @!attribute [r] list [Boolean] Whether the value is a list.
      fields :name, :label, :list
    end

    class ConfirmPayoutDraftResult < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] key [String, nil] Your own key for the run, or null.
      # @!attribute [r] draft_id [String, nil] The ID of the draft that was paid, or null.
      # @!attribute [r] confirmed_by [String] The actor who confirmed it.
      # @!attribute [r] status ["confirmed", "failed"] The status. `failed` is a scheduled run that paid no partners.
      # @!attribute [r] error [String, nil] For failed runs, the reason.
      # @!attribute [r] attempts [Integer] The number of attempts of a scheduled run.
      # @!attribute [r] next_attempt_at [String, nil] For failed runs, the time of the next attempt in ISO 8601
      #   format, or null.
      # @!attribute [r] approved [Boolean] Whether someone other than the creator of the draft confirmed it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>] The totals.
      # @!attribute [r] repeated [Boolean] Whether the key had already been used. If so, this call paid nothing.
      # @!attribute [r] payouts [Array<Types::Payout>] The first 100 payouts.
      # @!attribute [r] payouts_truncated [Boolean] Whether there are more payouts. To get all of them, list payouts
      #   with `invoiceId`.
      # @!attribute [r] files [Array<Types::PayoutFile>] The files to upload to your bank.
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :repeated, :payouts,
             :payouts_truncated, :files
    end

    class ConfirmPayoutsResult < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] key [String, nil] Your own key for the run, or null.
      # @!attribute [r] draft_id [String, nil] The ID of the draft that was paid, or null.
      # @!attribute [r] confirmed_by [String] The actor who confirmed it.
      # @!attribute [r] status ["confirmed", "failed"] The status. `failed` is a scheduled run that paid no partners.
      # @!attribute [r] error [String, nil] For failed runs, the reason.
      # @!attribute [r] attempts [Integer] The number of attempts of a scheduled run.
      # @!attribute [r] next_attempt_at [String, nil] For failed runs, the time of the next attempt in ISO 8601
      #   format, or null.
      # @!attribute [r] approved [Boolean] Whether someone other than the creator of the draft confirmed it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>] The totals.
      # @!attribute [r] repeated [Boolean] Whether the key had already been used. If so, this call paid nothing.
      # @!attribute [r] payouts [Array<Types::Payout>] The first 100 payouts.
      # @!attribute [r] payouts_truncated [Boolean] Whether there are more payouts. To get all of them, list payouts
      #   with `invoiceId`.
      # @!attribute [r] files [Array<Types::PayoutFile>] The files to upload to your bank.
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :repeated, :payouts,
             :payouts_truncated, :files
    end

    class Connection < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] name [String] Your name for the connection.
      # @!attribute [r] masked [String] The end of the secret, or the name of the account.
      # @!attribute [r] account_id [String, nil] The provider’s ID of the account.
      # @!attribute [r] program_id [String, nil] The ID of the program that its customers belong to.
      # @!attribute [r] details [Hash{String => String}] The values that were entered. Secret values are masked.
      # @!attribute [r] authorized [Boolean] Whether the account was connected on the provider’s page.
      # @!attribute [r] webhook_url [String] The URL that the provider sends events to.
      # @!attribute [r] polling [Types::ConnectionPolling, nil] The state of polling, or null for providers that send
      #   events.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] removed_at [String, nil] When it was removed, in ISO 8601 format, or null.
      fields :id, :provider, :name, :masked, :account_id, :program_id, :details, :authorized,
             :webhook_url, :polling, :created_at, :removed_at
    end

    class ConnectionPolling < Record
      # @!attribute [r] every_minutes [Integer] The polling interval, in minutes.
      # @!attribute [r] last_polled_at [String, nil] When the provider last responded, in ISO 8601 format.
      # @!attribute [r] next_poll_at [String, nil] When the provider is polled next, in ISO 8601 format. Null if
      #   polling is paused until the credentials change.
      # @!attribute [r] last_failed_at [String, nil] When polling last failed, if it has failed since, in ISO 8601
      #   format.
      # @!attribute [r] reason [String, nil] Why polling failed.
      fields :every_minutes, :last_polled_at, :next_poll_at, :last_failed_at, :reason
    end

    class ConnectionTest < Record
      # @!attribute [r] working [Boolean] Whether a signed event has arrived and the last one was processed.
      # @!attribute [r] message [String] The next step.
      # @!attribute [r] last_event_at [String, nil] When the last event arrived, in ISO 8601 format, or null.
      fields :working, :message, :last_event_at
    end

    class CopiedSettings < Record
      # @!attribute [r] from ["live", "test"] The mode of the workspace that was read.
      # @!attribute [r] state [String] A hash of the settings on both sides, to pass as `ifState`.
      # @!attribute [r] changes [Array<Types::CopiedSettingsChange>] The changes.
      fields :from, :state, :changes
    end

    class CopiedSettingsChange < Record
      # @!attribute [r] type ["workspace", "hostname", "program", "group", "reward", "discount", "milestone"] The type
      #   of object.
      # @!attribute [r] action ["created", "updated", "archived"] The type of change.
      # @!attribute [r] name [String] The name of the object, with its program and group.
      # @!attribute [r] fields [Array<String>] The fields that change. Empty for new and removed objects.
      fields :type, :action, :name, :fields
    end

    class CountLinksResultOption2 < Record
      # @!attribute [r] domain [String, nil] The domain of the link.
      # @!attribute [r] tag_id [String, nil] The ID of a tag.
      # @!attribute [r] user_id [String, nil] The ID of the user.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] _count [Integer] The number of links.
      fields :domain, :tag_id, :user_id, :folder_id, :_count
    end

    class CreateCommissionResult < Record
      # @!attribute [r] success [Boolean] Whether the commission was created.
      # @!attribute [r] message [String] A message that explains the result.
      # @!attribute [r] id [String] The ID of the commission.
      fields :success, :message, :id
    end

    class CreateEmbedTokenResult < Record
      # @!attribute [r] public_token [String] The embed token (`svc_es_…`), which is returned only once and works only
      #   on that page.
      # @!attribute [r] expires [String] When it expires, in ISO 8601 format.
      fields :public_token, :expires
    end

    class CreateKeyResult < Record
      # @!attribute [r] id [String] The ID of the key.
      # @!attribute [r] name [String] A name for the key.
      # @!attribute [r] partial_key [String] The recognizable part of the key.
      # @!attribute [r] scopes [Array<"all", "read", "links.read", "links.write", "conversions.write",
      #   "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write",
      #   "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write",
      #   "workspace.read", "workspace.write", "audit.read">] The scopes.
      # @!attribute [r] created_by [String, nil] The ID of the user who created it, such as `per_…`.
      # @!attribute [r] last_used_at [String, nil] When the key was last used, to the minute.
      # @!attribute [r] expires_at [String, nil] When it expires.
      # @!attribute [r] created_at [String] When it was created.
      # @!attribute [r] key [String] The secret key. Store it: it’s returned only once.
      fields :id, :name, :partial_key, :scopes, :created_by, :last_used_at, :expires_at, :created_at, :key
    end

    class CreatePartnerLinkResult < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] short_link [String] The full short URL.
      # @!attribute [r] qr_code [String] The URL of a QR code as PNG.
      # @!attribute [r] url [String] The destination URL with its UTM parameters.
      # @!attribute [r] external_id [String, nil] Your own ID.
      # @!attribute [r] tenant_id [String, nil] The ID of your tenant that the link belongs to, or null.
      # @!attribute [r] program_id [String, nil] The ID of the program that the link belongs to, or null.
      # @!attribute [r] partner_id [String, nil] The ID of the partner who promotes the link, or null.
      # @!attribute [r] track_conversion [Boolean] Whether leads and sales are tracked.
      # @!attribute [r] archived [Boolean] Whether it’s archived.
      # @!attribute [r] public_stats [Boolean] Whether anyone with the link can see its statistics.
      # @!attribute [r] proxy [Boolean] Whether link previews show the link’s own title, description, and image.
      # @!attribute [r] rewrite [Boolean] Whether to show the destination under the short URL.
      # @!attribute [r] do_index [Boolean] Whether search engines can index the short link.
      # @!attribute [r] comments [String, nil] Your own notes, or null.
      # @!attribute [r] expires_at [String, nil] When it expires, in ISO 8601 format.
      # @!attribute [r] expired_url [String, nil] The URL for visitors after the link expires, or null.
      # @!attribute [r] title [String, nil] The title of the link preview, or null.
      # @!attribute [r] description [String, nil] The description of the link preview, or null.
      # @!attribute [r] image [String, nil] The URL of the link preview’s image, or null.
      # @!attribute [r] video [String, nil] The URL of the link preview’s video, or null.
      # @!attribute [r] ios [String, nil] The destination for iPhone and iPad, or null.
      # @!attribute [r] android [String, nil] The destination for Android, or null.
      # @!attribute [r] geo [Hash{String => String}, nil] Destinations by country code, or null.
      # @!attribute [r] disabled_at [String, nil] When it was disabled, in ISO 8601 format, or null.
      # @!attribute [r] password [String, nil] `********` if the link has a password, or null.
      # @!attribute [r] tags [Array<Object>, nil] The tags.
      # @!attribute [r] tag_id [String, nil] Deprecated. Use `tags`. The ID of the first tag.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] utm_source [String, nil] The UTM source.
      # @!attribute [r] utm_medium [String, nil] The UTM medium.
      # @!attribute [r] utm_campaign [String, nil] The UTM campaign.
      # @!attribute [r] utm_term [String, nil] The UTM term.
      # @!attribute [r] utm_content [String, nil] The UTM content.
      # @!attribute [r] test_variants [Array<Object>, nil] The destinations of the A/B test, or null.
      # @!attribute [r] test_started_at [String, nil] When the A/B test started, in ISO 8601 format, or null.
      # @!attribute [r] test_completed_at [String, nil] When the A/B test ends, in ISO 8601 format, or null.
      # @!attribute [r] user_id [String, nil] Always null, because API keys create links.
      # @!attribute [r] workspace_id [String] The ID of the workspace.
      # @!attribute [r] project_id [String] The same as `workspaceId`.
      # @!attribute [r] webhook_ids [Array<String>] Not used.
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] conversions [Integer] The number of conversions.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
      #   partner links, only amounts that count toward the program.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`: the program’s, or the workspace’s if the
      #   link has no program.
      # @!attribute [r] last_clicked [String, nil] When the link was last clicked, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] share_url [String] The URL that the partner shares.
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at, :share_url
    end

    class CreateShareLinkResult < Record
      # @!attribute [r] id [String] The ID of the link.
      # @!attribute [r] view_id [String] The ID of the saved view.
      # @!attribute [r] expires_at [String, nil] When the link expires, in ISO 8601 format.
      # @!attribute [r] created_by [String, nil] The ID of the user who created it, such as `per_…`.
      # @!attribute [r] created_at [String] When it was created, in ISO 8601 format.
      # @!attribute [r] url [String] The URL to share. Store it: it’s returned only once.
      fields :id, :view_id, :expires_at, :created_by, :created_at, :url
    end

    class Customer < Record
      # @!attribute [r] id [String] The ID of the customer.
      # @!attribute [r] external_id [String] The customer’s ID in your system.
      # @!attribute [r] name [String, nil] The full name.
      # @!attribute [r] email [String, nil] The email address.
      # @!attribute [r] avatar [String, nil] The URL of a picture.
      # @!attribute [r] country [String, nil] The two-letter country code, taken from the click or sent by you.
      # @!attribute [r] click_id [String, nil] The ID of the click that referred the customer.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
      #   customers with a program, only amounts that count toward the program.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`: the program’s, or the workspace’s if the
      #   customer has no program.
      # @!attribute [r] first_sale_at [String, nil] When the first sale happened.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] program_id [String, nil] The ID of the program of the partner who referred the customer, or
      #   that the customer was identified with.
      # @!attribute [r] identified_program_id [String, nil] The ID of the program that the customer was identified
      #   with (`programId` of a lead or sale). Null for customers of the workspace.
      # @!attribute [r] partner_id [String, nil] The ID of the partner who referred the customer.
      # @!attribute [r] link [Types::CustomerLink, nil]
      # @!attribute [r] partner [Types::CustomerPartner, nil]
      # @!attribute [r] discount [Types::CustomerDiscount, nil]
      fields :id, :external_id, :name, :email, :avatar, :country, :click_id, :sales, :sale_amount,
             :sale_currency, :first_sale_at, :created_at, :program_id, :identified_program_id, :partner_id,
             :link, :partner, :discount
    end

    class CustomerDiscount < Record
      # @!attribute [r] id [String] The ID of the discount.
      # @!attribute [r] amount [Numeric] A percentage, or an amount in minor units if the type is `flat`.
      # @!attribute [r] type ["percentage", "flat"] Whether the discount is a percentage or a flat amount.
      # @!attribute [r] max_duration [Integer, nil] The duration in months. 0 is the first payment only, and null is
      #   unlimited.
      # @!attribute [r] coupon_id [String, nil] The ID of the provider’s coupon, or null.
      # @!attribute [r] coupon_test_id [String, nil] The ID of the coupon in the provider’s test mode, or null.
      # @!attribute [r] sentence [String] A description in one sentence.
      # @!attribute [r] description [String, nil] Your own description.
      fields :id, :amount, :type, :max_duration, :coupon_id, :coupon_test_id, :sentence, :description
    end

    class CustomerLink < Record
      # @!attribute [r] id [String] The ID of the link.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] short_link [String] The full short URL.
      # @!attribute [r] url [String] The destination URL.
      # @!attribute [r] partner_id [String, nil] The ID of the partner that the link belongs to.
      # @!attribute [r] program_id [String, nil] The ID of the partner’s program.
      # @!attribute [r] tenant_id [String, nil] Your tenant ID for the link.
      # @!attribute [r] external_id [String, nil] Your own ID of the link.
      fields :id, :domain, :key, :short_link, :url, :partner_id, :program_id, :tenant_id, :external_id
    end

    class CustomerPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] email [String, nil] The email address.
      # @!attribute [r] image [String, nil] The URL of a picture.
      fields :id, :name, :email, :image
    end

    class DeleteCustomerResult < Record
      # @!attribute [r] id [String] The ID of the customer.
      fields :id
    end

    class DeleteDiscountCodeResult < Record
      # @!attribute [r] id [String] The ID of the discount.
      fields :id
    end

    class DeleteDomainResult < Record
      # @!attribute [r] slug [String] The domain name.
      fields :slug
    end

    class DeleteFolderResult < Record
      # @!attribute [r] id [String] The ID of the folder.
      fields :id
    end

    class DeleteGroupResult < Record
      # @!attribute [r] id [String] The unique ID.
      fields :id
    end

    class DeleteImageResult < Record
      # @!attribute [r] id [String] The unique ID.
      fields :id
    end

    class DeleteLinkResult < Record
      # @!attribute [r] id [String] The ID of the link.
      fields :id
    end

    class DeletePartnerNoteResult < Record
      # @!attribute [r] id [String] The ID of the partner.
      fields :id
    end

    class DeletePartnerTagResult < Record
      # @!attribute [r] id [String] The unique ID.
      fields :id
    end

    class DeleteSavedViewResult < Record
      # @!attribute [r] id [String] The ID of the link.
      fields :id
    end

    class DeleteTagResult < Record
      # @!attribute [r] id [String] The ID of the tag.
      fields :id
    end

    class DeleteUtmTemplateResult < Record
      # @!attribute [r] id [String] The ID of the template.
      fields :id
    end

    class DeleteWebhookResult < Record
      # @!attribute [r] id [String] The unique ID.
      fields :id
    end

    class Discount < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String, nil] The ID of the group.
      # @!attribute [r] enrollment_id [String, nil] The ID of the enrollment, if the discount replaces its group’s
      #   discount.
      # @!attribute [r] type ["flat", "percentage"] Whether the discount is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, the rate in basis points: 10,000 is 100%.
      # @!attribute [r] max_duration_months [Integer, nil] The duration in months from the first sale. 0 is the first
      #   sale only, and null is unlimited.
      # @!attribute [r] currency [String] The currency of a flat discount, or null.
      # @!attribute [r] sentence [String] A description in one sentence.
      # @!attribute [r] description [String, nil] Your own description, or null.
      # @!attribute [r] provider ["stripe", "shopify", "custom"] The provider that applies the discount. `custom` is
      #   your own checkout. Defaults to `custom`.
      # @!attribute [r] coupon_id [String, nil] The ID of the provider’s coupon, or null.
      # @!attribute [r] coupon_test_id [String, nil] The ID of the coupon in the provider’s test mode, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] archived_at [String, nil] When the discount was archived. New customers no longer get it.
      fields :id, :program_id, :group_id, :enrollment_id, :type, :amount, :rate_bps, :max_duration_months,
             :currency, :sentence, :description, :provider, :coupon_id, :coupon_test_id, :created_at,
             :updated_at, :archived_at
    end

    class DiscountCode < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] code [String] The discount code.
      # @!attribute [r] discount_id [String, nil] The ID of the discount.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] partner [Types::DiscountCodePartner]
      # @!attribute [r] link_id [String] The ID of the link.
      fields :id, :code, :discount_id, :partner_id, :partner, :link_id
    end

    class DiscountCodePartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      fields :id, :name
    end

    class Domain < Record
      # @!attribute [r] id [String] The ID of the domain.
      # @!attribute [r] slug [String] The domain name.
      # @!attribute [r] verified [Boolean] Whether links on the domain redirect. See `verification` for details.
      # @!attribute [r] primary [Boolean] Whether new links use this domain by default.
      # @!attribute [r] archived [Boolean] Whether it’s archived.
      # @!attribute [r] placeholder [String, nil] The URL for visitors of the domain without a key, or null.
      # @!attribute [r] expired_url [String, nil] The URL for visitors after the link expires.
      # @!attribute [r] not_found_url [String, nil] The URL for visitors of unknown links, or null.
      # @!attribute [r] logo [String, nil] The URL of a logo.
      # @!attribute [r] asset_links [String, nil] The content of `assetlinks.json`, or null.
      # @!attribute [r] apple_app_site_association [String, nil] The content of `apple-app-site-association`, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] registered_domain [Object, nil] Always null. You can’t register domains through the API.
      # @!attribute [r] verification [Types::DomainVerification]
      fields :id, :slug, :verified, :primary, :archived, :placeholder, :expired_url, :not_found_url,
             :logo, :asset_links, :apple_app_site_association, :created_at, :updated_at, :registered_domain,
             :verification
    end

    class DomainVerification < Record
      # @!attribute [r] status ["unverified", "verified", "failing", "lost"] The verification status. `failing`: the
      #   record is missing, and links redirect until `servesUntil`. `lost`: links no longer redirect.
      # @!attribute [r] record [Types::DomainVerificationRecord]
      # @!attribute [r] alternative [Types::DomainVerificationAlternative]
      # @!attribute [r] verified_by ["dns", "operator", nil] How it was verified, or null.
      # @!attribute [r] verified_at [String, nil] When it was verified, in ISO 8601 format, or null.
      # @!attribute [r] checked_at [String, nil] When the check ran, in ISO 8601 format.
      # @!attribute [r] failing_since [String, nil] When the failures started, in ISO 8601 format, or null.
      # @!attribute [r] serves_until [String, nil] When links on the domain stop redirecting, in ISO 8601 format, or
      #   null.
      fields :status, :record, :alternative, :verified_by, :verified_at, :checked_at, :failing_since,
             :serves_until
    end

    class DomainVerificationAlternative < Record
      # @!attribute [r] type ["TXT", "CNAME"] The type of the record.
      # @!attribute [r] name [String] The name of the record.
      # @!attribute [r] value [String] The value of the record.
      fields :type, :name, :value
    end

    class DomainVerificationRecord < Record
      # @!attribute [r] type ["TXT", "CNAME"] The type of the record.
      # @!attribute [r] name [String] The name of the record.
      # @!attribute [r] value [String] The value of the record.
      fields :type, :name, :value
    end

    class EarningsReport < Record
      # @!attribute [r] earnings [Integer] Commissions of all types minus clawbacks in one currency, in minor units,
      #   at the times of their events.
      # @!attribute [r] earnings_amounts [Hash{String => Integer}] The earnings in each currency.
      # @!attribute [r] series [Array<Types::EarningsReportSeries>] The time series.
      fields :earnings, :earnings_amounts, :series
    end

    class EarningsReportSeries < Record
      # @!attribute [r] start [String] The start of the hour, day, week, or month.
      # @!attribute [r] earnings [Integer] Commissions of all types minus clawbacks in one currency, in minor units,
      #   at the times of their events.
      # @!attribute [r] earnings_amounts [Hash{String => Integer}] The earnings in each currency.
      fields :start, :earnings, :earnings_amounts
    end

    class EmailStatus < Record
      # @!attribute [r] status ["configured", "not_configured", "demo"] The status. `not_configured`: the server has
      #   no SMTP server, so emails are kept and not sent. `demo`: emails are shown in the demo’s mailbox.
      # @!attribute [r] from [String] The sender (`MAIL_FROM`).
      # @!attribute [r] kept [Integer] The number of the workspace’s emails that weren’t sent.
      # @!attribute [r] failed [Integer] The number of emails whose last attempt failed.
      fields :status, :from, :kept, :failed
    end

    class EndedAccess < Record
      # @!attribute [r] type ["key", "webhook", "share_link", "invitation"] The type of access: an API key, a webhook,
      #   a share link, or an invitation.
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name. For webhooks, the URL. For invitations, the email address.
      # @!attribute [r] mode ["live", "test"] Whether it belongs to live or test mode.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] outcome ["ended", "reassigned", "limited", "kept"] The outcome. `ended`: it no longer works.
      #   `reassigned`: it now belongs to the member who made the change. `limited`: the key has fewer scopes.
      fields :type, :id, :name, :mode, :created_at, :outcome
    end

    class ErasePartnerResult < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] bank_files [Array<String>] Bank files that still contain the partner’s name, because other
      #   transfers in them are in progress. They’re deleted later. Delete any copies that you downloaded.
      fields :id, :bank_files
    end

    class Event < Record
      # @!attribute [r] event ["click", "lead", "sale"] The type of event.
      # @!attribute [r] link [Types::EventLink]
      # @!attribute [r] id [String] The ID of the click, or `evt_…`. Use it as a cursor.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      # @!attribute [r] click [Types::EventClick]
      # @!attribute [r] partner [Types::EventPartner, nil]
      # @!attribute [r] event_id [String, nil] For leads and sales, the ID of the event.
      # @!attribute [r] event_name [String, nil] For leads and sales, the name of the event.
      # @!attribute [r] event_quantity [Integer, nil] For leads, the number of leads that the event counts as.
      # @!attribute [r] metadata [Hash{String => Object}, nil] Your own data.
      # @!attribute [r] customer [Types::EventCustomer, nil]
      # @!attribute [r] sale [Types::EventSale, nil]
      # @!attribute [r] sale_amount [Integer, nil] For sales, the sale amount in minor units.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] payment_processor [String, nil] The payment processor.
      # @!attribute [r] click_id [String] The ID of the click.
      # @!attribute [r] link_id [String] The ID of the link.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] url [String] The destination URL.
      # @!attribute [r] continent [String] The continent code.
      # @!attribute [r] country [String] The two-letter country code (ISO 3166-1).
      # @!attribute [r] city [String] The city.
      # @!attribute [r] device [String] The device type.
      # @!attribute [r] browser [String] The browser.
      # @!attribute [r] os [String] The operating system.
      # @!attribute [r] qr [Integer] Whether the visitor scanned a QR code: 1 or 0.
      # @!attribute [r] ip [String] Always empty.
      fields :event, :link, :id, :timestamp, :click, :partner, :event_id, :event_name, :event_quantity,
             :metadata, :customer, :sale, :sale_amount, :invoice_id, :payment_processor, :click_id, :link_id,
             :domain, :key, :url, :continent, :country, :city, :device, :browser, :os, :qr, :ip
    end

    class EventClick < Record
      # @!attribute [r] id [String] The ID of the click, or empty if the event has no click.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      # @!attribute [r] url [String] The destination URL without its query.
      # @!attribute [r] country [String] The two-letter country code, or `Unknown`.
      # @!attribute [r] city [String] The city.
      # @!attribute [r] region [String] The region code (ISO 3166-2).
      # @!attribute [r] continent [String] The continent code.
      # @!attribute [r] device [String] The device type.
      # @!attribute [r] browser [String] The browser.
      # @!attribute [r] os [String] The operating system.
      # @!attribute [r] referer [String] The referring host, or `(direct)`.
      # @!attribute [r] referer_url [String] The referring page.
      # @!attribute [r] trigger [String] How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`.
      # @!attribute [r] qr [Boolean] Whether the visitor scanned a QR code.
      # @!attribute [r] ip [String] Always empty, because IP addresses aren’t stored.
      fields :id, :timestamp, :url, :country, :city, :region, :continent, :device, :browser, :os,
             :referer, :referer_url, :trigger, :qr, :ip
    end

    class EventCustomer < Record
      # @!attribute [r] id [String] The ID of the customer.
      # @!attribute [r] external_id [String] The customer’s ID in your system.
      # @!attribute [r] identified_program_id [String, nil] The ID of the program that the customer was identified
      #   with. Null for customers of the workspace.
      # @!attribute [r] name [String, nil] The customer’s name, or null.
      # @!attribute [r] email [String, nil] The customer’s email address, or null.
      # @!attribute [r] avatar [String, nil] The URL of a picture, or null.
      # @!attribute [r] country [String, nil] The customer’s two-letter country code, or null.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue, in minor units of `saleCurrency`.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] first_sale_at [String, nil] When the first sale happened, in ISO 8601 format, or null.
      fields :id, :external_id, :identified_program_id, :name, :email, :avatar, :country, :sales,
             :sale_amount, :sale_currency, :created_at, :first_sale_at
    end

    class EventLink < Record
      # @!attribute [r] id [String] The ID of the link.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] short_link [String] The full short URL.
      # @!attribute [r] qr_code [String] The URL of a QR code as PNG.
      # @!attribute [r] url [String] The destination URL with its UTM parameters.
      # @!attribute [r] external_id [String, nil] Your own ID of the link, or null.
      # @!attribute [r] tenant_id [String, nil] The ID of your tenant that the link belongs to, or null.
      # @!attribute [r] program_id [String, nil] The ID of the program that the link belongs to, or null.
      # @!attribute [r] partner_id [String, nil] The ID of the partner who promotes the link, or null.
      # @!attribute [r] track_conversion [Boolean] Whether leads and sales are tracked.
      # @!attribute [r] archived [Boolean] Whether it’s archived.
      # @!attribute [r] public_stats [Boolean] Whether anyone with the link can see its statistics.
      # @!attribute [r] proxy [Boolean] Whether link previews show the link’s own title, description, and image.
      # @!attribute [r] rewrite [Boolean] Whether to show the destination under the short URL.
      # @!attribute [r] do_index [Boolean] Whether search engines can index the short link.
      # @!attribute [r] comments [String, nil] Your own notes, or null.
      # @!attribute [r] expires_at [String, nil] When it expires, in ISO 8601 format.
      # @!attribute [r] expired_url [String, nil] The URL for visitors after the link expires, or null.
      # @!attribute [r] title [String, nil] The title of the link preview, or null.
      # @!attribute [r] description [String, nil] The description of the link preview, or null.
      # @!attribute [r] image [String, nil] The URL of the link preview’s image, or null.
      # @!attribute [r] video [String, nil] The URL of the link preview’s video, or null.
      # @!attribute [r] ios [String, nil] The destination for iPhone and iPad, or null.
      # @!attribute [r] android [String, nil] The destination for Android, or null.
      # @!attribute [r] geo [Hash{String => String}, nil] Destinations by country code, or null.
      # @!attribute [r] disabled_at [String, nil] When it was disabled, in ISO 8601 format, or null.
      # @!attribute [r] password [String, nil] `********` if the link has a password, or null.
      # @!attribute [r] tags [Array<Object>, nil] The tags of the link, or null.
      # @!attribute [r] tag_id [String, nil] Deprecated. Use `tags`. The ID of the first tag.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] utm_source [String, nil] The UTM source.
      # @!attribute [r] utm_medium [String, nil] The UTM medium.
      # @!attribute [r] utm_campaign [String, nil] The UTM campaign.
      # @!attribute [r] utm_term [String, nil] The UTM term.
      # @!attribute [r] utm_content [String, nil] The UTM content.
      # @!attribute [r] test_variants [Array<Object>, nil] The destinations of the A/B test, or null.
      # @!attribute [r] test_started_at [String, nil] When the A/B test started, in ISO 8601 format, or null.
      # @!attribute [r] test_completed_at [String, nil] When the A/B test ends, in ISO 8601 format, or null.
      # @!attribute [r] user_id [String, nil] Always null, because API keys create links.
      # @!attribute [r] workspace_id [String] The ID of the workspace.
      # @!attribute [r] project_id [String] The same as `workspaceId`.
      # @!attribute [r] webhook_ids [Array<String>] Not used.
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] conversions [Integer] The number of conversions.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
      #   partner links, only amounts that count toward the program.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`: the program’s, or the workspace’s if the
      #   link has no program.
      # @!attribute [r] last_clicked [String, nil] When the link was last clicked, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at
    end

    class EventPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      fields :id, :name, :image
    end

    class EventSale < Record
      # @!attribute [r] amount [Integer] The total that the customer paid, in minor units.
      # @!attribute [r] tax [Integer] The tax included in the amount, in minor units.
      # @!attribute [r] shipping [Integer] The shipping costs included in the amount, without tax, in minor units.
      # @!attribute [r] fee [Integer] Fees included in the amount, in minor units.
      # @!attribute [r] line_items [Array<Types::EventSaleLineItem>] The products in the sale.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] payment_processor [String] The payment processor.
      fields :amount, :tax, :shipping, :fee, :line_items, :currency, :invoice_id, :payment_processor
    end

    class EventSaleLineItem < Record
      # @!attribute [r] product_id [String] Your own ID of the product, which rewards can refer to.
      # @!attribute [r] amount [Integer] The line total after discounts and without tax, in minor units of the
      #   currency.
      # @!attribute [r] name [String, nil] The name of the product, or null.
      # @!attribute [r] quantity [Integer] The quantity.
      fields :product_id, :amount, :name, :quantity
    end

    class EventsReplayed < Record
      # @!attribute [r] count [Integer] The number of events that are processed again.
      # @!attribute [r] more [Boolean] Whether there are more events. Repeat the request.
      fields :count, :more
    end

    class ExchangeRate < Record
      # @!attribute [r] day [String] The date.
      # @!attribute [r] currency [String] The currency.
      # @!attribute [r] source [String] The source. `operator` is your own rate and takes precedence. `ecb` is the
      #   European Central Bank.
      # @!attribute [r] per_euro [String] The number of units of the currency that one euro buys.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :day, :currency, :source, :per_euro, :created_at
    end

    class ExplainEventResult < Record
      # @!attribute [r] event ["click", "lead", "sale", "refund"] The type of event.
      # @!attribute [r] link [Types::EventLink, nil]
      # @!attribute [r] id [String] The ID of the click, or `evt_…`. Use it as a cursor.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      # @!attribute [r] click [Types::EventClick]
      # @!attribute [r] partner [Types::EventPartner, nil]
      # @!attribute [r] event_id [String, nil] For leads and sales, the ID of the event.
      # @!attribute [r] event_name [String, nil] For leads and sales, the name of the event.
      # @!attribute [r] event_quantity [Integer, nil] For leads, the number of leads that the event counts as.
      # @!attribute [r] metadata [Hash{String => Object}, nil] Your own data.
      # @!attribute [r] customer [Types::EventCustomer, nil]
      # @!attribute [r] sale [Types::EventSale, nil]
      # @!attribute [r] sale_amount [Integer, nil] For sales, the sale amount in minor units.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] payment_processor [String, nil] The payment processor.
      # @!attribute [r] click_id [String] The ID of the click.
      # @!attribute [r] link_id [String] The ID of the link.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] url [String] The destination URL.
      # @!attribute [r] continent [String] The continent code.
      # @!attribute [r] country [String] The two-letter country code (ISO 3166-1).
      # @!attribute [r] city [String] The city.
      # @!attribute [r] device [String] The device type.
      # @!attribute [r] browser [String] The browser.
      # @!attribute [r] os [String] The operating system.
      # @!attribute [r] qr [Integer] Whether the visitor scanned a QR code: 1 or 0.
      # @!attribute [r] ip [String] Always empty.
      # @!attribute [r] refund [Types::ExplainEventResultRefund, nil]
      # @!attribute [r] explanation [Types::ExplainEventResultExplanation]
      fields :event, :link, :id, :timestamp, :click, :partner, :event_id, :event_name, :event_quantity,
             :metadata, :customer, :sale, :sale_amount, :invoice_id, :payment_processor, :click_id, :link_id,
             :domain, :key, :url, :continent, :country, :city, :device, :browser, :os, :qr, :ip, :refund,
             :explanation
    end

    class ExplainEventResultExplanation < Record
      # @!attribute [r] verdict ["recorded", "attributed", "unattributed"] The result. Clicks are `recorded`. Leads,
      #   sales, and refunds are attributed to a link or to none.
      # @!attribute [r] reason [String] A stable code for the reason.
      # @!attribute [r] steps [Array<String>] The attribution, one sentence per step.
      # @!attribute [r] click [Types::EventClick, nil]
      # @!attribute [r] lead [Types::ExplainEventResultExplanationLead, nil]
      # @!attribute [r] refunds [Array<Types::ExplainEventResultExplanationRefund>] The refunds of the sale.
      # @!attribute [r] commissions [Array<Types::ExplainEventResultExplanationCommission>] The commissions that the
      #   event earned, or that a refund changed.
      # @!attribute [r] unearned [Types::ExplainEventResultExplanationUnearned, nil]
      fields :verdict, :reason, :steps, :click, :lead, :refunds, :commissions, :unearned
    end

    class ExplainEventResultExplanationCommission < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] type [String] The type of commission: click, lead, sale, referral, or custom.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] earnings [Integer] The earnings after refunds, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] status ["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
      #   The status of the commission.
      fields :id, :type, :partner_id, :earnings, :currency, :status
    end

    class ExplainEventResultExplanationLead < Record
      # @!attribute [r] id [String] The ID of the lead.
      # @!attribute [r] event_name [String] The name of the event.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      fields :id, :event_name, :timestamp
    end

    class ExplainEventResultExplanationRefund < Record
      # @!attribute [r] id [String] The ID of the refund.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] sale_id [String] The ID of the sale.
      # @!attribute [r] amount [Integer] The refunded amount, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      fields :id, :refund_id, :sale_id, :amount, :currency, :timestamp
    end

    class ExplainEventResultExplanationUnearned < Record
      # @!attribute [r] reason ["no_reward", "duration_over", "first_sale_only", "limit_reached", "zero_amount",
      #   "not_eligible", "existing_customer", "already_rewarded"] A stable code for the reason.
      # @!attribute [r] steps [Array<String>] The explanation, one sentence per step.
      fields :reason, :steps
    end

    class ExplainEventResultRefund < Record
      # @!attribute [r] id [String] The ID of the refund.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] sale_id [String] The ID of the sale.
      # @!attribute [r] amount [Integer] The refunded amount, in minor units.
      # @!attribute [r] currency [String] The sale’s currency.
      # @!attribute [r] timestamp [String] When the event happened, in ISO 8601 format.
      fields :id, :refund_id, :sale_id, :amount, :currency, :timestamp
    end

    class FieldChoices < Record
      # @!attribute [r] field [String] The name of the field. Its value is a list of choices, separated by commas.
      # @!attribute [r] choices [Array<Types::FieldChoicesChoice>] The choices.
      fields :field, :choices
    end

    class FieldChoicesChoice < Record
      # @!attribute [r] value [String] The value of the option.
      # @!attribute [r] label [String] The display name of the option.
      # @!attribute [r] group [String] The group of the choice, such as a pipeline. Can be empty.
      # @!attribute [r] is_usual [Boolean] Whether the choice is used by default.
      fields :value, :label, :group, :is_usual
    end

    class Folder < Record
      # @!attribute [r] id [String] The ID of the folder.
      # @!attribute [r] name [String] The name of the folder.
      # @!attribute [r] description [String, nil] A description of the folder, or null.
      # @!attribute [r] type ["default", "mega"] The type of folder. Always `default`.
      # @!attribute [r] access_level ["write", "read", nil] Not used.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :name, :description, :type, :access_level, :created_at, :updated_at
    end

    class FraudFlag < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] status ["open", "released", "rejected"] The status. Open flags are closed only by people.
      # @!attribute [r] rule ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
      #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"] The fraud rule.
      # @!attribute [r] severity ["low", "medium", "high"] The severity.
      # @!attribute [r] sentence [String] The finding, in one sentence.
      # @!attribute [r] evidence [Hash{String => String}] The data behind the finding.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] customer_id [String, nil] The ID of the customer.
      # @!attribute [r] commission_id [String, nil] The ID of the commission. Null if the flag is about the partner
      #   and holds all of their earnings.
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] commission [Types::FraudFlagCommission, nil]
      # @!attribute [r] note [String, nil] A note for your records, or null.
      # @!attribute [r] reviewed_by [String, nil] The actor who closed the flag, such as `key:key_…`.
      # @!attribute [r] reviewed_at [String, nil] When it was reviewed, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the flag was created, in ISO 8601 format.
      fields :id, :status, :rule, :severity, :sentence, :evidence, :program_id, :partner_id,
             :enrollment_id, :customer_id, :commission_id, :partner, :commission, :note, :reviewed_by,
             :reviewed_at, :created_at
    end

    class FraudFlagCommission < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] earnings [Integer] The earnings, in minor units of the program’s currency.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      fields :id, :earnings, :currency
    end

    class FraudFlagPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] email [String, nil] The partner’s email address, or null.
      fields :id, :name, :email
    end

    class FraudRule < Record
      # @!attribute [r] rule ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
      #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"] The fraud rule.
      # @!attribute [r] title [String] The name of the rule.
      # @!attribute [r] defaults [Hash{String => Object}] The default settings of the rule. To change them, update
      #   `fraudSettings` of the program.
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
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      fields :enabled
    end

    class FraudSettingsBannedCountry < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] customer_countries [Array<String>] The two-letter codes of banned customer countries.
      # @!attribute [r] partner_countries [Array<String>] The two-letter codes of banned partner countries.
      fields :enabled, :customer_countries, :partner_countries
    end

    class FraudSettingsBannedSource < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] hosts [Array<String>] The banned hosts, such as `*.coupons.example`.
      fields :enabled, :hosts
    end

    class FraudSettingsClickVelocity < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] max_clicks_per_hour [Integer] The maximum number of clicks per hour on one link from one
      #   browser and location.
      # @!attribute [r] max_clicks_per_visitor [Integer] The maximum number of clicks per visitor.
      fields :enabled, :max_clicks_per_hour, :max_clicks_per_visitor
    end

    class FraudSettingsDisposableEmail < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] extra_domains [Array<String>] Additional domains of disposable email providers.
      # @!attribute [r] allowed_domains [Array<String>] Domains to allow, even if they’re known as disposable.
      fields :enabled, :extra_domains, :allowed_domains
    end

    class FraudSettingsDuplicateIdentity < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      fields :enabled
    end

    class FraudSettingsPaidTraffic < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] networks [Array<String>] The advertising networks that partners can’t use.
      # @!attribute [r] allowed_campaigns [Array<String>] The campaigns that are allowed.
      # @!attribute [r] allowed_hosts [Array<String>] The referring hosts that never count as advertising.
      fields :enabled, :networks, :allowed_campaigns, :allowed_hosts
    end

    class FraudSettingsSelfReferral < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      fields :enabled
    end

    class FraudSettingsTooFast < Record
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] min_seconds [Integer] The minimum number of seconds between the click and the lead.
      fields :enabled, :min_seconds
    end

    class FundingAccount < Record
      # @!attribute [r] id [String] The ID of the funding account.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] name [String] The name of the account.
      # @!attribute [r] masked [String] The masked account. The full details are never returned.
      # @!attribute [r] verified_at [String, nil] When it was verified, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] removed_at [String, nil] When it was removed, in ISO 8601 format, or null.
      # @!attribute [r] callback_url [String, nil] The URL that the provider sends status updates to, or null if it
      #   doesn’t.
      fields :id, :provider, :name, :masked, :verified_at, :created_at, :removed_at, :callback_url
    end

    class Group < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] name [String] The name of the group.
      # @!attribute [r] slug [String] The slug of the group.
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] The color of the
      #   group.
      # @!attribute [r] holding_period_days [Integer, nil] The number of days before a commission is payable, or null
      #   to use the program’s setting.
      # @!attribute [r] auto_approve [Boolean, nil] Whether to approve applications automatically, or null to use the
      #   program’s setting.
      # @!attribute [r] link_structure ["short", "query"] The format of partner links: a short link, or the
      #   destination with `?via=`.
      # @!attribute [r] default_links [Array<Types::GroupDefaultLink>] The links to create for each new partner.
      # @!attribute [r] allowed_destinations [Array<Types::GroupAllowedDestination>] The destinations that partners
      #   can link to.
      # @!attribute [r] max_links [Integer] The maximum number of links per partner.
      # @!attribute [r] move_rules [Array<Types::GroupMoveRule>] Rules that move partners into this group.
      # @!attribute [r] logo [String, nil] The URL of a logo.
      # @!attribute [r] brand_color [String, nil] The brand color, as `#rrggbb`, or null.
      # @!attribute [r] landing [Types::GroupLanding, nil]
      # @!attribute [r] application_form [Array<Object>, nil] The questions of the application form.
      # @!attribute [r] resources [Array<Object>, nil] Resources for partners, such as files, colors, and messages.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :program_id, :name, :slug, :color, :holding_period_days, :auto_approve, :link_structure,
             :default_links, :allowed_destinations, :max_links, :move_rules, :logo, :brand_color, :landing,
             :application_form, :resources, :created_at, :updated_at
    end

    class GroupAllowedDestination < Record
      # @!attribute [r] domain [String] The domain to allow.
      # @!attribute [r] path [String] The start of the path.
      # @!attribute [r] match ["domain", "exact"] How to match.
      fields :domain, :path, :match
    end

    class GroupDefaultLink < Record
      # @!attribute [r] url [String] The destination URL.
      fields :url
    end

    class GroupLanding < Record
      # @!attribute [r] title [String] The title of the landing page.
      # @!attribute [r] subtitle [String] The subtitle of the landing page.
      # @!attribute [r] image [Types::GroupLandingImage, nil]
      # @!attribute [r] blocks [Array<Types::GroupLandingBlockText, Types::GroupLandingBlockImage,
      #   Types::GroupLandingBlockFiles, Types::GroupLandingBlockQuestions, Types::GroupLandingBlockCalculator,
      #   Types::GroupLandingBlockTestimonials>] The blocks of the landing page.
      fields :title, :subtitle, :image, :blocks
    end

    class GroupLandingBlockCalculator < Record
      # @!attribute [r] type ["calculator"] The type of block.
      # @!attribute [r] sale_amount [Integer] For calculator blocks, the amount of one sale, in minor units of the
      #   program’s currency.
      # @!attribute [r] max_sales [Integer] For calculator blocks, the maximum of the slider.
      fields :type, :sale_amount, :max_sales
    end

    class GroupLandingBlockFiles < Record
      # @!attribute [r] type ["files"] The type of block.
      # @!attribute [r] files [Array<Types::GroupLandingBlockFilesFile>] The images.
      fields :type, :files
    end

    class GroupLandingBlockFilesFile < Record
      # @!attribute [r] name [String] The name of the file.
      # @!attribute [r] url [String] An HTTP or HTTPS URL.
      fields :name, :url
    end

    class GroupLandingBlockImage < Record
      # @!attribute [r] type ["image"] The type of block.
      # @!attribute [r] url [String] The URL of the image.
      # @!attribute [r] alt [String] Alternative text that describes the image.
      fields :type, :url, :alt
    end

    class GroupLandingBlockQuestions < Record
      # @!attribute [r] type ["questions"] The type of block.
      # @!attribute [r] questions [Array<Types::GroupLandingBlockQuestionsQuestion>] The questions and their answers.
      fields :type, :questions
    end

    class GroupLandingBlockQuestionsQuestion < Record
      # @!attribute [r] question [String] The question.
      # @!attribute [r] answer [String] The answer.
      fields :question, :answer
    end

    class GroupLandingBlockTestimonials < Record
      # @!attribute [r] type ["testimonials"] The type of block.
      # @!attribute [r] testimonials [Array<Types::GroupLandingBlockTestimonialsTestimonial>] The testimonials.
      fields :type, :testimonials
    end

    class GroupLandingBlockTestimonialsTestimonial < Record
      # @!attribute [r] quote [String] The quote.
      # @!attribute [r] name [String] The name of the person.
      # @!attribute [r] role [String] The role.
      fields :quote, :name, :role
    end

    class GroupLandingBlockText < Record
      # @!attribute [r] type ["text"] The type of block.
      # @!attribute [r] text [String] The content, as Markdown.
      fields :type, :text
    end

    class GroupLandingImage < Record
      # @!attribute [r] url [String] The URL of the image.
      # @!attribute [r] alt [String] Alternative text that describes the image.
      fields :url, :alt
    end

    class GroupMoveRule < Record
      # @!attribute [r] attribute ["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"] The partner’s
      #   total to compare.
      # @!attribute [r] gte [Integer] The minimum, inclusive.
      # @!attribute [r] lt [Integer, nil] The maximum, exclusive.
      fields :attribute, :gte, :lt
    end

    class HandedLink < Record
      # @!attribute [r] url [String] A link that works once. Share it only with the person.
      # @!attribute [r] expires_at [String] When it expires, in ISO 8601 format.
      fields :url, :expires_at
    end

    class Hostname < Record
      # @!attribute [r] hostname [String] A hostname such as `example.com`, `*.example.com` for all subdomains, or
      #   `localhost`.
      fields :hostname
    end

    class Image < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] url [String] The public URL of the image.
      # @!attribute [r] content_type ["image/png", "image/jpeg", "image/gif", "image/webp"] The media type.
      # @!attribute [r] size [Integer] The size in bytes.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :url, :content_type, :size, :created_at
    end

    class Import < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String] The ID of the group.
      # @!attribute [r] source [String] The platform or file type.
      # @!attribute [r] origin [String] A name that distinguishes sources whose IDs can overlap.
      # @!attribute [r] name [String] Your name for the import.
      # @!attribute [r] status ["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing",
      #   "undone"] The status of the import.
      # @!attribute [r] reason [String, nil] Why the import failed, or what it’s waiting for.
      # @!attribute [r] unpaid ["mature", "hold"] How to treat commissions that the source hasn’t paid.
      # @!attribute [r] lines [Integer] The number of rows read.
      # @!attribute [r] created_by [String] The actor who created it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] started_at [String, nil] When it started, in ISO 8601 format, or null.
      # @!attribute [r] finished_at [String, nil] When it finished, in ISO 8601 format, or null.
      # @!attribute [r] undone_at [String, nil] When the import was undone, in ISO 8601 format, or null.
      fields :id, :program_id, :group_id, :source, :origin, :name, :status, :reason, :unpaid, :lines,
             :created_by, :created_at, :updated_at, :started_at, :finished_at, :undone_at
    end

    class ImportFile < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The kind of rows
      #   in the file.
      # @!attribute [r] part [Integer] The number of the last part.
      # @!attribute [r] encoding [String] The character encoding.
      # @!attribute [r] delimiter [String] The delimiter of the columns.
      # @!attribute [r] columns [Array<String>] The names of the columns.
      # @!attribute [r] sample [Array<Array<String>>] The first rows.
      # @!attribute [r] mapping [Hash{String => String}] The detected columns. Ambiguous columns aren’t mapped.
      # @!attribute [r] missing [Array<String>] Required values without a column.
      # @!attribute [r] unmapped [Array<String>] Columns that aren’t used unless you map them.
      fields :kind, :part, :encoding, :delimiter, :columns, :sample, :mapping, :missing, :unmapped
    end

    class ImportLine < Record
      # @!attribute [r] number [Integer] The number of the row in the import.
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The type of
      #   object in the row.
      # @!attribute [r] source_id [String] The source’s own ID.
      # @!attribute [r] line [String] The position in the source.
      # @!attribute [r] status ["new", "ready", "skipped", "known", "done", "undone", "kept"] The status of the row.
      # @!attribute [r] reason [String, nil] Why the row is skipped, or null.
      # @!attribute [r] message [String, nil] The reason in one sentence.
      # @!attribute [r] amount [Integer] The amount in minor units, or 0.
      # @!attribute [r] currency [String] The currency of `amount`, or null.
      # @!attribute [r] target_id [String, nil] The ID of the object that was created or matched.
      fields :number, :kind, :source_id, :line, :status, :reason, :message, :amount, :currency, :target_id
    end

    class ImportReport < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String] The ID of the group.
      # @!attribute [r] source [String] The platform or file type.
      # @!attribute [r] origin [String] A name that distinguishes sources whose IDs can overlap.
      # @!attribute [r] name [String] Your name for the import.
      # @!attribute [r] status ["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing",
      #   "undone"] The status of the import.
      # @!attribute [r] reason [String, nil] Why the import failed, or what it’s waiting for.
      # @!attribute [r] unpaid ["mature", "hold"] How to treat commissions that the source hasn’t paid.
      # @!attribute [r] lines [Integer] The number of rows read.
      # @!attribute [r] created_by [String] The actor who created it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] started_at [String, nil] When it started, in ISO 8601 format, or null.
      # @!attribute [r] finished_at [String, nil] When it finished, in ISO 8601 format, or null.
      # @!attribute [r] undone_at [String, nil] When the import was undone, in ISO 8601 format, or null.
      # @!attribute [r] kinds [Array<Types::ImportReportKind>] The results for each kind of row.
      # @!attribute [r] reasons [Array<Types::ImportReportReason>] Why rows are skipped or kept, with their number.
      # @!attribute [r] unmapped [Array<Types::ImportReportUnmapped>] Columns of the uploaded files that aren’t used.
      #   Available after the preview.
      # @!attribute [r] matches [Boolean] Whether the ledger matches the imported rows exactly.
      fields :id, :program_id, :group_id, :source, :origin, :name, :status, :reason, :unpaid, :lines,
             :created_by, :created_at, :updated_at, :started_at, :finished_at, :undone_at, :kinds, :reasons,
             :unmapped, :matches
    end

    class ImportReportKind < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The kind of rows.
      # @!attribute [r] lines [Integer] The number of rows.
      # @!attribute [r] ready [Integer] The number of rows that will be imported.
      # @!attribute [r] done [Integer] The number of rows that were imported or matched existing objects.
      # @!attribute [r] recognized [Integer] The number of imported rows that matched existing objects.
      # @!attribute [r] known [Integer] The number of rows from an earlier import.
      # @!attribute [r] skipped [Integer] The number of skipped rows.
      # @!attribute [r] undone [Integer] The number of rows that were undone.
      # @!attribute [r] kept [Integer] The number of rows that can’t be undone.
      # @!attribute [r] derived [Integer] The number of rows added to complete the records, such as the payouts of a
      #   month.
      # @!attribute [r] derived_amount [Integer] The total of those rows, in minor units of the program’s currency.
      # @!attribute [r] sums [Array<Types::ImportReportKindSum>] The totals by currency.
      fields :kind, :lines, :ready, :done, :recognized, :known, :skipped, :undone, :kept, :derived,
             :derived_amount, :sums
    end

    class ImportReportKindSum < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The total of all rows in the source, in minor units.
      # @!attribute [r] coming [Integer] The total of rows that will be or were imported.
      # @!attribute [r] known [Integer] The total of rows from an earlier import.
      # @!attribute [r] skipped [Integer] The total of skipped rows.
      # @!attribute [r] undone [Integer] The total of rows that were undone.
      # @!attribute [r] booked [Integer, nil] The total that this import posted to the ledger, or null if nothing has
      #   been written.
      fields :currency, :amount, :coming, :known, :skipped, :undone, :booked
    end

    class ImportReportReason < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The kind of rows.
      # @!attribute [r] reason [String] A stable code for the reason.
      # @!attribute [r] message [String] The reason in one sentence.
      # @!attribute [r] lines [Integer] The number of rows.
      fields :kind, :reason, :message, :lines
    end

    class ImportReportUnmapped < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The kind of file.
      # @!attribute [r] columns [Array<String>] The columns.
      fields :kind, :columns
    end

    class Importer < Record
      # @!attribute [r] name [String] The name of the source.
      # @!attribute [r] label [String] The display name of the source.
      # @!attribute [r] fields [Array<Types::ImporterField>] The fields that the source requires.
      # @!attribute [r] files [Array<"partner", "link", "customer", "lead", "sale", "commission", "payout">] The kinds
      #   of files that the source accepts.
      # @!attribute [r] columns [Array<Types::ImporterColumn>] The values that a column of each kind of file can
      #   contain.
      # @!attribute [r] notes [Array<String>] Data that can’t be imported.
      fields :name, :label, :fields, :files, :columns, :notes
    end

    class ImporterColumn < Record
      # @!attribute [r] kind ["partner", "link", "customer", "lead", "sale", "commission", "payout"] The kind of file.
      # @!attribute [r] fields [Array<Types::ImporterColumnField>] The values that a column can contain.
      fields :kind, :fields
    end

    class ImporterColumnField < Record
      # @!attribute [r] name [String] The name of the field.
      # @!attribute [r] required [Boolean] Whether a value is required.
      # @!attribute [r] meaning [String] A description of the value.
      fields :name, :required, :meaning
    end

    class ImporterField < Record
      # @!attribute [r] name [String] The name of the field.
      # @!attribute [r] label [String] The display name of the field.
      # @!attribute [r] secret [Boolean] Whether the field is secret.
      # @!attribute [r] required [Boolean] Whether a value is required.
      fields :name, :label, :secret, :required
    end

    class InboxEvent < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] connection_id [String] The ID of the connection.
      # @!attribute [r] provider_event_id [String] The provider’s ID of the event.
      # @!attribute [r] type [String] The provider’s name of the event type.
      # @!attribute [r] status ["received", "retrying", "done", "ignored", "failed"] The processing status of the
      #   event.
      # @!attribute [r] reason [String, nil] Why the event failed, is waiting, or was ignored, or what remains to be
      #   done.
      # @!attribute [r] attempts [Integer] The number of attempts.
      # @!attribute [r] created_at [String] When the event arrived, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :connection_id, :provider_event_id, :type, :status, :reason, :attempts, :created_at,
             :updated_at
    end

    class IntegrationInfo < Record
      # @!attribute [r] name [String] The name of the provider.
      # @!attribute [r] label [String] The display name of the provider.
      # @!attribute [r] summary [String] The events that the provider reports.
      # @!attribute [r] setup [String] The steps to complete at the provider.
      # @!attribute [r] secret_label [String] The provider’s name for the signing secret.
      # @!attribute [r] fields [Array<Types::IntegrationInfoField>] The fields that the provider requires.
      # @!attribute [r] events [Array<String>] The supported event types.
      # @!attribute [r] authorization ["none", "unconfigured", "ready"] Whether accounts are connected on the
      #   provider’s page.
      # @!attribute [r] history [Boolean] Whether history from before the connection can be imported.
      fields :name, :label, :summary, :setup, :secret_label, :fields, :events, :authorization, :history
    end

    class IntegrationInfoField < Record
      # @!attribute [r] name [String] The name of the field.
      # @!attribute [r] label [String] The display name of the field.
      # @!attribute [r] secret [Boolean] Whether the field is secret.
      # @!attribute [r] required [Boolean] Whether a value is required.
      # @!attribute [r] choices [Array<String>, nil] The options of the field, or null.
      fields :name, :label, :secret, :required, :choices
    end

    class Invitation < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] email [String] The email address.
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] The role: `owner` can do everything,
      #   `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
      # @!attribute [r] invited_by [String] The actor who sent the invitation: `member:per_…`, `key:key_…`, or
      #   `system:cli`.
      # @!attribute [r] delivery ["queued", "sent", "not_configured", "handed_over"] The delivery status.
      #   `not_configured`: the server can’t send email. `handed_over`: an owner received the link.
      # @!attribute [r] sent_at [String, nil] When the email was sent, or null.
      # @!attribute [r] expires_at [String] When the invitation expires, a week after it was sent.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :email, :role, :invited_by, :delivery, :sent_at, :expires_at, :created_at
    end

    class InvitedPartner < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] partner_id [String] The partner ID, the same as `id`.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] referred_by_id [String, nil] The `enrollmentId` of the referring partner, or null.
      # @!attribute [r] owner_id [String, nil] The ID of the member who is responsible for the partner.
      # @!attribute [r] tags [Array<Types::InvitedPartnerTag>] The partner’s tags, sorted by name.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String] The ID of the group.
      # @!attribute [r] tenant_id [String, nil] Your own ID of the partner.
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"] The partner’s status in the program.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] username [String, nil] The username, or null.
      # @!attribute [r] email [String, nil] The partner’s email address, or null.
      # @!attribute [r] email_verified_at [String, nil] When the email address was verified, in ISO 8601 format, or
      #   null.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] description [String, nil] A description of the partner, or null.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] company_name [String, nil] The legal name of the company, or null.
      # @!attribute [r] address [String, nil] The postal address, or null.
      # @!attribute [r] locale [String, nil] The language, as a BCP 47 tag.
      # @!attribute [r] network_status ["draft", "submitted", "approved", "rejected", "trusted"] Always `draft`,
      #   because there’s no partner network.
      # @!attribute [r] default_payout_method [Object, nil] Always null, because the payout provider manages payout
      #   methods.
      # @!attribute [r] paypal_email [Object, nil] Always null, because the payout provider manages payout methods.
      # @!attribute [r] stripe_connect_id [Object, nil] Always null, because the payout provider manages payout
      #   methods.
      # @!attribute [r] payouts_enabled_at [String, nil] When the partner first had a payout method.
      # @!attribute [r] identity_verified_at [Object, nil] Not used.
      # @!attribute [r] group_locked [Boolean] Whether rules are prevented from moving the partner to another group.
      # @!attribute [r] listed [Boolean] Whether the partner agreed to show their name and earnings on the
      #   leaderboard.
      # @!attribute [r] shares_customers [Boolean] Whether the partner sees customers’ full email addresses.
      # @!attribute [r] links [Array<Object>, nil] The partner’s links, or null.
      # @!attribute [r] total_clicks [Integer] The total number of clicks.
      # @!attribute [r] total_leads [Integer] The total number of leads.
      # @!attribute [r] total_conversions [Integer] The total number of conversions.
      # @!attribute [r] total_sales [Integer] The total number of sales.
      # @!attribute [r] total_sale_amount [Integer] Net revenue (sales minus refunds), in minor units of the program’s
      #   currency.
      # @!attribute [r] total_commissions [Integer] The total commissions, in minor units.
      # @!attribute [r] earnings [Types::InvitedPartnerEarnings]
      # @!attribute [r] banned_at [String, nil] When the partner was banned, in ISO 8601 format, or null.
      # @!attribute [r] banned_reason ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam",
      #   "brand_abuse", nil] Why the partner was banned, or null.
      # @!attribute [r] application [Types::InvitedPartnerApplication, nil]
      # @!attribute [r] created_at [String] When the partner was enrolled, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the partner last changed, in ISO 8601 format.
      # @!attribute [r] delivery ["queued", "not_configured"] The delivery status. `not_configured`: the server can’t
      #   send email, so the email is kept.
      fields :id, :partner_id, :enrollment_id, :referred_by_id, :owner_id, :tags, :program_id, :group_id,
             :tenant_id, :status, :name, :username, :email, :email_verified_at, :image, :description, :country,
             :company_name, :address, :locale, :network_status, :default_payout_method, :paypal_email,
             :stripe_connect_id, :payouts_enabled_at, :identity_verified_at, :group_locked, :listed,
             :shares_customers, :links, :total_clicks, :total_leads, :total_conversions, :total_sales,
             :total_sale_amount, :total_commissions, :earnings, :banned_at, :banned_reason, :application,
             :created_at, :updated_at, :delivery
    end

    class InvitedPartnerApplication < Record
      # @!attribute [r] rejection_reason ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other",
      #   nil] The reason, which only your team sees, or null.
      # @!attribute [r] rejection_note [String, nil] A note that the partner sees, or null.
      # @!attribute [r] reviewed_at [String, nil] When it was reviewed, in ISO 8601 format, or null.
      fields :rejection_reason, :rejection_note, :reviewed_at
    end

    class InvitedPartnerEarnings < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] accrued [Integer] Earnings in the holding period or on hold, in minor units.
      # @!attribute [r] payable [Integer] Earnings that can be paid out, in minor units.
      # @!attribute [r] in_transit [Integer] Earnings in payouts that are in transit, in minor units.
      # @!attribute [r] paid [Integer] Earnings that were paid, in minor units.
      fields :currency, :accrued, :payable, :in_transit, :paid
    end

    class InvitedPartnerTag < Record
      # @!attribute [r] id [String] The ID of the tag.
      # @!attribute [r] name [String] The name of the tag.
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] The color of the
      #   tag.
      fields :id, :name, :color
    end

    class Job < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] task [String] The name of the job’s task.
      # @!attribute [r] status ["failed", "waiting", "running"] The status of the job.
      # @!attribute [r] attempts [Integer] The number of attempts.
      # @!attribute [r] max_attempts [Integer] The maximum number of attempts.
      # @!attribute [r] error [String, nil] Why the last attempt failed.
      # @!attribute [r] payload [Hash{String => Object}] The input of the job, which contains IDs.
      # @!attribute [r] run_at [String] When the job runs next.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :task, :status, :attempts, :max_attempts, :error, :payload, :run_at, :created_at,
             :updated_at
    end

    class JournalEntry < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] posting_id [String] The ID of the posting. The entries of a posting add up to zero.
      # @!attribute [r] booking_date [String] The date of the posting in the ledger, in ISO 8601 format.
      # @!attribute [r] event_date [String] When the event happened. Earlier than the posting date if its month was
      #   already closed.
      # @!attribute [r] account ["expense", "accrued", "payable", "in_transit", "paid"] The ledger account.
      # @!attribute [r] cause ["commission_accrued", "commission_matured", "commission_adjusted",
      #   "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed",
      #   "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"] The cause of the ledger entry.
      # @!attribute [r] text [String] A description in one sentence.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] partner [Types::DiscountCodePartner]
      # @!attribute [r] commission_id [String, nil] The ID of the commission.
      # @!attribute [r] payout_id [String, nil] The ID of the payout.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency. Credits are positive and debits
      #   negative.
      # @!attribute [r] balance [Integer] The balance of this account and currency in the program after this entry,
      #   regardless of other filters, in minor units of the currency.
      fields :id, :posting_id, :booking_date, :event_date, :account, :cause, :text, :program_id,
             :enrollment_id, :partner, :commission_id, :payout_id, :currency, :amount, :balance
    end

    class Key < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] A name for the key.
      # @!attribute [r] partial_key [String] The recognizable part of the key.
      # @!attribute [r] scopes [Array<"all", "read", "links.read", "links.write", "conversions.write",
      #   "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write",
      #   "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write",
      #   "workspace.read", "workspace.write", "audit.read">] The scopes.
      # @!attribute [r] created_by [String, nil] The ID of the user who created it, such as `per_…`.
      # @!attribute [r] last_used_at [String, nil] When the key was last used, to the minute.
      # @!attribute [r] expires_at [String, nil] When it expires.
      # @!attribute [r] created_at [String] When it was created.
      fields :id, :name, :partial_key, :scopes, :created_by, :last_used_at, :expires_at, :created_at
    end

    class LedgerCheck < Record
      # @!attribute [r] ok [Boolean] Whether there are no differences.
      # @!attribute [r] checked_at [String] When the check ran, in ISO 8601 format.
      # @!attribute [r] sums [Array<Types::LedgerSum>] The totals by currency.
      # @!attribute [r] difference_count [Integer] The number of differences.
      # @!attribute [r] differences [Array<Types::LedgerDifference>] The first 100 differences.
      fields :ok, :checked_at, :sums, :difference_count, :differences
    end

    class LedgerDifference < Record
      # @!attribute [r] kind [String] The compared data.
      # @!attribute [r] id [String] The ID of the object that differs, or null.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] expected [Integer] The expected amount, in minor units.
      # @!attribute [r] found [Integer] The actual amount, in minor units.
      # @!attribute [r] sentence [String] The difference in one sentence.
      fields :kind, :id, :currency, :expected, :found, :sentence
    end

    class LedgerSum < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] entries [Integer] The number of entries.
      # @!attribute [r] sum [Integer] The sum of all entries, which is always 0, in minor units of the currency.
      # @!attribute [r] expense [Integer] The cost of commissions as a negative amount, in minor units of the
      #   currency.
      # @!attribute [r] accrued [Integer] Earnings in the holding period or on hold, in minor units of the currency.
      # @!attribute [r] payable [Integer] Earnings that can be paid out, in minor units of the currency.
      # @!attribute [r] in_transit [Integer] Earnings in payouts that are in transit, in minor units of the currency.
      # @!attribute [r] paid [Integer] Earnings that were paid, in minor units of the currency.
      fields :currency, :entries, :sum, :expense, :accrued, :payable, :in_transit, :paid
    end

    class Link < Record
      # @!attribute [r] id [String] The ID of the link.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] short_link [String] The full short URL.
      # @!attribute [r] qr_code [String] The URL of a QR code as PNG.
      # @!attribute [r] url [String] The destination URL with its UTM parameters.
      # @!attribute [r] external_id [String, nil] Your own ID of the link, or null.
      # @!attribute [r] tenant_id [String, nil] The ID of your tenant that the link belongs to, or null.
      # @!attribute [r] program_id [String, nil] The ID of the program that the link belongs to, or null.
      # @!attribute [r] partner_id [String, nil] The ID of the partner who promotes the link, or null.
      # @!attribute [r] track_conversion [Boolean] Whether leads and sales are tracked.
      # @!attribute [r] archived [Boolean] Whether it’s archived.
      # @!attribute [r] public_stats [Boolean] Whether anyone with the link can see its statistics.
      # @!attribute [r] proxy [Boolean] Whether link previews show the link’s own title, description, and image.
      # @!attribute [r] rewrite [Boolean] Whether to show the destination under the short URL.
      # @!attribute [r] do_index [Boolean] Whether search engines can index the short link.
      # @!attribute [r] comments [String, nil] Your own notes, or null.
      # @!attribute [r] expires_at [String, nil] When it expires, in ISO 8601 format.
      # @!attribute [r] expired_url [String, nil] The URL for visitors after the link expires, or null.
      # @!attribute [r] title [String, nil] The title of the link preview, or null.
      # @!attribute [r] description [String, nil] The description of the link preview, or null.
      # @!attribute [r] image [String, nil] The URL of the link preview’s image, or null.
      # @!attribute [r] video [String, nil] The URL of the link preview’s video, or null.
      # @!attribute [r] ios [String, nil] The destination for iPhone and iPad, or null.
      # @!attribute [r] android [String, nil] The destination for Android, or null.
      # @!attribute [r] geo [Hash{String => String}, nil] Destinations by country code, or null.
      # @!attribute [r] disabled_at [String, nil] When it was disabled, in ISO 8601 format, or null.
      # @!attribute [r] password [String, nil] `********` if the link has a password, or null.
      # @!attribute [r] tags [Array<Object>, nil] The tags of the link, or null.
      # @!attribute [r] tag_id [String, nil] Deprecated. Use `tags`. The ID of the first tag.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] utm_source [String, nil] The UTM source.
      # @!attribute [r] utm_medium [String, nil] The UTM medium.
      # @!attribute [r] utm_campaign [String, nil] The UTM campaign.
      # @!attribute [r] utm_term [String, nil] The UTM term.
      # @!attribute [r] utm_content [String, nil] The UTM content.
      # @!attribute [r] test_variants [Array<Object>, nil] The destinations of the A/B test, or null.
      # @!attribute [r] test_started_at [String, nil] When the A/B test started, in ISO 8601 format, or null.
      # @!attribute [r] test_completed_at [String, nil] When the A/B test ends, in ISO 8601 format, or null.
      # @!attribute [r] user_id [String, nil] Always null, because API keys create links.
      # @!attribute [r] workspace_id [String] The ID of the workspace.
      # @!attribute [r] project_id [String] The same as `workspaceId`.
      # @!attribute [r] webhook_ids [Array<String>] Not used.
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] conversions [Integer] The number of conversions.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
      #   partner links, only amounts that count toward the program.
      # @!attribute [r] sale_currency [String] The currency of `saleAmount`: the program’s, or the workspace’s if the
      #   link has no program.
      # @!attribute [r] last_clicked [String, nil] When the link was last clicked, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :domain, :key, :short_link, :qr_code, :url, :external_id, :tenant_id, :program_id,
             :partner_id, :track_conversion, :archived, :public_stats, :proxy, :rewrite, :do_index, :comments,
             :expires_at, :expired_url, :title, :description, :image, :video, :ios, :android, :geo, :disabled_at,
             :password, :tags, :tag_id, :folder_id, :utm_source, :utm_medium, :utm_campaign, :utm_term,
             :utm_content, :test_variants, :test_started_at, :test_completed_at, :user_id, :workspace_id,
             :project_id, :webhook_ids, :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency,
             :last_clicked, :created_at, :updated_at
    end

    class Mail < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] template [String] The email template.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] partner_id [String, nil] The ID of the partner.
      # @!attribute [r] from [String] The sender.
      # @!attribute [r] to [String] The recipient. Empty after the email was deleted due to its age.
      # @!attribute [r] subject [String] The subject. Empty after the email was deleted due to its age.
      # @!attribute [r] html [String, nil] The HTML content. Null if it contains a link that is only for the
      #   recipient, and empty after it was deleted. Unsubscribe links are visible only to keys with `mails.write`.
      # @!attribute [r] text [String, nil] The plain-text content, or null.
      # @!attribute [r] status ["waiting", "sent", "kept", "failed"] The delivery status of the email.
      # @!attribute [r] error [String, nil] Why the last attempt failed.
      # @!attribute [r] sent_at [String, nil] When it was sent, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :template, :program_id, :partner_id, :from, :to, :subject, :html, :text, :status,
             :error, :sent_at, :created_at
    end

    class MailTemplate < Record
      # @!attribute [r] template ["partner-invited", "application-received", "application-approved",
      #   "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest",
      #   "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"] The email
      #   template.
      # @!attribute [r] language [String] The language, as a BCP 47 tag.
      # @!attribute [r] subject [String] The subject of the email.
      # @!attribute [r] body [String] The text below the greeting.
      # @!attribute [r] custom [Boolean] Whether the template has custom text.
      # @!attribute [r] placeholders [Array<String>] The placeholders that the subject and body can contain.
      fields :template, :language, :subject, :body, :custom, :placeholders
    end

    class MailTemplateDetail < Record
      # @!attribute [r] template ["partner-invited", "application-received", "application-approved",
      #   "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest",
      #   "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"] The email
      #   template.
      # @!attribute [r] placeholders [Array<String>] The placeholders that the subject and body can contain.
      # @!attribute [r] languages [Array<String>] The languages with custom text.
      fields :template, :placeholders, :languages
    end

    class Member < Record
      # @!attribute [r] id [String] The ID of the user, which is the same in all workspaces.
      # @!attribute [r] email [String] The member’s email address.
      # @!attribute [r] name [String] The member’s name.
      # @!attribute [r] role ["owner", "admin", "member", "viewer", "billing"] The role: `owner` can do everything,
      #   `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
      # @!attribute [r] created_at [String] When the member joined.
      fields :id, :email, :name, :role, :created_at
    end

    class MemberAccess < Record
      # @!attribute [r] type ["key", "webhook", "share_link", "invitation"] The type of access: an API key, a webhook,
      #   a share link, or an invitation.
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name. For webhooks, the URL. For invitations, the email address.
      # @!attribute [r] mode ["live", "test"] Whether it belongs to live or test mode.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :type, :id, :name, :mode, :created_at
    end

    class MergePartnersResult < Record
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] merged_partner_id [String] The ID of the partner that was merged.
      fields :partner_id, :merged_partner_id
    end

    class Milestone < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String] The ID of the group.
      # @!attribute [r] name [String] The title that partners see, or null.
      # @!attribute [r] metric ["leads", "sales", "revenue", "earnings"] The metric: `leads`, `sales`, `revenue`
      #   (sales minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are deducted, and
      #   amounts are in the program’s currency.
      # @!attribute [r] threshold [Integer] The goal, as a number, or in minor units for revenue and earnings.
      # @!attribute [r] amount [Integer] The bonus, in minor units of the program’s currency.
      # @!attribute [r] currency [String] The currency of the bonus.
      # @!attribute [r] sentence [String] A description in one sentence.
      # @!attribute [r] starts_at [String, nil] When it starts, in ISO 8601 format, or null.
      # @!attribute [r] ends_at [String, nil] When it ends, in ISO 8601 format, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] archived_at [String, nil] When the milestone was archived. It can no longer be earned.
      fields :id, :program_id, :group_id, :name, :metric, :threshold, :amount, :currency, :sentence,
             :starts_at, :ends_at, :created_at, :updated_at, :archived_at
    end

    class MoveEnrollmentsResult < Record
      # @!attribute [r] moved [Integer] The number of partners moved.
      # @!attribute [r] to_group_id [String] The ID of the group to move partners to.
      fields :moved, :to_group_id
    end

    class Partner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] partner_id [String] The partner ID, the same as `id`.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] referred_by_id [String, nil] The `enrollmentId` of the referring partner, or null.
      # @!attribute [r] owner_id [String, nil] The ID of the member who is responsible for the partner.
      # @!attribute [r] tags [Array<Types::InvitedPartnerTag>] The partner’s tags, sorted by name.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String] The ID of the group.
      # @!attribute [r] tenant_id [String, nil] Your own ID of the partner.
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"] The partner’s status in the program.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] username [String, nil] The username, or null.
      # @!attribute [r] email [String, nil] The partner’s email address.
      # @!attribute [r] email_verified_at [String, nil] When the email address was verified, in ISO 8601 format, or
      #   null.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] description [String, nil] A description of the partner, or null.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] company_name [String, nil] The legal name of the company, or null.
      # @!attribute [r] address [String, nil] The postal address, or null.
      # @!attribute [r] locale [String, nil] The language, as a BCP 47 tag.
      # @!attribute [r] network_status ["draft", "submitted", "approved", "rejected", "trusted"] Always `draft`,
      #   because there’s no partner network.
      # @!attribute [r] default_payout_method [Object, nil] Always null, because the payout provider manages payout
      #   methods.
      # @!attribute [r] paypal_email [Object, nil] Always null, because the payout provider manages payout methods.
      # @!attribute [r] stripe_connect_id [Object, nil] Always null, because the payout provider manages payout
      #   methods.
      # @!attribute [r] payouts_enabled_at [String, nil] When the partner first had a payout method.
      # @!attribute [r] identity_verified_at [Object, nil] Not used.
      # @!attribute [r] group_locked [Boolean] Whether rules are prevented from moving the partner to another group.
      # @!attribute [r] listed [Boolean] Whether the partner agreed to show their name and earnings on the
      #   leaderboard.
      # @!attribute [r] shares_customers [Boolean] Whether the partner sees customers’ full email addresses.
      # @!attribute [r] links [Array<Object>, nil] The partner’s links, or null.
      # @!attribute [r] total_clicks [Integer] The total number of clicks.
      # @!attribute [r] total_leads [Integer] The total number of leads.
      # @!attribute [r] total_conversions [Integer] The total number of conversions.
      # @!attribute [r] total_sales [Integer] The total number of sales.
      # @!attribute [r] total_sale_amount [Integer] Net revenue (sales minus refunds), in minor units of the program’s
      #   currency.
      # @!attribute [r] total_commissions [Integer] The total commissions, in minor units.
      # @!attribute [r] earnings [Types::InvitedPartnerEarnings]
      # @!attribute [r] banned_at [String, nil] When the partner was banned, in ISO 8601 format, or null.
      # @!attribute [r] banned_reason ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam",
      #   "brand_abuse", nil] Why the partner was banned, or null.
      # @!attribute [r] application [Types::InvitedPartnerApplication, nil]
      # @!attribute [r] created_at [String] When the partner was enrolled, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the partner last changed, in ISO 8601 format.
      fields :id, :partner_id, :enrollment_id, :referred_by_id, :owner_id, :tags, :program_id, :group_id,
             :tenant_id, :status, :name, :username, :email, :email_verified_at, :image, :description, :country,
             :company_name, :address, :locale, :network_status, :default_payout_method, :paypal_email,
             :stripe_connect_id, :payouts_enabled_at, :identity_verified_at, :group_locked, :listed,
             :shares_customers, :links, :total_clicks, :total_leads, :total_conversions, :total_sales,
             :total_sale_amount, :total_commissions, :earnings, :banned_at, :banned_reason, :application,
             :created_at, :updated_at
    end

    class PartnerActivity < Record
      # @!attribute [r] id [String] The ID of the entry, which is also its cursor.
      # @!attribute [r] kind ["applied", "invited", "enrolled", "status_changed", "group_changed", "owner_changed",
      #   "changed", "merged", "tag_added", "tag_removed", "signed_in", "viewed_as", "exported", "access_link_created",
      #   "payout_method_changed", "discount_code_changed", "link_created", "first_lead", "first_sale", "email",
      #   "payout_created", "payout_sent", "payout_paid", "payout_failed", "fraud_flagged", "note"] The kind of entry.
      # @!attribute [r] created_at [String] When it happened, in ISO 8601 format.
      # @!attribute [r] program_id [String, nil] The ID of the program, or null for all programs.
      # @!attribute [r] actor [Types::PartnerActivityActor, nil]
      # @!attribute [r] reference [Types::PartnerActivityReference, nil]
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned", nil] The current status.
      # @!attribute [r] changes [Array<String>, nil] For `changed`, the names of the changed fields.
      # @!attribute [r] amount [Integer, nil] The amount of the payout or sale, in minor units.
      # @!attribute [r] currency [String, nil] The currency of the amount.
      # @!attribute [r] text [String, nil] The subject of the email, or the text of the note.
      fields :id, :kind, :created_at, :program_id, :actor, :reference, :status, :changes, :amount,
             :currency, :text
    end

    class PartnerActivityActor < Record
      # @!attribute [r] type ["member", "key", "partner", "embed", "browser", "system", "database"] The type of actor.
      # @!attribute [r] id [String] The ID of the member, key, or partner.
      # @!attribute [r] name [String, nil] The name of the actor.
      fields :type, :id, :name
    end

    class PartnerActivityReference < Record
      # @!attribute [r] type ["partner", "enrollment", "group", "tag", "member", "payout_method", "discount_code",
      #   "link", "event", "email", "payout", "fraud_flag", "note"] The type of object.
      # @!attribute [r] id [String] The ID of the object.
      # @!attribute [r] name [String, nil] The name of the object, if it still exists.
      fields :type, :id, :name
    end

    class PartnerApplication < Record
      # @!attribute [r] id [String] The ID of the enrollment.
      # @!attribute [r] created_at [String] When the application was submitted, in ISO 8601 format.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] partner [Types::PartnerApplicationPartner]
      # @!attribute [r] application_form_data [Array<Object>, nil] The answers with the labels at that time.
      fields :id, :created_at, :program_id, :partner, :application_form_data
    end

    class PartnerApplicationPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] company_name [String, nil] The legal name of the company, or null.
      # @!attribute [r] email [String, nil] The partner’s email address, or null.
      # @!attribute [r] email_verified_at [String, nil] When the email address was verified, in ISO 8601 format, or
      #   null.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] description [String, nil] A description.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] group_id [String] The ID of the partner’s group.
      # @!attribute [r] status ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
      #   "banned"] The partner’s status in the program.
      fields :id, :name, :company_name, :email, :email_verified_at, :image, :description, :country,
             :group_id, :status
    end

    class PartnerLink < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] domain [String] The domain of the link.
      # @!attribute [r] key [String] The key of the link.
      # @!attribute [r] short_link [String] The full short URL.
      # @!attribute [r] share_url [String] The URL to share: the short link, or the destination with `?via=`.
      # @!attribute [r] url [String] The destination URL.
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] conversions [Integer] The number of conversions.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of the program’s
      #   currency.
      fields :id, :domain, :key, :short_link, :share_url, :url, :clicks, :leads, :conversions, :sales,
             :sale_amount
    end

    class PartnerNote < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] text [String] The text of the note.
      # @!attribute [r] pinned [Boolean] Whether the note is shown above the others.
      # @!attribute [r] author [Types::PartnerNoteAuthor]
      # @!attribute [r] editable [Boolean] Whether the caller can edit the note: authors, admins, and owners can.
      # @!attribute [r] created_at [String] When the note was written, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the note last changed, in ISO 8601 format.
      fields :id, :partner_id, :text, :pinned, :author, :editable, :created_at, :updated_at
    end

    class PartnerNoteAuthor < Record
      # @!attribute [r] id [String, nil] The ID of the member, or null for a key without a member.
      # @!attribute [r] name [String] The author’s name when the note was written.
      fields :id, :name
    end

    class PartnerTag < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name of the tag.
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] The color of the
      #   tag.
      # @!attribute [r] partner_count [Integer] The number of partners that have the tag.
      # @!attribute [r] created_at [String] When the tag was created, in ISO 8601 format.
      fields :id, :name, :color, :partner_count, :created_at
    end

    class Payout < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] invoice_id [String] The ID of the payout run.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] carried_amount [Integer] The amount that was also due but can’t be sent by the provider. It
      #   stays payable.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"] The current
      #   status.
      # @!attribute [r] commission_count [Integer] The number of commissions.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] masked [String] The masked payout method.
      # @!attribute [r] period_start [String, nil] The start of the earning period, in ISO 8601 format.
      # @!attribute [r] period_end [String, nil] The end of the earning period, in ISO 8601 format.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] initiated_at [String, nil] When the payout was initiated, in ISO 8601 format, or null.
      # @!attribute [r] sent_at [String, nil] When it was sent, in ISO 8601 format, or null.
      # @!attribute [r] paid_at [String, nil] When it was paid, in ISO 8601 format, or null.
      # @!attribute [r] failed_at [String, nil] When it failed, in ISO 8601 format, or null.
      # @!attribute [r] failure_reason [String, nil] Why it failed, or null.
      # @!attribute [r] mode ["internal", "external"] `external` means that you credit the partner in your product.
      # @!attribute [r] method ["connect", "paypal", nil] The payout method, or null.
      # @!attribute [r] trace_id [String, nil] The provider’s ID of the transfer.
      # @!attribute [r] partner [Types::PayoutPartner]
      fields :id, :invoice_id, :program_id, :enrollment_id, :amount, :carried_amount, :currency, :status,
             :commission_count, :provider, :masked, :period_start, :period_end, :created_at, :updated_at,
             :initiated_at, :sent_at, :paid_at, :failed_at, :failure_reason, :mode, :method, :trace_id, :partner
    end

    class PayoutCalendar < Record
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] currency [String] The program’s currency.
      # @!attribute [r] today [String] Today’s date in UTC.
      # @!attribute [r] last_day [String] Today’s date in UTC.
      # @!attribute [r] interval ["manual", "weekly", "twice_monthly", "monthly"] How often payouts are created.
      # @!attribute [r] payable [Array<Types::PayoutCalendarPayable>] The payable amounts by currency.
      # @!attribute [r] days [Array<Types::PayoutCalendarDay>] The amounts that become payable on each day as holding
      #   periods end. Days without amounts are omitted.
      # @!attribute [r] later [Array<Types::PayoutCalendarLater>] The amounts that become payable after the last day.
      # @!attribute [r] held [Array<Types::PayoutCalendarHeld>] The amounts on hold until someone reviews them or an
      #   exchange rate is available.
      # @!attribute [r] payout_days [Array<Types::PayoutCalendarPayoutDay>] The next scheduled payout dates with the
      #   amounts that become payable since the previous date. Actual payouts can be lower, because partners below the
      #   minimum or without a payout method aren’t paid.
      fields :program_id, :currency, :today, :last_day, :interval, :payable, :days, :later, :held,
             :payout_days
    end

    class PayoutCalendarDay < Record
      # @!attribute [r] day [String] Today’s date in UTC.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] commissions [Integer] The number of commissions.
      fields :day, :currency, :amount, :commissions
    end

    class PayoutCalendarHeld < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] commissions [Integer] The number of commissions.
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarLater < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] commissions [Integer] The number of commissions.
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarPayable < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] commissions [Integer] The number of commissions.
      fields :currency, :amount, :commissions
    end

    class PayoutCalendarPayoutDay < Record
      # @!attribute [r] day [String] Today’s date in UTC.
      # @!attribute [r] amounts [Array<Types::PayoutCalendarPayoutDayAmount>] The amounts by currency.
      fields :day, :amounts
    end

    class PayoutCalendarPayoutDayAmount < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      fields :currency, :amount
    end

    class PayoutDetail < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] invoice_id [String] The ID of the payout run.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] carried_amount [Integer] The amount that was also due but can’t be sent by the provider. It
      #   stays payable.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"] The current
      #   status.
      # @!attribute [r] commission_count [Integer] The number of commissions.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] masked [String] The masked payout method.
      # @!attribute [r] period_start [String, nil] The start of the earning period, in ISO 8601 format.
      # @!attribute [r] period_end [String, nil] The end of the earning period, in ISO 8601 format.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] initiated_at [String, nil] When the payout was initiated, in ISO 8601 format, or null.
      # @!attribute [r] sent_at [String, nil] When it was sent, in ISO 8601 format, or null.
      # @!attribute [r] paid_at [String, nil] When it was paid, in ISO 8601 format, or null.
      # @!attribute [r] failed_at [String, nil] When it failed, in ISO 8601 format, or null.
      # @!attribute [r] failure_reason [String, nil] Why it failed, or null.
      # @!attribute [r] mode ["internal", "external"] `external` means that you credit the partner in your product.
      # @!attribute [r] method ["connect", "paypal", nil] The payout method, or null.
      # @!attribute [r] trace_id [String, nil] The provider’s ID of the transfer.
      # @!attribute [r] partner [Types::PayoutPartner]
      # @!attribute [r] transfer [Types::PayoutTransfer]
      # @!attribute [r] commissions [Array<Types::Commission>] The first 100 commissions. To get all of them, list
      #   commissions with `payoutId`.
      fields :id, :invoice_id, :program_id, :enrollment_id, :amount, :carried_amount, :currency, :status,
             :commission_count, :provider, :masked, :period_start, :period_end, :created_at, :updated_at,
             :initiated_at, :sent_at, :paid_at, :failed_at, :failure_reason, :mode, :method, :trace_id, :partner,
             :transfer, :commissions
    end

    class PayoutDraft < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] status ["open", "confirmed", "discarded", "expired"] The current status.
      # @!attribute [r] source ["preview", "request", "schedule"] How the draft was created: by a preview, with `POST
      #   /payouts/drafts`, or by the program’s schedule.
      # @!attribute [r] amount [Integer] The total of the payouts in the program’s currency, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] The totals by currency and provider.
      # @!attribute [r] digest [String] A hash of the contents. Drafts that pay the same have the same digest.
      # @!attribute [r] created_by [String] The actor who created it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] expires_at [String] When the draft expires, after seven days, in ISO 8601 format.
      # @!attribute [r] confirmed_by [String, nil] The actor who confirmed it.
      # @!attribute [r] confirmed_at [String, nil] When it was confirmed, in ISO 8601 format, or null.
      # @!attribute [r] run_id [String, nil] The ID of the run that paid the draft.
      # @!attribute [r] discarded_by [String, nil] The actor who discarded the draft, or null.
      # @!attribute [r] discarded_at [String, nil] When it was discarded, in ISO 8601 format, or null.
      fields :id, :program_id, :status, :source, :amount, :currency, :payout_count, :totals, :digest,
             :created_by, :created_at, :expires_at, :confirmed_by, :confirmed_at, :run_id, :discarded_by,
             :discarded_at
    end

    class PayoutDraftDetail < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] status ["open", "confirmed", "discarded", "expired"] The current status.
      # @!attribute [r] source ["preview", "request", "schedule"] How the draft was created: by a preview, with `POST
      #   /payouts/drafts`, or by the program’s schedule.
      # @!attribute [r] amount [Integer] The total of the payouts in the program’s currency, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] The totals by currency and provider.
      # @!attribute [r] digest [String] A hash of the contents. Drafts that pay the same have the same digest.
      # @!attribute [r] created_by [String] The actor who created it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] expires_at [String] When the draft expires, after seven days, in ISO 8601 format.
      # @!attribute [r] confirmed_by [String, nil] The actor who confirmed it.
      # @!attribute [r] confirmed_at [String, nil] When it was confirmed, in ISO 8601 format, or null.
      # @!attribute [r] run_id [String, nil] The ID of the run that paid the draft.
      # @!attribute [r] discarded_by [String, nil] The actor who discarded the draft, or null.
      # @!attribute [r] discarded_at [String, nil] When it was discarded, in ISO 8601 format, or null.
      # @!attribute [r] payouts [Array<Types::PayoutDraftPayout>] A page of payouts.
      fields :id, :program_id, :status, :source, :amount, :currency, :payout_count, :totals, :digest,
             :created_by, :created_at, :expires_at, :confirmed_by, :confirmed_at, :run_id, :discarded_by,
             :discarded_at, :payouts
    end

    class PayoutDraftPayout < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] commission_count [Integer] The number of commissions.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] payout_method_id [String, nil] The ID of the payout method, or null for credit that the
      #   program pays.
      # @!attribute [r] masked [String] The masked account.
      fields :partner, :enrollment_id, :amount, :currency, :commission_count, :provider,
             :payout_method_id, :masked
    end

    class PayoutDraftTotal < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] payouts [Integer] The number of payouts.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      fields :currency, :provider, :payouts, :amount
    end

    class PayoutFile < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] run_id [String] The ID of the payout run.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] filename [String] The file name.
      # @!attribute [r] content_type [String] The media type.
      # @!attribute [r] transfers [Integer] The number of transfers.
      # @!attribute [r] amount [Integer] The amount, in minor units of the currency.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] status ["written", "submitted", "discarded"] The current status.
      # @!attribute [r] submitted_at [String, nil] When it was submitted to the bank, in ISO 8601 format, or null.
      # @!attribute [r] discarded_at [String, nil] When it was discarded, in ISO 8601 format, or null.
      # @!attribute [r] downloaded_at [String, nil] When it was last downloaded, in ISO 8601 format, or null.
      # @!attribute [r] downloaded_by [String, nil] The last person who downloaded the file.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :run_id, :provider, :filename, :content_type, :transfers, :amount, :currency, :status,
             :submitted_at, :discarded_at, :downloaded_at, :downloaded_by, :created_at
    end

    class PayoutPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] email [String, nil] The partner’s email address, or null.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] default_payout_method [Object, nil] Always null.
      # @!attribute [r] payouts_enabled_at [String, nil] When the partner first had a payout method, in ISO 8601
      #   format, or null.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] group_id [String, nil] The ID of the partner’s group.
      # @!attribute [r] tenant_id [String, nil] Your own ID of the partner.
      fields :id, :name, :email, :image, :default_payout_method, :payouts_enabled_at, :country, :group_id,
             :tenant_id
    end

    class PayoutProvider < Record
      # @!attribute [r] name [String] The name of the account.
      # @!attribute [r] label [String] The display name of the provider.
      # @!attribute [r] kind [String] The type of provider. `online` uses an API, `file` creates a file for your bank,
      #   `manual` is paid by hand, and `credit` is paid in your product.
      # @!attribute [r] currencies [Array<String>, nil] The supported currencies, or null for all.
      # @!attribute [r] funding_fields [Array<Types::PayoutProviderFundingField>] The fields required to connect your
      #   account.
      # @!attribute [r] recipient_fields [Array<Types::PayoutProviderRecipientField>] The fields that partners fill
      #   in.
      # @!attribute [r] onboarding [Boolean] Whether partners set up their account on the provider’s pages.
      # @!attribute [r] status_files [Boolean] Whether the bank’s status files can be uploaded.
      fields :name, :label, :kind, :currencies, :funding_fields, :recipient_fields, :onboarding,
             :status_files
    end

    class PayoutProviderFundingField < Record
      # @!attribute [r] name [String] The name of the field.
      # @!attribute [r] label [String] The display name of the field.
      # @!attribute [r] secret [Boolean] Whether the value is secret.
      # @!attribute [r] required [Boolean] Whether a value is required.
      # @!attribute [r] options [Array<Object>, nil] The values to choose from, or null if any text is allowed.
      fields :name, :label, :secret, :required, :options
    end

    class PayoutProviderRecipientField < Record
      # @!attribute [r] name [String] The name of the field.
      # @!attribute [r] label [String] The display name of the field.
      # @!attribute [r] secret [Boolean] Whether the value is secret.
      # @!attribute [r] required [Boolean] Whether a value is required.
      # @!attribute [r] options [Array<Object>, nil] The values to choose from, or null if any text is allowed.
      fields :name, :label, :secret, :required, :options
    end

    class PayoutRun < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] key [String, nil] Your own key for the run, or null.
      # @!attribute [r] draft_id [String, nil] The ID of the draft that was paid, or null.
      # @!attribute [r] confirmed_by [String] The actor who confirmed it.
      # @!attribute [r] status ["confirmed", "failed"] The status. `failed` is a scheduled run that paid no partners.
      # @!attribute [r] error [String, nil] For failed runs, the reason.
      # @!attribute [r] attempts [Integer] The number of attempts of a scheduled run.
      # @!attribute [r] next_attempt_at [String, nil] For failed runs, the time of the next attempt in ISO 8601
      #   format, or null.
      # @!attribute [r] approved [Boolean] Whether someone other than the creator of the draft confirmed it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>] The totals.
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals
    end

    class PayoutRunDetail < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] key [String, nil] Your own key for the run, or null.
      # @!attribute [r] draft_id [String, nil] The ID of the draft that was paid, or null.
      # @!attribute [r] confirmed_by [String] The actor who confirmed it.
      # @!attribute [r] status ["confirmed", "failed"] The status. `failed` is a scheduled run that paid no partners.
      # @!attribute [r] error [String, nil] For failed runs, the reason.
      # @!attribute [r] attempts [Integer] The number of attempts of a scheduled run.
      # @!attribute [r] next_attempt_at [String, nil] For failed runs, the time of the next attempt in ISO 8601
      #   format, or null.
      # @!attribute [r] approved [Boolean] Whether someone other than the creator of the draft confirmed it.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] totals [Array<Types::PayoutRunTotal>] The totals.
      # @!attribute [r] payouts [Array<Types::Payout>] A page of payouts, sorted by ID.
      # @!attribute [r] files [Array<Types::PayoutFile>] The files to upload to your bank.
      fields :id, :program_id, :key, :draft_id, :confirmed_by, :status, :error, :attempts,
             :next_attempt_at, :approved, :created_at, :payout_count, :totals, :payouts, :files
    end

    class PayoutRunTotal < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"] The status of the
      #   payouts.
      # @!attribute [r] payouts [Integer] The number of payouts.
      # @!attribute [r] amount [Integer] The total amount, in minor units.
      fields :currency, :provider, :status, :payouts, :amount
    end

    class PayoutTransfer < Record
      # @!attribute [r] id [String] The transfer ID, which is the idempotency key at the provider.
      # @!attribute [r] status ["created", "submitting", "sent", "completed", "failed", "returned", "canceled"] The
      #   status of the transfer.
      # @!attribute [r] reference [String, nil] Your reference for the payment, or null.
      # @!attribute [r] attempts [Integer] The number of attempts.
      # @!attribute [r] last_error [String, nil] Why the transfer failed, or what needs attention.
      # @!attribute [r] file_id [String, nil] The ID of the bank file, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :status, :reference, :attempts, :last_error, :file_id, :created_at, :updated_at
    end

    class PlanUse < Record
      # @!attribute [r] plan ["free", "pro", "business", "advanced", "enterprise"] The plan.
      # @!attribute [r] conversion_tracking [Boolean] Whether the plan includes conversion tracking.
      # @!attribute [r] partner_program [Boolean] Whether the plan includes the partner program.
      # @!attribute [r] used [Types::PlanUseUsed]
      # @!attribute [r] limits [Types::PlanUseLimits]
      fields :plan, :conversion_tracking, :partner_program, :used, :limits
    end

    class PlanUseLimits < Record
      # @!attribute [r] links [Integer] The maximum number of links, or null.
      # @!attribute [r] domains [Integer] The maximum number of domains, or null.
      # @!attribute [r] keys [Integer] The maximum number of API keys, or null.
      # @!attribute [r] hostnames [Integer] The maximum number of allowed hostnames, or null.
      # @!attribute [r] tags [Integer] The maximum number of tags, or null.
      # @!attribute [r] folders [Integer] The maximum number of folders, or null.
      # @!attribute [r] programs [Integer] The maximum number of programs, excluding archived ones.
      # @!attribute [r] groups [Integer] The maximum number of groups per program, or null.
      # @!attribute [r] partners [Integer] The maximum number of active partners, or null.
      # @!attribute [r] partner_tags [Integer] The maximum number of partner tags, or null.
      fields :links, :domains, :keys, :hostnames, :tags, :folders, :programs, :groups, :partners,
             :partner_tags
    end

    class PlanUseUsed < Record
      # @!attribute [r] links [Integer] The number of links.
      # @!attribute [r] domains [Integer] The number of domains.
      # @!attribute [r] keys [Integer] The number of API keys.
      # @!attribute [r] hostnames [Integer] The number of allowed hostnames.
      # @!attribute [r] tags [Integer] The number of tags.
      # @!attribute [r] folders [Integer] The number of folders.
      # @!attribute [r] programs [Integer] The number of programs, excluding archived ones.
      # @!attribute [r] groups [Integer] The number of groups.
      # @!attribute [r] partners [Integer] The number of active partners.
      # @!attribute [r] partner_tags [Integer] The number of partner tags.
      fields :links, :domains, :keys, :hostnames, :tags, :folders, :programs, :groups, :partners,
             :partner_tags
    end

    class PreviewMailTemplateResult < Record
      # @!attribute [r] subject [String] The subject.
      # @!attribute [r] html [String] The HTML content.
      # @!attribute [r] text [String] The plain-text content.
      fields :subject, :html, :text
    end

    class PreviewPayoutsResult < Record
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] draft_id [String, nil] The ID of the draft, which you can confirm to pay exactly this. Null
      #   for dry runs, or if no partner can be paid.
      # @!attribute [r] digest [String, nil] A hash of the result. It stays the same as long as the same would be
      #   paid.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] min_payout [Integer] The minimum payout, in minor units of the program’s currency.
      # @!attribute [r] amount [Integer] The total in the program’s currency, in minor units. Pass it as
      #   `expectedAmount` to confirm.
      # @!attribute [r] carried_amount [Integer] The amount that would stay payable because the provider can’t send
      #   it.
      # @!attribute [r] payout_count [Integer] The number of payouts.
      # @!attribute [r] payouts [Array<Types::PreviewPayoutsResultPayout>] A page of payouts.
      # @!attribute [r] skipped_count [Integer] The number of partners who wouldn’t be paid.
      # @!attribute [r] skipped [Array<Types::PreviewPayoutsResultSkipped>] A page of the other partners with a
      #   balance.
      # @!attribute [r] totals [Array<Types::PayoutDraftTotal>] The totals of all payouts by currency and provider.
      fields :program_id, :draft_id, :digest, :currency, :min_payout, :amount, :carried_amount,
             :payout_count, :payouts, :skipped_count, :skipped, :totals
    end

    class PreviewPayoutsResultPayout < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] amount [Integer] The payout amount: the largest part of `dueAmount` that the provider can
      #   send, in minor units.
      # @!attribute [r] due_amount [Integer] The payable amount, in minor units.
      # @!attribute [r] carried_amount [Integer] The amount that would stay payable for the next payout, in minor
      #   units.
      # @!attribute [r] sentence [String, nil] Why a part is carried over, or null if none is.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] commission_count [Integer] The number of commissions.
      # @!attribute [r] provider [String] The provider.
      # @!attribute [r] masked [String] The masked account.
      # @!attribute [r] period_start [String] The start of the earning period, in ISO 8601 format.
      # @!attribute [r] period_end [String] The end of the earning period, in ISO 8601 format.
      fields :partner, :enrollment_id, :amount, :due_amount, :carried_amount, :sentence, :currency,
             :commission_count, :provider, :masked, :period_start, :period_end
    end

    class PreviewPayoutsResultSkipped < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] amount [Integer] The amount that the partner is owed, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] reason ["banned", "negative", "nothing_due", "below_minimum", "no_payout_method",
      #   "method_not_offered", "no_tenant_id", "method_unverified", "name_not_latin", "recently_changed",
      #   "currency_not_supported", "no_funding_account", "not_expressible", "below_provider_minimum",
      #   "over_provider_limit", "over_cap", "held"] Why the partner isn’t paid.
      # @!attribute [r] sentence [String] The reason in one sentence.
      # @!attribute [r] held_until [String, nil] For `recently_changed`, when the hold ends, in ISO 8601 format.
      fields :partner, :enrollment_id, :amount, :currency, :reason, :sentence, :held_until
    end

    class PreviewRewardResult < Record
      # @!attribute [r] event ["click", "lead", "sale", "referral"] The event that the reward pays for.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] sentence [String] The terms in one sentence.
      # @!attribute [r] samples [Array<Types::PreviewRewardResultSample>] The results of the samples.
      fields :event, :currency, :sentence, :samples
    end

    class PreviewRewardResultSample < Record
      # @!attribute [r] title [String] The title of the sample.
      # @!attribute [r] amount [Integer] The amount of the sample, in minor units, or null.
      # @!attribute [r] quantity [Integer] The quantity of the sample.
      # @!attribute [r] earnings [Integer] The earnings, in minor units of the currency.
      # @!attribute [r] reason [String, nil] Why the event earns nothing.
      # @!attribute [r] volume [Integer] The partner’s volume before the event.
      # @!attribute [r] modifier [Integer, nil] The index of the modifier that applied, starting at 0.
      # @!attribute [r] tier [Integer, nil] The index of the tier that the partner had reached, starting at 0.
      # @!attribute [r] terms [Types::PreviewRewardResultSampleTerms, nil]
      # @!attribute [r] capped [Boolean] Whether a limit reduced the amount.
      # @!attribute [r] steps [Array<String>] The calculation, one sentence per step.
      fields :title, :amount, :quantity, :earnings, :reason, :volume, :modifier, :tier, :terms, :capped,
             :steps
    end

    class PreviewRewardResultSampleTerms < Record
      # @!attribute [r] type ["flat", "percentage"] Whether the reward is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, the rate in basis points: 10,000 is 100%.
      # @!attribute [r] max_duration_months [Integer, nil] The duration in months from the first sale. 0 is the first
      #   sale only, and null is unlimited.
      fields :type, :amount, :rate_bps, :max_duration_months
    end

    class Program < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name of the program.
      # @!attribute [r] slug [String] The slug of the program.
      # @!attribute [r] description [String, nil] A description of the program, or null.
      # @!attribute [r] domain [String, nil] The link domain, or null for the workspace’s primary domain.
      # @!attribute [r] url [String] The URL that partner links lead to.
      # @!attribute [r] currency [String] The currency of rewards, commissions, and payouts.
      # @!attribute [r] attribution_model ["first", "last"] Whether the first or the last click before the lead earns
      #   the commission.
      # @!attribute [r] attribution_window_days [Integer, nil] The number of days after a click in which a customer
      #   can be attributed, or null for no limit.
      # @!attribute [r] existing_customers ["earn", "hold", "ignore"] How to treat customers that you knew before they
      #   clicked.
      # @!attribute [r] holding_period_days [Integer] The number of days before a commission is payable.
      # @!attribute [r] min_payout [Integer] The minimum payout, in minor units of the program’s currency.
      # @!attribute [r] payout_schedule [Types::ProgramPayoutSchedule]
      # @!attribute [r] payout_approval [Types::ProgramPayoutApproval]
      # @!attribute [r] close_after_days [Integer, nil] The number of days after the end of a month until it’s closed
      #   automatically, or null.
      # @!attribute [r] credit_payouts ["off", "offered", "default", "only"] Which partners are paid in your own
      #   product instead of with money.
      # @!attribute [r] credit_label [String, nil] The name of the payout method for partners who are paid in credit,
      #   or null.
      # @!attribute [r] account_change_hold_days [Integer] The number of days that payouts are held after the
      #   partner’s email address or payout method changes.
      # @!attribute [r] daily_bonus_limit [Integer] The maximum total of manual commissions per day for keys without
      #   `payouts.write`, in minor units of the program’s currency.
      # @!attribute [r] auto_approve [Boolean] Whether to approve applications automatically.
      # @!attribute [r] terms_url [String, nil] The URL of the partner terms, or null.
      # @!attribute [r] help_url [String, nil] The URL of a help page for partners, or null.
      # @!attribute [r] support_email [String, nil] The support email address for partners, or null.
      # @!attribute [r] legal_address [String, nil] The name and postal address of the paying company, or null.
      # @!attribute [r] statement_note [String, nil] An additional note on statements, or null.
      # @!attribute [r] fraud_settings [Types::FraudSettings] The settings of the fraud rules.
      # @!attribute [r] logo [String, nil] The URL of a logo.
      # @!attribute [r] brand_color [String, nil] The brand color, as `#rrggbb`, or null.
      # @!attribute [r] landing [Types::GroupLanding, nil]
      # @!attribute [r] application_form [Array<Object>, nil] The questions of the application form.
      # @!attribute [r] resources [Array<Object>, nil] Resources for partners, such as files, colors, and messages.
      # @!attribute [r] deactivated_at [String, nil] When the program was deactivated, in ISO 8601 format. Partners
      #   can no longer earn, but links still redirect.
      # @!attribute [r] archived_at [String, nil] When the program was archived, in ISO 8601 format. It’s hidden from
      #   lists and doesn’t count toward plan limits. Earned commissions are still paid.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      fields :id, :name, :slug, :description, :domain, :url, :currency, :attribution_model,
             :attribution_window_days, :existing_customers, :holding_period_days, :min_payout, :payout_schedule,
             :payout_approval, :close_after_days, :credit_payouts, :credit_label, :account_change_hold_days,
             :daily_bonus_limit, :auto_approve, :terms_url, :help_url, :support_email, :legal_address,
             :statement_note, :fraud_settings, :logo, :brand_color, :landing, :application_form, :resources,
             :deactivated_at, :archived_at, :created_at, :updated_at
    end

    class ProgramPayoutApproval < Record
      # @!attribute [r] mode ["off", "always", "above"] When a second person must confirm: never, always, or above an
      #   amount.
      # @!attribute [r] above_amount [Integer, nil] For `above`, the amount that one key can pay within 24 hours, in
      #   minor units of the program’s currency. Payouts in other currencies always need approval.
      fields :mode, :above_amount
    end

    class ProgramPayoutSchedule < Record
      # @!attribute [r] interval ["manual", "weekly", "twice_monthly", "monthly"] How often payouts are created.
      # @!attribute [r] weekday [Integer, nil] For weekly payouts, the day of the week from 1 (Monday) to 7.
      # @!attribute [r] day [Integer, nil] For monthly payouts, the day of the month. In shorter months, the last day.
      fields :interval, :weekday, :day
    end

    class ProgramStat < Record
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] conversions [Integer] The number of conversions.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus refunds), in minor units of `saleCurrency`.
      # @!attribute [r] sale_currency [String] The program’s currency.
      # @!attribute [r] earnings [Array<Types::ProgramStatEarning>] Partners’ earnings by currency and status.
      # @!attribute [r] partners [Hash{String => Integer}] The number of partners by status.
      fields :clicks, :leads, :conversions, :sales, :sale_amount, :sale_currency, :earnings, :partners
    end

    class ProgramStatEarning < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] accrued [Integer] Earnings in the holding period or on hold.
      # @!attribute [r] payable [Integer] Earnings that can be paid out.
      # @!attribute [r] in_transit [Integer] Earnings in payouts that are in transit.
      # @!attribute [r] paid [Integer] Earnings that were paid.
      fields :currency, :accrued, :payable, :in_transit, :paid
    end

    class ReadPayoutStatusFileResult < Record
      # @!attribute [r] file [Types::PayoutFile]
      # @!attribute [r] outcomes [Array<Types::ReadPayoutStatusFileResultOutcome>] The result of each transfer in the
      #   file.
      fields :file, :outcomes
    end

    class ReadPayoutStatusFileResultOutcome < Record
      # @!attribute [r] transfer_id [String] The ID of the transfer.
      # @!attribute [r] payout_id [String] The ID of the payout.
      # @!attribute [r] report ["sent", "completed", "failed", "returned"] The status that the bank reported.
      # @!attribute [r] reason [String, nil] The reason that the bank reported, or null.
      # @!attribute [r] status ["pending", "processing", "sent", "completed", "failed", "canceled"] The resulting
      #   status of the payout.
      fields :transfer_id, :payout_id, :report, :reason, :status
    end

    class Receipt < Record
      # @!attribute [r] sentence [String] The whole calculation in one sentence, as in emails and statements.
      # @!attribute [r] sums [Array<String>] The calculation, one line each.
      # @!attribute [r] reasons [Array<String>] The reasons.
      # @!attribute [r] notes [Array<String>] Additional information, one sentence each.
      # @!attribute [r] skipped [Array<String>] Rules that didn’t apply.
      # @!attribute [r] timeline [Array<Types::ReceiptTimeline>] The history from the click to the payout.
      fields :sentence, :sums, :reasons, :notes, :skipped, :timeline
    end

    class ReceiptTimeline < Record
      # @!attribute [r] kind ["click", "lead", "sale", "earned", "taken_back", "payable", "payout", "paid"] The type
      #   of step.
      # @!attribute [r] at [String] When the step happened or will happen, in ISO 8601 format.
      # @!attribute [r] text [String] The step in one sentence.
      # @!attribute [r] ahead [Boolean] Whether the step is in the future.
      fields :kind, :at, :text, :ahead
    end

    class Refund < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] kind ["refund", "chargeback"] Whether it’s a refund or a chargeback.
      # @!attribute [r] amount [Integer] The refunded amount, in minor units of the currency.
      # @!attribute [r] currency [String] The sale’s currency.
      # @!attribute [r] created_at [String] When the refund happened, in ISO 8601 format.
      # @!attribute [r] reversal [Types::RefundReversal, nil]
      # @!attribute [r] sale [Types::RefundSale]
      # @!attribute [r] customer [Types::RefundCustomer, nil]
      # @!attribute [r] program_id [String, nil] The ID of the program of the sale’s partner link.
      fields :id, :refund_id, :kind, :amount, :currency, :created_at, :reversal, :sale, :customer,
             :program_id
    end

    class RefundCustomer < Record
      # @!attribute [r] id [String] The ID of the customer.
      # @!attribute [r] external_id [String] The customer’s ID in your system.
      fields :id, :external_id
    end

    class RefundDetail < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] kind ["refund", "chargeback"] Whether it’s a refund or a chargeback.
      # @!attribute [r] amount [Integer] The refunded amount, in minor units of the currency.
      # @!attribute [r] currency [String] The sale’s currency.
      # @!attribute [r] created_at [String] When the refund happened, in ISO 8601 format.
      # @!attribute [r] reversal [Types::RefundReversal, nil]
      # @!attribute [r] sale [Types::RefundSale]
      # @!attribute [r] customer [Types::RefundCustomer, nil]
      # @!attribute [r] program_id [String, nil] The ID of the program of the sale’s partner link.
      # @!attribute [r] commissions [Array<Types::RefundDetailCommission>] The commissions of the sale that the refund
      #   reduced.
      fields :id, :refund_id, :kind, :amount, :currency, :created_at, :reversal, :sale, :customer,
             :program_id, :commissions
    end

    class RefundDetailCommission < Record
      # @!attribute [r] id [String] The ID of the commission.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] amount [Integer] The amount that the refund reversed.
      # @!attribute [r] currency [String] The program’s currency.
      # @!attribute [r] clawback_id [String, nil] The ID of the clawback, if the commission was already paid.
      fields :id, :partner_id, :amount, :currency, :clawback_id
    end

    class RefundReversal < Record
      # @!attribute [r] id [String] The ID of the reversal.
      # @!attribute [r] reason ["chargeback_won", "refund_failed"] Why the refund was reversed.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :reason, :created_at
    end

    class RefundSale < Record
      # @!attribute [r] id [String] The ID of the sale.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] amount [Integer] The sale amount before refunds.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :invoice_id, :amount, :created_at
    end

    class RemovedMember < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] access [Array<Types::EndedAccess>] The API keys, webhooks, share links, and invitations that
      #   the member created.
      fields :id, :access
    end

    class ReplayWebhookResult < Record
      # @!attribute [r] count [Integer] The number of deliveries to send again.
      fields :count
    end

    class RetrieveAnalyticsResult < Record
      # @!attribute [r] start [String, nil] For time series, the start of the hour, day, week, or month.
      # @!attribute [r] continent [String, nil] The continent code.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      # @!attribute [r] region [String, nil] The region code (ISO 3166-2).
      # @!attribute [r] city [String, nil] The city.
      # @!attribute [r] device [String, nil] The device type.
      # @!attribute [r] browser [String, nil] The browser.
      # @!attribute [r] os [String, nil] The operating system.
      # @!attribute [r] trigger ["link", "qr", "pageview", "deeplink", "Unknown", nil] How the visitor arrived.
      # @!attribute [r] referer [String, nil] The referring host.
      # @!attribute [r] referer_url [String, nil] The referring page.
      # @!attribute [r] url [String, nil] The destination URL.
      # @!attribute [r] id [String, nil] The ID of the link.
      # @!attribute [r] domain [String, nil] The domain of the link.
      # @!attribute [r] partner_id [String, nil] The ID of the partner.
      # @!attribute [r] group_id [String, nil] The ID of the group.
      # @!attribute [r] program_id [String, nil] The ID of the program.
      # @!attribute [r] utm_source [String, nil] The UTM source.
      # @!attribute [r] utm_medium [String, nil] The UTM medium.
      # @!attribute [r] utm_campaign [String, nil] The UTM campaign.
      # @!attribute [r] utm_term [String, nil] The UTM term.
      # @!attribute [r] utm_content [String, nil] The UTM content.
      # @!attribute [r] link [String, nil] The link ID, the same as `id`.
      # @!attribute [r] key [String, nil] The key of the link.
      # @!attribute [r] short_link [String, nil] The full short URL.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] created_at [String, nil] When the link was created, in ISO 8601 format.
      # @!attribute [r] comments [String, nil] Your own notes, or null.
      # @!attribute [r] title [String, nil] The title of the link preview, or null.
      # @!attribute [r] partner [Types::RetrieveAnalyticsResultPartner, nil]
      # @!attribute [r] group [Types::RetrieveAnalyticsResultGroup, nil]
      # @!attribute [r] program [Types::RetrieveAnalyticsResultProgram, nil]
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] buyers [Integer, nil] With `include=buyers`, the number of customers who became a lead and
      #   bought for the first time in this time range. Never greater than `leads`.
      # @!attribute [r] sale_amount [Integer] Sales minus refunds in one currency, in minor units.
      # @!attribute [r] sale_amounts [Hash{String => Integer}] Sales minus refunds for each currency.
      fields :start, :continent, :country, :region, :city, :device, :browser, :os, :trigger, :referer,
             :referer_url, :url, :id, :domain, :partner_id, :group_id, :program_id, :utm_source, :utm_medium,
             :utm_campaign, :utm_term, :utm_content, :link, :key, :short_link, :folder_id, :created_at,
             :comments, :title, :partner, :group, :program, :clicks, :leads, :sales, :buyers, :sale_amount,
             :sale_amounts
    end

    class RetrieveAnalyticsResultGroup < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name of the group.
      # @!attribute [r] slug [String] The slug.
      # @!attribute [r] color [String] The color of the group.
      fields :id, :name, :slug, :color
    end

    class RetrieveAnalyticsResultOption2 < Record
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] buyers [Integer, nil] With `include=buyers`, the number of customers who became a lead and
      #   bought for the first time in this time range. Never greater than `leads`.
      # @!attribute [r] sale_amount [Integer] Sales minus refunds in one currency, in minor units.
      # @!attribute [r] sale_amounts [Hash{String => Integer}] Sales minus refunds for each currency.
      fields :clicks, :leads, :sales, :buyers, :sale_amount, :sale_amounts
    end

    class RetrieveAnalyticsResultPartner < Record
      # @!attribute [r] id [String] The ID of the partner.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] image [String, nil] The URL of the partner’s picture, or null.
      # @!attribute [r] country [String, nil] The two-letter country code (ISO 3166-1).
      fields :id, :name, :image, :country
    end

    class RetrieveAnalyticsResultProgram < Record
      # @!attribute [r] id [String] The ID of the program.
      # @!attribute [r] name [String] The name of the program.
      fields :id, :name
    end

    class RetrievePartnerAnalyticsResult < Record
      # @!attribute [r] start [String, nil] For time series, the start of the hour, day, week, or month.
      # @!attribute [r] link [String, nil] The link ID, the same as `id`.
      # @!attribute [r] id [String, nil] The ID of the partner.
      # @!attribute [r] domain [String, nil] The domain of the link.
      # @!attribute [r] key [String, nil] The key of the link.
      # @!attribute [r] short_link [String, nil] The full short URL.
      # @!attribute [r] url [String, nil] The destination URL.
      # @!attribute [r] folder_id [String, nil] The ID of the folder.
      # @!attribute [r] created_at [String, nil] When the object was created, in ISO 8601 format.
      # @!attribute [r] partner_id [String, nil] The ID of the partner who promotes the link, or null.
      # @!attribute [r] comments [String, nil] Your own notes, or null.
      # @!attribute [r] title [String, nil] The title of the link preview, or null.
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus their refunds) by sale date, in minor units of
      #   the program’s currency.
      # @!attribute [r] earnings [Integer] Commissions of all types minus clawbacks, in minor units of the program’s
      #   currency.
      fields :start, :link, :id, :domain, :key, :short_link, :url, :folder_id, :created_at, :partner_id,
             :comments, :title, :clicks, :leads, :sales, :sale_amount, :earnings
    end

    class RetrievePartnerAnalyticsResultOption2 < Record
      # @!attribute [r] clicks [Integer] The number of clicks.
      # @!attribute [r] leads [Integer] The number of leads.
      # @!attribute [r] sales [Integer] The number of sales.
      # @!attribute [r] sale_amount [Integer] Net revenue (sales minus their refunds) by sale date, in minor units of
      #   the program’s currency.
      # @!attribute [r] earnings [Integer] Commissions of all types minus clawbacks, in minor units of the program’s
      #   currency.
      fields :clicks, :leads, :sales, :sale_amount, :earnings
    end

    class ReverseRefundResult < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] invoice_id [String] The ID of the invoice.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] amount [Integer] The amount of the sale that counts again, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] reason ["chargeback_won", "refund_failed"] Why the refund was reversed.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :invoice_id, :refund_id, :amount, :currency, :reason, :created_at
    end

    class RevokeEmbedTokensResult < Record
      # @!attribute [r] revoked [Integer] The number of sessions that ended.
      fields :revoked
    end

    class RevokeInvitationResult < Record
      # @!attribute [r] id [String] The unique ID.
      fields :id
    end

    class RevokeKeyResult < Record
      # @!attribute [r] id [String] The ID of the key.
      fields :id
    end

    class RevokeShareLinkResult < Record
      # @!attribute [r] id [String] The ID of the link.
      fields :id
    end

    class Reward < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] group_id [String, nil] The ID of the group.
      # @!attribute [r] enrollment_id [String, nil] The ID of the enrollment, if the reward replaces its group’s
      #   reward.
      # @!attribute [r] event ["click", "lead", "sale", "referral"] The event that the reward pays for.
      # @!attribute [r] version [Integer] The latest version. Each change creates a new one.
      # @!attribute [r] type ["flat", "percentage"] Whether the reward is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, the rate in basis points: 10,000 is 100%.
      # @!attribute [r] max_duration_months [Integer, nil] The duration in months from the first sale. 0 is the first
      #   sale only, and null is unlimited.
      # @!attribute [r] currency [String] The currency of flat amounts.
      # @!attribute [r] limits [Array<Types::RewardLimit>] The limits of the reward.
      # @!attribute [r] modifiers [Array<Types::RewardModifier>] Exceptions for some events. The first match applies.
      # @!attribute [r] exclude [Array<"tax", "shipping", "fee">] For sales, the parts to subtract from the amount
      #   before the percentage applies.
      # @!attribute [r] products [Array<Types::RewardProduct>] Rules for individual products.
      # @!attribute [r] tiers [Types::RewardTiers, nil]
      # @!attribute [r] description [String, nil] Your own description, which partners see, or null.
      # @!attribute [r] sentence [String] The terms in one sentence.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] updated_at [String] When the object was last updated, in ISO 8601 format.
      # @!attribute [r] archived_at [String, nil] When the reward was archived. New customers no longer get it, and
      #   existing customers keep it.
      fields :id, :program_id, :group_id, :enrollment_id, :event, :version, :type, :amount, :rate_bps,
             :max_duration_months, :currency, :limits, :modifiers, :exclude, :products, :tiers, :description,
             :sentence, :created_at, :updated_at, :archived_at
    end

    class RewardLimit < Record
      # @!attribute [r] per ["customer", "partner"] Whether the limit applies per customer or per partner.
      # @!attribute [r] period ["all", "day", "week", "month"] A calendar period in UTC. Weeks start on Monday.
      # @!attribute [r] amount [Integer, nil] The maximum amount, in minor units.
      # @!attribute [r] count [Integer, nil] The number of objects.
      fields :per, :period, :amount, :count
    end

    class RewardModifier < Record
      # @!attribute [r] type ["flat", "percentage"] Whether the rate is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, the rate in basis points: 10,000 is 100%.
      # @!attribute [r] max_duration_months [Integer, nil] The duration in months from the first sale. 0 is the first
      #   sale only, and null is unlimited.
      # @!attribute [r] when [Types::RewardModifierWhen]
      # @!attribute [r] label [String, nil] Your own text for the exception, or null.
      # @!attribute [r] sentence [String] The terms in one sentence.
      # @!attribute [r] for_partners [String] The sentence as partners see it, in English.
      fields :type, :amount, :rate_bps, :max_duration_months, :when, :label, :sentence, :for_partners
    end

    class RewardModifierWhen < Record
      # @!attribute [r] match ["all", "any"] How to combine the conditions: `all` (AND) or `any` (OR).
      # @!attribute [r] conditions [Array<Types::RewardModifierWhenCondition>] The conditions.
      fields :match, :conditions
    end

    class RewardModifierWhenCondition < Record
      # @!attribute [r] attribute [String, nil] The attribute to compare.
      # @!attribute [r] operator [String, nil] The operator.
      # @!attribute [r] value [Object, nil] A text, number, or Boolean. For the operators `in` and `notIn`, a list.
      # @!attribute [r] label [String, nil] Your own text for partners. Defaults to a generated text in their
      #   language.
      # @!attribute [r] match ["all", "any", nil] How to combine the conditions: `all` (AND) or `any` (OR).
      # @!attribute [r] conditions [Array<Types::RewardModifierWhenConditionCondition>, nil] The conditions.
      fields :attribute, :operator, :value, :label, :match, :conditions
    end

    class RewardModifierWhenConditionCondition < Record
      # @!attribute [r] attribute [String] The attribute to compare.
      # @!attribute [r] operator [String] The operator.
      # @!attribute [r] value [Object] A text, number, or Boolean. For the operators `in` and `notIn`, a list.
      # @!attribute [r] label [String, nil] Your own text for partners. Defaults to a generated text in their
      #   language.
      fields :attribute, :operator, :value, :label
    end

    class RewardProduct < Record
      # @!attribute [r] product_ids [Array<String>] The `productId` values of line items.
      # @!attribute [r] type ["flat", "percentage", "excluded"] The type. Products with type `excluded` earn nothing.
      # @!attribute [r] label [String, nil] Your own text for partners. Defaults to a generated text in their
      #   language.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount per unit in minor units of the program’s
      #   currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, basis points of the line total.
      # @!attribute [r] sentence [String] The rule in one sentence.
      fields :product_ids, :type, :label, :amount, :rate_bps, :sentence
    end

    class RewardTiers < Record
      # @!attribute [r] measure ["revenue", "sales", "leads", "earnings"] The volume to measure before the event:
      #   `revenue` (sale amounts), `sales`, `leads` (with their quantity), or `earnings`. Refunds are deducted, and
      #   canceled commissions don’t count.
      # @!attribute [r] period ["all", "month", "quarter", "year"] The calendar period (UTC) to measure. `all` is the
      #   partner’s lifetime.
      # @!attribute [r] mode ["all_or_nothing", "marginal"] How rates apply. `all_or_nothing`: the tier reached before
      #   the event applies to the whole event. `marginal`: each part of a sale that crosses a threshold earns that
      #   tier’s rate.
      # @!attribute [r] levels [Array<Types::RewardTiersLevel>] The tiers.
      fields :measure, :period, :mode, :levels
    end

    class RewardTiersLevel < Record
      # @!attribute [r] threshold [Integer] The minimum volume, in minor units of the currency or as a count. Must be
      #   greater than the previous threshold.
      # @!attribute [r] type ["flat", "percentage"] Whether the rate is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, basis points.
      fields :threshold, :type, :amount, :rate_bps
    end

    class RewardVersion < Record
      # @!attribute [r] reward_id [String] The ID of the reward.
      # @!attribute [r] version [Integer] The version number.
      # @!attribute [r] event ["click", "lead", "sale", "referral"] The event that the reward pays for.
      # @!attribute [r] type ["flat", "percentage"] Whether the reward is a percentage or a flat amount.
      # @!attribute [r] amount [Integer, nil] For type `flat`, the amount in minor units of the program’s currency.
      # @!attribute [r] rate_bps [Integer, nil] For type `percentage`, the rate in basis points: 10,000 is 100%.
      # @!attribute [r] max_duration_months [Integer, nil] The duration in months from the first sale. 0 is the first
      #   sale only, and null is unlimited.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] limits [Array<Types::RewardLimit>] The limits of the reward.
      # @!attribute [r] modifiers [Array<Types::RewardModifier>] Exceptions for some events. The first match applies.
      # @!attribute [r] exclude [Array<"tax", "shipping", "fee">] For sales, the parts to subtract from the amount
      #   before the percentage applies.
      # @!attribute [r] products [Array<Types::RewardProduct>] Rules for individual products.
      # @!attribute [r] tiers [Types::RewardTiers, nil]
      # @!attribute [r] description [String, nil] Your own description, which partners see, or null.
      # @!attribute [r] sentence [String] The terms in one sentence.
      # @!attribute [r] created_by [String] The actor who created the version.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :reward_id, :version, :event, :type, :amount, :rate_bps, :max_duration_months, :currency,
             :limits, :modifiers, :exclude, :products, :tiers, :description, :sentence, :created_by, :created_at
    end

    class RotatePublishableKeyResult < Record
      # @!attribute [r] publishable_key [String] The publishable key.
      # @!attribute [r] previous_key_until [String, nil] When the previous key stops working, or null if it has
      #   stopped.
      fields :publishable_key, :previous_key_until
    end

    class SavedView < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name, which must be unique in the workspace.
      # @!attribute [r] page ["overview", "funnel"] The report page.
      # @!attribute [r] query [String] The query string of the report page.
      # @!attribute [r] pinned [Boolean] Whether to list this view before others.
      # @!attribute [r] created_by [String, nil] The ID of the user who saved it, such as `per_…`.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :name, :page, :query, :pinned, :created_by, :created_at
    end

    class SetExchangeRateResult < Record
      # @!attribute [r] day [String] The date.
      # @!attribute [r] currency [String] The currency.
      # @!attribute [r] source [String] The source. `operator` is your own rate and takes precedence. `ecb` is the
      #   European Central Bank.
      # @!attribute [r] per_euro [String] The number of units of the currency that one euro buys.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] priced [Integer] The number of commissions that were waiting for the rate.
      fields :day, :currency, :source, :per_euro, :created_at, :priced
    end

    class SetupChecklist < Record
      # @!attribute [r] steps [Array<Types::SetupChecklistStep>] All nine steps in order.
      # @!attribute [r] hosts [Array<Types::SetupChecklistHost>] The hosts whose pages used the publishable key,
      #   newest first.
      fields :steps, :hosts
    end

    class SetupChecklistHost < Record
      # @!attribute [r] host [String] The hostname.
      # @!attribute [r] allowed [Boolean] Whether the latest request was allowed.
      # @!attribute [r] seen_at [String] When the latest request was sent, to the hour, in ISO 8601 format.
      fields :host, :allowed, :seen_at
    end

    class SetupChecklistStep < Record
      # @!attribute [r] step ["script", "hostname", "cookie", "conversions", "program", "links", "email", "partner",
      #   "payouts"] The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed
      #   hostname. `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked. `program`: a program
      #   exists. `links`: the site of each active program sent a request, so its links can be tracked. `email`: an SMTP
      #   server is configured. `partner`: a partner has joined. `payouts`: a funding account pays the currency of each
      #   active program, or its partners are paid in credit or by hand.
      # @!attribute [r] done [Boolean] Whether the server has observed that the step is complete.
      fields :step, :done
    end

    class ShareLink < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] view_id [String] The ID of the saved view.
      # @!attribute [r] expires_at [String, nil] When the link expires, in ISO 8601 format.
      # @!attribute [r] created_by [String, nil] The ID of the user who created it, such as `per_…`.
      # @!attribute [r] created_at [String] When it was created, in ISO 8601 format.
      fields :id, :view_id, :expires_at, :created_by, :created_at
    end

    class Simulation < Record
      # @!attribute [r] program_id [String] The ID of the program.
      # @!attribute [r] event ["click", "lead", "sale", "referral"] The type of event.
      # @!attribute [r] sentence [String] The draft in one sentence.
      # @!attribute [r] since [String] The start of the time range, in ISO 8601 format.
      # @!attribute [r] until [String] The end of the time range, in ISO 8601 format.
      # @!attribute [r] currency [String] The currency of the earnings.
      # @!attribute [r] actual [Integer] The actual earnings net of refunds, in minor units of the currency.
      # @!attribute [r] simulated [Integer] The earnings with the draft, in minor units of the currency.
      # @!attribute [r] events [Integer] The number of events.
      # @!attribute [r] affected [Integer] The number of events that would have earned a different amount.
      # @!attribute [r] unpriced [Integer] The number of sales in other currencies without an exchange rate, which are
      #   excluded.
      # @!attribute [r] months [Array<Types::SimulationMonth>] The results by month.
      # @!attribute [r] currencies [Array<Types::SimulationCurrency>] The results by currency of the sales. Empty for
      #   leads.
      # @!attribute [r] partners [Array<Types::SimulationPartner>] The ten partners with the largest changes.
      # @!attribute [r] examples [Array<Types::SimulationExample>] The five events with the largest changes.
      fields :program_id, :event, :sentence, :since, :until, :currency, :actual, :simulated, :events,
             :affected, :unpriced, :months, :currencies, :partners, :examples
    end

    class SimulationCurrency < Record
      # @!attribute [r] currency [String] The currency of the sales.
      # @!attribute [r] sale_amount [Integer] The total of the sales before refunds, in minor units of this currency.
      # @!attribute [r] actual [Integer] The actual earnings net of refunds, in minor units of the currency.
      # @!attribute [r] simulated [Integer] The earnings with the draft, in minor units of the currency.
      # @!attribute [r] events [Integer] The number of events.
      # @!attribute [r] affected [Integer] The number of events that would have earned a different amount.
      fields :currency, :sale_amount, :actual, :simulated, :events, :affected
    end

    class SimulationExample < Record
      # @!attribute [r] event_id [String] The ID of the event.
      # @!attribute [r] at [String] When the event happened, in ISO 8601 format.
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] partner_name [String] The name of the partner.
      # @!attribute [r] customer_id [String, nil] The ID of the customer.
      # @!attribute [r] amount [Integer, nil] The sale amount, in its currency.
      # @!attribute [r] currency [String, nil] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] actual [Integer] The actual earnings net of refunds, in minor units of the currency.
      # @!attribute [r] simulated [Integer] The earnings with the draft, in minor units of the currency.
      # @!attribute [r] reason [String, nil] Why the event would have earned nothing.
      # @!attribute [r] steps [Array<String>] The calculation, one sentence per step.
      fields :event_id, :at, :partner_id, :partner_name, :customer_id, :amount, :currency, :actual,
             :simulated, :reason, :steps
    end

    class SimulationMonth < Record
      # @!attribute [r] month [String] The month, as YYYY-MM.
      # @!attribute [r] actual [Integer] The actual earnings net of refunds, in minor units of the currency.
      # @!attribute [r] simulated [Integer] The earnings with the draft, in minor units of the currency.
      # @!attribute [r] events [Integer] The number of events.
      # @!attribute [r] affected [Integer] The number of events that would have earned a different amount.
      fields :month, :actual, :simulated, :events, :affected
    end

    class SimulationPartner < Record
      # @!attribute [r] partner_id [String] The ID of the partner.
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] name [String] The partner’s name.
      # @!attribute [r] actual [Integer] The actual earnings net of refunds, in minor units of the currency.
      # @!attribute [r] simulated [Integer] The earnings with the draft, in minor units of the currency.
      # @!attribute [r] events [Integer] The number of events.
      # @!attribute [r] affected [Integer] The number of events that would have earned a different amount.
      fields :partner_id, :enrollment_id, :name, :actual, :simulated, :events, :affected
    end

    class StatementList < Record
      # @!attribute [r] totals [Array<Types::StatementSum>] The totals of all matching partners by currency.
      # @!attribute [r] partners [Array<Types::StatementListPartner>] A page of partners, sorted by name.
      fields :totals, :partners
    end

    class StatementListPartner < Record
      # @!attribute [r] partner [Types::FraudFlagPartner]
      # @!attribute [r] enrollment_id [String] The ID of the partner’s enrollment in the program.
      # @!attribute [r] sums [Array<Types::StatementSum>] The statement totals by currency.
      fields :partner, :enrollment_id, :sums
    end

    class StatementSum < Record
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] earned [Integer] Commissions and corrections posted in the time range, in minor units of the
      #   currency.
      # @!attribute [r] paid [Integer] The amount paid in the time range, in minor units of the currency.
      # @!attribute [r] open [Integer] The closing balance: earnings that are on hold, payable, or in transit, in
      #   minor units of the currency.
      fields :currency, :earned, :paid, :open
    end

    class StoredLedgerCheck < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] difference_count [Integer] The number of differences.
      # @!attribute [r] report [Types::LedgerCheck] The result of the check.
      fields :id, :created_at, :difference_count, :report
    end

    class Tag < Record
      # @!attribute [r] id [String] The ID of the tag.
      # @!attribute [r] name [String] The name of the tag.
      # @!attribute [r] color ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] The color of the
      #   tag.
      fields :id, :name, :color
    end

    class TestEmail < Record
      # @!attribute [r] delivery ["sent", "failed", "not_configured"] Whether the email was sent.
      # @!attribute [r] to [String] The address that the email was sent to.
      # @!attribute [r] error [String, nil] The response of the SMTP server.
      fields :delivery, :to, :error
    end

    class TestMailTemplateResult < Record
      # @!attribute [r] to [String] Your email address.
      # @!attribute [r] mail_id [String] The ID of the email.
      fields :to, :mail_id
    end

    class TrackLeadResult < Record
      # @!attribute [r] click [Types::TrackLeadResultClick]
      # @!attribute [r] link [Types::CustomerLink, nil]
      # @!attribute [r] customer [Types::TrackLeadResultCustomer]
      fields :click, :link, :customer
    end

    class TrackLeadResultClick < Record
      # @!attribute [r] id [String] The ID of the click that the lead is attributed to.
      fields :id
    end

    class TrackLeadResultCustomer < Record
      # @!attribute [r] id [String] The ID of the customer.
      # @!attribute [r] name [String, nil] The customer’s name, or null.
      # @!attribute [r] email [String, nil] The customer’s email address, or null.
      # @!attribute [r] avatar [String, nil] The URL of a picture, or null.
      # @!attribute [r] external_id [String, nil] The customer’s ID in your system.
      fields :id, :name, :email, :avatar, :external_id
    end

    class TrackRefundResult < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] invoice_id [String] The ID of the invoice.
      # @!attribute [r] refund_id [String] Your own ID of the refund.
      # @!attribute [r] amount [Integer] The amount, in minor units.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :invoice_id, :refund_id, :amount, :currency, :created_at
    end

    class TrackSaleResult < Record
      # @!attribute [r] event_name [String] The name of the event.
      # @!attribute [r] customer [Types::TrackLeadResultCustomer, nil]
      # @!attribute [r] sale [Types::TrackSaleResultSale, nil]
      fields :event_name, :customer, :sale
    end

    class TrackSaleResultSale < Record
      # @!attribute [r] amount [Integer] The sale amount, in minor units of the currency.
      # @!attribute [r] tax [Integer] The tax included in the amount, in minor units.
      # @!attribute [r] shipping [Integer] The shipping costs included in the amount, without tax, in minor units.
      # @!attribute [r] fee [Integer] Fees included in the amount, in minor units.
      # @!attribute [r] line_items [Array<Types::EventSaleLineItem>] The products in the sale.
      # @!attribute [r] currency [String] The ISO 4217 currency code, in lowercase.
      # @!attribute [r] payment_processor [String] The payment processor.
      # @!attribute [r] invoice_id [String, nil] The ID of the invoice.
      # @!attribute [r] metadata [Object] Your own data as an object, or null.
      fields :amount, :tax, :shipping, :fee, :line_items, :currency, :payment_processor, :invoice_id,
             :metadata
    end

    class UtmTemplate < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name, unique in the workspace regardless of case.
      # @!attribute [r] utm_source [String, nil] The source, such as `newsletter`.
      # @!attribute [r] utm_medium [String, nil] The medium, such as `email`.
      # @!attribute [r] utm_campaign [String, nil] The campaign, such as `autumn`.
      # @!attribute [r] utm_term [String, nil] The search term.
      # @!attribute [r] utm_content [String, nil] The content that distinguishes links, such as `header`.
      fields :id, :name, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content
    end

    class ViewAsPartnerResult < Record
      # @!attribute [r] public_token [String] The embed token (`svc_es_…`), which is returned only once and works only
      #   on that page.
      # @!attribute [r] expires [String] When it expires, in ISO 8601 format.
      fields :public_token, :expires
    end

    class Webhook < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] url [String] The URL that receives events.
      # @!attribute [r] description [String, nil] Your own description, or null.
      # @!attribute [r] events [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed">] The event types.
      # @!attribute [r] format ["standard", "segment", "slack"] The payload format. `standard`: JSON, signed according
      #   to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through
      #   an incoming webhook.
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] disabled_reason ["member", "partner", "failing", nil] Why the endpoint was disabled, or null.
      # @!attribute [r] failing_since [String, nil] When the failures started, in ISO 8601 format, or null.
      # @!attribute [r] former_secret_until [String, nil] When the previous secret stops signing deliveries, in ISO
      #   8601 format.
      # @!attribute [r] created_by [String, nil] The ID of the user who created the webhook or took it over.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :url, :description, :events, :format, :enabled, :disabled_reason, :failing_since,
             :former_secret_until, :created_by, :created_at
    end

    class WebhookDelivery < Record
      # @!attribute [r] id [String] The ID of the delivery, as in the `webhook-id` header.
      # @!attribute [r] webhook_id [String] The ID of the webhook.
      # @!attribute [r] event ["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed", "webhook.test"] The type of event.
      # @!attribute [r] subject [String] The ID of the object that the event is about.
      # @!attribute [r] status ["waiting", "delivered", "failed"] The delivery status.
      # @!attribute [r] attempts [Integer] The number of attempts.
      # @!attribute [r] next_attempt_at [String, nil] When the next attempt is made, in ISO 8601 format, or null.
      # @!attribute [r] last_attempt_at [String, nil] When the last attempt was made, in ISO 8601 format, or null.
      # @!attribute [r] request_body [String] The event data, before formatting.
      # @!attribute [r] response_status [Integer, nil] The HTTP status of the response, or null.
      # @!attribute [r] response_body [String, nil] The first 4 KB of the response.
      # @!attribute [r] error [String, nil] Why there was no response.
      # @!attribute [r] duration_ms [Integer, nil] The duration, in milliseconds, or null.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      fields :id, :webhook_id, :event, :subject, :status, :attempts, :next_attempt_at, :last_attempt_at,
             :request_body, :response_status, :response_body, :error, :duration_ms, :created_at
    end

    class WebhookWithSecret < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] url [String] The URL that receives events.
      # @!attribute [r] description [String, nil] Your own description, or null.
      # @!attribute [r] events [Array<"link.created", "link.updated", "link.deleted", "link.clicked", "lead.created",
      #   "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated",
      #   "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased",
      #   "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated",
      #   "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted",
      #   "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed",
      #   "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created",
      #   "payout.sent", "payout.completed", "payout.failed">] The event types.
      # @!attribute [r] format ["standard", "segment", "slack"] The payload format. `standard`: JSON, signed according
      #   to Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through
      #   an incoming webhook.
      # @!attribute [r] enabled [Boolean] Whether it’s enabled.
      # @!attribute [r] disabled_reason ["member", "partner", "failing", nil] Why the endpoint was disabled, or null.
      # @!attribute [r] failing_since [String, nil] When the failures started, in ISO 8601 format, or null.
      # @!attribute [r] former_secret_until [String, nil] When the previous secret stops signing deliveries, in ISO
      #   8601 format.
      # @!attribute [r] created_by [String, nil] The ID of the user who created the webhook or took it over.
      # @!attribute [r] created_at [String] When the object was created, in ISO 8601 format.
      # @!attribute [r] secret [String] The signing secret, which is returned only once. Empty for formats whose URL
      #   is the secret, such as `slack`.
      fields :id, :url, :description, :events, :format, :enabled, :disabled_reason, :failing_since,
             :former_secret_until, :created_by, :created_at, :secret
    end

    class Workspace < Record
      # @!attribute [r] id [String] The unique ID.
      # @!attribute [r] name [String] The name of the workspace.
      # @!attribute [r] slug [String] The slug, unique on this server, with up to 48 lowercase letters, digits, and
      #   dashes. The slug of a test workspace ends with `.test`.
      # @!attribute [r] currency [String] The currency of reports, as a lowercase ISO 4217 code.
      # @!attribute [r] timezone [String] The IANA name of the time zone. The console and analytics use it by default.
      #   Other reports and month closings are in UTC.
      # @!attribute [r] conversion_enabled [Boolean] Whether new links track conversions by default.
      # @!attribute [r] client_conversions_enabled [Boolean] Whether browsers can record leads and sales with the
      #   publishable key.
      # @!attribute [r] honor_opt_out [Boolean] Whether to ignore visitors who send `Sec-GPC` or `DNT`.
      # @!attribute [r] attribution_model ["first", "last"] The attribution model: the first or the last click before
      #   the lead earns the commission.
      # @!attribute [r] attribution_window_days [Integer, nil] The number of days after a click in which a customer
      #   can be attributed, or null for no limit.
      # @!attribute [r] mode ["live", "test"] The mode. Each workspace has a test workspace with its own data and
      #   keys, where no money moves and emails go to members only.
      # @!attribute [r] plan ["free", "pro", "business", "advanced", "enterprise"] The plan.
      # @!attribute [r] publishable_key [String] The publishable key for browsers. It isn’t secret.
      # @!attribute [r] allowed_hostnames [Array<String>] The hostnames whose pages can use the publishable key.
      # @!attribute [r] created_at [String] When it was created.
      # @!attribute [r] updated_at [String] When the settings last changed.
      fields :id, :name, :slug, :currency, :timezone, :conversion_enabled, :client_conversions_enabled,
             :honor_opt_out, :attribution_model, :attribution_window_days, :mode, :plan, :publishable_key,
             :allowed_hostnames, :created_at, :updated_at
    end
  end
end
