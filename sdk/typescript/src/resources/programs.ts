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

/** What the workspace offers to partners: terms, groups, landing page and application form. */
export class ProgramsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a program and its default group. */
  create(params: CreateProgramParams, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', '/programs', { body: params }, options)
  }

  /** List programs. */
  list(params: ListProgramsParams = {}, options?: RequestOptions): Pages<Program> {
    return this.#transport.pages('/programs', 'page', params, options)
  }

  /** Read a program. */
  async get(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('GET', path`/programs/${id}`, {}, options)
  }

  /** Change a program. */
  async update(id: string, params: UpdateProgramParams = {}, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('PATCH', path`/programs/${id}`, { body: params }, options)
  }

  /**
   * End a program and take it out of lists and limits.
   *
   * Deactivates it, too. Its links still redirect; what was earned matures and is paid as before,
   * also by its schedule.
   */
  async archive(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/archive`, {}, options)
  }

  /** End earning in a program. */
  async deactivate(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/deactivate`, {}, options)
  }

  /** Let partners earn again. */
  async reactivate(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/reactivate`, {}, options)
  }

  /** Sum up what a program brought and owes. */
  async getStats(id: string, options?: RequestOptions): Promise<ProgramStat> {
    return this.#transport.json('GET', path`/programs/${id}/stats`, {}, options)
  }

  /** Take a program out of the archive; it stays deactivated. */
  async unarchive(id: string, options?: RequestOptions): Promise<Program> {
    return this.#transport.json('POST', path`/programs/${id}/unarchive`, {}, options)
  }
}
