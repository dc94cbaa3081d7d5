// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  AddImportFileParams,
  CreateImportParams,
  Import,
  ImportFile,
  ImportLine,
  ImportReport,
  Importer,
  ListImportLinesParams,
  ListImportsParams,
  PreviewImportParams,
} from '../types.ts'

/** Moving in from other platforms, or from files: preview, progress, report and undo. */
export class ImportsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Prepare an import. */
  create(params: CreateImportParams, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', '/imports', { body: params }, options)
  }

  /** List imports, the newest first. */
  list(params: ListImportsParams = {}, options?: RequestOptions): Pages<Import> {
    return this.#transport.pages('/imports', 'page', params, options)
  }

  /** List what can be imported from, and what each source asks for. */
  listImporters(options?: RequestOptions): Promise<Importer[]> {
    return this.#transport.json('GET', '/imports/sources', {}, options)
  }

  /**
   * Read an import: preview, progress and report.
   *
   * Counts and sums of every kind of line, why lines do not come, and what is in the books.
   */
  async get(id: string, options?: RequestOptions): Promise<ImportReport> {
    return this.#transport.json('GET', path`/imports/${id}`, {}, options)
  }

  /** Delete an import of which nothing was written. */
  async delete(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('DELETE', path`/imports/${id}`, {}, options)
  }

  /**
   * Upload a file, or a part of one.
   *
   * A large file comes in parts that may be cut anywhere. Part 0 begins the file anew.
   */
  async addFile(id: string, params: AddImportFileParams, options?: RequestOptions): Promise<ImportFile> {
    return this.#transport.json('POST', path`/imports/${id}/files`, { body: params }, options)
  }

  /** List the lines of an import. */
  listLines(id: string, params: ListImportLinesParams = {}, options?: RequestOptions): Pages<ImportLine> {
    return this.#transport.pages(path`/imports/${id}/lines`, 'number', params, options)
  }

  /**
   * Read the source and compare every line with what is here.
   *
   * A dry run. When the import is `ready`, `GET /imports/:id` is the preview.
   */
  async preview(id: string, params: PreviewImportParams = {}, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/preview`, { body: params }, options)
  }

  /**
   * Write what the preview shows, or go on with what had failed.
   *
   * Nobody is mailed and nothing is paid; what is owed is booked.
   */
  async start(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/start`, {}, options)
  }

  /** Take back a whole import, until something of it was paid. */
  async undo(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/undo`, {}, options)
  }
}
