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

/** Bonuses that partners earn once, when they reach a number. */
export class MilestonesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a milestone.
   *
   * Each partner of the group earns the bonus once, with the event that reaches the number. A refund
   * that takes them below it takes the bonus back. Who is past it already earns it with the next
   * event.
   */
  create(params: CreateMilestoneParams, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('POST', '/milestones', { body: params }, options)
  }

  /** List milestones. */
  list(params: ListMilestonesParams = {}, options?: RequestOptions): Pages<Milestone> {
    return this.#transport.pages('/milestones', 'page', params, options)
  }

  /** Get a milestone. */
  async get(id: string, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('GET', path`/milestones/${id}`, {}, options)
  }

  /**
   * Change the name or the end of a milestone.
   *
   * Metric, number, bonus and start never change: archive it and create another.
   */
  async update(id: string, params: UpdateMilestoneParams = {}, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('PATCH', path`/milestones/${id}`, { body: params }, options)
  }

  /**
   * Archive a milestone.
   *
   * Nobody earns it any more. Bonuses stand, and are still undone by refunds of what reached them.
   */
  async archive(id: string, options?: RequestOptions): Promise<Milestone> {
    return this.#transport.json('DELETE', path`/milestones/${id}`, {}, options)
  }
}
