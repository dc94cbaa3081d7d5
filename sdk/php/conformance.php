<?php

declare(strict_types=1);

// Does what the conformance cases ask of this library: one JSON object a line, in and out.
require __DIR__ . '/autoload.php';

use Svc\Exceptions;

final class PsrRequest
{
    public function __construct(private readonly array $cookies)
    {
    }

    public function getCookieParams(): array
    {
        return $this->cookies;
    }
}

final class CookieBag
{
    public function __construct(private readonly array $cookies)
    {
    }

    public function get(string $name): mixed
    {
        return $this->cookies[$name] ?? null;
    }
}

function call(array $asked, Svc\Client $client): mixed
{
    $given = $asked['path'] ?? [];
    foreach (['items', 'content', 'params'] as $name) {
        if (array_key_exists($name, $asked)) {
            $given[] = $asked[$name];
        }
    }
    if ($asked['method'] === 'stream') {
        $given = [$asked['params']['lastEventId'] ?? null];
    }
    if (isset($asked['options'])) {
        $given['options'] = $asked['options'];
    }
    $answer = $client->{$asked['resource']}->{$asked['method']}(...$given);
    if ($answer instanceof Svc\Pages) {
        return $answer->toArray($asked['take'] ?? null);
    }
    if (!$answer instanceof Svc\EventStream) {
        return $answer;
    }
    $events = [];
    foreach ($answer as $event) {
        $events[] = $event;
        if (count($events) === $asked['take']) {
            break;
        }
    }

    return $events;
}

function cookies(array $asked): array
{
    $jar = $asked['value'] === null ? [] : ['svc_id' => $asked['value']];
    $symfony = (object) ['cookies' => new CookieBag($jar)];

    return array_map(Svc\Click::id(...), [$asked['header'], $jar, new PsrRequest($jar), $symfony]);
}

function unserializable(string $kind): mixed
{
    $cycle = [];
    $cycle['again'] = &$cycle;

    return match ($kind) {
        'not a number' => NAN,
        'object' => static fn (): int => 1,
        'cycle' => $cycle,
    };
}

function money(array $asked): array
{
    $money = Svc\Money::parse($asked['decimal'], $asked['currency']);

    return ['amount' => (string) $money->amount, 'text' => (string) $money];
}

function fake(): array
{
    $fake = new Svc\FakeClient();
    $fake->answer('POST /links', ['id' => 'link_1', 'shortLink' => 'https://go.test/a']);
    $link = $fake->links->create(['url' => 'https://shop.test/']);
    ['method' => $method, 'path' => $path, 'body' => $body] = $fake->requests()[0];

    return ['id' => $link->id, 'shortLink' => $link->shortLink, 'method' => $method, 'path' => $path, 'body' => $body];
}

function signed(array $asked): mixed
{
    $server = [];
    foreach (Svc\Webhook::sign($asked['body'], $asked['secret']) as $name => $value) {
        $server['HTTP_' . strtoupper(str_replace('-', '_', $name))] = $value;
    }

    return Svc\Webhook::verify($asked['body'], $server, $asked['secret']);
}

function describe(Throwable $error): array
{
    if ($error instanceof Exceptions\ApiException) {
        $class = preg_replace('/Exception\z/', 'Error', substr($error::class, strlen('Svc\\Exceptions\\')));

        return ['type' => 'api', 'class' => $class, 'code' => $error->errorCode, 'status' => $error->status,
            'requestId' => $error->requestId, 'docUrl' => $error->docUrl, 'issues' => $error->issues,
            'message' => $error->getMessage(), 'retryAfter' => $error->retryAfter];
    }
    $type = match (true) {
        $error instanceof Exceptions\ConfigurationException => 'configuration',
        $error instanceof Exceptions\TimeoutException => 'timeout',
        $error instanceof Exceptions\ConnectionException => 'connection',
        $error instanceof Exceptions\UnexpectedAnswerException => 'unexpected',
        $error instanceof Exceptions\SignatureException => 'signature',
        default => 'unknown',
    };

    return ['type' => $type, 'message' => (string) $error];
}

$client = null;
while (($line = fgets(STDIN)) !== false) {
    $asked = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    try {
        if ($asked['do'] === 'client') {
            $limits = array_filter(
                ['timeout' => isset($asked['timeoutMs']) ? $asked['timeoutMs'] / 1000 : null, 'maxRetries' => $asked['maxRetries'] ?? null],
                static fn (mixed $limit): bool => $limit !== null,
            );
            $client = new Svc\Client((string) $asked['apiKey'], (string) $asked['baseUrl'], ...$limits);
        }
        $told = ['ok' => match ($asked['do']) {
            'client' => null,
            'call' => call($asked, $client),
            'webhook' => Svc\Webhook::verify($asked['body'], $asked['headers'], $asked['secret'], $asked['now']),
            'signed' => signed($asked),
            'cookie' => cookies($asked),
            'money' => money($asked),
            'unserializable' => $client->track->sale([
                'customerExternalId' => 'x',
                'amount' => 1,
                'metadata' => ['it' => unserializable($asked['kind'])],
            ]),
            'fake' => fake(),
        }];
    } catch (Throwable $error) {
        $told = ['error' => describe($error)];
    }
    echo json_encode($told, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), "\n";
}
