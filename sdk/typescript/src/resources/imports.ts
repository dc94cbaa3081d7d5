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

/** Imports from other platforms or files: preview, progress, report, and undo. */
export class ImportsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Creates an import from another platform or from files. Nothing is read or written until you
   * preview and start it.
   */
  create(params: CreateImportParams, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', '/imports', { body: params }, options)
  }

  /** Returns imports, newest first. */
  list(params: ListImportsParams = {}, options?: RequestOptions): Pages<Import> {
    return this.#transport.pages('/imports', 'page', params, options)
  }

  /**
   * Returns the platforms and file types that you can import from, with the fields that each one
   * requires.
   */
  listImporters(options?: RequestOptions): Promise<Importer[]> {
    return this.#transport.json('GET', '/imports/sources', {}, options)
  }

  /**
   * Retrieves an import with the number and total of each kind of row, the reasons for skipped rows,
   * and the amounts in the ledger.
   */
  async get(id: string, options?: RequestOptions): Promise<ImportReport> {
    return this.#transport.json('GET', path`/imports/${id}`, {}, options)
  }

  /** Deletes an import that hasn’t written anything. */
  async delete(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('DELETE', path`/imports/${id}`, {}, options)
  }

  /**
   * Uploads a file, or a part of a large file. Parts can be split at any byte. Part 0 starts the
   * file over.
   */
  async addFile(id: string, params: AddImportFileParams, options?: RequestOptions): Promise<ImportFile> {
    return this.#transport.json('POST', path`/imports/${id}/files`, { body: params }, options)
  }

  /** Returns the rows of an import. */
  listLines(id: string, params: ListImportLinesParams = {}, options?: RequestOptions): Pages<ImportLine> {
    return this.#transport.pages(path`/imports/${id}/lines`, 'number', params, options)
  }

  /**
   * Reads the source and compares each row with existing data. Nothing is written. When the import’s
   * status is `ready`, retrieve the import to get the preview.
   */
  async preview(id: string, params: PreviewImportParams = {}, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/preview`, { body: params }, options)
  }

  /**
   * Writes the previewed rows, or continues an import that failed. No emails are sent and no payouts
   * are made. Amounts that partners are owed are posted to the ledger.
   */
  async start(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/start`, {}, options)
  }

  /** Undoes an import completely. Returns 409 if any of its commissions has been paid or refunded. */
  async undo(id: string, options?: RequestOptions): Promise<Import> {
    return this.#transport.json('POST', path`/imports/${id}/undo`, {}, options)
  }
}
