# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Groups of partners in a program that share terms, links, and branding.
  class GroupsResource < Resource
    # Creates a group of partners in a program.
    # @option params [String] :program_id required
    # @option params [String] :name required
    # @option params [String] :slug Lower-case letters, digits and dashes; unique in the program
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color Default: gray
    # @option params [Integer, nil] :holding_period_days null: the program’s
    # @option params [Boolean, nil] :auto_approve null: as in the program
    # @option params ["short", "query"] :link_structure What partners hand out: a short link, or the destination
    #   with ?via=. Default: short
    # @option params [Array<Types::CreateGroupDefaultLink>] :default_links Made for each new partner. Empty: one
    #   to the address of the program
    # @option params [Array<Types::CreateGroupAllowedDestination>] :allowed_destinations Where links that partners
    #   add may lead. Empty: to the site of the program
    # @option params [Integer] :max_links Links of one partner; default: 10
    # @option params [Array<Types::CreateGroupMoveRule>] :move_rules Partners for whom all of these hold move into
    #   the group. Empty: nobody does
    # @option params [String, nil] :logo The http(s) address of a picture
    # @option params [String, nil] :brand_color #rrggbb
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form
    # @option params [Array<Object>, nil] :resources
    # @return [Types::Group]
    def create(options: {}, **params)
      values = named(params, :program_id, :name, :slug, :color, :holding_period_days, :auto_approve,
                             :link_structure, :default_links, :allowed_destinations, :max_links, :move_rules, :logo,
                             :brand_color, :landing, :application_form, :resources)
      @transport.json(:post, "/groups", kind: Types::Group, body: values, options:)
    end

    # Returns groups, oldest first. The first group of each program is its default group.
    # @option params [String] :program_id
    # @option params [String] :search In name and slug
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Group>]
    def list(options: {}, **params)
      values = named(params, :program_id, :search, :page, :page_size)
      @transport.pages("/groups", :page, kind: Types::Group, query: values, options:)
    end

    # Retrieves a group.
    # @return [Types::Group]
    def get(id, options: {})
      @transport.json(:get, path("/groups/{}", id), kind: Types::Group, options:)
    end

    # Updates a group. Existing customers keep the terms that applied when they were referred.
    # @option params [String] :name
    # @option params [String] :slug Lower-case letters, digits and dashes; unique in the program
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color Default: gray
    # @option params [Integer, nil] :holding_period_days null: the program’s
    # @option params [Boolean, nil] :auto_approve null: as in the program
    # @option params ["short", "query"] :link_structure What partners hand out: a short link, or the destination
    #   with ?via=. Default: short
    # @option params [Array<Types::CreateGroupDefaultLink>] :default_links Made for each new partner. Empty: one
    #   to the address of the program
    # @option params [Array<Types::CreateGroupAllowedDestination>] :allowed_destinations Where links that partners
    #   add may lead. Empty: to the site of the program
    # @option params [Integer] :max_links Links of one partner; default: 10
    # @option params [Array<Types::CreateGroupMoveRule>] :move_rules Partners for whom all of these hold move into
    #   the group. Empty: nobody does
    # @option params [String, nil] :logo The http(s) address of a picture
    # @option params [String, nil] :brand_color #rrggbb
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form
    # @option params [Array<Object>, nil] :resources
    # @option params [String] :if_updated_at The updatedAt that was read: 409 when somebody has changed it since
    # @return [Types::Group]
    def update(id, options: {}, **params)
      values = named(params, :name, :slug, :color, :holding_period_days, :auto_approve, :link_structure,
                             :default_links, :allowed_destinations, :max_links, :move_rules, :logo, :brand_color, :landing,
                             :application_form, :resources, :if_updated_at)
      @transport.json(:patch, path("/groups/{}", id), kind: Types::Group, body: values, options:)
    end

    # Deletes a group and archives its rewards and discounts. Returns 409 if the group still has partners.
    # @return [Types::DeleteGroupResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/groups/{}", id), kind: Types::DeleteGroupResult, options:)
    end

    # Moves partners to this group.
    # @option params [String] :to_group_id required
    # @option params [Array<String>] :enrollment_ids These
    # @option params [Boolean] :all All of the group
    # @return [Types::MoveEnrollmentsResult]
    def move_enrollments(id, options: {}, **params)
      values = named(params, :to_group_id, :enrollment_ids, :all)
      @transport.json(:post, path("/groups/{}/move-enrollments", id), kind: Types::MoveEnrollmentsResult, body: values, options:)
    end
  end
end
