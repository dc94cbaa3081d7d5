<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** One-time bonuses that partners earn when they reach a goal. */
final class Milestones
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a bonus that each partner in a group earns once, when they reach a goal. Partners who are already past
     * the goal earn the bonus with their next counted event. If a refund takes a partner below the goal, the bonus
     * is reversed.
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
     * Returns milestones, oldest first.
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
     * Retrieves a milestone.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Milestone
    {
        return $this->transport->json('GET', Transport::path('/milestones/%s', $id), Types\Milestone::class, options: $options);
    }

    /**
     * Updates the name or end date of a milestone. To change the metric, goal, bonus, or start date, archive the
     * milestone and create another one.
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
     * Archives a milestone. Partners can no longer earn its bonus. Earned bonuses are kept, and later refunds can
     * still reverse them.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Milestone
    {
        return $this->transport->json('DELETE', Transport::path('/milestones/%s', $id), Types\Milestone::class, options: $options);
    }
}
