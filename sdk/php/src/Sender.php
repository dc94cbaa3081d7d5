<?php

declare(strict_types=1);

namespace Svc;

/** What sends one request. */
interface Sender
{
    /**
     * @param array<string, string> $headers
     * @throws Exceptions\ConnectionException when nothing, or not everything, comes back
     */
    public function send(string $method, string $url, array $headers, ?string $body, float $timeout): Answer;
}
