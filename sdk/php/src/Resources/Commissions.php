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
     *     type?: string, // click, lead, sale, referral, custom: one, several (a,b) or all others (-a)
     *     status?: string, // pending, processed, paid, refunded, duplicate, fraud, canceled, hold: one, several (a,b) or all others (-a)
     *     customerId?: string, // cus_… or ext_<externalId>
     *     payoutId?: string,
     *     partnerId?: string,
     *     tenantId?: string,
     *     groupId?: string,
     *     programId?: string,
     *     invoiceId?: string,
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     sortBy?: 'createdAt'|'amount', // Default: createdAt
     *     sortOrder?: 'asc'|'desc', // Default: desc
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
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
     *     type: 'custom'|'lead'|'sale',
     *     partnerId?: string|null,
     *     tenantId?: string|null, // Instead of partnerId
     *     programId?: string|null,
     *     date?: string|null, // ISO 8601 with an offset. Default: now
     *     amount?: int, // custom: minor units; negative takes something back and needs a description
     *     currency?: string|null, // custom: must be the program's
     *     description?: string|null,
     *     externalId?: string|null, // custom: your own id of it. Repeating it records nothing
     *     customerId?: string|null, // lead, sale: cus_… or ext_<externalId>
     *     customer?: array<string, mixed>|null,
     *     linkId?: string|null, // lead, sale: default: the partner's oldest link
     *     lead?: array<string, mixed>|null,
     *     leadEventName?: string|null, // Deprecated: use lead.eventName
     *     leadEventDate?: string|null, // ISO 8601 with an offset. Default: now
     *     sale?: array<string, mixed>|null,
     *     saleAmount?: int|null, // Deprecated: use sale.amount
     *     saleEventDate?: string|null, // ISO 8601 with an offset. Default: now
     *     invoiceId?: string|null, // Deprecated: use sale.invoiceId
     *     productId?: string|null, // sale: the same as metadata.productId
     *     importStripeInvoices?: bool|null, // Not possible here: must not be true
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\CreateCommissionResult
    {
        return $this->transport->json('POST', '/commissions', Types\CreateCommissionResult::class, body: (object) $params, options: $options);
    }

    /**
     * Sets the status of multiple commissions. Updates all of them or none.
     *
     * @param array{
     *     commissionIds: list<string>,
     *     status: 'pending'|'hold'|'refunded'|'duplicate'|'canceled'|'fraud', // refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: take it back with a negative commission.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\BulkUpdateCommissionsResult>
     */
    public function bulkUpdate(array $params, array $options = []): array
    {
        return $this->transport->json('PATCH', '/commissions/bulk', Types\BulkUpdateCommissionsResult::class, body: (object) $params, options: $options);
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
     *     earnings?: int, // What the partner gets instead, in minor units
     *     saleAmount?: int, // Another amount of the sale: computed anew with the same version of the reward
     *     modifySaleAmount?: int, // The same as a difference
     *     amount?: int, // Deprecated: use saleAmount
     *     modifyAmount?: int, // Deprecated: use modifySaleAmount
     *     currency?: string, // Of saleAmount; of earnings, only the program's. Default: the program's
     *     status?: 'pending'|'hold'|'refunded'|'duplicate'|'canceled'|'fraud', // refunded, duplicate, canceled and fraud are final. What is in a payout or paid cannot be changed: take it back with a negative commission.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Commission
    {
        return $this->transport->json('PATCH', Transport::path('/commissions/%s', $id), Types\Commission::class, body: (object) $params, options: $options);
    }
}
