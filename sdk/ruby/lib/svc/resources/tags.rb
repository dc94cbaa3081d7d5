# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Colored labels that organize links.
  class TagsResource < Resource
    # Creates a tag for links.
    # @option params [String] :name The name, unique in the workspace regardless of case.
    # @option params [String] :tag Deprecated. Use `name`.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color.
    #   Defaults to `blue`.
    # @return [Types::Tag]
    def create(options: {}, **params)
      values = named(params, :name, :tag, :color)
      @transport.json(:post, "/tags", kind: Types::Tag, body: values, options:)
    end

    # Returns the workspace’s tags.
    # @option params ["name", "createdAt"] :sort_by The field to sort by. Defaults to `name`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `asc`.
    # @option params [String] :search Part of the name.
    # @option params [String, Array<String>] :ids The IDs of the tags to return, separated by commas.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Tag>]
    def list(options: {}, **params)
      values = named(params, :sort_by, :sort_order, :search, :ids, :page, :page_size)
      @transport.pages("/tags", :page, kind: Types::Tag, query: values, options:)
    end

    # Updates the name or color of a tag.
    # @option params [String] :name The name, unique in the workspace regardless of case.
    # @option params [String] :tag Deprecated. Use `name`.
    # @option params ["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"] :color The color.
    #   Defaults to `blue`.
    # @return [Types::Tag]
    def update(id, options: {}, **params)
      values = named(params, :name, :tag, :color)
      @transport.json(:patch, path("/tags/{}", id), kind: Types::Tag, body: values, options:)
    end

    # Deletes a tag and removes it from its links.
    # @return [Types::DeleteTagResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/tags/{}", id), kind: Types::DeleteTagResult, options:)
    end
  end
end
