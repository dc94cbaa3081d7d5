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
     *     provider?: string, // The payout provider, such as `credit` or `paypal`.
     *     status?: 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled'|'processed', // Only results with this status.
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // The partner’s ID. Takes precedence over `tenantId`.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     invoiceId?: string, // The ID of the payout run.
     *     groupId?: string, // The group. Pass one, several separated by commas, or exclude groups with a leading `-`.
     *     sortBy?: 'amount'|'initiatedAt'|'paidAt', // The field to sort by. Defaults to `amount`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `desc`.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
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
     *     programId: string, // Only results of this program.
     *     days?: int, // The number of days to look ahead. Defaults to 42.
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
     *     programId: string, // The ID of the program.
     *     partnerIds?: list<string>, // The IDs of the partners to pay. If omitted or empty, all partners are paid.
     *     maxAmount?: int, // The maximum total, in minor units of the program’s currency.
     *     expectedAmount?: int, // The `amount` of the preview. If it has changed, nothing is paid.
     *     key?: string, // Your own key for the run. The same request with the same key returns the first run. A different request with the key returns 409.
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
     *     programId: string, // The ID of the program.
     *     partnerIds?: list<string>, // The IDs of the partners to pay. If omitted or empty, all partners are paid.
     *     maxAmount?: int, // The maximum total, in minor units of the program’s currency.
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
     *     programId?: string, // Only results of this program.
     *     status?: 'open'|'confirmed'|'discarded'|'expired', // Only results with this status.
     *     source?: 'preview'|'request'|'schedule', // Only drafts that were created this way.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     digest?: string, // The digest of the draft that you reviewed. If it has changed, the call returns 409.
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
     *     provider?: string, // The payout provider, such as `credit` or `paypal`.
     *     status?: 'pending'|'processing'|'sent'|'completed'|'failed'|'canceled'|'processed', // Only results with this status.
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // The partner’s ID. Takes precedence over `tenantId`.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     invoiceId?: string, // The ID of the payout run.
     *     groupId?: string, // The group. Pass one, several separated by commas, or exclude groups with a leading `-`.
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
     *     programId?: string, // Only results of this program.
     *     runId?: string, // Only files of this payout run.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     * Returns the partners and amounts that a confirmation would pay now, and why other partners wouldn’t be paid.
     * Saves the result as a draft, unless `dryRun` is set. No money moves.
     *
     * @param array{
     *     programId: string, // The ID of the program.
     *     partnerIds?: list<string>, // The IDs of the partners to pay. If omitted or empty, all partners are paid.
     *     maxAmount?: int, // The maximum total, in minor units of the program’s currency.
     *     dryRun?: bool, // Whether to skip creating a draft. Defaults to false.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     programId?: string, // Only results of this program.
     *     status?: 'confirmed'|'failed', // Only results with this status.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
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
     *     reference?: string|null, // Your reference for the payment.
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
     *     reason: string, // The reason, which the partner can see.
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
