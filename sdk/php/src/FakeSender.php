<?php

declare(strict_types=1);

namespace Svc;

/** @internal Answers instead of a server. */
final class FakeSender implements Sender
{
    private const API = 'http://svc.test/api';

    /** @var array<string, list<Answer>> */
    public array $answers = [];
    /** @var list<array{method: string, path: string, headers: array<string, string>, body: mixed}> */
    public array $requests = [];

    public function send(string $method, string $url, array $headers, ?string $body, float $timeout): Answer
    {
        $path = substr($url, strlen(self::API));
        $isJson = ($headers['content-type'] ?? '') === 'application/json';
        $sent = $isJson ? json_decode((string) $body, true) : $body;
        $this->requests[] = ['method' => $method, 'path' => $path, 'headers' => $headers, 'body' => $sent];
        $route = $method . ' ' . explode('?', $path)[0];
        $laid = $this->answers[$route] ?? [];
        if ($laid === []) {
            $error = ['code' => 'not_found', 'message' => "No answer was laid down for $route."];

            return new Answer(404, [], json_encode(['error' => $error], JSON_THROW_ON_ERROR));
        }

        return count($laid) > 1 ? array_shift($this->answers[$route]) : $laid[0];
    }
}
