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
     *     status?: 'open'|'released'|'rejected',
     *     programId?: string,
     *     partnerId?: string,
     *     commissionId?: string,
     *     rule?: 'selfReferral'|'duplicateIdentity'|'banElsewhere'|'paidTraffic'|'bannedSource'|'bannedCountry'|'disposableEmail'|'tooFast'|'clickVelocity',
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     *     startingAfter?: string, // The id of the last item you have: answers what follows
     *     endingBefore?: string, // The id of the first item you have: answers what precedes
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
     *     flagIds: list<string>,
     *     note?: string|null, // For your records; partners do not see it
     *     ban?: bool, // Also bans the partner from the program, for fraud. Default: false
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
     *     flagIds: list<string>,
     *     note?: string|null, // For your records; partners do not see it
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
     *     note?: string|null, // For your records; partners do not see it
     *     ban?: bool, // Also bans the partner from the program, for fraud. Default: false
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
     *     note?: string|null, // For your records; partners do not see it
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
