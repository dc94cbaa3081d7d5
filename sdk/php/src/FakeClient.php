<?php

declare(strict_types=1);

namespace Svc;

/** A client for your tests that sends nothing: it gives the answers that you lay down, and keeps what was asked. */
final class FakeClient extends Client
{
    private readonly FakeSender $fake;

    public function __construct()
    {
        $this->fake = new FakeSender();
        parent::__construct('svc_sk_fake', 'http://svc.test', maxRetries: 0, sender: $this->fake);
    }

    /**
     * Lays down an answer: `$fake->answer('POST /links', ['id' => 'link_1'])`. The last one of a route stays.
     *
     * @param array<string, string> $headers
     */
    public function answer(string $route, mixed $body, int $status = 200, array $headers = []): void
    {
        $text = is_string($body) ? $body : json_encode($body, JSON_THROW_ON_ERROR);
        $this->fake->answers[$route][] = new Answer($status, $headers, $text);
    }

    /** @return list<array{method: string, path: string, headers: array<string, string>, body: mixed}> */
    public function requests(): array
    {
        return $this->fake->requests;
    }
}
