<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Payments to partners: previews, drafts, runs, transfers, and bank files. */
final class Payouts
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns payouts, largest first by default.
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
     * Returns the amounts that become payable on each day, and the next scheduled payout dates.
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
     * Creates payouts for all partners who can be paid and starts the transfers. Pass `expectedAmount` from the
     * preview to make sure that nothing has changed: if the total differs, the call returns 409 and no payouts are
     * made. Returns 403 if the program requires a second person to confirm.
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
     * Saves which partners to pay and how much, so that someone can confirm it later. No money moves. Returns 409 if
     * no partner can be paid.
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
     * Returns payout drafts, newest first.
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
     * Retrieves a payout draft with a page of its payouts.
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
     * Discards a payout draft so that it can’t be confirmed. Repeating the call has no effect.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function discardDraft(string $id, array $options = []): Types\PayoutDraftDetail
    {
        return $this->transport->json('DELETE', Transport::path('/payouts/drafts/%s', $id), Types\PayoutDraftDetail::class, options: $options);
    }

    /**
     * Pays exactly the commissions in a draft. Commissions that became payable later aren’t included. If any amount
     * has changed, the call returns 409 and no payouts are made. A repeated confirmation returns the same run.
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
     * Exports all matching payouts as CSV, newest first.
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
     * Returns bank files, newest first.
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
     * Downloads a payment file for your bank. The file contains account numbers, so each download is added to the
     * audit log.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function downloadFile(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/payouts/files/%s/content', $id), options: $options);
    }

    /**
     * Discards a bank file that you haven’t given to the bank. All of its payouts are canceled, and their
     * commissions become payable again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function discardFile(string $id, array $options = []): Types\PayoutFile
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/discard', $id), Types\PayoutFile::class, options: $options);
    }

    /**
     * Uploads the bank’s status report for a file and updates the transfers that it contains. Other transfers don’t
     * change.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function readStatusFile(string $id, string $content, array $options = []): Types\ReadPayoutStatusFileResult
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/status', $id), Types\ReadPayoutStatusFileResult::class, text: $content, options: $options);
    }

    /**
     * Marks a bank file as submitted to the bank. Its payouts are then being processed and can no longer be
     * canceled.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function submitFile(string $id, array $options = []): Types\PayoutFile
    {
        return $this->transport->json('POST', Transport::path('/payouts/files/%s/submitted', $id), Types\PayoutFile::class, options: $options);
    }

    /**
     * Returns who would be paid how much if you confirmed payouts now, and why other partners wouldn’t be paid.
     * Saves the result as a draft, unless `dryRun` is set. No money moves.
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
     * Returns payout runs, newest first. A run contains the payouts that were confirmed together.
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
     * Retrieves a payout run with a page of its payouts and its bank files.
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
     * Retrieves a payout with its transfer and commissions.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('GET', Transport::path('/payouts/%s', $id), Types\PayoutDetail::class, options: $options);
    }

    /**
     * Cancels a payout before it’s sent. Its commissions become payable again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function cancel(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/cancel', $id), Types\PayoutDetail::class, options: $options);
    }

    /**
     * Marks a manual payout as paid. Repeating the call with the same reference has no effect.
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
     * Marks a manual payout as failed or returned. Its commissions become payable again, unless the partner has
     * since been banned.
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
     * Retries an online transfer immediately instead of at its next scheduled attempt. The partner is never paid
     * twice: the provider receives the same transfer ID, or is asked for the status if it already has the transfer.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function retry(string $id, array $options = []): Types\PayoutDetail
    {
        return $this->transport->json('POST', Transport::path('/payouts/%s/retry', $id), Types\PayoutDetail::class, options: $options);
    }
}
