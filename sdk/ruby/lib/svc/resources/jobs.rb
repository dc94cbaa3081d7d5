# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Background jobs, including failed ones.
  class JobsResource < Resource
    # Returns background jobs that failed, are waiting, or are running, newest first.
    # @option params ["failed", "waiting", "running"] :status Default: failed, those that are not tried again by
    #   themselves
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
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
