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
  CreatePartnerParams,
  DeactivatePartnerParams,
  ErasePartnerParams,
  ErasePartnerResult,
  GetPartnerParams,
  InvitePartnerParams,
  InvitedPartner,
  ListPartnerApplicationsParams,
  ListPartnerLinksParams,
  ListPartnersParams,
  MergePartnersParams,
  MergePartnersResult,
  Partner,
  PartnerApplication,
  PartnerLink,
  RejectPartnerApplicationParams,
  RejectPartnerParams,
  RetrievePartnerAnalyticsParams,
  RetrievePartnerAnalyticsResult,
  RetrievePartnerAnalyticsResultOption2,
  UnbanPartnerByIdParams,
  UpdatePartnerParams,
  UpsertPartnerLinkParams,
} from '../types.ts'

/** Who promotes a program: enrollments, applications, invitations and links. */
export class PartnersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** Enroll a partner, or update one. */
  create(params: CreatePartnerParams, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', '/partners', { body: params }, options)
  }

  /** List partners. */
  list(params: ListPartnersParams = {}, options?: RequestOptions): Pages<Partner> {
    return this.#transport.pages('/partners', 'page', params, options)
  }

  /** Clicks, leads, sales and earnings of a partner. */
  retrieveAnalytics(params: RetrievePartnerAnalyticsParams = {}, options?: RequestOptions): Promise<RetrievePartnerAnalyticsResult[] | RetrievePartnerAnalyticsResultOption2> {
    return this.#transport.json('GET', '/partners/analytics', { query: params }, options)
  }

  /** List applications that wait for an answer. */
  listApplications(params: ListPartnerApplicationsParams = {}, options?: RequestOptions): Pages<PartnerApplication> {
    return this.#transport.pages('/partners/applications', 'page', params, options)
  }

  /** Approve an application. */
  approveApplication(params: ApprovePartnerApplicationParams, options?: RequestOptions): Promise<ApprovePartnerApplicationResult> {
    return this.#transport.json('POST', '/partners/applications/approve', { body: params }, options)
  }

  /** Reject an application. */
  rejectApplication(params: RejectPartnerApplicationParams, options?: RequestOptions): Promise<ApprovePartnerApplicationResult> {
    return this.#transport.json('POST', '/partners/applications/reject', { body: params }, options)
  }

  /** Ban a partner, by partnerId or tenantId. */
  ban(params: BanPartnerParams, options?: RequestOptions): Promise<BanPartnerResult> {
    return this.#transport.json('POST', '/partners/ban', { body: params }, options)
  }

  /** Deactivate a partner, by partnerId or tenantId. */
  deactivate(params: DeactivatePartnerParams = {}, options?: RequestOptions): Promise<BanPartnerResult> {
    return this.#transport.json('POST', '/partners/deactivate', { body: params }, options)
  }

  /** Invite a partner by email. */
  invite(params: InvitePartnerParams, options?: RequestOptions): Promise<InvitedPartner> {
    return this.#transport.json('POST', '/partners/invite', { body: params }, options)
  }

  /** Invite partners by email. */
  bulkInvite(params: BulkInvitePartnersParams, options?: RequestOptions): Promise<(InvitedPartner | BulkInvitePartnersResultFailure)[]> {
    return this.#transport.json('POST', '/partners/invite/bulk', { body: params }, options)
  }

  /** Say of up to 100 invitations whether they would go out, and send none. */
  checkInvitations(params: CheckInvitationsParams, options?: RequestOptions): Promise<CheckInvitationsResult[]> {
    return this.#transport.json('POST', '/partners/invite/check', { body: params }, options)
  }

  /** List the links of a partner. */
  listLinks(params: ListPartnerLinksParams = {}, options?: RequestOptions): Promise<PartnerLink[]> {
    return this.#transport.json('GET', '/partners/links', { query: params }, options)
  }

  /** Create a link of a partner. */
  createLink(params: CreatePartnerLinkParams = {}, options?: RequestOptions): Promise<CreatePartnerLinkResult> {
    return this.#transport.json('POST', '/partners/links', { body: params }, options)
  }

  /** Change the link of a partner that has this destination, or create it. */
  upsertLink(params: UpsertPartnerLinkParams, options?: RequestOptions): Promise<CreatePartnerLinkResult> {
    return this.#transport.json('PUT', '/partners/links/upsert', { body: params }, options)
  }

  /**
   * Make one partner of two.
   *
   * Needs `payouts.write` too: the balance of one becomes the balance of the other.
   */
  merge(params: MergePartnersParams, options?: RequestOptions): Promise<MergePartnersResult> {
    return this.#transport.json('POST', '/partners/merge', { body: params }, options)
  }

  /** Read a partner. */
  async get(id: string, params: GetPartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('GET', path`/partners/${id}`, { query: params }, options)
  }

  /**
   * Change a partner.
   *
   * Changing `email` also requires `payouts.write`, because the address controls where payouts go.
   */
  async update(id: string, params: UpdatePartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('PATCH', path`/partners/${id}`, { body: params }, options)
  }

  /**
   * Erase a partner and keep the money records.
   *
   * Names, addresses, accounts, links, codes and mails go; commissions, payouts and the ledger stay
   * with their amounts. Answers 409 while a payout is under way, or something is unpaid and `force`
   * is not set.
   */
  async erase(id: string, params: ErasePartnerParams = {}, options?: RequestOptions): Promise<ErasePartnerResult> {
    return this.#transport.json('DELETE', path`/partners/${id}`, { query: params }, options)
  }

  /**
   * Get a link that lets a partner in, to hand it over.
   *
   * To accept the invitation, else to sign in. For an owner who is signed in to the console of a
   * server without an SMTP server.
   */
  async createAccessLink(id: string, params: CreatePartnerAccessLinkParams = {}, options?: RequestOptions): Promise<AccessLink> {
    return this.#transport.json('POST', path`/partners/${id}/access-link`, { body: params }, options)
  }

  /** Approve a partner. */
  async approve(id: string, params: ApprovePartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/approve`, { body: params }, options)
  }

  /** Put a partner out of sight, who goes on earning. */
  async archiveById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/archive`, { body: params }, options)
  }

  /** Ban a partner: links stop, what is unpaid is canceled. */
  async banById(id: string, params: BanPartnerByIdParams, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/ban`, { body: params }, options)
  }

  /** End the part of a partner in good terms. */
  async deactivateById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/deactivate`, { body: params }, options)
  }

  /**
   * Export everything about a partner as NDJSON.
   *
   * Includes account details and mails in plain text. The scope `read` does not allow it.
   */
  async export(id: string, options?: RequestOptions): Promise<string> {
    return this.#transport.text('GET', path`/partners/${id}/export`, {}, options)
  }

  /** Let a deactivated partner take part again. */
  async reactivateById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/reactivate`, { body: params }, options)
  }

  /** Reject a partner who applied. */
  async reject(id: string, params: RejectPartnerParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/reject`, { body: params }, options)
  }

  /** Bring an archived partner back. */
  async unarchiveById(id: string, params: ArchivePartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/unarchive`, { body: params }, options)
  }

  /** Lift a ban; with restore, what it canceled comes back. */
  async unbanById(id: string, params: UnbanPartnerByIdParams = {}, options?: RequestOptions): Promise<Partner> {
    return this.#transport.json('POST', path`/partners/${id}/unban`, { body: params }, options)
  }
}
