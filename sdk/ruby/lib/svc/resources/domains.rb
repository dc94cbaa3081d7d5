# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Domains of short links.
  class DomainsResource < Resource
    # Adds a domain for short links. Links redirect once the domain is verified. The first domain becomes the
    # primary domain.
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

    # Returns the workspace’s link domains, primary domain first.
    # @option params [Boolean] :archived Archived domains too
    # @option params [String] :search
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Domain>]
    def list(options: {}, **params)
      values = named(params, :archived, :search, :page, :page_size)
      @transport.pages("/domains", :page, kind: Types::Domain, query: values, options:)
    end

    # Retrieves a link domain and the DNS record that verifies it.
    # @return [Types::Domain]
    def get(slug, options: {})
      @transport.json(:get, path("/domains/{}", slug), kind: Types::Domain, options:)
    end

    # Updates a link domain. If you change `slug`, the domain’s links and programs move with it, and the new name
    # must be verified before they redirect.
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

    # Deletes a link domain. Returns 409 if links or programs still use it.
    # @return [Types::DeleteDomainResult]
    def delete(slug, options: {})
      @transport.json(:delete, path("/domains/{}", slug), kind: Types::DeleteDomainResult, options:)
    end

    # Looks up the domain’s DNS record. Once the record is found, the domain serves your workspace’s links. If the
    # record is missing, the error shows the expected and actual values.
    # @return [Types::Domain]
    def verify(slug, options: {})
      @transport.json(:post, path("/domains/{}/verify", slug), kind: Types::Domain, options:)
    end
  end
end
