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
     *     programId: string,
     *     name: string,
     *     slug?: string, // Lower-case letters, digits and dashes; unique in the program
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // Default: gray
     *     holdingPeriodDays?: int|null, // null: the program’s
     *     autoApprove?: bool|null, // null: as in the program
     *     linkStructure?: 'short'|'query', // What partners hand out: a short link, or the destination with ?via=. Default: short
     *     defaultLinks?: list<array<string, mixed>>, // Made for each new partner. Empty: one to the address of the program
     *     allowedDestinations?: list<array<string, mixed>>, // Where links that partners add may lead. Empty: to the site of the program
     *     maxLinks?: int, // Links of one partner; default: 10
     *     moveRules?: list<array<string, mixed>>, // Partners for whom all of these hold move into the group. Empty: nobody does
     *     logo?: string|null, // The http(s) address of a picture
     *     brandColor?: string|null, // #rrggbb
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null,
     *     resources?: list<mixed>|null,
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
     *     programId?: string,
     *     search?: string, // In name and slug
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
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
     *     name?: string,
     *     slug?: string, // Lower-case letters, digits and dashes; unique in the program
     *     color?: 'red'|'yellow'|'green'|'blue'|'purple'|'brown'|'gray'|'pink', // Default: gray
     *     holdingPeriodDays?: int|null, // null: the program’s
     *     autoApprove?: bool|null, // null: as in the program
     *     linkStructure?: 'short'|'query', // What partners hand out: a short link, or the destination with ?via=. Default: short
     *     defaultLinks?: list<array<string, mixed>>, // Made for each new partner. Empty: one to the address of the program
     *     allowedDestinations?: list<array<string, mixed>>, // Where links that partners add may lead. Empty: to the site of the program
     *     maxLinks?: int, // Links of one partner; default: 10
     *     moveRules?: list<array<string, mixed>>, // Partners for whom all of these hold move into the group. Empty: nobody does
     *     logo?: string|null, // The http(s) address of a picture
     *     brandColor?: string|null, // #rrggbb
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null,
     *     resources?: list<mixed>|null,
     *     ifUpdatedAt?: string, // The updatedAt that was read: 409 when somebody has changed it since
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
     *     toGroupId: string,
     *     enrollmentIds?: list<string>, // These
     *     all?: bool, // All of the group
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function moveEnrollments(string $id, array $params, array $options = []): Types\MoveEnrollmentsResult
    {
        return $this->transport->json('POST', Transport::path('/groups/%s/move-enrollments', $id), Types\MoveEnrollmentsResult::class, body: (object) $params, options: $options);
    }
}
