<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Colored labels that organize partners. */
final class PartnerTags
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a tag for partners. Partners don’t see their tags.
     *
     * @param array{
     *     name: string, // The name, unique in the workspace regardless of case.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color. Defaults to `blue`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\PartnerTag
    {
        return $this->transport->json('POST', '/partner-tags', Types\PartnerTag::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s partner tags with the number of partners that have each.
     *
     * @param array{
     *     sortBy?: 'name'|'createdAt', // The field to sort by. Defaults to `name`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `asc`.
     *     search?: string, // Part of the name.
     *     ids?: string|list<string>, // The IDs of the tags to return, separated by commas.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PartnerTag>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/partner-tags', 'page', Types\PartnerTag::class, query: $params, options: $options);
    }

    /**
     * Updates the name or color of a partner tag.
     *
     * @param array{
     *     name?: string, // The name, unique in the workspace regardless of case.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color. Defaults to `blue`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\PartnerTag
    {
        return $this->transport->json('PATCH', Transport::path('/partner-tags/%s', $id), Types\PartnerTag::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a partner tag and removes it from its partners.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeletePartnerTagResult
    {
        return $this->transport->json('DELETE', Transport::path('/partner-tags/%s', $id), Types\DeletePartnerTagResult::class, options: $options);
    }

    /**
     * Adds the tag to up to 1,000 partners. If one of the IDs is unknown, no partner is changed.
     *
     * @param array{
     *     partnerIds: list<string>, // The IDs of the partners.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function assign(string $id, array $params, array $options = []): Types\AssignPartnerTagResult
    {
        return $this->transport->json('POST', Transport::path('/partner-tags/%s/assign', $id), Types\AssignPartnerTagResult::class, body: (object) $params, options: $options);
    }

    /**
     * Removes the tag from up to 1,000 partners. If one of the IDs is unknown, no partner is changed.
     *
     * @param array{
     *     partnerIds: list<string>, // The IDs of the partners.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function unassign(string $id, array $params, array $options = []): Types\AssignPartnerTagResult
    {
        return $this->transport->json('POST', Transport::path('/partner-tags/%s/unassign', $id), Types\AssignPartnerTagResult::class, body: (object) $params, options: $options);
    }
}
