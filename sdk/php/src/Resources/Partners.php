<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc\Resources;

use Svc\Pages;
use Svc\Transport;
use Svc\Types;

/** Who promotes a program: enrollments, applications, invitations and links. */
final class Partners
{
    /** @internal */
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Enroll a partner, or update one.
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
     * List partners.
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
     * Clicks, leads, sales and earnings of a partner.
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
     * List applications that wait for an answer.
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
     * Approve an application.
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
     * Reject an application.
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
     * Ban a partner, by partnerId or tenantId.
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
     * Deactivate a partner, by partnerId or tenantId.
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
     * Invite a partner by email.
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
     * Invite partners by email.
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
     * Say of up to 100 invitations whether they would go out, and send none.
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
     * List the links of a partner.
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
     * Create a link of a partner.
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
     * Change the link of a partner that has this destination, or create it.
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
     * Make one partner of two.
     *
     * Needs `payouts.write` too: the balance of one becomes the balance of the other.
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
     * Read a partner.
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
     * Change a partner.
     *
     * Changing `email` also requires `payouts.write`, because the address controls where payouts go.
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
     * Erase a partner and keep the money records.
     *
     * Names, addresses, accounts, links, codes and mails go; commissions, payouts and the ledger stay with their
     * amounts. Answers 409 while a payout is under way, or something is unpaid and `force` is not set.
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
     * Get a link that lets a partner in, to hand it over.
     *
     * To accept the invitation, else to sign in. For an owner who is signed in to the console of a server without an
     * SMTP server.
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
     * Approve a partner.
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
     * Put a partner out of sight, who goes on earning.
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
     * Ban a partner: links stop, what is unpaid is canceled.
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
     * End the part of a partner in good terms.
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
     * Export everything about a partner as NDJSON.
     *
     * Includes account details and mails in plain text. The scope `read` does not allow it.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/partners/%s/export', $id), options: $options);
    }

    /**
     * Let a deactivated partner take part again.
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
     * Reject a partner who applied.
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
     * Bring an archived partner back.
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
     * Lift a ban; with restore, what it canceled comes back.
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
