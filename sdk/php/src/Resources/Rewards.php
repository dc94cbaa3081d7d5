<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Versioned terms, limits, and conditions of what partners earn. */
final class Rewards
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Calculates what a draft reward would have paid for the sales or leads of recent months, and compares it with
     * actual earnings. Partner counts reflect today’s partners. Canceled commissions, referral shares, and bonuses
     * are excluded. Nothing is saved.
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
     * Returns rewards with their latest version, oldest first.
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
     * Creates a reward for a group or partner. The reward applies to customers whose first lead comes after this
     * call.
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
     * Returns the conditions that rewards can use, with their operators and value types.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\ConditionAttribute>
     */
    public function listConditions(array $options = []): array
    {
        return $this->transport->json('GET', '/rewards/conditions', Types\ConditionAttribute::class, options: $options);
    }

    /**
     * Calculates sample commissions for a draft or saved reward. Nothing is saved.
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
     * Retrieves a reward with its latest version.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Reward
    {
        return $this->transport->json('GET', Transport::path('/rewards/%s', $id), Types\Reward::class, options: $options);
    }

    /**
     * Creates a new version of a reward. Fields that you omit keep their values. Existing customers keep the version
     * that applied to their lead.
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
     * Archives a reward. It no longer applies to new customers. Existing customers keep it, and their later sales
     * still earn commissions.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Reward
    {
        return $this->transport->json('DELETE', Transport::path('/rewards/%s', $id), Types\Reward::class, options: $options);
    }

    /**
     * Returns all versions of a reward.
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
