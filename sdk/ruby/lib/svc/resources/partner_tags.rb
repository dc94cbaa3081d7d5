# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Colored labels that organize partners.
  class PartnerTagsResource < Resource
    # Creates a tag for partners. Partners don’t see their tags.
    # @option params [String] :name required: The name, unique in the workspace regardless of case.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color.
    #   Defaults to `blue`.
    # @return [Types::PartnerTag]
    def create(options: {}, **params)
      values = named(params, :name, :color)
      @transport.json(:post, "/partner-tags", kind: Types::PartnerTag, body: values, options:)
    end

    # Returns the workspace’s partner tags with the number of partners that have each.
    # @option params ["name", "createdAt"] :sort_by The field to sort by. Defaults to `name`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `asc`.
    # @option params [String] :search Part of the name.
    # @option params [String, Array<String>] :ids The IDs of the tags to return, separated by commas.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::PartnerTag>]
    def list(options: {}, **params)
      values = named(params, :sort_by, :sort_order, :search, :ids, :page, :page_size)
      @transport.pages("/partner-tags", :page, kind: Types::PartnerTag, query: values, options:)
    end

    # Updates the name or color of a partner tag.
    # @option params [String] :name The name, unique in the workspace regardless of case.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color.
    #   Defaults to `blue`.
    # @return [Types::PartnerTag]
    def update(id, options: {}, **params)
      values = named(params, :name, :color)
      @transport.json(:patch, path("/partner-tags/{}", id), kind: Types::PartnerTag, body: values, options:)
    end

    # Deletes a partner tag and removes it from its partners.
    # @return [Types::DeletePartnerTagResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/partner-tags/{}", id), kind: Types::DeletePartnerTagResult, options:)
    end

    # Adds the tag to up to 1,000 partners. If one of the IDs is unknown, no partner is changed.
    # @option params [Array<String>] :partner_ids required: The IDs of the partners.
    # @return [Types::AssignPartnerTagResult]
    def assign(id, options: {}, **params)
      values = named(params, :partner_ids)
      @transport.json(:post, path("/partner-tags/{}/assign", id), kind: Types::AssignPartnerTagResult, body: values, options:)
    end

    # Removes the tag from up to 1,000 partners. If one of the IDs is unknown, no partner is changed.
    # @option params [Array<String>] :partner_ids required: The IDs of the partners.
    # @return [Types::AssignPartnerTagResult]
    def unassign(id, options: {}, **params)
      values = named(params, :partner_ids)
      @transport.json(:post, path("/partner-tags/{}/unassign", id), kind: Types::AssignPartnerTagResult, body: values, options:)
    end
  end
end
