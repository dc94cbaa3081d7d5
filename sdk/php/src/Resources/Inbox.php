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
     *     status?: 'received'|'retrying'|'done'|'ignored'|'failed', // Only results with this status.
     *     connectionId?: string, // Only events of this connection.
     *     type?: string, // The provider’s name of the event type.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
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
     *     ids?: list<string>, // The IDs of the events to process.
     *     status?: 'failed'|'retrying'|'ignored', // The status of the events to process again. Defaults to failed ones.
     *     connectionId?: string, // The ID of the connection.
     *     type?: string, // The provider’s name of the event type.
     *     since?: string, // The start of the time range, in ISO 8601 format.
     *     until?: string, // The end of the time range, in ISO 8601 format.
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
