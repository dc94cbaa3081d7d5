# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Groups of partners in a program that share terms, links, and branding.
  class GroupsResource < Resource
    # Creates a group of partners in a program.
    # @option params [String] :program_id required: The ID of the program.
    # @option params [String] :name required: The name of the group.
    # @option params [String] :slug The slug, unique in the program. It can contain lowercase letters, digits, and
    #   dashes.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color of the
    #   group. Defaults to `gray`.
    # @option params [Integer, nil] :holding_period_days The holding period in days, or null to use the program’s.
    # @option params [Boolean, nil] :auto_approve Whether to approve applications automatically, or null to use
    #   the program’s setting.
    # @option params ["short", "query"] :link_structure The format of partner links: a short link, or the
    #   destination with `?via=`. Defaults to `short`.
    # @option params [Array<Types::CreateGroupDefaultLink>] :default_links The links to create for each new
    #   partner. If empty, partners get one link to the program’s URL.
    # @option params [Array<Types::CreateGroupAllowedDestination>] :allowed_destinations The destinations that
    #   partners can link to. If empty, only the program’s site.
    # @option params [Integer] :max_links The maximum number of links per partner. Defaults to 10.
    # @option params [Array<Types::CreateGroupMoveRule>] :move_rules Rules that move partners into this group.
    #   Partners must meet all of them. If empty, no partners are moved.
    # @option params [String, nil] :logo The URL of a logo.
    # @option params [String, nil] :brand_color The brand color, as `#rrggbb`.
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form The questions of the application form.
    # @option params [Array<Object>, nil] :resources Resources for partners, such as files, colors, and messages.
    # @return [Types::Group]
    def create(options: {}, **params)
      values = named(params, :program_id, :name, :slug, :color, :holding_period_days, :auto_approve,
                             :link_structure, :default_links, :allowed_destinations, :max_links, :move_rules, :logo,
                             :brand_color, :landing, :application_form, :resources)
      @transport.json(:post, "/groups", kind: Types::Group, body: values, options:)
    end

    # Returns groups, oldest first. The first group of each program is its default group.
    # @option params [String] :program_id Only results of this program.
    # @option params [String] :search Part of the name or slug.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
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
    # @option params [String] :name The name of the group.
    # @option params [String] :slug The slug, unique in the program. It can contain lowercase letters, digits, and
    #   dashes.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color of the
    #   group. Defaults to `gray`.
    # @option params [Integer, nil] :holding_period_days The holding period in days, or null to use the program’s.
    # @option params [Boolean, nil] :auto_approve Whether to approve applications automatically, or null to use
    #   the program’s setting.
    # @option params ["short", "query"] :link_structure The format of partner links: a short link, or the
    #   destination with `?via=`. Defaults to `short`.
    # @option params [Array<Types::CreateGroupDefaultLink>] :default_links The links to create for each new
    #   partner. If empty, partners get one link to the program’s URL.
    # @option params [Array<Types::CreateGroupAllowedDestination>] :allowed_destinations The destinations that
    #   partners can link to. If empty, only the program’s site.
    # @option params [Integer] :max_links The maximum number of links per partner. Defaults to 10.
    # @option params [Array<Types::CreateGroupMoveRule>] :move_rules Rules that move partners into this group.
    #   Partners must meet all of them. If empty, no partners are moved.
    # @option params [String, nil] :logo The URL of a logo.
    # @option params [String, nil] :brand_color The brand color, as `#rrggbb`.
    # @option params [Types::CreateGroupLanding, nil] :landing
    # @option params [Array<Object>, nil] :application_form The questions of the application form.
    # @option params [Array<Object>, nil] :resources Resources for partners, such as files, colors, and messages.
    # @option params [String] :if_updated_at The `updatedAt` that you last read. Returns 409 if someone has
    #   changed the object since.
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
    # @option params [String] :to_group_id required: The ID of the group to move partners to.
    # @option params [Array<String>] :enrollment_ids The IDs of the enrollments to move.
    # @option params [Boolean] :all Whether to move all partners of the group.
    # @return [Types::MoveEnrollmentsResult]
    def move_enrollments(id, options: {}, **params)
      values = named(params, :to_group_id, :enrollment_ids, :all)
      @transport.json(:post, path("/groups/{}/move-enrollments", id), kind: Types::MoveEnrollmentsResult, body: values, options:)
    end
  end
end
