# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # A log of all changes in the workspace.
  class AuditResource < Resource
    # Returns changes in the workspace with the actor, time, and origin of each change, newest first.
    # @option params [String] :actor The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or
    #   `system:cli`.
    # @option params ["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program",
    #   "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag", "partner_note",
    #   "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection",
    #   "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view",
    #   "share_link", "utm_template", "webhook", "image", "export"] :type The type of the changed resource.
    # @option params ["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased",
    #   "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed",
    #   "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created",
    #   "passkey_added", "passkey_renamed", "passkey_removed", "cleared"] :action The type of change.
    # @option params [String] :resource_id The ID of the changed resource.
    # @option params [String] :start The start of the time range, in ISO 8601 format. A date starts at midnight
    #   UTC.
    # @option params [String] :end The end of the time range, exclusive. A date includes the whole day.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::AuditEntry>]
    def list_entries(options: {}, **params)
      values = named(params, :actor, :type, :action, :resource_id, :start, :end, :page, :page_size,
                             :starting_after, :ending_before)
      @transport.pages("/audit", :id, kind: Types::AuditEntry, query: values, options:)
    end

    # Verifies the hash chain of the audit log and finds entries that were changed, inserted, or deleted. Pass
    # `number` and `hash` from an earlier check to also detect a chain that was truncated or rebuilt.
    # @option params [Integer] :number The number of an entry that you recorded earlier. Requires `hash`.
    # @option params [String] :hash The hash of that entry. Requires `number`.
    # @return [Types::AuditCheck]
    def check_entries(options: {}, **params)
      values = named(params, :number, :hash)
      @transport.json(:get, "/audit/check", kind: Types::AuditCheck, query: values, options:)
    end

    # Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in commit order.
    # @option params [String] :actor The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or
    #   `system:cli`.
    # @option params ["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program",
    #   "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag", "partner_note",
    #   "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection",
    #   "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view",
    #   "share_link", "utm_template", "webhook", "image", "export"] :type The type of the changed resource.
    # @option params ["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased",
    #   "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed",
    #   "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created",
    #   "passkey_added", "passkey_renamed", "passkey_removed", "cleared"] :action The type of change.
    # @option params [String] :resource_id The ID of the changed resource.
    # @option params [String] :start The start of the time range, in ISO 8601 format. A date starts at midnight
    #   UTC.
    # @option params [String] :end The end of the time range, exclusive. A date includes the whole day.
    # @option params ["csv", "ndjson"] :format The file format. Defaults to `csv`.
    # @option params [Integer] :after Returns entries with a `number` greater than this, oldest first. Start with
    #   0.
    # @return [String]
    def export_entries(options: {}, **params)
      values = named(params, :actor, :type, :action, :resource_id, :start, :end, :format, :after)
      @transport.text(:get, "/audit/export", query: values, options:)
    end
  end
end
