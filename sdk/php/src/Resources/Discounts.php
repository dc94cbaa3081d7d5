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
     *     partnerId?: string, // The partner’s ID. Alternatively, send `tenantId`.
     *     tenantId?: string, // Your own ID of the partner.
     *     linkId: string, // The ID of the partner’s link (`link_…`), or your own ID with the prefix `ext_`. A link can have one code.
     *     code?: string, // The code. It can contain letters, digits, `-`, and `_`. Defaults to a code based on the partner’s name.
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
     *     partnerId?: string, // Only results of this partner.
     *     discountId?: string, // Only codes of this discount.
     *     linkId?: string, // Only results of this link.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     programId?: string|null, // The ID of the program.
     *     groupId?: string|null, // The ID of the group.
     *     enrollmentId?: string|null, // The ID of the partner’s enrollment in the program.
     *     partnerId?: string|null, // The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several programs.
     *     type: 'flat'|'percentage', // Whether the discount is a percentage or a flat amount.
     *     amount?: int|null, // For type `flat`, the amount in minor units of the program’s currency.
     *     rateBps?: int|null, // For type `percentage`, the rate in basis points: 10,000 is 100%.
     *     maxDurationMonths?: int|null, // The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
     *     description?: string|null, // Your own description, which partners and customers see.
     *     provider?: 'stripe'|'shopify'|'custom', // The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`.
     *     couponId?: string|null, // The ID of the provider’s coupon.
     *     couponTestId?: string|null, // The ID of the coupon in the provider’s test mode.
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
     *     programId?: string, // Only results of this program.
     *     groupId?: string, // Only results of this group.
     *     enrollmentId?: string, // Only results of this enrollment.
     *     archived?: bool, // If true, only archived results. By default, only results that aren’t archived.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     description?: string|null, // Your own description, which partners and customers see.
     *     provider?: 'stripe'|'shopify'|'custom', // The provider that applies the discount. `custom` is your own checkout. Defaults to `custom`.
     *     couponId?: string|null, // The ID of the provider’s coupon.
     *     couponTestId?: string|null, // The ID of the coupon in the provider’s test mode.
     *     type?: mixed, // Not supported, because the type can’t be changed.
     *     amount?: mixed, // Not supported, because the type can’t be changed.
     *     rateBps?: mixed, // Not supported, because the type can’t be changed.
     *     maxDurationMonths?: mixed, // Not supported, because the type can’t be changed.
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
