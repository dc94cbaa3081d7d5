<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Accounts at providers, such as Stripe, that report events. */
final class Connections
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Stops a backfill. Events that were already fetched are kept.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function cancelBackfill(string $id, array $options = []): Types\Backfill
    {
        return $this->transport->json('POST', Transport::path('/backfills/%s/cancel', $id), Types\Backfill::class, options: $options);
    }

    /**
     * Connects an account at a provider, such as Stripe. A workspace can have several accounts at the same provider.
     *
     * @param array{
     *     provider: string, // The provider.
     *     name: string, // A name for the connection.
     *     secret: string, // The secret that the provider signs events with. It’s never returned.
     *     programId?: string|null, // The ID of the program that the customers of this account belong to. Only its clicks, links, and codes count. Null for customers of the workspace.
     *     details?: array<string, string>, // Other values that the provider requires. The fields are listed by `GET /integrations`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Connection
    {
        return $this->transport->json('POST', '/connections', Types\Connection::class, body: (object) $params, options: $options);
    }

    /**
     * Returns connections, newest first.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Connection>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/connections', 'page', Types\Connection::class, query: $params, options: $options);
    }

    /**
     * Starts connecting an account on the provider’s page, or renews its access. Returns the URL to open. Only the
     * member who started can complete it.
     *
     * @param array{
     *     provider: string, // The provider.
     *     name: string, // A name for the connection.
     *     details?: array<string, string>, // Other values that the provider requires. The fields are listed by `GET /integrations`.
     *     connectionId?: string, // The ID of the connection whose access you want to renew.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function authorize(array $params, array $options = []): Types\Authorization
    {
        return $this->transport->json('POST', '/connections/authorize', Types\Authorization::class, body: (object) $params, options: $options);
    }

    /**
     * Completes a connection with the values that the provider’s page returned. The values can be used only once.
     *
     * @param array{
     *     provider: string, // The provider.
     *     query: array<string, string>, // The query string of the URL that the member returned to.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function complete(array $params, array $options = []): Types\Connection
    {
        return $this->transport->json('POST', '/connections/complete', Types\Connection::class, body: (object) $params, options: $options);
    }

    /**
     * Retrieves a connection.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Connection
    {
        return $this->transport->json('GET', Transport::path('/connections/%s', $id), Types\Connection::class, options: $options);
    }

    /**
     * Updates the name or credentials of a connection.
     *
     * @param array{
     *     name?: string, // A name for the connection.
     *     secret?: string, // The secret that the provider signs events with. It’s never returned.
     *     programId?: string|null, // The ID of the program that the customers of this account belong to. Only its clicks, links, and codes count. Null for customers of the workspace.
     *     details?: array<string, string>, // Other values that the provider requires. The fields are listed by `GET /integrations`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Connection
    {
        return $this->transport->json('PATCH', Transport::path('/connections/%s', $id), Types\Connection::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a connection with its credentials and the content of its events. Leads and sales that were recorded
     * are kept.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\Connection
    {
        return $this->transport->json('DELETE', Transport::path('/connections/%s', $id), Types\Connection::class, options: $options);
    }

    /**
     * Imports the history that a provider has from before the connection was created. With `dryRun`, only counts
     * what would be imported. Repeating a backfill adds only new events.
     *
     * @param array{
     *     dryRun?: bool, // Whether to only count what would be imported. Defaults to false.
     *     since?: string, // The start of the history to import, in ISO 8601 format with an offset. Defaults to the whole history.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createBackfill(string $id, array $params = [], array $options = []): Types\Backfill
    {
        return $this->transport->json('POST', Transport::path('/connections/%s/backfills', $id), Types\Backfill::class, body: (object) $params, options: $options);
    }

    /**
     * Returns a connection’s backfills with their progress, newest first.
     *
     * @param array{
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Backfill>
     */
    public function listBackfills(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/connections/%s/backfills', $id), 'id', Types\Backfill::class, query: $params, options: $options);
    }

    /**
     * Returns the options for a connection’s fields, as the provider lists them.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\FieldChoices>
     */
    public function listChoices(string $id, array $options = []): array
    {
        return $this->transport->json('GET', Transport::path('/connections/%s/choices', $id), Types\FieldChoices::class, options: $options);
    }

    /**
     * Checks that the provider accepts the credentials and that signed events arrive.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function test(string $id, array $options = []): Types\ConnectionTest
    {
        return $this->transport->json('POST', Transport::path('/connections/%s/test', $id), Types\ConnectionTest::class, options: $options);
    }

    /**
     * Returns the providers that you can connect.
     *
     * @param array{
     *     language?: 'en'|'de', // The language of the text.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\IntegrationInfo>
     */
    public function listIntegrations(array $params = [], array $options = []): array
    {
        return $this->transport->json('GET', '/integrations', Types\IntegrationInfo::class, query: $params, options: $options);
    }
}
