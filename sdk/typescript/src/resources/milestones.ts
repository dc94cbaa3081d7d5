// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateMilestoneParams,
  ListMilestonesParams,
  Milestone,
  UpdateMilestoneParams,
} from '../types.ts'

/** One-time bonuses that partners earn when they reach a goal. */
export class MilestonesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates a bonus that each partner in a group earns once, when they reach a goal. Partners who
   * are already past the goal earn the bonus with their next counted event. If a refund takes a
   * partner below the goal, the bonus is reversed.
   */
  create(params: CreateMilestoneParams, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('POST', '/milestones', { body: params }, options)
  }

  /** Returns milestones, oldest first. */
  list(params: ListMilestonesParams = {}, options?: RequestOptions): Pages<Milestone> {
    return this.#transport.pages('/milestones', 'page', params, options)
  }

  /** Retrieves a milestone. */
  async get(id: string, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('GET', path`/milestones/${id}`, {}, options)
  }

  /**
   * Updates the name or end date of a milestone. To change the metric, goal, bonus, or start date,
   * archive the milestone and create another one.
   */
  async update(id: string, params: UpdateMilestoneParams = {}, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('PATCH', path`/milestones/${id}`, { body: params }, options)
  }

  /**
   * Archives a milestone. Partners can no longer earn its bonus. Earned bonuses are kept, and later
   * refunds can still reverse them.
   */
  async archive(id: string, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('DELETE', path`/milestones/${id}`, {}, options)
  }
}
