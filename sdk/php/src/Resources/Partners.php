<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Partners of a program, with their applications, invitations, and links. */
final class Partners
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Enrolls a partner in a program as approved, or updates the partner with this email address. An existing ban,
     * rejection, or deactivation stays in effect.
     *
     * @param array{
     *     email: string,
     *     name?: string|null, // Full name, or that of the company. Default: the e-mail address
     *     username?: string|null, // Unique in the workspace; the key of the first link is made of it
     *     image?: string|null, // An http or https address of a picture
     *     country?: string|null, // Two letters (ISO 3166-1)
     *     companyName?: string|null, // The legal name of a company
     *     address?: string|null, // The postal address, as statements say it
     *     description?: string|null, // Who the partner is
     *     locale?: string|null, // The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in
     *     tenantId?: string|null, // Your own id of the partner
     *     groupId?: string|null, // Default: the group "default"
     *     linkProps?: array<string, mixed>,
     *     referredById?: string|null, // The enrollmentId of the partner who brought this one: earns by referral rewards
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function create(array $params, array $options = []): Types\Partner
    {
        return $this->transport->json('POST', '/partners', Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Returns a program’s partners, sorted by sales by default.
     *
     * @param array{
     *     programId?: string, // Default: the oldest program that is not deactivated
     *     status?: 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned',
     *     groupId?: string,
     *     country?: string,
     *     tenantId?: string,
     *     email?: string, // Exactly this address
     *     search?: string, // Part of the name, e-mail address, company or id
     *     sortBy?: 'createdAt'|'totalClicks'|'totalLeads'|'totalConversions'|'totalSales'|'totalSaleAmount'|'totalCommissions', // Default: totalSaleAmount
     *     sortOrder?: 'asc'|'desc', // Default: desc
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\Partner>
     */
    public function list(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/partners', 'page', Types\Partner::class, query: $params, options: $options);
    }

    /**
     * Returns a partner’s clicks, leads, sales, and earnings.
     *
     * @param array{
     *     partnerId?: string, // pn_…
     *     tenantId?: string, // Your own id of the partner
     *     programId?: string, // Default: the oldest program that is not deactivated
     *     groupBy?: 'count'|'timeseries'|'top_links', // Default: count
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all',
     *     start?: string, // A date or time in ISO 8601; without an offset it is local to the time zone
     *     end?: string, // A date includes its whole day. Default: now
     *     timezone?: string, // IANA name; default UTC
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\RetrievePartnerAnalyticsResult>|Types\RetrievePartnerAnalyticsResultOption2
     */
    public function retrieveAnalytics(array $params = [], array $options = []): mixed
    {
        return $this->transport->json('GET', '/partners/analytics', query: $params, options: $options);
    }

    /**
     * Returns pending applications, oldest first.
     *
     * @param array{
     *     programId?: string, // Default: the oldest program that is not deactivated
     *     groupId?: string,
     *     country?: string,
     *     page?: int, // From 1; default 1
     *     pageSize?: int, // Default: the largest, 100
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PartnerApplication>
     */
    public function listApplications(array $params = [], array $options = []): Pages
    {
        return $this->transport->pages('/partners/applications', 'page', Types\PartnerApplication::class, query: $params, options: $options);
    }

    /**
     * Approves a partner’s application to a program. The partner gets links and starts earning commissions.
     *
     * @param array{
     *     partnerId: string, // pn_…
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     groupId?: string|null, // The group to put the partner into
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function approveApplication(array $params, array $options = []): Types\ApprovePartnerApplicationResult
    {
        return $this->transport->json('POST', '/partners/applications/approve', Types\ApprovePartnerApplicationResult::class, body: (object) $params, options: $options);
    }

    /**
     * Rejects a partner’s application to a program.
     *
     * @param array{
     *     partnerId: string, // pn_…
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     rejectionReason?: 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other',
     *     rejectionNote?: string|null, // The partner reads it
     *     reapplicationTimeframe?: 'instant'|'standard'|'never', // When the partner may apply again; standard: after 30 days. Default: standard
     *     flagForFraud?: bool, // Not supported: ban the partner instead
     *     flagForFraudReason?: string, // Not used
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function rejectApplication(array $params, array $options = []): Types\ApprovePartnerApplicationResult
    {
        return $this->transport->json('POST', '/partners/applications/reject', Types\ApprovePartnerApplicationResult::class, body: (object) $params, options: $options);
    }

    /**
     * Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions are
     * canceled.
     *
     * @param array{
     *     partnerId?: string|null, // pn_…
     *     tenantId?: string|null, // Your own id of the partner
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     reason: 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse',
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function ban(array $params, array $options = []): Types\BanPartnerResult
    {
        return $this->transport->json('POST', '/partners/ban', Types\BanPartnerResult::class, body: (object) $params, options: $options);
    }

    /**
     * Deactivates the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions
     * are still paid.
     *
     * @param array{
     *     partnerId?: string|null, // pn_…
     *     tenantId?: string|null, // Your own id of the partner
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deactivate(array $params = [], array $options = []): Types\BanPartnerResult
    {
        return $this->transport->json('POST', '/partners/deactivate', Types\BanPartnerResult::class, body: (object) $params, options: $options);
    }

    /**
     * Invites a partner to a program by email. The partner’s links work and earn commissions before the invitation
     * is accepted.
     *
     * @param array{
     *     email: string,
     *     name?: string|null, // Full name, or that of the company. Default: the e-mail address
     *     username?: string|null, // Unique in the workspace; the key of the first link is made of it
     *     image?: string|null, // An http or https address of a picture
     *     country?: string|null, // Two letters (ISO 3166-1)
     *     companyName?: string|null, // The legal name of a company
     *     address?: string|null, // The postal address, as statements say it
     *     description?: string|null, // Who the partner is
     *     locale?: string|null, // The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in
     *     tenantId?: string|null, // Your own id of the partner
     *     groupId?: string|null, // Default: the group "default"
     *     linkProps?: array<string, mixed>,
     *     note?: string|null, // From you; stands in the mail
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function invite(array $params, array $options = []): Types\InvitedPartner
    {
        return $this->transport->json('POST', '/partners/invite', Types\InvitedPartner::class, body: (object) $params, options: $options);
    }

    /**
     * Invites partners to a program by email. The response contains the result for each item.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     invitations: list<array<string, mixed>>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\InvitedPartner|Types\BulkInvitePartnersResultFailure>
     */
    public function bulkInvite(array $params, array $options = []): array
    {
        return $this->transport->json('POST', '/partners/invite/bulk', body: (object) $params, options: $options);
    }

    /**
     * Checks up to 100 invitations and returns which of them would be sent. Nothing is sent.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     invitations: list<array<string, mixed>>,
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\CheckInvitationsResult>
     */
    public function checkInvitations(array $params, array $options = []): array
    {
        return $this->transport->json('POST', '/partners/invite/check', Types\CheckInvitationsResult::class, body: (object) $params, options: $options);
    }

    /**
     * Returns a partner’s links.
     *
     * @param array{
     *     partnerId?: string, // pn_…
     *     tenantId?: string, // Your own id of the partner
     *     programId?: string, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return list<Types\PartnerLink>
     */
    public function listLinks(array $params = [], array $options = []): array
    {
        return $this->transport->json('GET', '/partners/links', Types\PartnerLink::class, query: $params, options: $options);
    }

    /**
     * Creates a link for a partner. Returns 403 if the group’s link limit is reached.
     *
     * @param array{
     *     partnerId?: string|null, // pn_…
     *     tenantId?: string|null, // Your own id of the partner
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     key?: string, // Default: 7 random characters
     *     comments?: string|null, // Notes of yours
     *     linkProps?: array<string, mixed>,
     *     url?: string|null, // The destination: on the host of the program, or one that the group allows
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createLink(array $params = [], array $options = []): Types\CreatePartnerLinkResult
    {
        return $this->transport->json('POST', '/partners/links', Types\CreatePartnerLinkResult::class, body: (object) $params, options: $options);
    }

    /**
     * Updates the partner’s link to this destination, or creates a link if none exists.
     *
     * @param array{
     *     partnerId?: string|null, // pn_…
     *     tenantId?: string|null, // Your own id of the partner
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     key?: string, // Default: 7 random characters
     *     comments?: string|null, // Notes of yours
     *     linkProps?: array<string, mixed>,
     *     url: string, // The destination: on the host of the program, or one that the group allows
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function upsertLink(array $params, array $options = []): Types\CreatePartnerLinkResult
    {
        return $this->transport->json('PUT', '/partners/links/upsert', Types\CreatePartnerLinkResult::class, body: (object) $params, options: $options);
    }

    /**
     * Merges two partners into one. The balance, links, codes, and customers move to the target partner. Also
     * requires `payouts.write`. Returns 409 if a payout of either partner is in progress.
     *
     * @param array{
     *     fromPartnerId: string, // Ends
     *     intoPartnerId: string, // Stays, and takes everything over
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function merge(array $params, array $options = []): Types\MergePartnersResult
    {
        return $this->transport->json('POST', '/partners/merge', Types\MergePartnersResult::class, body: (object) $params, options: $options);
    }

    /**
     * Retrieves a partner by ID or by tenant ID.
     *
     * @param array{
     *     programId?: string, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function get(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('GET', Transport::path('/partners/%s', $id), Types\Partner::class, query: $params, options: $options);
    }

    /**
     * Updates a partner. Fields that you omit keep their values. Changing `email` also requires `payouts.write`,
     * because the address controls where payouts go.
     *
     * @param array{
     *     email?: string,
     *     name?: string|null, // Full name, or that of the company. Default: the e-mail address
     *     username?: string|null, // Unique in the workspace; the key of the first link is made of it
     *     image?: string|null, // An http or https address of a picture
     *     country?: string|null, // Two letters (ISO 3166-1)
     *     companyName?: string|null, // The legal name of a company
     *     address?: string|null, // The postal address, as statements say it
     *     description?: string|null, // Who the partner is
     *     locale?: string|null, // The language of mails, and how figures are written (BCP 47): pt-BR. Default: what the partner first reads the dashboard in
     *     tenantId?: string|null, // Your own id of the partner
     *     groupId?: string|null, // Default: the group "default"
     *     groupLocked?: bool, // No rule moves the partner to another group
     *     listed?: bool, // Agreed to be shown on the leaderboard with name and earnings
     *     sharesCustomers?: bool, // Sees customers' e-mail addresses unmasked
     *     referredById?: string|null, // The enrollmentId of the partner who brought this one: earns by referral rewards
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function update(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('PATCH', Transport::path('/partners/%s', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Erases a partner’s personal data, including names, addresses, accounts, links, codes, and emails. Commissions,
     * payouts, and ledger amounts are kept. Returns 409 if a payout is in progress, or if the partner has an unpaid
     * balance and `force` isn’t set.
     *
     * @param array{
     *     force?: bool, // Erase although something is unpaid: it is canceled. Needs `payouts.write` too. Default: false
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function erase(string $id, array $params = [], array $options = []): Types\ErasePartnerResult
    {
        return $this->transport->json('DELETE', Transport::path('/partners/%s', $id), Types\ErasePartnerResult::class, query: $params, options: $options);
    }

    /**
     * Creates a one-time link that accepts the partner’s invitation or signs the partner in. Available only to
     * owners in the console, and only if the server can’t send email.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createAccessLink(string $id, array $params = [], array $options = []): Types\AccessLink
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/access-link', $id), Types\AccessLink::class, body: (object) $params, options: $options);
    }

    /**
     * Approves a pending or rejected partner. Their links start working and earning commissions.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     groupId?: string|null, // The group to put the partner into
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function approve(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/approve', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Hides a partner from lists. Their links still work and earn commissions.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function archiveById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/archive', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Bans a partner. Their links stop working, and unpaid commissions are canceled.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     reason: 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse',
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function banById(string $id, array $params, array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/ban', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Ends a partner’s participation in a program. Their links stop working, and unpaid commissions are still paid.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deactivateById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/deactivate', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Exports all data about a partner as NDJSON, including payout account details and emails in plain text. The
     * broad `read` scope isn’t sufficient.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/partners/%s/export', $id), options: $options);
    }

    /**
     * Reactivates a deactivated partner. Their links work and earn commissions again.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function reactivateById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/reactivate', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Rejects a pending partner.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     rejectionReason?: 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other',
     *     rejectionNote?: string|null, // The partner reads it
     *     reapplicationTimeframe?: 'instant'|'standard'|'never', // When the partner may apply again; standard: after 30 days. Default: standard
     *     flagForFraud?: bool, // Not supported: ban the partner instead
     *     flagForFraudReason?: string, // Not used
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function reject(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/reject', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Restores an archived partner to lists.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function unarchiveById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/unarchive', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Lifts a partner’s ban. With `restore`, commissions that the ban canceled are restored.
     *
     * @param array{
     *     programId?: string|null, // Default: the oldest program that is not deactivated
     *     restore?: bool, // Restores the commissions that the ban canceled, less what was refunded since; also afterwards, and once only. Default: false
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function unbanById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/unban', $id), Types\Partner::class, body: (object) $params, options: $options);
    }
}
