// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { type Transport } from '../core/transport.ts'
import type {
  AuditEntry,
  ExportAuditEntriesParams,
  ListAuditEntriesParams,
} from '../types.ts'

/** Who changed what in the workspace. */
export class AuditResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Who changed what, when and from where, the newest first. */
  listEntries(params: ListAuditEntriesParams = {}, options?: RequestOptions): Pages<AuditEntry> {
    return this.#transport.pages('/audit', 'id', params, options)
  }

  /** The audit log as CSV or as one JSON object a line. */
  exportEntries(params: ExportAuditEntriesParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/audit/export', { query: params }, options)
  }
}
