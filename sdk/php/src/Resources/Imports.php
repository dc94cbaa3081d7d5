<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Moving in from other platforms, or from files: preview, progress, report and undo. */
final class Imports
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Prepare an import.
     *
     * @param array{
     *     source: string,
     *     name?: string, // What you call it
     *     programId?: string|null,
     *     groupId?: string|null, // Of new partners; default: default
     *     origin?: string, // Tells apart sources whose ids may be the same: `old-shop`
     *     settings?: array<string, string>, // What the source asks for, such as a key; kept only while it is read
     *     unpaid?: 'mature'|'hold', // What becomes of commissions that the source has not paid: they mature as configured, or are held for a person. Default: mature
     *     format?: array<string, mixed>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Import
    {
        return $this->transport->json('POST', '/imports', Types\Import::class, body: (object) $params, options: $options);
    }

    /**
     * List imports, the newest first.
     *
     * @param array{
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Import>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/imports', 'page', Types\Import::class, query: $params, options: $options);
    }

    /**
     * List what can be imported from, and what each source asks for.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Importer>
     */
    public function listImporters(array $options = []): array
    {
        return $this->transport->json('GET', '/imports/sources', Types\Importer::class, options: $options);
    }

    /**
     * Read an import: preview, progress and report.
     *
     * Counts and sums of every kind of line, why lines do not come, and what is in the books.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\ImportReport
    {
        return $this->transport->json('GET', Transport::path('/imports/%s', $id), Types\ImportReport::class, options: $options);
    }

    /**
     * Delete an import of which nothing was written.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('DELETE', Transport::path('/imports/%s', $id), Types\Import::class, options: $options);
    }

    /**
     * Upload a file, or a part of one.
     *
     * A large file comes in parts that may be cut anywhere. Part 0 begins the file anew.
     *
     * @param array{
     *     kind: 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout',
     *     part: int, // From 0, in the order of the file
     *     text?: string, // The part as text
     *     base64?: string, // The part’s bytes, in whatever encoding
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function addFile(string $id, array $params, array $options = []): Types\ImportFile
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/files', $id), Types\ImportFile::class, body: (object) $params, options: $options);
    }

    /**
     * List the lines of an import.
     *
     * @param array{
     *     kind?: 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout',
     *     status?: 'new'|'ready'|'skipped'|'known'|'done'|'undone'|'kept',
     *     reason?: string,
     *     after?: int, // The number of the last line you have
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\ImportLine>
     */
    public function listLines(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/imports/%s/lines', $id), 'number', Types\ImportLine::class, query: $params, options: $options);
    }

    /**
     * Read the source and compare every line with what is here.
     *
     * A dry run. When the import is `ready`, `GET /imports/:id` is the preview.
     *
     * @param array{
     *     mapping?: array<string, array<string, string>>, // For each kind of file, the column of each value. Default: columns of that name
     *     format?: array<string, mixed>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function preview(string $id, array $params = [], array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/preview', $id), Types\Import::class, body: (object) $params, options: $options);
    }

    /**
     * Write what the preview shows, or go on with what had failed.
     *
     * Nobody is mailed and nothing is paid; what is owed is booked.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function start(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/start', $id), Types\Import::class, options: $options);
    }

    /**
     * Take back a whole import, until something of it was paid.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function undo(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/undo', $id), Types\Import::class, options: $options);
    }
}
