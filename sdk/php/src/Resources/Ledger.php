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
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     *     pageSize?: int,
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
     *     programId?: string,
     *     partnerId?: string, // Then `balance` is the partner’s, too
     *     payoutId?: string, // What this payout has moved
     *     account?: 'expense'|'accrued'|'payable'|'in_transit'|'paid',
     *     cause?: 'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged',
     *     currency?: string,
     *     start?: string, // Booked from then on, in ISO 8601: a day is UTC
     *     end?: string, // Booked before then: 2031-06-01 ends May
     *     sortOrder?: 'asc'|'desc', // By booking date. Default: asc, the oldest first
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
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
     *     programId?: string,
     *     partnerId?: string, // Then `balance` is the partner’s, too
     *     payoutId?: string, // What this payout has moved
     *     account?: 'expense'|'accrued'|'payable'|'in_transit'|'paid',
     *     cause?: 'commission_accrued'|'commission_matured'|'commission_adjusted'|'commission_reversed'|'commission_canceled'|'commission_restored'|'payout_sent'|'payout_completed'|'payout_failed'|'payout_returned'|'payout_canceled'|'enrollment_merged',
     *     currency?: string,
     *     start?: string, // Booked from then on, in ISO 8601: a day is UTC
     *     end?: string, // Booked before then: 2031-06-01 ends May
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
     *     programId: string,
     *     start?: string, // Booked from then on. Default: the beginning
     *     end?: string, // Booked before then. Default: now
     *     search?: string, // Part of the name or address
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
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
     *     programId?: string,
     *     start?: string, // Booked from then on. Default: the beginning
     *     end?: string, // Booked before then. Default: now
     *     format?: 'json'|'csv'|'html', // html is a page to print. Default: json
     *     locale?: string, // The language of its texts. Default: as Accept-Language says; of CSV: English
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
     *     month: string, // In UTC
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
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
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
