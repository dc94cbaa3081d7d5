<?php

declare(strict_types=1);

namespace Svc;

/**
 * An answer of the API: `$link->shortLink`, or `$link['shortLink']`. What it does not have is null.
 *
 * @implements \ArrayAccess<string, mixed>
 * @implements \IteratorAggregate<string, mixed>
 */
class Record implements \ArrayAccess, \IteratorAggregate, \JsonSerializable
{
    /** @param array<string, mixed> $values */
    final public function __construct(private readonly array $values)
    {
    }

    public function __get(string $name): mixed
    {
        return self::wrap($this->values[$name] ?? null);
    }

    public function __isset(string $name): bool
    {
        return isset($this->values[$name]);
    }

    public function offsetExists(mixed $offset): bool
    {
        return isset($this->values[$offset]);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return self::wrap($this->values[$offset] ?? null);
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        throw new \LogicException('Answers do not change.');
    }

    public function offsetUnset(mixed $offset): void
    {
        throw new \LogicException('Answers do not change.');
    }

    public function getIterator(): \Iterator
    {
        foreach ($this->values as $name => $value) {
            yield $name => self::wrap($value);
        }
    }

    /** @return array<string, mixed> the answer as it was read from JSON */
    public function toArray(): array
    {
        return $this->values;
    }

    public function jsonSerialize(): mixed
    {
        return $this->values;
    }

    /** @internal Makes an answer an object of its class, or a list of them. */
    public static function wrap(mixed $value, string $class = self::class): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        if (array_is_list($value)) {
            return array_map(static fn (mixed $one): mixed => self::wrap($one, $class), $value);
        }

        return new $class($value);
    }
}
