// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  AccessLink,
  ApprovePartnerApplicationParams,
  ApprovePartnerApplicationResult,
  ApprovePartnerParams,
  ArchivePartnerByIdParams,
  BanPartnerByIdParams,
  BanPartnerParams,
  BanPartnerResult,
  BulkInvitePartnersParams,
  BulkInvitePartnersResultFailure,
  CheckInvitationsParams,
  CheckInvitationsResult,
  CreatePartnerAccessLinkParams,
  CreatePartnerLinkParams,
  CreatePartnerLinkResult,
  CreatePartnerNoteParams,
  CreatePartnerParams,
  DeactivatePartnerParams,
  DeletePartnerNoteResult,
  ErasePartnerParams,
  ErasePartnerResult,
  GetPartnerParams,
  InvitePartnerParams,
  InvitedPartner,
  ListPartnerActivityParams,
  ListPartnerApplicationsParams,
  ListPartnerLinksParams,
  ListPartnerNotesParams,
  ListPartnersParams,
  MergePartnersParams,
  MergePartnersResult,
  Partner,
  PartnerActivity,
  PartnerApplication,
  PartnerLink,
  PartnerNote,
  RejectPartnerApplicationParams,
  RejectPartnerParams,
  RetrievePartnerAnalyticsParams,
  RetrievePartnerAnalyticsResult,
  RetrievePartnerAnalyticsResultOption2,
  UnbanPartnerByIdParams,
  UpdatePartnerNoteParams,
  UpdatePartnerParams,
  UpsertPartnerLinkParams,
} from '../types.ts'

/** Partners of a program, with their applications, invitations, and links. */
export class PartnersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Enrolls a partner in a program as approved, or updates the partner with this email address. An
   * existing ban, rejection, or deactivation stays in effect.
   */
  create(params: CreatePartnerParams, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', '/partners', { body: params }, options)
  }

  /** Returns a program’s partners, sorted by sales by default. */
  list(params: ListPartnersParams = {}, options?: RequestOptions): Pages<Partner> {
    return this.#transport.pages('/partners', 'page', params, options)
  }

  /** Returns a partner’s clicks, leads, sales, and earnings. */
  retrieveAnalytics(params: RetrievePartnerAnalyticsParams = {}, options?: RequestOptions): Promise<RetrievePartnerAnalyticsResult[] | RetrievePartnerAnalyticsResultOption2> {
    return this.#transport.json('GET', '/partners/analytics', { query: params }, options)
  }

  /** Returns pending applications, oldest first. */
  listApplications(params: ListPartnerApplicationsParams = {}, options?: RequestOptions): Pages<PartnerApplication> {
    return this.#transport.pages('/partners/applications', 'page', params, options)
  }

  /**
   * Approves a partner’s application to a program. The partner gets links and starts earning
   * commissions.
   */
  approveApplication(params: ApprovePartnerApplicationParams, options?: RequestOptions): Promise<ApprovePartnerApplicationResult> {
    return this.#transport.json('POST', '/partners/applications/approve', { body: params }, options)
  }

  /** Rejects a partner’s application to a program. */
  rejectApplication(params: RejectPartnerApplicationParams, options?: RequestOptions): Promise<ApprovePartnerApplicationResult> {
    return this.#transport.json('POST', '/partners/applications/reject', { body: params }, options)
  }

  /**
   * Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid
   * commissions are canceled.
   */
  ban(params: BanPartnerParams, options?: RequestOptions): Promise<BanPartnerResult> {
    return this.#transport.json('POST', '/partners/ban', { body: params }, options)
  }

  /**
   * Deactivates the partner with this `partnerId` or `tenantId`. Their links stop working, and
   * unpaid commissions are still paid.
   */
  deactivate(params: DeactivatePartnerParams = {}, options?: RequestOptions): Promise<BanPartnerResult> {
    return this.#transport.json('POST', '/partners/deactivate', { body: params }, options)
  }

  /**
   * Invites a partner to a program by email. The partner’s links work and earn commissions before
   * the invitation is accepted.
   */
  invite(params: InvitePartnerParams, options?: RequestOptions): Promise<InvitedPartner> {
    return this.#transport.json('POST', '/partners/invite', { body: params }, options)
  }

  /** Invites partners to a program by email. The response contains the result for each item. */
  bulkInvite(params: BulkInvitePartnersParams, options?: RequestOptions): Promise<(InvitedPartner | BulkInvitePartnersResultFailure)[]> {
    return this.#transport.json('POST', '/partners/invite/bulk', { body: params }, options)
  }

  /** Checks up to 100 invitations and returns which of them would be sent. Nothing is sent. */
  checkInvitations(params: CheckInvitationsParams, options?: RequestOptions): Promise<CheckInvitationsResult[]> {
    return this.#transport.json('POST', '/partners/invite/check', { body: params }, options)
  }

  /** Returns a partner’s links. */
  listLinks(params: ListPartnerLinksParams = {}, options?: RequestOptions): Promise<PartnerLink[]> {
    return this.#transport.json('GET', '/partners/links', { query: params }, options)
  }

  /** Creates a link for a partner. Returns 403 if the group’s link limit is reached. */
  createLink(params: CreatePartnerLinkParams = {}, options?: RequestOptions): Promise<CreatePartnerLinkResult> {
    return this.#transport.json('POST', '/partners/links', { body: params }, options)
  }

  /** Updates the partner’s link to this destination, or creates a link if none exists. */
  upsertLink(params: UpsertPartnerLinkParams, options?: RequestOptions): Promise<CreatePartnerLinkResult> {
    return this.#transport.json('PUT', '/partners/links/upsert', { body: params }, options)
  }

  /**
   * Merges two partners into one. The balance, links, codes, and customers move to the target
   * partner. Also requires `payouts.write`. Returns 409 if a payout of either partner is in
   * progress.
   */
  merge(params: MergePartnersParams, options?: RequestOptions): Promise<MergePartnersResult> {
    return this.#transport.json('POST', '/partners/merge', { body: params }, options)
  }

  /** Retrieves a partner by ID or by tenant ID. */
  async get(id: string, params: GetPartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('GET', path`/partners/${id}`, { query: params }, options)
  }

  /**
   * Updates a partner. Fields that you omit keep their values. Changing `email` also requires
   * `payouts.write`, because the address controls where payouts go.
   */
  async update(id: string, params: UpdatePartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('PATCH', path`/partners/${id}`, { body: params }, options)
  }

  /**
   * Erases a partner’s personal data, including names, addresses, accounts, links, codes, and
   * emails. Commissions, payouts, and ledger amounts are kept. Returns 409 if a payout is in
   * progress, or if the partner has an unpaid balance and `force` isn’t set.
   */
  async erase(id: string, params: ErasePartnerParams = {}, options?: RequestOptions): Promise<ErasePartnerResult> {
    return this.#transport.json('DELETE', path`/partners/${id}`, { query: params }, options)
  }

  /**
   * Creates a one-time link that accepts the partner’s invitation or signs the partner in. Available
   * only to owners in the console, and only if the server can’t send email.
   */
  async createAccessLink(id: string, params: CreatePartnerAccessLinkParams = {}, options?: RequestOptions): Promise<AccessLink> {
    return this.#transport.json('POST', path`/partners/${id}/access-link`, { body: params }, options)
  }

  /**
   * Returns what happened to a partner in all programs, newest first: applications, changes, links,
   * first events, payouts, emails, and notes. Emails also require `mails.read`.
   */
  listActivity(id: string, params: ListPartnerActivityParams = {}, options?: RequestOptions): Pages<PartnerActivity> {
    return this.#transport.pages(path`/partners/${id}/activity`, 'id', params, options)
  }

  /** Approves a pending or rejected partner. Their links start working and earning commissions. */
  async approve(id: string, params: ApprovePartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/approve`, { body: params }, options)
  }

  /** Hides a partner from lists. Their links still work and earn commissions. */
  async archiveById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/archive`, { body: params }, options)
  }

  /** Bans a partner. Their links stop working, and unpaid commissions are canceled. */
  async banById(id: string, params: BanPartnerByIdParams, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/ban`, { body: params }, options)
  }

  /**
   * Ends a partner’s participation in a program. Their links stop working, and unpaid commissions
   * are still paid.
   */
  async deactivateById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/deactivate`, { body: params }, options)
  }

  /**
   * Exports all data about a partner as NDJSON, including payout method details and emails in plain
   * text. The broad `read` scope isn’t sufficient.
   */
  async export(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/partners/${id}/export`, {}, options)
  }

  /** Creates a note about a partner. Partners never see notes. */
  async createNote(id: string, params: CreatePartnerNoteParams, options?: RequestOptions): Promise<PartnerNote> {
    return this.#transport.json('POST', path`/partners/${id}/notes`, { body: params }, options)
  }

  /** Returns the notes about a partner, newest first. */
  listNotes(id: string, params: ListPartnerNotesParams = {}, options?: RequestOptions): Pages<PartnerNote> {
    return this.#transport.pages(path`/partners/${id}/notes`, 'id', params, options)
  }

  /** Updates the text of a note, or pins it. Only its author, an admin, or an owner can. */
  async updateNote(id: string, noteId: string, params: UpdatePartnerNoteParams = {}, options?: RequestOptions): Promise<PartnerNote> {
    return this.#transport.json('PATCH', path`/partners/${id}/notes/${noteId}`, { body: params }, options)
  }

  /** Deletes a note. Only its author, an admin, or an owner can. */
  async deleteNote(id: string, noteId: string, options?: RequestOptions): Promise<DeletePartnerNoteResult> {
    return this.#transport.json('DELETE', path`/partners/${id}/notes/${noteId}`, {}, options)
  }

  /** Reactivates a deactivated partner. Their links work and earn commissions again. */
  async reactivateById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/reactivate`, { body: params }, options)
  }

  /** Rejects a pending partner. */
  async reject(id: string, params: RejectPartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/reject`, { body: params }, options)
  }

  /** Restores an archived partner to lists. */
  async unarchiveById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/unarchive`, { body: params }, options)
  }

  /** Lifts a partner’s ban. With `restore`, commissions that the ban canceled are restored. */
  async unbanById(id: string, params: UnbanPartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/unban`, { body: params }, options)
  }
}
