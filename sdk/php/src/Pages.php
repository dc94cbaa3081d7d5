<?php

declare(strict_types=1);

namespace Svc;

/**
 * A list of any length, read page by page: `foreach ($client->links->list() as $link)`.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Pages implements \IteratorAggregate
{
    private const FULL_PAGE = 100;

    /**
     * @internal
     * @param array<string, mixed> $query
     * @param \Closure(array<string, mixed>): list<T> $read
     */
    public function __construct(
        private readonly string $paging,
        private readonly array $query,
        private readonly \Closure $read,
    ) {
    }

    /**
     * Reads the first page alone.
     *
     * @return list<T>
     */
    public function firstPage(): array
    {
        return ($this->read)($this->query);
    }

    /**
     * Reads everything, or the first `$limit`.
     *
     * @return list<T>
     */
    public function toArray(?int $limit = null): array
    {
        $items = [];
        if ($limit === 0) {
            return $items;
        }
        foreach ($this as $item) {
            $items[] = $item;
            if (count($items) === $limit) {
                break;
            }
        }

        return $items;
    }

    public function getIterator(): \Iterator
    {
        $query = $this->query;
        $size = (int) ($query['pageSize'] ?? $query['limit'] ?? self::FULL_PAGE);
        // A cursor goes with the order of the ids only, and backwards there is one page.
        $byPage = $this->paging === 'page' || isset($query['page']) || isset($query['sortBy']);
        $position = 0;
        while (true) {
            $items = ($this->read)($query);
            foreach ($items as $item) {
                yield $position++ => $item;
            }
            $last = end($items);
            if ($last === false || count($items) < $size || isset($query['endingBefore'])) {
                return;
            }
            if ($byPage) {
                $query['page'] = ($query['page'] ?? 1) + 1;
            } elseif ($this->paging === 'number') {
                $query['after'] = $last['number'];
            } else {
                $query['startingAfter'] = $last['id'];
            }
        }
    }
}
