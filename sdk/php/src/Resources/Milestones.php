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
     *     programId?: string|null, // The ID of the program.
     *     groupId: string, // The group whose partners can reach the milestone. A group can have up to 20 active milestones.
     *     name: string, // The title that partners see.
     *     metric: 'leads'|'sales'|'revenue'|'earnings', // The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s currency.
     *     threshold: int, // The goal, as a number, or in minor units for revenue and earnings.
     *     amount: int, // The bonus, in minor units of the program’s currency.
     *     startsAt?: string|null, // When counting starts. Defaults to the beginning.
     *     endsAt?: string|null, // When counting ends, exclusive. By default, it doesn’t end.
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
     *     programId?: string, // Only results of this program.
     *     groupId?: string, // Only results of this group.
     *     archived?: bool, // If true, only archived results. By default, only results that aren’t archived.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     name?: string, // The title that partners see.
     *     endsAt?: string|null, // When counting ends, exclusive. By default, it doesn’t end.
     *     metric?: mixed, // Not supported, because the type can’t be changed.
     *     threshold?: mixed, // Not supported, because the type can’t be changed.
     *     amount?: mixed, // Not supported, because the type can’t be changed.
     *     startsAt?: mixed, // Not supported, because the type can’t be changed.
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
