// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CloseMonthParams,
  Closing,
  ExportLedgerEntriesParams,
  JournalEntry,
  LedgerCheck,
  ListClosingsParams,
  ListLedgerChecksParams,
  ListLedgerEntriesParams,
  ListStatementsParams,
  ReadStatementParams,
  StatementList,
  StoredLedgerCheck,
} from '../types.ts'

/** Where every unit of money stands: checks, and statements of partners. */
export class LedgerResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Compare the ledger with everything beside it. */
  check(options?: RequestOptions): Promise<LedgerCheck> {
    return this.#transport.json('GET', '/ledger/check', {}, options)
  }

  /** List the nightly checks, newest first. */
  listChecks(params: ListLedgerChecksParams = {}, options?: RequestOptions): Pages<StoredLedgerCheck> {
    return this.#transport.pages('/ledger/checks', 'id', params, options)
  }

  /** List the journal: every ledger entry with the balance after it. */
  listEntries(params: ListLedgerEntriesParams = {}, options?: RequestOptions): Pages<JournalEntry> {
    return this.#transport.pages('/ledger/entries', 'id', params, options)
  }

  /** Export the journal as CSV for accounting software. */
  exportEntries(params: ExportLedgerEntriesParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/ledger/entries/export', { query: params }, options)
  }

  /** List the sums of the statements of a program: each partner and all of them. */
  listStatements(params: ListStatementsParams, options?: RequestOptions): Promise<StatementList> {
    return this.#transport.json('GET', '/ledger/statements', { query: params }, options)
  }

  /** Read a statement of a partner’s money. */
  async readStatement(id: string, params: ReadStatementParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/partners/${id}/statement`, { query: params }, options)
  }

  /**
   * Close a month of a program for good.
   *
   * Later events that happened in a closed month are booked into the open one, and what was booked
   * in it never changes. Months are closed in order; the first closing covers all months before it,
   * too. A month cannot be opened again.
   */
  async closeMonth(id: string, params: CloseMonthParams, options?: RequestOptions): Promise<Closing> {
    return this.#transport.json('POST', path`/programs/${id}/closings`, { body: params }, options)
  }

  /** List closed months, the latest first. */
  listClosings(id: string, params: ListClosingsParams = {}, options?: RequestOptions): Pages<Closing> {
    return this.#transport.pages(path`/programs/${id}/closings`, 'page', params, options)
  }

  /** Read a closed month. */
  async getClosing(id: string, month: string, options?: RequestOptions): Promise<Closing> {
    return this.#transport.json('GET', path`/programs/${id}/closings/${month}`, {}, options)
  }
}
