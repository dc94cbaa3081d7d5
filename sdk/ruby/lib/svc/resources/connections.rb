# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Accounts at providers, such as Stripe, that report what customers do.
  class ConnectionsResource < Resource
    # End a back-fill; what was fetched stays.
    # @return [Types::Backfill]
    def cancel_backfill(id, options: {})
      @transport.json(:post, path("/backfills/{}/cancel", id), kind: Types::Backfill, options:)
    end

    # Connect an account at a provider.
    # @option params [String] :provider required
    # @option params [String] :name required: What you call it
    # @option params [String] :secret required: What the provider signs its events with; never shown again
    # @option params [Hash{String => String}] :details What else the provider needs, by the fields that GET
    #   /integrations lists
    # @return [Types::Connection]
    def create(options: {}, **params)
      values = named(params, :provider, :name, :secret, :details)
      @transport.json(:post, "/connections", kind: Types::Connection, body: values, options:)
    end

    # List connections, the newest first.
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Connection>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/connections", :page, kind: Types::Connection, query: values, options:)
    end

    # Begin to connect an account on the provider’s page.
    # @option params [String] :provider required
    # @option params [String] :name required: What you call it
    # @option params [Hash{String => String}] :details What else the provider needs, by the fields that GET
    #   /integrations lists
    # @option params [String] :connection_id Renews the access of this connection
    # @return [Types::Authorization]
    def authorize(options: {}, **params)
      values = named(params, :provider, :name, :details, :connection_id)
      @transport.json(:post, "/connections/authorize", kind: Types::Authorization, body: values, options:)
    end

    # Store what the provider’s page has granted, once.
    # @option params [String] :provider required
    # @option params [Hash{String => String}] :query required: The query of the address that the member came back
    #   to
    # @return [Types::Connection]
    def complete(options: {}, **params)
      values = named(params, :provider, :query)
      @transport.json(:post, "/connections/complete", kind: Types::Connection, body: values, options:)
    end

    # Read a connection.
    # @return [Types::Connection]
    def get(id, options: {})
      @transport.json(:get, path("/connections/{}", id), kind: Types::Connection, options:)
    end

    # Change a name or secret.
    # @option params [String] :name What you call it
    # @option params [String] :secret What the provider signs its events with; never shown again
    # @option params [Hash{String => String}] :details What else the provider needs, by the fields that GET
    #   /integrations lists
    # @return [Types::Connection]
    def update(id, options: {}, **params)
      values = named(params, :name, :secret, :details)
      @transport.json(:patch, path("/connections/{}", id), kind: Types::Connection, body: values, options:)
    end

    # Take no more events of an account.
    # @return [Types::Connection]
    def delete(id, options: {})
      @transport.json(:delete, path("/connections/{}", id), kind: Types::Connection, options:)
    end

    # Fetch what a provider had before its connection, or count it.
    # @option params [Boolean] :dry_run Only counts what would be recorded. Default: false
    # @option params [String] :since When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::Backfill]
    def create_backfill(id, options: {}, **params)
      values = named(params, :dry_run, :since)
      @transport.json(:post, path("/connections/{}/backfills", id), kind: Types::Backfill, body: values, options:)
    end

    # List back-fills with how far they are, the newest first.
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Backfill>]
    def list_backfills(id, options: {}, **params)
      values = named(params, :page_size, :starting_after, :ending_before)
      @transport.pages(path("/connections/{}/backfills", id), :id, kind: Types::Backfill, query: values, options:)
    end

    # List what there is to choose for the fields of a connection.
    # @return [Array<Types::FieldChoices>]
    def list_choices(id, options: {})
      @transport.json(:get, path("/connections/{}/choices", id), kind: Types::FieldChoices, options:)
    end

    # Ask whether signed events arrive.
    # @return [Types::ConnectionTest]
    def test(id, options: {})
      @transport.json(:post, path("/connections/{}/test", id), kind: Types::ConnectionTest, options:)
    end

    # List the providers that accounts can be connected of.
    # @option params ["en", "de"] :language Of the texts
    # @return [Array<Types::IntegrationInfo>]
    def list_integrations(options: {}, **params)
      values = named(params, :language)
      @transport.json(:get, "/integrations", kind: Types::IntegrationInfo, query: values, options:)
    end
  end
end
