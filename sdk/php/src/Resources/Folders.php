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
     *     name: string, // The name, which must be unique in the workspace.
     *     description?: string|null, // A description of the folder, or null.
     *     accessLevel?: 'write'|'read'|null, // Not used.
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
     *     search?: string, // Part of the name.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     name?: string, // The name, which must be unique in the workspace.
     *     description?: string|null, // A description of the folder, or null.
     *     accessLevel?: 'write'|'read'|null, // Not used.
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
