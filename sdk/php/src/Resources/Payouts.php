<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** What is paid to partners: previews, confirmations, transfers, bank files. */
final class Payouts
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List payouts.
     *
     * @param array{
     *     provider?: string, // The way to pay: credit, paypal …
     *     status?: 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled'|'processed',
     *     programId?: string,
     *     partnerId?: string, // Goes before tenantId
     *     tenantId?: string,
     *     invoiceId?: string, // The run that it belongs to
     *     groupId?: string, // One, several (a,b) or all others (-a)
     *     sortBy?: 'amount'|'initiatedAt'|'paidAt', // Default: amount
     *     sortOrder?: 'asc'|'desc', // Default: desc
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Payout>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/payouts', 'id', Types\Payout::class, query: $params, options: $options);
    }

    /**
     * See what becomes payable when, and the next days of the schedule.
     *
     * @param array{
     *     programId: string,
     *     days?: int, // How far ahead; default: 42
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getCalendar(array $params, array $options = []): Types\PayoutCalendar
    {
        return $this->transport->json('GET', '/payouts/calendar', Types\PayoutCalendar::class, query: $params, options: $options);
    }

    /**
     * Pay everybody who can be paid.
     *
     * @param array{
     *     programId: string,
     *     partnerIds?: list<string>, // Only these partners; none or left out: everybody
     *     maxAmount?: int, // At most so much in all, in minor units of the program’s currency
     *     expectedAmount?: int, // The preview’s amount: exactly what that preview showed is paid, or nothing
     *     key?: string, // Names the run: the same request again answers the first run, another one with the key is a 409
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function confirm(array $params, array $options = []): Types\ConfirmPayoutsResult
    {
        return $this->transport->json('POST', '/payouts/confirm', Types\ConfirmPayoutsResult::class, body: (object) $params, options: $options);
    }

    /**
     * Store whom to pay what.
     *
     * @param array{
     *     programId: string,
     *     partnerIds?: list<string>, // Only these partners; none or left out: everybody
     *     maxAmount?: int, // At most so much in all, in minor units of the program’s currency
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createDraft(array $params, array $options = []): Types\PayoutDraftDetail
    {
        return $this->transport->json('POST', '/payouts/drafts', Types\PayoutDraftDetail::class, body: (object) $params, options: $options);
    }

    /**
     * List payout drafts, the newest first.
     *
     * @param array{
     *     programId?: string,
     *     status?: 'open'|'confirmed'|'discarded'|'expired',
     *     source?: 'preview'|'request'|'schedule',
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PayoutDraft>
     */
    public function listDrafts(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/payouts/drafts', 'page', Types\PayoutDraft::class, query: $params, options: $options);
    }

    /**
     * Read a payout draft.
     *
     * @param array{
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getDraft(string $id, array $params = [], array $options = []): Types\PayoutDraftDetail
    {
        return $this->transport->json('GET', Transport::path('/payouts/drafts/%s', $id), Types\PayoutDraftDetail::class, query: $params, options: $options);
    }

    /**
     * Discard a payout draft.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function discardDraft(string $id, array $options = []): Types\PayoutDraftDetail
    {
        return $this->transport->json('DELETE', Transport::path('/payouts/drafts/%s', $id), Types\PayoutDraftDetail::class, options: $options);
    }

    /**
     * Pay exactly what a draft says.
     *
     * @param array{
     *     digest?: string, // Of the draft that you were shown: another one is a 409
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function confirmDraft(string $id, array $params = [], array $options = []): Types\ConfirmPayoutDraftResult
    {
        return $this->transport->json('POST', Transport::path('/payouts/drafts/%s/confirm', $id), Types\ConfirmPayoutDraftResult::class, body: (object) $params, options: $options);
    }

    /**
     * Export payouts as CSV.
     *
     * @param array{
     *     provider?: string, // The way to pay: credit, paypal …
     *     status?: 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled'|'processed',
     *     programId?: string,
     *     partnerId?: string, // Goes before tenantId
     *     tenantId?: string,
     *     invoiceId?: string, // The run that it belongs to
     *     groupId?: string, // One, several (a,b) or all others (-a)
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/payouts/export', query: $params, options: $options);
    }

    /**
     * List bank files, the newest first.
     *
     * @param array{
     *     programId?: string,
     *     runId?: string,
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PayoutFile>
     */
    public function listFiles(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/payouts/files', 'page', Types\PayoutFile::class, query: $params, options: $options);
    }

    /**
     * Download a file for the bank.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function downloadFile(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/payouts/files/%s/content', $id), options: $options);
    }

    /**
     * Take back a file that the bank never got.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function discardFile(string $id, array $options = []): Types\PayoutFile
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/discard', $id), Types\PayoutFile::class, options: $options);
    }

    /**
     * Upload what the bank answered to a file.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function readStatusFile(string $id, string $content, array $options = []): Types\ReadPayoutStatusFileResult
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/status', $id), Types\ReadPayoutStatusFileResult::class, text: $content, options: $options);
    }

    /**
     * Say that the bank has a file.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function submitFile(string $id, array $options = []): Types\PayoutFile
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/submitted', $id), Types\PayoutFile::class, options: $options);
    }

    /**
     * See who would be paid what, and who not.
     *
     * @param array{
     *     programId: string,
     *     partnerIds?: list<string>, // Only these partners; none or left out: everybody
     *     maxAmount?: int, // At most so much in all, in minor units of the program’s currency
     *     dryRun?: bool, // true: nothing is stored, so there is no draft to confirm
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function preview(array $params, array $options = []): Types\PreviewPayoutsResult
    {
        return $this->transport->json('POST', '/payouts/preview', Types\PreviewPayoutsResult::class, body: (object) $params, options: $options);
    }

    /**
     * List confirmations, the newest first.
     *
     * @param array{
     *     programId?: string,
     *     status?: 'confirmed'|'failed',
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PayoutRun>
     */
    public function listRuns(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/payouts/runs', 'page', Types\PayoutRun::class, query: $params, options: $options);
    }

    /**
     * Read a confirmation with its payouts, page by page, and its files.
     *
     * @param array{
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getRun(string $id, array $params = [], array $options = []): Types\PayoutRunDetail
    {
        return $this->transport->json('GET', Transport::path('/payouts/runs/%s', $id), Types\PayoutRunDetail::class, query: $params, options: $options);
    }

    /**
     * Read a payout with its transfer.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('GET', Transport::path('/payouts/%s', $id), Types\PayoutDetail::class, options: $options);
    }

    /**
     * Stop a payout before anything left.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function cancel(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/cancel', $id), Types\PayoutDetail::class, options: $options);
    }

    /**
     * Say that a payout arrived.
     *
     * @param array{
     *     reference?: string|null, // How you find the payment again
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function complete(string $id, array $params = [], array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/complete', $id), Types\PayoutDetail::class, body: (object) $params, options: $options);
    }

    /**
     * Say that a payout did not arrive, or came back.
     *
     * @param array{
     *     reason: string, // The partner may read it
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function fail(string $id, array $params, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/fail', $id), Types\PayoutDetail::class, body: (object) $params, options: $options);
    }

    /**
     * Try an online transfer again now.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function retry(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/retry', $id), Types\PayoutDetail::class, options: $options);
    }
}
