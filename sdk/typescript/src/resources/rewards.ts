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

/** Versioned terms, limits, and conditions of what partners earn. */
export class RewardsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Calculates what a draft reward would have paid for the sales or leads of recent months, and
   * compares it with actual earnings. Partner counts reflect today’s partners. Canceled commissions,
   * referral shares, and bonuses are excluded. Nothing is saved.
   */
  async simulate(id: string, params: SimulateRewardParams, options?: RequestOptions): Promise<Simulation> {
    return this.#transport.json('POST', path`/programs/${id}/simulations`, { body: params }, options)
  }

  /** Returns rewards with their latest version, oldest first. */
  list(params: ListRewardsParams = {}, options?: RequestOptions): Pages<Reward> {
    return this.#transport.pages('/rewards', 'page', params, options)
  }

  /**
   * Creates a reward for a group or partner. The reward applies to customers whose first lead comes
   * after this call.
   */
  create(params: CreateRewardParams, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('POST', '/rewards', { body: params }, options)
  }

  /** Returns the conditions that rewards can use, with their operators and value types. */
  listConditions(options?: RequestOptions): Promise<ConditionAttribute[]> {
    return this.#transport.json('GET', '/rewards/conditions', {}, options)
  }

  /** Calculates sample commissions for a draft or saved reward. Nothing is saved. */
  preview(params: PreviewRewardParams = {}, options?: RequestOptions): Promise<PreviewRewardResult> {
    return this.#transport.json('POST', '/rewards/preview', { body: params }, options)
  }

  /** Retrieves a reward with its latest version. */
  async get(id: string, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('GET', path`/rewards/${id}`, {}, options)
  }

  /**
   * Creates a new version of a reward. Fields that you omit keep their values. Existing customers
   * keep the version that applied to their lead.
   */
  async update(id: string, params: UpdateRewardParams = {}, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('PATCH', path`/rewards/${id}`, { body: params }, options)
  }

  /**
   * Archives a reward. It no longer applies to new customers. Existing customers keep it, and their
   * later sales still earn commissions.
   */
  async archive(id: string, options?: RequestOptions): Promise<Reward> {
    return this.#transport.json('DELETE', path`/rewards/${id}`, {}, options)
  }

  /** Returns all versions of a reward. */
  listVersions(id: string, params: ListRewardVersionsParams = {}, options?: RequestOptions): Pages<RewardVersion> {
    return this.#transport.pages(path`/rewards/${id}/versions`, 'page', params, options)
  }
}
