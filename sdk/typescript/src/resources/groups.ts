// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateGroupParams,
  DeleteGroupResult,
  Group,
  ListGroupsParams,
  MoveEnrollmentsParams,
  MoveEnrollmentsResult,
  UpdateGroupParams,
} from '../types.ts'

/** Groups of partners in a program that share terms, links, and branding. */
export class GroupsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a group of partners in a program. */
  create(params: CreateGroupParams, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('POST', '/groups', { body: params }, options)
  }

  /** Returns groups, oldest first. The first group of each program is its default group. */
  list(params: ListGroupsParams = {}, options?: RequestOptions): Pages<Group> {
    return this.#transport.pages('/groups', 'page', params, options)
  }

  /** Retrieves a group. */
  async get(id: string, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('GET', path`/groups/${id}`, {}, options)
  }

  /** Updates a group. Existing customers keep the terms that applied when they were referred. */
  async update(id: string, params: UpdateGroupParams = {}, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('PATCH', path`/groups/${id}`, { body: params }, options)
  }

  /**
   * Deletes a group and archives its rewards and discounts. Returns 409 if the group still has
   * partners.
   */
  async delete(id: string, options?: RequestOptions): Promise<DeleteGroupResult> {
    return this.#transport.json('DELETE', path`/groups/${id}`, {}, options)
  }

  /** Moves partners to this group. */
  async moveEnrollments(id: string, params: MoveEnrollmentsParams, options?: RequestOptions): Promise<MoveEnrollmentsResult> {
    return this.#transport.json('POST', path`/groups/${id}/move-enrollments`, { body: params }, options)
  }
}
