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

/** A log of all changes in the workspace. */
export class AuditResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns changes in the workspace with the actor, time, and origin of each change, newest first. */
  listEntries(params: ListAuditEntriesParams = {}, options?: RequestOptions): Pages<AuditEntry> {
    return this.#transport.pages('/audit', 'id', params, options)
  }

  /**
   * Verifies the hash chain of the audit log and finds entries that were changed, inserted, or
   * deleted. Pass `number` and `hash` from an earlier check to also detect a chain that was
   * truncated or rebuilt.
   */
  checkEntries(params: CheckAuditEntriesParams = {}, options?: RequestOptions): Promise<AuditCheck> {
    return this.#transport.json('GET', '/audit/check', { query: params }, options)
  }

  /** Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in commit order. */
  exportEntries(params: ExportAuditEntriesParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/audit/export', { query: params }, options)
  }
}
