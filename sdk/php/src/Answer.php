<?php

declare(strict_types=1);

namespace Svc;

/** An answer as it came: its status, its headers in lower case, and its body. */
final class Answer
{
    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }
}
