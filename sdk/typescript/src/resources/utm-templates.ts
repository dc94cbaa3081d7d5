// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateUtmTemplateParams,
  DeleteUtmTemplateResult,
  UpdateUtmTemplateParams,
  UtmTemplate,
} from '../types.ts'

/** UTM parameters under a name, to put into links. */
export class UtmTemplatesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Create a UTM template. */
  create(params: CreateUtmTemplateParams, options?: RequestOptions): Promise<UtmTemplate> {
    return this.#transport.json('POST', '/utm-templates', { body: params }, options)
  }

  /** List UTM templates. */
  list(options?: RequestOptions): Promise<UtmTemplate[]> {
    return this.#transport.json('GET', '/utm-templates', {}, options)
  }

  /** Change a UTM template. */
  async update(id: string, params: UpdateUtmTemplateParams = {}, options?: RequestOptions): Promise<UtmTemplate> {
    return this.#transport.json('PATCH', path`/utm-templates/${id}`, { body: params }, options)
  }

  /** Delete a UTM template. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteUtmTemplateResult> {
    return this.#transport.json('DELETE', path`/utm-templates/${id}`, {}, options)
  }
}
