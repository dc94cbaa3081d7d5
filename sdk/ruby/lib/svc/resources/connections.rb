# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Accounts at providers, such as Stripe, that report events.
  class ConnectionsResource < Resource
    # Stops a backfill. Events that were already fetched are kept.
    # @return [Types::Backfill]
    def cancel_backfill(id, options: {})
      @transport.json(:post, path("/backfills/{}/cancel", id), kind: Types::Backfill, options:)
    end

    # Connects an account at a provider, such as Stripe. A workspace can have several accounts at the same
    # provider.
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

    # Returns connections, newest first.
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Connection>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/connections", :page, kind: Types::Connection, query: values, options:)
    end

    # Starts connecting an account on the provider’s page, or renews its access. Returns the URL to open. Only the
    # member who started can complete it.
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

    # Completes a connection with the values that the provider’s page returned. The values can be used only once.
    # @option params [String] :provider required
    # @option params [Hash{String => String}] :query required: The query of the address that the member came back
    #   to
    # @return [Types::Connection]
    def complete(options: {}, **params)
      values = named(params, :provider, :query)
      @transport.json(:post, "/connections/complete", kind: Types::Connection, body: values, options:)
    end

    # Retrieves a connection.
    # @return [Types::Connection]
    def get(id, options: {})
      @transport.json(:get, path("/connections/{}", id), kind: Types::Connection, options:)
    end

    # Updates the name or credentials of a connection.
    # @option params [String] :name What you call it
    # @option params [String] :secret What the provider signs its events with; never shown again
    # @option params [Hash{String => String}] :details What else the provider needs, by the fields that GET
    #   /integrations lists
    # @return [Types::Connection]
    def update(id, options: {}, **params)
      values = named(params, :name, :secret, :details)
      @transport.json(:patch, path("/connections/{}", id), kind: Types::Connection, body: values, options:)
    end

    # Deletes a connection with its credentials and the content of its events. Leads and sales that were recorded
    # are kept.
    # @return [Types::Connection]
    def delete(id, options: {})
      @transport.json(:delete, path("/connections/{}", id), kind: Types::Connection, options:)
    end

    # Imports the history that a provider has from before the connection was created. With `dryRun`, only counts
    # what would be imported. Repeating a backfill adds only new events.
    # @option params [Boolean] :dry_run Only counts what would be recorded. Default: false
    # @option params [String] :since When it happened, as ISO 8601 with an offset. Default: now. For moving in
    #   older data
    # @return [Types::Backfill]
    def create_backfill(id, options: {}, **params)
      values = named(params, :dry_run, :since)
      @transport.json(:post, path("/connections/{}/backfills", id), kind: Types::Backfill, body: values, options:)
    end

    # Returns a connection’s backfills with their progress, newest first.
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Backfill>]
    def list_backfills(id, options: {}, **params)
      values = named(params, :page_size, :starting_after, :ending_before)
      @transport.pages(path("/connections/{}/backfills", id), :id, kind: Types::Backfill, query: values, options:)
    end

    # Returns the options for a connection’s fields, as the provider lists them.
    # @return [Array<Types::FieldChoices>]
    def list_choices(id, options: {})
      @transport.json(:get, path("/connections/{}/choices", id), kind: Types::FieldChoices, options:)
    end

    # Checks that the provider accepts the credentials and that signed events arrive.
    # @return [Types::ConnectionTest]
    def test(id, options: {})
      @transport.json(:post, path("/connections/{}/test", id), kind: Types::ConnectionTest, options:)
    end

    # Returns the providers that you can connect.
    # @option params ["en", "de"] :language Of the texts
    # @return [Array<Types::IntegrationInfo>]
    def list_integrations(options: {}, **params)
      values = named(params, :language)
      @transport.json(:get, "/integrations", kind: Types::IntegrationInfo, query: values, options:)
    end
  end
end
