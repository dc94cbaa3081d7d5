<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exceptions\ConnectionException;
use Svc\Exceptions\UnexpectedAnswerException;

/**
 * The stream of events, connecting again when it breaks off. Each event comes once.
 *
 * @implements \IteratorAggregate<int, LiveEvent>
 */
final class EventStream implements \IteratorAggregate
{
    /** The server sends a comment every 15 seconds: who hears nothing for longer is cut off. */
    private const SILENCE = 45.0;
    private const REMEMBERED = 1000;

    private float $retry = 2.0;
    /** @var array<string, true> */
    private array $seen = [];

    /** @internal */
    public function __construct(
        private readonly Transport $transport,
        private readonly string $path,
        private ?string $lastEventId,
    ) {
    }

    public function getIterator(): \Iterator
    {
        $position = 0;
        while (true) {
            try {
                foreach ($this->readOnce() as $event) {
                    if ($this->remember($event->id)) {
                        yield $position++ => $event;
                    }
                }
            } catch (ConnectionException) {
                // It begins again below.
            }
            usleep((int) ($this->retry * 1_000_000));
        }
    }

    private function remember(?string $id): bool
    {
        if ($id === null) {
            return true;
        }
        if (isset($this->seen[$id])) {
            return false;
        }
        $this->seen[$id] = true;
        if (count($this->seen) > self::REMEMBERED) {
            unset($this->seen[array_key_first($this->seen)]);
        }

        return true;
    }

    /** @return \Iterator<LiveEvent> */
    private function readOnce(): \Iterator
    {
        $headers = $this->transport->headers() + ['accept' => 'text/event-stream'];
        if ($this->lastEventId !== null) {
            $headers['last-event-id'] = $this->lastEventId;
        }
        $stream = StreamSender::open('GET', $this->transport->apiUrl . $this->path, $headers, null, self::SILENCE);
        // PHP waits for as much as it reads at once: an event must not wait for those after it.
        stream_set_chunk_size($stream, 1);
        try {
            $this->check($stream);
            $fields = [];
            while (($line = fgets($stream)) !== false) {
                $line = rtrim($line, "\r\n");
                if ($line !== '') {
                    [$name, $value] = explode(':', $line, 2) + [1 => ''];
                    $fields[$name] = ltrim($value, ' ');
                    continue;
                }
                $event = $this->readMessage($fields);
                $fields = [];
                if ($event !== null) {
                    yield $event;
                }
            }
        } finally {
            fclose($stream);
        }
    }

    /** @param resource $stream */
    private function check($stream): void
    {
        [$status, $headers] = StreamSender::headersOf($stream);
        if ($status === 429 || $status >= 500) {
            throw new ConnectionException("The server answers $status.");
        }
        if ($status !== 200) {
            throw Transport::readError(new Answer($status, $headers, (string) stream_get_contents($stream)));
        }
        if (!str_contains($headers['content-type'] ?? '', 'event-stream')) {
            throw new UnexpectedAnswerException('The answer is no stream of events.', $status);
        }
    }

    /** @param array<string, string> $fields */
    private function readMessage(array $fields): ?LiveEvent
    {
        if (isset($fields['retry'])) {
            $this->retry = (int) $fields['retry'] / 1000;
        }
        if (!isset($fields['data'])) {
            return null;
        }
        $this->lastEventId = $fields['id'] ?? $this->lastEventId;
        $data = json_decode($fields['data'], true, 512, JSON_THROW_ON_ERROR);

        return new LiveEvent($data + ['event' => $fields['event'] ?? null]);
    }
}
