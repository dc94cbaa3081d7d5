# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # One-time bonuses that partners earn when they reach a goal.
  class MilestonesResource < Resource
    # Creates a bonus that each partner in a group earns once, when they reach a goal. Partners who are already
    # past the goal earn the bonus with their next counted event. If a refund takes a partner below the goal, the
    # bonus is reversed.
    # @option params [String, nil] :program_id The ID of the program.
    # @option params [String] :group_id required: The group whose partners can reach the milestone. A group can
    #   have up to 20 active milestones.
    # @option params [String] :name required: The title that partners see.
    # @option params ["leads", "sales", "revenue", "earnings"] :metric required: The metric: `leads`, `sales`,
    #   `revenue` (sales minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are
    #   deducted, and amounts are in the program’s currency.
    # @option params [Integer] :threshold required: The goal, as a number, or in minor units for revenue and
    #   earnings.
    # @option params [Integer] :amount required: The bonus, in minor units of the program’s currency.
    # @option params [String, nil] :starts_at When counting starts. Defaults to the beginning.
    # @option params [String, nil] :ends_at When counting ends, exclusive. By default, it doesn’t end.
    # @return [Types::Milestone]
    def create(options: {}, **params)
      values = named(params, :program_id, :group_id, :name, :metric, :threshold, :amount, :starts_at,
                             :ends_at)
      @transport.json(:post, "/milestones", kind: Types::Milestone, body: values, options:)
    end

    # Returns milestones, oldest first.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :group_id Only results of this group.
    # @option params [Boolean] :archived If true, only archived results. By default, only results that aren’t
    #   archived.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
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
    # @option params [String] :name The title that partners see.
    # @option params [String, nil] :ends_at When counting ends, exclusive. By default, it doesn’t end.
    # @option params [Object] :metric Not supported, because the type can’t be changed.
    # @option params [Object] :threshold Not supported, because the type can’t be changed.
    # @option params [Object] :amount Not supported, because the type can’t be changed.
    # @option params [Object] :starts_at Not supported, because the type can’t be changed.
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
