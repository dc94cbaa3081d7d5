// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  Annotation,
  CreateSavedViewParams,
  CreateShareLinkParams,
  CreateShareLinkResult,
  DeleteSavedViewResult,
  EarningsReport,
  ExportAnalyticsParams,
  ListAnnotationsParams,
  RetrieveAnalyticsParams,
  RetrieveAnalyticsResult,
  RetrieveAnalyticsResultOption2,
  RetrieveEarningsParams,
  RevokeShareLinkResult,
  SavedView,
  ShareLink,
  UpdateSavedViewParams,
} from '../types.ts'

/** Totals, time series and rankings. */
export class AnalyticsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Clicks, leads and sales: totals, over time, or by place, device, source or link. */
  retrieve(params: RetrieveAnalyticsParams = {}, options?: RequestOptions): Promise<RetrieveAnalyticsResult[] | RetrieveAnalyticsResultOption2> {
    return this.#transport.json('GET', '/analytics', { query: params }, options)
  }

  /** When rewards and attribution changed, to read a report by. */
  listAnnotations(params: ListAnnotationsParams = {}, options?: RequestOptions): Promise<Annotation[]> {
    return this.#transport.json('GET', '/analytics/annotations', { query: params }, options)
  }

  /** What partners earned, in total and over time. */
  retrieveEarnings(params: RetrieveEarningsParams = {}, options?: RequestOptions): Promise<EarningsReport> {
    return this.#transport.json('GET', '/analytics/earnings', { query: params }, options)
  }

  /** Reports as CSV or as one JSON object a line. */
  export(params: ExportAnalyticsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/analytics/export', { query: params }, options)
  }

  /** Share a saved report; the address is shown once. */
  createShareLink(params: CreateShareLinkParams, options?: RequestOptions): Promise<CreateShareLinkResult> {
    return this.#transport.json('POST', '/analytics/shares', { body: params }, options)
  }

  /** List the links that share reports. */
  listShareLinks(options?: RequestOptions): Promise<ShareLink[]> {
    return this.#transport.json('GET', '/analytics/shares', {}, options)
  }

  /** Stop sharing a report, at once. */
  async revokeShareLink(id: string, options?: RequestOptions): Promise<RevokeShareLinkResult> {
    return this.#transport.json('DELETE', path`/analytics/shares/${id}`, {}, options)
  }

  /** Save a report under a name. */
  createSavedView(params: CreateSavedViewParams, options?: RequestOptions): Promise<SavedView> {
    return this.#transport.json('POST', '/analytics/views', { body: params }, options)
  }

  /** List the saved reports. */
  listSavedViews(options?: RequestOptions): Promise<SavedView[]> {
    return this.#transport.json('GET', '/analytics/views', {}, options)
  }

  /** Rename or pin a saved report. */
  async updateSavedView(id: string, params: UpdateSavedViewParams = {}, options?: RequestOptions): Promise<SavedView> {
    return this.#transport.json('PATCH', path`/analytics/views/${id}`, { body: params }, options)
  }

  /** Delete a saved report and the links that share it. */
  async deleteSavedView(id: string, options?: RequestOptions): Promise<DeleteSavedViewResult> {
    return this.#transport.json('DELETE', path`/analytics/views/${id}`, {}, options)
  }
}
