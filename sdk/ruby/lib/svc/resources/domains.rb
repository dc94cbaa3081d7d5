# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # The hosts on which short links live.
  class DomainsResource < Resource
    # Register a link domain.
    # @option params [String] :slug required: A host that leads to this server; for development with a port
    # @option params [Boolean] :primary New links get it when they name none, once it is verified
    # @option params [Boolean] :archived Hidden from lists; its links go on redirecting
    # @option params [String, nil] :placeholder Where visitors of the bare domain go
    # @option params [String, nil] :expired_url Where visitors of expired links go
    # @option params [String, nil] :not_found_url Where visitors of unknown links go
    # @option params [String, nil] :logo A picture for its QR codes: an http(s) address
    # @option params [String, nil] :asset_links Not used
    # @option params [String, nil] :apple_app_site_association Not used
    # @return [Types::Domain]
    def create(options: {}, **params)
      values = named(params, :slug, :primary, :archived, :placeholder, :expired_url, :not_found_url,
                             :logo, :asset_links, :apple_app_site_association)
      @transport.json(:post, "/domains", kind: Types::Domain, body: values, options:)
    end

    # List link domains.
    # @option params [Boolean] :archived Archived domains too
    # @option params [String] :search
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Domain>]
    def list(options: {}, **params)
      values = named(params, :archived, :search, :page, :page_size)
      @transport.pages("/domains", :page, kind: Types::Domain, query: values, options:)
    end

    # A link domain, with the record that proves it.
    # @return [Types::Domain]
    def get(slug, options: {})
      @transport.json(:get, path("/domains/{}", slug), kind: Types::Domain, options:)
    end

    # Change a link domain.
    # @option params [String] :slug A host that leads to this server; for development with a port
    # @option params [Boolean] :primary New links get it when they name none, once it is verified
    # @option params [Boolean] :archived Hidden from lists; its links go on redirecting
    # @option params [String, nil] :placeholder Where visitors of the bare domain go
    # @option params [String, nil] :expired_url Where visitors of expired links go
    # @option params [String, nil] :not_found_url Where visitors of unknown links go
    # @option params [String, nil] :logo A picture for its QR codes: an http(s) address
    # @option params [String, nil] :asset_links Not used
    # @option params [String, nil] :apple_app_site_association Not used
    # @return [Types::Domain]
    def update(slug, options: {}, **params)
      values = named(params, :slug, :primary, :archived, :placeholder, :expired_url, :not_found_url,
                             :logo, :asset_links, :apple_app_site_association)
      @transport.json(:patch, path("/domains/{}", slug), kind: Types::Domain, body: values, options:)
    end

    # Remove a link domain that has no links.
    # @return [Types::DeleteDomainResult]
    def delete(slug, options: {})
      @transport.json(:delete, path("/domains/{}", slug), kind: Types::DeleteDomainResult, options:)
    end

    # Look for the record that proves a link domain.
    # @return [Types::Domain]
    def verify(slug, options: {})
      @transport.json(:post, path("/domains/{}/verify", slug), kind: Types::Domain, options:)
    end
  end
end
