<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Saved sets of UTM parameters for links. */
final class UtmTemplates
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a template of UTM parameters for links.
     *
     * @param array{
     *     name: string, // The name, unique in the workspace regardless of case.
     *     utm_source?: string|null, // The source, such as `newsletter`.
     *     utm_medium?: string|null, // The medium, such as `email`.
     *     utm_campaign?: string|null, // The campaign, such as `autumn`.
     *     utm_term?: string|null, // The search term.
     *     utm_content?: string|null, // The content that distinguishes links, such as `header`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\UtmTemplate
    {
        return $this->transport->json('POST', '/utm-templates', Types\UtmTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * Returns all UTM templates, sorted by name.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\UtmTemplate>
     */
    public function list(array $options = []): array
    {
        return $this->transport->json('GET', '/utm-templates', Types\UtmTemplate::class, options: $options);
    }

    /**
     * Updates a UTM template. Links that were created with it keep their parameters.
     *
     * @param array{
     *     name?: string, // The name, unique in the workspace regardless of case.
     *     utm_source?: string|null, // The source, such as `newsletter`.
     *     utm_medium?: string|null, // The medium, such as `email`.
     *     utm_campaign?: string|null, // The campaign, such as `autumn`.
     *     utm_term?: string|null, // The search term.
     *     utm_content?: string|null, // The content that distinguishes links, such as `header`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\UtmTemplate
    {
        return $this->transport->json('PATCH', Transport::path('/utm-templates/%s', $id), Types\UtmTemplate::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a UTM template. Links that were created with it keep their parameters.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteUtmTemplateResult
    {
        return $this->transport->json('DELETE', Transport::path('/utm-templates/%s', $id), Types\DeleteUtmTemplateResult::class, options: $options);
    }
}
