<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** The hosts on which short links live. */
final class Domains
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Register a link domain.
     *
     * @param array{
     *     slug: string, // A host that leads to this server; for development with a port
     *     primary?: bool, // New links get it when they name none, once it is verified
     *     archived?: bool, // Hidden from lists; its links go on redirecting
     *     placeholder?: string|null, // Where visitors of the bare domain go
     *     expiredUrl?: string|null, // Where visitors of expired links go
     *     notFoundUrl?: string|null, // Where visitors of unknown links go
     *     logo?: string|null, // A picture for its QR codes: an http(s) address
     *     assetLinks?: string|null, // Not used
     *     appleAppSiteAssociation?: string|null, // Not used
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Domain
    {
        return $this->transport->json('POST', '/domains', Types\Domain::class, body: (object) $params, options: $options);
    }

    /**
     * List link domains.
     *
     * @param array{
     *     archived?: bool, // Archived domains too
     *     search?: string,
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Domain>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/domains', 'page', Types\Domain::class, query: $params, options: $options);
    }

    /**
     * A link domain, with the record that proves it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $slug, array $options = []): Types\Domain
    {
        return $this->transport->json('GET', Transport::path('/domains/%s', $slug), Types\Domain::class, options: $options);
    }

    /**
     * Change a link domain.
     *
     * @param array{
     *     slug?: string, // A host that leads to this server; for development with a port
     *     primary?: bool, // New links get it when they name none, once it is verified
     *     archived?: bool, // Hidden from lists; its links go on redirecting
     *     placeholder?: string|null, // Where visitors of the bare domain go
     *     expiredUrl?: string|null, // Where visitors of expired links go
     *     notFoundUrl?: string|null, // Where visitors of unknown links go
     *     logo?: string|null, // A picture for its QR codes: an http(s) address
     *     assetLinks?: string|null, // Not used
     *     appleAppSiteAssociation?: string|null, // Not used
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $slug, array $params = [], array $options = []): Types\Domain
    {
        return $this->transport->json('PATCH', Transport::path('/domains/%s', $slug), Types\Domain::class, body: (object) $params, options: $options);
    }

    /**
     * Remove a link domain that has no links.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $slug, array $options = []): Types\DeleteDomainResult
    {
        return $this->transport->json('DELETE', Transport::path('/domains/%s', $slug), Types\DeleteDomainResult::class, options: $options);
    }

    /**
     * Look for the record that proves a link domain.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function verify(string $slug, array $options = []): Types\Domain
    {
        return $this->transport->json('POST', Transport::path('/domains/%s/verify', $slug), Types\Domain::class, options: $options);
    }
}
