<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Fraud flags to review, and the rules that create them. */
final class Fraud
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns fraud flags, newest first. Pass `status=open` to get the flags that need a review. Flagged commissions
     * are never released automatically.
     *
     * @param array{
     *     status?: 'open'|'released'|'rejected', // Only results with this status.
     *     programId?: string, // Only results of this program.
     *     partnerId?: string, // Only results of this partner.
     *     commissionId?: string, // Only the flag of this commission.
     *     rule?: 'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity', // Only flags of this rule.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\FraudFlag>
     */
    public function listFlags(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/fraud/flags', 'id', Types\FraudFlag::class, query: $params, options: $options);
    }

    /**
     * Rejects up to 100 flags and cancels their commissions. Rejects all of them or none.
     *
     * @param array{
     *     flagIds: list<string>, // The IDs of the flags.
     *     note?: string|null, // A note for your records. Partners don’t see it.
     *     ban?: bool, // Whether to also ban the partner from the program for fraud. Defaults to false.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\FraudFlag>
     */
    public function rejectFlags(array $params, array $options = []): array
    {
        return $this->transport->json('POST', '/fraud/flags/reject', Types\FraudFlag::class, body: (object) $params, options: $options);
    }

    /**
     * Releases up to 100 flags. Releases all of them or none.
     *
     * @param array{
     *     flagIds: list<string>, // The IDs of the flags.
     *     note?: string|null, // A note for your records. Partners don’t see it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\FraudFlag>
     */
    public function releaseFlags(array $params, array $options = []): array
    {
        return $this->transport->json('POST', '/fraud/flags/release', Types\FraudFlag::class, body: (object) $params, options: $options);
    }

    /**
     * Retrieves a fraud flag.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getFlag(string $id, array $options = []): Types\FraudFlag
    {
        return $this->transport->json('GET', Transport::path('/fraud/flags/%s', $id), Types\FraudFlag::class, options: $options);
    }

    /**
     * Confirms the fraud and cancels the commission. With `ban`, the partner is also banned.
     *
     * @param array{
     *     note?: string|null, // A note for your records. Partners don’t see it.
     *     ban?: bool, // Whether to also ban the partner from the program for fraud. Defaults to false.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function rejectFlag(string $id, array $params = [], array $options = []): Types\FraudFlag
    {
        return $this->transport->json('POST', Transport::path('/fraud/flags/%s/reject', $id), Types\FraudFlag::class, body: (object) $params, options: $options);
    }

    /**
     * Marks a flag as legitimate. Commissions that no other open flag holds continue their holding period.
     *
     * @param array{
     *     note?: string|null, // A note for your records. Partners don’t see it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function releaseFlag(string $id, array $params = [], array $options = []): Types\FraudFlag
    {
        return $this->transport->json('POST', Transport::path('/fraud/flags/%s/release', $id), Types\FraudFlag::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the fraud rules and their settings.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\FraudRule>
     */
    public function listRules(array $options = []): array
    {
        return $this->transport->json('GET', '/fraud/rules', Types\FraudRule::class, options: $options);
    }
}
