// Made by `bun run generate` from the API’s description.

export interface AccessLink {
  /** Works once. Give it to the partner alone */
  url: string
  purpose: 'invite' | 'sign_in'
  expiresAt: string
}

export interface AccountBalances {
  /** What was promised, negative, in minor units of the currency */
  expense: number
  /** Earned, in the holding period, in minor units of the currency */
  accrued: number
  /** May be paid out, in minor units of the currency */
  payable: number
  /** With a payout provider, in minor units of the currency */
  inTransit: number
  /** Arrived, in minor units of the currency */
  paid: number
}

export interface AddImportFileParams {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** From 0, in the order of the file */
  part: number
  /** The part as text */
  text?: string
  /** The part’s bytes, in whatever encoding */
  base64?: string
}

export interface Annotation {
  /** The entry of the audit log, aud_… */
  id: string
  /** When it changed, ISO 8601 */
  at: string
  kind: 'reward' | 'attribution'
  action: 'created' | 'changed' | 'archived' | 'restored' | 'deleted'
  rewardId: string | null
  /** What the reward pays: click, lead or sale */
  event: string | null
  /** The group that earns it; null: a single partner does */
  group: string | null
  /** What changed, as the API calls it */
  fields: string[]
  /** The new one, where it changed */
  attributionModel: string | null
}

export interface ApprovePartnerApplicationParams {
  /** pn_… */
  partnerId: string
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /** The group to put the partner into */
  groupId?: string | null
}

export interface ApprovePartnerApplicationResult {
  partnerId: string
}

export interface ApprovePartnerParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /** The group to put the partner into */
  groupId?: string | null
}

export interface ArchivePartnerByIdParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface AuditCheck {
  /** Whether no problems were found */
  ok: boolean
  checkedAt: string
  entries: number
  /** Entries whose values were erased with the person */
  erased: number
  first: AuditCheckFirst | null
  last: AuditCheckLast | null
  problemCount: number
  /** First 100 problems */
  problems: AuditCheckProblem[]
}

export interface AuditCheckFirst {
  number: number
  createdAt: string
  hash: string
}

export interface AuditCheckLast {
  number: number
  createdAt: string
  hash: string
}

export interface AuditCheckProblem {
  number: number | null
  entryId: string | null
  kind: 'changed' | 'missing' | 'gap' | 'hash' | 'unnumbered' | 'noted'
  sentence: string
}

export interface AuditEntry {
  id: string
  createdAt: string
  actor: AuditEntryActor
  /** Where the request came from; null: it was no request */
  address: string | null
  /** The `X-Request-Id` of the answer. Changes of one request have the same */
  requestId: string | null
  type: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  action: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  resource: AuditEntryResource
  /**
   * What there was: of an update, the values that changed, money in minor units; secrets are
   * `[secret]`
   */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** When the person whom it was about was erased, and what it said with them */
  erasedAt: string | null
  /** Position in the workspace’s log, starting at 1, in commit order */
  number: number | null
  /** SHA-256 of the entry and the hash before it */
  hash: string | null
}

export interface AuditEntryActor {
  /** `system`: a job, the command line (`cli`) or a public page; `database`: SQL beside the server */
  type: 'member' | 'key' | 'partner' | 'embed' | 'browser' | 'system' | 'database'
  /** Of a member, key, partner or session; else a name */
  id: string
  /** What they are called now */
  name: string | null
}

export interface AuditEntryResource {
  id: string
  /** What it was called then; where it has no name, the partner whom it is about */
  name: string | null
}

export interface Authorization {
  /** The provider’s page to send the member to */
  url: string
}

export interface AuthorizeConnectionParams {
  provider: string
  /** What you call it */
  name: string
  /** What else the provider needs, by the fields that GET /integrations lists */
  details?: Record<string, string>
  /** Renews the access of this connection */
  connectionId?: string
}

export interface Backfill {
  id: string
  connectionId: string
  dryRun: boolean
  /** What is older was left out; ISO 8601 */
  since: string
  status: 'running' | 'done' | 'failed' | 'canceled'
  /** How many pages were read */
  pages: number
  /** How many objects the pages had */
  seen: number
  /** How many of them came to the inbox; the rest was there */
  added: number
  /** Of a dry run: how many of them say that there is a lead */
  leads: number
  /** Of a dry run: how many are sales */
  sales: number
  amounts: BackfillAmount[]
  /** Of a dry run: how many would fail */
  problems: number
  /** Why, for the first 50 of them */
  reasons: BackfillReason[]
  /** Why it failed, or waits */
  reason: string | null
  createdAt: string
  updatedAt: string
}

export interface BackfillAmount {
  currency: string
  /** What the sales are worth, in minor units */
  amount: string
}

export interface BackfillReason {
  event: string
  reason: string
}

export interface BanPartnerByIdParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  reason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse'
}

export interface BanPartnerParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  reason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse'
}

export interface BanPartnerResult {
  partnerId: string
}

export interface BulkCreateLinksParams {
  /** The destination. http, https or an app scheme; example.com gets https:// */
  url: string
  /** Default: your primary domain */
  domain?: string
  /** The part after the slash. Default: 7 random characters */
  key?: string
  /** Your own id, unique in the workspace. ext_<it> finds the link again */
  externalId?: string | null
  /** Length of a random key; default 7 */
  keyLength?: number
  /** Put before a random key: prefix/key */
  prefix?: string
  /** The tenant of yours that the link belongs to */
  tenantId?: string | null
  /** The program whose partner promotes the link */
  programId?: string | null
  /** The partner who promotes the link */
  partnerId?: string | null
  /** Track leads and sales. Default: the switch of the workspace */
  trackConversion?: boolean
  /** Hidden from lists; it goes on redirecting */
  archived?: boolean
  /** Whoever has the link may see its figures */
  publicStats?: boolean
  /** Previews in chats and feeds show title, description and image of the link */
  proxy?: boolean
  /** Show the destination below the short address */
  rewrite?: boolean
  /** Search engines may list the short link */
  doIndex?: boolean
  /** Notes of yours */
  comments?: string | null
  /** When the link stops, as an ISO 8601 time */
  expiresAt?: string | null
  /** Where visitors go after that */
  expiredUrl?: string | null
  /** Title of the preview */
  title?: string | null
  /** Text of the preview */
  description?: string | null
  /** Picture of the preview: an http(s) address */
  image?: string | null
  /** Video of the preview: an http(s) address */
  video?: string | null
  /** Destination on iPhone and iPad */
  ios?: string | null
  /** Destination on Android */
  android?: string | null
  /** Destinations by country code */
  geo?: Record<string, string> | null
  /** The ids of the tags: an array, or a text with commas */
  tagIds?: string | string[] | null
  /** The names of the tags, in any case: an array, or a text with commas */
  tagNames?: string | string[] | null
  /** One tag. Deprecated: use tagIds */
  tagId?: string | null
  /** The folder that holds the link */
  folderId?: string | null
  /** Visitors must enter it. Stored as a hash and never shown */
  password?: string | null
  /** Also set in the destination */
  utm_source?: string | null
  /** Also set in the destination */
  utm_medium?: string | null
  /** Also set in the destination */
  utm_campaign?: string | null
  /** Also set in the destination */
  utm_term?: string | null
  /** Also set in the destination */
  utm_content?: string | null
  /** Sets the parameter ref in the destination */
  ref?: string | null
  /** An A/B test: 2 to 4 destinations whose percentages sum to 100 */
  testVariants?: unknown[] | null
  /** Default: now */
  testStartedAt?: string | null
  /** When the test ends; from then on all visitors go to url */
  testCompletedAt?: string | null
  /** Not used */
  webhookIds?: string[] | null
}

export interface BulkCreateLinksResultFailure {
  error: string
  code: string
  link: BulkCreateLinksResultFailureLink
}

export interface BulkCreateLinksResultFailureLink {
  id?: string
  externalId?: string | null
  url?: string
  domain?: string
  key?: string
}

export interface BulkDeleteLinksResult {
  deletedCount: number
}

export interface BulkInvitePartnersInvitation {
  email: string
  /** Full name, or that of the company. Default: the e-mail address */
  name?: string | null
  /** Unique in the workspace; the key of the first link is made of it */
  username?: string | null
  /** An http or https address of a picture */
  image?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** The legal name of a company */
  companyName?: string | null
  /** The postal address, as statements say it */
  address?: string | null
  /** Who the partner is */
  description?: string | null
  /**
   * The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner
   * first reads the dashboard in
   */
  locale?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the group "default" */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** From you; stands in the mail */
  note?: string | null
}

export interface BulkInvitePartnersParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  invitations: BulkInvitePartnersInvitation[]
}

export interface BulkInvitePartnersResultFailure {
  email: string
  error: string
  code: string
}

export interface BulkRestoreLinksParams {
  linkIds: string[]
}

export interface BulkRestoreLinksResult {
  restoredCount: number
}

export interface BulkUpdateCommissionsParams {
  commissionIds: string[]
  /**
   * refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be
   * changed: take it back with a negative commission.
   */
  status: 'pending' | 'hold' | 'refunded' | 'duplicate' | 'canceled' | 'fraud'
}

export interface BulkUpdateCommissionsResult {
  id: string
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
}

export interface BulkUpdateLinksData {
  /** The destination. http, https or an app scheme; example.com gets https:// */
  url?: string
  /** The tenant of yours that the link belongs to */
  tenantId?: string | null
  /** The program whose partner promotes the link */
  programId?: string | null
  /** The partner who promotes the link */
  partnerId?: string | null
  /** Track leads and sales. Default: the switch of the workspace */
  trackConversion?: boolean
  /** Hidden from lists; it goes on redirecting */
  archived?: boolean
  /** Whoever has the link may see its figures */
  publicStats?: boolean
  /** Previews in chats and feeds show title, description and image of the link */
  proxy?: boolean
  /** Show the destination below the short address */
  rewrite?: boolean
  /** Search engines may list the short link */
  doIndex?: boolean
  /** Notes of yours */
  comments?: string | null
  /** When the link stops, as an ISO 8601 time */
  expiresAt?: string | null
  /** Where visitors go after that */
  expiredUrl?: string | null
  /** Title of the preview */
  title?: string | null
  /** Text of the preview */
  description?: string | null
  /** Picture of the preview: an http(s) address */
  image?: string | null
  /** Video of the preview: an http(s) address */
  video?: string | null
  /** Destination on iPhone and iPad */
  ios?: string | null
  /** Destination on Android */
  android?: string | null
  /** Destinations by country code */
  geo?: Record<string, string> | null
  /** The ids of the tags: an array, or a text with commas */
  tagIds?: string | string[] | null
  /** The names of the tags, in any case: an array, or a text with commas */
  tagNames?: string | string[] | null
  /** One tag. Deprecated: use tagIds */
  tagId?: string | null
  /** The folder that holds the link */
  folderId?: string | null
  /** Visitors must enter it. Stored as a hash and never shown */
  password?: string | null
  /** Also set in the destination */
  utm_source?: string | null
  /** Also set in the destination */
  utm_medium?: string | null
  /** Also set in the destination */
  utm_campaign?: string | null
  /** Also set in the destination */
  utm_term?: string | null
  /** Also set in the destination */
  utm_content?: string | null
  /** Sets the parameter ref in the destination */
  ref?: string | null
  /** An A/B test: 2 to 4 destinations whose percentages sum to 100 */
  testVariants?: unknown[] | null
  /** Default: now */
  testStartedAt?: string | null
  /** When the test ends; from then on all visitors go to url */
  testCompletedAt?: string | null
  /** Not used */
  webhookIds?: string[] | null
}

export interface BulkUpdateLinksParams {
  linkIds?: string[]
  externalIds?: string[]
  data: BulkUpdateLinksData
}

export interface BulkUpdateLinksResultFailure {
  error: string
  code: string
  link: BulkCreateLinksResultFailureLink
}

export interface ChangeRoleParams {
  /**
   * owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing:
   * payouts
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** What becomes of the webhooks that the member created; default: reassign */
  webhooks?: 'reassign' | 'end'
  /** What becomes of the share links that the member created; default: end */
  shareLinks?: 'reassign' | 'end'
}

export interface ChangedMember {
  /** Of the person, the same in every workspace */
  id: string
  email: string
  name: string
  /**
   * owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing:
   * payouts
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** Since when */
  createdAt: string
  /** The keys, webhooks, share links and invitations that the member created */
  access: EndedAccess[]
}

export interface CheckInvitationsParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  invitations: BulkInvitePartnersInvitation[]
}

export interface CheckInvitationsResult {
  email: string
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned' | null
  /** Why this invitation would fail; null: it would not */
  error: string | null
  code: string | null
  /** The field that is wrong, where it is one */
  path: string | null
}

export interface ClearTestDataParams {
  /** The slug of the test workspace: everything in it is deleted */
  confirm: string
}

export interface CloseMonthParams {
  /** In UTC */
  month: string
}

export interface Closing {
  programId: string
  month: string
  /** ISO 8601 */
  closedAt: string
  /** Who closed it */
  closedBy: string
  /** Of all partners, by currency, as they were stored when the month was closed */
  balances: ClosingBalance[]
}

export interface ClosingBalance {
  currency: string
  opening: AccountBalances
  closing: AccountBalances
}

export interface Commission {
  id: string
  type: 'click' | 'lead' | 'sale' | 'referral' | 'custom'
  /** The sale in minor units of the currency; 0 for clicks, leads and manual ones */
  amount: number
  /** What the partner gets, after refunds; negative for a claw-back */
  earnings: number
  /** The program's */
  currency: string
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  invoiceId: string | null
  description: string | null
  quantity: number
  metadata: Record<string, unknown> | null
  createdAt: string
  updatedAt: string
  paidAt: string | null
  programId: string
  enrollmentId: string
  /** The lead or sale: GET /events/{id} explains it */
  eventId: string | null
  payoutId: string | null
  /** For a referral: the commission it is a share of */
  sourceId: string | null
  /** For a claw-back: the commission it takes back */
  reversesId: string | null
  /** For a bonus: the milestone that was reached */
  milestoneId: string | null
  holdReason: 'fraud' | 'client_side' | 'existing_customer' | 'rate_missing' | 'manual' | null
  /** When the holding period ends */
  maturesAt: string
  partner: CommissionPartner
  customer: CommissionCustomer | null
}

export interface CommissionCustomer {
  id: string
  externalId: string
  name: string | null
  email: string | null
  avatar: string | null
  country: string | null
  sales: number
  /** Net revenue in saleCurrency */
  saleAmount: number
  saleCurrency: string
  createdAt: string
  firstSaleAt: string | null
}

export interface CommissionDetail {
  id: string
  type: 'click' | 'lead' | 'sale' | 'referral' | 'custom'
  /** The sale in minor units of the currency; 0 for clicks, leads and manual ones */
  amount: number
  /** What the partner gets, after refunds; negative for a claw-back */
  earnings: number
  /** The program's */
  currency: string
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
  invoiceId: string | null
  description: string | null
  quantity: number
  metadata: Record<string, unknown> | null
  createdAt: string
  updatedAt: string
  paidAt: string | null
  programId: string
  enrollmentId: string
  /** The lead or sale: GET /events/{id} explains it */
  eventId: string | null
  payoutId: string | null
  /** For a referral: the commission it is a share of */
  sourceId: string | null
  /** For a claw-back: the commission it takes back */
  reversesId: string | null
  /** For a bonus: the milestone that was reached */
  milestoneId: string | null
  holdReason: 'fraud' | 'client_side' | 'existing_customer' | 'rate_missing' | 'manual' | null
  /** When the holding period ends */
  maturesAt: string
  partner: CommissionPartner
  customer: CommissionCustomer | null
  explanation: CommissionExplanation
  receipt: Receipt
  reversals: CommissionReversal[]
  /** What the ledger has of it */
  postings: CommissionPosting[]
}

export interface CommissionExplanation {
  event: CommissionExplanationEvent | null
  reward: CommissionExplanationReward | null
  conversion: CommissionExplanationConversion | null
  /** From the event to the amount, a sentence a step */
  steps: string[]
}

export interface CommissionExplanationConversion {
  amountMinor: number
  currency: string
  rate: string
  source: string
  day: string
}

export interface CommissionExplanationEvent {
  type: string
  id: string | null
  at: string
}

export interface CommissionExplanationReward {
  id: string
  version: number
  /** Which modifier decided, from 0; null: none */
  modifier: number | null
  /** Which tier was reached before, from 0; null: none */
  tier: number | null
}

export interface CommissionPartner {
  id: string
  name: string
  email: string | null
  image: string | null
  payoutsEnabledAt: string | null
  country: string | null
  groupId: string | null
  tenantId: string | null
}

export interface CommissionPosting {
  id: string
  cause: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** When it happened */
  createdAt: string
  /** Under which the books show it */
  bookingDate: string
  entries: CommissionPostingEntry[]
}

export interface CommissionPostingEntry {
  account: string
  currency: string
  amount: number
}

export interface CommissionReversal {
  eventId: string
  kind: 'refund' | 'chargeback' | 'reversal' | 'manual' | 'milestone'
  amount: number
  clawbackId: string | null
  createdAt: string
}

export interface CompleteConnectionParams {
  provider: string
  /** The query of the address that the member came back to */
  query: Record<string, string>
}

export interface CompletePayoutParams {
  /** How you find the payment again */
  reference?: string | null
}

export interface ConditionAttribute {
  attribute: string
  label: string
  type: string
  events: ('click' | 'lead' | 'sale' | 'referral')[]
  operators: ConditionAttributeOperator[]
  /** All values there are, if few */
  choices: string[] | null
}

export interface ConditionAttributeOperator {
  name: string
  label: string
  list: boolean
}

export interface ConfirmPayoutDraftParams {
  /** Of the draft that you were shown: another one is a 409 */
  digest?: string
}

export interface ConfirmPayoutDraftResult {
  id: string
  programId: string
  /** As it was sent; null: none, or by schedule */
  key: string | null
  /** The draft that it paid; null: what was due then */
  draftId: string | null
  confirmedBy: string
  /** failed: a scheduled run that has paid nobody */
  status: 'confirmed' | 'failed'
  /** Of a failed run: why */
  error: string | null
  /** How often a scheduled run was tried */
  attempts: number
  /** ISO 8601. Of a failed run: when it is tried again; null: never */
  nextAttemptAt: string | null
  /** Somebody else than the creator of its draft confirmed it */
  approved: boolean
  /** ISO 8601 */
  createdAt: string
  payoutCount: number
  totals: PayoutRunTotal[]
  /** The key had been used: nothing was paid by this call */
  repeated: boolean
  /** The first 100 */
  payouts: Payout[]
  /** Whether there are more than these: GET /payouts?invoiceId= lists all */
  payoutsTruncated: boolean
  /** To upload at your bank */
  files: PayoutFile[]
}

export interface ConfirmPayoutsParams {
  programId: string
  /** Only these partners; none or left out: everybody */
  partnerIds?: string[]
  /** At most so much in all, in minor units of the program’s currency */
  maxAmount?: number
  /** The preview’s amount: exactly what that preview showed is paid, or nothing */
  expectedAmount?: number
  /** Names the run: the same request again answers the first run, another one with the key is a 409 */
  key?: string
}

export interface ConfirmPayoutsResult {
  id: string
  programId: string
  /** As it was sent; null: none, or by schedule */
  key: string | null
  /** The draft that it paid; null: what was due then */
  draftId: string | null
  confirmedBy: string
  /** failed: a scheduled run that has paid nobody */
  status: 'confirmed' | 'failed'
  /** Of a failed run: why */
  error: string | null
  /** How often a scheduled run was tried */
  attempts: number
  /** ISO 8601. Of a failed run: when it is tried again; null: never */
  nextAttemptAt: string | null
  /** Somebody else than the creator of its draft confirmed it */
  approved: boolean
  /** ISO 8601 */
  createdAt: string
  payoutCount: number
  totals: PayoutRunTotal[]
  /** The key had been used: nothing was paid by this call */
  repeated: boolean
  /** The first 100 */
  payouts: Payout[]
  /** Whether there are more than these: GET /payouts?invoiceId= lists all */
  payoutsTruncated: boolean
  /** To upload at your bank */
  files: PayoutFile[]
}

export interface ConnectFundingAccountParams {
  provider: string
  /** What you call the account */
  name: string
  /** The fields of the provider, as GET /payout-providers lists them */
  details: Record<string, string>
}

export interface Connection {
  id: string
  provider: string
  name: string
  /** The end of the secret, or the name of the account */
  masked: string
  /** The provider’s id of the account */
  accountId: string | null
  /** What was entered; of secret values the ends */
  details: Record<string, string>
  /** Connected on the provider’s page */
  authorized: boolean
  /** Where the provider sends its events */
  webhookUrl: string
  polling: ConnectionPolling | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  removedAt: string | null
}

export interface ConnectionPolling {
  /** How often the provider is asked */
  everyMinutes: number
  /** When the provider last answered; ISO 8601 */
  lastPolledAt: string | null
  /** When the provider is asked next; ISO 8601. Null: not until the keys of the connection change */
  nextPollAt: string | null
  /** When it failed last, if it has failed since; ISO 8601 */
  lastFailedAt: string | null
  /** Why it failed */
  reason: string | null
}

export interface ConnectionTest {
  /** A signed event has arrived, and the last one did not fail */
  working: boolean
  /** What to do next */
  message: string
  /** ISO 8601 */
  lastEventAt: string | null
}

export interface CopiedSettings {
  /** The mode of the workspace that was read */
  from: 'live' | 'test'
  /** Names the settings of both sides before; for ifState */
  state: string
  changes: CopiedSettingsChange[]
}

export interface CopiedSettingsChange {
  type: 'workspace' | 'hostname' | 'program' | 'group' | 'reward' | 'discount' | 'milestone'
  action: 'created' | 'updated' | 'archived'
  /** Of the thing, with its program and group */
  name: string
  /** What changes; empty for what is new or ends */
  fields: string[]
}

export interface CopySettingsParams {
  /**
   * workspace: currency, time zone, tracking and attribution; hostnames: those that are missing are
   * added; programs: programs and groups with their texts, but not the addresses and link domains of
   * those that exist; rewards: rewards, discounts and milestones of groups; mails: the words of
   * mails to partners
   */
  parts: ('workspace' | 'hostnames' | 'programs' | 'rewards' | 'mails')[]
  /** true: says what would change, and changes nothing. Default: false */
  dryRun?: boolean
  /** The state that a dry run answered: 409 when settings were changed since */
  ifState?: string
}

export interface CountLinksResultOption2 {
  domain?: string
  tagId?: string | null
  userId?: string | null
  folderId?: string | null
  _count: number
}

export interface CreateBackfillParams {
  /** Only counts what would be recorded. Default: false */
  dryRun?: boolean
  /** When it happened, as ISO 8601 with an offset. Default: now. For moving in older data */
  since?: string
}

export interface CreateCommissionCustomer {
  externalId: string
  name?: string | null
  email?: string | null
  avatar?: string | null
  country?: string | null
  /** Not used */
  stripeCustomerId?: string | null
}

export interface CreateCommissionLead {
  eventName?: string | null
  /** An object of your own facts: at most 10,000 characters as JSON, or null */
  metadata?: unknown
}

export interface CreateCommissionParams {
  type: 'custom' | 'lead' | 'sale'
  partnerId?: string | null
  /** Instead of partnerId */
  tenantId?: string | null
  programId?: string | null
  /** ISO 8601 with an offset. Default: now */
  date?: string | null
  /** custom: minor units; negative takes something back and needs a description */
  amount?: number
  /** custom: must be the program's */
  currency?: string | null
  description?: string | null
  /** custom: your own id of it. Repeating it records nothing */
  externalId?: string | null
  /** lead, sale: cus_… or ext_<externalId> */
  customerId?: string | null
  customer?: CreateCommissionCustomer | null
  /** lead, sale: default: the partner's oldest link */
  linkId?: string | null
  lead?: CreateCommissionLead | null
  /** Deprecated: use lead.eventName */
  leadEventName?: string | null
  /** ISO 8601 with an offset. Default: now */
  leadEventDate?: string | null
  sale?: CreateCommissionSale | null
  /** Deprecated: use sale.amount */
  saleAmount?: number | null
  /** ISO 8601 with an offset. Default: now */
  saleEventDate?: string | null
  /** Deprecated: use sale.invoiceId */
  invoiceId?: string | null
  /** sale: the same as metadata.productId */
  productId?: string | null
  /** Not possible here: must not be true */
  importStripeInvoices?: boolean | null
}

export interface CreateCommissionResult {
  success: boolean
  message: string
  id: string
}

export interface CreateCommissionSale {
  /** Everything that the customer paid, in minor units */
  amount?: number | null
  /** Tax that the amount contains. Default: 0 */
  tax?: number | null
  /** Shipping that the amount contains, without its tax. Default: 0 */
  shipping?: number | null
  /** Fees that the amount contains and you do not keep, such as those of a payment. Default: 0 */
  fee?: number | null
  /** The products of the sale. Together at most the amount without tax and shipping */
  lineItems?: unknown[] | null
  currency?: string
  eventName?: string | null
  paymentProcessor?: 'stripe' | 'shopify' | 'polar' | 'paddle' | 'lemon-squeezy' | 'apple' | 'revenuecat' | 'dub' | 'custom' | 'lemonsqueezy'
  invoiceId?: string | null
  /** An object of your own facts: at most 10,000 characters as JSON, or null */
  metadata?: unknown
}

export interface CreateConnectionParams {
  provider: string
  /** What you call it */
  name: string
  /** What the provider signs its events with; never shown again */
  secret: string
  /** What else the provider needs, by the fields that GET /integrations lists */
  details?: Record<string, string>
}

export interface CreateCustomerParams {
  /** The customer's id in your own system */
  externalId: string
  /** Full name */
  name?: string | null
  email?: string | null
  /** An http or https address of a picture */
  avatar?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
}

export interface CreateDiscountCodeParams {
  /** Or tenantId */
  partnerId?: string
  /** Your own id of the partner */
  tenantId?: string
  /** The partner's link: link_… or ext_<your own id>. A link has one code */
  linkId: string
  /** Letters, digits, - and _. Default: drawn from the partner's name */
  code?: string
}

export interface CreateDiscountParams {
  programId?: string | null
  groupId?: string | null
  enrollmentId?: string | null
  /** In place of enrollmentId; with programId, unless there is one program only */
  partnerId?: string | null
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  /** For partners and customers, in your own words */
  description?: string | null
  /** Who takes it off: custom is your own checkout. Default: custom */
  provider?: 'stripe' | 'shopify' | 'custom'
  /** The provider's coupon */
  couponId?: string | null
  /** The coupon in the provider's test mode */
  couponTestId?: string | null
}

export interface CreateDomainParams {
  /** A host that leads to this server; for development with a port */
  slug: string
  /** New links get it when they name none, once it is verified */
  primary?: boolean
  /** Hidden from lists; its links go on redirecting */
  archived?: boolean
  /** Where visitors of the bare domain go */
  placeholder?: string | null
  /** Where visitors of expired links go */
  expiredUrl?: string | null
  /** Where visitors of unknown links go */
  notFoundUrl?: string | null
  /** A picture for its QR codes: an http(s) address */
  logo?: string | null
  /** Not used */
  assetLinks?: string | null
  /** Not used */
  appleAppSiteAssociation?: string | null
}

export interface CreateEmbedTokenParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  partner?: CreateEmbedTokenPartner
  /** The page that may use it. Default: the first that does */
  origin?: string | null
  /** What the page may do besides reading, which is always included. Default: nothing */
  scopes?: ('read' | 'links.write' | 'settings.write' | 'invitation.accept')[]
  /** Seconds; default 7200 */
  expiresIn?: number
}

export interface CreateEmbedTokenPartner {
  email: string
  /** Full name, or that of the company. Default: the e-mail address */
  name?: string | null
  /** Unique in the workspace; the key of the first link is made of it */
  username?: string | null
  /** An http or https address of a picture */
  image?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** The legal name of a company */
  companyName?: string | null
  /** The postal address, as statements say it */
  address?: string | null
  /** Who the partner is */
  description?: string | null
  /**
   * The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner
   * first reads the dashboard in
   */
  locale?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the group "default" */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
}

export interface CreateEmbedTokenResult {
  /** svc_es_…, shown this once: for that page and no other */
  publicToken: string
  /** ISO 8601 */
  expires: string
}

export interface CreateFolderParams {
  /** Unique in the workspace */
  name: string
  description?: string | null
  accessLevel?: 'write' | 'read' | null
}

export interface CreateGroupAllowedDestination {
  domain: string
  /** What the path begins with; default: / */
  path?: string
  /** domain: every path that begins so; exact: that path alone. Default: domain */
  match?: 'domain' | 'exact'
}

export interface CreateGroupDefaultLink {
  /** An http(s) address */
  url: string
}

export interface CreateGroupLanding {
  title: string
  subtitle?: string
  image?: CreateGroupLandingImage | null
  blocks?: CreateGroupLandingBlock[]
}

export interface CreateGroupLandingBlock {
  type: 'text' | 'image' | 'files' | 'questions' | 'calculator' | 'testimonials'
  /** Of a text: Markdown */
  text?: string
  /** Of an image: its http(s) address */
  url?: string
  /** Of an image: what it shows */
  alt?: string
  files?: GroupLandingBlockFilesFile[]
  questions?: GroupLandingBlockQuestionsQuestion[]
  testimonials?: CreateGroupLandingBlockTestimonial[]
  /** Of a calculator: one sale, in minor units of the program’s currency */
  saleAmount?: number
  /** Of a calculator: how far its slider goes */
  maxSales?: number
}

export interface CreateGroupLandingBlockTestimonial {
  quote: string
  /** Who said it */
  name: string
  /** What they do */
  role?: string
}

export interface CreateGroupLandingImage {
  /** Its http(s) address */
  url: string
  /** What it shows */
  alt?: string
}

export interface CreateGroupMoveRule {
  attribute: 'totalLeads' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  /** From; amounts in minor units of the program’s currency */
  gte: number
  /** Up to, but not including */
  lt?: number
}

export interface CreateGroupParams {
  programId: string
  name: string
  /** Lower-case letters, digits and dashes; unique in the program */
  slug?: string
  /** Default: gray */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** null: the program’s */
  holdingPeriodDays?: number | null
  /** null: as in the program */
  autoApprove?: boolean | null
  /** What partners hand out: a short link, or the destination with ?via=. Default: short */
  linkStructure?: 'short' | 'query'
  /** Made for each new partner. Empty: one to the address of the program */
  defaultLinks?: CreateGroupDefaultLink[]
  /** Where links that partners add may lead. Empty: to the site of the program */
  allowedDestinations?: CreateGroupAllowedDestination[]
  /** Links of one partner; default: 10 */
  maxLinks?: number
  /** Partners for whom all of these hold move into the group. Empty: nobody does */
  moveRules?: CreateGroupMoveRule[]
  /** The http(s) address of a picture */
  logo?: string | null
  /** #rrggbb */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  applicationForm?: unknown[] | null
  resources?: unknown[] | null
}

export interface CreateImageParams {
  /** The bytes of a PNG, JPEG, GIF or WebP in base64; at most 512 KB of them */
  data: string
}

export interface CreateImportFormat {
  /** Default: . */
  decimalMark?: '.' | ','
  /** Default: major, as 19.99 */
  amounts?: 'major' | 'minor'
  /** How dates with slashes or dots are read */
  dates?: 'iso' | 'dmy' | 'mdy'
}

export interface CreateImportParams {
  source: string
  /** What you call it */
  name?: string
  programId?: string | null
  /** Of new partners; default: default */
  groupId?: string | null
  /** Tells apart sources whose ids may be the same: `old-shop` */
  origin?: string
  /** What the source asks for, such as a key; kept only while it is read */
  settings?: Record<string, string>
  /**
   * What becomes of commissions that the source has not paid: they mature as configured, or are held
   * for a person. Default: mature
   */
  unpaid?: 'mature' | 'hold'
  format?: CreateImportFormat
}

export interface CreateKeyParams {
  /** What it is for */
  name: string
  /**
   * Some of all, read, links.read, links.write, conversions.write, customers.read, customers.write,
   * analytics.read, analytics.write, program.read, program.write, payouts.write, mails.read,
   * mails.write, privacy.write, members.read, members.write, workspace.read, workspace.write,
   * audit.read; no more than the calling key has
   */
  scopes: string[]
  /** ISO 8601, in the future; default: never */
  expiresAt?: string | null
}

export interface CreateKeyResult {
  id: string
  /** What it is for */
  name: string
  /** Enough of the key to recognise it */
  partialKey: string
  scopes: ('all' | 'read' | 'links.read' | 'links.write' | 'conversions.write' | 'customers.read' | 'customers.write' | 'analytics.read' | 'analytics.write' | 'program.read' | 'program.write' | 'payouts.write' | 'mails.read' | 'mails.write' | 'privacy.write' | 'members.read' | 'members.write' | 'workspace.read' | 'workspace.write' | 'audit.read')[]
  /** The person who created it, per_… */
  createdBy: string | null
  /** The last use, to the minute */
  lastUsedAt: string | null
  /** When it stops working */
  expiresAt: string | null
  /** When it was created */
  createdAt: string
  /** The secret. Store it now: it is never shown again */
  key: string
}

export interface CreateLinkParams {
  /** The destination. http, https or an app scheme; example.com gets https:// */
  url: string
  /** Default: your primary domain */
  domain?: string
  /** The part after the slash. Default: 7 random characters */
  key?: string
  /** Your own id, unique in the workspace. ext_<it> finds the link again */
  externalId?: string | null
  /** Length of a random key; default 7 */
  keyLength?: number
  /** Put before a random key: prefix/key */
  prefix?: string
  /** The tenant of yours that the link belongs to */
  tenantId?: string | null
  /** The program whose partner promotes the link */
  programId?: string | null
  /** The partner who promotes the link */
  partnerId?: string | null
  /** Track leads and sales. Default: the switch of the workspace */
  trackConversion?: boolean
  /** Hidden from lists; it goes on redirecting */
  archived?: boolean
  /** Whoever has the link may see its figures */
  publicStats?: boolean
  /** Previews in chats and feeds show title, description and image of the link */
  proxy?: boolean
  /** Show the destination below the short address */
  rewrite?: boolean
  /** Search engines may list the short link */
  doIndex?: boolean
  /** Notes of yours */
  comments?: string | null
  /** When the link stops, as an ISO 8601 time */
  expiresAt?: string | null
  /** Where visitors go after that */
  expiredUrl?: string | null
  /** Title of the preview */
  title?: string | null
  /** Text of the preview */
  description?: string | null
  /** Picture of the preview: an http(s) address */
  image?: string | null
  /** Video of the preview: an http(s) address */
  video?: string | null
  /** Destination on iPhone and iPad */
  ios?: string | null
  /** Destination on Android */
  android?: string | null
  /** Destinations by country code */
  geo?: Record<string, string> | null
  /** The ids of the tags: an array, or a text with commas */
  tagIds?: string | string[] | null
  /** The names of the tags, in any case: an array, or a text with commas */
  tagNames?: string | string[] | null
  /** One tag. Deprecated: use tagIds */
  tagId?: string | null
  /** The folder that holds the link */
  folderId?: string | null
  /** Visitors must enter it. Stored as a hash and never shown */
  password?: string | null
  /** Also set in the destination */
  utm_source?: string | null
  /** Also set in the destination */
  utm_medium?: string | null
  /** Also set in the destination */
  utm_campaign?: string | null
  /** Also set in the destination */
  utm_term?: string | null
  /** Also set in the destination */
  utm_content?: string | null
  /** Sets the parameter ref in the destination */
  ref?: string | null
  /** An A/B test: 2 to 4 destinations whose percentages sum to 100 */
  testVariants?: unknown[] | null
  /** Default: now */
  testStartedAt?: string | null
  /** When the test ends; from then on all visitors go to url */
  testCompletedAt?: string | null
  /** Not used */
  webhookIds?: string[] | null
}

export interface CreateMilestoneParams {
  programId?: string | null
  /** Whose partners can reach it. A group has at most 20 that are not archived */
  groupId: string
  /** What partners read as its title */
  name: string
  /**
   * What counts: leads, sales, revenue (sales less refunds) or earnings (commissions for leads,
   * sales and referrals), all net of refunds and in the program's currency
   */
  metric: 'leads' | 'sales' | 'revenue' | 'earnings'
  /** The number to reach: a count, or minor units for revenue and earnings */
  threshold: number
  /** The bonus, in minor units of the program's currency */
  amount: number
  /** Only what happened from then on counts. Default: everything */
  startsAt?: string | null
  /** What happened from then on counts no more. Default: no end */
  endsAt?: string | null
}

export interface CreatePartnerAccessLinkParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface CreatePartnerLinkParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /** Default: 7 random characters */
  key?: string
  /** Notes of yours */
  comments?: string | null
  linkProps?: CreatePartnerLinkProps
  /** The destination: on the host of the program, or one that the group allows */
  url?: string | null
}

export interface CreatePartnerLinkProps {
  /** Your own id, unique in the workspace. ext_<it> finds the link again */
  externalId?: string | null
  /** Length of a random key; default 7 */
  keyLength?: number
  /** Put before a random key: prefix/key */
  prefix?: string
  /** The tenant of yours that the link belongs to */
  tenantId?: string | null
  /** Hidden from lists; it goes on redirecting */
  archived?: boolean
  /** Whoever has the link may see its figures */
  publicStats?: boolean
  /** Previews in chats and feeds show title, description and image of the link */
  proxy?: boolean
  /** Show the destination below the short address */
  rewrite?: boolean
  /** Search engines may list the short link */
  doIndex?: boolean
  /** Notes of yours */
  comments?: string | null
  /** When the link stops, as an ISO 8601 time */
  expiresAt?: string | null
  /** Where visitors go after that */
  expiredUrl?: string | null
  /** Title of the preview */
  title?: string | null
  /** Text of the preview */
  description?: string | null
  /** Picture of the preview: an http(s) address */
  image?: string | null
  /** Video of the preview: an http(s) address */
  video?: string | null
  /** Destination on iPhone and iPad */
  ios?: string | null
  /** Destination on Android */
  android?: string | null
  /** Destinations by country code */
  geo?: Record<string, string> | null
  /** The ids of the tags: an array, or a text with commas */
  tagIds?: string | string[] | null
  /** The names of the tags, in any case: an array, or a text with commas */
  tagNames?: string | string[] | null
  /** One tag. Deprecated: use tagIds */
  tagId?: string | null
  /** The folder that holds the link */
  folderId?: string | null
  /** Visitors must enter it. Stored as a hash and never shown */
  password?: string | null
  /** Also set in the destination */
  utm_source?: string | null
  /** Also set in the destination */
  utm_medium?: string | null
  /** Also set in the destination */
  utm_campaign?: string | null
  /** Also set in the destination */
  utm_term?: string | null
  /** Also set in the destination */
  utm_content?: string | null
  /** Sets the parameter ref in the destination */
  ref?: string | null
  /** An A/B test: 2 to 4 destinations whose percentages sum to 100 */
  testVariants?: unknown[] | null
  /** Default: now */
  testStartedAt?: string | null
  /** When the test ends; from then on all visitors go to url */
  testCompletedAt?: string | null
  /** Not used */
  webhookIds?: string[] | null
}

export interface CreatePartnerLinkResult {
  id: string
  domain: string
  key: string
  shortLink: string
  /** The address of a PNG */
  qrCode: string
  /** The destination, with its UTM parameters */
  url: string
  externalId: string | null
  tenantId: string | null
  programId: string | null
  partnerId: string | null
  trackConversion: boolean
  archived: boolean
  publicStats: boolean
  proxy: boolean
  rewrite: boolean
  doIndex: boolean
  comments: string | null
  /** ISO 8601 */
  expiresAt: string | null
  expiredUrl: string | null
  title: string | null
  description: string | null
  image: string | null
  video: string | null
  ios: string | null
  android: string | null
  geo: Record<string, string> | null
  /** ISO 8601 */
  disabledAt: string | null
  /** ******** when there is one */
  password: string | null
  tags: unknown[] | null
  /** The first tag. Deprecated: use tags */
  tagId: string | null
  folderId: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  testVariants: unknown[] | null
  /** ISO 8601 */
  testStartedAt: string | null
  /** ISO 8601 */
  testCompletedAt: string | null
  /** Always null: keys, not people, create links here */
  userId: string | null
  workspaceId: string
  /** The same as workspaceId */
  projectId: string
  webhookIds: string[]
  clicks: number
  leads: number
  conversions: number
  sales: number
  /**
   * Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts
   * that count toward the program
   */
  saleAmount: number
  /** Currency of saleAmount: the program's, or the workspace's if the link has no program */
  saleCurrency: string
  /** ISO 8601 */
  lastClicked: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  shareUrl: string
}

export interface CreatePartnerParams {
  email: string
  /** Full name, or that of the company. Default: the e-mail address */
  name?: string | null
  /** Unique in the workspace; the key of the first link is made of it */
  username?: string | null
  /** An http or https address of a picture */
  image?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** The legal name of a company */
  companyName?: string | null
  /** The postal address, as statements say it */
  address?: string | null
  /** Who the partner is */
  description?: string | null
  /**
   * The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner
   * first reads the dashboard in
   */
  locale?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the group "default" */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** The enrollmentId of the partner who brought this one: earns by referral rewards */
  referredById?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface CreatePayoutDraftParams {
  programId: string
  /** Only these partners; none or left out: everybody */
  partnerIds?: string[]
  /** At most so much in all, in minor units of the program’s currency */
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
  enabled?: boolean
}

export interface CreateProgramFraudSettingsBannedCountry {
  enabled?: boolean
  /** Codes of two letters */
  customerCountries?: string[]
  /** Codes of two letters */
  partnerCountries?: string[]
}

export interface CreateProgramFraudSettingsBannedSource {
  enabled?: boolean
  /** Such as *.coupons.example */
  hosts?: string[]
}

export interface CreateProgramFraudSettingsClickVelocity {
  enabled?: boolean
  /** Of one link, browser and place */
  maxClicksPerHour?: number
  /** Many clicks by as many visitors are a success */
  maxClicksPerVisitor?: number
}

export interface CreateProgramFraudSettingsDisposableEmail {
  enabled?: boolean
  /** Besides the known ones */
  extraDomains?: string[]
  /** In spite of being known */
  allowedDomains?: string[]
}

export interface CreateProgramFraudSettingsDuplicateIdentity {
  enabled?: boolean
}

export interface CreateProgramFraudSettingsPaidTraffic {
  enabled?: boolean
  /** Advertising networks that partners must not use */
  networks?: string[]
  /** Campaigns that were agreed upon */
  allowedCampaigns?: string[]
  /** Referring hosts that never count as advertising */
  allowedHosts?: string[]
}

export interface CreateProgramFraudSettingsSelfReferral {
  enabled?: boolean
}

export interface CreateProgramFraudSettingsTooFast {
  enabled?: boolean
  /** From the click to the lead */
  minSeconds?: number
}

export interface CreateProgramParams {
  /** What partners call it */
  name: string
  /** Where the links of its partners lead: an http(s) address */
  url: string
  /** Lower-case letters, digits and dashes; default: made from the name */
  slug?: string
  /** What it offers */
  description?: string | null
  /** One of your link domains; null: your primary one */
  domain?: string | null
  /**
   * Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are
   * rewards
   */
  currency?: string
  /** Which click of a customer earns: the first or the last before the lead */
  attributionModel?: 'first' | 'last'
  /** Days after which a click earns nothing any more; null: never. Default: 90 */
  attributionWindowDays?: number | null
  /**
   * What partners get for customers whom you knew before they clicked: earn pays as for others, hold
   * holds the commissions for review, ignore pays nothing. Default: earn
   */
  existingCustomers?: 'earn' | 'hold' | 'ignore'
  /** Before a commission is due; default: 30 */
  holdingPeriodDays?: number
  /** The least that is paid out, in minor units of its currency; default: 0 */
  minPayout?: number
  payoutSchedule?: ProgramPayoutSchedule
  payoutApproval?: ProgramPayoutApproval
  /**
   * Days after the end of a month (UTC) until it is closed by itself; null, the default: only when
   * you close it
   */
  closeAfterDays?: number | null
  /**
   * Who is paid in your own product instead of with money: nobody, those who choose it, also those
   * without a payout method, or everybody; default: off
   */
  creditPayouts?: 'off' | 'offered' | 'default' | 'only'
  /** What partners read for it, such as store credit */
  creditLabel?: string | null
  /**
   * Days that payouts are held after a change of the partner’s email address or payout method; 0:
   * they do not. Default: 3. Fewer need the scope payouts.write
   */
  accountChangeHoldDays?: number
  /**
   * What keys without the scope payouts.write may give by hand on one day (UTC), all together, in
   * minor units of its currency; default: 100000. More needs the scope payouts.write
   */
  dailyBonusLimit?: number
  /** Whether applications are approved at once; default: false */
  autoApprove?: boolean
  /** The conditions that partners accept */
  termsUrl?: string | null
  /** Where partners find help */
  helpUrl?: string | null
  /** Whom partners write to */
  supportEmail?: string | null
  /** Name and postal address of who pays, as statements say it */
  legalAddress?: string | null
  /** What statements say besides, such as that they are invoices issued by self-billing */
  statementNote?: string | null
  fraudSettings?: CreateProgramFraudSettings | null
  /** The http(s) address of a picture */
  logo?: string | null
  /** #rrggbb */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  applicationForm?: unknown[] | null
  resources?: unknown[] | null
}

export interface CreateRewardParams {
  programId?: string | null
  groupId?: string | null
  enrollmentId?: string | null
  /** In place of enrollmentId; with programId, unless there is one program only */
  partnerId?: string | null
  event: 'click' | 'lead' | 'sale' | 'referral'
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  limits?: SimulateRewardDraftLimit[]
  /** Other terms for some events; the first that matches wins */
  modifiers?: SimulateRewardDraftModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * Sales: what line items of some products earn, whichever modifier applies; the first rule that
   * names a product counts. The rest of the sale earns by the terms
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** For partners, in your own words */
  description?: string | null
}

export interface CreateSavedViewParams {
  /** Unique in the workspace */
  name: string
  page: 'overview' | 'funnel'
  /**
   * The query of the page’s address: range or from and to, filters as in GET /analytics, and what is
   * shown
   */
  query: string
  /** Shown before the others */
  pinned?: boolean
}

export interface CreateShareLinkParams {
  /** The saved view that it shows, view_… */
  viewId: string
  /** ISO 8601, in the future; default: never */
  expiresAt?: string | null
}

export interface CreateShareLinkResult {
  id: string
  viewId: string
  /** When it stops working, ISO 8601 */
  expiresAt: string | null
  /** The person who created it, per_… */
  createdBy: string | null
  /** When it was created, ISO 8601 */
  createdAt: string
  /** The address to pass on. Store it now: it is never shown again */
  url: string
}

export interface CreateTagParams {
  /** Unique in the workspace, in any case */
  name?: string
  /** Deprecated: use name */
  tag?: string
  /** Default: blue */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface CreateUtmTemplateParams {
  /** Unique in the workspace, in any case */
  name: string
  /** Who sends visitors: newsletter */
  utm_source?: string | null
  /** How: email */
  utm_medium?: string | null
  /** What for: autumn */
  utm_campaign?: string | null
  /** For which word */
  utm_term?: string | null
  /** Which of several: header */
  utm_content?: string | null
}

export interface CreateWebhookParams {
  /** Where events are posted to; https, and not in a private network */
  url: string
  /** What it is told of */
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  description?: string | null
  /**
   * `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP
   * API. `slack`: Messages in a Slack channel through an incoming webhook
   */
  format?: 'standard' | 'segment' | 'slack'
  /** The write key of the source at Segment; needed for the format `segment` */
  writeKey?: string
}

export interface Customer {
  id: string
  /** Your own id of the customer */
  externalId: string
  /** Full name */
  name: string | null
  /** E-mail address */
  email: string | null
  /** Address of a picture */
  avatar: string | null
  /** Two letters, from the click or from you */
  country: string | null
  /** The click that the customer came with */
  clickId: string | null
  /** How many sales */
  sales: number
  /**
   * Net revenue: sales less refunds, in minor units of saleCurrency. For customers from a partner,
   * only amounts that count toward the program
   */
  saleAmount: number
  /** Currency of saleAmount: the program's, or the workspace's if the customer has no program */
  saleCurrency: string
  /** Time of the first sale */
  firstSaleAt: string | null
  createdAt: string
  /** The program of the partner who brought the customer */
  programId: string | null
  /** The partner who brought the customer */
  partnerId: string | null
  link?: CustomerLink | null
  partner?: CustomerPartner | null
  discount?: CustomerDiscount | null
}

export interface CustomerDiscount {
  id: string
  /** A percentage, or minor units when the type is flat */
  amount: number
  type: 'percentage' | 'flat'
  /** Months; 0: the first payment only, null: for ever */
  maxDuration: number | null
  couponId: string | null
  couponTestId: string | null
  /** In words */
  sentence: string
  /** In your own words */
  description: string | null
}

export interface CustomerLink {
  id: string
  domain: string
  key: string
  shortLink: string
  /** The destination */
  url: string
  /** The partner whom the link belongs to */
  partnerId: string | null
  /** The program of that partner */
  programId: string | null
  /** Your own tenant id of the link */
  tenantId: string | null
  /** Your own id of the link */
  externalId: string | null
}

export interface CustomerPartner {
  id: string
  name: string
  /** E-mail address */
  email: string | null
  /** A picture */
  image: string | null
}

export interface DeactivatePartnerParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface DeleteCustomerResult {
  id: string
}

export interface DeleteDiscountCodeResult {
  id: string
}

export interface DeleteDomainResult {
  slug: string
}

export interface DeleteFolderResult {
  id: string
}

export interface DeleteGroupResult {
  id: string
}

export interface DeleteImageResult {
  id: string
}

export interface DeleteLinkResult {
  id: string
}

export interface DeleteSavedViewResult {
  id: string
}

export interface DeleteTagResult {
  id: string
}

export interface DeleteUtmTemplateResult {
  id: string
}

export interface DeleteWebhookResult {
  id: string
}

export interface Discount {
  id: string
  programId: string
  groupId: string | null
  /** In place of its group's discount */
  enrollmentId: string | null
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths: number | null
  currency: string
  /** In words */
  sentence: string
  description: string | null
  /** Who takes it off: custom is your own checkout. Default: custom */
  provider: 'stripe' | 'shopify' | 'custom'
  couponId: string | null
  couponTestId: string | null
  createdAt: string
  updatedAt: string
  /** No longer given to new customers; those who have it keep it */
  archivedAt: string | null
}

export interface DiscountCode {
  id: string
  code: string
  discountId: string | null
  partnerId: string
  partner: DiscountCodePartner
  linkId: string
}

export interface DiscountCodePartner {
  id: string
  name: string
}

export interface Domain {
  id: string
  slug: string
  /** Its links redirect: `verification` says more */
  verified: boolean
  primary: boolean
  archived: boolean
  placeholder: string | null
  expiredUrl: string | null
  notFoundUrl: string | null
  logo: string | null
  assetLinks: string | null
  appleAppSiteAssociation: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  /** Domains are not sold here */
  registeredDomain: unknown | null
  verification: DomainVerification
}

export interface DomainVerification {
  /**
   * `failing`: the record has gone, links still redirect until `servesUntil`; `lost`: they do no
   * more
   */
  status: 'unverified' | 'verified' | 'failing' | 'lost'
  record: DomainVerificationRecord
  alternative: DomainVerificationAlternative
  verifiedBy: 'dns' | 'operator' | null
  verifiedAt: string | null
  checkedAt: string | null
  failingSince: string | null
  servesUntil: string | null
}

export interface DomainVerificationAlternative {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

export interface DomainVerificationRecord {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

export interface EarningsReport {
  /**
   * Commissions of every type less what was taken back, in one currency, in minor units, at the
   * times of the events that earned them
   */
  earnings: number
  /** The same of every currency that occurs; never summed across them */
  earningsAmounts: Record<string, number>
  series: EarningsReportSeries[]
}

export interface EarningsReportSeries {
  /** Where the hour, day, week or month begins */
  start: string
  /**
   * Commissions of every type less what was taken back, in one currency, in minor units, at the
   * times of the events that earned them
   */
  earnings: number
  /** The same of every currency that occurs; never summed across them */
  earningsAmounts: Record<string, number>
}

export interface EmailStatus {
  /**
   * not_configured: the server has no SMTP server, so mails are kept and nobody gets them. demo:
   * they are read in the mailbox of the demo
   */
  status: 'configured' | 'not_configured' | 'demo'
  /** The sender (MAIL_FROM) */
  from: string
  /** Mails of the workspace that were written and not sent */
  kept: number
  /** Mails whose last try failed */
  failed: number
}

export interface EndedAccess {
  type: 'key' | 'webhook' | 'share_link' | 'invitation'
  id: string
  /** Of a webhook its URL, of an invitation its address */
  name: string
  mode: 'live' | 'test'
  createdAt: string
  /**
   * `ended`: it no longer works. `reassigned`: it is now of whoever made the change. `limited`: a
   * key that may do less than before
   */
  outcome: 'ended' | 'reassigned' | 'limited' | 'kept'
}

export interface ErasePartnerResult {
  id: string
  /**
   * Bank files that still name the partner, because transfers to others in them are under way. They
   * are deleted with their age; copies that were downloaded are yours to delete
   */
  bankFiles: string[]
}

export interface Event {
  /** Which kind it is */
  event: 'click' | 'lead' | 'sale'
  link: EventLink
  /** The id of the click, or evt_…: the cursor */
  id: string
  /** ISO 8601 */
  timestamp: string
  click: EventClick
  /** Leads and sales */
  eventId?: string
  /** Leads and sales */
  eventName?: string
  /** Leads: counts as so many */
  eventQuantity?: number
  metadata?: Record<string, unknown> | null
  customer?: EventCustomer
  sale?: EventSale
  /** Sales */
  saleAmount?: number
  invoice_id?: string
  payment_processor?: string
  click_id: string
  link_id: string
  domain: string
  key: string
  url: string
  continent: string
  country: string
  city: string
  device: string
  browser: string
  os: string
  /** 1 or 0 */
  qr: number
  ip: string
}

export interface EventClick {
  /** Empty when the event came without a click */
  id: string
  /** ISO 8601 */
  timestamp: string
  /** The destination, without its query */
  url: string
  /** Two letters, or Unknown; so are all words below */
  country: string
  city: string
  region: string
  continent: string
  device: string
  browser: string
  os: string
  /** Host, or (direct) */
  referer: string
  refererUrl: string
  /** link, qr, pageview or deeplink */
  trigger: string
  qr: boolean
  /** Always empty: addresses are not kept */
  ip: string
}

export interface EventCustomer {
  id: string
  externalId: string
  name: string | null
  email: string | null
  avatar: string | null
  country: string | null
  sales: number
  /** Net revenue in saleCurrency */
  saleAmount: number
  saleCurrency: string
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  firstSaleAt: string | null
}

export interface EventLink {
  id: string
  domain: string
  key: string
  shortLink: string
  /** The address of a PNG */
  qrCode: string
  /** The destination, with its UTM parameters */
  url: string
  externalId: string | null
  tenantId: string | null
  programId: string | null
  partnerId: string | null
  trackConversion: boolean
  archived: boolean
  publicStats: boolean
  proxy: boolean
  rewrite: boolean
  doIndex: boolean
  comments: string | null
  /** ISO 8601 */
  expiresAt: string | null
  expiredUrl: string | null
  title: string | null
  description: string | null
  image: string | null
  video: string | null
  ios: string | null
  android: string | null
  geo: Record<string, string> | null
  /** ISO 8601 */
  disabledAt: string | null
  /** ******** when there is one */
  password: string | null
  tags: unknown[] | null
  /** The first tag. Deprecated: use tags */
  tagId: string | null
  folderId: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  testVariants: unknown[] | null
  /** ISO 8601 */
  testStartedAt: string | null
  /** ISO 8601 */
  testCompletedAt: string | null
  /** Always null: keys, not people, create links here */
  userId: string | null
  workspaceId: string
  /** The same as workspaceId */
  projectId: string
  webhookIds: string[]
  clicks: number
  leads: number
  conversions: number
  sales: number
  /**
   * Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts
   * that count toward the program
   */
  saleAmount: number
  /** Currency of saleAmount: the program's, or the workspace's if the link has no program */
  saleCurrency: string
  /** ISO 8601 */
  lastClicked: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface EventSale {
  /** Everything that the customer paid */
  amount: number
  /** Contained in the amount, as the next two */
  tax: number
  shipping: number
  fee: number
  lineItems: EventSaleLineItem[]
  currency: string
  invoiceId: string | null
  paymentProcessor: string
}

export interface EventSaleLineItem {
  /** Your own id of the product: rewards name it */
  productId: string
  /** The line total after discounts and without tax, in minor units of the currency */
  amount: number
  name: string | null
  quantity: number
}

export interface EventsReplayed {
  count: number
  /** Not all fitted: repeat the request */
  more: boolean
}

export interface ExchangeRate {
  day: string
  currency: string
  /** operator: your own, which wins; ecb: the European Central Bank */
  source: string
  perEuro: string
  createdAt: string
}

export interface ExplainEventResult {
  /** Which kind it is */
  event: 'click' | 'lead' | 'sale' | 'refund'
  link: EventLink | null
  /** The id of the click, or evt_…: the cursor */
  id: string
  /** ISO 8601 */
  timestamp: string
  click: EventClick
  /** Leads and sales */
  eventId?: string
  /** Leads and sales */
  eventName?: string
  /** Leads: counts as so many */
  eventQuantity?: number
  metadata?: Record<string, unknown> | null
  customer?: EventCustomer
  sale?: EventSale
  /** Sales */
  saleAmount?: number
  invoice_id?: string
  payment_processor?: string
  click_id: string
  link_id: string
  domain: string
  key: string
  url: string
  continent: string
  country: string
  city: string
  device: string
  browser: string
  os: string
  /** 1 or 0 */
  qr: number
  ip: string
  refund?: ExplainEventResultRefund
  explanation: ExplainEventResultExplanation
}

export interface ExplainEventResultExplanation {
  /** A click is recorded; leads, sales and refunds belong to a link or to none */
  verdict: 'recorded' | 'attributed' | 'unattributed'
  /** Why, in one word that never changes its meaning */
  reason: string
  /** How the verdict was reached, one sentence a step */
  steps: string[]
  click: EventClick | null
  lead: ExplainEventResultExplanationLead | null
  refunds: ExplainEventResultExplanationRefund[]
  /** What it earned, or what a refund changed */
  commissions: ExplainEventResultExplanationCommission[]
  unearned: ExplainEventResultExplanationUnearned | null
}

export interface ExplainEventResultExplanationCommission {
  /** GET /commissions/{id} has the rest of it */
  id: string
  type: string
  partnerId: string
  /** What is left after refunds, in minor units */
  earnings: number
  currency: string
  status: 'pending' | 'processed' | 'paid' | 'refunded' | 'duplicate' | 'fraud' | 'canceled' | 'hold'
}

export interface ExplainEventResultExplanationLead {
  id: string
  eventName: string
  /** ISO 8601 */
  timestamp: string
}

export interface ExplainEventResultExplanationRefund {
  id: string
  /** Your own id of it */
  refundId: string
  saleId: string
  /** What was taken back, in minor units */
  amount: number
  currency: string
  /** ISO 8601 */
  timestamp: string
}

export interface ExplainEventResultExplanationUnearned {
  reason: 'no_reward' | 'duration_over' | 'first_sale_only' | 'limit_reached' | 'zero_amount' | 'not_eligible' | 'existing_customer' | 'already_rewarded'
  steps: string[]
}

export interface ExplainEventResultRefund {
  id: string
  /** Your own id of it */
  refundId: string
  saleId: string
  /** What was taken back, in minor units */
  amount: number
  currency: string
  /** ISO 8601 */
  timestamp: string
}

export interface FailPayoutParams {
  /** The partner may read it */
  reason: string
}

export interface FieldChoices {
  /** The name of a field; its value lists choices, with commas */
  field: string
  choices: FieldChoicesChoice[]
}

export interface FieldChoicesChoice {
  value: string
  label: string
  /** What it belongs to, such as a pipeline; may be empty */
  group: string
  /** Counts when nothing is chosen */
  isUsual: boolean
}

export interface Folder {
  id: string
  name: string
  description: string | null
  type: 'default' | 'mega'
  accessLevel: 'write' | 'read' | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface FraudFlag {
  id: string
  /** Only a person closes what is open */
  status: 'open' | 'released' | 'rejected'
  rule: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  severity: 'low' | 'medium' | 'high'
  /** What was found */
  sentence: string
  evidence: Record<string, string>
  programId: string
  partnerId: string
  enrollmentId: string
  customerId: string | null
  /** Null: it is about the partner, and holds all that they earn */
  commissionId: string | null
  partner: FraudFlagPartner
  commission: FraudFlagCommission | null
  note: string | null
  /** Who closed it, such as key:key_… */
  reviewedBy: string | null
  reviewedAt: string | null
  createdAt: string
}

export interface FraudFlagCommission {
  id: string
  /** Minor units of the program's currency */
  earnings: number
  currency: string
}

export interface FraudFlagPartner {
  id: string
  name: string
  email: string | null
}

export interface FraudRule {
  rule: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  title: string
  /** Its settings, as every program begins with: fraudSettings of PATCH /programs/{id} */
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
  enabled: boolean
}

export interface FraudSettingsBannedCountry {
  enabled: boolean
  /** Codes of two letters */
  customerCountries: string[]
  /** Codes of two letters */
  partnerCountries: string[]
}

export interface FraudSettingsBannedSource {
  enabled: boolean
  /** Such as *.coupons.example */
  hosts: string[]
}

export interface FraudSettingsClickVelocity {
  enabled: boolean
  /** Of one link, browser and place */
  maxClicksPerHour: number
  /** Many clicks by as many visitors are a success */
  maxClicksPerVisitor: number
}

export interface FraudSettingsDisposableEmail {
  enabled: boolean
  /** Besides the known ones */
  extraDomains: string[]
  /** In spite of being known */
  allowedDomains: string[]
}

export interface FraudSettingsDuplicateIdentity {
  enabled: boolean
}

export interface FraudSettingsPaidTraffic {
  enabled: boolean
  /** Advertising networks that partners must not use */
  networks: string[]
  /** Campaigns that were agreed upon */
  allowedCampaigns: string[]
  /** Referring hosts that never count as advertising */
  allowedHosts: string[]
}

export interface FraudSettingsSelfReferral {
  enabled: boolean
}

export interface FraudSettingsTooFast {
  enabled: boolean
  /** From the click to the lead */
  minSeconds: number
}

export interface FundingAccount {
  id: string
  provider: string
  name: string
  /** As it may be shown; the details are never shown again */
  masked: string
  /** ISO 8601 */
  verifiedAt: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  removedAt: string | null
  /** Where the provider reports to; null: it does not */
  callbackUrl: string | null
}

export interface Group {
  id: string
  programId: string
  name: string
  slug: string
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  holdingPeriodDays: number | null
  autoApprove: boolean | null
  linkStructure: 'short' | 'query'
  defaultLinks: GroupDefaultLink[]
  allowedDestinations: GroupAllowedDestination[]
  maxLinks: number
  moveRules: GroupMoveRule[]
  logo: string | null
  brandColor: string | null
  landing: GroupLanding | null
  applicationForm: unknown[] | null
  resources: unknown[] | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface GroupAllowedDestination {
  domain: string
  path: string
  match: 'domain' | 'exact'
}

export interface GroupDefaultLink {
  url: string
}

export interface GroupLanding {
  title: string
  subtitle: string
  image?: GroupLandingImage
  blocks: (GroupLandingBlockText | GroupLandingBlockImage | GroupLandingBlockFiles | GroupLandingBlockQuestions | GroupLandingBlockCalculator | GroupLandingBlockTestimonials)[]
}

export interface GroupLandingBlockCalculator {
  type: 'calculator'
  /** Of a calculator: one sale, in minor units of the program’s currency */
  saleAmount: number
  /** Of a calculator: how far its slider goes */
  maxSales: number
}

export interface GroupLandingBlockFiles {
  type: 'files'
  files: GroupLandingBlockFilesFile[]
}

export interface GroupLandingBlockFilesFile {
  name: string
  /** An http(s) address */
  url: string
}

export interface GroupLandingBlockImage {
  type: 'image'
  url: string
  alt: string
}

export interface GroupLandingBlockQuestions {
  type: 'questions'
  questions: GroupLandingBlockQuestionsQuestion[]
}

export interface GroupLandingBlockQuestionsQuestion {
  question: string
  answer: string
}

export interface GroupLandingBlockTestimonials {
  type: 'testimonials'
  testimonials: GroupLandingBlockTestimonialsTestimonial[]
}

export interface GroupLandingBlockTestimonialsTestimonial {
  quote: string
  name: string
  role: string
}

export interface GroupLandingBlockText {
  type: 'text'
  text: string
}

export interface GroupLandingImage {
  url: string
  alt: string
}

export interface GroupMoveRule {
  attribute: 'totalLeads' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  gte: number
  lt?: number
}

export interface HandedLink {
  /** Works once. Give it to the person alone */
  url: string
  expiresAt: string
}

export interface Hostname {
  /** example.com, *.example.com (every host below it) or localhost */
  hostname: string
}

export interface Image {
  id: string
  /** Where anybody can read it */
  url: string
  contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  /** In bytes */
  size: number
  /** ISO 8601 */
  createdAt: string
}

export interface Import {
  id: string
  programId: string
  groupId: string
  source: string
  origin: string
  name: string
  status: 'draft' | 'reading' | 'checking' | 'ready' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  /** Why it failed, or what it waits for */
  reason: string | null
  unpaid: 'mature' | 'hold'
  /** Lines that were read */
  lines: number
  createdBy: string
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  /** ISO 8601 */
  startedAt: string | null
  /** ISO 8601 */
  finishedAt: string | null
  /** ISO 8601 */
  undoneAt: string | null
}

export interface ImportFile {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  part: number
  encoding: string
  delimiter: string
  columns: string[]
  /** The first lines */
  sample: string[][]
  /** What the columns seem to be; one that stands twice is left to you */
  mapping: Record<string, string>
  /** Values that are needed and have no column */
  missing: string[]
  /** Columns that nothing is read from, unless mapped */
  unmapped: string[]
}

export interface ImportLine {
  /** In the import */
  number: number
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  /** The source’s own id */
  sourceId: string
  /** Where it stands */
  line: string
  status: 'new' | 'ready' | 'skipped' | 'known' | 'done' | 'undone' | 'kept'
  reason: string | null
  /** The reason as a sentence */
  message: string | null
  /** In minor units; 0 where there is none */
  amount: number
  currency: string
  /** What it became here */
  targetId: string | null
}

export interface ImportReport {
  id: string
  programId: string
  groupId: string
  source: string
  origin: string
  name: string
  status: 'draft' | 'reading' | 'checking' | 'ready' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  /** Why it failed, or what it waits for */
  reason: string | null
  unpaid: 'mature' | 'hold'
  /** Lines that were read */
  lines: number
  createdBy: string
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  /** ISO 8601 */
  startedAt: string | null
  /** ISO 8601 */
  finishedAt: string | null
  /** ISO 8601 */
  undoneAt: string | null
  kinds: ImportReportKind[]
  /** Why lines do not come, or stay, and how many */
  reasons: ImportReportReason[]
  /** Columns of the uploaded files that nothing is read from; from the preview on */
  unmapped: ImportReportUnmapped[]
  /** What is in the books agrees with the lines that came, to the smallest unit */
  matches: boolean
}

export interface ImportReportKind {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  lines: number
  /** Will come */
  ready: number
  /** Have come, or were recognized */
  done: number
  /** Of those done, the ones that were here already */
  recognized: number
  /** Came with an earlier import */
  known: number
  /** Do not come */
  skipped: number
  undone: number
  /** Could not be undone */
  kept: number
  /** Added to keep the books, such as payouts of a month */
  derived: number
  /** Of those, in minor units of the program’s currency */
  derivedAmount: number
  sums: ImportReportKindSum[]
}

export interface ImportReportKindSum {
  currency: string
  /** Of all lines of the source, in minor units */
  amount: number
  /** Of lines that will come or came */
  coming: number
  /** Of lines that an earlier import brought */
  known: number
  /** Of lines that do not come */
  skipped: number
  undone: number
  /** What is in the books of this import; null while nothing is written */
  booked: number | null
}

export interface ImportReportReason {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  reason: string
  message: string
  lines: number
}

export interface ImportReportUnmapped {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  columns: string[]
}

export interface Importer {
  name: string
  label: string
  fields: ImporterField[]
  /** Kinds of files that it takes */
  files: ('partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout')[]
  /** What a column of each kind of file can be */
  columns: ImporterColumn[]
  /** What it cannot bring */
  notes: string[]
}

export interface ImporterColumn {
  kind: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  fields: ImporterColumnField[]
}

export interface ImporterColumnField {
  name: string
  required: boolean
  meaning: string
}

export interface ImporterField {
  name: string
  label: string
  secret: boolean
  required: boolean
}

export interface InboxEvent {
  id: string
  connectionId: string
  /** The provider’s own id */
  providerEventId: string
  type: string
  status: 'received' | 'retrying' | 'done' | 'ignored' | 'failed'
  /** Why it failed, waits or was ignored, or what is left to do */
  reason: string | null
  attempts: number
  /** When it arrived, in ISO 8601 */
  createdAt: string
  updatedAt: string
}

export interface IntegrationInfo {
  name: string
  label: string
  /** What it reports */
  summary: string
  /** What to do at the provider */
  setup: string
  /** What the signing secret is called there */
  secretLabel: string
  fields: IntegrationInfoField[]
  /** The types of events that are understood */
  events: string[]
  /** Whether accounts are connected on the provider’s page */
  authorization: 'none' | 'unconfigured' | 'ready'
  /** What was before the connection can be fetched */
  history: boolean
}

export interface IntegrationInfoField {
  name: string
  label: string
  secret: boolean
  required: boolean
  choices: string[] | null
}

export interface Invitation {
  id: string
  email: string
  /**
   * owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing:
   * payouts
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** member:per_…, key:key_… or system:cli */
  invitedBy: string
  /**
   * not_configured: the server has no SMTP server, so no mail goes out. handed_over: an owner was
   * given the link
   */
  delivery: 'queued' | 'sent' | 'not_configured' | 'handed_over'
  /** When a mail went out; null: none has */
  sentAt: string | null
  /** A week after it was sent */
  expiresAt: string
  createdAt: string
}

export interface InviteMemberParams {
  /** Case does not matter */
  email: string
  /**
   * owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing:
   * payouts
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
}

export interface InvitePartnerParams {
  email: string
  /** Full name, or that of the company. Default: the e-mail address */
  name?: string | null
  /** Unique in the workspace; the key of the first link is made of it */
  username?: string | null
  /** An http or https address of a picture */
  image?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** The legal name of a company */
  companyName?: string | null
  /** The postal address, as statements say it */
  address?: string | null
  /** Who the partner is */
  description?: string | null
  /**
   * The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner
   * first reads the dashboard in
   */
  locale?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the group "default" */
  groupId?: string | null
  linkProps?: CreatePartnerLinkProps
  /** From you; stands in the mail */
  note?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface InvitedPartner {
  id: string
  /** The same as id */
  partnerId: string
  enrollmentId: string
  referredById: string | null
  programId: string
  groupId: string
  tenantId: string | null
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  name: string
  username: string | null
  email: string | null
  /** ISO 8601 */
  emailVerifiedAt: string | null
  image: string | null
  description: string | null
  country: string | null
  companyName: string | null
  address: string | null
  locale: string | null
  /** Always draft: there is no network of partners here */
  networkStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'trusted'
  /** Always null: how partners are paid is between them and the payout provider */
  defaultPayoutMethod: unknown | null
  /** Always null: how partners are paid is between them and the payout provider */
  paypalEmail: unknown | null
  /** Always null: how partners are paid is between them and the payout provider */
  stripeConnectId: unknown | null
  /** Has a payout method since then */
  payoutsEnabledAt: string | null
  /** Not used */
  identityVerifiedAt: unknown | null
  /** No rule moves the partner to another group */
  groupLocked: boolean
  /** Agreed to be shown on the leaderboard with name and earnings */
  listed: boolean
  /** Sees customers' e-mail addresses unmasked */
  sharesCustomers: boolean
  links: unknown[] | null
  totalClicks: number
  totalLeads: number
  totalConversions: number
  totalSales: number
  /** Net revenue: sales less refunds, in minor units of the program's currency */
  totalSaleAmount: number
  /** Minor units */
  totalCommissions: number
  earnings: InvitedPartnerEarnings
  /** ISO 8601 */
  bannedAt: string | null
  bannedReason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse' | null
  application: InvitedPartnerApplication | null
  /** When the partner was enrolled, as ISO 8601 */
  createdAt: string
  /** not_configured: the server has no SMTP server, so the mail is kept and not sent */
  delivery: 'queued' | 'not_configured'
}

export interface InvitedPartnerApplication {
  rejectionReason: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other' | null
  rejectionNote: string | null
  /** ISO 8601 */
  reviewedAt: string | null
}

export interface InvitedPartnerEarnings {
  currency: string
  /** Minor units */
  accrued: number
  /** Minor units */
  payable: number
  /** Minor units */
  inTransit: number
  /** Minor units */
  paid: number
}

export interface Job {
  id: string
  task: string
  status: 'failed' | 'waiting' | 'running'
  attempts: number
  maxAttempts: number
  /** Why the last try failed */
  error: string | null
  /** What the task is told: ids */
  payload: Record<string, unknown>
  /** When it is tried (again) */
  runAt: string
  createdAt: string
  updatedAt: string
}

export interface JournalEntry {
  id: string
  /** The entries of a posting sum to zero */
  postingId: string
  /** The time under which the books show it, in ISO 8601 */
  bookingDate: string
  /** When it happened: before the booking date if its month was closed by then */
  eventDate: string
  account: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  cause: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  /** What happened, in a sentence */
  text: string
  programId: string
  enrollmentId: string
  partner: DiscountCodePartner
  commissionId: string | null
  payoutId: string | null
  currency: string
  /** Positive is a credit, negative a debit, in minor units of the currency */
  amount: number
  /**
   * Of this account and currency in the program after this entry, whatever else is filtered out, in
   * minor units of the currency
   */
  balance: number
}

export interface Key {
  id: string
  /** What it is for */
  name: string
  /** Enough of the key to recognise it */
  partialKey: string
  scopes: ('all' | 'read' | 'links.read' | 'links.write' | 'conversions.write' | 'customers.read' | 'customers.write' | 'analytics.read' | 'analytics.write' | 'program.read' | 'program.write' | 'payouts.write' | 'mails.read' | 'mails.write' | 'privacy.write' | 'members.read' | 'members.write' | 'workspace.read' | 'workspace.write' | 'audit.read')[]
  /** The person who created it, per_… */
  createdBy: string | null
  /** The last use, to the minute */
  lastUsedAt: string | null
  /** When it stops working */
  expiresAt: string | null
  /** When it was created */
  createdAt: string
}

export interface LedgerCheck {
  ok: boolean
  checkedAt: string
  sums: LedgerSum[]
  differenceCount: number
  /** The first 100 */
  differences: LedgerDifference[]
}

export interface LedgerDifference {
  /** What was compared */
  kind: string
  id: string
  currency: string
  expected: number
  found: number
  sentence: string
}

export interface LedgerSum {
  currency: string
  entries: number
  /** All entries: always 0, in minor units of the currency */
  sum: number
  /** What was promised, negative, in minor units of the currency */
  expense: number
  /** Earned, in the holding period, in minor units of the currency */
  accrued: number
  /** May be paid out, in minor units of the currency */
  payable: number
  /** With a payout provider, in minor units of the currency */
  inTransit: number
  /** Arrived, in minor units of the currency */
  paid: number
}

export interface Link {
  id: string
  domain: string
  key: string
  shortLink: string
  /** The address of a PNG */
  qrCode: string
  /** The destination, with its UTM parameters */
  url: string
  externalId: string | null
  tenantId: string | null
  programId: string | null
  partnerId: string | null
  trackConversion: boolean
  archived: boolean
  publicStats: boolean
  proxy: boolean
  rewrite: boolean
  doIndex: boolean
  comments: string | null
  /** ISO 8601 */
  expiresAt: string | null
  expiredUrl: string | null
  title: string | null
  description: string | null
  image: string | null
  video: string | null
  ios: string | null
  android: string | null
  geo: Record<string, string> | null
  /** ISO 8601 */
  disabledAt: string | null
  /** ******** when there is one */
  password: string | null
  tags: unknown[] | null
  /** The first tag. Deprecated: use tags */
  tagId: string | null
  folderId: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  utm_term: string | null
  utm_content: string | null
  testVariants: unknown[] | null
  /** ISO 8601 */
  testStartedAt: string | null
  /** ISO 8601 */
  testCompletedAt: string | null
  /** Always null: keys, not people, create links here */
  userId: string | null
  workspaceId: string
  /** The same as workspaceId */
  projectId: string
  webhookIds: string[]
  clicks: number
  leads: number
  conversions: number
  sales: number
  /**
   * Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only amounts
   * that count toward the program
   */
  saleAmount: number
  /** Currency of saleAmount: the program's, or the workspace's if the link has no program */
  saleCurrency: string
  /** ISO 8601 */
  lastClicked: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface Mail {
  id: string
  template: string
  programId: string
  partnerId: string | null
  from: string
  /** Empty once it was deleted because of its age */
  to: string
  /** Empty once it was deleted because of its age */
  subject: string
  /**
   * Null when it holds a link that is for its reader alone; empty once it was deleted. Links to
   * unsubscribe are shown to keys with mails.write
   */
  html: string | null
  text: string | null
  status: 'waiting' | 'sent' | 'kept' | 'failed'
  /** Why the last try failed */
  error: string | null
  sentAt: string | null
  createdAt: string
}

export interface MailTemplate {
  template: 'partner-invited' | 'application-received' | 'application-approved' | 'application-rejected' | 'enrollment-banned' | 'enrollment-deactivated' | 'group-changed' | 'commission-digest' | 'commission-held' | 'commission-reversed' | 'payout-sent' | 'payout-completed' | 'payout-failed'
  language: string
  subject: string
  body: string
  /** false: the words that the server brings along */
  custom: boolean
  /** The placeholders that subject and body may have */
  placeholders: string[]
}

export interface MailTemplateDetail {
  template: 'partner-invited' | 'application-received' | 'application-approved' | 'application-rejected' | 'enrollment-banned' | 'enrollment-deactivated' | 'group-changed' | 'commission-digest' | 'commission-held' | 'commission-reversed' | 'payout-sent' | 'payout-completed' | 'payout-failed'
  /** The placeholders that subject and body may have */
  placeholders: string[]
  /** Those in which the program has its own words */
  languages: string[]
}

export interface Member {
  /** Of the person, the same in every workspace */
  id: string
  email: string
  name: string
  /**
   * owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing:
   * payouts
   */
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'billing'
  /** Since when */
  createdAt: string
}

export interface MemberAccess {
  type: 'key' | 'webhook' | 'share_link' | 'invitation'
  id: string
  /** Of a webhook its URL, of an invitation its address */
  name: string
  mode: 'live' | 'test'
  createdAt: string
}

export interface MergePartnersParams {
  /** Ends */
  fromPartnerId: string
  /** Stays, and takes everything over */
  intoPartnerId: string
}

export interface MergePartnersResult {
  partnerId: string
  mergedPartnerId: string
}

export interface Milestone {
  id: string
  programId: string
  groupId: string
  name: string
  /**
   * What counts: leads, sales, revenue (sales less refunds) or earnings (commissions for leads,
   * sales and referrals), all net of refunds and in the program's currency
   */
  metric: 'leads' | 'sales' | 'revenue' | 'earnings'
  /** The number to reach: a count, or minor units for revenue and earnings */
  threshold: number
  /** The bonus, in minor units of the program's currency */
  amount: number
  currency: string
  /** In words */
  sentence: string
  startsAt: string | null
  endsAt: string | null
  createdAt: string
  updatedAt: string
  /** No longer earned; bonuses stand, and are still undone by refunds */
  archivedAt: string | null
}

export interface MoveEnrollmentsParams {
  toGroupId: string
  /** These */
  enrollmentIds?: string[]
  /** All of the group */
  all?: boolean
}

export interface MoveEnrollmentsResult {
  moved: number
  toGroupId: string
}

export interface Partner {
  id: string
  /** The same as id */
  partnerId: string
  enrollmentId: string
  referredById: string | null
  programId: string
  groupId: string
  tenantId: string | null
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  name: string
  username: string | null
  email: string | null
  /** ISO 8601 */
  emailVerifiedAt: string | null
  image: string | null
  description: string | null
  country: string | null
  companyName: string | null
  address: string | null
  locale: string | null
  /** Always draft: there is no network of partners here */
  networkStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'trusted'
  /** Always null: how partners are paid is between them and the payout provider */
  defaultPayoutMethod: unknown | null
  /** Always null: how partners are paid is between them and the payout provider */
  paypalEmail: unknown | null
  /** Always null: how partners are paid is between them and the payout provider */
  stripeConnectId: unknown | null
  /** Has a payout method since then */
  payoutsEnabledAt: string | null
  /** Not used */
  identityVerifiedAt: unknown | null
  /** No rule moves the partner to another group */
  groupLocked: boolean
  /** Agreed to be shown on the leaderboard with name and earnings */
  listed: boolean
  /** Sees customers' e-mail addresses unmasked */
  sharesCustomers: boolean
  links: unknown[] | null
  totalClicks: number
  totalLeads: number
  totalConversions: number
  totalSales: number
  /** Net revenue: sales less refunds, in minor units of the program's currency */
  totalSaleAmount: number
  /** Minor units */
  totalCommissions: number
  earnings: InvitedPartnerEarnings
  /** ISO 8601 */
  bannedAt: string | null
  bannedReason: 'tos_violation' | 'inappropriate_content' | 'fake_traffic' | 'fraud' | 'spam' | 'brand_abuse' | null
  application: InvitedPartnerApplication | null
  /** When the partner was enrolled, as ISO 8601 */
  createdAt: string
}

export interface PartnerApplication {
  /** The enrollment's id */
  id: string
  /** When it was sent, as ISO 8601 */
  createdAt: string
  programId: string
  partner: PartnerApplicationPartner
  /** The answers, with the labels of that time */
  applicationFormData: unknown[] | null
}

export interface PartnerApplicationPartner {
  id: string
  name: string
  companyName: string | null
  email: string | null
  emailVerifiedAt: string | null
  image: string | null
  description: string | null
  country: string | null
  groupId: string
  status: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
}

export interface PartnerLink {
  id: string
  domain: string
  key: string
  shortLink: string
  /** What the partner hands out: the short link, or the destination with ?via= */
  shareUrl: string
  /** The destination */
  url: string
  clicks: number
  leads: number
  conversions: number
  sales: number
  /** Net revenue: sales less refunds, in minor units of the program's currency */
  saleAmount: number
}

export interface Payout {
  id: string
  /** The run that it belongs to */
  invoiceId: string
  programId: string
  enrollmentId: string
  /** In minor units of the currency */
  amount: number
  /** What was due besides and stayed payable, since the provider cannot send it */
  carriedAmount: number
  currency: string
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  commissionCount: number
  provider: string
  /** Where it goes, as it may be shown */
  masked: string
  /** ISO 8601 */
  periodStart: string | null
  /** ISO 8601 */
  periodEnd: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  /** ISO 8601 */
  initiatedAt: string | null
  /** ISO 8601 */
  sentAt: string | null
  /** ISO 8601 */
  paidAt: string | null
  /** ISO 8601 */
  failedAt: string | null
  failureReason: string | null
  /** external: you book it in your product */
  mode: 'internal' | 'external'
  method: 'connect' | 'paypal' | null
  /** The provider’s own id */
  traceId: string | null
  partner: PayoutPartner
}

export interface PayoutCalendar {
  programId: string
  /** The program’s */
  currency: string
  /** A day in UTC */
  today: string
  /** A day in UTC */
  lastDay: string
  interval: 'manual' | 'weekly' | 'twice_monthly' | 'monthly'
  /** What is payable now, by currency */
  payable: PayoutCalendarPayable[]
  /** What becomes payable on which day, when holding periods end; days without any are left out */
  days: PayoutCalendarDay[]
  /** What becomes payable after the last day */
  later: PayoutCalendarLater[]
  /** What is held for a reason that somebody or a rate must clear: on no day */
  held: PayoutCalendarHeld[]
  /**
   * The next days of the schedule, each with what has become payable since the one before. At most
   * that is paid: partners below the minimum or without an account wait
   */
  payoutDays: PayoutCalendarPayoutDay[]
}

export interface PayoutCalendarDay {
  /** A day in UTC */
  day: string
  currency: string
  /** In minor units of the currency */
  amount: number
  commissions: number
}

export interface PayoutCalendarHeld {
  currency: string
  /** In minor units of the currency */
  amount: number
  commissions: number
}

export interface PayoutCalendarLater {
  currency: string
  /** In minor units of the currency */
  amount: number
  commissions: number
}

export interface PayoutCalendarPayable {
  currency: string
  /** In minor units of the currency */
  amount: number
  commissions: number
}

export interface PayoutCalendarPayoutDay {
  /** A day in UTC */
  day: string
  amounts: PayoutCalendarPayoutDayAmount[]
}

export interface PayoutCalendarPayoutDayAmount {
  currency: string
  /** In minor units of the currency */
  amount: number
}

export interface PayoutDetail {
  id: string
  /** The run that it belongs to */
  invoiceId: string
  programId: string
  enrollmentId: string
  /** In minor units of the currency */
  amount: number
  /** What was due besides and stayed payable, since the provider cannot send it */
  carriedAmount: number
  currency: string
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  commissionCount: number
  provider: string
  /** Where it goes, as it may be shown */
  masked: string
  /** ISO 8601 */
  periodStart: string | null
  /** ISO 8601 */
  periodEnd: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
  /** ISO 8601 */
  initiatedAt: string | null
  /** ISO 8601 */
  sentAt: string | null
  /** ISO 8601 */
  paidAt: string | null
  /** ISO 8601 */
  failedAt: string | null
  failureReason: string | null
  /** external: you book it in your product */
  mode: 'internal' | 'external'
  method: 'connect' | 'paypal' | null
  /** The provider’s own id */
  traceId: string | null
  partner: PayoutPartner
  transfer: PayoutTransfer
  /** The first 100; GET /commissions?payoutId= has all */
  commissions: Commission[]
}

export interface PayoutDraft {
  id: string
  programId: string
  status: 'open' | 'confirmed' | 'discarded' | 'expired'
  /** Made by a preview, by POST /payouts/drafts or by the program’s schedule */
  source: 'preview' | 'request' | 'schedule'
  /** Of its payouts in the program’s currency */
  amount: number
  currency: string
  payoutCount: number
  /** For each currency and provider */
  totals: PayoutDraftTotal[]
  /** The same for drafts that pay the same */
  digest: string
  createdBy: string
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601. Seven days later; it cannot be confirmed then */
  expiresAt: string
  confirmedBy: string | null
  /** ISO 8601 */
  confirmedAt: string | null
  /** The run that paid it */
  runId: string | null
  discardedBy: string | null
  /** ISO 8601 */
  discardedAt: string | null
}

export interface PayoutDraftDetail {
  id: string
  programId: string
  status: 'open' | 'confirmed' | 'discarded' | 'expired'
  /** Made by a preview, by POST /payouts/drafts or by the program’s schedule */
  source: 'preview' | 'request' | 'schedule'
  /** Of its payouts in the program’s currency */
  amount: number
  currency: string
  payoutCount: number
  /** For each currency and provider */
  totals: PayoutDraftTotal[]
  /** The same for drafts that pay the same */
  digest: string
  createdBy: string
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601. Seven days later; it cannot be confirmed then */
  expiresAt: string
  confirmedBy: string | null
  /** ISO 8601 */
  confirmedAt: string | null
  /** The run that paid it */
  runId: string | null
  discardedBy: string | null
  /** ISO 8601 */
  discardedAt: string | null
  /** One page of them */
  payouts: PayoutDraftPayout[]
}

export interface PayoutDraftPayout {
  partner: FraudFlagPartner
  enrollmentId: string
  amount: number
  currency: string
  commissionCount: number
  provider: string
  /** null: credit that the program pays */
  payoutMethodId: string | null
  masked: string
}

export interface PayoutDraftTotal {
  currency: string
  provider: string
  payouts: number
  /** In minor units of the currency */
  amount: number
}

export interface PayoutFile {
  id: string
  runId: string
  provider: string
  filename: string
  contentType: string
  transfers: number
  /** In minor units of the currency */
  amount: number
  currency: string
  status: 'written' | 'submitted' | 'discarded'
  /** ISO 8601 */
  submittedAt: string | null
  /** ISO 8601 */
  discardedAt: string | null
  /** ISO 8601 */
  downloadedAt: string | null
  /** Who had it last */
  downloadedBy: string | null
  /** ISO 8601 */
  createdAt: string
}

export interface PayoutPartner {
  id: string
  name: string
  email: string | null
  image: string | null
  defaultPayoutMethod: unknown | null
  /** ISO 8601 */
  payoutsEnabledAt: string | null
  country: string | null
  groupId: string | null
  tenantId: string | null
}

export interface PayoutProvider {
  name: string
  label: string
  /** online: over its API; file: for your bank; manual: by hand; credit: in your own product */
  kind: string
  /** null: every currency */
  currencies: string[] | null
  /** What connecting your account asks for */
  fundingFields: PayoutProviderFundingField[]
  /** What partners are asked for */
  recipientFields: PayoutProviderRecipientField[]
  /** Partners set up their account on the pages of the provider, not in a form */
  onboarding: boolean
  /** Whether files of the bank can be read back */
  statusFiles: boolean
}

export interface PayoutProviderFundingField {
  name: string
  label: string
  secret: boolean
  required: boolean
}

export interface PayoutProviderRecipientField {
  name: string
  label: string
  secret: boolean
  required: boolean
}

export interface PayoutRun {
  id: string
  programId: string
  /** As it was sent; null: none, or by schedule */
  key: string | null
  /** The draft that it paid; null: what was due then */
  draftId: string | null
  confirmedBy: string
  /** failed: a scheduled run that has paid nobody */
  status: 'confirmed' | 'failed'
  /** Of a failed run: why */
  error: string | null
  /** How often a scheduled run was tried */
  attempts: number
  /** ISO 8601. Of a failed run: when it is tried again; null: never */
  nextAttemptAt: string | null
  /** Somebody else than the creator of its draft confirmed it */
  approved: boolean
  /** ISO 8601 */
  createdAt: string
  payoutCount: number
  totals: PayoutRunTotal[]
}

export interface PayoutRunDetail {
  id: string
  programId: string
  /** As it was sent; null: none, or by schedule */
  key: string | null
  /** The draft that it paid; null: what was due then */
  draftId: string | null
  confirmedBy: string
  /** failed: a scheduled run that has paid nobody */
  status: 'confirmed' | 'failed'
  /** Of a failed run: why */
  error: string | null
  /** How often a scheduled run was tried */
  attempts: number
  /** ISO 8601. Of a failed run: when it is tried again; null: never */
  nextAttemptAt: string | null
  /** Somebody else than the creator of its draft confirmed it */
  approved: boolean
  /** ISO 8601 */
  createdAt: string
  payoutCount: number
  totals: PayoutRunTotal[]
  /** One page of them, by id */
  payouts: Payout[]
  /** To upload at your bank */
  files: PayoutFile[]
}

export interface PayoutRunTotal {
  currency: string
  provider: string
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
  payouts: number
  amount: number
}

export interface PayoutTransfer {
  /** The provider’s idempotency key */
  id: string
  status: 'created' | 'submitting' | 'sent' | 'completed' | 'failed' | 'returned' | 'canceled'
  reference: string | null
  attempts: number
  /** Why it failed, or what a person should look at */
  lastError: string | null
  fileId: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface PlanUse {
  plan: 'free' | 'pro' | 'business' | 'advanced' | 'enterprise'
  /** Whether the plan includes it */
  conversionTracking: boolean
  /** Whether the plan includes it */
  partnerProgram: boolean
  used: PlanUseUsed
  limits: PlanUseLimits
}

export interface PlanUseLimits {
  links: number
  domains: number
  keys: number
  hostnames: number
  tags: number
  folders: number
  /** Archived ones and their groups do not count */
  programs: number
  groups: number
  partners: number
}

export interface PlanUseUsed {
  links: number
  domains: number
  keys: number
  hostnames: number
  tags: number
  folders: number
  /** Archived ones and their groups do not count */
  programs: number
  groups: number
  partners: number
}

export interface PreviewImportParams {
  /** For each kind of file, the column of each value. Default: columns of that name */
  mapping?: Record<string, Record<string, string>>
  format?: CreateImportFormat
}

export interface PreviewMailTemplateParams {
  /** Whose mails */
  programId: string
  /** Of the partners who get it */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
  /** One line, with placeholders such as {program} */
  subject?: string
  /**
   * Instead of the paragraph below the greeting: plain text with placeholders; empty lines separate
   * paragraphs
   */
  body?: string
}

export interface PreviewMailTemplateResult {
  subject: string
  html: string
  text: string
}

export interface PreviewPayoutsParams {
  programId: string
  /** Only these partners; none or left out: everybody */
  partnerIds?: string[]
  /** At most so much in all, in minor units of the program’s currency */
  maxAmount?: number
  /** true: nothing is stored, so there is no draft to confirm */
  dryRun?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface PreviewPayoutsResult {
  programId: string
  /** Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null: nobody, or dryRun */
  draftId: string | null
  /** The same while the same would be paid */
  digest: string | null
  currency: string
  minPayout: number
  /** What would be paid, in the program’s currency: confirm with it as expectedAmount */
  amount: number
  /** What would stay payable of the same partners, because their providers cannot send it */
  carriedAmount: number
  payoutCount: number
  /** One page of them */
  payouts: PreviewPayoutsResultPayout[]
  skippedCount: number
  /** Everybody else who is owed money, one page of them */
  skipped: PreviewPayoutsResultSkipped[]
  /** Over all payouts, for each currency and provider */
  totals: PayoutDraftTotal[]
}

export interface PreviewPayoutsResultPayout {
  partner: FraudFlagPartner
  enrollmentId: string
  /** What would be paid: the largest part of dueAmount that the provider can send */
  amount: number
  dueAmount: number
  /** What would stay payable for the next payout */
  carriedAmount: number
  /** Why a part is carried; null: none is */
  sentence: string | null
  currency: string
  commissionCount: number
  provider: string
  masked: string
  /** ISO 8601 */
  periodStart: string
  /** ISO 8601 */
  periodEnd: string
}

export interface PreviewPayoutsResultSkipped {
  partner: FraudFlagPartner
  enrollmentId: string
  amount: number
  currency: string
  reason: 'banned' | 'negative' | 'nothing_due' | 'below_minimum' | 'no_payout_method' | 'method_not_offered' | 'no_tenant_id' | 'method_unverified' | 'name_not_latin' | 'recently_changed' | 'currency_not_supported' | 'no_funding_account' | 'not_expressible' | 'below_provider_minimum' | 'over_provider_limit' | 'over_cap' | 'held'
  sentence: string
  /** ISO 8601. For recently_changed: when payouts go on */
  heldUntil: string | null
}

export interface PreviewRewardDraft {
  programId?: string | null
  groupId?: string | null
  enrollmentId?: string | null
  /** In place of enrollmentId; with programId, unless there is one program only */
  partnerId?: string | null
  event: 'click' | 'lead' | 'sale' | 'referral'
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  limits?: SimulateRewardDraftLimit[]
  /** Other terms for some events; the first that matches wins */
  modifiers?: SimulateRewardDraftModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * Sales: what line items of some products earn, whichever modifier applies; the first rule that
   * names a product counts. The rest of the sale earns by the terms
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** For partners, in your own words */
  description?: string | null
}

export interface PreviewRewardParams {
  draft?: PreviewRewardDraft
  rewardId?: string
  /** Of rewardId; default: the newest */
  version?: number
  /** Default: samples that show the reward */
  samples?: PreviewRewardSample[]
}

export interface PreviewRewardResult {
  event: 'click' | 'lead' | 'sale' | 'referral'
  currency: string
  /** The terms in words */
  sentence: string
  samples: PreviewRewardResultSample[]
}

export interface PreviewRewardResultSample {
  title: string
  amount: number
  quantity: number
  /** Minor units of the currency */
  earnings: number
  /** Why nothing is earned */
  reason: string | null
  /** What the partner brought before */
  volume: number
  /** Which modifier decided, from 0 */
  modifier: number | null
  /** Which tier was reached before, from 0 */
  tier: number | null
  terms: PreviewRewardResultSampleTerms | null
  /** A limit cut it */
  capped: boolean
  steps: string[]
}

export interface PreviewRewardResultSampleTerms {
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths: number | null
}

export interface PreviewRewardSample {
  title?: string
  /** Of the sale or, for a referral, of the commission. Default: 0 */
  amount?: number
  /** Tax that the amount contains. Default: 0 */
  tax?: number | null
  /** Shipping that the amount contains, without its tax. Default: 0 */
  shipping?: number | null
  /** Fees that the amount contains and you do not keep, such as those of a payment. Default: 0 */
  fee?: number | null
  /** The products of the sale. Together at most the amount without tax and shipping */
  lineItems?: unknown[] | null
  /** Clicks or leads. Default: 1 */
  quantity?: number
  /** What the partner brought before, by the measure of the tiers. Default: 0 */
  volume?: number
  /** An object of what is known, by the names of GET /rewards/conditions: {"customer.country": "DE"} */
  facts?: unknown
}

export interface Program {
  id: string
  name: string
  slug: string
  description: string | null
  domain: string | null
  url: string
  currency: string
  attributionModel: 'first' | 'last'
  attributionWindowDays: number | null
  existingCustomers: 'earn' | 'hold' | 'ignore'
  holdingPeriodDays: number
  minPayout: number
  payoutSchedule: ProgramPayoutSchedule
  payoutApproval: ProgramPayoutApproval
  closeAfterDays: number | null
  creditPayouts: 'off' | 'offered' | 'default' | 'only'
  creditLabel: string | null
  accountChangeHoldDays: number
  dailyBonusLimit: number
  autoApprove: boolean
  termsUrl: string | null
  helpUrl: string | null
  supportEmail: string | null
  legalAddress: string | null
  statementNote: string | null
  fraudSettings: FraudSettings
  logo: string | null
  brandColor: string | null
  landing: GroupLanding | null
  applicationForm: unknown[] | null
  resources: unknown[] | null
  /** ISO 8601. From then on nothing is earned; links go on leading */
  deactivatedAt: string | null
  /**
   * ISO 8601. Deactivated, out of lists, and not counted in the limits of the plan; what was earned
   * is still paid
   */
  archivedAt: string | null
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

export interface ProgramPayoutApproval {
  /** Whether nobody, always somebody, or above an amount somebody else must confirm */
  mode: 'off' | 'always' | 'above'
  /**
   * Of above: what one key may pay within 24 hours, in minor units of the program’s currency. Other
   * currencies always need approval
   */
  aboveAmount?: number
}

export interface ProgramPayoutSchedule {
  interval: 'manual' | 'weekly' | 'twice_monthly' | 'monthly'
  /** Weekly: 1 (Monday) to 7 */
  weekday?: number
  /** Monthly; the last day in shorter months */
  day?: number
}

export interface ProgramStat {
  clicks: number
  leads: number
  conversions: number
  sales: number
  /** Net revenue: sales less refunds, in minor units of saleCurrency */
  saleAmount: number
  /** The program’s */
  saleCurrency: string
  /** What partners have earned, by currency and by where it stands */
  earnings: ProgramStatEarning[]
  /** How many partners have which status */
  partners: Record<string, number>
}

export interface ProgramStatEarning {
  currency: string
  /** In the holding period, or held */
  accrued: number
  /** May be paid out */
  payable: number
  /** In payouts on their way */
  inTransit: number
  /** Arrived */
  paid: number
}

export interface PutMailTemplateParams {
  /** Whose mails */
  programId: string
  /** Of the partners who get it */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
  /** One line, with placeholders such as {program} */
  subject: string
  /**
   * Instead of the paragraph below the greeting: plain text with placeholders; empty lines separate
   * paragraphs
   */
  body: string
}

export interface ReadPayoutStatusFileResult {
  file: PayoutFile
  /** What the bank says of each transfer that it speaks of */
  outcomes: ReadPayoutStatusFileResultOutcome[]
}

export interface ReadPayoutStatusFileResultOutcome {
  transferId: string
  payoutId: string
  report: 'sent' | 'completed' | 'failed' | 'returned'
  reason: string | null
  /** Of the payout, afterwards */
  status: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled'
}

export interface Receipt {
  /** All of it in one line, as mails and statements say it */
  sentence: string
  sums: string[]
  reasons: string[]
  /** What happened besides, a sentence each */
  notes: string[]
  /** Rules that did not apply */
  skipped: string[]
  /** From the click to the payout, in order */
  timeline: ReceiptTimeline[]
}

export interface ReceiptTimeline {
  kind: 'click' | 'lead' | 'sale' | 'earned' | 'taken_back' | 'payable' | 'payout' | 'paid'
  /** ISO 8601 */
  at: string
  text: string
  /** It is still to come */
  ahead: boolean
}

export interface Refund {
  id: string
  /** Your own id of the refund */
  refundId: string
  kind: 'refund' | 'chargeback'
  /** What was refunded, in minor units of the currency */
  amount: number
  /** The sale’s */
  currency: string
  /** When it happened, in ISO 8601 */
  createdAt: string
  reversal: RefundReversal | null
  sale: RefundSale
  customer: RefundCustomer | null
  /** Of the partner’s link that the sale came through */
  programId: string | null
}

export interface RefundCustomer {
  id: string
  externalId: string
}

export interface RefundDetail {
  id: string
  /** Your own id of the refund */
  refundId: string
  kind: 'refund' | 'chargeback'
  /** What was refunded, in minor units of the currency */
  amount: number
  /** The sale’s */
  currency: string
  /** When it happened, in ISO 8601 */
  createdAt: string
  reversal: RefundReversal | null
  sale: RefundSale
  customer: RefundCustomer | null
  /** Of the partner’s link that the sale came through */
  programId: string | null
  /** The commissions of the sale from which it took something back */
  commissions: RefundDetailCommission[]
}

export interface RefundDetailCommission {
  id: string
  partnerId: string
  /** What the refund took back of it */
  amount: number
  /** The program’s */
  currency: string
  /** The negative commission, if it had been paid out already */
  clawbackId: string | null
}

export interface RefundReversal {
  id: string
  reason: 'chargeback_won' | 'refund_failed'
  createdAt: string
}

export interface RefundSale {
  id: string
  invoiceId: string | null
  /** The sale before any refund */
  amount: number
  createdAt: string
}

export interface RejectFraudFlagParams {
  /** For your records; partners do not see it */
  note?: string | null
  /** Also bans the partner from the program, for fraud. Default: false */
  ban?: boolean
}

export interface RejectFraudFlagsParams {
  flagIds: string[]
  /** For your records; partners do not see it */
  note?: string | null
  /** Also bans the partner from the program, for fraud. Default: false */
  ban?: boolean
}

export interface RejectPartnerApplicationParams {
  /** pn_… */
  partnerId: string
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  rejectionReason?: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other'
  /** The partner reads it */
  rejectionNote?: string | null
  /** When the partner may apply again; standard: after 30 days. Default: standard */
  reapplicationTimeframe?: 'instant' | 'standard' | 'never'
  /** Not supported: ban the partner instead */
  flagForFraud?: boolean
  /** Not used */
  flagForFraudReason?: string
}

export interface RejectPartnerParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  rejectionReason?: 'needsMoreDetail' | 'doesNotMeetRequirements' | 'notTheRightFit' | 'other'
  /** The partner reads it */
  rejectionNote?: string | null
  /** When the partner may apply again; standard: after 30 days. Default: standard */
  reapplicationTimeframe?: 'instant' | 'standard' | 'never'
  /** Not supported: ban the partner instead */
  flagForFraud?: boolean
  /** Not used */
  flagForFraudReason?: string
}

export interface ReleaseFraudFlagParams {
  /** For your records; partners do not see it */
  note?: string | null
}

export interface ReleaseFraudFlagsParams {
  flagIds: string[]
  /** For your records; partners do not see it */
  note?: string | null
}

export interface RemovedMember {
  id: string
  /** The keys, webhooks, share links and invitations that the member created */
  access: EndedAccess[]
}

export interface RenameKeyParams {
  /** What it is for */
  name: string
}

export interface ReplayInboxEventsParams {
  /** Just these */
  ids?: string[]
  /** Absent: what has failed */
  status?: 'failed' | 'retrying' | 'ignored'
  connectionId?: string
  type?: string
  /** ISO 8601 */
  since?: string
  /** ISO 8601 */
  until?: string
}

export interface ReplayWebhookParams {
  /** ISO 8601 */
  since: string
  /** ISO 8601. Absent: now */
  until?: string
  /** Absent: what has failed */
  status?: 'delivered' | 'failed'
}

export interface ReplayWebhookResult {
  count: number
}

export interface RetrieveAnalyticsResult {
  /** timeseries: where the hour, day, week or month begins */
  start?: string
  continent?: string
  country?: string
  region?: string
  city?: string
  device?: string
  browser?: string
  os?: string
  trigger?: 'link' | 'qr' | 'pageview' | 'deeplink' | 'Unknown'
  referer?: string
  refererUrl?: string
  url?: string
  id?: string
  domain?: string
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
  utm_term?: string
  utm_content?: string
  /** The same as id */
  link?: string
  key?: string
  shortLink?: string
  folderId?: string | null
  createdAt?: string
  partnerId?: string | null
  comments?: string | null
  title?: string | null
  clicks: number
  leads: number
  sales: number
  /**
   * With include=buyers: customers whose lead was in this time and who bought for the first time in
   * it; never more than leads
   */
  buyers?: number
  /** Sales less refunds in one currency, in minor units */
  saleAmount: number
  /** Sales less refunds of every currency that occurs; never summed across them */
  saleAmounts: Record<string, number>
}

export interface RetrieveAnalyticsResultOption2 {
  clicks: number
  leads: number
  sales: number
  /**
   * With include=buyers: customers whose lead was in this time and who bought for the first time in
   * it; never more than leads
   */
  buyers?: number
  /** Sales less refunds in one currency, in minor units */
  saleAmount: number
  /** Sales less refunds of every currency that occurs; never summed across them */
  saleAmounts: Record<string, number>
}

export interface RetrievePartnerAnalyticsResult {
  /** timeseries: where the hour, day … begins */
  start?: string
  /** The same as id */
  link?: string
  id?: string
  domain?: string
  key?: string
  shortLink?: string
  url?: string
  folderId?: string | null
  createdAt?: string
  partnerId?: string | null
  comments?: string | null
  title?: string | null
  clicks: number
  leads: number
  sales: number
  /** Net revenue: sales less their refunds, by the time of the sale, in the program's currency */
  saleAmount: number
  /** Commissions of every type, less what was taken back, in the program's currency */
  earnings: number
}

export interface RetrievePartnerAnalyticsResultOption2 {
  clicks: number
  leads: number
  sales: number
  /** Net revenue: sales less their refunds, by the time of the sale, in the program's currency */
  saleAmount: number
  /** Commissions of every type, less what was taken back, in the program's currency */
  earnings: number
}

export interface ReverseRefundParams {
  /** Your own or the payment processor’s id: one sale per invoice, for ever */
  invoiceId: string
  /** Your own id of the refund or chargeback, which is undone whole */
  refundId: string
  /** Default: chargeback_won for a chargeback, refund_failed for a refund */
  reason?: 'chargeback_won' | 'refund_failed'
  /** When it happened, as ISO 8601 with an offset. Default: now. For moving in older data */
  timestamp?: string
}

export interface ReverseRefundResult {
  id: string
  invoiceId: string
  refundId: string
  /** What counts again of the sale, in minor units */
  amount: number
  currency: string
  reason: 'chargeback_won' | 'refund_failed'
  createdAt: string
}

export interface RevokeEmbedTokensParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface RevokeEmbedTokensResult {
  /** Sessions that ended */
  revoked: number
}

export interface RevokeInvitationResult {
  id: string
}

export interface RevokeKeyResult {
  id: string
}

export interface RevokeShareLinkResult {
  id: string
}

export interface Reward {
  id: string
  programId: string
  groupId: string | null
  /** In place of its group's reward */
  enrollmentId: string | null
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** The newest; every change writes another one */
  version: number
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths: number | null
  currency: string
  limits: RewardLimit[]
  modifiers: RewardModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude: ('tax' | 'shipping' | 'fee')[]
  products: RewardProduct[]
  tiers: RewardTiers | null
  description: string | null
  /** The terms in words */
  sentence: string
  createdAt: string
  updatedAt: string
  /**
   * No longer offered to new customers; those who were won under it keep it, in the version of their
   * lead
   */
  archivedAt: string | null
}

export interface RewardLimit {
  per: 'customer' | 'partner'
  /** A calendar period in UTC; weeks begin on Monday */
  period: 'all' | 'day' | 'week' | 'month'
  amount: number | null
  count: number | null
}

export interface RewardModifier {
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths: number | null
  when: RewardModifierWhen
  label: string | null
  /** The terms in words */
  sentence: string
  /** The same as partners read it, in English */
  forPartners: string
}

export interface RewardModifierWhen {
  /** all: AND, any: OR */
  match: 'all' | 'any'
  conditions: RewardModifierWhenCondition[]
}

export interface RewardModifierWhenCondition {
  attribute?: string
  operator?: string
  /** A text, number or boolean; a list of them for the operators in and notIn */
  value?: unknown
  /** What partners read of it, in your words; without it, words in their language */
  label?: string | null
  /** all: AND, any: OR */
  match?: 'all' | 'any'
  conditions?: RewardModifierWhenConditionCondition[]
}

export interface RewardModifierWhenConditionCondition {
  attribute: string
  operator: string
  /** A text, number or boolean; a list of them for the operators in and notIn */
  value: unknown
  /** What partners read of it, in your words; without it, words in their language */
  label?: string | null
}

export interface RewardProduct {
  /** The productId of line items */
  productIds: string[]
  /** excluded: these products earn nothing */
  type: 'flat' | 'percentage' | 'excluded'
  /** What partners read of it, in your words; without it, words in their language */
  label?: string | null
  /** Type flat: for each unit, in minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points of the line totals */
  rateBps: number | null
  sentence: string
}

export interface RewardTiers {
  /**
   * What the partner brought before the event: revenue (sale amounts), sales, leads (with their
   * quantity) or earnings. Refunds are taken off, and canceled commissions do not count
   */
  measure: 'revenue' | 'sales' | 'leads' | 'earnings'
  /** The calendar period (UTC) of the event that counts; all: the lifetime */
  period: 'all' | 'month' | 'quarter' | 'year'
  /**
   * all_or_nothing: the tier that was reached before decides for the whole event. marginal: each
   * part of a sale that crosses a threshold earns that tier's rate; a count is not split
   */
  mode: 'all_or_nothing' | 'marginal'
  levels: RewardTiersLevel[]
}

export interface RewardTiersLevel {
  /** From this volume on: minor units of the currency, or a count. More than the one before */
  threshold: number
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points */
  rateBps: number | null
}

export interface RewardVersion {
  rewardId: string
  version: number
  event: 'click' | 'lead' | 'sale' | 'referral'
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths: number | null
  currency: string
  limits: RewardLimit[]
  modifiers: RewardModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude: ('tax' | 'shipping' | 'fee')[]
  products: RewardProduct[]
  tiers: RewardTiers | null
  description: string | null
  /** The terms in words */
  sentence: string
  /** Who wrote it */
  createdBy: string
  createdAt: string
}

export interface RotatePublishableKeyParams {
  /** How long the old key goes on working; default 0 */
  overlapHours?: number
}

export interface RotatePublishableKeyResult {
  publishableKey: string
  /** Until when the old one works; null: it has stopped */
  previousKeyUntil: string | null
}

export interface SavedView {
  id: string
  /** Unique in the workspace */
  name: string
  page: 'overview' | 'funnel'
  query: string
  /** Shown before the others */
  pinned: boolean
  /** The person who saved it, per_… */
  createdBy: string | null
  /** ISO 8601 */
  createdAt: string
}

export interface SetExchangeRateParams {
  /** A UTC day; counts for that day and the seven after it */
  day: string
  /** ISO 4217 */
  currency: string
  /** How many units of the currency one euro buys, exactly: up to 12 digits behind the point */
  perEuro: string | number
}

export interface SetExchangeRateResult {
  day: string
  currency: string
  /** operator: your own, which wins; ecb: the European Central Bank */
  source: string
  perEuro: string
  createdAt: string
  /** How many commissions had waited for it */
  priced: number
}

export interface SetupChecklist {
  /** All nine, in the order in which they are done */
  steps: SetupChecklistStep[]
  /** The hosts whose pages called with the publishable key, the newest first */
  hosts: SetupChecklistHost[]
}

export interface SetupChecklistHost {
  host: string
  /** Whether its newest call was let in */
  allowed: boolean
  /** Its newest call, to the hour (ISO 8601) */
  seenAt: string
}

export interface SetupChecklistStep {
  /**
   * script: a page with the script called. hostname: it was a page of an allowed host. cookie: the
   * id of a click came back. conversions: a lead or sale arrived. program: a program exists. links:
   * the site of every open program has called, so links to it arrive. email: an SMTP server is set
   * up. partner: a partner has accepted. payouts: an account pays the currency of every open
   * program, its partners may be paid in credit, or somebody is paid by hand
   */
  step: 'script' | 'hostname' | 'cookie' | 'conversions' | 'program' | 'links' | 'email' | 'partner' | 'payouts'
  /** As the server has observed it; nobody ticks it */
  done: boolean
}

export interface ShareLink {
  id: string
  viewId: string
  /** When it stops working, ISO 8601 */
  expiresAt: string | null
  /** The person who created it, per_… */
  createdBy: string | null
  /** When it was created, ISO 8601 */
  createdAt: string
}

export interface SimulateRewardDraft {
  programId?: string | null
  groupId?: string | null
  enrollmentId?: string | null
  /** In place of enrollmentId; with programId, unless there is one program only */
  partnerId?: string | null
  event: 'click' | 'lead' | 'sale' | 'referral'
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  limits?: SimulateRewardDraftLimit[]
  /** Other terms for some events; the first that matches wins */
  modifiers?: SimulateRewardDraftModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * Sales: what line items of some products earn, whichever modifier applies; the first rule that
   * names a product counts. The rest of the sale earns by the terms
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** For partners, in your own words */
  description?: string | null
}

export interface SimulateRewardDraftLimit {
  per: 'customer' | 'partner'
  /** A calendar period in UTC; weeks begin on Monday */
  period?: 'all' | 'day' | 'week' | 'month'
  /** At most so much, in minor units */
  amount?: number | null
  /** At most so many commissions */
  count?: number | null
}

export interface SimulateRewardDraftModifier {
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  when: RewardModifierWhen
  /** What partners read of it, in your words; without it, words in their language */
  label?: string | null
}

export interface SimulateRewardDraftProduct {
  /** The productId of line items */
  productIds: string[]
  /** excluded: these products earn nothing */
  type: 'flat' | 'percentage' | 'excluded'
  /** What partners read of it, in your words; without it, words in their language */
  label?: string | null
  /** Type flat: for each unit, in minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points of the line totals */
  rateBps?: number | null
}

export interface SimulateRewardDraftTiers {
  /**
   * What the partner brought before the event: revenue (sale amounts), sales, leads (with their
   * quantity) or earnings. Refunds are taken off, and canceled commissions do not count
   */
  measure: 'revenue' | 'sales' | 'leads' | 'earnings'
  /** The calendar period (UTC) of the event that counts; all: the lifetime */
  period?: 'all' | 'month' | 'quarter' | 'year'
  /**
   * all_or_nothing: the tier that was reached before decides for the whole event. marginal: each
   * part of a sale that crosses a threshold earns that tier's rate; a count is not split
   */
  mode?: 'all_or_nothing' | 'marginal'
  levels: SimulateRewardDraftTiersLevel[]
}

export interface SimulateRewardDraftTiersLevel {
  /** From this volume on: minor units of the currency, or a count. More than the one before */
  threshold: number
  type: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points */
  rateBps?: number | null
}

export interface SimulateRewardParams {
  draft: SimulateRewardDraft
  /** Calendar months (UTC), the current one included. Default: 6 */
  months?: number
}

export interface Simulation {
  programId: string
  event: 'click' | 'lead' | 'sale' | 'referral'
  /** The draft in words */
  sentence: string
  since: string
  until: string
  /** Of all amounts that are earned */
  currency: string
  /** What they earned, net of refunds: minor units of the currency */
  actual: number
  /** What they would have earned by the draft */
  simulated: number
  events: number
  /** Events that would have earned something else */
  affected: number
  /** Sales in other currencies without a known rate, which count nowhere here */
  unpriced: number
  months: SimulationMonth[]
  /** The same by the currency of the sales; none for leads */
  currencies: SimulationCurrency[]
  /** The ten for whom most changes */
  partners: SimulationPartner[]
  /** The five events that change most */
  examples: SimulationExample[]
}

export interface SimulationCurrency {
  /** Of the sales */
  currency: string
  /** Of the sales, before refunds: minor units of this currency */
  saleAmount: number
  /** What they earned, net of refunds: minor units of the currency */
  actual: number
  /** What they would have earned by the draft */
  simulated: number
  events: number
  /** Events that would have earned something else */
  affected: number
}

export interface SimulationExample {
  eventId: string
  at: string
  partnerId: string
  partnerName: string
  customerId: string | null
  /** Of the sale, in its currency */
  amount: number | null
  currency: string | null
  /** What they earned, net of refunds: minor units of the currency */
  actual: number
  /** What they would have earned by the draft */
  simulated: number
  /** Why nothing would have been earned */
  reason: string | null
  steps: string[]
}

export interface SimulationMonth {
  month: string
  /** What they earned, net of refunds: minor units of the currency */
  actual: number
  /** What they would have earned by the draft */
  simulated: number
  events: number
  /** Events that would have earned something else */
  affected: number
}

export interface SimulationPartner {
  partnerId: string
  enrollmentId: string
  name: string
  /** What they earned, net of refunds: minor units of the currency */
  actual: number
  /** What they would have earned by the draft */
  simulated: number
  events: number
  /** Events that would have earned something else */
  affected: number
}

export interface StatementList {
  /** Of all partners that match, by currency */
  totals: StatementSum[]
  /** A page of them, by name */
  partners: StatementListPartner[]
}

export interface StatementListPartner {
  partner: FraudFlagPartner
  enrollmentId: string
  sums: StatementSum[]
}

export interface StatementSum {
  currency: string
  /** Commissions and corrections that were booked in the time, in minor units of the currency */
  earned: number
  /** What arrived in the time, in minor units of the currency */
  paid: number
  /** What is owed at its end: held, payable or on its way, in minor units of the currency */
  open: number
}

export interface StoredLedgerCheck {
  id: string
  createdAt: string
  differenceCount: number
  report: LedgerCheck
}

export interface Tag {
  id: string
  name: string
  color: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
}

export interface TestEmail {
  delivery: 'sent' | 'failed' | 'not_configured'
  to: string
  /** What the SMTP server answered */
  error: string | null
}

export interface TestMailTemplateParams {
  /** Whose mails */
  programId: string
  /** Of the partners who get it */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface TestMailTemplateResult {
  /** Your own address */
  to: string
  mailId: string
}

export interface TrackLeadParams {
  /** The value of the svc_id cookie. Empty: the click that the customer came with */
  clickId?: string | null
  /** A customer has one lead of each name, for ever: repeating it records nothing */
  eventName: string
  /** The customer's id in your own system */
  customerExternalId: string
  /** Full name */
  customerName?: string | null
  customerEmail?: string | null
  /** An http or https address of a picture */
  customerAvatar?: string | null
  /**
   * async and wait are the same: the answer follows the commit. deferred creates the customer with
   * their click, but no lead; a later call records it
   */
  mode?: 'async' | 'wait' | 'deferred'
  /** Counts as so many leads */
  eventQuantity?: number | null
  /** An object of your own facts: at most 10,000 characters as JSON, or null */
  metadata?: unknown
  /** When it happened, as ISO 8601 with an offset. Default: now. For moving in older data */
  timestamp?: string
}

export interface TrackLeadResult {
  click: TrackLeadResultClick
  link: CustomerLink | null
  customer: TrackLeadResultCustomer
}

export interface TrackLeadResultClick {
  /** The click that the lead belongs to */
  id: string
}

export interface TrackLeadResultCustomer {
  id: string
  name: string | null
  email: string | null
  avatar: string | null
  externalId: string | null
}

export interface TrackRefundParams {
  /** Your own or the payment processor’s id: one sale per invoice, for ever */
  invoiceId: string
  /** In minor units of the sale's currency. Default: all that is not refunded yet */
  amount?: number | null
  /** Must be the sale's. Default: the sale's */
  currency?: string | null
  /** Your own id of the refund. Repeating it records nothing */
  refundId: string
  /** A chargeback was taken by the customer’s bank. Default: refund */
  kind?: 'refund' | 'chargeback'
  /** When it happened, as ISO 8601 with an offset. Default: now. For moving in older data */
  timestamp?: string
}

export interface TrackRefundResult {
  id: string
  invoiceId: string
  refundId: string
  /** In minor units */
  amount: number
  currency: string
  createdAt: string
}

export interface TrackSaleParams {
  /** The customer's id in your own system */
  customerExternalId: string
  /**
   * Everything that the customer paid, with tax, shipping and fees, in minor units of the currency:
   * 1999 for 19.99 USD, 1999 for 1,999 JPY
   */
  amount: number
  /** Tax that the amount contains. Default: 0 */
  tax?: number | null
  /** Shipping that the amount contains, without its tax. Default: 0 */
  shipping?: number | null
  /** Fees that the amount contains and you do not keep, such as those of a payment. Default: 0 */
  fee?: number | null
  /** The products of the sale. Together at most the amount without tax and shipping */
  lineItems?: unknown[] | null
  /** ISO 4217. Default: usd */
  currency?: string
  /** Default: Purchase */
  eventName?: string | null
  /** Who took the money. Default: custom */
  paymentProcessor?: 'stripe' | 'shopify' | 'polar' | 'paddle' | 'lemon-squeezy' | 'apple' | 'revenuecat' | 'dub' | 'custom'
  /** Your own or the payment processor’s id: one sale per invoice, for ever */
  invoiceId?: string | null
  /**
   * The lead that the sale follows (default: the first that has a link); for a direct sale, the name
   * of the lead that is recorded with it (default: Direct sale)
   */
  leadEventName?: string | null
  /** For a direct sale, which no lead preceded: the value of the svc_id cookie */
  clickId?: string | null
  /** Full name */
  customerName?: string | null
  customerEmail?: string | null
  /** An http or https address of a picture */
  customerAvatar?: string | null
  /** An object of your own facts: at most 10,000 characters as JSON, or null */
  metadata?: unknown
  /** The partner's discount code that was used. It decides when neither a lead nor a click does */
  discountCode?: string | null
  /** When it happened, as ISO 8601 with an offset. Default: now. For moving in older data */
  timestamp?: string
}

export interface TrackSaleResult {
  eventName: string
  customer: TrackLeadResultCustomer | null
  sale: TrackSaleResultSale | null
}

export interface TrackSaleResultSale {
  amount: number
  /** Contained in the amount, as the next two */
  tax: number
  shipping: number
  fee: number
  lineItems: EventSaleLineItem[]
  currency: string
  paymentProcessor: string
  invoiceId: string | null
  /** An object or null */
  metadata: unknown
}

export interface UnbanPartnerByIdParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /**
   * Restores the commissions that the ban canceled, less what was refunded since; also afterwards,
   * and once only. Default: false
   */
  restore?: boolean
}

export interface UpdateCommissionParams {
  /** What the partner gets instead, in minor units */
  earnings?: number
  /** Another amount of the sale: computed anew with the same version of the reward */
  saleAmount?: number
  /** The same as a difference */
  modifySaleAmount?: number
  /** Deprecated: use saleAmount */
  amount?: number
  /** Deprecated: use modifySaleAmount */
  modifyAmount?: number
  /** Of saleAmount; of earnings, only the program's. Default: the program's */
  currency?: string
  /**
   * refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be
   * changed: take it back with a negative commission.
   */
  status?: 'pending' | 'hold' | 'refunded' | 'duplicate' | 'canceled' | 'fraud'
}

export interface UpdateConnectionParams {
  /** What you call it */
  name?: string
  /** What the provider signs its events with; never shown again */
  secret?: string
  /** What else the provider needs, by the fields that GET /integrations lists */
  details?: Record<string, string>
}

export interface UpdateCustomerParams {
  /** The customer's id in your own system */
  externalId?: string
  /** Full name */
  name?: string | null
  email?: string | null
  /** An http or https address of a picture */
  avatar?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** Adds link, partner and discount to each customer */
  includeExpandedFields?: boolean
}

export interface UpdateDiscountParams {
  /** For partners and customers, in your own words */
  description?: string | null
  /** Who takes it off: custom is your own checkout. Default: custom */
  provider?: 'stripe' | 'shopify' | 'custom'
  /** The provider's coupon */
  couponId?: string | null
  /** The coupon in the provider's test mode */
  couponTestId?: string | null
  /** Refused: it never changes */
  type?: unknown
  /** Refused: it never changes */
  amount?: unknown
  /** Refused: it never changes */
  rateBps?: unknown
  /** Refused: it never changes */
  maxDurationMonths?: unknown
}

export interface UpdateDomainParams {
  /** A host that leads to this server; for development with a port */
  slug?: string
  /** New links get it when they name none, once it is verified */
  primary?: boolean
  /** Hidden from lists; its links go on redirecting */
  archived?: boolean
  /** Where visitors of the bare domain go */
  placeholder?: string | null
  /** Where visitors of expired links go */
  expiredUrl?: string | null
  /** Where visitors of unknown links go */
  notFoundUrl?: string | null
  /** A picture for its QR codes: an http(s) address */
  logo?: string | null
  /** Not used */
  assetLinks?: string | null
  /** Not used */
  appleAppSiteAssociation?: string | null
}

export interface UpdateFolderParams {
  /** Unique in the workspace */
  name?: string
  description?: string | null
  accessLevel?: 'write' | 'read' | null
}

export interface UpdateGroupParams {
  name?: string
  /** Lower-case letters, digits and dashes; unique in the program */
  slug?: string
  /** Default: gray */
  color?: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'brown' | 'gray' | 'pink'
  /** null: the program’s */
  holdingPeriodDays?: number | null
  /** null: as in the program */
  autoApprove?: boolean | null
  /** What partners hand out: a short link, or the destination with ?via=. Default: short */
  linkStructure?: 'short' | 'query'
  /** Made for each new partner. Empty: one to the address of the program */
  defaultLinks?: CreateGroupDefaultLink[]
  /** Where links that partners add may lead. Empty: to the site of the program */
  allowedDestinations?: CreateGroupAllowedDestination[]
  /** Links of one partner; default: 10 */
  maxLinks?: number
  /** Partners for whom all of these hold move into the group. Empty: nobody does */
  moveRules?: CreateGroupMoveRule[]
  /** The http(s) address of a picture */
  logo?: string | null
  /** #rrggbb */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  applicationForm?: unknown[] | null
  resources?: unknown[] | null
  /** The updatedAt that was read: 409 when somebody has changed it since */
  ifUpdatedAt?: string
}

export interface UpdateLinkParams {
  /** The destination. http, https or an app scheme; example.com gets https:// */
  url?: string
  /** Default: your primary domain */
  domain?: string
  /** The part after the slash. Default: 7 random characters */
  key?: string
  /** Your own id, unique in the workspace. ext_<it> finds the link again */
  externalId?: string | null
  /** The tenant of yours that the link belongs to */
  tenantId?: string | null
  /** The program whose partner promotes the link */
  programId?: string | null
  /** The partner who promotes the link */
  partnerId?: string | null
  /** Track leads and sales. Default: the switch of the workspace */
  trackConversion?: boolean
  /** Hidden from lists; it goes on redirecting */
  archived?: boolean
  /** Whoever has the link may see its figures */
  publicStats?: boolean
  /** Previews in chats and feeds show title, description and image of the link */
  proxy?: boolean
  /** Show the destination below the short address */
  rewrite?: boolean
  /** Search engines may list the short link */
  doIndex?: boolean
  /** Notes of yours */
  comments?: string | null
  /** When the link stops, as an ISO 8601 time */
  expiresAt?: string | null
  /** Where visitors go after that */
  expiredUrl?: string | null
  /** Title of the preview */
  title?: string | null
  /** Text of the preview */
  description?: string | null
  /** Picture of the preview: an http(s) address */
  image?: string | null
  /** Video of the preview: an http(s) address */
  video?: string | null
  /** Destination on iPhone and iPad */
  ios?: string | null
  /** Destination on Android */
  android?: string | null
  /** Destinations by country code */
  geo?: Record<string, string> | null
  /** The ids of the tags: an array, or a text with commas */
  tagIds?: string | string[] | null
  /** The names of the tags, in any case: an array, or a text with commas */
  tagNames?: string | string[] | null
  /** One tag. Deprecated: use tagIds */
  tagId?: string | null
  /** The folder that holds the link */
  folderId?: string | null
  /** Visitors must enter it. Stored as a hash and never shown */
  password?: string | null
  /** Also set in the destination */
  utm_source?: string | null
  /** Also set in the destination */
  utm_medium?: string | null
  /** Also set in the destination */
  utm_campaign?: string | null
  /** Also set in the destination */
  utm_term?: string | null
  /** Also set in the destination */
  utm_content?: string | null
  /** Sets the parameter ref in the destination */
  ref?: string | null
  /** An A/B test: 2 to 4 destinations whose percentages sum to 100 */
  testVariants?: unknown[] | null
  /** Default: now */
  testStartedAt?: string | null
  /** When the test ends; from then on all visitors go to url */
  testCompletedAt?: string | null
  /** Not used */
  webhookIds?: string[] | null
  /** The updatedAt that was read: 409 when somebody has changed it since */
  ifUpdatedAt?: string
}

export interface UpdateMilestoneParams {
  /** What partners read as its title */
  name?: string
  /** What happened from then on counts no more. Default: no end */
  endsAt?: string | null
  /** Refused: it never changes */
  metric?: unknown
  /** Refused: it never changes */
  threshold?: unknown
  /** Refused: it never changes */
  amount?: unknown
  /** Refused: it never changes */
  startsAt?: unknown
}

export interface UpdatePartnerParams {
  email?: string
  /** Full name, or that of the company. Default: the e-mail address */
  name?: string | null
  /** Unique in the workspace; the key of the first link is made of it */
  username?: string | null
  /** An http or https address of a picture */
  image?: string | null
  /** Two letters (ISO 3166-1) */
  country?: string | null
  /** The legal name of a company */
  companyName?: string | null
  /** The postal address, as statements say it */
  address?: string | null
  /** Who the partner is */
  description?: string | null
  /**
   * The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner
   * first reads the dashboard in
   */
  locale?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the group "default" */
  groupId?: string | null
  /** No rule moves the partner to another group */
  groupLocked?: boolean
  /** Agreed to be shown on the leaderboard with name and earnings */
  listed?: boolean
  /** Sees customers' e-mail addresses unmasked */
  sharesCustomers?: boolean
  /** The enrollmentId of the partner who brought this one: earns by referral rewards */
  referredById?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
}

export interface UpdateProgramParams {
  /** What partners call it */
  name?: string
  /** Where the links of its partners lead: an http(s) address */
  url?: string
  /** Lower-case letters, digits and dashes; default: made from the name */
  slug?: string
  /** What it offers */
  description?: string | null
  /** One of your link domains; null: your primary one */
  domain?: string | null
  /**
   * Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are
   * rewards
   */
  currency?: string
  /** Which click of a customer earns: the first or the last before the lead */
  attributionModel?: 'first' | 'last'
  /** Days after which a click earns nothing any more; null: never. Default: 90 */
  attributionWindowDays?: number | null
  /**
   * What partners get for customers whom you knew before they clicked: earn pays as for others, hold
   * holds the commissions for review, ignore pays nothing. Default: earn
   */
  existingCustomers?: 'earn' | 'hold' | 'ignore'
  /** Before a commission is due; default: 30 */
  holdingPeriodDays?: number
  /** The least that is paid out, in minor units of its currency; default: 0 */
  minPayout?: number
  payoutSchedule?: ProgramPayoutSchedule
  payoutApproval?: ProgramPayoutApproval
  /**
   * Days after the end of a month (UTC) until it is closed by itself; null, the default: only when
   * you close it
   */
  closeAfterDays?: number | null
  /**
   * Who is paid in your own product instead of with money: nobody, those who choose it, also those
   * without a payout method, or everybody; default: off
   */
  creditPayouts?: 'off' | 'offered' | 'default' | 'only'
  /** What partners read for it, such as store credit */
  creditLabel?: string | null
  /**
   * Days that payouts are held after a change of the partner’s email address or payout method; 0:
   * they do not. Default: 3. Fewer need the scope payouts.write
   */
  accountChangeHoldDays?: number
  /**
   * What keys without the scope payouts.write may give by hand on one day (UTC), all together, in
   * minor units of its currency; default: 100000. More needs the scope payouts.write
   */
  dailyBonusLimit?: number
  /** Whether applications are approved at once; default: false */
  autoApprove?: boolean
  /** The conditions that partners accept */
  termsUrl?: string | null
  /** Where partners find help */
  helpUrl?: string | null
  /** Whom partners write to */
  supportEmail?: string | null
  /** Name and postal address of who pays, as statements say it */
  legalAddress?: string | null
  /** What statements say besides, such as that they are invoices issued by self-billing */
  statementNote?: string | null
  fraudSettings?: CreateProgramFraudSettings | null
  /** The http(s) address of a picture */
  logo?: string | null
  /** #rrggbb */
  brandColor?: string | null
  landing?: CreateGroupLanding | null
  applicationForm?: unknown[] | null
  resources?: unknown[] | null
  /** The updatedAt that was read: 409 when somebody has changed the program since */
  ifUpdatedAt?: string
}

export interface UpdateRewardParams {
  type?: 'flat' | 'percentage'
  /** Type flat: minor units of the program's currency */
  amount?: number | null
  /** Type percentage: basis points, 10,000 are the whole */
  rateBps?: number | null
  /** Months from the first sale; 0: only that one, null: for life */
  maxDurationMonths?: number | null
  limits?: SimulateRewardDraftLimit[]
  /** Other terms for some events; the first that matches wins */
  modifiers?: SimulateRewardDraftModifier[]
  /** Sales: percentages are taken of the amount without these parts of it */
  exclude?: ('tax' | 'shipping' | 'fee')[]
  /**
   * Sales: what line items of some products earn, whichever modifier applies; the first rule that
   * names a product counts. The rest of the sale earns by the terms
   */
  products?: SimulateRewardDraftProduct[]
  tiers?: SimulateRewardDraftTiers | null
  /** For partners, in your own words */
  description?: string | null
  /** The version that was read: 409 when somebody has changed the reward since */
  ifVersion?: number
}

export interface UpdateSavedViewParams {
  /** Unique in the workspace */
  name?: string
  /** Shown before the others */
  pinned?: boolean
}

export interface UpdateUtmTemplateParams {
  /** Unique in the workspace, in any case */
  name?: string
  /** Who sends visitors: newsletter */
  utm_source?: string | null
  /** How: email */
  utm_medium?: string | null
  /** What for: autumn */
  utm_campaign?: string | null
  /** For which word */
  utm_term?: string | null
  /** Which of several: header */
  utm_content?: string | null
}

export interface UpdateWebhookParams {
  /** Where events are posted to; https, and not in a private network */
  url?: string
  /** What it is told of */
  events?: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  description?: string | null
  /** While it is false, nothing is sent or kept for later */
  enabled?: boolean
}

export interface UpdateWorkspaceParams {
  /** What people call it */
  name?: string
  /**
   * At most 48 lower-case letters, digits and dashes; unique on this server. That of a test
   * workspace ends with .test
   */
  slug?: string
  /** The currency of reports, ISO 4217 in lower case */
  currency?: string
  /**
   * An IANA name. Its days are those of analytics that name no time zone, and the console shows and
   * reads all times in it; other reports are in UTC unless the call names a time zone, and months
   * are closed in UTC
   */
  timezone?: string
  /** Links created while it is on track conversions unless the call says otherwise */
  conversionEnabled?: boolean
  /** Whether browsers may record leads and sales with the publishable key */
  clientConversionsEnabled?: boolean
  /** Do not record visitors who send Sec-GPC or DNT */
  honorOptOut?: boolean
  /** Which click of a customer earns: the first or the last before the lead */
  attributionModel?: 'first' | 'last'
  /** Days after which a click earns nothing any more; null: never */
  attributionWindowDays?: number | null
}

export interface UpsertPartnerLinkParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /** Default: 7 random characters */
  key?: string
  /** Notes of yours */
  comments?: string | null
  linkProps?: CreatePartnerLinkProps
  /** The destination: on the host of the program, or one that the group allows */
  url: string
}

export interface UtmTemplate {
  id: string
  /** Unique in the workspace, in any case */
  name: string
  /** Who sends visitors: newsletter */
  utm_source: string | null
  /** How: email */
  utm_medium: string | null
  /** What for: autumn */
  utm_campaign: string | null
  /** For which word */
  utm_term: string | null
  /** Which of several: header */
  utm_content: string | null
}

export interface VerifyFundingAccountParams {
  /** Banks: true, once somebody compared the account with what is shown of it */
  confirm?: boolean
}

export interface ViewAsPartnerParams {
  /** pn_… */
  partnerId?: string | null
  /** Your own id of the partner */
  tenantId?: string | null
  /** Default: the oldest program that is not deactivated */
  programId?: string | null
  /** The page that may use it. Default: the first that does */
  origin?: string | null
}

export interface ViewAsPartnerResult {
  /** svc_es_…, shown this once: for that page and no other */
  publicToken: string
  /** ISO 8601 */
  expires: string
}

export interface Webhook {
  id: string
  url: string
  description: string | null
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /**
   * `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP
   * API. `slack`: Messages in a Slack channel through an incoming webhook
   */
  format: 'standard' | 'segment' | 'slack'
  enabled: boolean
  disabledReason: 'member' | 'partner' | 'failing' | null
  /** ISO 8601 */
  failingSince: string | null
  /** Until then the former secret signs, too. ISO 8601 */
  formerSecretUntil: string | null
  /** The person who created it, or took it over from a former member */
  createdBy: string | null
  /** ISO 8601 */
  createdAt: string
}

export interface WebhookDelivery {
  /** The header webhook-id */
  id: string
  webhookId: string
  event: 'link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed' | 'webhook.test'
  /** The id of what the event is about */
  subject: string
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  /** ISO 8601 */
  nextAttemptAt: string | null
  /** ISO 8601 */
  lastAttemptAt: string | null
  /** What it is told, before the format */
  requestBody: string
  responseStatus: number | null
  /** Its first 4 KB */
  responseBody: string | null
  /** Why there was no answer */
  error: string | null
  durationMs: number | null
  /** ISO 8601 */
  createdAt: string
}

export interface WebhookWithSecret {
  id: string
  url: string
  description: string | null
  events: ('link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed')[]
  /**
   * `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s HTTP
   * API. `slack`: Messages in a Slack channel through an incoming webhook
   */
  format: 'standard' | 'segment' | 'slack'
  enabled: boolean
  disabledReason: 'member' | 'partner' | 'failing' | null
  /** ISO 8601 */
  failingSince: string | null
  /** Until then the former secret signs, too. ISO 8601 */
  formerSecretUntil: string | null
  /** The person who created it, or took it over from a former member */
  createdBy: string | null
  /** ISO 8601 */
  createdAt: string
  /** Shown this once. Empty for a format whose address is the secret, as `slack` */
  secret: string
}

export interface Workspace {
  id: string
  /** What people call it */
  name: string
  /**
   * At most 48 lower-case letters, digits and dashes; unique on this server. That of a test
   * workspace ends with .test
   */
  slug: string
  /** The currency of reports, ISO 4217 in lower case */
  currency: string
  /**
   * An IANA name. Its days are those of analytics that name no time zone, and the console shows and
   * reads all times in it; other reports are in UTC unless the call names a time zone, and months
   * are closed in UTC
   */
  timezone: string
  /** Links created while it is on track conversions unless the call says otherwise */
  conversionEnabled: boolean
  /** Whether browsers may record leads and sales with the publishable key */
  clientConversionsEnabled: boolean
  /** Do not record visitors who send Sec-GPC or DNT */
  honorOptOut: boolean
  /** Which click of a customer earns: the first or the last before the lead */
  attributionModel: 'first' | 'last'
  /** Days after which a click earns nothing any more; null: never */
  attributionWindowDays: number | null
  /** Every workspace has a test workspace: other data and keys, no money, no mail */
  mode: 'live' | 'test'
  plan: 'free' | 'pro' | 'business' | 'advanced' | 'enterprise'
  /** For browsers; not a secret */
  publishableKey: string
  allowedHostnames: string[]
  /** When it was created */
  createdAt: string
  /** When its settings changed last */
  updatedAt: string
}

export interface RetrieveAnalyticsParams {
  /** What rows are chosen and sorted by; default clicks */
  event?: 'clicks' | 'leads' | 'sales' | 'composite'
  /** Default: count */
  groupBy?: 'count' | 'timeseries' | 'continents' | 'countries' | 'regions' | 'cities' | 'devices' | 'browsers' | 'os' | 'triggers' | 'trigger' | 'referers' | 'referer_urls' | 'top_urls' | 'top_base_urls' | 'top_links' | 'top_domains' | 'utm_sources' | 'utm_mediums' | 'utm_campaigns' | 'utm_terms' | 'utm_contents'
  /** Also counts buyers; not over time */
  include?: 'buyers'
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** Of saleAmount; default: the workspace currency */
  currency?: string
  /** AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
  continent?: string
  /** Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
  country?: string
  /** ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
  region?: string
  /** The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
  city?: string
  /** The device. One value, several (a,b), or all but these (-a,b) */
  device?: string
  /** The browser. One value, several (a,b), or all but these (-a,b) */
  browser?: string
  /** The operating system. One value, several (a,b), or all but these (-a,b) */
  os?: string
  /**
   * How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b),
   * or all but these (-a,b)
   */
  trigger?: string
  /** Only scanned codes, or none. Deprecated: use trigger */
  qr?: 'true' | 'false'
  /**
   * The host that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  referer?: string
  /**
   * The page that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  refererUrl?: string
  /** The destination, without its query. One value, several (a,b), or all but these (-a,b) */
  url?: string
  /**
   * The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these
   * (-a,b)
   */
  linkId?: string
  /** The domain of the link. One value, several (a,b), or all but these (-a,b) */
  domain?: string
  /** The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
  key?: string
  /** Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
  externalId?: string
  /** A tag of the link. One value, several (a,b), or all but these (-a,b) */
  tagId?: string
  /** The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
  tagIds?: string
  /** The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
  folderId?: string
  /** Only visits to a domain's root, or none */
  root?: 'true' | 'false'
  /** The tenant of the link. One value, several (a,b), or all but these (-a,b) */
  tenantId?: string
  /** The program of the link. One value, several (a,b), or all but these (-a,b) */
  programId?: string
  /** The partner of the link. One value, several (a,b), or all but these (-a,b) */
  partnerId?: string
  /** The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
  customerId?: string
  /** UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_source?: string
  /** UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_medium?: string
  /** UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_campaign?: string
  /** UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_term?: string
  /** UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_content?: string
}

export interface ListAnnotationsParams {
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
}

export interface RetrieveEarningsParams {
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** Of earnings; default: the workspace currency */
  currency?: string
  /** One program */
  programId?: string
  /** One partner */
  partnerId?: string
}

export interface ExportAnalyticsParams {
  /** What rows are chosen and sorted by; default clicks */
  event?: 'clicks' | 'leads' | 'sales' | 'composite'
  /** One grouping or several, joined by commas. Default: every one but count */
  groupBy?: string
  /** Default: csv */
  format?: 'csv' | 'ndjson'
  /** Which columns, joined by commas */
  columns?: string
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** Of saleAmount; default: the workspace currency */
  currency?: string
  /** AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
  continent?: string
  /** Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
  country?: string
  /** ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
  region?: string
  /** The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
  city?: string
  /** The device. One value, several (a,b), or all but these (-a,b) */
  device?: string
  /** The browser. One value, several (a,b), or all but these (-a,b) */
  browser?: string
  /** The operating system. One value, several (a,b), or all but these (-a,b) */
  os?: string
  /**
   * How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b),
   * or all but these (-a,b)
   */
  trigger?: string
  /** Only scanned codes, or none. Deprecated: use trigger */
  qr?: 'true' | 'false'
  /**
   * The host that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  referer?: string
  /**
   * The page that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  refererUrl?: string
  /** The destination, without its query. One value, several (a,b), or all but these (-a,b) */
  url?: string
  /**
   * The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these
   * (-a,b)
   */
  linkId?: string
  /** The domain of the link. One value, several (a,b), or all but these (-a,b) */
  domain?: string
  /** The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
  key?: string
  /** Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
  externalId?: string
  /** A tag of the link. One value, several (a,b), or all but these (-a,b) */
  tagId?: string
  /** The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
  tagIds?: string
  /** The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
  folderId?: string
  /** Only visits to a domain's root, or none */
  root?: 'true' | 'false'
  /** The tenant of the link. One value, several (a,b), or all but these (-a,b) */
  tenantId?: string
  /** The program of the link. One value, several (a,b), or all but these (-a,b) */
  programId?: string
  /** The partner of the link. One value, several (a,b), or all but these (-a,b) */
  partnerId?: string
  /** The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
  customerId?: string
  /** UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_source?: string
  /** UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_medium?: string
  /** UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_campaign?: string
  /** UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_term?: string
  /** UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_content?: string
}

export interface ListAuditEntriesParams {
  /** Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli` */
  actor?: string
  /** What was changed */
  type?: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  action?: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  /** The id of what was changed */
  resourceId?: string
  /** From this time on, ISO 8601; a date begins at midnight UTC */
  start?: string
  /** Before this time; a date includes its whole day */
  end?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface CheckAuditEntriesParams {
  /** Number of an entry you recorded earlier; requires `hash` */
  number?: number
  /** Hash of that entry; requires `number` */
  hash?: string
}

export interface ExportAuditEntriesParams {
  /** Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli` */
  actor?: string
  /** What was changed */
  type?: 'workspace' | 'key' | 'member' | 'invitation' | 'domain' | 'folder' | 'tag' | 'link' | 'program' | 'group' | 'reward' | 'discount' | 'discount_code' | 'milestone' | 'partner' | 'enrollment' | 'customer' | 'commission' | 'fraud_flag' | 'payout_method' | 'funding_account' | 'connection' | 'import' | 'payout_draft' | 'payout_run' | 'payout' | 'payout_file' | 'closing' | 'exchange_rate' | 'saved_view' | 'share_link' | 'utm_template' | 'webhook' | 'image' | 'export'
  action?: 'created' | 'updated' | 'deleted' | 'tag_added' | 'tag_removed' | 'exported' | 'erased' | 'signed_in' | 'sign_in_failed' | 'password_set' | 'password_changed' | 'password_reset' | 'password_removed' | 'two_factor_started' | 'two_factor_ended' | 'recovery_code_used' | 'viewed_as' | 'access_link_created' | 'passkey_added' | 'passkey_renamed' | 'passkey_removed' | 'cleared'
  /** The id of what was changed */
  resourceId?: string
  /** From this time on, ISO 8601; a date begins at midnight UTC */
  start?: string
  /** Before this time; a date includes its whole day */
  end?: string
  /** Default: csv */
  format?: 'csv' | 'ndjson'
  /** Returns entries with a `number` greater than this, oldest first. Start with 0 */
  after?: number
}

export interface ListCommissionsParams {
  /** click, lead, sale, referral, custom: one, several (a,b) or all others (-a) */
  type?: string
  /**
   * pending, processed, paid, refunded, duplicate, fraud, canceled, hold: one, several (a,b) or all
   * others (-a)
   */
  status?: string
  /** cus_… or ext_<externalId> */
  customerId?: string
  payoutId?: string
  partnerId?: string
  tenantId?: string
  groupId?: string
  programId?: string
  invoiceId?: string
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** Default: createdAt */
  sortBy?: 'createdAt' | 'amount'
  /** Default: desc */
  sortOrder?: 'asc' | 'desc'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListConnectionsParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListBackfillsParams {
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListCustomersParams {
  /** Exactly this address */
  email?: string
  /** With or without ext_ */
  externalId?: string
  /** Part of the name, e-mail address or external id */
  search?: string
  /** Two letters (ISO 3166-1) */
  country?: string
  /** Customers who came through this link */
  linkId?: string
  programId?: string
  partnerId?: string
  /** Adds link, partner and discount to each customer */
  includeExpandedFields?: boolean
  /** Default: createdAt */
  sortBy?: 'createdAt' | 'saleAmount' | 'firstSaleAt'
  /** Default: createdAt */
  sort?: 'createdAt' | 'saleAmount' | 'firstSaleAt'
  /** Default: desc */
  sortOrder?: 'asc' | 'desc'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface GetCustomerParams {
  /** Adds link, partner and discount to each customer */
  includeExpandedFields?: boolean
}

export interface ListDiscountCodesParams {
  partnerId?: string
  discountId?: string
  linkId?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListDiscountsParams {
  programId?: string
  groupId?: string
  enrollmentId?: string
  /** true: only archived ones. Default: the others */
  archived?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListDomainsParams {
  /** Archived domains too */
  archived?: boolean
  search?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListEventsParams {
  /** Default: clicks */
  event?: 'clicks' | 'leads' | 'sales'
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** From 1; default 1 */
  page?: number
  /** Default: 100 */
  limit?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
  /** By time; default desc: newest first */
  sortOrder?: 'asc' | 'desc'
  /** The same as sortOrder. Deprecated */
  order?: 'asc' | 'desc'
  sortBy?: 'timestamp'
  /** AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
  continent?: string
  /** Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
  country?: string
  /** ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
  region?: string
  /** The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
  city?: string
  /** The device. One value, several (a,b), or all but these (-a,b) */
  device?: string
  /** The browser. One value, several (a,b), or all but these (-a,b) */
  browser?: string
  /** The operating system. One value, several (a,b), or all but these (-a,b) */
  os?: string
  /**
   * How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b),
   * or all but these (-a,b)
   */
  trigger?: string
  /** Only scanned codes, or none. Deprecated: use trigger */
  qr?: 'true' | 'false'
  /**
   * The host that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  referer?: string
  /**
   * The page that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  refererUrl?: string
  /** The destination, without its query. One value, several (a,b), or all but these (-a,b) */
  url?: string
  /**
   * The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these
   * (-a,b)
   */
  linkId?: string
  /** The domain of the link. One value, several (a,b), or all but these (-a,b) */
  domain?: string
  /** The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
  key?: string
  /** Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
  externalId?: string
  /** A tag of the link. One value, several (a,b), or all but these (-a,b) */
  tagId?: string
  /** The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
  tagIds?: string
  /** The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
  folderId?: string
  /** Only visits to a domain's root, or none */
  root?: 'true' | 'false'
  /** The tenant of the link. One value, several (a,b), or all but these (-a,b) */
  tenantId?: string
  /** The program of the link. One value, several (a,b), or all but these (-a,b) */
  programId?: string
  /** The partner of the link. One value, several (a,b), or all but these (-a,b) */
  partnerId?: string
  /** The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
  customerId?: string
  /** UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_source?: string
  /** UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_medium?: string
  /** UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_campaign?: string
  /** UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_term?: string
  /** UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_content?: string
}

export interface ExportEventsParams {
  /** Default: clicks */
  event?: 'clicks' | 'leads' | 'sales'
  /** Default: csv */
  format?: 'csv' | 'ndjson'
  /** Which columns, joined by commas. ndjson without it: whole events */
  columns?: string
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b) */
  continent?: string
  /** Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b) */
  country?: string
  /** ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b) */
  region?: string
  /** The city, or Unknown. One value, several (a,b), or all but these (-a,b) */
  city?: string
  /** The device. One value, several (a,b), or all but these (-a,b) */
  device?: string
  /** The browser. One value, several (a,b), or all but these (-a,b) */
  browser?: string
  /** The operating system. One value, several (a,b), or all but these (-a,b) */
  os?: string
  /**
   * How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b),
   * or all but these (-a,b)
   */
  trigger?: string
  /** Only scanned codes, or none. Deprecated: use trigger */
  qr?: 'true' | 'false'
  /**
   * The host that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  referer?: string
  /**
   * The page that the visitor came from, or (direct). One value, several (a,b), or all but these
   * (-a,b)
   */
  refererUrl?: string
  /** The destination, without its query. One value, several (a,b), or all but these (-a,b) */
  url?: string
  /**
   * The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these
   * (-a,b)
   */
  linkId?: string
  /** The domain of the link. One value, several (a,b), or all but these (-a,b) */
  domain?: string
  /** The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b) */
  key?: string
  /** Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b) */
  externalId?: string
  /** A tag of the link. One value, several (a,b), or all but these (-a,b) */
  tagId?: string
  /** The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b) */
  tagIds?: string
  /** The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b) */
  folderId?: string
  /** Only visits to a domain's root, or none */
  root?: 'true' | 'false'
  /** The tenant of the link. One value, several (a,b), or all but these (-a,b) */
  tenantId?: string
  /** The program of the link. One value, several (a,b), or all but these (-a,b) */
  programId?: string
  /** The partner of the link. One value, several (a,b), or all but these (-a,b) */
  partnerId?: string
  /** The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b) */
  customerId?: string
  /** UTM source of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_source?: string
  /** UTM medium of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_medium?: string
  /** UTM campaign of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_campaign?: string
  /** UTM term of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_term?: string
  /** UTM content of the destination. One value, several (a,b), or all but these (-a,b) */
  utm_content?: string
}

export interface ListExchangeRatesParams {
  /** ISO 4217 */
  currency?: string
  /** A UTC day; counts for that day and the seven after it */
  day?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListFoldersParams {
  search?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListFraudFlagsParams {
  status?: 'open' | 'released' | 'rejected'
  programId?: string
  partnerId?: string
  commissionId?: string
  rule?: 'selfReferral' | 'duplicateIdentity' | 'banElsewhere' | 'paidTraffic' | 'bannedSource' | 'bannedCountry' | 'disposableEmail' | 'tooFast' | 'clickVelocity'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListFundingAccountsParams {
  /** Also those that were replaced or removed */
  removed?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListGroupsParams {
  programId?: string
  /** In name and slug */
  search?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListImagesParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListImportsParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListImportLinesParams {
  kind?: 'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout'
  status?: 'new' | 'ready' | 'skipped' | 'known' | 'done' | 'undone' | 'kept'
  reason?: string
  /** The number of the last line you have */
  after?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListInboxEventsParams {
  status?: 'received' | 'retrying' | 'done' | 'ignored' | 'failed'
  connectionId?: string
  /** The provider’s name of the event */
  type?: string
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListIntegrationsParams {
  /** Of the texts */
  language?: 'en' | 'de'
}

export interface ListInvitationsParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListJobsParams {
  /** Default: failed, those that are not tried again by themselves */
  status?: 'failed' | 'waiting' | 'running'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListLedgerChecksParams {
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
  pageSize?: number
}

export interface ListLedgerEntriesParams {
  programId?: string
  /** Then `balance` is the partner’s, too */
  partnerId?: string
  /** What this payout has moved */
  payoutId?: string
  account?: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  cause?: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  currency?: string
  /** Booked from then on, in ISO 8601: a day is UTC */
  start?: string
  /** Booked before then: 2031-06-01 ends May */
  end?: string
  /** By booking date. Default: asc, the oldest first */
  sortOrder?: 'asc' | 'desc'
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ExportLedgerEntriesParams {
  programId?: string
  /** Then `balance` is the partner’s, too */
  partnerId?: string
  /** What this payout has moved */
  payoutId?: string
  account?: 'expense' | 'accrued' | 'payable' | 'in_transit' | 'paid'
  cause?: 'commission_accrued' | 'commission_matured' | 'commission_adjusted' | 'commission_reversed' | 'commission_canceled' | 'commission_restored' | 'payout_sent' | 'payout_completed' | 'payout_failed' | 'payout_returned' | 'payout_canceled' | 'enrollment_merged'
  currency?: string
  /** Booked from then on, in ISO 8601: a day is UTC */
  start?: string
  /** Booked before then: 2031-06-01 ends May */
  end?: string
}

export interface ListStatementsParams {
  programId: string
  /** Booked from then on. Default: the beginning */
  start?: string
  /** Booked before then. Default: now */
  end?: string
  /** Part of the name or address */
  search?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListLinksParams {
  /** One domain, several (a,b) or all others (-a) */
  domain?: string
  /** Deprecated: use tagIds */
  tagId?: string
  /** Links with at least one of these tags, joined by commas */
  tagIds?: string | string[]
  /** Links with at least one of these tags, joined by commas */
  tagNames?: string | string[]
  /** One folder, several (a,b), all others (-a), or unsorted for none. Default: every link */
  folderId?: string
  /** Part of the short link or of the destination */
  search?: string
  userId?: string
  tenantId?: string
  /** Archived links too */
  showArchived?: boolean
  /** Only links that have a tag */
  withTags?: boolean
  /** Default: createdAt */
  sortBy?: 'createdAt' | 'clicks' | 'saleAmount' | 'lastClicked'
  /** Default: createdAt */
  sort?: 'createdAt' | 'clicks' | 'saleAmount' | 'lastClicked'
  /** Default: desc */
  sortOrder?: 'asc' | 'desc'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface BulkDeleteLinksParams {
  /** Up to 100 ids (link_… or ext_<externalId>), joined by commas */
  linkIds: string | string[]
}

export interface CountLinksParams {
  /** One domain, several (a,b) or all others (-a) */
  domain?: string
  /** Deprecated: use tagIds */
  tagId?: string
  /** Links with at least one of these tags, joined by commas */
  tagIds?: string | string[]
  /** Links with at least one of these tags, joined by commas */
  tagNames?: string | string[]
  /** One folder, several (a,b), all others (-a), or unsorted for none. Default: every link */
  folderId?: string
  /** Part of the short link or of the destination */
  search?: string
  userId?: string
  tenantId?: string
  /** Archived links too */
  showArchived?: boolean
  /** Only links that have a tag */
  withTags?: boolean
  groupBy?: 'domain' | 'tagId' | 'userId' | 'folderId'
}

export interface GetLinkInfoParams {
  /** With key; alone: the link at its root */
  domain?: string
  key?: string
  /** link_… or ext_<externalId> */
  linkId?: string
  /** With or without ext_ */
  externalId?: string
}

export interface ListMailTemplatesParams {
  /** Whose mails */
  programId: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface GetMailTemplateParams {
  /** Whose mails */
  programId: string
  /** Of the partners who get it */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface DeleteMailTemplateParams {
  /** Whose mails */
  programId: string
  /** Of the partners who get it */
  language: 'ar' | 'de' | 'en' | 'es' | 'fr' | 'ja' | 'pt-BR'
}

export interface ListMailsParams {
  /** Only mails to this partner */
  partnerId?: string
  /** `kept`: the server has no SMTP server to send it with */
  status?: 'waiting' | 'sent' | 'kept' | 'failed'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListMembersParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface RemoveMemberParams {
  /** What becomes of the webhooks that the member created; default: reassign */
  webhooks?: 'reassign' | 'end'
  /** What becomes of the share links that the member created; default: end */
  shareLinks?: 'reassign' | 'end'
}

export interface ListMilestonesParams {
  programId?: string
  groupId?: string
  /** true: only archived ones. Default: the others */
  archived?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListPartnersParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string
  status?: 'pending' | 'approved' | 'rejected' | 'invited' | 'declined' | 'archived' | 'deactivated' | 'banned'
  groupId?: string
  country?: string
  tenantId?: string
  /** Exactly this address */
  email?: string
  /** Part of the name, e-mail address, company or id */
  search?: string
  /** Default: totalSaleAmount */
  sortBy?: 'createdAt' | 'totalClicks' | 'totalLeads' | 'totalConversions' | 'totalSales' | 'totalSaleAmount' | 'totalCommissions'
  /** Default: desc */
  sortOrder?: 'asc' | 'desc'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface RetrievePartnerAnalyticsParams {
  /** pn_… */
  partnerId?: string
  /** Your own id of the partner */
  tenantId?: string
  /** Default: the oldest program that is not deactivated */
  programId?: string
  /** Default: count */
  groupBy?: 'count' | 'timeseries' | 'top_links'
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
}

export interface ListPartnerApplicationsParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string
  groupId?: string
  country?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListPartnerLinksParams {
  /** pn_… */
  partnerId?: string
  /** Your own id of the partner */
  tenantId?: string
  /** Default: the oldest program that is not deactivated */
  programId?: string
}

export interface GetPartnerParams {
  /** Default: the oldest program that is not deactivated */
  programId?: string
}

export interface ErasePartnerParams {
  /** Erase although something is unpaid: it is canceled. Needs `payouts.write` too. Default: false */
  force?: boolean
}

export interface ReadStatementParams {
  programId?: string
  /** Booked from then on. Default: the beginning */
  start?: string
  /** Booked before then. Default: now */
  end?: string
  /** html is a page to print. Default: json */
  format?: 'json' | 'csv' | 'html'
  /** The language of its texts. Default: as Accept-Language says; of CSV: English */
  locale?: string
}

export interface ListPayoutsParams {
  /** The way to pay: credit, paypal … */
  provider?: string
  status?: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled' | 'processed'
  programId?: string
  /** Goes before tenantId */
  partnerId?: string
  tenantId?: string
  /** The run that it belongs to */
  invoiceId?: string
  /** One, several (a,b) or all others (-a) */
  groupId?: string
  /** Default: amount */
  sortBy?: 'amount' | 'initiatedAt' | 'paidAt'
  /** Default: desc */
  sortOrder?: 'asc' | 'desc'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface GetPayoutCalendarParams {
  programId: string
  /** How far ahead; default: 42 */
  days?: number
}

export interface ListPayoutDraftsParams {
  programId?: string
  status?: 'open' | 'confirmed' | 'discarded' | 'expired'
  source?: 'preview' | 'request' | 'schedule'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface GetPayoutDraftParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ExportPayoutsParams {
  /** The way to pay: credit, paypal … */
  provider?: string
  status?: 'pending' | 'processing' | 'sent' | 'completed' | 'failed' | 'canceled' | 'processed'
  programId?: string
  /** Goes before tenantId */
  partnerId?: string
  tenantId?: string
  /** The run that it belongs to */
  invoiceId?: string
  /** One, several (a,b) or all others (-a) */
  groupId?: string
}

export interface ListPayoutFilesParams {
  programId?: string
  runId?: string
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListPayoutRunsParams {
  programId?: string
  status?: 'confirmed' | 'failed'
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface GetPayoutRunParams {
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListProgramsParams {
  /** In name and slug */
  search?: string
  /** true: only archived ones. Default: the others */
  archived?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListClosingsParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListRefundsParams {
  /** evt_…, as POST /track/sale answers */
  saleId?: string
  invoiceId?: string
  /** cus_… or ext_<externalId> */
  customerId?: string
  programId?: string
  kind?: 'refund' | 'chargeback'
  interval?: '24h' | '7d' | '30d' | '90d' | '1y' | 'mtd' | 'qtd' | 'ytd' | 'all'
  /** A date or time in ISO 8601; without an offset it is local to the time zone */
  start?: string
  /** A date includes its whole day. Default: now */
  end?: string
  /** IANA name; default UTC */
  timezone?: string
  /** Default: the largest, 100 */
  pageSize?: number
  /** The id of the last item you have: answers what follows */
  startingAfter?: string
  /** The id of the first item you have: answers what precedes */
  endingBefore?: string
}

export interface ListRewardsParams {
  programId?: string
  groupId?: string
  enrollmentId?: string
  event?: 'click' | 'lead' | 'sale' | 'referral'
  /** true: only archived ones. Default: the others */
  archived?: boolean
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListRewardVersionsParams {
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListTagsParams {
  /** Default: name */
  sortBy?: 'name' | 'createdAt'
  /** Default: asc */
  sortOrder?: 'asc' | 'desc'
  search?: string
  /** Only these tags, joined by commas */
  ids?: string | string[]
  /** From 1; default 1 */
  page?: number
  /** Default: the largest, 100 */
  pageSize?: number
}

export interface ListWebhookDeliveriesParams {
  status?: 'waiting' | 'delivered' | 'failed'
  event?: 'link.created' | 'link.updated' | 'link.deleted' | 'link.clicked' | 'lead.created' | 'sale.created' | 'sale.refunded' | 'sale.refund_reversed' | 'customer.created' | 'customer.updated' | 'customer.erased' | 'partner.created' | 'partner.updated' | 'partner.merged' | 'partner.erased' | 'partner.enrolled' | 'partner.application_submitted' | 'enrollment.created' | 'enrollment.updated' | 'commission.created' | 'commission.updated' | 'discount_code.created' | 'discount_code.deleted' | 'milestone.reached' | 'milestone.undone' | 'fraud.flagged' | 'program.approval_changed' | 'payout_run.failed' | 'payout_draft.waiting' | 'payout_draft.confirmed' | 'payout_draft.discarded' | 'month.closed' | 'payout.created' | 'payout.sent' | 'payout.completed' | 'payout.failed' | 'webhook.test'
  /** About this alone */
  subject?: string
  page?: number
  pageSize?: number
  startingAfter?: string
  endingBefore?: string
}
