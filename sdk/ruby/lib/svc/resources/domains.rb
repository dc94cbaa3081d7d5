# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Domains of short links.
  class DomainsResource < Resource
    # Adds a domain for short links. Links redirect once the domain is verified. The first domain becomes the
    # primary domain.
    # @option params [String] :slug required: A hostname that points to this server. In development, it can
    #   include a port.
    # @option params [Boolean] :primary Whether new links use this domain by default, once it’s verified.
    # @option params [Boolean] :archived Whether to hide the domain from lists. Its links still redirect.
    # @option params [String, nil] :placeholder The URL for visitors of the domain without a key.
    # @option params [String, nil] :expired_url The URL for visitors of expired links.
    # @option params [String, nil] :not_found_url The URL for visitors of unknown links.
    # @option params [String, nil] :logo The URL of a logo for QR codes.
    # @option params [String, nil] :asset_links Not used.
    # @option params [String, nil] :apple_app_site_association Not used.
    # @return [Types::Domain]
    def create(options: {}, **params)
      values = named(params, :slug, :primary, :archived, :placeholder, :expired_url, :not_found_url,
                             :logo, :asset_links, :apple_app_site_association)
      @transport.json(:post, "/domains", kind: Types::Domain, body: values, options:)
    end

    # Returns the workspace’s link domains, primary domain first.
    # @option params [Boolean] :archived Whether to include archived domains.
    # @option params [String] :search Part of the name.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
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
    # @option params [String] :slug A hostname that points to this server. In development, it can include a port.
    # @option params [Boolean] :primary Whether new links use this domain by default, once it’s verified.
    # @option params [Boolean] :archived Whether to hide the domain from lists. Its links still redirect.
    # @option params [String, nil] :placeholder The URL for visitors of the domain without a key.
    # @option params [String, nil] :expired_url The URL for visitors of expired links.
    # @option params [String, nil] :not_found_url The URL for visitors of unknown links.
    # @option params [String, nil] :logo The URL of a logo for QR codes.
    # @option params [String, nil] :asset_links Not used.
    # @option params [String, nil] :apple_app_site_association Not used.
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
