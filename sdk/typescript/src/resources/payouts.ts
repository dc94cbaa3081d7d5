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

/** What is paid to partners: previews, confirmations, transfers, bank files. */
export class PayoutsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** List payouts. */
  list(params: ListPayoutsParams = {}, options?: RequestOptions): Pages<Payout> {
    return this.#transport.pages('/payouts', 'id', params, options)
  }

  /** See what becomes payable when, and the next days of the schedule. */
  getCalendar(params: GetPayoutCalendarParams, options?: RequestOptions): Promise<PayoutCalendar> {
    return this.#transport.json('GET', '/payouts/calendar', { query: params }, options)
  }

  /** Pay everybody who can be paid. */
  confirm(params: ConfirmPayoutsParams, options?: RequestOptions): Promise<ConfirmPayoutsResult> {
    return this.#transport.json('POST', '/payouts/confirm', { body: params }, options)
  }

  /** Store whom to pay what. */
  createDraft(params: CreatePayoutDraftParams, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('POST', '/payouts/drafts', { body: params }, options)
  }

  /** List payout drafts, the newest first. */
  listDrafts(params: ListPayoutDraftsParams = {}, options?: RequestOptions): Pages<PayoutDraft> {
    return this.#transport.pages('/payouts/drafts', 'page', params, options)
  }

  /** Read a payout draft. */
  async getDraft(id: string, params: GetPayoutDraftParams = {}, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('GET', path`/payouts/drafts/${id}`, { query: params }, options)
  }

  /** Discard a payout draft. */
  async discardDraft(id: string, options?: RequestOptions): Promise<PayoutDraftDetail> {
    return this.#transport.json('DELETE', path`/payouts/drafts/${id}`, {}, options)
  }

  /** Pay exactly what a draft says. */
  async confirmDraft(id: string, params: ConfirmPayoutDraftParams = {}, options?: RequestOptions): Promise<ConfirmPayoutDraftResult> {
    return this.#transport.json('POST', path`/payouts/drafts/${id}/confirm`, { body: params }, options)
  }

  /** Export payouts as CSV. */
  export(params: ExportPayoutsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/payouts/export', { query: params }, options)
  }

  /** List bank files, the newest first. */
  listFiles(params: ListPayoutFilesParams = {}, options?: RequestOptions): Pages<PayoutFile> {
    return this.#transport.pages('/payouts/files', 'page', params, options)
  }

  /** Download a file for the bank. */
  async downloadFile(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/payouts/files/${id}/content`, {}, options)
  }

  /** Take back a file that the bank never got. */
  async discardFile(id: string, options?: RequestOptions): Promise<PayoutFile> {
    return this.#transport.json('POST', path`/payouts/files/${id}/discard`, {}, options)
  }

  /** Upload what the bank answered to a file. */
  async readStatusFile(id: string, content: string, options?: RequestOptions): Promise<ReadPayoutStatusFileResult> {
    return this.#transport.json('POST', path`/payouts/files/${id}/status`, { text: content }, options)
  }

  /** Say that the bank has a file. */
  async submitFile(id: string, options?: RequestOptions): Promise<PayoutFile> {
    return this.#transport.json('POST', path`/payouts/files/${id}/submitted`, {}, options)
  }

  /** See who would be paid what, and who not. */
  preview(params: PreviewPayoutsParams, options?: RequestOptions): Promise<PreviewPayoutsResult> {
    return this.#transport.json('POST', '/payouts/preview', { body: params }, options)
  }

  /** List confirmations, the newest first. */
  listRuns(params: ListPayoutRunsParams = {}, options?: RequestOptions): Pages<PayoutRun> {
    return this.#transport.pages('/payouts/runs', 'page', params, options)
  }

  /** Read a confirmation with its payouts, page by page, and its files. */
  async getRun(id: string, params: GetPayoutRunParams = {}, options?: RequestOptions): Promise<PayoutRunDetail> {
    return this.#transport.json('GET', path`/payouts/runs/${id}`, { query: params }, options)
  }

  /** Read a payout with its transfer. */
  async get(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('GET', path`/payouts/${id}`, {}, options)
  }

  /** Stop a payout before anything left. */
  async cancel(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/cancel`, {}, options)
  }

  /** Say that a payout arrived. */
  async complete(id: string, params: CompletePayoutParams = {}, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/complete`, { body: params }, options)
  }

  /** Say that a payout did not arrive, or came back. */
  async fail(id: string, params: FailPayoutParams, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/fail`, { body: params }, options)
  }

  /** Try an online transfer again now. */
  async retry(id: string, options?: RequestOptions): Promise<PayoutDetail> {
    return this.#transport.json('POST', path`/payouts/${id}/retry`, {}, options)
  }
}
