# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Events from providers, with their processing status.
  class InboxResource < Resource
    # Returns events from providers with their processing status, newest first.
    # @option params ["received", "retrying", "done", "ignored", "failed"] :status Only results with this status.
    # @option params [String] :connection_id Only events of this connection.
    # @option params [String] :type The provider’s name of the event type.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::InboxEvent>]
    def list_events(options: {}, **params)
      values = named(params, :status, :connection_id, :type, :page_size, :starting_after, :ending_before)
      @transport.pages("/inbox", :id, kind: Types::InboxEvent, query: values, options:)
    end

    # Processes multiple events again immediately. Events that were already processed aren’t recorded twice.
    # @option params [Array<String>] :ids The IDs of the events to process.
    # @option params ["failed", "retrying", "ignored"] :status The status of the events to process again. Defaults
    #   to failed ones.
    # @option params [String] :connection_id The ID of the connection.
    # @option params [String] :type The provider’s name of the event type.
    # @option params [String] :since The start of the time range, in ISO 8601 format.
    # @option params [String] :until The end of the time range, in ISO 8601 format.
    # @return [Types::EventsReplayed]
    def replay_events(options: {}, **params)
      values = named(params, :ids, :status, :connection_id, :type, :since, :until)
      @transport.json(:post, "/inbox/replay", kind: Types::EventsReplayed, body: values, options:)
    end

    # Processes an event again immediately. Results that were already recorded aren’t recorded twice.
    # @return [Types::InboxEvent]
    def replay_event(id, options: {})
      @transport.json(:post, path("/inbox/{}/replay", id), kind: Types::InboxEvent, options:)
    end
  end
end
