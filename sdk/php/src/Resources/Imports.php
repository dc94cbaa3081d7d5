<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Imports from other platforms or files: preview, progress, report, and undo. */
final class Imports
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates an import from another platform or from files. Nothing is read or written until you preview and start
     * it.
     *
     * @param array{
     *     source: string, // The platform or file type to import from.
     *     name?: string, // A name for the import.
     *     programId?: string|null, // The ID of the program.
     *     groupId?: string|null, // The ID of the group for new partners. Defaults to the default group.
     *     origin?: string, // A name that distinguishes sources whose IDs can overlap, such as `old-shop`.
     *     settings?: array<string, string>, // Values that the source requires, such as an API key. They’re deleted after the source is read.
     *     unpaid?: 'mature'|'hold', // How to treat commissions that the source hasn’t paid: let them mature as configured, or hold them for review. Defaults to `mature`.
     *     format?: array<string, mixed>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Import
    {
        return $this->transport->json('POST', '/imports', Types\Import::class, body: (object) $params, options: $options);
    }

    /**
     * Returns imports, newest first.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Import>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/imports', 'page', Types\Import::class, query: $params, options: $options);
    }

    /**
     * Returns the platforms and file types that you can import from, with the fields that each one requires.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Importer>
     */
    public function listImporters(array $options = []): array
    {
        return $this->transport->json('GET', '/imports/sources', Types\Importer::class, options: $options);
    }

    /**
     * Retrieves an import with the number and total of each kind of row, the reasons for skipped rows, and the
     * amounts in the ledger.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\ImportReport
    {
        return $this->transport->json('GET', Transport::path('/imports/%s', $id), Types\ImportReport::class, options: $options);
    }

    /**
     * Deletes an import that hasn’t written anything.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('DELETE', Transport::path('/imports/%s', $id), Types\Import::class, options: $options);
    }

    /**
     * Uploads a file, or a part of a large file. Parts can be split at any byte. Part 0 starts the file over.
     *
     * @param array{
     *     kind: 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout', // The kind of rows in the file.
     *     part: int, // The number of the part, starting at 0.
     *     text?: string, // The content as text.
     *     base64?: string, // The content as base64, in any encoding.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function addFile(string $id, array $params, array $options = []): Types\ImportFile
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/files', $id), Types\ImportFile::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the rows of an import.
     *
     * @param array{
     *     kind?: 'partner'|'link'|'customer'|'lead'|'sale'|'commission'|'payout', // Only results of this type.
     *     status?: 'new'|'ready'|'skipped'|'known'|'done'|'undone'|'kept', // Only results with this status.
     *     reason?: string, // Only rows that were skipped for this reason.
     *     after?: int, // The number of the last row on the previous page.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\ImportLine>
     */
    public function listLines(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/imports/%s/lines', $id), 'number', Types\ImportLine::class, query: $params, options: $options);
    }

    /**
     * Reads the source and compares each row with existing data. Nothing is written. When the import’s status is
     * `ready`, retrieve the import to get the preview.
     *
     * @param array{
     *     mapping?: array<string, array<string, string>>, // For each kind of file, the column of each value. Defaults to columns with the same names.
     *     format?: array<string, mixed>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function preview(string $id, array $params = [], array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/preview', $id), Types\Import::class, body: (object) $params, options: $options);
    }

    /**
     * Writes the previewed rows, or continues an import that failed. No emails are sent and no payouts are made.
     * Amounts that partners are owed are posted to the ledger.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function start(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/start', $id), Types\Import::class, options: $options);
    }

    /**
     * Undoes an import completely. Returns 409 if any of its commissions has been paid or refunded.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function undo(string $id, array $options = []): Types\Import
    {
        return $this->transport->json('POST', Transport::path('/imports/%s/undo', $id), Types\Import::class, options: $options);
    }
}
