// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  ConditionAttribute,
  CreateRewardParams,
  ListRewardVersionsParams,
  ListRewardsParams,
  PreviewRewardParams,
  PreviewRewardResult,
  Reward,
  RewardVersion,
  SimulateRewardParams,
  Simulation,
  UpdateRewardParams,
} from '../types.ts'

/** What partners earn: terms, limits and conditions, in versions that never change. */
export class RewardsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Simulate a reward.
   *
   * Replays the sales or leads of the last months as if the draft had been the reward of all
   * customers, and compares that with what was earned. Counts the partners who would have the reward
   * today; leaves out what was canceled, and does not follow shares of referring partners or
   * bonuses. Stores nothing.
   */
  async simulate(id: string, params: SimulateRewardParams, options?: RequestOptions): Promise<Simulation> {
    return this.#transport.json('POST', path`/programs/${id}/simulations`, { body: params }, options)
  }

  /** List rewards. */
  list(params: ListRewardsParams = {}, options?: RequestOptions): Pages<Reward> {
    return this.#transport.pages('/rewards', 'page', params, options)
  }

  /** Create a reward. */
  create(params: CreateRewardParams, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('POST', '/rewards', { body: params }, options)
  }

  /** List what conditions can ask about. */
  listConditions(options?: RequestOptions): Promise<ConditionAttribute[]> {
    return this.#transport.json('GET', '/rewards/conditions', {}, options)
  }

  /**
   * Preview a reward.
   *
   * Computes sample commissions of a draft or a stored reward. Stores nothing.
   */
  preview(params: PreviewRewardParams = {}, options?: RequestOptions): Promise<PreviewRewardResult> {
    return this.#transport.json('POST', '/rewards/preview', { body: params }, options)
  }

  /** Get a reward. */
  async get(id: string, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('GET', path`/rewards/${id}`, {}, options)
  }

  /**
   * Change a reward.
   *
   * Writes a new version; what is not given stays. Customers keep the version of their lead.
   */
  async update(id: string, params: UpdateRewardParams = {}, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('PATCH', path`/rewards/${id}`, { body: params }, options)
  }

  /**
   * Archive a reward.
   *
   * No new customer is won under it. Customers who were won under it keep it: their later sales go
   * on earning.
   */
  async archive(id: string, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('DELETE', path`/rewards/${id}`, {}, options)
  }

  /** List the versions of a reward. */
  listVersions(id: string, params: ListRewardVersionsParams = {}, options?: RequestOptions): Pages<RewardVersion> {
    return this.#transport.pages(path`/rewards/${id}/versions`, 'page', params, options)
  }
}
