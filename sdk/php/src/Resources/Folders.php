<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Folders that organize links. */
final class Folders
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a folder for links.
     *
     * @param array{
     *     name: string, // Unique in the workspace
     *     description?: string|null,
     *     accessLevel?: 'write'|'read'|null,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Folder
    {
        return $this->transport->json('POST', '/folders', Types\Folder::class, body: (object) $params, options: $options);
    }

    /**
     * Returns folders, oldest first.
     *
     * @param array{
     *     search?: string,
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Folder>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/folders', 'page', Types\Folder::class, query: $params, options: $options);
    }

    /**
     * Renames a folder or changes its description.
     *
     * @param array{
     *     name?: string, // Unique in the workspace
     *     description?: string|null,
     *     accessLevel?: 'write'|'read'|null,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Folder
    {
        return $this->transport->json('PATCH', Transport::path('/folders/%s', $id), Types\Folder::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a folder. Its links are kept without a folder.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteFolderResult
    {
        return $this->transport->json('DELETE', Transport::path('/folders/%s', $id), Types\DeleteFolderResult::class, options: $options);
    }
}
