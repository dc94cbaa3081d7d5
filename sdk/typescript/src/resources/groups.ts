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

/** Partners of a program who share terms, links and looks. */
export class GroupsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a group. */
  create(params: CreateGroupParams, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('POST', '/groups', { body: params }, options)
  }

  /** List groups. */
  list(params: ListGroupsParams = {}, options?: RequestOptions): Pages<Group> {
    return this.#transport.pages('/groups', 'page', params, options)
  }

  /** Read a group. */
  async get(id: string, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('GET', path`/groups/${id}`, {}, options)
  }

  /** Change a group. */
  async update(id: string, params: UpdateGroupParams = {}, options?: RequestOptions): Promise<Group> {
    return this.#transport.json('PATCH', path`/groups/${id}`, { body: params }, options)
  }

  /** Delete an empty group. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteGroupResult> {
    return this.#transport.json('DELETE', path`/groups/${id}`, {}, options)
  }

  /** Move partners into another group. */
  async moveEnrollments(id: string, params: MoveEnrollmentsParams, options?: RequestOptions): Promise<MoveEnrollmentsResult> {
    return this.#transport.json('POST', path`/groups/${id}/move-enrollments`, { body: params }, options)
  }
}
