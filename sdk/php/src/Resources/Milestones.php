<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Bonuses that partners earn once, when they reach a number. */
final class Milestones
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a milestone.
     *
     * Each partner of the group earns the bonus once, with the event that reaches the number. A refund that takes
     * them below it takes the bonus back. Who is past it already earns it with the next event.
     *
     * @param array{
     *     programId?: string|null,
     *     groupId: string, // Whose partners can reach it. A group has at most 20 that are not archived
     *     name: string, // What partners read as its title
     *     metric: 'leads'|'sales'|'revenue'|'earnings', // What counts: leads, sales, revenue (sales less refunds) or earnings (commissions for leads, sales and referrals), all net of refunds and in the program's currency
     *     threshold: int, // The number to reach: a count, or minor units for revenue and earnings
     *     amount: int, // The bonus, in minor units of the program's currency
     *     startsAt?: string|null, // Only what happened from then on counts. Default: everything
     *     endsAt?: string|null, // What happened from then on counts no more. Default: no end
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Milestone
    {
        return $this->transport->json('POST', '/milestones', Types\Milestone::class, body: (object) $params, options: $options);
    }

    /**
     * List milestones.
     *
     * @param array{
     *     programId?: string,
     *     groupId?: string,
     *     archived?: bool, // true: only archived ones. Default: the others
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Milestone>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/milestones', 'page', Types\Milestone::class, query: $params, options: $options);
    }

    /**
     * Get a milestone.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Milestone
    {
        return $this->transport->json('GET', Transport::path('/milestones/%s', $id), Types\Milestone::class, options: $options);
    }

    /**
     * Change the name or the end of a milestone.
     *
     * Metric, number, bonus and start never change: archive it and create another.
     *
     * @param array{
     *     name?: string, // What partners read as its title
     *     endsAt?: string|null, // What happened from then on counts no more. Default: no end
     *     metric?: mixed, // Refused: it never changes
     *     threshold?: mixed, // Refused: it never changes
     *     amount?: mixed, // Refused: it never changes
     *     startsAt?: mixed, // Refused: it never changes
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Milestone
    {
        return $this->transport->json('PATCH', Transport::path('/milestones/%s', $id), Types\Milestone::class, body: (object) $params, options: $options);
    }

    /**
     * Archive a milestone.
     *
     * Nobody earns it any more. Bonuses stand, and are still undone by refunds of what reached them.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Milestone
    {
        return $this->transport->json('DELETE', Transport::path('/milestones/%s', $id), Types\Milestone::class, options: $options);
    }
}
