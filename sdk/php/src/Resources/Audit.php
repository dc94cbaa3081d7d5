<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** A log of all changes in the workspace. */
final class Audit
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns changes in the workspace with the actor, time, and origin of each change, newest first.
     *
     * @param array{
     *     actor?: string, // The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`.
     *     type?: 'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'partner_tag'|'partner_note'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export', // The type of the changed resource.
     *     action?: 'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared', // The type of change.
     *     resourceId?: string, // The ID of the changed resource.
     *     start?: string, // The start of the time range, in ISO 8601 format. A date starts at midnight UTC.
     *     end?: string, // The end of the time range, exclusive. A date includes the whole day.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\AuditEntry>
     */
    public function listEntries(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/audit', 'id', Types\AuditEntry::class, query: $params, options: $options);
    }

    /**
     * Verifies the hash chain of the audit log and finds entries that were changed, inserted, or deleted. Pass
     * `number` and `hash` from an earlier check to also detect a chain that was truncated or rebuilt.
     *
     * @param array{
     *     number?: int, // The number of an entry that you recorded earlier. Requires `hash`.
     *     hash?: string, // The hash of that entry. Requires `number`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function checkEntries(array $params = [], array $options = []): Types\AuditCheck
    {
        return $this->transport->json('GET', '/audit/check', Types\AuditCheck::class, query: $params, options: $options);
    }

    /**
     * Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in commit order.
     *
     * @param array{
     *     actor?: string, // The actor, as `actor.type:actor.id` of an entry, such as `member:per_…` or `system:cli`.
     *     type?: 'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'partner_tag'|'partner_note'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export', // The type of the changed resource.
     *     action?: 'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared', // The type of change.
     *     resourceId?: string, // The ID of the changed resource.
     *     start?: string, // The start of the time range, in ISO 8601 format. A date starts at midnight UTC.
     *     end?: string, // The end of the time range, exclusive. A date includes the whole day.
     *     format?: 'csv'|'ndjson', // The file format. Defaults to `csv`.
     *     after?: int, // Returns entries with a `number` greater than this, oldest first. Start with 0.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function exportEntries(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/audit/export', query: $params, options: $options);
    }
}
