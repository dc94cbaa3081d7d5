<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Images for programs, landing pages, and link previews. */
final class Images
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Uploads an image for a program, a landing page, or a link preview.
     *
     * @param array{
     *     data: string, // The PNG, JPEG, GIF, or WebP image in base64, up to 512 KB.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Image
    {
        return $this->transport->json('POST', '/images', Types\Image::class, body: (object) $params, options: $options);
    }

    /**
     * Returns images, newest first.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Image>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/images', 'page', Types\Image::class, query: $params, options: $options);
    }

    /**
     * Deletes an image.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function delete(string $id, array $options = []): Types\DeleteImageResult
    {
        return $this->transport->json('DELETE', Transport::path('/images/%s', $id), Types\DeleteImageResult::class, options: $options);
    }
}
