<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Partners’ earnings, with the calculation and history of each commission. */
final class Commissions
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns commissions, newest first by default. Without `customers.read`, `customer` is null.
     *
     * @param array{
     *     search?: string, // Part of the name or email address of the partner or customer, or the ID of a commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
     *     type?: string, // The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     status?: string, // The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
     *     payoutId?: string, // Only results of this payout.
     *     partnerId?: string, // The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     groupId?: string, // The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     programId?: string, // The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     rewardId?: string, // The ID of the reward that the commission was earned with. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     invoiceId?: string, // Only results with this invoice ID.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     sortBy?: 'createdAt'|'amount'|'earnings', // The field to sort by. Defaults to `createdAt`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `desc`.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Commission>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/commissions', 'id', Types\Commission::class, query: $params, options: $options);
    }

    /**
     * Creates a commission manually. With `type` set to `custom`, creates a bonus, or a clawback if the amount is
     * negative, that is due immediately. With `lead` or `sale`, records the event for the partner’s link and applies
     * the reward. Keys without `payouts.write` are limited by the program’s `dailyBonusLimit`.
     *
     * @param array{
     *     type: 'custom'|'lead'|'sale', // The type of commission: click, lead, sale, referral, or custom.
     *     partnerId?: string|null, // The ID of the partner.
     *     tenantId?: string|null, // Your ID of the partner, instead of `partnerId`.
     *     programId?: string|null, // The ID of the program.
     *     date?: string|null, // The date, in ISO 8601 format with an offset. Defaults to now.
     *     amount?: int, // For `custom`, the amount in minor units. A negative amount is a clawback and requires a description.
     *     currency?: string|null, // For `custom`, the currency, which must be the program’s.
     *     description?: string|null, // A description of the commission, or null.
     *     externalId?: string|null, // For `custom`, your own ID of the commission. Repeated calls with the same ID have no effect.
     *     customerId?: string|null, // For `lead` and `sale`, the customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
     *     customer?: array<string, mixed>|null,
     *     linkId?: string|null, // For `lead` and `sale`, the link’s ID. Defaults to the partner’s oldest link.
     *     lead?: array<string, mixed>|null,
     *     leadEventName?: string|null, // Deprecated. Use `lead.eventName`.
     *     leadEventDate?: string|null, // The date, in ISO 8601 format with an offset. Defaults to now.
     *     sale?: array<string, mixed>|null,
     *     saleAmount?: int|null, // Deprecated. Use `sale.amount`.
     *     saleEventDate?: string|null, // The date, in ISO 8601 format with an offset. Defaults to now.
     *     invoiceId?: string|null, // Deprecated. Use `sale.invoiceId`.
     *     productId?: string|null, // For `sale`, the same as `metadata.productId`.
     *     importStripeInvoices?: bool|null, // Not supported. Must not be true.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\CreateCommissionResult
    {
        return $this->transport->json('POST', '/commissions', Types\CreateCommissionResult::class, body: (object) $params, options: $options);
    }

    /**
     * Sets the status of multiple commissions. Updates all of them or none, unless `partial` is set. Then each
     * commission is updated on its own, and those that can’t be updated have an `error` in the response.
     *
     * @param array{
     *     commissionIds: list<string>, // The IDs of the commissions.
     *     status: 'pending'|'hold'|'refunded'|'duplicate'|'canceled'|'fraud', // The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a payout can’t be changed. To reverse them, create a negative commission.
     *     partial?: bool, // Whether to update each commission on its own and report those that can’t be updated. Defaults to false: one that can’t be updated prevents the others.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\BulkUpdateCommissionsResult>
     */
    public function bulkUpdate(array $params, array $options = []): array
    {
        return $this->transport->json('PATCH', '/commissions/bulk', Types\BulkUpdateCommissionsResult::class, body: (object) $params, options: $options);
    }

    /**
     * Exports all matching commissions as CSV, newest first. Without `customers.read`, the customer columns are
     * empty.
     *
     * @param array{
     *     search?: string, // Part of the name or email address of the partner or customer, or the ID of a commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
     *     type?: string, // The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     status?: string, // The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
     *     payoutId?: string, // Only results of this payout.
     *     partnerId?: string, // The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     groupId?: string, // The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     programId?: string, // The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     rewardId?: string, // The ID of the reward that the commission was earned with. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     invoiceId?: string, // Only results with this invoice ID.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/commissions/export', query: $params, options: $options);
    }

    /**
     * Returns the totals of the matching commissions by currency and status.
     *
     * @param array{
     *     search?: string, // Part of the name or email address of the partner or customer, or the ID of a commission, invoice, payout, or customer. Customers are only searched with `customers.read`.
     *     type?: string, // The commission type: `click`, `lead`, `sale`, `referral`, `custom`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     status?: string, // The status: `pending`, `processed`, `paid`, `refunded`, `duplicate`, `fraud`, `canceled`, `hold`. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
     *     payoutId?: string, // Only results of this payout.
     *     partnerId?: string, // The partner’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     groupId?: string, // The ID of the partner’s group. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     programId?: string, // The program’s ID. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     rewardId?: string, // The ID of the reward that the commission was earned with. Pass one, several separated by commas, or exclude values with a leading `-`.
     *     invoiceId?: string, // Only results with this invoice ID.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\CommissionTotal>
     */
    public function listTotals(array $params = [], array $options = []): array
    {
        return $this->transport->json('GET', '/commissions/totals', Types\CommissionTotal::class, query: $params, options: $options);
    }

    /**
     * Retrieves a commission with its calculation and its history.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\CommissionDetail
    {
        return $this->transport->json('GET', Transport::path('/commissions/%s', $id), Types\CommissionDetail::class, options: $options);
    }

    /**
     * Updates a commission’s amount or status manually. Increases count toward the program’s `dailyBonusLimit`.
     *
     * @param array{
     *     earnings?: int, // The partner’s new earnings, in minor units.
     *     saleAmount?: int, // The new sale amount, in minor units. Earnings are recalculated with the same reward version.
     *     modifySaleAmount?: int, // The change of the sale amount, in minor units.
     *     amount?: int, // Deprecated. Use `saleAmount`.
     *     modifyAmount?: int, // Deprecated. Use `modifySaleAmount`.
     *     currency?: string, // The currency of `saleAmount`. For `earnings`, it must be the program’s currency. Defaults to the program’s currency.
     *     status?: 'pending'|'hold'|'refunded'|'duplicate'|'canceled'|'fraud', // The new status. `refunded`, `duplicate`, `canceled`, and `fraud` are final. Commissions in a payout can’t be changed. To reverse them, create a negative commission.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Commission
    {
        return $this->transport->json('PATCH', Transport::path('/commissions/%s', $id), Types\Commission::class, body: (object) $params, options: $options);
    }
}
