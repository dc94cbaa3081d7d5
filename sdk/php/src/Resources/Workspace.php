<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Settings, allowed hostnames and keys. */
final class Workspace
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Which steps of the setup are done, as the server has seen it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getSetupChecklist(array $options = []): Types\SetupChecklist
    {
        return $this->transport->json('GET', '/setup-checklist', Types\SetupChecklist::class, options: $options);
    }

    /**
     * Get the workspace.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(array $options = []): Types\Workspace
    {
        return $this->transport->json('GET', '/workspace', Types\Workspace::class, options: $options);
    }

    /**
     * Change the workspace's settings.
     *
     * @param array{
     *     name?: string, // What people call it
     *     slug?: string, // At most 48 lower-case letters, digits and dashes; unique on this server. That of a test workspace ends with .test
     *     currency?: string, // The currency of reports, ISO 4217 in lower case
     *     timezone?: string, // An IANA name. Its days are those of analytics that name no time zone, and the console shows and reads all times in it; other reports are in UTC unless the call names a time zone, and months are closed in UTC
     *     conversionEnabled?: bool, // Links created while it is on track conversions unless the call says otherwise
     *     clientConversionsEnabled?: bool, // Whether browsers may record leads and sales with the publishable key
     *     honorOptOut?: bool, // Do not record visitors who send Sec-GPC or DNT
     *     attributionModel?: 'first'|'last', // Which click of a customer earns: the first or the last before the lead
     *     attributionWindowDays?: int|null, // Days after which a click earns nothing any more; null: never
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(array $params = [], array $options = []): Types\Workspace
    {
        return $this->transport->json('PATCH', '/workspace', Types\Workspace::class, body: (object) $params, options: $options);
    }

    /**
     * Delete all data of a test workspace.
     *
     * @param array{
     *     confirm: string, // The slug of the test workspace: everything in it is deleted
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function clearTestData(array $params, array $options = []): Types\Workspace
    {
        return $this->transport->json('POST', '/workspace/clear-test-data', Types\Workspace::class, body: (object) $params, options: $options);
    }

    /**
     * Copy settings from the live workspace into its test workspace, or back.
     *
     * Called in the workspace that is changed; the other one is read. Programs, rewards and mails also need
     * program.write.
     *
     * @param array{
     *     parts: list<'workspace'|'hostnames'|'programs'|'rewards'|'mails'>, // workspace: currency, time zone, tracking and attribution; hostnames: those that are missing are added; programs: programs and groups with their texts, but not the addresses and link domains of those that exist; rewards: rewards, discounts and milestones of groups; mails: the words of mails to partners
     *     dryRun?: bool, // true: says what would change, and changes nothing. Default: false
     *     ifState?: string, // The state that a dry run answered: 409 when settings were changed since
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function copySettings(array $params, array $options = []): Types\CopiedSettings
    {
        return $this->transport->json('POST', '/workspace/copy-settings', Types\CopiedSettings::class, body: (object) $params, options: $options);
    }

    /**
     * List the allowed hostnames.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Hostname>
     */
    public function listHostnames(array $options = []): array
    {
        return $this->transport->json('GET', '/workspace/hostnames', Types\Hostname::class, options: $options);
    }

    /**
     * Allow a hostname.
     *
     * @param array{
     *     hostname: string, // example.com, *.example.com (every host below it) or localhost
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function addHostname(array $params, array $options = []): Types\Hostname
    {
        return $this->transport->json('POST', '/workspace/hostnames', Types\Hostname::class, body: (object) $params, options: $options);
    }

    /**
     * Remove an allowed hostname.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function removeHostname(string $hostname, array $options = []): Types\Hostname
    {
        return $this->transport->json('DELETE', Transport::path('/workspace/hostnames/%s', $hostname), Types\Hostname::class, options: $options);
    }

    /**
     * List the secret keys.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Key>
     */
    public function listKeys(array $options = []): array
    {
        return $this->transport->json('GET', '/workspace/keys', Types\Key::class, options: $options);
    }

    /**
     * Create a secret key, shown once.
     *
     * @param array{
     *     name: string, // What it is for
     *     scopes: list<string>, // Some of all, read, links.read, links.write, conversions.write, customers.read, customers.write, analytics.read, analytics.write, program.read, program.write, payouts.write, mails.read, mails.write, privacy.write, members.read, members.write, workspace.read, workspace.write, audit.read; no more than the calling key has
     *     expiresAt?: string|null, // ISO 8601, in the future; default: never
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createKey(array $params, array $options = []): Types\CreateKeyResult
    {
        return $this->transport->json('POST', '/workspace/keys', Types\CreateKeyResult::class, body: (object) $params, options: $options);
    }

    /**
     * Rename a secret key.
     *
     * @param array{
     *     name: string, // What it is for
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function renameKey(string $id, array $params, array $options = []): Types\Key
    {
        return $this->transport->json('PATCH', Transport::path('/workspace/keys/%s', $id), Types\Key::class, body: (object) $params, options: $options);
    }

    /**
     * Revoke a secret key at once.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeKey(string $id, array $options = []): Types\RevokeKeyResult
    {
        return $this->transport->json('DELETE', Transport::path('/workspace/keys/%s', $id), Types\RevokeKeyResult::class, options: $options);
    }

    /**
     * What the plan includes and how much is used.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getPlan(array $options = []): Types\PlanUse
    {
        return $this->transport->json('GET', '/workspace/plan', Types\PlanUse::class, options: $options);
    }

    /**
     * Replace the publishable key.
     *
     * @param array{
     *     overlapHours?: int, // How long the old key goes on working; default 0
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function rotatePublishableKey(array $params = [], array $options = []): Types\RotatePublishableKeyResult
    {
        return $this->transport->json('POST', '/workspace/publishable-key/rotate', Types\RotatePublishableKeyResult::class, body: (object) $params, options: $options);
    }
}
