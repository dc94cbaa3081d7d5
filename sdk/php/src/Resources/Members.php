<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Who may work in the workspace, and who is invited to. */
final class Members
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * List the invitations without an answer.
     *
     * @param array{
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Invitation>
     */
    public function listInvitations(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/invitations', 'page', Types\Invitation::class, query: $params, options: $options);
    }

    /**
     * Invite a member by email.
     *
     * @param array{
     *     email: string, // Case does not matter
     *     role: 'owner'|'admin'|'member'|'viewer'|'billing', // owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function invite(array $params, array $options = []): Types\Invitation
    {
        return $this->transport->json('POST', '/invitations', Types\Invitation::class, body: (object) $params, options: $options);
    }

    /**
     * Revoke an invitation.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeInvitation(string $id, array $options = []): Types\RevokeInvitationResult
    {
        return $this->transport->json('DELETE', Transport::path('/invitations/%s', $id), Types\RevokeInvitationResult::class, options: $options);
    }

    /**
     * Get the link of an invitation, to hand it over.
     *
     * For an owner who is signed in to the console of a server without an SMTP server; a former link stops.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createInvitationLink(string $id, array $options = []): Types\HandedLink
    {
        return $this->transport->json('POST', Transport::path('/invitations/%s/link', $id), Types\HandedLink::class, body: (object) [], options: $options);
    }

    /**
     * Send an invitation again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function resendInvitation(string $id, array $options = []): Types\Invitation
    {
        return $this->transport->json('POST', Transport::path('/invitations/%s/resend', $id), Types\Invitation::class, body: (object) [], options: $options);
    }

    /**
     * List the people of the workspace.
     *
     * @param array{
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Member>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/members', 'page', Types\Member::class, query: $params, options: $options);
    }

    /**
     * Give a member another role.
     *
     * @param array{
     *     role: 'owner'|'admin'|'member'|'viewer'|'billing', // owner: everything; admin: everything but owners; member: the daily work; viewer: reads; billing: payouts
     *     webhooks?: 'reassign'|'end', // What becomes of the webhooks that the member created; default: reassign
     *     shareLinks?: 'reassign'|'end', // What becomes of the share links that the member created; default: end
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function changeRole(string $id, array $params, array $options = []): Types\ChangedMember
    {
        return $this->transport->json('PATCH', Transport::path('/members/%s', $id), Types\ChangedMember::class, body: (object) $params, options: $options);
    }

    /**
     * Remove a member at once.
     *
     * @param array{
     *     webhooks?: 'reassign'|'end', // What becomes of the webhooks that the member created; default: reassign
     *     shareLinks?: 'reassign'|'end', // What becomes of the share links that the member created; default: end
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function remove(string $id, array $params = [], array $options = []): Types\RemovedMember
    {
        return $this->transport->json('DELETE', Transport::path('/members/%s', $id), Types\RemovedMember::class, query: $params, options: $options);
    }

    /**
     * List member access.
     *
     * Lists the API keys, webhooks, share links and invitations that a member created, live and test. They end or
     * are reassigned when the member is removed.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\MemberAccess>
     */
    public function listAccess(string $id, array $options = []): array
    {
        return $this->transport->json('GET', Transport::path('/members/%s/access', $id), Types\MemberAccess::class, options: $options);
    }
}
