<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Events from providers, with their processing status. */
final class Inbox
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns events from providers with their processing status, newest first.
     *
     * @param array{
     *     status?: 'received'|'retrying'|'done'|'ignored'|'failed',
     *     connectionId?: string,
     *     type?: string, // The provider’s name of the event
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\InboxEvent>
     */
    public function listEvents(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/inbox', 'id', Types\InboxEvent::class, query: $params, options: $options);
    }

    /**
     * Processes multiple events again immediately. Events that were already processed aren’t recorded twice.
     *
     * @param array{
     *     ids?: list<string>, // Just these
     *     status?: 'failed'|'retrying'|'ignored', // Absent: what has failed
     *     connectionId?: string,
     *     type?: string,
     *     since?: string, // ISO 8601
     *     until?: string, // ISO 8601
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function replayEvents(array $params = [], array $options = []): Types\EventsReplayed
    {
        return $this->transport->json('POST', '/inbox/replay', Types\EventsReplayed::class, body: (object) $params, options: $options);
    }

    /**
     * Processes an event again immediately. Results that were already recorded aren’t recorded twice.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function replayEvent(string $id, array $options = []): Types\InboxEvent
    {
        return $this->transport->json('POST', Transport::path('/inbox/%s/replay', $id), Types\InboxEvent::class, options: $options);
    }
}
