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
     *     provider: string, // The provider.
     *     name: string, // A name for the account.
     *     details: array<string, string>, // The provider’s fields, as listed by `GET /payout-providers`.
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
     *     removed?: bool, // Whether to include replaced and removed accounts.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     confirm?: bool, // For bank accounts, `true` to confirm that you checked the account details.
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
