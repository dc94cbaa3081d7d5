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
     *     url: string, // The destination. http, https or an app scheme; example.com gets https://
     *     domain?: string, // Default: your primary domain
     *     key?: string, // The part after the slash. Default: 7 random characters
     *     externalId?: string|null, // Your own id, unique in the workspace. ext_<it> finds the link again
     *     keyLength?: int, // Length of a random key; default 7
     *     prefix?: string, // Put before a random key: prefix/key
     *     tenantId?: string|null, // The tenant of yours that the link belongs to
     *     programId?: string|null, // The program whose partner promotes the link
     *     partnerId?: string|null, // The partner who promotes the link
     *     trackConversion?: bool, // Track leads and sales. Default: the switch of the workspace
     *     archived?: bool, // Hidden from lists; it goes on redirecting
     *     publicStats?: bool, // Whoever has the link may see its figures
     *     proxy?: bool, // Previews in chats and feeds show title, description and image of the link
     *     rewrite?: bool, // Show the destination below the short address
     *     doIndex?: bool, // Search engines may list the short link
     *     comments?: string|null, // Notes of yours
     *     expiresAt?: string|null, // When the link stops, as an ISO 8601 time
     *     expiredUrl?: string|null, // Where visitors go after that
     *     title?: string|null, // Title of the preview
     *     description?: string|null, // Text of the preview
     *     image?: string|null, // Picture of the preview: an http(s) address
     *     video?: string|null, // Video of the preview: an http(s) address
     *     ios?: string|null, // Destination on iPhone and iPad
     *     android?: string|null, // Destination on Android
     *     geo?: array<string, string>|null, // Destinations by country code
     *     tagIds?: string|list<string>|null, // The ids of the tags: an array, or a text with commas
     *     tagNames?: string|list<string>|null, // The names of the tags, in any case: an array, or a text with commas
     *     tagId?: string|null, // One tag. Deprecated: use tagIds
     *     folderId?: string|null, // The folder that holds the link
     *     password?: string|null, // Visitors must enter it. Stored as a hash and never shown
     *     utm_source?: string|null, // Also set in the destination
     *     utm_medium?: string|null, // Also set in the destination
     *     utm_campaign?: string|null, // Also set in the destination
     *     utm_term?: string|null, // Also set in the destination
     *     utm_content?: string|null, // Also set in the destination
     *     ref?: string|null, // Sets the parameter ref in the destination
     *     testVariants?: list<mixed>|null, // An A/B test: 2 to 4 destinations whose percentages sum to 100
     *     testStartedAt?: string|null, // Default: now
     *     testCompletedAt?: string|null, // When the test ends; from then on all visitors go to url
     *     webhookIds?: list<string>|null, // Not used
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
     *     domain?: string, // One domain, several (a,b) or all others (-a)
     *     tagId?: string, // Deprecated: use tagIds
     *     tagIds?: string|list<string>, // Links with at least one of these tags, joined by commas
     *     tagNames?: string|list<string>, // Links with at least one of these tags, joined by commas
     *     folderId?: string, // One folder, several (a,b), all others (-a), or unsorted for none. Default: every link
     *     search?: string, // Part of the short link or of the destination
     *     userId?: string,
     *     tenantId?: string,
     *     showArchived?: bool, // Archived links too
     *     withTags?: bool, // Only links that have a tag
     *     sortBy?: 'createdAt'|'clicks'|'saleAmount'|'lastClicked', // Default: createdAt
     *     sort?: 'createdAt'|'clicks'|'saleAmount'|'lastClicked', // Default: createdAt
     *     sortOrder?: 'asc'|'desc', // Default: desc
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
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
     *     linkIds?: list<string>,
     *     externalIds?: list<string>,
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
     *     linkIds: string|list<string>, // Up to 100 ids (link_… or ext_<externalId>), joined by commas
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
     *     linkIds: list<string>,
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
     *     domain?: string, // One domain, several (a,b) or all others (-a)
     *     tagId?: string, // Deprecated: use tagIds
     *     tagIds?: string|list<string>, // Links with at least one of these tags, joined by commas
     *     tagNames?: string|list<string>, // Links with at least one of these tags, joined by commas
     *     folderId?: string, // One folder, several (a,b), all others (-a), or unsorted for none. Default: every link
     *     search?: string, // Part of the short link or of the destination
     *     userId?: string,
     *     tenantId?: string,
     *     showArchived?: bool, // Archived links too
     *     withTags?: bool, // Only links that have a tag
     *     groupBy?: 'domain'|'tagId'|'userId'|'folderId',
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
     *     domain?: string, // With key; alone: the link at its root
     *     key?: string,
     *     linkId?: string, // link_… or ext_<externalId>
     *     externalId?: string, // With or without ext_
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
     *     url: string, // The destination. http, https or an app scheme; example.com gets https://
     *     domain?: string, // Default: your primary domain
     *     key?: string, // The part after the slash. Default: 7 random characters
     *     externalId?: string|null, // Your own id, unique in the workspace. ext_<it> finds the link again
     *     keyLength?: int, // Length of a random key; default 7
     *     prefix?: string, // Put before a random key: prefix/key
     *     tenantId?: string|null, // The tenant of yours that the link belongs to
     *     programId?: string|null, // The program whose partner promotes the link
     *     partnerId?: string|null, // The partner who promotes the link
     *     trackConversion?: bool, // Track leads and sales. Default: the switch of the workspace
     *     archived?: bool, // Hidden from lists; it goes on redirecting
     *     publicStats?: bool, // Whoever has the link may see its figures
     *     proxy?: bool, // Previews in chats and feeds show title, description and image of the link
     *     rewrite?: bool, // Show the destination below the short address
     *     doIndex?: bool, // Search engines may list the short link
     *     comments?: string|null, // Notes of yours
     *     expiresAt?: string|null, // When the link stops, as an ISO 8601 time
     *     expiredUrl?: string|null, // Where visitors go after that
     *     title?: string|null, // Title of the preview
     *     description?: string|null, // Text of the preview
     *     image?: string|null, // Picture of the preview: an http(s) address
     *     video?: string|null, // Video of the preview: an http(s) address
     *     ios?: string|null, // Destination on iPhone and iPad
     *     android?: string|null, // Destination on Android
     *     geo?: array<string, string>|null, // Destinations by country code
     *     tagIds?: string|list<string>|null, // The ids of the tags: an array, or a text with commas
     *     tagNames?: string|list<string>|null, // The names of the tags, in any case: an array, or a text with commas
     *     tagId?: string|null, // One tag. Deprecated: use tagIds
     *     folderId?: string|null, // The folder that holds the link
     *     password?: string|null, // Visitors must enter it. Stored as a hash and never shown
     *     utm_source?: string|null, // Also set in the destination
     *     utm_medium?: string|null, // Also set in the destination
     *     utm_campaign?: string|null, // Also set in the destination
     *     utm_term?: string|null, // Also set in the destination
     *     utm_content?: string|null, // Also set in the destination
     *     ref?: string|null, // Sets the parameter ref in the destination
     *     testVariants?: list<mixed>|null, // An A/B test: 2 to 4 destinations whose percentages sum to 100
     *     testStartedAt?: string|null, // Default: now
     *     testCompletedAt?: string|null, // When the test ends; from then on all visitors go to url
     *     webhookIds?: list<string>|null, // Not used
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
     *     url?: string, // The destination. http, https or an app scheme; example.com gets https://
     *     domain?: string, // Default: your primary domain
     *     key?: string, // The part after the slash. Default: 7 random characters
     *     externalId?: string|null, // Your own id, unique in the workspace. ext_<it> finds the link again
     *     tenantId?: string|null, // The tenant of yours that the link belongs to
     *     programId?: string|null, // The program whose partner promotes the link
     *     partnerId?: string|null, // The partner who promotes the link
     *     trackConversion?: bool, // Track leads and sales. Default: the switch of the workspace
     *     archived?: bool, // Hidden from lists; it goes on redirecting
     *     publicStats?: bool, // Whoever has the link may see its figures
     *     proxy?: bool, // Previews in chats and feeds show title, description and image of the link
     *     rewrite?: bool, // Show the destination below the short address
     *     doIndex?: bool, // Search engines may list the short link
     *     comments?: string|null, // Notes of yours
     *     expiresAt?: string|null, // When the link stops, as an ISO 8601 time
     *     expiredUrl?: string|null, // Where visitors go after that
     *     title?: string|null, // Title of the preview
     *     description?: string|null, // Text of the preview
     *     image?: string|null, // Picture of the preview: an http(s) address
     *     video?: string|null, // Video of the preview: an http(s) address
     *     ios?: string|null, // Destination on iPhone and iPad
     *     android?: string|null, // Destination on Android
     *     geo?: array<string, string>|null, // Destinations by country code
     *     tagIds?: string|list<string>|null, // The ids of the tags: an array, or a text with commas
     *     tagNames?: string|list<string>|null, // The names of the tags, in any case: an array, or a text with commas
     *     tagId?: string|null, // One tag. Deprecated: use tagIds
     *     folderId?: string|null, // The folder that holds the link
     *     password?: string|null, // Visitors must enter it. Stored as a hash and never shown
     *     utm_source?: string|null, // Also set in the destination
     *     utm_medium?: string|null, // Also set in the destination
     *     utm_campaign?: string|null, // Also set in the destination
     *     utm_term?: string|null, // Also set in the destination
     *     utm_content?: string|null, // Also set in the destination
     *     ref?: string|null, // Sets the parameter ref in the destination
     *     testVariants?: list<mixed>|null, // An A/B test: 2 to 4 destinations whose percentages sum to 100
     *     testStartedAt?: string|null, // Default: now
     *     testCompletedAt?: string|null, // When the test ends; from then on all visitors go to url
     *     webhookIds?: list<string>|null, // Not used
     *     ifUpdatedAt?: string, // The updatedAt that was read: 409 when somebody has changed it since
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
