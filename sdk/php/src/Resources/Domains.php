<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Domains of short links. */
final class Domains
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Adds a domain for short links. Links redirect once the domain is verified. The first domain becomes the
     * primary domain.
     *
     * @param array{
     *     slug: string, // A hostname that points to this server. In development, it can include a port.
     *     primary?: bool, // Whether new links use this domain by default, once it’s verified.
     *     archived?: bool, // Whether to hide the domain from lists. Its links still redirect.
     *     placeholder?: string|null, // The URL for visitors of the domain without a key.
     *     expiredUrl?: string|null, // The URL for visitors of expired links.
     *     notFoundUrl?: string|null, // The URL for visitors of unknown links.
     *     logo?: string|null, // The URL of a logo for QR codes.
     *     assetLinks?: string|null, // Not used.
     *     appleAppSiteAssociation?: string|null, // Not used.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Domain
    {
        return $this->transport->json('POST', '/domains', Types\Domain::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s link domains, primary domain first.
     *
     * @param array{
     *     archived?: bool, // Whether to include archived domains.
     *     search?: string, // Part of the name.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Domain>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/domains', 'page', Types\Domain::class, query: $params, options: $options);
    }

    /**
     * Retrieves a link domain and the DNS record that verifies it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $slug, array $options = []): Types\Domain
    {
        return $this->transport->json('GET', Transport::path('/domains/%s', $slug), Types\Domain::class, options: $options);
    }

    /**
     * Updates a link domain. If you change `slug`, the domain’s links and programs move with it, and the new name
     * must be verified before they redirect.
     *
     * @param array{
     *     slug?: string, // A hostname that points to this server. In development, it can include a port.
     *     primary?: bool, // Whether new links use this domain by default, once it’s verified.
     *     archived?: bool, // Whether to hide the domain from lists. Its links still redirect.
     *     placeholder?: string|null, // The URL for visitors of the domain without a key.
     *     expiredUrl?: string|null, // The URL for visitors of expired links.
     *     notFoundUrl?: string|null, // The URL for visitors of unknown links.
     *     logo?: string|null, // The URL of a logo for QR codes.
     *     assetLinks?: string|null, // Not used.
     *     appleAppSiteAssociation?: string|null, // Not used.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $slug, array $params = [], array $options = []): Types\Domain
    {
        return $this->transport->json('PATCH', Transport::path('/domains/%s', $slug), Types\Domain::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a link domain. Returns 409 if links or programs still use it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $slug, array $options = []): Types\DeleteDomainResult
    {
        return $this->transport->json('DELETE', Transport::path('/domains/%s', $slug), Types\DeleteDomainResult::class, options: $options);
    }

    /**
     * Looks up the domain’s DNS record. Once the record is found, the domain serves your workspace’s links. If the
     * record is missing, the error shows the expected and actual values.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function verify(string $slug, array $options = []): Types\Domain
    {
        return $this->transport->json('POST', Transport::path('/domains/%s/verify', $slug), Types\Domain::class, options: $options);
    }
}
