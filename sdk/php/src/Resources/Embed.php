<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of `Accept-Language`. */
final class Embed
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a token that embeds one partner’s dashboard in your page. Call it from your server and pass the token
     * to the browser.
     *
     * @param array{
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     partner?: array<string, mixed>,
     *     origin?: string|null, // The origin that can use the token. Defaults to the first one that uses it.
     *     scopes?: list<'read'|'links.write'|'settings.write'|'invitation.accept'>, // The scopes in addition to reading, which is always allowed. Defaults to none.
     *     expiresIn?: int, // The lifetime in seconds. Defaults to 7200.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createToken(array $params = [], array $options = []): Types\CreateEmbedTokenResult
    {
        return $this->transport->json('POST', '/tokens/embed/referrals', Types\CreateEmbedTokenResult::class, body: (object) $params, options: $options);
    }

    /**
     * Ends all dashboard sessions of a partner. Pass `programId` to end only those of one program.
     *
     * @param array{
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeTokens(array $params = [], array $options = []): Types\RevokeEmbedTokensResult
    {
        return $this->transport->json('DELETE', '/tokens/embed/referrals', Types\RevokeEmbedTokensResult::class, body: (object) $params, options: $options);
    }

    /**
     * Creates a read-only token to see a partner’s dashboard as the partner does. The token expires after 10
     * minutes. The audit log records who viewed which partner.
     *
     * @param array{
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     origin?: string|null, // The origin that can use the token. Defaults to the first one that uses it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function viewAsPartner(array $params = [], array $options = []): Types\ViewAsPartnerResult
    {
        return $this->transport->json('POST', '/tokens/embed/referrals/view', Types\ViewAsPartnerResult::class, body: (object) $params, options: $options);
    }
}
