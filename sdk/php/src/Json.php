<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ConfigurationException;

/** @internal Finds what `json_encode` would send as something else. */
final class Json
{
    private const MOST_DEPTH = 400;

    /** Refuses objects of which JSON has the public properties alone: a closure is `{}`. @throws ConfigurationException */
    public static function refuseLost(mixed $value, int $depth = 0): void
    {
        if ($depth > self::MOST_DEPTH) {
            throw new ConfigurationException('This cannot be sent as JSON: it is nested too deeply.');
        }
        if (is_array($value) || $value instanceof \stdClass) {
            foreach ((array) $value as $one) {
                self::refuseLost($one, $depth + 1);
            }
        } elseif (is_object($value) && !$value instanceof \JsonSerializable && !$value instanceof \BackedEnum) {
            throw new ConfigurationException('This cannot be sent as JSON: ' . $value::class);
        }
    }
}
