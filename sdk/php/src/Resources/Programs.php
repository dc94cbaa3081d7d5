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
     *     name: string, // What partners call it
     *     url: string, // Where the links of its partners lead: an http(s) address
     *     slug?: string, // Lower-case letters, digits and dashes; default: made from the name
     *     description?: string|null, // What it offers
     *     domain?: string|null, // One of your link domains; null: your primary one
     *     currency?: string, // Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards
     *     attributionModel?: 'first'|'last', // Which click of a customer earns: the first or the last before the lead
     *     attributionWindowDays?: int|null, // Days after which a click earns nothing any more; null: never. Default: 90
     *     existingCustomers?: 'earn'|'hold'|'ignore', // What partners get for customers whom you knew before they clicked: earn pays as for others, hold holds the commissions for review, ignore pays nothing. Default: earn
     *     holdingPeriodDays?: int, // Before a commission is due; default: 30
     *     minPayout?: int, // The least that is paid out, in minor units of its currency; default: 0
     *     payoutSchedule?: array<string, mixed>,
     *     payoutApproval?: array<string, mixed>,
     *     closeAfterDays?: int|null, // Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it
     *     creditPayouts?: 'off'|'offered'|'default'|'only', // Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
     *     creditLabel?: string|null, // What partners read for it, such as store credit
     *     accountChangeHoldDays?: int, // Days that payouts are held after a change of the partner’s email address or payout method; 0: they do not. Default: 3. Fewer need the scope payouts.write
     *     dailyBonusLimit?: int, // What keys without the scope payouts.write may give by hand on one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope payouts.write
     *     autoApprove?: bool, // Whether applications are approved at once; default: false
     *     termsUrl?: string|null, // The conditions that partners accept
     *     helpUrl?: string|null, // Where partners find help
     *     supportEmail?: string|null, // Whom partners write to
     *     legalAddress?: string|null, // Name and postal address of who pays, as statements say it
     *     statementNote?: string|null, // What statements say besides, such as that they are invoices issued by self-billing
     *     fraudSettings?: array<string, mixed>|null,
     *     logo?: string|null, // The http(s) address of a picture
     *     brandColor?: string|null, // #rrggbb
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null,
     *     resources?: list<mixed>|null,
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
     *     search?: string, // In name and slug
     *     archived?: bool, // true: only archived ones. Default: the others
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
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
     *     name?: string, // What partners call it
     *     url?: string, // Where the links of its partners lead: an http(s) address
     *     slug?: string, // Lower-case letters, digits and dashes; default: made from the name
     *     description?: string|null, // What it offers
     *     domain?: string|null, // One of your link domains; null: your primary one
     *     currency?: string, // Of its rewards, commissions and payouts; default: the workspace’s. It stays once there are rewards
     *     attributionModel?: 'first'|'last', // Which click of a customer earns: the first or the last before the lead
     *     attributionWindowDays?: int|null, // Days after which a click earns nothing any more; null: never. Default: 90
     *     existingCustomers?: 'earn'|'hold'|'ignore', // What partners get for customers whom you knew before they clicked: earn pays as for others, hold holds the commissions for review, ignore pays nothing. Default: earn
     *     holdingPeriodDays?: int, // Before a commission is due; default: 30
     *     minPayout?: int, // The least that is paid out, in minor units of its currency; default: 0
     *     payoutSchedule?: array<string, mixed>,
     *     payoutApproval?: array<string, mixed>,
     *     closeAfterDays?: int|null, // Days after the end of a month (UTC) until it is closed by itself; null, the default: only when you close it
     *     creditPayouts?: 'off'|'offered'|'default'|'only', // Who is paid in your own product instead of with money: nobody, those who choose it, also those without a payout method, or everybody; default: off
     *     creditLabel?: string|null, // What partners read for it, such as store credit
     *     accountChangeHoldDays?: int, // Days that payouts are held after a change of the partner’s email address or payout method; 0: they do not. Default: 3. Fewer need the scope payouts.write
     *     dailyBonusLimit?: int, // What keys without the scope payouts.write may give by hand on one day (UTC), all together, in minor units of its currency; default: 100000. More needs the scope payouts.write
     *     autoApprove?: bool, // Whether applications are approved at once; default: false
     *     termsUrl?: string|null, // The conditions that partners accept
     *     helpUrl?: string|null, // Where partners find help
     *     supportEmail?: string|null, // Whom partners write to
     *     legalAddress?: string|null, // Name and postal address of who pays, as statements say it
     *     statementNote?: string|null, // What statements say besides, such as that they are invoices issued by self-billing
     *     fraudSettings?: array<string, mixed>|null,
     *     logo?: string|null, // The http(s) address of a picture
     *     brandColor?: string|null, // #rrggbb
     *     landing?: array<string, mixed>|null,
     *     applicationForm?: list<mixed>|null,
     *     resources?: list<mixed>|null,
     *     ifUpdatedAt?: string, // The updatedAt that was read: 409 when somebody has changed the program since
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
