// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateUtmTemplateParams,
  DeleteUtmTemplateResult,
  UpdateUtmTemplateParams,
  UtmTemplate,
} from '../types.ts'

/** Saved sets of UTM parameters for links. */
export class UtmTemplatesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Creates a template of UTM parameters for links. */
  create(params: CreateUtmTemplateParams, options?: RequestOptions): Promise<UtmTemplate> {
    return this.#transport.json('POST', '/utm-templates', { body: params }, options)
  }

  /** Returns all UTM templates, sorted by name. */
  list(options?: RequestOptions): Promise<UtmTemplate[]> {
    return this.#transport.json('GET', '/utm-templates', {}, options)
  }

  /** Updates a UTM template. Links that were created with it keep their parameters. */
  async update(id: string, params: UpdateUtmTemplateParams = {}, options?: RequestOptions): Promise<UtmTemplate> {
    return this.#transport.json('PATCH', path`/utm-templates/${id}`, { body: params }, options)
  }

  /** Deletes a UTM template. Links that were created with it keep their parameters. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteUtmTemplateResult> {
    return this.#transport.json('DELETE', path`/utm-templates/${id}`, {}, options)
  }
}
