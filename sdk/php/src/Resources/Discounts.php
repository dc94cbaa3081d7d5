<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Discounts for referred customers, and the discount codes of partners. */
final class Discounts
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a discount code for a partner’s link. A sale with the code is attributed to the partner, even without
     * a click. A code can never be reassigned to another partner, even after it’s deleted.
     *
     * @param array{
     *     partnerId?: string, // Or tenantId
     *     tenantId?: string, // Your own id of the partner
     *     linkId: string, // The partner's link: link_… or ext_<your own id>. A link has one code
     *     code?: string, // Letters, digits, - and _. Default: drawn from the partner's name
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createCode(array $params, array $options = []): Types\DiscountCode
    {
        return $this->transport->json('POST', '/discount-codes', Types\DiscountCode::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the program’s discount codes.
     *
     * @param array{
     *     partnerId?: string,
     *     discountId?: string,
     *     linkId?: string,
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\DiscountCode>
     */
    public function listCodes(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/discount-codes', 'page', Types\DiscountCode::class, query: $params, options: $options);
    }

    /**
     * Deactivates a discount code. The code stays reserved for its partner.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteCode(string $id, array $options = []): Types\DeleteDiscountCodeResult
    {
        return $this->transport->json('DELETE', Transport::path('/discount-codes/%s', $id), Types\DeleteDiscountCodeResult::class, options: $options);
    }

    /**
     * Creates a discount for customers who come through the links of a group or partner.
     *
     * @param array{
     *     programId?: string|null,
     *     groupId?: string|null,
     *     enrollmentId?: string|null,
     *     partnerId?: string|null, // In place of enrollmentId; with programId, unless there is one program only
     *     type: 'flat'|'percentage',
     *     amount?: int|null, // Type flat: minor units of the program's currency
     *     rateBps?: int|null, // Type percentage: basis points, 10,000 are the whole
     *     maxDurationMonths?: int|null, // Months from the first sale; 0: only that one, null: for life
     *     description?: string|null, // For partners and customers, in your own words
     *     provider?: 'stripe'|'shopify'|'custom', // Who takes it off: custom is your own checkout. Default: custom
     *     couponId?: string|null, // The provider's coupon
     *     couponTestId?: string|null, // The coupon in the provider's test mode
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Discount
    {
        return $this->transport->json('POST', '/discounts', Types\Discount::class, body: (object) $params, options: $options);
    }

    /**
     * Returns discounts, oldest first.
     *
     * @param array{
     *     programId?: string,
     *     groupId?: string,
     *     enrollmentId?: string,
     *     archived?: bool, // true: only archived ones. Default: the others
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Discount>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/discounts', 'page', Types\Discount::class, query: $params, options: $options);
    }

    /**
     * Retrieves a discount.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Discount
    {
        return $this->transport->json('GET', Transport::path('/discounts/%s', $id), Types\Discount::class, options: $options);
    }

    /**
     * Updates the coupon of a discount. To change the type, amount, or duration, archive the discount and create
     * another one.
     *
     * @param array{
     *     description?: string|null, // For partners and customers, in your own words
     *     provider?: 'stripe'|'shopify'|'custom', // Who takes it off: custom is your own checkout. Default: custom
     *     couponId?: string|null, // The provider's coupon
     *     couponTestId?: string|null, // The coupon in the provider's test mode
     *     type?: mixed, // Refused: it never changes
     *     amount?: mixed, // Refused: it never changes
     *     rateBps?: mixed, // Refused: it never changes
     *     maxDurationMonths?: mixed, // Refused: it never changes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Discount
    {
        return $this->transport->json('PATCH', Transport::path('/discounts/%s', $id), Types\Discount::class, body: (object) $params, options: $options);
    }

    /**
     * Archives a discount. New customers no longer get it, and customers who already have it keep it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Discount
    {
        return $this->transport->json('DELETE', Transport::path('/discounts/%s', $id), Types\Discount::class, options: $options);
    }
}
