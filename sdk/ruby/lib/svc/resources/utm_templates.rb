# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Saved sets of UTM parameters for links.
  class UtmTemplatesResource < Resource
    # Creates a template of UTM parameters for links.
    # @option params [String] :name required: The name, unique in the workspace regardless of case.
    # @option params [String, nil] :utm_source The source, such as `newsletter`.
    # @option params [String, nil] :utm_medium The medium, such as `email`.
    # @option params [String, nil] :utm_campaign The campaign, such as `autumn`.
    # @option params [String, nil] :utm_term The search term.
    # @option params [String, nil] :utm_content The content that distinguishes links, such as `header`.
    # @return [Types::UtmTemplate]
    def create(options: {}, **params)
      values = named(params, :name, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content)
      @transport.json(:post, "/utm-templates", kind: Types::UtmTemplate, body: values, options:)
    end

    # Returns all UTM templates, sorted by name.
    # @return [Array<Types::UtmTemplate>]
    def list(options: {})
      @transport.json(:get, "/utm-templates", kind: Types::UtmTemplate, options:)
    end

    # Updates a UTM template. Links that were created with it keep their parameters.
    # @option params [String] :name The name, unique in the workspace regardless of case.
    # @option params [String, nil] :utm_source The source, such as `newsletter`.
    # @option params [String, nil] :utm_medium The medium, such as `email`.
    # @option params [String, nil] :utm_campaign The campaign, such as `autumn`.
    # @option params [String, nil] :utm_term The search term.
    # @option params [String, nil] :utm_content The content that distinguishes links, such as `header`.
    # @return [Types::UtmTemplate]
    def update(id, options: {}, **params)
      values = named(params, :name, :utm_source, :utm_medium, :utm_campaign, :utm_term, :utm_content)
      @transport.json(:patch, path("/utm-templates/{}", id), kind: Types::UtmTemplate, body: values, options:)
    end

    # Deletes a UTM template. Links that were created with it keep their parameters.
    # @return [Types::DeleteUtmTemplateResult]
    def delete(id, options: {})
      @transport.json(:delete, path("/utm-templates/{}", id), kind: Types::DeleteUtmTemplateResult, options:)
    end
  end
end
