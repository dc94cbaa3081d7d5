# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # People who became leads or bought something.
  class CustomersResource < Resource
    # Creates a customer before the first lead. The customer is attributed when a lead with a click is tracked.
    # @option params [String] :external_id required: The customer's id in your own system
    # @option params [String, nil] :name Full name
    # @option params [String, nil] :email
    # @option params [String, nil] :avatar An http or https address of a picture
    # @option params [String, nil] :country Two letters (ISO 3166-1)
    # @return [Types::Customer]
    def create(options: {}, **params)
      values = named(params, :external_id, :name, :email, :avatar, :country)
      @transport.json(:post, "/customers", kind: Types::Customer, body: values, options:)
    end

    # Returns the workspace’s customers, newest first by default. Deleted customers are excluded.
    # @option params [String] :email Exactly this address
    # @option params [String] :external_id With or without ext_
    # @option params [String] :search Part of the name, e-mail address or external id
    # @option params [String] :country Two letters (ISO 3166-1)
    # @option params [String] :link_id Customers who came through this link
    # @option params [String] :program_id
    # @option params [String] :partner_id
    # @option params [Boolean] :include_expanded_fields Adds link, partner and discount to each customer
    # @option params ["createdAt", "saleAmount", "firstSaleAt"] :sort_by Default: createdAt
    # @option params ["createdAt", "saleAmount", "firstSaleAt"] :sort Default: createdAt
    # @option params ["asc", "desc"] :sort_order Default: desc
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @option params [String] :starting_after The id of the last item you have: answers what follows
    # @option params [String] :ending_before The id of the first item you have: answers what precedes
    # @return [Pages<Types::Customer>]
    def list(options: {}, **params)
      values = named(params, :email, :external_id, :search, :country, :link_id, :program_id, :partner_id,
                             :include_expanded_fields, :sort_by, :sort, :sort_order, :page, :page_size, :starting_after,
                             :ending_before)
      @transport.pages("/customers", :id, kind: Types::Customer, query: values, options:)
    end

    # Retrieves a customer by ID or external ID.
    # @option params [Boolean] :include_expanded_fields Adds link, partner and discount to each customer
    # @return [Types::Customer]
    def get(id, options: {}, **params)
      values = named(params, :include_expanded_fields)
      @transport.json(:get, path("/customers/{}", id), kind: Types::Customer, query: values, options:)
    end

    # Updates a customer. Fields that you omit keep their values.
    # @option params [String] :external_id The customer's id in your own system
    # @option params [String, nil] :name Full name
    # @option params [String, nil] :email
    # @option params [String, nil] :avatar An http or https address of a picture
    # @option params [String, nil] :country Two letters (ISO 3166-1)
    # @option params [Boolean] :include_expanded_fields Adds link, partner and discount to each customer
    # @return [Types::Customer]
    def update(id, options: {}, **params)
      values = named(params, :external_id, :name, :email, :avatar, :country, :include_expanded_fields)
      @transport.json(:patch, path("/customers/{}", id), kind: Types::Customer, query: values.slice("includeExpandedFields"), body: values.except("includeExpandedFields"), options:)
    end

    # Erases the customer’s personal data and keeps their leads, sales, and totals. This can’t be undone.
    # @return [Types::DeleteCustomerResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/customers/{}", id), kind: Types::DeleteCustomerResult, options:)
    end

    # Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope isn’t
    # sufficient.
    # @return [String]
    def export(id, options: {})
      @transport.text(:get, path("/customers/{}/export", id), options:)
    end
  end
end
