# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Members of the workspace, and invitations.
  class MembersResource < Resource
    # Returns pending invitations.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Invitation>]
    def list_invitations(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/invitations", :page, kind: Types::Invitation, query: values, options:)
    end

    # Invites a person to the workspace by email.
    # @option params [String] :email required: The email address. Case doesn’t matter.
    # @option params ["owner", "admin", "member", "viewer", "billing"] :role required: The role: `owner` can do
    #   everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and
    #   `billing` payouts.
    # @return [Types::Invitation]
    def invite(options: {}, **params)
      values = named(params, :email, :role)
      @transport.json(:post, "/invitations", kind: Types::Invitation, body: values, options:)
    end

    # Revokes a pending invitation. Its link stops working.
    # @return [Types::RevokeInvitationResult]
    def revoke_invitation(id, options: {})
      @transport.json(:delete, path("/invitations/{}", id), kind: Types::RevokeInvitationResult, options:)
    end

    # Creates a link to accept an invitation, which replaces any earlier link. Available only to owners in the
    # console, and only if the server can’t send email.
    # @return [Types::HandedLink]
    def create_invitation_link(id, options: {})
      @transport.json(:post, path("/invitations/{}/link", id), kind: Types::HandedLink, body: {}, options:)
    end

    # Sends an invitation email again.
    # @return [Types::Invitation]
    def resend_invitation(id, options: {})
      @transport.json(:post, path("/invitations/{}/resend", id), kind: Types::Invitation, body: {}, options:)
    end

    # Returns the members of the workspace.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Member>]
    def list(options: {}, **params)
      values = named(params, :page, :page_size)
      @transport.pages("/members", :page, kind: Types::Member, query: values, options:)
    end

    # Changes a member’s role.
    # @option params ["owner", "admin", "member", "viewer", "billing"] :role required: The role: `owner` can do
    #   everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and
    #   `billing` payouts.
    # @option params ["reassign", "end"] :webhooks How to treat the webhooks that the member created. Defaults to
    #   `reassign`.
    # @option params ["reassign", "end"] :share_links How to treat the share links that the member created.
    #   Defaults to `end`.
    # @return [Types::ChangedMember]
    def change_role(id, options: {}, **params)
      values = named(params, :role, :webhooks, :share_links)
      @transport.json(:patch, path("/members/{}", id), kind: Types::ChangedMember, body: values, options:)
    end

    # Removes a member from the workspace. Their access ends immediately.
    # @option params ["reassign", "end"] :webhooks How to treat the webhooks that the member created. Defaults to
    #   `reassign`.
    # @option params ["reassign", "end"] :share_links How to treat the share links that the member created.
    #   Defaults to `end`.
    # @return [Types::RemovedMember]
    def remove(id, options: {}, **params)
      values = named(params, :webhooks, :share_links)
      @transport.json(:delete, path("/members/{}", id), kind: Types::RemovedMember, query: values, options:)
    end

    # Returns the API keys, webhooks, share links, and invitations that a member created, in live and test mode.
    # They’re revoked or reassigned when the member is removed.
    # @return [Array<Types::MemberAccess>]
    def list_access(id, options: {})
      @transport.json(:get, path("/members/{}/access", id), kind: Types::MemberAccess, options:)
    end
  end
end
