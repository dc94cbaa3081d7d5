# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Bonuses that partners earn once, when they reach a number.
  class MilestonesResource < Resource
    # Create a milestone.
    #
    # Each partner of the group earns the bonus once, with the event that reaches the number. A refund that takes
    # them below it takes the bonus back. Who is past it already earns it with the next event.
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

    # List milestones.
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

    # Get a milestone.
    # @return [Types::Milestone]
    def get(id, options: {})
      @transport.json(:get, path("/milestones/{}", id), kind: Types::Milestone, options:)
    end

    # Change the name or the end of a milestone.
    #
    # Metric, number, bonus and start never change: archive it and create another.
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

    # Archive a milestone.
    #
    # Nobody earns it any more. Bonuses stand, and are still undone by refunds of what reached them.
    # @return [Types::Milestone]
    def archive(id, options: {})
      @transport.json(:delete, path("/milestones/{}", id), kind: Types::Milestone, options:)
    end
  end
end
