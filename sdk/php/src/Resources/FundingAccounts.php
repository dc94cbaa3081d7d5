<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** The accounts that pay, and the providers that there are. */
final class FundingAccounts
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Connect the account that pays through a provider.
     *
     * @param array{
     *     provider: string,
     *     name: string, // What you call the account
     *     details: array<string, string>, // The fields of the provider, as GET /payout-providers lists them
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function connect(array $params, array $options = []): Types\FundingAccount
    {
        return $this->transport->json('POST', '/funding-accounts', Types\FundingAccount::class, body: (object) $params, options: $options);
    }

    /**
     * List the accounts that pay.
     *
     * @param array{
     *     removed?: bool, // Also those that were replaced or removed
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\FundingAccount>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/funding-accounts', 'page', Types\FundingAccount::class, query: $params, options: $options);
    }

    /**
     * Read an account that pays.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\FundingAccount
    {
        return $this->transport->json('GET', Transport::path('/funding-accounts/%s', $id), Types\FundingAccount::class, options: $options);
    }

    /**
     * Pay nothing more from an account.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function remove(string $id, array $options = []): Types\FundingAccount
    {
        return $this->transport->json('DELETE', Transport::path('/funding-accounts/%s', $id), Types\FundingAccount::class, options: $options);
    }

    /**
     * Prove that an account can pay.
     *
     * @param array{
     *     confirm?: bool, // Banks: true, once somebody compared the account with what is shown of it
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function verify(string $id, array $params = [], array $options = []): Types\FundingAccount
    {
        return $this->transport->json('POST', Transport::path('/funding-accounts/%s/verify', $id), Types\FundingAccount::class, body: (object) $params, options: $options);
    }

    /**
     * List the ways to pay.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\PayoutProvider>
     */
    public function listPayoutProviders(array $options = []): array
    {
        return $this->transport->json('GET', '/payout-providers', Types\PayoutProvider::class, options: $options);
    }
}
