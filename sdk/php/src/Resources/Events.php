<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\EventStream;
use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Single clicks, leads and sales, with the explanation of their attribution. */
final class Events
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Clicks, leads or sales, the newest first.
     *
     * Name, address, picture and country of customers, and `metadata`, are null for callers without
     * `customers.read`.
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
     * All clicks, leads or sales as CSV or as one JSON object a line.
     *
     * Name, address, picture and country of customers, and `metadata`, are null for callers without
     * `customers.read`.
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
     * What happens, as it happens (server-sent events).
     *
     * Each message has the event's id, its kind as `event` (`click`, `lead`, `sale`, `refund`) and as `data` a JSON
     * object: `id`, `event`, `timestamp`, `link` {id, domain, key, shortLink} or null, `click` {id, country, city,
     * device, browser, os, referer, trigger}; leads and sales also `eventName` and `customer` {id, externalId,
     * name}; `sale` {amount, currency, invoiceId}; `refund` {amount, currency, saleId}. `GET /events/{id}` says
     * everything about one. Names are null for callers without `customers.read`. The key travels in the
     * `Authorization` header only. A client that reconnects with `Last-Event-ID` gets what it missed. Delivery is at
     * least once and roughly in order: drop ids that you have seen. Events dated more than a minute back (imports)
     * do not come. When too many happen at once, a message `gap` says how many were left out. A comment is sent
     * every 15 seconds. A client that reads too slowly is cut off and may reconnect.
     *
     */
    public function stream(?string $lastEventId = null): EventStream
    {
        return new EventStream($this->transport, '/events/stream', $lastEventId);
    }

    /**
     * One event and why it belongs to its link, step by step.
     *
     * Name, address, picture and country of customers, and `metadata`, are null for callers without
     * `customers.read`.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function explain(string $id, array $options = []): Types\ExplainEventResult
    {
        return $this->transport->json('GET', Transport::path('/events/%s', $id), Types\ExplainEventResult::class, options: $options);
    }

    /**
     * List refunds and chargebacks, the newest first.
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
     * Read a refund with what it took back of commissions.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getRefund(string $id, array $options = []): Types\RefundDetail
    {
        return $this->transport->json('GET', Transport::path('/refunds/%s', $id), Types\RefundDetail::class, options: $options);
    }
}
