<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Ledger entries, checks, partner statements, and month-end closings. */
final class Ledger
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Compares the ledger with commissions, payouts, and balances, and returns the totals and any differences.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function check(array $options = []): Types\LedgerCheck
    {
        return $this->transport->json('GET', '/ledger/check', Types\LedgerCheck::class, options: $options);
    }

    /**
     * Returns the results of the nightly ledger checks, newest first.
     *
     * @param array{
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     *     pageSize?: int, // The number of results per page.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\StoredLedgerCheck>
     */
    public function listChecks(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/ledger/checks', 'id', Types\StoredLedgerCheck::class, query: $params, options: $options);
    }

    /**
     * Returns the journal of ledger entries, with the balance after each entry.
     *
     * @param array{
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // The partner’s ID. With it, `balance` is also the partner’s.
     *     payoutId?: string, // Only entries of this payout.
     *     account?: 'expense'|'accrued'|'payable'|'in_transit'|'paid', // Only entries of this ledger account.
     *     cause?: 'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged', // Only entries with this cause.
     *     currency?: string, // Only entries in this currency.
     *     start?: string, // The start of the posting date range, in ISO 8601 format. Dates are in UTC.
     *     end?: string, // The end of the posting date range, exclusive. For example, 2031-06-01 includes May.
     *     sortOrder?: 'asc'|'desc', // The sort order by posting date. Defaults to `asc`, oldest first.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\JournalEntry>
     */
    public function listEntries(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/ledger/entries', 'id', Types\JournalEntry::class, query: $params, options: $options);
    }

    /**
     * Exports the journal as CSV for accounting software.
     *
     * @param array{
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // The partner’s ID. With it, `balance` is also the partner’s.
     *     payoutId?: string, // Only entries of this payout.
     *     account?: 'expense'|'accrued'|'payable'|'in_transit'|'paid', // Only entries of this ledger account.
     *     cause?: 'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged', // Only entries with this cause.
     *     currency?: string, // Only entries in this currency.
     *     start?: string, // The start of the posting date range, in ISO 8601 format. Dates are in UTC.
     *     end?: string, // The end of the posting date range, exclusive. For example, 2031-06-01 includes May.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function exportEntries(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/ledger/entries/export', query: $params, options: $options);
    }

    /**
     * Returns the statement totals of a program’s partners, and the total of all of them.
     *
     * @param array{
     *     programId: string, // Only results of this program.
     *     start?: string, // The start of the posting date range. Defaults to the beginning.
     *     end?: string, // The end of the posting date range, exclusive. Defaults to now.
     *     search?: string, // Part of the name or email address.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function listStatements(array $params, array $options = []): Types\StatementList
    {
        return $this->transport->json('GET', '/ledger/statements', Types\StatementList::class, query: $params, options: $options);
    }

    /**
     * Returns a statement of a partner’s earnings and payouts for a time range.
     *
     * @param array{
     *     programId?: string, // Only results of this program.
     *     start?: string, // The start of the posting date range. Defaults to the beginning.
     *     end?: string, // The end of the posting date range, exclusive. Defaults to now.
     *     format?: 'json'|'csv'|'html', // The format. `html` is a printable page. Defaults to `json`.
     *     locale?: string, // The language of the text. Defaults to `Accept-Language`, or English for CSV.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function readStatement(string $id, array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/partners/%s/statement', $id), query: $params, options: $options);
    }

    /**
     * Closes a month of a program permanently. Events that happened in a closed month and arrive later are posted to
     * the open month. Months are closed in order, and the first closing includes all earlier months. A closed month
     * can’t be reopened.
     *
     * @param array{
     *     month: string, // The month, in UTC.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function closeMonth(string $id, array $params, array $options = []): Types\Closing
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/closings', $id), Types\Closing::class, body: (object) $params, options: $options);
    }

    /**
     * Returns closed months, latest first.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Closing>
     */
    public function listClosings(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/programs/%s/closings', $id), 'page', Types\Closing::class, query: $params, options: $options);
    }

    /**
     * Retrieves the closing of a month.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getClosing(string $id, string $month, array $options = []): Types\Closing
    {
        return $this->transport->json('GET', Transport::path('/programs/%s/closings/%s', $id, $month), Types\Closing::class, options: $options);
    }
}
