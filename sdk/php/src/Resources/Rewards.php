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
     *     months?: int, // The number of calendar months (UTC) including the current one. Defaults to 6.
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
     *     programId?: string, // Only results of this program.
     *     groupId?: string, // Only results of this group.
     *     enrollmentId?: string, // Only results of this enrollment.
     *     event?: 'click'|'lead'|'sale'|'referral', // Only results with this type of event.
     *     archived?: bool, // If true, only archived results. By default, only results that aren’t archived.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     programId?: string|null, // The ID of the program.
     *     groupId?: string|null, // The ID of the group.
     *     enrollmentId?: string|null, // The ID of the partner’s enrollment in the program.
     *     partnerId?: string|null, // The partner’s ID, instead of `enrollmentId`. Requires `programId` if the workspace has several programs.
     *     event: 'click'|'lead'|'sale'|'referral', // The event that the reward pays for.
     *     type: 'flat'|'percentage', // Whether the reward is a percentage or a flat amount.
     *     amount?: int|null, // For type `flat`, the amount in minor units of the program’s currency.
     *     rateBps?: int|null, // For type `percentage`, the rate in basis points: 10,000 is 100%.
     *     maxDurationMonths?: int|null, // The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
     *     limits?: list<array<string, mixed>>, // The limits of the reward.
     *     modifiers?: list<array<string, mixed>>, // Exceptions for some events. The first match applies.
     *     exclude?: list<'tax'|'shipping'|'fee'>, // For sales, the parts to subtract from the amount before the percentage applies.
     *     products?: list<array<string, mixed>>, // For sales, rules for individual products, whichever modifier applies. The first rule with the product applies. The rest of the sale earns the general terms.
     *     tiers?: array<string, mixed>|null,
     *     description?: string|null, // Your own description, which partners see.
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
     *     rewardId?: string, // The ID of the reward.
     *     version?: int, // The version of the reward. Defaults to the latest.
     *     samples?: list<array<string, mixed>>, // The sample events. Defaults to samples that illustrate the reward.
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
     *     type?: 'flat'|'percentage', // Whether the reward is a percentage or a flat amount.
     *     amount?: int|null, // For type `flat`, the amount in minor units of the program’s currency.
     *     rateBps?: int|null, // For type `percentage`, the rate in basis points: 10,000 is 100%.
     *     maxDurationMonths?: int|null, // The duration in months from the first sale. 0 is the first sale only, and null is unlimited.
     *     limits?: list<array<string, mixed>>, // The limits of the reward.
     *     modifiers?: list<array<string, mixed>>, // Exceptions for some events. The first match applies.
     *     exclude?: list<'tax'|'shipping'|'fee'>, // For sales, the parts to subtract from the amount before the percentage applies.
     *     products?: list<array<string, mixed>>, // For sales, rules for individual products, whichever modifier applies. The first rule with the product applies. The rest of the sale earns the general terms.
     *     tiers?: array<string, mixed>|null,
     *     description?: string|null, // Your own description, which partners see.
     *     ifVersion?: int, // The version that you last read. Returns 409 if someone has changed the reward since.
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
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\RewardVersion>
     */
    public function listVersions(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/rewards/%s/versions', $id), 'page', Types\RewardVersion::class, query: $params, options: $options);
    }
}
