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
     *     externalId: string, // The customer’s ID in your system.
     *     name?: string|null, // The full name.
     *     email?: string|null, // The email address.
     *     avatar?: string|null, // The URL of a picture.
     *     country?: string|null, // The two-letter country code (ISO 3166-1).
     *     programId?: string|null, // The ID of the program that the customer belongs to. Only its clicks, links, and codes count. The same external ID without a program, or in another one, is another customer.
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
     *     email?: string, // Only the customer with exactly this email address.
     *     externalId?: string, // Your own ID, with or without the prefix `ext_`: the customers with this ID in all programs and without one.
     *     search?: string, // Part of the name, email address, or external ID.
     *     country?: string, // The two-letter country code (ISO 3166-1).
     *     linkId?: string, // Only customers who came through this link.
     *     programId?: string, // Only customers whom partners of this program referred, or who were identified with it.
     *     partnerId?: string, // Only results of this partner.
     *     includeExpandedFields?: bool, // Whether to add the link, partner, and discount of each customer.
     *     sortBy?: 'createdAt'|'saleAmount'|'firstSaleAt', // The field to sort by. Defaults to `createdAt`.
     *     sort?: 'createdAt'|'saleAmount'|'firstSaleAt', // The field to sort by. Defaults to `createdAt`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `desc`.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Customer>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/customers', 'id', Types\Customer::class, query: $params, options: $options);
    }

    /**
     * Retrieves a customer by ID or external ID. Send `programId` with the external ID of a program’s customer.
     *
     * @param array{
     *     includeExpandedFields?: bool, // Whether to add the link, partner, and discount of each customer.
     *     programId?: string, // With an external ID: the program that the customer was identified with. Defaults to the customer without a program.
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
     *     externalId?: string, // The customer’s ID in your system.
     *     name?: string|null, // The full name.
     *     email?: string|null, // The email address.
     *     avatar?: string|null, // The URL of a picture.
     *     country?: string|null, // The two-letter country code (ISO 3166-1).
     *     includeExpandedFields?: bool, // Whether to add the link, partner, and discount of each customer.
     *     programId?: string, // With an external ID: the program that the customer was identified with. Defaults to the customer without a program.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Customer
    {
        $inQuery = ['includeExpandedFields' => true, 'programId' => true];
        return $this->transport->json('PATCH', Transport::path('/customers/%s', $id), Types\Customer::class, query: array_intersect_key($params, $inQuery), body: (object) array_diff_key($params, $inQuery), options: $options);
    }

    /**
     * Erases the customer’s personal data and keeps their leads, sales, and totals. By external ID, also erases the
     * customers with this ID in programs. This can’t be undone.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteCustomerResult
    {
        return $this->transport->json('DELETE', Transport::path('/customers/%s', $id), Types\DeleteCustomerResult::class, options: $options);
    }

    /**
     * Exports all data about a customer as NDJSON, for data access requests. The broad `read` scope isn’t
     * sufficient. By external ID, also exports the customers with this ID in programs.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/customers/%s/export', $id), options: $options);
    }
}
