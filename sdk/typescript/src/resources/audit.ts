// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { type Transport } from '../core/transport.ts'
import type {
  AuditCheck,
  AuditEntry,
  CheckAuditEntriesParams,
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

  /**
   * Check the audit log.
   *
   * Verifies that no entry was changed, removed or put in: each hash covers the entry and the hash
   * before it. With `number` and `hash` of an earlier answer it also finds that the end is gone.
   */
  checkEntries(params: CheckAuditEntriesParams = {}, options?: RequestOptions): Promise<AuditCheck> {
    return this.#transport.json('GET', '/audit/check', { query: params }, options)
  }

  /**
   * The audit log as CSV or as one JSON object a line.
   *
   * With `after` it can be followed: see docs/hosting/audit.md.
   */
  exportEntries(params: ExportAuditEntriesParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/audit/export', { query: params }, options)
  }
}
