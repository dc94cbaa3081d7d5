<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** UTM parameters under a name, to put into links. */
final class UtmTemplates
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Create a UTM template.
     *
     * @param array{
     *     name: string, // Unique in the workspace, in any case
     *     utm_source?: string|null, // Who sends visitors: newsletter
     *     utm_medium?: string|null, // How: email
     *     utm_campaign?: string|null, // What for: autumn
     *     utm_term?: string|null, // For which word
     *     utm_content?: string|null, // Which of several: header
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\UtmTemplate
    {
        return $this->transport->json('POST', '/utm-templates', Types\UtmTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * List UTM templates.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\UtmTemplate>
     */
    public function list(array $options = []): array
    {
        return $this->transport->json('GET', '/utm-templates', Types\UtmTemplate::class, options: $options);
    }

    /**
     * Change a UTM template.
     *
     * @param array{
     *     name?: string, // Unique in the workspace, in any case
     *     utm_source?: string|null, // Who sends visitors: newsletter
     *     utm_medium?: string|null, // How: email
     *     utm_campaign?: string|null, // What for: autumn
     *     utm_term?: string|null, // For which word
     *     utm_content?: string|null, // Which of several: header
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\UtmTemplate
    {
        return $this->transport->json('PATCH', Transport::path('/utm-templates/%s', $id), Types\UtmTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * Delete a UTM template.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteUtmTemplateResult
    {
        return $this->transport->json('DELETE', Transport::path('/utm-templates/%s', $id), Types\DeleteUtmTemplateResult::class, options: $options);
    }
}
