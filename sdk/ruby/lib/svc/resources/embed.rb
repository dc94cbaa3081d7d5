# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of
  # `Accept-Language`.
  class EmbedResource < Resource
    # Creates a token that embeds one partner’s dashboard in your page. Call it from your server and pass the
    # token to the browser.
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

    # Ends all dashboard sessions of a partner. Pass `programId` to end only those of one program.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::RevokeEmbedTokensResult]
    def revoke_tokens(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:delete, "/tokens/embed/referrals", kind: Types::RevokeEmbedTokensResult, body: values, options:)
    end

    # Creates a read-only token to see a partner’s dashboard as the partner does. The token expires after 10
    # minutes. The audit log records who viewed which partner.
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
