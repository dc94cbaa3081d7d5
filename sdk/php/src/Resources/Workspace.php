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
     *     name?: string, // The name of the workspace.
     *     slug?: string, // The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The slug of a test workspace ends with `.test`.
     *     currency?: string, // The currency of reports, as a lowercase ISO 4217 code.
     *     timezone?: string, // The IANA name of the time zone. The console and analytics use it by default. Other reports and month closings are in UTC.
     *     conversionEnabled?: bool, // Whether new links track conversions by default.
     *     clientConversionsEnabled?: bool, // Whether browsers can record leads and sales with the publishable key.
     *     honorOptOut?: bool, // Whether to ignore visitors who send `Sec-GPC` or `DNT`.
     *     attributionModel?: 'first'|'last', // The attribution model: the first or the last click before the lead earns the commission.
     *     attributionWindowDays?: int|null, // The number of days after a click in which a customer can be attributed, or null for no limit.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(array $params = [], array $options = []): Types\Workspace
    {
        return $this->transport->json('PATCH', '/workspace', Types\Workspace::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the number of items that need attention: applications, fraud flags, payout drafts, partners without a
     * payout method, and failures. Each count is at most 1,000.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getAttention(array $options = []): Types\Attention
    {
        return $this->transport->json('GET', '/workspace/attention', Types\Attention::class, options: $options);
    }

    /**
     * Deletes all data of a test workspace, including its ledger and audit log. Keys, members, domains, and settings
     * are kept. Returns 409 in a live workspace.
     *
     * @param array{
     *     confirm: string, // The slug of the test workspace, to confirm that all of its data is deleted.
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
     *     parts: list<'workspace'|'hostnames'|'programs'|'rewards'|'mails'>, // The settings to copy. `workspace`: currency, time zone, tracking, and attribution. `hostnames`: adds missing hostnames. `programs`: programs and groups with their texts, but not the URLs and link domains of existing ones. `rewards`: rewards, discounts, and milestones of groups. `mails`: email templates.
     *     dryRun?: bool, // Whether to only return what would change. Defaults to false.
     *     ifState?: string, // The `state` from a dry run. Returns 409 if the settings have changed since.
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
     *     hostname: string, // A hostname such as `example.com`, `*.example.com` for all subdomains, or `localhost`.
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
     *     name: string, // A name for the key.
     *     scopes: list<string>, // The scopes of the key, which can’t exceed those of the calling key: `all`, `read`, `links.read`, `links.write`, `conversions.write`, `customers.read`, `customers.write`, `analytics.read`, `analytics.write`, `program.read`, `program.write`, `payouts.write`, `mails.read`, `mails.write`, `privacy.write`, `members.read`, `members.write`, `workspace.read`, `workspace.write`, `audit.read`.
     *     expiresAt?: string|null, // When the key expires, as an ISO 8601 time in the future. By default, it doesn’t expire.
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
     *     name: string, // A name for the key.
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
     * Rotates the publishable key. The previous key stops working immediately, or after the number of hours that you
     * specify.
     *
     * @param array{
     *     overlapHours?: int, // The number of hours that the previous key keeps working. Defaults to 0.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function rotatePublishableKey(array $params = [], array $options = []): Types\RotatePublishableKeyResult
    {
        return $this->transport->json('POST', '/workspace/publishable-key/rotate', Types\RotatePublishableKeyResult::class, body: (object) $params, options: $options);
    }
}
