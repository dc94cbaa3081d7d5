// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  Job,
  ListJobsParams,
} from '../types.ts'

/** Background jobs, including failed ones. */
export class JobsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns background jobs that failed, are waiting, or are running, newest first. */
  list(params: ListJobsParams = {}, options?: RequestOptions): Pages<Job> {
    return this.#transport.pages('/jobs', 'page', params, options)
  }

  /** Retries a background job immediately. */
  async retry(id: string, options?: RequestOptions): Promise<Job> {
    return this.#transport.json('POST', path`/jobs/${id}/retry`, {}, options)
  }
}
