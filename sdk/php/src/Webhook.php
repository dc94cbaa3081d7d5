<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\SignatureException;

/** Webhooks of the server: are they its own, and what do they say. */
final class Webhook
{
    private const TOLERANCE = 300;

    /**
     * Verifies a webhook and reads it. Pass the body as it came, and the headers by their names (getallheaders(), those
     * of PSR-7, Symfony and Laravel) or $_SERVER.
     *
     * @param iterable<string, string|array<int, string|null>|mixed> $headers
     * @throws SignatureException
     */
    public static function verify(string $body, iterable $headers, string $secret, ?int $now = null): WebhookEvent
    {
        $found = [];
        foreach ($headers as $name => $value) {
            $found[preg_replace('/\Ahttp-/', '', str_replace('_', '-', strtolower((string) $name)))] = $value;
        }
        $id = self::header($found, 'webhook-id');
        $timestamp = self::header($found, 'webhook-timestamp');
        $signatures = explode(' ', self::header($found, 'webhook-signature'));
        if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > self::TOLERANCE) {
            throw new SignatureException('The webhook is older than five minutes, or from the future.');
        }
        $expected = self::signature($id, $timestamp, $body, $secret);
        foreach ($signatures as $signature) {
            if (hash_equals($expected, $signature)) {
                return new WebhookEvent(json_decode($body, true, 512, JSON_THROW_ON_ERROR));
            }
        }
        throw new SignatureException('No signature of this webhook matches the secret.');
    }

    /**
     * Signs a body as the server does, for tests of your endpoint.
     *
     * @return array<string, string> the headers
     */
    public static function sign(string $body, string $secret, string $id = 'whd_test', ?int $now = null): array
    {
        $timestamp = (string) ($now ?? time());

        return [
            'webhook-id' => $id,
            'webhook-timestamp' => $timestamp,
            'webhook-signature' => self::signature($id, $timestamp, $body, $secret),
        ];
    }

    /** @param array<string, mixed> $headers */
    private static function header(array $headers, string $name): string
    {
        $value = $headers[$name] ?? '';
        $value = is_array($value) ? (string) reset($value) : (string) $value;
        if ($value === '') {
            throw new SignatureException("The header $name is missing.");
        }

        return $value;
    }

    private static function signature(string $id, string $timestamp, string $body, string $secret): string
    {
        $key = base64_decode(preg_replace('/\Awhsec_/', '', $secret), true);
        if ($key === false) {
            throw new SignatureException('The secret of an endpoint is whsec_ and base64.');
        }

        return 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }
}
