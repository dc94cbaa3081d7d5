# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the
  # language of `Accept-Language`.
  class EmbedResource < Resource
    # Start a session for a page with a partner’s dashboard.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [Types::CreateEmbedTokenPartner] :partner
    # @option params [String, nil] :origin The page that may use it. Default: the first that does
    # @option params [Array<"read", "links.write", "settings.write", "invitation.accept">] :scopes What the page
    #   may do besides reading, which is always included. Default: nothing
    # @option params [Integer] :expires_in Seconds; default 7200
    # @return [Types::CreateEmbedTokenResult]
    def create_token(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :partner, :origin, :scopes,
                             :expires_in)
      @transport.json(:post, "/tokens/embed/referrals", kind: Types::CreateEmbedTokenResult, body: values, options:)
    end

    # End every session of a partner’s dashboards.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::RevokeEmbedTokensResult]
    def revoke_tokens(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:delete, "/tokens/embed/referrals", kind: Types::RevokeEmbedTokensResult, body: values, options:)
    end

    # See a partner’s dashboard as the partner does.
    #
    # The token only reads, for ten minutes, and ends when the member who asked is removed. The audit log says who
    # looked at whom.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [String, nil] :origin The page that may use it. Default: the first that does
    # @return [Types::ViewAsPartnerResult]
    def view_as_partner(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :origin)
      @transport.json(:post, "/tokens/embed/referrals/view", kind: Types::ViewAsPartnerResult, body: values, options:)
    end
  end
end
