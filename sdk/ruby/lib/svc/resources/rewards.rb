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
    # @option params [Integer] :months Calendar months (UTC), the current one included. Default: 6
    # @return [Types::Simulation]
    def simulate(id, options: {}, **params)
      values = named(params, :draft, :months)
      @transport.json(:post, path("/programs/{}/simulations", id), kind: Types::Simulation, body: values, options:)
    end

    # Returns rewards with their latest version, oldest first.
    # @option params [String] :program_id
    # @option params [String] :group_id
    # @option params [String] :enrollment_id
    # @option params ["click", "lead", "sale", "referral"] :event
    # @option params [Boolean] :archived true: only archived ones. Default: the others
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Reward>]
    def list(options: {}, **params)
      values = named(params, :program_id, :group_id, :enrollment_id, :event, :archived, :page, :page_size)
      @transport.pages("/rewards", :page, kind: Types::Reward, query: values, options:)
    end

    # Creates a reward for a group or partner. The reward applies to customers whose first lead comes after this
    # call.
    # @option params [String, nil] :program_id
    # @option params [String, nil] :group_id
    # @option params [String, nil] :enrollment_id
    # @option params [String, nil] :partner_id In place of enrollmentId; with programId, unless there is one
    #   program only
    # @option params ["click", "lead", "sale", "referral"] :event required
    # @option params ["flat", "percentage"] :type required
    # @option params [Integer, nil] :amount Type flat: minor units of the program's currency
    # @option params [Integer, nil] :rate_bps Type percentage: basis points, 10,000 are the whole
    # @option params [Integer, nil] :max_duration_months Months from the first sale; 0: only that one, null: for
    #   life
    # @option params [Array<Types::SimulateRewardDraftLimit>] :limits
    # @option params [Array<Types::SimulateRewardDraftModifier>] :modifiers Other terms for some events; the first
    #   that matches wins
    # @option params [Array<"tax", "shipping", "fee">] :exclude Sales: percentages are taken of the amount without
    #   these parts of it
    # @option params [Array<Types::SimulateRewardDraftProduct>] :products Sales: what line items of some products
    #   earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by
    #   the terms
    # @option params [Types::SimulateRewardDraftTiers, nil] :tiers
    # @option params [String, nil] :description For partners, in your own words
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
    # @option params [String] :reward_id
    # @option params [Integer] :version Of rewardId; default: the newest
    # @option params [Array<Types::PreviewRewardSample>] :samples Default: samples that show the reward
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
    # @option params ["flat", "percentage"] :type
    # @option params [Integer, nil] :amount Type flat: minor units of the program's currency
    # @option params [Integer, nil] :rate_bps Type percentage: basis points, 10,000 are the whole
    # @option params [Integer, nil] :max_duration_months Months from the first sale; 0: only that one, null: for
    #   life
    # @option params [Array<Types::SimulateRewardDraftLimit>] :limits
    # @option params [Array<Types::SimulateRewardDraftModifier>] :modifiers Other terms for some events; the first
    #   that matches wins
    # @option params [Array<"tax", "shipping", "fee">] :exclude Sales: percentages are taken of the amount without
    #   these parts of it
    # @option params [Array<Types::SimulateRewardDraftProduct>] :products Sales: what line items of some products
    #   earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by
    #   the terms
    # @option params [Types::SimulateRewardDraftTiers, nil] :tiers
    # @option params [String, nil] :description For partners, in your own words
    # @option params [Integer] :if_version The version that was read: 409 when somebody has changed the reward
    #   since
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
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::RewardVersion>]
    def list_versions(id, options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages(path("/rewards/{}/versions", id), :page, kind: Types::RewardVersion, query: values, options:)
    end
  end
end
