<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Groups of partners in a program that share terms, links, and branding. */
final class Groups
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a group of partners in a program.
     *
     * @param array{
     *     programId: string, // The ID of the program.
     *     name: string, // The name of the group.
     *     slug?: string, // The slug, unique in the program. It can contain lowercase letters, digits, and dashes.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color of the group. Defaults to `gray`.
     *     holdingPeriodDays?: int|null, // The holding period in days, or null to use the program’s.
     *     autoApprove?: bool|null, // Whether to approve applications automatically, or null to use the program’s setting.
     *     linkStructure?: 'short'|'query', // The format of partner links: a short link, or the destination with `?via=`. Defaults to `short`.
     *     defaultLinks?: list<array<string, mixed>>, // The links to create for each new partner. If empty, partners get one link to the program’s URL.
     *     allowedDestinations?: list<array<string, mixed>>, // The destinations that partners can link to. If empty, only the program’s site.
     *     maxLinks?: int, // The maximum number of links per partner. Defaults to 10.
     *     moveRules?: list<array<string, mixed>>, // Rules that move partners into this group. Partners must meet all of them. If empty, no partners are moved.
     *     logo?: string|null, // The URL of a logo.
     *     brandColor?: string|null, // The brand color, as `#rrggbb`.
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null, // The questions of the application form.
     *     resources?: list<mixed>|null, // Resources for partners, such as files, colors, and messages.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Group
    {
        return $this->transport->json('POST', '/groups', Types\Group::class, body: (object) $params, options: $options);
    }

    /**
     * Returns groups, oldest first. The first group of each program is its default group.
     *
     * @param array{
     *     programId?: string, // Only results of this program.
     *     search?: string, // Part of the name or slug.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Group>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/groups', 'page', Types\Group::class, query: $params, options: $options);
    }

    /**
     * Retrieves a group.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Group
    {
        return $this->transport->json('GET', Transport::path('/groups/%s', $id), Types\Group::class, options: $options);
    }

    /**
     * Updates a group. Existing customers keep the terms that applied when they were referred.
     *
     * @param array{
     *     name?: string, // The name of the group.
     *     slug?: string, // The slug, unique in the program. It can contain lowercase letters, digits, and dashes.
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // The color of the group. Defaults to `gray`.
     *     holdingPeriodDays?: int|null, // The holding period in days, or null to use the program’s.
     *     autoApprove?: bool|null, // Whether to approve applications automatically, or null to use the program’s setting.
     *     linkStructure?: 'short'|'query', // The format of partner links: a short link, or the destination with `?via=`. Defaults to `short`.
     *     defaultLinks?: list<array<string, mixed>>, // The links to create for each new partner. If empty, partners get one link to the program’s URL.
     *     allowedDestinations?: list<array<string, mixed>>, // The destinations that partners can link to. If empty, only the program’s site.
     *     maxLinks?: int, // The maximum number of links per partner. Defaults to 10.
     *     moveRules?: list<array<string, mixed>>, // Rules that move partners into this group. Partners must meet all of them. If empty, no partners are moved.
     *     logo?: string|null, // The URL of a logo.
     *     brandColor?: string|null, // The brand color, as `#rrggbb`.
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null, // The questions of the application form.
     *     resources?: list<mixed>|null, // Resources for partners, such as files, colors, and messages.
     *     ifUpdatedAt?: string, // The `updatedAt` that you last read. Returns 409 if someone has changed the object since.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Group
    {
        return $this->transport->json('PATCH', Transport::path('/groups/%s', $id), Types\Group::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a group and archives its rewards and discounts. Returns 409 if the group still has partners.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteGroupResult
    {
        return $this->transport->json('DELETE', Transport::path('/groups/%s', $id), Types\DeleteGroupResult::class, options: $options);
    }

    /**
     * Moves partners to this group.
     *
     * @param array{
     *     toGroupId: string, // The ID of the group to move partners to.
     *     enrollmentIds?: list<string>, // The IDs of the enrollments to move.
     *     all?: bool, // Whether to move all partners of the group.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function moveEnrollments(string $id, array $params, array $options = []): Types\MoveEnrollmentsResult
    {
        return $this->transport->json('POST', Transport::path('/groups/%s/move-enrollments', $id), Types\MoveEnrollmentsResult::class, body: (object) $params, options: $options);
    }
}
