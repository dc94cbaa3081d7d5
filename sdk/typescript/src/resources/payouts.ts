// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  CompletePayoutParams,
  ConfirmPayoutDraftParams,
  ConfirmPayoutDraftResult,
  ConfirmPayoutsParams,
  ConfirmPayoutsResult,
  CreatePayoutDraftParams,
  ExportPayoutsParams,
  FailPayoutParams,
  GetPayoutCalendarParams,
  GetPayoutDraftParams,
  GetPayoutRunParams,
  ListPayoutDraftsParams,
  ListPayoutFilesParams,
  ListPayoutRunsParams,
  ListPayoutsParams,
  Payout,
  PayoutCalendar,
  PayoutDetail,
  PayoutDraft,
  PayoutDraftDetail,
  PayoutFile,
  PayoutRun,
  PayoutRunDetail,
  PreviewPayoutsParams,
  PreviewPayoutsResult,
  ReadPayoutStatusFileResult,
} from '../types.ts'

/** Payments to partners: previews, drafts, runs, transfers, and bank files. */
export class PayoutsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Returns payouts, largest first by default. */
  list(params: ListPayoutsParams = {}, options?: RequestOptions): Pages<Payout> {
    return this.#transport.pages('/payouts', 'id', params, options)
  }

  /** Returns the amounts that become payable on each day, and the next scheduled payout dates. */
  getCalendar(params: GetPayoutCalendarParams, options?: RequestOptions): Promise<PayoutCalendar> {
    return this.#transport.json('GET', '/payouts/calendar', { query: params }, options)
  }

  /**
   * Creates payouts for all partners who can be paid and starts the transfers. Pass `expectedAmount`
   * from the preview to make sure that nothing has changed: if the total differs, the call returns
   * 409 and no payouts are made. Returns 403 if the program requires a second person to confirm.
   */
  confirm(params: ConfirmPayoutsParams, options?: RequestOptions): Promise<ConfirmPayoutsResult> {
    return this.#transport.json('POST', '/payouts/confirm', { body: params }, options)
  }

  /**
   * Saves which partners to pay and how much, so that someone can confirm it later. No money moves.
   * Returns 409 if no partner can be paid.
   */
  createDraft(params: CreatePayoutDraftParams, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('POST', '/payouts/drafts', { body: params }, options)
  }

  /** Returns payout drafts, newest first. */
  listDrafts(params: ListPayoutDraftsParams = {}, options?: RequestOptions): Pages<PayoutDraft> {
    return this.#transport.pages('/payouts/drafts', 'page', params, options)
  }

  /** Retrieves a payout draft with a page of its payouts. */
  async getDraft(id: string, params: GetPayoutDraftParams = {}, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('GET', path`/payouts/drafts/${id}`, { query: params }, options)
  }

  /** Discards a payout draft so that it can’t be confirmed. Repeating the call has no effect. */
  async discardDraft(id: string, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('DELETE', path`/payouts/drafts/${id}`, {}, options)
  }

  /**
   * Pays exactly the commissions in a draft. Commissions that became payable later aren’t included.
   * If any amount has changed, the call returns 409 and no payouts are made. A repeated confirmation
   * returns the same run.
   */
  async confirmDraft(id: string, params: ConfirmPayoutDraftParams = {}, options?: RequestOptions): Promise<ConfirmPayoutDraftResult> {
    return this.#transport.json('POST', path`/payouts/drafts/${id}/confirm`, { body: params }, options)
  }

  /** Exports all matching payouts as CSV, newest first. */
  export(params: ExportPayoutsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/payouts/export', { query: params }, options)
  }

  /** Returns bank files, newest first. */
  listFiles(params: ListPayoutFilesParams = {}, options?: RequestOptions): Pages<PayoutFile> {
    return this.#transport.pages('/payouts/files', 'page', params, options)
  }

  /**
   * Downloads a payment file for your bank. The file contains account numbers, so each download is
   * added to the audit log.
   */
  async downloadFile(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/payouts/files/${id}/content`, {}, options)
  }

  /**
   * Discards a bank file that you haven’t given to the bank. All of its payouts are canceled, and
   * their commissions become payable again.
   */
  async discardFile(id: string, options?: RequestOptions): Promise<PayoutFile> {
    return this.#transport.json('POST', path`/payouts/files/${id}/discard`, {}, options)
  }

  /**
   * Uploads the bank’s status report for a file and updates the transfers that it contains. Other
   * transfers don’t change.
   */
  async readStatusFile(id: string, content: string, options?: RequestOptions): Promise<ReadPayoutStatusFileResult> {
    return this.#transport.json('POST', path`/payouts/files/${id}/status`, { text: content }, options)
  }

  /**
   * Marks a bank file as submitted to the bank. Its payouts are then being processed and can no
   * longer be canceled.
   */
  async submitFile(id: string, options?: RequestOptions): Promise<PayoutFile> {
    return this.#transport.json('POST', path`/payouts/files/${id}/submitted`, {}, options)
  }

  /**
   * Returns the partners and amounts that a confirmation would pay now, and why other partners
   * wouldn’t be paid. Saves the result as a draft, unless `dryRun` is set. No money moves.
   */
  preview(params: PreviewPayoutsParams, options?: RequestOptions): Promise<PreviewPayoutsResult> {
    return this.#transport.json('POST', '/payouts/preview', { body: params }, options)
  }

  /** Returns payout runs, newest first. A run contains the payouts that were confirmed together. */
  listRuns(params: ListPayoutRunsParams = {}, options?: RequestOptions): Pages<PayoutRun> {
    return this.#transport.pages('/payouts/runs', 'page', params, options)
  }

  /** Retrieves a payout run with a page of its payouts and its bank files. */
  async getRun(id: string, params: GetPayoutRunParams = {}, options?: RequestOptions): Promise<PayoutRunDetail> {
    return this.#transport.json('GET', path`/payouts/runs/${id}`, { query: params }, options)
  }

  /** Retrieves a payout with its transfer and commissions. */
  async get(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('GET', path`/payouts/${id}`, {}, options)
  }

  /** Cancels a payout before it’s sent. Its commissions become payable again. */
  async cancel(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/cancel`, {}, options)
  }

  /** Marks a manual payout as paid. Repeating the call with the same reference has no effect. */
  async complete(id: string, params: CompletePayoutParams = {}, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/complete`, { body: params }, options)
  }

  /**
   * Marks a manual payout as failed or returned. Its commissions become payable again, unless the
   * partner has since been banned.
   */
  async fail(id: string, params: FailPayoutParams, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/fail`, { body: params }, options)
  }

  /**
   * Retries an online transfer immediately instead of at its next scheduled attempt. The partner is
   * never paid twice: the provider receives the same transfer ID, or is asked for the status if it
   * already has the transfer.
   */
  async retry(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/retry`, {}, options)
  }
}
