<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Totals, time series, and rankings. */
final class Analytics
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source, link, or
     * partner.
     *
     * @param array{
     *     event?: 'clicks'|'leads'|'sales'|'composite', // The type of event that rows are selected and sorted by. Defaults to `clicks`.
     *     groupBy?: 'count'|'timeseries'|'continents'|'countries'|'regions'|'cities'|'devices'|'browsers'|'os'|'triggers'|'trigger'|'referers'|'referer_urls'|'top_urls'|'top_base_urls'|'top_links'|'top_domains'|'top_partners'|'top_groups'|'top_programs'|'utm_sources'|'utm_mediums'|'utm_campaigns'|'utm_terms'|'utm_contents', // How to group the results. Defaults to `count`.
     *     include?: 'buyers', // Additional data to include. `buyers` also counts first-time buyers. It isn’t available over time.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     currency?: string, // The currency of `saleAmount`. Defaults to the workspace’s currency.
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
     * @return list<Types\RetrieveAnalyticsResult>|Types\RetrieveAnalyticsResultOption2
     */
    public function retrieve(array $params = [], array $options = []): mixed
    {
        return $this->transport->json('GET', '/analytics', query: $params, options: $options);
    }

    /**
     * Returns changes to rewards and attribution in a time range, to explain changes in a report.
     *
     * @param array{
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Annotation>
     */
    public function listAnnotations(array $params = [], array $options = []): array
    {
        return $this->transport->json('GET', '/analytics/annotations', Types\Annotation::class, query: $params, options: $options);
    }

    /**
     * Returns partners’ earnings, in total and over time. The time steps match those of the analytics.
     *
     * @param array{
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     currency?: string, // The currency of earnings. Defaults to the workspace’s currency.
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // Only results of this partner.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function retrieveEarnings(array $params = [], array $options = []): Types\EarningsReport
    {
        return $this->transport->json('GET', '/analytics/earnings', Types\EarningsReport::class, query: $params, options: $options);
    }

    /**
     * Exports a report as CSV or NDJSON.
     *
     * @param array{
     *     event?: 'clicks'|'leads'|'sales'|'composite', // The type of event that rows are selected and sorted by. Defaults to `clicks`.
     *     groupBy?: string, // One or more groupings, separated by commas. Defaults to all groupings except `count`.
     *     format?: 'csv'|'ndjson', // The file format. Defaults to `csv`.
     *     columns?: string, // The columns to include, separated by commas.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
     *     currency?: string, // The currency of `saleAmount`. Defaults to the workspace’s currency.
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
        return $this->transport->text('GET', '/analytics/export', query: $params, options: $options);
    }

    /**
     * Creates a public link to a saved view. The URL contains a token and is returned only once.
     *
     * @param array{
     *     viewId: string, // The ID of the saved view, such as `view_…`.
     *     expiresAt?: string|null, // When the link expires, as an ISO 8601 time in the future. By default, it doesn’t expire.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createShareLink(array $params, array $options = []): Types\CreateShareLinkResult
    {
        return $this->transport->json('POST', '/analytics/shares', Types\CreateShareLinkResult::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the links that share saved views.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\ShareLink>
     */
    public function listShareLinks(array $options = []): array
    {
        return $this->transport->json('GET', '/analytics/shares', Types\ShareLink::class, options: $options);
    }

    /**
     * Revokes a share link. The report is no longer accessible through it, starting with the next request.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeShareLink(string $id, array $options = []): Types\RevokeShareLinkResult
    {
        return $this->transport->json('DELETE', Transport::path('/analytics/shares/%s', $id), Types\RevokeShareLinkResult::class, options: $options);
    }

    /**
     * Saves a report with a name.
     *
     * @param array{
     *     name: string, // The name, which must be unique in the workspace.
     *     page: 'overview'|'funnel', // The report page.
     *     query: string, // The query string of the report page: a range or `from` and `to`, the filters of `GET /analytics`, and the display options.
     *     pinned?: bool, // Whether to list this view before others.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createSavedView(array $params, array $options = []): Types\SavedView
    {
        return $this->transport->json('POST', '/analytics/views', Types\SavedView::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s saved views.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\SavedView>
     */
    public function listSavedViews(array $options = []): array
    {
        return $this->transport->json('GET', '/analytics/views', Types\SavedView::class, options: $options);
    }

    /**
     * Renames a saved view, or pins or unpins it.
     *
     * @param array{
     *     name?: string, // The name, which must be unique in the workspace.
     *     pinned?: bool, // Whether to list this view before others.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function updateSavedView(string $id, array $params = [], array $options = []): Types\SavedView
    {
        return $this->transport->json('PATCH', Transport::path('/analytics/views/%s', $id), Types\SavedView::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a saved view and its share links.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteSavedView(string $id, array $options = []): Types\DeleteSavedViewResult
    {
        return $this->transport->json('DELETE', Transport::path('/analytics/views/%s', $id), Types\DeleteSavedViewResult::class, options: $options);
    }
}
