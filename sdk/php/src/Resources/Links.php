<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Short links with a destination, targeting, and UTM parameters. */
final class Links
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a short link. The link gets a random key on your primary domain unless you pass `key` and `domain`.
     * Returns 409 if another link already uses the address.
     *
     * @param array{
     *     url: string, // The destination URL, with http, https, or an app scheme. Without a scheme, https is added.
     *     domain?: string, // The domain. Defaults to your primary domain.
     *     key?: string, // The part after the slash. Defaults to 7 random characters.
     *     externalId?: string|null, // Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.
     *     keyLength?: int, // The length of a random key. Defaults to 7.
     *     prefix?: string, // A prefix for a random key, as in `prefix/key`.
     *     tenantId?: string|null, // The ID of your tenant that the link belongs to.
     *     programId?: string|null, // The ID of the program that the link belongs to.
     *     partnerId?: string|null, // The ID of the partner who promotes the link.
     *     trackConversion?: bool, // Whether to track leads and sales. Defaults to the workspace’s setting.
     *     archived?: bool, // Whether the link is hidden from lists. It still redirects.
     *     publicStats?: bool, // Whether anyone with the link can see its statistics.
     *     proxy?: bool, // Whether link previews show the link’s own title, description, and image.
     *     rewrite?: bool, // Whether to show the destination under the short URL.
     *     doIndex?: bool, // Whether search engines can index the short link.
     *     comments?: string|null, // Your own notes.
     *     expiresAt?: string|null, // When the link expires, in ISO 8601 format.
     *     expiredUrl?: string|null, // The URL for visitors after the link expires.
     *     title?: string|null, // The title of the link preview.
     *     description?: string|null, // The description of the link preview.
     *     image?: string|null, // The URL of the link preview’s image.
     *     video?: string|null, // The URL of the link preview’s video.
     *     ios?: string|null, // The destination for iPhone and iPad.
     *     android?: string|null, // The destination for Android.
     *     geo?: array<string, string>|null, // Destinations by country code.
     *     tagIds?: string|list<string>|null, // The IDs of the tags, as an array or separated by commas.
     *     tagNames?: string|list<string>|null, // The names of the tags in any case, as an array or separated by commas.
     *     tagId?: string|null, // Deprecated. Use `tagIds`. The ID of one tag.
     *     folderId?: string|null, // The ID of the link’s folder.
     *     password?: string|null, // The password that visitors must enter. It’s stored as a hash and never returned.
     *     utm_source?: string|null, // The UTM source, which is also set in the destination URL.
     *     utm_medium?: string|null, // The UTM medium, which is also set in the destination URL.
     *     utm_campaign?: string|null, // The UTM campaign, which is also set in the destination URL.
     *     utm_term?: string|null, // The UTM term, which is also set in the destination URL.
     *     utm_content?: string|null, // The UTM content, which is also set in the destination URL.
     *     ref?: string|null, // The `ref` parameter to set in the destination URL.
     *     testVariants?: list<mixed>|null, // An A/B test with 2 to 4 destinations whose percentages add up to 100.
     *     testStartedAt?: string|null, // When the test starts. Defaults to now.
     *     testCompletedAt?: string|null, // When the test ends. Afterward, all visitors go to `url`.
     *     webhookIds?: list<string>|null, // Not used.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Link
    {
        return $this->transport->json('POST', '/links', Types\Link::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s links, one page at a time. Archived links are included only with `showArchived`.
     *
     * @param array{
     *     domain?: string, // The domain. Pass one, several separated by commas, or exclude domains with a leading `-`.
     *     tagId?: string, // Deprecated. Use `tagIds`.
     *     tagIds?: string|list<string>, // Links with at least one of these tags, separated by commas.
     *     tagNames?: string|list<string>, // Links with at least one of these tags, separated by commas.
     *     folderId?: string, // The folder. Pass one, several separated by commas, exclude folders with a leading `-`, or `unsorted` for links without a folder. Defaults to all links.
     *     search?: string, // Part of the short link or the destination.
     *     userId?: string, // Not used, because API keys create links.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     showArchived?: bool, // Whether to include archived links.
     *     withTags?: bool, // Whether to return only links that have a tag.
     *     sortBy?: 'createdAt'|'clicks'|'saleAmount'|'lastClicked', // The field to sort by. Defaults to `createdAt`.
     *     sort?: 'createdAt'|'clicks'|'saleAmount'|'lastClicked', // The field to sort by. Defaults to `createdAt`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `desc`.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Link>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/links', 'id', Types\Link::class, query: $params, options: $options);
    }

    /**
     * Creates up to 100 links. Each item is created independently: the response contains the link or an error at the
     * item’s position.
     *
     * @param list<array<string, mixed>> $items
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Link|Types\BulkCreateLinksResultFailure>
     */
    public function bulkCreate(array $items, array $options = []): array
    {
        return $this->transport->json('POST', '/links/bulk', body: $items, options: $options);
    }

    /**
     * Applies the same changes to up to 100 links. The response contains the link or an error for each ID.
     *
     * @param array{
     *     linkIds?: list<string>, // The IDs of the links.
     *     externalIds?: list<string>, // Your own IDs of the links.
     *     data: array<string, mixed>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Link|Types\BulkUpdateLinksResultFailure>
     */
    public function bulkUpdate(array $params, array $options = []): array
    {
        return $this->transport->json('PATCH', '/links/bulk', body: (object) $params, options: $options);
    }

    /**
     * Deletes up to 100 links. Earnings from the links are kept, and their customers’ later sales still count.
     * Deleted links can be restored for 24 hours.
     *
     * @param array{
     *     linkIds: string|list<string>, // Up to 100 IDs (`link_…`, or your own IDs with the prefix `ext_`), separated by commas.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function bulkDelete(array $params, array $options = []): Types\BulkDeleteLinksResult
    {
        return $this->transport->json('DELETE', '/links/bulk', Types\BulkDeleteLinksResult::class, query: $params, options: $options);
    }

    /**
     * Restores links that were deleted in the last 24 hours, with their clicks, tags, and addresses. Restores all of
     * the links or none. Returns 409 if another link has taken one of the addresses.
     *
     * @param array{
     *     linkIds: list<string>, // The IDs of the links.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function bulkRestore(array $params, array $options = []): Types\BulkRestoreLinksResult
    {
        return $this->transport->json('POST', '/links/bulk/restore', Types\BulkRestoreLinksResult::class, body: (object) $params, options: $options);
    }

    /**
     * Counts the links that match the filters. Pass `groupBy` to count them by domain, tag, folder, or another
     * property.
     *
     * @param array{
     *     domain?: string, // The domain. Pass one, several separated by commas, or exclude domains with a leading `-`.
     *     tagId?: string, // Deprecated. Use `tagIds`.
     *     tagIds?: string|list<string>, // Links with at least one of these tags, separated by commas.
     *     tagNames?: string|list<string>, // Links with at least one of these tags, separated by commas.
     *     folderId?: string, // The folder. Pass one, several separated by commas, exclude folders with a leading `-`, or `unsorted` for links without a folder. Defaults to all links.
     *     search?: string, // Part of the short link or the destination.
     *     userId?: string, // Not used, because API keys create links.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     showArchived?: bool, // Whether to include archived links.
     *     withTags?: bool, // Whether to return only links that have a tag.
     *     groupBy?: 'domain'|'tagId'|'userId'|'folderId', // The property to group by.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return int|list<Types\CountLinksResultOption2>
     */
    public function count(array $params = [], array $options = []): mixed
    {
        return $this->transport->json('GET', '/links/count', query: $params, options: $options);
    }

    /**
     * Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`.
     *
     * @param array{
     *     domain?: string, // The domain. Without `key`, returns the link at the domain’s root.
     *     key?: string, // The part of the short link after the slash.
     *     linkId?: string, // The link’s ID (`link_…`), or your own ID with the prefix `ext_`.
     *     externalId?: string, // Your own ID, with or without the prefix `ext_`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getInfo(array $params = [], array $options = []): Types\Link
    {
        return $this->transport->json('GET', '/links/info', Types\Link::class, query: $params, options: $options);
    }

    /**
     * Updates the link that has this destination, or creates a link if none has it. Concurrent calls with the same
     * destination create a single link.
     *
     * @param array{
     *     url: string, // The destination URL, with http, https, or an app scheme. Without a scheme, https is added.
     *     domain?: string, // The domain. Defaults to your primary domain.
     *     key?: string, // The part after the slash. Defaults to 7 random characters.
     *     externalId?: string|null, // Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.
     *     keyLength?: int, // The length of a random key. Defaults to 7.
     *     prefix?: string, // A prefix for a random key, as in `prefix/key`.
     *     tenantId?: string|null, // The ID of your tenant that the link belongs to.
     *     programId?: string|null, // The ID of the program that the link belongs to.
     *     partnerId?: string|null, // The ID of the partner who promotes the link.
     *     trackConversion?: bool, // Whether to track leads and sales. Defaults to the workspace’s setting.
     *     archived?: bool, // Whether the link is hidden from lists. It still redirects.
     *     publicStats?: bool, // Whether anyone with the link can see its statistics.
     *     proxy?: bool, // Whether link previews show the link’s own title, description, and image.
     *     rewrite?: bool, // Whether to show the destination under the short URL.
     *     doIndex?: bool, // Whether search engines can index the short link.
     *     comments?: string|null, // Your own notes.
     *     expiresAt?: string|null, // When the link expires, in ISO 8601 format.
     *     expiredUrl?: string|null, // The URL for visitors after the link expires.
     *     title?: string|null, // The title of the link preview.
     *     description?: string|null, // The description of the link preview.
     *     image?: string|null, // The URL of the link preview’s image.
     *     video?: string|null, // The URL of the link preview’s video.
     *     ios?: string|null, // The destination for iPhone and iPad.
     *     android?: string|null, // The destination for Android.
     *     geo?: array<string, string>|null, // Destinations by country code.
     *     tagIds?: string|list<string>|null, // The IDs of the tags, as an array or separated by commas.
     *     tagNames?: string|list<string>|null, // The names of the tags in any case, as an array or separated by commas.
     *     tagId?: string|null, // Deprecated. Use `tagIds`. The ID of one tag.
     *     folderId?: string|null, // The ID of the link’s folder.
     *     password?: string|null, // The password that visitors must enter. It’s stored as a hash and never returned.
     *     utm_source?: string|null, // The UTM source, which is also set in the destination URL.
     *     utm_medium?: string|null, // The UTM medium, which is also set in the destination URL.
     *     utm_campaign?: string|null, // The UTM campaign, which is also set in the destination URL.
     *     utm_term?: string|null, // The UTM term, which is also set in the destination URL.
     *     utm_content?: string|null, // The UTM content, which is also set in the destination URL.
     *     ref?: string|null, // The `ref` parameter to set in the destination URL.
     *     testVariants?: list<mixed>|null, // An A/B test with 2 to 4 destinations whose percentages add up to 100.
     *     testStartedAt?: string|null, // When the test starts. Defaults to now.
     *     testCompletedAt?: string|null, // When the test ends. Afterward, all visitors go to `url`.
     *     webhookIds?: list<string>|null, // Not used.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function upsert(array $params, array $options = []): Types\Link
    {
        return $this->transport->json('PUT', '/links/upsert', Types\Link::class, body: (object) $params, options: $options);
    }

    /**
     * Retrieves a link by its ID or external ID.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $linkId, array $options = []): Types\Link
    {
        return $this->transport->json('GET', Transport::path('/links/%s', $linkId), Types\Link::class, options: $options);
    }

    /**
     * Updates a link. Fields that you omit keep their values.
     *
     * @param array{
     *     url?: string, // The destination URL, with http, https, or an app scheme. Without a scheme, https is added.
     *     domain?: string, // The domain. Defaults to your primary domain.
     *     key?: string, // The part after the slash. Defaults to 7 random characters.
     *     externalId?: string|null, // Your own ID, unique in the workspace. Retrieve the link with the prefix `ext_`.
     *     tenantId?: string|null, // The ID of your tenant that the link belongs to.
     *     programId?: string|null, // The ID of the program that the link belongs to.
     *     partnerId?: string|null, // The ID of the partner who promotes the link.
     *     trackConversion?: bool, // Whether to track leads and sales. Defaults to the workspace’s setting.
     *     archived?: bool, // Whether the link is hidden from lists. It still redirects.
     *     publicStats?: bool, // Whether anyone with the link can see its statistics.
     *     proxy?: bool, // Whether link previews show the link’s own title, description, and image.
     *     rewrite?: bool, // Whether to show the destination under the short URL.
     *     doIndex?: bool, // Whether search engines can index the short link.
     *     comments?: string|null, // Your own notes.
     *     expiresAt?: string|null, // When the link expires, in ISO 8601 format.
     *     expiredUrl?: string|null, // The URL for visitors after the link expires.
     *     title?: string|null, // The title of the link preview.
     *     description?: string|null, // The description of the link preview.
     *     image?: string|null, // The URL of the link preview’s image.
     *     video?: string|null, // The URL of the link preview’s video.
     *     ios?: string|null, // The destination for iPhone and iPad.
     *     android?: string|null, // The destination for Android.
     *     geo?: array<string, string>|null, // Destinations by country code.
     *     tagIds?: string|list<string>|null, // The IDs of the tags, as an array or separated by commas.
     *     tagNames?: string|list<string>|null, // The names of the tags in any case, as an array or separated by commas.
     *     tagId?: string|null, // Deprecated. Use `tagIds`. The ID of one tag.
     *     folderId?: string|null, // The ID of the link’s folder.
     *     password?: string|null, // The password that visitors must enter. It’s stored as a hash and never returned.
     *     utm_source?: string|null, // The UTM source, which is also set in the destination URL.
     *     utm_medium?: string|null, // The UTM medium, which is also set in the destination URL.
     *     utm_campaign?: string|null, // The UTM campaign, which is also set in the destination URL.
     *     utm_term?: string|null, // The UTM term, which is also set in the destination URL.
     *     utm_content?: string|null, // The UTM content, which is also set in the destination URL.
     *     ref?: string|null, // The `ref` parameter to set in the destination URL.
     *     testVariants?: list<mixed>|null, // An A/B test with 2 to 4 destinations whose percentages add up to 100.
     *     testStartedAt?: string|null, // When the test starts. Defaults to now.
     *     testCompletedAt?: string|null, // When the test ends. Afterward, all visitors go to `url`.
     *     webhookIds?: list<string>|null, // Not used.
     *     ifUpdatedAt?: string, // The `updatedAt` that you last read. Returns 409 if someone has changed the object since.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $linkId, array $params = [], array $options = []): Types\Link
    {
        return $this->transport->json('PATCH', Transport::path('/links/%s', $linkId), Types\Link::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a link and frees its key. Earnings from the link are kept, and its customers’ later sales still count.
     * The link can be restored for 24 hours.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $linkId, array $options = []): Types\DeleteLinkResult
    {
        return $this->transport->json('DELETE', Transport::path('/links/%s', $linkId), Types\DeleteLinkResult::class, options: $options);
    }
}
