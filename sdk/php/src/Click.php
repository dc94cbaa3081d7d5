<?php

declare(strict_types=1);

namespace Svc;

/** The cookie in which the script keeps the click of a visitor. */
final class Click
{
    private const COOKIE = 'svc_id';

    /**
     * Reads the click id of the cookie svc_id; null without one.
     *
     * @param object|array<string, mixed>|string|null $source a request of PSR-7 (getCookieParams), of Symfony or Laravel
     *        (its cookies), $_COOKIE, or a Cookie header
     */
    public static function id(object|array|string|null $source): ?string
    {
        $value = match (true) {
            is_string($source) => self::fromHeader($source),
            is_array($source) => $source[self::COOKIE] ?? null,
            $source === null => null,
            method_exists($source, 'getCookieParams') => $source->getCookieParams()[self::COOKIE] ?? null,
            default => $source->cookies->get(self::COOKIE),
        };

        return is_string($value) && $value !== '' ? $value : null;
    }

    private static function fromHeader(string $header): ?string
    {
        foreach (explode(';', $header) as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => null];
            if (trim($name) === self::COOKIE && $value !== null) {
                return rawurldecode(trim($value));
            }
        }

        return null;
    }
}
