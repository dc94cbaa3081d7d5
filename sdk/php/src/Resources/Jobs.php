<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Background jobs, including failed ones. */
final class Jobs
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns background jobs that failed, are waiting, or are running, newest first.
     *
     * @param array{
     *     status?: 'failed'|'waiting'|'running', // The status. Defaults to `failed`: events that aren’t retried automatically.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Job>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/jobs', 'page', Types\Job::class, query: $params, options: $options);
    }

    /**
     * Retries a background job immediately.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function retry(string $id, array $options = []): Types\Job
    {
        return $this->transport->json('POST', Transport::path('/jobs/%s/retry', $id), Types\Job::class, options: $options);
    }
}
