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
     *     email: string, // The partner’s email address.
     *     name?: string|null, // The full name or company name. Defaults to the email address.
     *     username?: string|null, // The username, unique in the workspace. The key of the first link is based on it.
     *     image?: string|null, // The URL of a picture.
     *     country?: string|null, // The two-letter country code (ISO 3166-1).
     *     companyName?: string|null, // The legal name of the company.
     *     address?: string|null, // The postal address, as shown on statements.
     *     description?: string|null, // A description of the partner.
     *     locale?: string|null, // The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     groupId?: string|null, // The ID of the group. Defaults to the default group.
     *     linkProps?: array<string, mixed>,
     *     tagIds?: list<string>, // The IDs of the partner’s tags. An existing partner keeps its other tags.
     *     ownerId?: string|null, // The ID of the member who is responsible for the partner.
     *     referredById?: string|null, // The `enrollmentId` of the referring partner, who earns referral rewards.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     programId?: string, // The ID of the program. Defaults to the oldest active program.
     *     status?: 'pending'|'approved'|'rejected'|'invited'|'declined'|'archived'|'deactivated'|'banned', // Only results with this status.
     *     groupId?: string, // Only results of this group.
     *     country?: string, // Only partners in this country, as a two-letter code (ISO 3166-1).
     *     tagIds?: string, // Partners with at least one of these tags: IDs, separated by commas.
     *     ownerId?: string, // The ID of a member, or `none` for no owner.
     *     tenantId?: string, // Only results for the partner with this tenant ID.
     *     email?: string, // Only the partner with exactly this email address.
     *     search?: string, // Part of the name, email address, company, or ID.
     *     sortBy?: 'createdAt'|'totalClicks'|'totalLeads'|'totalConversions'|'totalSales'|'totalSaleAmount'|'totalCommissions', // The field to sort by. Defaults to `totalSaleAmount`.
     *     sortOrder?: 'asc'|'desc', // The sort order. Defaults to `desc`.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     partnerId?: string, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string, // Your own ID of the partner.
     *     programId?: string, // The ID of the program. Defaults to the oldest active program.
     *     groupBy?: 'count'|'timeseries'|'top_links', // How to group the results. Defaults to `count`.
     *     interval?: '24h'|'7d'|'30d'|'90d'|'1y'|'mtd'|'qtd'|'ytd'|'all', // A predefined time range. `start` and `end` take precedence.
     *     start?: string, // The start of the time range, as an ISO 8601 date or time. Without an offset, it’s in the time zone.
     *     end?: string, // The end of the time range. A date includes the whole day. Defaults to now.
     *     timezone?: string, // The IANA name of the time zone. Defaults to UTC.
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
     *     programId?: string, // The ID of the program. Defaults to the oldest active program.
     *     groupId?: string, // Only results of this group.
     *     country?: string, // Only partners in this country, as a two-letter code (ISO 3166-1).
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
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
     *     partnerId: string, // The partner’s ID, such as `pn_…`.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     groupId?: string|null, // The ID of the group for the partner.
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
     *     partnerId: string, // The partner’s ID, such as `pn_…`.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     rejectionReason?: 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other', // The reason, which only your team sees.
     *     rejectionNote?: string|null, // A note that the partner sees.
     *     reapplicationTimeframe?: 'instant'|'standard'|'never', // When the partner can apply again. `standard` is after 30 days. Defaults to `standard`.
     *     flagForFraud?: bool, // Not supported. Ban the partner instead.
     *     flagForFraudReason?: string, // Not used.
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
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     reason: 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse', // The reason, which the partner sees.
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
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     email: string, // The partner’s email address.
     *     name?: string|null, // The full name or company name. Defaults to the email address.
     *     username?: string|null, // The username, unique in the workspace. The key of the first link is based on it.
     *     image?: string|null, // The URL of a picture.
     *     country?: string|null, // The two-letter country code (ISO 3166-1).
     *     companyName?: string|null, // The legal name of the company.
     *     address?: string|null, // The postal address, as shown on statements.
     *     description?: string|null, // A description of the partner.
     *     locale?: string|null, // The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     groupId?: string|null, // The ID of the group. Defaults to the default group.
     *     linkProps?: array<string, mixed>,
     *     note?: string|null, // A personal note in the email.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     invitations: list<array<string, mixed>>, // The invitations, up to 100.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     invitations: list<array<string, mixed>>, // The invitations, up to 100.
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
     *     partnerId?: string, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string, // Your own ID of the partner.
     *     programId?: string, // The ID of the program. Defaults to the oldest active program.
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
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     key?: string, // The key. Defaults to 7 random characters.
     *     comments?: string|null, // Your own notes.
     *     linkProps?: array<string, mixed>,
     *     url?: string|null, // The destination URL. It must be on the program’s site or another destination that the group allows.
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
     *     partnerId?: string|null, // The partner’s ID, such as `pn_…`.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     key?: string, // The key. Defaults to 7 random characters.
     *     comments?: string|null, // Your own notes.
     *     linkProps?: array<string, mixed>,
     *     url: string, // The destination URL. It must be on the program’s site or another destination that the group allows.
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
     *     fromPartnerId: string, // The ID of the partner to merge. It’s removed.
     *     intoPartnerId: string, // The ID of the partner to keep.
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
     *     programId?: string, // The ID of the program. Defaults to the oldest active program.
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
     *     email?: string, // The partner’s email address.
     *     name?: string|null, // The full name or company name. Defaults to the email address.
     *     username?: string|null, // The username, unique in the workspace. The key of the first link is based on it.
     *     image?: string|null, // The URL of a picture.
     *     country?: string|null, // The two-letter country code (ISO 3166-1).
     *     companyName?: string|null, // The legal name of the company.
     *     address?: string|null, // The postal address, as shown on statements.
     *     description?: string|null, // A description of the partner.
     *     locale?: string|null, // The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
     *     tagIds?: list<string>, // The IDs of the partner’s tags.
     *     ownerId?: string|null, // The ID of the member who is responsible for the partner.
     *     tenantId?: string|null, // Your own ID of the partner.
     *     groupId?: string|null, // The ID of the group. Defaults to the default group.
     *     groupLocked?: bool, // Whether rules are prevented from moving the partner to another group.
     *     listed?: bool, // Whether the partner agreed to show their name and earnings on the leaderboard.
     *     sharesCustomers?: bool, // Whether the partner sees customers’ full email addresses.
     *     referredById?: string|null, // The `enrollmentId` of the referring partner, who earns referral rewards.
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     ifUpdatedAt?: string, // The `updatedAt` that you last read. Returns 409 if someone has changed the object since.
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
     *     force?: bool, // Whether to erase a partner with an unpaid balance, which is then canceled. Also requires `payouts.write`. Defaults to false.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createAccessLink(string $id, array $params = [], array $options = []): Types\AccessLink
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/access-link', $id), Types\AccessLink::class, body: (object) $params, options: $options);
    }

    /**
     * Returns what happened to a partner in all programs, newest first: applications, changes, links, first events,
     * payouts, emails, and notes. Emails also require `mails.read`.
     *
     * @param array{
     *     kinds?: string, // The kinds of entries to return, separated by commas. Defaults to all kinds.
     *     pageSize?: int, // The number of entries to return. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last entry on the previous page.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PartnerActivity>
     */
    public function listActivity(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/partners/%s/activity', $id), 'id', Types\PartnerActivity::class, query: $params, options: $options);
    }

    /**
     * Approves a pending or rejected partner. Their links start working and earning commissions.
     *
     * @param array{
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     groupId?: string|null, // The ID of the group for the partner.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     reason: 'tos_violation'|'inappropriate_content'|'fake_traffic'|'fraud'|'spam'|'brand_abuse', // The reason, which the partner sees.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deactivateById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/deactivate', $id), Types\Partner::class, body: (object) $params, options: $options);
    }

    /**
     * Exports all data about a partner as NDJSON, including payout method details and emails in plain text. The
     * broad `read` scope isn’t sufficient.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function export(string $id, array $options = []): string
    {
        return $this->transport->text('GET', Transport::path('/partners/%s/export', $id), options: $options);
    }

    /**
     * Creates a note about a partner. Partners never see notes.
     *
     * @param array{
     *     text: string, // The text of the note, as plain text.
     *     pinned?: bool, // Whether the note is shown above the others. Defaults to false.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function createNote(string $id, array $params, array $options = []): Types\PartnerNote
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/notes', $id), Types\PartnerNote::class, body: (object) $params, options: $options);
    }

    /**
     * Returns the notes about a partner, newest first.
     *
     * @param array{
     *     pinned?: bool, // Whether to return only pinned notes, or others.
     *     page?: int, // The page number, starting at 1. Defaults to 1.
     *     pageSize?: int, // The number of results per page. Defaults to 100, the maximum.
     *     startingAfter?: string, // A cursor: the ID of the last item on the previous page. Returns the items after it.
     *     endingBefore?: string, // A cursor: the ID of the first item on the next page. Returns the items before it.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     * @return Pages<Types\PartnerNote>
     */
    public function listNotes(string $id, array $params = [], array $options = []): Pages
    {
        return $this->transport->pages(Transport::path('/partners/%s/notes', $id), 'id', Types\PartnerNote::class, query: $params, options: $options);
    }

    /**
     * Updates the text of a note, or pins it. Only its author, an admin, or an owner can.
     *
     * @param array{
     *     text?: string, // The text of the note, as plain text.
     *     pinned?: bool, // Whether the note is shown above the others. Defaults to false.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function updateNote(string $id, string $noteId, array $params = [], array $options = []): Types\PartnerNote
    {
        return $this->transport->json('PATCH', Transport::path('/partners/%s/notes/%s', $id, $noteId), Types\PartnerNote::class, body: (object) $params, options: $options);
    }

    /**
     * Deletes a note. Only its author, an admin, or an owner can.
     *
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function deleteNote(string $id, string $noteId, array $options = []): Types\DeletePartnerNoteResult
    {
        return $this->transport->json('DELETE', Transport::path('/partners/%s/notes/%s', $id, $noteId), Types\DeletePartnerNoteResult::class, options: $options);
    }

    /**
     * Reactivates a deactivated partner. Their links work and earn commissions again.
     *
     * @param array{
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     rejectionReason?: 'needsMoreDetail'|'doesNotMeetRequirements'|'notTheRightFit'|'other', // The reason, which only your team sees.
     *     rejectionNote?: string|null, // A note that the partner sees.
     *     reapplicationTimeframe?: 'instant'|'standard'|'never', // When the partner can apply again. `standard` is after 30 days. Defaults to `standard`.
     *     flagForFraud?: bool, // Not supported. Ban the partner instead.
     *     flagForFraudReason?: string, // Not used.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
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
     *     programId?: string|null, // The ID of the program. Defaults to the oldest active program.
     *     restore?: bool, // Whether to restore the commissions that the ban canceled, minus later refunds. Works once, also after the ban is lifted. Defaults to false.
     * } $params
     * @param array{idempotencyKey?: string, timeout?: float, maxRetries?: int} $options
     */
    public function unbanById(string $id, array $params = [], array $options = []): Types\Partner
    {
        return $this->transport->json('POST', Transport::path('/partners/%s/unban', $id), Types\Partner::class, body: (object) $params, options: $options);
    }
}
