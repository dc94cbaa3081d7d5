# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Fraud flags to review, and the rules that create them.
  class FraudResource < Resource
    # Returns fraud flags, newest first. Pass `status=open` to get the flags that need a review. Flagged
    # commissions are never released automatically.
    # @option params ["open", "released", "rejected"] :status Only results with this status.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :partner_id Only results of this partner.
    # @option params [String] :commission_id Only the flag of this commission.
    # @option params ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
    #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"] :rule Only flags of this rule.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::FraudFlag>]
    def list_flags(options: {}, **params)
      values = named(params, :status, :program_id, :partner_id, :commission_id, :rule, :page, :page_size,
                             :starting_after, :ending_before)
      @transport.pages("/fraud/flags", :id, kind: Types::FraudFlag, query: values, options:)
    end

    # Rejects up to 100 flags and cancels their commissions. Rejects all of them or none.
    # @option params [Array<String>] :flag_ids required: The IDs of the flags.
    # @option params [String, nil] :note A note for your records. Partners don’t see it.
    # @option params [Boolean] :ban Whether to also ban the partner from the program for fraud. Defaults to false.
    # @return [Array<Types::FraudFlag>]
    def reject_flags(options: {}, **params)
      values = named(params, :flag_ids, :note, :ban)
      @transport.json(:post, "/fraud/flags/reject", kind: Types::FraudFlag, body: values, options:)
    end

    # Releases up to 100 flags. Releases all of them or none.
    # @option params [Array<String>] :flag_ids required: The IDs of the flags.
    # @option params [String, nil] :note A note for your records. Partners don’t see it.
    # @return [Array<Types::FraudFlag>]
    def release_flags(options: {}, **params)
      values = named(params, :flag_ids, :note)
      @transport.json(:post, "/fraud/flags/release", kind: Types::FraudFlag, body: values, options:)
    end

    # Retrieves a fraud flag.
    # @return [Types::FraudFlag]
    def get_flag(id, options: {})
      @transport.json(:get, path("/fraud/flags/{}", id), kind: Types::FraudFlag, options:)
    end

    # Confirms the fraud and cancels the commission. With `ban`, the partner is also banned.
    # @option params [String, nil] :note A note for your records. Partners don’t see it.
    # @option params [Boolean] :ban Whether to also ban the partner from the program for fraud. Defaults to false.
    # @return [Types::FraudFlag]
    def reject_flag(id, options: {}, **params)
      values = named(params, :note, :ban)
      @transport.json(:post, path("/fraud/flags/{}/reject", id), kind: Types::FraudFlag, body: values, options:)
    end

    # Marks a flag as legitimate. Commissions that no other open flag holds continue their holding period.
    # @option params [String, nil] :note A note for your records. Partners don’t see it.
    # @return [Types::FraudFlag]
    def release_flag(id, options: {}, **params)
      values = named(params, :note)
      @transport.json(:post, path("/fraud/flags/{}/release", id), kind: Types::FraudFlag, body: values, options:)
    end

    # Returns the fraud rules and their settings.
    # @return [Array<Types::FraudRule>]
    def list_rules(options: {})
      @transport.json(:get, "/fraud/rules", kind: Types::FraudRule, options:)
    end
  end
end
