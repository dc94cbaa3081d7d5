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
     *     actor?: string, // Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli`
     *     type?: 'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export', // What was changed
     *     action?: 'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared',
     *     resourceId?: string, // The id of what was changed
     *     start?: string, // From this time on, ISO 8601; a date begins at midnight UTC
     *     end?: string, // Before this time; a date includes its whole day
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
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
     *     number?: int, // Number of an entry you recorded earlier; requires `hash`
     *     hash?: string, // Hash of that entry; requires `number`
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
     *     actor?: string, // Who acted, as `actor.type:actor.id` of an entry: `member:per_…`, `system:cli`
     *     type?: 'workspace'|'key'|'member'|'invitation'|'domain'|'folder'|'tag'|'link'|'program'|'group'|'reward'|'discount'|'discount_code'|'milestone'|'partner'|'enrollment'|'customer'|'commission'|'fraud_flag'|'payout_method'|'funding_account'|'connection'|'import'|'payout_draft'|'payout_run'|'payout'|'payout_file'|'closing'|'exchange_rate'|'saved_view'|'share_link'|'utm_template'|'webhook'|'image'|'export', // What was changed
     *     action?: 'created'|'updated'|'deleted'|'tag_added'|'tag_removed'|'exported'|'erased'|'signed_in'|'sign_in_failed'|'password_set'|'password_changed'|'password_reset'|'password_removed'|'two_factor_started'|'two_factor_ended'|'recovery_code_used'|'viewed_as'|'access_link_created'|'passkey_added'|'passkey_renamed'|'passkey_removed'|'cleared',
     *     resourceId?: string, // The id of what was changed
     *     start?: string, // From this time on, ISO 8601; a date begins at midnight UTC
     *     end?: string, // Before this time; a date includes its whole day
     *     format?: 'csv'|'ndjson', // Default: csv
     *     after?: int, // Returns entries with a `number` greater than this, oldest first. Start with 0
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function exportEntries(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/audit/export', query: $params, options: $options);
    }
}
