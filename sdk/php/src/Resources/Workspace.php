<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Transport;
use Svc\Types;

/** Workspace settings, allowed hostnames, and API keys. */
final class Workspace
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Returns the setup steps and which of them are complete.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getSetupChecklist(array $options = []): Types\SetupChecklist
    {
        return $this->transport->json('GET', '/setup-checklist', Types\SetupChecklist::class, options: $options);
    }

    /**
     * Retrieves the workspace and its settings.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(array $options = []): Types\Workspace
    {
        return $this->transport->json('GET', '/workspace', Types\Workspace::class, options: $options);
    }

    /**
     * Updates the workspace’s settings. Fields that you omit keep their values.
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
     * Deletes all data of a test workspace, including its ledger and audit log. Keys, members, domains, and settings
     * are kept. Returns 409 in a live workspace.
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
     * Copies settings between the live workspace and its test workspace. Call it in the workspace that you want to
     * change. Copying programs, rewards, and emails also requires `program.write`. Copies all settings or none.
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
     * Returns the hostnames whose pages can use the publishable key.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Hostname>
     */
    public function listHostnames(array $options = []): array
    {
        return $this->transport->json('GET', '/workspace/hostnames', Types\Hostname::class, options: $options);
    }

    /**
     * Allows pages on a hostname to use the publishable key. Adding an existing hostname has no effect.
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
     * Removes an allowed hostname. Its pages can no longer use the publishable key.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function removeHostname(string $hostname, array $options = []): Types\Hostname
    {
        return $this->transport->json('DELETE', Transport::path('/workspace/hostnames/%s', $hostname), Types\Hostname::class, options: $options);
    }

    /**
     * Returns secret API keys that haven’t been revoked, newest first.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\Key>
     */
    public function listKeys(array $options = []): array
    {
        return $this->transport->json('GET', '/workspace/keys', Types\Key::class, options: $options);
    }

    /**
     * Creates a secret API key. The key is returned only once. Repeating the call with the same `Idempotency-Key`
     * header returns an error that names the key, so that you can revoke it.
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
     * Renames a secret API key. Its scopes can’t be changed.
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
     * Revokes a secret API key immediately. A key can revoke itself.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function revokeKey(string $id, array $options = []): Types\RevokeKeyResult
    {
        return $this->transport->json('DELETE', Transport::path('/workspace/keys/%s', $id), Types\RevokeKeyResult::class, options: $options);
    }

    /**
     * Retrieves the workspace’s plan with its limits and current usage.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getPlan(array $options = []): Types\PlanUse
    {
        return $this->transport->json('GET', '/workspace/plan', Types\PlanUse::class, options: $options);
    }

    /**
     * Replaces the publishable key. The previous key stops working immediately, or after the number of hours that
     * you specify.
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
