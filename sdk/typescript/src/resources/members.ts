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

/** Members of the workspace, and invitations. */
export class MembersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns pending invitations. */
  listInvitations(params: ListInvitationsParams = {}, options?: RequestOptions): Pages<Invitation> {
    return this.#transport.pages('/invitations', 'page', params, options)
  }

  /** Invites a person to the workspace by email. */
  invite(params: InviteMemberParams, options?: RequestOptions): Promise<Invitation> {
    return this.#transport.json('POST', '/invitations', { body: params }, options)
  }

  /** Revokes a pending invitation. Its link stops working. */
  async revokeInvitation(id: string, options?: RequestOptions): Promise<RevokeInvitationResult> {
    return this.#transport.json('DELETE', path`/invitations/${id}`, {}, options)
  }

  /**
   * Creates a link to accept an invitation, which replaces any earlier link. Available only to
   * owners in the console, and only if the server can’t send email.
   */
  async createInvitationLink(id: string, options?: RequestOptions): Promise<HandedLink> {
    return this.#transport.json('POST', path`/invitations/${id}/link`, { body: {} }, options)
  }

  /** Sends an invitation email again. */
  async resendInvitation(id: string, options?: RequestOptions): Promise<Invitation> {
    return this.#transport.json('POST', path`/invitations/${id}/resend`, { body: {} }, options)
  }

  /** Returns the members of the workspace. */
  list(params: ListMembersParams = {}, options?: RequestOptions): Pages<Member> {
    return this.#transport.pages('/members', 'page', params, options)
  }

  /** Changes a member’s role. */
  async changeRole(id: string, params: ChangeRoleParams, options?: RequestOptions): Promise<ChangedMember> {
    return this.#transport.json('PATCH', path`/members/${id}`, { body: params }, options)
  }

  /** Removes a member from the workspace. Their access ends immediately. */
  async remove(id: string, params: RemoveMemberParams = {}, options?: RequestOptions): Promise<RemovedMember> {
    return this.#transport.json('DELETE', path`/members/${id}`, { query: params }, options)
  }

  /**
   * Returns the API keys, webhooks, share links, and invitations that a member created, in live and
   * test mode. They’re revoked or reassigned when the member is removed.
   */
  async listAccess(id: string, options?: RequestOptions): Promise<MemberAccess[]> {
    return this.#transport.json('GET', path`/members/${id}/access`, {}, options)
  }
}
