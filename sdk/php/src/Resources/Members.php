<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Members of the workspace, and invitations. */
final class Members
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns pending invitations.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Invitation>
     */
    public function listInvitations(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/invitations', 'page', Types\Invitation::class, query: $params, options: $options);
    }

    /**
     * Invites a person to the workspace by email.
     *
     * @param array{
     *     email: string, // The email address. Case doesn’t matter.
     *     role: 'owner'|'admin'|'member'|'viewer'|'billing', // The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function invite(array $params, array $options = []): Types\Invitation
    {
        return $this->transport->json('POST', '/invitations', Types\Invitation::class, body: (object) $params, options: $options);
    }

    /**
     * Revokes a pending invitation. Its link stops working.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeInvitation(string $id, array $options = []): Types\RevokeInvitationResult
    {
        return $this->transport->json('DELETE', Transport::path('/invitations/%s', $id), Types\RevokeInvitationResult::class, options: $options);
    }

    /**
     * Creates a link to accept an invitation, which replaces any earlier link. Available only to owners in the
     * console, and only if the server can’t send email.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createInvitationLink(string $id, array $options = []): Types\HandedLink
    {
        return $this->transport->json('POST', Transport::path('/invitations/%s/link', $id), Types\HandedLink::class, body: (object) [], options: $options);
    }

    /**
     * Sends an invitation email again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function resendInvitation(string $id, array $options = []): Types\Invitation
    {
        return $this->transport->json('POST', Transport::path('/invitations/%s/resend', $id), Types\Invitation::class, body: (object) [], options: $options);
    }

    /**
     * Returns the members of the workspace.
     *
     * @param array{
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Member>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/members', 'page', Types\Member::class, query: $params, options: $options);
    }

    /**
     * Changes a member’s role.
     *
     * @param array{
     *     role: 'owner'|'admin'|'member'|'viewer'|'billing', // The role: `owner` can do everything, `admin` everything except manage owners, `member` day-to-day work, `viewer` read only, and `billing` payouts.
     *     webhooks?: 'reassign'|'end', // How to treat the webhooks that the member created. Defaults to `reassign`.
     *     shareLinks?: 'reassign'|'end', // How to treat the share links that the member created. Defaults to `end`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function changeRole(string $id, array $params, array $options = []): Types\ChangedMember
    {
        return $this->transport->json('PATCH', Transport::path('/members/%s', $id), Types\ChangedMember::class, body: (object) $params, options: $options);
    }

    /**
     * Removes a member from the workspace. Their access ends immediately.
     *
     * @param array{
     *     webhooks?: 'reassign'|'end', // How to treat the webhooks that the member created. Defaults to `reassign`.
     *     shareLinks?: 'reassign'|'end', // How to treat the share links that the member created. Defaults to `end`.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function remove(string $id, array $params = [], array $options = []): Types\RemovedMember
    {
        return $this->transport->json('DELETE', Transport::path('/members/%s', $id), Types\RemovedMember::class, query: $params, options: $options);
    }

    /**
     * Returns the API keys, webhooks, share links, and invitations that a member created, in live and test mode.
     * They’re revoked or reassigned when the member is removed.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\MemberAccess>
     */
    public function listAccess(string $id, array $options = []): array
    {
        return $this->transport->json('GET', Transport::path('/members/%s/access', $id), Types\MemberAccess::class, options: $options);
    }
}
