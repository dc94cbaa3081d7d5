# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Folders that organize links.
  class FoldersResource < Resource
    # Creates a folder for links.
    # @option params [String] :name required: The name, which must be unique in the workspace.
    # @option params [String, nil] :description A description of the folder, or null.
    # @option params ["write", "read", nil] :access_level Not used.
    # @return [Types::Folder]
    def create(options: {}, **params)
      values = named(params, :name, :description, :access_level)
      @transport.json(:post, "/folders", kind: Types::Folder, body: values, options:)
    end

    # Returns folders, oldest first.
    # @option params [String] :search Part of the name.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Folder>]
    def list(options: {}, **params)
      values = named(params, :search, :page, :page_size)
      @transport.pages("/folders", :page, kind: Types::Folder, query: values, options:)
    end

    # Renames a folder or changes its description.
    # @option params [String] :name The name, which must be unique in the workspace.
    # @option params [String, nil] :description A description of the folder, or null.
    # @option params ["write", "read", nil] :access_level Not used.
    # @return [Types::Folder]
    def update(id, options: {}, **params)
      values = named(params, :name, :description, :access_level)
      @transport.json(:patch, path("/folders/{}", id), kind: Types::Folder, body: values, options:)
    end

    # Deletes a folder. Its links are kept without a folder.
    # @return [Types::DeleteFolderResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/folders/{}", id), kind: Types::DeleteFolderResult, options:)
    end
  end
end
