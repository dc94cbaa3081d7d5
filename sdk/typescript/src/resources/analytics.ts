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

/** Totals, time series, and rankings. */
export class AnalyticsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source,
   * link, or partner.
   */
  retrieve(params: RetrieveAnalyticsParams = {}, options?: RequestOptions): Promise<RetrieveAnalyticsResult[] | RetrieveAnalyticsResultOption2> {
    return this.#transport.json('GET', '/analytics', { query: params }, options)
  }

  /** Returns changes to rewards and attribution in a time range, to explain changes in a report. */
  listAnnotations(params: ListAnnotationsParams = {}, options?: RequestOptions): Promise<Annotation[]> {
    return this.#transport.json('GET', '/analytics/annotations', { query: params }, options)
  }

  /** Returns partners’ earnings, in total and over time. The time steps match those of the analytics. */
  retrieveEarnings(params: RetrieveEarningsParams = {}, options?: RequestOptions): Promise<EarningsReport> {
    return this.#transport.json('GET', '/analytics/earnings', { query: params }, options)
  }

  /** Exports a report as CSV or NDJSON. */
  export(params: ExportAnalyticsParams = {}, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', '/analytics/export', { query: params }, options)
  }

  /** Creates a public link to a saved view. The URL contains a token and is returned only once. */
  createShareLink(params: CreateShareLinkParams, options?: RequestOptions): Promise<CreateShareLinkResult> {
    return this.#transport.json('POST', '/analytics/shares', { body: params }, options)
  }

  /** Returns the links that share saved views. */
  listShareLinks(options?: RequestOptions): Promise<ShareLink[]> {
    return this.#transport.json('GET', '/analytics/shares', {}, options)
  }

  /**
   * Revokes a share link. The report is no longer accessible through it, starting with the next
   * request.
   */
  async revokeShareLink(id: string, options?: RequestOptions): Promise<RevokeShareLinkResult> {
    return this.#transport.json('DELETE', path`/analytics/shares/${id}`, {}, options)
  }

  /** Saves a report with a name. */
  createSavedView(params: CreateSavedViewParams, options?: RequestOptions): Promise<SavedView> {
    return this.#transport.json('POST', '/analytics/views', { body: params }, options)
  }

  /** Returns the workspace’s saved views. */
  listSavedViews(options?: RequestOptions): Promise<SavedView[]> {
    return this.#transport.json('GET', '/analytics/views', {}, options)
  }

  /** Renames a saved view, or pins or unpins it. */
  async updateSavedView(id: string, params: UpdateSavedViewParams = {}, options?: RequestOptions): Promise<SavedView> {
    return this.#transport.json('PATCH', path`/analytics/views/${id}`, { body: params }, options)
  }

  /** Deletes a saved view and its share links. */
  async deleteSavedView(id: string, options?: RequestOptions): Promise<DeleteSavedViewResult> {
    return this.#transport.json('DELETE', path`/analytics/views/${id}`, {}, options)
  }
}
