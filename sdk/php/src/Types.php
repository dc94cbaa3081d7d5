<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Types;

use Svc\Record;

/**
 * @property-read string $url Works once. Give it to the partner alone
 * @property-read 'invite'|'sign_in' $purpose
 * @property-read string $expiresAt
 */
final class AccessLink extends Record
{
}

/**
 * @property-read int $expense What was promised, negative, in minor units of the currency
 * @property-read int $accrued Earned, in the holding period, in minor units of the currency
 * @property-read int $payable May be paid out, in minor units of the currency
 * @property-read int $inTransit With a payout provider, in minor units of the currency
 * @property-read int $paid Arrived, in minor units of the currency
 */
final class AccountBalances extends Record
{
}

/**
 * @property-read string $id The entry of the audit log, aud_…
 * @property-read string $at When it changed, ISO 8601
 * @property-read 'reward'|'attribution' $kind
 * @property-read 'created'|'changed'|'archived'|'restored'|'deleted' $action
 * @property-read string|null $rewardId
 * @property-read string|null $event What the reward pays: click, lead or sale
 * @property-read string|null $group The group that earns it; null: a single partner does
 * @property-read list<string> $fields What changed, as the API calls it
 * @property-read string|null $attributionModel The new one, where it changed
 */
final class Annotation extends Record
{
}

/**
 * @property-read string $partnerId
 */
final class ApprovePartnerApplicationResult extends Record
{
}

/**
 * @property-read bool $ok Whether no problems were found
 * @property-read string $checkedAt
 * @property-read int $entries
 * @property-read int $erased Entries whose values were erased with the person
 * @property-read AuditCheckFirst|null $first
 * @property-read AuditCheckLast|null $last
 * @property-read int $problemCount
 * @property-read list<AuditCheckProblem> $problems First 100 problems
 */
final class AuditCheck extends Record
{
}

/**
 * @property-read int $number
 * @property-read string $createdAt
 * @property-read string $hash
 */
final class AuditCheckFirst extends Record
{
}

/**
 * @property-read int $number
 * @property-read string $createdAt
 * @property-read string $hash
 */
final class AuditCheckLast extends Record
{
}

/**
 * @property-read int|null $number
 * @property-read string|null $entryId
 * @property-read 'changed'|'missing'|'gap'|'hash'|'unnumbered'|'noted' $kind
 * @property-read string $sentence
 */
final class AuditCheckProblem extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $createdAt
 * @property-read AuditEntryActor $actor
 * @property-read string|null $address Where the request came from; null: it was no request
 * @property-read string|null $requestId The `X-Request-Id` of the answer. Changes of one request have the same
 * @property-read
 *        'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export'
 *        $type
 * @property-read
 *        'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared'
 *        $action
 * @property-read AuditEntryResource $resource
 * @property-read Record|null $before What there was: of an update, the values that changed, money in minor
 *        units; secrets are `[secret]`
 * @property-read Record|null $after
 * @property-read string|null $erasedAt When the person whom it was about was erased, and what it said with them
 * @property-read int|null $number Position in the workspace’s log, starting at 1, in commit order
 * @property-read string|null $hash SHA-256 of the entry and the hash before it
 */
final class AuditEntry extends Record
{
}

/**
 * @property-read 'member'|'key'|'partner'|'embed'|'browser'|'system'|'database' $type `system`: a job, the
 *        command line (`cli`) or a public page; `database`: SQL beside the server
 * @property-read string $id Of a member, key, partner or session; else a name
 * @property-read string|null $name What they are called now
 */
final class AuditEntryActor extends Record
{
}

/**
 * @property-read string $id
 * @property-read string|null $name What it was called then; where it has no name, the partner whom it is about
 */
final class AuditEntryResource extends Record
{
}

/**
 * @property-read string $url The provider’s page to send the member to
 */
final class Authorization extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $connectionId
 * @property-read bool $dryRun
 * @property-read string $since What is older was left out; ISO 8601
 * @property-read 'running'|'done'|'failed'|'canceled' $status
 * @property-read int $pages How many pages were read
 * @property-read int $seen How many objects the pages had
 * @property-read int $added How many of them came to the inbox; the rest was there
 * @property-read int $leads Of a dry run: how many of them say that there is a lead
 * @property-read int $sales Of a dry run: how many are sales
 * @property-read list<BackfillAmount> $amounts
 * @property-read int $problems Of a dry run: how many would fail
 * @property-read list<BackfillReason> $reasons Why, for the first 50 of them
 * @property-read string|null $reason Why it failed, or waits
 * @property-read string $createdAt
 * @property-read string $updatedAt
 */
final class Backfill extends Record
{
}

/**
 * @property-read string $currency
 * @property-read string $amount What the sales are worth, in minor units
 */
final class BackfillAmount extends Record
{
}

/**
 * @property-read string $event
 * @property-read string $reason
 */
final class BackfillReason extends Record
{
}

/**
 * @property-read string $partnerId
 */
final class BanPartnerResult extends Record
{
}

/**
 * @property-read string $error
 * @property-read string $code
 * @property-read BulkCreateLinksResultFailureLink $link
 */
final class BulkCreateLinksResultFailure extends Record
{
}

/**
 * @property-read string|null $id
 * @property-read string|null $externalId
 * @property-read string|null $url
 * @property-read string|null $domain
 * @property-read string|null $key
 */
final class BulkCreateLinksResultFailureLink extends Record
{
}

/**
 * @property-read int $deletedCount
 */
final class BulkDeleteLinksResult extends Record
{
}

/**
 * @property-read string $email
 * @property-read string $error
 * @property-read string $code
 */
final class BulkInvitePartnersResultFailure extends Record
{
}

/**
 * @property-read int $restoredCount
 */
final class BulkRestoreLinksResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status
 */
final class BulkUpdateCommissionsResult extends Record
{
}

/**
 * @property-read string $error
 * @property-read string $code
 * @property-read BulkCreateLinksResultFailureLink $link
 */
final class BulkUpdateLinksResultFailure extends Record
{
}

/**
 * @property-read string $id Of the person, the same in every workspace
 * @property-read string $email
 * @property-read string $name
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role owner: everything; admin: everything but
 *        owners; member: the daily work; viewer: reads; billing: payouts
 * @property-read string $createdAt Since when
 * @property-read list<EndedAccess> $access The keys, webhooks, share links and invitations that the member
 *        created
 */
final class ChangedMember extends Record
{
}

/**
 * @property-read string $email
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned'|null
 *        $status
 * @property-read string|null $error Why this invitation would fail; null: it would not
 * @property-read string|null $code
 * @property-read string|null $path The field that is wrong, where it is one
 */
final class CheckInvitationsResult extends Record
{
}

/**
 * @property-read string $programId
 * @property-read string $month
 * @property-read string $closedAt ISO 8601
 * @property-read string $closedBy Who closed it
 * @property-read list<ClosingBalance> $balances Of all partners, by currency, as they were stored when the month
 *        was closed
 */
final class Closing extends Record
{
}

/**
 * @property-read string $currency
 * @property-read AccountBalances $opening
 * @property-read AccountBalances $closing
 */
final class ClosingBalance extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'click'|'lead'|'sale'|'referral'|'custom' $type
 * @property-read int $amount The sale in minor units of the currency; 0 for clicks, leads and manual ones
 * @property-read int $earnings What the partner gets, after refunds; negative for a claw-back
 * @property-read string $currency The program's
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status
 * @property-read string|null $invoiceId
 * @property-read string|null $description
 * @property-read int $quantity
 * @property-read Record|null $metadata
 * @property-read string $createdAt
 * @property-read string $updatedAt
 * @property-read string|null $paidAt
 * @property-read string $programId
 * @property-read string $enrollmentId
 * @property-read string|null $eventId The lead or sale: GET /events/{id} explains it
 * @property-read string|null $payoutId
 * @property-read string|null $sourceId For a referral: the commission it is a share of
 * @property-read string|null $reversesId For a claw-back: the commission it takes back
 * @property-read string|null $milestoneId For a bonus: the milestone that was reached
 * @property-read 'fraud'|'client_side'|'existing_customer'|'rate_missing'|'manual'|null $holdReason
 * @property-read string $maturesAt When the holding period ends
 * @property-read CommissionPartner $partner
 * @property-read CommissionCustomer|null $customer
 */
final class Commission extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $externalId
 * @property-read string|null $name
 * @property-read string|null $email
 * @property-read string|null $avatar
 * @property-read string|null $country
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue in saleCurrency
 * @property-read string $saleCurrency
 * @property-read string $createdAt
 * @property-read string|null $firstSaleAt
 */
final class CommissionCustomer extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'click'|'lead'|'sale'|'referral'|'custom' $type
 * @property-read int $amount The sale in minor units of the currency; 0 for clicks, leads and manual ones
 * @property-read int $earnings What the partner gets, after refunds; negative for a claw-back
 * @property-read string $currency The program's
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status
 * @property-read string|null $invoiceId
 * @property-read string|null $description
 * @property-read int $quantity
 * @property-read Record|null $metadata
 * @property-read string $createdAt
 * @property-read string $updatedAt
 * @property-read string|null $paidAt
 * @property-read string $programId
 * @property-read string $enrollmentId
 * @property-read string|null $eventId The lead or sale: GET /events/{id} explains it
 * @property-read string|null $payoutId
 * @property-read string|null $sourceId For a referral: the commission it is a share of
 * @property-read string|null $reversesId For a claw-back: the commission it takes back
 * @property-read string|null $milestoneId For a bonus: the milestone that was reached
 * @property-read 'fraud'|'client_side'|'existing_customer'|'rate_missing'|'manual'|null $holdReason
 * @property-read string $maturesAt When the holding period ends
 * @property-read CommissionPartner $partner
 * @property-read CommissionCustomer|null $customer
 * @property-read CommissionExplanation $explanation
 * @property-read Receipt $receipt
 * @property-read list<CommissionReversal> $reversals
 * @property-read list<CommissionPosting> $postings What the ledger has of it
 */
final class CommissionDetail extends Record
{
}

/**
 * @property-read CommissionExplanationEvent|null $event
 * @property-read CommissionExplanationReward|null $reward
 * @property-read CommissionExplanationConversion|null $conversion
 * @property-read list<string> $steps From the event to the amount, a sentence a step
 */
final class CommissionExplanation extends Record
{
}

/**
 * @property-read int $amountMinor
 * @property-read string $currency
 * @property-read string $rate
 * @property-read string $source
 * @property-read string $day
 */
final class CommissionExplanationConversion extends Record
{
}

/**
 * @property-read string $type
 * @property-read string|null $id
 * @property-read string $at
 */
final class CommissionExplanationEvent extends Record
{
}

/**
 * @property-read string $id
 * @property-read int $version
 * @property-read int|null $modifier Which modifier decided, from 0; null: none
 * @property-read int|null $tier Which tier was reached before, from 0; null: none
 */
final class CommissionExplanationReward extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $email
 * @property-read string|null $image
 * @property-read string|null $payoutsEnabledAt
 * @property-read string|null $country
 * @property-read string|null $groupId
 * @property-read string|null $tenantId
 */
final class CommissionPartner extends Record
{
}

/**
 * @property-read string $id
 * @property-read
 *        'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged'
 *        $cause
 * @property-read string $createdAt When it happened
 * @property-read string $bookingDate Under which the books show it
 * @property-read list<CommissionPostingEntry> $entries
 */
final class CommissionPosting extends Record
{
}

/**
 * @property-read string $account
 * @property-read string $currency
 * @property-read int $amount
 */
final class CommissionPostingEntry extends Record
{
}

/**
 * @property-read string $eventId
 * @property-read 'refund'|'chargeback'|'reversal'|'manual'|'milestone' $kind
 * @property-read int $amount
 * @property-read string|null $clawbackId
 * @property-read string $createdAt
 */
final class CommissionReversal extends Record
{
}

/**
 * @property-read string $attribute
 * @property-read string $label
 * @property-read string $type
 * @property-read list<'click'|'lead'|'sale'|'referral'> $events
 * @property-read list<ConditionAttributeOperator> $operators
 * @property-read list<string>|null $choices All values there are, if few
 */
final class ConditionAttribute extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read bool $list
 */
final class ConditionAttributeOperator extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $key As it was sent; null: none, or by schedule
 * @property-read string|null $draftId The draft that it paid; null: what was due then
 * @property-read string $confirmedBy
 * @property-read 'confirmed'|'failed' $status failed: a scheduled run that has paid nobody
 * @property-read string|null $error Of a failed run: why
 * @property-read int $attempts How often a scheduled run was tried
 * @property-read string|null $nextAttemptAt ISO 8601. Of a failed run: when it is tried again; null: never
 * @property-read bool $approved Somebody else than the creator of its draft confirmed it
 * @property-read string $createdAt ISO 8601
 * @property-read int $payoutCount
 * @property-read list<PayoutRunTotal> $totals
 * @property-read bool $repeated The key had been used: nothing was paid by this call
 * @property-read list<Payout> $payouts The first 100
 * @property-read bool $payoutsTruncated Whether there are more than these: GET /payouts?invoiceId= lists all
 * @property-read list<PayoutFile> $files To upload at your bank
 */
final class ConfirmPayoutDraftResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $key As it was sent; null: none, or by schedule
 * @property-read string|null $draftId The draft that it paid; null: what was due then
 * @property-read string $confirmedBy
 * @property-read 'confirmed'|'failed' $status failed: a scheduled run that has paid nobody
 * @property-read string|null $error Of a failed run: why
 * @property-read int $attempts How often a scheduled run was tried
 * @property-read string|null $nextAttemptAt ISO 8601. Of a failed run: when it is tried again; null: never
 * @property-read bool $approved Somebody else than the creator of its draft confirmed it
 * @property-read string $createdAt ISO 8601
 * @property-read int $payoutCount
 * @property-read list<PayoutRunTotal> $totals
 * @property-read bool $repeated The key had been used: nothing was paid by this call
 * @property-read list<Payout> $payouts The first 100
 * @property-read bool $payoutsTruncated Whether there are more than these: GET /payouts?invoiceId= lists all
 * @property-read list<PayoutFile> $files To upload at your bank
 */
final class ConfirmPayoutsResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $provider
 * @property-read string $name
 * @property-read string $masked The end of the secret, or the name of the account
 * @property-read string|null $accountId The provider’s id of the account
 * @property-read Record $details What was entered; of secret values the ends
 * @property-read bool $authorized Connected on the provider’s page
 * @property-read string $webhookUrl Where the provider sends its events
 * @property-read ConnectionPolling|null $polling
 * @property-read string $createdAt ISO 8601
 * @property-read string|null $removedAt ISO 8601
 */
final class Connection extends Record
{
}

/**
 * @property-read int $everyMinutes How often the provider is asked
 * @property-read string|null $lastPolledAt When the provider last answered; ISO 8601
 * @property-read string|null $nextPollAt When the provider is asked next; ISO 8601. Null: not until the keys of
 *        the connection change
 * @property-read string|null $lastFailedAt When it failed last, if it has failed since; ISO 8601
 * @property-read string|null $reason Why it failed
 */
final class ConnectionPolling extends Record
{
}

/**
 * @property-read bool $working A signed event has arrived, and the last one did not fail
 * @property-read string $message What to do next
 * @property-read string|null $lastEventAt ISO 8601
 */
final class ConnectionTest extends Record
{
}

/**
 * @property-read 'live'|'test' $from The mode of the workspace that was read
 * @property-read string $state Names the settings of both sides before; for ifState
 * @property-read list<CopiedSettingsChange> $changes
 */
final class CopiedSettings extends Record
{
}

/**
 * @property-read 'workspace'|'hostname'|'program'|'group'|'reward'|'discount'|'milestone' $type
 * @property-read 'created'|'updated'|'archived' $action
 * @property-read string $name Of the thing, with its program and group
 * @property-read list<string> $fields What changes; empty for what is new or ends
 */
final class CopiedSettingsChange extends Record
{
}

/**
 * @property-read string|null $domain
 * @property-read string|null $tagId
 * @property-read string|null $userId
 * @property-read string|null $folderId
 * @property-read int $_count
 */
final class CountLinksResultOption2 extends Record
{
}

/**
 * @property-read bool $success
 * @property-read string $message
 * @property-read string $id
 */
final class CreateCommissionResult extends Record
{
}

/**
 * @property-read string $publicToken svc_es_…, shown this once: for that page and no other
 * @property-read string $expires ISO 8601
 */
final class CreateEmbedTokenResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name What it is for
 * @property-read string $partialKey Enough of the key to recognise it
 * @property-read
 *        list<'all'|'read'|'links.read'|'links.write'|'conversions.write'|'customers.read'|'customers.write'|'analytics.read'|'analytics.write'|'program.read'|'program.write'|'payouts.write'|'mails.read'|'mails.write'|'privacy.write'|'members.read'|'members.write'|'workspace.read'|'workspace.write'|'audit.read'>
 *        $scopes
 * @property-read string|null $createdBy The person who created it, per_…
 * @property-read string|null $lastUsedAt The last use, to the minute
 * @property-read string|null $expiresAt When it stops working
 * @property-read string $createdAt When it was created
 * @property-read string $key The secret. Store it now: it is never shown again
 */
final class CreateKeyResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $shortLink
 * @property-read string $qrCode The address of a PNG
 * @property-read string $url The destination, with its UTM parameters
 * @property-read string|null $externalId
 * @property-read string|null $tenantId
 * @property-read string|null $programId
 * @property-read string|null $partnerId
 * @property-read bool $trackConversion
 * @property-read bool $archived
 * @property-read bool $publicStats
 * @property-read bool $proxy
 * @property-read bool $rewrite
 * @property-read bool $doIndex
 * @property-read string|null $comments
 * @property-read string|null $expiresAt ISO 8601
 * @property-read string|null $expiredUrl
 * @property-read string|null $title
 * @property-read string|null $description
 * @property-read string|null $image
 * @property-read string|null $video
 * @property-read string|null $ios
 * @property-read string|null $android
 * @property-read Record|null $geo
 * @property-read string|null $disabledAt ISO 8601
 * @property-read string|null $password ******** when there is one
 * @property-read list<mixed>|null $tags
 * @property-read string|null $tagId The first tag. Deprecated: use tags
 * @property-read string|null $folderId
 * @property-read string|null $utm_source
 * @property-read string|null $utm_medium
 * @property-read string|null $utm_campaign
 * @property-read string|null $utm_term
 * @property-read string|null $utm_content
 * @property-read list<mixed>|null $testVariants
 * @property-read string|null $testStartedAt ISO 8601
 * @property-read string|null $testCompletedAt ISO 8601
 * @property-read string|null $userId Always null: keys, not people, create links here
 * @property-read string $workspaceId
 * @property-read string $projectId The same as workspaceId
 * @property-read list<string> $webhookIds
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $conversions
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of saleCurrency. For partner
 *        links, only amounts that count toward the program
 * @property-read string $saleCurrency Currency of saleAmount: the program's, or the workspace's if the link has
 *        no program
 * @property-read string|null $lastClicked ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read string $shareUrl
 */
final class CreatePartnerLinkResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $viewId
 * @property-read string|null $expiresAt When it stops working, ISO 8601
 * @property-read string|null $createdBy The person who created it, per_…
 * @property-read string $createdAt When it was created, ISO 8601
 * @property-read string $url The address to pass on. Store it now: it is never shown again
 */
final class CreateShareLinkResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $externalId Your own id of the customer
 * @property-read string|null $name Full name
 * @property-read string|null $email E-mail address
 * @property-read string|null $avatar Address of a picture
 * @property-read string|null $country Two letters, from the click or from you
 * @property-read string|null $clickId The click that the customer came with
 * @property-read int $sales How many sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of saleCurrency. For customers
 *        from a partner, only amounts that count toward the program
 * @property-read string $saleCurrency Currency of saleAmount: the program's, or the workspace's if the customer
 *        has no program
 * @property-read string|null $firstSaleAt Time of the first sale
 * @property-read string $createdAt
 * @property-read string|null $programId The program of the partner who brought the customer
 * @property-read string|null $partnerId The partner who brought the customer
 * @property-read CustomerLink|null $link
 * @property-read CustomerPartner|null $partner
 * @property-read CustomerDiscount|null $discount
 */
final class Customer extends Record
{
}

/**
 * @property-read string $id
 * @property-read int|float $amount A percentage, or minor units when the type is flat
 * @property-read 'percentage'|'flat' $type
 * @property-read int|null $maxDuration Months; 0: the first payment only, null: for ever
 * @property-read string|null $couponId
 * @property-read string|null $couponTestId
 * @property-read string $sentence In words
 * @property-read string|null $description In your own words
 */
final class CustomerDiscount extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $shortLink
 * @property-read string $url The destination
 * @property-read string|null $partnerId The partner whom the link belongs to
 * @property-read string|null $programId The program of that partner
 * @property-read string|null $tenantId Your own tenant id of the link
 * @property-read string|null $externalId Your own id of the link
 */
final class CustomerLink extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $email E-mail address
 * @property-read string|null $image A picture
 */
final class CustomerPartner extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteCustomerResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteDiscountCodeResult extends Record
{
}

/**
 * @property-read string $slug
 */
final class DeleteDomainResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteFolderResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteGroupResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteImageResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteLinkResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteSavedViewResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteTagResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteUtmTemplateResult extends Record
{
}

/**
 * @property-read string $id
 */
final class DeleteWebhookResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $groupId
 * @property-read string|null $enrollmentId In place of its group's discount
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points, 10,000 are the whole
 * @property-read int|null $maxDurationMonths Months from the first sale; 0: only that one, null: for life
 * @property-read string $currency
 * @property-read string $sentence In words
 * @property-read string|null $description
 * @property-read 'stripe'|'shopify'|'custom' $provider Who takes it off: custom is your own checkout. Default:
 *        custom
 * @property-read string|null $couponId
 * @property-read string|null $couponTestId
 * @property-read string $createdAt
 * @property-read string $updatedAt
 * @property-read string|null $archivedAt No longer given to new customers; those who have it keep it
 */
final class Discount extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $code
 * @property-read string|null $discountId
 * @property-read string $partnerId
 * @property-read DiscountCodePartner $partner
 * @property-read string $linkId
 */
final class DiscountCode extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 */
final class DiscountCodePartner extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $slug
 * @property-read bool $verified Its links redirect: `verification` says more
 * @property-read bool $primary
 * @property-read bool $archived
 * @property-read string|null $placeholder
 * @property-read string|null $expiredUrl
 * @property-read string|null $notFoundUrl
 * @property-read string|null $logo
 * @property-read string|null $assetLinks
 * @property-read string|null $appleAppSiteAssociation
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read mixed|null $registeredDomain Domains are not sold here
 * @property-read DomainVerification $verification
 */
final class Domain extends Record
{
}

/**
 * @property-read 'unverified'|'verified'|'failing'|'lost' $status `failing`: the record has gone, links still
 *        redirect until `servesUntil`; `lost`: they do no more
 * @property-read DomainVerificationRecord $record
 * @property-read DomainVerificationAlternative $alternative
 * @property-read 'dns'|'operator'|null $verifiedBy
 * @property-read string|null $verifiedAt
 * @property-read string|null $checkedAt
 * @property-read string|null $failingSince
 * @property-read string|null $servesUntil
 */
final class DomainVerification extends Record
{
}

/**
 * @property-read 'TXT'|'CNAME' $type
 * @property-read string $name
 * @property-read string $value
 */
final class DomainVerificationAlternative extends Record
{
}

/**
 * @property-read 'TXT'|'CNAME' $type
 * @property-read string $name
 * @property-read string $value
 */
final class DomainVerificationRecord extends Record
{
}

/**
 * @property-read int $earnings Commissions of every type less what was taken back, in one currency, in minor
 *        units, at the times of the events that earned them
 * @property-read Record $earningsAmounts The same of every currency that occurs; never summed across them
 * @property-read list<EarningsReportSeries> $series
 */
final class EarningsReport extends Record
{
}

/**
 * @property-read string $start Where the hour, day, week or month begins
 * @property-read int $earnings Commissions of every type less what was taken back, in one currency, in minor
 *        units, at the times of the events that earned them
 * @property-read Record $earningsAmounts The same of every currency that occurs; never summed across them
 */
final class EarningsReportSeries extends Record
{
}

/**
 * @property-read 'configured'|'not_configured'|'demo' $status not_configured: the server has no SMTP server, so
 *        mails are kept and nobody gets them. demo: they are read in the mailbox of the demo
 * @property-read string $from The sender (MAIL_FROM)
 * @property-read int $kept Mails of the workspace that were written and not sent
 * @property-read int $failed Mails whose last try failed
 */
final class EmailStatus extends Record
{
}

/**
 * @property-read 'key'|'webhook'|'share_link'|'invitation' $type
 * @property-read string $id
 * @property-read string $name Of a webhook its URL, of an invitation its address
 * @property-read 'live'|'test' $mode
 * @property-read string $createdAt
 * @property-read 'ended'|'reassigned'|'limited'|'kept' $outcome `ended`: it no longer works. `reassigned`: it is
 *        now of whoever made the change. `limited`: a key that may do less than before
 */
final class EndedAccess extends Record
{
}

/**
 * @property-read string $id
 * @property-read list<string> $bankFiles Bank files that still name the partner, because transfers to others in
 *        them are under way. They are deleted with their age; copies that were downloaded are yours to delete
 */
final class ErasePartnerResult extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale' $event Which kind it is
 * @property-read EventLink $link
 * @property-read string $id The id of the click, or evt_…: the cursor
 * @property-read string $timestamp ISO 8601
 * @property-read EventClick $click
 * @property-read string|null $eventId Leads and sales
 * @property-read string|null $eventName Leads and sales
 * @property-read int|null $eventQuantity Leads: counts as so many
 * @property-read Record|null $metadata
 * @property-read EventCustomer|null $customer
 * @property-read EventSale|null $sale
 * @property-read int|null $saleAmount Sales
 * @property-read string|null $invoice_id
 * @property-read string|null $payment_processor
 * @property-read string $click_id
 * @property-read string $link_id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $url
 * @property-read string $continent
 * @property-read string $country
 * @property-read string $city
 * @property-read string $device
 * @property-read string $browser
 * @property-read string $os
 * @property-read int $qr 1 or 0
 * @property-read string $ip
 */
final class Event extends Record
{
}

/**
 * @property-read string $id Empty when the event came without a click
 * @property-read string $timestamp ISO 8601
 * @property-read string $url The destination, without its query
 * @property-read string $country Two letters, or Unknown; so are all words below
 * @property-read string $city
 * @property-read string $region
 * @property-read string $continent
 * @property-read string $device
 * @property-read string $browser
 * @property-read string $os
 * @property-read string $referer Host, or (direct)
 * @property-read string $refererUrl
 * @property-read string $trigger link, qr, pageview or deeplink
 * @property-read bool $qr
 * @property-read string $ip Always empty: addresses are not kept
 */
final class EventClick extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $externalId
 * @property-read string|null $name
 * @property-read string|null $email
 * @property-read string|null $avatar
 * @property-read string|null $country
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue in saleCurrency
 * @property-read string $saleCurrency
 * @property-read string $createdAt ISO 8601
 * @property-read string|null $firstSaleAt ISO 8601
 */
final class EventCustomer extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $shortLink
 * @property-read string $qrCode The address of a PNG
 * @property-read string $url The destination, with its UTM parameters
 * @property-read string|null $externalId
 * @property-read string|null $tenantId
 * @property-read string|null $programId
 * @property-read string|null $partnerId
 * @property-read bool $trackConversion
 * @property-read bool $archived
 * @property-read bool $publicStats
 * @property-read bool $proxy
 * @property-read bool $rewrite
 * @property-read bool $doIndex
 * @property-read string|null $comments
 * @property-read string|null $expiresAt ISO 8601
 * @property-read string|null $expiredUrl
 * @property-read string|null $title
 * @property-read string|null $description
 * @property-read string|null $image
 * @property-read string|null $video
 * @property-read string|null $ios
 * @property-read string|null $android
 * @property-read Record|null $geo
 * @property-read string|null $disabledAt ISO 8601
 * @property-read string|null $password ******** when there is one
 * @property-read list<mixed>|null $tags
 * @property-read string|null $tagId The first tag. Deprecated: use tags
 * @property-read string|null $folderId
 * @property-read string|null $utm_source
 * @property-read string|null $utm_medium
 * @property-read string|null $utm_campaign
 * @property-read string|null $utm_term
 * @property-read string|null $utm_content
 * @property-read list<mixed>|null $testVariants
 * @property-read string|null $testStartedAt ISO 8601
 * @property-read string|null $testCompletedAt ISO 8601
 * @property-read string|null $userId Always null: keys, not people, create links here
 * @property-read string $workspaceId
 * @property-read string $projectId The same as workspaceId
 * @property-read list<string> $webhookIds
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $conversions
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of saleCurrency. For partner
 *        links, only amounts that count toward the program
 * @property-read string $saleCurrency Currency of saleAmount: the program's, or the workspace's if the link has
 *        no program
 * @property-read string|null $lastClicked ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class EventLink extends Record
{
}

/**
 * @property-read int $amount Everything that the customer paid
 * @property-read int $tax Contained in the amount, as the next two
 * @property-read int $shipping
 * @property-read int $fee
 * @property-read list<EventSaleLineItem> $lineItems
 * @property-read string $currency
 * @property-read string|null $invoiceId
 * @property-read string $paymentProcessor
 */
final class EventSale extends Record
{
}

/**
 * @property-read string $productId Your own id of the product: rewards name it
 * @property-read int $amount The line total after discounts and without tax, in minor units of the currency
 * @property-read string|null $name
 * @property-read int $quantity
 */
final class EventSaleLineItem extends Record
{
}

/**
 * @property-read int $count
 * @property-read bool $more Not all fitted: repeat the request
 */
final class EventsReplayed extends Record
{
}

/**
 * @property-read string $day
 * @property-read string $currency
 * @property-read string $source operator: your own, which wins; ecb: the European Central Bank
 * @property-read string $perEuro
 * @property-read string $createdAt
 */
final class ExchangeRate extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'refund' $event Which kind it is
 * @property-read EventLink|null $link
 * @property-read string $id The id of the click, or evt_…: the cursor
 * @property-read string $timestamp ISO 8601
 * @property-read EventClick $click
 * @property-read string|null $eventId Leads and sales
 * @property-read string|null $eventName Leads and sales
 * @property-read int|null $eventQuantity Leads: counts as so many
 * @property-read Record|null $metadata
 * @property-read EventCustomer|null $customer
 * @property-read EventSale|null $sale
 * @property-read int|null $saleAmount Sales
 * @property-read string|null $invoice_id
 * @property-read string|null $payment_processor
 * @property-read string $click_id
 * @property-read string $link_id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $url
 * @property-read string $continent
 * @property-read string $country
 * @property-read string $city
 * @property-read string $device
 * @property-read string $browser
 * @property-read string $os
 * @property-read int $qr 1 or 0
 * @property-read string $ip
 * @property-read ExplainEventResultRefund|null $refund
 * @property-read ExplainEventResultExplanation $explanation
 */
final class ExplainEventResult extends Record
{
}

/**
 * @property-read 'recorded'|'attributed'|'unattributed' $verdict A click is recorded; leads, sales and refunds
 *        belong to a link or to none
 * @property-read string $reason Why, in one word that never changes its meaning
 * @property-read list<string> $steps How the verdict was reached, one sentence a step
 * @property-read EventClick|null $click
 * @property-read ExplainEventResultExplanationLead|null $lead
 * @property-read list<ExplainEventResultExplanationRefund> $refunds
 * @property-read list<ExplainEventResultExplanationCommission> $commissions What it earned, or what a refund
 *        changed
 * @property-read ExplainEventResultExplanationUnearned|null $unearned
 */
final class ExplainEventResultExplanation extends Record
{
}

/**
 * @property-read string $id GET /commissions/{id} has the rest of it
 * @property-read string $type
 * @property-read string $partnerId
 * @property-read int $earnings What is left after refunds, in minor units
 * @property-read string $currency
 * @property-read 'pending'|'processed'|'paid'|'refunded'|'duplicate'|'fraud'|'canceled'|'hold' $status
 */
final class ExplainEventResultExplanationCommission extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $eventName
 * @property-read string $timestamp ISO 8601
 */
final class ExplainEventResultExplanationLead extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $refundId Your own id of it
 * @property-read string $saleId
 * @property-read int $amount What was taken back, in minor units
 * @property-read string $currency
 * @property-read string $timestamp ISO 8601
 */
final class ExplainEventResultExplanationRefund extends Record
{
}

/**
 * @property-read
 *        'no_reward'|'duration_over'|'first_sale_only'|'limit_reached'|'zero_amount'|'not_eligible'|'existing_customer'|'already_rewarded'
 *        $reason
 * @property-read list<string> $steps
 */
final class ExplainEventResultExplanationUnearned extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $refundId Your own id of it
 * @property-read string $saleId
 * @property-read int $amount What was taken back, in minor units
 * @property-read string $currency
 * @property-read string $timestamp ISO 8601
 */
final class ExplainEventResultRefund extends Record
{
}

/**
 * @property-read string $field The name of a field; its value lists choices, with commas
 * @property-read list<FieldChoicesChoice> $choices
 */
final class FieldChoices extends Record
{
}

/**
 * @property-read string $value
 * @property-read string $label
 * @property-read string $group What it belongs to, such as a pipeline; may be empty
 * @property-read bool $isUsual Counts when nothing is chosen
 */
final class FieldChoicesChoice extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $description
 * @property-read 'default'|'mega' $type
 * @property-read 'write'|'read'|null $accessLevel
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class Folder extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'open'|'released'|'rejected' $status Only a person closes what is open
 * @property-read
 *        'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity'
 *        $rule
 * @property-read 'low'|'medium'|'high' $severity
 * @property-read string $sentence What was found
 * @property-read Record $evidence
 * @property-read string $programId
 * @property-read string $partnerId
 * @property-read string $enrollmentId
 * @property-read string|null $customerId
 * @property-read string|null $commissionId Null: it is about the partner, and holds all that they earn
 * @property-read FraudFlagPartner $partner
 * @property-read FraudFlagCommission|null $commission
 * @property-read string|null $note
 * @property-read string|null $reviewedBy Who closed it, such as key:key_…
 * @property-read string|null $reviewedAt
 * @property-read string $createdAt
 */
final class FraudFlag extends Record
{
}

/**
 * @property-read string $id
 * @property-read int $earnings Minor units of the program's currency
 * @property-read string $currency
 */
final class FraudFlagCommission extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $email
 */
final class FraudFlagPartner extends Record
{
}

/**
 * @property-read
 *        'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity'
 *        $rule
 * @property-read string $title
 * @property-read Record $defaults Its settings, as every program begins with: fraudSettings of PATCH
 *        /programs/{id}
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
 * @property-read bool $enabled
 */
final class FraudSettingsBanElsewhere extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read list<string> $customerCountries Codes of two letters
 * @property-read list<string> $partnerCountries Codes of two letters
 */
final class FraudSettingsBannedCountry extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read list<string> $hosts Such as *.coupons.example
 */
final class FraudSettingsBannedSource extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read int $maxClicksPerHour Of one link, browser and place
 * @property-read int $maxClicksPerVisitor Many clicks by as many visitors are a success
 */
final class FraudSettingsClickVelocity extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read list<string> $extraDomains Besides the known ones
 * @property-read list<string> $allowedDomains In spite of being known
 */
final class FraudSettingsDisposableEmail extends Record
{
}

/**
 * @property-read bool $enabled
 */
final class FraudSettingsDuplicateIdentity extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read list<string> $networks Advertising networks that partners must not use
 * @property-read list<string> $allowedCampaigns Campaigns that were agreed upon
 * @property-read list<string> $allowedHosts Referring hosts that never count as advertising
 */
final class FraudSettingsPaidTraffic extends Record
{
}

/**
 * @property-read bool $enabled
 */
final class FraudSettingsSelfReferral extends Record
{
}

/**
 * @property-read bool $enabled
 * @property-read int $minSeconds From the click to the lead
 */
final class FraudSettingsTooFast extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $provider
 * @property-read string $name
 * @property-read string $masked As it may be shown; the details are never shown again
 * @property-read string|null $verifiedAt ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string|null $removedAt ISO 8601
 * @property-read string|null $callbackUrl Where the provider reports to; null: it does not
 */
final class FundingAccount extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string $name
 * @property-read string $slug
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color
 * @property-read int|null $holdingPeriodDays
 * @property-read bool|null $autoApprove
 * @property-read 'short'|'query' $linkStructure
 * @property-read list<GroupDefaultLink> $defaultLinks
 * @property-read list<GroupAllowedDestination> $allowedDestinations
 * @property-read int $maxLinks
 * @property-read list<GroupMoveRule> $moveRules
 * @property-read string|null $logo
 * @property-read string|null $brandColor
 * @property-read GroupLanding|null $landing
 * @property-read list<mixed>|null $applicationForm
 * @property-read list<mixed>|null $resources
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class Group extends Record
{
}

/**
 * @property-read string $domain
 * @property-read string $path
 * @property-read 'domain'|'exact' $match
 */
final class GroupAllowedDestination extends Record
{
}

/**
 * @property-read string $url
 */
final class GroupDefaultLink extends Record
{
}

/**
 * @property-read string $title
 * @property-read string $subtitle
 * @property-read GroupLandingImage|null $image
 * @property-read
 *        list<GroupLandingBlockText|GroupLandingBlockImage|GroupLandingBlockFiles|GroupLandingBlockQuestions|GroupLandingBlockCalculator|GroupLandingBlockTestimonials>
 *        $blocks
 */
final class GroupLanding extends Record
{
}

/**
 * @property-read 'calculator' $type
 * @property-read int $saleAmount Of a calculator: one sale, in minor units of the program’s currency
 * @property-read int $maxSales Of a calculator: how far its slider goes
 */
final class GroupLandingBlockCalculator extends Record
{
}

/**
 * @property-read 'files' $type
 * @property-read list<GroupLandingBlockFilesFile> $files
 */
final class GroupLandingBlockFiles extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $url An http(s) address
 */
final class GroupLandingBlockFilesFile extends Record
{
}

/**
 * @property-read 'image' $type
 * @property-read string $url
 * @property-read string $alt
 */
final class GroupLandingBlockImage extends Record
{
}

/**
 * @property-read 'questions' $type
 * @property-read list<GroupLandingBlockQuestionsQuestion> $questions
 */
final class GroupLandingBlockQuestions extends Record
{
}

/**
 * @property-read string $question
 * @property-read string $answer
 */
final class GroupLandingBlockQuestionsQuestion extends Record
{
}

/**
 * @property-read 'testimonials' $type
 * @property-read list<GroupLandingBlockTestimonialsTestimonial> $testimonials
 */
final class GroupLandingBlockTestimonials extends Record
{
}

/**
 * @property-read string $quote
 * @property-read string $name
 * @property-read string $role
 */
final class GroupLandingBlockTestimonialsTestimonial extends Record
{
}

/**
 * @property-read 'text' $type
 * @property-read string $text
 */
final class GroupLandingBlockText extends Record
{
}

/**
 * @property-read string $url
 * @property-read string $alt
 */
final class GroupLandingImage extends Record
{
}

/**
 * @property-read 'totalLeads'|'totalSales'|'totalSaleAmount'|'totalCommissions' $attribute
 * @property-read int $gte
 * @property-read int|null $lt
 */
final class GroupMoveRule extends Record
{
}

/**
 * @property-read string $url Works once. Give it to the person alone
 * @property-read string $expiresAt
 */
final class HandedLink extends Record
{
}

/**
 * @property-read string $hostname example.com, *.example.com (every host below it) or localhost
 */
final class Hostname extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $url Where anybody can read it
 * @property-read 'image/png'|'image/jpeg'|'image/gif'|'image/webp' $contentType
 * @property-read int $size In bytes
 * @property-read string $createdAt ISO 8601
 */
final class Image extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string $groupId
 * @property-read string $source
 * @property-read string $origin
 * @property-read string $name
 * @property-read 'draft'|'reading'|'checking'|'ready'|'running'|'done'|'failed'|'undoing'|'undone' $status
 * @property-read string|null $reason Why it failed, or what it waits for
 * @property-read 'mature'|'hold' $unpaid
 * @property-read int $lines Lines that were read
 * @property-read string $createdBy
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read string|null $startedAt ISO 8601
 * @property-read string|null $finishedAt ISO 8601
 * @property-read string|null $undoneAt ISO 8601
 */
final class Import extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read int $part
 * @property-read string $encoding
 * @property-read string $delimiter
 * @property-read list<string> $columns
 * @property-read list<list<string>> $sample The first lines
 * @property-read Record $mapping What the columns seem to be; one that stands twice is left to you
 * @property-read list<string> $missing Values that are needed and have no column
 * @property-read list<string> $unmapped Columns that nothing is read from, unless mapped
 */
final class ImportFile extends Record
{
}

/**
 * @property-read int $number In the import
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read string $sourceId The source’s own id
 * @property-read string $line Where it stands
 * @property-read 'new'|'ready'|'skipped'|'known'|'done'|'undone'|'kept' $status
 * @property-read string|null $reason
 * @property-read string|null $message The reason as a sentence
 * @property-read int $amount In minor units; 0 where there is none
 * @property-read string $currency
 * @property-read string|null $targetId What it became here
 */
final class ImportLine extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string $groupId
 * @property-read string $source
 * @property-read string $origin
 * @property-read string $name
 * @property-read 'draft'|'reading'|'checking'|'ready'|'running'|'done'|'failed'|'undoing'|'undone' $status
 * @property-read string|null $reason Why it failed, or what it waits for
 * @property-read 'mature'|'hold' $unpaid
 * @property-read int $lines Lines that were read
 * @property-read string $createdBy
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read string|null $startedAt ISO 8601
 * @property-read string|null $finishedAt ISO 8601
 * @property-read string|null $undoneAt ISO 8601
 * @property-read list<ImportReportKind> $kinds
 * @property-read list<ImportReportReason> $reasons Why lines do not come, or stay, and how many
 * @property-read list<ImportReportUnmapped> $unmapped Columns of the uploaded files that nothing is read from;
 *        from the preview on
 * @property-read bool $matches What is in the books agrees with the lines that came, to the smallest unit
 */
final class ImportReport extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read int $lines
 * @property-read int $ready Will come
 * @property-read int $done Have come, or were recognized
 * @property-read int $recognized Of those done, the ones that were here already
 * @property-read int $known Came with an earlier import
 * @property-read int $skipped Do not come
 * @property-read int $undone
 * @property-read int $kept Could not be undone
 * @property-read int $derived Added to keep the books, such as payouts of a month
 * @property-read int $derivedAmount Of those, in minor units of the program’s currency
 * @property-read list<ImportReportKindSum> $sums
 */
final class ImportReportKind extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount Of all lines of the source, in minor units
 * @property-read int $coming Of lines that will come or came
 * @property-read int $known Of lines that an earlier import brought
 * @property-read int $skipped Of lines that do not come
 * @property-read int $undone
 * @property-read int|null $booked What is in the books of this import; null while nothing is written
 */
final class ImportReportKindSum extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read string $reason
 * @property-read string $message
 * @property-read int $lines
 */
final class ImportReportReason extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read list<string> $columns
 */
final class ImportReportUnmapped extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read list<ImporterField> $fields
 * @property-read list<'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout'> $files Kinds of files
 *        that it takes
 * @property-read list<ImporterColumn> $columns What a column of each kind of file can be
 * @property-read list<string> $notes What it cannot bring
 */
final class Importer extends Record
{
}

/**
 * @property-read 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout' $kind
 * @property-read list<ImporterColumnField> $fields
 */
final class ImporterColumn extends Record
{
}

/**
 * @property-read string $name
 * @property-read bool $required
 * @property-read string $meaning
 */
final class ImporterColumnField extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read bool $secret
 * @property-read bool $required
 */
final class ImporterField extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $connectionId
 * @property-read string $providerEventId The provider’s own id
 * @property-read string $type
 * @property-read 'received'|'retrying'|'done'|'ignored'|'failed' $status
 * @property-read string|null $reason Why it failed, waits or was ignored, or what is left to do
 * @property-read int $attempts
 * @property-read string $createdAt When it arrived, in ISO 8601
 * @property-read string $updatedAt
 */
final class InboxEvent extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read string $summary What it reports
 * @property-read string $setup What to do at the provider
 * @property-read string $secretLabel What the signing secret is called there
 * @property-read list<IntegrationInfoField> $fields
 * @property-read list<string> $events The types of events that are understood
 * @property-read 'none'|'unconfigured'|'ready' $authorization Whether accounts are connected on the provider’s
 *        page
 * @property-read bool $history What was before the connection can be fetched
 */
final class IntegrationInfo extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read bool $secret
 * @property-read bool $required
 * @property-read list<string>|null $choices
 */
final class IntegrationInfoField extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $email
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role owner: everything; admin: everything but
 *        owners; member: the daily work; viewer: reads; billing: payouts
 * @property-read string $invitedBy member:per_…, key:key_… or system:cli
 * @property-read 'queued'|'sent'|'not_configured'|'handed_over' $delivery not_configured: the server has no SMTP
 *        server, so no mail goes out. handed_over: an owner was given the link
 * @property-read string|null $sentAt When a mail went out; null: none has
 * @property-read string $expiresAt A week after it was sent
 * @property-read string $createdAt
 */
final class Invitation extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $partnerId The same as id
 * @property-read string $enrollmentId
 * @property-read string|null $referredById
 * @property-read string $programId
 * @property-read string $groupId
 * @property-read string|null $tenantId
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 * @property-read string $name
 * @property-read string|null $username
 * @property-read string|null $email
 * @property-read string|null $emailVerifiedAt ISO 8601
 * @property-read string|null $image
 * @property-read string|null $description
 * @property-read string|null $country
 * @property-read string|null $companyName
 * @property-read string|null $address
 * @property-read string|null $locale
 * @property-read 'draft'|'submitted'|'approved'|'rejected'|'trusted' $networkStatus Always draft: there is no
 *        network of partners here
 * @property-read mixed|null $defaultPayoutMethod Always null: how partners are paid is between them and the
 *        payout provider
 * @property-read mixed|null $paypalEmail Always null: how partners are paid is between them and the payout
 *        provider
 * @property-read mixed|null $stripeConnectId Always null: how partners are paid is between them and the payout
 *        provider
 * @property-read string|null $payoutsEnabledAt Has a payout method since then
 * @property-read mixed|null $identityVerifiedAt Not used
 * @property-read bool $groupLocked No rule moves the partner to another group
 * @property-read bool $listed Agreed to be shown on the leaderboard with name and earnings
 * @property-read bool $sharesCustomers Sees customers' e-mail addresses unmasked
 * @property-read list<mixed>|null $links
 * @property-read int $totalClicks
 * @property-read int $totalLeads
 * @property-read int $totalConversions
 * @property-read int $totalSales
 * @property-read int $totalSaleAmount Net revenue: sales less refunds, in minor units of the program's currency
 * @property-read int $totalCommissions Minor units
 * @property-read InvitedPartnerEarnings $earnings
 * @property-read string|null $bannedAt ISO 8601
 * @property-read 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse'|null
 *        $bannedReason
 * @property-read InvitedPartnerApplication|null $application
 * @property-read string $createdAt When the partner was enrolled, as ISO 8601
 * @property-read 'queued'|'not_configured' $delivery not_configured: the server has no SMTP server, so the mail
 *        is kept and not sent
 */
final class InvitedPartner extends Record
{
}

/**
 * @property-read 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other'|null $rejectionReason
 * @property-read string|null $rejectionNote
 * @property-read string|null $reviewedAt ISO 8601
 */
final class InvitedPartnerApplication extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $accrued Minor units
 * @property-read int $payable Minor units
 * @property-read int $inTransit Minor units
 * @property-read int $paid Minor units
 */
final class InvitedPartnerEarnings extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $task
 * @property-read 'failed'|'waiting'|'running' $status
 * @property-read int $attempts
 * @property-read int $maxAttempts
 * @property-read string|null $error Why the last try failed
 * @property-read Record $payload What the task is told: ids
 * @property-read string $runAt When it is tried (again)
 * @property-read string $createdAt
 * @property-read string $updatedAt
 */
final class Job extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $postingId The entries of a posting sum to zero
 * @property-read string $bookingDate The time under which the books show it, in ISO 8601
 * @property-read string $eventDate When it happened: before the booking date if its month was closed by then
 * @property-read 'expense'|'accrued'|'payable'|'in_transit'|'paid' $account
 * @property-read
 *        'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged'
 *        $cause
 * @property-read string $text What happened, in a sentence
 * @property-read string $programId
 * @property-read string $enrollmentId
 * @property-read DiscountCodePartner $partner
 * @property-read string|null $commissionId
 * @property-read string|null $payoutId
 * @property-read string $currency
 * @property-read int $amount Positive is a credit, negative a debit, in minor units of the currency
 * @property-read int $balance Of this account and currency in the program after this entry, whatever else is
 *        filtered out, in minor units of the currency
 */
final class JournalEntry extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name What it is for
 * @property-read string $partialKey Enough of the key to recognise it
 * @property-read
 *        list<'all'|'read'|'links.read'|'links.write'|'conversions.write'|'customers.read'|'customers.write'|'analytics.read'|'analytics.write'|'program.read'|'program.write'|'payouts.write'|'mails.read'|'mails.write'|'privacy.write'|'members.read'|'members.write'|'workspace.read'|'workspace.write'|'audit.read'>
 *        $scopes
 * @property-read string|null $createdBy The person who created it, per_…
 * @property-read string|null $lastUsedAt The last use, to the minute
 * @property-read string|null $expiresAt When it stops working
 * @property-read string $createdAt When it was created
 */
final class Key extends Record
{
}

/**
 * @property-read bool $ok
 * @property-read string $checkedAt
 * @property-read list<LedgerSum> $sums
 * @property-read int $differenceCount
 * @property-read list<LedgerDifference> $differences The first 100
 */
final class LedgerCheck extends Record
{
}

/**
 * @property-read string $kind What was compared
 * @property-read string $id
 * @property-read string $currency
 * @property-read int $expected
 * @property-read int $found
 * @property-read string $sentence
 */
final class LedgerDifference extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $entries
 * @property-read int $sum All entries: always 0, in minor units of the currency
 * @property-read int $expense What was promised, negative, in minor units of the currency
 * @property-read int $accrued Earned, in the holding period, in minor units of the currency
 * @property-read int $payable May be paid out, in minor units of the currency
 * @property-read int $inTransit With a payout provider, in minor units of the currency
 * @property-read int $paid Arrived, in minor units of the currency
 */
final class LedgerSum extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $shortLink
 * @property-read string $qrCode The address of a PNG
 * @property-read string $url The destination, with its UTM parameters
 * @property-read string|null $externalId
 * @property-read string|null $tenantId
 * @property-read string|null $programId
 * @property-read string|null $partnerId
 * @property-read bool $trackConversion
 * @property-read bool $archived
 * @property-read bool $publicStats
 * @property-read bool $proxy
 * @property-read bool $rewrite
 * @property-read bool $doIndex
 * @property-read string|null $comments
 * @property-read string|null $expiresAt ISO 8601
 * @property-read string|null $expiredUrl
 * @property-read string|null $title
 * @property-read string|null $description
 * @property-read string|null $image
 * @property-read string|null $video
 * @property-read string|null $ios
 * @property-read string|null $android
 * @property-read Record|null $geo
 * @property-read string|null $disabledAt ISO 8601
 * @property-read string|null $password ******** when there is one
 * @property-read list<mixed>|null $tags
 * @property-read string|null $tagId The first tag. Deprecated: use tags
 * @property-read string|null $folderId
 * @property-read string|null $utm_source
 * @property-read string|null $utm_medium
 * @property-read string|null $utm_campaign
 * @property-read string|null $utm_term
 * @property-read string|null $utm_content
 * @property-read list<mixed>|null $testVariants
 * @property-read string|null $testStartedAt ISO 8601
 * @property-read string|null $testCompletedAt ISO 8601
 * @property-read string|null $userId Always null: keys, not people, create links here
 * @property-read string $workspaceId
 * @property-read string $projectId The same as workspaceId
 * @property-read list<string> $webhookIds
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $conversions
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of saleCurrency. For partner
 *        links, only amounts that count toward the program
 * @property-read string $saleCurrency Currency of saleAmount: the program's, or the workspace's if the link has
 *        no program
 * @property-read string|null $lastClicked ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class Link extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $template
 * @property-read string $programId
 * @property-read string|null $partnerId
 * @property-read string $from
 * @property-read string $to Empty once it was deleted because of its age
 * @property-read string $subject Empty once it was deleted because of its age
 * @property-read string|null $html Null when it holds a link that is for its reader alone; empty once it was
 *        deleted. Links to unsubscribe are shown to keys with mails.write
 * @property-read string|null $text
 * @property-read 'waiting'|'sent'|'kept'|'failed' $status
 * @property-read string|null $error Why the last try failed
 * @property-read string|null $sentAt
 * @property-read string $createdAt
 */
final class Mail extends Record
{
}

/**
 * @property-read
 *        'partner-invited'|'application-received'|'application-approved'|'application-rejected'|'enrollment-banned'|'enrollment-deactivated'|'group-changed'|'commission-digest'|'commission-held'|'commission-reversed'|'payout-sent'|'payout-completed'|'payout-failed'
 *        $template
 * @property-read string $language
 * @property-read string $subject
 * @property-read string $body
 * @property-read bool $custom false: the words that the server brings along
 * @property-read list<string> $placeholders The placeholders that subject and body may have
 */
final class MailTemplate extends Record
{
}

/**
 * @property-read
 *        'partner-invited'|'application-received'|'application-approved'|'application-rejected'|'enrollment-banned'|'enrollment-deactivated'|'group-changed'|'commission-digest'|'commission-held'|'commission-reversed'|'payout-sent'|'payout-completed'|'payout-failed'
 *        $template
 * @property-read list<string> $placeholders The placeholders that subject and body may have
 * @property-read list<string> $languages Those in which the program has its own words
 */
final class MailTemplateDetail extends Record
{
}

/**
 * @property-read string $id Of the person, the same in every workspace
 * @property-read string $email
 * @property-read string $name
 * @property-read 'owner'|'admin'|'member'|'viewer'|'billing' $role owner: everything; admin: everything but
 *        owners; member: the daily work; viewer: reads; billing: payouts
 * @property-read string $createdAt Since when
 */
final class Member extends Record
{
}

/**
 * @property-read 'key'|'webhook'|'share_link'|'invitation' $type
 * @property-read string $id
 * @property-read string $name Of a webhook its URL, of an invitation its address
 * @property-read 'live'|'test' $mode
 * @property-read string $createdAt
 */
final class MemberAccess extends Record
{
}

/**
 * @property-read string $partnerId
 * @property-read string $mergedPartnerId
 */
final class MergePartnersResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string $groupId
 * @property-read string $name
 * @property-read 'leads'|'sales'|'revenue'|'earnings' $metric What counts: leads, sales, revenue (sales less
 *        refunds) or earnings (commissions for leads, sales and referrals), all net of refunds and in the program's
 *        currency
 * @property-read int $threshold The number to reach: a count, or minor units for revenue and earnings
 * @property-read int $amount The bonus, in minor units of the program's currency
 * @property-read string $currency
 * @property-read string $sentence In words
 * @property-read string|null $startsAt
 * @property-read string|null $endsAt
 * @property-read string $createdAt
 * @property-read string $updatedAt
 * @property-read string|null $archivedAt No longer earned; bonuses stand, and are still undone by refunds
 */
final class Milestone extends Record
{
}

/**
 * @property-read int $moved
 * @property-read string $toGroupId
 */
final class MoveEnrollmentsResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $partnerId The same as id
 * @property-read string $enrollmentId
 * @property-read string|null $referredById
 * @property-read string $programId
 * @property-read string $groupId
 * @property-read string|null $tenantId
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 * @property-read string $name
 * @property-read string|null $username
 * @property-read string|null $email
 * @property-read string|null $emailVerifiedAt ISO 8601
 * @property-read string|null $image
 * @property-read string|null $description
 * @property-read string|null $country
 * @property-read string|null $companyName
 * @property-read string|null $address
 * @property-read string|null $locale
 * @property-read 'draft'|'submitted'|'approved'|'rejected'|'trusted' $networkStatus Always draft: there is no
 *        network of partners here
 * @property-read mixed|null $defaultPayoutMethod Always null: how partners are paid is between them and the
 *        payout provider
 * @property-read mixed|null $paypalEmail Always null: how partners are paid is between them and the payout
 *        provider
 * @property-read mixed|null $stripeConnectId Always null: how partners are paid is between them and the payout
 *        provider
 * @property-read string|null $payoutsEnabledAt Has a payout method since then
 * @property-read mixed|null $identityVerifiedAt Not used
 * @property-read bool $groupLocked No rule moves the partner to another group
 * @property-read bool $listed Agreed to be shown on the leaderboard with name and earnings
 * @property-read bool $sharesCustomers Sees customers' e-mail addresses unmasked
 * @property-read list<mixed>|null $links
 * @property-read int $totalClicks
 * @property-read int $totalLeads
 * @property-read int $totalConversions
 * @property-read int $totalSales
 * @property-read int $totalSaleAmount Net revenue: sales less refunds, in minor units of the program's currency
 * @property-read int $totalCommissions Minor units
 * @property-read InvitedPartnerEarnings $earnings
 * @property-read string|null $bannedAt ISO 8601
 * @property-read 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse'|null
 *        $bannedReason
 * @property-read InvitedPartnerApplication|null $application
 * @property-read string $createdAt When the partner was enrolled, as ISO 8601
 */
final class Partner extends Record
{
}

/**
 * @property-read string $id The enrollment's id
 * @property-read string $createdAt When it was sent, as ISO 8601
 * @property-read string $programId
 * @property-read PartnerApplicationPartner $partner
 * @property-read list<mixed>|null $applicationFormData The answers, with the labels of that time
 */
final class PartnerApplication extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $companyName
 * @property-read string|null $email
 * @property-read string|null $emailVerifiedAt
 * @property-read string|null $image
 * @property-read string|null $description
 * @property-read string|null $country
 * @property-read string $groupId
 * @property-read 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned' $status
 */
final class PartnerApplicationPartner extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $domain
 * @property-read string $key
 * @property-read string $shortLink
 * @property-read string $shareUrl What the partner hands out: the short link, or the destination with ?via=
 * @property-read string $url The destination
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $conversions
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of the program's currency
 */
final class PartnerLink extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $invoiceId The run that it belongs to
 * @property-read string $programId
 * @property-read string $enrollmentId
 * @property-read int $amount In minor units of the currency
 * @property-read int $carriedAmount What was due besides and stayed payable, since the provider cannot send it
 * @property-read string $currency
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status
 * @property-read int $commissionCount
 * @property-read string $provider
 * @property-read string $masked Where it goes, as it may be shown
 * @property-read string|null $periodStart ISO 8601
 * @property-read string|null $periodEnd ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read string|null $initiatedAt ISO 8601
 * @property-read string|null $sentAt ISO 8601
 * @property-read string|null $paidAt ISO 8601
 * @property-read string|null $failedAt ISO 8601
 * @property-read string|null $failureReason
 * @property-read 'internal'|'external' $mode external: you book it in your product
 * @property-read 'connect'|'paypal'|null $method
 * @property-read string|null $traceId The provider’s own id
 * @property-read PayoutPartner $partner
 */
final class Payout extends Record
{
}

/**
 * @property-read string $programId
 * @property-read string $currency The program’s
 * @property-read string $today A day in UTC
 * @property-read string $lastDay A day in UTC
 * @property-read 'manual'|'weekly'|'twice_monthly'|'monthly' $interval
 * @property-read list<PayoutCalendarPayable> $payable What is payable now, by currency
 * @property-read list<PayoutCalendarDay> $days What becomes payable on which day, when holding periods end; days
 *        without any are left out
 * @property-read list<PayoutCalendarLater> $later What becomes payable after the last day
 * @property-read list<PayoutCalendarHeld> $held What is held for a reason that somebody or a rate must clear: on
 *        no day
 * @property-read list<PayoutCalendarPayoutDay> $payoutDays The next days of the schedule, each with what has
 *        become payable since the one before. At most that is paid: partners below the minimum or without an account
 *        wait
 */
final class PayoutCalendar extends Record
{
}

/**
 * @property-read string $day A day in UTC
 * @property-read string $currency
 * @property-read int $amount In minor units of the currency
 * @property-read int $commissions
 */
final class PayoutCalendarDay extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount In minor units of the currency
 * @property-read int $commissions
 */
final class PayoutCalendarHeld extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount In minor units of the currency
 * @property-read int $commissions
 */
final class PayoutCalendarLater extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount In minor units of the currency
 * @property-read int $commissions
 */
final class PayoutCalendarPayable extends Record
{
}

/**
 * @property-read string $day A day in UTC
 * @property-read list<PayoutCalendarPayoutDayAmount> $amounts
 */
final class PayoutCalendarPayoutDay extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $amount In minor units of the currency
 */
final class PayoutCalendarPayoutDayAmount extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $invoiceId The run that it belongs to
 * @property-read string $programId
 * @property-read string $enrollmentId
 * @property-read int $amount In minor units of the currency
 * @property-read int $carriedAmount What was due besides and stayed payable, since the provider cannot send it
 * @property-read string $currency
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status
 * @property-read int $commissionCount
 * @property-read string $provider
 * @property-read string $masked Where it goes, as it may be shown
 * @property-read string|null $periodStart ISO 8601
 * @property-read string|null $periodEnd ISO 8601
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 * @property-read string|null $initiatedAt ISO 8601
 * @property-read string|null $sentAt ISO 8601
 * @property-read string|null $paidAt ISO 8601
 * @property-read string|null $failedAt ISO 8601
 * @property-read string|null $failureReason
 * @property-read 'internal'|'external' $mode external: you book it in your product
 * @property-read 'connect'|'paypal'|null $method
 * @property-read string|null $traceId The provider’s own id
 * @property-read PayoutPartner $partner
 * @property-read PayoutTransfer $transfer
 * @property-read list<Commission> $commissions The first 100; GET /commissions?payoutId= has all
 */
final class PayoutDetail extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read 'open'|'confirmed'|'discarded'|'expired' $status
 * @property-read 'preview'|'request'|'schedule' $source Made by a preview, by POST /payouts/drafts or by the
 *        program’s schedule
 * @property-read int $amount Of its payouts in the program’s currency
 * @property-read string $currency
 * @property-read int $payoutCount
 * @property-read list<PayoutDraftTotal> $totals For each currency and provider
 * @property-read string $digest The same for drafts that pay the same
 * @property-read string $createdBy
 * @property-read string $createdAt ISO 8601
 * @property-read string $expiresAt ISO 8601. Seven days later; it cannot be confirmed then
 * @property-read string|null $confirmedBy
 * @property-read string|null $confirmedAt ISO 8601
 * @property-read string|null $runId The run that paid it
 * @property-read string|null $discardedBy
 * @property-read string|null $discardedAt ISO 8601
 */
final class PayoutDraft extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read 'open'|'confirmed'|'discarded'|'expired' $status
 * @property-read 'preview'|'request'|'schedule' $source Made by a preview, by POST /payouts/drafts or by the
 *        program’s schedule
 * @property-read int $amount Of its payouts in the program’s currency
 * @property-read string $currency
 * @property-read int $payoutCount
 * @property-read list<PayoutDraftTotal> $totals For each currency and provider
 * @property-read string $digest The same for drafts that pay the same
 * @property-read string $createdBy
 * @property-read string $createdAt ISO 8601
 * @property-read string $expiresAt ISO 8601. Seven days later; it cannot be confirmed then
 * @property-read string|null $confirmedBy
 * @property-read string|null $confirmedAt ISO 8601
 * @property-read string|null $runId The run that paid it
 * @property-read string|null $discardedBy
 * @property-read string|null $discardedAt ISO 8601
 * @property-read list<PayoutDraftPayout> $payouts One page of them
 */
final class PayoutDraftDetail extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId
 * @property-read int $amount
 * @property-read string $currency
 * @property-read int $commissionCount
 * @property-read string $provider
 * @property-read string|null $payoutMethodId null: credit that the program pays
 * @property-read string $masked
 */
final class PayoutDraftPayout extends Record
{
}

/**
 * @property-read string $currency
 * @property-read string $provider
 * @property-read int $payouts
 * @property-read int $amount In minor units of the currency
 */
final class PayoutDraftTotal extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $runId
 * @property-read string $provider
 * @property-read string $filename
 * @property-read string $contentType
 * @property-read int $transfers
 * @property-read int $amount In minor units of the currency
 * @property-read string $currency
 * @property-read 'written'|'submitted'|'discarded' $status
 * @property-read string|null $submittedAt ISO 8601
 * @property-read string|null $discardedAt ISO 8601
 * @property-read string|null $downloadedAt ISO 8601
 * @property-read string|null $downloadedBy Who had it last
 * @property-read string $createdAt ISO 8601
 */
final class PayoutFile extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string|null $email
 * @property-read string|null $image
 * @property-read mixed|null $defaultPayoutMethod
 * @property-read string|null $payoutsEnabledAt ISO 8601
 * @property-read string|null $country
 * @property-read string|null $groupId
 * @property-read string|null $tenantId
 */
final class PayoutPartner extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read string $kind online: over its API; file: for your bank; manual: by hand; credit: in your own
 *        product
 * @property-read list<string>|null $currencies null: every currency
 * @property-read list<PayoutProviderFundingField> $fundingFields What connecting your account asks for
 * @property-read list<PayoutProviderRecipientField> $recipientFields What partners are asked for
 * @property-read bool $onboarding Partners set up their account on the pages of the provider, not in a form
 * @property-read bool $statusFiles Whether files of the bank can be read back
 */
final class PayoutProvider extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read bool $secret
 * @property-read bool $required
 */
final class PayoutProviderFundingField extends Record
{
}

/**
 * @property-read string $name
 * @property-read string $label
 * @property-read bool $secret
 * @property-read bool $required
 */
final class PayoutProviderRecipientField extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $key As it was sent; null: none, or by schedule
 * @property-read string|null $draftId The draft that it paid; null: what was due then
 * @property-read string $confirmedBy
 * @property-read 'confirmed'|'failed' $status failed: a scheduled run that has paid nobody
 * @property-read string|null $error Of a failed run: why
 * @property-read int $attempts How often a scheduled run was tried
 * @property-read string|null $nextAttemptAt ISO 8601. Of a failed run: when it is tried again; null: never
 * @property-read bool $approved Somebody else than the creator of its draft confirmed it
 * @property-read string $createdAt ISO 8601
 * @property-read int $payoutCount
 * @property-read list<PayoutRunTotal> $totals
 */
final class PayoutRun extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $key As it was sent; null: none, or by schedule
 * @property-read string|null $draftId The draft that it paid; null: what was due then
 * @property-read string $confirmedBy
 * @property-read 'confirmed'|'failed' $status failed: a scheduled run that has paid nobody
 * @property-read string|null $error Of a failed run: why
 * @property-read int $attempts How often a scheduled run was tried
 * @property-read string|null $nextAttemptAt ISO 8601. Of a failed run: when it is tried again; null: never
 * @property-read bool $approved Somebody else than the creator of its draft confirmed it
 * @property-read string $createdAt ISO 8601
 * @property-read int $payoutCount
 * @property-read list<PayoutRunTotal> $totals
 * @property-read list<Payout> $payouts One page of them, by id
 * @property-read list<PayoutFile> $files To upload at your bank
 */
final class PayoutRunDetail extends Record
{
}

/**
 * @property-read string $currency
 * @property-read string $provider
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status
 * @property-read int $payouts
 * @property-read int $amount
 */
final class PayoutRunTotal extends Record
{
}

/**
 * @property-read string $id The provider’s idempotency key
 * @property-read 'created'|'submitting'|'sent'|'completed'|'failed'|'returned'|'canceled' $status
 * @property-read string|null $reference
 * @property-read int $attempts
 * @property-read string|null $lastError Why it failed, or what a person should look at
 * @property-read string|null $fileId
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class PayoutTransfer extends Record
{
}

/**
 * @property-read 'free'|'pro'|'business'|'advanced'|'enterprise' $plan
 * @property-read bool $conversionTracking Whether the plan includes it
 * @property-read bool $partnerProgram Whether the plan includes it
 * @property-read PlanUseUsed $used
 * @property-read PlanUseLimits $limits
 */
final class PlanUse extends Record
{
}

/**
 * @property-read int $links
 * @property-read int $domains
 * @property-read int $keys
 * @property-read int $hostnames
 * @property-read int $tags
 * @property-read int $folders
 * @property-read int $programs Archived ones and their groups do not count
 * @property-read int $groups
 * @property-read int $partners
 */
final class PlanUseLimits extends Record
{
}

/**
 * @property-read int $links
 * @property-read int $domains
 * @property-read int $keys
 * @property-read int $hostnames
 * @property-read int $tags
 * @property-read int $folders
 * @property-read int $programs Archived ones and their groups do not count
 * @property-read int $groups
 * @property-read int $partners
 */
final class PlanUseUsed extends Record
{
}

/**
 * @property-read string $subject
 * @property-read string $html
 * @property-read string $text
 */
final class PreviewMailTemplateResult extends Record
{
}

/**
 * @property-read string $programId
 * @property-read string|null $draftId Confirm it to pay exactly this: POST /payouts/drafts/{id}/confirm. null:
 *        nobody, or dryRun
 * @property-read string|null $digest The same while the same would be paid
 * @property-read string $currency
 * @property-read int $minPayout
 * @property-read int $amount What would be paid, in the program’s currency: confirm with it as expectedAmount
 * @property-read int $carriedAmount What would stay payable of the same partners, because their providers cannot
 *        send it
 * @property-read int $payoutCount
 * @property-read list<PreviewPayoutsResultPayout> $payouts One page of them
 * @property-read int $skippedCount
 * @property-read list<PreviewPayoutsResultSkipped> $skipped Everybody else who is owed money, one page of them
 * @property-read list<PayoutDraftTotal> $totals Over all payouts, for each currency and provider
 */
final class PreviewPayoutsResult extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId
 * @property-read int $amount What would be paid: the largest part of dueAmount that the provider can send
 * @property-read int $dueAmount
 * @property-read int $carriedAmount What would stay payable for the next payout
 * @property-read string|null $sentence Why a part is carried; null: none is
 * @property-read string $currency
 * @property-read int $commissionCount
 * @property-read string $provider
 * @property-read string $masked
 * @property-read string $periodStart ISO 8601
 * @property-read string $periodEnd ISO 8601
 */
final class PreviewPayoutsResultPayout extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId
 * @property-read int $amount
 * @property-read string $currency
 * @property-read
 *        'banned'|'negative'|'nothing_due'|'below_minimum'|'no_payout_method'|'method_not_offered'|'no_tenant_id'|'method_unverified'|'name_not_latin'|'recently_changed'|'currency_not_supported'|'no_funding_account'|'not_expressible'|'below_provider_minimum'|'over_provider_limit'|'over_cap'|'held'
 *        $reason
 * @property-read string $sentence
 * @property-read string|null $heldUntil ISO 8601. For recently_changed: when payouts go on
 */
final class PreviewPayoutsResultSkipped extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'referral' $event
 * @property-read string $currency
 * @property-read string $sentence The terms in words
 * @property-read list<PreviewRewardResultSample> $samples
 */
final class PreviewRewardResult extends Record
{
}

/**
 * @property-read string $title
 * @property-read int $amount
 * @property-read int $quantity
 * @property-read int $earnings Minor units of the currency
 * @property-read string|null $reason Why nothing is earned
 * @property-read int $volume What the partner brought before
 * @property-read int|null $modifier Which modifier decided, from 0
 * @property-read int|null $tier Which tier was reached before, from 0
 * @property-read PreviewRewardResultSampleTerms|null $terms
 * @property-read bool $capped A limit cut it
 * @property-read list<string> $steps
 */
final class PreviewRewardResultSample extends Record
{
}

/**
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points, 10,000 are the whole
 * @property-read int|null $maxDurationMonths Months from the first sale; 0: only that one, null: for life
 */
final class PreviewRewardResultSampleTerms extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read string $slug
 * @property-read string|null $description
 * @property-read string|null $domain
 * @property-read string $url
 * @property-read string $currency
 * @property-read 'first'|'last' $attributionModel
 * @property-read int|null $attributionWindowDays
 * @property-read 'earn'|'hold'|'ignore' $existingCustomers
 * @property-read int $holdingPeriodDays
 * @property-read int $minPayout
 * @property-read ProgramPayoutSchedule $payoutSchedule
 * @property-read ProgramPayoutApproval $payoutApproval
 * @property-read int|null $closeAfterDays
 * @property-read 'off'|'offered'|'default'|'only' $creditPayouts
 * @property-read string|null $creditLabel
 * @property-read int $accountChangeHoldDays
 * @property-read int $dailyBonusLimit
 * @property-read bool $autoApprove
 * @property-read string|null $termsUrl
 * @property-read string|null $helpUrl
 * @property-read string|null $supportEmail
 * @property-read string|null $legalAddress
 * @property-read string|null $statementNote
 * @property-read FraudSettings $fraudSettings
 * @property-read string|null $logo
 * @property-read string|null $brandColor
 * @property-read GroupLanding|null $landing
 * @property-read list<mixed>|null $applicationForm
 * @property-read list<mixed>|null $resources
 * @property-read string|null $deactivatedAt ISO 8601. From then on nothing is earned; links go on leading
 * @property-read string|null $archivedAt ISO 8601. Deactivated, out of lists, and not counted in the limits of
 *        the plan; what was earned is still paid
 * @property-read string $createdAt ISO 8601
 * @property-read string $updatedAt ISO 8601
 */
final class Program extends Record
{
}

/**
 * @property-read 'off'|'always'|'above' $mode Whether nobody, always somebody, or above an amount somebody else
 *        must confirm
 * @property-read int|null $aboveAmount Of above: what one key may pay within 24 hours, in minor units of the
 *        program’s currency. Other currencies always need approval
 */
final class ProgramPayoutApproval extends Record
{
}

/**
 * @property-read 'manual'|'weekly'|'twice_monthly'|'monthly' $interval
 * @property-read int|null $weekday Weekly: 1 (Monday) to 7
 * @property-read int|null $day Monthly; the last day in shorter months
 */
final class ProgramPayoutSchedule extends Record
{
}

/**
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $conversions
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less refunds, in minor units of saleCurrency
 * @property-read string $saleCurrency The program’s
 * @property-read list<ProgramStatEarning> $earnings What partners have earned, by currency and by where it
 *        stands
 * @property-read Record $partners How many partners have which status
 */
final class ProgramStat extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $accrued In the holding period, or held
 * @property-read int $payable May be paid out
 * @property-read int $inTransit In payouts on their way
 * @property-read int $paid Arrived
 */
final class ProgramStatEarning extends Record
{
}

/**
 * @property-read PayoutFile $file
 * @property-read list<ReadPayoutStatusFileResultOutcome> $outcomes What the bank says of each transfer that it
 *        speaks of
 */
final class ReadPayoutStatusFileResult extends Record
{
}

/**
 * @property-read string $transferId
 * @property-read string $payoutId
 * @property-read 'sent'|'completed'|'failed'|'returned' $report
 * @property-read string|null $reason
 * @property-read 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled' $status Of the payout, afterwards
 */
final class ReadPayoutStatusFileResultOutcome extends Record
{
}

/**
 * @property-read string $sentence All of it in one line, as mails and statements say it
 * @property-read list<string> $sums
 * @property-read list<string> $reasons
 * @property-read list<string> $notes What happened besides, a sentence each
 * @property-read list<string> $skipped Rules that did not apply
 * @property-read list<ReceiptTimeline> $timeline From the click to the payout, in order
 */
final class Receipt extends Record
{
}

/**
 * @property-read 'click'|'lead'|'sale'|'earned'|'taken_back'|'payable'|'payout'|'paid' $kind
 * @property-read string $at ISO 8601
 * @property-read string $text
 * @property-read bool $ahead It is still to come
 */
final class ReceiptTimeline extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $refundId Your own id of the refund
 * @property-read 'refund'|'chargeback' $kind
 * @property-read int $amount What was refunded, in minor units of the currency
 * @property-read string $currency The sale’s
 * @property-read string $createdAt When it happened, in ISO 8601
 * @property-read RefundReversal|null $reversal
 * @property-read RefundSale $sale
 * @property-read RefundCustomer|null $customer
 * @property-read string|null $programId Of the partner’s link that the sale came through
 */
final class Refund extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $externalId
 */
final class RefundCustomer extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $refundId Your own id of the refund
 * @property-read 'refund'|'chargeback' $kind
 * @property-read int $amount What was refunded, in minor units of the currency
 * @property-read string $currency The sale’s
 * @property-read string $createdAt When it happened, in ISO 8601
 * @property-read RefundReversal|null $reversal
 * @property-read RefundSale $sale
 * @property-read RefundCustomer|null $customer
 * @property-read string|null $programId Of the partner’s link that the sale came through
 * @property-read list<RefundDetailCommission> $commissions The commissions of the sale from which it took
 *        something back
 */
final class RefundDetail extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $partnerId
 * @property-read int $amount What the refund took back of it
 * @property-read string $currency The program’s
 * @property-read string|null $clawbackId The negative commission, if it had been paid out already
 */
final class RefundDetailCommission extends Record
{
}

/**
 * @property-read string $id
 * @property-read 'chargeback_won'|'refund_failed' $reason
 * @property-read string $createdAt
 */
final class RefundReversal extends Record
{
}

/**
 * @property-read string $id
 * @property-read string|null $invoiceId
 * @property-read int $amount The sale before any refund
 * @property-read string $createdAt
 */
final class RefundSale extends Record
{
}

/**
 * @property-read string $id
 * @property-read list<EndedAccess> $access The keys, webhooks, share links and invitations that the member
 *        created
 */
final class RemovedMember extends Record
{
}

/**
 * @property-read int $count
 */
final class ReplayWebhookResult extends Record
{
}

/**
 * @property-read string|null $start timeseries: where the hour, day, week or month begins
 * @property-read string|null $continent
 * @property-read string|null $country
 * @property-read string|null $region
 * @property-read string|null $city
 * @property-read string|null $device
 * @property-read string|null $browser
 * @property-read string|null $os
 * @property-read 'link'|'qr'|'pageview'|'deeplink'|'Unknown'|null $trigger
 * @property-read string|null $referer
 * @property-read string|null $refererUrl
 * @property-read string|null $url
 * @property-read string|null $id
 * @property-read string|null $domain
 * @property-read string|null $utm_source
 * @property-read string|null $utm_medium
 * @property-read string|null $utm_campaign
 * @property-read string|null $utm_term
 * @property-read string|null $utm_content
 * @property-read string|null $link The same as id
 * @property-read string|null $key
 * @property-read string|null $shortLink
 * @property-read string|null $folderId
 * @property-read string|null $createdAt
 * @property-read string|null $partnerId
 * @property-read string|null $comments
 * @property-read string|null $title
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $sales
 * @property-read int|null $buyers With include=buyers: customers whose lead was in this time and who bought for
 *        the first time in it; never more than leads
 * @property-read int $saleAmount Sales less refunds in one currency, in minor units
 * @property-read Record $saleAmounts Sales less refunds of every currency that occurs; never summed across them
 */
final class RetrieveAnalyticsResult extends Record
{
}

/**
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $sales
 * @property-read int|null $buyers With include=buyers: customers whose lead was in this time and who bought for
 *        the first time in it; never more than leads
 * @property-read int $saleAmount Sales less refunds in one currency, in minor units
 * @property-read Record $saleAmounts Sales less refunds of every currency that occurs; never summed across them
 */
final class RetrieveAnalyticsResultOption2 extends Record
{
}

/**
 * @property-read string|null $start timeseries: where the hour, day … begins
 * @property-read string|null $link The same as id
 * @property-read string|null $id
 * @property-read string|null $domain
 * @property-read string|null $key
 * @property-read string|null $shortLink
 * @property-read string|null $url
 * @property-read string|null $folderId
 * @property-read string|null $createdAt
 * @property-read string|null $partnerId
 * @property-read string|null $comments
 * @property-read string|null $title
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less their refunds, by the time of the sale, in the
 *        program's currency
 * @property-read int $earnings Commissions of every type, less what was taken back, in the program's currency
 */
final class RetrievePartnerAnalyticsResult extends Record
{
}

/**
 * @property-read int $clicks
 * @property-read int $leads
 * @property-read int $sales
 * @property-read int $saleAmount Net revenue: sales less their refunds, by the time of the sale, in the
 *        program's currency
 * @property-read int $earnings Commissions of every type, less what was taken back, in the program's currency
 */
final class RetrievePartnerAnalyticsResultOption2 extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $invoiceId
 * @property-read string $refundId
 * @property-read int $amount What counts again of the sale, in minor units
 * @property-read string $currency
 * @property-read 'chargeback_won'|'refund_failed' $reason
 * @property-read string $createdAt
 */
final class ReverseRefundResult extends Record
{
}

/**
 * @property-read int $revoked Sessions that ended
 */
final class RevokeEmbedTokensResult extends Record
{
}

/**
 * @property-read string $id
 */
final class RevokeInvitationResult extends Record
{
}

/**
 * @property-read string $id
 */
final class RevokeKeyResult extends Record
{
}

/**
 * @property-read string $id
 */
final class RevokeShareLinkResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $programId
 * @property-read string|null $groupId
 * @property-read string|null $enrollmentId In place of its group's reward
 * @property-read 'click'|'lead'|'sale'|'referral' $event
 * @property-read int $version The newest; every change writes another one
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points, 10,000 are the whole
 * @property-read int|null $maxDurationMonths Months from the first sale; 0: only that one, null: for life
 * @property-read string $currency
 * @property-read list<RewardLimit> $limits
 * @property-read list<RewardModifier> $modifiers
 * @property-read list<'tax'|'shipping'|'fee'> $exclude Sales: percentages are taken of the amount without these
 *        parts of it
 * @property-read list<RewardProduct> $products
 * @property-read RewardTiers|null $tiers
 * @property-read string|null $description
 * @property-read string $sentence The terms in words
 * @property-read string $createdAt
 * @property-read string $updatedAt
 * @property-read string|null $archivedAt No longer offered to new customers; those who were won under it keep
 *        it, in the version of their lead
 */
final class Reward extends Record
{
}

/**
 * @property-read 'customer'|'partner' $per
 * @property-read 'all'|'day'|'week'|'month' $period A calendar period in UTC; weeks begin on Monday
 * @property-read int|null $amount
 * @property-read int|null $count
 */
final class RewardLimit extends Record
{
}

/**
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points, 10,000 are the whole
 * @property-read int|null $maxDurationMonths Months from the first sale; 0: only that one, null: for life
 * @property-read RewardModifierWhen $when
 * @property-read string|null $label
 * @property-read string $sentence The terms in words
 * @property-read string $forPartners The same as partners read it, in English
 */
final class RewardModifier extends Record
{
}

/**
 * @property-read 'all'|'any' $match all: AND, any: OR
 * @property-read list<RewardModifierWhenCondition> $conditions
 */
final class RewardModifierWhen extends Record
{
}

/**
 * @property-read string|null $attribute
 * @property-read string|null $operator
 * @property-read mixed|null $value A text, number or boolean; a list of them for the operators in and notIn
 * @property-read string|null $label What partners read of it, in your words; without it, words in their language
 * @property-read 'all'|'any'|null $match all: AND, any: OR
 * @property-read list<RewardModifierWhenConditionCondition>|null $conditions
 */
final class RewardModifierWhenCondition extends Record
{
}

/**
 * @property-read string $attribute
 * @property-read string $operator
 * @property-read mixed $value A text, number or boolean; a list of them for the operators in and notIn
 * @property-read string|null $label What partners read of it, in your words; without it, words in their language
 */
final class RewardModifierWhenConditionCondition extends Record
{
}

/**
 * @property-read list<string> $productIds The productId of line items
 * @property-read 'flat'|'percentage'|'excluded' $type excluded: these products earn nothing
 * @property-read string|null $label What partners read of it, in your words; without it, words in their language
 * @property-read int|null $amount Type flat: for each unit, in minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points of the line totals
 * @property-read string $sentence
 */
final class RewardProduct extends Record
{
}

/**
 * @property-read 'revenue'|'sales'|'leads'|'earnings' $measure What the partner brought before the event:
 *        revenue (sale amounts), sales, leads (with their quantity) or earnings. Refunds are taken off, and canceled
 *        commissions do not count
 * @property-read 'all'|'month'|'quarter'|'year' $period The calendar period (UTC) of the event that counts; all:
 *        the lifetime
 * @property-read 'all_or_nothing'|'marginal' $mode all_or_nothing: the tier that was reached before decides for
 *        the whole event. marginal: each part of a sale that crosses a threshold earns that tier's rate; a count is not
 *        split
 * @property-read list<RewardTiersLevel> $levels
 */
final class RewardTiers extends Record
{
}

/**
 * @property-read int $threshold From this volume on: minor units of the currency, or a count. More than the one
 *        before
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points
 */
final class RewardTiersLevel extends Record
{
}

/**
 * @property-read string $rewardId
 * @property-read int $version
 * @property-read 'click'|'lead'|'sale'|'referral' $event
 * @property-read 'flat'|'percentage' $type
 * @property-read int|null $amount Type flat: minor units of the program's currency
 * @property-read int|null $rateBps Type percentage: basis points, 10,000 are the whole
 * @property-read int|null $maxDurationMonths Months from the first sale; 0: only that one, null: for life
 * @property-read string $currency
 * @property-read list<RewardLimit> $limits
 * @property-read list<RewardModifier> $modifiers
 * @property-read list<'tax'|'shipping'|'fee'> $exclude Sales: percentages are taken of the amount without these
 *        parts of it
 * @property-read list<RewardProduct> $products
 * @property-read RewardTiers|null $tiers
 * @property-read string|null $description
 * @property-read string $sentence The terms in words
 * @property-read string $createdBy Who wrote it
 * @property-read string $createdAt
 */
final class RewardVersion extends Record
{
}

/**
 * @property-read string $publishableKey
 * @property-read string|null $previousKeyUntil Until when the old one works; null: it has stopped
 */
final class RotatePublishableKeyResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name Unique in the workspace
 * @property-read 'overview'|'funnel' $page
 * @property-read string $query
 * @property-read bool $pinned Shown before the others
 * @property-read string|null $createdBy The person who saved it, per_…
 * @property-read string $createdAt ISO 8601
 */
final class SavedView extends Record
{
}

/**
 * @property-read string $day
 * @property-read string $currency
 * @property-read string $source operator: your own, which wins; ecb: the European Central Bank
 * @property-read string $perEuro
 * @property-read string $createdAt
 * @property-read int $priced How many commissions had waited for it
 */
final class SetExchangeRateResult extends Record
{
}

/**
 * @property-read list<SetupChecklistStep> $steps All nine, in the order in which they are done
 * @property-read list<SetupChecklistHost> $hosts The hosts whose pages called with the publishable key, the
 *        newest first
 */
final class SetupChecklist extends Record
{
}

/**
 * @property-read string $host
 * @property-read bool $allowed Whether its newest call was let in
 * @property-read string $seenAt Its newest call, to the hour (ISO 8601)
 */
final class SetupChecklistHost extends Record
{
}

/**
 * @property-read 'script'|'hostname'|'cookie'|'conversions'|'program'|'links'|'email'|'partner'|'payouts' $step
 *        script: a page with the script called. hostname: it was a page of an allowed host. cookie: the id of a click
 *        came back. conversions: a lead or sale arrived. program: a program exists. links: the site of every open
 *        program has called, so links to it arrive. email: an SMTP server is set up. partner: a partner has accepted.
 *        payouts: an account pays the currency of every open program, its partners may be paid in credit, or somebody
 *        is paid by hand
 * @property-read bool $done As the server has observed it; nobody ticks it
 */
final class SetupChecklistStep extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $viewId
 * @property-read string|null $expiresAt When it stops working, ISO 8601
 * @property-read string|null $createdBy The person who created it, per_…
 * @property-read string $createdAt When it was created, ISO 8601
 */
final class ShareLink extends Record
{
}

/**
 * @property-read string $programId
 * @property-read 'click'|'lead'|'sale'|'referral' $event
 * @property-read string $sentence The draft in words
 * @property-read string $since
 * @property-read string $until
 * @property-read string $currency Of all amounts that are earned
 * @property-read int $actual What they earned, net of refunds: minor units of the currency
 * @property-read int $simulated What they would have earned by the draft
 * @property-read int $events
 * @property-read int $affected Events that would have earned something else
 * @property-read int $unpriced Sales in other currencies without a known rate, which count nowhere here
 * @property-read list<SimulationMonth> $months
 * @property-read list<SimulationCurrency> $currencies The same by the currency of the sales; none for leads
 * @property-read list<SimulationPartner> $partners The ten for whom most changes
 * @property-read list<SimulationExample> $examples The five events that change most
 */
final class Simulation extends Record
{
}

/**
 * @property-read string $currency Of the sales
 * @property-read int $saleAmount Of the sales, before refunds: minor units of this currency
 * @property-read int $actual What they earned, net of refunds: minor units of the currency
 * @property-read int $simulated What they would have earned by the draft
 * @property-read int $events
 * @property-read int $affected Events that would have earned something else
 */
final class SimulationCurrency extends Record
{
}

/**
 * @property-read string $eventId
 * @property-read string $at
 * @property-read string $partnerId
 * @property-read string $partnerName
 * @property-read string|null $customerId
 * @property-read int|null $amount Of the sale, in its currency
 * @property-read string|null $currency
 * @property-read int $actual What they earned, net of refunds: minor units of the currency
 * @property-read int $simulated What they would have earned by the draft
 * @property-read string|null $reason Why nothing would have been earned
 * @property-read list<string> $steps
 */
final class SimulationExample extends Record
{
}

/**
 * @property-read string $month
 * @property-read int $actual What they earned, net of refunds: minor units of the currency
 * @property-read int $simulated What they would have earned by the draft
 * @property-read int $events
 * @property-read int $affected Events that would have earned something else
 */
final class SimulationMonth extends Record
{
}

/**
 * @property-read string $partnerId
 * @property-read string $enrollmentId
 * @property-read string $name
 * @property-read int $actual What they earned, net of refunds: minor units of the currency
 * @property-read int $simulated What they would have earned by the draft
 * @property-read int $events
 * @property-read int $affected Events that would have earned something else
 */
final class SimulationPartner extends Record
{
}

/**
 * @property-read list<StatementSum> $totals Of all partners that match, by currency
 * @property-read list<StatementListPartner> $partners A page of them, by name
 */
final class StatementList extends Record
{
}

/**
 * @property-read FraudFlagPartner $partner
 * @property-read string $enrollmentId
 * @property-read list<StatementSum> $sums
 */
final class StatementListPartner extends Record
{
}

/**
 * @property-read string $currency
 * @property-read int $earned Commissions and corrections that were booked in the time, in minor units of the
 *        currency
 * @property-read int $paid What arrived in the time, in minor units of the currency
 * @property-read int $open What is owed at its end: held, payable or on its way, in minor units of the currency
 */
final class StatementSum extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $createdAt
 * @property-read int $differenceCount
 * @property-read LedgerCheck $report
 */
final class StoredLedgerCheck extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name
 * @property-read 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink' $color
 */
final class Tag extends Record
{
}

/**
 * @property-read 'sent'|'failed'|'not_configured' $delivery
 * @property-read string $to
 * @property-read string|null $error What the SMTP server answered
 */
final class TestEmail extends Record
{
}

/**
 * @property-read string $to Your own address
 * @property-read string $mailId
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
 * @property-read string $id The click that the lead belongs to
 */
final class TrackLeadResultClick extends Record
{
}

/**
 * @property-read string $id
 * @property-read string|null $name
 * @property-read string|null $email
 * @property-read string|null $avatar
 * @property-read string|null $externalId
 */
final class TrackLeadResultCustomer extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $invoiceId
 * @property-read string $refundId
 * @property-read int $amount In minor units
 * @property-read string $currency
 * @property-read string $createdAt
 */
final class TrackRefundResult extends Record
{
}

/**
 * @property-read string $eventName
 * @property-read TrackLeadResultCustomer|null $customer
 * @property-read TrackSaleResultSale|null $sale
 */
final class TrackSaleResult extends Record
{
}

/**
 * @property-read int $amount
 * @property-read int $tax Contained in the amount, as the next two
 * @property-read int $shipping
 * @property-read int $fee
 * @property-read list<EventSaleLineItem> $lineItems
 * @property-read string $currency
 * @property-read string $paymentProcessor
 * @property-read string|null $invoiceId
 * @property-read mixed $metadata An object or null
 */
final class TrackSaleResultSale extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name Unique in the workspace, in any case
 * @property-read string|null $utm_source Who sends visitors: newsletter
 * @property-read string|null $utm_medium How: email
 * @property-read string|null $utm_campaign What for: autumn
 * @property-read string|null $utm_term For which word
 * @property-read string|null $utm_content Which of several: header
 */
final class UtmTemplate extends Record
{
}

/**
 * @property-read string $publicToken svc_es_…, shown this once: for that page and no other
 * @property-read string $expires ISO 8601
 */
final class ViewAsPartnerResult extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $url
 * @property-read string|null $description
 * @property-read
 *        list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>
 *        $events
 * @property-read 'standard'|'segment'|'slack' $format `standard`: JSON, signed according to Standard Webhooks.
 *        `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
 * @property-read bool $enabled
 * @property-read 'member'|'partner'|'failing'|null $disabledReason
 * @property-read string|null $failingSince ISO 8601
 * @property-read string|null $formerSecretUntil Until then the former secret signs, too. ISO 8601
 * @property-read string|null $createdBy The person who created it, or took it over from a former member
 * @property-read string $createdAt ISO 8601
 */
final class Webhook extends Record
{
}

/**
 * @property-read string $id The header webhook-id
 * @property-read string $webhookId
 * @property-read
 *        'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'|'webhook.test'
 *        $event
 * @property-read string $subject The id of what the event is about
 * @property-read 'waiting'|'delivered'|'failed' $status
 * @property-read int $attempts
 * @property-read string|null $nextAttemptAt ISO 8601
 * @property-read string|null $lastAttemptAt ISO 8601
 * @property-read string $requestBody What it is told, before the format
 * @property-read int|null $responseStatus
 * @property-read string|null $responseBody Its first 4 KB
 * @property-read string|null $error Why there was no answer
 * @property-read int|null $durationMs
 * @property-read string $createdAt ISO 8601
 */
final class WebhookDelivery extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $url
 * @property-read string|null $description
 * @property-read
 *        list<'link.created'|'link.updated'|'link.deleted'|'link.clicked'|'lead.created'|'sale.created'|'sale.refunded'|'sale.refund_reversed'|'customer.created'|'customer.updated'|'customer.erased'|'partner.created'|'partner.updated'|'partner.merged'|'partner.erased'|'partner.enrolled'|'partner.application_submitted'|'enrollment.created'|'enrollment.updated'|'commission.created'|'commission.updated'|'discount_code.created'|'discount_code.deleted'|'milestone.reached'|'milestone.undone'|'fraud.flagged'|'program.approval_changed'|'payout_run.failed'|'payout_draft.waiting'|'payout_draft.confirmed'|'payout_draft.discarded'|'month.closed'|'payout.created'|'payout.sent'|'payout.completed'|'payout.failed'>
 *        $events
 * @property-read 'standard'|'segment'|'slack' $format `standard`: JSON, signed according to Standard Webhooks.
 *        `segment`: Events for Segment’s HTTP API. `slack`: Messages in a Slack channel through an incoming webhook
 * @property-read bool $enabled
 * @property-read 'member'|'partner'|'failing'|null $disabledReason
 * @property-read string|null $failingSince ISO 8601
 * @property-read string|null $formerSecretUntil Until then the former secret signs, too. ISO 8601
 * @property-read string|null $createdBy The person who created it, or took it over from a former member
 * @property-read string $createdAt ISO 8601
 * @property-read string $secret Shown this once. Empty for a format whose address is the secret, as `slack`
 */
final class WebhookWithSecret extends Record
{
}

/**
 * @property-read string $id
 * @property-read string $name What people call it
 * @property-read string $slug At most 48 lower-case letters, digits and dashes; unique on this server. That of a
 *        test workspace ends with .test
 * @property-read string $currency The currency of reports, ISO 4217 in lower case
 * @property-read string $timezone An IANA name. Its days are those of analytics that name no time zone, and the
 *        console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and
 *        months are closed in UTC
 * @property-read bool $conversionEnabled Links created while it is on track conversions unless the call says
 *        otherwise
 * @property-read bool $clientConversionsEnabled Whether browsers may record leads and sales with the publishable
 *        key
 * @property-read bool $honorOptOut Do not record visitors who send Sec-GPC or DNT
 * @property-read 'first'|'last' $attributionModel Which click of a customer earns: the first or the last before
 *        the lead
 * @property-read int|null $attributionWindowDays Days after which a click earns nothing any more; null: never
 * @property-read 'live'|'test' $mode Every workspace has a test workspace: other data and keys, no money, no
 *        mail
 * @property-read 'free'|'pro'|'business'|'advanced'|'enterprise' $plan
 * @property-read string $publishableKey For browsers; not a secret
 * @property-read list<string> $allowedHostnames
 * @property-read string $createdAt When it was created
 * @property-read string $updatedAt When its settings changed last
 */
final class Workspace extends Record
{
}
