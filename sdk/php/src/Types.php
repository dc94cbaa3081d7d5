<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Types;

use Svc\Record;

/**
 * @property-read string $url A link that works once. Share it only with the partner.
 * @property-read 'invite'|'sign_in' $purpose Whether the link accepts an invitation or signs the partner in.
 * @property-read string $expiresAt When it expires, in ISO 8601 format.
 */
final class AccessLink extends Record
{
}

/**
 * @property-read int $expense The cost of commissions as a negative amount, in minor units of the currency.
 * @property-read int $accrued Earnings in the holding period or on hold, in minor units of the currency.
 * @property-read int $payable Earnings that can be paid out, in minor units of the currency.
 * @property-read int $inTransit Earnings in payouts that are in transit, in minor units of the currency.
 * @property-read int $paid Earnings that were paid, in minor units of the currency.
 */
final class AccountBalances extends Record
{
}

/**
 * @property-read string $id The ID of the audit log entry, such as `aud_…`.
 * @property-read string $at When the change was made, in ISO 8601 format.
 * @property-read 'reward'|'attribution' $kind Whether a reward or the attribution changed.
 * @property-read 'created'|'changed'|'archived'|'restored'|'deleted' $action The type of change.
 * @property-read string|null $rewardId The ID of the reward, or null.
 * @property-read string|null $event The event that the reward pays for: click, lead, or sale.
 * @property-read string|null $group The group that earns the reward, or null for a single partner.
 * @property-read list<string> $fields The names of the changed fields.
 * @property-read string|null $attributionModel The new attribution model, if it changed.
 */
final class Annotation extends Record
{
}

/**
 * @property-read string $partnerId The ID of the partner.
 */
final class ApprovePartnerApplicationResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read int $changed The number of partners whose tags changed.
 */
final class AssignPartnerTagResult extends Record
{
}

/**
 * @property-read list<mixed>|null $programs The active programs, oldest first, at most 100. Null if the key or
 *        role lacks `program.read`, or if the plan doesn’t include the partner program.
 * @property-read 'configured'|'not_configured'|'demo' $email Whether the server can send email.
 * @property-read int $failingConnections Connections with an event that failed in the last seven days.
 * @property-read int $failingWebhooks The workspace’s webhooks whose last attempt failed, or that were disabled
 *        because they failed.
 * @property-read int $failedJobs Jobs that failed and aren’t retried automatically.
 */
final class Attention extends Record
{
}

/**
 * @property-read bool $ok Whether no problems were found.
 * @property-read string $checkedAt When the check ran, in ISO 8601 format.
 * @property-read int $entries The number of entries.
 * @property-read int $erased The number of entries whose values were erased with the person.
 * @property-read AuditCheckFirst|null $first
 * @property-read AuditCheckLast|null $last
 * @property-read int $problemCount The number of problems.
 * @property-read list<AuditCheckProblem> $problems The first 100 problems.
 */
final class AuditCheck extends Record
{
}

/**
 * @property-read int $number The number of the entry.
 * @property-read string $createdAt When the entry was created, in ISO 8601 format.
 * @property-read string $hash The hash of the entry.
 */
final class AuditCheckFirst extends Record
{
}

/**
 * @property-read int $number The number of the entry.
 * @property-read string $createdAt When the entry was created, in ISO 8601 format.
 * @property-read string $hash The hash of the entry.
 */
final class AuditCheckLast extends Record
{
}

/**
 * @property-read int|null $number The number of the entry, or null.
 * @property-read string|null $entryId The ID of the entry, or null.
 * @property-read 'changed'|'missing'|'gap'|'hash'|'unnumbered'|'noted' $kind The type of problem.
 * @property-read string $sentence The problem in one sentence.
 */
final class AuditCheckProblem extends Record
{
}

/**
 * @property-read string $id The ID of the entry.
 * @property-read string $createdAt When the change was made, in ISO 8601 format.
 * @property-read AuditEntryActor $actor
 * @property-read string|null $address The IP address of the request, or null if there was none.
 * @property-read string|null $requestId The `X-Request-Id` of the response. Changes from one request have the
 *        same ID.
 * @property-read
 *        'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'partner_tag'|'partner_note'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export'
 *        $type The type.
 * @property-read
 *        'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared'
 *        $action The type of change.
 * @property-read AuditEntryResource $resource
 * @property-read Record|null $before The previous values. For updates, only values that changed. Amounts are in
 *        minor units, and secrets are `[secret]`.
 * @property-read Record|null $after The new values, or null.
 * @property-read string|null $erasedAt When the person was erased, together with the values about them.
 * @property-read int|null $number The position in the workspace’s log, starting at 1, in commit order.
 * @property-read string|null $hash The SHA-256 hash of the entry and the previous hash.
 */
final class AuditEntry extends Record
{
}

/**
 * @property-read 'member'|'key'|'partner'|'embed'|'browser'|'system'|'database' $type The type of actor.
 *        `system` is a job, the command line (`cli`), or a public page. `database` is SQL outside the server.
 * @property-read string $id The ID of the member, key, partner, or session. Otherwise, a name.
 * @property-read string|null $name The current name of the actor.
 */
final class AuditEntryActor extends Record
{
}

/**
 * @property-read string $id The ID of the changed object.
 * @property-read string|null $name The name at that time. For objects without a name, the partner’s name.
 */
final class AuditEntryResource extends Record
{
}

/**
 * @property-read string $url The URL of the provider’s page to send the member to.
 */
final class Authorization extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $connectionId The ID of the connection.
 * @property-read bool $dryRun Whether it only counts what would be imported.
 * @property-read string $since The start of the imported history, in ISO 8601 format.
 * @property-read 'running'|'done'|'failed'|'canceled' $status The status of the backfill.
 * @property-read int $pages The number of pages read.
 * @property-read int $seen The number of objects on the pages.
 * @property-read int $added The number of objects added to the inbox. The others were already there.
 * @property-read int $leads For dry runs, the number of leads.
 * @property-read int $sales For dry runs, the number of sales.
 * @property-read list<BackfillAmount> $amounts For dry runs, the total of the sales by currency.
 * @property-read int $problems For dry runs, the number of objects that would fail.
 * @property-read list<BackfillReason> $reasons The reasons of the first 50 problems.
 * @property-read string|null $reason Why the backfill failed or is waiting.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Backfill extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $amount The total of the sales, in minor units.
 */
final class BackfillAmount extends Record
{
}

/**
 * @property-read string $event The type of event.
 * @property-read string $reason A stable code for the reason.
 */
final class BackfillReason extends Record
{
}

/**
 * @property-read string $partnerId The ID of the partner.
 */
final class BanPartnerResult extends Record
{
}

/**
 * @property-read string $error Why the item was refused.
 * @property-read string $code The error code.
 * @property-read BulkCreateLinksResultFailureLink $link
 */
final class BulkCreateLinksResultFailure extends Record
{
}

/**
 * @property-read string|null $id The ID of the link.
 * @property-read string|null $externalId Your own ID of the link, or null.
 * @property-read string|null $url The destination URL.
 * @property-read string|null $domain The domain of the link.
 * @property-read string|null $key The key of the link.
 */
final class BulkCreateLinksResultFailureLink extends Record
{
}

/**
 * @property-read int $deletedCount The number of deleted links.
 */
final class BulkDeleteLinksResult extends Record
{
}

/**
 * @property-read string $email The partner’s email address.
 * @property-read string $error The error message.
 * @property-read string $code A stable code for the error, or null.
 */
final class BulkInvitePartnersResultFailure extends Record
{
}

/**
 * @property-read int $restoredCount The number of restored links.
 */
final class BulkRestoreLinksResult extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status The
 *        status of the commission.
 * @property-read BulkUpdateCommissionsResultError|null $error
 */
final class BulkUpdateCommissionsResult extends Record
{
}

/**
 * @property-read string $code The error code.
 * @property-read string $message Why the commission can’t have the status.
 */
final class BulkUpdateCommissionsResultError extends Record
{
}

/**
 * @property-read string $error Why the item was refused.
 * @property-read string $code The error code.
 * @property-read BulkCreateLinksResultFailureLink $link
 */
final class BulkUpdateLinksResultFailure extends Record
{
}

/**
 * @property-read string $id The ID of the user, which is the same in all workspaces.
 * @property-read string $email The member’s email address.
 * @property-read string $name The member’s name.
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role The role: `owner` can do everything, `admin`
 *        everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
 * @property-read string $createdAt When the member joined.
 * @property-read list<EndedAccess> $access The API keys, webhooks, share links, and invitations that the member
 *        created.
 */
final class ChangedMember extends Record
{
}

/**
 * @property-read string $email The partner’s email address.
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned'|null
 *        $status The partner’s status in the program.
 * @property-read string|null $error Why the invitation would fail, or null if it wouldn’t.
 * @property-read string|null $code A stable code for the error, or null.
 * @property-read string|null $path The invalid field, if there is one.
 */
final class CheckInvitationsResult extends Record
{
}

/**
 * @property-read string $programId The ID of the program.
 * @property-read string $month The month, as YYYY-MM.
 * @property-read string $closedAt When the month was closed, in ISO 8601 format.
 * @property-read string $closedBy The actor who closed the month.
 * @property-read list<ClosingBalance> $balances The balances of all partners by currency when the month was
 *        closed.
 */
final class Closing extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read AccountBalances $opening The balances at the start.
 * @property-read AccountBalances $closing The balances at the end.
 */
final class ClosingBalance extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read 'click'|'lead'|'sale'|'referral'|'custom' $type The type of commission: click, lead, sale,
 *        referral, or custom.
 * @property-read int $amount The sale amount, in minor units of the currency. 0 for clicks, leads, and custom
 *        commissions.
 * @property-read int $earnings The partner’s earnings after refunds, in minor units. Negative for a clawback.
 * @property-read string $currency The program’s currency.
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status The
 *        status of the commission.
 * @property-read string|null $invoiceId The ID of the invoice.
 * @property-read string|null $description A description of the commission, or null.
 * @property-read int $quantity The quantity.
 * @property-read Record|null $metadata Your own data.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $paidAt When it was paid, in ISO 8601 format, or null.
 * @property-read string $programId The ID of the program.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string|null $eventId The ID of the lead or sale. Retrieve the event for an explanation.
 * @property-read string|null $payoutId The ID of the payout.
 * @property-read string|null $sourceId For referral commissions, the ID of the commission that this is a share
 *        of.
 * @property-read string|null $reversesId For clawbacks, the ID of the commission that this reverses.
 * @property-read string|null $milestoneId For bonuses, the ID of the milestone that the partner reached.
 * @property-read 'fraud'|'client_side'|'existing_customer'|'rate_missing'|'manual'|null $holdReason Why the
 *        commission is on hold, or null.
 * @property-read string $maturesAt When the holding period ends.
 * @property-read CommissionPartner $partner
 * @property-read CommissionCustomer|null $customer
 */
final class Commission extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 * @property-read string $externalId The customer’s ID in your system.
 * @property-read string|null $name The customer’s name, or null.
 * @property-read string|null $email The customer’s email address, or null.
 * @property-read string|null $avatar The URL of a picture, or null.
 * @property-read string|null $country The customer’s two-letter country code, or null.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue, in minor units of `saleCurrency`.
 * @property-read string $saleCurrency The currency of `saleAmount`.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $firstSaleAt When the first sale happened, in ISO 8601 format, or null.
 */
final class CommissionCustomer extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read 'click'|'lead'|'sale'|'referral'|'custom' $type The type of commission: click, lead, sale,
 *        referral, or custom.
 * @property-read int $amount The sale amount, in minor units of the currency. 0 for clicks, leads, and custom
 *        commissions.
 * @property-read int $earnings The partner’s earnings after refunds, in minor units. Negative for a clawback.
 * @property-read string $currency The program’s currency.
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status The
 *        status of the commission.
 * @property-read string|null $invoiceId The ID of the invoice.
 * @property-read string|null $description A description of the commission, or null.
 * @property-read int $quantity The quantity.
 * @property-read Record|null $metadata Your own data.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $paidAt When it was paid, in ISO 8601 format, or null.
 * @property-read string $programId The ID of the program.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string|null $eventId The ID of the lead or sale. Retrieve the event for an explanation.
 * @property-read string|null $payoutId The ID of the payout.
 * @property-read string|null $sourceId For referral commissions, the ID of the commission that this is a share
 *        of.
 * @property-read string|null $reversesId For clawbacks, the ID of the commission that this reverses.
 * @property-read string|null $milestoneId For bonuses, the ID of the milestone that the partner reached.
 * @property-read 'fraud'|'client_side'|'existing_customer'|'rate_missing'|'manual'|null $holdReason Why the
 *        commission is on hold, or null.
 * @property-read string $maturesAt When the holding period ends.
 * @property-read CommissionPartner $partner
 * @property-read CommissionCustomer|null $customer
 * @property-read CommissionExplanation $explanation
 * @property-read Receipt $receipt The calculation and history of the commission.
 * @property-read list<CommissionReversal> $reversals The reversals of the commission.
 * @property-read list<CommissionPosting> $postings The ledger postings of the commission.
 */
final class CommissionDetail extends Record
{
}

/**
 * @property-read CommissionExplanationEvent|null $event
 * @property-read CommissionExplanationReward|null $reward
 * @property-read CommissionExplanationConversion|null $conversion
 * @property-read list<string> $steps The calculation from the event to the amount, one sentence per step.
 */
final class CommissionExplanation extends Record
{
}

/**
 * @property-read int $amountMinor The original amount, in minor units.
 * @property-read string $currency The original currency.
 * @property-read string $rate The exchange rate.
 * @property-read string $source The source of the exchange rate.
 * @property-read string $day The date of the exchange rate.
 */
final class CommissionExplanationConversion extends Record
{
}

/**
 * @property-read string $type The type of event.
 * @property-read string|null $id The ID of the event.
 * @property-read string $at When the event happened, in ISO 8601 format.
 */
final class CommissionExplanationEvent extends Record
{
}

/**
 * @property-read string $id The ID of the reward.
 * @property-read int $version The version of the reward.
 * @property-read int|null $modifier The index of the modifier that applied, starting at 0, or null if none did.
 * @property-read int|null $tier The index of the tier that the partner had reached, starting at 0, or null if
 *        none.
 */
final class CommissionExplanationReward extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $email The partner’s email address, or null.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read string|null $payoutsEnabledAt When the partner first had a payout method, in ISO 8601 format,
 *        or null.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string|null $groupId The ID of the partner’s group.
 * @property-read string|null $tenantId Your own ID of the partner.
 */
final class CommissionPartner extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read
 *        'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged'
 *        $cause The cause of the posting.
 * @property-read string $createdAt When the event happened.
 * @property-read string $bookingDate The date of the posting in the ledger.
 * @property-read list<CommissionPostingEntry> $entries The entries of the posting.
 */
final class CommissionPosting extends Record
{
}

/**
 * @property-read string $account The ledger account.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units. Credits are positive and debits negative.
 */
final class CommissionPostingEntry extends Record
{
}

/**
 * @property-read string $eventId The ID of the event.
 * @property-read 'refund'|'chargeback'|'reversal'|'manual'|'milestone' $kind The reason for the reversal.
 * @property-read int $amount The reversed amount, in minor units.
 * @property-read string|null $clawbackId The ID of the clawback, or null.
 * @property-read string $createdAt When the reversal happened, in ISO 8601 format.
 */
final class CommissionReversal extends Record
{
}

/**
 * @property-read string $currency The program’s currency.
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status The
 *        status of the commission.
 * @property-read int $count The number of commissions.
 * @property-read int $amount The total of the sale amounts, in minor units of the currency.
 * @property-read int $earnings The total of the partners’ earnings after refunds, in minor units.
 */
final class CommissionTotal extends Record
{
}

/**
 * @property-read string $attribute The attribute to compare.
 * @property-read string $label The display name of the attribute.
 * @property-read string $type The type of value.
 * @property-read list<'click'|'lead'|'sale'|'referral'> $events The events whose rewards can use the attribute.
 * @property-read list<ConditionAttributeOperator> $operators The operators that the attribute supports.
 * @property-read list<string>|null $choices All possible values, if there are only a few.
 */
final class ConditionAttribute extends Record
{
}

/**
 * @property-read string $name The name of the operator.
 * @property-read string $label The display name of the operator.
 * @property-read bool $list Whether the value is a list.
 */
final class ConditionAttributeOperator extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $key Your own key for the run, or null.
 * @property-read string|null $draftId The ID of the draft that was paid, or null.
 * @property-read string $confirmedBy The actor who confirmed it.
 * @property-read 'confirmed'|'failed' $status The status. `failed` is a scheduled run that paid no partners.
 * @property-read string|null $error For failed runs, the reason.
 * @property-read int $attempts The number of attempts of a scheduled run.
 * @property-read string|null $nextAttemptAt For failed runs, the time of the next attempt in ISO 8601 format, or
 *        null.
 * @property-read bool $approved Whether someone other than the creator of the draft confirmed it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutRunTotal> $totals The totals.
 * @property-read bool $repeated Whether the key had already been used. If so, this call paid nothing.
 * @property-read list<Payout> $payouts The first 100 payouts.
 * @property-read bool $payoutsTruncated Whether there are more payouts. To get all of them, list payouts with
 *        `invoiceId`.
 * @property-read list<PayoutFile> $files The files to upload to your bank.
 */
final class ConfirmPayoutDraftResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $key Your own key for the run, or null.
 * @property-read string|null $draftId The ID of the draft that was paid, or null.
 * @property-read string $confirmedBy The actor who confirmed it.
 * @property-read 'confirmed'|'failed' $status The status. `failed` is a scheduled run that paid no partners.
 * @property-read string|null $error For failed runs, the reason.
 * @property-read int $attempts The number of attempts of a scheduled run.
 * @property-read string|null $nextAttemptAt For failed runs, the time of the next attempt in ISO 8601 format, or
 *        null.
 * @property-read bool $approved Whether someone other than the creator of the draft confirmed it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutRunTotal> $totals The totals.
 * @property-read bool $repeated Whether the key had already been used. If so, this call paid nothing.
 * @property-read list<Payout> $payouts The first 100 payouts.
 * @property-read bool $payoutsTruncated Whether there are more payouts. To get all of them, list payouts with
 *        `invoiceId`.
 * @property-read list<PayoutFile> $files The files to upload to your bank.
 */
final class ConfirmPayoutsResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $provider The provider.
 * @property-read string $name Your name for the connection.
 * @property-read string $masked The end of the secret, or the name of the account.
 * @property-read string|null $accountId The provider’s ID of the account.
 * @property-read string|null $programId The ID of the program that its customers belong to.
 * @property-read Record $details The values that were entered. Secret values are masked.
 * @property-read bool $authorized Whether the account was connected on the provider’s page.
 * @property-read string $webhookUrl The URL that the provider sends events to.
 * @property-read ConnectionPolling|null $polling The state of polling, or null for providers that send events.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $removedAt When it was removed, in ISO 8601 format, or null.
 */
final class Connection extends Record
{
}

/**
 * @property-read int $everyMinutes The polling interval, in minutes.
 * @property-read string|null $lastPolledAt When the provider last responded, in ISO 8601 format.
 * @property-read string|null $nextPollAt When the provider is polled next, in ISO 8601 format. Null if polling
 *        is paused until the credentials change.
 * @property-read string|null $lastFailedAt When polling last failed, if it has failed since, in ISO 8601 format.
 * @property-read string|null $reason Why polling failed.
 */
final class ConnectionPolling extends Record
{
}

/**
 * @property-read bool $working Whether a signed event has arrived and the last one was processed.
 * @property-read string $message The next step.
 * @property-read string|null $lastEventAt When the last event arrived, in ISO 8601 format, or null.
 */
final class ConnectionTest extends Record
{
}

/**
 * @property-read 'live'|'test' $from The mode of the workspace that was read.
 * @property-read string $state A hash of the settings on both sides, to pass as `ifState`.
 * @property-read list<CopiedSettingsChange> $changes The changes.
 */
final class CopiedSettings extends Record
{
}

/**
 * @property-read 'workspace'|'hostname'|'program'|'group'|'reward'|'discount'|'milestone' $type The type of
 *        object.
 * @property-read 'created'|'updated'|'archived' $action The type of change.
 * @property-read string $name The name of the object, with its program and group.
 * @property-read list<string> $fields The fields that change. Empty for new and removed objects.
 */
final class CopiedSettingsChange extends Record
{
}

/**
 * @property-read string|null $domain The domain of the link.
 * @property-read string|null $tagId The ID of a tag.
 * @property-read string|null $userId The ID of the user.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read int $_count The number of links.
 */
final class CountLinksResultOption2 extends Record
{
}

/**
 * @property-read bool $success Whether the commission was created.
 * @property-read string $message A message that explains the result.
 * @property-read string $id The ID of the commission.
 */
final class CreateCommissionResult extends Record
{
}

/**
 * @property-read string $publicToken The embed token (`svc_es_…`), which is returned only once and works only on
 *        that page.
 * @property-read string $expires When it expires, in ISO 8601 format.
 */
final class CreateEmbedTokenResult extends Record
{
}

/**
 * @property-read string $id The ID of the key.
 * @property-read string $name A name for the key.
 * @property-read string $partialKey The recognizable part of the key.
 * @property-read
 *        list<'all'|'read'|'links.read'|'links.write'|'conversions.write'|'customers.read'|'customers.write'|'analytics.read'|'analytics.write'|'program.read'|'program.write'|'payouts.write'|'mails.read'|'mails.write'|'privacy.write'|'members.read'|'members.write'|'workspace.read'|'workspace.write'|'audit.read'>
 *        $scopes The scopes.
 * @property-read string|null $createdBy The ID of the user who created it, such as `per_…`.
 * @property-read string|null $lastUsedAt When the key was last used, to the minute.
 * @property-read string|null $expiresAt When it expires.
 * @property-read string $createdAt When it was created.
 * @property-read string $key The secret key. Store it: it’s returned only once.
 */
final class CreateKeyResult extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $shortLink The full short URL.
 * @property-read string $qrCode The URL of a QR code as PNG.
 * @property-read string $url The destination URL with its UTM parameters.
 * @property-read string|null $externalId Your own ID.
 * @property-read string|null $tenantId The ID of your tenant that the link belongs to, or null.
 * @property-read string|null $programId The ID of the program that the link belongs to, or null.
 * @property-read string|null $partnerId The ID of the partner who promotes the link, or null.
 * @property-read bool $trackConversion Whether leads and sales are tracked.
 * @property-read bool $archived Whether it’s archived.
 * @property-read bool $publicStats Whether anyone with the link can see its statistics.
 * @property-read bool $proxy Whether link previews show the link’s own title, description, and image.
 * @property-read bool $rewrite Whether to show the destination under the short URL.
 * @property-read bool $doIndex Whether search engines can index the short link.
 * @property-read string|null $comments Your own notes, or null.
 * @property-read string|null $expiresAt When it expires, in ISO 8601 format.
 * @property-read string|null $expiredUrl The URL for visitors after the link expires, or null.
 * @property-read string|null $title The title of the link preview, or null.
 * @property-read string|null $description The description of the link preview, or null.
 * @property-read string|null $image The URL of the link preview’s image, or null.
 * @property-read string|null $video The URL of the link preview’s video, or null.
 * @property-read string|null $ios The destination for iPhone and iPad, or null.
 * @property-read string|null $android The destination for Android, or null.
 * @property-read Record|null $geo Destinations by country code, or null.
 * @property-read string|null $disabledAt When it was disabled, in ISO 8601 format, or null.
 * @property-read string|null $password `********` if the link has a password, or null.
 * @property-read list<mixed>|null $tags The tags.
 * @property-read string|null $tagId Deprecated. Use `tags`. The ID of the first tag.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read string|null $utm_source The UTM source.
 * @property-read string|null $utm_medium The UTM medium.
 * @property-read string|null $utm_campaign The UTM campaign.
 * @property-read string|null $utm_term The UTM term.
 * @property-read string|null $utm_content The UTM content.
 * @property-read list<mixed>|null $testVariants The destinations of the A/B test, or null.
 * @property-read string|null $testStartedAt When the A/B test started, in ISO 8601 format, or null.
 * @property-read string|null $testCompletedAt When the A/B test ends, in ISO 8601 format, or null.
 * @property-read string|null $userId Always null, because API keys create links.
 * @property-read string $workspaceId The ID of the workspace.
 * @property-read string $projectId The same as `workspaceId`.
 * @property-read list<string> $webhookIds Not used.
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $conversions The number of conversions.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
 *        partner links, only amounts that count toward the program.
 * @property-read string $saleCurrency The currency of `saleAmount`: the program’s, or the workspace’s if the
 *        link has no program.
 * @property-read string|null $lastClicked When the link was last clicked, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string $shareUrl The URL that the partner shares.
 */
final class CreatePartnerLinkResult extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 * @property-read string $viewId The ID of the saved view.
 * @property-read string|null $expiresAt When the link expires, in ISO 8601 format.
 * @property-read string|null $createdBy The ID of the user who created it, such as `per_…`.
 * @property-read string $createdAt When it was created, in ISO 8601 format.
 * @property-read string $url The URL to share. Store it: it’s returned only once.
 */
final class CreateShareLinkResult extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 * @property-read string $externalId The customer’s ID in your system.
 * @property-read string|null $name The full name.
 * @property-read string|null $email The email address.
 * @property-read string|null $avatar The URL of a picture.
 * @property-read string|null $country The two-letter country code, taken from the click or sent by you.
 * @property-read string|null $clickId The ID of the click that referred the customer.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
 *        customers with a program, only amounts that count toward the program.
 * @property-read string $saleCurrency The currency of `saleAmount`: the program’s, or the workspace’s if the
 *        customer has no program.
 * @property-read string|null $firstSaleAt When the first sale happened.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $programId The ID of the program of the partner who referred the customer, or that
 *        the customer was identified with.
 * @property-read string|null $identifiedProgramId The ID of the program that the customer was identified with
 *        (`programId` of a lead or sale). Null for customers of the workspace.
 * @property-read string|null $partnerId The ID of the partner who referred the customer.
 * @property-read CustomerLink|null $link
 * @property-read CustomerPartner|null $partner
 * @property-read CustomerDiscount|null $discount
 */
final class Customer extends Record
{
}

/**
 * @property-read string $id The ID of the discount.
 * @property-read int|float $amount A percentage, or an amount in minor units if the type is `flat`.
 * @property-read 'percentage'|'flat' $type Whether the discount is a percentage or a flat amount.
 * @property-read int|null $maxDuration The duration in months. 0 is the first payment only, and null is
 *        unlimited.
 * @property-read string|null $couponId The ID of the provider’s coupon, or null.
 * @property-read string|null $couponTestId The ID of the coupon in the provider’s test mode, or null.
 * @property-read string $sentence A description in one sentence.
 * @property-read string|null $description Your own description.
 */
final class CustomerDiscount extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $shortLink The full short URL.
 * @property-read string $url The destination URL.
 * @property-read string|null $partnerId The ID of the partner that the link belongs to.
 * @property-read string|null $programId The ID of the partner’s program.
 * @property-read string|null $tenantId Your tenant ID for the link.
 * @property-read string|null $externalId Your own ID of the link.
 */
final class CustomerLink extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $email The email address.
 * @property-read string|null $image The URL of a picture.
 */
final class CustomerPartner extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 */
final class DeleteCustomerResult extends Record
{
}

/**
 * @property-read string $id The ID of the discount.
 */
final class DeleteDiscountCodeResult extends Record
{
}

/**
 * @property-read string $slug The domain name.
 */
final class DeleteDomainResult extends Record
{
}

/**
 * @property-read string $id The ID of the folder.
 */
final class DeleteFolderResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 */
final class DeleteGroupResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 */
final class DeleteImageResult extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 */
final class DeleteLinkResult extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 */
final class DeletePartnerNoteResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 */
final class DeletePartnerTagResult extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 */
final class DeleteSavedViewResult extends Record
{
}

/**
 * @property-read string $id The ID of the tag.
 */
final class DeleteTagResult extends Record
{
}

/**
 * @property-read string $id The ID of the template.
 */
final class DeleteUtmTemplateResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 */
final class DeleteWebhookResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $groupId The ID of the group.
 * @property-read string|null $enrollmentId The ID of the enrollment, if the discount replaces its group’s
 *        discount.
 * @property-read 'flat'|'percentage' $type Whether the discount is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, the rate in basis points: 10,000 is 100%.
 * @property-read int|null $maxDurationMonths The duration in months from the first sale. 0 is the first sale
 *        only, and null is unlimited.
 * @property-read string $currency The currency of a flat discount, or null.
 * @property-read string $sentence A description in one sentence.
 * @property-read string|null $description Your own description, or null.
 * @property-read 'stripe'|'shopify'|'custom' $provider The provider that applies the discount. `custom` is your
 *        own checkout. Defaults to `custom`.
 * @property-read string|null $couponId The ID of the provider’s coupon, or null.
 * @property-read string|null $couponTestId The ID of the coupon in the provider’s test mode, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $archivedAt When the discount was archived. New customers no longer get it.
 */
final class Discount extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $code The discount code.
 * @property-read string|null $discountId The ID of the discount.
 * @property-read string $partnerId The ID of the partner.
 * @property-read DiscountCodePartner $partner
 * @property-read string $linkId The ID of the link.
 */
final class DiscountCode extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 */
final class DiscountCodePartner extends Record
{
}

/**
 * @property-read string $id The ID of the domain.
 * @property-read string $slug The domain name.
 * @property-read bool $verified Whether links on the domain redirect. See `verification` for details.
 * @property-read bool $primary Whether new links use this domain by default.
 * @property-read bool $archived Whether it’s archived.
 * @property-read string|null $placeholder The URL for visitors of the domain without a key, or null.
 * @property-read string|null $expiredUrl The URL for visitors after the link expires.
 * @property-read string|null $notFoundUrl The URL for visitors of unknown links, or null.
 * @property-read string|null $logo The URL of a logo.
 * @property-read string|null $assetLinks The content of `assetlinks.json`, or null.
 * @property-read string|null $appleAppSiteAssociation The content of `apple-app-site-association`, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read mixed|null $registeredDomain Always null. You can’t register domains through the API.
 * @property-read DomainVerification $verification
 */
final class Domain extends Record
{
}

/**
 * @property-read 'unverified'|'verified'|'failing'|'lost' $status The verification status. `failing`: the record
 *        is missing, and links redirect until `servesUntil`. `lost`: links no longer redirect.
 * @property-read DomainVerificationRecord $record
 * @property-read DomainVerificationAlternative $alternative
 * @property-read 'dns'|'operator'|null $verifiedBy How it was verified, or null.
 * @property-read string|null $verifiedAt When it was verified, in ISO 8601 format, or null.
 * @property-read string|null $checkedAt When the check ran, in ISO 8601 format.
 * @property-read string|null $failingSince When the failures started, in ISO 8601 format, or null.
 * @property-read string|null $servesUntil When links on the domain stop redirecting, in ISO 8601 format, or
 *        null.
 */
final class DomainVerification extends Record
{
}

/**
 * @property-read 'TXT'|'CNAME' $type The type of the record.
 * @property-read string $name The name of the record.
 * @property-read string $value The value of the record.
 */
final class DomainVerificationAlternative extends Record
{
}

/**
 * @property-read 'TXT'|'CNAME' $type The type of the record.
 * @property-read string $name The name of the record.
 * @property-read string $value The value of the record.
 */
final class DomainVerificationRecord extends Record
{
}

/**
 * @property-read int $earnings Commissions of all types minus clawbacks in one currency, in minor units, at the
 *        times of their events.
 * @property-read Record $earningsAmounts The earnings in each currency.
 * @property-read list<EarningsReportSeries> $series The time series.
 */
final class EarningsReport extends Record
{
}

/**
 * @property-read string $start The start of the hour, day, week, or month.
 * @property-read int $earnings Commissions of all types minus clawbacks in one currency, in minor units, at the
 *        times of their events.
 * @property-read Record $earningsAmounts The earnings in each currency.
 */
final class EarningsReportSeries extends Record
{
}

/**
 * @property-read 'configured'|'not_configured'|'demo' $status The status. `not_configured`: the server has no
 *        SMTP server, so emails are kept and not sent. `demo`: emails are shown in the demo’s mailbox.
 * @property-read string $from The sender (`MAIL_FROM`).
 * @property-read int $kept The number of the workspace’s emails that weren’t sent.
 * @property-read int $failed The number of emails whose last attempt failed.
 */
final class EmailStatus extends Record
{
}

/**
 * @property-read 'key'|'webhook'|'share_link'|'invitation' $type The type of access: an API key, a webhook, a
 *        share link, or an invitation.
 * @property-read string $id The unique ID.
 * @property-read string $name The name. For webhooks, the URL. For invitations, the email address.
 * @property-read 'live'|'test' $mode Whether it belongs to live or test mode.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read 'ended'|'reassigned'|'limited'|'kept' $outcome The outcome. `ended`: it no longer works.
 *        `reassigned`: it now belongs to the member who made the change. `limited`: the key has fewer scopes.
 */
final class EndedAccess extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read list<string> $bankFiles Bank files that still contain the partner’s name, because other
 *        transfers in them are in progress. They’re deleted later. Delete any copies that you downloaded.
 */
final class ErasePartnerResult extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale' $event The type of event.
 * @property-read EventLink $link
 * @property-read string $id The ID of the click, or `evt_…`. Use it as a cursor.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 * @property-read EventClick $click
 * @property-read EventPartner|null $partner
 * @property-read string|null $eventId For leads and sales, the ID of the event.
 * @property-read string|null $eventName For leads and sales, the name of the event.
 * @property-read int|null $eventQuantity For leads, the number of leads that the event counts as.
 * @property-read Record|null $metadata Your own data.
 * @property-read EventCustomer|null $customer
 * @property-read EventSale|null $sale
 * @property-read int|null $saleAmount For sales, the sale amount in minor units.
 * @property-read string|null $invoice_id The ID of the invoice.
 * @property-read string|null $payment_processor The payment processor.
 * @property-read string $click_id The ID of the click.
 * @property-read string $link_id The ID of the link.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $url The destination URL.
 * @property-read string $continent The continent code.
 * @property-read string $country The two-letter country code (ISO 3166-1).
 * @property-read string $city The city.
 * @property-read string $device The device type.
 * @property-read string $browser The browser.
 * @property-read string $os The operating system.
 * @property-read int $qr Whether the visitor scanned a QR code: 1 or 0.
 * @property-read string $ip Always empty.
 */
final class Event extends Record
{
}

/**
 * @property-read string $id The ID of the click, or empty if the event has no click.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 * @property-read string $url The destination URL without its query.
 * @property-read string $country The two-letter country code, or `Unknown`.
 * @property-read string $city The city.
 * @property-read string $region The region code (ISO 3166-2).
 * @property-read string $continent The continent code.
 * @property-read string $device The device type.
 * @property-read string $browser The browser.
 * @property-read string $os The operating system.
 * @property-read string $referer The referring host, or `(direct)`.
 * @property-read string $refererUrl The referring page.
 * @property-read string $trigger How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`.
 * @property-read bool $qr Whether the visitor scanned a QR code.
 * @property-read string $ip Always empty, because IP addresses aren’t stored.
 */
final class EventClick extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 * @property-read string $externalId The customer’s ID in your system.
 * @property-read string|null $identifiedProgramId The ID of the program that the customer was identified with.
 *        Null for customers of the workspace.
 * @property-read string|null $name The customer’s name, or null.
 * @property-read string|null $email The customer’s email address, or null.
 * @property-read string|null $avatar The URL of a picture, or null.
 * @property-read string|null $country The customer’s two-letter country code, or null.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue, in minor units of `saleCurrency`.
 * @property-read string $saleCurrency The currency of `saleAmount`.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $firstSaleAt When the first sale happened, in ISO 8601 format, or null.
 */
final class EventCustomer extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $shortLink The full short URL.
 * @property-read string $qrCode The URL of a QR code as PNG.
 * @property-read string $url The destination URL with its UTM parameters.
 * @property-read string|null $externalId Your own ID of the link, or null.
 * @property-read string|null $tenantId The ID of your tenant that the link belongs to, or null.
 * @property-read string|null $programId The ID of the program that the link belongs to, or null.
 * @property-read string|null $partnerId The ID of the partner who promotes the link, or null.
 * @property-read bool $trackConversion Whether leads and sales are tracked.
 * @property-read bool $archived Whether it’s archived.
 * @property-read bool $publicStats Whether anyone with the link can see its statistics.
 * @property-read bool $proxy Whether link previews show the link’s own title, description, and image.
 * @property-read bool $rewrite Whether to show the destination under the short URL.
 * @property-read bool $doIndex Whether search engines can index the short link.
 * @property-read string|null $comments Your own notes, or null.
 * @property-read string|null $expiresAt When it expires, in ISO 8601 format.
 * @property-read string|null $expiredUrl The URL for visitors after the link expires, or null.
 * @property-read string|null $title The title of the link preview, or null.
 * @property-read string|null $description The description of the link preview, or null.
 * @property-read string|null $image The URL of the link preview’s image, or null.
 * @property-read string|null $video The URL of the link preview’s video, or null.
 * @property-read string|null $ios The destination for iPhone and iPad, or null.
 * @property-read string|null $android The destination for Android, or null.
 * @property-read Record|null $geo Destinations by country code, or null.
 * @property-read string|null $disabledAt When it was disabled, in ISO 8601 format, or null.
 * @property-read string|null $password `********` if the link has a password, or null.
 * @property-read list<mixed>|null $tags The tags of the link, or null.
 * @property-read string|null $tagId Deprecated. Use `tags`. The ID of the first tag.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read string|null $utm_source The UTM source.
 * @property-read string|null $utm_medium The UTM medium.
 * @property-read string|null $utm_campaign The UTM campaign.
 * @property-read string|null $utm_term The UTM term.
 * @property-read string|null $utm_content The UTM content.
 * @property-read list<mixed>|null $testVariants The destinations of the A/B test, or null.
 * @property-read string|null $testStartedAt When the A/B test started, in ISO 8601 format, or null.
 * @property-read string|null $testCompletedAt When the A/B test ends, in ISO 8601 format, or null.
 * @property-read string|null $userId Always null, because API keys create links.
 * @property-read string $workspaceId The ID of the workspace.
 * @property-read string $projectId The same as `workspaceId`.
 * @property-read list<string> $webhookIds Not used.
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $conversions The number of conversions.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
 *        partner links, only amounts that count toward the program.
 * @property-read string $saleCurrency The currency of `saleAmount`: the program’s, or the workspace’s if the
 *        link has no program.
 * @property-read string|null $lastClicked When the link was last clicked, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class EventLink extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 */
final class EventPartner extends Record
{
}

/**
 * @property-read int $amount The total that the customer paid, in minor units.
 * @property-read int $tax The tax included in the amount, in minor units.
 * @property-read int $shipping The shipping costs included in the amount, without tax, in minor units.
 * @property-read int $fee Fees included in the amount, in minor units.
 * @property-read list<EventSaleLineItem> $lineItems The products in the sale.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string|null $invoiceId The ID of the invoice.
 * @property-read string $paymentProcessor The payment processor.
 */
final class EventSale extends Record
{
}

/**
 * @property-read string $productId Your own ID of the product, which rewards can refer to.
 * @property-read int $amount The line total after discounts and without tax, in minor units of the currency.
 * @property-read string|null $name The name of the product, or null.
 * @property-read int $quantity The quantity.
 */
final class EventSaleLineItem extends Record
{
}

/**
 * @property-read int $count The number of events that are processed again.
 * @property-read bool $more Whether there are more events. Repeat the request.
 */
final class EventsReplayed extends Record
{
}

/**
 * @property-read string $day The date.
 * @property-read string $currency The currency.
 * @property-read string $source The source. `operator` is your own rate and takes precedence. `ecb` is the
 *        European Central Bank.
 * @property-read string $perEuro The number of units of the currency that one euro buys.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class ExchangeRate extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'refund' $event The type of event.
 * @property-read EventLink|null $link
 * @property-read string $id The ID of the click, or `evt_…`. Use it as a cursor.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 * @property-read EventClick $click
 * @property-read EventPartner|null $partner
 * @property-read string|null $eventId For leads and sales, the ID of the event.
 * @property-read string|null $eventName For leads and sales, the name of the event.
 * @property-read int|null $eventQuantity For leads, the number of leads that the event counts as.
 * @property-read Record|null $metadata Your own data.
 * @property-read EventCustomer|null $customer
 * @property-read EventSale|null $sale
 * @property-read int|null $saleAmount For sales, the sale amount in minor units.
 * @property-read string|null $invoice_id The ID of the invoice.
 * @property-read string|null $payment_processor The payment processor.
 * @property-read string $click_id The ID of the click.
 * @property-read string $link_id The ID of the link.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $url The destination URL.
 * @property-read string $continent The continent code.
 * @property-read string $country The two-letter country code (ISO 3166-1).
 * @property-read string $city The city.
 * @property-read string $device The device type.
 * @property-read string $browser The browser.
 * @property-read string $os The operating system.
 * @property-read int $qr Whether the visitor scanned a QR code: 1 or 0.
 * @property-read string $ip Always empty.
 * @property-read ExplainEventResultRefund|null $refund
 * @property-read ExplainEventResultExplanation $explanation
 */
final class ExplainEventResult extends Record
{
}

/**
 * @property-read 'recorded'|'attributed'|'unattributed' $verdict The result. Clicks are `recorded`. Leads,
 *        sales, and refunds are attributed to a link or to none.
 * @property-read string $reason A stable code for the reason.
 * @property-read list<string> $steps The attribution, one sentence per step.
 * @property-read EventClick|null $click
 * @property-read ExplainEventResultExplanationLead|null $lead
 * @property-read list<ExplainEventResultExplanationRefund> $refunds The refunds of the sale.
 * @property-read list<ExplainEventResultExplanationCommission> $commissions The commissions that the event
 *        earned, or that a refund changed.
 * @property-read ExplainEventResultExplanationUnearned|null $unearned
 */
final class ExplainEventResultExplanation extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read string $type The type of commission: click, lead, sale, referral, or custom.
 * @property-read string $partnerId The ID of the partner.
 * @property-read int $earnings The earnings after refunds, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status The
 *        status of the commission.
 */
final class ExplainEventResultExplanationCommission extends Record
{
}

/**
 * @property-read string $id The ID of the lead.
 * @property-read string $eventName The name of the event.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 */
final class ExplainEventResultExplanationLead extends Record
{
}

/**
 * @property-read string $id The ID of the refund.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read string $saleId The ID of the sale.
 * @property-read int $amount The refunded amount, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 */
final class ExplainEventResultExplanationRefund extends Record
{
}

/**
 * @property-read
 *        'no_reward'|'duration_over'|'first_sale_only'|'limit_reached'|'zero_amount'|'not_eligible'|'existing_customer'|'already_rewarded'
 *        $reason A stable code for the reason.
 * @property-read list<string> $steps The explanation, one sentence per step.
 */
final class ExplainEventResultExplanationUnearned extends Record
{
}

/**
 * @property-read string $id The ID of the refund.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read string $saleId The ID of the sale.
 * @property-read int $amount The refunded amount, in minor units.
 * @property-read string $currency The sale’s currency.
 * @property-read string $timestamp When the event happened, in ISO 8601 format.
 */
final class ExplainEventResultRefund extends Record
{
}

/**
 * @property-read string $field The name of the field. Its value is a list of choices, separated by commas.
 * @property-read list<FieldChoicesChoice> $choices The choices.
 */
final class FieldChoices extends Record
{
}

/**
 * @property-read string $value The value of the option.
 * @property-read string $label The display name of the option.
 * @property-read string $group The group of the choice, such as a pipeline. Can be empty.
 * @property-read bool $isUsual Whether the choice is used by default.
 */
final class FieldChoicesChoice extends Record
{
}

/**
 * @property-read string $id The ID of the folder.
 * @property-read string $name The name of the folder.
 * @property-read string|null $description A description of the folder, or null.
 * @property-read 'default'|'mega' $type The type of folder. Always `default`.
 * @property-read 'write'|'read'|null $accessLevel Not used.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Folder extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read 'open'|'released'|'rejected' $status The status. Open flags are closed only by people.
 * @property-read
 *        'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity'
 *        $rule The fraud rule.
 * @property-read 'low'|'medium'|'high' $severity The severity.
 * @property-read string $sentence The finding, in one sentence.
 * @property-read Record $evidence The data behind the finding.
 * @property-read string $programId The ID of the program.
 * @property-read string $partnerId The ID of the partner.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string|null $customerId The ID of the customer.
 * @property-read string|null $commissionId The ID of the commission. Null if the flag is about the partner and
 *        holds all of their earnings.
 * @property-read FraudFlagPartner $partner
 * @property-read FraudFlagCommission|null $commission
 * @property-read string|null $note A note for your records, or null.
 * @property-read string|null $reviewedBy The actor who closed the flag, such as `key:key_…`.
 * @property-read string|null $reviewedAt When it was reviewed, in ISO 8601 format, or null.
 * @property-read string $createdAt When the flag was created, in ISO 8601 format.
 */
final class FraudFlag extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read int $earnings The earnings, in minor units of the program’s currency.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 */
final class FraudFlagCommission extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $email The partner’s email address, or null.
 */
final class FraudFlagPartner extends Record
{
}

/**
 * @property-read
 *        'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity'
 *        $rule The fraud rule.
 * @property-read string $title The name of the rule.
 * @property-read Record $defaults The default settings of the rule. To change them, update `fraudSettings` of
 *        the program.
 */
final class FraudRule extends Record
{
}

/**
 * @property-read FraudSettingsSelfReferral $selfReferral
 * @property-read FraudSettingsDuplicateIdentity $duplicateIdentity
 * @property-read FraudSettingsBanElsewhere $banElsewhere
 * @property-read FraudSettingsPaidTraffic $paidTraffic
 * @property-read FraudSettingsBannedSource $bannedSource
 * @property-read FraudSettingsBannedCountry $bannedCountry
 * @property-read FraudSettingsDisposableEmail $disposableEmail
 * @property-read FraudSettingsTooFast $tooFast
 * @property-read FraudSettingsClickVelocity $clickVelocity
 */
final class FraudSettings extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 */
final class FraudSettingsBanElsewhere extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read list<string> $customerCountries The two-letter codes of banned customer countries.
 * @property-read list<string> $partnerCountries The two-letter codes of banned partner countries.
 */
final class FraudSettingsBannedCountry extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read list<string> $hosts The banned hosts, such as `*.coupons.example`.
 */
final class FraudSettingsBannedSource extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read int $maxClicksPerHour The maximum number of clicks per hour on one link from one browser and
 *        location.
 * @property-read int $maxClicksPerVisitor The maximum number of clicks per visitor.
 */
final class FraudSettingsClickVelocity extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read list<string> $extraDomains Additional domains of disposable email providers.
 * @property-read list<string> $allowedDomains Domains to allow, even if they’re known as disposable.
 */
final class FraudSettingsDisposableEmail extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 */
final class FraudSettingsDuplicateIdentity extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read list<string> $networks The advertising networks that partners can’t use.
 * @property-read list<string> $allowedCampaigns The campaigns that are allowed.
 * @property-read list<string> $allowedHosts The referring hosts that never count as advertising.
 */
final class FraudSettingsPaidTraffic extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 */
final class FraudSettingsSelfReferral extends Record
{
}

/**
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read int $minSeconds The minimum number of seconds between the click and the lead.
 */
final class FraudSettingsTooFast extends Record
{
}

/**
 * @property-read string $id The ID of the funding account.
 * @property-read string $provider The provider.
 * @property-read string $name The name of the account.
 * @property-read string $masked The masked account. The full details are never returned.
 * @property-read string|null $verifiedAt When it was verified, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $removedAt When it was removed, in ISO 8601 format, or null.
 * @property-read string|null $callbackUrl The URL that the provider sends status updates to, or null if it
 *        doesn’t.
 */
final class FundingAccount extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string $name The name of the group.
 * @property-read string $slug The slug of the group.
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color The color of the group.
 * @property-read int|null $holdingPeriodDays The number of days before a commission is payable, or null to use
 *        the program’s setting.
 * @property-read bool|null $autoApprove Whether to approve applications automatically, or null to use the
 *        program’s setting.
 * @property-read 'short'|'query' $linkStructure The format of partner links: a short link, or the destination
 *        with `?via=`.
 * @property-read list<GroupDefaultLink> $defaultLinks The links to create for each new partner.
 * @property-read list<GroupAllowedDestination> $allowedDestinations The destinations that partners can link to.
 * @property-read int $maxLinks The maximum number of links per partner.
 * @property-read list<GroupMoveRule> $moveRules Rules that move partners into this group.
 * @property-read string|null $logo The URL of a logo.
 * @property-read string|null $brandColor The brand color, as `#rrggbb`, or null.
 * @property-read GroupLanding|null $landing
 * @property-read list<mixed>|null $applicationForm The questions of the application form.
 * @property-read list<mixed>|null $resources Resources for partners, such as files, colors, and messages.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Group extends Record
{
}

/**
 * @property-read string $domain The domain to allow.
 * @property-read string $path The start of the path.
 * @property-read 'domain'|'exact' $match How to match.
 */
final class GroupAllowedDestination extends Record
{
}

/**
 * @property-read string $url The destination URL.
 */
final class GroupDefaultLink extends Record
{
}

/**
 * @property-read string $title The title of the landing page.
 * @property-read string $subtitle The subtitle of the landing page.
 * @property-read GroupLandingImage|null $image
 * @property-read
 *        list<GroupLandingBlockText|GroupLandingBlockImage|GroupLandingBlockFiles|GroupLandingBlockQuestions|GroupLandingBlockCalculator|GroupLandingBlockTestimonials>
 *        $blocks The blocks of the landing page.
 */
final class GroupLanding extends Record
{
}

/**
 * @property-read 'calculator' $type The type of block.
 * @property-read int $saleAmount For calculator blocks, the amount of one sale, in minor units of the program’s
 *        currency.
 * @property-read int $maxSales For calculator blocks, the maximum of the slider.
 */
final class GroupLandingBlockCalculator extends Record
{
}

/**
 * @property-read 'files' $type The type of block.
 * @property-read list<GroupLandingBlockFilesFile> $files The images.
 */
final class GroupLandingBlockFiles extends Record
{
}

/**
 * @property-read string $name The name of the file.
 * @property-read string $url An HTTP or HTTPS URL.
 */
final class GroupLandingBlockFilesFile extends Record
{
}

/**
 * @property-read 'image' $type The type of block.
 * @property-read string $url The URL of the image.
 * @property-read string $alt Alternative text that describes the image.
 */
final class GroupLandingBlockImage extends Record
{
}

/**
 * @property-read 'questions' $type The type of block.
 * @property-read list<GroupLandingBlockQuestionsQuestion> $questions The questions and their answers.
 */
final class GroupLandingBlockQuestions extends Record
{
}

/**
 * @property-read string $question The question.
 * @property-read string $answer The answer.
 */
final class GroupLandingBlockQuestionsQuestion extends Record
{
}

/**
 * @property-read 'testimonials' $type The type of block.
 * @property-read list<GroupLandingBlockTestimonialsTestimonial> $testimonials The testimonials.
 */
final class GroupLandingBlockTestimonials extends Record
{
}

/**
 * @property-read string $quote The quote.
 * @property-read string $name The name of the person.
 * @property-read string $role The role.
 */
final class GroupLandingBlockTestimonialsTestimonial extends Record
{
}

/**
 * @property-read 'text' $type The type of block.
 * @property-read string $text The content, as Markdown.
 */
final class GroupLandingBlockText extends Record
{
}

/**
 * @property-read string $url The URL of the image.
 * @property-read string $alt Alternative text that describes the image.
 */
final class GroupLandingImage extends Record
{
}

/**
 * @property-read 'totalLeads'|'totalSales'|'totalSaleAmount'|'totalCommissions' $attribute The partner’s total
 *        to compare.
 * @property-read int $gte The minimum, inclusive.
 * @property-read int|null $lt The maximum, exclusive.
 */
final class GroupMoveRule extends Record
{
}

/**
 * @property-read string $url A link that works once. Share it only with the person.
 * @property-read string $expiresAt When it expires, in ISO 8601 format.
 */
final class HandedLink extends Record
{
}

/**
 * @property-read string $hostname A hostname such as `example.com`, `*.example.com` for all subdomains, or
 *        `localhost`.
 */
final class Hostname extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $url The public URL of the image.
 * @property-read 'image/png'|'image/jpeg'|'image/gif'|'image/webp' $contentType The media type.
 * @property-read int $size The size in bytes.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class Image extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string $groupId The ID of the group.
 * @property-read string $source The platform or file type.
 * @property-read string $origin A name that distinguishes sources whose IDs can overlap.
 * @property-read string $name Your name for the import.
 * @property-read 'draft'|'reading'|'checking'|'ready'|'running'|'done'|'failed'|'undoing'|'undone' $status The
 *        status of the import.
 * @property-read string|null $reason Why the import failed, or what it’s waiting for.
 * @property-read 'mature'|'hold' $unpaid How to treat commissions that the source hasn’t paid.
 * @property-read int $lines The number of rows read.
 * @property-read string $createdBy The actor who created it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $startedAt When it started, in ISO 8601 format, or null.
 * @property-read string|null $finishedAt When it finished, in ISO 8601 format, or null.
 * @property-read string|null $undoneAt When the import was undone, in ISO 8601 format, or null.
 */
final class Import extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The kind of rows in the
 *        file.
 * @property-read int $part The number of the last part.
 * @property-read string $encoding The character encoding.
 * @property-read string $delimiter The delimiter of the columns.
 * @property-read list<string> $columns The names of the columns.
 * @property-read list<list<string>> $sample The first rows.
 * @property-read Record $mapping The detected columns. Ambiguous columns aren’t mapped.
 * @property-read list<string> $missing Required values without a column.
 * @property-read list<string> $unmapped Columns that aren’t used unless you map them.
 */
final class ImportFile extends Record
{
}

/**
 * @property-read int $number The number of the row in the import.
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The type of object in the
 *        row.
 * @property-read string $sourceId The source’s own ID.
 * @property-read string $line The position in the source.
 * @property-read 'new'|'ready'|'skipped'|'known'|'done'|'undone'|'kept' $status The status of the row.
 * @property-read string|null $reason Why the row is skipped, or null.
 * @property-read string|null $message The reason in one sentence.
 * @property-read int $amount The amount in minor units, or 0.
 * @property-read string $currency The currency of `amount`, or null.
 * @property-read string|null $targetId The ID of the object that was created or matched.
 */
final class ImportLine extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string $groupId The ID of the group.
 * @property-read string $source The platform or file type.
 * @property-read string $origin A name that distinguishes sources whose IDs can overlap.
 * @property-read string $name Your name for the import.
 * @property-read 'draft'|'reading'|'checking'|'ready'|'running'|'done'|'failed'|'undoing'|'undone' $status The
 *        status of the import.
 * @property-read string|null $reason Why the import failed, or what it’s waiting for.
 * @property-read 'mature'|'hold' $unpaid How to treat commissions that the source hasn’t paid.
 * @property-read int $lines The number of rows read.
 * @property-read string $createdBy The actor who created it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $startedAt When it started, in ISO 8601 format, or null.
 * @property-read string|null $finishedAt When it finished, in ISO 8601 format, or null.
 * @property-read string|null $undoneAt When the import was undone, in ISO 8601 format, or null.
 * @property-read list<ImportReportKind> $kinds The results for each kind of row.
 * @property-read list<ImportReportReason> $reasons Why rows are skipped or kept, with their number.
 * @property-read list<ImportReportUnmapped> $unmapped Columns of the uploaded files that aren’t used. Available
 *        after the preview.
 * @property-read bool $matches Whether the ledger matches the imported rows exactly.
 */
final class ImportReport extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The kind of rows.
 * @property-read int $lines The number of rows.
 * @property-read int $ready The number of rows that will be imported.
 * @property-read int $done The number of rows that were imported or matched existing objects.
 * @property-read int $recognized The number of imported rows that matched existing objects.
 * @property-read int $known The number of rows from an earlier import.
 * @property-read int $skipped The number of skipped rows.
 * @property-read int $undone The number of rows that were undone.
 * @property-read int $kept The number of rows that can’t be undone.
 * @property-read int $derived The number of rows added to complete the records, such as the payouts of a month.
 * @property-read int $derivedAmount The total of those rows, in minor units of the program’s currency.
 * @property-read list<ImportReportKindSum> $sums The totals by currency.
 */
final class ImportReportKind extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The total of all rows in the source, in minor units.
 * @property-read int $coming The total of rows that will be or were imported.
 * @property-read int $known The total of rows from an earlier import.
 * @property-read int $skipped The total of skipped rows.
 * @property-read int $undone The total of rows that were undone.
 * @property-read int|null $booked The total that this import posted to the ledger, or null if nothing has been
 *        written.
 */
final class ImportReportKindSum extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The kind of rows.
 * @property-read string $reason A stable code for the reason.
 * @property-read string $message The reason in one sentence.
 * @property-read int $lines The number of rows.
 */
final class ImportReportReason extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The kind of file.
 * @property-read list<string> $columns The columns.
 */
final class ImportReportUnmapped extends Record
{
}

/**
 * @property-read string $name The name of the source.
 * @property-read string $label The display name of the source.
 * @property-read list<ImporterField> $fields The fields that the source requires.
 * @property-read list<'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout'> $files The kinds of files
 *        that the source accepts.
 * @property-read list<ImporterColumn> $columns The values that a column of each kind of file can contain.
 * @property-read list<string> $notes Data that can’t be imported.
 */
final class Importer extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind The kind of file.
 * @property-read list<ImporterColumnField> $fields The values that a column can contain.
 */
final class ImporterColumn extends Record
{
}

/**
 * @property-read string $name The name of the field.
 * @property-read bool $required Whether a value is required.
 * @property-read string $meaning A description of the value.
 */
final class ImporterColumnField extends Record
{
}

/**
 * @property-read string $name The name of the field.
 * @property-read string $label The display name of the field.
 * @property-read bool $secret Whether the field is secret.
 * @property-read bool $required Whether a value is required.
 */
final class ImporterField extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $connectionId The ID of the connection.
 * @property-read string $providerEventId The provider’s ID of the event.
 * @property-read string $type The provider’s name of the event type.
 * @property-read 'received'|'retrying'|'done'|'ignored'|'failed' $status The processing status of the event.
 * @property-read string|null $reason Why the event failed, is waiting, or was ignored, or what remains to be
 *        done.
 * @property-read int $attempts The number of attempts.
 * @property-read string $createdAt When the event arrived, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class InboxEvent extends Record
{
}

/**
 * @property-read string $name The name of the provider.
 * @property-read string $label The display name of the provider.
 * @property-read string $summary The events that the provider reports.
 * @property-read string $setup The steps to complete at the provider.
 * @property-read string $secretLabel The provider’s name for the signing secret.
 * @property-read list<IntegrationInfoField> $fields The fields that the provider requires.
 * @property-read list<string> $events The supported event types.
 * @property-read 'none'|'unconfigured'|'ready' $authorization Whether accounts are connected on the provider’s
 *        page.
 * @property-read bool $history Whether history from before the connection can be imported.
 */
final class IntegrationInfo extends Record
{
}

/**
 * @property-read string $name The name of the field.
 * @property-read string $label The display name of the field.
 * @property-read bool $secret Whether the field is secret.
 * @property-read bool $required Whether a value is required.
 * @property-read list<string>|null $choices The options of the field, or null.
 */
final class IntegrationInfoField extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $email The email address.
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role The role: `owner` can do everything, `admin`
 *        everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
 * @property-read string $invitedBy The actor who sent the invitation: `member:per_…`, `key:key_…`, or
 *        `system:cli`.
 * @property-read 'queued'|'sent'|'not_configured'|'handed_over' $delivery The delivery status. `not_configured`:
 *        the server can’t send email. `handed_over`: an owner received the link.
 * @property-read string|null $sentAt When the email was sent, or null.
 * @property-read string $expiresAt When the invitation expires, a week after it was sent.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class Invitation extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $partnerId The partner ID, the same as `id`.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string|null $referredById The `enrollmentId` of the referring partner, or null.
 * @property-read string|null $ownerId The ID of the member who is responsible for the partner.
 * @property-read list<InvitedPartnerTag> $tags The partner’s tags, sorted by name.
 * @property-read string $programId The ID of the program.
 * @property-read string $groupId The ID of the group.
 * @property-read string|null $tenantId Your own ID of the partner.
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 *        The partner’s status in the program.
 * @property-read string $name The partner’s name.
 * @property-read string|null $username The username, or null.
 * @property-read string|null $email The partner’s email address, or null.
 * @property-read string|null $emailVerifiedAt When the email address was verified, in ISO 8601 format, or null.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read string|null $description A description of the partner, or null.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string|null $companyName The legal name of the company, or null.
 * @property-read string|null $address The postal address, or null.
 * @property-read string|null $locale The language, as a BCP 47 tag.
 * @property-read 'draft'|'submitted'|'approved'|'rejected'|'trusted' $networkStatus Always `draft`, because
 *        there’s no partner network.
 * @property-read mixed|null $defaultPayoutMethod Always null, because the payout provider manages payout
 *        methods.
 * @property-read mixed|null $paypalEmail Always null, because the payout provider manages payout methods.
 * @property-read mixed|null $stripeConnectId Always null, because the payout provider manages payout methods.
 * @property-read string|null $payoutsEnabledAt When the partner first had a payout method.
 * @property-read mixed|null $identityVerifiedAt Not used.
 * @property-read bool $groupLocked Whether rules are prevented from moving the partner to another group.
 * @property-read bool $listed Whether the partner agreed to show their name and earnings on the leaderboard.
 * @property-read bool $sharesCustomers Whether the partner sees customers’ full email addresses.
 * @property-read list<mixed>|null $links The partner’s links, or null.
 * @property-read int $totalClicks The total number of clicks.
 * @property-read int $totalLeads The total number of leads.
 * @property-read int $totalConversions The total number of conversions.
 * @property-read int $totalSales The total number of sales.
 * @property-read int $totalSaleAmount Net revenue (sales minus refunds), in minor units of the program’s
 *        currency.
 * @property-read int $totalCommissions The total commissions, in minor units.
 * @property-read InvitedPartnerEarnings $earnings
 * @property-read string|null $bannedAt When the partner was banned, in ISO 8601 format, or null.
 * @property-read 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse'|null
 *        $bannedReason Why the partner was banned, or null.
 * @property-read InvitedPartnerApplication|null $application
 * @property-read string $createdAt When the partner was enrolled, in ISO 8601 format.
 * @property-read string $updatedAt When the partner last changed, in ISO 8601 format.
 * @property-read 'queued'|'not_configured' $delivery The delivery status. `not_configured`: the server can’t
 *        send email, so the email is kept.
 */
final class InvitedPartner extends Record
{
}

/**
 * @property-read 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other'|null $rejectionReason The
 *        reason, which only your team sees, or null.
 * @property-read string|null $rejectionNote A note that the partner sees, or null.
 * @property-read string|null $reviewedAt When it was reviewed, in ISO 8601 format, or null.
 */
final class InvitedPartnerApplication extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $accrued Earnings in the holding period or on hold, in minor units.
 * @property-read int $payable Earnings that can be paid out, in minor units.
 * @property-read int $inTransit Earnings in payouts that are in transit, in minor units.
 * @property-read int $paid Earnings that were paid, in minor units.
 */
final class InvitedPartnerEarnings extends Record
{
}

/**
 * @property-read string $id The ID of the tag.
 * @property-read string $name The name of the tag.
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color The color of the tag.
 */
final class InvitedPartnerTag extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $task The name of the job’s task.
 * @property-read 'failed'|'waiting'|'running' $status The status of the job.
 * @property-read int $attempts The number of attempts.
 * @property-read int $maxAttempts The maximum number of attempts.
 * @property-read string|null $error Why the last attempt failed.
 * @property-read Record $payload The input of the job, which contains IDs.
 * @property-read string $runAt When the job runs next.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Job extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $postingId The ID of the posting. The entries of a posting add up to zero.
 * @property-read string $bookingDate The date of the posting in the ledger, in ISO 8601 format.
 * @property-read string $eventDate When the event happened. Earlier than the posting date if its month was
 *        already closed.
 * @property-read 'expense'|'accrued'|'payable'|'in_transit'|'paid' $account The ledger account.
 * @property-read
 *        'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged'
 *        $cause The cause of the ledger entry.
 * @property-read string $text A description in one sentence.
 * @property-read string $programId The ID of the program.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read DiscountCodePartner $partner
 * @property-read string|null $commissionId The ID of the commission.
 * @property-read string|null $payoutId The ID of the payout.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency. Credits are positive and debits
 *        negative.
 * @property-read int $balance The balance of this account and currency in the program after this entry,
 *        regardless of other filters, in minor units of the currency.
 */
final class JournalEntry extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name A name for the key.
 * @property-read string $partialKey The recognizable part of the key.
 * @property-read
 *        list<'all'|'read'|'links.read'|'links.write'|'conversions.write'|'customers.read'|'customers.write'|'analytics.read'|'analytics.write'|'program.read'|'program.write'|'payouts.write'|'mails.read'|'mails.write'|'privacy.write'|'members.read'|'members.write'|'workspace.read'|'workspace.write'|'audit.read'>
 *        $scopes The scopes.
 * @property-read string|null $createdBy The ID of the user who created it, such as `per_…`.
 * @property-read string|null $lastUsedAt When the key was last used, to the minute.
 * @property-read string|null $expiresAt When it expires.
 * @property-read string $createdAt When it was created.
 */
final class Key extends Record
{
}

/**
 * @property-read bool $ok Whether there are no differences.
 * @property-read string $checkedAt When the check ran, in ISO 8601 format.
 * @property-read list<LedgerSum> $sums The totals by currency.
 * @property-read int $differenceCount The number of differences.
 * @property-read list<LedgerDifference> $differences The first 100 differences.
 */
final class LedgerCheck extends Record
{
}

/**
 * @property-read string $kind The compared data.
 * @property-read string $id The ID of the object that differs, or null.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $expected The expected amount, in minor units.
 * @property-read int $found The actual amount, in minor units.
 * @property-read string $sentence The difference in one sentence.
 */
final class LedgerDifference extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $entries The number of entries.
 * @property-read int $sum The sum of all entries, which is always 0, in minor units of the currency.
 * @property-read int $expense The cost of commissions as a negative amount, in minor units of the currency.
 * @property-read int $accrued Earnings in the holding period or on hold, in minor units of the currency.
 * @property-read int $payable Earnings that can be paid out, in minor units of the currency.
 * @property-read int $inTransit Earnings in payouts that are in transit, in minor units of the currency.
 * @property-read int $paid Earnings that were paid, in minor units of the currency.
 */
final class LedgerSum extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $shortLink The full short URL.
 * @property-read string $qrCode The URL of a QR code as PNG.
 * @property-read string $url The destination URL with its UTM parameters.
 * @property-read string|null $externalId Your own ID of the link, or null.
 * @property-read string|null $tenantId The ID of your tenant that the link belongs to, or null.
 * @property-read string|null $programId The ID of the program that the link belongs to, or null.
 * @property-read string|null $partnerId The ID of the partner who promotes the link, or null.
 * @property-read bool $trackConversion Whether leads and sales are tracked.
 * @property-read bool $archived Whether it’s archived.
 * @property-read bool $publicStats Whether anyone with the link can see its statistics.
 * @property-read bool $proxy Whether link previews show the link’s own title, description, and image.
 * @property-read bool $rewrite Whether to show the destination under the short URL.
 * @property-read bool $doIndex Whether search engines can index the short link.
 * @property-read string|null $comments Your own notes, or null.
 * @property-read string|null $expiresAt When it expires, in ISO 8601 format.
 * @property-read string|null $expiredUrl The URL for visitors after the link expires, or null.
 * @property-read string|null $title The title of the link preview, or null.
 * @property-read string|null $description The description of the link preview, or null.
 * @property-read string|null $image The URL of the link preview’s image, or null.
 * @property-read string|null $video The URL of the link preview’s video, or null.
 * @property-read string|null $ios The destination for iPhone and iPad, or null.
 * @property-read string|null $android The destination for Android, or null.
 * @property-read Record|null $geo Destinations by country code, or null.
 * @property-read string|null $disabledAt When it was disabled, in ISO 8601 format, or null.
 * @property-read string|null $password `********` if the link has a password, or null.
 * @property-read list<mixed>|null $tags The tags of the link, or null.
 * @property-read string|null $tagId Deprecated. Use `tags`. The ID of the first tag.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read string|null $utm_source The UTM source.
 * @property-read string|null $utm_medium The UTM medium.
 * @property-read string|null $utm_campaign The UTM campaign.
 * @property-read string|null $utm_term The UTM term.
 * @property-read string|null $utm_content The UTM content.
 * @property-read list<mixed>|null $testVariants The destinations of the A/B test, or null.
 * @property-read string|null $testStartedAt When the A/B test started, in ISO 8601 format, or null.
 * @property-read string|null $testCompletedAt When the A/B test ends, in ISO 8601 format, or null.
 * @property-read string|null $userId Always null, because API keys create links.
 * @property-read string $workspaceId The ID of the workspace.
 * @property-read string $projectId The same as `workspaceId`.
 * @property-read list<string> $webhookIds Not used.
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $conversions The number of conversions.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of `saleCurrency`. For
 *        partner links, only amounts that count toward the program.
 * @property-read string $saleCurrency The currency of `saleAmount`: the program’s, or the workspace’s if the
 *        link has no program.
 * @property-read string|null $lastClicked When the link was last clicked, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Link extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $template The email template.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $partnerId The ID of the partner.
 * @property-read string $from The sender.
 * @property-read string $to The recipient. Empty after the email was deleted due to its age.
 * @property-read string $subject The subject. Empty after the email was deleted due to its age.
 * @property-read string|null $html The HTML content. Null if it contains a link that is only for the recipient,
 *        and empty after it was deleted. Unsubscribe links are visible only to keys with `mails.write`.
 * @property-read string|null $text The plain-text content, or null.
 * @property-read 'waiting'|'sent'|'kept'|'failed' $status The delivery status of the email.
 * @property-read string|null $error Why the last attempt failed.
 * @property-read string|null $sentAt When it was sent, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class Mail extends Record
{
}

/**
 * @property-read
 *        'partner-invited'|'application-received'|'application-approved'|'application-rejected'|'enrollment-banned'|'enrollment-deactivated'|'group-changed'|'commission-digest'|'commission-held'|'commission-reversed'|'payout-sent'|'payout-completed'|'payout-failed'
 *        $template The email template.
 * @property-read string $language The language, as a BCP 47 tag.
 * @property-read string $subject The subject of the email.
 * @property-read string $body The text below the greeting.
 * @property-read bool $custom Whether the template has custom text.
 * @property-read list<string> $placeholders The placeholders that the subject and body can contain.
 */
final class MailTemplate extends Record
{
}

/**
 * @property-read
 *        'partner-invited'|'application-received'|'application-approved'|'application-rejected'|'enrollment-banned'|'enrollment-deactivated'|'group-changed'|'commission-digest'|'commission-held'|'commission-reversed'|'payout-sent'|'payout-completed'|'payout-failed'
 *        $template The email template.
 * @property-read list<string> $placeholders The placeholders that the subject and body can contain.
 * @property-read list<string> $languages The languages with custom text.
 */
final class MailTemplateDetail extends Record
{
}

/**
 * @property-read string $id The ID of the user, which is the same in all workspaces.
 * @property-read string $email The member’s email address.
 * @property-read string $name The member’s name.
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role The role: `owner` can do everything, `admin`
 *        everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
 * @property-read string $createdAt When the member joined.
 */
final class Member extends Record
{
}

/**
 * @property-read 'key'|'webhook'|'share_link'|'invitation' $type The type of access: an API key, a webhook, a
 *        share link, or an invitation.
 * @property-read string $id The unique ID.
 * @property-read string $name The name. For webhooks, the URL. For invitations, the email address.
 * @property-read 'live'|'test' $mode Whether it belongs to live or test mode.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class MemberAccess extends Record
{
}

/**
 * @property-read string $partnerId The ID of the partner.
 * @property-read string $mergedPartnerId The ID of the partner that was merged.
 */
final class MergePartnersResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string $groupId The ID of the group.
 * @property-read string $name The title that partners see, or null.
 * @property-read 'leads'|'sales'|'revenue'|'earnings' $metric The metric: `leads`, `sales`, `revenue` (sales
 *        minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are deducted, and amounts
 *        are in the program’s currency.
 * @property-read int $threshold The goal, as a number, or in minor units for revenue and earnings.
 * @property-read int $amount The bonus, in minor units of the program’s currency.
 * @property-read string $currency The currency of the bonus.
 * @property-read string $sentence A description in one sentence.
 * @property-read string|null $startsAt When it starts, in ISO 8601 format, or null.
 * @property-read string|null $endsAt When it ends, in ISO 8601 format, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $archivedAt When the milestone was archived. It can no longer be earned.
 */
final class Milestone extends Record
{
}

/**
 * @property-read int $moved The number of partners moved.
 * @property-read string $toGroupId The ID of the group to move partners to.
 */
final class MoveEnrollmentsResult extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $partnerId The partner ID, the same as `id`.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string|null $referredById The `enrollmentId` of the referring partner, or null.
 * @property-read string|null $ownerId The ID of the member who is responsible for the partner.
 * @property-read list<InvitedPartnerTag> $tags The partner’s tags, sorted by name.
 * @property-read string $programId The ID of the program.
 * @property-read string $groupId The ID of the group.
 * @property-read string|null $tenantId Your own ID of the partner.
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 *        The partner’s status in the program.
 * @property-read string $name The partner’s name.
 * @property-read string|null $username The username, or null.
 * @property-read string|null $email The partner’s email address.
 * @property-read string|null $emailVerifiedAt When the email address was verified, in ISO 8601 format, or null.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read string|null $description A description of the partner, or null.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string|null $companyName The legal name of the company, or null.
 * @property-read string|null $address The postal address, or null.
 * @property-read string|null $locale The language, as a BCP 47 tag.
 * @property-read 'draft'|'submitted'|'approved'|'rejected'|'trusted' $networkStatus Always `draft`, because
 *        there’s no partner network.
 * @property-read mixed|null $defaultPayoutMethod Always null, because the payout provider manages payout
 *        methods.
 * @property-read mixed|null $paypalEmail Always null, because the payout provider manages payout methods.
 * @property-read mixed|null $stripeConnectId Always null, because the payout provider manages payout methods.
 * @property-read string|null $payoutsEnabledAt When the partner first had a payout method.
 * @property-read mixed|null $identityVerifiedAt Not used.
 * @property-read bool $groupLocked Whether rules are prevented from moving the partner to another group.
 * @property-read bool $listed Whether the partner agreed to show their name and earnings on the leaderboard.
 * @property-read bool $sharesCustomers Whether the partner sees customers’ full email addresses.
 * @property-read list<mixed>|null $links The partner’s links, or null.
 * @property-read int $totalClicks The total number of clicks.
 * @property-read int $totalLeads The total number of leads.
 * @property-read int $totalConversions The total number of conversions.
 * @property-read int $totalSales The total number of sales.
 * @property-read int $totalSaleAmount Net revenue (sales minus refunds), in minor units of the program’s
 *        currency.
 * @property-read int $totalCommissions The total commissions, in minor units.
 * @property-read InvitedPartnerEarnings $earnings
 * @property-read string|null $bannedAt When the partner was banned, in ISO 8601 format, or null.
 * @property-read 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse'|null
 *        $bannedReason Why the partner was banned, or null.
 * @property-read InvitedPartnerApplication|null $application
 * @property-read string $createdAt When the partner was enrolled, in ISO 8601 format.
 * @property-read string $updatedAt When the partner last changed, in ISO 8601 format.
 */
final class Partner extends Record
{
}

/**
 * @property-read string $id The ID of the entry, which is also its cursor.
 * @property-read
 *        'applied'|'invited'|'enrolled'|'status_changed'|'group_changed'|'owner_changed'|'changed'|'merged'|'tag_added'|'tag_removed'|'signed_in'|'viewed_as'|'exported'|'access_link_created'|'payout_method_changed'|'discount_code_changed'|'link_created'|'first_lead'|'first_sale'|'email'|'payout_created'|'payout_sent'|'payout_paid'|'payout_failed'|'fraud_flagged'|'note'
 *        $kind The kind of entry.
 * @property-read string $createdAt When it happened, in ISO 8601 format.
 * @property-read string|null $programId The ID of the program, or null for all programs.
 * @property-read PartnerActivityActor|null $actor
 * @property-read PartnerActivityReference|null $reference
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned'|null
 *        $status The current status.
 * @property-read list<string>|null $changes For `changed`, the names of the changed fields.
 * @property-read int|null $amount The amount of the payout or sale, in minor units.
 * @property-read string|null $currency The currency of the amount.
 * @property-read string|null $text The subject of the email, or the text of the note.
 */
final class PartnerActivity extends Record
{
}

/**
 * @property-read 'member'|'key'|'partner'|'embed'|'browser'|'system'|'database' $type The type of actor.
 * @property-read string $id The ID of the member, key, or partner.
 * @property-read string|null $name The name of the actor.
 */
final class PartnerActivityActor extends Record
{
}

/**
 * @property-read
 *        'partner'|'enrollment'|'group'|'tag'|'member'|'payout_method'|'discount_code'|'link'|'event'|'email'|'payout'|'fraud_flag'|'note'
 *        $type The type of object.
 * @property-read string $id The ID of the object.
 * @property-read string|null $name The name of the object, if it still exists.
 */
final class PartnerActivityReference extends Record
{
}

/**
 * @property-read string $id The ID of the enrollment.
 * @property-read string $createdAt When the application was submitted, in ISO 8601 format.
 * @property-read string $programId The ID of the program.
 * @property-read PartnerApplicationPartner $partner
 * @property-read list<mixed>|null $applicationFormData The answers with the labels at that time.
 */
final class PartnerApplication extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $companyName The legal name of the company, or null.
 * @property-read string|null $email The partner’s email address, or null.
 * @property-read string|null $emailVerifiedAt When the email address was verified, in ISO 8601 format, or null.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read string|null $description A description.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string $groupId The ID of the partner’s group.
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 *        The partner’s status in the program.
 */
final class PartnerApplicationPartner extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $domain The domain of the link.
 * @property-read string $key The key of the link.
 * @property-read string $shortLink The full short URL.
 * @property-read string $shareUrl The URL to share: the short link, or the destination with `?via=`.
 * @property-read string $url The destination URL.
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $conversions The number of conversions.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of the program’s currency.
 */
final class PartnerLink extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $partnerId The ID of the partner.
 * @property-read string $text The text of the note.
 * @property-read bool $pinned Whether the note is shown above the others.
 * @property-read PartnerNoteAuthor $author
 * @property-read bool $editable Whether the caller can edit the note: authors, admins, and owners can.
 * @property-read string $createdAt When the note was written, in ISO 8601 format.
 * @property-read string $updatedAt When the note last changed, in ISO 8601 format.
 */
final class PartnerNote extends Record
{
}

/**
 * @property-read string|null $id The ID of the member, or null for a key without a member.
 * @property-read string $name The author’s name when the note was written.
 */
final class PartnerNoteAuthor extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name of the tag.
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color The color of the tag.
 * @property-read int $partnerCount The number of partners that have the tag.
 * @property-read string $createdAt When the tag was created, in ISO 8601 format.
 */
final class PartnerTag extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $invoiceId The ID of the payout run.
 * @property-read string $programId The ID of the program.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $carriedAmount The amount that was also due but can’t be sent by the provider. It stays
 *        payable.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status The current status.
 * @property-read int $commissionCount The number of commissions.
 * @property-read string $provider The provider.
 * @property-read string $masked The masked payout method.
 * @property-read string|null $periodStart The start of the earning period, in ISO 8601 format.
 * @property-read string|null $periodEnd The end of the earning period, in ISO 8601 format.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $initiatedAt When the payout was initiated, in ISO 8601 format, or null.
 * @property-read string|null $sentAt When it was sent, in ISO 8601 format, or null.
 * @property-read string|null $paidAt When it was paid, in ISO 8601 format, or null.
 * @property-read string|null $failedAt When it failed, in ISO 8601 format, or null.
 * @property-read string|null $failureReason Why it failed, or null.
 * @property-read 'internal'|'external' $mode `external` means that you credit the partner in your product.
 * @property-read 'connect'|'paypal'|null $method The payout method, or null.
 * @property-read string|null $traceId The provider’s ID of the transfer.
 * @property-read PayoutPartner $partner
 */
final class Payout extends Record
{
}

/**
 * @property-read string $programId The ID of the program.
 * @property-read string $currency The program’s currency.
 * @property-read string $today Today’s date in UTC.
 * @property-read string $lastDay Today’s date in UTC.
 * @property-read 'manual'|'weekly'|'twice_monthly'|'monthly' $interval How often payouts are created.
 * @property-read list<PayoutCalendarPayable> $payable The payable amounts by currency.
 * @property-read list<PayoutCalendarDay> $days The amounts that become payable on each day as holding periods
 *        end. Days without amounts are omitted.
 * @property-read list<PayoutCalendarLater> $later The amounts that become payable after the last day.
 * @property-read list<PayoutCalendarHeld> $held The amounts on hold until someone reviews them or an exchange
 *        rate is available.
 * @property-read list<PayoutCalendarPayoutDay> $payoutDays The next scheduled payout dates with the amounts that
 *        become payable since the previous date. Actual payouts can be lower, because partners below the minimum or
 *        without a payout method aren’t paid.
 */
final class PayoutCalendar extends Record
{
}

/**
 * @property-read string $day Today’s date in UTC.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $commissions The number of commissions.
 */
final class PayoutCalendarDay extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $commissions The number of commissions.
 */
final class PayoutCalendarHeld extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $commissions The number of commissions.
 */
final class PayoutCalendarLater extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $commissions The number of commissions.
 */
final class PayoutCalendarPayable extends Record
{
}

/**
 * @property-read string $day Today’s date in UTC.
 * @property-read list<PayoutCalendarPayoutDayAmount> $amounts The amounts by currency.
 */
final class PayoutCalendarPayoutDay extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $amount The amount, in minor units of the currency.
 */
final class PayoutCalendarPayoutDayAmount extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $invoiceId The ID of the payout run.
 * @property-read string $programId The ID of the program.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read int $carriedAmount The amount that was also due but can’t be sent by the provider. It stays
 *        payable.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status The current status.
 * @property-read int $commissionCount The number of commissions.
 * @property-read string $provider The provider.
 * @property-read string $masked The masked payout method.
 * @property-read string|null $periodStart The start of the earning period, in ISO 8601 format.
 * @property-read string|null $periodEnd The end of the earning period, in ISO 8601 format.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $initiatedAt When the payout was initiated, in ISO 8601 format, or null.
 * @property-read string|null $sentAt When it was sent, in ISO 8601 format, or null.
 * @property-read string|null $paidAt When it was paid, in ISO 8601 format, or null.
 * @property-read string|null $failedAt When it failed, in ISO 8601 format, or null.
 * @property-read string|null $failureReason Why it failed, or null.
 * @property-read 'internal'|'external' $mode `external` means that you credit the partner in your product.
 * @property-read 'connect'|'paypal'|null $method The payout method, or null.
 * @property-read string|null $traceId The provider’s ID of the transfer.
 * @property-read PayoutPartner $partner
 * @property-read PayoutTransfer $transfer
 * @property-read list<Commission> $commissions The first 100 commissions. To get all of them, list commissions
 *        with `payoutId`.
 */
final class PayoutDetail extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read 'open'|'confirmed'|'discarded'|'expired' $status The current status.
 * @property-read 'preview'|'request'|'schedule' $source How the draft was created: by a preview, with `POST
 *        /payouts/drafts`, or by the program’s schedule.
 * @property-read int $amount The total of the payouts in the program’s currency, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutDraftTotal> $totals The totals by currency and provider.
 * @property-read string $digest A hash of the contents. Drafts that pay the same have the same digest.
 * @property-read string $createdBy The actor who created it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $expiresAt When the draft expires, after seven days, in ISO 8601 format.
 * @property-read string|null $confirmedBy The actor who confirmed it.
 * @property-read string|null $confirmedAt When it was confirmed, in ISO 8601 format, or null.
 * @property-read string|null $runId The ID of the run that paid the draft.
 * @property-read string|null $discardedBy The actor who discarded the draft, or null.
 * @property-read string|null $discardedAt When it was discarded, in ISO 8601 format, or null.
 */
final class PayoutDraft extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read 'open'|'confirmed'|'discarded'|'expired' $status The current status.
 * @property-read 'preview'|'request'|'schedule' $source How the draft was created: by a preview, with `POST
 *        /payouts/drafts`, or by the program’s schedule.
 * @property-read int $amount The total of the payouts in the program’s currency, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutDraftTotal> $totals The totals by currency and provider.
 * @property-read string $digest A hash of the contents. Drafts that pay the same have the same digest.
 * @property-read string $createdBy The actor who created it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $expiresAt When the draft expires, after seven days, in ISO 8601 format.
 * @property-read string|null $confirmedBy The actor who confirmed it.
 * @property-read string|null $confirmedAt When it was confirmed, in ISO 8601 format, or null.
 * @property-read string|null $runId The ID of the run that paid the draft.
 * @property-read string|null $discardedBy The actor who discarded the draft, or null.
 * @property-read string|null $discardedAt When it was discarded, in ISO 8601 format, or null.
 * @property-read list<PayoutDraftPayout> $payouts A page of payouts.
 */
final class PayoutDraftDetail extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $commissionCount The number of commissions.
 * @property-read string $provider The provider.
 * @property-read string|null $payoutMethodId The ID of the payout method, or null for credit that the program
 *        pays.
 * @property-read string $masked The masked account.
 */
final class PayoutDraftPayout extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $provider The provider.
 * @property-read int $payouts The number of payouts.
 * @property-read int $amount The amount, in minor units of the currency.
 */
final class PayoutDraftTotal extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $runId The ID of the payout run.
 * @property-read string $provider The provider.
 * @property-read string $filename The file name.
 * @property-read string $contentType The media type.
 * @property-read int $transfers The number of transfers.
 * @property-read int $amount The amount, in minor units of the currency.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read 'written'|'submitted'|'discarded' $status The current status.
 * @property-read string|null $submittedAt When it was submitted to the bank, in ISO 8601 format, or null.
 * @property-read string|null $discardedAt When it was discarded, in ISO 8601 format, or null.
 * @property-read string|null $downloadedAt When it was last downloaded, in ISO 8601 format, or null.
 * @property-read string|null $downloadedBy The last person who downloaded the file.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class PayoutFile extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $email The partner’s email address, or null.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read mixed|null $defaultPayoutMethod Always null.
 * @property-read string|null $payoutsEnabledAt When the partner first had a payout method, in ISO 8601 format,
 *        or null.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string|null $groupId The ID of the partner’s group.
 * @property-read string|null $tenantId Your own ID of the partner.
 */
final class PayoutPartner extends Record
{
}

/**
 * @property-read string $name The name of the account.
 * @property-read string $label The display name of the provider.
 * @property-read string $kind The type of provider. `online` uses an API, `file` creates a file for your bank,
 *        `manual` is paid by hand, and `credit` is paid in your product.
 * @property-read list<string>|null $currencies The supported currencies, or null for all.
 * @property-read list<PayoutProviderFundingField> $fundingFields The fields required to connect your account.
 * @property-read list<PayoutProviderRecipientField> $recipientFields The fields that partners fill in.
 * @property-read bool $onboarding Whether partners set up their account on the provider’s pages.
 * @property-read bool $statusFiles Whether the bank’s status files can be uploaded.
 */
final class PayoutProvider extends Record
{
}

/**
 * @property-read string $name The name of the field.
 * @property-read string $label The display name of the field.
 * @property-read bool $secret Whether the value is secret.
 * @property-read bool $required Whether a value is required.
 * @property-read list<mixed>|null $options The values to choose from, or null if any text is allowed.
 */
final class PayoutProviderFundingField extends Record
{
}

/**
 * @property-read string $name The name of the field.
 * @property-read string $label The display name of the field.
 * @property-read bool $secret Whether the value is secret.
 * @property-read bool $required Whether a value is required.
 * @property-read list<mixed>|null $options The values to choose from, or null if any text is allowed.
 */
final class PayoutProviderRecipientField extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $key Your own key for the run, or null.
 * @property-read string|null $draftId The ID of the draft that was paid, or null.
 * @property-read string $confirmedBy The actor who confirmed it.
 * @property-read 'confirmed'|'failed' $status The status. `failed` is a scheduled run that paid no partners.
 * @property-read string|null $error For failed runs, the reason.
 * @property-read int $attempts The number of attempts of a scheduled run.
 * @property-read string|null $nextAttemptAt For failed runs, the time of the next attempt in ISO 8601 format, or
 *        null.
 * @property-read bool $approved Whether someone other than the creator of the draft confirmed it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutRunTotal> $totals The totals.
 */
final class PayoutRun extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $key Your own key for the run, or null.
 * @property-read string|null $draftId The ID of the draft that was paid, or null.
 * @property-read string $confirmedBy The actor who confirmed it.
 * @property-read 'confirmed'|'failed' $status The status. `failed` is a scheduled run that paid no partners.
 * @property-read string|null $error For failed runs, the reason.
 * @property-read int $attempts The number of attempts of a scheduled run.
 * @property-read string|null $nextAttemptAt For failed runs, the time of the next attempt in ISO 8601 format, or
 *        null.
 * @property-read bool $approved Whether someone other than the creator of the draft confirmed it.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PayoutRunTotal> $totals The totals.
 * @property-read list<Payout> $payouts A page of payouts, sorted by ID.
 * @property-read list<PayoutFile> $files The files to upload to your bank.
 */
final class PayoutRunDetail extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $provider The provider.
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status The status of the
 *        payouts.
 * @property-read int $payouts The number of payouts.
 * @property-read int $amount The total amount, in minor units.
 */
final class PayoutRunTotal extends Record
{
}

/**
 * @property-read string $id The transfer ID, which is the idempotency key at the provider.
 * @property-read 'created'|'submitting'|'sent'|'completed'|'failed'|'returned'|'canceled' $status The status of
 *        the transfer.
 * @property-read string|null $reference Your reference for the payment, or null.
 * @property-read int $attempts The number of attempts.
 * @property-read string|null $lastError Why the transfer failed, or what needs attention.
 * @property-read string|null $fileId The ID of the bank file, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class PayoutTransfer extends Record
{
}

/**
 * @property-read 'free'|'pro'|'business'|'advanced'|'enterprise' $plan The plan.
 * @property-read bool $conversionTracking Whether the plan includes conversion tracking.
 * @property-read bool $partnerProgram Whether the plan includes the partner program.
 * @property-read PlanUseUsed $used
 * @property-read PlanUseLimits $limits
 */
final class PlanUse extends Record
{
}

/**
 * @property-read int $links The maximum number of links, or null.
 * @property-read int $domains The maximum number of domains, or null.
 * @property-read int $keys The maximum number of API keys, or null.
 * @property-read int $hostnames The maximum number of allowed hostnames, or null.
 * @property-read int $tags The maximum number of tags, or null.
 * @property-read int $folders The maximum number of folders, or null.
 * @property-read int $programs The maximum number of programs, excluding archived ones.
 * @property-read int $groups The maximum number of groups per program, or null.
 * @property-read int $partners The maximum number of active partners, or null.
 * @property-read int $partnerTags The maximum number of partner tags, or null.
 */
final class PlanUseLimits extends Record
{
}

/**
 * @property-read int $links The number of links.
 * @property-read int $domains The number of domains.
 * @property-read int $keys The number of API keys.
 * @property-read int $hostnames The number of allowed hostnames.
 * @property-read int $tags The number of tags.
 * @property-read int $folders The number of folders.
 * @property-read int $programs The number of programs, excluding archived ones.
 * @property-read int $groups The number of groups.
 * @property-read int $partners The number of active partners.
 * @property-read int $partnerTags The number of partner tags.
 */
final class PlanUseUsed extends Record
{
}

/**
 * @property-read string $subject The subject.
 * @property-read string $html The HTML content.
 * @property-read string $text The plain-text content.
 */
final class PreviewMailTemplateResult extends Record
{
}

/**
 * @property-read string $programId The ID of the program.
 * @property-read string|null $draftId The ID of the draft, which you can confirm to pay exactly this. Null for
 *        dry runs, or if no partner can be paid.
 * @property-read string|null $digest A hash of the result. It stays the same as long as the same would be paid.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $minPayout The minimum payout, in minor units of the program’s currency.
 * @property-read int $amount The total in the program’s currency, in minor units. Pass it as `expectedAmount` to
 *        confirm.
 * @property-read int $carriedAmount The amount that would stay payable because the provider can’t send it.
 * @property-read int $payoutCount The number of payouts.
 * @property-read list<PreviewPayoutsResultPayout> $payouts A page of payouts.
 * @property-read int $skippedCount The number of partners who wouldn’t be paid.
 * @property-read list<PreviewPayoutsResultSkipped> $skipped A page of the other partners with a balance.
 * @property-read list<PayoutDraftTotal> $totals The totals of all payouts by currency and provider.
 */
final class PreviewPayoutsResult extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read int $amount The payout amount: the largest part of `dueAmount` that the provider can send, in
 *        minor units.
 * @property-read int $dueAmount The payable amount, in minor units.
 * @property-read int $carriedAmount The amount that would stay payable for the next payout, in minor units.
 * @property-read string|null $sentence Why a part is carried over, or null if none is.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $commissionCount The number of commissions.
 * @property-read string $provider The provider.
 * @property-read string $masked The masked account.
 * @property-read string $periodStart The start of the earning period, in ISO 8601 format.
 * @property-read string $periodEnd The end of the earning period, in ISO 8601 format.
 */
final class PreviewPayoutsResultPayout extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read int $amount The amount that the partner is owed, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read
 *        'banned'|'negative'|'nothing_due'|'below_minimum'|'no_payout_method'|'method_not_offered'|'no_tenant_id'|'method_unverified'|'name_not_latin'|'recently_changed'|'currency_not_supported'|'no_funding_account'|'not_expressible'|'below_provider_minimum'|'over_provider_limit'|'over_cap'|'held'
 *        $reason Why the partner isn’t paid.
 * @property-read string $sentence The reason in one sentence.
 * @property-read string|null $heldUntil For `recently_changed`, when the hold ends, in ISO 8601 format.
 */
final class PreviewPayoutsResultSkipped extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'referral' $event The event that the reward pays for.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $sentence The terms in one sentence.
 * @property-read list<PreviewRewardResultSample> $samples The results of the samples.
 */
final class PreviewRewardResult extends Record
{
}

/**
 * @property-read string $title The title of the sample.
 * @property-read int $amount The amount of the sample, in minor units, or null.
 * @property-read int $quantity The quantity of the sample.
 * @property-read int $earnings The earnings, in minor units of the currency.
 * @property-read string|null $reason Why the event earns nothing.
 * @property-read int $volume The partner’s volume before the event.
 * @property-read int|null $modifier The index of the modifier that applied, starting at 0.
 * @property-read int|null $tier The index of the tier that the partner had reached, starting at 0.
 * @property-read PreviewRewardResultSampleTerms|null $terms
 * @property-read bool $capped Whether a limit reduced the amount.
 * @property-read list<string> $steps The calculation, one sentence per step.
 */
final class PreviewRewardResultSample extends Record
{
}

/**
 * @property-read 'flat'|'percentage' $type Whether the reward is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, the rate in basis points: 10,000 is 100%.
 * @property-read int|null $maxDurationMonths The duration in months from the first sale. 0 is the first sale
 *        only, and null is unlimited.
 */
final class PreviewRewardResultSampleTerms extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name of the program.
 * @property-read string $slug The slug of the program.
 * @property-read string|null $description A description of the program, or null.
 * @property-read string|null $domain The link domain, or null for the workspace’s primary domain.
 * @property-read string $url The URL that partner links lead to.
 * @property-read string $currency The currency of rewards, commissions, and payouts.
 * @property-read 'first'|'last' $attributionModel Whether the first or the last click before the lead earns the
 *        commission.
 * @property-read int|null $attributionWindowDays The number of days after a click in which a customer can be
 *        attributed, or null for no limit.
 * @property-read 'earn'|'hold'|'ignore' $existingCustomers How to treat customers that you knew before they
 *        clicked.
 * @property-read int $holdingPeriodDays The number of days before a commission is payable.
 * @property-read int $minPayout The minimum payout, in minor units of the program’s currency.
 * @property-read ProgramPayoutSchedule $payoutSchedule
 * @property-read ProgramPayoutApproval $payoutApproval
 * @property-read int|null $closeAfterDays The number of days after the end of a month until it’s closed
 *        automatically, or null.
 * @property-read 'off'|'offered'|'default'|'only' $creditPayouts Which partners are paid in your own product
 *        instead of with money.
 * @property-read string|null $creditLabel The name of the payout method for partners who are paid in credit, or
 *        null.
 * @property-read int $accountChangeHoldDays The number of days that payouts are held after the partner’s email
 *        address or payout method changes.
 * @property-read int $dailyBonusLimit The maximum total of manual commissions per day for keys without
 *        `payouts.write`, in minor units of the program’s currency.
 * @property-read bool $autoApprove Whether to approve applications automatically.
 * @property-read string|null $termsUrl The URL of the partner terms, or null.
 * @property-read string|null $helpUrl The URL of a help page for partners, or null.
 * @property-read string|null $supportEmail The support email address for partners, or null.
 * @property-read string|null $legalAddress The name and postal address of the paying company, or null.
 * @property-read string|null $statementNote An additional note on statements, or null.
 * @property-read FraudSettings $fraudSettings The settings of the fraud rules.
 * @property-read string|null $logo The URL of a logo.
 * @property-read string|null $brandColor The brand color, as `#rrggbb`, or null.
 * @property-read GroupLanding|null $landing
 * @property-read list<mixed>|null $applicationForm The questions of the application form.
 * @property-read list<mixed>|null $resources Resources for partners, such as files, colors, and messages.
 * @property-read string|null $deactivatedAt When the program was deactivated, in ISO 8601 format. Partners can
 *        no longer earn, but links still redirect.
 * @property-read string|null $archivedAt When the program was archived, in ISO 8601 format. It’s hidden from
 *        lists and doesn’t count toward plan limits. Earned commissions are still paid.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 */
final class Program extends Record
{
}

/**
 * @property-read 'off'|'always'|'above' $mode When a second person must confirm: never, always, or above an
 *        amount.
 * @property-read int|null $aboveAmount For `above`, the amount that one key can pay within 24 hours, in minor
 *        units of the program’s currency. Payouts in other currencies always need approval.
 */
final class ProgramPayoutApproval extends Record
{
}

/**
 * @property-read 'manual'|'weekly'|'twice_monthly'|'monthly' $interval How often payouts are created.
 * @property-read int|null $weekday For weekly payouts, the day of the week from 1 (Monday) to 7.
 * @property-read int|null $day For monthly payouts, the day of the month. In shorter months, the last day.
 */
final class ProgramPayoutSchedule extends Record
{
}

/**
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $conversions The number of conversions.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus refunds), in minor units of `saleCurrency`.
 * @property-read string $saleCurrency The program’s currency.
 * @property-read list<ProgramStatEarning> $earnings Partners’ earnings by currency and status.
 * @property-read Record $partners The number of partners by status.
 */
final class ProgramStat extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $accrued Earnings in the holding period or on hold.
 * @property-read int $payable Earnings that can be paid out.
 * @property-read int $inTransit Earnings in payouts that are in transit.
 * @property-read int $paid Earnings that were paid.
 */
final class ProgramStatEarning extends Record
{
}

/**
 * @property-read PayoutFile $file
 * @property-read list<ReadPayoutStatusFileResultOutcome> $outcomes The result of each transfer in the file.
 */
final class ReadPayoutStatusFileResult extends Record
{
}

/**
 * @property-read string $transferId The ID of the transfer.
 * @property-read string $payoutId The ID of the payout.
 * @property-read 'sent'|'completed'|'failed'|'returned' $report The status that the bank reported.
 * @property-read string|null $reason The reason that the bank reported, or null.
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status The resulting status of
 *        the payout.
 */
final class ReadPayoutStatusFileResultOutcome extends Record
{
}

/**
 * @property-read string $sentence The whole calculation in one sentence, as in emails and statements.
 * @property-read list<string> $sums The calculation, one line each.
 * @property-read list<string> $reasons The reasons.
 * @property-read list<string> $notes Additional information, one sentence each.
 * @property-read list<string> $skipped Rules that didn’t apply.
 * @property-read list<ReceiptTimeline> $timeline The history from the click to the payout.
 */
final class Receipt extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'earned'|'taken_back'|'payable'|'payout'|'paid' $kind The type of step.
 * @property-read string $at When the step happened or will happen, in ISO 8601 format.
 * @property-read string $text The step in one sentence.
 * @property-read bool $ahead Whether the step is in the future.
 */
final class ReceiptTimeline extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read 'refund'|'chargeback' $kind Whether it’s a refund or a chargeback.
 * @property-read int $amount The refunded amount, in minor units of the currency.
 * @property-read string $currency The sale’s currency.
 * @property-read string $createdAt When the refund happened, in ISO 8601 format.
 * @property-read RefundReversal|null $reversal
 * @property-read RefundSale $sale
 * @property-read RefundCustomer|null $customer
 * @property-read string|null $programId The ID of the program of the sale’s partner link.
 */
final class Refund extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 * @property-read string $externalId The customer’s ID in your system.
 */
final class RefundCustomer extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read 'refund'|'chargeback' $kind Whether it’s a refund or a chargeback.
 * @property-read int $amount The refunded amount, in minor units of the currency.
 * @property-read string $currency The sale’s currency.
 * @property-read string $createdAt When the refund happened, in ISO 8601 format.
 * @property-read RefundReversal|null $reversal
 * @property-read RefundSale $sale
 * @property-read RefundCustomer|null $customer
 * @property-read string|null $programId The ID of the program of the sale’s partner link.
 * @property-read list<RefundDetailCommission> $commissions The commissions of the sale that the refund reduced.
 */
final class RefundDetail extends Record
{
}

/**
 * @property-read string $id The ID of the commission.
 * @property-read string $partnerId The ID of the partner.
 * @property-read int $amount The amount that the refund reversed.
 * @property-read string $currency The program’s currency.
 * @property-read string|null $clawbackId The ID of the clawback, if the commission was already paid.
 */
final class RefundDetailCommission extends Record
{
}

/**
 * @property-read string $id The ID of the reversal.
 * @property-read 'chargeback_won'|'refund_failed' $reason Why the refund was reversed.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class RefundReversal extends Record
{
}

/**
 * @property-read string $id The ID of the sale.
 * @property-read string|null $invoiceId The ID of the invoice.
 * @property-read int $amount The sale amount before refunds.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class RefundSale extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read list<EndedAccess> $access The API keys, webhooks, share links, and invitations that the member
 *        created.
 */
final class RemovedMember extends Record
{
}

/**
 * @property-read int $count The number of deliveries to send again.
 */
final class ReplayWebhookResult extends Record
{
}

/**
 * @property-read string|null $start For time series, the start of the hour, day, week, or month.
 * @property-read string|null $continent The continent code.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 * @property-read string|null $region The region code (ISO 3166-2).
 * @property-read string|null $city The city.
 * @property-read string|null $device The device type.
 * @property-read string|null $browser The browser.
 * @property-read string|null $os The operating system.
 * @property-read 'link'|'qr'|'pageview'|'deeplink'|'Unknown'|null $trigger How the visitor arrived.
 * @property-read string|null $referer The referring host.
 * @property-read string|null $refererUrl The referring page.
 * @property-read string|null $url The destination URL.
 * @property-read string|null $id The ID of the link.
 * @property-read string|null $domain The domain of the link.
 * @property-read string|null $partnerId The ID of the partner.
 * @property-read string|null $groupId The ID of the group.
 * @property-read string|null $programId The ID of the program.
 * @property-read string|null $utm_source The UTM source.
 * @property-read string|null $utm_medium The UTM medium.
 * @property-read string|null $utm_campaign The UTM campaign.
 * @property-read string|null $utm_term The UTM term.
 * @property-read string|null $utm_content The UTM content.
 * @property-read string|null $link The link ID, the same as `id`.
 * @property-read string|null $key The key of the link.
 * @property-read string|null $shortLink The full short URL.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read string|null $createdAt When the link was created, in ISO 8601 format.
 * @property-read string|null $comments Your own notes, or null.
 * @property-read string|null $title The title of the link preview, or null.
 * @property-read RetrieveAnalyticsResultPartner|null $partner
 * @property-read RetrieveAnalyticsResultGroup|null $group
 * @property-read RetrieveAnalyticsResultProgram|null $program
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $sales The number of sales.
 * @property-read int|null $buyers With `include=buyers`, the number of customers who became a lead and bought
 *        for the first time in this time range. Never greater than `leads`.
 * @property-read int $saleAmount Sales minus refunds in one currency, in minor units.
 * @property-read Record $saleAmounts Sales minus refunds for each currency.
 */
final class RetrieveAnalyticsResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name of the group.
 * @property-read string $slug The slug.
 * @property-read string $color The color of the group.
 */
final class RetrieveAnalyticsResultGroup extends Record
{
}

/**
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $sales The number of sales.
 * @property-read int|null $buyers With `include=buyers`, the number of customers who became a lead and bought
 *        for the first time in this time range. Never greater than `leads`.
 * @property-read int $saleAmount Sales minus refunds in one currency, in minor units.
 * @property-read Record $saleAmounts Sales minus refunds for each currency.
 */
final class RetrieveAnalyticsResultOption2 extends Record
{
}

/**
 * @property-read string $id The ID of the partner.
 * @property-read string $name The partner’s name.
 * @property-read string|null $image The URL of the partner’s picture, or null.
 * @property-read string|null $country The two-letter country code (ISO 3166-1).
 */
final class RetrieveAnalyticsResultPartner extends Record
{
}

/**
 * @property-read string $id The ID of the program.
 * @property-read string $name The name of the program.
 */
final class RetrieveAnalyticsResultProgram extends Record
{
}

/**
 * @property-read string|null $start For time series, the start of the hour, day, week, or month.
 * @property-read string|null $link The link ID, the same as `id`.
 * @property-read string|null $id The ID of the partner.
 * @property-read string|null $domain The domain of the link.
 * @property-read string|null $key The key of the link.
 * @property-read string|null $shortLink The full short URL.
 * @property-read string|null $url The destination URL.
 * @property-read string|null $folderId The ID of the folder.
 * @property-read string|null $createdAt When the object was created, in ISO 8601 format.
 * @property-read string|null $partnerId The ID of the partner who promotes the link, or null.
 * @property-read string|null $comments Your own notes, or null.
 * @property-read string|null $title The title of the link preview, or null.
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus their refunds) by sale date, in minor units of the
 *        program’s currency.
 * @property-read int $earnings Commissions of all types minus clawbacks, in minor units of the program’s
 *        currency.
 */
final class RetrievePartnerAnalyticsResult extends Record
{
}

/**
 * @property-read int $clicks The number of clicks.
 * @property-read int $leads The number of leads.
 * @property-read int $sales The number of sales.
 * @property-read int $saleAmount Net revenue (sales minus their refunds) by sale date, in minor units of the
 *        program’s currency.
 * @property-read int $earnings Commissions of all types minus clawbacks, in minor units of the program’s
 *        currency.
 */
final class RetrievePartnerAnalyticsResultOption2 extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $invoiceId The ID of the invoice.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read int $amount The amount of the sale that counts again, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read 'chargeback_won'|'refund_failed' $reason Why the refund was reversed.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class ReverseRefundResult extends Record
{
}

/**
 * @property-read int $revoked The number of sessions that ended.
 */
final class RevokeEmbedTokensResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 */
final class RevokeInvitationResult extends Record
{
}

/**
 * @property-read string $id The ID of the key.
 */
final class RevokeKeyResult extends Record
{
}

/**
 * @property-read string $id The ID of the link.
 */
final class RevokeShareLinkResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $programId The ID of the program.
 * @property-read string|null $groupId The ID of the group.
 * @property-read string|null $enrollmentId The ID of the enrollment, if the reward replaces its group’s reward.
 * @property-read 'click'|'lead'|'sale'|'referral' $event The event that the reward pays for.
 * @property-read int $version The latest version. Each change creates a new one.
 * @property-read 'flat'|'percentage' $type Whether the reward is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, the rate in basis points: 10,000 is 100%.
 * @property-read int|null $maxDurationMonths The duration in months from the first sale. 0 is the first sale
 *        only, and null is unlimited.
 * @property-read string $currency The currency of flat amounts.
 * @property-read list<RewardLimit> $limits The limits of the reward.
 * @property-read list<RewardModifier> $modifiers Exceptions for some events. The first match applies.
 * @property-read list<'tax'|'shipping'|'fee'> $exclude For sales, the parts to subtract from the amount before
 *        the percentage applies.
 * @property-read list<RewardProduct> $products Rules for individual products.
 * @property-read RewardTiers|null $tiers
 * @property-read string|null $description Your own description, which partners see, or null.
 * @property-read string $sentence The terms in one sentence.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $updatedAt When the object was last updated, in ISO 8601 format.
 * @property-read string|null $archivedAt When the reward was archived. New customers no longer get it, and
 *        existing customers keep it.
 */
final class Reward extends Record
{
}

/**
 * @property-read 'customer'|'partner' $per Whether the limit applies per customer or per partner.
 * @property-read 'all'|'day'|'week'|'month' $period A calendar period in UTC. Weeks start on Monday.
 * @property-read int|null $amount The maximum amount, in minor units.
 * @property-read int|null $count The number of objects.
 */
final class RewardLimit extends Record
{
}

/**
 * @property-read 'flat'|'percentage' $type Whether the rate is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, the rate in basis points: 10,000 is 100%.
 * @property-read int|null $maxDurationMonths The duration in months from the first sale. 0 is the first sale
 *        only, and null is unlimited.
 * @property-read RewardModifierWhen $when
 * @property-read string|null $label Your own text for the exception, or null.
 * @property-read string $sentence The terms in one sentence.
 * @property-read string $forPartners The sentence as partners see it, in English.
 */
final class RewardModifier extends Record
{
}

/**
 * @property-read 'all'|'any' $match How to combine the conditions: `all` (AND) or `any` (OR).
 * @property-read list<RewardModifierWhenCondition> $conditions The conditions.
 */
final class RewardModifierWhen extends Record
{
}

/**
 * @property-read string|null $attribute The attribute to compare.
 * @property-read string|null $operator The operator.
 * @property-read mixed|null $value A text, number, or Boolean. For the operators `in` and `notIn`, a list.
 * @property-read string|null $label Your own text for partners. Defaults to a generated text in their language.
 * @property-read 'all'|'any'|null $match How to combine the conditions: `all` (AND) or `any` (OR).
 * @property-read list<RewardModifierWhenConditionCondition>|null $conditions The conditions.
 */
final class RewardModifierWhenCondition extends Record
{
}

/**
 * @property-read string $attribute The attribute to compare.
 * @property-read string $operator The operator.
 * @property-read mixed $value A text, number, or Boolean. For the operators `in` and `notIn`, a list.
 * @property-read string|null $label Your own text for partners. Defaults to a generated text in their language.
 */
final class RewardModifierWhenConditionCondition extends Record
{
}

/**
 * @property-read list<string> $productIds The `productId` values of line items.
 * @property-read 'flat'|'percentage'|'excluded' $type The type. Products with type `excluded` earn nothing.
 * @property-read string|null $label Your own text for partners. Defaults to a generated text in their language.
 * @property-read int|null $amount For type `flat`, the amount per unit in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, basis points of the line total.
 * @property-read string $sentence The rule in one sentence.
 */
final class RewardProduct extends Record
{
}

/**
 * @property-read 'revenue'|'sales'|'leads'|'earnings' $measure The volume to measure before the event: `revenue`
 *        (sale amounts), `sales`, `leads` (with their quantity), or `earnings`. Refunds are deducted, and canceled
 *        commissions don’t count.
 * @property-read 'all'|'month'|'quarter'|'year' $period The calendar period (UTC) to measure. `all` is the
 *        partner’s lifetime.
 * @property-read 'all_or_nothing'|'marginal' $mode How rates apply. `all_or_nothing`: the tier reached before
 *        the event applies to the whole event. `marginal`: each part of a sale that crosses a threshold earns that
 *        tier’s rate.
 * @property-read list<RewardTiersLevel> $levels The tiers.
 */
final class RewardTiers extends Record
{
}

/**
 * @property-read int $threshold The minimum volume, in minor units of the currency or as a count. Must be
 *        greater than the previous threshold.
 * @property-read 'flat'|'percentage' $type Whether the rate is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, basis points.
 */
final class RewardTiersLevel extends Record
{
}

/**
 * @property-read string $rewardId The ID of the reward.
 * @property-read int $version The version number.
 * @property-read 'click'|'lead'|'sale'|'referral' $event The event that the reward pays for.
 * @property-read 'flat'|'percentage' $type Whether the reward is a percentage or a flat amount.
 * @property-read int|null $amount For type `flat`, the amount in minor units of the program’s currency.
 * @property-read int|null $rateBps For type `percentage`, the rate in basis points: 10,000 is 100%.
 * @property-read int|null $maxDurationMonths The duration in months from the first sale. 0 is the first sale
 *        only, and null is unlimited.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read list<RewardLimit> $limits The limits of the reward.
 * @property-read list<RewardModifier> $modifiers Exceptions for some events. The first match applies.
 * @property-read list<'tax'|'shipping'|'fee'> $exclude For sales, the parts to subtract from the amount before
 *        the percentage applies.
 * @property-read list<RewardProduct> $products Rules for individual products.
 * @property-read RewardTiers|null $tiers
 * @property-read string|null $description Your own description, which partners see, or null.
 * @property-read string $sentence The terms in one sentence.
 * @property-read string $createdBy The actor who created the version.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class RewardVersion extends Record
{
}

/**
 * @property-read string $publishableKey The publishable key.
 * @property-read string|null $previousKeyUntil When the previous key stops working, or null if it has stopped.
 */
final class RotatePublishableKeyResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name, which must be unique in the workspace.
 * @property-read 'overview'|'funnel' $page The report page.
 * @property-read string $query The query string of the report page.
 * @property-read bool $pinned Whether to list this view before others.
 * @property-read string|null $createdBy The ID of the user who saved it, such as `per_…`.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class SavedView extends Record
{
}

/**
 * @property-read string $day The date.
 * @property-read string $currency The currency.
 * @property-read string $source The source. `operator` is your own rate and takes precedence. `ecb` is the
 *        European Central Bank.
 * @property-read string $perEuro The number of units of the currency that one euro buys.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $priced The number of commissions that were waiting for the rate.
 */
final class SetExchangeRateResult extends Record
{
}

/**
 * @property-read list<SetupChecklistStep> $steps All nine steps in order.
 * @property-read list<SetupChecklistHost> $hosts The hosts whose pages used the publishable key, newest first.
 */
final class SetupChecklist extends Record
{
}

/**
 * @property-read string $host The hostname.
 * @property-read bool $allowed Whether the latest request was allowed.
 * @property-read string $seenAt When the latest request was sent, to the hour, in ISO 8601 format.
 */
final class SetupChecklistHost extends Record
{
}

/**
 * @property-read 'script'|'hostname'|'cookie'|'conversions'|'program'|'links'|'email'|'partner'|'payouts' $step
 *        The step. `script`: a page with the script sent a request. `hostname`: it was on an allowed hostname.
 *        `cookie`: a click ID was sent back. `conversions`: a lead or sale was tracked. `program`: a program exists.
 *        `links`: the site of each active program sent a request, so its links can be tracked. `email`: an SMTP server
 *        is configured. `partner`: a partner has joined. `payouts`: a funding account pays the currency of each active
 *        program, or its partners are paid in credit or by hand.
 * @property-read bool $done Whether the server has observed that the step is complete.
 */
final class SetupChecklistStep extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $viewId The ID of the saved view.
 * @property-read string|null $expiresAt When the link expires, in ISO 8601 format.
 * @property-read string|null $createdBy The ID of the user who created it, such as `per_…`.
 * @property-read string $createdAt When it was created, in ISO 8601 format.
 */
final class ShareLink extends Record
{
}

/**
 * @property-read string $programId The ID of the program.
 * @property-read 'click'|'lead'|'sale'|'referral' $event The type of event.
 * @property-read string $sentence The draft in one sentence.
 * @property-read string $since The start of the time range, in ISO 8601 format.
 * @property-read string $until The end of the time range, in ISO 8601 format.
 * @property-read string $currency The currency of the earnings.
 * @property-read int $actual The actual earnings net of refunds, in minor units of the currency.
 * @property-read int $simulated The earnings with the draft, in minor units of the currency.
 * @property-read int $events The number of events.
 * @property-read int $affected The number of events that would have earned a different amount.
 * @property-read int $unpriced The number of sales in other currencies without an exchange rate, which are
 *        excluded.
 * @property-read list<SimulationMonth> $months The results by month.
 * @property-read list<SimulationCurrency> $currencies The results by currency of the sales. Empty for leads.
 * @property-read list<SimulationPartner> $partners The ten partners with the largest changes.
 * @property-read list<SimulationExample> $examples The five events with the largest changes.
 */
final class Simulation extends Record
{
}

/**
 * @property-read string $currency The currency of the sales.
 * @property-read int $saleAmount The total of the sales before refunds, in minor units of this currency.
 * @property-read int $actual The actual earnings net of refunds, in minor units of the currency.
 * @property-read int $simulated The earnings with the draft, in minor units of the currency.
 * @property-read int $events The number of events.
 * @property-read int $affected The number of events that would have earned a different amount.
 */
final class SimulationCurrency extends Record
{
}

/**
 * @property-read string $eventId The ID of the event.
 * @property-read string $at When the event happened, in ISO 8601 format.
 * @property-read string $partnerId The ID of the partner.
 * @property-read string $partnerName The name of the partner.
 * @property-read string|null $customerId The ID of the customer.
 * @property-read int|null $amount The sale amount, in its currency.
 * @property-read string|null $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $actual The actual earnings net of refunds, in minor units of the currency.
 * @property-read int $simulated The earnings with the draft, in minor units of the currency.
 * @property-read string|null $reason Why the event would have earned nothing.
 * @property-read list<string> $steps The calculation, one sentence per step.
 */
final class SimulationExample extends Record
{
}

/**
 * @property-read string $month The month, as YYYY-MM.
 * @property-read int $actual The actual earnings net of refunds, in minor units of the currency.
 * @property-read int $simulated The earnings with the draft, in minor units of the currency.
 * @property-read int $events The number of events.
 * @property-read int $affected The number of events that would have earned a different amount.
 */
final class SimulationMonth extends Record
{
}

/**
 * @property-read string $partnerId The ID of the partner.
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read string $name The partner’s name.
 * @property-read int $actual The actual earnings net of refunds, in minor units of the currency.
 * @property-read int $simulated The earnings with the draft, in minor units of the currency.
 * @property-read int $events The number of events.
 * @property-read int $affected The number of events that would have earned a different amount.
 */
final class SimulationPartner extends Record
{
}

/**
 * @property-read list<StatementSum> $totals The totals of all matching partners by currency.
 * @property-read list<StatementListPartner> $partners A page of partners, sorted by name.
 */
final class StatementList extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId The ID of the partner’s enrollment in the program.
 * @property-read list<StatementSum> $sums The statement totals by currency.
 */
final class StatementListPartner extends Record
{
}

/**
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read int $earned Commissions and corrections posted in the time range, in minor units of the
 *        currency.
 * @property-read int $paid The amount paid in the time range, in minor units of the currency.
 * @property-read int $open The closing balance: earnings that are on hold, payable, or in transit, in minor
 *        units of the currency.
 */
final class StatementSum extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read int $differenceCount The number of differences.
 * @property-read LedgerCheck $report The result of the check.
 */
final class StoredLedgerCheck extends Record
{
}

/**
 * @property-read string $id The ID of the tag.
 * @property-read string $name The name of the tag.
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color The color of the tag.
 */
final class Tag extends Record
{
}

/**
 * @property-read 'sent'|'failed'|'not_configured' $delivery Whether the email was sent.
 * @property-read string $to The address that the email was sent to.
 * @property-read string|null $error The response of the SMTP server.
 */
final class TestEmail extends Record
{
}

/**
 * @property-read string $to Your email address.
 * @property-read string $mailId The ID of the email.
 */
final class TestMailTemplateResult extends Record
{
}

/**
 * @property-read TrackLeadResultClick $click
 * @property-read CustomerLink|null $link
 * @property-read TrackLeadResultCustomer $customer
 */
final class TrackLeadResult extends Record
{
}

/**
 * @property-read string $id The ID of the click that the lead is attributed to.
 */
final class TrackLeadResultClick extends Record
{
}

/**
 * @property-read string $id The ID of the customer.
 * @property-read string|null $name The customer’s name, or null.
 * @property-read string|null $email The customer’s email address, or null.
 * @property-read string|null $avatar The URL of a picture, or null.
 * @property-read string|null $externalId The customer’s ID in your system.
 */
final class TrackLeadResultCustomer extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $invoiceId The ID of the invoice.
 * @property-read string $refundId Your own ID of the refund.
 * @property-read int $amount The amount, in minor units.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class TrackRefundResult extends Record
{
}

/**
 * @property-read string $eventName The name of the event.
 * @property-read TrackLeadResultCustomer|null $customer
 * @property-read TrackSaleResultSale|null $sale
 */
final class TrackSaleResult extends Record
{
}

/**
 * @property-read int $amount The sale amount, in minor units of the currency.
 * @property-read int $tax The tax included in the amount, in minor units.
 * @property-read int $shipping The shipping costs included in the amount, without tax, in minor units.
 * @property-read int $fee Fees included in the amount, in minor units.
 * @property-read list<EventSaleLineItem> $lineItems The products in the sale.
 * @property-read string $currency The ISO 4217 currency code, in lowercase.
 * @property-read string $paymentProcessor The payment processor.
 * @property-read string|null $invoiceId The ID of the invoice.
 * @property-read mixed $metadata Your own data as an object, or null.
 */
final class TrackSaleResultSale extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name, unique in the workspace regardless of case.
 * @property-read string|null $utm_source The source, such as `newsletter`.
 * @property-read string|null $utm_medium The medium, such as `email`.
 * @property-read string|null $utm_campaign The campaign, such as `autumn`.
 * @property-read string|null $utm_term The search term.
 * @property-read string|null $utm_content The content that distinguishes links, such as `header`.
 */
final class UtmTemplate extends Record
{
}

/**
 * @property-read string $publicToken The embed token (`svc_es_…`), which is returned only once and works only on
 *        that page.
 * @property-read string $expires When it expires, in ISO 8601 format.
 */
final class ViewAsPartnerResult extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $url The URL that receives events.
 * @property-read string|null $description Your own description, or null.
 * @property-read
 *        list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>
 *        $events The event types.
 * @property-read 'standard'|'segment'|'slack' $format The payload format. `standard`: JSON, signed according to
 *        Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an
 *        incoming webhook.
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read 'member'|'partner'|'failing'|null $disabledReason Why the endpoint was disabled, or null.
 * @property-read string|null $failingSince When the failures started, in ISO 8601 format, or null.
 * @property-read string|null $formerSecretUntil When the previous secret stops signing deliveries, in ISO 8601
 *        format.
 * @property-read string|null $createdBy The ID of the user who created the webhook or took it over.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class Webhook extends Record
{
}

/**
 * @property-read string $id The ID of the delivery, as in the `webhook-id` header.
 * @property-read string $webhookId The ID of the webhook.
 * @property-read
 *        'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'|'webhook.test'
 *        $event The type of event.
 * @property-read string $subject The ID of the object that the event is about.
 * @property-read 'waiting'|'delivered'|'failed' $status The delivery status.
 * @property-read int $attempts The number of attempts.
 * @property-read string|null $nextAttemptAt When the next attempt is made, in ISO 8601 format, or null.
 * @property-read string|null $lastAttemptAt When the last attempt was made, in ISO 8601 format, or null.
 * @property-read string $requestBody The event data, before formatting.
 * @property-read int|null $responseStatus The HTTP status of the response, or null.
 * @property-read string|null $responseBody The first 4 KB of the response.
 * @property-read string|null $error Why there was no response.
 * @property-read int|null $durationMs The duration, in milliseconds, or null.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 */
final class WebhookDelivery extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $url The URL that receives events.
 * @property-read string|null $description Your own description, or null.
 * @property-read
 *        list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>
 *        $events The event types.
 * @property-read 'standard'|'segment'|'slack' $format The payload format. `standard`: JSON, signed according to
 *        Standard Webhooks. `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an
 *        incoming webhook.
 * @property-read bool $enabled Whether it’s enabled.
 * @property-read 'member'|'partner'|'failing'|null $disabledReason Why the endpoint was disabled, or null.
 * @property-read string|null $failingSince When the failures started, in ISO 8601 format, or null.
 * @property-read string|null $formerSecretUntil When the previous secret stops signing deliveries, in ISO 8601
 *        format.
 * @property-read string|null $createdBy The ID of the user who created the webhook or took it over.
 * @property-read string $createdAt When the object was created, in ISO 8601 format.
 * @property-read string $secret The signing secret, which is returned only once. Empty for formats whose URL is
 *        the secret, such as `slack`.
 */
final class WebhookWithSecret extends Record
{
}

/**
 * @property-read string $id The unique ID.
 * @property-read string $name The name of the workspace.
 * @property-read string $slug The slug, unique on this server, with up to 48 lowercase letters, digits, and
 *        dashes. The slug of a test workspace ends with `.test`.
 * @property-read string $currency The currency of reports, as a lowercase ISO 4217 code.
 * @property-read string $timezone The IANA name of the time zone. The console and analytics use it by default.
 *        Other reports and month closings are in UTC.
 * @property-read bool $conversionEnabled Whether new links track conversions by default.
 * @property-read bool $clientConversionsEnabled Whether browsers can record leads and sales with the publishable
 *        key.
 * @property-read bool $honorOptOut Whether to ignore visitors who send `Sec-GPC` or `DNT`.
 * @property-read 'first'|'last' $attributionModel The attribution model: the first or the last click before the
 *        lead earns the commission.
 * @property-read int|null $attributionWindowDays The number of days after a click in which a customer can be
 *        attributed, or null for no limit.
 * @property-read 'live'|'test' $mode The mode. Each workspace has a test workspace with its own data and keys,
 *        where no money moves and emails go to members only.
 * @property-read 'free'|'pro'|'business'|'advanced'|'enterprise' $plan The plan.
 * @property-read string $publishableKey The publishable key for browsers. It isn’t secret.
 * @property-read list<string> $allowedHostnames The hostnames whose pages can use the publishable key.
 * @property-read string $createdAt When it was created.
 * @property-read string $updatedAt When the settings last changed.
 */
final class Workspace extends Record
{
}
