// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateProgramParams,
  ListProgramsParams,
  Program,
  ProgramStat,
  UpdateProgramParams,
} from '../types.ts'

/** Partner programs with their terms, landing page, and application form. */
export class ProgramsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a partner program with a default group. */
  create(params: CreateProgramParams, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', '/programs', { body: params }, options)
  }

  /** Returns the workspace’s programs, oldest first, including deactivated ones. */
  list(params: ListProgramsParams = {}, options?: RequestOptions): Pages<Program> {
    return this.#transport.pages('/programs', 'page', params, options)
  }

  /** Retrieves a program. */
  async get(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('GET', path`/programs/${id}`, {}, options)
  }

  /** Updates a program. Existing customers and commissions keep their terms. */
  async update(id: string, params: UpdateProgramParams = {}, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('PATCH', path`/programs/${id}`, { body: params }, options)
  }

  /**
   * Deactivates a program and hides it from lists. Archived programs don’t count toward plan limits.
   * Links still redirect, and commissions that partners have already earned are still paid,
   * including scheduled payouts.
   */
  async archive(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/archive`, {}, options)
  }

  /**
   * Stops new earnings and offers in a program. Links still redirect, and commissions that partners
   * have already earned are still paid.
   */
  async deactivate(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/deactivate`, {}, options)
  }

  /** Reactivates a deactivated program, so that partners earn commissions again. */
  async reactivate(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/reactivate`, {}, options)
  }

  /** Returns a program’s clicks, leads, sales, and the amount it owes partners. */
  async getStats(id: string, options?: RequestOptions): Promise<ProgramStat> {
    return this.#transport.json('GET', path`/programs/${id}/stats`, {}, options)
  }

  /**
   * Restores an archived program. The program stays deactivated until you reactivate it. Returns 403
   * if the plan’s limit is reached.
   */
  async unarchive(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/unarchive`, {}, options)
  }
}
