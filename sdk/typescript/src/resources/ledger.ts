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

/** Ledger entries, checks, partner statements, and month-end closings. */
export class LedgerResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Compares the ledger with commissions, payouts, and balances, and returns the totals and any
   * differences.
   */
  check(options?: RequestOptions): Promise<LedgerCheck> {
    return this.#transport.json('GET', '/ledger/check', {}, options)
  }

  /** Returns the results of the nightly ledger checks, newest first. */
  listChecks(params: ListLedgerChecksParams = {}, options?: RequestOptions): Pages<StoredLedgerCheck> {
    return this.#transport.pages('/ledger/checks', 'id', params, options)
  }

  /** Returns the journal of ledger entries, with the balance after each entry. */
  listEntries(params: ListLedgerEntriesParams = {}, options?: RequestOptions): Pages<JournalEntry> {
    return this.#transport.pages('/ledger/entries', 'id', params, options)
  }

  /** Exports the journal as CSV for accounting software. */
  exportEntries(params: ExportLedgerEntriesParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/ledger/entries/export', { query: params }, options)
  }

  /** Returns the statement totals of a program’s partners, and the total of all of them. */
  listStatements(params: ListStatementsParams, options?: RequestOptions): Promise<StatementList> {
    return this.#transport.json('GET', '/ledger/statements', { query: params }, options)
  }

  /** Returns a statement of a partner’s earnings and payouts for a time range. */
  async readStatement(id: string, params: ReadStatementParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/partners/${id}/statement`, { query: params }, options)
  }

  /**
   * Closes a month of a program permanently. Events that happened in a closed month and arrive later
   * are posted to the open month. Months are closed in order, and the first closing includes all
   * earlier months. A closed month can’t be reopened.
   */
  async closeMonth(id: string, params: CloseMonthParams, options?: RequestOptions): Promise<Closing> {
    return this.#transport.json('POST', path`/programs/${id}/closings`, { body: params }, options)
  }

  /** Returns closed months, latest first. */
  listClosings(id: string, params: ListClosingsParams = {}, options?: RequestOptions): Pages<Closing> {
    return this.#transport.pages(path`/programs/${id}/closings`, 'page', params, options)
  }

  /** Retrieves the closing of a month. */
  async getClosing(id: string, month: string, options?: RequestOptions): Promise<Closing> {
    return this.#transport.json('GET', path`/programs/${id}/closings/${month}`, {}, options)
  }
}
