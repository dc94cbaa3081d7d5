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
     *     event?: 'clicks'|'leads'|'sales', // The type of event. Defaults to `clicks`.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     limit?: int, // The number of results per page. Defaults to 100.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     *     sortOrder?: 'asc'|'desc', // The sort order by time. Defaults to `desc`, newest first.
     *     order?: 'asc'|'desc', // Deprecated. Use `sortOrder`.
     *     sortBy?: 'timestamp', // The field to sort by.
     *     continent?: string, // The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     country?: string, // The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     region?: string, // The region code (ISO 3166-2), with or without the country. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     city?: string, // The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     device?: string, // The device type. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     browser?: string, // The browser. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     os?: string, // The operating system. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     trigger?: string, // How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     qr?: 'true'|'false', // Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them (`false`).
     *     referer?: string, // The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     refererUrl?: string, // The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     url?: string, // The destination URL without its query. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     linkId?: string, // The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     domain?: string, // The domain of the link. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     key?: string, // The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     externalId?: string, // Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     tagId?: string, // The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     tagIds?: string, // Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     folderId?: string, // The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     root?: 'true'|'false', // Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`).
     *     tenantId?: string, // The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     partnerId?: string, // The ID of the link’s partner. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     groupId?: string, // The ID of the group that the link’s partner is in now. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     programId?: string, // The ID of the link’s program. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_source?: string, // The UTM source of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_medium?: string, // The UTM medium of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_campaign?: string, // The UTM campaign of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_term?: string, // The UTM term of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_content?: string, // The UTM content of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
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
     *     event?: 'clicks'|'leads'|'sales', // The type of event. Defaults to `clicks`.
     *     format?: 'csv'|'ndjson', // The file format. Defaults to `csv`.
     *     columns?: string, // The columns to include, separated by commas. NDJSON without it contains whole events.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     continent?: string, // The continent code: AF, AN, AS, EU, NA, OC, or SA. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     country?: string, // The two-letter country code (ISO 3166-1), or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     region?: string, // The region code (ISO 3166-2), with or without the country. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     city?: string, // The city, or `Unknown`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     device?: string, // The device type. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     browser?: string, // The browser. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     os?: string, // The operating system. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     trigger?: string, // How the visitor arrived: `link`, `qr`, `pageview` (script or visit), or `deeplink`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     qr?: 'true'|'false', // Deprecated. Use `trigger`. Whether to return only QR code scans (`true`), or to exclude them (`false`).
     *     referer?: string, // The referring host, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     refererUrl?: string, // The referring page, or `(direct)`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     url?: string, // The destination URL without its query. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     linkId?: string, // The link’s ID (`link_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     domain?: string, // The domain of the link. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     key?: string, // The key of the link. Requires `domain`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     externalId?: string, // Your own ID of the link, with or without the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     tagId?: string, // The ID of a tag of the link. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     tagIds?: string, // Deprecated. Use `tagId`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     folderId?: string, // The ID of the link’s folder, or `unsorted`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     root?: 'true'|'false', // Whether to return only visits to the root of a domain (`true`), or to exclude them (`false`).
     *     tenantId?: string, // The ID of the link’s tenant. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     partnerId?: string, // The ID of the link’s partner. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     groupId?: string, // The ID of the group that the link’s partner is in now. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     programId?: string, // The ID of the link’s program. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_source?: string, // The UTM source of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_medium?: string, // The UTM medium of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_campaign?: string, // The UTM campaign of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_term?: string, // The UTM term of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
     *     utm_content?: string, // The UTM content of the destination. Pass one value, several separated by commas, or exclude values with a leading `-`.
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
     *     saleId?: string, // The sale’s ID (`evt_…`), as `POST /track/sale` returns it.
     *     invoiceId?: string, // Only results with this invoice ID.
     *     customerId?: string, // The customer’s ID (`cus_…`), or your own ID with the prefix `ext_`.
     *     programId?: string, // Only results of this program.
     *     kind?: 'refund'|'chargeback', // Only results of this type.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
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
