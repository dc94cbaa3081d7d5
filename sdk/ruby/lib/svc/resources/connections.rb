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
    # @option params [String] :provider required: The provider.
    # @option params [String] :name required: A name for the connection.
    # @option params [String] :secret required: The secret that the provider signs events with. It’s never
    #   returned.
    # @option params [String, nil] :program_id The ID of the program that the customers of this account belong to.
    #   Only its clicks, links, and codes count. Null for customers of the workspace.
    # @option params [Hash{String => String}] :details Other values that the provider requires. The fields are
    #   listed by `GET /integrations`.
    # @return [Types::Connection]
    def create(options: {}, **params)
      values = named(params, :provider, :name, :secret, :program_id, :details)
      @transport.json(:post, "/connections", kind: Types::Connection, body: values, options:)
    end

    # Returns connections, newest first.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Connection>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/connections", :page, kind: Types::Connection, query: values, options:)
    end

    # Starts connecting an account on the provider’s page, or renews its access. Returns the URL to open. Only the
    # member who started can complete it.
    # @option params [String] :provider required: The provider.
    # @option params [String] :name required: A name for the connection.
    # @option params [Hash{String => String}] :details Other values that the provider requires. The fields are
    #   listed by `GET /integrations`.
    # @option params [String] :connection_id The ID of the connection whose access you want to renew.
    # @return [Types::Authorization]
    def authorize(options: {}, **params)
      values = named(params, :provider, :name, :details, :connection_id)
      @transport.json(:post, "/connections/authorize", kind: Types::Authorization, body: values, options:)
    end

    # Completes a connection with the values that the provider’s page returned. The values can be used only once.
    # @option params [String] :provider required: The provider.
    # @option params [Hash{String => String}] :query required: The query string of the URL that the member
    #   returned to.
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
    # @option params [String] :name A name for the connection.
    # @option params [String] :secret The secret that the provider signs events with. It’s never returned.
    # @option params [String, nil] :program_id The ID of the program that the customers of this account belong to.
    #   Only its clicks, links, and codes count. Null for customers of the workspace.
    # @option params [Hash{String => String}] :details Other values that the provider requires. The fields are
    #   listed by `GET /integrations`.
    # @return [Types::Connection]
    def update(id, options: {}, **params)
      values = named(params, :name, :secret, :program_id, :details)
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
    # @option params [Boolean] :dry_run Whether to only count what would be imported. Defaults to false.
    # @option params [String] :since The start of the history to import, in ISO 8601 format with an offset.
    #   Defaults to the whole history.
    # @return [Types::Backfill]
    def create_backfill(id, options: {}, **params)
      values = named(params, :dry_run, :since)
      @transport.json(:post, path("/connections/{}/backfills", id), kind: Types::Backfill, body: values, options:)
    end

    # Returns a connection’s backfills with their progress, newest first.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
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
    # @option params ["en", "de"] :language The language of the text.
    # @return [Array<Types::IntegrationInfo>]
    def list_integrations(options: {}, **params)
      values = named(params, :language)
      @transport.json(:get, "/integrations", kind: Types::IntegrationInfo, query: values, options:)
    end
  end
end
