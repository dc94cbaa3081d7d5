<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** What partners earn: terms, limits and conditions, in versions that never change. */
final class Rewards
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Simulate a reward.
     *
     * Replays the sales or leads of the last months as if the draft had been the reward of all customers, and
     * compares that with what was earned. Counts the partners who would have the reward today; leaves out what was
     * canceled, and does not follow shares of referring partners or bonuses. Stores nothing.
     *
     * @param array{
     *     draft: array<string, mixed>,
     *     months?: int, // Calendar months (UTC), the current one included. Default: 6
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function simulate(string $id, array $params, array $options = []): Types\Simulation
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/simulations', $id), Types\Simulation::class, body: (object) $params, options: $options);
    }

    /**
     * List rewards.
     *
     * @param array{
     *     programId?: string,
     *     groupId?: string,
     *     enrollmentId?: string,
     *     event?: 'click'|'lead'|'sale'|'referral',
     *     archived?: bool, // true: only archived ones. Default: the others
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Reward>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/rewards', 'page', Types\Reward::class, query: $params, options: $options);
    }

    /**
     * Create a reward.
     *
     * @param array{
     *     programId?: string|null,
     *     groupId?: string|null,
     *     enrollmentId?: string|null,
     *     partnerId?: string|null, // In place of enrollmentId; with programId, unless there is one program only
     *     event: 'click'|'lead'|'sale'|'referral',
     *     type: 'flat'|'percentage',
     *     amount?: int|null, // Type flat: minor units of the program's currency
     *     rateBps?: int|null, // Type percentage: basis points, 10,000 are the whole
     *     maxDurationMonths?: int|null, // Months from the first sale; 0: only that one, null: for life
     *     limits?: list<array<string, mixed>>,
     *     modifiers?: list<array<string, mixed>>, // Other terms for some events; the first that matches wins
     *     exclude?: list<'tax'|'shipping'|'fee'>, // Sales: percentages are taken of the amount without these parts of it
     *     products?: list<array<string, mixed>>, // Sales: what line items of some products earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by the terms
     *     tiers?: array<string, mixed>|null,
     *     description?: string|null, // For partners, in your own words
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Reward
    {
        return $this->transport->json('POST', '/rewards', Types\Reward::class, body: (object) $params, options: $options);
    }

    /**
     * List what conditions can ask about.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\ConditionAttribute>
     */
    public function listConditions(array $options = []): array
    {
        return $this->transport->json('GET', '/rewards/conditions', Types\ConditionAttribute::class, options: $options);
    }

    /**
     * Preview a reward.
     *
     * Computes sample commissions of a draft or a stored reward. Stores nothing.
     *
     * @param array{
     *     draft?: array<string, mixed>,
     *     rewardId?: string,
     *     version?: int, // Of rewardId; default: the newest
     *     samples?: list<array<string, mixed>>, // Default: samples that show the reward
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function preview(array $params = [], array $options = []): Types\PreviewRewardResult
    {
        return $this->transport->json('POST', '/rewards/preview', Types\PreviewRewardResult::class, body: (object) $params, options: $options);
    }

    /**
     * Get a reward.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Reward
    {
        return $this->transport->json('GET', Transport::path('/rewards/%s', $id), Types\Reward::class, options: $options);
    }

    /**
     * Change a reward.
     *
     * Writes a new version; what is not given stays. Customers keep the version of their lead.
     *
     * @param array{
     *     type?: 'flat'|'percentage',
     *     amount?: int|null, // Type flat: minor units of the program's currency
     *     rateBps?: int|null, // Type percentage: basis points, 10,000 are the whole
     *     maxDurationMonths?: int|null, // Months from the first sale; 0: only that one, null: for life
     *     limits?: list<array<string, mixed>>,
     *     modifiers?: list<array<string, mixed>>, // Other terms for some events; the first that matches wins
     *     exclude?: list<'tax'|'shipping'|'fee'>, // Sales: percentages are taken of the amount without these parts of it
     *     products?: list<array<string, mixed>>, // Sales: what line items of some products earn, whichever modifier applies; the first rule that names a product counts. The rest of the sale earns by the terms
     *     tiers?: array<string, mixed>|null,
     *     description?: string|null, // For partners, in your own words
     *     ifVersion?: int, // The version that was read: 409 when somebody has changed the reward since
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Reward
    {
        return $this->transport->json('PATCH', Transport::path('/rewards/%s', $id), Types\Reward::class, body: (object) $params, options: $options);
    }

    /**
     * Archive a reward.
     *
     * No new customer is won under it. Customers who were won under it keep it: their later sales go on earning.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Reward
    {
        return $this->transport->json('DELETE', Transport::path('/rewards/%s', $id), Types\Reward::class, options: $options);
    }

    /**
     * List the versions of a reward.
     *
     * @param array{
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\RewardVersion>
     */
    public function listVersions(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/rewards/%s/versions', $id), 'page', Types\RewardVersion::class, query: $params, options: $options);
    }
}
