# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Events from providers, with their processing status.
  class InboxResource < Resource
    # Returns events from providers with their processing status, newest first.
    # @option params ["received", "retrying", "done", "ignored", "failed"] :status
    # @option params [String] :connection_id
    # @option params [String] :type The provider’s name of the event
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::InboxEvent>]
    def list_events(options: {}, **params)
      values = named(params, :status, :connection_id, :type, :page_size, :starting_after, :ending_before)
      @transport.pages("/inbox", :id, kind: Types::InboxEvent, query: values, options:)
    end

    # Processes multiple events again immediately. Events that were already processed aren’t recorded twice.
    # @option params [Array<String>] :ids Just these
    # @option params ["failed", "retrying", "ignored"] :status Absent: what has failed
    # @option params [String] :connection_id
    # @option params [String] :type
    # @option params [String] :since ISO 8601
    # @option params [String] :until ISO 8601
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
