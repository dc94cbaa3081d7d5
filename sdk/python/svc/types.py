"""What the API takes and answers."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from ._model import Model


class AccessLink(Model):
    #: Works once. Give it to the partner alone
    url: str
    purpose: Literal["invite", "sign_in"]
    expires_at: str


class AccountBalances(Model):
    #: What was promised, negative, in minor units of the currency
    expense: int
    #: Earned, in the holding period, in minor units of the currency
    accrued: int
    #: May be paid out, in minor units of the currency
    payable: int
    #: With a payout provider, in minor units of the currency
    in_transit: int
    #: Arrived, in minor units of the currency
    paid: int


class Annotation(Model):
    #: The entry of the audit log, aud_…
    id: str
    #: When it changed, ISO 8601
    at: str
    kind: Literal["reward", "attribution"]
    action: Literal["created", "changed", "archived", "restored", "deleted"]
    reward_id: Optional[str]
    #: What the reward pays: click, lead or sale
    event: Optional[str]
    #: The group that earns it; null: a single partner does
    group: Optional[str]
    #: What changed, as the API calls it
    fields: List[str]
    #: The new one, where it changed
    attribution_model: Optional[str]


class ApprovePartnerApplicationResult(Model):
    partner_id: str


class AuditCheck(Model):
    #: Whether no problems were found
    ok: bool
    checked_at: str
    entries: int
    #: Entries whose values were erased with the person
    erased: int
    first: Optional[AuditCheckFirst]
    last: Optional[AuditCheckLast]
    problem_count: int
    #: First 100 problems
    problems: List[AuditCheckProblem]


class AuditCheckFirst(Model):
    number: int
    created_at: str
    hash: str


class AuditCheckLast(Model):
    number: int
    created_at: str
    hash: str


class AuditCheckProblem(Model):
    number: Optional[int]
    entry_id: Optional[str]
    kind: Literal["changed", "missing", "gap", "hash", "unnumbered", "noted"]
    sentence: str


class AuditEntry(Model):
    id: str
    created_at: str
    actor: AuditEntryActor
    #: Where the request came from; null: it was no request
    address: Optional[str]
    #: The `X-Request-Id` of the answer. Changes of one request have the same
    request_id: Optional[str]
    type: Literal["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection", "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view", "share_link", "utm_template", "webhook", "image", "export"]
    action: Literal["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased", "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed", "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created", "passkey_added", "passkey_renamed", "passkey_removed", "cleared"]
    resource: AuditEntryResource
    #: What there was: of an update, the values that changed, money in minor units; secrets are
    #: `[secret]`
    before: Optional[Dict[str, Any]]
    after: Optional[Dict[str, Any]]
    #: When the person whom it was about was erased, and what it said with them
    erased_at: Optional[str]
    #: Position in the workspace’s log, starting at 1, in commit order
    number: Optional[int]
    #: SHA-256 of the entry and the hash before it
    hash: Optional[str]


class AuditEntryActor(Model):
    #: `system`: a job, the command line (`cli`) or a public page; `database`: SQL beside the
    #: server
    type: Literal["member", "key", "partner", "embed", "browser", "system", "database"]
    #: Of a member, key, partner or session; else a name
    id: str
    #: What they are called now
    name: Optional[str]


class AuditEntryResource(Model):
    id: str
    #: What it was called then; where it has no name, the partner whom it is about
    name: Optional[str]


class Authorization(Model):
    #: The provider’s page to send the member to
    url: str


class Backfill(Model):
    id: str
    connection_id: str
    dry_run: bool
    #: What is older was left out; ISO 8601
    since: str
    status: Literal["running", "done", "failed", "canceled"]
    #: How many pages were read
    pages: int
    #: How many objects the pages had
    seen: int
    #: How many of them came to the inbox; the rest was there
    added: int
    #: Of a dry run: how many of them say that there is a lead
    leads: int
    #: Of a dry run: how many are sales
    sales: int
    amounts: List[BackfillAmount]
    #: Of a dry run: how many would fail
    problems: int
    #: Why, for the first 50 of them
    reasons: List[BackfillReason]
    #: Why it failed, or waits
    reason: Optional[str]
    created_at: str
    updated_at: str


class BackfillAmount(Model):
    currency: str
    #: What the sales are worth, in minor units
    amount: str


class BackfillReason(Model):
    event: str
    reason: str


class BanPartnerResult(Model):
    partner_id: str


class BulkCreateLinksParams(TypedDict, total=False):
    #: The destination. http, https or an app scheme; example.com gets https://
    url: str
    #: Default: your primary domain
    domain: str
    #: The part after the slash. Default: 7 random characters
    key: str
    #: Your own id, unique in the workspace. ext_<it> finds the link again
    externalId: Optional[str]
    #: Length of a random key; default 7
    keyLength: int
    #: Put before a random key: prefix/key
    prefix: str
    #: The tenant of yours that the link belongs to
    tenantId: Optional[str]
    #: The program whose partner promotes the link
    programId: Optional[str]
    #: The partner who promotes the link
    partnerId: Optional[str]
    #: Track leads and sales. Default: the switch of the workspace
    trackConversion: bool
    #: Hidden from lists; it goes on redirecting
    archived: bool
    #: Whoever has the link may see its figures
    publicStats: bool
    #: Previews in chats and feeds show title, description and image of the link
    proxy: bool
    #: Show the destination below the short address
    rewrite: bool
    #: Search engines may list the short link
    doIndex: bool
    #: Notes of yours
    comments: Optional[str]
    #: When the link stops, as an ISO 8601 time
    expiresAt: Optional[str]
    #: Where visitors go after that
    expiredUrl: Optional[str]
    #: Title of the preview
    title: Optional[str]
    #: Text of the preview
    description: Optional[str]
    #: Picture of the preview: an http(s) address
    image: Optional[str]
    #: Video of the preview: an http(s) address
    video: Optional[str]
    #: Destination on iPhone and iPad
    ios: Optional[str]
    #: Destination on Android
    android: Optional[str]
    #: Destinations by country code
    geo: Optional[Mapping[str, str]]
    #: The ids of the tags: an array, or a text with commas
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags, in any case: an array, or a text with commas
    tagNames: Optional[Union[str, List[str]]]
    #: One tag. Deprecated: use tagIds
    tagId: Optional[str]
    #: The folder that holds the link
    folderId: Optional[str]
    #: Visitors must enter it. Stored as a hash and never shown
    password: Optional[str]
    #: Also set in the destination
    utm_source: Optional[str]
    #: Also set in the destination
    utm_medium: Optional[str]
    #: Also set in the destination
    utm_campaign: Optional[str]
    #: Also set in the destination
    utm_term: Optional[str]
    #: Also set in the destination
    utm_content: Optional[str]
    #: Sets the parameter ref in the destination
    ref: Optional[str]
    #: An A/B test: 2 to 4 destinations whose percentages sum to 100
    testVariants: Optional[List[Any]]
    #: Default: now
    testStartedAt: Optional[str]
    #: When the test ends; from then on all visitors go to url
    testCompletedAt: Optional[str]
    #: Not used
    webhookIds: Optional[List[str]]


class BulkCreateLinksResultFailure(Model):
    error: str
    code: str
    link: BulkCreateLinksResultFailureLink


class BulkCreateLinksResultFailureLink(Model):
    id: Optional[str]
    external_id: Optional[str]
    url: Optional[str]
    domain: Optional[str]
    key: Optional[str]


class BulkDeleteLinksResult(Model):
    deleted_count: int


class BulkInvitePartnersInvitation(TypedDict, total=False):
    email: str
    #: Full name, or that of the company. Default: the e-mail address
    name: Optional[str]
    #: Unique in the workspace; the key of the first link is made of it
    username: Optional[str]
    #: An http or https address of a picture
    image: Optional[str]
    #: Two letters (ISO 3166-1)
    country: Optional[str]
    #: The legal name of a company
    companyName: Optional[str]
    #: The postal address, as statements say it
    address: Optional[str]
    #: Who the partner is
    description: Optional[str]
    #: The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the
    #: partner first reads the dashboard in
    locale: Optional[str]
    #: Your own id of the partner
    tenantId: Optional[str]
    #: Default: the group "default"
    groupId: Optional[str]
    linkProps: CreatePartnerLinkProps
    #: From you; stands in the mail
    note: Optional[str]


class BulkInvitePartnersResultFailure(Model):
    email: str
    error: str
    code: str


class BulkRestoreLinksResult(Model):
    restored_count: int


class BulkUpdateCommissionsResult(Model):
    id: str
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]


class BulkUpdateLinksData(TypedDict, total=False):
    #: The destination. http, https or an app scheme; example.com gets https://
    url: str
    #: The tenant of yours that the link belongs to
    tenantId: Optional[str]
    #: The program whose partner promotes the link
    programId: Optional[str]
    #: The partner who promotes the link
    partnerId: Optional[str]
    #: Track leads and sales. Default: the switch of the workspace
    trackConversion: bool
    #: Hidden from lists; it goes on redirecting
    archived: bool
    #: Whoever has the link may see its figures
    publicStats: bool
    #: Previews in chats and feeds show title, description and image of the link
    proxy: bool
    #: Show the destination below the short address
    rewrite: bool
    #: Search engines may list the short link
    doIndex: bool
    #: Notes of yours
    comments: Optional[str]
    #: When the link stops, as an ISO 8601 time
    expiresAt: Optional[str]
    #: Where visitors go after that
    expiredUrl: Optional[str]
    #: Title of the preview
    title: Optional[str]
    #: Text of the preview
    description: Optional[str]
    #: Picture of the preview: an http(s) address
    image: Optional[str]
    #: Video of the preview: an http(s) address
    video: Optional[str]
    #: Destination on iPhone and iPad
    ios: Optional[str]
    #: Destination on Android
    android: Optional[str]
    #: Destinations by country code
    geo: Optional[Mapping[str, str]]
    #: The ids of the tags: an array, or a text with commas
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags, in any case: an array, or a text with commas
    tagNames: Optional[Union[str, List[str]]]
    #: One tag. Deprecated: use tagIds
    tagId: Optional[str]
    #: The folder that holds the link
    folderId: Optional[str]
    #: Visitors must enter it. Stored as a hash and never shown
    password: Optional[str]
    #: Also set in the destination
    utm_source: Optional[str]
    #: Also set in the destination
    utm_medium: Optional[str]
    #: Also set in the destination
    utm_campaign: Optional[str]
    #: Also set in the destination
    utm_term: Optional[str]
    #: Also set in the destination
    utm_content: Optional[str]
    #: Sets the parameter ref in the destination
    ref: Optional[str]
    #: An A/B test: 2 to 4 destinations whose percentages sum to 100
    testVariants: Optional[List[Any]]
    #: Default: now
    testStartedAt: Optional[str]
    #: When the test ends; from then on all visitors go to url
    testCompletedAt: Optional[str]
    #: Not used
    webhookIds: Optional[List[str]]


class BulkUpdateLinksResultFailure(Model):
    error: str
    code: str
    link: BulkCreateLinksResultFailureLink


class ChangedMember(Model):
    #: Of the person, the same in every workspace
    id: str
    email: str
    name: str
    #: owner: everything; admin: everything but owners; member: the daily work; viewer: reads;
    #: billing: payouts
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: Since when
    created_at: str
    #: The keys, webhooks, share links and invitations that the member created
    access: List[EndedAccess]


class CheckInvitationsResult(Model):
    email: str
    status: Optional[Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]]
    #: Why this invitation would fail; null: it would not
    error: Optional[str]
    code: Optional[str]
    #: The field that is wrong, where it is one
    path: Optional[str]


class Closing(Model):
    program_id: str
    month: str
    #: ISO 8601
    closed_at: str
    #: Who closed it
    closed_by: str
    #: Of all partners, by currency, as they were stored when the month was closed
    balances: List[ClosingBalance]


class ClosingBalance(Model):
    currency: str
    opening: AccountBalances
    closing: AccountBalances


class Commission(Model):
    id: str
    type: Literal["click", "lead", "sale", "referral", "custom"]
    #: The sale in minor units of the currency; 0 for clicks, leads and manual ones
    amount: int
    #: What the partner gets, after refunds; negative for a claw-back
    earnings: int
    #: The program's
    currency: str
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    invoice_id: Optional[str]
    description: Optional[str]
    quantity: int
    metadata: Optional[Dict[str, Any]]
    created_at: str
    updated_at: str
    paid_at: Optional[str]
    program_id: str
    enrollment_id: str
    #: The lead or sale: GET /events/{id} explains it
    event_id: Optional[str]
    payout_id: Optional[str]
    #: For a referral: the commission it is a share of
    source_id: Optional[str]
    #: For a claw-back: the commission it takes back
    reverses_id: Optional[str]
    #: For a bonus: the milestone that was reached
    milestone_id: Optional[str]
    hold_reason: Optional[Literal["fraud", "client_side", "existing_customer", "rate_missing", "manual"]]
    #: When the holding period ends
    matures_at: str
    partner: CommissionPartner
    customer: Optional[CommissionCustomer]


class CommissionCustomer(Model):
    id: str
    external_id: str
    name: Optional[str]
    email: Optional[str]
    avatar: Optional[str]
    country: Optional[str]
    sales: int
    #: Net revenue in saleCurrency
    sale_amount: int
    sale_currency: str
    created_at: str
    first_sale_at: Optional[str]


class CommissionDetail(Model):
    id: str
    type: Literal["click", "lead", "sale", "referral", "custom"]
    #: The sale in minor units of the currency; 0 for clicks, leads and manual ones
    amount: int
    #: What the partner gets, after refunds; negative for a claw-back
    earnings: int
    #: The program's
    currency: str
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    invoice_id: Optional[str]
    description: Optional[str]
    quantity: int
    metadata: Optional[Dict[str, Any]]
    created_at: str
    updated_at: str
    paid_at: Optional[str]
    program_id: str
    enrollment_id: str
    #: The lead or sale: GET /events/{id} explains it
    event_id: Optional[str]
    payout_id: Optional[str]
    #: For a referral: the commission it is a share of
    source_id: Optional[str]
    #: For a claw-back: the commission it takes back
    reverses_id: Optional[str]
    #: For a bonus: the milestone that was reached
    milestone_id: Optional[str]
    hold_reason: Optional[Literal["fraud", "client_side", "existing_customer", "rate_missing", "manual"]]
    #: When the holding period ends
    matures_at: str
    partner: CommissionPartner
    customer: Optional[CommissionCustomer]
    explanation: CommissionExplanation
    receipt: Receipt
    reversals: List[CommissionReversal]
    #: What the ledger has of it
    postings: List[CommissionPosting]


class CommissionExplanation(Model):
    event: Optional[CommissionExplanationEvent]
    reward: Optional[CommissionExplanationReward]
    conversion: Optional[CommissionExplanationConversion]
    #: From the event to the amount, a sentence a step
    steps: List[str]


class CommissionExplanationConversion(Model):
    amount_minor: int
    currency: str
    rate: str
    source: str
    day: str


class CommissionExplanationEvent(Model):
    type: str
    id: Optional[str]
    at: str


class CommissionExplanationReward(Model):
    id: str
    version: int
    #: Which modifier decided, from 0; null: none
    modifier: Optional[int]
    #: Which tier was reached before, from 0; null: none
    tier: Optional[int]


class CommissionPartner(Model):
    id: str
    name: str
    email: Optional[str]
    image: Optional[str]
    payouts_enabled_at: Optional[str]
    country: Optional[str]
    group_id: Optional[str]
    tenant_id: Optional[str]


class CommissionPosting(Model):
    id: str
    cause: Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
    #: When it happened
    created_at: str
    #: Under which the books show it
    booking_date: str
    entries: List[CommissionPostingEntry]


class CommissionPostingEntry(Model):
    account: str
    currency: str
    amount: int


class CommissionReversal(Model):
    event_id: str
    kind: Literal["refund", "chargeback", "reversal", "manual", "milestone"]
    amount: int
    clawback_id: Optional[str]
    created_at: str


class ConditionAttribute(Model):
    attribute: str
    label: str
    type: str
    events: List[Literal["click", "lead", "sale", "referral"]]
    operators: List[ConditionAttributeOperator]
    #: All values there are, if few
    choices: Optional[List[str]]


class ConditionAttributeOperator(Model):
    name: str
    label: str
    list: bool


class ConfirmPayoutDraftResult(Model):
    id: str
    program_id: str
    #: As it was sent; null: none, or by schedule
    key: Optional[str]
    #: The draft that it paid; null: what was due then
    draft_id: Optional[str]
    confirmed_by: str
    #: failed: a scheduled run that has paid nobody
    status: Literal["confirmed", "failed"]
    #: Of a failed run: why
    error: Optional[str]
    #: How often a scheduled run was tried
    attempts: int
    #: ISO 8601. Of a failed run: when it is tried again; null: never
    next_attempt_at: Optional[str]
    #: Somebody else than the creator of its draft confirmed it
    approved: bool
    #: ISO 8601
    created_at: str
    payout_count: int
    totals: List[PayoutRunTotal]
    #: The key had been used: nothing was paid by this call
    repeated: bool
    #: The first 100
    payouts: List[Payout]
    #: Whether there are more than these: GET /payouts?invoiceId= lists all
    payouts_truncated: bool
    #: To upload at your bank
    files: List[PayoutFile]


class ConfirmPayoutsResult(Model):
    id: str
    program_id: str
    #: As it was sent; null: none, or by schedule
    key: Optional[str]
    #: The draft that it paid; null: what was due then
    draft_id: Optional[str]
    confirmed_by: str
    #: failed: a scheduled run that has paid nobody
    status: Literal["confirmed", "failed"]
    #: Of a failed run: why
    error: Optional[str]
    #: How often a scheduled run was tried
    attempts: int
    #: ISO 8601. Of a failed run: when it is tried again; null: never
    next_attempt_at: Optional[str]
    #: Somebody else than the creator of its draft confirmed it
    approved: bool
    #: ISO 8601
    created_at: str
    payout_count: int
    totals: List[PayoutRunTotal]
    #: The key had been used: nothing was paid by this call
    repeated: bool
    #: The first 100
    payouts: List[Payout]
    #: Whether there are more than these: GET /payouts?invoiceId= lists all
    payouts_truncated: bool
    #: To upload at your bank
    files: List[PayoutFile]


class Connection(Model):
    id: str
    provider: str
    name: str
    #: The end of the secret, or the name of the account
    masked: str
    #: The provider’s id of the account
    account_id: Optional[str]
    #: What was entered; of secret values the ends
    details: Dict[str, str]
    #: Connected on the provider’s page
    authorized: bool
    #: Where the provider sends its events
    webhook_url: str
    polling: Optional[ConnectionPolling]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    removed_at: Optional[str]


class ConnectionPolling(Model):
    #: How often the provider is asked
    every_minutes: int
    #: When the provider last answered; ISO 8601
    last_polled_at: Optional[str]
    #: When the provider is asked next; ISO 8601. Null: not until the keys of the connection change
    next_poll_at: Optional[str]
    #: When it failed last, if it has failed since; ISO 8601
    last_failed_at: Optional[str]
    #: Why it failed
    reason: Optional[str]


class ConnectionTest(Model):
    #: A signed event has arrived, and the last one did not fail
    working: bool
    #: What to do next
    message: str
    #: ISO 8601
    last_event_at: Optional[str]


class CopiedSettings(Model):
    #: The mode of the workspace that was read
    from_: Literal["live", "test"]
    #: Names the settings of both sides before; for ifState
    state: str
    changes: List[CopiedSettingsChange]


class CopiedSettingsChange(Model):
    type: Literal["workspace", "hostname", "program", "group", "reward", "discount", "milestone"]
    action: Literal["created", "updated", "archived"]
    #: Of the thing, with its program and group
    name: str
    #: What changes; empty for what is new or ends
    fields: List[str]


class CountLinksResultOption2(Model):
    domain: Optional[str]
    tag_id: Optional[str]
    user_id: Optional[str]
    folder_id: Optional[str]
    _count: int


class CreateCommissionCustomer(TypedDict, total=False):
    externalId: str
    name: Optional[str]
    email: Optional[str]
    avatar: Optional[str]
    country: Optional[str]
    #: Not used
    stripeCustomerId: Optional[str]


class CreateCommissionLead(TypedDict, total=False):
    eventName: Optional[str]
    #: An object of your own facts: at most 10,000 characters as JSON, or null
    metadata: Any


class CreateCommissionResult(Model):
    success: bool
    message: str
    id: str


class CreateCommissionSale(TypedDict, total=False):
    #: Everything that the customer paid, in minor units
    amount: Optional[int]
    #: Tax that the amount contains. Default: 0
    tax: Optional[int]
    #: Shipping that the amount contains, without its tax. Default: 0
    shipping: Optional[int]
    #: Fees that the amount contains and you do not keep, such as those of a payment. Default: 0
    fee: Optional[int]
    #: The products of the sale. Together at most the amount without tax and shipping
    lineItems: Optional[List[Any]]
    currency: str
    eventName: Optional[str]
    paymentProcessor: Literal["stripe", "shopify", "polar", "paddle", "lemon-squeezy", "apple", "revenuecat", "dub", "custom", "lemonsqueezy"]
    invoiceId: Optional[str]
    #: An object of your own facts: at most 10,000 characters as JSON, or null
    metadata: Any


class CreateEmbedTokenPartner(TypedDict, total=False):
    email: str
    #: Full name, or that of the company. Default: the e-mail address
    name: Optional[str]
    #: Unique in the workspace; the key of the first link is made of it
    username: Optional[str]
    #: An http or https address of a picture
    image: Optional[str]
    #: Two letters (ISO 3166-1)
    country: Optional[str]
    #: The legal name of a company
    companyName: Optional[str]
    #: The postal address, as statements say it
    address: Optional[str]
    #: Who the partner is
    description: Optional[str]
    #: The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the
    #: partner first reads the dashboard in
    locale: Optional[str]
    #: Your own id of the partner
    tenantId: Optional[str]
    #: Default: the group "default"
    groupId: Optional[str]
    linkProps: CreatePartnerLinkProps


class CreateEmbedTokenResult(Model):
    #: svc_es_…, shown this once: for that page and no other
    public_token: str
    #: ISO 8601
    expires: str


class CreateGroupAllowedDestination(TypedDict, total=False):
    domain: str
    #: What the path begins with; default: /
    path: str
    #: domain: every path that begins so; exact: that path alone. Default: domain
    match: Literal["domain", "exact"]


class CreateGroupDefaultLink(TypedDict, total=False):
    #: An http(s) address
    url: str


class CreateGroupLanding(TypedDict, total=False):
    title: str
    subtitle: str
    image: Optional[CreateGroupLandingImage]
    blocks: List[CreateGroupLandingBlock]


class CreateGroupLandingBlock(TypedDict, total=False):
    type: Literal["text", "image", "files", "questions", "calculator", "testimonials"]
    #: Of a text: Markdown
    text: str
    #: Of an image: its http(s) address
    url: str
    #: Of an image: what it shows
    alt: str
    files: List[Mapping[str, Any]]
    questions: List[Mapping[str, Any]]
    testimonials: List[CreateGroupLandingBlockTestimonial]
    #: Of a calculator: one sale, in minor units of the program’s currency
    saleAmount: int
    #: Of a calculator: how far its slider goes
    maxSales: int


class CreateGroupLandingBlockTestimonial(TypedDict, total=False):
    quote: str
    #: Who said it
    name: str
    #: What they do
    role: str


class CreateGroupLandingImage(TypedDict, total=False):
    #: Its http(s) address
    url: str
    #: What it shows
    alt: str


class CreateGroupMoveRule(TypedDict, total=False):
    attribute: Literal["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"]
    #: From; amounts in minor units of the program’s currency
    gte: int
    #: Up to, but not including
    lt: int


class CreateImportFormat(TypedDict, total=False):
    #: Default: .
    decimalMark: Literal[".", ","]
    #: Default: major, as 19.99
    amounts: Literal["major", "minor"]
    #: How dates with slashes or dots are read
    dates: Literal["iso", "dmy", "mdy"]


class CreateKeyResult(Model):
    id: str
    #: What it is for
    name: str
    #: Enough of the key to recognise it
    partial_key: str
    scopes: List[Literal["all", "read", "links.read", "links.write", "conversions.write", "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write", "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write", "workspace.read", "workspace.write", "audit.read"]]
    #: The person who created it, per_…
    created_by: Optional[str]
    #: The last use, to the minute
    last_used_at: Optional[str]
    #: When it stops working
    expires_at: Optional[str]
    #: When it was created
    created_at: str
    #: The secret. Store it now: it is never shown again
    key: str


class CreatePartnerLinkProps(TypedDict, total=False):
    #: Your own id, unique in the workspace. ext_<it> finds the link again
    externalId: Optional[str]
    #: Length of a random key; default 7
    keyLength: int
    #: Put before a random key: prefix/key
    prefix: str
    #: The tenant of yours that the link belongs to
    tenantId: Optional[str]
    #: Hidden from lists; it goes on redirecting
    archived: bool
    #: Whoever has the link may see its figures
    publicStats: bool
    #: Previews in chats and feeds show title, description and image of the link
    proxy: bool
    #: Show the destination below the short address
    rewrite: bool
    #: Search engines may list the short link
    doIndex: bool
    #: Notes of yours
    comments: Optional[str]
    #: When the link stops, as an ISO 8601 time
    expiresAt: Optional[str]
    #: Where visitors go after that
    expiredUrl: Optional[str]
    #: Title of the preview
    title: Optional[str]
    #: Text of the preview
    description: Optional[str]
    #: Picture of the preview: an http(s) address
    image: Optional[str]
    #: Video of the preview: an http(s) address
    video: Optional[str]
    #: Destination on iPhone and iPad
    ios: Optional[str]
    #: Destination on Android
    android: Optional[str]
    #: Destinations by country code
    geo: Optional[Mapping[str, str]]
    #: The ids of the tags: an array, or a text with commas
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags, in any case: an array, or a text with commas
    tagNames: Optional[Union[str, List[str]]]
    #: One tag. Deprecated: use tagIds
    tagId: Optional[str]
    #: The folder that holds the link
    folderId: Optional[str]
    #: Visitors must enter it. Stored as a hash and never shown
    password: Optional[str]
    #: Also set in the destination
    utm_source: Optional[str]
    #: Also set in the destination
    utm_medium: Optional[str]
    #: Also set in the destination
    utm_campaign: Optional[str]
    #: Also set in the destination
    utm_term: Optional[str]
    #: Also set in the destination
    utm_content: Optional[str]
    #: Sets the parameter ref in the destination
    ref: Optional[str]
    #: An A/B test: 2 to 4 destinations whose percentages sum to 100
    testVariants: Optional[List[Any]]
    #: Default: now
    testStartedAt: Optional[str]
    #: When the test ends; from then on all visitors go to url
    testCompletedAt: Optional[str]
    #: Not used
    webhookIds: Optional[List[str]]


class CreatePartnerLinkResult(Model):
    id: str
    domain: str
    key: str
    short_link: str
    #: The address of a PNG
    qr_code: str
    #: The destination, with its UTM parameters
    url: str
    external_id: Optional[str]
    tenant_id: Optional[str]
    program_id: Optional[str]
    partner_id: Optional[str]
    track_conversion: bool
    archived: bool
    public_stats: bool
    proxy: bool
    rewrite: bool
    do_index: bool
    comments: Optional[str]
    #: ISO 8601
    expires_at: Optional[str]
    expired_url: Optional[str]
    title: Optional[str]
    description: Optional[str]
    image: Optional[str]
    video: Optional[str]
    ios: Optional[str]
    android: Optional[str]
    geo: Optional[Dict[str, str]]
    #: ISO 8601
    disabled_at: Optional[str]
    #: ******** when there is one
    password: Optional[str]
    tags: Optional[List[Any]]
    #: The first tag. Deprecated: use tags
    tag_id: Optional[str]
    folder_id: Optional[str]
    utm_source: Optional[str]
    utm_medium: Optional[str]
    utm_campaign: Optional[str]
    utm_term: Optional[str]
    utm_content: Optional[str]
    test_variants: Optional[List[Any]]
    #: ISO 8601
    test_started_at: Optional[str]
    #: ISO 8601
    test_completed_at: Optional[str]
    #: Always null: keys, not people, create links here
    user_id: Optional[str]
    workspace_id: str
    #: The same as workspaceId
    project_id: str
    webhook_ids: List[str]
    clicks: int
    leads: int
    conversions: int
    sales: int
    #: Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only
    #: amounts that count toward the program
    sale_amount: int
    #: Currency of saleAmount: the program's, or the workspace's if the link has no program
    sale_currency: str
    #: ISO 8601
    last_clicked: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    share_url: str


class CreateProgramFraudSettings(TypedDict, total=False):
    selfReferral: CreateProgramFraudSettingsSelfReferral
    duplicateIdentity: CreateProgramFraudSettingsDuplicateIdentity
    banElsewhere: CreateProgramFraudSettingsBanElsewhere
    paidTraffic: CreateProgramFraudSettingsPaidTraffic
    bannedSource: CreateProgramFraudSettingsBannedSource
    bannedCountry: CreateProgramFraudSettingsBannedCountry
    disposableEmail: CreateProgramFraudSettingsDisposableEmail
    tooFast: CreateProgramFraudSettingsTooFast
    clickVelocity: CreateProgramFraudSettingsClickVelocity


class CreateProgramFraudSettingsBanElsewhere(TypedDict, total=False):
    enabled: bool


class CreateProgramFraudSettingsBannedCountry(TypedDict, total=False):
    enabled: bool
    #: Codes of two letters
    customerCountries: List[str]
    #: Codes of two letters
    partnerCountries: List[str]


class CreateProgramFraudSettingsBannedSource(TypedDict, total=False):
    enabled: bool
    #: Such as *.coupons.example
    hosts: List[str]


class CreateProgramFraudSettingsClickVelocity(TypedDict, total=False):
    enabled: bool
    #: Of one link, browser and place
    maxClicksPerHour: int
    #: Many clicks by as many visitors are a success
    maxClicksPerVisitor: int


class CreateProgramFraudSettingsDisposableEmail(TypedDict, total=False):
    enabled: bool
    #: Besides the known ones
    extraDomains: List[str]
    #: In spite of being known
    allowedDomains: List[str]


class CreateProgramFraudSettingsDuplicateIdentity(TypedDict, total=False):
    enabled: bool


class CreateProgramFraudSettingsPaidTraffic(TypedDict, total=False):
    enabled: bool
    #: Advertising networks that partners must not use
    networks: List[str]
    #: Campaigns that were agreed upon
    allowedCampaigns: List[str]
    #: Referring hosts that never count as advertising
    allowedHosts: List[str]


class CreateProgramFraudSettingsSelfReferral(TypedDict, total=False):
    enabled: bool


class CreateProgramFraudSettingsTooFast(TypedDict, total=False):
    enabled: bool
    #: From the click to the lead
    minSeconds: int


class CreateShareLinkResult(Model):
    id: str
    view_id: str
    #: When it stops working, ISO 8601
    expires_at: Optional[str]
    #: The person who created it, per_…
    created_by: Optional[str]
    #: When it was created, ISO 8601
    created_at: str
    #: The address to pass on. Store it now: it is never shown again
    url: str


class Customer(Model):
    id: str
    #: Your own id of the customer
    external_id: str
    #: Full name
    name: Optional[str]
    #: E-mail address
    email: Optional[str]
    #: Address of a picture
    avatar: Optional[str]
    #: Two letters, from the click or from you
    country: Optional[str]
    #: The click that the customer came with
    click_id: Optional[str]
    #: How many sales
    sales: int
    #: Net revenue: sales less refunds, in minor units of saleCurrency. For customers from a
    #: partner, only amounts that count toward the program
    sale_amount: int
    #: Currency of saleAmount: the program's, or the workspace's if the customer has no program
    sale_currency: str
    #: Time of the first sale
    first_sale_at: Optional[str]
    created_at: str
    #: The program of the partner who brought the customer
    program_id: Optional[str]
    #: The partner who brought the customer
    partner_id: Optional[str]
    link: Optional[CustomerLink]
    partner: Optional[CustomerPartner]
    discount: Optional[CustomerDiscount]


class CustomerDiscount(Model):
    id: str
    #: A percentage, or minor units when the type is flat
    amount: float
    type: Literal["percentage", "flat"]
    #: Months; 0: the first payment only, null: for ever
    max_duration: Optional[int]
    coupon_id: Optional[str]
    coupon_test_id: Optional[str]
    #: In words
    sentence: str
    #: In your own words
    description: Optional[str]


class CustomerLink(Model):
    id: str
    domain: str
    key: str
    short_link: str
    #: The destination
    url: str
    #: The partner whom the link belongs to
    partner_id: Optional[str]
    #: The program of that partner
    program_id: Optional[str]
    #: Your own tenant id of the link
    tenant_id: Optional[str]
    #: Your own id of the link
    external_id: Optional[str]


class CustomerPartner(Model):
    id: str
    name: str
    #: E-mail address
    email: Optional[str]
    #: A picture
    image: Optional[str]


class DeleteCustomerResult(Model):
    id: str


class DeleteDiscountCodeResult(Model):
    id: str


class DeleteDomainResult(Model):
    slug: str


class DeleteFolderResult(Model):
    id: str


class DeleteGroupResult(Model):
    id: str


class DeleteImageResult(Model):
    id: str


class DeleteLinkResult(Model):
    id: str


class DeleteSavedViewResult(Model):
    id: str


class DeleteTagResult(Model):
    id: str


class DeleteUtmTemplateResult(Model):
    id: str


class DeleteWebhookResult(Model):
    id: str


class Discount(Model):
    id: str
    program_id: str
    group_id: Optional[str]
    #: In place of its group's discount
    enrollment_id: Optional[str]
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rate_bps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    max_duration_months: Optional[int]
    currency: str
    #: In words
    sentence: str
    description: Optional[str]
    #: Who takes it off: custom is your own checkout. Default: custom
    provider: Literal["stripe", "shopify", "custom"]
    coupon_id: Optional[str]
    coupon_test_id: Optional[str]
    created_at: str
    updated_at: str
    #: No longer given to new customers; those who have it keep it
    archived_at: Optional[str]


class DiscountCode(Model):
    id: str
    code: str
    discount_id: Optional[str]
    partner_id: str
    partner: DiscountCodePartner
    link_id: str


class DiscountCodePartner(Model):
    id: str
    name: str


class Domain(Model):
    id: str
    slug: str
    #: Its links redirect: `verification` says more
    verified: bool
    primary: bool
    archived: bool
    placeholder: Optional[str]
    expired_url: Optional[str]
    not_found_url: Optional[str]
    logo: Optional[str]
    asset_links: Optional[str]
    apple_app_site_association: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    #: Domains are not sold here
    registered_domain: Optional[Any]
    verification: DomainVerification


class DomainVerification(Model):
    #: `failing`: the record has gone, links still redirect until `servesUntil`; `lost`: they do no
    #: more
    status: Literal["unverified", "verified", "failing", "lost"]
    record: DomainVerificationRecord
    alternative: DomainVerificationAlternative
    verified_by: Optional[Literal["dns", "operator"]]
    verified_at: Optional[str]
    checked_at: Optional[str]
    failing_since: Optional[str]
    serves_until: Optional[str]


class DomainVerificationAlternative(Model):
    type: Literal["TXT", "CNAME"]
    name: str
    value: str


class DomainVerificationRecord(Model):
    type: Literal["TXT", "CNAME"]
    name: str
    value: str


class EarningsReport(Model):
    #: Commissions of every type less what was taken back, in one currency, in minor units, at the
    #: times of the events that earned them
    earnings: int
    #: The same of every currency that occurs; never summed across them
    earnings_amounts: Dict[str, int]
    series: List[EarningsReportSeries]


class EarningsReportSeries(Model):
    #: Where the hour, day, week or month begins
    start: str
    #: Commissions of every type less what was taken back, in one currency, in minor units, at the
    #: times of the events that earned them
    earnings: int
    #: The same of every currency that occurs; never summed across them
    earnings_amounts: Dict[str, int]


class EmailStatus(Model):
    #: not_configured: the server has no SMTP server, so mails are kept and nobody gets them. demo:
    #: they are read in the mailbox of the demo
    status: Literal["configured", "not_configured", "demo"]
    #: The sender (MAIL_FROM)
    from_: str
    #: Mails of the workspace that were written and not sent
    kept: int
    #: Mails whose last try failed
    failed: int


class EndedAccess(Model):
    type: Literal["key", "webhook", "share_link", "invitation"]
    id: str
    #: Of a webhook its URL, of an invitation its address
    name: str
    mode: Literal["live", "test"]
    created_at: str
    #: `ended`: it no longer works. `reassigned`: it is now of whoever made the change. `limited`:
    #: a key that may do less than before
    outcome: Literal["ended", "reassigned", "limited", "kept"]


class ErasePartnerResult(Model):
    id: str
    #: Bank files that still name the partner, because transfers to others in them are under way.
    #: They are deleted with their age; copies that were downloaded are yours to delete
    bank_files: List[str]


class Event(Model):
    #: Which kind it is
    event: Literal["click", "lead", "sale"]
    link: EventLink
    #: The id of the click, or evt_…: the cursor
    id: str
    #: ISO 8601
    timestamp: str
    click: EventClick
    #: Leads and sales
    event_id: Optional[str]
    #: Leads and sales
    event_name: Optional[str]
    #: Leads: counts as so many
    event_quantity: Optional[int]
    metadata: Optional[Dict[str, Any]]
    customer: Optional[EventCustomer]
    sale: Optional[EventSale]
    #: Sales
    sale_amount: Optional[int]
    invoice_id: Optional[str]
    payment_processor: Optional[str]
    click_id: str
    link_id: str
    domain: str
    key: str
    url: str
    continent: str
    country: str
    city: str
    device: str
    browser: str
    os: str
    #: 1 or 0
    qr: int
    ip: str


class EventClick(Model):
    #: Empty when the event came without a click
    id: str
    #: ISO 8601
    timestamp: str
    #: The destination, without its query
    url: str
    #: Two letters, or Unknown; so are all words below
    country: str
    city: str
    region: str
    continent: str
    device: str
    browser: str
    os: str
    #: Host, or (direct)
    referer: str
    referer_url: str
    #: link, qr, pageview or deeplink
    trigger: str
    qr: bool
    #: Always empty: addresses are not kept
    ip: str


class EventCustomer(Model):
    id: str
    external_id: str
    name: Optional[str]
    email: Optional[str]
    avatar: Optional[str]
    country: Optional[str]
    sales: int
    #: Net revenue in saleCurrency
    sale_amount: int
    sale_currency: str
    #: ISO 8601
    created_at: str
    #: ISO 8601
    first_sale_at: Optional[str]


class EventLink(Model):
    id: str
    domain: str
    key: str
    short_link: str
    #: The address of a PNG
    qr_code: str
    #: The destination, with its UTM parameters
    url: str
    external_id: Optional[str]
    tenant_id: Optional[str]
    program_id: Optional[str]
    partner_id: Optional[str]
    track_conversion: bool
    archived: bool
    public_stats: bool
    proxy: bool
    rewrite: bool
    do_index: bool
    comments: Optional[str]
    #: ISO 8601
    expires_at: Optional[str]
    expired_url: Optional[str]
    title: Optional[str]
    description: Optional[str]
    image: Optional[str]
    video: Optional[str]
    ios: Optional[str]
    android: Optional[str]
    geo: Optional[Dict[str, str]]
    #: ISO 8601
    disabled_at: Optional[str]
    #: ******** when there is one
    password: Optional[str]
    tags: Optional[List[Any]]
    #: The first tag. Deprecated: use tags
    tag_id: Optional[str]
    folder_id: Optional[str]
    utm_source: Optional[str]
    utm_medium: Optional[str]
    utm_campaign: Optional[str]
    utm_term: Optional[str]
    utm_content: Optional[str]
    test_variants: Optional[List[Any]]
    #: ISO 8601
    test_started_at: Optional[str]
    #: ISO 8601
    test_completed_at: Optional[str]
    #: Always null: keys, not people, create links here
    user_id: Optional[str]
    workspace_id: str
    #: The same as workspaceId
    project_id: str
    webhook_ids: List[str]
    clicks: int
    leads: int
    conversions: int
    sales: int
    #: Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only
    #: amounts that count toward the program
    sale_amount: int
    #: Currency of saleAmount: the program's, or the workspace's if the link has no program
    sale_currency: str
    #: ISO 8601
    last_clicked: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class EventSale(Model):
    #: Everything that the customer paid
    amount: int
    #: Contained in the amount, as the next two
    tax: int
    shipping: int
    fee: int
    line_items: List[EventSaleLineItem]
    currency: str
    invoice_id: Optional[str]
    payment_processor: str


class EventSaleLineItem(Model):
    #: Your own id of the product: rewards name it
    product_id: str
    #: The line total after discounts and without tax, in minor units of the currency
    amount: int
    name: Optional[str]
    quantity: int


class EventsReplayed(Model):
    count: int
    #: Not all fitted: repeat the request
    more: bool


class ExchangeRate(Model):
    day: str
    currency: str
    #: operator: your own, which wins; ecb: the European Central Bank
    source: str
    per_euro: str
    created_at: str


class ExplainEventResult(Model):
    #: Which kind it is
    event: Literal["click", "lead", "sale", "refund"]
    link: Optional[EventLink]
    #: The id of the click, or evt_…: the cursor
    id: str
    #: ISO 8601
    timestamp: str
    click: EventClick
    #: Leads and sales
    event_id: Optional[str]
    #: Leads and sales
    event_name: Optional[str]
    #: Leads: counts as so many
    event_quantity: Optional[int]
    metadata: Optional[Dict[str, Any]]
    customer: Optional[EventCustomer]
    sale: Optional[EventSale]
    #: Sales
    sale_amount: Optional[int]
    invoice_id: Optional[str]
    payment_processor: Optional[str]
    click_id: str
    link_id: str
    domain: str
    key: str
    url: str
    continent: str
    country: str
    city: str
    device: str
    browser: str
    os: str
    #: 1 or 0
    qr: int
    ip: str
    refund: Optional[ExplainEventResultRefund]
    explanation: ExplainEventResultExplanation


class ExplainEventResultExplanation(Model):
    #: A click is recorded; leads, sales and refunds belong to a link or to none
    verdict: Literal["recorded", "attributed", "unattributed"]
    #: Why, in one word that never changes its meaning
    reason: str
    #: How the verdict was reached, one sentence a step
    steps: List[str]
    click: Optional[EventClick]
    lead: Optional[ExplainEventResultExplanationLead]
    refunds: List[ExplainEventResultExplanationRefund]
    #: What it earned, or what a refund changed
    commissions: List[ExplainEventResultExplanationCommission]
    unearned: Optional[ExplainEventResultExplanationUnearned]


class ExplainEventResultExplanationCommission(Model):
    #: GET /commissions/{id} has the rest of it
    id: str
    type: str
    partner_id: str
    #: What is left after refunds, in minor units
    earnings: int
    currency: str
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]


class ExplainEventResultExplanationLead(Model):
    id: str
    event_name: str
    #: ISO 8601
    timestamp: str


class ExplainEventResultExplanationRefund(Model):
    id: str
    #: Your own id of it
    refund_id: str
    sale_id: str
    #: What was taken back, in minor units
    amount: int
    currency: str
    #: ISO 8601
    timestamp: str


class ExplainEventResultExplanationUnearned(Model):
    reason: Literal["no_reward", "duration_over", "first_sale_only", "limit_reached", "zero_amount", "not_eligible", "existing_customer", "already_rewarded"]
    steps: List[str]


class ExplainEventResultRefund(Model):
    id: str
    #: Your own id of it
    refund_id: str
    sale_id: str
    #: What was taken back, in minor units
    amount: int
    currency: str
    #: ISO 8601
    timestamp: str


class FieldChoices(Model):
    #: The name of a field; its value lists choices, with commas
    field: str
    choices: List[FieldChoicesChoice]


class FieldChoicesChoice(Model):
    value: str
    label: str
    #: What it belongs to, such as a pipeline; may be empty
    group: str
    #: Counts when nothing is chosen
    is_usual: bool


class Folder(Model):
    id: str
    name: str
    description: Optional[str]
    type: Literal["default", "mega"]
    access_level: Optional[Literal["write", "read"]]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class FraudFlag(Model):
    id: str
    #: Only a person closes what is open
    status: Literal["open", "released", "rejected"]
    rule: Literal["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource", "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
    severity: Literal["low", "medium", "high"]
    #: What was found
    sentence: str
    evidence: Dict[str, str]
    program_id: str
    partner_id: str
    enrollment_id: str
    customer_id: Optional[str]
    #: Null: it is about the partner, and holds all that they earn
    commission_id: Optional[str]
    partner: FraudFlagPartner
    commission: Optional[FraudFlagCommission]
    note: Optional[str]
    #: Who closed it, such as key:key_…
    reviewed_by: Optional[str]
    reviewed_at: Optional[str]
    created_at: str


class FraudFlagCommission(Model):
    id: str
    #: Minor units of the program's currency
    earnings: int
    currency: str


class FraudFlagPartner(Model):
    id: str
    name: str
    email: Optional[str]


class FraudRule(Model):
    rule: Literal["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource", "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
    title: str
    #: Its settings, as every program begins with: fraudSettings of PATCH /programs/{id}
    defaults: Dict[str, Any]


class FraudSettings(Model):
    self_referral: FraudSettingsSelfReferral
    duplicate_identity: FraudSettingsDuplicateIdentity
    ban_elsewhere: FraudSettingsBanElsewhere
    paid_traffic: FraudSettingsPaidTraffic
    banned_source: FraudSettingsBannedSource
    banned_country: FraudSettingsBannedCountry
    disposable_email: FraudSettingsDisposableEmail
    too_fast: FraudSettingsTooFast
    click_velocity: FraudSettingsClickVelocity


class FraudSettingsBanElsewhere(Model):
    enabled: bool


class FraudSettingsBannedCountry(Model):
    enabled: bool
    #: Codes of two letters
    customer_countries: List[str]
    #: Codes of two letters
    partner_countries: List[str]


class FraudSettingsBannedSource(Model):
    enabled: bool
    #: Such as *.coupons.example
    hosts: List[str]


class FraudSettingsClickVelocity(Model):
    enabled: bool
    #: Of one link, browser and place
    max_clicks_per_hour: int
    #: Many clicks by as many visitors are a success
    max_clicks_per_visitor: int


class FraudSettingsDisposableEmail(Model):
    enabled: bool
    #: Besides the known ones
    extra_domains: List[str]
    #: In spite of being known
    allowed_domains: List[str]


class FraudSettingsDuplicateIdentity(Model):
    enabled: bool


class FraudSettingsPaidTraffic(Model):
    enabled: bool
    #: Advertising networks that partners must not use
    networks: List[str]
    #: Campaigns that were agreed upon
    allowed_campaigns: List[str]
    #: Referring hosts that never count as advertising
    allowed_hosts: List[str]


class FraudSettingsSelfReferral(Model):
    enabled: bool


class FraudSettingsTooFast(Model):
    enabled: bool
    #: From the click to the lead
    min_seconds: int


class FundingAccount(Model):
    id: str
    provider: str
    name: str
    #: As it may be shown; the details are never shown again
    masked: str
    #: ISO 8601
    verified_at: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    removed_at: Optional[str]
    #: Where the provider reports to; null: it does not
    callback_url: Optional[str]


class Group(Model):
    id: str
    program_id: str
    name: str
    slug: str
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]
    holding_period_days: Optional[int]
    auto_approve: Optional[bool]
    link_structure: Literal["short", "query"]
    default_links: List[GroupDefaultLink]
    allowed_destinations: List[GroupAllowedDestination]
    max_links: int
    move_rules: List[GroupMoveRule]
    logo: Optional[str]
    brand_color: Optional[str]
    landing: Optional[GroupLanding]
    application_form: Optional[List[Any]]
    resources: Optional[List[Any]]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class GroupAllowedDestination(Model):
    domain: str
    path: str
    match: Literal["domain", "exact"]


class GroupDefaultLink(Model):
    url: str


class GroupLanding(Model):
    title: str
    subtitle: str
    image: Optional[GroupLandingImage]
    blocks: List[Union[GroupLandingBlockText, GroupLandingBlockImage, GroupLandingBlockFiles, GroupLandingBlockQuestions, GroupLandingBlockCalculator, GroupLandingBlockTestimonials]]


class GroupLandingBlockCalculator(Model):
    type: Literal["calculator"]
    #: Of a calculator: one sale, in minor units of the program’s currency
    sale_amount: int
    #: Of a calculator: how far its slider goes
    max_sales: int


class GroupLandingBlockFiles(Model):
    type: Literal["files"]
    files: List[GroupLandingBlockFilesFile]


class GroupLandingBlockFilesFile(Model):
    name: str
    #: An http(s) address
    url: str


class GroupLandingBlockImage(Model):
    type: Literal["image"]
    url: str
    alt: str


class GroupLandingBlockQuestions(Model):
    type: Literal["questions"]
    questions: List[GroupLandingBlockQuestionsQuestion]


class GroupLandingBlockQuestionsQuestion(Model):
    question: str
    answer: str


class GroupLandingBlockTestimonials(Model):
    type: Literal["testimonials"]
    testimonials: List[GroupLandingBlockTestimonialsTestimonial]


class GroupLandingBlockTestimonialsTestimonial(Model):
    quote: str
    name: str
    role: str


class GroupLandingBlockText(Model):
    type: Literal["text"]
    text: str


class GroupLandingImage(Model):
    url: str
    alt: str


class GroupMoveRule(Model):
    attribute: Literal["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"]
    gte: int
    lt: Optional[int]


class HandedLink(Model):
    #: Works once. Give it to the person alone
    url: str
    expires_at: str


class Hostname(Model):
    #: example.com, *.example.com (every host below it) or localhost
    hostname: str


class Image(Model):
    id: str
    #: Where anybody can read it
    url: str
    content_type: Literal["image/png", "image/jpeg", "image/gif", "image/webp"]
    #: In bytes
    size: int
    #: ISO 8601
    created_at: str


class Import(Model):
    id: str
    program_id: str
    group_id: str
    source: str
    origin: str
    name: str
    status: Literal["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing", "undone"]
    #: Why it failed, or what it waits for
    reason: Optional[str]
    unpaid: Literal["mature", "hold"]
    #: Lines that were read
    lines: int
    created_by: str
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    #: ISO 8601
    started_at: Optional[str]
    #: ISO 8601
    finished_at: Optional[str]
    #: ISO 8601
    undone_at: Optional[str]


class ImportFile(Model):
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    part: int
    encoding: str
    delimiter: str
    columns: List[str]
    #: The first lines
    sample: List[List[str]]
    #: What the columns seem to be; one that stands twice is left to you
    mapping: Dict[str, str]
    #: Values that are needed and have no column
    missing: List[str]
    #: Columns that nothing is read from, unless mapped
    unmapped: List[str]


class ImportLine(Model):
    #: In the import
    number: int
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The source’s own id
    source_id: str
    #: Where it stands
    line: str
    status: Literal["new", "ready", "skipped", "known", "done", "undone", "kept"]
    reason: Optional[str]
    #: The reason as a sentence
    message: Optional[str]
    #: In minor units; 0 where there is none
    amount: int
    currency: str
    #: What it became here
    target_id: Optional[str]


class ImportReport(Model):
    id: str
    program_id: str
    group_id: str
    source: str
    origin: str
    name: str
    status: Literal["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing", "undone"]
    #: Why it failed, or what it waits for
    reason: Optional[str]
    unpaid: Literal["mature", "hold"]
    #: Lines that were read
    lines: int
    created_by: str
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    #: ISO 8601
    started_at: Optional[str]
    #: ISO 8601
    finished_at: Optional[str]
    #: ISO 8601
    undone_at: Optional[str]
    kinds: List[ImportReportKind]
    #: Why lines do not come, or stay, and how many
    reasons: List[ImportReportReason]
    #: Columns of the uploaded files that nothing is read from; from the preview on
    unmapped: List[ImportReportUnmapped]
    #: What is in the books agrees with the lines that came, to the smallest unit
    matches: bool


class ImportReportKind(Model):
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    lines: int
    #: Will come
    ready: int
    #: Have come, or were recognized
    done: int
    #: Of those done, the ones that were here already
    recognized: int
    #: Came with an earlier import
    known: int
    #: Do not come
    skipped: int
    undone: int
    #: Could not be undone
    kept: int
    #: Added to keep the books, such as payouts of a month
    derived: int
    #: Of those, in minor units of the program’s currency
    derived_amount: int
    sums: List[ImportReportKindSum]


class ImportReportKindSum(Model):
    currency: str
    #: Of all lines of the source, in minor units
    amount: int
    #: Of lines that will come or came
    coming: int
    #: Of lines that an earlier import brought
    known: int
    #: Of lines that do not come
    skipped: int
    undone: int
    #: What is in the books of this import; null while nothing is written
    booked: Optional[int]


class ImportReportReason(Model):
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    reason: str
    message: str
    lines: int


class ImportReportUnmapped(Model):
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    columns: List[str]


class Importer(Model):
    name: str
    label: str
    fields: List[ImporterField]
    #: Kinds of files that it takes
    files: List[Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]]
    #: What a column of each kind of file can be
    columns: List[ImporterColumn]
    #: What it cannot bring
    notes: List[str]


class ImporterColumn(Model):
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    fields: List[ImporterColumnField]


class ImporterColumnField(Model):
    name: str
    required: bool
    meaning: str


class ImporterField(Model):
    name: str
    label: str
    secret: bool
    required: bool


class InboxEvent(Model):
    id: str
    connection_id: str
    #: The provider’s own id
    provider_event_id: str
    type: str
    status: Literal["received", "retrying", "done", "ignored", "failed"]
    #: Why it failed, waits or was ignored, or what is left to do
    reason: Optional[str]
    attempts: int
    #: When it arrived, in ISO 8601
    created_at: str
    updated_at: str


class IntegrationInfo(Model):
    name: str
    label: str
    #: What it reports
    summary: str
    #: What to do at the provider
    setup: str
    #: What the signing secret is called there
    secret_label: str
    fields: List[IntegrationInfoField]
    #: The types of events that are understood
    events: List[str]
    #: Whether accounts are connected on the provider’s page
    authorization: Literal["none", "unconfigured", "ready"]
    #: What was before the connection can be fetched
    history: bool


class IntegrationInfoField(Model):
    name: str
    label: str
    secret: bool
    required: bool
    choices: Optional[List[str]]


class Invitation(Model):
    id: str
    email: str
    #: owner: everything; admin: everything but owners; member: the daily work; viewer: reads;
    #: billing: payouts
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: member:per_…, key:key_… or system:cli
    invited_by: str
    #: not_configured: the server has no SMTP server, so no mail goes out. handed_over: an owner
    #: was given the link
    delivery: Literal["queued", "sent", "not_configured", "handed_over"]
    #: When a mail went out; null: none has
    sent_at: Optional[str]
    #: A week after it was sent
    expires_at: str
    created_at: str


class InvitedPartner(Model):
    id: str
    #: The same as id
    partner_id: str
    enrollment_id: str
    referred_by_id: Optional[str]
    program_id: str
    group_id: str
    tenant_id: Optional[str]
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]
    name: str
    username: Optional[str]
    email: Optional[str]
    #: ISO 8601
    email_verified_at: Optional[str]
    image: Optional[str]
    description: Optional[str]
    country: Optional[str]
    company_name: Optional[str]
    address: Optional[str]
    locale: Optional[str]
    #: Always draft: there is no network of partners here
    network_status: Literal["draft", "submitted", "approved", "rejected", "trusted"]
    #: Always null: how partners are paid is between them and the payout provider
    default_payout_method: Optional[Any]
    #: Always null: how partners are paid is between them and the payout provider
    paypal_email: Optional[Any]
    #: Always null: how partners are paid is between them and the payout provider
    stripe_connect_id: Optional[Any]
    #: Has a payout method since then
    payouts_enabled_at: Optional[str]
    #: Not used
    identity_verified_at: Optional[Any]
    #: No rule moves the partner to another group
    group_locked: bool
    #: Agreed to be shown on the leaderboard with name and earnings
    listed: bool
    #: Sees customers' e-mail addresses unmasked
    shares_customers: bool
    links: Optional[List[Any]]
    total_clicks: int
    total_leads: int
    total_conversions: int
    total_sales: int
    #: Net revenue: sales less refunds, in minor units of the program's currency
    total_sale_amount: int
    #: Minor units
    total_commissions: int
    earnings: InvitedPartnerEarnings
    #: ISO 8601
    banned_at: Optional[str]
    banned_reason: Optional[Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]]
    application: Optional[InvitedPartnerApplication]
    #: When the partner was enrolled, as ISO 8601
    created_at: str
    #: not_configured: the server has no SMTP server, so the mail is kept and not sent
    delivery: Literal["queued", "not_configured"]


class InvitedPartnerApplication(Model):
    rejection_reason: Optional[Literal["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"]]
    rejection_note: Optional[str]
    #: ISO 8601
    reviewed_at: Optional[str]


class InvitedPartnerEarnings(Model):
    currency: str
    #: Minor units
    accrued: int
    #: Minor units
    payable: int
    #: Minor units
    in_transit: int
    #: Minor units
    paid: int


class Job(Model):
    id: str
    task: str
    status: Literal["failed", "waiting", "running"]
    attempts: int
    max_attempts: int
    #: Why the last try failed
    error: Optional[str]
    #: What the task is told: ids
    payload: Dict[str, Any]
    #: When it is tried (again)
    run_at: str
    created_at: str
    updated_at: str


class JournalEntry(Model):
    id: str
    #: The entries of a posting sum to zero
    posting_id: str
    #: The time under which the books show it, in ISO 8601
    booking_date: str
    #: When it happened: before the booking date if its month was closed by then
    event_date: str
    account: Literal["expense", "accrued", "payable", "in_transit", "paid"]
    cause: Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
    #: What happened, in a sentence
    text: str
    program_id: str
    enrollment_id: str
    partner: DiscountCodePartner
    commission_id: Optional[str]
    payout_id: Optional[str]
    currency: str
    #: Positive is a credit, negative a debit, in minor units of the currency
    amount: int
    #: Of this account and currency in the program after this entry, whatever else is filtered out,
    #: in minor units of the currency
    balance: int


class Key(Model):
    id: str
    #: What it is for
    name: str
    #: Enough of the key to recognise it
    partial_key: str
    scopes: List[Literal["all", "read", "links.read", "links.write", "conversions.write", "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write", "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write", "workspace.read", "workspace.write", "audit.read"]]
    #: The person who created it, per_…
    created_by: Optional[str]
    #: The last use, to the minute
    last_used_at: Optional[str]
    #: When it stops working
    expires_at: Optional[str]
    #: When it was created
    created_at: str


class LedgerCheck(Model):
    ok: bool
    checked_at: str
    sums: List[LedgerSum]
    difference_count: int
    #: The first 100
    differences: List[LedgerDifference]


class LedgerDifference(Model):
    #: What was compared
    kind: str
    id: str
    currency: str
    expected: int
    found: int
    sentence: str


class LedgerSum(Model):
    currency: str
    entries: int
    #: All entries: always 0, in minor units of the currency
    sum: int
    #: What was promised, negative, in minor units of the currency
    expense: int
    #: Earned, in the holding period, in minor units of the currency
    accrued: int
    #: May be paid out, in minor units of the currency
    payable: int
    #: With a payout provider, in minor units of the currency
    in_transit: int
    #: Arrived, in minor units of the currency
    paid: int


class Link(Model):
    id: str
    domain: str
    key: str
    short_link: str
    #: The address of a PNG
    qr_code: str
    #: The destination, with its UTM parameters
    url: str
    external_id: Optional[str]
    tenant_id: Optional[str]
    program_id: Optional[str]
    partner_id: Optional[str]
    track_conversion: bool
    archived: bool
    public_stats: bool
    proxy: bool
    rewrite: bool
    do_index: bool
    comments: Optional[str]
    #: ISO 8601
    expires_at: Optional[str]
    expired_url: Optional[str]
    title: Optional[str]
    description: Optional[str]
    image: Optional[str]
    video: Optional[str]
    ios: Optional[str]
    android: Optional[str]
    geo: Optional[Dict[str, str]]
    #: ISO 8601
    disabled_at: Optional[str]
    #: ******** when there is one
    password: Optional[str]
    tags: Optional[List[Any]]
    #: The first tag. Deprecated: use tags
    tag_id: Optional[str]
    folder_id: Optional[str]
    utm_source: Optional[str]
    utm_medium: Optional[str]
    utm_campaign: Optional[str]
    utm_term: Optional[str]
    utm_content: Optional[str]
    test_variants: Optional[List[Any]]
    #: ISO 8601
    test_started_at: Optional[str]
    #: ISO 8601
    test_completed_at: Optional[str]
    #: Always null: keys, not people, create links here
    user_id: Optional[str]
    workspace_id: str
    #: The same as workspaceId
    project_id: str
    webhook_ids: List[str]
    clicks: int
    leads: int
    conversions: int
    sales: int
    #: Net revenue: sales less refunds, in minor units of saleCurrency. For partner links, only
    #: amounts that count toward the program
    sale_amount: int
    #: Currency of saleAmount: the program's, or the workspace's if the link has no program
    sale_currency: str
    #: ISO 8601
    last_clicked: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class Mail(Model):
    id: str
    template: str
    program_id: str
    partner_id: Optional[str]
    from_: str
    #: Empty once it was deleted because of its age
    to: str
    #: Empty once it was deleted because of its age
    subject: str
    #: Null when it holds a link that is for its reader alone; empty once it was deleted. Links to
    #: unsubscribe are shown to keys with mails.write
    html: Optional[str]
    text: Optional[str]
    status: Literal["waiting", "sent", "kept", "failed"]
    #: Why the last try failed
    error: Optional[str]
    sent_at: Optional[str]
    created_at: str


class MailTemplate(Model):
    template: Literal["partner-invited", "application-received", "application-approved", "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest", "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
    language: str
    subject: str
    body: str
    #: false: the words that the server brings along
    custom: bool
    #: The placeholders that subject and body may have
    placeholders: List[str]


class MailTemplateDetail(Model):
    template: Literal["partner-invited", "application-received", "application-approved", "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest", "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
    #: The placeholders that subject and body may have
    placeholders: List[str]
    #: Those in which the program has its own words
    languages: List[str]


class Member(Model):
    #: Of the person, the same in every workspace
    id: str
    email: str
    name: str
    #: owner: everything; admin: everything but owners; member: the daily work; viewer: reads;
    #: billing: payouts
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: Since when
    created_at: str


class MemberAccess(Model):
    type: Literal["key", "webhook", "share_link", "invitation"]
    id: str
    #: Of a webhook its URL, of an invitation its address
    name: str
    mode: Literal["live", "test"]
    created_at: str


class MergePartnersResult(Model):
    partner_id: str
    merged_partner_id: str


class Milestone(Model):
    id: str
    program_id: str
    group_id: str
    name: str
    #: What counts: leads, sales, revenue (sales less refunds) or earnings (commissions for leads,
    #: sales and referrals), all net of refunds and in the program's currency
    metric: Literal["leads", "sales", "revenue", "earnings"]
    #: The number to reach: a count, or minor units for revenue and earnings
    threshold: int
    #: The bonus, in minor units of the program's currency
    amount: int
    currency: str
    #: In words
    sentence: str
    starts_at: Optional[str]
    ends_at: Optional[str]
    created_at: str
    updated_at: str
    #: No longer earned; bonuses stand, and are still undone by refunds
    archived_at: Optional[str]


class MoveEnrollmentsResult(Model):
    moved: int
    to_group_id: str


class Partner(Model):
    id: str
    #: The same as id
    partner_id: str
    enrollment_id: str
    referred_by_id: Optional[str]
    program_id: str
    group_id: str
    tenant_id: Optional[str]
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]
    name: str
    username: Optional[str]
    email: Optional[str]
    #: ISO 8601
    email_verified_at: Optional[str]
    image: Optional[str]
    description: Optional[str]
    country: Optional[str]
    company_name: Optional[str]
    address: Optional[str]
    locale: Optional[str]
    #: Always draft: there is no network of partners here
    network_status: Literal["draft", "submitted", "approved", "rejected", "trusted"]
    #: Always null: how partners are paid is between them and the payout provider
    default_payout_method: Optional[Any]
    #: Always null: how partners are paid is between them and the payout provider
    paypal_email: Optional[Any]
    #: Always null: how partners are paid is between them and the payout provider
    stripe_connect_id: Optional[Any]
    #: Has a payout method since then
    payouts_enabled_at: Optional[str]
    #: Not used
    identity_verified_at: Optional[Any]
    #: No rule moves the partner to another group
    group_locked: bool
    #: Agreed to be shown on the leaderboard with name and earnings
    listed: bool
    #: Sees customers' e-mail addresses unmasked
    shares_customers: bool
    links: Optional[List[Any]]
    total_clicks: int
    total_leads: int
    total_conversions: int
    total_sales: int
    #: Net revenue: sales less refunds, in minor units of the program's currency
    total_sale_amount: int
    #: Minor units
    total_commissions: int
    earnings: InvitedPartnerEarnings
    #: ISO 8601
    banned_at: Optional[str]
    banned_reason: Optional[Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]]
    application: Optional[InvitedPartnerApplication]
    #: When the partner was enrolled, as ISO 8601
    created_at: str


class PartnerApplication(Model):
    #: The enrollment's id
    id: str
    #: When it was sent, as ISO 8601
    created_at: str
    program_id: str
    partner: PartnerApplicationPartner
    #: The answers, with the labels of that time
    application_form_data: Optional[List[Any]]


class PartnerApplicationPartner(Model):
    id: str
    name: str
    company_name: Optional[str]
    email: Optional[str]
    email_verified_at: Optional[str]
    image: Optional[str]
    description: Optional[str]
    country: Optional[str]
    group_id: str
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]


class PartnerLink(Model):
    id: str
    domain: str
    key: str
    short_link: str
    #: What the partner hands out: the short link, or the destination with ?via=
    share_url: str
    #: The destination
    url: str
    clicks: int
    leads: int
    conversions: int
    sales: int
    #: Net revenue: sales less refunds, in minor units of the program's currency
    sale_amount: int


class Payout(Model):
    id: str
    #: The run that it belongs to
    invoice_id: str
    program_id: str
    enrollment_id: str
    #: In minor units of the currency
    amount: int
    #: What was due besides and stayed payable, since the provider cannot send it
    carried_amount: int
    currency: str
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    commission_count: int
    provider: str
    #: Where it goes, as it may be shown
    masked: str
    #: ISO 8601
    period_start: Optional[str]
    #: ISO 8601
    period_end: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    #: ISO 8601
    initiated_at: Optional[str]
    #: ISO 8601
    sent_at: Optional[str]
    #: ISO 8601
    paid_at: Optional[str]
    #: ISO 8601
    failed_at: Optional[str]
    failure_reason: Optional[str]
    #: external: you book it in your product
    mode: Literal["internal", "external"]
    method: Optional[Literal["connect", "paypal"]]
    #: The provider’s own id
    trace_id: Optional[str]
    partner: PayoutPartner


class PayoutCalendar(Model):
    program_id: str
    #: The program’s
    currency: str
    #: A day in UTC
    today: str
    #: A day in UTC
    last_day: str
    interval: Literal["manual", "weekly", "twice_monthly", "monthly"]
    #: What is payable now, by currency
    payable: List[PayoutCalendarPayable]
    #: What becomes payable on which day, when holding periods end; days without any are left out
    days: List[PayoutCalendarDay]
    #: What becomes payable after the last day
    later: List[PayoutCalendarLater]
    #: What is held for a reason that somebody or a rate must clear: on no day
    held: List[PayoutCalendarHeld]
    #: The next days of the schedule, each with what has become payable since the one before. At
    #: most that is paid: partners below the minimum or without an account wait
    payout_days: List[PayoutCalendarPayoutDay]


class PayoutCalendarDay(Model):
    #: A day in UTC
    day: str
    currency: str
    #: In minor units of the currency
    amount: int
    commissions: int


class PayoutCalendarHeld(Model):
    currency: str
    #: In minor units of the currency
    amount: int
    commissions: int


class PayoutCalendarLater(Model):
    currency: str
    #: In minor units of the currency
    amount: int
    commissions: int


class PayoutCalendarPayable(Model):
    currency: str
    #: In minor units of the currency
    amount: int
    commissions: int


class PayoutCalendarPayoutDay(Model):
    #: A day in UTC
    day: str
    amounts: List[PayoutCalendarPayoutDayAmount]


class PayoutCalendarPayoutDayAmount(Model):
    currency: str
    #: In minor units of the currency
    amount: int


class PayoutDetail(Model):
    id: str
    #: The run that it belongs to
    invoice_id: str
    program_id: str
    enrollment_id: str
    #: In minor units of the currency
    amount: int
    #: What was due besides and stayed payable, since the provider cannot send it
    carried_amount: int
    currency: str
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    commission_count: int
    provider: str
    #: Where it goes, as it may be shown
    masked: str
    #: ISO 8601
    period_start: Optional[str]
    #: ISO 8601
    period_end: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str
    #: ISO 8601
    initiated_at: Optional[str]
    #: ISO 8601
    sent_at: Optional[str]
    #: ISO 8601
    paid_at: Optional[str]
    #: ISO 8601
    failed_at: Optional[str]
    failure_reason: Optional[str]
    #: external: you book it in your product
    mode: Literal["internal", "external"]
    method: Optional[Literal["connect", "paypal"]]
    #: The provider’s own id
    trace_id: Optional[str]
    partner: PayoutPartner
    transfer: PayoutTransfer
    #: The first 100; GET /commissions?payoutId= has all
    commissions: List[Commission]


class PayoutDraft(Model):
    id: str
    program_id: str
    status: Literal["open", "confirmed", "discarded", "expired"]
    #: Made by a preview, by POST /payouts/drafts or by the program’s schedule
    source: Literal["preview", "request", "schedule"]
    #: Of its payouts in the program’s currency
    amount: int
    currency: str
    payout_count: int
    #: For each currency and provider
    totals: List[PayoutDraftTotal]
    #: The same for drafts that pay the same
    digest: str
    created_by: str
    #: ISO 8601
    created_at: str
    #: ISO 8601. Seven days later; it cannot be confirmed then
    expires_at: str
    confirmed_by: Optional[str]
    #: ISO 8601
    confirmed_at: Optional[str]
    #: The run that paid it
    run_id: Optional[str]
    discarded_by: Optional[str]
    #: ISO 8601
    discarded_at: Optional[str]


class PayoutDraftDetail(Model):
    id: str
    program_id: str
    status: Literal["open", "confirmed", "discarded", "expired"]
    #: Made by a preview, by POST /payouts/drafts or by the program’s schedule
    source: Literal["preview", "request", "schedule"]
    #: Of its payouts in the program’s currency
    amount: int
    currency: str
    payout_count: int
    #: For each currency and provider
    totals: List[PayoutDraftTotal]
    #: The same for drafts that pay the same
    digest: str
    created_by: str
    #: ISO 8601
    created_at: str
    #: ISO 8601. Seven days later; it cannot be confirmed then
    expires_at: str
    confirmed_by: Optional[str]
    #: ISO 8601
    confirmed_at: Optional[str]
    #: The run that paid it
    run_id: Optional[str]
    discarded_by: Optional[str]
    #: ISO 8601
    discarded_at: Optional[str]
    #: One page of them
    payouts: List[PayoutDraftPayout]


class PayoutDraftPayout(Model):
    partner: FraudFlagPartner
    enrollment_id: str
    amount: int
    currency: str
    commission_count: int
    provider: str
    #: null: credit that the program pays
    payout_method_id: Optional[str]
    masked: str


class PayoutDraftTotal(Model):
    currency: str
    provider: str
    payouts: int
    #: In minor units of the currency
    amount: int


class PayoutFile(Model):
    id: str
    run_id: str
    provider: str
    filename: str
    content_type: str
    transfers: int
    #: In minor units of the currency
    amount: int
    currency: str
    status: Literal["written", "submitted", "discarded"]
    #: ISO 8601
    submitted_at: Optional[str]
    #: ISO 8601
    discarded_at: Optional[str]
    #: ISO 8601
    downloaded_at: Optional[str]
    #: Who had it last
    downloaded_by: Optional[str]
    #: ISO 8601
    created_at: str


class PayoutPartner(Model):
    id: str
    name: str
    email: Optional[str]
    image: Optional[str]
    default_payout_method: Optional[Any]
    #: ISO 8601
    payouts_enabled_at: Optional[str]
    country: Optional[str]
    group_id: Optional[str]
    tenant_id: Optional[str]


class PayoutProvider(Model):
    name: str
    label: str
    #: online: over its API; file: for your bank; manual: by hand; credit: in your own product
    kind: str
    #: null: every currency
    currencies: Optional[List[str]]
    #: What connecting your account asks for
    funding_fields: List[PayoutProviderFundingField]
    #: What partners are asked for
    recipient_fields: List[PayoutProviderRecipientField]
    #: Partners set up their account on the pages of the provider, not in a form
    onboarding: bool
    #: Whether files of the bank can be read back
    status_files: bool


class PayoutProviderFundingField(Model):
    name: str
    label: str
    secret: bool
    required: bool


class PayoutProviderRecipientField(Model):
    name: str
    label: str
    secret: bool
    required: bool


class PayoutRun(Model):
    id: str
    program_id: str
    #: As it was sent; null: none, or by schedule
    key: Optional[str]
    #: The draft that it paid; null: what was due then
    draft_id: Optional[str]
    confirmed_by: str
    #: failed: a scheduled run that has paid nobody
    status: Literal["confirmed", "failed"]
    #: Of a failed run: why
    error: Optional[str]
    #: How often a scheduled run was tried
    attempts: int
    #: ISO 8601. Of a failed run: when it is tried again; null: never
    next_attempt_at: Optional[str]
    #: Somebody else than the creator of its draft confirmed it
    approved: bool
    #: ISO 8601
    created_at: str
    payout_count: int
    totals: List[PayoutRunTotal]


class PayoutRunDetail(Model):
    id: str
    program_id: str
    #: As it was sent; null: none, or by schedule
    key: Optional[str]
    #: The draft that it paid; null: what was due then
    draft_id: Optional[str]
    confirmed_by: str
    #: failed: a scheduled run that has paid nobody
    status: Literal["confirmed", "failed"]
    #: Of a failed run: why
    error: Optional[str]
    #: How often a scheduled run was tried
    attempts: int
    #: ISO 8601. Of a failed run: when it is tried again; null: never
    next_attempt_at: Optional[str]
    #: Somebody else than the creator of its draft confirmed it
    approved: bool
    #: ISO 8601
    created_at: str
    payout_count: int
    totals: List[PayoutRunTotal]
    #: One page of them, by id
    payouts: List[Payout]
    #: To upload at your bank
    files: List[PayoutFile]


class PayoutRunTotal(Model):
    currency: str
    provider: str
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    payouts: int
    amount: int


class PayoutTransfer(Model):
    #: The provider’s idempotency key
    id: str
    status: Literal["created", "submitting", "sent", "completed", "failed", "returned", "canceled"]
    reference: Optional[str]
    attempts: int
    #: Why it failed, or what a person should look at
    last_error: Optional[str]
    file_id: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class PlanUse(Model):
    plan: Literal["free", "pro", "business", "advanced", "enterprise"]
    #: Whether the plan includes it
    conversion_tracking: bool
    #: Whether the plan includes it
    partner_program: bool
    used: PlanUseUsed
    limits: PlanUseLimits


class PlanUseLimits(Model):
    links: int
    domains: int
    keys: int
    hostnames: int
    tags: int
    folders: int
    #: Archived ones and their groups do not count
    programs: int
    groups: int
    partners: int


class PlanUseUsed(Model):
    links: int
    domains: int
    keys: int
    hostnames: int
    tags: int
    folders: int
    #: Archived ones and their groups do not count
    programs: int
    groups: int
    partners: int


class PreviewMailTemplateResult(Model):
    subject: str
    html: str
    text: str


class PreviewPayoutsResult(Model):
    program_id: str
    #: Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null: nobody, or dryRun
    draft_id: Optional[str]
    #: The same while the same would be paid
    digest: Optional[str]
    currency: str
    min_payout: int
    #: What would be paid, in the program’s currency: confirm with it as expectedAmount
    amount: int
    #: What would stay payable of the same partners, because their providers cannot send it
    carried_amount: int
    payout_count: int
    #: One page of them
    payouts: List[PreviewPayoutsResultPayout]
    skipped_count: int
    #: Everybody else who is owed money, one page of them
    skipped: List[PreviewPayoutsResultSkipped]
    #: Over all payouts, for each currency and provider
    totals: List[PayoutDraftTotal]


class PreviewPayoutsResultPayout(Model):
    partner: FraudFlagPartner
    enrollment_id: str
    #: What would be paid: the largest part of dueAmount that the provider can send
    amount: int
    due_amount: int
    #: What would stay payable for the next payout
    carried_amount: int
    #: Why a part is carried; null: none is
    sentence: Optional[str]
    currency: str
    commission_count: int
    provider: str
    masked: str
    #: ISO 8601
    period_start: str
    #: ISO 8601
    period_end: str


class PreviewPayoutsResultSkipped(Model):
    partner: FraudFlagPartner
    enrollment_id: str
    amount: int
    currency: str
    reason: Literal["banned", "negative", "nothing_due", "below_minimum", "no_payout_method", "method_not_offered", "no_tenant_id", "method_unverified", "name_not_latin", "recently_changed", "currency_not_supported", "no_funding_account", "not_expressible", "below_provider_minimum", "over_provider_limit", "over_cap", "held"]
    sentence: str
    #: ISO 8601. For recently_changed: when payouts go on
    held_until: Optional[str]


class PreviewRewardDraft(TypedDict, total=False):
    programId: Optional[str]
    groupId: Optional[str]
    enrollmentId: Optional[str]
    #: In place of enrollmentId; with programId, unless there is one program only
    partnerId: Optional[str]
    event: Literal["click", "lead", "sale", "referral"]
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rateBps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    maxDurationMonths: Optional[int]
    limits: List[SimulateRewardDraftLimit]
    #: Other terms for some events; the first that matches wins
    modifiers: List[SimulateRewardDraftModifier]
    #: Sales: percentages are taken of the amount without these parts of it
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: Sales: what line items of some products earn, whichever modifier applies; the first rule
    #: that names a product counts. The rest of the sale earns by the terms
    products: List[SimulateRewardDraftProduct]
    tiers: Optional[SimulateRewardDraftTiers]
    #: For partners, in your own words
    description: Optional[str]


class PreviewRewardResult(Model):
    event: Literal["click", "lead", "sale", "referral"]
    currency: str
    #: The terms in words
    sentence: str
    samples: List[PreviewRewardResultSample]


class PreviewRewardResultSample(Model):
    title: str
    amount: int
    quantity: int
    #: Minor units of the currency
    earnings: int
    #: Why nothing is earned
    reason: Optional[str]
    #: What the partner brought before
    volume: int
    #: Which modifier decided, from 0
    modifier: Optional[int]
    #: Which tier was reached before, from 0
    tier: Optional[int]
    terms: Optional[PreviewRewardResultSampleTerms]
    #: A limit cut it
    capped: bool
    steps: List[str]


class PreviewRewardResultSampleTerms(Model):
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rate_bps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    max_duration_months: Optional[int]


class PreviewRewardSample(TypedDict, total=False):
    title: str
    #: Of the sale or, for a referral, of the commission. Default: 0
    amount: int
    #: Tax that the amount contains. Default: 0
    tax: Optional[int]
    #: Shipping that the amount contains, without its tax. Default: 0
    shipping: Optional[int]
    #: Fees that the amount contains and you do not keep, such as those of a payment. Default: 0
    fee: Optional[int]
    #: The products of the sale. Together at most the amount without tax and shipping
    lineItems: Optional[List[Any]]
    #: Clicks or leads. Default: 1
    quantity: int
    #: What the partner brought before, by the measure of the tiers. Default: 0
    volume: int
    #: An object of what is known, by the names of GET /rewards/conditions: {"customer.country":
    #: "DE"}
    facts: Any


class Program(Model):
    id: str
    name: str
    slug: str
    description: Optional[str]
    domain: Optional[str]
    url: str
    currency: str
    attribution_model: Literal["first", "last"]
    attribution_window_days: Optional[int]
    existing_customers: Literal["earn", "hold", "ignore"]
    holding_period_days: int
    min_payout: int
    payout_schedule: ProgramPayoutSchedule
    payout_approval: ProgramPayoutApproval
    close_after_days: Optional[int]
    credit_payouts: Literal["off", "offered", "default", "only"]
    credit_label: Optional[str]
    account_change_hold_days: int
    daily_bonus_limit: int
    auto_approve: bool
    terms_url: Optional[str]
    help_url: Optional[str]
    support_email: Optional[str]
    legal_address: Optional[str]
    statement_note: Optional[str]
    fraud_settings: FraudSettings
    logo: Optional[str]
    brand_color: Optional[str]
    landing: Optional[GroupLanding]
    application_form: Optional[List[Any]]
    resources: Optional[List[Any]]
    #: ISO 8601. From then on nothing is earned; links go on leading
    deactivated_at: Optional[str]
    #: ISO 8601. Deactivated, out of lists, and not counted in the limits of the plan; what was
    #: earned is still paid
    archived_at: Optional[str]
    #: ISO 8601
    created_at: str
    #: ISO 8601
    updated_at: str


class ProgramPayoutApproval(Model):
    #: Whether nobody, always somebody, or above an amount somebody else must confirm
    mode: Literal["off", "always", "above"]
    #: Of above: what one key may pay within 24 hours, in minor units of the program’s currency.
    #: Other currencies always need approval
    above_amount: Optional[int]


class ProgramPayoutSchedule(Model):
    interval: Literal["manual", "weekly", "twice_monthly", "monthly"]
    #: Weekly: 1 (Monday) to 7
    weekday: Optional[int]
    #: Monthly; the last day in shorter months
    day: Optional[int]


class ProgramStat(Model):
    clicks: int
    leads: int
    conversions: int
    sales: int
    #: Net revenue: sales less refunds, in minor units of saleCurrency
    sale_amount: int
    #: The program’s
    sale_currency: str
    #: What partners have earned, by currency and by where it stands
    earnings: List[ProgramStatEarning]
    #: How many partners have which status
    partners: Dict[str, int]


class ProgramStatEarning(Model):
    currency: str
    #: In the holding period, or held
    accrued: int
    #: May be paid out
    payable: int
    #: In payouts on their way
    in_transit: int
    #: Arrived
    paid: int


class ReadPayoutStatusFileResult(Model):
    file: PayoutFile
    #: What the bank says of each transfer that it speaks of
    outcomes: List[ReadPayoutStatusFileResultOutcome]


class ReadPayoutStatusFileResultOutcome(Model):
    transfer_id: str
    payout_id: str
    report: Literal["sent", "completed", "failed", "returned"]
    reason: Optional[str]
    #: Of the payout, afterwards
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]


class Receipt(Model):
    #: All of it in one line, as mails and statements say it
    sentence: str
    sums: List[str]
    reasons: List[str]
    #: What happened besides, a sentence each
    notes: List[str]
    #: Rules that did not apply
    skipped: List[str]
    #: From the click to the payout, in order
    timeline: List[ReceiptTimeline]


class ReceiptTimeline(Model):
    kind: Literal["click", "lead", "sale", "earned", "taken_back", "payable", "payout", "paid"]
    #: ISO 8601
    at: str
    text: str
    #: It is still to come
    ahead: bool


class Refund(Model):
    id: str
    #: Your own id of the refund
    refund_id: str
    kind: Literal["refund", "chargeback"]
    #: What was refunded, in minor units of the currency
    amount: int
    #: The sale’s
    currency: str
    #: When it happened, in ISO 8601
    created_at: str
    reversal: Optional[RefundReversal]
    sale: RefundSale
    customer: Optional[RefundCustomer]
    #: Of the partner’s link that the sale came through
    program_id: Optional[str]


class RefundCustomer(Model):
    id: str
    external_id: str


class RefundDetail(Model):
    id: str
    #: Your own id of the refund
    refund_id: str
    kind: Literal["refund", "chargeback"]
    #: What was refunded, in minor units of the currency
    amount: int
    #: The sale’s
    currency: str
    #: When it happened, in ISO 8601
    created_at: str
    reversal: Optional[RefundReversal]
    sale: RefundSale
    customer: Optional[RefundCustomer]
    #: Of the partner’s link that the sale came through
    program_id: Optional[str]
    #: The commissions of the sale from which it took something back
    commissions: List[RefundDetailCommission]


class RefundDetailCommission(Model):
    id: str
    partner_id: str
    #: What the refund took back of it
    amount: int
    #: The program’s
    currency: str
    #: The negative commission, if it had been paid out already
    clawback_id: Optional[str]


class RefundReversal(Model):
    id: str
    reason: Literal["chargeback_won", "refund_failed"]
    created_at: str


class RefundSale(Model):
    id: str
    invoice_id: Optional[str]
    #: The sale before any refund
    amount: int
    created_at: str


class RemovedMember(Model):
    id: str
    #: The keys, webhooks, share links and invitations that the member created
    access: List[EndedAccess]


class ReplayWebhookResult(Model):
    count: int


class RetrieveAnalyticsResult(Model):
    #: timeseries: where the hour, day, week or month begins
    start: Optional[str]
    continent: Optional[str]
    country: Optional[str]
    region: Optional[str]
    city: Optional[str]
    device: Optional[str]
    browser: Optional[str]
    os: Optional[str]
    trigger: Optional[Literal["link", "qr", "pageview", "deeplink", "Unknown"]]
    referer: Optional[str]
    referer_url: Optional[str]
    url: Optional[str]
    id: Optional[str]
    domain: Optional[str]
    utm_source: Optional[str]
    utm_medium: Optional[str]
    utm_campaign: Optional[str]
    utm_term: Optional[str]
    utm_content: Optional[str]
    #: The same as id
    link: Optional[str]
    key: Optional[str]
    short_link: Optional[str]
    folder_id: Optional[str]
    created_at: Optional[str]
    partner_id: Optional[str]
    comments: Optional[str]
    title: Optional[str]
    clicks: int
    leads: int
    sales: int
    #: With include=buyers: customers whose lead was in this time and who bought for the first time
    #: in it; never more than leads
    buyers: Optional[int]
    #: Sales less refunds in one currency, in minor units
    sale_amount: int
    #: Sales less refunds of every currency that occurs; never summed across them
    sale_amounts: Dict[str, int]


class RetrieveAnalyticsResultOption2(Model):
    clicks: int
    leads: int
    sales: int
    #: With include=buyers: customers whose lead was in this time and who bought for the first time
    #: in it; never more than leads
    buyers: Optional[int]
    #: Sales less refunds in one currency, in minor units
    sale_amount: int
    #: Sales less refunds of every currency that occurs; never summed across them
    sale_amounts: Dict[str, int]


class RetrievePartnerAnalyticsResult(Model):
    #: timeseries: where the hour, day … begins
    start: Optional[str]
    #: The same as id
    link: Optional[str]
    id: Optional[str]
    domain: Optional[str]
    key: Optional[str]
    short_link: Optional[str]
    url: Optional[str]
    folder_id: Optional[str]
    created_at: Optional[str]
    partner_id: Optional[str]
    comments: Optional[str]
    title: Optional[str]
    clicks: int
    leads: int
    sales: int
    #: Net revenue: sales less their refunds, by the time of the sale, in the program's currency
    sale_amount: int
    #: Commissions of every type, less what was taken back, in the program's currency
    earnings: int


class RetrievePartnerAnalyticsResultOption2(Model):
    clicks: int
    leads: int
    sales: int
    #: Net revenue: sales less their refunds, by the time of the sale, in the program's currency
    sale_amount: int
    #: Commissions of every type, less what was taken back, in the program's currency
    earnings: int


class ReverseRefundResult(Model):
    id: str
    invoice_id: str
    refund_id: str
    #: What counts again of the sale, in minor units
    amount: int
    currency: str
    reason: Literal["chargeback_won", "refund_failed"]
    created_at: str


class RevokeEmbedTokensResult(Model):
    #: Sessions that ended
    revoked: int


class RevokeInvitationResult(Model):
    id: str


class RevokeKeyResult(Model):
    id: str


class RevokeShareLinkResult(Model):
    id: str


class Reward(Model):
    id: str
    program_id: str
    group_id: Optional[str]
    #: In place of its group's reward
    enrollment_id: Optional[str]
    event: Literal["click", "lead", "sale", "referral"]
    #: The newest; every change writes another one
    version: int
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rate_bps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    max_duration_months: Optional[int]
    currency: str
    limits: List[RewardLimit]
    modifiers: List[RewardModifier]
    #: Sales: percentages are taken of the amount without these parts of it
    exclude: List[Literal["tax", "shipping", "fee"]]
    products: List[RewardProduct]
    tiers: Optional[RewardTiers]
    description: Optional[str]
    #: The terms in words
    sentence: str
    created_at: str
    updated_at: str
    #: No longer offered to new customers; those who were won under it keep it, in the version of
    #: their lead
    archived_at: Optional[str]


class RewardLimit(Model):
    per: Literal["customer", "partner"]
    #: A calendar period in UTC; weeks begin on Monday
    period: Literal["all", "day", "week", "month"]
    amount: Optional[int]
    count: Optional[int]


class RewardModifier(Model):
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rate_bps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    max_duration_months: Optional[int]
    when: RewardModifierWhen
    label: Optional[str]
    #: The terms in words
    sentence: str
    #: The same as partners read it, in English
    for_partners: str


class RewardModifierWhen(Model):
    #: all: AND, any: OR
    match: Literal["all", "any"]
    conditions: List[RewardModifierWhenCondition]


class RewardModifierWhenCondition(Model):
    attribute: Optional[str]
    operator: Optional[str]
    #: A text, number or boolean; a list of them for the operators in and notIn
    value: Optional[Any]
    #: What partners read of it, in your words; without it, words in their language
    label: Optional[str]
    #: all: AND, any: OR
    match: Optional[Literal["all", "any"]]
    conditions: Optional[List[RewardModifierWhenConditionCondition]]


class RewardModifierWhenConditionCondition(Model):
    attribute: str
    operator: str
    #: A text, number or boolean; a list of them for the operators in and notIn
    value: Any
    #: What partners read of it, in your words; without it, words in their language
    label: Optional[str]


class RewardProduct(Model):
    #: The productId of line items
    product_ids: List[str]
    #: excluded: these products earn nothing
    type: Literal["flat", "percentage", "excluded"]
    #: What partners read of it, in your words; without it, words in their language
    label: Optional[str]
    #: Type flat: for each unit, in minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points of the line totals
    rate_bps: Optional[int]
    sentence: str


class RewardTiers(Model):
    #: What the partner brought before the event: revenue (sale amounts), sales, leads (with their
    #: quantity) or earnings. Refunds are taken off, and canceled commissions do not count
    measure: Literal["revenue", "sales", "leads", "earnings"]
    #: The calendar period (UTC) of the event that counts; all: the lifetime
    period: Literal["all", "month", "quarter", "year"]
    #: all_or_nothing: the tier that was reached before decides for the whole event. marginal: each
    #: part of a sale that crosses a threshold earns that tier's rate; a count is not split
    mode: Literal["all_or_nothing", "marginal"]
    levels: List[RewardTiersLevel]


class RewardTiersLevel(Model):
    #: From this volume on: minor units of the currency, or a count. More than the one before
    threshold: int
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points
    rate_bps: Optional[int]


class RewardVersion(Model):
    reward_id: str
    version: int
    event: Literal["click", "lead", "sale", "referral"]
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rate_bps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    max_duration_months: Optional[int]
    currency: str
    limits: List[RewardLimit]
    modifiers: List[RewardModifier]
    #: Sales: percentages are taken of the amount without these parts of it
    exclude: List[Literal["tax", "shipping", "fee"]]
    products: List[RewardProduct]
    tiers: Optional[RewardTiers]
    description: Optional[str]
    #: The terms in words
    sentence: str
    #: Who wrote it
    created_by: str
    created_at: str


class RotatePublishableKeyResult(Model):
    publishable_key: str
    #: Until when the old one works; null: it has stopped
    previous_key_until: Optional[str]


class SavedView(Model):
    id: str
    #: Unique in the workspace
    name: str
    page: Literal["overview", "funnel"]
    query: str
    #: Shown before the others
    pinned: bool
    #: The person who saved it, per_…
    created_by: Optional[str]
    #: ISO 8601
    created_at: str


class SetExchangeRateResult(Model):
    day: str
    currency: str
    #: operator: your own, which wins; ecb: the European Central Bank
    source: str
    per_euro: str
    created_at: str
    #: How many commissions had waited for it
    priced: int


class SetupChecklist(Model):
    #: All nine, in the order in which they are done
    steps: List[SetupChecklistStep]
    #: The hosts whose pages called with the publishable key, the newest first
    hosts: List[SetupChecklistHost]


class SetupChecklistHost(Model):
    host: str
    #: Whether its newest call was let in
    allowed: bool
    #: Its newest call, to the hour (ISO 8601)
    seen_at: str


class SetupChecklistStep(Model):
    #: script: a page with the script called. hostname: it was a page of an allowed host. cookie:
    #: the id of a click came back. conversions: a lead or sale arrived. program: a program exists.
    #: links: the site of every open program has called, so links to it arrive. email: an SMTP
    #: server is set up. partner: a partner has accepted. payouts: an account pays the currency of
    #: every open program, its partners may be paid in credit, or somebody is paid by hand
    step: Literal["script", "hostname", "cookie", "conversions", "program", "links", "email", "partner", "payouts"]
    #: As the server has observed it; nobody ticks it
    done: bool


class ShareLink(Model):
    id: str
    view_id: str
    #: When it stops working, ISO 8601
    expires_at: Optional[str]
    #: The person who created it, per_…
    created_by: Optional[str]
    #: When it was created, ISO 8601
    created_at: str


class SimulateRewardDraft(TypedDict, total=False):
    programId: Optional[str]
    groupId: Optional[str]
    enrollmentId: Optional[str]
    #: In place of enrollmentId; with programId, unless there is one program only
    partnerId: Optional[str]
    event: Literal["click", "lead", "sale", "referral"]
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rateBps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    maxDurationMonths: Optional[int]
    limits: List[SimulateRewardDraftLimit]
    #: Other terms for some events; the first that matches wins
    modifiers: List[SimulateRewardDraftModifier]
    #: Sales: percentages are taken of the amount without these parts of it
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: Sales: what line items of some products earn, whichever modifier applies; the first rule
    #: that names a product counts. The rest of the sale earns by the terms
    products: List[SimulateRewardDraftProduct]
    tiers: Optional[SimulateRewardDraftTiers]
    #: For partners, in your own words
    description: Optional[str]


class SimulateRewardDraftLimit(TypedDict, total=False):
    per: Literal["customer", "partner"]
    #: A calendar period in UTC; weeks begin on Monday
    period: Literal["all", "day", "week", "month"]
    #: At most so much, in minor units
    amount: Optional[int]
    #: At most so many commissions
    count: Optional[int]


class SimulateRewardDraftModifier(TypedDict, total=False):
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points, 10,000 are the whole
    rateBps: Optional[int]
    #: Months from the first sale; 0: only that one, null: for life
    maxDurationMonths: Optional[int]
    when: Mapping[str, Any]
    #: What partners read of it, in your words; without it, words in their language
    label: Optional[str]


class SimulateRewardDraftProduct(TypedDict, total=False):
    #: The productId of line items
    productIds: List[str]
    #: excluded: these products earn nothing
    type: Literal["flat", "percentage", "excluded"]
    #: What partners read of it, in your words; without it, words in their language
    label: Optional[str]
    #: Type flat: for each unit, in minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points of the line totals
    rateBps: Optional[int]


class SimulateRewardDraftTiers(TypedDict, total=False):
    #: What the partner brought before the event: revenue (sale amounts), sales, leads (with their
    #: quantity) or earnings. Refunds are taken off, and canceled commissions do not count
    measure: Literal["revenue", "sales", "leads", "earnings"]
    #: The calendar period (UTC) of the event that counts; all: the lifetime
    period: Literal["all", "month", "quarter", "year"]
    #: all_or_nothing: the tier that was reached before decides for the whole event. marginal: each
    #: part of a sale that crosses a threshold earns that tier's rate; a count is not split
    mode: Literal["all_or_nothing", "marginal"]
    levels: List[SimulateRewardDraftTiersLevel]


class SimulateRewardDraftTiersLevel(TypedDict, total=False):
    #: From this volume on: minor units of the currency, or a count. More than the one before
    threshold: int
    type: Literal["flat", "percentage"]
    #: Type flat: minor units of the program's currency
    amount: Optional[int]
    #: Type percentage: basis points
    rateBps: Optional[int]


class Simulation(Model):
    program_id: str
    event: Literal["click", "lead", "sale", "referral"]
    #: The draft in words
    sentence: str
    since: str
    until: str
    #: Of all amounts that are earned
    currency: str
    #: What they earned, net of refunds: minor units of the currency
    actual: int
    #: What they would have earned by the draft
    simulated: int
    events: int
    #: Events that would have earned something else
    affected: int
    #: Sales in other currencies without a known rate, which count nowhere here
    unpriced: int
    months: List[SimulationMonth]
    #: The same by the currency of the sales; none for leads
    currencies: List[SimulationCurrency]
    #: The ten for whom most changes
    partners: List[SimulationPartner]
    #: The five events that change most
    examples: List[SimulationExample]


class SimulationCurrency(Model):
    #: Of the sales
    currency: str
    #: Of the sales, before refunds: minor units of this currency
    sale_amount: int
    #: What they earned, net of refunds: minor units of the currency
    actual: int
    #: What they would have earned by the draft
    simulated: int
    events: int
    #: Events that would have earned something else
    affected: int


class SimulationExample(Model):
    event_id: str
    at: str
    partner_id: str
    partner_name: str
    customer_id: Optional[str]
    #: Of the sale, in its currency
    amount: Optional[int]
    currency: Optional[str]
    #: What they earned, net of refunds: minor units of the currency
    actual: int
    #: What they would have earned by the draft
    simulated: int
    #: Why nothing would have been earned
    reason: Optional[str]
    steps: List[str]


class SimulationMonth(Model):
    month: str
    #: What they earned, net of refunds: minor units of the currency
    actual: int
    #: What they would have earned by the draft
    simulated: int
    events: int
    #: Events that would have earned something else
    affected: int


class SimulationPartner(Model):
    partner_id: str
    enrollment_id: str
    name: str
    #: What they earned, net of refunds: minor units of the currency
    actual: int
    #: What they would have earned by the draft
    simulated: int
    events: int
    #: Events that would have earned something else
    affected: int


class StatementList(Model):
    #: Of all partners that match, by currency
    totals: List[StatementSum]
    #: A page of them, by name
    partners: List[StatementListPartner]


class StatementListPartner(Model):
    partner: FraudFlagPartner
    enrollment_id: str
    sums: List[StatementSum]


class StatementSum(Model):
    currency: str
    #: Commissions and corrections that were booked in the time, in minor units of the currency
    earned: int
    #: What arrived in the time, in minor units of the currency
    paid: int
    #: What is owed at its end: held, payable or on its way, in minor units of the currency
    open: int


class StoredLedgerCheck(Model):
    id: str
    created_at: str
    difference_count: int
    report: LedgerCheck


class Tag(Model):
    id: str
    name: str
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]


class TestEmail(Model):
    delivery: Literal["sent", "failed", "not_configured"]
    to: str
    #: What the SMTP server answered
    error: Optional[str]


class TestMailTemplateResult(Model):
    #: Your own address
    to: str
    mail_id: str


class TrackLeadResult(Model):
    click: TrackLeadResultClick
    link: Optional[CustomerLink]
    customer: TrackLeadResultCustomer


class TrackLeadResultClick(Model):
    #: The click that the lead belongs to
    id: str


class TrackLeadResultCustomer(Model):
    id: str
    name: Optional[str]
    email: Optional[str]
    avatar: Optional[str]
    external_id: Optional[str]


class TrackRefundResult(Model):
    id: str
    invoice_id: str
    refund_id: str
    #: In minor units
    amount: int
    currency: str
    created_at: str


class TrackSaleResult(Model):
    event_name: str
    customer: Optional[TrackLeadResultCustomer]
    sale: Optional[TrackSaleResultSale]


class TrackSaleResultSale(Model):
    amount: int
    #: Contained in the amount, as the next two
    tax: int
    shipping: int
    fee: int
    line_items: List[EventSaleLineItem]
    currency: str
    payment_processor: str
    invoice_id: Optional[str]
    #: An object or null
    metadata: Any


class UtmTemplate(Model):
    id: str
    #: Unique in the workspace, in any case
    name: str
    #: Who sends visitors: newsletter
    utm_source: Optional[str]
    #: How: email
    utm_medium: Optional[str]
    #: What for: autumn
    utm_campaign: Optional[str]
    #: For which word
    utm_term: Optional[str]
    #: Which of several: header
    utm_content: Optional[str]


class ViewAsPartnerResult(Model):
    #: svc_es_…, shown this once: for that page and no other
    public_token: str
    #: ISO 8601
    expires: str


class Webhook(Model):
    id: str
    url: str
    description: Optional[str]
    events: List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]]
    #: `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s
    #: HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
    format: Literal["standard", "segment", "slack"]
    enabled: bool
    disabled_reason: Optional[Literal["member", "partner", "failing"]]
    #: ISO 8601
    failing_since: Optional[str]
    #: Until then the former secret signs, too. ISO 8601
    former_secret_until: Optional[str]
    #: The person who created it, or took it over from a former member
    created_by: Optional[str]
    #: ISO 8601
    created_at: str


class WebhookDelivery(Model):
    #: The header webhook-id
    id: str
    webhook_id: str
    event: Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed", "webhook.test"]
    #: The id of what the event is about
    subject: str
    status: Literal["waiting", "delivered", "failed"]
    attempts: int
    #: ISO 8601
    next_attempt_at: Optional[str]
    #: ISO 8601
    last_attempt_at: Optional[str]
    #: What it is told, before the format
    request_body: str
    response_status: Optional[int]
    #: Its first 4 KB
    response_body: Optional[str]
    #: Why there was no answer
    error: Optional[str]
    duration_ms: Optional[int]
    #: ISO 8601
    created_at: str


class WebhookWithSecret(Model):
    id: str
    url: str
    description: Optional[str]
    events: List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]]
    #: `standard`: JSON, signed according to Standard Webhooks. `segment`: Events for Segment’s
    #: HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
    format: Literal["standard", "segment", "slack"]
    enabled: bool
    disabled_reason: Optional[Literal["member", "partner", "failing"]]
    #: ISO 8601
    failing_since: Optional[str]
    #: Until then the former secret signs, too. ISO 8601
    former_secret_until: Optional[str]
    #: The person who created it, or took it over from a former member
    created_by: Optional[str]
    #: ISO 8601
    created_at: str
    #: Shown this once. Empty for a format whose address is the secret, as `slack`
    secret: str


class Workspace(Model):
    id: str
    #: What people call it
    name: str
    #: At most 48 lower-case letters, digits and dashes; unique on this server. That of a test
    #: workspace ends with .test
    slug: str
    #: The currency of reports, ISO 4217 in lower case
    currency: str
    #: An IANA name. Its days are those of analytics that name no time zone, and the console shows
    #: and reads all times in it; other reports are in UTC unless the call names a time zone, and
    #: months are closed in UTC
    timezone: str
    #: Links created while it is on track conversions unless the call says otherwise
    conversion_enabled: bool
    #: Whether browsers may record leads and sales with the publishable key
    client_conversions_enabled: bool
    #: Do not record visitors who send Sec-GPC or DNT
    honor_opt_out: bool
    #: Which click of a customer earns: the first or the last before the lead
    attribution_model: Literal["first", "last"]
    #: Days after which a click earns nothing any more; null: never
    attribution_window_days: Optional[int]
    #: Every workspace has a test workspace: other data and keys, no money, no mail
    mode: Literal["live", "test"]
    plan: Literal["free", "pro", "business", "advanced", "enterprise"]
    #: For browsers; not a secret
    publishable_key: str
    allowed_hostnames: List[str]
    #: When it was created
    created_at: str
    #: When its settings changed last
    updated_at: str
