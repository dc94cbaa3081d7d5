// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CreateImageParams,
  DeleteImageResult,
  Image,
  ListImagesParams,
} from '../types.ts'

/** Images for programs, landing pages, and link previews. */
export class ImagesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Uploads an image for a program, a landing page, or a link preview. */
  create(params: CreateImageParams, options?: RequestOptions): Promise<Image> {
    return this.#transport.json('POST', '/images', { body: params }, options)
  }

  /** Returns images, newest first. */
  list(params: ListImagesParams = {}, options?: RequestOptions): Pages<Image> {
    return this.#transport.pages('/images', 'page', params, options)
  }

  /** Deletes an image. */
  async delete(id: string, options?: RequestOptions): Promise<DeleteImageResult> {
    return this.#transport.json('DELETE', path`/images/${id}`, {}, options)
  }
}
