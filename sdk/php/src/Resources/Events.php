<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\EventStream;
use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Individual clicks, leads, and sales, with an explanation of their attribution. */
final class Events
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns clicks, leads, or sales, newest first. Without `customers.read`, `metadata` and the customer’s name,
     * email, picture, and country are null.
     *
     * @param array{
     *     event?: 'clicks'|'leads'|'sales', // Default: clicks
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     page?: int, // From 1; default 1
     *     limit?: int, // Default: 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     *     sortOrder?: 'asc'|'desc', // By time; default desc: newest first
     *     order?: 'asc'|'desc', // The same as sortOrder. Deprecated
     *     sortBy?: 'timestamp',
     *     continent?: string, // AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b)
     *     country?: string, // Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b)
     *     region?: string, // ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b)
     *     city?: string, // The city, or Unknown. One value, several (a,b), or all but these (-a,b)
     *     device?: string, // The device. One value, several (a,b), or all but these (-a,b)
     *     browser?: string, // The browser. One value, several (a,b), or all but these (-a,b)
     *     os?: string, // The operating system. One value, several (a,b), or all but these (-a,b)
     *     trigger?: string, // How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b), or all but these (-a,b)
     *     qr?: 'true'|'false', // Only scanned codes, or none. Deprecated: use trigger
     *     referer?: string, // The host that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b)
     *     refererUrl?: string, // The page that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b)
     *     url?: string, // The destination, without its query. One value, several (a,b), or all but these (-a,b)
     *     linkId?: string, // The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b)
     *     domain?: string, // The domain of the link. One value, several (a,b), or all but these (-a,b)
     *     key?: string, // The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b)
     *     externalId?: string, // Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b)
     *     tagId?: string, // A tag of the link. One value, several (a,b), or all but these (-a,b)
     *     tagIds?: string, // The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b)
     *     folderId?: string, // The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b)
     *     root?: 'true'|'false', // Only visits to a domain's root, or none
     *     tenantId?: string, // The tenant of the link. One value, several (a,b), or all but these (-a,b)
     *     programId?: string, // The program of the link. One value, several (a,b), or all but these (-a,b)
     *     partnerId?: string, // The partner of the link. One value, several (a,b), or all but these (-a,b)
     *     customerId?: string, // The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b)
     *     utm_source?: string, // UTM source of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_medium?: string, // UTM medium of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_campaign?: string, // UTM campaign of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_term?: string, // UTM term of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_content?: string, // UTM content of the destination. One value, several (a,b), or all but these (-a,b)
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Event>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/events', 'id', Types\Event::class, query: $params, options: $options);
    }

    /**
     * Exports all matching clicks, leads, or sales as CSV or NDJSON. Without `customers.read`, `metadata` and the
     * customer’s name, email, picture, and country are null.
     *
     * @param array{
     *     event?: 'clicks'|'leads'|'sales', // Default: clicks
     *     format?: 'csv'|'ndjson', // Default: csv
     *     columns?: string, // Which columns, joined by commas. ndjson without it: whole events
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     continent?: string, // AF, AN, AS, EU, NA, OC or SA. One value, several (a,b), or all but these (-a,b)
     *     country?: string, // Two letters (ISO 3166-1), or Unknown. One value, several (a,b), or all but these (-a,b)
     *     region?: string, // ISO 3166-2, with or without the country. One value, several (a,b), or all but these (-a,b)
     *     city?: string, // The city, or Unknown. One value, several (a,b), or all but these (-a,b)
     *     device?: string, // The device. One value, several (a,b), or all but these (-a,b)
     *     browser?: string, // The browser. One value, several (a,b), or all but these (-a,b)
     *     os?: string, // The operating system. One value, several (a,b), or all but these (-a,b)
     *     trigger?: string, // How the visitor came: link, qr, pageview (script, visit) or deeplink. One value, several (a,b), or all but these (-a,b)
     *     qr?: 'true'|'false', // Only scanned codes, or none. Deprecated: use trigger
     *     referer?: string, // The host that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b)
     *     refererUrl?: string, // The page that the visitor came from, or (direct). One value, several (a,b), or all but these (-a,b)
     *     url?: string, // The destination, without its query. One value, several (a,b), or all but these (-a,b)
     *     linkId?: string, // The id of the link: link_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b)
     *     domain?: string, // The domain of the link. One value, several (a,b), or all but these (-a,b)
     *     key?: string, // The key of the link, together with its domain. One value, several (a,b), or all but these (-a,b)
     *     externalId?: string, // Your own id of the link, with or without ext_. One value, several (a,b), or all but these (-a,b)
     *     tagId?: string, // A tag of the link. One value, several (a,b), or all but these (-a,b)
     *     tagIds?: string, // The same as tagId. Deprecated. One value, several (a,b), or all but these (-a,b)
     *     folderId?: string, // The folder of the link, or unsorted. One value, several (a,b), or all but these (-a,b)
     *     root?: 'true'|'false', // Only visits to a domain's root, or none
     *     tenantId?: string, // The tenant of the link. One value, several (a,b), or all but these (-a,b)
     *     programId?: string, // The program of the link. One value, several (a,b), or all but these (-a,b)
     *     partnerId?: string, // The partner of the link. One value, several (a,b), or all but these (-a,b)
     *     customerId?: string, // The customer: cus_… or ext_<externalId>. One value, several (a,b), or all but these (-a,b)
     *     utm_source?: string, // UTM source of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_medium?: string, // UTM medium of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_campaign?: string, // UTM campaign of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_term?: string, // UTM term of the destination. One value, several (a,b), or all but these (-a,b)
     *     utm_content?: string, // UTM content of the destination. One value, several (a,b), or all but these (-a,b)
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(array $params = [], array $options = []): string
    {
        return $this->transport->text('GET', '/events/export', query: $params, options: $options);
    }

    /**
     * Streams events as they happen, as server-sent events. Each message has the event’s ID, its type as `event`
     * (`click`, `lead`, `sale`, or `refund`), and a JSON object as `data`. All objects have `id`, `event`,
     * `timestamp`, `click`, and `link`, which can be null. Leads and sales also have `eventName` and `customer`,
     * sales have `sale`, and refunds have `refund`. Retrieve an event for all of its data. Without `customers.read`,
     * names are null. Send the key in the `Authorization` header. A client that reconnects with `Last-Event-ID` gets
     * the events that it missed. Events are delivered at least once and roughly in order, so ignore IDs that you
     * have already seen. Events that are more than a minute old, such as imported ones, aren’t streamed. If too many
     * events happen at once, a `gap` message contains the number of skipped events. A comment is sent every 15
     * seconds. A client that reads too slowly is disconnected and can reconnect.
     *
     */
    public function stream(?string $lastEventId = null): EventStream
    {
        return new EventStream($this->transport, '/events/stream', $lastEventId);
    }

    /**
     * Retrieves an event with a step-by-step explanation of its attribution. Without `customers.read`, `metadata`
     * and the customer’s name, email, picture, and country are null.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function explain(string $id, array $options = []): Types\ExplainEventResult
    {
        return $this->transport->json('GET', Transport::path('/events/%s', $id), Types\ExplainEventResult::class, options: $options);
    }

    /**
     * Returns refunds and chargebacks, newest first.
     *
     * @param array{
     *     saleId?: string, // evt_…, as POST /track/sale answers
     *     invoiceId?: string,
     *     customerId?: string, // cus_… or ext_<externalId>
     *     programId?: string,
     *     kind?: 'refund'|'chargeback',
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Refund>
     */
    public function listRefunds(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/refunds', 'id', Types\Refund::class, query: $params, options: $options);
    }

    /**
     * Retrieves a refund with the commission amounts that it reversed.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getRefund(string $id, array $options = []): Types\RefundDetail
    {
        return $this->transport->json('GET', Transport::path('/refunds/%s', $id), Types\RefundDetail::class, options: $options);
    }
}
