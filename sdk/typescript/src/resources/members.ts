// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  ChangeRoleParams,
  ChangedMember,
  HandedLink,
  Invitation,
  InviteMemberParams,
  ListInvitationsParams,
  ListMembersParams,
  Member,
  MemberAccess,
  RemoveMemberParams,
  RemovedMember,
  RevokeInvitationResult,
} from '../types.ts'

/** Who may work in the workspace, and who is invited to. */
export class MembersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** List the invitations without an answer. */
  listInvitations(params: ListInvitationsParams = {}, options?: RequestOptions): Pages<Invitation> {
    return this.#transport.pages('/invitations', 'page', params, options)
  }

  /** Invite a member by email. */
  invite(params: InviteMemberParams, options?: RequestOptions): Promise<Invitation> {
    return this.#transport.json('POST', '/invitations', { body: params }, options)
  }

  /** Revoke an invitation. */
  async revokeInvitation(id: string, options?: RequestOptions): Promise<RevokeInvitationResult> {
    return this.#transport.json('DELETE', path`/invitations/${id}`, {}, options)
  }

  /**
   * Get the link of an invitation, to hand it over.
   *
   * For an owner who is signed in to the console of a server without an SMTP server; a former link
   * stops.
   */
  async createInvitationLink(id: string, options?: RequestOptions): Promise<HandedLink> {
    return this.#transport.json('POST', path`/invitations/${id}/link`, { body: {} }, options)
  }

  /** Send an invitation again. */
  async resendInvitation(id: string, options?: RequestOptions): Promise<Invitation> {
    return this.#transport.json('POST', path`/invitations/${id}/resend`, { body: {} }, options)
  }

  /** List the people of the workspace. */
  list(params: ListMembersParams = {}, options?: RequestOptions): Pages<Member> {
    return this.#transport.pages('/members', 'page', params, options)
  }

  /** Give a member another role. */
  async changeRole(id: string, params: ChangeRoleParams, options?: RequestOptions): Promise<ChangedMember> {
    return this.#transport.json('PATCH', path`/members/${id}`, { body: params }, options)
  }

  /** Remove a member at once. */
  async remove(id: string, params: RemoveMemberParams = {}, options?: RequestOptions): Promise<RemovedMember> {
    return this.#transport.json('DELETE', path`/members/${id}`, { query: params }, options)
  }

  /**
   * List member access.
   *
   * Lists the API keys, webhooks, share links and invitations that a member created, live and test.
   * They end or are reassigned when the member is removed.
   */
  async listAccess(id: string, options?: RequestOptions): Promise<MemberAccess[]> {
    return this.#transport.json('GET', path`/members/${id}/access`, {}, options)
  }
}
