<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Partner programs with their terms, landing page, and application form. */
final class Programs
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Creates a partner program with a default group.
     *
     * @param array{
     *     name: string, // The program’s name, as partners see it.
     *     url: string, // The URL that partner links lead to.
     *     slug?: string, // The slug. It can contain lowercase letters, digits, and dashes. Defaults to one based on the name.
     *     description?: string|null, // A description of the program.
     *     domain?: string|null, // One of your link domains, or null for the primary domain.
     *     currency?: string, // The currency of rewards, commissions, and payouts. Defaults to the workspace’s currency. It can’t be changed once the program has rewards.
     *     attributionModel?: 'first'|'last', // The attribution model: the first or the last click before the lead earns the commission.
     *     attributionWindowDays?: int|null, // The number of days after a click in which a customer can be attributed, or null for no limit. Defaults to 90.
     *     existingCustomers?: 'earn'|'hold'|'ignore', // How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults to `earn`.
     *     holdingPeriodDays?: int, // The number of days before a commission is payable. Defaults to 30.
     *     minPayout?: int, // The minimum payout, in minor units of the program’s currency. Defaults to 0.
     *     payoutSchedule?: array<string, mixed>,
     *     payoutApproval?: array<string, mixed>,
     *     closeAfterDays?: int|null, // The number of days after the end of a month (UTC) until it’s closed automatically. Null, the default, means that you close months yourself.
     *     creditPayouts?: 'off'|'offered'|'default'|'only', // Which partners are paid in your own product instead of with money: none, those who choose it, also those without a payout method, or all. Defaults to off.
     *     creditLabel?: string|null, // The name of the payout method for partners, such as “Store credit”.
     *     accountChangeHoldDays?: int, // The number of days that payouts are held after the partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.
     *     dailyBonusLimit?: int, // The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.
     *     autoApprove?: bool, // Whether to approve applications automatically. Defaults to false.
     *     termsUrl?: string|null, // The URL of the partner terms.
     *     helpUrl?: string|null, // The URL of a help page for partners.
     *     supportEmail?: string|null, // The support email address for partners.
     *     legalAddress?: string|null, // The name and postal address of the paying company, as shown on statements.
     *     statementNote?: string|null, // An additional note on statements, for example that they’re self-billed invoices.
     *     fraudSettings?: array<string, mixed>|null,
     *     logo?: string|null, // The URL of a logo.
     *     brandColor?: string|null, // The brand color, as `#rrggbb`.
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null, // The questions of the application form.
     *     resources?: list<mixed>|null, // Resources for partners, such as files, colors, and messages.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Program
    {
        return $this->transport->json('POST', '/programs', Types\Program::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the workspace’s programs, oldest first, including deactivated ones.
     *
     * @param array{
     *     search?: string, // Part of the name or slug.
     *     archived?: bool, // If true, only archived results. By default, only results that aren’t archived.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Program>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/programs', 'page', Types\Program::class, query: $params, options: $options);
    }

    /**
     * Retrieves a program.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $options = []): Types\Program
    {
        return $this->transport->json('GET', Transport::path('/programs/%s', $id), Types\Program::class, options: $options);
    }

    /**
     * Updates a program. Existing customers and commissions keep their terms.
     *
     * @param array{
     *     name?: string, // The program’s name, as partners see it.
     *     url?: string, // The URL that partner links lead to.
     *     slug?: string, // The slug. It can contain lowercase letters, digits, and dashes. Defaults to one based on the name.
     *     description?: string|null, // A description of the program.
     *     domain?: string|null, // One of your link domains, or null for the primary domain.
     *     currency?: string, // The currency of rewards, commissions, and payouts. Defaults to the workspace’s currency. It can’t be changed once the program has rewards.
     *     attributionModel?: 'first'|'last', // The attribution model: the first or the last click before the lead earns the commission.
     *     attributionWindowDays?: int|null, // The number of days after a click in which a customer can be attributed, or null for no limit. Defaults to 90.
     *     existingCustomers?: 'earn'|'hold'|'ignore', // How to treat customers that you knew before they clicked: `earn` pays as usual, `hold` holds commissions for review, and `ignore` pays nothing. Defaults to `earn`.
     *     holdingPeriodDays?: int, // The number of days before a commission is payable. Defaults to 30.
     *     minPayout?: int, // The minimum payout, in minor units of the program’s currency. Defaults to 0.
     *     payoutSchedule?: array<string, mixed>,
     *     payoutApproval?: array<string, mixed>,
     *     closeAfterDays?: int|null, // The number of days after the end of a month (UTC) until it’s closed automatically. Null, the default, means that you close months yourself.
     *     creditPayouts?: 'off'|'offered'|'default'|'only', // Which partners are paid in your own product instead of with money: none, those who choose it, also those without a payout method, or all. Defaults to off.
     *     creditLabel?: string|null, // The name of the payout method for partners, such as “Store credit”.
     *     accountChangeHoldDays?: int, // The number of days that payouts are held after the partner’s email address or payout method changes. 0 means no hold. Defaults to 3. Lowering it requires `payouts.write`.
     *     dailyBonusLimit?: int, // The maximum total of manual commissions per day (UTC) for keys without `payouts.write`, in minor units of the program’s currency. Defaults to 100,000. Raising it requires `payouts.write`.
     *     autoApprove?: bool, // Whether to approve applications automatically. Defaults to false.
     *     termsUrl?: string|null, // The URL of the partner terms.
     *     helpUrl?: string|null, // The URL of a help page for partners.
     *     supportEmail?: string|null, // The support email address for partners.
     *     legalAddress?: string|null, // The name and postal address of the paying company, as shown on statements.
     *     statementNote?: string|null, // An additional note on statements, for example that they’re self-billed invoices.
     *     fraudSettings?: array<string, mixed>|null,
     *     logo?: string|null, // The URL of a logo.
     *     brandColor?: string|null, // The brand color, as `#rrggbb`.
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null, // The questions of the application form.
     *     resources?: list<mixed>|null, // Resources for partners, such as files, colors, and messages.
     *     ifUpdatedAt?: string, // The `updatedAt` that you last read. Returns 409 if someone has changed the program since.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Program
    {
        return $this->transport->json('PATCH', Transport::path('/programs/%s', $id), Types\Program::class, body: (object) $params, options: $options);
    }

    /**
     * Deactivates a program and hides it from lists. Archived programs don’t count toward plan limits. Links still
     * redirect, and commissions that partners have already earned are still paid, including scheduled payouts.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archive(string $id, array $options = []): Types\Program
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/archive', $id), Types\Program::class, options: $options);
    }

    /**
     * Stops new earnings and offers in a program. Links still redirect, and commissions that partners have already
     * earned are still paid.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deactivate(string $id, array $options = []): Types\Program
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/deactivate', $id), Types\Program::class, options: $options);
    }

    /**
     * Reactivates a deactivated program, so that partners earn commissions again.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function reactivate(string $id, array $options = []): Types\Program
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/reactivate', $id), Types\Program::class, options: $options);
    }

    /**
     * Returns a program’s clicks, leads, sales, and the amount it owes partners.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function getStats(string $id, array $options = []): Types\ProgramStat
    {
        return $this->transport->json('GET', Transport::path('/programs/%s/stats', $id), Types\ProgramStat::class, options: $options);
    }

    /**
     * Restores an archived program. The program stays deactivated until you reactivate it. Returns 403 if the plan’s
     * limit is reached.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function unarchive(string $id, array $options = []): Types\Program
    {
        return $this->transport->json('POST', Transport::path('/programs/%s/unarchive', $id), Types\Program::class, options: $options);
    }
}
