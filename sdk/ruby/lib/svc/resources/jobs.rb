# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # What is done beside the requests, above all what has failed.
  class JobsResource < Resource
    # Jobs that failed for good, wait or run, the newest first.
    # @option params ["failed", "waiting", "running"] :status Default: failed, those that are not tried again by
    #   themselves
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Job>]
    def list(options: {}, **params)
      values = named(params, :status, :page, :page_size)
      @transport.pages("/jobs", :page, kind: Types::Job, query: values, options:)
    end

    # Try a job again, now.
    # @return [Types::Job]
    def retry(id, options: {})
      @transport.json(:post, path("/jobs/{}/retry", id), kind: Types::Job, options:)
    end
  end
end
