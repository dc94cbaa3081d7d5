<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Colored labels that organize links. */
final class Tags
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a tag for links.
     *
     * @param array{
     *     name?: string, // Unique in the workspace, in any case
     *     tag?: string, // Deprecated: use name
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // Default: blue
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params = [], array $options = []): Types\Tag
    {
        return $this->transport->json('POST', '/tags', Types\Tag::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s tags.
     *
     * @param array{
     *     sortBy?: 'name'|'createdAt', // Default: name
     *     sortOrder?: 'asc'|'desc', // Default: asc
     *     search?: string,
     *     ids?: string|list<string>, // Only these tags, joined by commas
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Tag>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/tags', 'page', Types\Tag::class, query: $params, options: $options);
    }

    /**
     * Updates the name or color of a tag.
     *
     * @param array{
     *     name?: string, // Unique in the workspace, in any case
     *     tag?: string, // Deprecated: use name
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // Default: blue
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Tag
    {
        return $this->transport->json('PATCH', Transport::path('/tags/%s', $id), Types\Tag::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a tag and removes it from its links.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteTagResult
    {
        return $this->transport->json('DELETE', Transport::path('/tags/%s', $id), Types\DeleteTagResult::class, options: $options);
    }
}
