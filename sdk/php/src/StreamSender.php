<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ConnectionException;
use Svc\Exceptions\TimeoutException;

/** Sends requests with PHP's own streams, which need no extension (https needs openssl). */
final class StreamSender implements Sender
{
    public function send(string $method, string $url, array $headers, ?string $body, float $timeout): Answer
    {
        $deadline = microtime(true) + $timeout;
        $stream = self::open($method, $url, $headers, $body, $timeout);
        [$status, $answered] = self::headersOf($stream);
        $text = '';
        while (!feof($stream)) {
            $left = $deadline - microtime(true);
            if ($left <= 0) {
                throw self::late($timeout);
            }
            stream_set_timeout($stream, (int) $left, (int) (fmod($left, 1) * 1_000_000));
            $part = fread($stream, 65536);
            if ($part === false || stream_get_meta_data($stream)['timed_out']) {
                throw stream_get_meta_data($stream)['timed_out'] ? self::late($timeout) : self::broken();
            }
            $text .= $part;
        }
        fclose($stream);
        if (isset($answered['content-length']) && strlen($text) < (int) $answered['content-length']) {
            throw self::broken();
        }

        return new Answer($status, $answered, $text);
    }

    /**
     * Opens a request whose answer is read from a stream.
     *
     * @param array<string, string> $headers
     * @return resource
     */
    public static function open(string $method, string $url, array $headers, ?string $body, float $timeout)
    {
        $lines = ['connection: close'];
        foreach ($headers as $name => $value) {
            $lines[] = "$name: $value";
        }
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => $lines,
            'content' => $body ?? '',
            'timeout' => $timeout,
            'protocol_version' => 1.1,
            'ignore_errors' => true,
            // The key goes nowhere else.
            'follow_location' => 0,
        ]]);
        $begun = microtime(true);
        $stream = @fopen($url, 'r', false, $context);
        if ($stream === false) {
            throw microtime(true) - $begun >= $timeout ? self::late($timeout) : self::broken();
        }

        return $stream;
    }

    /**
     * @param resource $stream
     * @return array{int, array<string, string>}
     */
    public static function headersOf($stream): array
    {
        $lines = stream_get_meta_data($stream)['wrapper_data'] ?? [];
        $status = 0;
        $headers = [];
        foreach ($lines as $line) {
            if (preg_match('#\AHTTP/\S+ (\d+)#', $line, $found)) {
                $status = (int) $found[1];
                $headers = [];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower(trim($name))] = trim($value);
            }
        }

        return [$status, $headers];
    }

    private static function broken(): ConnectionException
    {
        $reason = error_get_last()['message'] ?? 'the connection was cut';

        return new ConnectionException("The server could not be reached: $reason");
    }

    private static function late(float $timeout): TimeoutException
    {
        return new TimeoutException("The server did not answer within $timeout s.");
    }
}
