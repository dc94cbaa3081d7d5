<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ConfigurationException;

/** A whole number of the currency's minor units: `new Money(1205, 'usd')` is 12.05 US dollars. */
final class Money implements \Stringable
{
    public function __construct(public readonly int $amount, public readonly string $currency)
    {
    }

    /** Reads a decimal number exactly: `Money::parse('12.05', 'usd')`. */
    public static function parse(string $decimal, string $currency): self
    {
        $code = strtolower($currency);
        $digits = self::digits($code);
        if (!preg_match('/\A(-?)([0-9]+)(?:\.([0-9]+))?\z/', $decimal, $found) || strlen($found[3] ?? '') > $digits) {
            throw new ConfigurationException("$decimal is no amount with at most $digits decimals.");
        }
        $text = ltrim($found[2] . str_pad($found[3] ?? '', $digits, '0'), '0');
        $amount = (int) "$found[1]$text";
        if (ltrim((string) $amount, '-') !== ($text === '' ? '0' : $text)) {
            throw new ConfigurationException("$decimal is too large.");
        }

        return new self($amount, $code);
    }

    /** Writes the amount as a decimal number: 12.05. */
    public function __toString(): string
    {
        $digits = self::digits(strtolower($this->currency));
        $text = str_pad(ltrim((string) $this->amount, '-'), $digits + 1, '0', STR_PAD_LEFT);
        $sign = $this->amount < 0 ? '-' : '';

        return $sign . ($digits === 0 ? $text : substr($text, 0, -$digits) . '.' . substr($text, -$digits));
    }

    private static function digits(string $currency): int
    {
        if (!preg_match('/\A[a-z]{3}\z/', $currency)) {
            throw new ConfigurationException('A currency has three letters, such as usd.');
        }

        return Currencies::MINOR_DIGITS[$currency] ?? 2;
    }
}
