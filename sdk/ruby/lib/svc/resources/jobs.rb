# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Background jobs, including failed ones.
  class JobsResource < Resource
    # Returns background jobs that failed, are waiting, or are running, newest first.
    # @option params ["failed", "waiting", "running"] :status The status. Defaults to `failed`: events that aren’t
    #   retried automatically.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Job>]
    def list(options: {}, **params)
      values = named(params, :status, :page, :page_size)
      @transport.pages("/jobs", :page, kind: Types::Job, query: values, options:)
    end

    # Retries a background job immediately.
    # @return [Types::Job]
    def retry(id, options: {})
      @transport.json(:post, path("/jobs/{}/retry", id), kind: Types::Job, options:)
    end
  end
end
