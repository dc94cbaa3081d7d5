# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # One-time bonuses that partners earn when they reach a goal.
  class MilestonesResource < Resource
    # Creates a bonus that each partner in a group earns once, when they reach a goal. Partners who are already
    # past the goal earn the bonus with their next counted event. If a refund takes a partner below the goal, the
    # bonus is reversed.
    # @option params [String, nil] :program_id
    # @option params [String] :group_id required: Whose partners can reach it. A group has at most 20 that are not
    #   archived
    # @option params [String] :name required: What partners read as its title
    # @option params ["leads", "sales", "revenue", "earnings"] :metric required: What counts: leads, sales,
    #   revenue (sales less refunds) or earnings (commissions for leads, sales and referrals), all net of refunds
    #   and in the program's currency
    # @option params [Integer] :threshold required: The number to reach: a count, or minor units for revenue and
    #   earnings
    # @option params [Integer] :amount required: The bonus, in minor units of the program's currency
    # @option params [String, nil] :starts_at Only what happened from then on counts. Default: everything
    # @option params [String, nil] :ends_at What happened from then on counts no more. Default: no end
    # @return [Types::Milestone]
    def create(options: {}, **params)
      values = named(params, :program_id, :group_id, :name, :metric, :threshold, :amount, :starts_at,
                             :ends_at)
      @transport.json(:post, "/milestones", kind: Types::Milestone, body: values, options:)
    end

    # Returns milestones, oldest first.
    # @option params [String] :program_id
    # @option params [String] :group_id
    # @option params [Boolean] :archived true: only archived ones. Default: the others
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Milestone>]
    def list(options: {}, **params)
      values = named(params, :program_id, :group_id, :archived, :page, :page_size)
      @transport.pages("/milestones", :page, kind: Types::Milestone, query: values, options:)
    end

    # Retrieves a milestone.
    # @return [Types::Milestone]
    def get(id, options: {})
      @transport.json(:get, path("/milestones/{}", id), kind: Types::Milestone, options:)
    end

    # Updates the name or end date of a milestone. To change the metric, goal, bonus, or start date, archive the
    # milestone and create another one.
    # @option params [String] :name What partners read as its title
    # @option params [String, nil] :ends_at What happened from then on counts no more. Default: no end
    # @option params [Object] :metric Refused: it never changes
    # @option params [Object] :threshold Refused: it never changes
    # @option params [Object] :amount Refused: it never changes
    # @option params [Object] :starts_at Refused: it never changes
    # @return [Types::Milestone]
    def update(id, options: {}, **params)
      values = named(params, :name, :ends_at, :metric, :threshold, :amount, :starts_at)
      @transport.json(:patch, path("/milestones/{}", id), kind: Types::Milestone, body: values, options:)
    end

    # Archives a milestone. Partners can no longer earn its bonus. Earned bonuses are kept, and later refunds can
    # still reverse them.
    # @return [Types::Milestone]
    def archive(id, options: {})
      @transport.json(:delete, path("/milestones/{}", id), kind: Types::Milestone, options:)
    end
  end
end
