# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Versioned terms, limits, and conditions of what partners earn.
  class RewardsResource < Resource
    # Calculates what a draft reward would have paid for the sales or leads of recent months, and compares it with
    # actual earnings. Partner counts reflect today’s partners. Canceled commissions, referral shares, and bonuses
    # are excluded. Nothing is saved.
    # @option params [Types::SimulateRewardDraft] :draft required
    # @option params [Integer] :months The number of calendar months (UTC) including the current one. Defaults to
    #   6.
    # @return [Types::Simulation]
    def simulate(id, options: {}, **params)
      values = named(params, :draft, :months)
      @transport.json(:post, path("/programs/{}/simulations", id), kind: Types::Simulation, body: values, options:)
    end

    # Returns rewards with their latest version, oldest first.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :group_id Only results of this group.
    # @option params [String] :enrollment_id Only results of this enrollment.
    # @option params ["click", "lead", "sale", "referral"] :event Only results with this type of event.
    # @option params [Boolean] :archived If true, only archived results. By default, only results that aren’t
    #   archived.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Reward>]
    def list(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :event, :archived, :page, :page_size)
      @transport.pages("/rewards", :page, kind: Types::Reward, query: values, options:)
    end

    # Creates a reward for a group or partner. The reward applies to customers whose first lead comes after this
    # call.
    # @option params [String, nil] :program_id The ID of the program.
    # @option params [String, nil] :group_id The ID of the group.
    # @option params [String, nil] :enrollment_id The ID of the partner’s enrollment in the program.
    # @option params [String, nil] :partner_id The partner’s ID, instead of `enrollmentId`. Requires `programId`
    #   if the workspace has several programs.
    # @option params ["click", "lead", "sale", "referral"] :event required: The event that the reward pays for.
    # @option params ["flat", "percentage"] :type required: Whether the reward is a percentage or a flat amount.
    # @option params [Integer, nil] :amount For type `flat`, the amount in minor units of the program’s currency.
    # @option params [Integer, nil] :rate_bps For type `percentage`, the rate in basis points: 10,000 is 100%.
    # @option params [Integer, nil] :max_duration_months The duration in months from the first sale. 0 is the
    #   first sale only, and null is unlimited.
    # @option params [Array<Types::SimulateRewardDraftLimit>] :limits The limits of the reward.
    # @option params [Array<Types::SimulateRewardDraftModifier>] :modifiers Exceptions for some events. The first
    #   match applies.
    # @option params [Array<"tax", "shipping", "fee">] :exclude For sales, the parts to subtract from the amount
    #   before the percentage applies.
    # @option params [Array<Types::SimulateRewardDraftProduct>] :products For sales, rules for individual
    #   products, whichever modifier applies. The first rule with the product applies. The rest of the sale earns
    #   the general terms.
    # @option params [Types::SimulateRewardDraftTiers, nil] :tiers
    # @option params [String, nil] :description Your own description, which partners see.
    # @return [Types::Reward]
    def create(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :partner_id, :event, :type, :amount,
                             :rate_bps, :max_duration_months, :limits, :modifiers, :exclude, :products, :tiers, :description)
      @transport.json(:post, "/rewards", kind: Types::Reward, body: values, options:)
    end

    # Returns the conditions that rewards can use, with their operators and value types.
    # @return [Array<Types::ConditionAttribute>]
    def list_conditions(options: {})
      @transport.json(:get, "/rewards/conditions", kind: Types::ConditionAttribute, options:)
    end

    # Calculates sample commissions for a draft or saved reward. Nothing is saved.
    # @option params [Types::PreviewRewardDraft] :draft
    # @option params [String] :reward_id The ID of the reward.
    # @option params [Integer] :version The version of the reward. Defaults to the latest.
    # @option params [Array<Types::PreviewRewardSample>] :samples The sample events. Defaults to samples that
    #   illustrate the reward.
    # @return [Types::PreviewRewardResult]
    def preview(options: {}, **params)
      values = named(params, :draft, :reward_id, :version, :samples)
      @transport.json(:post, "/rewards/preview", kind: Types::PreviewRewardResult, body: values, options:)
    end

    # Retrieves a reward with its latest version.
    # @return [Types::Reward]
    def get(id, options: {})
      @transport.json(:get, path("/rewards/{}", id), kind: Types::Reward, options:)
    end

    # Creates a new version of a reward. Fields that you omit keep their values. Existing customers keep the
    # version that applied to their lead.
    # @option params ["flat", "percentage"] :type Whether the reward is a percentage or a flat amount.
    # @option params [Integer, nil] :amount For type `flat`, the amount in minor units of the program’s currency.
    # @option params [Integer, nil] :rate_bps For type `percentage`, the rate in basis points: 10,000 is 100%.
    # @option params [Integer, nil] :max_duration_months The duration in months from the first sale. 0 is the
    #   first sale only, and null is unlimited.
    # @option params [Array<Types::SimulateRewardDraftLimit>] :limits The limits of the reward.
    # @option params [Array<Types::SimulateRewardDraftModifier>] :modifiers Exceptions for some events. The first
    #   match applies.
    # @option params [Array<"tax", "shipping", "fee">] :exclude For sales, the parts to subtract from the amount
    #   before the percentage applies.
    # @option params [Array<Types::SimulateRewardDraftProduct>] :products For sales, rules for individual
    #   products, whichever modifier applies. The first rule with the product applies. The rest of the sale earns
    #   the general terms.
    # @option params [Types::SimulateRewardDraftTiers, nil] :tiers
    # @option params [String, nil] :description Your own description, which partners see.
    # @option params [Integer] :if_version The version that you last read. Returns 409 if someone has changed the
    #   reward since.
    # @return [Types::Reward]
    def update(id, options: {}, **params)
      values = named(params, :type, :amount, :rate_bps, :max_duration_months, :limits, :modifiers,
                             :exclude, :products, :tiers, :description, :if_version)
      @transport.json(:patch, path("/rewards/{}", id), kind: Types::Reward, body: values, options:)
    end

    # Archives a reward. It no longer applies to new customers. Existing customers keep it, and their later sales
    # still earn commissions.
    # @return [Types::Reward]
    def archive(id, options: {})
      @transport.json(:delete, path("/rewards/{}", id), kind: Types::Reward, options:)
    end

    # Returns all versions of a reward.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::RewardVersion>]
    def list_versions(id, options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages(path("/rewards/{}/versions", id), :page, kind: Types::RewardVersion, query: values, options:)
    end
  end
end
