<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Your own exchange rates and those of the European Central Bank. */
final class ExchangeRates
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns the exchange rates in effect, newest first: your own and those of the European Central Bank.
     *
     * @param array{
     *     currency?: string, // ISO 4217
     *     day?: string, // A UTC day; counts for that day and the seven after it
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\ExchangeRate>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/exchange-rates', 'page', Types\ExchangeRate::class, query: $params, options: $options);
    }

    /**
     * Sets your own exchange rate for a day. Your own rates take precedence over those of the European Central Bank.
     * Commissions that were waiting for the rate are converted. Amounts that were already converted keep their rate.
     *
     * @param array{
     *     day: string, // A UTC day; counts for that day and the seven after it
     *     currency: string, // ISO 4217
     *     perEuro: string|int, // How many units of the currency one euro buys, exactly: up to 12 digits behind the point
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function set(array $params, array $options = []): Types\SetExchangeRateResult
    {
        return $this->transport->json('POST', '/exchange-rates', Types\SetExchangeRateResult::class, body: (object) $params, options: $options);
    }
}
