# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of
  # `Accept-Language`.
  class EmbedResource < Resource
    # Creates a token that embeds one partner’s dashboard in your page. Call it from your server and pass the
    # token to the browser.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [Types::CreateEmbedTokenPartner] :partner
    # @option params [String, nil] :origin The origin that can use the token. Defaults to the first one that uses
    #   it.
    # @option params [Array<"read", "links.write", "settings.write", "invitation.accept">] :scopes The scopes in
    #   addition to reading, which is always allowed. Defaults to none.
    # @option params [Integer] :expires_in The lifetime in seconds. Defaults to 7200.
    # @return [Types::CreateEmbedTokenResult]
    def create_token(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :partner, :origin, :scopes,
                             :expires_in)
      @transport.json(:post, "/tokens/embed/referrals", kind: Types::CreateEmbedTokenResult, body: values, options:)
    end

    # Ends all dashboard sessions of a partner. Pass `programId` to end only those of one program.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::RevokeEmbedTokensResult]
    def revoke_tokens(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:delete, "/tokens/embed/referrals", kind: Types::RevokeEmbedTokensResult, body: values, options:)
    end

    # Creates a read-only token to see a partner’s dashboard as the partner does. The token expires after 10
    # minutes. The audit log records who viewed which partner.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String, nil] :origin The origin that can use the token. Defaults to the first one that uses
    #   it.
    # @return [Types::ViewAsPartnerResult]
    def view_as_partner(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :origin)
      @transport.json(:post, "/tokens/embed/referrals/view", kind: Types::ViewAsPartnerResult, body: values, options:)
    end
  end
end
