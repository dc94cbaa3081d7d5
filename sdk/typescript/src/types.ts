// Made by `bun run generate` from the API’s description.

export interface AccessLink {
  /** A link that works once. Share it only with the partner. */
  url: string
  /** Whether the link accepts an invitation or signs the partner in. */
  purpose: 'invite' | 'sign_in'
  /** When it expires, in ISO 8601 format. */
  expiresAt: string
}

export interface AccountBalances {
  /** The cost of commissions as a negative amount, in minor units of the currency. */
  expense: number
  /** Earnings in the holding period or on hold, in minor units of the currency. */
  accrued: number
  /** Earnings that can be paid out, in minor units of the currency. */
  payable: number
  /** Earnings in payouts that are in transit, in minor units of the currency. */
  inTransit: number
  /** Earnings that were paid, in minor units of the currency. */
  paid: number
}

export interface AddImportFileParams {
  /** The kind of rows in the file. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The number of the part, starting at 0. */
  part: number
  /** The content as text. */
  text?: string
  /** The content as base64, in any encoding. */
  base64?: string
}

export interface Annotation {
  /** The ID of the audit log entry, such as `aud_…`. */
  id: string
  /** When the change was made, in ISO 8601 format. */
  at: string
  /** Whether a reward or the attribution changed. */
  kind: 'reward' | 'attribution'
  /** The type of change. */
  action: 'created' | 'changed' | 'archived' | 'restored' | 'deleted'
  /** The ID of the reward, or null. */
  rewardId: string | null
  /** The event that the reward pays for: click, lead, or sale. */
  event: string | null
  /** The group that earns the reward, or null for a single partner. */
  group: string | null
  /** The names of the changed fields. */
  fields: string[]
  /** The new attribution model, if it changed. */
  attributionModel: string | null
}

export interface ApprovePartnerApplicationParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId: string
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The ID of the group for the partner. */
  groupId?: string | null
}

export interface ApprovePartnerApplicationResult {
  /** The ID of the partner. */
  partnerId: string
}

export interface ApprovePartnerParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The ID of the group for the partner. */
  groupId?: string | null
}

export interface ArchivePartnerByIdParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface AssignPartnerTagParams {
  /** The IDs of the partners. */
  partnerIds: string[]
}

export interface AssignPartnerTagResult {
  /** The unique ID. */
  id: string
  /** The number of partners whose tags changed. */
  changed: number
}

export interface Attention {
  /**
   * The active programs, oldest first, at most 100. Null if the key or role lacks `program.read`, or
   * if the plan doesn’t include the partner program.
   */
  programs: unknown[] | null
  /** Whether the server can send email. */
  email: 'configured' | 'not_configured' | 'demo'
  /** Connections with an event that failed in the last seven days. */
  failingConnections: number
  /** The workspace’s webhooks whose last attempt failed, or that were disabled because they failed. */
  failingWebhooks: number
  /** Jobs that failed and aren’t retried automatically. */
  failedJobs: number
}

export interface AuditCheck {
  /** Whether no problems were found. */
  ok: boolean
  /** When the check ran, in ISO 8601 format. */
  checkedAt: string
  /** The number of entries. */
  entries: number
  /** The number of entries whose values were erased with the person. */
  erased: number
  first: AuditCheckFirst | null
  last: AuditCheckLast | null
  /** The number of problems. */
  problemCount: number
  /** The first 100 problems. */
  problems: AuditCheckProblem[]
}

export interface AuditCheckFirst {
  /** The number of the entry. */
  number: number
  /** When the entry was created, in ISO 8601 format. */
  createdAt: string
  /** The hash of the entry. */
  hash: string
}

export interface AuditCheckLast {
  /** The number of the entry. */
  number: number
  /** When the entry was created, in ISO 8601 format. */
  createdAt: string
  /** The hash of the entry. */
  hash: string
}

export interface AuditCheckProblem {
  /** The number of the entry, or null. */
  number: number | null
  /** The ID of the entry, or null. */
  entryId: string | null
  /** The type of problem. */
  kind: 'changed' | 'missing' | 'gap' | 'hash' | 'unnumbered' | 'noted'
  /** The problem in one sentence. */
  sentence: string
}

export interface AuditEntry {
  /** The ID of the entry. */
  id: string
  /** When the change was made, in ISO 8601 format. */
  createdAt: string
  actor: AuditEntryActor
  /** The IP address of the request, or null if there was none. */
  address: string | null
  /** The `X-Request-Id` of the response. Changes from one request have the same ID. */
  requestId: string | null
  /** The type. */
  type: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'partner_tag' | 'partner_note' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  /** The type of change. */
  action: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  resource: AuditEntryResource
  /**
   * The previous values. For updates, only values that changed. Amounts are in minor units, and
   * secrets are `[secret]`.
   */
  before: Record<string, unknown> | null
  /** The new values, or null. */
  after: Record<string, unknown> | null
  /** When the person was erased, together with the values about them. */
  erasedAt: string | null
  /** The position in the workspace’s log, starting at 1, in commit order. */
  number: number | null
  /** The SHA-256 hash of the entry and the previous hash. */
  hash: string | null
}

export interface AuditEntryActor {
  /**
   * The type of actor. `system` is a job, the command line (`cli`), or a public page. `database` is
   * SQL outside the server.
   */
  type: 'member' | 'key' | 'partner' | 'embed' | 'browser' | 'system' | 'database'
  /** The ID of the member, key, partner, or session. Otherwise, a name. */
  id: string
  /** The current name of the actor. */
  name: string | null
}

export interface AuditEntryResource {
  /** The ID of the changed object. */
  id: string
  /** The name at that time. For objects without a name, the partner’s name. */
  name: string | null
}

export interface Authorization {
  /** The URL of the provider’s page to send the member to. */
  url: string
}

export interface AuthorizeConnectionParams {
  /** The provider. */
  provider: string
  /** A name for the connection. */
  name: string
  /** Other values that the provider requires. The fields are listed by `GET /integrations`. */
  details?: Record<string, string>
  /** The ID of the connection whose access you want to renew. */
  connectionId?: string
}

export interface Backfill {
  /** The unique ID. */
  id: string
  /** The ID of the connection. */
  connectionId: string
  /** Whether it only counts what would be imported. */
  dryRun: boolean
  /** The start of the imported history, in ISO 8601 format. */
  since: string
  /** The status of the backfill. */
  status: 'running' | 'done' | 'failed' | 'canceled'
  /** The number of pages read. */
  pages: number
  /** The number of objects on the pages. */
  seen: number
  /** The number of objects added to the inbox. The others were already there. */
  added: number
  /** For dry runs, the number of leads. */
  leads: number
  /** For dry runs, the number of sales. */
  sales: number
  /** For dry runs, the total of the sales by currency. */
  amounts: BackfillAmount[]
  /** For dry runs, the number of objects that would fail. */
  problems: number
  /** The reasons of the first 50 problems. */
  reasons: BackfillReason[]
  /** Why the backfill failed or is waiting. */
  reason: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface BackfillAmount {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The total of the sales, in minor units. */
  amount: string
}

export interface BackfillReason {
  /** The type of event. */
  event: string
  /** A stable code for the reason. */
  reason: string
}

export interface BanPartnerByIdParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The reason, which the partner sees. */
  reason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse'
}

export interface BanPartnerParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The reason, which the partner sees. */
  reason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse'
}

export interface BanPartnerResult {
  /** The ID of the partner. */
  partnerId: string
}

export interface BulkCreateLinksParams {
  /** The destination URL, with http, https, or an app scheme. Without a scheme, https is added. */
  url: string
  /** The domain. Defaults to your primary domain. */
  domain?: string
  /** The part after the slash. Defaults to 7 random characters. */
  key?: string
  /** Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`. */
  externalId?: string | null
  /** The length of a random key. Defaults to 7. */
  keyLength?: number
  /** A prefix for a random key, as in `prefix/key`. */
  prefix?: string
  /** The ID of your tenant that the link belongs to. */
  tenantId?: string | null
  /** The ID of the program that the link belongs to. */
  programId?: string | null
  /** The ID of the partner who promotes the link. */
  partnerId?: string | null
  /** Whether to track leads and sales. Defaults to the workspace’s setting. */
  trackConversion?: boolean
  /** Whether the link is hidden from lists. It still redirects. */
  archived?: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats?: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy?: boolean
  /** Whether to show the destination under the short URL. */
  rewrite?: boolean
  /** Whether search engines can index the short link. */
  doIndex?: boolean
  /** Your own notes. */
  comments?: string | null
  /** When the link expires, in ISO 8601 format. */
  expiresAt?: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl?: string | null
  /** The title of the link preview. */
  title?: string | null
  /** The description of the link preview. */
  description?: string | null
  /** The URL of the link preview’s image. */
  image?: string | null
  /** The URL of the link preview’s video. */
  video?: string | null
  /** The destination for iPhone and iPad. */
  ios?: string | null
  /** The destination for Android. */
  android?: string | null
  /** Destinations by country code. */
  geo?: Record<string, string> | null
  /** The IDs of the tags, as an array or separated by commas. */
  tagIds?: string | string[] | null
  /** The names of the tags in any case, as an array or separated by commas. */
  tagNames?: string | string[] | null
  /** Deprecated. Use `tagIds`. The ID of one tag. */
  tagId?: string | null
  /** The ID of the link’s folder. */
  folderId?: string | null
  /** The password that visitors must enter. It’s stored as a hash and never returned. */
  password?: string | null
  /** The UTM source, which is also set in the destination URL. */
  utm_source?: string | null
  /** The UTM medium, which is also set in the destination URL. */
  utm_medium?: string | null
  /** The UTM campaign, which is also set in the destination URL. */
  utm_campaign?: string | null
  /** The UTM term, which is also set in the destination URL. */
  utm_term?: string | null
  /** The UTM content, which is also set in the destination URL. */
  utm_content?: string | null
  /** The `ref` parameter to set in the destination URL. */
  ref?: string | null
  /** An A/B test with 2 to 4 destinations whose percentages add up to 100. */
  testVariants?: unknown[] | null
  /** When the test starts. Defaults to now. */
  testStartedAt?: string | null
  /** When the test ends. Afterward, all visitors go to `url`. */
  testCompletedAt?: string | null
  /** Not used. */
  webhookIds?: string[] | null
}

export interface BulkCreateLinksResultFailure {
  /** Why the item was refused. */
  error: string
  /** The error code. */
  code: string
  link: BulkCreateLinksResultFailureLink
}

export interface BulkCreateLinksResultFailureLink {
  /** The ID of the link. */
  id?: string
  /** Your own ID of the link, or null. */
  externalId?: string | null
  /** The destination URL. */
  url?: string
  /** The domain of the link. */
  domain?: string
  /** The key of the link. */
  key?: string
}

export interface BulkDeleteLinksResult {
  /** The number of deleted links. */
  deletedCount: number
}

export interface BulkInvitePartnersInvitation {
  /** The email address. */
  email: string
  /** The full name or company name. Defaults to the email address. */
  name?: string | null
  /** The username, unique in the workspace. The key of the first link is based on it. */
  username?: string | null
  /** The URL of a picture. */
  image?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** The legal name of the company. */
  companyName?: string | null
  /** The postal address, as shown on statements. */
  address?: string | null
  /** A description of the partner. */
  description?: string | null
  /**
   * The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
   * language in which the partner first opens the dashboard.
   */
  locale?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the group. Defaults to the default group. */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** A personal note in the email. */
  note?: string | null
}

export interface BulkInvitePartnersParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The invitations, up to 100. */
  invitations: BulkInvitePartnersInvitation[]
}

export interface BulkInvitePartnersResultFailure {
  /** The partner’s email address. */
  email: string
  /** The error message. */
  error: string
  /** A stable code for the error, or null. */
  code: string
}

export interface BulkRestoreLinksParams {
  /** The IDs of the links. */
  linkIds: string[]
}

export interface BulkRestoreLinksResult {
  /** The number of restored links. */
  restoredCount: number
}

export interface BulkUpdateCommissionsParams {
  /** The IDs of the commissions. */
  commissionIds: string[]
  /**
   * The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a
   * payout can’t be changed. To reverse them, create a negative commission.
   */
  status: 'pending' | 'hold' | 'refunded' | 'duplicate' | 'canceled' | 'fraud'
  /**
   * Whether to update each commission on its own and report those that can’t be updated. Defaults to
   * false: one that can’t be updated prevents the others.
   */
  partial?: boolean
}

export interface BulkUpdateCommissionsResult {
  /** The ID of the commission. */
  id: string
  /** The status of the commission. */
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  error?: BulkUpdateCommissionsResultError
}

export interface BulkUpdateCommissionsResultError {
  /** The error code. */
  code: string
  /** Why the commission can’t have the status. */
  message: string
}

export interface BulkUpdateLinksData {
  /** The destination URL, with http, https, or an app scheme. Without a scheme, https is added. */
  url?: string
  /** The ID of your tenant that the link belongs to. */
  tenantId?: string | null
  /** The ID of the program that the link belongs to. */
  programId?: string | null
  /** The ID of the partner who promotes the link. */
  partnerId?: string | null
  /** Whether to track leads and sales. Defaults to the workspace’s setting. */
  trackConversion?: boolean
  /** Whether the link is hidden from lists. It still redirects. */
  archived?: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats?: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy?: boolean
  /** Whether to show the destination under the short URL. */
  rewrite?: boolean
  /** Whether search engines can index the short link. */
  doIndex?: boolean
  /** Your own notes. */
  comments?: string | null
  /** When the link expires, in ISO 8601 format. */
  expiresAt?: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl?: string | null
  /** The title of the link preview. */
  title?: string | null
  /** The description of the link preview. */
  description?: string | null
  /** The URL of the link preview’s image. */
  image?: string | null
  /** The URL of the link preview’s video. */
  video?: string | null
  /** The destination for iPhone and iPad. */
  ios?: string | null
  /** The destination for Android. */
  android?: string | null
  /** Destinations by country code. */
  geo?: Record<string, string> | null
  /** The IDs of the tags, as an array or separated by commas. */
  tagIds?: string | string[] | null
  /** The names of the tags in any case, as an array or separated by commas. */
  tagNames?: string | string[] | null
  /** Deprecated. Use `tagIds`. The ID of one tag. */
  tagId?: string | null
  /** The ID of the link’s folder. */
  folderId?: string | null
  /** The password that visitors must enter. It’s stored as a hash and never returned. */
  password?: string | null
  /** The UTM source, which is also set in the destination URL. */
  utm_source?: string | null
  /** The UTM medium, which is also set in the destination URL. */
  utm_medium?: string | null
  /** The UTM campaign, which is also set in the destination URL. */
  utm_campaign?: string | null
  /** The UTM term, which is also set in the destination URL. */
  utm_term?: string | null
  /** The UTM content, which is also set in the destination URL. */
  utm_content?: string | null
  /** The `ref` parameter to set in the destination URL. */
  ref?: string | null
  /** An A/B test with 2 to 4 destinations whose percentages add up to 100. */
  testVariants?: unknown[] | null
  /** When the test starts. Defaults to now. */
  testStartedAt?: string | null
  /** When the test ends. Afterward, all visitors go to `url`. */
  testCompletedAt?: string | null
  /** Not used. */
  webhookIds?: string[] | null
}

export interface BulkUpdateLinksParams {
  /** The IDs of the links. */
  linkIds?: string[]
  /** Your own IDs of the links. */
  externalIds?: string[]
  data: BulkUpdateLinksData
}

export interface BulkUpdateLinksResultFailure {
  /** Why the item was refused. */
  error: string
  /** The error code. */
  code: string
  link: BulkCreateLinksResultFailureLink
}

export interface ChangeRoleParams {
  /**
   * The role: `owner` can do everything, `admin` everything except manage owners, `member`
   * day-to-day work, `viewer` read only, and `billing` payouts.
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** How to treat the webhooks that the member created. Defaults to `reassign`. */
  webhooks?: 'reassign' | 'end'
  /** How to treat the share links that the member created. Defaults to `end`. */
  shareLinks?: 'reassign' | 'end'
}

export interface ChangedMember {
  /** The ID of the user, which is the same in all workspaces. */
  id: string
  /** The member’s email address. */
  email: string
  /** The member’s name. */
  name: string
  /**
   * The role: `owner` can do everything, `admin` everything except manage owners, `member`
   * day-to-day work, `viewer` read only, and `billing` payouts.
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** When the member joined. */
  createdAt: string
  /** The API keys, webhooks, share links, and invitations that the member created. */
  access: EndedAccess[]
}

export interface CheckInvitationsParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The invitations, up to 100. */
  invitations: BulkInvitePartnersInvitation[]
}

export interface CheckInvitationsResult {
  /** The partner’s email address. */
  email: string
  /** The partner’s status in the program. */
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned' | null
  /** Why the invitation would fail, or null if it wouldn’t. */
  error: string | null
  /** A stable code for the error, or null. */
  code: string | null
  /** The invalid field, if there is one. */
  path: string | null
}

export interface ClearTestDataParams {
  /** The slug of the test workspace, to confirm that all of its data is deleted. */
  confirm: string
}

export interface CloseMonthParams {
  /** The month, in UTC. */
  month: string
}

export interface Closing {
  /** The ID of the program. */
  programId: string
  /** The month, as YYYY-MM. */
  month: string
  /** When the month was closed, in ISO 8601 format. */
  closedAt: string
  /** The actor who closed the month. */
  closedBy: string
  /** The balances of all partners by currency when the month was closed. */
  balances: ClosingBalance[]
}

export interface ClosingBalance {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The balances at the start. */
  opening: AccountBalances
  /** The balances at the end. */
  closing: AccountBalances
}

export interface Commission {
  /** The ID of the commission. */
  id: string
  /** The type of commission: click, lead, sale, referral, or custom. */
  type: 'click' | 'lead' | 'sale' | 'referral' | 'custom'
  /** The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions. */
  amount: number
  /** The partner’s earnings after refunds, in minor units. Negative for a clawback. */
  earnings: number
  /** The program’s currency. */
  currency: string
  /** The status of the commission. */
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  /** The ID of the invoice. */
  invoiceId: string | null
  /** A description of the commission, or null. */
  description: string | null
  /** The quantity. */
  quantity: number
  /** Your own data. */
  metadata: Record<string, unknown> | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When it was paid, in ISO 8601 format, or null. */
  paidAt: string | null
  /** The ID of the program. */
  programId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The ID of the lead or sale. Retrieve the event for an explanation. */
  eventId: string | null
  /** The ID of the payout. */
  payoutId: string | null
  /** For referral commissions, the ID of the commission that this is a share of. */
  sourceId: string | null
  /** For clawbacks, the ID of the commission that this reverses. */
  reversesId: string | null
  /** For bonuses, the ID of the milestone that the partner reached. */
  milestoneId: string | null
  /** Why the commission is on hold, or null. */
  holdReason: 'fraud' | 'client_side' | 'existing_customer' | 'rate_missing' | 'manual' | null
  /** When the holding period ends. */
  maturesAt: string
  partner: CommissionPartner
  customer: CommissionCustomer | null
}

export interface CommissionCustomer {
  /** The ID of the customer. */
  id: string
  /** The customer’s ID in your system. */
  externalId: string
  /** The customer’s name, or null. */
  name: string | null
  /** The customer’s email address, or null. */
  email: string | null
  /** The URL of a picture, or null. */
  avatar: string | null
  /** The customer’s two-letter country code, or null. */
  country: string | null
  /** The number of sales. */
  sales: number
  /** Net revenue, in minor units of `saleCurrency`. */
  saleAmount: number
  /** The currency of `saleAmount`. */
  saleCurrency: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the first sale happened, in ISO 8601 format, or null. */
  firstSaleAt: string | null
}

export interface CommissionDetail {
  /** The ID of the commission. */
  id: string
  /** The type of commission: click, lead, sale, referral, or custom. */
  type: 'click' | 'lead' | 'sale' | 'referral' | 'custom'
  /** The sale amount, in minor units of the currency. 0 for clicks, leads, and custom commissions. */
  amount: number
  /** The partner’s earnings after refunds, in minor units. Negative for a clawback. */
  earnings: number
  /** The program’s currency. */
  currency: string
  /** The status of the commission. */
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  /** The ID of the invoice. */
  invoiceId: string | null
  /** A description of the commission, or null. */
  description: string | null
  /** The quantity. */
  quantity: number
  /** Your own data. */
  metadata: Record<string, unknown> | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When it was paid, in ISO 8601 format, or null. */
  paidAt: string | null
  /** The ID of the program. */
  programId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The ID of the lead or sale. Retrieve the event for an explanation. */
  eventId: string | null
  /** The ID of the payout. */
  payoutId: string | null
  /** For referral commissions, the ID of the commission that this is a share of. */
  sourceId: string | null
  /** For clawbacks, the ID of the commission that this reverses. */
  reversesId: string | null
  /** For bonuses, the ID of the milestone that the partner reached. */
  milestoneId: string | null
  /** Why the commission is on hold, or null. */
  holdReason: 'fraud' | 'client_side' | 'existing_customer' | 'rate_missing' | 'manual' | null
  /** When the holding period ends. */
  maturesAt: string
  partner: CommissionPartner
  customer: CommissionCustomer | null
  explanation: CommissionExplanation
  /** The calculation and history of the commission. */
  receipt: Receipt
  /** The reversals of the commission. */
  reversals: CommissionReversal[]
  /** The ledger postings of the commission. */
  postings: CommissionPosting[]
}

export interface CommissionExplanation {
  event: CommissionExplanationEvent | null
  reward: CommissionExplanationReward | null
  conversion: CommissionExplanationConversion | null
  /** The calculation from the event to the amount, one sentence per step. */
  steps: string[]
}

export interface CommissionExplanationConversion {
  /** The original amount, in minor units. */
  amountMinor: number
  /** The original currency. */
  currency: string
  /** The exchange rate. */
  rate: string
  /** The source of the exchange rate. */
  source: string
  /** The date of the exchange rate. */
  day: string
}

export interface CommissionExplanationEvent {
  /** The type of event. */
  type: string
  /** The ID of the event. */
  id: string | null
  /** When the event happened, in ISO 8601 format. */
  at: string
}

export interface CommissionExplanationReward {
  /** The ID of the reward. */
  id: string
  /** The version of the reward. */
  version: number
  /** The index of the modifier that applied, starting at 0, or null if none did. */
  modifier: number | null
  /** The index of the tier that the partner had reached, starting at 0, or null if none. */
  tier: number | null
}

export interface CommissionPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The partner’s email address, or null. */
  email: string | null
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** When the partner first had a payout method, in ISO 8601 format, or null. */
  payoutsEnabledAt: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
  /** The ID of the partner’s group. */
  groupId: string | null
  /** Your own ID of the partner. */
  tenantId: string | null
}

export interface CommissionPosting {
  /** The unique ID. */
  id: string
  /** The cause of the posting. */
  cause: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** When the event happened. */
  createdAt: string
  /** The date of the posting in the ledger. */
  bookingDate: string
  /** The entries of the posting. */
  entries: CommissionPostingEntry[]
}

export interface CommissionPostingEntry {
  /** The ledger account. */
  account: string
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units. Credits are positive and debits negative. */
  amount: number
}

export interface CommissionReversal {
  /** The ID of the event. */
  eventId: string
  /** The reason for the reversal. */
  kind: 'refund' | 'chargeback' | 'reversal' | 'manual' | 'milestone'
  /** The reversed amount, in minor units. */
  amount: number
  /** The ID of the clawback, or null. */
  clawbackId: string | null
  /** When the reversal happened, in ISO 8601 format. */
  createdAt: string
}

export interface CommissionTotal {
  /** The program’s currency. */
  currency: string
  /** The status of the commission. */
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  /** The number of commissions. */
  count: number
  /** The total of the sale amounts, in minor units of the currency. */
  amount: number
  /** The total of the partners’ earnings after refunds, in minor units. */
  earnings: number
}

export interface CompleteConnectionParams {
  /** The provider. */
  provider: string
  /** The query string of the URL that the member returned to. */
  query: Record<string, string>
}

export interface CompletePayoutParams {
  /** Your reference for the payment. */
  reference?: string | null
}

export interface ConditionAttribute {
  /** The attribute to compare. */
  attribute: string
  /** The display name of the attribute. */
  label: string
  /** The type of value. */
  type: string
  /** The events whose rewards can use the attribute. */
  events: ('click' | 'lead' | 'sale' | 'referral')[]
  /** The operators that the attribute supports. */
  operators: ConditionAttributeOperator[]
  /** All possible values, if there are only a few. */
  choices: string[] | null
}

export interface ConditionAttributeOperator {
  /** The name of the operator. */
  name: string
  /** The display name of the operator. */
  label: string
  /** Whether the value is a list. */
  list: boolean
}

export interface ConfirmPayoutDraftParams {
  /** The digest of the draft that you reviewed. If it has changed, the call returns 409. */
  digest?: string
}

export interface ConfirmPayoutDraftResult {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** Your own key for the run, or null. */
  key: string | null
  /** The ID of the draft that was paid, or null. */
  draftId: string | null
  /** The actor who confirmed it. */
  confirmedBy: string
  /** The status. `failed` is a scheduled run that paid no partners. */
  status: 'confirmed' | 'failed'
  /** For failed runs, the reason. */
  error: string | null
  /** The number of attempts of a scheduled run. */
  attempts: number
  /** For failed runs, the time of the next attempt in ISO 8601 format, or null. */
  nextAttemptAt: string | null
  /** Whether someone other than the creator of the draft confirmed it. */
  approved: boolean
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals. */
  totals: PayoutRunTotal[]
  /** Whether the key had already been used. If so, this call paid nothing. */
  repeated: boolean
  /** The first 100 payouts. */
  payouts: Payout[]
  /** Whether there are more payouts. To get all of them, list payouts with `invoiceId`. */
  payoutsTruncated: boolean
  /** The files to upload to your bank. */
  files: PayoutFile[]
}

export interface ConfirmPayoutsParams {
  /** The ID of the program. */
  programId: string
  /** The IDs of the partners to pay. If omitted or empty, all partners are paid. */
  partnerIds?: string[]
  /** The maximum total, in minor units of the program’s currency. */
  maxAmount?: number
  /** The `amount` of the preview. If it has changed, nothing is paid. */
  expectedAmount?: number
  /**
   * Your own key for the run. The same request with the same key returns the first run. A different
   * request with the key returns 409.
   */
  key?: string
}

export interface ConfirmPayoutsResult {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** Your own key for the run, or null. */
  key: string | null
  /** The ID of the draft that was paid, or null. */
  draftId: string | null
  /** The actor who confirmed it. */
  confirmedBy: string
  /** The status. `failed` is a scheduled run that paid no partners. */
  status: 'confirmed' | 'failed'
  /** For failed runs, the reason. */
  error: string | null
  /** The number of attempts of a scheduled run. */
  attempts: number
  /** For failed runs, the time of the next attempt in ISO 8601 format, or null. */
  nextAttemptAt: string | null
  /** Whether someone other than the creator of the draft confirmed it. */
  approved: boolean
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals. */
  totals: PayoutRunTotal[]
  /** Whether the key had already been used. If so, this call paid nothing. */
  repeated: boolean
  /** The first 100 payouts. */
  payouts: Payout[]
  /** Whether there are more payouts. To get all of them, list payouts with `invoiceId`. */
  payoutsTruncated: boolean
  /** The files to upload to your bank. */
  files: PayoutFile[]
}

export interface ConnectFundingAccountParams {
  /** The provider. */
  provider: string
  /** A name for the account. */
  name: string
  /** The provider’s fields, as listed by `GET /payout-providers`. */
  details: Record<string, string>
}

export interface Connection {
  /** The unique ID. */
  id: string
  /** The provider. */
  provider: string
  /** Your name for the connection. */
  name: string
  /** The end of the secret, or the name of the account. */
  masked: string
  /** The provider’s ID of the account. */
  accountId: string | null
  /** The ID of the program that its customers belong to. */
  programId: string | null
  /** The values that were entered. Secret values are masked. */
  details: Record<string, string>
  /** Whether the account was connected on the provider’s page. */
  authorized: boolean
  /** The URL that the provider sends events to. */
  webhookUrl: string
  /** The state of polling, or null for providers that send events. */
  polling: ConnectionPolling | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When it was removed, in ISO 8601 format, or null. */
  removedAt: string | null
}

export interface ConnectionPolling {
  /** The polling interval, in minutes. */
  everyMinutes: number
  /** When the provider last responded, in ISO 8601 format. */
  lastPolledAt: string | null
  /**
   * When the provider is polled next, in ISO 8601 format. Null if polling is paused until the
   * credentials change.
   */
  nextPollAt: string | null
  /** When polling last failed, if it has failed since, in ISO 8601 format. */
  lastFailedAt: string | null
  /** Why polling failed. */
  reason: string | null
}

export interface ConnectionTest {
  /** Whether a signed event has arrived and the last one was processed. */
  working: boolean
  /** The next step. */
  message: string
  /** When the last event arrived, in ISO 8601 format, or null. */
  lastEventAt: string | null
}

export interface CopiedSettings {
  /** The mode of the workspace that was read. */
  from: 'live' | 'test'
  /** A hash of the settings on both sides, to pass as `ifState`. */
  state: string
  /** The changes. */
  changes: CopiedSettingsChange[]
}

export interface CopiedSettingsChange {
  /** The type of object. */
  type: 'workspace' | 'hostname' | 'program' | 'group' | 'reward' | 'discount' | 'milestone'
  /** The type of change. */
  action: 'created' | 'updated' | 'archived'
  /** The name of the object, with its program and group. */
  name: string
  /** The fields that change. Empty for new and removed objects. */
  fields: string[]
}

export interface CopySettingsParams {
  /**
   * The settings to copy. `workspace`: currency, time zone, tracking, and attribution. `hostnames`:
   * adds missing hostnames. `programs`: programs and groups with their texts, but not the URLs and
   * link domains of existing ones. `rewards`: rewards, discounts, and milestones of groups. `mails`:
   * email templates.
   */
  parts: ('workspace' | 'hostnames' | 'programs' | 'rewards' | 'mails')[]
  /** Whether to only return what would change. Defaults to false. */
  dryRun?: boolean
  /** The `state` from a dry run. Returns 409 if the settings have changed since. */
  ifState?: string
}

export interface CountLinksResultOption2 {
  /** The domain of the link. */
  domain?: string
  /** The ID of a tag. */
  tagId?: string | null
  /** The ID of the user. */
  userId?: string | null
  /** The ID of the folder. */
  folderId?: string | null
  /** The number of links. */
  _count: number
}

export interface CreateBackfillParams {
  /** Whether to only count what would be imported. Defaults to false. */
  dryRun?: boolean
  /**
   * The start of the history to import, in ISO 8601 format with an offset. Defaults to the whole
   * history.
   */
  since?: string
}

export interface CreateCommissionCustomer {
  /** The customer’s ID in your system. */
  externalId: string
  /** The customer’s name, or null. */
  name?: string | null
  /** The customer’s email address, or null. */
  email?: string | null
  /** The URL of a picture, or null. */
  avatar?: string | null
  /** The customer’s two-letter country code, or null. */
  country?: string | null
  /** Not used. */
  stripeCustomerId?: string | null
}

export interface CreateCommissionLead {
  /** The name of the event. */
  eventName?: string | null
  /** Your own data as an object, with up to 10,000 characters as JSON, or null. */
  metadata?: unknown
}

export interface CreateCommissionParams {
  /** The type of commission: click, lead, sale, referral, or custom. */
  type: 'custom' | 'lead' | 'sale'
  /** The ID of the partner. */
  partnerId?: string | null
  /** Your ID of the partner, instead of `partnerId`. */
  tenantId?: string | null
  /** The ID of the program. */
  programId?: string | null
  /** The date, in ISO 8601 format with an offset. Defaults to now. */
  date?: string | null
  /**
   * For `custom`, the amount in minor units. A negative amount is a clawback and requires a
   * description.
   */
  amount?: number
  /** For `custom`, the currency, which must be the program’s. */
  currency?: string | null
  /** A description of the commission, or null. */
  description?: string | null
  /** For `custom`, your own ID of the commission. Repeated calls with the same ID have no effect. */
  externalId?: string | null
  /** For `lead` and `sale`, the customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
  customerId?: string | null
  customer?: CreateCommissionCustomer | null
  /** For `lead` and `sale`, the link’s ID. Defaults to the partner’s oldest link. */
  linkId?: string | null
  lead?: CreateCommissionLead | null
  /** Deprecated. Use `lead.eventName`. */
  leadEventName?: string | null
  /** The date, in ISO 8601 format with an offset. Defaults to now. */
  leadEventDate?: string | null
  sale?: CreateCommissionSale | null
  /** Deprecated. Use `sale.amount`. */
  saleAmount?: number | null
  /** The date, in ISO 8601 format with an offset. Defaults to now. */
  saleEventDate?: string | null
  /** Deprecated. Use `sale.invoiceId`. */
  invoiceId?: string | null
  /** For `sale`, the same as `metadata.productId`. */
  productId?: string | null
  /** Not supported. Must not be true. */
  importStripeInvoices?: boolean | null
}

export interface CreateCommissionResult {
  /** Whether the commission was created. */
  success: boolean
  /** A message that explains the result. */
  message: string
  /** The ID of the commission. */
  id: string
}

export interface CreateCommissionSale {
  /** The total that the customer paid, in minor units. */
  amount?: number | null
  /** The tax included in the amount, in minor units. Defaults to 0. */
  tax?: number | null
  /** The shipping costs included in the amount, without tax, in minor units. Defaults to 0. */
  shipping?: number | null
  /**
   * Fees included in the amount that you don’t keep, such as payment fees, in minor units. Defaults
   * to 0.
   */
  fee?: number | null
  /** The products in the sale. Their total can’t exceed the amount without tax and shipping. */
  lineItems?: unknown[] | null
  /** The ISO 4217 currency code, in lowercase. */
  currency?: string
  /** The name of the event. */
  eventName?: string | null
  /** The payment processor. */
  paymentProcessor?: 'stripe' | 'shopify' | 'polar' | 'paddle' | 'lemon-squeezy' | 'apple' | 'revenuecat' | 'dub' | 'custom' | 'lemonsqueezy'
  /** The ID of the invoice. */
  invoiceId?: string | null
  /** Your own data as an object, with up to 10,000 characters as JSON, or null. */
  metadata?: unknown
}

export interface CreateConnectionParams {
  /** The provider. */
  provider: string
  /** A name for the connection. */
  name: string
  /** The secret that the provider signs events with. It’s never returned. */
  secret: string
  /**
   * The ID of the program that the customers of this account belong to. Only its clicks, links, and
   * codes count. Null for customers of the workspace.
   */
  programId?: string | null
  /** Other values that the provider requires. The fields are listed by `GET /integrations`. */
  details?: Record<string, string>
}

export interface CreateCustomerParams {
  /** The customer’s ID in your system. */
  externalId: string
  /** The full name. */
  name?: string | null
  /** The email address. */
  email?: string | null
  /** The URL of a picture. */
  avatar?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /**
   * The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The
   * same external ID without a program, or in another one, is another customer.
   */
  programId?: string | null
}

export interface CreateDiscountCodeParams {
  /** The partner’s ID. Alternatively, send `tenantId`. */
  partnerId?: string
  /** Your own ID of the partner. */
  tenantId?: string
  /**
   * The ID of the partner’s link (`link_…`), or your own ID with the prefix `ext_`. A link can have
   * one code.
   */
  linkId: string
  /**
   * The code. It can contain letters, digits, `-`, and `_`. Defaults to a code based on the
   * partner’s name.
   */
  code?: string
}

export interface CreateDiscountParams {
  /** The ID of the program. */
  programId?: string | null
  /** The ID of the group. */
  groupId?: string | null
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId?: string | null
  /**
   * The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several
   * programs.
   */
  partnerId?: string | null
  /** Whether the discount is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  /** Your own description, which partners and customers see. */
  description?: string | null
  /** The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`. */
  provider?: 'stripe' | 'shopify' | 'custom'
  /** The ID of the provider’s coupon. */
  couponId?: string | null
  /** The ID of the coupon in the provider’s test mode. */
  couponTestId?: string | null
}

export interface CreateDomainParams {
  /** A hostname that points to this server. In development, it can include a port. */
  slug: string
  /** Whether new links use this domain by default, once it’s verified. */
  primary?: boolean
  /** Whether to hide the domain from lists. Its links still redirect. */
  archived?: boolean
  /** The URL for visitors of the domain without a key. */
  placeholder?: string | null
  /** The URL for visitors of expired links. */
  expiredUrl?: string | null
  /** The URL for visitors of unknown links. */
  notFoundUrl?: string | null
  /** The URL of a logo for QR codes. */
  logo?: string | null
  /** Not used. */
  assetLinks?: string | null
  /** Not used. */
  appleAppSiteAssociation?: string | null
}

export interface CreateEmbedTokenParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  partner?: CreateEmbedTokenPartner
  /** The origin that can use the token. Defaults to the first one that uses it. */
  origin?: string | null
  /** The scopes in addition to reading, which is always allowed. Defaults to none. */
  scopes?: ('read' | 'links.write' | 'settings.write' | 'invitation.accept')[]
  /** The lifetime in seconds. Defaults to 7200. */
  expiresIn?: number
}

export interface CreateEmbedTokenPartner {
  /** The partner’s email address, or null. */
  email: string
  /** The full name or company name. Defaults to the email address. */
  name?: string | null
  /** The username, unique in the workspace. The key of the first link is based on it. */
  username?: string | null
  /** The URL of a picture. */
  image?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** The legal name of the company. */
  companyName?: string | null
  /** The postal address, as shown on statements. */
  address?: string | null
  /** A description of the partner. */
  description?: string | null
  /**
   * The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
   * language in which the partner first opens the dashboard.
   */
  locale?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the group. Defaults to the default group. */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
}

export interface CreateEmbedTokenResult {
  /** The embed token (`svc_es_…`), which is returned only once and works only on that page. */
  publicToken: string
  /** When it expires, in ISO 8601 format. */
  expires: string
}

export interface CreateFolderParams {
  /** The name, which must be unique in the workspace. */
  name: string
  /** A description of the folder, or null. */
  description?: string | null
  /** Not used. */
  accessLevel?: 'write' | 'read' | null
}

export interface CreateGroupAllowedDestination {
  /** The domain to allow. */
  domain: string
  /** The required start of the path. Defaults to `/`. */
  path?: string
  /**
   * How to match the path: `domain` allows paths that start with `path`, `exact` only `path` itself.
   * Defaults to `domain`.
   */
  match?: 'domain' | 'exact'
}

export interface CreateGroupDefaultLink {
  /** An HTTP or HTTPS URL. */
  url: string
}

export interface CreateGroupLanding {
  /** The title of the landing page. */
  title: string
  /** The subtitle of the landing page. */
  subtitle?: string
  image?: CreateGroupLandingImage | null
  /** The blocks of the landing page. */
  blocks?: CreateGroupLandingBlock[]
}

export interface CreateGroupLandingBlock {
  /** The type of block. */
  type: 'text' | 'image' | 'files' | 'questions' | 'calculator' | 'testimonials'
  /** For text blocks, the content as Markdown. */
  text?: string
  /** For image blocks, the URL of the image. */
  url?: string
  /** For image blocks, alternative text that describes the image. */
  alt?: string
  /** The images. */
  files?: GroupLandingBlockFilesFile[]
  /** The questions and their answers. */
  questions?: GroupLandingBlockQuestionsQuestion[]
  /** The testimonials. */
  testimonials?: CreateGroupLandingBlockTestimonial[]
  /** For calculator blocks, the amount of one sale, in minor units of the program’s currency. */
  saleAmount?: number
  /** For calculator blocks, the maximum of the slider. */
  maxSales?: number
}

export interface CreateGroupLandingBlockTestimonial {
  /** The quote. */
  quote: string
  /** The name of the person. */
  name: string
  /** The person’s job title. */
  role?: string
}

export interface CreateGroupLandingImage {
  /** The URL of the image. */
  url: string
  /** Alternative text that describes the image. */
  alt?: string
}

export interface CreateGroupMoveRule {
  /** The partner’s total to compare. */
  attribute: 'totalLeads' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  /** The minimum, inclusive. Amounts are in minor units of the program’s currency. */
  gte: number
  /** The maximum, exclusive. */
  lt?: number
}

export interface CreateGroupParams {
  /** The ID of the program. */
  programId: string
  /** The name of the group. */
  name: string
  /** The slug, unique in the program. It can contain lowercase letters, digits, and dashes. */
  slug?: string
  /** The color of the group. Defaults to `gray`. */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** The holding period in days, or null to use the program’s. */
  holdingPeriodDays?: number | null
  /** Whether to approve applications automatically, or null to use the program’s setting. */
  autoApprove?: boolean | null
  /** The format of partner links: a short link, or the destination with `?via=`. Defaults to `short`. */
  linkStructure?: 'short' | 'query'
  /** The links to create for each new partner. If empty, partners get one link to the program’s URL. */
  defaultLinks?: CreateGroupDefaultLink[]
  /** The destinations that partners can link to. If empty, only the program’s site. */
  allowedDestinations?: CreateGroupAllowedDestination[]
  /** The maximum number of links per partner. Defaults to 10. */
  maxLinks?: number
  /**
   * Rules that move partners into this group. Partners must meet all of them. If empty, no partners
   * are moved.
   */
  moveRules?: CreateGroupMoveRule[]
  /** The URL of a logo. */
  logo?: string | null
  /** The brand color, as `#rrggbb`. */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  /** The questions of the application form. */
  applicationForm?: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources?: unknown[] | null
}

export interface CreateImageParams {
  /** The PNG, JPEG, GIF, or WebP image in base64, up to 512 KB. */
  data: string
}

export interface CreateImportFormat {
  /** The decimal separator. Defaults to `.`. */
  decimalMark?: '.' | ','
  /** The unit of amounts. Defaults to `major`, such as 19.99. */
  amounts?: 'major' | 'minor'
  /** The order of dates with slashes or dots. */
  dates?: 'iso' | 'dmy' | 'mdy'
}

export interface CreateImportParams {
  /** The platform or file type to import from. */
  source: string
  /** A name for the import. */
  name?: string
  /** The ID of the program. */
  programId?: string | null
  /** The ID of the group for new partners. Defaults to the default group. */
  groupId?: string | null
  /** A name that distinguishes sources whose IDs can overlap, such as `old-shop`. */
  origin?: string
  /** Values that the source requires, such as an API key. They’re deleted after the source is read. */
  settings?: Record<string, string>
  /**
   * How to treat commissions that the source hasn’t paid: let them mature as configured, or hold
   * them for review. Defaults to `mature`.
   */
  unpaid?: 'mature' | 'hold'
  format?: CreateImportFormat
}

export interface CreateKeyParams {
  /** A name for the key. */
  name: string
  /**
   * The scopes of the key, which can’t exceed those of the calling key: `all`, `read`, `links.read`,
   * `links.write`, `conversions.write`, `customers.read`, `customers.write`, `analytics.read`,
   * `analytics.write`, `program.read`, `program.write`, `payouts.write`, `mails.read`,
   * `mails.write`, `privacy.write`, `members.read`, `members.write`, `workspace.read`,
   * `workspace.write`, `audit.read`.
   */
  scopes: string[]
  /** When the key expires, as an ISO 8601 time in the future. By default, it doesn’t expire. */
  expiresAt?: string | null
}

export interface CreateKeyResult {
  /** The ID of the key. */
  id: string
  /** A name for the key. */
  name: string
  /** The recognizable part of the key. */
  partialKey: string
  /** The scopes. */
  scopes: ('all' | 'read' | 'links.read' | 'links.write' | 'conversions.write' | 'customers.read' | 'customers.write' | 'analytics.read' | 'analytics.write' | 'program.read' | 'program.write' | 'payouts.write' | 'mails.read' | 'mails.write' | 'privacy.write' | 'members.read' | 'members.write' | 'workspace.read' | 'workspace.write' | 'audit.read')[]
  /** The ID of the user who created it, such as `per_…`. */
  createdBy: string | null
  /** When the key was last used, to the minute. */
  lastUsedAt: string | null
  /** When it expires. */
  expiresAt: string | null
  /** When it was created. */
  createdAt: string
  /** The secret key. Store it: it’s returned only once. */
  key: string
}

export interface CreateLinkParams {
  /** The destination URL, with http, https, or an app scheme. Without a scheme, https is added. */
  url: string
  /** The domain. Defaults to your primary domain. */
  domain?: string
  /** The part after the slash. Defaults to 7 random characters. */
  key?: string
  /** Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`. */
  externalId?: string | null
  /** The length of a random key. Defaults to 7. */
  keyLength?: number
  /** A prefix for a random key, as in `prefix/key`. */
  prefix?: string
  /** The ID of your tenant that the link belongs to. */
  tenantId?: string | null
  /** The ID of the program that the link belongs to. */
  programId?: string | null
  /** The ID of the partner who promotes the link. */
  partnerId?: string | null
  /** Whether to track leads and sales. Defaults to the workspace’s setting. */
  trackConversion?: boolean
  /** Whether the link is hidden from lists. It still redirects. */
  archived?: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats?: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy?: boolean
  /** Whether to show the destination under the short URL. */
  rewrite?: boolean
  /** Whether search engines can index the short link. */
  doIndex?: boolean
  /** Your own notes. */
  comments?: string | null
  /** When the link expires, in ISO 8601 format. */
  expiresAt?: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl?: string | null
  /** The title of the link preview. */
  title?: string | null
  /** The description of the link preview. */
  description?: string | null
  /** The URL of the link preview’s image. */
  image?: string | null
  /** The URL of the link preview’s video. */
  video?: string | null
  /** The destination for iPhone and iPad. */
  ios?: string | null
  /** The destination for Android. */
  android?: string | null
  /** Destinations by country code. */
  geo?: Record<string, string> | null
  /** The IDs of the tags, as an array or separated by commas. */
  tagIds?: string | string[] | null
  /** The names of the tags in any case, as an array or separated by commas. */
  tagNames?: string | string[] | null
  /** Deprecated. Use `tagIds`. The ID of one tag. */
  tagId?: string | null
  /** The ID of the link’s folder. */
  folderId?: string | null
  /** The password that visitors must enter. It’s stored as a hash and never returned. */
  password?: string | null
  /** The UTM source, which is also set in the destination URL. */
  utm_source?: string | null
  /** The UTM medium, which is also set in the destination URL. */
  utm_medium?: string | null
  /** The UTM campaign, which is also set in the destination URL. */
  utm_campaign?: string | null
  /** The UTM term, which is also set in the destination URL. */
  utm_term?: string | null
  /** The UTM content, which is also set in the destination URL. */
  utm_content?: string | null
  /** The `ref` parameter to set in the destination URL. */
  ref?: string | null
  /** An A/B test with 2 to 4 destinations whose percentages add up to 100. */
  testVariants?: unknown[] | null
  /** When the test starts. Defaults to now. */
  testStartedAt?: string | null
  /** When the test ends. Afterward, all visitors go to `url`. */
  testCompletedAt?: string | null
  /** Not used. */
  webhookIds?: string[] | null
}

export interface CreateMilestoneParams {
  /** The ID of the program. */
  programId?: string | null
  /** The group whose partners can reach the milestone. A group can have up to 20 active milestones. */
  groupId: string
  /** The title that partners see. */
  name: string
  /**
   * The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions for
   * leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s currency.
   */
  metric: 'leads' | 'sales' | 'revenue' | 'earnings'
  /** The goal, as a number, or in minor units for revenue and earnings. */
  threshold: number
  /** The bonus, in minor units of the program’s currency. */
  amount: number
  /** When counting starts. Defaults to the beginning. */
  startsAt?: string | null
  /** When counting ends, exclusive. By default, it doesn’t end. */
  endsAt?: string | null
}

export interface CreatePartnerAccessLinkParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface CreatePartnerLinkParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The key. Defaults to 7 random characters. */
  key?: string
  /** Your own notes. */
  comments?: string | null
  linkProps?: CreatePartnerLinkProps
  /**
   * The destination URL. It must be on the program’s site or another destination that the group
   * allows.
   */
  url?: string | null
}

export interface CreatePartnerLinkProps {
  /** Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`. */
  externalId?: string | null
  /** The length of a random key. Defaults to 7. */
  keyLength?: number
  /** A prefix for a random key, as in `prefix/key`. */
  prefix?: string
  /** The ID of your tenant that the link belongs to. */
  tenantId?: string | null
  /** Whether the link is hidden from lists. It still redirects. */
  archived?: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats?: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy?: boolean
  /** Whether to show the destination under the short URL. */
  rewrite?: boolean
  /** Whether search engines can index the short link. */
  doIndex?: boolean
  /** Your own notes. */
  comments?: string | null
  /** When the link expires, in ISO 8601 format. */
  expiresAt?: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl?: string | null
  /** The title of the link preview. */
  title?: string | null
  /** The description of the link preview. */
  description?: string | null
  /** The URL of the link preview’s image. */
  image?: string | null
  /** The URL of the link preview’s video. */
  video?: string | null
  /** The destination for iPhone and iPad. */
  ios?: string | null
  /** The destination for Android. */
  android?: string | null
  /** Destinations by country code. */
  geo?: Record<string, string> | null
  /** The IDs of the tags, as an array or separated by commas. */
  tagIds?: string | string[] | null
  /** The names of the tags in any case, as an array or separated by commas. */
  tagNames?: string | string[] | null
  /** Deprecated. Use `tagIds`. The ID of one tag. */
  tagId?: string | null
  /** The ID of the link’s folder. */
  folderId?: string | null
  /** The password that visitors must enter. It’s stored as a hash and never returned. */
  password?: string | null
  /** The UTM source, which is also set in the destination URL. */
  utm_source?: string | null
  /** The UTM medium, which is also set in the destination URL. */
  utm_medium?: string | null
  /** The UTM campaign, which is also set in the destination URL. */
  utm_campaign?: string | null
  /** The UTM term, which is also set in the destination URL. */
  utm_term?: string | null
  /** The UTM content, which is also set in the destination URL. */
  utm_content?: string | null
  /** The `ref` parameter to set in the destination URL. */
  ref?: string | null
  /** An A/B test with 2 to 4 destinations whose percentages add up to 100. */
  testVariants?: unknown[] | null
  /** When the test starts. Defaults to now. */
  testStartedAt?: string | null
  /** When the test ends. Afterward, all visitors go to `url`. */
  testCompletedAt?: string | null
  /** Not used. */
  webhookIds?: string[] | null
}

export interface CreatePartnerLinkResult {
  /** The ID of the partner. */
  id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The full short URL. */
  shortLink: string
  /** The URL of a QR code as PNG. */
  qrCode: string
  /** The destination URL with its UTM parameters. */
  url: string
  /** Your own ID. */
  externalId: string | null
  /** The ID of your tenant that the link belongs to, or null. */
  tenantId: string | null
  /** The ID of the program that the link belongs to, or null. */
  programId: string | null
  /** The ID of the partner who promotes the link, or null. */
  partnerId: string | null
  /** Whether leads and sales are tracked. */
  trackConversion: boolean
  /** Whether it’s archived. */
  archived: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy: boolean
  /** Whether to show the destination under the short URL. */
  rewrite: boolean
  /** Whether search engines can index the short link. */
  doIndex: boolean
  /** Your own notes, or null. */
  comments: string | null
  /** When it expires, in ISO 8601 format. */
  expiresAt: string | null
  /** The URL for visitors after the link expires, or null. */
  expiredUrl: string | null
  /** The title of the link preview, or null. */
  title: string | null
  /** The description of the link preview, or null. */
  description: string | null
  /** The URL of the link preview’s image, or null. */
  image: string | null
  /** The URL of the link preview’s video, or null. */
  video: string | null
  /** The destination for iPhone and iPad, or null. */
  ios: string | null
  /** The destination for Android, or null. */
  android: string | null
  /** Destinations by country code, or null. */
  geo: Record<string, string> | null
  /** When it was disabled, in ISO 8601 format, or null. */
  disabledAt: string | null
  /** `********` if the link has a password, or null. */
  password: string | null
  /** The tags. */
  tags: unknown[] | null
  /** Deprecated. Use `tags`. The ID of the first tag. */
  tagId: string | null
  /** The ID of the folder. */
  folderId: string | null
  /** The UTM source. */
  utm_source: string | null
  /** The UTM medium. */
  utm_medium: string | null
  /** The UTM campaign. */
  utm_campaign: string | null
  /** The UTM term. */
  utm_term: string | null
  /** The UTM content. */
  utm_content: string | null
  /** The destinations of the A/B test, or null. */
  testVariants: unknown[] | null
  /** When the A/B test started, in ISO 8601 format, or null. */
  testStartedAt: string | null
  /** When the A/B test ends, in ISO 8601 format, or null. */
  testCompletedAt: string | null
  /** Always null, because API keys create links. */
  userId: string | null
  /** The ID of the workspace. */
  workspaceId: string
  /** The same as `workspaceId`. */
  projectId: string
  /** Not used. */
  webhookIds: string[]
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of conversions. */
  conversions: number
  /** The number of sales. */
  sales: number
  /**
   * Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
   * amounts that count toward the program.
   */
  saleAmount: number
  /** The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program. */
  saleCurrency: string
  /** When the link was last clicked, in ISO 8601 format, or null. */
  lastClicked: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** The URL that the partner shares. */
  shareUrl: string
}

export interface CreatePartnerNoteParams {
  /** The text of the note, as plain text. */
  text: string
  /** Whether the note is shown above the others. Defaults to false. */
  pinned?: boolean
}

export interface CreatePartnerParams {
  /** The partner’s email address. */
  email: string
  /** The full name or company name. Defaults to the email address. */
  name?: string | null
  /** The username, unique in the workspace. The key of the first link is based on it. */
  username?: string | null
  /** The URL of a picture. */
  image?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** The legal name of the company. */
  companyName?: string | null
  /** The postal address, as shown on statements. */
  address?: string | null
  /** A description of the partner. */
  description?: string | null
  /**
   * The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
   * language in which the partner first opens the dashboard.
   */
  locale?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the group. Defaults to the default group. */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** The IDs of the partner’s tags. An existing partner keeps its other tags. */
  tagIds?: string[]
  /** The ID of the member who is responsible for the partner. */
  ownerId?: string | null
  /** The `enrollmentId` of the referring partner, who earns referral rewards. */
  referredById?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface CreatePartnerTagParams {
  /** The name, unique in the workspace regardless of case. */
  name: string
  /** The color. Defaults to `blue`. */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface CreatePayoutDraftParams {
  /** The ID of the program. */
  programId: string
  /** The IDs of the partners to pay. If omitted or empty, all partners are paid. */
  partnerIds?: string[]
  /** The maximum total, in minor units of the program’s currency. */
  maxAmount?: number
}

export interface CreateProgramFraudSettings {
  selfReferral?: CreateProgramFraudSettingsSelfReferral
  duplicateIdentity?: CreateProgramFraudSettingsDuplicateIdentity
  banElsewhere?: CreateProgramFraudSettingsBanElsewhere
  paidTraffic?: CreateProgramFraudSettingsPaidTraffic
  bannedSource?: CreateProgramFraudSettingsBannedSource
  bannedCountry?: CreateProgramFraudSettingsBannedCountry
  disposableEmail?: CreateProgramFraudSettingsDisposableEmail
  tooFast?: CreateProgramFraudSettingsTooFast
  clickVelocity?: CreateProgramFraudSettingsClickVelocity
}

export interface CreateProgramFraudSettingsBanElsewhere {
  /** Whether it’s enabled. */
  enabled?: boolean
}

export interface CreateProgramFraudSettingsBannedCountry {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** The two-letter codes of banned customer countries. */
  customerCountries?: string[]
  /** The two-letter codes of banned partner countries. */
  partnerCountries?: string[]
}

export interface CreateProgramFraudSettingsBannedSource {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** The banned hosts, such as `*.coupons.example`. */
  hosts?: string[]
}

export interface CreateProgramFraudSettingsClickVelocity {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** The maximum number of clicks per hour on one link from one browser and location. */
  maxClicksPerHour?: number
  /** The maximum number of clicks per visitor. */
  maxClicksPerVisitor?: number
}

export interface CreateProgramFraudSettingsDisposableEmail {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** Additional domains of disposable email providers. */
  extraDomains?: string[]
  /** Domains to allow, even if they’re known as disposable. */
  allowedDomains?: string[]
}

export interface CreateProgramFraudSettingsDuplicateIdentity {
  /** Whether it’s enabled. */
  enabled?: boolean
}

export interface CreateProgramFraudSettingsPaidTraffic {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** The advertising networks that partners can’t use. */
  networks?: string[]
  /** The campaigns that are allowed. */
  allowedCampaigns?: string[]
  /** The referring hosts that never count as advertising. */
  allowedHosts?: string[]
}

export interface CreateProgramFraudSettingsSelfReferral {
  /** Whether it’s enabled. */
  enabled?: boolean
}

export interface CreateProgramFraudSettingsTooFast {
  /** Whether it’s enabled. */
  enabled?: boolean
  /** The minimum number of seconds between the click and the lead. */
  minSeconds?: number
}

export interface CreateProgramParams {
  /** The program’s name, as partners see it. */
  name: string
  /** The URL that partner links lead to. */
  url: string
  /**
   * The slug. It can contain lowercase letters, digits, and dashes. Defaults to one based on the
   * name.
   */
  slug?: string
  /** A description of the program. */
  description?: string | null
  /** One of your link domains, or null for the primary domain. */
  domain?: string | null
  /**
   * The currency of rewards, commissions, and payouts. Defaults to the workspace’s currency. It
   * can’t be changed once the program has rewards.
   */
  currency?: string
  /** The attribution model: the first or the last click before the lead earns the commission. */
  attributionModel?: 'first' | 'last'
  /**
   * The number of days after a click in which a customer can be attributed, or null for no limit.
   * Defaults to 90.
   */
  attributionWindowDays?: number | null
  /**
   * How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds
   * commissions for review, and `ignore` pays nothing. Defaults to `earn`.
   */
  existingCustomers?: 'earn' | 'hold' | 'ignore'
  /** The number of days before a commission is payable. Defaults to 30. */
  holdingPeriodDays?: number
  /** The minimum payout, in minor units of the program’s currency. Defaults to 0. */
  minPayout?: number
  payoutSchedule?: ProgramPayoutSchedule
  payoutApproval?: ProgramPayoutApproval
  /**
   * The number of days after the end of a month (UTC) until it’s closed automatically. Null, the
   * default, means that you close months yourself.
   */
  closeAfterDays?: number | null
  /**
   * Which partners are paid in your own product instead of with money: none, those who choose it,
   * also those without a payout method, or all. Defaults to off.
   */
  creditPayouts?: 'off' | 'offered' | 'default' | 'only'
  /** The name of the payout method for partners, such as “Store credit”. */
  creditLabel?: string | null
  /**
   * The number of days that payouts are held after the partner’s email address or payout method
   * changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.
   */
  accountChangeHoldDays?: number
  /**
   * The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor
   * units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.
   */
  dailyBonusLimit?: number
  /** Whether to approve applications automatically. Defaults to false. */
  autoApprove?: boolean
  /** The URL of the partner terms. */
  termsUrl?: string | null
  /** The URL of a help page for partners. */
  helpUrl?: string | null
  /** The support email address for partners. */
  supportEmail?: string | null
  /** The name and postal address of the paying company, as shown on statements. */
  legalAddress?: string | null
  /** An additional note on statements, for example that they’re self-billed invoices. */
  statementNote?: string | null
  fraudSettings?: CreateProgramFraudSettings | null
  /** The URL of a logo. */
  logo?: string | null
  /** The brand color, as `#rrggbb`. */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  /** The questions of the application form. */
  applicationForm?: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources?: unknown[] | null
}

export interface CreateRewardParams {
  /** The ID of the program. */
  programId?: string | null
  /** The ID of the group. */
  groupId?: string | null
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId?: string | null
  /**
   * The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several
   * programs.
   */
  partnerId?: string | null
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  /** The limits of the reward. */
  limits?: SimulateRewardDraftLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers?: SimulateRewardDraftModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * For sales, rules for individual products, whichever modifier applies. The first rule with the
   * product applies. The rest of the sale earns the general terms.
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** Your own description, which partners see. */
  description?: string | null
}

export interface CreateSavedViewParams {
  /** The name, which must be unique in the workspace. */
  name: string
  /** The report page. */
  page: 'overview' | 'funnel'
  /**
   * The query string of the report page: a range or `from` and `to`, the filters of `GET
   * /analytics`, and the display options.
   */
  query: string
  /** Whether to list this view before others. */
  pinned?: boolean
}

export interface CreateShareLinkParams {
  /** The ID of the saved view, such as `view_…`. */
  viewId: string
  /** When the link expires, as an ISO 8601 time in the future. By default, it doesn’t expire. */
  expiresAt?: string | null
}

export interface CreateShareLinkResult {
  /** The ID of the link. */
  id: string
  /** The ID of the saved view. */
  viewId: string
  /** When the link expires, in ISO 8601 format. */
  expiresAt: string | null
  /** The ID of the user who created it, such as `per_…`. */
  createdBy: string | null
  /** When it was created, in ISO 8601 format. */
  createdAt: string
  /** The URL to share. Store it: it’s returned only once. */
  url: string
}

export interface CreateTagParams {
  /** The name, unique in the workspace regardless of case. */
  name?: string
  /** Deprecated. Use `name`. */
  tag?: string
  /** The color. Defaults to `blue`. */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface CreateUtmTemplateParams {
  /** The name, unique in the workspace regardless of case. */
  name: string
  /** The source, such as `newsletter`. */
  utm_source?: string | null
  /** The medium, such as `email`. */
  utm_medium?: string | null
  /** The campaign, such as `autumn`. */
  utm_campaign?: string | null
  /** The search term. */
  utm_term?: string | null
  /** The content that distinguishes links, such as `header`. */
  utm_content?: string | null
}

export interface CreateWebhookParams {
  /** The HTTPS URL that receives events. Private networks aren’t allowed. */
  url: string
  /** The event types to send. */
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /** Your own description, or null. */
  description?: string | null
  /**
   * The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events
   * for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
   */
  format?: 'standard' | 'segment' | 'slack'
  /** The write key of the Segment source. Required for the `segment` format. */
  writeKey?: string
}

export interface Customer {
  /** The ID of the customer. */
  id: string
  /** The customer’s ID in your system. */
  externalId: string
  /** The full name. */
  name: string | null
  /** The email address. */
  email: string | null
  /** The URL of a picture. */
  avatar: string | null
  /** The two-letter country code, taken from the click or sent by you. */
  country: string | null
  /** The ID of the click that referred the customer. */
  clickId: string | null
  /** The number of sales. */
  sales: number
  /**
   * Net revenue (sales minus refunds), in minor units of `saleCurrency`. For customers with a
   * program, only amounts that count toward the program.
   */
  saleAmount: number
  /** The currency of `saleAmount`: the program’s, or the workspace’s if the customer has no program. */
  saleCurrency: string
  /** When the first sale happened. */
  firstSaleAt: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /**
   * The ID of the program of the partner who referred the customer, or that the customer was
   * identified with.
   */
  programId: string | null
  /**
   * The ID of the program that the customer was identified with (`programId` of a lead or sale).
   * Null for customers of the workspace.
   */
  identifiedProgramId: string | null
  /** The ID of the partner who referred the customer. */
  partnerId: string | null
  link?: CustomerLink | null
  partner?: CustomerPartner | null
  discount?: CustomerDiscount | null
}

export interface CustomerDiscount {
  /** The ID of the discount. */
  id: string
  /** A percentage, or an amount in minor units if the type is `flat`. */
  amount: number
  /** Whether the discount is a percentage or a flat amount. */
  type: 'percentage' | 'flat'
  /** The duration in months. 0 is the first payment only, and null is unlimited. */
  maxDuration: number | null
  /** The ID of the provider’s coupon, or null. */
  couponId: string | null
  /** The ID of the coupon in the provider’s test mode, or null. */
  couponTestId: string | null
  /** A description in one sentence. */
  sentence: string
  /** Your own description. */
  description: string | null
}

export interface CustomerLink {
  /** The ID of the link. */
  id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The full short URL. */
  shortLink: string
  /** The destination URL. */
  url: string
  /** The ID of the partner that the link belongs to. */
  partnerId: string | null
  /** The ID of the partner’s program. */
  programId: string | null
  /** Your tenant ID for the link. */
  tenantId: string | null
  /** Your own ID of the link. */
  externalId: string | null
}

export interface CustomerPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The email address. */
  email: string | null
  /** The URL of a picture. */
  image: string | null
}

export interface DeactivatePartnerParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface DeleteCustomerResult {
  /** The ID of the customer. */
  id: string
}

export interface DeleteDiscountCodeResult {
  /** The ID of the discount. */
  id: string
}

export interface DeleteDomainResult {
  /** The domain name. */
  slug: string
}

export interface DeleteFolderResult {
  /** The ID of the folder. */
  id: string
}

export interface DeleteGroupResult {
  /** The unique ID. */
  id: string
}

export interface DeleteImageResult {
  /** The unique ID. */
  id: string
}

export interface DeleteLinkResult {
  /** The ID of the link. */
  id: string
}

export interface DeletePartnerNoteResult {
  /** The ID of the partner. */
  id: string
}

export interface DeletePartnerTagResult {
  /** The unique ID. */
  id: string
}

export interface DeleteSavedViewResult {
  /** The ID of the link. */
  id: string
}

export interface DeleteTagResult {
  /** The ID of the tag. */
  id: string
}

export interface DeleteUtmTemplateResult {
  /** The ID of the template. */
  id: string
}

export interface DeleteWebhookResult {
  /** The unique ID. */
  id: string
}

export interface Discount {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string | null
  /** The ID of the enrollment, if the discount replaces its group’s discount. */
  enrollmentId: string | null
  /** Whether the discount is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths: number | null
  /** The currency of a flat discount, or null. */
  currency: string
  /** A description in one sentence. */
  sentence: string
  /** Your own description, or null. */
  description: string | null
  /** The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`. */
  provider: 'stripe' | 'shopify' | 'custom'
  /** The ID of the provider’s coupon, or null. */
  couponId: string | null
  /** The ID of the coupon in the provider’s test mode, or null. */
  couponTestId: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When the discount was archived. New customers no longer get it. */
  archivedAt: string | null
}

export interface DiscountCode {
  /** The unique ID. */
  id: string
  /** The discount code. */
  code: string
  /** The ID of the discount. */
  discountId: string | null
  /** The ID of the partner. */
  partnerId: string
  partner: DiscountCodePartner
  /** The ID of the link. */
  linkId: string
}

export interface DiscountCodePartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
}

export interface Domain {
  /** The ID of the domain. */
  id: string
  /** The domain name. */
  slug: string
  /** Whether links on the domain redirect. See `verification` for details. */
  verified: boolean
  /** Whether new links use this domain by default. */
  primary: boolean
  /** Whether it’s archived. */
  archived: boolean
  /** The URL for visitors of the domain without a key, or null. */
  placeholder: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl: string | null
  /** The URL for visitors of unknown links, or null. */
  notFoundUrl: string | null
  /** The URL of a logo. */
  logo: string | null
  /** The content of `assetlinks.json`, or null. */
  assetLinks: string | null
  /** The content of `apple-app-site-association`, or null. */
  appleAppSiteAssociation: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** Always null. You can’t register domains through the API. */
  registeredDomain: unknown | null
  verification: DomainVerification
}

export interface DomainVerification {
  /**
   * The verification status. `failing`: the record is missing, and links redirect until
   * `servesUntil`. `lost`: links no longer redirect.
   */
  status: 'unverified' | 'verified' | 'failing' | 'lost'
  record: DomainVerificationRecord
  alternative: DomainVerificationAlternative
  /** How it was verified, or null. */
  verifiedBy: 'dns' | 'operator' | null
  /** When it was verified, in ISO 8601 format, or null. */
  verifiedAt: string | null
  /** When the check ran, in ISO 8601 format. */
  checkedAt: string | null
  /** When the failures started, in ISO 8601 format, or null. */
  failingSince: string | null
  /** When links on the domain stop redirecting, in ISO 8601 format, or null. */
  servesUntil: string | null
}

export interface DomainVerificationAlternative {
  /** The type of the record. */
  type: 'TXT' | 'CNAME'
  /** The name of the record. */
  name: string
  /** The value of the record. */
  value: string
}

export interface DomainVerificationRecord {
  /** The type of the record. */
  type: 'TXT' | 'CNAME'
  /** The name of the record. */
  name: string
  /** The value of the record. */
  value: string
}

export interface EarningsReport {
  /**
   * Commissions of all types minus clawbacks in one currency, in minor units, at the times of their
   * events.
   */
  earnings: number
  /** The earnings in each currency. */
  earningsAmounts: Record<string, number>
  /** The time series. */
  series: EarningsReportSeries[]
}

export interface EarningsReportSeries {
  /** The start of the hour, day, week, or month. */
  start: string
  /**
   * Commissions of all types minus clawbacks in one currency, in minor units, at the times of their
   * events.
   */
  earnings: number
  /** The earnings in each currency. */
  earningsAmounts: Record<string, number>
}

export interface EmailStatus {
  /**
   * The status. `not_configured`: the server has no SMTP server, so emails are kept and not sent.
   * `demo`: emails are shown in the demo’s mailbox.
   */
  status: 'configured' | 'not_configured' | 'demo'
  /** The sender (`MAIL_FROM`). */
  from: string
  /** The number of the workspace’s emails that weren’t sent. */
  kept: number
  /** The number of emails whose last attempt failed. */
  failed: number
}

export interface EndedAccess {
  /** The type of access: an API key, a webhook, a share link, or an invitation. */
  type: 'key' | 'webhook' | 'share_link' | 'invitation'
  /** The unique ID. */
  id: string
  /** The name. For webhooks, the URL. For invitations, the email address. */
  name: string
  /** Whether it belongs to live or test mode. */
  mode: 'live' | 'test'
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /**
   * The outcome. `ended`: it no longer works. `reassigned`: it now belongs to the member who made
   * the change. `limited`: the key has fewer scopes.
   */
  outcome: 'ended' | 'reassigned' | 'limited' | 'kept'
}

export interface ErasePartnerResult {
  /** The ID of the partner. */
  id: string
  /**
   * Bank files that still contain the partner’s name, because other transfers in them are in
   * progress. They’re deleted later. Delete any copies that you downloaded.
   */
  bankFiles: string[]
}

export interface Event {
  /** The type of event. */
  event: 'click' | 'lead' | 'sale'
  link: EventLink
  /** The ID of the click, or `evt_…`. Use it as a cursor. */
  id: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
  click: EventClick
  partner: EventPartner | null
  /** For leads and sales, the ID of the event. */
  eventId?: string
  /** For leads and sales, the name of the event. */
  eventName?: string
  /** For leads, the number of leads that the event counts as. */
  eventQuantity?: number
  /** Your own data. */
  metadata?: Record<string, unknown> | null
  customer?: EventCustomer
  sale?: EventSale
  /** For sales, the sale amount in minor units. */
  saleAmount?: number
  /** The ID of the invoice. */
  invoice_id?: string
  /** The payment processor. */
  payment_processor?: string
  /** The ID of the click. */
  click_id: string
  /** The ID of the link. */
  link_id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The destination URL. */
  url: string
  /** The continent code. */
  continent: string
  /** The two-letter country code (ISO 3166-1). */
  country: string
  /** The city. */
  city: string
  /** The device type. */
  device: string
  /** The browser. */
  browser: string
  /** The operating system. */
  os: string
  /** Whether the visitor scanned a QR code: 1 or 0. */
  qr: number
  /** Always empty. */
  ip: string
}

export interface EventClick {
  /** The ID of the click, or empty if the event has no click. */
  id: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
  /** The destination URL without its query. */
  url: string
  /** The two-letter country code, or `Unknown`. */
  country: string
  /** The city. */
  city: string
  /** The region code (ISO 3166-2). */
  region: string
  /** The continent code. */
  continent: string
  /** The device type. */
  device: string
  /** The browser. */
  browser: string
  /** The operating system. */
  os: string
  /** The referring host, or `(direct)`. */
  referer: string
  /** The referring page. */
  refererUrl: string
  /** How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`. */
  trigger: string
  /** Whether the visitor scanned a QR code. */
  qr: boolean
  /** Always empty, because IP addresses aren’t stored. */
  ip: string
}

export interface EventCustomer {
  /** The ID of the customer. */
  id: string
  /** The customer’s ID in your system. */
  externalId: string
  /**
   * The ID of the program that the customer was identified with. Null for customers of the
   * workspace.
   */
  identifiedProgramId: string | null
  /** The customer’s name, or null. */
  name: string | null
  /** The customer’s email address, or null. */
  email: string | null
  /** The URL of a picture, or null. */
  avatar: string | null
  /** The customer’s two-letter country code, or null. */
  country: string | null
  /** The number of sales. */
  sales: number
  /** Net revenue, in minor units of `saleCurrency`. */
  saleAmount: number
  /** The currency of `saleAmount`. */
  saleCurrency: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the first sale happened, in ISO 8601 format, or null. */
  firstSaleAt: string | null
}

export interface EventLink {
  /** The ID of the link. */
  id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The full short URL. */
  shortLink: string
  /** The URL of a QR code as PNG. */
  qrCode: string
  /** The destination URL with its UTM parameters. */
  url: string
  /** Your own ID of the link, or null. */
  externalId: string | null
  /** The ID of your tenant that the link belongs to, or null. */
  tenantId: string | null
  /** The ID of the program that the link belongs to, or null. */
  programId: string | null
  /** The ID of the partner who promotes the link, or null. */
  partnerId: string | null
  /** Whether leads and sales are tracked. */
  trackConversion: boolean
  /** Whether it’s archived. */
  archived: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy: boolean
  /** Whether to show the destination under the short URL. */
  rewrite: boolean
  /** Whether search engines can index the short link. */
  doIndex: boolean
  /** Your own notes, or null. */
  comments: string | null
  /** When it expires, in ISO 8601 format. */
  expiresAt: string | null
  /** The URL for visitors after the link expires, or null. */
  expiredUrl: string | null
  /** The title of the link preview, or null. */
  title: string | null
  /** The description of the link preview, or null. */
  description: string | null
  /** The URL of the link preview’s image, or null. */
  image: string | null
  /** The URL of the link preview’s video, or null. */
  video: string | null
  /** The destination for iPhone and iPad, or null. */
  ios: string | null
  /** The destination for Android, or null. */
  android: string | null
  /** Destinations by country code, or null. */
  geo: Record<string, string> | null
  /** When it was disabled, in ISO 8601 format, or null. */
  disabledAt: string | null
  /** `********` if the link has a password, or null. */
  password: string | null
  /** The tags of the link, or null. */
  tags: unknown[] | null
  /** Deprecated. Use `tags`. The ID of the first tag. */
  tagId: string | null
  /** The ID of the folder. */
  folderId: string | null
  /** The UTM source. */
  utm_source: string | null
  /** The UTM medium. */
  utm_medium: string | null
  /** The UTM campaign. */
  utm_campaign: string | null
  /** The UTM term. */
  utm_term: string | null
  /** The UTM content. */
  utm_content: string | null
  /** The destinations of the A/B test, or null. */
  testVariants: unknown[] | null
  /** When the A/B test started, in ISO 8601 format, or null. */
  testStartedAt: string | null
  /** When the A/B test ends, in ISO 8601 format, or null. */
  testCompletedAt: string | null
  /** Always null, because API keys create links. */
  userId: string | null
  /** The ID of the workspace. */
  workspaceId: string
  /** The same as `workspaceId`. */
  projectId: string
  /** Not used. */
  webhookIds: string[]
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of conversions. */
  conversions: number
  /** The number of sales. */
  sales: number
  /**
   * Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
   * amounts that count toward the program.
   */
  saleAmount: number
  /** The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program. */
  saleCurrency: string
  /** When the link was last clicked, in ISO 8601 format, or null. */
  lastClicked: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface EventPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The URL of the partner’s picture, or null. */
  image: string | null
}

export interface EventSale {
  /** The total that the customer paid, in minor units. */
  amount: number
  /** The tax included in the amount, in minor units. */
  tax: number
  /** The shipping costs included in the amount, without tax, in minor units. */
  shipping: number
  /** Fees included in the amount, in minor units. */
  fee: number
  /** The products in the sale. */
  lineItems: EventSaleLineItem[]
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The ID of the invoice. */
  invoiceId: string | null
  /** The payment processor. */
  paymentProcessor: string
}

export interface EventSaleLineItem {
  /** Your own ID of the product, which rewards can refer to. */
  productId: string
  /** The line total after discounts and without tax, in minor units of the currency. */
  amount: number
  /** The name of the product, or null. */
  name: string | null
  /** The quantity. */
  quantity: number
}

export interface EventsReplayed {
  /** The number of events that are processed again. */
  count: number
  /** Whether there are more events. Repeat the request. */
  more: boolean
}

export interface ExchangeRate {
  /** The date. */
  day: string
  /** The currency. */
  currency: string
  /**
   * The source. `operator` is your own rate and takes precedence. `ecb` is the European Central
   * Bank.
   */
  source: string
  /** The number of units of the currency that one euro buys. */
  perEuro: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface ExplainEventResult {
  /** The type of event. */
  event: 'click' | 'lead' | 'sale' | 'refund'
  link: EventLink | null
  /** The ID of the click, or `evt_…`. Use it as a cursor. */
  id: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
  click: EventClick
  partner: EventPartner | null
  /** For leads and sales, the ID of the event. */
  eventId?: string
  /** For leads and sales, the name of the event. */
  eventName?: string
  /** For leads, the number of leads that the event counts as. */
  eventQuantity?: number
  /** Your own data. */
  metadata?: Record<string, unknown> | null
  customer?: EventCustomer
  sale?: EventSale
  /** For sales, the sale amount in minor units. */
  saleAmount?: number
  /** The ID of the invoice. */
  invoice_id?: string
  /** The payment processor. */
  payment_processor?: string
  /** The ID of the click. */
  click_id: string
  /** The ID of the link. */
  link_id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The destination URL. */
  url: string
  /** The continent code. */
  continent: string
  /** The two-letter country code (ISO 3166-1). */
  country: string
  /** The city. */
  city: string
  /** The device type. */
  device: string
  /** The browser. */
  browser: string
  /** The operating system. */
  os: string
  /** Whether the visitor scanned a QR code: 1 or 0. */
  qr: number
  /** Always empty. */
  ip: string
  refund?: ExplainEventResultRefund
  explanation: ExplainEventResultExplanation
}

export interface ExplainEventResultExplanation {
  /**
   * The result. Clicks are `recorded`. Leads, sales, and refunds are attributed to a link or to
   * none.
   */
  verdict: 'recorded' | 'attributed' | 'unattributed'
  /** A stable code for the reason. */
  reason: string
  /** The attribution, one sentence per step. */
  steps: string[]
  click: EventClick | null
  lead: ExplainEventResultExplanationLead | null
  /** The refunds of the sale. */
  refunds: ExplainEventResultExplanationRefund[]
  /** The commissions that the event earned, or that a refund changed. */
  commissions: ExplainEventResultExplanationCommission[]
  unearned: ExplainEventResultExplanationUnearned | null
}

export interface ExplainEventResultExplanationCommission {
  /** The ID of the commission. */
  id: string
  /** The type of commission: click, lead, sale, referral, or custom. */
  type: string
  /** The ID of the partner. */
  partnerId: string
  /** The earnings after refunds, in minor units. */
  earnings: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The status of the commission. */
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
}

export interface ExplainEventResultExplanationLead {
  /** The ID of the lead. */
  id: string
  /** The name of the event. */
  eventName: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
}

export interface ExplainEventResultExplanationRefund {
  /** The ID of the refund. */
  id: string
  /** Your own ID of the refund. */
  refundId: string
  /** The ID of the sale. */
  saleId: string
  /** The refunded amount, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
}

export interface ExplainEventResultExplanationUnearned {
  /** A stable code for the reason. */
  reason: 'no_reward' | 'duration_over' | 'first_sale_only' | 'limit_reached' | 'zero_amount' | 'not_eligible' | 'existing_customer' | 'already_rewarded'
  /** The explanation, one sentence per step. */
  steps: string[]
}

export interface ExplainEventResultRefund {
  /** The ID of the refund. */
  id: string
  /** Your own ID of the refund. */
  refundId: string
  /** The ID of the sale. */
  saleId: string
  /** The refunded amount, in minor units. */
  amount: number
  /** The sale’s currency. */
  currency: string
  /** When the event happened, in ISO 8601 format. */
  timestamp: string
}

export interface FailPayoutParams {
  /** The reason, which the partner can see. */
  reason: string
}

export interface FieldChoices {
  /** The name of the field. Its value is a list of choices, separated by commas. */
  field: string
  /** The choices. */
  choices: FieldChoicesChoice[]
}

export interface FieldChoicesChoice {
  /** The value of the option. */
  value: string
  /** The display name of the option. */
  label: string
  /** The group of the choice, such as a pipeline. Can be empty. */
  group: string
  /** Whether the choice is used by default. */
  isUsual: boolean
}

export interface Folder {
  /** The ID of the folder. */
  id: string
  /** The name of the folder. */
  name: string
  /** A description of the folder, or null. */
  description: string | null
  /** The type of folder. Always `default`. */
  type: 'default' | 'mega'
  /** Not used. */
  accessLevel: 'write' | 'read' | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface FraudFlag {
  /** The unique ID. */
  id: string
  /** The status. Open flags are closed only by people. */
  status: 'open' | 'released' | 'rejected'
  /** The fraud rule. */
  rule: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  /** The severity. */
  severity: 'low' | 'medium' | 'high'
  /** The finding, in one sentence. */
  sentence: string
  /** The data behind the finding. */
  evidence: Record<string, string>
  /** The ID of the program. */
  programId: string
  /** The ID of the partner. */
  partnerId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The ID of the customer. */
  customerId: string | null
  /** The ID of the commission. Null if the flag is about the partner and holds all of their earnings. */
  commissionId: string | null
  partner: FraudFlagPartner
  commission: FraudFlagCommission | null
  /** A note for your records, or null. */
  note: string | null
  /** The actor who closed the flag, such as `key:key_…`. */
  reviewedBy: string | null
  /** When it was reviewed, in ISO 8601 format, or null. */
  reviewedAt: string | null
  /** When the flag was created, in ISO 8601 format. */
  createdAt: string
}

export interface FraudFlagCommission {
  /** The ID of the commission. */
  id: string
  /** The earnings, in minor units of the program’s currency. */
  earnings: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
}

export interface FraudFlagPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The partner’s email address, or null. */
  email: string | null
}

export interface FraudRule {
  /** The fraud rule. */
  rule: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  /** The name of the rule. */
  title: string
  /** The default settings of the rule. To change them, update `fraudSettings` of the program. */
  defaults: Record<string, unknown>
}

export interface FraudSettings {
  selfReferral: FraudSettingsSelfReferral
  duplicateIdentity: FraudSettingsDuplicateIdentity
  banElsewhere: FraudSettingsBanElsewhere
  paidTraffic: FraudSettingsPaidTraffic
  bannedSource: FraudSettingsBannedSource
  bannedCountry: FraudSettingsBannedCountry
  disposableEmail: FraudSettingsDisposableEmail
  tooFast: FraudSettingsTooFast
  clickVelocity: FraudSettingsClickVelocity
}

export interface FraudSettingsBanElsewhere {
  /** Whether it’s enabled. */
  enabled: boolean
}

export interface FraudSettingsBannedCountry {
  /** Whether it’s enabled. */
  enabled: boolean
  /** The two-letter codes of banned customer countries. */
  customerCountries: string[]
  /** The two-letter codes of banned partner countries. */
  partnerCountries: string[]
}

export interface FraudSettingsBannedSource {
  /** Whether it’s enabled. */
  enabled: boolean
  /** The banned hosts, such as `*.coupons.example`. */
  hosts: string[]
}

export interface FraudSettingsClickVelocity {
  /** Whether it’s enabled. */
  enabled: boolean
  /** The maximum number of clicks per hour on one link from one browser and location. */
  maxClicksPerHour: number
  /** The maximum number of clicks per visitor. */
  maxClicksPerVisitor: number
}

export interface FraudSettingsDisposableEmail {
  /** Whether it’s enabled. */
  enabled: boolean
  /** Additional domains of disposable email providers. */
  extraDomains: string[]
  /** Domains to allow, even if they’re known as disposable. */
  allowedDomains: string[]
}

export interface FraudSettingsDuplicateIdentity {
  /** Whether it’s enabled. */
  enabled: boolean
}

export interface FraudSettingsPaidTraffic {
  /** Whether it’s enabled. */
  enabled: boolean
  /** The advertising networks that partners can’t use. */
  networks: string[]
  /** The campaigns that are allowed. */
  allowedCampaigns: string[]
  /** The referring hosts that never count as advertising. */
  allowedHosts: string[]
}

export interface FraudSettingsSelfReferral {
  /** Whether it’s enabled. */
  enabled: boolean
}

export interface FraudSettingsTooFast {
  /** Whether it’s enabled. */
  enabled: boolean
  /** The minimum number of seconds between the click and the lead. */
  minSeconds: number
}

export interface FundingAccount {
  /** The ID of the funding account. */
  id: string
  /** The provider. */
  provider: string
  /** The name of the account. */
  name: string
  /** The masked account. The full details are never returned. */
  masked: string
  /** When it was verified, in ISO 8601 format, or null. */
  verifiedAt: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When it was removed, in ISO 8601 format, or null. */
  removedAt: string | null
  /** The URL that the provider sends status updates to, or null if it doesn’t. */
  callbackUrl: string | null
}

export interface Group {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The name of the group. */
  name: string
  /** The slug of the group. */
  slug: string
  /** The color of the group. */
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** The number of days before a commission is payable, or null to use the program’s setting. */
  holdingPeriodDays: number | null
  /** Whether to approve applications automatically, or null to use the program’s setting. */
  autoApprove: boolean | null
  /** The format of partner links: a short link, or the destination with `?via=`. */
  linkStructure: 'short' | 'query'
  /** The links to create for each new partner. */
  defaultLinks: GroupDefaultLink[]
  /** The destinations that partners can link to. */
  allowedDestinations: GroupAllowedDestination[]
  /** The maximum number of links per partner. */
  maxLinks: number
  /** Rules that move partners into this group. */
  moveRules: GroupMoveRule[]
  /** The URL of a logo. */
  logo: string | null
  /** The brand color, as `#rrggbb`, or null. */
  brandColor: string | null
  landing: GroupLanding | null
  /** The questions of the application form. */
  applicationForm: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources: unknown[] | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface GroupAllowedDestination {
  /** The domain to allow. */
  domain: string
  /** The start of the path. */
  path: string
  /** How to match. */
  match: 'domain' | 'exact'
}

export interface GroupDefaultLink {
  /** The destination URL. */
  url: string
}

export interface GroupLanding {
  /** The title of the landing page. */
  title: string
  /** The subtitle of the landing page. */
  subtitle: string
  image?: GroupLandingImage
  /** The blocks of the landing page. */
  blocks: (GroupLandingBlockText | GroupLandingBlockImage | GroupLandingBlockFiles | GroupLandingBlockQuestions | GroupLandingBlockCalculator | GroupLandingBlockTestimonials)[]
}

export interface GroupLandingBlockCalculator {
  /** The type of block. */
  type: 'calculator'
  /** For calculator blocks, the amount of one sale, in minor units of the program’s currency. */
  saleAmount: number
  /** For calculator blocks, the maximum of the slider. */
  maxSales: number
}

export interface GroupLandingBlockFiles {
  /** The type of block. */
  type: 'files'
  /** The images. */
  files: GroupLandingBlockFilesFile[]
}

export interface GroupLandingBlockFilesFile {
  /** The name of the file. */
  name: string
  /** An HTTP or HTTPS URL. */
  url: string
}

export interface GroupLandingBlockImage {
  /** The type of block. */
  type: 'image'
  /** The URL of the image. */
  url: string
  /** Alternative text that describes the image. */
  alt: string
}

export interface GroupLandingBlockQuestions {
  /** The type of block. */
  type: 'questions'
  /** The questions and their answers. */
  questions: GroupLandingBlockQuestionsQuestion[]
}

export interface GroupLandingBlockQuestionsQuestion {
  /** The question. */
  question: string
  /** The answer. */
  answer: string
}

export interface GroupLandingBlockTestimonials {
  /** The type of block. */
  type: 'testimonials'
  /** The testimonials. */
  testimonials: GroupLandingBlockTestimonialsTestimonial[]
}

export interface GroupLandingBlockTestimonialsTestimonial {
  /** The quote. */
  quote: string
  /** The name of the person. */
  name: string
  /** The role. */
  role: string
}

export interface GroupLandingBlockText {
  /** The type of block. */
  type: 'text'
  /** The content, as Markdown. */
  text: string
}

export interface GroupLandingImage {
  /** The URL of the image. */
  url: string
  /** Alternative text that describes the image. */
  alt: string
}

export interface GroupMoveRule {
  /** The partner’s total to compare. */
  attribute: 'totalLeads' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  /** The minimum, inclusive. */
  gte: number
  /** The maximum, exclusive. */
  lt?: number
}

export interface HandedLink {
  /** A link that works once. Share it only with the person. */
  url: string
  /** When it expires, in ISO 8601 format. */
  expiresAt: string
}

export interface Hostname {
  /** A hostname such as `example.com`, `*.example.com` for all subdomains, or `localhost`. */
  hostname: string
}

export interface Image {
  /** The unique ID. */
  id: string
  /** The public URL of the image. */
  url: string
  /** The media type. */
  contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  /** The size in bytes. */
  size: number
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface Import {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string
  /** The platform or file type. */
  source: string
  /** A name that distinguishes sources whose IDs can overlap. */
  origin: string
  /** Your name for the import. */
  name: string
  /** The status of the import. */
  status: 'draft' | 'reading' | 'checking' | 'ready' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  /** Why the import failed, or what it’s waiting for. */
  reason: string | null
  /** How to treat commissions that the source hasn’t paid. */
  unpaid: 'mature' | 'hold'
  /** The number of rows read. */
  lines: number
  /** The actor who created it. */
  createdBy: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When it started, in ISO 8601 format, or null. */
  startedAt: string | null
  /** When it finished, in ISO 8601 format, or null. */
  finishedAt: string | null
  /** When the import was undone, in ISO 8601 format, or null. */
  undoneAt: string | null
}

export interface ImportFile {
  /** The kind of rows in the file. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The number of the last part. */
  part: number
  /** The character encoding. */
  encoding: string
  /** The delimiter of the columns. */
  delimiter: string
  /** The names of the columns. */
  columns: string[]
  /** The first rows. */
  sample: string[][]
  /** The detected columns. Ambiguous columns aren’t mapped. */
  mapping: Record<string, string>
  /** Required values without a column. */
  missing: string[]
  /** Columns that aren’t used unless you map them. */
  unmapped: string[]
}

export interface ImportLine {
  /** The number of the row in the import. */
  number: number
  /** The type of object in the row. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The source’s own ID. */
  sourceId: string
  /** The position in the source. */
  line: string
  /** The status of the row. */
  status: 'new' | 'ready' | 'skipped' | 'known' | 'done' | 'undone' | 'kept'
  /** Why the row is skipped, or null. */
  reason: string | null
  /** The reason in one sentence. */
  message: string | null
  /** The amount in minor units, or 0. */
  amount: number
  /** The currency of `amount`, or null. */
  currency: string
  /** The ID of the object that was created or matched. */
  targetId: string | null
}

export interface ImportReport {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string
  /** The platform or file type. */
  source: string
  /** A name that distinguishes sources whose IDs can overlap. */
  origin: string
  /** Your name for the import. */
  name: string
  /** The status of the import. */
  status: 'draft' | 'reading' | 'checking' | 'ready' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  /** Why the import failed, or what it’s waiting for. */
  reason: string | null
  /** How to treat commissions that the source hasn’t paid. */
  unpaid: 'mature' | 'hold'
  /** The number of rows read. */
  lines: number
  /** The actor who created it. */
  createdBy: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When it started, in ISO 8601 format, or null. */
  startedAt: string | null
  /** When it finished, in ISO 8601 format, or null. */
  finishedAt: string | null
  /** When the import was undone, in ISO 8601 format, or null. */
  undoneAt: string | null
  /** The results for each kind of row. */
  kinds: ImportReportKind[]
  /** Why rows are skipped or kept, with their number. */
  reasons: ImportReportReason[]
  /** Columns of the uploaded files that aren’t used. Available after the preview. */
  unmapped: ImportReportUnmapped[]
  /** Whether the ledger matches the imported rows exactly. */
  matches: boolean
}

export interface ImportReportKind {
  /** The kind of rows. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The number of rows. */
  lines: number
  /** The number of rows that will be imported. */
  ready: number
  /** The number of rows that were imported or matched existing objects. */
  done: number
  /** The number of imported rows that matched existing objects. */
  recognized: number
  /** The number of rows from an earlier import. */
  known: number
  /** The number of skipped rows. */
  skipped: number
  /** The number of rows that were undone. */
  undone: number
  /** The number of rows that can’t be undone. */
  kept: number
  /** The number of rows added to complete the records, such as the payouts of a month. */
  derived: number
  /** The total of those rows, in minor units of the program’s currency. */
  derivedAmount: number
  /** The totals by currency. */
  sums: ImportReportKindSum[]
}

export interface ImportReportKindSum {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The total of all rows in the source, in minor units. */
  amount: number
  /** The total of rows that will be or were imported. */
  coming: number
  /** The total of rows from an earlier import. */
  known: number
  /** The total of skipped rows. */
  skipped: number
  /** The total of rows that were undone. */
  undone: number
  /** The total that this import posted to the ledger, or null if nothing has been written. */
  booked: number | null
}

export interface ImportReportReason {
  /** The kind of rows. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** A stable code for the reason. */
  reason: string
  /** The reason in one sentence. */
  message: string
  /** The number of rows. */
  lines: number
}

export interface ImportReportUnmapped {
  /** The kind of file. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The columns. */
  columns: string[]
}

export interface Importer {
  /** The name of the source. */
  name: string
  /** The display name of the source. */
  label: string
  /** The fields that the source requires. */
  fields: ImporterField[]
  /** The kinds of files that the source accepts. */
  files: ('partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout')[]
  /** The values that a column of each kind of file can contain. */
  columns: ImporterColumn[]
  /** Data that can’t be imported. */
  notes: string[]
}

export interface ImporterColumn {
  /** The kind of file. */
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The values that a column can contain. */
  fields: ImporterColumnField[]
}

export interface ImporterColumnField {
  /** The name of the field. */
  name: string
  /** Whether a value is required. */
  required: boolean
  /** A description of the value. */
  meaning: string
}

export interface ImporterField {
  /** The name of the field. */
  name: string
  /** The display name of the field. */
  label: string
  /** Whether the field is secret. */
  secret: boolean
  /** Whether a value is required. */
  required: boolean
}

export interface InboxEvent {
  /** The unique ID. */
  id: string
  /** The ID of the connection. */
  connectionId: string
  /** The provider’s ID of the event. */
  providerEventId: string
  /** The provider’s name of the event type. */
  type: string
  /** The processing status of the event. */
  status: 'received' | 'retrying' | 'done' | 'ignored' | 'failed'
  /** Why the event failed, is waiting, or was ignored, or what remains to be done. */
  reason: string | null
  /** The number of attempts. */
  attempts: number
  /** When the event arrived, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface IntegrationInfo {
  /** The name of the provider. */
  name: string
  /** The display name of the provider. */
  label: string
  /** The events that the provider reports. */
  summary: string
  /** The steps to complete at the provider. */
  setup: string
  /** The provider’s name for the signing secret. */
  secretLabel: string
  /** The fields that the provider requires. */
  fields: IntegrationInfoField[]
  /** The supported event types. */
  events: string[]
  /** Whether accounts are connected on the provider’s page. */
  authorization: 'none' | 'unconfigured' | 'ready'
  /** Whether history from before the connection can be imported. */
  history: boolean
}

export interface IntegrationInfoField {
  /** The name of the field. */
  name: string
  /** The display name of the field. */
  label: string
  /** Whether the field is secret. */
  secret: boolean
  /** Whether a value is required. */
  required: boolean
  /** The options of the field, or null. */
  choices: string[] | null
}

export interface Invitation {
  /** The unique ID. */
  id: string
  /** The email address. */
  email: string
  /**
   * The role: `owner` can do everything, `admin` everything except manage owners, `member`
   * day-to-day work, `viewer` read only, and `billing` payouts.
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** The actor who sent the invitation: `member:per_…`, `key:key_…`, or `system:cli`. */
  invitedBy: string
  /**
   * The delivery status. `not_configured`: the server can’t send email. `handed_over`: an owner
   * received the link.
   */
  delivery: 'queued' | 'sent' | 'not_configured' | 'handed_over'
  /** When the email was sent, or null. */
  sentAt: string | null
  /** When the invitation expires, a week after it was sent. */
  expiresAt: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface InviteMemberParams {
  /** The email address. Case doesn’t matter. */
  email: string
  /**
   * The role: `owner` can do everything, `admin` everything except manage owners, `member`
   * day-to-day work, `viewer` read only, and `billing` payouts.
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
}

export interface InvitePartnerParams {
  /** The partner’s email address. */
  email: string
  /** The full name or company name. Defaults to the email address. */
  name?: string | null
  /** The username, unique in the workspace. The key of the first link is based on it. */
  username?: string | null
  /** The URL of a picture. */
  image?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** The legal name of the company. */
  companyName?: string | null
  /** The postal address, as shown on statements. */
  address?: string | null
  /** A description of the partner. */
  description?: string | null
  /**
   * The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
   * language in which the partner first opens the dashboard.
   */
  locale?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the group. Defaults to the default group. */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** A personal note in the email. */
  note?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface InvitedPartner {
  /** The unique ID. */
  id: string
  /** The partner ID, the same as `id`. */
  partnerId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The `enrollmentId` of the referring partner, or null. */
  referredById: string | null
  /** The ID of the member who is responsible for the partner. */
  ownerId: string | null
  /** The partner’s tags, sorted by name. */
  tags: InvitedPartnerTag[]
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string
  /** Your own ID of the partner. */
  tenantId: string | null
  /** The partner’s status in the program. */
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  /** The partner’s name. */
  name: string
  /** The username, or null. */
  username: string | null
  /** The partner’s email address, or null. */
  email: string | null
  /** When the email address was verified, in ISO 8601 format, or null. */
  emailVerifiedAt: string | null
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** A description of the partner, or null. */
  description: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
  /** The legal name of the company, or null. */
  companyName: string | null
  /** The postal address, or null. */
  address: string | null
  /** The language, as a BCP 47 tag. */
  locale: string | null
  /** Always `draft`, because there’s no partner network. */
  networkStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'trusted'
  /** Always null, because the payout provider manages payout methods. */
  defaultPayoutMethod: unknown | null
  /** Always null, because the payout provider manages payout methods. */
  paypalEmail: unknown | null
  /** Always null, because the payout provider manages payout methods. */
  stripeConnectId: unknown | null
  /** When the partner first had a payout method. */
  payoutsEnabledAt: string | null
  /** Not used. */
  identityVerifiedAt: unknown | null
  /** Whether rules are prevented from moving the partner to another group. */
  groupLocked: boolean
  /** Whether the partner agreed to show their name and earnings on the leaderboard. */
  listed: boolean
  /** Whether the partner sees customers’ full email addresses. */
  sharesCustomers: boolean
  /** The partner’s links, or null. */
  links: unknown[] | null
  /** The total number of clicks. */
  totalClicks: number
  /** The total number of leads. */
  totalLeads: number
  /** The total number of conversions. */
  totalConversions: number
  /** The total number of sales. */
  totalSales: number
  /** Net revenue (sales minus refunds), in minor units of the program’s currency. */
  totalSaleAmount: number
  /** The total commissions, in minor units. */
  totalCommissions: number
  earnings: InvitedPartnerEarnings
  /** When the partner was banned, in ISO 8601 format, or null. */
  bannedAt: string | null
  /** Why the partner was banned, or null. */
  bannedReason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse' | null
  application: InvitedPartnerApplication | null
  /** When the partner was enrolled, in ISO 8601 format. */
  createdAt: string
  /** When the partner last changed, in ISO 8601 format. */
  updatedAt: string
  /** The delivery status. `not_configured`: the server can’t send email, so the email is kept. */
  delivery: 'queued' | 'not_configured'
}

export interface InvitedPartnerApplication {
  /** The reason, which only your team sees, or null. */
  rejectionReason: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other' | null
  /** A note that the partner sees, or null. */
  rejectionNote: string | null
  /** When it was reviewed, in ISO 8601 format, or null. */
  reviewedAt: string | null
}

export interface InvitedPartnerEarnings {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** Earnings in the holding period or on hold, in minor units. */
  accrued: number
  /** Earnings that can be paid out, in minor units. */
  payable: number
  /** Earnings in payouts that are in transit, in minor units. */
  inTransit: number
  /** Earnings that were paid, in minor units. */
  paid: number
}

export interface InvitedPartnerTag {
  /** The ID of the tag. */
  id: string
  /** The name of the tag. */
  name: string
  /** The color of the tag. */
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface Job {
  /** The unique ID. */
  id: string
  /** The name of the job’s task. */
  task: string
  /** The status of the job. */
  status: 'failed' | 'waiting' | 'running'
  /** The number of attempts. */
  attempts: number
  /** The maximum number of attempts. */
  maxAttempts: number
  /** Why the last attempt failed. */
  error: string | null
  /** The input of the job, which contains IDs. */
  payload: Record<string, unknown>
  /** When the job runs next. */
  runAt: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface JournalEntry {
  /** The unique ID. */
  id: string
  /** The ID of the posting. The entries of a posting add up to zero. */
  postingId: string
  /** The date of the posting in the ledger, in ISO 8601 format. */
  bookingDate: string
  /** When the event happened. Earlier than the posting date if its month was already closed. */
  eventDate: string
  /** The ledger account. */
  account: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  /** The cause of the ledger entry. */
  cause: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** A description in one sentence. */
  text: string
  /** The ID of the program. */
  programId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  partner: DiscountCodePartner
  /** The ID of the commission. */
  commissionId: string | null
  /** The ID of the payout. */
  payoutId: string | null
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. Credits are positive and debits negative. */
  amount: number
  /**
   * The balance of this account and currency in the program after this entry, regardless of other
   * filters, in minor units of the currency.
   */
  balance: number
}

export interface Key {
  /** The unique ID. */
  id: string
  /** A name for the key. */
  name: string
  /** The recognizable part of the key. */
  partialKey: string
  /** The scopes. */
  scopes: ('all' | 'read' | 'links.read' | 'links.write' | 'conversions.write' | 'customers.read' | 'customers.write' | 'analytics.read' | 'analytics.write' | 'program.read' | 'program.write' | 'payouts.write' | 'mails.read' | 'mails.write' | 'privacy.write' | 'members.read' | 'members.write' | 'workspace.read' | 'workspace.write' | 'audit.read')[]
  /** The ID of the user who created it, such as `per_…`. */
  createdBy: string | null
  /** When the key was last used, to the minute. */
  lastUsedAt: string | null
  /** When it expires. */
  expiresAt: string | null
  /** When it was created. */
  createdAt: string
}

export interface LedgerCheck {
  /** Whether there are no differences. */
  ok: boolean
  /** When the check ran, in ISO 8601 format. */
  checkedAt: string
  /** The totals by currency. */
  sums: LedgerSum[]
  /** The number of differences. */
  differenceCount: number
  /** The first 100 differences. */
  differences: LedgerDifference[]
}

export interface LedgerDifference {
  /** The compared data. */
  kind: string
  /** The ID of the object that differs, or null. */
  id: string
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The expected amount, in minor units. */
  expected: number
  /** The actual amount, in minor units. */
  found: number
  /** The difference in one sentence. */
  sentence: string
}

export interface LedgerSum {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The number of entries. */
  entries: number
  /** The sum of all entries, which is always 0, in minor units of the currency. */
  sum: number
  /** The cost of commissions as a negative amount, in minor units of the currency. */
  expense: number
  /** Earnings in the holding period or on hold, in minor units of the currency. */
  accrued: number
  /** Earnings that can be paid out, in minor units of the currency. */
  payable: number
  /** Earnings in payouts that are in transit, in minor units of the currency. */
  inTransit: number
  /** Earnings that were paid, in minor units of the currency. */
  paid: number
}

export interface Link {
  /** The ID of the link. */
  id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The full short URL. */
  shortLink: string
  /** The URL of a QR code as PNG. */
  qrCode: string
  /** The destination URL with its UTM parameters. */
  url: string
  /** Your own ID of the link, or null. */
  externalId: string | null
  /** The ID of your tenant that the link belongs to, or null. */
  tenantId: string | null
  /** The ID of the program that the link belongs to, or null. */
  programId: string | null
  /** The ID of the partner who promotes the link, or null. */
  partnerId: string | null
  /** Whether leads and sales are tracked. */
  trackConversion: boolean
  /** Whether it’s archived. */
  archived: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy: boolean
  /** Whether to show the destination under the short URL. */
  rewrite: boolean
  /** Whether search engines can index the short link. */
  doIndex: boolean
  /** Your own notes, or null. */
  comments: string | null
  /** When it expires, in ISO 8601 format. */
  expiresAt: string | null
  /** The URL for visitors after the link expires, or null. */
  expiredUrl: string | null
  /** The title of the link preview, or null. */
  title: string | null
  /** The description of the link preview, or null. */
  description: string | null
  /** The URL of the link preview’s image, or null. */
  image: string | null
  /** The URL of the link preview’s video, or null. */
  video: string | null
  /** The destination for iPhone and iPad, or null. */
  ios: string | null
  /** The destination for Android, or null. */
  android: string | null
  /** Destinations by country code, or null. */
  geo: Record<string, string> | null
  /** When it was disabled, in ISO 8601 format, or null. */
  disabledAt: string | null
  /** `********` if the link has a password, or null. */
  password: string | null
  /** The tags of the link, or null. */
  tags: unknown[] | null
  /** Deprecated. Use `tags`. The ID of the first tag. */
  tagId: string | null
  /** The ID of the folder. */
  folderId: string | null
  /** The UTM source. */
  utm_source: string | null
  /** The UTM medium. */
  utm_medium: string | null
  /** The UTM campaign. */
  utm_campaign: string | null
  /** The UTM term. */
  utm_term: string | null
  /** The UTM content. */
  utm_content: string | null
  /** The destinations of the A/B test, or null. */
  testVariants: unknown[] | null
  /** When the A/B test started, in ISO 8601 format, or null. */
  testStartedAt: string | null
  /** When the A/B test ends, in ISO 8601 format, or null. */
  testCompletedAt: string | null
  /** Always null, because API keys create links. */
  userId: string | null
  /** The ID of the workspace. */
  workspaceId: string
  /** The same as `workspaceId`. */
  projectId: string
  /** Not used. */
  webhookIds: string[]
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of conversions. */
  conversions: number
  /** The number of sales. */
  sales: number
  /**
   * Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
   * amounts that count toward the program.
   */
  saleAmount: number
  /** The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program. */
  saleCurrency: string
  /** When the link was last clicked, in ISO 8601 format, or null. */
  lastClicked: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface Mail {
  /** The unique ID. */
  id: string
  /** The email template. */
  template: string
  /** The ID of the program. */
  programId: string
  /** The ID of the partner. */
  partnerId: string | null
  /** The sender. */
  from: string
  /** The recipient. Empty after the email was deleted due to its age. */
  to: string
  /** The subject. Empty after the email was deleted due to its age. */
  subject: string
  /**
   * The HTML content. Null if it contains a link that is only for the recipient, and empty after it
   * was deleted. Unsubscribe links are visible only to keys with `mails.write`.
   */
  html: string | null
  /** The plain-text content, or null. */
  text: string | null
  /** The delivery status of the email. */
  status: 'waiting' | 'sent' | 'kept' | 'failed'
  /** Why the last attempt failed. */
  error: string | null
  /** When it was sent, in ISO 8601 format, or null. */
  sentAt: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface MailTemplate {
  /** The email template. */
  template: 'partner-invited' | 'application-received' | 'application-approved' | 'application-rejected' | 'enrollment-banned' | 'enrollment-deactivated' | 'group-changed' | 'commission-digest' | 'commission-held' | 'commission-reversed' | 'payout-sent' | 'payout-completed' | 'payout-failed'
  /** The language, as a BCP 47 tag. */
  language: string
  /** The subject of the email. */
  subject: string
  /** The text below the greeting. */
  body: string
  /** Whether the template has custom text. */
  custom: boolean
  /** The placeholders that the subject and body can contain. */
  placeholders: string[]
}

export interface MailTemplateDetail {
  /** The email template. */
  template: 'partner-invited' | 'application-received' | 'application-approved' | 'application-rejected' | 'enrollment-banned' | 'enrollment-deactivated' | 'group-changed' | 'commission-digest' | 'commission-held' | 'commission-reversed' | 'payout-sent' | 'payout-completed' | 'payout-failed'
  /** The placeholders that the subject and body can contain. */
  placeholders: string[]
  /** The languages with custom text. */
  languages: string[]
}

export interface Member {
  /** The ID of the user, which is the same in all workspaces. */
  id: string
  /** The member’s email address. */
  email: string
  /** The member’s name. */
  name: string
  /**
   * The role: `owner` can do everything, `admin` everything except manage owners, `member`
   * day-to-day work, `viewer` read only, and `billing` payouts.
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** When the member joined. */
  createdAt: string
}

export interface MemberAccess {
  /** The type of access: an API key, a webhook, a share link, or an invitation. */
  type: 'key' | 'webhook' | 'share_link' | 'invitation'
  /** The unique ID. */
  id: string
  /** The name. For webhooks, the URL. For invitations, the email address. */
  name: string
  /** Whether it belongs to live or test mode. */
  mode: 'live' | 'test'
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface MergePartnersParams {
  /** The ID of the partner to merge. It’s removed. */
  fromPartnerId: string
  /** The ID of the partner to keep. */
  intoPartnerId: string
}

export interface MergePartnersResult {
  /** The ID of the partner. */
  partnerId: string
  /** The ID of the partner that was merged. */
  mergedPartnerId: string
}

export interface Milestone {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string
  /** The title that partners see, or null. */
  name: string
  /**
   * The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions for
   * leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s currency.
   */
  metric: 'leads' | 'sales' | 'revenue' | 'earnings'
  /** The goal, as a number, or in minor units for revenue and earnings. */
  threshold: number
  /** The bonus, in minor units of the program’s currency. */
  amount: number
  /** The currency of the bonus. */
  currency: string
  /** A description in one sentence. */
  sentence: string
  /** When it starts, in ISO 8601 format, or null. */
  startsAt: string | null
  /** When it ends, in ISO 8601 format, or null. */
  endsAt: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When the milestone was archived. It can no longer be earned. */
  archivedAt: string | null
}

export interface MoveEnrollmentsParams {
  /** The ID of the group to move partners to. */
  toGroupId: string
  /** The IDs of the enrollments to move. */
  enrollmentIds?: string[]
  /** Whether to move all partners of the group. */
  all?: boolean
}

export interface MoveEnrollmentsResult {
  /** The number of partners moved. */
  moved: number
  /** The ID of the group to move partners to. */
  toGroupId: string
}

export interface Partner {
  /** The ID of the partner. */
  id: string
  /** The partner ID, the same as `id`. */
  partnerId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The `enrollmentId` of the referring partner, or null. */
  referredById: string | null
  /** The ID of the member who is responsible for the partner. */
  ownerId: string | null
  /** The partner’s tags, sorted by name. */
  tags: InvitedPartnerTag[]
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string
  /** Your own ID of the partner. */
  tenantId: string | null
  /** The partner’s status in the program. */
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  /** The partner’s name. */
  name: string
  /** The username, or null. */
  username: string | null
  /** The partner’s email address. */
  email: string | null
  /** When the email address was verified, in ISO 8601 format, or null. */
  emailVerifiedAt: string | null
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** A description of the partner, or null. */
  description: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
  /** The legal name of the company, or null. */
  companyName: string | null
  /** The postal address, or null. */
  address: string | null
  /** The language, as a BCP 47 tag. */
  locale: string | null
  /** Always `draft`, because there’s no partner network. */
  networkStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'trusted'
  /** Always null, because the payout provider manages payout methods. */
  defaultPayoutMethod: unknown | null
  /** Always null, because the payout provider manages payout methods. */
  paypalEmail: unknown | null
  /** Always null, because the payout provider manages payout methods. */
  stripeConnectId: unknown | null
  /** When the partner first had a payout method. */
  payoutsEnabledAt: string | null
  /** Not used. */
  identityVerifiedAt: unknown | null
  /** Whether rules are prevented from moving the partner to another group. */
  groupLocked: boolean
  /** Whether the partner agreed to show their name and earnings on the leaderboard. */
  listed: boolean
  /** Whether the partner sees customers’ full email addresses. */
  sharesCustomers: boolean
  /** The partner’s links, or null. */
  links: unknown[] | null
  /** The total number of clicks. */
  totalClicks: number
  /** The total number of leads. */
  totalLeads: number
  /** The total number of conversions. */
  totalConversions: number
  /** The total number of sales. */
  totalSales: number
  /** Net revenue (sales minus refunds), in minor units of the program’s currency. */
  totalSaleAmount: number
  /** The total commissions, in minor units. */
  totalCommissions: number
  earnings: InvitedPartnerEarnings
  /** When the partner was banned, in ISO 8601 format, or null. */
  bannedAt: string | null
  /** Why the partner was banned, or null. */
  bannedReason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse' | null
  application: InvitedPartnerApplication | null
  /** When the partner was enrolled, in ISO 8601 format. */
  createdAt: string
  /** When the partner last changed, in ISO 8601 format. */
  updatedAt: string
}

export interface PartnerActivity {
  /** The ID of the entry, which is also its cursor. */
  id: string
  /** The kind of entry. */
  kind: 'applied' | 'invited' | 'enrolled' | 'status_changed' | 'group_changed' | 'owner_changed' | 'changed' | 'merged' | 'tag_added' | 'tag_removed' | 'signed_in' | 'viewed_as' | 'exported' | 'access_link_created' | 'payout_method_changed' | 'discount_code_changed' | 'link_created' | 'first_lead' | 'first_sale' | 'email' | 'payout_created' | 'payout_sent' | 'payout_paid' | 'payout_failed' | 'fraud_flagged' | 'note'
  /** When it happened, in ISO 8601 format. */
  createdAt: string
  /** The ID of the program, or null for all programs. */
  programId: string | null
  actor: PartnerActivityActor | null
  reference: PartnerActivityReference | null
  /** The current status. */
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned' | null
  /** For `changed`, the names of the changed fields. */
  changes: string[] | null
  /** The amount of the payout or sale, in minor units. */
  amount: number | null
  /** The currency of the amount. */
  currency: string | null
  /** The subject of the email, or the text of the note. */
  text: string | null
}

export interface PartnerActivityActor {
  /** The type of actor. */
  type: 'member' | 'key' | 'partner' | 'embed' | 'browser' | 'system' | 'database'
  /** The ID of the member, key, or partner. */
  id: string
  /** The name of the actor. */
  name: string | null
}

export interface PartnerActivityReference {
  /** The type of object. */
  type: 'partner' | 'enrollment' | 'group' | 'tag' | 'member' | 'payout_method' | 'discount_code' | 'link' | 'event' | 'email' | 'payout' | 'fraud_flag' | 'note'
  /** The ID of the object. */
  id: string
  /** The name of the object, if it still exists. */
  name: string | null
}

export interface PartnerApplication {
  /** The ID of the enrollment. */
  id: string
  /** When the application was submitted, in ISO 8601 format. */
  createdAt: string
  /** The ID of the program. */
  programId: string
  partner: PartnerApplicationPartner
  /** The answers with the labels at that time. */
  applicationFormData: unknown[] | null
}

export interface PartnerApplicationPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The legal name of the company, or null. */
  companyName: string | null
  /** The partner’s email address, or null. */
  email: string | null
  /** When the email address was verified, in ISO 8601 format, or null. */
  emailVerifiedAt: string | null
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** A description. */
  description: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
  /** The ID of the partner’s group. */
  groupId: string
  /** The partner’s status in the program. */
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
}

export interface PartnerLink {
  /** The ID of the partner. */
  id: string
  /** The domain of the link. */
  domain: string
  /** The key of the link. */
  key: string
  /** The full short URL. */
  shortLink: string
  /** The URL to share: the short link, or the destination with `?via=`. */
  shareUrl: string
  /** The destination URL. */
  url: string
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of conversions. */
  conversions: number
  /** The number of sales. */
  sales: number
  /** Net revenue (sales minus refunds), in minor units of the program’s currency. */
  saleAmount: number
}

export interface PartnerNote {
  /** The unique ID. */
  id: string
  /** The ID of the partner. */
  partnerId: string
  /** The text of the note. */
  text: string
  /** Whether the note is shown above the others. */
  pinned: boolean
  author: PartnerNoteAuthor
  /** Whether the caller can edit the note: authors, admins, and owners can. */
  editable: boolean
  /** When the note was written, in ISO 8601 format. */
  createdAt: string
  /** When the note last changed, in ISO 8601 format. */
  updatedAt: string
}

export interface PartnerNoteAuthor {
  /** The ID of the member, or null for a key without a member. */
  id: string | null
  /** The author’s name when the note was written. */
  name: string
}

export interface PartnerTag {
  /** The unique ID. */
  id: string
  /** The name of the tag. */
  name: string
  /** The color of the tag. */
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** The number of partners that have the tag. */
  partnerCount: number
  /** When the tag was created, in ISO 8601 format. */
  createdAt: string
}

export interface Payout {
  /** The unique ID. */
  id: string
  /** The ID of the payout run. */
  invoiceId: string
  /** The ID of the program. */
  programId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The amount that was also due but can’t be sent by the provider. It stays payable. */
  carriedAmount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The current status. */
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  /** The number of commissions. */
  commissionCount: number
  /** The provider. */
  provider: string
  /** The masked payout method. */
  masked: string
  /** The start of the earning period, in ISO 8601 format. */
  periodStart: string | null
  /** The end of the earning period, in ISO 8601 format. */
  periodEnd: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When the payout was initiated, in ISO 8601 format, or null. */
  initiatedAt: string | null
  /** When it was sent, in ISO 8601 format, or null. */
  sentAt: string | null
  /** When it was paid, in ISO 8601 format, or null. */
  paidAt: string | null
  /** When it failed, in ISO 8601 format, or null. */
  failedAt: string | null
  /** Why it failed, or null. */
  failureReason: string | null
  /** `external` means that you credit the partner in your product. */
  mode: 'internal' | 'external'
  /** The payout method, or null. */
  method: 'connect' | 'paypal' | null
  /** The provider’s ID of the transfer. */
  traceId: string | null
  partner: PayoutPartner
}

export interface PayoutCalendar {
  /** The ID of the program. */
  programId: string
  /** The program’s currency. */
  currency: string
  /** Today’s date in UTC. */
  today: string
  /** Today’s date in UTC. */
  lastDay: string
  /** How often payouts are created. */
  interval: 'manual' | 'weekly' | 'twice_monthly' | 'monthly'
  /** The payable amounts by currency. */
  payable: PayoutCalendarPayable[]
  /**
   * The amounts that become payable on each day as holding periods end. Days without amounts are
   * omitted.
   */
  days: PayoutCalendarDay[]
  /** The amounts that become payable after the last day. */
  later: PayoutCalendarLater[]
  /** The amounts on hold until someone reviews them or an exchange rate is available. */
  held: PayoutCalendarHeld[]
  /**
   * The next scheduled payout dates with the amounts that become payable since the previous date.
   * Actual payouts can be lower, because partners below the minimum or without a payout method
   * aren’t paid.
   */
  payoutDays: PayoutCalendarPayoutDay[]
}

export interface PayoutCalendarDay {
  /** Today’s date in UTC. */
  day: string
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The number of commissions. */
  commissions: number
}

export interface PayoutCalendarHeld {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The number of commissions. */
  commissions: number
}

export interface PayoutCalendarLater {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The number of commissions. */
  commissions: number
}

export interface PayoutCalendarPayable {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The number of commissions. */
  commissions: number
}

export interface PayoutCalendarPayoutDay {
  /** Today’s date in UTC. */
  day: string
  /** The amounts by currency. */
  amounts: PayoutCalendarPayoutDayAmount[]
}

export interface PayoutCalendarPayoutDayAmount {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The amount, in minor units of the currency. */
  amount: number
}

export interface PayoutDetail {
  /** The unique ID. */
  id: string
  /** The ID of the payout run. */
  invoiceId: string
  /** The ID of the program. */
  programId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The amount that was also due but can’t be sent by the provider. It stays payable. */
  carriedAmount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The current status. */
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  /** The number of commissions. */
  commissionCount: number
  /** The provider. */
  provider: string
  /** The masked payout method. */
  masked: string
  /** The start of the earning period, in ISO 8601 format. */
  periodStart: string | null
  /** The end of the earning period, in ISO 8601 format. */
  periodEnd: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When the payout was initiated, in ISO 8601 format, or null. */
  initiatedAt: string | null
  /** When it was sent, in ISO 8601 format, or null. */
  sentAt: string | null
  /** When it was paid, in ISO 8601 format, or null. */
  paidAt: string | null
  /** When it failed, in ISO 8601 format, or null. */
  failedAt: string | null
  /** Why it failed, or null. */
  failureReason: string | null
  /** `external` means that you credit the partner in your product. */
  mode: 'internal' | 'external'
  /** The payout method, or null. */
  method: 'connect' | 'paypal' | null
  /** The provider’s ID of the transfer. */
  traceId: string | null
  partner: PayoutPartner
  transfer: PayoutTransfer
  /** The first 100 commissions. To get all of them, list commissions with `payoutId`. */
  commissions: Commission[]
}

export interface PayoutDraft {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The current status. */
  status: 'open' | 'confirmed' | 'discarded' | 'expired'
  /**
   * How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s
   * schedule.
   */
  source: 'preview' | 'request' | 'schedule'
  /** The total of the payouts in the program’s currency, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals by currency and provider. */
  totals: PayoutDraftTotal[]
  /** A hash of the contents. Drafts that pay the same have the same digest. */
  digest: string
  /** The actor who created it. */
  createdBy: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the draft expires, after seven days, in ISO 8601 format. */
  expiresAt: string
  /** The actor who confirmed it. */
  confirmedBy: string | null
  /** When it was confirmed, in ISO 8601 format, or null. */
  confirmedAt: string | null
  /** The ID of the run that paid the draft. */
  runId: string | null
  /** The actor who discarded the draft, or null. */
  discardedBy: string | null
  /** When it was discarded, in ISO 8601 format, or null. */
  discardedAt: string | null
}

export interface PayoutDraftDetail {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The current status. */
  status: 'open' | 'confirmed' | 'discarded' | 'expired'
  /**
   * How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s
   * schedule.
   */
  source: 'preview' | 'request' | 'schedule'
  /** The total of the payouts in the program’s currency, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals by currency and provider. */
  totals: PayoutDraftTotal[]
  /** A hash of the contents. Drafts that pay the same have the same digest. */
  digest: string
  /** The actor who created it. */
  createdBy: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the draft expires, after seven days, in ISO 8601 format. */
  expiresAt: string
  /** The actor who confirmed it. */
  confirmedBy: string | null
  /** When it was confirmed, in ISO 8601 format, or null. */
  confirmedAt: string | null
  /** The ID of the run that paid the draft. */
  runId: string | null
  /** The actor who discarded the draft, or null. */
  discardedBy: string | null
  /** When it was discarded, in ISO 8601 format, or null. */
  discardedAt: string | null
  /** A page of payouts. */
  payouts: PayoutDraftPayout[]
}

export interface PayoutDraftPayout {
  partner: FraudFlagPartner
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The amount, in minor units of the currency. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The number of commissions. */
  commissionCount: number
  /** The provider. */
  provider: string
  /** The ID of the payout method, or null for credit that the program pays. */
  payoutMethodId: string | null
  /** The masked account. */
  masked: string
}

export interface PayoutDraftTotal {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The provider. */
  provider: string
  /** The number of payouts. */
  payouts: number
  /** The amount, in minor units of the currency. */
  amount: number
}

export interface PayoutFile {
  /** The unique ID. */
  id: string
  /** The ID of the payout run. */
  runId: string
  /** The provider. */
  provider: string
  /** The file name. */
  filename: string
  /** The media type. */
  contentType: string
  /** The number of transfers. */
  transfers: number
  /** The amount, in minor units of the currency. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The current status. */
  status: 'written' | 'submitted' | 'discarded'
  /** When it was submitted to the bank, in ISO 8601 format, or null. */
  submittedAt: string | null
  /** When it was discarded, in ISO 8601 format, or null. */
  discardedAt: string | null
  /** When it was last downloaded, in ISO 8601 format, or null. */
  downloadedAt: string | null
  /** The last person who downloaded the file. */
  downloadedBy: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface PayoutPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The partner’s email address, or null. */
  email: string | null
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** Always null. */
  defaultPayoutMethod: unknown | null
  /** When the partner first had a payout method, in ISO 8601 format, or null. */
  payoutsEnabledAt: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
  /** The ID of the partner’s group. */
  groupId: string | null
  /** Your own ID of the partner. */
  tenantId: string | null
}

export interface PayoutProvider {
  /** The name of the account. */
  name: string
  /** The display name of the provider. */
  label: string
  /**
   * The type of provider. `online` uses an API, `file` creates a file for your bank, `manual` is
   * paid by hand, and `credit` is paid in your product.
   */
  kind: string
  /** The supported currencies, or null for all. */
  currencies: string[] | null
  /** The fields required to connect your account. */
  fundingFields: PayoutProviderFundingField[]
  /** The fields that partners fill in. */
  recipientFields: PayoutProviderRecipientField[]
  /** Whether partners set up their account on the provider’s pages. */
  onboarding: boolean
  /** Whether the bank’s status files can be uploaded. */
  statusFiles: boolean
}

export interface PayoutProviderFundingField {
  /** The name of the field. */
  name: string
  /** The display name of the field. */
  label: string
  /** Whether the value is secret. */
  secret: boolean
  /** Whether a value is required. */
  required: boolean
  /** The values to choose from, or null if any text is allowed. */
  options: unknown[] | null
}

export interface PayoutProviderRecipientField {
  /** The name of the field. */
  name: string
  /** The display name of the field. */
  label: string
  /** Whether the value is secret. */
  secret: boolean
  /** Whether a value is required. */
  required: boolean
  /** The values to choose from, or null if any text is allowed. */
  options: unknown[] | null
}

export interface PayoutRun {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** Your own key for the run, or null. */
  key: string | null
  /** The ID of the draft that was paid, or null. */
  draftId: string | null
  /** The actor who confirmed it. */
  confirmedBy: string
  /** The status. `failed` is a scheduled run that paid no partners. */
  status: 'confirmed' | 'failed'
  /** For failed runs, the reason. */
  error: string | null
  /** The number of attempts of a scheduled run. */
  attempts: number
  /** For failed runs, the time of the next attempt in ISO 8601 format, or null. */
  nextAttemptAt: string | null
  /** Whether someone other than the creator of the draft confirmed it. */
  approved: boolean
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals. */
  totals: PayoutRunTotal[]
}

export interface PayoutRunDetail {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** Your own key for the run, or null. */
  key: string | null
  /** The ID of the draft that was paid, or null. */
  draftId: string | null
  /** The actor who confirmed it. */
  confirmedBy: string
  /** The status. `failed` is a scheduled run that paid no partners. */
  status: 'confirmed' | 'failed'
  /** For failed runs, the reason. */
  error: string | null
  /** The number of attempts of a scheduled run. */
  attempts: number
  /** For failed runs, the time of the next attempt in ISO 8601 format, or null. */
  nextAttemptAt: string | null
  /** Whether someone other than the creator of the draft confirmed it. */
  approved: boolean
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of payouts. */
  payoutCount: number
  /** The totals. */
  totals: PayoutRunTotal[]
  /** A page of payouts, sorted by ID. */
  payouts: Payout[]
  /** The files to upload to your bank. */
  files: PayoutFile[]
}

export interface PayoutRunTotal {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The provider. */
  provider: string
  /** The status of the payouts. */
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  /** The number of payouts. */
  payouts: number
  /** The total amount, in minor units. */
  amount: number
}

export interface PayoutTransfer {
  /** The transfer ID, which is the idempotency key at the provider. */
  id: string
  /** The status of the transfer. */
  status: 'created' | 'submitting' | 'sent' | 'completed' | 'failed' | 'returned' | 'canceled'
  /** Your reference for the payment, or null. */
  reference: string | null
  /** The number of attempts. */
  attempts: number
  /** Why the transfer failed, or what needs attention. */
  lastError: string | null
  /** The ID of the bank file, or null. */
  fileId: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface PlanUse {
  /** The plan. */
  plan: 'free' | 'pro' | 'business' | 'advanced' | 'enterprise'
  /** Whether the plan includes conversion tracking. */
  conversionTracking: boolean
  /** Whether the plan includes the partner program. */
  partnerProgram: boolean
  used: PlanUseUsed
  limits: PlanUseLimits
}

export interface PlanUseLimits {
  /** The maximum number of links, or null. */
  links: number
  /** The maximum number of domains, or null. */
  domains: number
  /** The maximum number of API keys, or null. */
  keys: number
  /** The maximum number of allowed hostnames, or null. */
  hostnames: number
  /** The maximum number of tags, or null. */
  tags: number
  /** The maximum number of folders, or null. */
  folders: number
  /** The maximum number of programs, excluding archived ones. */
  programs: number
  /** The maximum number of groups per program, or null. */
  groups: number
  /** The maximum number of active partners, or null. */
  partners: number
  /** The maximum number of partner tags, or null. */
  partnerTags: number
}

export interface PlanUseUsed {
  /** The number of links. */
  links: number
  /** The number of domains. */
  domains: number
  /** The number of API keys. */
  keys: number
  /** The number of allowed hostnames. */
  hostnames: number
  /** The number of tags. */
  tags: number
  /** The number of folders. */
  folders: number
  /** The number of programs, excluding archived ones. */
  programs: number
  /** The number of groups. */
  groups: number
  /** The number of active partners. */
  partners: number
  /** The number of partner tags. */
  partnerTags: number
}

export interface PreviewImportParams {
  /** For each kind of file, the column of each value. Defaults to columns with the same names. */
  mapping?: Record<string, Record<string, string>>
  format?: CreateImportFormat
}

export interface PreviewMailTemplateParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The language of the recipients. */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
  /** The subject on one line, with placeholders such as `{program}`. */
  subject?: string
  /**
   * The text that replaces the paragraph below the greeting. Plain text with placeholders. Blank
   * lines separate paragraphs.
   */
  body?: string
}

export interface PreviewMailTemplateResult {
  /** The subject. */
  subject: string
  /** The HTML content. */
  html: string
  /** The plain-text content. */
  text: string
}

export interface PreviewPayoutsParams {
  /** The ID of the program. */
  programId: string
  /** The IDs of the partners to pay. If omitted or empty, all partners are paid. */
  partnerIds?: string[]
  /** The maximum total, in minor units of the program’s currency. */
  maxAmount?: number
  /** Whether to skip creating a draft. Defaults to false. */
  dryRun?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface PreviewPayoutsResult {
  /** The ID of the program. */
  programId: string
  /**
   * The ID of the draft, which you can confirm to pay exactly this. Null for dry runs, or if no
   * partner can be paid.
   */
  draftId: string | null
  /** A hash of the result. It stays the same as long as the same would be paid. */
  digest: string | null
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The minimum payout, in minor units of the program’s currency. */
  minPayout: number
  /** The total in the program’s currency, in minor units. Pass it as `expectedAmount` to confirm. */
  amount: number
  /** The amount that would stay payable because the provider can’t send it. */
  carriedAmount: number
  /** The number of payouts. */
  payoutCount: number
  /** A page of payouts. */
  payouts: PreviewPayoutsResultPayout[]
  /** The number of partners who wouldn’t be paid. */
  skippedCount: number
  /** A page of the other partners with a balance. */
  skipped: PreviewPayoutsResultSkipped[]
  /** The totals of all payouts by currency and provider. */
  totals: PayoutDraftTotal[]
}

export interface PreviewPayoutsResultPayout {
  partner: FraudFlagPartner
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The payout amount: the largest part of `dueAmount` that the provider can send, in minor units. */
  amount: number
  /** The payable amount, in minor units. */
  dueAmount: number
  /** The amount that would stay payable for the next payout, in minor units. */
  carriedAmount: number
  /** Why a part is carried over, or null if none is. */
  sentence: string | null
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The number of commissions. */
  commissionCount: number
  /** The provider. */
  provider: string
  /** The masked account. */
  masked: string
  /** The start of the earning period, in ISO 8601 format. */
  periodStart: string
  /** The end of the earning period, in ISO 8601 format. */
  periodEnd: string
}

export interface PreviewPayoutsResultSkipped {
  partner: FraudFlagPartner
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The amount that the partner is owed, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** Why the partner isn’t paid. */
  reason: 'banned' | 'negative' | 'nothing_due' | 'below_minimum' | 'no_payout_method' | 'method_not_offered' | 'no_tenant_id' | 'method_unverified' | 'name_not_latin' | 'recently_changed' | 'currency_not_supported' | 'no_funding_account' | 'not_expressible' | 'below_provider_minimum' | 'over_provider_limit' | 'over_cap' | 'held'
  /** The reason in one sentence. */
  sentence: string
  /** For `recently_changed`, when the hold ends, in ISO 8601 format. */
  heldUntil: string | null
}

export interface PreviewRewardDraft {
  /** The ID of the program. */
  programId?: string | null
  /** The ID of the group. */
  groupId?: string | null
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId?: string | null
  /**
   * The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several
   * programs.
   */
  partnerId?: string | null
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  /** The limits of the reward. */
  limits?: SimulateRewardDraftLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers?: SimulateRewardDraftModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * For sales, rules for individual products, whichever modifier applies. The first rule with the
   * product applies. The rest of the sale earns the general terms.
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** Your own description, which partners see. */
  description?: string | null
}

export interface PreviewRewardParams {
  draft?: PreviewRewardDraft
  /** The ID of the reward. */
  rewardId?: string
  /** The version of the reward. Defaults to the latest. */
  version?: number
  /** The sample events. Defaults to samples that illustrate the reward. */
  samples?: PreviewRewardSample[]
}

export interface PreviewRewardResult {
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The terms in one sentence. */
  sentence: string
  /** The results of the samples. */
  samples: PreviewRewardResultSample[]
}

export interface PreviewRewardResultSample {
  /** The title of the sample. */
  title: string
  /** The amount of the sample, in minor units, or null. */
  amount: number
  /** The quantity of the sample. */
  quantity: number
  /** The earnings, in minor units of the currency. */
  earnings: number
  /** Why the event earns nothing. */
  reason: string | null
  /** The partner’s volume before the event. */
  volume: number
  /** The index of the modifier that applied, starting at 0. */
  modifier: number | null
  /** The index of the tier that the partner had reached, starting at 0. */
  tier: number | null
  terms: PreviewRewardResultSampleTerms | null
  /** Whether a limit reduced the amount. */
  capped: boolean
  /** The calculation, one sentence per step. */
  steps: string[]
}

export interface PreviewRewardResultSampleTerms {
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths: number | null
}

export interface PreviewRewardSample {
  /** The title of the sample. */
  title?: string
  /** The amount of the sale or, for referrals, of the commission, in minor units. Defaults to 0. */
  amount?: number
  /** The tax included in the amount, in minor units. Defaults to 0. */
  tax?: number | null
  /** The shipping costs included in the amount, without tax, in minor units. Defaults to 0. */
  shipping?: number | null
  /**
   * Fees included in the amount that you don’t keep, such as payment fees, in minor units. Defaults
   * to 0.
   */
  fee?: number | null
  /** The products in the sale. Their total can’t exceed the amount without tax and shipping. */
  lineItems?: unknown[] | null
  /** The number of clicks or leads. Defaults to 1. */
  quantity?: number
  /** The partner’s volume before the event, in the measure of the tiers. Defaults to 0. */
  volume?: number
  /**
   * Facts about the event, with the names from `GET /rewards/conditions`, such as
   * `{"customer.country": "DE"}`.
   */
  facts?: unknown
}

export interface Program {
  /** The unique ID. */
  id: string
  /** The name of the program. */
  name: string
  /** The slug of the program. */
  slug: string
  /** A description of the program, or null. */
  description: string | null
  /** The link domain, or null for the workspace’s primary domain. */
  domain: string | null
  /** The URL that partner links lead to. */
  url: string
  /** The currency of rewards, commissions, and payouts. */
  currency: string
  /** Whether the first or the last click before the lead earns the commission. */
  attributionModel: 'first' | 'last'
  /** The number of days after a click in which a customer can be attributed, or null for no limit. */
  attributionWindowDays: number | null
  /** How to treat customers that you knew before they clicked. */
  existingCustomers: 'earn' | 'hold' | 'ignore'
  /** The number of days before a commission is payable. */
  holdingPeriodDays: number
  /** The minimum payout, in minor units of the program’s currency. */
  minPayout: number
  payoutSchedule: ProgramPayoutSchedule
  payoutApproval: ProgramPayoutApproval
  /** The number of days after the end of a month until it’s closed automatically, or null. */
  closeAfterDays: number | null
  /** Which partners are paid in your own product instead of with money. */
  creditPayouts: 'off' | 'offered' | 'default' | 'only'
  /** The name of the payout method for partners who are paid in credit, or null. */
  creditLabel: string | null
  /**
   * The number of days that payouts are held after the partner’s email address or payout method
   * changes.
   */
  accountChangeHoldDays: number
  /**
   * The maximum total of manual commissions per day for keys without `payouts.write`, in minor units
   * of the program’s currency.
   */
  dailyBonusLimit: number
  /** Whether to approve applications automatically. */
  autoApprove: boolean
  /** The URL of the partner terms, or null. */
  termsUrl: string | null
  /** The URL of a help page for partners, or null. */
  helpUrl: string | null
  /** The support email address for partners, or null. */
  supportEmail: string | null
  /** The name and postal address of the paying company, or null. */
  legalAddress: string | null
  /** An additional note on statements, or null. */
  statementNote: string | null
  /** The settings of the fraud rules. */
  fraudSettings: FraudSettings
  /** The URL of a logo. */
  logo: string | null
  /** The brand color, as `#rrggbb`, or null. */
  brandColor: string | null
  landing: GroupLanding | null
  /** The questions of the application form. */
  applicationForm: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources: unknown[] | null
  /**
   * When the program was deactivated, in ISO 8601 format. Partners can no longer earn, but links
   * still redirect.
   */
  deactivatedAt: string | null
  /**
   * When the program was archived, in ISO 8601 format. It’s hidden from lists and doesn’t count
   * toward plan limits. Earned commissions are still paid.
   */
  archivedAt: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
}

export interface ProgramPayoutApproval {
  /** When a second person must confirm: never, always, or above an amount. */
  mode: 'off' | 'always' | 'above'
  /**
   * For `above`, the amount that one key can pay within 24 hours, in minor units of the program’s
   * currency. Payouts in other currencies always need approval.
   */
  aboveAmount?: number
}

export interface ProgramPayoutSchedule {
  /** How often payouts are created. */
  interval: 'manual' | 'weekly' | 'twice_monthly' | 'monthly'
  /** For weekly payouts, the day of the week from 1 (Monday) to 7. */
  weekday?: number
  /** For monthly payouts, the day of the month. In shorter months, the last day. */
  day?: number
}

export interface ProgramStat {
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of conversions. */
  conversions: number
  /** The number of sales. */
  sales: number
  /** Net revenue (sales minus refunds), in minor units of `saleCurrency`. */
  saleAmount: number
  /** The program’s currency. */
  saleCurrency: string
  /** Partners’ earnings by currency and status. */
  earnings: ProgramStatEarning[]
  /** The number of partners by status. */
  partners: Record<string, number>
}

export interface ProgramStatEarning {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** Earnings in the holding period or on hold. */
  accrued: number
  /** Earnings that can be paid out. */
  payable: number
  /** Earnings in payouts that are in transit. */
  inTransit: number
  /** Earnings that were paid. */
  paid: number
}

export interface PutMailTemplateParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The language of the recipients. */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
  /** The subject on one line, with placeholders such as `{program}`. */
  subject: string
  /**
   * The text that replaces the paragraph below the greeting. Plain text with placeholders. Blank
   * lines separate paragraphs.
   */
  body: string
}

export interface ReadPayoutStatusFileResult {
  file: PayoutFile
  /** The result of each transfer in the file. */
  outcomes: ReadPayoutStatusFileResultOutcome[]
}

export interface ReadPayoutStatusFileResultOutcome {
  /** The ID of the transfer. */
  transferId: string
  /** The ID of the payout. */
  payoutId: string
  /** The status that the bank reported. */
  report: 'sent' | 'completed' | 'failed' | 'returned'
  /** The reason that the bank reported, or null. */
  reason: string | null
  /** The resulting status of the payout. */
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
}

export interface Receipt {
  /** The whole calculation in one sentence, as in emails and statements. */
  sentence: string
  /** The calculation, one line each. */
  sums: string[]
  /** The reasons. */
  reasons: string[]
  /** Additional information, one sentence each. */
  notes: string[]
  /** Rules that didn’t apply. */
  skipped: string[]
  /** The history from the click to the payout. */
  timeline: ReceiptTimeline[]
}

export interface ReceiptTimeline {
  /** The type of step. */
  kind: 'click' | 'lead' | 'sale' | 'earned' | 'taken_back' | 'payable' | 'payout' | 'paid'
  /** When the step happened or will happen, in ISO 8601 format. */
  at: string
  /** The step in one sentence. */
  text: string
  /** Whether the step is in the future. */
  ahead: boolean
}

export interface Refund {
  /** The unique ID. */
  id: string
  /** Your own ID of the refund. */
  refundId: string
  /** Whether it’s a refund or a chargeback. */
  kind: 'refund' | 'chargeback'
  /** The refunded amount, in minor units of the currency. */
  amount: number
  /** The sale’s currency. */
  currency: string
  /** When the refund happened, in ISO 8601 format. */
  createdAt: string
  reversal: RefundReversal | null
  sale: RefundSale
  customer: RefundCustomer | null
  /** The ID of the program of the sale’s partner link. */
  programId: string | null
}

export interface RefundCustomer {
  /** The ID of the customer. */
  id: string
  /** The customer’s ID in your system. */
  externalId: string
}

export interface RefundDetail {
  /** The unique ID. */
  id: string
  /** Your own ID of the refund. */
  refundId: string
  /** Whether it’s a refund or a chargeback. */
  kind: 'refund' | 'chargeback'
  /** The refunded amount, in minor units of the currency. */
  amount: number
  /** The sale’s currency. */
  currency: string
  /** When the refund happened, in ISO 8601 format. */
  createdAt: string
  reversal: RefundReversal | null
  sale: RefundSale
  customer: RefundCustomer | null
  /** The ID of the program of the sale’s partner link. */
  programId: string | null
  /** The commissions of the sale that the refund reduced. */
  commissions: RefundDetailCommission[]
}

export interface RefundDetailCommission {
  /** The ID of the commission. */
  id: string
  /** The ID of the partner. */
  partnerId: string
  /** The amount that the refund reversed. */
  amount: number
  /** The program’s currency. */
  currency: string
  /** The ID of the clawback, if the commission was already paid. */
  clawbackId: string | null
}

export interface RefundReversal {
  /** The ID of the reversal. */
  id: string
  /** Why the refund was reversed. */
  reason: 'chargeback_won' | 'refund_failed'
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface RefundSale {
  /** The ID of the sale. */
  id: string
  /** The ID of the invoice. */
  invoiceId: string | null
  /** The sale amount before refunds. */
  amount: number
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface RejectFraudFlagParams {
  /** A note for your records. Partners don’t see it. */
  note?: string | null
  /** Whether to also ban the partner from the program for fraud. Defaults to false. */
  ban?: boolean
}

export interface RejectFraudFlagsParams {
  /** The IDs of the flags. */
  flagIds: string[]
  /** A note for your records. Partners don’t see it. */
  note?: string | null
  /** Whether to also ban the partner from the program for fraud. Defaults to false. */
  ban?: boolean
}

export interface RejectPartnerApplicationParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId: string
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The reason, which only your team sees. */
  rejectionReason?: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other'
  /** A note that the partner sees. */
  rejectionNote?: string | null
  /** When the partner can apply again. `standard` is after 30 days. Defaults to `standard`. */
  reapplicationTimeframe?: 'instant' | 'standard' | 'never'
  /** Not supported. Ban the partner instead. */
  flagForFraud?: boolean
  /** Not used. */
  flagForFraudReason?: string
}

export interface RejectPartnerParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The reason, which only your team sees. */
  rejectionReason?: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other'
  /** A note that the partner sees. */
  rejectionNote?: string | null
  /** When the partner can apply again. `standard` is after 30 days. Defaults to `standard`. */
  reapplicationTimeframe?: 'instant' | 'standard' | 'never'
  /** Not supported. Ban the partner instead. */
  flagForFraud?: boolean
  /** Not used. */
  flagForFraudReason?: string
}

export interface ReleaseFraudFlagParams {
  /** A note for your records. Partners don’t see it. */
  note?: string | null
}

export interface ReleaseFraudFlagsParams {
  /** The IDs of the flags. */
  flagIds: string[]
  /** A note for your records. Partners don’t see it. */
  note?: string | null
}

export interface RemovedMember {
  /** The unique ID. */
  id: string
  /** The API keys, webhooks, share links, and invitations that the member created. */
  access: EndedAccess[]
}

export interface RenameKeyParams {
  /** A name for the key. */
  name: string
}

export interface ReplayInboxEventsParams {
  /** The IDs of the events to process. */
  ids?: string[]
  /** The status of the events to process again. Defaults to failed ones. */
  status?: 'failed' | 'retrying' | 'ignored'
  /** The ID of the connection. */
  connectionId?: string
  /** The provider’s name of the event type. */
  type?: string
  /** The start of the time range, in ISO 8601 format. */
  since?: string
  /** The end of the time range, in ISO 8601 format. */
  until?: string
}

export interface ReplayWebhookParams {
  /** The start of the time range, in ISO 8601 format. */
  since: string
  /** The end of the time range, in ISO 8601 format. Defaults to now. */
  until?: string
  /** The status of the deliveries to send again. Defaults to failed ones. */
  status?: 'delivered' | 'failed'
}

export interface ReplayWebhookResult {
  /** The number of deliveries to send again. */
  count: number
}

export interface RetrieveAnalyticsResult {
  /** For time series, the start of the hour, day, week, or month. */
  start?: string
  /** The continent code. */
  continent?: string
  /** The two-letter country code (ISO 3166-1). */
  country?: string
  /** The region code (ISO 3166-2). */
  region?: string
  /** The city. */
  city?: string
  /** The device type. */
  device?: string
  /** The browser. */
  browser?: string
  /** The operating system. */
  os?: string
  /** How the visitor arrived. */
  trigger?: 'link' | 'qr' | 'pageview' | 'deeplink' | 'Unknown'
  /** The referring host. */
  referer?: string
  /** The referring page. */
  refererUrl?: string
  /** The destination URL. */
  url?: string
  /** The ID of the link. */
  id?: string
  /** The domain of the link. */
  domain?: string
  /** The ID of the partner. */
  partnerId?: string | null
  /** The ID of the group. */
  groupId?: string
  /** The ID of the program. */
  programId?: string
  /** The UTM source. */
  utm_source?: string
  /** The UTM medium. */
  utm_medium?: string
  /** The UTM campaign. */
  utm_campaign?: string
  /** The UTM term. */
  utm_term?: string
  /** The UTM content. */
  utm_content?: string
  /** The link ID, the same as `id`. */
  link?: string
  /** The key of the link. */
  key?: string
  /** The full short URL. */
  shortLink?: string
  /** The ID of the folder. */
  folderId?: string | null
  /** When the link was created, in ISO 8601 format. */
  createdAt?: string
  /** Your own notes, or null. */
  comments?: string | null
  /** The title of the link preview, or null. */
  title?: string | null
  partner?: RetrieveAnalyticsResultPartner
  group?: RetrieveAnalyticsResultGroup
  program?: RetrieveAnalyticsResultProgram
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of sales. */
  sales: number
  /**
   * With `include=buyers`, the number of customers who became a lead and bought for the first time
   * in this time range. Never greater than `leads`.
   */
  buyers?: number
  /** Sales minus refunds in one currency, in minor units. */
  saleAmount: number
  /** Sales minus refunds for each currency. */
  saleAmounts: Record<string, number>
}

export interface RetrieveAnalyticsResultGroup {
  /** The unique ID. */
  id: string
  /** The name of the group. */
  name: string
  /** The slug. */
  slug: string
  /** The color of the group. */
  color: string
}

export interface RetrieveAnalyticsResultOption2 {
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of sales. */
  sales: number
  /**
   * With `include=buyers`, the number of customers who became a lead and bought for the first time
   * in this time range. Never greater than `leads`.
   */
  buyers?: number
  /** Sales minus refunds in one currency, in minor units. */
  saleAmount: number
  /** Sales minus refunds for each currency. */
  saleAmounts: Record<string, number>
}

export interface RetrieveAnalyticsResultPartner {
  /** The ID of the partner. */
  id: string
  /** The partner’s name. */
  name: string
  /** The URL of the partner’s picture, or null. */
  image: string | null
  /** The two-letter country code (ISO 3166-1). */
  country: string | null
}

export interface RetrieveAnalyticsResultProgram {
  /** The ID of the program. */
  id: string
  /** The name of the program. */
  name: string
}

export interface RetrievePartnerAnalyticsResult {
  /** For time series, the start of the hour, day, week, or month. */
  start?: string
  /** The link ID, the same as `id`. */
  link?: string
  /** The ID of the partner. */
  id?: string
  /** The domain of the link. */
  domain?: string
  /** The key of the link. */
  key?: string
  /** The full short URL. */
  shortLink?: string
  /** The destination URL. */
  url?: string
  /** The ID of the folder. */
  folderId?: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt?: string
  /** The ID of the partner who promotes the link, or null. */
  partnerId?: string | null
  /** Your own notes, or null. */
  comments?: string | null
  /** The title of the link preview, or null. */
  title?: string | null
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of sales. */
  sales: number
  /** Net revenue (sales minus their refunds) by sale date, in minor units of the program’s currency. */
  saleAmount: number
  /** Commissions of all types minus clawbacks, in minor units of the program’s currency. */
  earnings: number
}

export interface RetrievePartnerAnalyticsResultOption2 {
  /** The number of clicks. */
  clicks: number
  /** The number of leads. */
  leads: number
  /** The number of sales. */
  sales: number
  /** Net revenue (sales minus their refunds) by sale date, in minor units of the program’s currency. */
  saleAmount: number
  /** Commissions of all types minus clawbacks, in minor units of the program’s currency. */
  earnings: number
}

export interface ReverseRefundParams {
  /** Your own invoice ID, or the payment processor’s. Each invoice can have only one sale. */
  invoiceId: string
  /**
   * The ID of the program that the customer of the sale belongs to. If they belong to another one,
   * or to none, the sale isn’t found.
   */
  programId?: string | null
  /** Your own ID of the refund or chargeback, which is reversed completely. */
  refundId: string
  /** The reason. Defaults to `chargeback_won` for a chargeback and `refund_failed` for a refund. */
  reason?: 'chargeback_won' | 'refund_failed'
  /**
   * When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import
   * older data.
   */
  timestamp?: string
}

export interface ReverseRefundResult {
  /** The unique ID. */
  id: string
  /** The ID of the invoice. */
  invoiceId: string
  /** Your own ID of the refund. */
  refundId: string
  /** The amount of the sale that counts again, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** Why the refund was reversed. */
  reason: 'chargeback_won' | 'refund_failed'
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface RevokeEmbedTokensParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
}

export interface RevokeEmbedTokensResult {
  /** The number of sessions that ended. */
  revoked: number
}

export interface RevokeInvitationResult {
  /** The unique ID. */
  id: string
}

export interface RevokeKeyResult {
  /** The ID of the key. */
  id: string
}

export interface RevokeShareLinkResult {
  /** The ID of the link. */
  id: string
}

export interface Reward {
  /** The unique ID. */
  id: string
  /** The ID of the program. */
  programId: string
  /** The ID of the group. */
  groupId: string | null
  /** The ID of the enrollment, if the reward replaces its group’s reward. */
  enrollmentId: string | null
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** The latest version. Each change creates a new one. */
  version: number
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths: number | null
  /** The currency of flat amounts. */
  currency: string
  /** The limits of the reward. */
  limits: RewardLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers: RewardModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude: ('tax' | 'shipping' | 'fee')[]
  /** Rules for individual products. */
  products: RewardProduct[]
  tiers: RewardTiers | null
  /** Your own description, which partners see, or null. */
  description: string | null
  /** The terms in one sentence. */
  sentence: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** When the object was last updated, in ISO 8601 format. */
  updatedAt: string
  /** When the reward was archived. New customers no longer get it, and existing customers keep it. */
  archivedAt: string | null
}

export interface RewardLimit {
  /** Whether the limit applies per customer or per partner. */
  per: 'customer' | 'partner'
  /** A calendar period in UTC. Weeks start on Monday. */
  period: 'all' | 'day' | 'week' | 'month'
  /** The maximum amount, in minor units. */
  amount: number | null
  /** The number of objects. */
  count: number | null
}

export interface RewardModifier {
  /** Whether the rate is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths: number | null
  when: RewardModifierWhen
  /** Your own text for the exception, or null. */
  label: string | null
  /** The terms in one sentence. */
  sentence: string
  /** The sentence as partners see it, in English. */
  forPartners: string
}

export interface RewardModifierWhen {
  /** How to combine the conditions: `all` (AND) or `any` (OR). */
  match: 'all' | 'any'
  /** The conditions. */
  conditions: RewardModifierWhenCondition[]
}

export interface RewardModifierWhenCondition {
  /** The attribute to compare. */
  attribute?: string
  /** The operator. */
  operator?: string
  /** A text, number, or Boolean. For the operators `in` and `notIn`, a list. */
  value?: unknown
  /** Your own text for partners. Defaults to a generated text in their language. */
  label?: string | null
  /** How to combine the conditions: `all` (AND) or `any` (OR). */
  match?: 'all' | 'any'
  /** The conditions. */
  conditions?: RewardModifierWhenConditionCondition[]
}

export interface RewardModifierWhenConditionCondition {
  /** The attribute to compare. */
  attribute: string
  /** The operator. */
  operator: string
  /** A text, number, or Boolean. For the operators `in` and `notIn`, a list. */
  value: unknown
  /** Your own text for partners. Defaults to a generated text in their language. */
  label?: string | null
}

export interface RewardProduct {
  /** The `productId` values of line items. */
  productIds: string[]
  /** The type. Products with type `excluded` earn nothing. */
  type: 'flat' | 'percentage' | 'excluded'
  /** Your own text for partners. Defaults to a generated text in their language. */
  label?: string | null
  /** For type `flat`, the amount per unit in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, basis points of the line total. */
  rateBps: number | null
  /** The rule in one sentence. */
  sentence: string
}

export interface RewardTiers {
  /**
   * The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with their
   * quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.
   */
  measure: 'revenue' | 'sales' | 'leads' | 'earnings'
  /** The calendar period (UTC) to measure. `all` is the partner’s lifetime. */
  period: 'all' | 'month' | 'quarter' | 'year'
  /**
   * How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole event.
   * `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.
   */
  mode: 'all_or_nothing' | 'marginal'
  /** The tiers. */
  levels: RewardTiersLevel[]
}

export interface RewardTiersLevel {
  /**
   * The minimum volume, in minor units of the currency or as a count. Must be greater than the
   * previous threshold.
   */
  threshold: number
  /** Whether the rate is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, basis points. */
  rateBps: number | null
}

export interface RewardVersion {
  /** The ID of the reward. */
  rewardId: string
  /** The version number. */
  version: number
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths: number | null
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The limits of the reward. */
  limits: RewardLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers: RewardModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude: ('tax' | 'shipping' | 'fee')[]
  /** Rules for individual products. */
  products: RewardProduct[]
  tiers: RewardTiers | null
  /** Your own description, which partners see, or null. */
  description: string | null
  /** The terms in one sentence. */
  sentence: string
  /** The actor who created the version. */
  createdBy: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface RotatePublishableKeyParams {
  /** The number of hours that the previous key keeps working. Defaults to 0. */
  overlapHours?: number
}

export interface RotatePublishableKeyResult {
  /** The publishable key. */
  publishableKey: string
  /** When the previous key stops working, or null if it has stopped. */
  previousKeyUntil: string | null
}

export interface SavedView {
  /** The unique ID. */
  id: string
  /** The name, which must be unique in the workspace. */
  name: string
  /** The report page. */
  page: 'overview' | 'funnel'
  /** The query string of the report page. */
  query: string
  /** Whether to list this view before others. */
  pinned: boolean
  /** The ID of the user who saved it, such as `per_…`. */
  createdBy: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface SetExchangeRateParams {
  /** The UTC date. The rate applies to this day and the next seven days. */
  day: string
  /** The ISO 4217 currency code. */
  currency: string
  /** The number of units of the currency that one euro buys, with up to 12 decimals. */
  perEuro: string | number
}

export interface SetExchangeRateResult {
  /** The date. */
  day: string
  /** The currency. */
  currency: string
  /**
   * The source. `operator` is your own rate and takes precedence. `ecb` is the European Central
   * Bank.
   */
  source: string
  /** The number of units of the currency that one euro buys. */
  perEuro: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of commissions that were waiting for the rate. */
  priced: number
}

export interface SetupChecklist {
  /** All nine steps in order. */
  steps: SetupChecklistStep[]
  /** The hosts whose pages used the publishable key, newest first. */
  hosts: SetupChecklistHost[]
}

export interface SetupChecklistHost {
  /** The hostname. */
  host: string
  /** Whether the latest request was allowed. */
  allowed: boolean
  /** When the latest request was sent, to the hour, in ISO 8601 format. */
  seenAt: string
}

export interface SetupChecklistStep {
  /**
   * The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed
   * hostname. `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked.
   * `program`: a program exists. `links`: the site of each active program sent a request, so its
   * links can be tracked. `email`: an SMTP server is configured. `partner`: a partner has joined.
   * `payouts`: a funding account pays the currency of each active program, or its partners are paid
   * in credit or by hand.
   */
  step: 'script' | 'hostname' | 'cookie' | 'conversions' | 'program' | 'links' | 'email' | 'partner' | 'payouts'
  /** Whether the server has observed that the step is complete. */
  done: boolean
}

export interface ShareLink {
  /** The unique ID. */
  id: string
  /** The ID of the saved view. */
  viewId: string
  /** When the link expires, in ISO 8601 format. */
  expiresAt: string | null
  /** The ID of the user who created it, such as `per_…`. */
  createdBy: string | null
  /** When it was created, in ISO 8601 format. */
  createdAt: string
}

export interface SimulateRewardDraft {
  /** The ID of the program. */
  programId?: string | null
  /** The ID of the group. */
  groupId?: string | null
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId?: string | null
  /**
   * The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several
   * programs.
   */
  partnerId?: string | null
  /** The event that the reward pays for. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** Whether the reward is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  /** The limits of the reward. */
  limits?: SimulateRewardDraftLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers?: SimulateRewardDraftModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * For sales, rules for individual products, whichever modifier applies. The first rule with the
   * product applies. The rest of the sale earns the general terms.
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** Your own description, which partners see. */
  description?: string | null
}

export interface SimulateRewardDraftLimit {
  /** Whether the limit applies per customer or per partner. */
  per: 'customer' | 'partner'
  /** A calendar period in UTC. Weeks start on Monday. */
  period?: 'all' | 'day' | 'week' | 'month'
  /** The maximum amount, in minor units. */
  amount?: number | null
  /** The maximum number of commissions. */
  count?: number | null
}

export interface SimulateRewardDraftModifier {
  /** Whether the rate is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  when: RewardModifierWhen
  /** Your own text for partners. Defaults to a generated text in their language. */
  label?: string | null
}

export interface SimulateRewardDraftProduct {
  /** The `productId` values of line items. */
  productIds: string[]
  /** The type. Products with type `excluded` earn nothing. */
  type: 'flat' | 'percentage' | 'excluded'
  /** Your own text for partners. Defaults to a generated text in their language. */
  label?: string | null
  /** For type `flat`, the amount per unit in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, basis points of the line total. */
  rateBps?: number | null
}

export interface SimulateRewardDraftTiers {
  /**
   * The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with their
   * quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.
   */
  measure: 'revenue' | 'sales' | 'leads' | 'earnings'
  /** The calendar period (UTC) to measure. `all` is the partner’s lifetime. */
  period?: 'all' | 'month' | 'quarter' | 'year'
  /**
   * How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole event.
   * `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.
   */
  mode?: 'all_or_nothing' | 'marginal'
  /** The tiers. */
  levels: SimulateRewardDraftTiersLevel[]
}

export interface SimulateRewardDraftTiersLevel {
  /**
   * The minimum volume, in minor units of the currency or as a count. Must be greater than the
   * previous threshold.
   */
  threshold: number
  /** Whether the rate is a percentage or a flat amount. */
  type: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, basis points. */
  rateBps?: number | null
}

export interface SimulateRewardParams {
  draft: SimulateRewardDraft
  /** The number of calendar months (UTC) including the current one. Defaults to 6. */
  months?: number
}

export interface Simulation {
  /** The ID of the program. */
  programId: string
  /** The type of event. */
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** The draft in one sentence. */
  sentence: string
  /** The start of the time range, in ISO 8601 format. */
  since: string
  /** The end of the time range, in ISO 8601 format. */
  until: string
  /** The currency of the earnings. */
  currency: string
  /** The actual earnings net of refunds, in minor units of the currency. */
  actual: number
  /** The earnings with the draft, in minor units of the currency. */
  simulated: number
  /** The number of events. */
  events: number
  /** The number of events that would have earned a different amount. */
  affected: number
  /** The number of sales in other currencies without an exchange rate, which are excluded. */
  unpriced: number
  /** The results by month. */
  months: SimulationMonth[]
  /** The results by currency of the sales. Empty for leads. */
  currencies: SimulationCurrency[]
  /** The ten partners with the largest changes. */
  partners: SimulationPartner[]
  /** The five events with the largest changes. */
  examples: SimulationExample[]
}

export interface SimulationCurrency {
  /** The currency of the sales. */
  currency: string
  /** The total of the sales before refunds, in minor units of this currency. */
  saleAmount: number
  /** The actual earnings net of refunds, in minor units of the currency. */
  actual: number
  /** The earnings with the draft, in minor units of the currency. */
  simulated: number
  /** The number of events. */
  events: number
  /** The number of events that would have earned a different amount. */
  affected: number
}

export interface SimulationExample {
  /** The ID of the event. */
  eventId: string
  /** When the event happened, in ISO 8601 format. */
  at: string
  /** The ID of the partner. */
  partnerId: string
  /** The name of the partner. */
  partnerName: string
  /** The ID of the customer. */
  customerId: string | null
  /** The sale amount, in its currency. */
  amount: number | null
  /** The ISO 4217 currency code, in lowercase. */
  currency: string | null
  /** The actual earnings net of refunds, in minor units of the currency. */
  actual: number
  /** The earnings with the draft, in minor units of the currency. */
  simulated: number
  /** Why the event would have earned nothing. */
  reason: string | null
  /** The calculation, one sentence per step. */
  steps: string[]
}

export interface SimulationMonth {
  /** The month, as YYYY-MM. */
  month: string
  /** The actual earnings net of refunds, in minor units of the currency. */
  actual: number
  /** The earnings with the draft, in minor units of the currency. */
  simulated: number
  /** The number of events. */
  events: number
  /** The number of events that would have earned a different amount. */
  affected: number
}

export interface SimulationPartner {
  /** The ID of the partner. */
  partnerId: string
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The partner’s name. */
  name: string
  /** The actual earnings net of refunds, in minor units of the currency. */
  actual: number
  /** The earnings with the draft, in minor units of the currency. */
  simulated: number
  /** The number of events. */
  events: number
  /** The number of events that would have earned a different amount. */
  affected: number
}

export interface StatementList {
  /** The totals of all matching partners by currency. */
  totals: StatementSum[]
  /** A page of partners, sorted by name. */
  partners: StatementListPartner[]
}

export interface StatementListPartner {
  partner: FraudFlagPartner
  /** The ID of the partner’s enrollment in the program. */
  enrollmentId: string
  /** The statement totals by currency. */
  sums: StatementSum[]
}

export interface StatementSum {
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** Commissions and corrections posted in the time range, in minor units of the currency. */
  earned: number
  /** The amount paid in the time range, in minor units of the currency. */
  paid: number
  /**
   * The closing balance: earnings that are on hold, payable, or in transit, in minor units of the
   * currency.
   */
  open: number
}

export interface StoredLedgerCheck {
  /** The unique ID. */
  id: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /** The number of differences. */
  differenceCount: number
  /** The result of the check. */
  report: LedgerCheck
}

export interface Tag {
  /** The ID of the tag. */
  id: string
  /** The name of the tag. */
  name: string
  /** The color of the tag. */
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface TestEmail {
  /** Whether the email was sent. */
  delivery: 'sent' | 'failed' | 'not_configured'
  /** The address that the email was sent to. */
  to: string
  /** The response of the SMTP server. */
  error: string | null
}

export interface TestMailTemplateParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The language of the recipients. */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface TestMailTemplateResult {
  /** Your email address. */
  to: string
  /** The ID of the email. */
  mailId: string
}

export interface TrackLeadParams {
  /**
   * The value of the `svc_id` cookie. If empty, the click that the customer originally came from is
   * used.
   */
  clickId?: string | null
  /** The name of the event. A customer can have one lead per name. Repeated leads aren’t recorded. */
  eventName: string
  /** The customer’s ID in your system. */
  customerExternalId: string
  /**
   * The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The
   * same external ID without a program, or in another one, is another customer.
   */
  programId?: string | null
  /** The full name. */
  customerName?: string | null
  /** The customer’s email address. */
  customerEmail?: string | null
  /** The URL of a picture. */
  customerAvatar?: string | null
  /**
   * How to process the lead. `async` and `wait` both return after the lead is saved. `deferred`
   * creates the customer with the click but no lead, which a later call records.
   */
  mode?: 'async' | 'wait' | 'deferred'
  /** The number of leads that the event counts as. */
  eventQuantity?: number | null
  /** Your own data as an object, with up to 10,000 characters as JSON, or null. */
  metadata?: unknown
  /**
   * When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import
   * older data.
   */
  timestamp?: string
}

export interface TrackLeadResult {
  click: TrackLeadResultClick
  link: CustomerLink | null
  customer: TrackLeadResultCustomer
}

export interface TrackLeadResultClick {
  /** The ID of the click that the lead is attributed to. */
  id: string
}

export interface TrackLeadResultCustomer {
  /** The ID of the customer. */
  id: string
  /** The customer’s name, or null. */
  name: string | null
  /** The customer’s email address, or null. */
  email: string | null
  /** The URL of a picture, or null. */
  avatar: string | null
  /** The customer’s ID in your system. */
  externalId: string | null
}

export interface TrackRefundParams {
  /** Your own invoice ID, or the payment processor’s. Each invoice can have only one sale. */
  invoiceId: string
  /**
   * The ID of the program that the customer of the sale belongs to. If they belong to another one,
   * or to none, the sale isn’t found.
   */
  programId?: string | null
  /**
   * The amount in minor units of the sale’s currency. Defaults to the amount that hasn’t been
   * refunded yet.
   */
  amount?: number | null
  /** The currency, which must be the sale’s. Defaults to the sale’s currency. */
  currency?: string | null
  /** Your own ID of the refund. Repeated calls with the same ID have no effect. */
  refundId: string
  /**
   * The type of refund. Use `chargeback` if the customer’s bank took the money. Defaults to
   * `refund`.
   */
  kind?: 'refund' | 'chargeback'
  /**
   * When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import
   * older data.
   */
  timestamp?: string
}

export interface TrackRefundResult {
  /** The unique ID. */
  id: string
  /** The ID of the invoice. */
  invoiceId: string
  /** Your own ID of the refund. */
  refundId: string
  /** The amount, in minor units. */
  amount: number
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface TrackSaleParams {
  /** The customer’s ID in your system. */
  customerExternalId: string
  /**
   * The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The
   * same external ID without a program, or in another one, is another customer.
   */
  programId?: string | null
  /**
   * The total that the customer paid, including tax, shipping, and fees, in minor units of the
   * currency. For example, 1999 is 19.99 USD or 1,999 JPY.
   */
  amount: number
  /** The tax included in the amount, in minor units. Defaults to 0. */
  tax?: number | null
  /** The shipping costs included in the amount, without tax, in minor units. Defaults to 0. */
  shipping?: number | null
  /**
   * Fees included in the amount that you don’t keep, such as payment fees, in minor units. Defaults
   * to 0.
   */
  fee?: number | null
  /** The products in the sale. Their total can’t exceed the amount without tax and shipping. */
  lineItems?: unknown[] | null
  /** The ISO 4217 currency code. Defaults to `usd`. */
  currency?: string
  /** The name of the event. Defaults to `Purchase`. */
  eventName?: string | null
  /** The payment processor. Defaults to `custom`. */
  paymentProcessor?: 'stripe' | 'shopify' | 'polar' | 'paddle' | 'lemon-squeezy' | 'apple' | 'revenuecat' | 'dub' | 'custom'
  /** Your own invoice ID, or the payment processor’s. Each invoice can have only one sale. */
  invoiceId?: string | null
  /**
   * The name of the lead that the sale follows. Defaults to the first lead with a link. For a direct
   * sale, the name of the lead that is created with it, which defaults to `Direct sale`.
   */
  leadEventName?: string | null
  /** For a direct sale without a lead, the value of the `svc_id` cookie. */
  clickId?: string | null
  /** The full name. */
  customerName?: string | null
  /** The customer’s email address. */
  customerEmail?: string | null
  /** The URL of a picture. */
  customerAvatar?: string | null
  /** Your own data as an object, with up to 10,000 characters as JSON, or null. */
  metadata?: unknown
  /**
   * The partner’s discount code that the customer used. It attributes the sale if there is no lead
   * or click.
   */
  discountCode?: string | null
  /**
   * When the event happened, in ISO 8601 format with an offset. Defaults to now. Use it to import
   * older data.
   */
  timestamp?: string
}

export interface TrackSaleResult {
  /** The name of the event. */
  eventName: string
  customer: TrackLeadResultCustomer | null
  sale: TrackSaleResultSale | null
}

export interface TrackSaleResultSale {
  /** The sale amount, in minor units of the currency. */
  amount: number
  /** The tax included in the amount, in minor units. */
  tax: number
  /** The shipping costs included in the amount, without tax, in minor units. */
  shipping: number
  /** Fees included in the amount, in minor units. */
  fee: number
  /** The products in the sale. */
  lineItems: EventSaleLineItem[]
  /** The ISO 4217 currency code, in lowercase. */
  currency: string
  /** The payment processor. */
  paymentProcessor: string
  /** The ID of the invoice. */
  invoiceId: string | null
  /** Your own data as an object, or null. */
  metadata: unknown
}

export interface UnbanPartnerByIdParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /**
   * Whether to restore the commissions that the ban canceled, minus later refunds. Works once, also
   * after the ban is lifted. Defaults to false.
   */
  restore?: boolean
}

export interface UpdateCommissionParams {
  /** The partner’s new earnings, in minor units. */
  earnings?: number
  /** The new sale amount, in minor units. Earnings are recalculated with the same reward version. */
  saleAmount?: number
  /** The change of the sale amount, in minor units. */
  modifySaleAmount?: number
  /** Deprecated. Use `saleAmount`. */
  amount?: number
  /** Deprecated. Use `modifySaleAmount`. */
  modifyAmount?: number
  /**
   * The currency of `saleAmount`. For `earnings`, it must be the program’s currency. Defaults to the
   * program’s currency.
   */
  currency?: string
  /**
   * The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a
   * payout can’t be changed. To reverse them, create a negative commission.
   */
  status?: 'pending' | 'hold' | 'refunded' | 'duplicate' | 'canceled' | 'fraud'
}

export interface UpdateConnectionParams {
  /** A name for the connection. */
  name?: string
  /** The secret that the provider signs events with. It’s never returned. */
  secret?: string
  /**
   * The ID of the program that the customers of this account belong to. Only its clicks, links, and
   * codes count. Null for customers of the workspace.
   */
  programId?: string | null
  /** Other values that the provider requires. The fields are listed by `GET /integrations`. */
  details?: Record<string, string>
}

export interface UpdateCustomerParams {
  /** The customer’s ID in your system. */
  externalId?: string
  /** The full name. */
  name?: string | null
  /** The email address. */
  email?: string | null
  /** The URL of a picture. */
  avatar?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** Whether to add the link, partner, and discount of each customer. */
  includeExpandedFields?: boolean
  /**
   * With an external ID: the program that the customer was identified with. Defaults to the customer
   * without a program.
   */
  programId?: string
}

export interface UpdateDiscountParams {
  /** Your own description, which partners and customers see. */
  description?: string | null
  /** The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`. */
  provider?: 'stripe' | 'shopify' | 'custom'
  /** The ID of the provider’s coupon. */
  couponId?: string | null
  /** The ID of the coupon in the provider’s test mode. */
  couponTestId?: string | null
  /** Not supported, because the type can’t be changed. */
  type?: unknown
  /** Not supported, because the type can’t be changed. */
  amount?: unknown
  /** Not supported, because the type can’t be changed. */
  rateBps?: unknown
  /** Not supported, because the type can’t be changed. */
  maxDurationMonths?: unknown
}

export interface UpdateDomainParams {
  /** A hostname that points to this server. In development, it can include a port. */
  slug?: string
  /** Whether new links use this domain by default, once it’s verified. */
  primary?: boolean
  /** Whether to hide the domain from lists. Its links still redirect. */
  archived?: boolean
  /** The URL for visitors of the domain without a key. */
  placeholder?: string | null
  /** The URL for visitors of expired links. */
  expiredUrl?: string | null
  /** The URL for visitors of unknown links. */
  notFoundUrl?: string | null
  /** The URL of a logo for QR codes. */
  logo?: string | null
  /** Not used. */
  assetLinks?: string | null
  /** Not used. */
  appleAppSiteAssociation?: string | null
}

export interface UpdateFolderParams {
  /** The name, which must be unique in the workspace. */
  name?: string
  /** A description of the folder, or null. */
  description?: string | null
  /** Not used. */
  accessLevel?: 'write' | 'read' | null
}

export interface UpdateGroupParams {
  /** The name of the group. */
  name?: string
  /** The slug, unique in the program. It can contain lowercase letters, digits, and dashes. */
  slug?: string
  /** The color of the group. Defaults to `gray`. */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** The holding period in days, or null to use the program’s. */
  holdingPeriodDays?: number | null
  /** Whether to approve applications automatically, or null to use the program’s setting. */
  autoApprove?: boolean | null
  /** The format of partner links: a short link, or the destination with `?via=`. Defaults to `short`. */
  linkStructure?: 'short' | 'query'
  /** The links to create for each new partner. If empty, partners get one link to the program’s URL. */
  defaultLinks?: CreateGroupDefaultLink[]
  /** The destinations that partners can link to. If empty, only the program’s site. */
  allowedDestinations?: CreateGroupAllowedDestination[]
  /** The maximum number of links per partner. Defaults to 10. */
  maxLinks?: number
  /**
   * Rules that move partners into this group. Partners must meet all of them. If empty, no partners
   * are moved.
   */
  moveRules?: CreateGroupMoveRule[]
  /** The URL of a logo. */
  logo?: string | null
  /** The brand color, as `#rrggbb`. */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  /** The questions of the application form. */
  applicationForm?: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources?: unknown[] | null
  /** The `updatedAt` that you last read. Returns 409 if someone has changed the object since. */
  ifUpdatedAt?: string
}

export interface UpdateLinkParams {
  /** The destination URL, with http, https, or an app scheme. Without a scheme, https is added. */
  url?: string
  /** The domain. Defaults to your primary domain. */
  domain?: string
  /** The part after the slash. Defaults to 7 random characters. */
  key?: string
  /** Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`. */
  externalId?: string | null
  /** The ID of your tenant that the link belongs to. */
  tenantId?: string | null
  /** The ID of the program that the link belongs to. */
  programId?: string | null
  /** The ID of the partner who promotes the link. */
  partnerId?: string | null
  /** Whether to track leads and sales. Defaults to the workspace’s setting. */
  trackConversion?: boolean
  /** Whether the link is hidden from lists. It still redirects. */
  archived?: boolean
  /** Whether anyone with the link can see its statistics. */
  publicStats?: boolean
  /** Whether link previews show the link’s own title, description, and image. */
  proxy?: boolean
  /** Whether to show the destination under the short URL. */
  rewrite?: boolean
  /** Whether search engines can index the short link. */
  doIndex?: boolean
  /** Your own notes. */
  comments?: string | null
  /** When the link expires, in ISO 8601 format. */
  expiresAt?: string | null
  /** The URL for visitors after the link expires. */
  expiredUrl?: string | null
  /** The title of the link preview. */
  title?: string | null
  /** The description of the link preview. */
  description?: string | null
  /** The URL of the link preview’s image. */
  image?: string | null
  /** The URL of the link preview’s video. */
  video?: string | null
  /** The destination for iPhone and iPad. */
  ios?: string | null
  /** The destination for Android. */
  android?: string | null
  /** Destinations by country code. */
  geo?: Record<string, string> | null
  /** The IDs of the tags, as an array or separated by commas. */
  tagIds?: string | string[] | null
  /** The names of the tags in any case, as an array or separated by commas. */
  tagNames?: string | string[] | null
  /** Deprecated. Use `tagIds`. The ID of one tag. */
  tagId?: string | null
  /** The ID of the link’s folder. */
  folderId?: string | null
  /** The password that visitors must enter. It’s stored as a hash and never returned. */
  password?: string | null
  /** The UTM source, which is also set in the destination URL. */
  utm_source?: string | null
  /** The UTM medium, which is also set in the destination URL. */
  utm_medium?: string | null
  /** The UTM campaign, which is also set in the destination URL. */
  utm_campaign?: string | null
  /** The UTM term, which is also set in the destination URL. */
  utm_term?: string | null
  /** The UTM content, which is also set in the destination URL. */
  utm_content?: string | null
  /** The `ref` parameter to set in the destination URL. */
  ref?: string | null
  /** An A/B test with 2 to 4 destinations whose percentages add up to 100. */
  testVariants?: unknown[] | null
  /** When the test starts. Defaults to now. */
  testStartedAt?: string | null
  /** When the test ends. Afterward, all visitors go to `url`. */
  testCompletedAt?: string | null
  /** Not used. */
  webhookIds?: string[] | null
  /** The `updatedAt` that you last read. Returns 409 if someone has changed the object since. */
  ifUpdatedAt?: string
}

export interface UpdateMilestoneParams {
  /** The title that partners see. */
  name?: string
  /** When counting ends, exclusive. By default, it doesn’t end. */
  endsAt?: string | null
  /** Not supported, because the type can’t be changed. */
  metric?: unknown
  /** Not supported, because the type can’t be changed. */
  threshold?: unknown
  /** Not supported, because the type can’t be changed. */
  amount?: unknown
  /** Not supported, because the type can’t be changed. */
  startsAt?: unknown
}

export interface UpdatePartnerNoteParams {
  /** The text of the note, as plain text. */
  text?: string
  /** Whether the note is shown above the others. Defaults to false. */
  pinned?: boolean
}

export interface UpdatePartnerParams {
  /** The partner’s email address. */
  email?: string
  /** The full name or company name. Defaults to the email address. */
  name?: string | null
  /** The username, unique in the workspace. The key of the first link is based on it. */
  username?: string | null
  /** The URL of a picture. */
  image?: string | null
  /** The two-letter country code (ISO 3166-1). */
  country?: string | null
  /** The legal name of the company. */
  companyName?: string | null
  /** The postal address, as shown on statements. */
  address?: string | null
  /** A description of the partner. */
  description?: string | null
  /**
   * The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
   * language in which the partner first opens the dashboard.
   */
  locale?: string | null
  /** The IDs of the partner’s tags. */
  tagIds?: string[]
  /** The ID of the member who is responsible for the partner. */
  ownerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the group. Defaults to the default group. */
  groupId?: string | null
  /** Whether rules are prevented from moving the partner to another group. */
  groupLocked?: boolean
  /** Whether the partner agreed to show their name and earnings on the leaderboard. */
  listed?: boolean
  /** Whether the partner sees customers’ full email addresses. */
  sharesCustomers?: boolean
  /** The `enrollmentId` of the referring partner, who earns referral rewards. */
  referredById?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The `updatedAt` that you last read. Returns 409 if someone has changed the object since. */
  ifUpdatedAt?: string
}

export interface UpdatePartnerTagParams {
  /** The name, unique in the workspace regardless of case. */
  name?: string
  /** The color. Defaults to `blue`. */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface UpdateProgramParams {
  /** The program’s name, as partners see it. */
  name?: string
  /** The URL that partner links lead to. */
  url?: string
  /**
   * The slug. It can contain lowercase letters, digits, and dashes. Defaults to one based on the
   * name.
   */
  slug?: string
  /** A description of the program. */
  description?: string | null
  /** One of your link domains, or null for the primary domain. */
  domain?: string | null
  /**
   * The currency of rewards, commissions, and payouts. Defaults to the workspace’s currency. It
   * can’t be changed once the program has rewards.
   */
  currency?: string
  /** The attribution model: the first or the last click before the lead earns the commission. */
  attributionModel?: 'first' | 'last'
  /**
   * The number of days after a click in which a customer can be attributed, or null for no limit.
   * Defaults to 90.
   */
  attributionWindowDays?: number | null
  /**
   * How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds
   * commissions for review, and `ignore` pays nothing. Defaults to `earn`.
   */
  existingCustomers?: 'earn' | 'hold' | 'ignore'
  /** The number of days before a commission is payable. Defaults to 30. */
  holdingPeriodDays?: number
  /** The minimum payout, in minor units of the program’s currency. Defaults to 0. */
  minPayout?: number
  payoutSchedule?: ProgramPayoutSchedule
  payoutApproval?: ProgramPayoutApproval
  /**
   * The number of days after the end of a month (UTC) until it’s closed automatically. Null, the
   * default, means that you close months yourself.
   */
  closeAfterDays?: number | null
  /**
   * Which partners are paid in your own product instead of with money: none, those who choose it,
   * also those without a payout method, or all. Defaults to off.
   */
  creditPayouts?: 'off' | 'offered' | 'default' | 'only'
  /** The name of the payout method for partners, such as “Store credit”. */
  creditLabel?: string | null
  /**
   * The number of days that payouts are held after the partner’s email address or payout method
   * changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.
   */
  accountChangeHoldDays?: number
  /**
   * The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor
   * units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.
   */
  dailyBonusLimit?: number
  /** Whether to approve applications automatically. Defaults to false. */
  autoApprove?: boolean
  /** The URL of the partner terms. */
  termsUrl?: string | null
  /** The URL of a help page for partners. */
  helpUrl?: string | null
  /** The support email address for partners. */
  supportEmail?: string | null
  /** The name and postal address of the paying company, as shown on statements. */
  legalAddress?: string | null
  /** An additional note on statements, for example that they’re self-billed invoices. */
  statementNote?: string | null
  fraudSettings?: CreateProgramFraudSettings | null
  /** The URL of a logo. */
  logo?: string | null
  /** The brand color, as `#rrggbb`. */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  /** The questions of the application form. */
  applicationForm?: unknown[] | null
  /** Resources for partners, such as files, colors, and messages. */
  resources?: unknown[] | null
  /** The `updatedAt` that you last read. Returns 409 if someone has changed the program since. */
  ifUpdatedAt?: string
}

export interface UpdateRewardParams {
  /** Whether the reward is a percentage or a flat amount. */
  type?: 'flat' | 'percentage'
  /** For type `flat`, the amount in minor units of the program’s currency. */
  amount?: number | null
  /** For type `percentage`, the rate in basis points: 10,000 is 100%. */
  rateBps?: number | null
  /** The duration in months from the first sale. 0 is the first sale only, and null is unlimited. */
  maxDurationMonths?: number | null
  /** The limits of the reward. */
  limits?: SimulateRewardDraftLimit[]
  /** Exceptions for some events. The first match applies. */
  modifiers?: SimulateRewardDraftModifier[]
  /** For sales, the parts to subtract from the amount before the percentage applies. */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * For sales, rules for individual products, whichever modifier applies. The first rule with the
   * product applies. The rest of the sale earns the general terms.
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** Your own description, which partners see. */
  description?: string | null
  /** The version that you last read. Returns 409 if someone has changed the reward since. */
  ifVersion?: number
}

export interface UpdateSavedViewParams {
  /** The name, which must be unique in the workspace. */
  name?: string
  /** Whether to list this view before others. */
  pinned?: boolean
}

export interface UpdateUtmTemplateParams {
  /** The name, unique in the workspace regardless of case. */
  name?: string
  /** The source, such as `newsletter`. */
  utm_source?: string | null
  /** The medium, such as `email`. */
  utm_medium?: string | null
  /** The campaign, such as `autumn`. */
  utm_campaign?: string | null
  /** The search term. */
  utm_term?: string | null
  /** The content that distinguishes links, such as `header`. */
  utm_content?: string | null
}

export interface UpdateWebhookParams {
  /** The HTTPS URL that receives events. Private networks aren’t allowed. */
  url?: string
  /** The event types to send. */
  events?: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /** Your own description, or null. */
  description?: string | null
  /** Whether events are sent. Events that happen while the endpoint is disabled are never sent. */
  enabled?: boolean
}

export interface UpdateWorkspaceParams {
  /** The name of the workspace. */
  name?: string
  /**
   * The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The slug
   * of a test workspace ends with `.test`.
   */
  slug?: string
  /** The currency of reports, as a lowercase ISO 4217 code. */
  currency?: string
  /**
   * The IANA name of the time zone. The console and analytics use it by default. Other reports and
   * month closings are in UTC.
   */
  timezone?: string
  /** Whether new links track conversions by default. */
  conversionEnabled?: boolean
  /** Whether browsers can record leads and sales with the publishable key. */
  clientConversionsEnabled?: boolean
  /** Whether to ignore visitors who send `Sec-GPC` or `DNT`. */
  honorOptOut?: boolean
  /** The attribution model: the first or the last click before the lead earns the commission. */
  attributionModel?: 'first' | 'last'
  /** The number of days after a click in which a customer can be attributed, or null for no limit. */
  attributionWindowDays?: number | null
}

export interface UpsertPartnerLinkParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The key. Defaults to 7 random characters. */
  key?: string
  /** Your own notes. */
  comments?: string | null
  linkProps?: CreatePartnerLinkProps
  /**
   * The destination URL. It must be on the program’s site or another destination that the group
   * allows.
   */
  url: string
}

export interface UtmTemplate {
  /** The unique ID. */
  id: string
  /** The name, unique in the workspace regardless of case. */
  name: string
  /** The source, such as `newsletter`. */
  utm_source: string | null
  /** The medium, such as `email`. */
  utm_medium: string | null
  /** The campaign, such as `autumn`. */
  utm_campaign: string | null
  /** The search term. */
  utm_term: string | null
  /** The content that distinguishes links, such as `header`. */
  utm_content: string | null
}

export interface VerifyFundingAccountParams {
  /** For bank accounts, `true` to confirm that you checked the account details. */
  confirm?: boolean
}

export interface ViewAsPartnerParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string | null
  /** Your own ID of the partner. */
  tenantId?: string | null
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string | null
  /** The origin that can use the token. Defaults to the first one that uses it. */
  origin?: string | null
}

export interface ViewAsPartnerResult {
  /** The embed token (`svc_es_…`), which is returned only once and works only on that page. */
  publicToken: string
  /** When it expires, in ISO 8601 format. */
  expires: string
}

export interface Webhook {
  /** The unique ID. */
  id: string
  /** The URL that receives events. */
  url: string
  /** Your own description, or null. */
  description: string | null
  /** The event types. */
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /**
   * The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events
   * for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
   */
  format: 'standard' | 'segment' | 'slack'
  /** Whether it’s enabled. */
  enabled: boolean
  /** Why the endpoint was disabled, or null. */
  disabledReason: 'member' | 'partner' | 'failing' | null
  /** When the failures started, in ISO 8601 format, or null. */
  failingSince: string | null
  /** When the previous secret stops signing deliveries, in ISO 8601 format. */
  formerSecretUntil: string | null
  /** The ID of the user who created the webhook or took it over. */
  createdBy: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface WebhookDelivery {
  /** The ID of the delivery, as in the `webhook-id` header. */
  id: string
  /** The ID of the webhook. */
  webhookId: string
  /** The type of event. */
  event: 'link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed' | 'webhook.test'
  /** The ID of the object that the event is about. */
  subject: string
  /** The delivery status. */
  status: 'waiting' | 'delivered' | 'failed'
  /** The number of attempts. */
  attempts: number
  /** When the next attempt is made, in ISO 8601 format, or null. */
  nextAttemptAt: string | null
  /** When the last attempt was made, in ISO 8601 format, or null. */
  lastAttemptAt: string | null
  /** The event data, before formatting. */
  requestBody: string
  /** The HTTP status of the response, or null. */
  responseStatus: number | null
  /** The first 4 KB of the response. */
  responseBody: string | null
  /** Why there was no response. */
  error: string | null
  /** The duration, in milliseconds, or null. */
  durationMs: number | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
}

export interface WebhookWithSecret {
  /** The unique ID. */
  id: string
  /** The URL that receives events. */
  url: string
  /** Your own description, or null. */
  description: string | null
  /** The event types. */
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /**
   * The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`: Events
   * for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook.
   */
  format: 'standard' | 'segment' | 'slack'
  /** Whether it’s enabled. */
  enabled: boolean
  /** Why the endpoint was disabled, or null. */
  disabledReason: 'member' | 'partner' | 'failing' | null
  /** When the failures started, in ISO 8601 format, or null. */
  failingSince: string | null
  /** When the previous secret stops signing deliveries, in ISO 8601 format. */
  formerSecretUntil: string | null
  /** The ID of the user who created the webhook or took it over. */
  createdBy: string | null
  /** When the object was created, in ISO 8601 format. */
  createdAt: string
  /**
   * The signing secret, which is returned only once. Empty for formats whose URL is the secret, such
   * as `slack`.
   */
  secret: string
}

export interface Workspace {
  /** The unique ID. */
  id: string
  /** The name of the workspace. */
  name: string
  /**
   * The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The slug
   * of a test workspace ends with `.test`.
   */
  slug: string
  /** The currency of reports, as a lowercase ISO 4217 code. */
  currency: string
  /**
   * The IANA name of the time zone. The console and analytics use it by default. Other reports and
   * month closings are in UTC.
   */
  timezone: string
  /** Whether new links track conversions by default. */
  conversionEnabled: boolean
  /** Whether browsers can record leads and sales with the publishable key. */
  clientConversionsEnabled: boolean
  /** Whether to ignore visitors who send `Sec-GPC` or `DNT`. */
  honorOptOut: boolean
  /** The attribution model: the first or the last click before the lead earns the commission. */
  attributionModel: 'first' | 'last'
  /** The number of days after a click in which a customer can be attributed, or null for no limit. */
  attributionWindowDays: number | null
  /**
   * The mode. Each workspace has a test workspace with its own data and keys, where no money moves
   * and emails go to members only.
   */
  mode: 'live' | 'test'
  /** The plan. */
  plan: 'free' | 'pro' | 'business' | 'advanced' | 'enterprise'
  /** The publishable key for browsers. It isn’t secret. */
  publishableKey: string
  /** The hostnames whose pages can use the publishable key. */
  allowedHostnames: string[]
  /** When it was created. */
  createdAt: string
  /** When the settings last changed. */
  updatedAt: string
}

export interface RetrieveAnalyticsParams {
  /** The type of event that rows are selected and sorted by. Defaults to `clicks`. */
  event?: 'clicks' | 'leads' | 'sales' | 'composite'
  /** How to group the results. Defaults to `count`. */
  groupBy?: 'count' | 'timeseries' | 'continents' | 'countries' | 'regions' | 'cities' | 'devices' | 'browsers' | 'os' | 'triggers' | 'trigger' | 'referers' | 'referer_urls' | 'top_urls' | 'top_base_urls' | 'top_links' | 'top_domains' | 'top_partners' | 'top_groups' | 'top_programs' | 'utm_sources' | 'utm_mediums' | 'utm_campaigns' | 'utm_terms' | 'utm_contents'
  /**
   * Additional data to include. `buyers` also counts first-time buyers. It isn’t available over
   * time.
   */
  include?: 'buyers'
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The currency of `saleAmount`. Defaults to the workspace’s currency. */
  currency?: string
  /**
   * The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas,
   * or exclude values with a leading `-`.
   */
  continent?: string
  /**
   * The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  country?: string
  /**
   * The region code (ISO 3166-2), with or without the country. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  region?: string
  /**
   * The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  city?: string
  /**
   * The device type. Pass one value, several separated by commas, or exclude values with a leading
   * `-`.
   */
  device?: string
  /** The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
  browser?: string
  /**
   * The operating system. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  os?: string
  /**
   * How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one
   * value, several separated by commas, or exclude values with a leading `-`.
   */
  trigger?: string
  /**
   * Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them
   * (`false`).
   */
  qr?: 'true' | 'false'
  /**
   * The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  referer?: string
  /**
   * The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  refererUrl?: string
  /**
   * The destination URL without its query. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  url?: string
  /**
   * The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  linkId?: string
  /**
   * The domain of the link. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  domain?: string
  /**
   * The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  key?: string
  /**
   * Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  externalId?: string
  /**
   * The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tagId?: string
  /**
   * Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  tagIds?: string
  /**
   * The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or
   * exclude values with a leading `-`.
   */
  folderId?: string
  /** Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
  root?: 'true' | 'false'
  /**
   * The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tenantId?: string
  /**
   * The ID of the link’s partner. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  partnerId?: string
  /**
   * The ID of the group that the link’s partner is in now. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  groupId?: string
  /**
   * The ID of the link’s program. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  programId?: string
  /**
   * The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  customerId?: string
  /**
   * The UTM source of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_source?: string
  /**
   * The UTM medium of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_medium?: string
  /**
   * The UTM campaign of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_campaign?: string
  /**
   * The UTM term of the destination. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  utm_term?: string
  /**
   * The UTM content of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_content?: string
}

export interface ListAnnotationsParams {
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
}

export interface RetrieveEarningsParams {
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The currency of earnings. Defaults to the workspace’s currency. */
  currency?: string
  /** Only results of this program. */
  programId?: string
  /** Only results of this partner. */
  partnerId?: string
}

export interface ExportAnalyticsParams {
  /** The type of event that rows are selected and sorted by. Defaults to `clicks`. */
  event?: 'clicks' | 'leads' | 'sales' | 'composite'
  /** One or more groupings, separated by commas. Defaults to all groupings except `count`. */
  groupBy?: string
  /** The file format. Defaults to `csv`. */
  format?: 'csv' | 'ndjson'
  /** The columns to include, separated by commas. */
  columns?: string
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The currency of `saleAmount`. Defaults to the workspace’s currency. */
  currency?: string
  /**
   * The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas,
   * or exclude values with a leading `-`.
   */
  continent?: string
  /**
   * The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  country?: string
  /**
   * The region code (ISO 3166-2), with or without the country. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  region?: string
  /**
   * The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  city?: string
  /**
   * The device type. Pass one value, several separated by commas, or exclude values with a leading
   * `-`.
   */
  device?: string
  /** The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
  browser?: string
  /**
   * The operating system. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  os?: string
  /**
   * How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one
   * value, several separated by commas, or exclude values with a leading `-`.
   */
  trigger?: string
  /**
   * Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them
   * (`false`).
   */
  qr?: 'true' | 'false'
  /**
   * The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  referer?: string
  /**
   * The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  refererUrl?: string
  /**
   * The destination URL without its query. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  url?: string
  /**
   * The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  linkId?: string
  /**
   * The domain of the link. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  domain?: string
  /**
   * The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  key?: string
  /**
   * Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  externalId?: string
  /**
   * The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tagId?: string
  /**
   * Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  tagIds?: string
  /**
   * The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or
   * exclude values with a leading `-`.
   */
  folderId?: string
  /** Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
  root?: 'true' | 'false'
  /**
   * The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tenantId?: string
  /**
   * The ID of the link’s partner. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  partnerId?: string
  /**
   * The ID of the group that the link’s partner is in now. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  groupId?: string
  /**
   * The ID of the link’s program. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  programId?: string
  /**
   * The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  customerId?: string
  /**
   * The UTM source of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_source?: string
  /**
   * The UTM medium of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_medium?: string
  /**
   * The UTM campaign of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_campaign?: string
  /**
   * The UTM term of the destination. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  utm_term?: string
  /**
   * The UTM content of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_content?: string
}

export interface ListAuditEntriesParams {
  /** The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`. */
  actor?: string
  /** The type of the changed resource. */
  type?: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'partner_tag' | 'partner_note' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  /** The type of change. */
  action?: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  /** The ID of the changed resource. */
  resourceId?: string
  /** The start of the time range, in ISO 8601 format. A date starts at midnight UTC. */
  start?: string
  /** The end of the time range, exclusive. A date includes the whole day. */
  end?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface CheckAuditEntriesParams {
  /** The number of an entry that you recorded earlier. Requires `hash`. */
  number?: number
  /** The hash of that entry. Requires `number`. */
  hash?: string
}

export interface ExportAuditEntriesParams {
  /** The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`. */
  actor?: string
  /** The type of the changed resource. */
  type?: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'partner_tag' | 'partner_note' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  /** The type of change. */
  action?: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  /** The ID of the changed resource. */
  resourceId?: string
  /** The start of the time range, in ISO 8601 format. A date starts at midnight UTC. */
  start?: string
  /** The end of the time range, exclusive. A date includes the whole day. */
  end?: string
  /** The file format. Defaults to `csv`. */
  format?: 'csv' | 'ndjson'
  /** Returns entries with a `number` greater than this, oldest first. Start with 0. */
  after?: number
}

export interface ListCommissionsParams {
  /**
   * Part of the name or email address of the partner or customer, or the ID of a commission,
   * invoice, payout, or customer. Customers are only searched with `customers.read`.
   */
  search?: string
  /**
   * The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated
   * by commas, or exclude values with a leading `-`.
   */
  type?: string
  /**
   * The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`,
   * `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
   */
  status?: string
  /** The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
  customerId?: string
  /** Only results of this payout. */
  payoutId?: string
  /** The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  partnerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /**
   * The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a
   * leading `-`.
   */
  groupId?: string
  /** The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  programId?: string
  /**
   * The ID of the reward that the commission was earned with. Pass one, several separated by commas,
   * or exclude values with a leading `-`.
   */
  rewardId?: string
  /** Only results with this invoice ID. */
  invoiceId?: string
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The field to sort by. Defaults to `createdAt`. */
  sortBy?: 'createdAt' | 'amount' | 'earnings'
  /** The sort order. Defaults to `desc`. */
  sortOrder?: 'asc' | 'desc'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ExportCommissionsParams {
  /**
   * Part of the name or email address of the partner or customer, or the ID of a commission,
   * invoice, payout, or customer. Customers are only searched with `customers.read`.
   */
  search?: string
  /**
   * The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated
   * by commas, or exclude values with a leading `-`.
   */
  type?: string
  /**
   * The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`,
   * `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
   */
  status?: string
  /** The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
  customerId?: string
  /** Only results of this payout. */
  payoutId?: string
  /** The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  partnerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /**
   * The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a
   * leading `-`.
   */
  groupId?: string
  /** The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  programId?: string
  /**
   * The ID of the reward that the commission was earned with. Pass one, several separated by commas,
   * or exclude values with a leading `-`.
   */
  rewardId?: string
  /** Only results with this invoice ID. */
  invoiceId?: string
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
}

export interface ListCommissionTotalsParams {
  /**
   * Part of the name or email address of the partner or customer, or the ID of a commission,
   * invoice, payout, or customer. Customers are only searched with `customers.read`.
   */
  search?: string
  /**
   * The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated
   * by commas, or exclude values with a leading `-`.
   */
  type?: string
  /**
   * The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`,
   * `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
   */
  status?: string
  /** The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
  customerId?: string
  /** Only results of this payout. */
  payoutId?: string
  /** The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  partnerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /**
   * The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a
   * leading `-`.
   */
  groupId?: string
  /** The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`. */
  programId?: string
  /**
   * The ID of the reward that the commission was earned with. Pass one, several separated by commas,
   * or exclude values with a leading `-`.
   */
  rewardId?: string
  /** Only results with this invoice ID. */
  invoiceId?: string
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
}

export interface ListConnectionsParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListBackfillsParams {
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListCustomersParams {
  /** Only the customer with exactly this email address. */
  email?: string
  /**
   * Your own ID, with or without the prefix `ext_`: the customers with this ID in all programs and
   * without one.
   */
  externalId?: string
  /** Part of the name, email address, or external ID. */
  search?: string
  /** The two-letter country code (ISO 3166-1). */
  country?: string
  /** Only customers who came through this link. */
  linkId?: string
  /** Only customers whom partners of this program referred, or who were identified with it. */
  programId?: string
  /** Only results of this partner. */
  partnerId?: string
  /** Whether to add the link, partner, and discount of each customer. */
  includeExpandedFields?: boolean
  /** The field to sort by. Defaults to `createdAt`. */
  sortBy?: 'createdAt' | 'saleAmount' | 'firstSaleAt'
  /** The field to sort by. Defaults to `createdAt`. */
  sort?: 'createdAt' | 'saleAmount' | 'firstSaleAt'
  /** The sort order. Defaults to `desc`. */
  sortOrder?: 'asc' | 'desc'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface GetCustomerParams {
  /** Whether to add the link, partner, and discount of each customer. */
  includeExpandedFields?: boolean
  /**
   * With an external ID: the program that the customer was identified with. Defaults to the customer
   * without a program.
   */
  programId?: string
}

export interface ListDiscountCodesParams {
  /** Only results of this partner. */
  partnerId?: string
  /** Only codes of this discount. */
  discountId?: string
  /** Only results of this link. */
  linkId?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListDiscountsParams {
  /** Only results of this program. */
  programId?: string
  /** Only results of this group. */
  groupId?: string
  /** Only results of this enrollment. */
  enrollmentId?: string
  /** If true, only archived results. By default, only results that aren’t archived. */
  archived?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListDomainsParams {
  /** Whether to include archived domains. */
  archived?: boolean
  /** Part of the name. */
  search?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListEventsParams {
  /** The type of event. Defaults to `clicks`. */
  event?: 'clicks' | 'leads' | 'sales'
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100. */
  limit?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
  /** The sort order by time. Defaults to `desc`, newest first. */
  sortOrder?: 'asc' | 'desc'
  /** Deprecated. Use `sortOrder`. */
  order?: 'asc' | 'desc'
  /** The field to sort by. */
  sortBy?: 'timestamp'
  /**
   * The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas,
   * or exclude values with a leading `-`.
   */
  continent?: string
  /**
   * The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  country?: string
  /**
   * The region code (ISO 3166-2), with or without the country. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  region?: string
  /**
   * The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  city?: string
  /**
   * The device type. Pass one value, several separated by commas, or exclude values with a leading
   * `-`.
   */
  device?: string
  /** The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
  browser?: string
  /**
   * The operating system. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  os?: string
  /**
   * How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one
   * value, several separated by commas, or exclude values with a leading `-`.
   */
  trigger?: string
  /**
   * Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them
   * (`false`).
   */
  qr?: 'true' | 'false'
  /**
   * The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  referer?: string
  /**
   * The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  refererUrl?: string
  /**
   * The destination URL without its query. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  url?: string
  /**
   * The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  linkId?: string
  /**
   * The domain of the link. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  domain?: string
  /**
   * The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  key?: string
  /**
   * Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  externalId?: string
  /**
   * The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tagId?: string
  /**
   * Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  tagIds?: string
  /**
   * The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or
   * exclude values with a leading `-`.
   */
  folderId?: string
  /** Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
  root?: 'true' | 'false'
  /**
   * The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tenantId?: string
  /**
   * The ID of the link’s partner. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  partnerId?: string
  /**
   * The ID of the group that the link’s partner is in now. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  groupId?: string
  /**
   * The ID of the link’s program. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  programId?: string
  /**
   * The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  customerId?: string
  /**
   * The UTM source of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_source?: string
  /**
   * The UTM medium of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_medium?: string
  /**
   * The UTM campaign of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_campaign?: string
  /**
   * The UTM term of the destination. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  utm_term?: string
  /**
   * The UTM content of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_content?: string
}

export interface ExportEventsParams {
  /** The type of event. Defaults to `clicks`. */
  event?: 'clicks' | 'leads' | 'sales'
  /** The file format. Defaults to `csv`. */
  format?: 'csv' | 'ndjson'
  /** The columns to include, separated by commas. NDJSON without it contains whole events. */
  columns?: string
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /**
   * The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas,
   * or exclude values with a leading `-`.
   */
  continent?: string
  /**
   * The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  country?: string
  /**
   * The region code (ISO 3166-2), with or without the country. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  region?: string
  /**
   * The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  city?: string
  /**
   * The device type. Pass one value, several separated by commas, or exclude values with a leading
   * `-`.
   */
  device?: string
  /** The browser. Pass one value, several separated by commas, or exclude values with a leading `-`. */
  browser?: string
  /**
   * The operating system. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  os?: string
  /**
   * How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one
   * value, several separated by commas, or exclude values with a leading `-`.
   */
  trigger?: string
  /**
   * Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them
   * (`false`).
   */
  qr?: 'true' | 'false'
  /**
   * The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  referer?: string
  /**
   * The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  refererUrl?: string
  /**
   * The destination URL without its query. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  url?: string
  /**
   * The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  linkId?: string
  /**
   * The domain of the link. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  domain?: string
  /**
   * The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  key?: string
  /**
   * Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  externalId?: string
  /**
   * The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tagId?: string
  /**
   * Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a
   * leading `-`.
   */
  tagIds?: string
  /**
   * The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or
   * exclude values with a leading `-`.
   */
  folderId?: string
  /** Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`). */
  root?: 'true' | 'false'
  /**
   * The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with
   * a leading `-`.
   */
  tenantId?: string
  /**
   * The ID of the link’s partner. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  partnerId?: string
  /**
   * The ID of the group that the link’s partner is in now. Pass one value, several separated by
   * commas, or exclude values with a leading `-`.
   */
  groupId?: string
  /**
   * The ID of the link’s program. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  programId?: string
  /**
   * The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several
   * separated by commas, or exclude values with a leading `-`.
   */
  customerId?: string
  /**
   * The UTM source of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_source?: string
  /**
   * The UTM medium of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_medium?: string
  /**
   * The UTM campaign of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_campaign?: string
  /**
   * The UTM term of the destination. Pass one value, several separated by commas, or exclude values
   * with a leading `-`.
   */
  utm_term?: string
  /**
   * The UTM content of the destination. Pass one value, several separated by commas, or exclude
   * values with a leading `-`.
   */
  utm_content?: string
}

export interface ListExchangeRatesParams {
  /** The ISO 4217 currency code. */
  currency?: string
  /** The UTC date. The rate applies to this day and the next seven days. */
  day?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListFoldersParams {
  /** Part of the name. */
  search?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListFraudFlagsParams {
  /** Only results with this status. */
  status?: 'open' | 'released' | 'rejected'
  /** Only results of this program. */
  programId?: string
  /** Only results of this partner. */
  partnerId?: string
  /** Only the flag of this commission. */
  commissionId?: string
  /** Only flags of this rule. */
  rule?: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListFundingAccountsParams {
  /** Whether to include replaced and removed accounts. */
  removed?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListGroupsParams {
  /** Only results of this program. */
  programId?: string
  /** Part of the name or slug. */
  search?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListImagesParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListImportsParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListImportLinesParams {
  /** Only results of this type. */
  kind?: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** Only results with this status. */
  status?: 'new' | 'ready' | 'skipped' | 'known' | 'done' | 'undone' | 'kept'
  /** Only rows that were skipped for this reason. */
  reason?: string
  /** The number of the last row on the previous page. */
  after?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListInboxEventsParams {
  /** Only results with this status. */
  status?: 'received' | 'retrying' | 'done' | 'ignored' | 'failed'
  /** Only events of this connection. */
  connectionId?: string
  /** The provider’s name of the event type. */
  type?: string
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListIntegrationsParams {
  /** The language of the text. */
  language?: 'en' | 'de'
}

export interface ListInvitationsParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListJobsParams {
  /** The status. Defaults to `failed`: events that aren’t retried automatically. */
  status?: 'failed' | 'waiting' | 'running'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListLedgerChecksParams {
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
  /** The number of results per page. */
  pageSize?: number
}

export interface ListLedgerEntriesParams {
  /** Only results of this program. */
  programId?: string
  /** The partner’s ID. With it, `balance` is also the partner’s. */
  partnerId?: string
  /** Only entries of this payout. */
  payoutId?: string
  /** Only entries of this ledger account. */
  account?: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  /** Only entries with this cause. */
  cause?: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** Only entries in this currency. */
  currency?: string
  /** The start of the posting date range, in ISO 8601 format. Dates are in UTC. */
  start?: string
  /** The end of the posting date range, exclusive. For example, 2031-06-01 includes May. */
  end?: string
  /** The sort order by posting date. Defaults to `asc`, oldest first. */
  sortOrder?: 'asc' | 'desc'
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ExportLedgerEntriesParams {
  /** Only results of this program. */
  programId?: string
  /** The partner’s ID. With it, `balance` is also the partner’s. */
  partnerId?: string
  /** Only entries of this payout. */
  payoutId?: string
  /** Only entries of this ledger account. */
  account?: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  /** Only entries with this cause. */
  cause?: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** Only entries in this currency. */
  currency?: string
  /** The start of the posting date range, in ISO 8601 format. Dates are in UTC. */
  start?: string
  /** The end of the posting date range, exclusive. For example, 2031-06-01 includes May. */
  end?: string
}

export interface ListStatementsParams {
  /** Only results of this program. */
  programId: string
  /** The start of the posting date range. Defaults to the beginning. */
  start?: string
  /** The end of the posting date range, exclusive. Defaults to now. */
  end?: string
  /** Part of the name or email address. */
  search?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListLinksParams {
  /** The domain. Pass one, several separated by commas, or exclude domains with a leading `-`. */
  domain?: string
  /** Deprecated. Use `tagIds`. */
  tagId?: string
  /** Links with at least one of these tags, separated by commas. */
  tagIds?: string | string[]
  /** Links with at least one of these tags, separated by commas. */
  tagNames?: string | string[]
  /**
   * The folder. Pass one, several separated by commas, exclude folders with a leading `-`, or
   * `unsorted` for links without a folder. Defaults to all links.
   */
  folderId?: string
  /** Part of the short link or the destination. */
  search?: string
  /** Not used, because API keys create links. */
  userId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /** Whether to include archived links. */
  showArchived?: boolean
  /** Whether to return only links that have a tag. */
  withTags?: boolean
  /** The field to sort by. Defaults to `createdAt`. */
  sortBy?: 'createdAt' | 'clicks' | 'saleAmount' | 'lastClicked'
  /** The field to sort by. Defaults to `createdAt`. */
  sort?: 'createdAt' | 'clicks' | 'saleAmount' | 'lastClicked'
  /** The sort order. Defaults to `desc`. */
  sortOrder?: 'asc' | 'desc'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface BulkDeleteLinksParams {
  /** Up to 100 IDs (`link_…`, or your own IDs with the prefix `ext_`), separated by commas. */
  linkIds: string | string[]
}

export interface CountLinksParams {
  /** The domain. Pass one, several separated by commas, or exclude domains with a leading `-`. */
  domain?: string
  /** Deprecated. Use `tagIds`. */
  tagId?: string
  /** Links with at least one of these tags, separated by commas. */
  tagIds?: string | string[]
  /** Links with at least one of these tags, separated by commas. */
  tagNames?: string | string[]
  /**
   * The folder. Pass one, several separated by commas, exclude folders with a leading `-`, or
   * `unsorted` for links without a folder. Defaults to all links.
   */
  folderId?: string
  /** Part of the short link or the destination. */
  search?: string
  /** Not used, because API keys create links. */
  userId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /** Whether to include archived links. */
  showArchived?: boolean
  /** Whether to return only links that have a tag. */
  withTags?: boolean
  /** The property to group by. */
  groupBy?: 'domain' | 'tagId' | 'userId' | 'folderId'
}

export interface GetLinkInfoParams {
  /** The domain. Without `key`, returns the link at the domain’s root. */
  domain?: string
  /** The part of the short link after the slash. */
  key?: string
  /** The link’s ID (`link_…`), or your own ID with the prefix `ext_`. */
  linkId?: string
  /** Your own ID, with or without the prefix `ext_`. */
  externalId?: string
}

export interface ListMailTemplatesParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface GetMailTemplateParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The language of the recipients. */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface DeleteMailTemplateParams {
  /** The ID of the program that the emails belong to. */
  programId: string
  /** The language of the recipients. */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface ListMailsParams {
  /** Only emails to this partner. */
  partnerId?: string
  /** The status. `kept` means that the server can’t send email. */
  status?: 'waiting' | 'sent' | 'kept' | 'failed'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListMembersParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface RemoveMemberParams {
  /** How to treat the webhooks that the member created. Defaults to `reassign`. */
  webhooks?: 'reassign' | 'end'
  /** How to treat the share links that the member created. Defaults to `end`. */
  shareLinks?: 'reassign' | 'end'
}

export interface ListMilestonesParams {
  /** Only results of this program. */
  programId?: string
  /** Only results of this group. */
  groupId?: string
  /** If true, only archived results. By default, only results that aren’t archived. */
  archived?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListPartnerTagsParams {
  /** The field to sort by. Defaults to `name`. */
  sortBy?: 'name' | 'createdAt'
  /** The sort order. Defaults to `asc`. */
  sortOrder?: 'asc' | 'desc'
  /** Part of the name. */
  search?: string
  /** The IDs of the tags to return, separated by commas. */
  ids?: string | string[]
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListPartnersParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string
  /** Only results with this status. */
  status?: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  /** Only results of this group. */
  groupId?: string
  /** Only partners in this country, as a two-letter code (ISO 3166-1). */
  country?: string
  /** Partners with at least one of these tags: IDs, separated by commas. */
  tagIds?: string
  /** The ID of a member, or `none` for no owner. */
  ownerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /** Only the partner with exactly this email address. */
  email?: string
  /** Part of the name, email address, company, or ID. */
  search?: string
  /** The field to sort by. Defaults to `totalSaleAmount`. */
  sortBy?: 'createdAt' | 'totalClicks' | 'totalLeads' | 'totalConversions' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  /** The sort order. Defaults to `desc`. */
  sortOrder?: 'asc' | 'desc'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface RetrievePartnerAnalyticsParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string
  /** Your own ID of the partner. */
  tenantId?: string
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string
  /** How to group the results. Defaults to `count`. */
  groupBy?: 'count' | 'timeseries' | 'top_links'
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
}

export interface ListPartnerApplicationsParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string
  /** Only results of this group. */
  groupId?: string
  /** Only partners in this country, as a two-letter code (ISO 3166-1). */
  country?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListPartnerLinksParams {
  /** The partner’s ID, such as `pn_…`. */
  partnerId?: string
  /** Your own ID of the partner. */
  tenantId?: string
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string
}

export interface GetPartnerParams {
  /** The ID of the program. Defaults to the oldest active program. */
  programId?: string
}

export interface ErasePartnerParams {
  /**
   * Whether to erase a partner with an unpaid balance, which is then canceled. Also requires
   * `payouts.write`. Defaults to false.
   */
  force?: boolean
}

export interface ListPartnerActivityParams {
  /** The kinds of entries to return, separated by commas. Defaults to all kinds. */
  kinds?: string
  /** The number of entries to return. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last entry on the previous page. */
  startingAfter?: string
}

export interface ListPartnerNotesParams {
  /** Whether to return only pinned notes, or others. */
  pinned?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ReadStatementParams {
  /** Only results of this program. */
  programId?: string
  /** The start of the posting date range. Defaults to the beginning. */
  start?: string
  /** The end of the posting date range, exclusive. Defaults to now. */
  end?: string
  /** The format. `html` is a printable page. Defaults to `json`. */
  format?: 'json' | 'csv' | 'html'
  /** The language of the text. Defaults to `Accept-Language`, or English for CSV. */
  locale?: string
}

export interface ListPayoutsParams {
  /** The payout provider, such as `credit` or `paypal`. */
  provider?: string
  /** Only results with this status. */
  status?: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled' | 'processed'
  /** Only results of this program. */
  programId?: string
  /** The partner’s ID. Takes precedence over `tenantId`. */
  partnerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /** The ID of the payout run. */
  invoiceId?: string
  /** The group. Pass one, several separated by commas, or exclude groups with a leading `-`. */
  groupId?: string
  /** The field to sort by. Defaults to `amount`. */
  sortBy?: 'amount' | 'initiatedAt' | 'paidAt'
  /** The sort order. Defaults to `desc`. */
  sortOrder?: 'asc' | 'desc'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface GetPayoutCalendarParams {
  /** Only results of this program. */
  programId: string
  /** The number of days to look ahead. Defaults to 42. */
  days?: number
}

export interface ListPayoutDraftsParams {
  /** Only results of this program. */
  programId?: string
  /** Only results with this status. */
  status?: 'open' | 'confirmed' | 'discarded' | 'expired'
  /** Only drafts that were created this way. */
  source?: 'preview' | 'request' | 'schedule'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface GetPayoutDraftParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ExportPayoutsParams {
  /** The payout provider, such as `credit` or `paypal`. */
  provider?: string
  /** Only results with this status. */
  status?: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled' | 'processed'
  /** Only results of this program. */
  programId?: string
  /** The partner’s ID. Takes precedence over `tenantId`. */
  partnerId?: string
  /** Only results for the partner with this tenant ID. */
  tenantId?: string
  /** The ID of the payout run. */
  invoiceId?: string
  /** The group. Pass one, several separated by commas, or exclude groups with a leading `-`. */
  groupId?: string
}

export interface ListPayoutFilesParams {
  /** Only results of this program. */
  programId?: string
  /** Only files of this payout run. */
  runId?: string
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListPayoutRunsParams {
  /** Only results of this program. */
  programId?: string
  /** Only results with this status. */
  status?: 'confirmed' | 'failed'
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface GetPayoutRunParams {
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListProgramsParams {
  /** Part of the name or slug. */
  search?: string
  /** If true, only archived results. By default, only results that aren’t archived. */
  archived?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListClosingsParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListRefundsParams {
  /** The sale’s ID (`evt_…`), as `POST /track/sale` returns it. */
  saleId?: string
  /** Only results with this invoice ID. */
  invoiceId?: string
  /** The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. */
  customerId?: string
  /** Only results of this program. */
  programId?: string
  /** Only results of this type. */
  kind?: 'refund' | 'chargeback'
  /** A predefined time range. `start` and `end` take precedence. */
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /**
   * The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time
   * zone.
   */
  start?: string
  /** The end of the time range. A date includes the whole day. Defaults to now. */
  end?: string
  /** The IANA name of the time zone. Defaults to UTC. */
  timezone?: string
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}

export interface ListRewardsParams {
  /** Only results of this program. */
  programId?: string
  /** Only results of this group. */
  groupId?: string
  /** Only results of this enrollment. */
  enrollmentId?: string
  /** Only results with this type of event. */
  event?: 'click' | 'lead' | 'sale' | 'referral'
  /** If true, only archived results. By default, only results that aren’t archived. */
  archived?: boolean
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListRewardVersionsParams {
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListTagsParams {
  /** The field to sort by. Defaults to `name`. */
  sortBy?: 'name' | 'createdAt'
  /** The sort order. Defaults to `asc`. */
  sortOrder?: 'asc' | 'desc'
  /** Part of the name. */
  search?: string
  /** The IDs of the tags to return, separated by commas. */
  ids?: string | string[]
  /** The page number, starting at 1. Defaults to 1. */
  page?: number
  /** The number of results per page. Defaults to 100, the maximum. */
  pageSize?: number
}

export interface ListWebhookDeliveriesParams {
  /** Only results with this status. */
  status?: 'waiting' | 'delivered' | 'failed'
  /** Only results with this type of event. */
  event?: 'link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed' | 'webhook.test'
  /** Only deliveries about this object. */
  subject?: string
  /** The page number, starting at 1. */
  page?: number
  /** The number of results per page. */
  pageSize?: number
  /** A cursor: the ID of the last item on the previous page. Returns the items after it. */
  startingAfter?: string
  /** A cursor: the ID of the first item on the next page. Returns the items before it. */
  endingBefore?: string
}
