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
     *     name?: string, // The name, unique in the workspace regardless of case.
     *     tag?: string, // Deprecated. Use `name`.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color. Defaults to `blue`.
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
     *     sortBy?: 'name'|'createdAt', // The field to sort by. Defaults to `name`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `asc`.
     *     search?: string, // Part of the name.
     *     ids?: string|list<string>, // The IDs of the tags to return, separated by commas.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     name?: string, // The name, unique in the workspace regardless of case.
     *     tag?: string, // Deprecated. Use `name`.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color. Defaults to `blue`.
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
