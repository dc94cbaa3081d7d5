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
     *     currency?: string, // The ISO 4217 currency code.
     *     day?: string, // The UTC date. The rate applies to this day and the next seven days.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     day: string, // The UTC date. The rate applies to this day and the next seven days.
     *     currency: string, // The ISO 4217 currency code.
     *     perEuro: string|int, // The number of units of the currency that one euro buys, with up to 12 decimals.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function set(array $params, array $options = []): Types\SetExchangeRateResult
    {
        return $this->transport->json('POST', '/exchange-rates', Types\SetExchangeRateResult::class, body: (object) $params, options: $options);
    }
}
