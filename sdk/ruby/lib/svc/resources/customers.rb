# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # People who became leads or bought something.
  class CustomersResource < Resource
    # Creates a customer before the first lead. The customer is attributed when a lead with a click is tracked.
    # @option params [String] :external_id required: The customer’s ID in your system.
    # @option params [String, nil] :name The full name.
    # @option params [String, nil] :email The email address.
    # @option params [String, nil] :avatar The URL of a picture.
    # @option params [String, nil] :country The two-letter country code (ISO 3166-1).
    # @option params [String, nil] :program_id The ID of the program that the customer belongs to. Only its
    #   clicks, links, and codes count. The same external ID without a program, or in another one, is another
    #   customer.
    # @return [Types::Customer]
    def create(options: {}, **params)
      values = named(params, :external_id, :name, :email, :avatar, :country, :program_id)
      @transport.json(:post, "/customers", kind: Types::Customer, body: values, options:)
    end

    # Returns the workspace’s customers, newest first by default. Deleted customers are excluded.
    # @option params [String] :email Only the customer with exactly this email address.
    # @option params [String] :external_id Your own ID, with or without the prefix `ext_`: the customers with this
    #   ID in all programs and without one.
    # @option params [String] :search Part of the name, email address, or external ID.
    # @option params [String] :country The two-letter country code (ISO 3166-1).
    # @option params [String] :link_id Only customers who came through this link.
    # @option params [String] :program_id Only customers whom partners of this program referred, or who were
    #   identified with it.
    # @option params [String] :partner_id Only results of this partner.
    # @option params [Boolean] :include_expanded_fields Whether to add the link, partner, and discount of each
    #   customer.
    # @option params ["createdAt", "saleAmount", "firstSaleAt"] :sort_by The field to sort by. Defaults to
    #   `createdAt`.
    # @option params ["createdAt", "saleAmount", "firstSaleAt"] :sort The field to sort by. Defaults to
    #   `createdAt`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `desc`.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::Customer>]
    def list(options: {}, **params)
      values = named(params, :email, :external_id, :search, :country, :link_id, :program_id, :partner_id,
                             :include_expanded_fields, :sort_by, :sort, :sort_order, :page, :page_size, :starting_after,
                             :ending_before)
      @transport.pages("/customers", :id, kind: Types::Customer, query: values, options:)
    end

    # Retrieves a customer by ID or external ID. Send `programId` with the external ID of a program’s customer.
    # @option params [Boolean] :include_expanded_fields Whether to add the link, partner, and discount of each
    #   customer.
    # @option params [String] :program_id With an external ID: the program that the customer was identified with.
    #   Defaults to the customer without a program.
    # @return [Types::Customer]
    def get(id, options: {}, **params)
      values = named(params, :include_expanded_fields, :program_id)
      @transport.json(:get, path("/customers/{}", id), kind: Types::Customer, query: values, options:)
    end

    # Updates a customer. Fields that you omit keep their values.
    # @option params [String] :external_id The customer’s ID in your system.
    # @option params [String, nil] :name The full name.
    # @option params [String, nil] :email The email address.
    # @option params [String, nil] :avatar The URL of a picture.
    # @option params [String, nil] :country The two-letter country code (ISO 3166-1).
    # @option params [Boolean] :include_expanded_fields Whether to add the link, partner, and discount of each
    #   customer.
    # @option params [String] :program_id With an external ID: the program that the customer was identified with.
    #   Defaults to the customer without a program.
    # @return [Types::Customer]
    def update(id, options: {}, **params)
      values = named(params, :external_id, :name, :email, :avatar, :country, :include_expanded_fields,
                             :program_id)
      @transport.json(:patch, path("/customers/{}", id), kind: Types::Customer, query: values.slice("includeExpandedFields", "programId"), body: values.except("includeExpandedFields", "programId"), options:)
    end

    # Erases the customer’s personal data and keeps their leads, sales, and totals. By external ID, also erases
    # the customers with this ID in programs. This can’t be undone.
    # @return [Types::DeleteCustomerResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/customers/{}", id), kind: Types::DeleteCustomerResult, options:)
    end

    # Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope isn’t
    # sufficient. By external ID, also exports the customers with this ID in programs.
    # @return [String]
    def export(id, options: {})
      @transport.text(:get, path("/customers/{}/export", id), options:)
    end
  end
end
