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
     * Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source, or link.
     *
     * @param array{
     *     event?: 'clicks'|'leads'|'sales'|'composite', // What rows are chosen and sorted by; default clicks
     *     groupBy?: 'count'|'timeseries'|'continents'|'countries'|'regions'|'cities'|'devices'|'browsers'|'os'|'triggers'|'trigger'|'referers'|'referer_urls'|'top_urls'|'top_base_urls'|'top_links'|'top_domains'|'utm_sources'|'utm_mediums'|'utm_campaigns'|'utm_terms'|'utm_contents', // Default: count
     *     include?: 'buyers', // Also counts buyers; not over time
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     currency?: string, // Of saleAmount; default: the workspace currency
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
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
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
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     currency?: string, // Of earnings; default: the workspace currency
     *     programId?: string, // One program
     *     partnerId?: string, // One partner
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
     *     event?: 'clicks'|'leads'|'sales'|'composite', // What rows are chosen and sorted by; default clicks
     *     groupBy?: string, // One grouping or several, joined by commas. Default: every one but count
     *     format?: 'csv'|'ndjson', // Default: csv
     *     columns?: string, // Which columns, joined by commas
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     *     currency?: string, // Of saleAmount; default: the workspace currency
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
        return $this->transport->text('GET', '/analytics/export', query: $params, options: $options);
    }

    /**
     * Creates a public link to a saved report. The URL contains a token and is returned only once.
     *
     * @param array{
     *     viewId: string, // The saved view that it shows, view_…
     *     expiresAt?: string|null, // ISO 8601, in the future; default: never
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createShareLink(array $params, array $options = []): Types\CreateShareLinkResult
    {
        return $this->transport->json('POST', '/analytics/shares', Types\CreateShareLinkResult::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the links that share saved reports.
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
     *     name: string, // Unique in the workspace
     *     page: 'overview'|'funnel',
     *     query: string, // The query of the page’s address: range or from and to, filters as in GET /analytics, and what is shown
     *     pinned?: bool, // Shown before the others
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createSavedView(array $params, array $options = []): Types\SavedView
    {
        return $this->transport->json('POST', '/analytics/views', Types\SavedView::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s saved reports.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\SavedView>
     */
    public function listSavedViews(array $options = []): array
    {
        return $this->transport->json('GET', '/analytics/views', Types\SavedView::class, options: $options);
    }

    /**
     * Renames a saved report, or pins or unpins it.
     *
     * @param array{
     *     name?: string, // Unique in the workspace
     *     pinned?: bool, // Shown before the others
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function updateSavedView(string $id, array $params = [], array $options = []): Types\SavedView
    {
        return $this->transport->json('PATCH', Transport::path('/analytics/views/%s', $id), Types\SavedView::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a saved report and its share links.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteSavedView(string $id, array $options = []): Types\DeleteSavedViewResult
    {
        return $this->transport->json('DELETE', Transport::path('/analytics/views/%s', $id), Types\DeleteSavedViewResult::class, options: $options);
    }
}
