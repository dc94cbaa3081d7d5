# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Images for programs, landing pages, and link previews.
  class ImagesResource < Resource
    # Uploads an image for a program, a landing page, or a link preview.
    # @option params [String] :data required: The PNG, JPEG, GIF, or WebP image in base64, up to 512 KB.
    # @return [Types::Image]
    def create(options: {}, **params)
      values = named(params, :data)
      @transport.json(:post, "/images", kind: Types::Image, body: values, options:)
    end

    # Returns images, newest first.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Image>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/images", :page, kind: Types::Image, query: values, options:)
    end

    # Deletes an image.
    # @return [Types::DeleteImageResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/images/{}", id), kind: Types::DeleteImageResult, options:)
    end
  end
end
