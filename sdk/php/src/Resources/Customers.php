<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** People who became leads or bought something. */
final class Customers
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a customer before the first lead. The customer is attributed when a lead with a click is tracked.
     *
     * @param array{
     *     externalId: string, // The customer's id in your own system
     *     name?: string|null, // Full name
     *     email?: string|null,
     *     avatar?: string|null, // An http or https address of a picture
     *     country?: string|null, // Two letters (ISO 3166-1)
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Customer
    {
        return $this->transport->json('POST', '/customers', Types\Customer::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s customers, newest first by default. Deleted customers are excluded.
     *
     * @param array{
     *     email?: string, // Exactly this address
     *     externalId?: string, // With or without ext_
     *     search?: string, // Part of the name, e-mail address or external id
     *     country?: string, // Two letters (ISO 3166-1)
     *     linkId?: string, // Customers who came through this link
     *     programId?: string,
     *     partnerId?: string,
     *     includeExpandedFields?: bool, // Adds link, partner and discount to each customer
     *     sortBy?: 'createdAt'|'saleAmount'|'firstSaleAt', // Default: createdAt
     *     sort?: 'createdAt'|'saleAmount'|'firstSaleAt', // Default: createdAt
     *     sortOrder?: 'asc'|'desc', // Default: desc
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Customer>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/customers', 'id', Types\Customer::class, query: $params, options: $options);
    }

    /**
     * Retrieves a customer by ID or external ID.
     *
     * @param array{
     *     includeExpandedFields?: bool, // Adds link, partner and discount to each customer
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $params = [], array $options = []): Types\Customer
    {
        return $this->transport->json('GET', Transport::path('/customers/%s', $id), Types\Customer::class, query: $params, options: $options);
    }

    /**
     * Updates a customer. Fields that you omit keep their values.
     *
     * @param array{
     *     externalId?: string, // The customer's id in your own system
     *     name?: string|null, // Full name
     *     email?: string|null,
     *     avatar?: string|null, // An http or https address of a picture
     *     country?: string|null, // Two letters (ISO 3166-1)
     *     includeExpandedFields?: bool, // Adds link, partner and discount to each customer
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Customer
    {
        $inQuery = ['includeExpandedFields' => true];
        return $this->transport->json('PATCH', Transport::path('/customers/%s', $id), Types\Customer::class, query: array_intersect_key($params, $inQuery), body: (object) array_diff_key($params, $inQuery), options: $options);
    }

    /**
     * Erases the customer’s personal data and keeps their leads, sales, and totals. This can’t be undone.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteCustomerResult
    {
        return $this->transport->json('DELETE', Transport::path('/customers/%s', $id), Types\DeleteCustomerResult::class, options: $options);
    }

    /**
     * Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope isn’t
     * sufficient.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/customers/%s/export', $id), options: $options);
    }
}
