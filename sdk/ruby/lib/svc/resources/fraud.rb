# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Fraud flags to review, and the rules that create them.
  class FraudResource < Resource
    # Returns fraud flags, newest first. Pass `status=open` to get the flags that need a review. Flagged
    # commissions are never released automatically.
    # @option params ["open", "released", "rejected"] :status
    # @option params [String] :program_id
    # @option params [String] :partner_id
    # @option params [String] :commission_id
    # @option params ["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource",
    #   "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"] :rule
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::FraudFlag>]
    def list_flags(options: {}, **params)
      values = named(params, :status, :program_id, :partner_id, :commission_id, :rule, :page, :page_size,
                             :starting_after, :ending_before)
      @transport.pages("/fraud/flags", :id, kind: Types::FraudFlag, query: values, options:)
    end

    # Rejects up to 100 flags and cancels their commissions. Rejects all of them or none.
    # @option params [Array<String>] :flag_ids required
    # @option params [String, nil] :note For your records; partners do not see it
    # @option params [Boolean] :ban Also bans the partner from the program, for fraud. Default: false
    # @return [Array<Types::FraudFlag>]
    def reject_flags(options: {}, **params)
      values = named(params, :flag_ids, :note, :ban)
      @transport.json(:post, "/fraud/flags/reject", kind: Types::FraudFlag, body: values, options:)
    end

    # Releases up to 100 flags. Releases all of them or none.
    # @option params [Array<String>] :flag_ids required
    # @option params [String, nil] :note For your records; partners do not see it
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
    # @option params [String, nil] :note For your records; partners do not see it
    # @option params [Boolean] :ban Also bans the partner from the program, for fraud. Default: false
    # @return [Types::FraudFlag]
    def reject_flag(id, options: {}, **params)
      values = named(params, :note, :ban)
      @transport.json(:post, path("/fraud/flags/{}/reject", id), kind: Types::FraudFlag, body: values, options:)
    end

    # Marks a flag as legitimate. Commissions that no other open flag holds continue their holding period.
    # @option params [String, nil] :note For your records; partners do not see it
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
