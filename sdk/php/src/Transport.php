<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ApiException;
use Svc\Exceptions\ConfigurationException;
use Svc\Exceptions\ConnectionException;
use Svc\Exceptions\SvcException;
use Svc\Exceptions\UnexpectedAnswerException;

/** @internal Sends requests, and repeats those that got no answer. */
final class Transport
{
    private const RETRIED = [408, 429, 500, 502, 503, 504];
    private const FIRST_WAIT = 0.5;
    private const LONGEST_WAIT = 8.0;
    /** Who is told to come back later than this is told, rather than kept waiting. */
    private const LONGEST_RETRY_AFTER = 60.0;

    public readonly string $apiUrl;
    private readonly string $apiKey;

    public function __construct(
        string $apiKey,
        string $baseUrl,
        private readonly float $timeout,
        private readonly int $maxRetries,
        private readonly Sender $sender,
    ) {
        if ($timeout <= 0) {
            throw new ConfigurationException('timeout is a number of seconds above 0.');
        }
        if ($maxRetries < 0) {
            throw new ConfigurationException('maxRetries is 0 or more.');
        }
        $this->apiKey = Settings::readKey($apiKey);
        $this->apiUrl = Settings::readUrl($baseUrl);
    }

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     */
    public function json(
        string $method,
        string $path,
        string $class = Record::class,
        array $query = [],
        mixed $body = null,
        ?string $text = null,
        array $options = [],
    ): mixed {
        $answer = $this->send($method, $path, $query, $body, $text, $options);
        try {
            return Record::wrap(json_decode($answer->body, true, 512, JSON_THROW_ON_ERROR), $class);
        } catch (\JsonException) {
            $begin = substr($answer->body, 0, 60);
            throw new UnexpectedAnswerException("The answer is not JSON, so it is not the API's. It begins with \"$begin\".", $answer->status);
        }
    }

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     */
    public function text(string $method, string $path, array $query = [], array $options = []): string
    {
        return $this->send($method, $path, $query, null, null, $options)->body;
    }

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     * @return Pages<mixed>
     */
    public function pages(string $path, string $paging, string $class = Record::class, array $query = [], array $options = []): Pages
    {
        return new Pages($paging, $query, fn (array $query): array => $this->json('GET', $path, $class, $query, options: $options));
    }

    /** Fills a path with values, each encoded as one part of it. */
    public static function path(string $template, string ...$values): string
    {
        foreach ($values as $value) {
            if (in_array($value, ['', '.', '..'], true)) {
                throw new ConfigurationException("An id is a text that is not empty, and not \"$value\".");
            }
        }

        return vsprintf($template, array_map(rawurlencode(...), $values));
    }

    /** @return array<string, string> */
    public function headers(): array
    {
        return ['authorization' => "Bearer {$this->apiKey}", 'user-agent' => 'svc-php/0.1.0'];
    }

    /** Reads the error that an answer tells. */
    public static function readError(Answer $answer): SvcException
    {
        if ($answer->status >= 300 && $answer->status < 400) {
            $to = $answer->headers['location'] ?? 'another address';

            return new UnexpectedAnswerException("The server redirects to $to. Use its own address as base URL.", $answer->status);
        }
        $body = json_decode($answer->body, true);
        $error = is_array($body) ? ($body['error'] ?? null) : null;
        if (!is_array($error) || !is_string($error['code'] ?? null)) {
            $begin = substr($answer->body, 0, 60);

            return new UnexpectedAnswerException("The server answers {$answer->status}, but not as the API does. It begins with \"$begin\".", $answer->status);
        }
        $class = ErrorCodes::EXCEPTIONS[$error['code']] ?? ApiException::class;

        return new $class($answer->status, $error, $answer->headers['x-request-id'] ?? null, self::retryAfter($answer));
    }

    /**
     * @param array<string, mixed> $query
     * @param array<string, mixed> $options
     */
    private function send(string $method, string $path, array $query, mixed $body, ?string $text, array $options): Answer
    {
        $url = $this->apiUrl . $path . self::queryString($query);
        $headers = $this->headers();
        if ($method === 'POST') {
            $headers['idempotency-key'] = $options['idempotencyKey'] ?? bin2hex(random_bytes(16));
        }
        $content = self::write($headers, $body, $text);
        $timeout = $options['timeout'] ?? $this->timeout;
        $retries = $options['maxRetries'] ?? $this->maxRetries;
        for ($attempt = 0; ; ++$attempt) {
            $pause = self::backOff($attempt);
            try {
                $answer = $this->sender->send($method, $url, $headers, $content, $timeout);
                if ($answer->status >= 200 && $answer->status < 300) {
                    return $answer;
                }
                $pause = self::retryAfter($answer) ?? $pause;
                $isRetried = in_array($answer->status, self::RETRIED, true);
                if ($attempt >= $retries || $pause > self::LONGEST_RETRY_AFTER || !$isRetried) {
                    throw self::readError($answer);
                }
            } catch (ConnectionException $error) {
                if ($attempt >= $retries) {
                    throw $error;
                }
            }
            usleep((int) ceil($pause * 1_000_000));
        }
    }

    /** Reads how long to wait: seconds, or a date. */
    private static function retryAfter(Answer $answer): ?float
    {
        $value = $answer->headers['retry-after'] ?? null;
        if ($value === null) {
            return null;
        }
        if (ctype_digit($value)) {
            return (float) $value;
        }
        $at = strtotime($value);

        return $at === false ? null : (float) max(0, $at - time());
    }

    /** @param array<string, mixed> $query */
    private static function queryString(array $query): string
    {
        $pairs = [];
        foreach ($query as $name => $value) {
            if ($value !== null) {
                $pairs[$name] = is_bool($value) ? ($value ? 'true' : 'false') : (is_array($value) ? implode(',', $value) : (string) $value);
            }
        }

        return $pairs === [] ? '' : '?' . http_build_query($pairs, '', '&', PHP_QUERY_RFC3986);
    }

    /** @param array<string, string> $headers */
    private static function write(array &$headers, mixed $body, ?string $text): ?string
    {
        if ($text !== null) {
            $headers['content-type'] = str_starts_with($text, '<') ? 'application/xml' : 'text/plain';

            return $text;
        }
        if ($body === null) {
            return null;
        }
        $headers['content-type'] = 'application/json';
        try {
            Json::refuseLost($body);

            return json_encode($body, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        } catch (\JsonException $error) {
            throw new ConfigurationException("This cannot be sent as JSON: {$error->getMessage()}", 0, $error);
        }
    }

    /** Twice as long each time, less a random part, so that many clients do not come back together. */
    private static function backOff(int $attempt): float
    {
        return min(self::FIRST_WAIT * 2 ** $attempt, self::LONGEST_WAIT) * (1 - mt_rand() / mt_getrandmax() / 4);
    }
}
