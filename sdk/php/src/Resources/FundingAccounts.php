<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Accounts that pay partners, and the available payout providers. */
final class FundingAccounts
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Connects an account that pays partners through a provider. It replaces the provider’s previous account once
     * it’s verified. Transfers in progress keep the previous account.
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
     * Returns funding accounts, newest first.
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
     * Retrieves a funding account.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\FundingAccount
    {
        return $this->transport->json('GET', Transport::path('/funding-accounts/%s', $id), Types\FundingAccount::class, options: $options);
    }

    /**
     * Removes a funding account. New payouts can’t use it. Transfers in progress continue, and their status is still
     * updated.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function remove(string $id, array $options = []): Types\FundingAccount
    {
        return $this->transport->json('DELETE', Transport::path('/funding-accounts/%s', $id), Types\FundingAccount::class, options: $options);
    }

    /**
     * Checks that an account can send payouts. Providers with an API are asked directly. For a bank account, you
     * confirm the account details yourself.
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
     * Returns the payout providers and the fields that each one requires.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\PayoutProvider>
     */
    public function listPayoutProviders(array $options = []): array
    {
        return $this->transport->json('GET', '/payout-providers', Types\PayoutProvider::class, options: $options);
    }
}
