"""What the API takes and answers."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from ._model import Model


class AccessLink(Model):
    #: A link that works once. Share it only with the partner.
    url: str
    #: Whether the link accepts an invitation or signs the partner in.
    purpose: Literal["invite", "sign_in"]
    #: When it expires, in ISO 8601 format.
    expires_at: str


class AccountBalances(Model):
    #: The cost of commissions as a negative amount, in minor units of the currency.
    expense: int
    #: Earnings in the holding period or on hold, in minor units of the currency.
    accrued: int
    #: Earnings that can be paid out, in minor units of the currency.
    payable: int
    #: Earnings in payouts that are in transit, in minor units of the currency.
    in_transit: int
    #: Earnings that were paid, in minor units of the currency.
    paid: int


class Annotation(Model):
    #: The ID of the audit log entry, such as `aud_…`.
    id: str
    #: When the change was made, in ISO 8601 format.
    at: str
    #: Whether a reward or the attribution changed.
    kind: Literal["reward", "attribution"]
    #: The type of change.
    action: Literal["created", "changed", "archived", "restored", "deleted"]
    #: The ID of the reward, or null.
    reward_id: Optional[str]
    #: The event that the reward pays for: click, lead, or sale.
    event: Optional[str]
    #: The group that earns the reward, or null for a single partner.
    group: Optional[str]
    #: The names of the changed fields.
    fields: List[str]
    #: The new attribution model, if it changed.
    attribution_model: Optional[str]


class ApprovePartnerApplicationResult(Model):
    #: The ID of the partner.
    partner_id: str


class AssignPartnerTagResult(Model):
    #: The unique ID.
    id: str
    #: The number of partners whose tags changed.
    changed: int


class Attention(Model):
    #: The active programs, oldest first, at most 100. Null if the key or role lacks
    #: `program.read`, or if the plan doesn’t include the partner program.
    programs: Optional[List[Any]]
    #: Whether the server can send email.
    email: Literal["configured", "not_configured", "demo"]
    #: Connections with an event that failed in the last seven days.
    failing_connections: int
    #: The workspace’s webhooks whose last attempt failed, or that were disabled because they
    #: failed.
    failing_webhooks: int
    #: Jobs that failed and aren’t retried automatically.
    failed_jobs: int


class AuditCheck(Model):
    #: Whether no problems were found.
    ok: bool
    #: When the check ran, in ISO 8601 format.
    checked_at: str
    #: The number of entries.
    entries: int
    #: The number of entries whose values were erased with the person.
    erased: int
    first: Optional[AuditCheckFirst]
    last: Optional[AuditCheckLast]
    #: The number of problems.
    problem_count: int
    #: The first 100 problems.
    problems: List[AuditCheckProblem]


class AuditCheckFirst(Model):
    #: The number of the entry.
    number: int
    #: When the entry was created, in ISO 8601 format.
    created_at: str
    #: The hash of the entry.
    hash: str


class AuditCheckLast(Model):
    #: The number of the entry.
    number: int
    #: When the entry was created, in ISO 8601 format.
    created_at: str
    #: The hash of the entry.
    hash: str


class AuditCheckProblem(Model):
    #: The number of the entry, or null.
    number: Optional[int]
    #: The ID of the entry, or null.
    entry_id: Optional[str]
    #: The type of problem.
    kind: Literal["changed", "missing", "gap", "hash", "unnumbered", "noted"]
    #: The problem in one sentence.
    sentence: str


class AuditEntry(Model):
    #: The ID of the entry.
    id: str
    #: When the change was made, in ISO 8601 format.
    created_at: str
    actor: AuditEntryActor
    #: The IP address of the request, or null if there was none.
    address: Optional[str]
    #: The `X-Request-Id` of the response. Changes from one request have the same ID.
    request_id: Optional[str]
    #: The type.
    type: Literal["workspace", "key", "member", "invitation", "domain", "folder", "tag", "link", "program", "group", "reward", "discount", "discount_code", "milestone", "partner", "partner_tag", "partner_note", "enrollment", "customer", "commission", "fraud_flag", "payout_method", "funding_account", "connection", "import", "payout_draft", "payout_run", "payout", "payout_file", "closing", "exchange_rate", "saved_view", "share_link", "utm_template", "webhook", "image", "export"]
    #: The type of change.
    action: Literal["created", "updated", "deleted", "tag_added", "tag_removed", "exported", "erased", "signed_in", "sign_in_failed", "password_set", "password_changed", "password_reset", "password_removed", "two_factor_started", "two_factor_ended", "recovery_code_used", "viewed_as", "access_link_created", "passkey_added", "passkey_renamed", "passkey_removed", "cleared"]
    resource: AuditEntryResource
    #: The previous values. For updates, only values that changed. Amounts are in minor units, and
    #: secrets are `[secret]`.
    before: Optional[Dict[str, Any]]
    #: The new values, or null.
    after: Optional[Dict[str, Any]]
    #: When the person was erased, together with the values about them.
    erased_at: Optional[str]
    #: The position in the workspace’s log, starting at 1, in commit order.
    number: Optional[int]
    #: The SHA-256 hash of the entry and the previous hash.
    hash: Optional[str]


class AuditEntryActor(Model):
    #: The type of actor. `system` is a job, the command line (`cli`), or a public page. `database`
    #: is SQL outside the server.
    type: Literal["member", "key", "partner", "embed", "browser", "system", "database"]
    #: The ID of the member, key, partner, or session. Otherwise, a name.
    id: str
    #: The current name of the actor.
    name: Optional[str]


class AuditEntryResource(Model):
    #: The ID of the changed object.
    id: str
    #: The name at that time. For objects without a name, the partner’s name.
    name: Optional[str]


class Authorization(Model):
    #: The URL of the provider’s page to send the member to.
    url: str


class Backfill(Model):
    #: The unique ID.
    id: str
    #: The ID of the connection.
    connection_id: str
    #: Whether it only counts what would be imported.
    dry_run: bool
    #: The start of the imported history, in ISO 8601 format.
    since: str
    #: The status of the backfill.
    status: Literal["running", "done", "failed", "canceled"]
    #: The number of pages read.
    pages: int
    #: The number of objects on the pages.
    seen: int
    #: The number of objects added to the inbox. The others were already there.
    added: int
    #: For dry runs, the number of leads.
    leads: int
    #: For dry runs, the number of sales.
    sales: int
    #: For dry runs, the total of the sales by currency.
    amounts: List[BackfillAmount]
    #: For dry runs, the number of objects that would fail.
    problems: int
    #: The reasons of the first 50 problems.
    reasons: List[BackfillReason]
    #: Why the backfill failed or is waiting.
    reason: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class BackfillAmount(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The total of the sales, in minor units.
    amount: str


class BackfillReason(Model):
    #: The type of event.
    event: str
    #: A stable code for the reason.
    reason: str


class BanPartnerResult(Model):
    #: The ID of the partner.
    partner_id: str


class BulkCreateLinksParams(TypedDict, total=False):
    #: The destination URL, with http, https, or an app scheme. Without a scheme, https is added.
    url: str
    #: The domain. Defaults to your primary domain.
    domain: str
    #: The part after the slash. Defaults to 7 random characters.
    key: str
    #: Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.
    externalId: Optional[str]
    #: The length of a random key. Defaults to 7.
    keyLength: int
    #: A prefix for a random key, as in `prefix/key`.
    prefix: str
    #: The ID of your tenant that the link belongs to.
    tenantId: Optional[str]
    #: The ID of the program that the link belongs to.
    programId: Optional[str]
    #: The ID of the partner who promotes the link.
    partnerId: Optional[str]
    #: Whether to track leads and sales. Defaults to the workspace’s setting.
    trackConversion: bool
    #: Whether the link is hidden from lists. It still redirects.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    publicStats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    doIndex: bool
    #: Your own notes.
    comments: Optional[str]
    #: When the link expires, in ISO 8601 format.
    expiresAt: Optional[str]
    #: The URL for visitors after the link expires.
    expiredUrl: Optional[str]
    #: The title of the link preview.
    title: Optional[str]
    #: The description of the link preview.
    description: Optional[str]
    #: The URL of the link preview’s image.
    image: Optional[str]
    #: The URL of the link preview’s video.
    video: Optional[str]
    #: The destination for iPhone and iPad.
    ios: Optional[str]
    #: The destination for Android.
    android: Optional[str]
    #: Destinations by country code.
    geo: Optional[Mapping[str, str]]
    #: The IDs of the tags, as an array or separated by commas.
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags in any case, as an array or separated by commas.
    tagNames: Optional[Union[str, List[str]]]
    #: Deprecated. Use `tagIds`. The ID of one tag.
    tagId: Optional[str]
    #: The ID of the link’s folder.
    folderId: Optional[str]
    #: The password that visitors must enter. It’s stored as a hash and never returned.
    password: Optional[str]
    #: The UTM source, which is also set in the destination URL.
    utm_source: Optional[str]
    #: The UTM medium, which is also set in the destination URL.
    utm_medium: Optional[str]
    #: The UTM campaign, which is also set in the destination URL.
    utm_campaign: Optional[str]
    #: The UTM term, which is also set in the destination URL.
    utm_term: Optional[str]
    #: The UTM content, which is also set in the destination URL.
    utm_content: Optional[str]
    #: The `ref` parameter to set in the destination URL.
    ref: Optional[str]
    #: An A/B test with 2 to 4 destinations whose percentages add up to 100.
    testVariants: Optional[List[Any]]
    #: When the test starts. Defaults to now.
    testStartedAt: Optional[str]
    #: When the test ends. Afterward, all visitors go to `url`.
    testCompletedAt: Optional[str]
    #: Not used.
    webhookIds: Optional[List[str]]


class BulkCreateLinksResultFailure(Model):
    #: Why the item was refused.
    error: str
    #: The error code.
    code: str
    link: BulkCreateLinksResultFailureLink


class BulkCreateLinksResultFailureLink(Model):
    #: The ID of the link.
    id: Optional[str]
    #: Your own ID of the link, or null.
    external_id: Optional[str]
    #: The destination URL.
    url: Optional[str]
    #: The domain of the link.
    domain: Optional[str]
    #: The key of the link.
    key: Optional[str]


class BulkDeleteLinksResult(Model):
    #: The number of deleted links.
    deleted_count: int


class BulkInvitePartnersInvitation(TypedDict, total=False):
    #: The email address.
    email: str
    #: The full name or company name. Defaults to the email address.
    name: Optional[str]
    #: The username, unique in the workspace. The key of the first link is based on it.
    username: Optional[str]
    #: The URL of a picture.
    image: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The legal name of the company.
    companyName: Optional[str]
    #: The postal address, as shown on statements.
    address: Optional[str]
    #: A description of the partner.
    description: Optional[str]
    #: The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
    #: language in which the partner first opens the dashboard.
    locale: Optional[str]
    #: Your own ID of the partner.
    tenantId: Optional[str]
    #: The ID of the group. Defaults to the default group.
    groupId: Optional[str]
    linkProps: CreatePartnerLinkProps
    #: A personal note in the email.
    note: Optional[str]


class BulkInvitePartnersResultFailure(Model):
    #: The partner’s email address.
    email: str
    #: The error message.
    error: str
    #: A stable code for the error, or null.
    code: str


class BulkRestoreLinksResult(Model):
    #: The number of restored links.
    restored_count: int


class BulkUpdateCommissionsResult(Model):
    #: The ID of the commission.
    id: str
    #: The status of the commission.
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    error: Optional[BulkUpdateCommissionsResultError]


class BulkUpdateCommissionsResultError(Model):
    #: The error code.
    code: str
    #: Why the commission can’t have the status.
    message: str


class BulkUpdateLinksData(TypedDict, total=False):
    #: The destination URL, with http, https, or an app scheme. Without a scheme, https is added.
    url: str
    #: The ID of your tenant that the link belongs to.
    tenantId: Optional[str]
    #: The ID of the program that the link belongs to.
    programId: Optional[str]
    #: The ID of the partner who promotes the link.
    partnerId: Optional[str]
    #: Whether to track leads and sales. Defaults to the workspace’s setting.
    trackConversion: bool
    #: Whether the link is hidden from lists. It still redirects.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    publicStats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    doIndex: bool
    #: Your own notes.
    comments: Optional[str]
    #: When the link expires, in ISO 8601 format.
    expiresAt: Optional[str]
    #: The URL for visitors after the link expires.
    expiredUrl: Optional[str]
    #: The title of the link preview.
    title: Optional[str]
    #: The description of the link preview.
    description: Optional[str]
    #: The URL of the link preview’s image.
    image: Optional[str]
    #: The URL of the link preview’s video.
    video: Optional[str]
    #: The destination for iPhone and iPad.
    ios: Optional[str]
    #: The destination for Android.
    android: Optional[str]
    #: Destinations by country code.
    geo: Optional[Mapping[str, str]]
    #: The IDs of the tags, as an array or separated by commas.
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags in any case, as an array or separated by commas.
    tagNames: Optional[Union[str, List[str]]]
    #: Deprecated. Use `tagIds`. The ID of one tag.
    tagId: Optional[str]
    #: The ID of the link’s folder.
    folderId: Optional[str]
    #: The password that visitors must enter. It’s stored as a hash and never returned.
    password: Optional[str]
    #: The UTM source, which is also set in the destination URL.
    utm_source: Optional[str]
    #: The UTM medium, which is also set in the destination URL.
    utm_medium: Optional[str]
    #: The UTM campaign, which is also set in the destination URL.
    utm_campaign: Optional[str]
    #: The UTM term, which is also set in the destination URL.
    utm_term: Optional[str]
    #: The UTM content, which is also set in the destination URL.
    utm_content: Optional[str]
    #: The `ref` parameter to set in the destination URL.
    ref: Optional[str]
    #: An A/B test with 2 to 4 destinations whose percentages add up to 100.
    testVariants: Optional[List[Any]]
    #: When the test starts. Defaults to now.
    testStartedAt: Optional[str]
    #: When the test ends. Afterward, all visitors go to `url`.
    testCompletedAt: Optional[str]
    #: Not used.
    webhookIds: Optional[List[str]]


class BulkUpdateLinksResultFailure(Model):
    #: Why the item was refused.
    error: str
    #: The error code.
    code: str
    link: BulkCreateLinksResultFailureLink


class ChangedMember(Model):
    #: The ID of the user, which is the same in all workspaces.
    id: str
    #: The member’s email address.
    email: str
    #: The member’s name.
    name: str
    #: The role: `owner` can do everything, `admin` everything except manage owners, `member`
    #: day-to-day work, `viewer` read only, and `billing` payouts.
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: When the member joined.
    created_at: str
    #: The API keys, webhooks, share links, and invitations that the member created.
    access: List[EndedAccess]


class CheckInvitationsResult(Model):
    #: The partner’s email address.
    email: str
    #: The partner’s status in the program.
    status: Optional[Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]]
    #: Why the invitation would fail, or null if it wouldn’t.
    error: Optional[str]
    #: A stable code for the error, or null.
    code: Optional[str]
    #: The invalid field, if there is one.
    path: Optional[str]


class Closing(Model):
    #: The ID of the program.
    program_id: str
    #: The month, as YYYY-MM.
    month: str
    #: When the month was closed, in ISO 8601 format.
    closed_at: str
    #: The actor who closed the month.
    closed_by: str
    #: The balances of all partners by currency when the month was closed.
    balances: List[ClosingBalance]


class ClosingBalance(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The balances at the start.
    opening: AccountBalances
    #: The balances at the end.
    closing: AccountBalances


class Commission(Model):
    #: The ID of the commission.
    id: str
    #: The type of commission: click, lead, sale, referral, or custom.
    type: Literal["click", "lead", "sale", "referral", "custom"]
    #: The sale amount, in minor units of the currency. 0 for clicks, leads, and custom
    #: commissions.
    amount: int
    #: The partner’s earnings after refunds, in minor units. Negative for a clawback.
    earnings: int
    #: The program’s currency.
    currency: str
    #: The status of the commission.
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: A description of the commission, or null.
    description: Optional[str]
    #: The quantity.
    quantity: int
    #: Your own data.
    metadata: Optional[Dict[str, Any]]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When it was paid, in ISO 8601 format, or null.
    paid_at: Optional[str]
    #: The ID of the program.
    program_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The ID of the lead or sale. Retrieve the event for an explanation.
    event_id: Optional[str]
    #: The ID of the payout.
    payout_id: Optional[str]
    #: For referral commissions, the ID of the commission that this is a share of.
    source_id: Optional[str]
    #: For clawbacks, the ID of the commission that this reverses.
    reverses_id: Optional[str]
    #: For bonuses, the ID of the milestone that the partner reached.
    milestone_id: Optional[str]
    #: Why the commission is on hold, or null.
    hold_reason: Optional[Literal["fraud", "client_side", "existing_customer", "rate_missing", "manual"]]
    #: When the holding period ends.
    matures_at: str
    partner: CommissionPartner
    customer: Optional[CommissionCustomer]


class CommissionCustomer(Model):
    #: The ID of the customer.
    id: str
    #: The customer’s ID in your system.
    external_id: str
    #: The customer’s name, or null.
    name: Optional[str]
    #: The customer’s email address, or null.
    email: Optional[str]
    #: The URL of a picture, or null.
    avatar: Optional[str]
    #: The customer’s two-letter country code, or null.
    country: Optional[str]
    #: The number of sales.
    sales: int
    #: Net revenue, in minor units of `saleCurrency`.
    sale_amount: int
    #: The currency of `saleAmount`.
    sale_currency: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the first sale happened, in ISO 8601 format, or null.
    first_sale_at: Optional[str]


class CommissionDetail(Model):
    #: The ID of the commission.
    id: str
    #: The type of commission: click, lead, sale, referral, or custom.
    type: Literal["click", "lead", "sale", "referral", "custom"]
    #: The sale amount, in minor units of the currency. 0 for clicks, leads, and custom
    #: commissions.
    amount: int
    #: The partner’s earnings after refunds, in minor units. Negative for a clawback.
    earnings: int
    #: The program’s currency.
    currency: str
    #: The status of the commission.
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: A description of the commission, or null.
    description: Optional[str]
    #: The quantity.
    quantity: int
    #: Your own data.
    metadata: Optional[Dict[str, Any]]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When it was paid, in ISO 8601 format, or null.
    paid_at: Optional[str]
    #: The ID of the program.
    program_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The ID of the lead or sale. Retrieve the event for an explanation.
    event_id: Optional[str]
    #: The ID of the payout.
    payout_id: Optional[str]
    #: For referral commissions, the ID of the commission that this is a share of.
    source_id: Optional[str]
    #: For clawbacks, the ID of the commission that this reverses.
    reverses_id: Optional[str]
    #: For bonuses, the ID of the milestone that the partner reached.
    milestone_id: Optional[str]
    #: Why the commission is on hold, or null.
    hold_reason: Optional[Literal["fraud", "client_side", "existing_customer", "rate_missing", "manual"]]
    #: When the holding period ends.
    matures_at: str
    partner: CommissionPartner
    customer: Optional[CommissionCustomer]
    explanation: CommissionExplanation
    #: The calculation and history of the commission.
    receipt: Receipt
    #: The reversals of the commission.
    reversals: List[CommissionReversal]
    #: The ledger postings of the commission.
    postings: List[CommissionPosting]


class CommissionExplanation(Model):
    event: Optional[CommissionExplanationEvent]
    reward: Optional[CommissionExplanationReward]
    conversion: Optional[CommissionExplanationConversion]
    #: The calculation from the event to the amount, one sentence per step.
    steps: List[str]


class CommissionExplanationConversion(Model):
    #: The original amount, in minor units.
    amount_minor: int
    #: The original currency.
    currency: str
    #: The exchange rate.
    rate: str
    #: The source of the exchange rate.
    source: str
    #: The date of the exchange rate.
    day: str


class CommissionExplanationEvent(Model):
    #: The type of event.
    type: str
    #: The ID of the event.
    id: Optional[str]
    #: When the event happened, in ISO 8601 format.
    at: str


class CommissionExplanationReward(Model):
    #: The ID of the reward.
    id: str
    #: The version of the reward.
    version: int
    #: The index of the modifier that applied, starting at 0, or null if none did.
    modifier: Optional[int]
    #: The index of the tier that the partner had reached, starting at 0, or null if none.
    tier: Optional[int]


class CommissionPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The partner’s email address, or null.
    email: Optional[str]
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: When the partner first had a payout method, in ISO 8601 format, or null.
    payouts_enabled_at: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The ID of the partner’s group.
    group_id: Optional[str]
    #: Your own ID of the partner.
    tenant_id: Optional[str]


class CommissionPosting(Model):
    #: The unique ID.
    id: str
    #: The cause of the posting.
    cause: Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
    #: When the event happened.
    created_at: str
    #: The date of the posting in the ledger.
    booking_date: str
    #: The entries of the posting.
    entries: List[CommissionPostingEntry]


class CommissionPostingEntry(Model):
    #: The ledger account.
    account: str
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units. Credits are positive and debits negative.
    amount: int


class CommissionReversal(Model):
    #: The ID of the event.
    event_id: str
    #: The reason for the reversal.
    kind: Literal["refund", "chargeback", "reversal", "manual", "milestone"]
    #: The reversed amount, in minor units.
    amount: int
    #: The ID of the clawback, or null.
    clawback_id: Optional[str]
    #: When the reversal happened, in ISO 8601 format.
    created_at: str


class CommissionTotal(Model):
    #: The program’s currency.
    currency: str
    #: The status of the commission.
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]
    #: The number of commissions.
    count: int
    #: The total of the sale amounts, in minor units of the currency.
    amount: int
    #: The total of the partners’ earnings after refunds, in minor units.
    earnings: int


class ConditionAttribute(Model):
    #: The attribute to compare.
    attribute: str
    #: The display name of the attribute.
    label: str
    #: The type of value.
    type: str
    #: The events whose rewards can use the attribute.
    events: List[Literal["click", "lead", "sale", "referral"]]
    #: The operators that the attribute supports.
    operators: List[ConditionAttributeOperator]
    #: All possible values, if there are only a few.
    choices: Optional[List[str]]


class ConditionAttributeOperator(Model):
    #: The name of the operator.
    name: str
    #: The display name of the operator.
    label: str
    #: Whether the value is a list.
    list: bool


class ConfirmPayoutDraftResult(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: Your own key for the run, or null.
    key: Optional[str]
    #: The ID of the draft that was paid, or null.
    draft_id: Optional[str]
    #: The actor who confirmed it.
    confirmed_by: str
    #: The status. `failed` is a scheduled run that paid no partners.
    status: Literal["confirmed", "failed"]
    #: For failed runs, the reason.
    error: Optional[str]
    #: The number of attempts of a scheduled run.
    attempts: int
    #: For failed runs, the time of the next attempt in ISO 8601 format, or null.
    next_attempt_at: Optional[str]
    #: Whether someone other than the creator of the draft confirmed it.
    approved: bool
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of payouts.
    payout_count: int
    #: The totals.
    totals: List[PayoutRunTotal]
    #: Whether the key had already been used. If so, this call paid nothing.
    repeated: bool
    #: The first 100 payouts.
    payouts: List[Payout]
    #: Whether there are more payouts. To get all of them, list payouts with `invoiceId`.
    payouts_truncated: bool
    #: The files to upload to your bank.
    files: List[PayoutFile]


class ConfirmPayoutsResult(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: Your own key for the run, or null.
    key: Optional[str]
    #: The ID of the draft that was paid, or null.
    draft_id: Optional[str]
    #: The actor who confirmed it.
    confirmed_by: str
    #: The status. `failed` is a scheduled run that paid no partners.
    status: Literal["confirmed", "failed"]
    #: For failed runs, the reason.
    error: Optional[str]
    #: The number of attempts of a scheduled run.
    attempts: int
    #: For failed runs, the time of the next attempt in ISO 8601 format, or null.
    next_attempt_at: Optional[str]
    #: Whether someone other than the creator of the draft confirmed it.
    approved: bool
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of payouts.
    payout_count: int
    #: The totals.
    totals: List[PayoutRunTotal]
    #: Whether the key had already been used. If so, this call paid nothing.
    repeated: bool
    #: The first 100 payouts.
    payouts: List[Payout]
    #: Whether there are more payouts. To get all of them, list payouts with `invoiceId`.
    payouts_truncated: bool
    #: The files to upload to your bank.
    files: List[PayoutFile]


class Connection(Model):
    #: The unique ID.
    id: str
    #: The provider.
    provider: str
    #: Your name for the connection.
    name: str
    #: The end of the secret, or the name of the account.
    masked: str
    #: The provider’s ID of the account.
    account_id: Optional[str]
    #: The ID of the program that its customers belong to.
    program_id: Optional[str]
    #: The values that were entered. Secret values are masked.
    details: Dict[str, str]
    #: Whether the account was connected on the provider’s page.
    authorized: bool
    #: The URL that the provider sends events to.
    webhook_url: str
    #: The state of polling, or null for providers that send events.
    polling: Optional[ConnectionPolling]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When it was removed, in ISO 8601 format, or null.
    removed_at: Optional[str]


class ConnectionPolling(Model):
    #: The polling interval, in minutes.
    every_minutes: int
    #: When the provider last responded, in ISO 8601 format.
    last_polled_at: Optional[str]
    #: When the provider is polled next, in ISO 8601 format. Null if polling is paused until the
    #: credentials change.
    next_poll_at: Optional[str]
    #: When polling last failed, if it has failed since, in ISO 8601 format.
    last_failed_at: Optional[str]
    #: Why polling failed.
    reason: Optional[str]


class ConnectionTest(Model):
    #: Whether a signed event has arrived and the last one was processed.
    working: bool
    #: The next step.
    message: str
    #: When the last event arrived, in ISO 8601 format, or null.
    last_event_at: Optional[str]


class CopiedSettings(Model):
    #: The mode of the workspace that was read.
    from_: Literal["live", "test"]
    #: A hash of the settings on both sides, to pass as `ifState`.
    state: str
    #: The changes.
    changes: List[CopiedSettingsChange]


class CopiedSettingsChange(Model):
    #: The type of object.
    type: Literal["workspace", "hostname", "program", "group", "reward", "discount", "milestone"]
    #: The type of change.
    action: Literal["created", "updated", "archived"]
    #: The name of the object, with its program and group.
    name: str
    #: The fields that change. Empty for new and removed objects.
    fields: List[str]


class CountLinksResultOption2(Model):
    #: The domain of the link.
    domain: Optional[str]
    #: The ID of a tag.
    tag_id: Optional[str]
    #: The ID of the user.
    user_id: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: The number of links.
    _count: int


class CreateCommissionCustomer(TypedDict, total=False):
    #: The customer’s ID in your system.
    externalId: str
    #: The customer’s name, or null.
    name: Optional[str]
    #: The customer’s email address, or null.
    email: Optional[str]
    #: The URL of a picture, or null.
    avatar: Optional[str]
    #: The customer’s two-letter country code, or null.
    country: Optional[str]
    #: Not used.
    stripeCustomerId: Optional[str]


class CreateCommissionLead(TypedDict, total=False):
    #: The name of the event.
    eventName: Optional[str]
    #: Your own data as an object, with up to 10,000 characters as JSON, or null.
    metadata: Any


class CreateCommissionResult(Model):
    #: Whether the commission was created.
    success: bool
    #: A message that explains the result.
    message: str
    #: The ID of the commission.
    id: str


class CreateCommissionSale(TypedDict, total=False):
    #: The total that the customer paid, in minor units.
    amount: Optional[int]
    #: The tax included in the amount, in minor units. Defaults to 0.
    tax: Optional[int]
    #: The shipping costs included in the amount, without tax, in minor units. Defaults to 0.
    shipping: Optional[int]
    #: Fees included in the amount that you don’t keep, such as payment fees, in minor units.
    #: Defaults to 0.
    fee: Optional[int]
    #: The products in the sale. Their total can’t exceed the amount without tax and shipping.
    lineItems: Optional[List[Any]]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The name of the event.
    eventName: Optional[str]
    #: The payment processor.
    paymentProcessor: Literal["stripe", "shopify", "polar", "paddle", "lemon-squeezy", "apple", "revenuecat", "dub", "custom", "lemonsqueezy"]
    #: The ID of the invoice.
    invoiceId: Optional[str]
    #: Your own data as an object, with up to 10,000 characters as JSON, or null.
    metadata: Any


class CreateEmbedTokenPartner(TypedDict, total=False):
    #: The partner’s email address, or null.
    email: str
    #: The full name or company name. Defaults to the email address.
    name: Optional[str]
    #: The username, unique in the workspace. The key of the first link is based on it.
    username: Optional[str]
    #: The URL of a picture.
    image: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The legal name of the company.
    companyName: Optional[str]
    #: The postal address, as shown on statements.
    address: Optional[str]
    #: A description of the partner.
    description: Optional[str]
    #: The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the
    #: language in which the partner first opens the dashboard.
    locale: Optional[str]
    #: Your own ID of the partner.
    tenantId: Optional[str]
    #: The ID of the group. Defaults to the default group.
    groupId: Optional[str]
    linkProps: CreatePartnerLinkProps


class CreateEmbedTokenResult(Model):
    #: The embed token (`svc_es_…`), which is returned only once and works only on that page.
    public_token: str
    #: When it expires, in ISO 8601 format.
    expires: str


class CreateGroupAllowedDestination(TypedDict, total=False):
    #: The domain to allow.
    domain: str
    #: The required start of the path. Defaults to `/`.
    path: str
    #: How to match the path: `domain` allows paths that start with `path`, `exact` only `path`
    #: itself. Defaults to `domain`.
    match: Literal["domain", "exact"]


class CreateGroupDefaultLink(TypedDict, total=False):
    #: An HTTP or HTTPS URL.
    url: str


class CreateGroupLanding(TypedDict, total=False):
    #: The title of the landing page.
    title: str
    #: The subtitle of the landing page.
    subtitle: str
    image: Optional[CreateGroupLandingImage]
    #: The blocks of the landing page.
    blocks: List[CreateGroupLandingBlock]


class CreateGroupLandingBlock(TypedDict, total=False):
    #: The type of block.
    type: Literal["text", "image", "files", "questions", "calculator", "testimonials"]
    #: For text blocks, the content as Markdown.
    text: str
    #: For image blocks, the URL of the image.
    url: str
    #: For image blocks, alternative text that describes the image.
    alt: str
    #: The images.
    files: List[Mapping[str, Any]]
    #: The questions and their answers.
    questions: List[Mapping[str, Any]]
    #: The testimonials.
    testimonials: List[CreateGroupLandingBlockTestimonial]
    #: For calculator blocks, the amount of one sale, in minor units of the program’s currency.
    saleAmount: int
    #: For calculator blocks, the maximum of the slider.
    maxSales: int


class CreateGroupLandingBlockTestimonial(TypedDict, total=False):
    #: The quote.
    quote: str
    #: The name of the person.
    name: str
    #: The person’s job title.
    role: str


class CreateGroupLandingImage(TypedDict, total=False):
    #: The URL of the image.
    url: str
    #: Alternative text that describes the image.
    alt: str


class CreateGroupMoveRule(TypedDict, total=False):
    #: The partner’s total to compare.
    attribute: Literal["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"]
    #: The minimum, inclusive. Amounts are in minor units of the program’s currency.
    gte: int
    #: The maximum, exclusive.
    lt: int


class CreateImportFormat(TypedDict, total=False):
    #: The decimal separator. Defaults to `.`.
    decimalMark: Literal[".", ","]
    #: The unit of amounts. Defaults to `major`, such as 19.99.
    amounts: Literal["major", "minor"]
    #: The order of dates with slashes or dots.
    dates: Literal["iso", "dmy", "mdy"]


class CreateKeyResult(Model):
    #: The ID of the key.
    id: str
    #: A name for the key.
    name: str
    #: The recognizable part of the key.
    partial_key: str
    #: The scopes.
    scopes: List[Literal["all", "read", "links.read", "links.write", "conversions.write", "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write", "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write", "workspace.read", "workspace.write", "audit.read"]]
    #: The ID of the user who created it, such as `per_…`.
    created_by: Optional[str]
    #: When the key was last used, to the minute.
    last_used_at: Optional[str]
    #: When it expires.
    expires_at: Optional[str]
    #: When it was created.
    created_at: str
    #: The secret key. Store it: it’s returned only once.
    key: str


class CreatePartnerLinkProps(TypedDict, total=False):
    #: Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.
    externalId: Optional[str]
    #: The length of a random key. Defaults to 7.
    keyLength: int
    #: A prefix for a random key, as in `prefix/key`.
    prefix: str
    #: The ID of your tenant that the link belongs to.
    tenantId: Optional[str]
    #: Whether the link is hidden from lists. It still redirects.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    publicStats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    doIndex: bool
    #: Your own notes.
    comments: Optional[str]
    #: When the link expires, in ISO 8601 format.
    expiresAt: Optional[str]
    #: The URL for visitors after the link expires.
    expiredUrl: Optional[str]
    #: The title of the link preview.
    title: Optional[str]
    #: The description of the link preview.
    description: Optional[str]
    #: The URL of the link preview’s image.
    image: Optional[str]
    #: The URL of the link preview’s video.
    video: Optional[str]
    #: The destination for iPhone and iPad.
    ios: Optional[str]
    #: The destination for Android.
    android: Optional[str]
    #: Destinations by country code.
    geo: Optional[Mapping[str, str]]
    #: The IDs of the tags, as an array or separated by commas.
    tagIds: Optional[Union[str, List[str]]]
    #: The names of the tags in any case, as an array or separated by commas.
    tagNames: Optional[Union[str, List[str]]]
    #: Deprecated. Use `tagIds`. The ID of one tag.
    tagId: Optional[str]
    #: The ID of the link’s folder.
    folderId: Optional[str]
    #: The password that visitors must enter. It’s stored as a hash and never returned.
    password: Optional[str]
    #: The UTM source, which is also set in the destination URL.
    utm_source: Optional[str]
    #: The UTM medium, which is also set in the destination URL.
    utm_medium: Optional[str]
    #: The UTM campaign, which is also set in the destination URL.
    utm_campaign: Optional[str]
    #: The UTM term, which is also set in the destination URL.
    utm_term: Optional[str]
    #: The UTM content, which is also set in the destination URL.
    utm_content: Optional[str]
    #: The `ref` parameter to set in the destination URL.
    ref: Optional[str]
    #: An A/B test with 2 to 4 destinations whose percentages add up to 100.
    testVariants: Optional[List[Any]]
    #: When the test starts. Defaults to now.
    testStartedAt: Optional[str]
    #: When the test ends. Afterward, all visitors go to `url`.
    testCompletedAt: Optional[str]
    #: Not used.
    webhookIds: Optional[List[str]]


class CreatePartnerLinkResult(Model):
    #: The ID of the partner.
    id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The full short URL.
    short_link: str
    #: The URL of a QR code as PNG.
    qr_code: str
    #: The destination URL with its UTM parameters.
    url: str
    #: Your own ID.
    external_id: Optional[str]
    #: The ID of your tenant that the link belongs to, or null.
    tenant_id: Optional[str]
    #: The ID of the program that the link belongs to, or null.
    program_id: Optional[str]
    #: The ID of the partner who promotes the link, or null.
    partner_id: Optional[str]
    #: Whether leads and sales are tracked.
    track_conversion: bool
    #: Whether it’s archived.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    public_stats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    do_index: bool
    #: Your own notes, or null.
    comments: Optional[str]
    #: When it expires, in ISO 8601 format.
    expires_at: Optional[str]
    #: The URL for visitors after the link expires, or null.
    expired_url: Optional[str]
    #: The title of the link preview, or null.
    title: Optional[str]
    #: The description of the link preview, or null.
    description: Optional[str]
    #: The URL of the link preview’s image, or null.
    image: Optional[str]
    #: The URL of the link preview’s video, or null.
    video: Optional[str]
    #: The destination for iPhone and iPad, or null.
    ios: Optional[str]
    #: The destination for Android, or null.
    android: Optional[str]
    #: Destinations by country code, or null.
    geo: Optional[Dict[str, str]]
    #: When it was disabled, in ISO 8601 format, or null.
    disabled_at: Optional[str]
    #: `********` if the link has a password, or null.
    password: Optional[str]
    #: The tags.
    tags: Optional[List[Any]]
    #: Deprecated. Use `tags`. The ID of the first tag.
    tag_id: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: The UTM source.
    utm_source: Optional[str]
    #: The UTM medium.
    utm_medium: Optional[str]
    #: The UTM campaign.
    utm_campaign: Optional[str]
    #: The UTM term.
    utm_term: Optional[str]
    #: The UTM content.
    utm_content: Optional[str]
    #: The destinations of the A/B test, or null.
    test_variants: Optional[List[Any]]
    #: When the A/B test started, in ISO 8601 format, or null.
    test_started_at: Optional[str]
    #: When the A/B test ends, in ISO 8601 format, or null.
    test_completed_at: Optional[str]
    #: Always null, because API keys create links.
    user_id: Optional[str]
    #: The ID of the workspace.
    workspace_id: str
    #: The same as `workspaceId`.
    project_id: str
    #: Not used.
    webhook_ids: List[str]
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of conversions.
    conversions: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
    #: amounts that count toward the program.
    sale_amount: int
    #: The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
    sale_currency: str
    #: When the link was last clicked, in ISO 8601 format, or null.
    last_clicked: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: The URL that the partner shares.
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
    #: Whether it’s enabled.
    enabled: bool


class CreateProgramFraudSettingsBannedCountry(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: The two-letter codes of banned customer countries.
    customerCountries: List[str]
    #: The two-letter codes of banned partner countries.
    partnerCountries: List[str]


class CreateProgramFraudSettingsBannedSource(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: The banned hosts, such as `*.coupons.example`.
    hosts: List[str]


class CreateProgramFraudSettingsClickVelocity(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: The maximum number of clicks per hour on one link from one browser and location.
    maxClicksPerHour: int
    #: The maximum number of clicks per visitor.
    maxClicksPerVisitor: int


class CreateProgramFraudSettingsDisposableEmail(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: Additional domains of disposable email providers.
    extraDomains: List[str]
    #: Domains to allow, even if they’re known as disposable.
    allowedDomains: List[str]


class CreateProgramFraudSettingsDuplicateIdentity(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool


class CreateProgramFraudSettingsPaidTraffic(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: The advertising networks that partners can’t use.
    networks: List[str]
    #: The campaigns that are allowed.
    allowedCampaigns: List[str]
    #: The referring hosts that never count as advertising.
    allowedHosts: List[str]


class CreateProgramFraudSettingsSelfReferral(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool


class CreateProgramFraudSettingsTooFast(TypedDict, total=False):
    #: Whether it’s enabled.
    enabled: bool
    #: The minimum number of seconds between the click and the lead.
    minSeconds: int


class CreateShareLinkResult(Model):
    #: The ID of the link.
    id: str
    #: The ID of the saved view.
    view_id: str
    #: When the link expires, in ISO 8601 format.
    expires_at: Optional[str]
    #: The ID of the user who created it, such as `per_…`.
    created_by: Optional[str]
    #: When it was created, in ISO 8601 format.
    created_at: str
    #: The URL to share. Store it: it’s returned only once.
    url: str


class Customer(Model):
    #: The ID of the customer.
    id: str
    #: The customer’s ID in your system.
    external_id: str
    #: The full name.
    name: Optional[str]
    #: The email address.
    email: Optional[str]
    #: The URL of a picture.
    avatar: Optional[str]
    #: The two-letter country code, taken from the click or sent by you.
    country: Optional[str]
    #: The ID of the click that referred the customer.
    click_id: Optional[str]
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of `saleCurrency`. For customers with a
    #: program, only amounts that count toward the program.
    sale_amount: int
    #: The currency of `saleAmount`: the program’s, or the workspace’s if the customer has no
    #: program.
    sale_currency: str
    #: When the first sale happened.
    first_sale_at: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The ID of the program of the partner who referred the customer, or that the customer was
    #: identified with.
    program_id: Optional[str]
    #: The ID of the program that the customer was identified with (`programId` of a lead or sale).
    #: Null for customers of the workspace.
    identified_program_id: Optional[str]
    #: The ID of the partner who referred the customer.
    partner_id: Optional[str]
    link: Optional[CustomerLink]
    partner: Optional[CustomerPartner]
    discount: Optional[CustomerDiscount]


class CustomerDiscount(Model):
    #: The ID of the discount.
    id: str
    #: A percentage, or an amount in minor units if the type is `flat`.
    amount: float
    #: Whether the discount is a percentage or a flat amount.
    type: Literal["percentage", "flat"]
    #: The duration in months. 0 is the first payment only, and null is unlimited.
    max_duration: Optional[int]
    #: The ID of the provider’s coupon, or null.
    coupon_id: Optional[str]
    #: The ID of the coupon in the provider’s test mode, or null.
    coupon_test_id: Optional[str]
    #: A description in one sentence.
    sentence: str
    #: Your own description.
    description: Optional[str]


class CustomerLink(Model):
    #: The ID of the link.
    id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The full short URL.
    short_link: str
    #: The destination URL.
    url: str
    #: The ID of the partner that the link belongs to.
    partner_id: Optional[str]
    #: The ID of the partner’s program.
    program_id: Optional[str]
    #: Your tenant ID for the link.
    tenant_id: Optional[str]
    #: Your own ID of the link.
    external_id: Optional[str]


class CustomerPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The email address.
    email: Optional[str]
    #: The URL of a picture.
    image: Optional[str]


class DeleteCustomerResult(Model):
    #: The ID of the customer.
    id: str


class DeleteDiscountCodeResult(Model):
    #: The ID of the discount.
    id: str


class DeleteDomainResult(Model):
    #: The domain name.
    slug: str


class DeleteFolderResult(Model):
    #: The ID of the folder.
    id: str


class DeleteGroupResult(Model):
    #: The unique ID.
    id: str


class DeleteImageResult(Model):
    #: The unique ID.
    id: str


class DeleteLinkResult(Model):
    #: The ID of the link.
    id: str


class DeletePartnerNoteResult(Model):
    #: The ID of the partner.
    id: str


class DeletePartnerTagResult(Model):
    #: The unique ID.
    id: str


class DeleteSavedViewResult(Model):
    #: The ID of the link.
    id: str


class DeleteTagResult(Model):
    #: The ID of the tag.
    id: str


class DeleteUtmTemplateResult(Model):
    #: The ID of the template.
    id: str


class DeleteWebhookResult(Model):
    #: The unique ID.
    id: str


class Discount(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: Optional[str]
    #: The ID of the enrollment, if the discount replaces its group’s discount.
    enrollment_id: Optional[str]
    #: Whether the discount is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rate_bps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    max_duration_months: Optional[int]
    #: The currency of a flat discount, or null.
    currency: str
    #: A description in one sentence.
    sentence: str
    #: Your own description, or null.
    description: Optional[str]
    #: The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`.
    provider: Literal["stripe", "shopify", "custom"]
    #: The ID of the provider’s coupon, or null.
    coupon_id: Optional[str]
    #: The ID of the coupon in the provider’s test mode, or null.
    coupon_test_id: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When the discount was archived. New customers no longer get it.
    archived_at: Optional[str]


class DiscountCode(Model):
    #: The unique ID.
    id: str
    #: The discount code.
    code: str
    #: The ID of the discount.
    discount_id: Optional[str]
    #: The ID of the partner.
    partner_id: str
    partner: DiscountCodePartner
    #: The ID of the link.
    link_id: str


class DiscountCodePartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str


class Domain(Model):
    #: The ID of the domain.
    id: str
    #: The domain name.
    slug: str
    #: Whether links on the domain redirect. See `verification` for details.
    verified: bool
    #: Whether new links use this domain by default.
    primary: bool
    #: Whether it’s archived.
    archived: bool
    #: The URL for visitors of the domain without a key, or null.
    placeholder: Optional[str]
    #: The URL for visitors after the link expires.
    expired_url: Optional[str]
    #: The URL for visitors of unknown links, or null.
    not_found_url: Optional[str]
    #: The URL of a logo.
    logo: Optional[str]
    #: The content of `assetlinks.json`, or null.
    asset_links: Optional[str]
    #: The content of `apple-app-site-association`, or null.
    apple_app_site_association: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: Always null. You can’t register domains through the API.
    registered_domain: Optional[Any]
    verification: DomainVerification


class DomainVerification(Model):
    #: The verification status. `failing`: the record is missing, and links redirect until
    #: `servesUntil`. `lost`: links no longer redirect.
    status: Literal["unverified", "verified", "failing", "lost"]
    record: DomainVerificationRecord
    alternative: DomainVerificationAlternative
    #: How it was verified, or null.
    verified_by: Optional[Literal["dns", "operator"]]
    #: When it was verified, in ISO 8601 format, or null.
    verified_at: Optional[str]
    #: When the check ran, in ISO 8601 format.
    checked_at: Optional[str]
    #: When the failures started, in ISO 8601 format, or null.
    failing_since: Optional[str]
    #: When links on the domain stop redirecting, in ISO 8601 format, or null.
    serves_until: Optional[str]


class DomainVerificationAlternative(Model):
    #: The type of the record.
    type: Literal["TXT", "CNAME"]
    #: The name of the record.
    name: str
    #: The value of the record.
    value: str


class DomainVerificationRecord(Model):
    #: The type of the record.
    type: Literal["TXT", "CNAME"]
    #: The name of the record.
    name: str
    #: The value of the record.
    value: str


class EarningsReport(Model):
    #: Commissions of all types minus clawbacks in one currency, in minor units, at the times of
    #: their events.
    earnings: int
    #: The earnings in each currency.
    earnings_amounts: Dict[str, int]
    #: The time series.
    series: List[EarningsReportSeries]


class EarningsReportSeries(Model):
    #: The start of the hour, day, week, or month.
    start: str
    #: Commissions of all types minus clawbacks in one currency, in minor units, at the times of
    #: their events.
    earnings: int
    #: The earnings in each currency.
    earnings_amounts: Dict[str, int]


class EmailStatus(Model):
    #: The status. `not_configured`: the server has no SMTP server, so emails are kept and not
    #: sent. `demo`: emails are shown in the demo’s mailbox.
    status: Literal["configured", "not_configured", "demo"]
    #: The sender (`MAIL_FROM`).
    from_: str
    #: The number of the workspace’s emails that weren’t sent.
    kept: int
    #: The number of emails whose last attempt failed.
    failed: int


class EndedAccess(Model):
    #: The type of access: an API key, a webhook, a share link, or an invitation.
    type: Literal["key", "webhook", "share_link", "invitation"]
    #: The unique ID.
    id: str
    #: The name. For webhooks, the URL. For invitations, the email address.
    name: str
    #: Whether it belongs to live or test mode.
    mode: Literal["live", "test"]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The outcome. `ended`: it no longer works. `reassigned`: it now belongs to the member who
    #: made the change. `limited`: the key has fewer scopes.
    outcome: Literal["ended", "reassigned", "limited", "kept"]


class ErasePartnerResult(Model):
    #: The ID of the partner.
    id: str
    #: Bank files that still contain the partner’s name, because other transfers in them are in
    #: progress. They’re deleted later. Delete any copies that you downloaded.
    bank_files: List[str]


class Event(Model):
    #: The type of event.
    event: Literal["click", "lead", "sale"]
    link: EventLink
    #: The ID of the click, or `evt_…`. Use it as a cursor.
    id: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str
    click: EventClick
    partner: Optional[EventPartner]
    #: For leads and sales, the ID of the event.
    event_id: Optional[str]
    #: For leads and sales, the name of the event.
    event_name: Optional[str]
    #: For leads, the number of leads that the event counts as.
    event_quantity: Optional[int]
    #: Your own data.
    metadata: Optional[Dict[str, Any]]
    customer: Optional[EventCustomer]
    sale: Optional[EventSale]
    #: For sales, the sale amount in minor units.
    sale_amount: Optional[int]
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: The payment processor.
    payment_processor: Optional[str]
    #: The ID of the click.
    click_id: str
    #: The ID of the link.
    link_id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The destination URL.
    url: str
    #: The continent code.
    continent: str
    #: The two-letter country code (ISO 3166-1).
    country: str
    #: The city.
    city: str
    #: The device type.
    device: str
    #: The browser.
    browser: str
    #: The operating system.
    os: str
    #: Whether the visitor scanned a QR code: 1 or 0.
    qr: int
    #: Always empty.
    ip: str


class EventClick(Model):
    #: The ID of the click, or empty if the event has no click.
    id: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str
    #: The destination URL without its query.
    url: str
    #: The two-letter country code, or `Unknown`.
    country: str
    #: The city.
    city: str
    #: The region code (ISO 3166-2).
    region: str
    #: The continent code.
    continent: str
    #: The device type.
    device: str
    #: The browser.
    browser: str
    #: The operating system.
    os: str
    #: The referring host, or `(direct)`.
    referer: str
    #: The referring page.
    referer_url: str
    #: How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`.
    trigger: str
    #: Whether the visitor scanned a QR code.
    qr: bool
    #: Always empty, because IP addresses aren’t stored.
    ip: str


class EventCustomer(Model):
    #: The ID of the customer.
    id: str
    #: The customer’s ID in your system.
    external_id: str
    #: The ID of the program that the customer was identified with. Null for customers of the
    #: workspace.
    identified_program_id: Optional[str]
    #: The customer’s name, or null.
    name: Optional[str]
    #: The customer’s email address, or null.
    email: Optional[str]
    #: The URL of a picture, or null.
    avatar: Optional[str]
    #: The customer’s two-letter country code, or null.
    country: Optional[str]
    #: The number of sales.
    sales: int
    #: Net revenue, in minor units of `saleCurrency`.
    sale_amount: int
    #: The currency of `saleAmount`.
    sale_currency: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the first sale happened, in ISO 8601 format, or null.
    first_sale_at: Optional[str]


class EventLink(Model):
    #: The ID of the link.
    id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The full short URL.
    short_link: str
    #: The URL of a QR code as PNG.
    qr_code: str
    #: The destination URL with its UTM parameters.
    url: str
    #: Your own ID of the link, or null.
    external_id: Optional[str]
    #: The ID of your tenant that the link belongs to, or null.
    tenant_id: Optional[str]
    #: The ID of the program that the link belongs to, or null.
    program_id: Optional[str]
    #: The ID of the partner who promotes the link, or null.
    partner_id: Optional[str]
    #: Whether leads and sales are tracked.
    track_conversion: bool
    #: Whether it’s archived.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    public_stats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    do_index: bool
    #: Your own notes, or null.
    comments: Optional[str]
    #: When it expires, in ISO 8601 format.
    expires_at: Optional[str]
    #: The URL for visitors after the link expires, or null.
    expired_url: Optional[str]
    #: The title of the link preview, or null.
    title: Optional[str]
    #: The description of the link preview, or null.
    description: Optional[str]
    #: The URL of the link preview’s image, or null.
    image: Optional[str]
    #: The URL of the link preview’s video, or null.
    video: Optional[str]
    #: The destination for iPhone and iPad, or null.
    ios: Optional[str]
    #: The destination for Android, or null.
    android: Optional[str]
    #: Destinations by country code, or null.
    geo: Optional[Dict[str, str]]
    #: When it was disabled, in ISO 8601 format, or null.
    disabled_at: Optional[str]
    #: `********` if the link has a password, or null.
    password: Optional[str]
    #: The tags of the link, or null.
    tags: Optional[List[Any]]
    #: Deprecated. Use `tags`. The ID of the first tag.
    tag_id: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: The UTM source.
    utm_source: Optional[str]
    #: The UTM medium.
    utm_medium: Optional[str]
    #: The UTM campaign.
    utm_campaign: Optional[str]
    #: The UTM term.
    utm_term: Optional[str]
    #: The UTM content.
    utm_content: Optional[str]
    #: The destinations of the A/B test, or null.
    test_variants: Optional[List[Any]]
    #: When the A/B test started, in ISO 8601 format, or null.
    test_started_at: Optional[str]
    #: When the A/B test ends, in ISO 8601 format, or null.
    test_completed_at: Optional[str]
    #: Always null, because API keys create links.
    user_id: Optional[str]
    #: The ID of the workspace.
    workspace_id: str
    #: The same as `workspaceId`.
    project_id: str
    #: Not used.
    webhook_ids: List[str]
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of conversions.
    conversions: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
    #: amounts that count toward the program.
    sale_amount: int
    #: The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
    sale_currency: str
    #: When the link was last clicked, in ISO 8601 format, or null.
    last_clicked: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class EventPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The URL of the partner’s picture, or null.
    image: Optional[str]


class EventSale(Model):
    #: The total that the customer paid, in minor units.
    amount: int
    #: The tax included in the amount, in minor units.
    tax: int
    #: The shipping costs included in the amount, without tax, in minor units.
    shipping: int
    #: Fees included in the amount, in minor units.
    fee: int
    #: The products in the sale.
    line_items: List[EventSaleLineItem]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: The payment processor.
    payment_processor: str


class EventSaleLineItem(Model):
    #: Your own ID of the product, which rewards can refer to.
    product_id: str
    #: The line total after discounts and without tax, in minor units of the currency.
    amount: int
    #: The name of the product, or null.
    name: Optional[str]
    #: The quantity.
    quantity: int


class EventsReplayed(Model):
    #: The number of events that are processed again.
    count: int
    #: Whether there are more events. Repeat the request.
    more: bool


class ExchangeRate(Model):
    #: The date.
    day: str
    #: The currency.
    currency: str
    #: The source. `operator` is your own rate and takes precedence. `ecb` is the European Central
    #: Bank.
    source: str
    #: The number of units of the currency that one euro buys.
    per_euro: str
    #: When the object was created, in ISO 8601 format.
    created_at: str


class ExplainEventResult(Model):
    #: The type of event.
    event: Literal["click", "lead", "sale", "refund"]
    link: Optional[EventLink]
    #: The ID of the click, or `evt_…`. Use it as a cursor.
    id: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str
    click: EventClick
    partner: Optional[EventPartner]
    #: For leads and sales, the ID of the event.
    event_id: Optional[str]
    #: For leads and sales, the name of the event.
    event_name: Optional[str]
    #: For leads, the number of leads that the event counts as.
    event_quantity: Optional[int]
    #: Your own data.
    metadata: Optional[Dict[str, Any]]
    customer: Optional[EventCustomer]
    sale: Optional[EventSale]
    #: For sales, the sale amount in minor units.
    sale_amount: Optional[int]
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: The payment processor.
    payment_processor: Optional[str]
    #: The ID of the click.
    click_id: str
    #: The ID of the link.
    link_id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The destination URL.
    url: str
    #: The continent code.
    continent: str
    #: The two-letter country code (ISO 3166-1).
    country: str
    #: The city.
    city: str
    #: The device type.
    device: str
    #: The browser.
    browser: str
    #: The operating system.
    os: str
    #: Whether the visitor scanned a QR code: 1 or 0.
    qr: int
    #: Always empty.
    ip: str
    refund: Optional[ExplainEventResultRefund]
    explanation: ExplainEventResultExplanation


class ExplainEventResultExplanation(Model):
    #: The result. Clicks are `recorded`. Leads, sales, and refunds are attributed to a link or to
    #: none.
    verdict: Literal["recorded", "attributed", "unattributed"]
    #: A stable code for the reason.
    reason: str
    #: The attribution, one sentence per step.
    steps: List[str]
    click: Optional[EventClick]
    lead: Optional[ExplainEventResultExplanationLead]
    #: The refunds of the sale.
    refunds: List[ExplainEventResultExplanationRefund]
    #: The commissions that the event earned, or that a refund changed.
    commissions: List[ExplainEventResultExplanationCommission]
    unearned: Optional[ExplainEventResultExplanationUnearned]


class ExplainEventResultExplanationCommission(Model):
    #: The ID of the commission.
    id: str
    #: The type of commission: click, lead, sale, referral, or custom.
    type: str
    #: The ID of the partner.
    partner_id: str
    #: The earnings after refunds, in minor units.
    earnings: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The status of the commission.
    status: Literal["pending", "processed", "paid", "refunded", "duplicate", "fraud", "canceled", "hold"]


class ExplainEventResultExplanationLead(Model):
    #: The ID of the lead.
    id: str
    #: The name of the event.
    event_name: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str


class ExplainEventResultExplanationRefund(Model):
    #: The ID of the refund.
    id: str
    #: Your own ID of the refund.
    refund_id: str
    #: The ID of the sale.
    sale_id: str
    #: The refunded amount, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str


class ExplainEventResultExplanationUnearned(Model):
    #: A stable code for the reason.
    reason: Literal["no_reward", "duration_over", "first_sale_only", "limit_reached", "zero_amount", "not_eligible", "existing_customer", "already_rewarded"]
    #: The explanation, one sentence per step.
    steps: List[str]


class ExplainEventResultRefund(Model):
    #: The ID of the refund.
    id: str
    #: Your own ID of the refund.
    refund_id: str
    #: The ID of the sale.
    sale_id: str
    #: The refunded amount, in minor units.
    amount: int
    #: The sale’s currency.
    currency: str
    #: When the event happened, in ISO 8601 format.
    timestamp: str


class FieldChoices(Model):
    #: The name of the field. Its value is a list of choices, separated by commas.
    field: str
    #: The choices.
    choices: List[FieldChoicesChoice]


class FieldChoicesChoice(Model):
    #: The value of the option.
    value: str
    #: The display name of the option.
    label: str
    #: The group of the choice, such as a pipeline. Can be empty.
    group: str
    #: Whether the choice is used by default.
    is_usual: bool


class Folder(Model):
    #: The ID of the folder.
    id: str
    #: The name of the folder.
    name: str
    #: A description of the folder, or null.
    description: Optional[str]
    #: The type of folder. Always `default`.
    type: Literal["default", "mega"]
    #: Not used.
    access_level: Optional[Literal["write", "read"]]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class FraudFlag(Model):
    #: The unique ID.
    id: str
    #: The status. Open flags are closed only by people.
    status: Literal["open", "released", "rejected"]
    #: The fraud rule.
    rule: Literal["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource", "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
    #: The severity.
    severity: Literal["low", "medium", "high"]
    #: The finding, in one sentence.
    sentence: str
    #: The data behind the finding.
    evidence: Dict[str, str]
    #: The ID of the program.
    program_id: str
    #: The ID of the partner.
    partner_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The ID of the customer.
    customer_id: Optional[str]
    #: The ID of the commission. Null if the flag is about the partner and holds all of their
    #: earnings.
    commission_id: Optional[str]
    partner: FraudFlagPartner
    commission: Optional[FraudFlagCommission]
    #: A note for your records, or null.
    note: Optional[str]
    #: The actor who closed the flag, such as `key:key_…`.
    reviewed_by: Optional[str]
    #: When it was reviewed, in ISO 8601 format, or null.
    reviewed_at: Optional[str]
    #: When the flag was created, in ISO 8601 format.
    created_at: str


class FraudFlagCommission(Model):
    #: The ID of the commission.
    id: str
    #: The earnings, in minor units of the program’s currency.
    earnings: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str


class FraudFlagPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The partner’s email address, or null.
    email: Optional[str]


class FraudRule(Model):
    #: The fraud rule.
    rule: Literal["selfReferral", "duplicateIdentity", "banElsewhere", "paidTraffic", "bannedSource", "bannedCountry", "disposableEmail", "tooFast", "clickVelocity"]
    #: The name of the rule.
    title: str
    #: The default settings of the rule. To change them, update `fraudSettings` of the program.
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
    #: Whether it’s enabled.
    enabled: bool


class FraudSettingsBannedCountry(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: The two-letter codes of banned customer countries.
    customer_countries: List[str]
    #: The two-letter codes of banned partner countries.
    partner_countries: List[str]


class FraudSettingsBannedSource(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: The banned hosts, such as `*.coupons.example`.
    hosts: List[str]


class FraudSettingsClickVelocity(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: The maximum number of clicks per hour on one link from one browser and location.
    max_clicks_per_hour: int
    #: The maximum number of clicks per visitor.
    max_clicks_per_visitor: int


class FraudSettingsDisposableEmail(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: Additional domains of disposable email providers.
    extra_domains: List[str]
    #: Domains to allow, even if they’re known as disposable.
    allowed_domains: List[str]


class FraudSettingsDuplicateIdentity(Model):
    #: Whether it’s enabled.
    enabled: bool


class FraudSettingsPaidTraffic(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: The advertising networks that partners can’t use.
    networks: List[str]
    #: The campaigns that are allowed.
    allowed_campaigns: List[str]
    #: The referring hosts that never count as advertising.
    allowed_hosts: List[str]


class FraudSettingsSelfReferral(Model):
    #: Whether it’s enabled.
    enabled: bool


class FraudSettingsTooFast(Model):
    #: Whether it’s enabled.
    enabled: bool
    #: The minimum number of seconds between the click and the lead.
    min_seconds: int


class FundingAccount(Model):
    #: The ID of the funding account.
    id: str
    #: The provider.
    provider: str
    #: The name of the account.
    name: str
    #: The masked account. The full details are never returned.
    masked: str
    #: When it was verified, in ISO 8601 format, or null.
    verified_at: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When it was removed, in ISO 8601 format, or null.
    removed_at: Optional[str]
    #: The URL that the provider sends status updates to, or null if it doesn’t.
    callback_url: Optional[str]


class Group(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The name of the group.
    name: str
    #: The slug of the group.
    slug: str
    #: The color of the group.
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]
    #: The number of days before a commission is payable, or null to use the program’s setting.
    holding_period_days: Optional[int]
    #: Whether to approve applications automatically, or null to use the program’s setting.
    auto_approve: Optional[bool]
    #: The format of partner links: a short link, or the destination with `?via=`.
    link_structure: Literal["short", "query"]
    #: The links to create for each new partner.
    default_links: List[GroupDefaultLink]
    #: The destinations that partners can link to.
    allowed_destinations: List[GroupAllowedDestination]
    #: The maximum number of links per partner.
    max_links: int
    #: Rules that move partners into this group.
    move_rules: List[GroupMoveRule]
    #: The URL of a logo.
    logo: Optional[str]
    #: The brand color, as `#rrggbb`, or null.
    brand_color: Optional[str]
    landing: Optional[GroupLanding]
    #: The questions of the application form.
    application_form: Optional[List[Any]]
    #: Resources for partners, such as files, colors, and messages.
    resources: Optional[List[Any]]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class GroupAllowedDestination(Model):
    #: The domain to allow.
    domain: str
    #: The start of the path.
    path: str
    #: How to match.
    match: Literal["domain", "exact"]


class GroupDefaultLink(Model):
    #: The destination URL.
    url: str


class GroupLanding(Model):
    #: The title of the landing page.
    title: str
    #: The subtitle of the landing page.
    subtitle: str
    image: Optional[GroupLandingImage]
    #: The blocks of the landing page.
    blocks: List[Union[GroupLandingBlockText, GroupLandingBlockImage, GroupLandingBlockFiles, GroupLandingBlockQuestions, GroupLandingBlockCalculator, GroupLandingBlockTestimonials]]


class GroupLandingBlockCalculator(Model):
    #: The type of block.
    type: Literal["calculator"]
    #: For calculator blocks, the amount of one sale, in minor units of the program’s currency.
    sale_amount: int
    #: For calculator blocks, the maximum of the slider.
    max_sales: int


class GroupLandingBlockFiles(Model):
    #: The type of block.
    type: Literal["files"]
    #: The images.
    files: List[GroupLandingBlockFilesFile]


class GroupLandingBlockFilesFile(Model):
    #: The name of the file.
    name: str
    #: An HTTP or HTTPS URL.
    url: str


class GroupLandingBlockImage(Model):
    #: The type of block.
    type: Literal["image"]
    #: The URL of the image.
    url: str
    #: Alternative text that describes the image.
    alt: str


class GroupLandingBlockQuestions(Model):
    #: The type of block.
    type: Literal["questions"]
    #: The questions and their answers.
    questions: List[GroupLandingBlockQuestionsQuestion]


class GroupLandingBlockQuestionsQuestion(Model):
    #: The question.
    question: str
    #: The answer.
    answer: str


class GroupLandingBlockTestimonials(Model):
    #: The type of block.
    type: Literal["testimonials"]
    #: The testimonials.
    testimonials: List[GroupLandingBlockTestimonialsTestimonial]


class GroupLandingBlockTestimonialsTestimonial(Model):
    #: The quote.
    quote: str
    #: The name of the person.
    name: str
    #: The role.
    role: str


class GroupLandingBlockText(Model):
    #: The type of block.
    type: Literal["text"]
    #: The content, as Markdown.
    text: str


class GroupLandingImage(Model):
    #: The URL of the image.
    url: str
    #: Alternative text that describes the image.
    alt: str


class GroupMoveRule(Model):
    #: The partner’s total to compare.
    attribute: Literal["totalLeads", "totalSales", "totalSaleAmount", "totalCommissions"]
    #: The minimum, inclusive.
    gte: int
    #: The maximum, exclusive.
    lt: Optional[int]


class HandedLink(Model):
    #: A link that works once. Share it only with the person.
    url: str
    #: When it expires, in ISO 8601 format.
    expires_at: str


class Hostname(Model):
    #: A hostname such as `example.com`, `*.example.com` for all subdomains, or `localhost`.
    hostname: str


class Image(Model):
    #: The unique ID.
    id: str
    #: The public URL of the image.
    url: str
    #: The media type.
    content_type: Literal["image/png", "image/jpeg", "image/gif", "image/webp"]
    #: The size in bytes.
    size: int
    #: When the object was created, in ISO 8601 format.
    created_at: str


class Import(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: str
    #: The platform or file type.
    source: str
    #: A name that distinguishes sources whose IDs can overlap.
    origin: str
    #: Your name for the import.
    name: str
    #: The status of the import.
    status: Literal["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing", "undone"]
    #: Why the import failed, or what it’s waiting for.
    reason: Optional[str]
    #: How to treat commissions that the source hasn’t paid.
    unpaid: Literal["mature", "hold"]
    #: The number of rows read.
    lines: int
    #: The actor who created it.
    created_by: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When it started, in ISO 8601 format, or null.
    started_at: Optional[str]
    #: When it finished, in ISO 8601 format, or null.
    finished_at: Optional[str]
    #: When the import was undone, in ISO 8601 format, or null.
    undone_at: Optional[str]


class ImportFile(Model):
    #: The kind of rows in the file.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The number of the last part.
    part: int
    #: The character encoding.
    encoding: str
    #: The delimiter of the columns.
    delimiter: str
    #: The names of the columns.
    columns: List[str]
    #: The first rows.
    sample: List[List[str]]
    #: The detected columns. Ambiguous columns aren’t mapped.
    mapping: Dict[str, str]
    #: Required values without a column.
    missing: List[str]
    #: Columns that aren’t used unless you map them.
    unmapped: List[str]


class ImportLine(Model):
    #: The number of the row in the import.
    number: int
    #: The type of object in the row.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The source’s own ID.
    source_id: str
    #: The position in the source.
    line: str
    #: The status of the row.
    status: Literal["new", "ready", "skipped", "known", "done", "undone", "kept"]
    #: Why the row is skipped, or null.
    reason: Optional[str]
    #: The reason in one sentence.
    message: Optional[str]
    #: The amount in minor units, or 0.
    amount: int
    #: The currency of `amount`, or null.
    currency: str
    #: The ID of the object that was created or matched.
    target_id: Optional[str]


class ImportReport(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: str
    #: The platform or file type.
    source: str
    #: A name that distinguishes sources whose IDs can overlap.
    origin: str
    #: Your name for the import.
    name: str
    #: The status of the import.
    status: Literal["draft", "reading", "checking", "ready", "running", "done", "failed", "undoing", "undone"]
    #: Why the import failed, or what it’s waiting for.
    reason: Optional[str]
    #: How to treat commissions that the source hasn’t paid.
    unpaid: Literal["mature", "hold"]
    #: The number of rows read.
    lines: int
    #: The actor who created it.
    created_by: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When it started, in ISO 8601 format, or null.
    started_at: Optional[str]
    #: When it finished, in ISO 8601 format, or null.
    finished_at: Optional[str]
    #: When the import was undone, in ISO 8601 format, or null.
    undone_at: Optional[str]
    #: The results for each kind of row.
    kinds: List[ImportReportKind]
    #: Why rows are skipped or kept, with their number.
    reasons: List[ImportReportReason]
    #: Columns of the uploaded files that aren’t used. Available after the preview.
    unmapped: List[ImportReportUnmapped]
    #: Whether the ledger matches the imported rows exactly.
    matches: bool


class ImportReportKind(Model):
    #: The kind of rows.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The number of rows.
    lines: int
    #: The number of rows that will be imported.
    ready: int
    #: The number of rows that were imported or matched existing objects.
    done: int
    #: The number of imported rows that matched existing objects.
    recognized: int
    #: The number of rows from an earlier import.
    known: int
    #: The number of skipped rows.
    skipped: int
    #: The number of rows that were undone.
    undone: int
    #: The number of rows that can’t be undone.
    kept: int
    #: The number of rows added to complete the records, such as the payouts of a month.
    derived: int
    #: The total of those rows, in minor units of the program’s currency.
    derived_amount: int
    #: The totals by currency.
    sums: List[ImportReportKindSum]


class ImportReportKindSum(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The total of all rows in the source, in minor units.
    amount: int
    #: The total of rows that will be or were imported.
    coming: int
    #: The total of rows from an earlier import.
    known: int
    #: The total of skipped rows.
    skipped: int
    #: The total of rows that were undone.
    undone: int
    #: The total that this import posted to the ledger, or null if nothing has been written.
    booked: Optional[int]


class ImportReportReason(Model):
    #: The kind of rows.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: A stable code for the reason.
    reason: str
    #: The reason in one sentence.
    message: str
    #: The number of rows.
    lines: int


class ImportReportUnmapped(Model):
    #: The kind of file.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The columns.
    columns: List[str]


class Importer(Model):
    #: The name of the source.
    name: str
    #: The display name of the source.
    label: str
    #: The fields that the source requires.
    fields: List[ImporterField]
    #: The kinds of files that the source accepts.
    files: List[Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]]
    #: The values that a column of each kind of file can contain.
    columns: List[ImporterColumn]
    #: Data that can’t be imported.
    notes: List[str]


class ImporterColumn(Model):
    #: The kind of file.
    kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"]
    #: The values that a column can contain.
    fields: List[ImporterColumnField]


class ImporterColumnField(Model):
    #: The name of the field.
    name: str
    #: Whether a value is required.
    required: bool
    #: A description of the value.
    meaning: str


class ImporterField(Model):
    #: The name of the field.
    name: str
    #: The display name of the field.
    label: str
    #: Whether the field is secret.
    secret: bool
    #: Whether a value is required.
    required: bool


class InboxEvent(Model):
    #: The unique ID.
    id: str
    #: The ID of the connection.
    connection_id: str
    #: The provider’s ID of the event.
    provider_event_id: str
    #: The provider’s name of the event type.
    type: str
    #: The processing status of the event.
    status: Literal["received", "retrying", "done", "ignored", "failed"]
    #: Why the event failed, is waiting, or was ignored, or what remains to be done.
    reason: Optional[str]
    #: The number of attempts.
    attempts: int
    #: When the event arrived, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class IntegrationInfo(Model):
    #: The name of the provider.
    name: str
    #: The display name of the provider.
    label: str
    #: The events that the provider reports.
    summary: str
    #: The steps to complete at the provider.
    setup: str
    #: The provider’s name for the signing secret.
    secret_label: str
    #: The fields that the provider requires.
    fields: List[IntegrationInfoField]
    #: The supported event types.
    events: List[str]
    #: Whether accounts are connected on the provider’s page.
    authorization: Literal["none", "unconfigured", "ready"]
    #: Whether history from before the connection can be imported.
    history: bool


class IntegrationInfoField(Model):
    #: The name of the field.
    name: str
    #: The display name of the field.
    label: str
    #: Whether the field is secret.
    secret: bool
    #: Whether a value is required.
    required: bool
    #: The options of the field, or null.
    choices: Optional[List[str]]


class Invitation(Model):
    #: The unique ID.
    id: str
    #: The email address.
    email: str
    #: The role: `owner` can do everything, `admin` everything except manage owners, `member`
    #: day-to-day work, `viewer` read only, and `billing` payouts.
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: The actor who sent the invitation: `member:per_…`, `key:key_…`, or `system:cli`.
    invited_by: str
    #: The delivery status. `not_configured`: the server can’t send email. `handed_over`: an owner
    #: received the link.
    delivery: Literal["queued", "sent", "not_configured", "handed_over"]
    #: When the email was sent, or null.
    sent_at: Optional[str]
    #: When the invitation expires, a week after it was sent.
    expires_at: str
    #: When the object was created, in ISO 8601 format.
    created_at: str


class InvitedPartner(Model):
    #: The unique ID.
    id: str
    #: The partner ID, the same as `id`.
    partner_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The `enrollmentId` of the referring partner, or null.
    referred_by_id: Optional[str]
    #: The ID of the member who is responsible for the partner.
    owner_id: Optional[str]
    #: The partner’s tags, sorted by name.
    tags: List[InvitedPartnerTag]
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: str
    #: Your own ID of the partner.
    tenant_id: Optional[str]
    #: The partner’s status in the program.
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]
    #: The partner’s name.
    name: str
    #: The username, or null.
    username: Optional[str]
    #: The partner’s email address, or null.
    email: Optional[str]
    #: When the email address was verified, in ISO 8601 format, or null.
    email_verified_at: Optional[str]
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: A description of the partner, or null.
    description: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The legal name of the company, or null.
    company_name: Optional[str]
    #: The postal address, or null.
    address: Optional[str]
    #: The language, as a BCP 47 tag.
    locale: Optional[str]
    #: Always `draft`, because there’s no partner network.
    network_status: Literal["draft", "submitted", "approved", "rejected", "trusted"]
    #: Always null, because the payout provider manages payout methods.
    default_payout_method: Optional[Any]
    #: Always null, because the payout provider manages payout methods.
    paypal_email: Optional[Any]
    #: Always null, because the payout provider manages payout methods.
    stripe_connect_id: Optional[Any]
    #: When the partner first had a payout method.
    payouts_enabled_at: Optional[str]
    #: Not used.
    identity_verified_at: Optional[Any]
    #: Whether rules are prevented from moving the partner to another group.
    group_locked: bool
    #: Whether the partner agreed to show their name and earnings on the leaderboard.
    listed: bool
    #: Whether the partner sees customers’ full email addresses.
    shares_customers: bool
    #: The partner’s links, or null.
    links: Optional[List[Any]]
    #: The total number of clicks.
    total_clicks: int
    #: The total number of leads.
    total_leads: int
    #: The total number of conversions.
    total_conversions: int
    #: The total number of sales.
    total_sales: int
    #: Net revenue (sales minus refunds), in minor units of the program’s currency.
    total_sale_amount: int
    #: The total commissions, in minor units.
    total_commissions: int
    earnings: InvitedPartnerEarnings
    #: When the partner was banned, in ISO 8601 format, or null.
    banned_at: Optional[str]
    #: Why the partner was banned, or null.
    banned_reason: Optional[Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]]
    application: Optional[InvitedPartnerApplication]
    #: When the partner was enrolled, in ISO 8601 format.
    created_at: str
    #: When the partner last changed, in ISO 8601 format.
    updated_at: str
    #: The delivery status. `not_configured`: the server can’t send email, so the email is kept.
    delivery: Literal["queued", "not_configured"]


class InvitedPartnerApplication(Model):
    #: The reason, which only your team sees, or null.
    rejection_reason: Optional[Literal["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"]]
    #: A note that the partner sees, or null.
    rejection_note: Optional[str]
    #: When it was reviewed, in ISO 8601 format, or null.
    reviewed_at: Optional[str]


class InvitedPartnerEarnings(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: Earnings in the holding period or on hold, in minor units.
    accrued: int
    #: Earnings that can be paid out, in minor units.
    payable: int
    #: Earnings in payouts that are in transit, in minor units.
    in_transit: int
    #: Earnings that were paid, in minor units.
    paid: int


class InvitedPartnerTag(Model):
    #: The ID of the tag.
    id: str
    #: The name of the tag.
    name: str
    #: The color of the tag.
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]


class Job(Model):
    #: The unique ID.
    id: str
    #: The name of the job’s task.
    task: str
    #: The status of the job.
    status: Literal["failed", "waiting", "running"]
    #: The number of attempts.
    attempts: int
    #: The maximum number of attempts.
    max_attempts: int
    #: Why the last attempt failed.
    error: Optional[str]
    #: The input of the job, which contains IDs.
    payload: Dict[str, Any]
    #: When the job runs next.
    run_at: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class JournalEntry(Model):
    #: The unique ID.
    id: str
    #: The ID of the posting. The entries of a posting add up to zero.
    posting_id: str
    #: The date of the posting in the ledger, in ISO 8601 format.
    booking_date: str
    #: When the event happened. Earlier than the posting date if its month was already closed.
    event_date: str
    #: The ledger account.
    account: Literal["expense", "accrued", "payable", "in_transit", "paid"]
    #: The cause of the ledger entry.
    cause: Literal["commission_accrued", "commission_matured", "commission_adjusted", "commission_reversed", "commission_canceled", "commission_restored", "payout_sent", "payout_completed", "payout_failed", "payout_returned", "payout_canceled", "enrollment_merged"]
    #: A description in one sentence.
    text: str
    #: The ID of the program.
    program_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    partner: DiscountCodePartner
    #: The ID of the commission.
    commission_id: Optional[str]
    #: The ID of the payout.
    payout_id: Optional[str]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency. Credits are positive and debits negative.
    amount: int
    #: The balance of this account and currency in the program after this entry, regardless of
    #: other filters, in minor units of the currency.
    balance: int


class Key(Model):
    #: The unique ID.
    id: str
    #: A name for the key.
    name: str
    #: The recognizable part of the key.
    partial_key: str
    #: The scopes.
    scopes: List[Literal["all", "read", "links.read", "links.write", "conversions.write", "customers.read", "customers.write", "analytics.read", "analytics.write", "program.read", "program.write", "payouts.write", "mails.read", "mails.write", "privacy.write", "members.read", "members.write", "workspace.read", "workspace.write", "audit.read"]]
    #: The ID of the user who created it, such as `per_…`.
    created_by: Optional[str]
    #: When the key was last used, to the minute.
    last_used_at: Optional[str]
    #: When it expires.
    expires_at: Optional[str]
    #: When it was created.
    created_at: str


class LedgerCheck(Model):
    #: Whether there are no differences.
    ok: bool
    #: When the check ran, in ISO 8601 format.
    checked_at: str
    #: The totals by currency.
    sums: List[LedgerSum]
    #: The number of differences.
    difference_count: int
    #: The first 100 differences.
    differences: List[LedgerDifference]


class LedgerDifference(Model):
    #: The compared data.
    kind: str
    #: The ID of the object that differs, or null.
    id: str
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The expected amount, in minor units.
    expected: int
    #: The actual amount, in minor units.
    found: int
    #: The difference in one sentence.
    sentence: str


class LedgerSum(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The number of entries.
    entries: int
    #: The sum of all entries, which is always 0, in minor units of the currency.
    sum: int
    #: The cost of commissions as a negative amount, in minor units of the currency.
    expense: int
    #: Earnings in the holding period or on hold, in minor units of the currency.
    accrued: int
    #: Earnings that can be paid out, in minor units of the currency.
    payable: int
    #: Earnings in payouts that are in transit, in minor units of the currency.
    in_transit: int
    #: Earnings that were paid, in minor units of the currency.
    paid: int


class Link(Model):
    #: The ID of the link.
    id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The full short URL.
    short_link: str
    #: The URL of a QR code as PNG.
    qr_code: str
    #: The destination URL with its UTM parameters.
    url: str
    #: Your own ID of the link, or null.
    external_id: Optional[str]
    #: The ID of your tenant that the link belongs to, or null.
    tenant_id: Optional[str]
    #: The ID of the program that the link belongs to, or null.
    program_id: Optional[str]
    #: The ID of the partner who promotes the link, or null.
    partner_id: Optional[str]
    #: Whether leads and sales are tracked.
    track_conversion: bool
    #: Whether it’s archived.
    archived: bool
    #: Whether anyone with the link can see its statistics.
    public_stats: bool
    #: Whether link previews show the link’s own title, description, and image.
    proxy: bool
    #: Whether to show the destination under the short URL.
    rewrite: bool
    #: Whether search engines can index the short link.
    do_index: bool
    #: Your own notes, or null.
    comments: Optional[str]
    #: When it expires, in ISO 8601 format.
    expires_at: Optional[str]
    #: The URL for visitors after the link expires, or null.
    expired_url: Optional[str]
    #: The title of the link preview, or null.
    title: Optional[str]
    #: The description of the link preview, or null.
    description: Optional[str]
    #: The URL of the link preview’s image, or null.
    image: Optional[str]
    #: The URL of the link preview’s video, or null.
    video: Optional[str]
    #: The destination for iPhone and iPad, or null.
    ios: Optional[str]
    #: The destination for Android, or null.
    android: Optional[str]
    #: Destinations by country code, or null.
    geo: Optional[Dict[str, str]]
    #: When it was disabled, in ISO 8601 format, or null.
    disabled_at: Optional[str]
    #: `********` if the link has a password, or null.
    password: Optional[str]
    #: The tags of the link, or null.
    tags: Optional[List[Any]]
    #: Deprecated. Use `tags`. The ID of the first tag.
    tag_id: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: The UTM source.
    utm_source: Optional[str]
    #: The UTM medium.
    utm_medium: Optional[str]
    #: The UTM campaign.
    utm_campaign: Optional[str]
    #: The UTM term.
    utm_term: Optional[str]
    #: The UTM content.
    utm_content: Optional[str]
    #: The destinations of the A/B test, or null.
    test_variants: Optional[List[Any]]
    #: When the A/B test started, in ISO 8601 format, or null.
    test_started_at: Optional[str]
    #: When the A/B test ends, in ISO 8601 format, or null.
    test_completed_at: Optional[str]
    #: Always null, because API keys create links.
    user_id: Optional[str]
    #: The ID of the workspace.
    workspace_id: str
    #: The same as `workspaceId`.
    project_id: str
    #: Not used.
    webhook_ids: List[str]
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of conversions.
    conversions: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of `saleCurrency`. For partner links, only
    #: amounts that count toward the program.
    sale_amount: int
    #: The currency of `saleAmount`: the program’s, or the workspace’s if the link has no program.
    sale_currency: str
    #: When the link was last clicked, in ISO 8601 format, or null.
    last_clicked: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class Mail(Model):
    #: The unique ID.
    id: str
    #: The email template.
    template: str
    #: The ID of the program.
    program_id: str
    #: The ID of the partner.
    partner_id: Optional[str]
    #: The sender.
    from_: str
    #: The recipient. Empty after the email was deleted due to its age.
    to: str
    #: The subject. Empty after the email was deleted due to its age.
    subject: str
    #: The HTML content. Null if it contains a link that is only for the recipient, and empty after
    #: it was deleted. Unsubscribe links are visible only to keys with `mails.write`.
    html: Optional[str]
    #: The plain-text content, or null.
    text: Optional[str]
    #: The delivery status of the email.
    status: Literal["waiting", "sent", "kept", "failed"]
    #: Why the last attempt failed.
    error: Optional[str]
    #: When it was sent, in ISO 8601 format, or null.
    sent_at: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class MailTemplate(Model):
    #: The email template.
    template: Literal["partner-invited", "application-received", "application-approved", "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest", "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
    #: The language, as a BCP 47 tag.
    language: str
    #: The subject of the email.
    subject: str
    #: The text below the greeting.
    body: str
    #: Whether the template has custom text.
    custom: bool
    #: The placeholders that the subject and body can contain.
    placeholders: List[str]


class MailTemplateDetail(Model):
    #: The email template.
    template: Literal["partner-invited", "application-received", "application-approved", "application-rejected", "enrollment-banned", "enrollment-deactivated", "group-changed", "commission-digest", "commission-held", "commission-reversed", "payout-sent", "payout-completed", "payout-failed"]
    #: The placeholders that the subject and body can contain.
    placeholders: List[str]
    #: The languages with custom text.
    languages: List[str]


class Member(Model):
    #: The ID of the user, which is the same in all workspaces.
    id: str
    #: The member’s email address.
    email: str
    #: The member’s name.
    name: str
    #: The role: `owner` can do everything, `admin` everything except manage owners, `member`
    #: day-to-day work, `viewer` read only, and `billing` payouts.
    role: Literal["owner", "admin", "member", "viewer", "billing"]
    #: When the member joined.
    created_at: str


class MemberAccess(Model):
    #: The type of access: an API key, a webhook, a share link, or an invitation.
    type: Literal["key", "webhook", "share_link", "invitation"]
    #: The unique ID.
    id: str
    #: The name. For webhooks, the URL. For invitations, the email address.
    name: str
    #: Whether it belongs to live or test mode.
    mode: Literal["live", "test"]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class MergePartnersResult(Model):
    #: The ID of the partner.
    partner_id: str
    #: The ID of the partner that was merged.
    merged_partner_id: str


class Milestone(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: str
    #: The title that partners see, or null.
    name: str
    #: The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions
    #: for leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s
    #: currency.
    metric: Literal["leads", "sales", "revenue", "earnings"]
    #: The goal, as a number, or in minor units for revenue and earnings.
    threshold: int
    #: The bonus, in minor units of the program’s currency.
    amount: int
    #: The currency of the bonus.
    currency: str
    #: A description in one sentence.
    sentence: str
    #: When it starts, in ISO 8601 format, or null.
    starts_at: Optional[str]
    #: When it ends, in ISO 8601 format, or null.
    ends_at: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When the milestone was archived. It can no longer be earned.
    archived_at: Optional[str]


class MoveEnrollmentsResult(Model):
    #: The number of partners moved.
    moved: int
    #: The ID of the group to move partners to.
    to_group_id: str


class Partner(Model):
    #: The ID of the partner.
    id: str
    #: The partner ID, the same as `id`.
    partner_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The `enrollmentId` of the referring partner, or null.
    referred_by_id: Optional[str]
    #: The ID of the member who is responsible for the partner.
    owner_id: Optional[str]
    #: The partner’s tags, sorted by name.
    tags: List[InvitedPartnerTag]
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: str
    #: Your own ID of the partner.
    tenant_id: Optional[str]
    #: The partner’s status in the program.
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]
    #: The partner’s name.
    name: str
    #: The username, or null.
    username: Optional[str]
    #: The partner’s email address.
    email: Optional[str]
    #: When the email address was verified, in ISO 8601 format, or null.
    email_verified_at: Optional[str]
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: A description of the partner, or null.
    description: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The legal name of the company, or null.
    company_name: Optional[str]
    #: The postal address, or null.
    address: Optional[str]
    #: The language, as a BCP 47 tag.
    locale: Optional[str]
    #: Always `draft`, because there’s no partner network.
    network_status: Literal["draft", "submitted", "approved", "rejected", "trusted"]
    #: Always null, because the payout provider manages payout methods.
    default_payout_method: Optional[Any]
    #: Always null, because the payout provider manages payout methods.
    paypal_email: Optional[Any]
    #: Always null, because the payout provider manages payout methods.
    stripe_connect_id: Optional[Any]
    #: When the partner first had a payout method.
    payouts_enabled_at: Optional[str]
    #: Not used.
    identity_verified_at: Optional[Any]
    #: Whether rules are prevented from moving the partner to another group.
    group_locked: bool
    #: Whether the partner agreed to show their name and earnings on the leaderboard.
    listed: bool
    #: Whether the partner sees customers’ full email addresses.
    shares_customers: bool
    #: The partner’s links, or null.
    links: Optional[List[Any]]
    #: The total number of clicks.
    total_clicks: int
    #: The total number of leads.
    total_leads: int
    #: The total number of conversions.
    total_conversions: int
    #: The total number of sales.
    total_sales: int
    #: Net revenue (sales minus refunds), in minor units of the program’s currency.
    total_sale_amount: int
    #: The total commissions, in minor units.
    total_commissions: int
    earnings: InvitedPartnerEarnings
    #: When the partner was banned, in ISO 8601 format, or null.
    banned_at: Optional[str]
    #: Why the partner was banned, or null.
    banned_reason: Optional[Literal["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]]
    application: Optional[InvitedPartnerApplication]
    #: When the partner was enrolled, in ISO 8601 format.
    created_at: str
    #: When the partner last changed, in ISO 8601 format.
    updated_at: str


class PartnerActivity(Model):
    #: The ID of the entry, which is also its cursor.
    id: str
    #: The kind of entry.
    kind: Literal["applied", "invited", "enrolled", "status_changed", "group_changed", "owner_changed", "changed", "merged", "tag_added", "tag_removed", "signed_in", "viewed_as", "exported", "access_link_created", "payout_method_changed", "discount_code_changed", "link_created", "first_lead", "first_sale", "email", "payout_created", "payout_sent", "payout_paid", "payout_failed", "fraud_flagged", "note"]
    #: When it happened, in ISO 8601 format.
    created_at: str
    #: The ID of the program, or null for all programs.
    program_id: Optional[str]
    actor: Optional[PartnerActivityActor]
    reference: Optional[PartnerActivityReference]
    #: The current status.
    status: Optional[Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]]
    #: For `changed`, the names of the changed fields.
    changes: Optional[List[str]]
    #: The amount of the payout or sale, in minor units.
    amount: Optional[int]
    #: The currency of the amount.
    currency: Optional[str]
    #: The subject of the email, or the text of the note.
    text: Optional[str]


class PartnerActivityActor(Model):
    #: The type of actor.
    type: Literal["member", "key", "partner", "embed", "browser", "system", "database"]
    #: The ID of the member, key, or partner.
    id: str
    #: The name of the actor.
    name: Optional[str]


class PartnerActivityReference(Model):
    #: The type of object.
    type: Literal["partner", "enrollment", "group", "tag", "member", "payout_method", "discount_code", "link", "event", "email", "payout", "fraud_flag", "note"]
    #: The ID of the object.
    id: str
    #: The name of the object, if it still exists.
    name: Optional[str]


class PartnerApplication(Model):
    #: The ID of the enrollment.
    id: str
    #: When the application was submitted, in ISO 8601 format.
    created_at: str
    #: The ID of the program.
    program_id: str
    partner: PartnerApplicationPartner
    #: The answers with the labels at that time.
    application_form_data: Optional[List[Any]]


class PartnerApplicationPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The legal name of the company, or null.
    company_name: Optional[str]
    #: The partner’s email address, or null.
    email: Optional[str]
    #: When the email address was verified, in ISO 8601 format, or null.
    email_verified_at: Optional[str]
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: A description.
    description: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The ID of the partner’s group.
    group_id: str
    #: The partner’s status in the program.
    status: Literal["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated", "banned"]


class PartnerLink(Model):
    #: The ID of the partner.
    id: str
    #: The domain of the link.
    domain: str
    #: The key of the link.
    key: str
    #: The full short URL.
    short_link: str
    #: The URL to share: the short link, or the destination with `?via=`.
    share_url: str
    #: The destination URL.
    url: str
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of conversions.
    conversions: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of the program’s currency.
    sale_amount: int


class PartnerNote(Model):
    #: The unique ID.
    id: str
    #: The ID of the partner.
    partner_id: str
    #: The text of the note.
    text: str
    #: Whether the note is shown above the others.
    pinned: bool
    author: PartnerNoteAuthor
    #: Whether the caller can edit the note: authors, admins, and owners can.
    editable: bool
    #: When the note was written, in ISO 8601 format.
    created_at: str
    #: When the note last changed, in ISO 8601 format.
    updated_at: str


class PartnerNoteAuthor(Model):
    #: The ID of the member, or null for a key without a member.
    id: Optional[str]
    #: The author’s name when the note was written.
    name: str


class PartnerTag(Model):
    #: The unique ID.
    id: str
    #: The name of the tag.
    name: str
    #: The color of the tag.
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]
    #: The number of partners that have the tag.
    partner_count: int
    #: When the tag was created, in ISO 8601 format.
    created_at: str


class Payout(Model):
    #: The unique ID.
    id: str
    #: The ID of the payout run.
    invoice_id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The amount that was also due but can’t be sent by the provider. It stays payable.
    carried_amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The current status.
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    #: The number of commissions.
    commission_count: int
    #: The provider.
    provider: str
    #: The masked payout method.
    masked: str
    #: The start of the earning period, in ISO 8601 format.
    period_start: Optional[str]
    #: The end of the earning period, in ISO 8601 format.
    period_end: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When the payout was initiated, in ISO 8601 format, or null.
    initiated_at: Optional[str]
    #: When it was sent, in ISO 8601 format, or null.
    sent_at: Optional[str]
    #: When it was paid, in ISO 8601 format, or null.
    paid_at: Optional[str]
    #: When it failed, in ISO 8601 format, or null.
    failed_at: Optional[str]
    #: Why it failed, or null.
    failure_reason: Optional[str]
    #: `external` means that you credit the partner in your product.
    mode: Literal["internal", "external"]
    #: The payout method, or null.
    method: Optional[Literal["connect", "paypal"]]
    #: The provider’s ID of the transfer.
    trace_id: Optional[str]
    partner: PayoutPartner


class PayoutCalendar(Model):
    #: The ID of the program.
    program_id: str
    #: The program’s currency.
    currency: str
    #: Today’s date in UTC.
    today: str
    #: Today’s date in UTC.
    last_day: str
    #: How often payouts are created.
    interval: Literal["manual", "weekly", "twice_monthly", "monthly"]
    #: The payable amounts by currency.
    payable: List[PayoutCalendarPayable]
    #: The amounts that become payable on each day as holding periods end. Days without amounts are
    #: omitted.
    days: List[PayoutCalendarDay]
    #: The amounts that become payable after the last day.
    later: List[PayoutCalendarLater]
    #: The amounts on hold until someone reviews them or an exchange rate is available.
    held: List[PayoutCalendarHeld]
    #: The next scheduled payout dates with the amounts that become payable since the previous
    #: date. Actual payouts can be lower, because partners below the minimum or without a payout
    #: method aren’t paid.
    payout_days: List[PayoutCalendarPayoutDay]


class PayoutCalendarDay(Model):
    #: Today’s date in UTC.
    day: str
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The number of commissions.
    commissions: int


class PayoutCalendarHeld(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The number of commissions.
    commissions: int


class PayoutCalendarLater(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The number of commissions.
    commissions: int


class PayoutCalendarPayable(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The number of commissions.
    commissions: int


class PayoutCalendarPayoutDay(Model):
    #: Today’s date in UTC.
    day: str
    #: The amounts by currency.
    amounts: List[PayoutCalendarPayoutDayAmount]


class PayoutCalendarPayoutDayAmount(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The amount, in minor units of the currency.
    amount: int


class PayoutDetail(Model):
    #: The unique ID.
    id: str
    #: The ID of the payout run.
    invoice_id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The amount that was also due but can’t be sent by the provider. It stays payable.
    carried_amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The current status.
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    #: The number of commissions.
    commission_count: int
    #: The provider.
    provider: str
    #: The masked payout method.
    masked: str
    #: The start of the earning period, in ISO 8601 format.
    period_start: Optional[str]
    #: The end of the earning period, in ISO 8601 format.
    period_end: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When the payout was initiated, in ISO 8601 format, or null.
    initiated_at: Optional[str]
    #: When it was sent, in ISO 8601 format, or null.
    sent_at: Optional[str]
    #: When it was paid, in ISO 8601 format, or null.
    paid_at: Optional[str]
    #: When it failed, in ISO 8601 format, or null.
    failed_at: Optional[str]
    #: Why it failed, or null.
    failure_reason: Optional[str]
    #: `external` means that you credit the partner in your product.
    mode: Literal["internal", "external"]
    #: The payout method, or null.
    method: Optional[Literal["connect", "paypal"]]
    #: The provider’s ID of the transfer.
    trace_id: Optional[str]
    partner: PayoutPartner
    transfer: PayoutTransfer
    #: The first 100 commissions. To get all of them, list commissions with `payoutId`.
    commissions: List[Commission]


class PayoutDraft(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The current status.
    status: Literal["open", "confirmed", "discarded", "expired"]
    #: How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s
    #: schedule.
    source: Literal["preview", "request", "schedule"]
    #: The total of the payouts in the program’s currency, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The number of payouts.
    payout_count: int
    #: The totals by currency and provider.
    totals: List[PayoutDraftTotal]
    #: A hash of the contents. Drafts that pay the same have the same digest.
    digest: str
    #: The actor who created it.
    created_by: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the draft expires, after seven days, in ISO 8601 format.
    expires_at: str
    #: The actor who confirmed it.
    confirmed_by: Optional[str]
    #: When it was confirmed, in ISO 8601 format, or null.
    confirmed_at: Optional[str]
    #: The ID of the run that paid the draft.
    run_id: Optional[str]
    #: The actor who discarded the draft, or null.
    discarded_by: Optional[str]
    #: When it was discarded, in ISO 8601 format, or null.
    discarded_at: Optional[str]


class PayoutDraftDetail(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The current status.
    status: Literal["open", "confirmed", "discarded", "expired"]
    #: How the draft was created: by a preview, with `POST /payouts/drafts`, or by the program’s
    #: schedule.
    source: Literal["preview", "request", "schedule"]
    #: The total of the payouts in the program’s currency, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The number of payouts.
    payout_count: int
    #: The totals by currency and provider.
    totals: List[PayoutDraftTotal]
    #: A hash of the contents. Drafts that pay the same have the same digest.
    digest: str
    #: The actor who created it.
    created_by: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the draft expires, after seven days, in ISO 8601 format.
    expires_at: str
    #: The actor who confirmed it.
    confirmed_by: Optional[str]
    #: When it was confirmed, in ISO 8601 format, or null.
    confirmed_at: Optional[str]
    #: The ID of the run that paid the draft.
    run_id: Optional[str]
    #: The actor who discarded the draft, or null.
    discarded_by: Optional[str]
    #: When it was discarded, in ISO 8601 format, or null.
    discarded_at: Optional[str]
    #: A page of payouts.
    payouts: List[PayoutDraftPayout]


class PayoutDraftPayout(Model):
    partner: FraudFlagPartner
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The amount, in minor units of the currency.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The number of commissions.
    commission_count: int
    #: The provider.
    provider: str
    #: The ID of the payout method, or null for credit that the program pays.
    payout_method_id: Optional[str]
    #: The masked account.
    masked: str


class PayoutDraftTotal(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The provider.
    provider: str
    #: The number of payouts.
    payouts: int
    #: The amount, in minor units of the currency.
    amount: int


class PayoutFile(Model):
    #: The unique ID.
    id: str
    #: The ID of the payout run.
    run_id: str
    #: The provider.
    provider: str
    #: The file name.
    filename: str
    #: The media type.
    content_type: str
    #: The number of transfers.
    transfers: int
    #: The amount, in minor units of the currency.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The current status.
    status: Literal["written", "submitted", "discarded"]
    #: When it was submitted to the bank, in ISO 8601 format, or null.
    submitted_at: Optional[str]
    #: When it was discarded, in ISO 8601 format, or null.
    discarded_at: Optional[str]
    #: When it was last downloaded, in ISO 8601 format, or null.
    downloaded_at: Optional[str]
    #: The last person who downloaded the file.
    downloaded_by: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class PayoutPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The partner’s email address, or null.
    email: Optional[str]
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: Always null.
    default_payout_method: Optional[Any]
    #: When the partner first had a payout method, in ISO 8601 format, or null.
    payouts_enabled_at: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The ID of the partner’s group.
    group_id: Optional[str]
    #: Your own ID of the partner.
    tenant_id: Optional[str]


class PayoutProvider(Model):
    #: The name of the account.
    name: str
    #: The display name of the provider.
    label: str
    #: The type of provider. `online` uses an API, `file` creates a file for your bank, `manual` is
    #: paid by hand, and `credit` is paid in your product.
    kind: str
    #: The supported currencies, or null for all.
    currencies: Optional[List[str]]
    #: The fields required to connect your account.
    funding_fields: List[PayoutProviderFundingField]
    #: The fields that partners fill in.
    recipient_fields: List[PayoutProviderRecipientField]
    #: Whether partners set up their account on the provider’s pages.
    onboarding: bool
    #: Whether the bank’s status files can be uploaded.
    status_files: bool


class PayoutProviderFundingField(Model):
    #: The name of the field.
    name: str
    #: The display name of the field.
    label: str
    #: Whether the value is secret.
    secret: bool
    #: Whether a value is required.
    required: bool
    #: The values to choose from, or null if any text is allowed.
    options: Optional[List[Any]]


class PayoutProviderRecipientField(Model):
    #: The name of the field.
    name: str
    #: The display name of the field.
    label: str
    #: Whether the value is secret.
    secret: bool
    #: Whether a value is required.
    required: bool
    #: The values to choose from, or null if any text is allowed.
    options: Optional[List[Any]]


class PayoutRun(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: Your own key for the run, or null.
    key: Optional[str]
    #: The ID of the draft that was paid, or null.
    draft_id: Optional[str]
    #: The actor who confirmed it.
    confirmed_by: str
    #: The status. `failed` is a scheduled run that paid no partners.
    status: Literal["confirmed", "failed"]
    #: For failed runs, the reason.
    error: Optional[str]
    #: The number of attempts of a scheduled run.
    attempts: int
    #: For failed runs, the time of the next attempt in ISO 8601 format, or null.
    next_attempt_at: Optional[str]
    #: Whether someone other than the creator of the draft confirmed it.
    approved: bool
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of payouts.
    payout_count: int
    #: The totals.
    totals: List[PayoutRunTotal]


class PayoutRunDetail(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: Your own key for the run, or null.
    key: Optional[str]
    #: The ID of the draft that was paid, or null.
    draft_id: Optional[str]
    #: The actor who confirmed it.
    confirmed_by: str
    #: The status. `failed` is a scheduled run that paid no partners.
    status: Literal["confirmed", "failed"]
    #: For failed runs, the reason.
    error: Optional[str]
    #: The number of attempts of a scheduled run.
    attempts: int
    #: For failed runs, the time of the next attempt in ISO 8601 format, or null.
    next_attempt_at: Optional[str]
    #: Whether someone other than the creator of the draft confirmed it.
    approved: bool
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of payouts.
    payout_count: int
    #: The totals.
    totals: List[PayoutRunTotal]
    #: A page of payouts, sorted by ID.
    payouts: List[Payout]
    #: The files to upload to your bank.
    files: List[PayoutFile]


class PayoutRunTotal(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The provider.
    provider: str
    #: The status of the payouts.
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]
    #: The number of payouts.
    payouts: int
    #: The total amount, in minor units.
    amount: int


class PayoutTransfer(Model):
    #: The transfer ID, which is the idempotency key at the provider.
    id: str
    #: The status of the transfer.
    status: Literal["created", "submitting", "sent", "completed", "failed", "returned", "canceled"]
    #: Your reference for the payment, or null.
    reference: Optional[str]
    #: The number of attempts.
    attempts: int
    #: Why the transfer failed, or what needs attention.
    last_error: Optional[str]
    #: The ID of the bank file, or null.
    file_id: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class PlanUse(Model):
    #: The plan.
    plan: Literal["free", "pro", "business", "advanced", "enterprise"]
    #: Whether the plan includes conversion tracking.
    conversion_tracking: bool
    #: Whether the plan includes the partner program.
    partner_program: bool
    used: PlanUseUsed
    limits: PlanUseLimits


class PlanUseLimits(Model):
    #: The maximum number of links, or null.
    links: int
    #: The maximum number of domains, or null.
    domains: int
    #: The maximum number of API keys, or null.
    keys: int
    #: The maximum number of allowed hostnames, or null.
    hostnames: int
    #: The maximum number of tags, or null.
    tags: int
    #: The maximum number of folders, or null.
    folders: int
    #: The maximum number of programs, excluding archived ones.
    programs: int
    #: The maximum number of groups per program, or null.
    groups: int
    #: The maximum number of active partners, or null.
    partners: int
    #: The maximum number of partner tags, or null.
    partner_tags: int


class PlanUseUsed(Model):
    #: The number of links.
    links: int
    #: The number of domains.
    domains: int
    #: The number of API keys.
    keys: int
    #: The number of allowed hostnames.
    hostnames: int
    #: The number of tags.
    tags: int
    #: The number of folders.
    folders: int
    #: The number of programs, excluding archived ones.
    programs: int
    #: The number of groups.
    groups: int
    #: The number of active partners.
    partners: int
    #: The number of partner tags.
    partner_tags: int


class PreviewMailTemplateResult(Model):
    #: The subject.
    subject: str
    #: The HTML content.
    html: str
    #: The plain-text content.
    text: str


class PreviewPayoutsResult(Model):
    #: The ID of the program.
    program_id: str
    #: The ID of the draft, which you can confirm to pay exactly this. Null for dry runs, or if no
    #: partner can be paid.
    draft_id: Optional[str]
    #: A hash of the result. It stays the same as long as the same would be paid.
    digest: Optional[str]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The minimum payout, in minor units of the program’s currency.
    min_payout: int
    #: The total in the program’s currency, in minor units. Pass it as `expectedAmount` to confirm.
    amount: int
    #: The amount that would stay payable because the provider can’t send it.
    carried_amount: int
    #: The number of payouts.
    payout_count: int
    #: A page of payouts.
    payouts: List[PreviewPayoutsResultPayout]
    #: The number of partners who wouldn’t be paid.
    skipped_count: int
    #: A page of the other partners with a balance.
    skipped: List[PreviewPayoutsResultSkipped]
    #: The totals of all payouts by currency and provider.
    totals: List[PayoutDraftTotal]


class PreviewPayoutsResultPayout(Model):
    partner: FraudFlagPartner
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The payout amount: the largest part of `dueAmount` that the provider can send, in minor
    #: units.
    amount: int
    #: The payable amount, in minor units.
    due_amount: int
    #: The amount that would stay payable for the next payout, in minor units.
    carried_amount: int
    #: Why a part is carried over, or null if none is.
    sentence: Optional[str]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The number of commissions.
    commission_count: int
    #: The provider.
    provider: str
    #: The masked account.
    masked: str
    #: The start of the earning period, in ISO 8601 format.
    period_start: str
    #: The end of the earning period, in ISO 8601 format.
    period_end: str


class PreviewPayoutsResultSkipped(Model):
    partner: FraudFlagPartner
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The amount that the partner is owed, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: Why the partner isn’t paid.
    reason: Literal["banned", "negative", "nothing_due", "below_minimum", "no_payout_method", "method_not_offered", "no_tenant_id", "method_unverified", "name_not_latin", "recently_changed", "currency_not_supported", "no_funding_account", "not_expressible", "below_provider_minimum", "over_provider_limit", "over_cap", "held"]
    #: The reason in one sentence.
    sentence: str
    #: For `recently_changed`, when the hold ends, in ISO 8601 format.
    held_until: Optional[str]


class PreviewRewardDraft(TypedDict, total=False):
    #: The ID of the program.
    programId: Optional[str]
    #: The ID of the group.
    groupId: Optional[str]
    #: The ID of the partner’s enrollment in the program.
    enrollmentId: Optional[str]
    #: The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has
    #: several programs.
    partnerId: Optional[str]
    #: The event that the reward pays for.
    event: Literal["click", "lead", "sale", "referral"]
    #: Whether the reward is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rateBps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    maxDurationMonths: Optional[int]
    #: The limits of the reward.
    limits: List[SimulateRewardDraftLimit]
    #: Exceptions for some events. The first match applies.
    modifiers: List[SimulateRewardDraftModifier]
    #: For sales, the parts to subtract from the amount before the percentage applies.
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: For sales, rules for individual products, whichever modifier applies. The first rule with
    #: the product applies. The rest of the sale earns the general terms.
    products: List[SimulateRewardDraftProduct]
    tiers: Optional[SimulateRewardDraftTiers]
    #: Your own description, which partners see.
    description: Optional[str]


class PreviewRewardResult(Model):
    #: The event that the reward pays for.
    event: Literal["click", "lead", "sale", "referral"]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The terms in one sentence.
    sentence: str
    #: The results of the samples.
    samples: List[PreviewRewardResultSample]


class PreviewRewardResultSample(Model):
    #: The title of the sample.
    title: str
    #: The amount of the sample, in minor units, or null.
    amount: int
    #: The quantity of the sample.
    quantity: int
    #: The earnings, in minor units of the currency.
    earnings: int
    #: Why the event earns nothing.
    reason: Optional[str]
    #: The partner’s volume before the event.
    volume: int
    #: The index of the modifier that applied, starting at 0.
    modifier: Optional[int]
    #: The index of the tier that the partner had reached, starting at 0.
    tier: Optional[int]
    terms: Optional[PreviewRewardResultSampleTerms]
    #: Whether a limit reduced the amount.
    capped: bool
    #: The calculation, one sentence per step.
    steps: List[str]


class PreviewRewardResultSampleTerms(Model):
    #: Whether the reward is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rate_bps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    max_duration_months: Optional[int]


class PreviewRewardSample(TypedDict, total=False):
    #: The title of the sample.
    title: str
    #: The amount of the sale or, for referrals, of the commission, in minor units. Defaults to 0.
    amount: int
    #: The tax included in the amount, in minor units. Defaults to 0.
    tax: Optional[int]
    #: The shipping costs included in the amount, without tax, in minor units. Defaults to 0.
    shipping: Optional[int]
    #: Fees included in the amount that you don’t keep, such as payment fees, in minor units.
    #: Defaults to 0.
    fee: Optional[int]
    #: The products in the sale. Their total can’t exceed the amount without tax and shipping.
    lineItems: Optional[List[Any]]
    #: The number of clicks or leads. Defaults to 1.
    quantity: int
    #: The partner’s volume before the event, in the measure of the tiers. Defaults to 0.
    volume: int
    #: Facts about the event, with the names from `GET /rewards/conditions`, such as
    #: `{"customer.country": "DE"}`.
    facts: Any


class Program(Model):
    #: The unique ID.
    id: str
    #: The name of the program.
    name: str
    #: The slug of the program.
    slug: str
    #: A description of the program, or null.
    description: Optional[str]
    #: The link domain, or null for the workspace’s primary domain.
    domain: Optional[str]
    #: The URL that partner links lead to.
    url: str
    #: The currency of rewards, commissions, and payouts.
    currency: str
    #: Whether the first or the last click before the lead earns the commission.
    attribution_model: Literal["first", "last"]
    #: The number of days after a click in which a customer can be attributed, or null for no
    #: limit.
    attribution_window_days: Optional[int]
    #: How to treat customers that you knew before they clicked.
    existing_customers: Literal["earn", "hold", "ignore"]
    #: The number of days before a commission is payable.
    holding_period_days: int
    #: The minimum payout, in minor units of the program’s currency.
    min_payout: int
    payout_schedule: ProgramPayoutSchedule
    payout_approval: ProgramPayoutApproval
    #: The number of days after the end of a month until it’s closed automatically, or null.
    close_after_days: Optional[int]
    #: Which partners are paid in your own product instead of with money.
    credit_payouts: Literal["off", "offered", "default", "only"]
    #: The name of the payout method for partners who are paid in credit, or null.
    credit_label: Optional[str]
    #: The number of days that payouts are held after the partner’s email address or payout method
    #: changes.
    account_change_hold_days: int
    #: The maximum total of manual commissions per day for keys without `payouts.write`, in minor
    #: units of the program’s currency.
    daily_bonus_limit: int
    #: Whether to approve applications automatically.
    auto_approve: bool
    #: The URL of the partner terms, or null.
    terms_url: Optional[str]
    #: The URL of a help page for partners, or null.
    help_url: Optional[str]
    #: The support email address for partners, or null.
    support_email: Optional[str]
    #: The name and postal address of the paying company, or null.
    legal_address: Optional[str]
    #: An additional note on statements, or null.
    statement_note: Optional[str]
    #: The settings of the fraud rules.
    fraud_settings: FraudSettings
    #: The URL of a logo.
    logo: Optional[str]
    #: The brand color, as `#rrggbb`, or null.
    brand_color: Optional[str]
    landing: Optional[GroupLanding]
    #: The questions of the application form.
    application_form: Optional[List[Any]]
    #: Resources for partners, such as files, colors, and messages.
    resources: Optional[List[Any]]
    #: When the program was deactivated, in ISO 8601 format. Partners can no longer earn, but links
    #: still redirect.
    deactivated_at: Optional[str]
    #: When the program was archived, in ISO 8601 format. It’s hidden from lists and doesn’t count
    #: toward plan limits. Earned commissions are still paid.
    archived_at: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str


class ProgramPayoutApproval(Model):
    #: When a second person must confirm: never, always, or above an amount.
    mode: Literal["off", "always", "above"]
    #: For `above`, the amount that one key can pay within 24 hours, in minor units of the
    #: program’s currency. Payouts in other currencies always need approval.
    above_amount: Optional[int]


class ProgramPayoutSchedule(Model):
    #: How often payouts are created.
    interval: Literal["manual", "weekly", "twice_monthly", "monthly"]
    #: For weekly payouts, the day of the week from 1 (Monday) to 7.
    weekday: Optional[int]
    #: For monthly payouts, the day of the month. In shorter months, the last day.
    day: Optional[int]


class ProgramStat(Model):
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of conversions.
    conversions: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus refunds), in minor units of `saleCurrency`.
    sale_amount: int
    #: The program’s currency.
    sale_currency: str
    #: Partners’ earnings by currency and status.
    earnings: List[ProgramStatEarning]
    #: The number of partners by status.
    partners: Dict[str, int]


class ProgramStatEarning(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: Earnings in the holding period or on hold.
    accrued: int
    #: Earnings that can be paid out.
    payable: int
    #: Earnings in payouts that are in transit.
    in_transit: int
    #: Earnings that were paid.
    paid: int


class ReadPayoutStatusFileResult(Model):
    file: PayoutFile
    #: The result of each transfer in the file.
    outcomes: List[ReadPayoutStatusFileResultOutcome]


class ReadPayoutStatusFileResultOutcome(Model):
    #: The ID of the transfer.
    transfer_id: str
    #: The ID of the payout.
    payout_id: str
    #: The status that the bank reported.
    report: Literal["sent", "completed", "failed", "returned"]
    #: The reason that the bank reported, or null.
    reason: Optional[str]
    #: The resulting status of the payout.
    status: Literal["pending", "processing", "sent", "completed", "failed", "canceled"]


class Receipt(Model):
    #: The whole calculation in one sentence, as in emails and statements.
    sentence: str
    #: The calculation, one line each.
    sums: List[str]
    #: The reasons.
    reasons: List[str]
    #: Additional information, one sentence each.
    notes: List[str]
    #: Rules that didn’t apply.
    skipped: List[str]
    #: The history from the click to the payout.
    timeline: List[ReceiptTimeline]


class ReceiptTimeline(Model):
    #: The type of step.
    kind: Literal["click", "lead", "sale", "earned", "taken_back", "payable", "payout", "paid"]
    #: When the step happened or will happen, in ISO 8601 format.
    at: str
    #: The step in one sentence.
    text: str
    #: Whether the step is in the future.
    ahead: bool


class Refund(Model):
    #: The unique ID.
    id: str
    #: Your own ID of the refund.
    refund_id: str
    #: Whether it’s a refund or a chargeback.
    kind: Literal["refund", "chargeback"]
    #: The refunded amount, in minor units of the currency.
    amount: int
    #: The sale’s currency.
    currency: str
    #: When the refund happened, in ISO 8601 format.
    created_at: str
    reversal: Optional[RefundReversal]
    sale: RefundSale
    customer: Optional[RefundCustomer]
    #: The ID of the program of the sale’s partner link.
    program_id: Optional[str]


class RefundCustomer(Model):
    #: The ID of the customer.
    id: str
    #: The customer’s ID in your system.
    external_id: str


class RefundDetail(Model):
    #: The unique ID.
    id: str
    #: Your own ID of the refund.
    refund_id: str
    #: Whether it’s a refund or a chargeback.
    kind: Literal["refund", "chargeback"]
    #: The refunded amount, in minor units of the currency.
    amount: int
    #: The sale’s currency.
    currency: str
    #: When the refund happened, in ISO 8601 format.
    created_at: str
    reversal: Optional[RefundReversal]
    sale: RefundSale
    customer: Optional[RefundCustomer]
    #: The ID of the program of the sale’s partner link.
    program_id: Optional[str]
    #: The commissions of the sale that the refund reduced.
    commissions: List[RefundDetailCommission]


class RefundDetailCommission(Model):
    #: The ID of the commission.
    id: str
    #: The ID of the partner.
    partner_id: str
    #: The amount that the refund reversed.
    amount: int
    #: The program’s currency.
    currency: str
    #: The ID of the clawback, if the commission was already paid.
    clawback_id: Optional[str]


class RefundReversal(Model):
    #: The ID of the reversal.
    id: str
    #: Why the refund was reversed.
    reason: Literal["chargeback_won", "refund_failed"]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class RefundSale(Model):
    #: The ID of the sale.
    id: str
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: The sale amount before refunds.
    amount: int
    #: When the object was created, in ISO 8601 format.
    created_at: str


class RemovedMember(Model):
    #: The unique ID.
    id: str
    #: The API keys, webhooks, share links, and invitations that the member created.
    access: List[EndedAccess]


class ReplayWebhookResult(Model):
    #: The number of deliveries to send again.
    count: int


class RetrieveAnalyticsResult(Model):
    #: For time series, the start of the hour, day, week, or month.
    start: Optional[str]
    #: The continent code.
    continent: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]
    #: The region code (ISO 3166-2).
    region: Optional[str]
    #: The city.
    city: Optional[str]
    #: The device type.
    device: Optional[str]
    #: The browser.
    browser: Optional[str]
    #: The operating system.
    os: Optional[str]
    #: How the visitor arrived.
    trigger: Optional[Literal["link", "qr", "pageview", "deeplink", "Unknown"]]
    #: The referring host.
    referer: Optional[str]
    #: The referring page.
    referer_url: Optional[str]
    #: The destination URL.
    url: Optional[str]
    #: The ID of the link.
    id: Optional[str]
    #: The domain of the link.
    domain: Optional[str]
    #: The ID of the partner.
    partner_id: Optional[str]
    #: The ID of the group.
    group_id: Optional[str]
    #: The ID of the program.
    program_id: Optional[str]
    #: The UTM source.
    utm_source: Optional[str]
    #: The UTM medium.
    utm_medium: Optional[str]
    #: The UTM campaign.
    utm_campaign: Optional[str]
    #: The UTM term.
    utm_term: Optional[str]
    #: The UTM content.
    utm_content: Optional[str]
    #: The link ID, the same as `id`.
    link: Optional[str]
    #: The key of the link.
    key: Optional[str]
    #: The full short URL.
    short_link: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: When the link was created, in ISO 8601 format.
    created_at: Optional[str]
    #: Your own notes, or null.
    comments: Optional[str]
    #: The title of the link preview, or null.
    title: Optional[str]
    partner: Optional[RetrieveAnalyticsResultPartner]
    group: Optional[RetrieveAnalyticsResultGroup]
    program: Optional[RetrieveAnalyticsResultProgram]
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of sales.
    sales: int
    #: With `include=buyers`, the number of customers who became a lead and bought for the first
    #: time in this time range. Never greater than `leads`.
    buyers: Optional[int]
    #: Sales minus refunds in one currency, in minor units.
    sale_amount: int
    #: Sales minus refunds for each currency.
    sale_amounts: Dict[str, int]


class RetrieveAnalyticsResultGroup(Model):
    #: The unique ID.
    id: str
    #: The name of the group.
    name: str
    #: The slug.
    slug: str
    #: The color of the group.
    color: str


class RetrieveAnalyticsResultOption2(Model):
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of sales.
    sales: int
    #: With `include=buyers`, the number of customers who became a lead and bought for the first
    #: time in this time range. Never greater than `leads`.
    buyers: Optional[int]
    #: Sales minus refunds in one currency, in minor units.
    sale_amount: int
    #: Sales minus refunds for each currency.
    sale_amounts: Dict[str, int]


class RetrieveAnalyticsResultPartner(Model):
    #: The ID of the partner.
    id: str
    #: The partner’s name.
    name: str
    #: The URL of the partner’s picture, or null.
    image: Optional[str]
    #: The two-letter country code (ISO 3166-1).
    country: Optional[str]


class RetrieveAnalyticsResultProgram(Model):
    #: The ID of the program.
    id: str
    #: The name of the program.
    name: str


class RetrievePartnerAnalyticsResult(Model):
    #: For time series, the start of the hour, day, week, or month.
    start: Optional[str]
    #: The link ID, the same as `id`.
    link: Optional[str]
    #: The ID of the partner.
    id: Optional[str]
    #: The domain of the link.
    domain: Optional[str]
    #: The key of the link.
    key: Optional[str]
    #: The full short URL.
    short_link: Optional[str]
    #: The destination URL.
    url: Optional[str]
    #: The ID of the folder.
    folder_id: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: Optional[str]
    #: The ID of the partner who promotes the link, or null.
    partner_id: Optional[str]
    #: Your own notes, or null.
    comments: Optional[str]
    #: The title of the link preview, or null.
    title: Optional[str]
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus their refunds) by sale date, in minor units of the program’s
    #: currency.
    sale_amount: int
    #: Commissions of all types minus clawbacks, in minor units of the program’s currency.
    earnings: int


class RetrievePartnerAnalyticsResultOption2(Model):
    #: The number of clicks.
    clicks: int
    #: The number of leads.
    leads: int
    #: The number of sales.
    sales: int
    #: Net revenue (sales minus their refunds) by sale date, in minor units of the program’s
    #: currency.
    sale_amount: int
    #: Commissions of all types minus clawbacks, in minor units of the program’s currency.
    earnings: int


class ReverseRefundResult(Model):
    #: The unique ID.
    id: str
    #: The ID of the invoice.
    invoice_id: str
    #: Your own ID of the refund.
    refund_id: str
    #: The amount of the sale that counts again, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: Why the refund was reversed.
    reason: Literal["chargeback_won", "refund_failed"]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class RevokeEmbedTokensResult(Model):
    #: The number of sessions that ended.
    revoked: int


class RevokeInvitationResult(Model):
    #: The unique ID.
    id: str


class RevokeKeyResult(Model):
    #: The ID of the key.
    id: str


class RevokeShareLinkResult(Model):
    #: The ID of the link.
    id: str


class Reward(Model):
    #: The unique ID.
    id: str
    #: The ID of the program.
    program_id: str
    #: The ID of the group.
    group_id: Optional[str]
    #: The ID of the enrollment, if the reward replaces its group’s reward.
    enrollment_id: Optional[str]
    #: The event that the reward pays for.
    event: Literal["click", "lead", "sale", "referral"]
    #: The latest version. Each change creates a new one.
    version: int
    #: Whether the reward is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rate_bps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    max_duration_months: Optional[int]
    #: The currency of flat amounts.
    currency: str
    #: The limits of the reward.
    limits: List[RewardLimit]
    #: Exceptions for some events. The first match applies.
    modifiers: List[RewardModifier]
    #: For sales, the parts to subtract from the amount before the percentage applies.
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: Rules for individual products.
    products: List[RewardProduct]
    tiers: Optional[RewardTiers]
    #: Your own description, which partners see, or null.
    description: Optional[str]
    #: The terms in one sentence.
    sentence: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: When the object was last updated, in ISO 8601 format.
    updated_at: str
    #: When the reward was archived. New customers no longer get it, and existing customers keep
    #: it.
    archived_at: Optional[str]


class RewardLimit(Model):
    #: Whether the limit applies per customer or per partner.
    per: Literal["customer", "partner"]
    #: A calendar period in UTC. Weeks start on Monday.
    period: Literal["all", "day", "week", "month"]
    #: The maximum amount, in minor units.
    amount: Optional[int]
    #: The number of objects.
    count: Optional[int]


class RewardModifier(Model):
    #: Whether the rate is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rate_bps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    max_duration_months: Optional[int]
    when: RewardModifierWhen
    #: Your own text for the exception, or null.
    label: Optional[str]
    #: The terms in one sentence.
    sentence: str
    #: The sentence as partners see it, in English.
    for_partners: str


class RewardModifierWhen(Model):
    #: How to combine the conditions: `all` (AND) or `any` (OR).
    match: Literal["all", "any"]
    #: The conditions.
    conditions: List[RewardModifierWhenCondition]


class RewardModifierWhenCondition(Model):
    #: The attribute to compare.
    attribute: Optional[str]
    #: The operator.
    operator: Optional[str]
    #: A text, number, or Boolean. For the operators `in` and `notIn`, a list.
    value: Optional[Any]
    #: Your own text for partners. Defaults to a generated text in their language.
    label: Optional[str]
    #: How to combine the conditions: `all` (AND) or `any` (OR).
    match: Optional[Literal["all", "any"]]
    #: The conditions.
    conditions: Optional[List[RewardModifierWhenConditionCondition]]


class RewardModifierWhenConditionCondition(Model):
    #: The attribute to compare.
    attribute: str
    #: The operator.
    operator: str
    #: A text, number, or Boolean. For the operators `in` and `notIn`, a list.
    value: Any
    #: Your own text for partners. Defaults to a generated text in their language.
    label: Optional[str]


class RewardProduct(Model):
    #: The `productId` values of line items.
    product_ids: List[str]
    #: The type. Products with type `excluded` earn nothing.
    type: Literal["flat", "percentage", "excluded"]
    #: Your own text for partners. Defaults to a generated text in their language.
    label: Optional[str]
    #: For type `flat`, the amount per unit in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, basis points of the line total.
    rate_bps: Optional[int]
    #: The rule in one sentence.
    sentence: str


class RewardTiers(Model):
    #: The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with
    #: their quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.
    measure: Literal["revenue", "sales", "leads", "earnings"]
    #: The calendar period (UTC) to measure. `all` is the partner’s lifetime.
    period: Literal["all", "month", "quarter", "year"]
    #: How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole
    #: event. `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.
    mode: Literal["all_or_nothing", "marginal"]
    #: The tiers.
    levels: List[RewardTiersLevel]


class RewardTiersLevel(Model):
    #: The minimum volume, in minor units of the currency or as a count. Must be greater than the
    #: previous threshold.
    threshold: int
    #: Whether the rate is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, basis points.
    rate_bps: Optional[int]


class RewardVersion(Model):
    #: The ID of the reward.
    reward_id: str
    #: The version number.
    version: int
    #: The event that the reward pays for.
    event: Literal["click", "lead", "sale", "referral"]
    #: Whether the reward is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rate_bps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    max_duration_months: Optional[int]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The limits of the reward.
    limits: List[RewardLimit]
    #: Exceptions for some events. The first match applies.
    modifiers: List[RewardModifier]
    #: For sales, the parts to subtract from the amount before the percentage applies.
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: Rules for individual products.
    products: List[RewardProduct]
    tiers: Optional[RewardTiers]
    #: Your own description, which partners see, or null.
    description: Optional[str]
    #: The terms in one sentence.
    sentence: str
    #: The actor who created the version.
    created_by: str
    #: When the object was created, in ISO 8601 format.
    created_at: str


class RotatePublishableKeyResult(Model):
    #: The publishable key.
    publishable_key: str
    #: When the previous key stops working, or null if it has stopped.
    previous_key_until: Optional[str]


class SavedView(Model):
    #: The unique ID.
    id: str
    #: The name, which must be unique in the workspace.
    name: str
    #: The report page.
    page: Literal["overview", "funnel"]
    #: The query string of the report page.
    query: str
    #: Whether to list this view before others.
    pinned: bool
    #: The ID of the user who saved it, such as `per_…`.
    created_by: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class SetExchangeRateResult(Model):
    #: The date.
    day: str
    #: The currency.
    currency: str
    #: The source. `operator` is your own rate and takes precedence. `ecb` is the European Central
    #: Bank.
    source: str
    #: The number of units of the currency that one euro buys.
    per_euro: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of commissions that were waiting for the rate.
    priced: int


class SetupChecklist(Model):
    #: All nine steps in order.
    steps: List[SetupChecklistStep]
    #: The hosts whose pages used the publishable key, newest first.
    hosts: List[SetupChecklistHost]


class SetupChecklistHost(Model):
    #: The hostname.
    host: str
    #: Whether the latest request was allowed.
    allowed: bool
    #: When the latest request was sent, to the hour, in ISO 8601 format.
    seen_at: str


class SetupChecklistStep(Model):
    #: The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed
    #: hostname. `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked.
    #: `program`: a program exists. `links`: the site of each active program sent a request, so its
    #: links can be tracked. `email`: an SMTP server is configured. `partner`: a partner has
    #: joined. `payouts`: a funding account pays the currency of each active program, or its
    #: partners are paid in credit or by hand.
    step: Literal["script", "hostname", "cookie", "conversions", "program", "links", "email", "partner", "payouts"]
    #: Whether the server has observed that the step is complete.
    done: bool


class ShareLink(Model):
    #: The unique ID.
    id: str
    #: The ID of the saved view.
    view_id: str
    #: When the link expires, in ISO 8601 format.
    expires_at: Optional[str]
    #: The ID of the user who created it, such as `per_…`.
    created_by: Optional[str]
    #: When it was created, in ISO 8601 format.
    created_at: str


class SimulateRewardDraft(TypedDict, total=False):
    #: The ID of the program.
    programId: Optional[str]
    #: The ID of the group.
    groupId: Optional[str]
    #: The ID of the partner’s enrollment in the program.
    enrollmentId: Optional[str]
    #: The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has
    #: several programs.
    partnerId: Optional[str]
    #: The event that the reward pays for.
    event: Literal["click", "lead", "sale", "referral"]
    #: Whether the reward is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rateBps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    maxDurationMonths: Optional[int]
    #: The limits of the reward.
    limits: List[SimulateRewardDraftLimit]
    #: Exceptions for some events. The first match applies.
    modifiers: List[SimulateRewardDraftModifier]
    #: For sales, the parts to subtract from the amount before the percentage applies.
    exclude: List[Literal["tax", "shipping", "fee"]]
    #: For sales, rules for individual products, whichever modifier applies. The first rule with
    #: the product applies. The rest of the sale earns the general terms.
    products: List[SimulateRewardDraftProduct]
    tiers: Optional[SimulateRewardDraftTiers]
    #: Your own description, which partners see.
    description: Optional[str]


class SimulateRewardDraftLimit(TypedDict, total=False):
    #: Whether the limit applies per customer or per partner.
    per: Literal["customer", "partner"]
    #: A calendar period in UTC. Weeks start on Monday.
    period: Literal["all", "day", "week", "month"]
    #: The maximum amount, in minor units.
    amount: Optional[int]
    #: The maximum number of commissions.
    count: Optional[int]


class SimulateRewardDraftModifier(TypedDict, total=False):
    #: Whether the rate is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, the rate in basis points: 10,000 is 100%.
    rateBps: Optional[int]
    #: The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
    maxDurationMonths: Optional[int]
    when: Mapping[str, Any]
    #: Your own text for partners. Defaults to a generated text in their language.
    label: Optional[str]


class SimulateRewardDraftProduct(TypedDict, total=False):
    #: The `productId` values of line items.
    productIds: List[str]
    #: The type. Products with type `excluded` earn nothing.
    type: Literal["flat", "percentage", "excluded"]
    #: Your own text for partners. Defaults to a generated text in their language.
    label: Optional[str]
    #: For type `flat`, the amount per unit in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, basis points of the line total.
    rateBps: Optional[int]


class SimulateRewardDraftTiers(TypedDict, total=False):
    #: The volume to measure before the event: `revenue` (sale amounts), `sales`, `leads` (with
    #: their quantity), or `earnings`. Refunds are deducted, and canceled commissions don’t count.
    measure: Literal["revenue", "sales", "leads", "earnings"]
    #: The calendar period (UTC) to measure. `all` is the partner’s lifetime.
    period: Literal["all", "month", "quarter", "year"]
    #: How rates apply. `all_or_nothing`: the tier reached before the event applies to the whole
    #: event. `marginal`: each part of a sale that crosses a threshold earns that tier’s rate.
    mode: Literal["all_or_nothing", "marginal"]
    #: The tiers.
    levels: List[SimulateRewardDraftTiersLevel]


class SimulateRewardDraftTiersLevel(TypedDict, total=False):
    #: The minimum volume, in minor units of the currency or as a count. Must be greater than the
    #: previous threshold.
    threshold: int
    #: Whether the rate is a percentage or a flat amount.
    type: Literal["flat", "percentage"]
    #: For type `flat`, the amount in minor units of the program’s currency.
    amount: Optional[int]
    #: For type `percentage`, basis points.
    rateBps: Optional[int]


class Simulation(Model):
    #: The ID of the program.
    program_id: str
    #: The type of event.
    event: Literal["click", "lead", "sale", "referral"]
    #: The draft in one sentence.
    sentence: str
    #: The start of the time range, in ISO 8601 format.
    since: str
    #: The end of the time range, in ISO 8601 format.
    until: str
    #: The currency of the earnings.
    currency: str
    #: The actual earnings net of refunds, in minor units of the currency.
    actual: int
    #: The earnings with the draft, in minor units of the currency.
    simulated: int
    #: The number of events.
    events: int
    #: The number of events that would have earned a different amount.
    affected: int
    #: The number of sales in other currencies without an exchange rate, which are excluded.
    unpriced: int
    #: The results by month.
    months: List[SimulationMonth]
    #: The results by currency of the sales. Empty for leads.
    currencies: List[SimulationCurrency]
    #: The ten partners with the largest changes.
    partners: List[SimulationPartner]
    #: The five events with the largest changes.
    examples: List[SimulationExample]


class SimulationCurrency(Model):
    #: The currency of the sales.
    currency: str
    #: The total of the sales before refunds, in minor units of this currency.
    sale_amount: int
    #: The actual earnings net of refunds, in minor units of the currency.
    actual: int
    #: The earnings with the draft, in minor units of the currency.
    simulated: int
    #: The number of events.
    events: int
    #: The number of events that would have earned a different amount.
    affected: int


class SimulationExample(Model):
    #: The ID of the event.
    event_id: str
    #: When the event happened, in ISO 8601 format.
    at: str
    #: The ID of the partner.
    partner_id: str
    #: The name of the partner.
    partner_name: str
    #: The ID of the customer.
    customer_id: Optional[str]
    #: The sale amount, in its currency.
    amount: Optional[int]
    #: The ISO 4217 currency code, in lowercase.
    currency: Optional[str]
    #: The actual earnings net of refunds, in minor units of the currency.
    actual: int
    #: The earnings with the draft, in minor units of the currency.
    simulated: int
    #: Why the event would have earned nothing.
    reason: Optional[str]
    #: The calculation, one sentence per step.
    steps: List[str]


class SimulationMonth(Model):
    #: The month, as YYYY-MM.
    month: str
    #: The actual earnings net of refunds, in minor units of the currency.
    actual: int
    #: The earnings with the draft, in minor units of the currency.
    simulated: int
    #: The number of events.
    events: int
    #: The number of events that would have earned a different amount.
    affected: int


class SimulationPartner(Model):
    #: The ID of the partner.
    partner_id: str
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The partner’s name.
    name: str
    #: The actual earnings net of refunds, in minor units of the currency.
    actual: int
    #: The earnings with the draft, in minor units of the currency.
    simulated: int
    #: The number of events.
    events: int
    #: The number of events that would have earned a different amount.
    affected: int


class StatementList(Model):
    #: The totals of all matching partners by currency.
    totals: List[StatementSum]
    #: A page of partners, sorted by name.
    partners: List[StatementListPartner]


class StatementListPartner(Model):
    partner: FraudFlagPartner
    #: The ID of the partner’s enrollment in the program.
    enrollment_id: str
    #: The statement totals by currency.
    sums: List[StatementSum]


class StatementSum(Model):
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: Commissions and corrections posted in the time range, in minor units of the currency.
    earned: int
    #: The amount paid in the time range, in minor units of the currency.
    paid: int
    #: The closing balance: earnings that are on hold, payable, or in transit, in minor units of
    #: the currency.
    open: int


class StoredLedgerCheck(Model):
    #: The unique ID.
    id: str
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The number of differences.
    difference_count: int
    #: The result of the check.
    report: LedgerCheck


class Tag(Model):
    #: The ID of the tag.
    id: str
    #: The name of the tag.
    name: str
    #: The color of the tag.
    color: Literal["red", "yellow", "green", "blue", "purple", "brown", "gray", "pink"]


class TestEmail(Model):
    #: Whether the email was sent.
    delivery: Literal["sent", "failed", "not_configured"]
    #: The address that the email was sent to.
    to: str
    #: The response of the SMTP server.
    error: Optional[str]


class TestMailTemplateResult(Model):
    #: Your email address.
    to: str
    #: The ID of the email.
    mail_id: str


class TrackLeadResult(Model):
    click: TrackLeadResultClick
    link: Optional[CustomerLink]
    customer: TrackLeadResultCustomer


class TrackLeadResultClick(Model):
    #: The ID of the click that the lead is attributed to.
    id: str


class TrackLeadResultCustomer(Model):
    #: The ID of the customer.
    id: str
    #: The customer’s name, or null.
    name: Optional[str]
    #: The customer’s email address, or null.
    email: Optional[str]
    #: The URL of a picture, or null.
    avatar: Optional[str]
    #: The customer’s ID in your system.
    external_id: Optional[str]


class TrackRefundResult(Model):
    #: The unique ID.
    id: str
    #: The ID of the invoice.
    invoice_id: str
    #: Your own ID of the refund.
    refund_id: str
    #: The amount, in minor units.
    amount: int
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: When the object was created, in ISO 8601 format.
    created_at: str


class TrackSaleResult(Model):
    #: The name of the event.
    event_name: str
    customer: Optional[TrackLeadResultCustomer]
    sale: Optional[TrackSaleResultSale]


class TrackSaleResultSale(Model):
    #: The sale amount, in minor units of the currency.
    amount: int
    #: The tax included in the amount, in minor units.
    tax: int
    #: The shipping costs included in the amount, without tax, in minor units.
    shipping: int
    #: Fees included in the amount, in minor units.
    fee: int
    #: The products in the sale.
    line_items: List[EventSaleLineItem]
    #: The ISO 4217 currency code, in lowercase.
    currency: str
    #: The payment processor.
    payment_processor: str
    #: The ID of the invoice.
    invoice_id: Optional[str]
    #: Your own data as an object, or null.
    metadata: Any


class UtmTemplate(Model):
    #: The unique ID.
    id: str
    #: The name, unique in the workspace regardless of case.
    name: str
    #: The source, such as `newsletter`.
    utm_source: Optional[str]
    #: The medium, such as `email`.
    utm_medium: Optional[str]
    #: The campaign, such as `autumn`.
    utm_campaign: Optional[str]
    #: The search term.
    utm_term: Optional[str]
    #: The content that distinguishes links, such as `header`.
    utm_content: Optional[str]


class ViewAsPartnerResult(Model):
    #: The embed token (`svc_es_…`), which is returned only once and works only on that page.
    public_token: str
    #: When it expires, in ISO 8601 format.
    expires: str


class Webhook(Model):
    #: The unique ID.
    id: str
    #: The URL that receives events.
    url: str
    #: Your own description, or null.
    description: Optional[str]
    #: The event types.
    events: List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]]
    #: The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`:
    #: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming
    #: webhook.
    format: Literal["standard", "segment", "slack"]
    #: Whether it’s enabled.
    enabled: bool
    #: Why the endpoint was disabled, or null.
    disabled_reason: Optional[Literal["member", "partner", "failing"]]
    #: When the failures started, in ISO 8601 format, or null.
    failing_since: Optional[str]
    #: When the previous secret stops signing deliveries, in ISO 8601 format.
    former_secret_until: Optional[str]
    #: The ID of the user who created the webhook or took it over.
    created_by: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class WebhookDelivery(Model):
    #: The ID of the delivery, as in the `webhook-id` header.
    id: str
    #: The ID of the webhook.
    webhook_id: str
    #: The type of event.
    event: Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed", "webhook.test"]
    #: The ID of the object that the event is about.
    subject: str
    #: The delivery status.
    status: Literal["waiting", "delivered", "failed"]
    #: The number of attempts.
    attempts: int
    #: When the next attempt is made, in ISO 8601 format, or null.
    next_attempt_at: Optional[str]
    #: When the last attempt was made, in ISO 8601 format, or null.
    last_attempt_at: Optional[str]
    #: The event data, before formatting.
    request_body: str
    #: The HTTP status of the response, or null.
    response_status: Optional[int]
    #: The first 4 KB of the response.
    response_body: Optional[str]
    #: Why there was no response.
    error: Optional[str]
    #: The duration, in milliseconds, or null.
    duration_ms: Optional[int]
    #: When the object was created, in ISO 8601 format.
    created_at: str


class WebhookWithSecret(Model):
    #: The unique ID.
    id: str
    #: The URL that receives events.
    url: str
    #: Your own description, or null.
    description: Optional[str]
    #: The event types.
    events: List[Literal["link.created", "link.updated", "link.deleted", "link.clicked", "lead.created", "sale.created", "sale.refunded", "sale.refund_reversed", "customer.created", "customer.updated", "customer.erased", "partner.created", "partner.updated", "partner.merged", "partner.erased", "partner.enrolled", "partner.application_submitted", "enrollment.created", "enrollment.updated", "commission.created", "commission.updated", "discount_code.created", "discount_code.deleted", "milestone.reached", "milestone.undone", "fraud.flagged", "program.approval_changed", "payout_run.failed", "payout_draft.waiting", "payout_draft.confirmed", "payout_draft.discarded", "month.closed", "payout.created", "payout.sent", "payout.completed", "payout.failed"]]
    #: The payload format. `standard`: JSON, signed according to Standard Webhooks. `segment`:
    #: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming
    #: webhook.
    format: Literal["standard", "segment", "slack"]
    #: Whether it’s enabled.
    enabled: bool
    #: Why the endpoint was disabled, or null.
    disabled_reason: Optional[Literal["member", "partner", "failing"]]
    #: When the failures started, in ISO 8601 format, or null.
    failing_since: Optional[str]
    #: When the previous secret stops signing deliveries, in ISO 8601 format.
    former_secret_until: Optional[str]
    #: The ID of the user who created the webhook or took it over.
    created_by: Optional[str]
    #: When the object was created, in ISO 8601 format.
    created_at: str
    #: The signing secret, which is returned only once. Empty for formats whose URL is the secret,
    #: such as `slack`.
    secret: str


class Workspace(Model):
    #: The unique ID.
    id: str
    #: The name of the workspace.
    name: str
    #: The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The
    #: slug of a test workspace ends with `.test`.
    slug: str
    #: The currency of reports, as a lowercase ISO 4217 code.
    currency: str
    #: The IANA name of the time zone. The console and analytics use it by default. Other reports
    #: and month closings are in UTC.
    timezone: str
    #: Whether new links track conversions by default.
    conversion_enabled: bool
    #: Whether browsers can record leads and sales with the publishable key.
    client_conversions_enabled: bool
    #: Whether to ignore visitors who send `Sec-GPC` or `DNT`.
    honor_opt_out: bool
    #: The attribution model: the first or the last click before the lead earns the commission.
    attribution_model: Literal["first", "last"]
    #: The number of days after a click in which a customer can be attributed, or null for no
    #: limit.
    attribution_window_days: Optional[int]
    #: The mode. Each workspace has a test workspace with its own data and keys, where no money
    #: moves and emails go to members only.
    mode: Literal["live", "test"]
    #: The plan.
    plan: Literal["free", "pro", "business", "advanced", "enterprise"]
    #: The publishable key for browsers. It isn’t secret.
    publishable_key: str
    #: The hostnames whose pages can use the publishable key.
    allowed_hostnames: List[str]
    #: When it was created.
    created_at: str
    #: When the settings last changed.
    updated_at: str
