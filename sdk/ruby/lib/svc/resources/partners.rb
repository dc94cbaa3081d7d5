# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partners of a program, with their applications, invitations, and links.
  class PartnersResource < Resource
    # Enrolls a partner in a program as approved, or updates the partner with this email address. An existing ban,
    # rejection, or deactivation stays in effect.
    # @option params [String] :email required: The partner’s email address.
    # @option params [String, nil] :name The full name or company name. Defaults to the email address.
    # @option params [String, nil] :username The username, unique in the workspace. The key of the first link is
    #   based on it.
    # @option params [String, nil] :image The URL of a picture.
    # @option params [String, nil] :country The two-letter country code (ISO 3166-1).
    # @option params [String, nil] :company_name The legal name of the company.
    # @option params [String, nil] :address The postal address, as shown on statements.
    # @option params [String, nil] :description A description of the partner.
    # @option params [String, nil] :locale The language of emails and number formats as a BCP 47 tag, such as
    #   `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :group_id The ID of the group. Defaults to the default group.
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [Array<String>] :tag_ids The IDs of the partner’s tags. An existing partner keeps its other
    #   tags.
    # @option params [String, nil] :owner_id The ID of the member who is responsible for the partner.
    # @option params [String, nil] :referred_by_id The `enrollmentId` of the referring partner, who earns referral
    #   rewards.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def create(options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tenant_id, :group_id, :link_props, :tag_ids, :owner_id, :referred_by_id,
                             :program_id)
      @transport.json(:post, "/partners", kind: Types::Partner, body: values, options:)
    end

    # Returns a program’s partners, sorted by sales by default.
    # @option params [String] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
    #   "banned"] :status Only results with this status.
    # @option params [String] :group_id Only results of this group.
    # @option params [String] :country Only partners in this country, as a two-letter code (ISO 3166-1).
    # @option params [String] :tag_ids Partners with at least one of these tags: IDs, separated by commas.
    # @option params [String] :owner_id The ID of a member, or `none` for no owner.
    # @option params [String] :tenant_id Only results for the partner with this tenant ID.
    # @option params [String] :email Only the partner with exactly this email address.
    # @option params [String] :search Part of the name, email address, company, or ID.
    # @option params ["createdAt", "totalClicks", "totalLeads", "totalConversions", "totalSales",
    #   "totalSaleAmount", "totalCommissions"] :sort_by The field to sort by. Defaults to `totalSaleAmount`.
    # @option params ["asc", "desc"] :sort_order The sort order. Defaults to `desc`.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::Partner>]
    def list(options: {}, **params)
      values = named(params, :program_id, :status, :group_id, :country, :tag_ids, :owner_id, :tenant_id,
                             :email, :search, :sort_by, :sort_order, :page, :page_size)
      @transport.pages("/partners", :page, kind: Types::Partner, query: values, options:)
    end

    # Returns a partner’s clicks, leads, sales, and earnings.
    # @option params [String] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String] :tenant_id Your own ID of the partner.
    # @option params [String] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["count", "timeseries", "top_links"] :group_by How to group the results. Defaults to `count`.
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval A predefined time
    #   range. `start` and `end` take precedence.
    # @option params [String] :start The start of the time range, as an ISO 8601 date or time. Without an offset,
    #   it’s in the time zone.
    # @option params [String] :end The end of the time range. A date includes the whole day. Defaults to now.
    # @option params [String] :timezone The IANA name of the time zone. Defaults to UTC.
    # @return [Array<Types::RetrievePartnerAnalyticsResult>, Types::RetrievePartnerAnalyticsResultOption2]
    def retrieve_analytics(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :group_by, :interval, :start, :end,
                             :timezone)
      @transport.json(:get, "/partners/analytics", query: values, options:)
    end

    # Returns pending applications, oldest first.
    # @option params [String] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String] :group_id Only results of this group.
    # @option params [String] :country Only partners in this country, as a two-letter code (ISO 3166-1).
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @return [Pages<Types::PartnerApplication>]
    def list_applications(options: {}, **params)
      values = named(params, :program_id, :group_id, :country, :page, :page_size)
      @transport.pages("/partners/applications", :page, kind: Types::PartnerApplication, query: values, options:)
    end

    # Approves a partner’s application to a program. The partner gets links and starts earning commissions.
    # @option params [String] :partner_id required: The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String, nil] :group_id The ID of the group for the partner.
    # @return [Types::ApprovePartnerApplicationResult]
    def approve_application(options: {}, **params)
      values = named(params, :partner_id, :program_id, :group_id)
      @transport.json(:post, "/partners/applications/approve", kind: Types::ApprovePartnerApplicationResult, body: values, options:)
    end

    # Rejects a partner’s application to a program.
    # @option params [String] :partner_id required: The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"] :rejection_reason
    #   The reason, which only your team sees.
    # @option params [String, nil] :rejection_note A note that the partner sees.
    # @option params ["instant", "standard", "never"] :reapplication_timeframe When the partner can apply again.
    #   `standard` is after 30 days. Defaults to `standard`.
    # @option params [Boolean] :flag_for_fraud Not supported. Ban the partner instead.
    # @option params [String] :flag_for_fraud_reason Not used.
    # @return [Types::ApprovePartnerApplicationResult]
    def reject_application(options: {}, **params)
      values = named(params, :partner_id, :program_id, :rejection_reason, :rejection_note,
                             :reapplication_timeframe, :flag_for_fraud, :flag_for_fraud_reason)
      @transport.json(:post, "/partners/applications/reject", kind: Types::ApprovePartnerApplicationResult, body: values, options:)
    end

    # Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions are
    # canceled.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]
    #   :reason required: The reason, which the partner sees.
    # @return [Types::BanPartnerResult]
    def ban(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :reason)
      @transport.json(:post, "/partners/ban", kind: Types::BanPartnerResult, body: values, options:)
    end

    # Deactivates the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid
    # commissions are still paid.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::BanPartnerResult]
    def deactivate(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:post, "/partners/deactivate", kind: Types::BanPartnerResult, body: values, options:)
    end

    # Invites a partner to a program by email. The partner’s links work and earn commissions before the invitation
    # is accepted.
    # @option params [String] :email required: The partner’s email address.
    # @option params [String, nil] :name The full name or company name. Defaults to the email address.
    # @option params [String, nil] :username The username, unique in the workspace. The key of the first link is
    #   based on it.
    # @option params [String, nil] :image The URL of a picture.
    # @option params [String, nil] :country The two-letter country code (ISO 3166-1).
    # @option params [String, nil] :company_name The legal name of the company.
    # @option params [String, nil] :address The postal address, as shown on statements.
    # @option params [String, nil] :description A description of the partner.
    # @option params [String, nil] :locale The language of emails and number formats as a BCP 47 tag, such as
    #   `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :group_id The ID of the group. Defaults to the default group.
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String, nil] :note A personal note in the email.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::InvitedPartner]
    def invite(options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tenant_id, :group_id, :link_props, :note, :program_id)
      @transport.json(:post, "/partners/invite", kind: Types::InvitedPartner, body: values, options:)
    end

    # Invites partners to a program by email. The response contains the result for each item.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [Array<Types::BulkInvitePartnersInvitation>] :invitations required: The invitations, up to
    #   100.
    # @return [Array<Types::InvitedPartner, Types::BulkInvitePartnersResultFailure>]
    def bulk_invite(options: {}, **params)
      values = named(params, :program_id, :invitations)
      @transport.json(:post, "/partners/invite/bulk", body: values, options:)
    end

    # Checks up to 100 invitations and returns which of them would be sent. Nothing is sent.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [Array<Types::BulkInvitePartnersInvitation>] :invitations required: The invitations, up to
    #   100.
    # @return [Array<Types::CheckInvitationsResult>]
    def check_invitations(options: {}, **params)
      values = named(params, :program_id, :invitations)
      @transport.json(:post, "/partners/invite/check", kind: Types::CheckInvitationsResult, body: values, options:)
    end

    # Returns a partner’s links.
    # @option params [String] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String] :tenant_id Your own ID of the partner.
    # @option params [String] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Array<Types::PartnerLink>]
    def list_links(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:get, "/partners/links", kind: Types::PartnerLink, query: values, options:)
    end

    # Creates a link for a partner. Returns 403 if the group’s link limit is reached.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String] :key The key. Defaults to 7 random characters.
    # @option params [String, nil] :comments Your own notes.
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String, nil] :url The destination URL. It must be on the program’s site or another
    #   destination that the group allows.
    # @return [Types::CreatePartnerLinkResult]
    def create_link(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :key, :comments, :link_props, :url)
      @transport.json(:post, "/partners/links", kind: Types::CreatePartnerLinkResult, body: values, options:)
    end

    # Updates the partner’s link to this destination, or creates a link if none exists.
    # @option params [String, nil] :partner_id The partner’s ID, such as `pn_…`.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String] :key The key. Defaults to 7 random characters.
    # @option params [String, nil] :comments Your own notes.
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String] :url required: The destination URL. It must be on the program’s site or another
    #   destination that the group allows.
    # @return [Types::CreatePartnerLinkResult]
    def upsert_link(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :key, :comments, :link_props, :url)
      @transport.json(:put, "/partners/links/upsert", kind: Types::CreatePartnerLinkResult, body: values, options:)
    end

    # Merges two partners into one. The balance, links, codes, and customers move to the target partner. Also
    # requires `payouts.write`. Returns 409 if a payout of either partner is in progress.
    # @option params [String] :from_partner_id required: The ID of the partner to merge. It’s removed.
    # @option params [String] :into_partner_id required: The ID of the partner to keep.
    # @return [Types::MergePartnersResult]
    def merge(options: {}, **params)
      values = named(params, :from_partner_id, :into_partner_id)
      @transport.json(:post, "/partners/merge", kind: Types::MergePartnersResult, body: values, options:)
    end

    # Retrieves a partner by ID or by tenant ID.
    # @option params [String] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def get(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:get, path("/partners/{}", id), kind: Types::Partner, query: values, options:)
    end

    # Updates a partner. Fields that you omit keep their values. Changing `email` also requires `payouts.write`,
    # because the address controls where payouts go.
    # @option params [String] :email The partner’s email address.
    # @option params [String, nil] :name The full name or company name. Defaults to the email address.
    # @option params [String, nil] :username The username, unique in the workspace. The key of the first link is
    #   based on it.
    # @option params [String, nil] :image The URL of a picture.
    # @option params [String, nil] :country The two-letter country code (ISO 3166-1).
    # @option params [String, nil] :company_name The legal name of the company.
    # @option params [String, nil] :address The postal address, as shown on statements.
    # @option params [String, nil] :description A description of the partner.
    # @option params [String, nil] :locale The language of emails and number formats as a BCP 47 tag, such as
    #   `pt-BR`. Defaults to the language in which the partner first opens the dashboard.
    # @option params [Array<String>] :tag_ids The IDs of the partner’s tags.
    # @option params [String, nil] :owner_id The ID of the member who is responsible for the partner.
    # @option params [String, nil] :tenant_id Your own ID of the partner.
    # @option params [String, nil] :group_id The ID of the group. Defaults to the default group.
    # @option params [Boolean] :group_locked Whether rules are prevented from moving the partner to another group.
    # @option params [Boolean] :listed Whether the partner agreed to show their name and earnings on the
    #   leaderboard.
    # @option params [Boolean] :shares_customers Whether the partner sees customers’ full email addresses.
    # @option params [String, nil] :referred_by_id The `enrollmentId` of the referring partner, who earns referral
    #   rewards.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String] :if_updated_at The `updatedAt` that you last read. Returns 409 if someone has
    #   changed the object since.
    # @return [Types::Partner]
    def update(id, options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tag_ids, :owner_id, :tenant_id, :group_id, :group_locked, :listed,
                             :shares_customers, :referred_by_id, :program_id, :if_updated_at)
      @transport.json(:patch, path("/partners/{}", id), kind: Types::Partner, body: values, options:)
    end

    # Erases a partner’s personal data, including names, addresses, accounts, links, codes, and emails.
    # Commissions, payouts, and ledger amounts are kept. Returns 409 if a payout is in progress, or if the partner
    # has an unpaid balance and `force` isn’t set.
    # @option params [Boolean] :force Whether to erase a partner with an unpaid balance, which is then canceled.
    #   Also requires `payouts.write`. Defaults to false.
    # @return [Types::ErasePartnerResult]
    def erase(id, options: {}, **params)
      values = named(params, :force)
      @transport.json(:delete, path("/partners/{}", id), kind: Types::ErasePartnerResult, query: values, options:)
    end

    # Creates a one-time link that accepts the partner’s invitation or signs the partner in. Available only to
    # owners in the console, and only if the server can’t send email.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::AccessLink]
    def create_access_link(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/access-link", id), kind: Types::AccessLink, body: values, options:)
    end

    # Returns what happened to a partner in all programs, newest first: applications, changes, links, first
    # events, payouts, emails, and notes. Emails also require `mails.read`.
    # @option params [String] :kinds The kinds of entries to return, separated by commas. Defaults to all kinds.
    # @option params [Integer] :page_size The number of entries to return. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last entry on the previous page.
    # @return [Pages<Types::PartnerActivity>]
    def list_activity(id, options: {}, **params)
      values = named(params, :kinds, :page_size, :starting_after)
      @transport.pages(path("/partners/{}/activity", id), :id, kind: Types::PartnerActivity, query: values, options:)
    end

    # Approves a pending or rejected partner. Their links start working and earning commissions.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [String, nil] :group_id The ID of the group for the partner.
    # @return [Types::Partner]
    def approve(id, options: {}, **params)
      values = named(params, :program_id, :group_id)
      @transport.json(:post, path("/partners/{}/approve", id), kind: Types::Partner, body: values, options:)
    end

    # Hides a partner from lists. Their links still work and earn commissions.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def archive_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/archive", id), kind: Types::Partner, body: values, options:)
    end

    # Bans a partner. Their links stop working, and unpaid commissions are canceled.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]
    #   :reason required: The reason, which the partner sees.
    # @return [Types::Partner]
    def ban_by_id(id, options: {}, **params)
      values = named(params, :program_id, :reason)
      @transport.json(:post, path("/partners/{}/ban", id), kind: Types::Partner, body: values, options:)
    end

    # Ends a partner’s participation in a program. Their links stop working, and unpaid commissions are still
    # paid.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def deactivate_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/deactivate", id), kind: Types::Partner, body: values, options:)
    end

    # Exports all data about a partner as NDJSON, including payout method details and emails in plain text. The
    # broad `read` scope isn’t sufficient.
    # @return [String]
    def export(id, options: {})
      @transport.text(:get, path("/partners/{}/export", id), options:)
    end

    # Creates a note about a partner. Partners never see notes.
    # @option params [String] :text required: The text of the note, as plain text.
    # @option params [Boolean] :pinned Whether the note is shown above the others. Defaults to false.
    # @return [Types::PartnerNote]
    def create_note(id, options: {}, **params)
      values = named(params, :text, :pinned)
      @transport.json(:post, path("/partners/{}/notes", id), kind: Types::PartnerNote, body: values, options:)
    end

    # Returns the notes about a partner, newest first.
    # @option params [Boolean] :pinned Whether to return only pinned notes, or others.
    # @option params [Integer] :page The page number, starting at 1. Defaults to 1.
    # @option params [Integer] :page_size The number of results per page. Defaults to 100, the maximum.
    # @option params [String] :starting_after A cursor: the ID of the last item on the previous page. Returns the
    #   items after it.
    # @option params [String] :ending_before A cursor: the ID of the first item on the next page. Returns the
    #   items before it.
    # @return [Pages<Types::PartnerNote>]
    def list_notes(id, options: {}, **params)
      values = named(params, :pinned, :page, :page_size, :starting_after, :ending_before)
      @transport.pages(path("/partners/{}/notes", id), :id, kind: Types::PartnerNote, query: values, options:)
    end

    # Updates the text of a note, or pins it. Only its author, an admin, or an owner can.
    # @option params [String] :text The text of the note, as plain text.
    # @option params [Boolean] :pinned Whether the note is shown above the others. Defaults to false.
    # @return [Types::PartnerNote]
    def update_note(id, note_id, options: {}, **params)
      values = named(params, :text, :pinned)
      @transport.json(:patch, path("/partners/{}/notes/{}", id, note_id), kind: Types::PartnerNote, body: values, options:)
    end

    # Deletes a note. Only its author, an admin, or an owner can.
    # @return [Types::DeletePartnerNoteResult]
    def delete_note(id, note_id, options: {})
      @transport.json(:delete, path("/partners/{}/notes/{}", id, note_id), kind: Types::DeletePartnerNoteResult, options:)
    end

    # Reactivates a deactivated partner. Their links work and earn commissions again.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def reactivate_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/reactivate", id), kind: Types::Partner, body: values, options:)
    end

    # Rejects a pending partner.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"] :rejection_reason
    #   The reason, which only your team sees.
    # @option params [String, nil] :rejection_note A note that the partner sees.
    # @option params ["instant", "standard", "never"] :reapplication_timeframe When the partner can apply again.
    #   `standard` is after 30 days. Defaults to `standard`.
    # @option params [Boolean] :flag_for_fraud Not supported. Ban the partner instead.
    # @option params [String] :flag_for_fraud_reason Not used.
    # @return [Types::Partner]
    def reject(id, options: {}, **params)
      values = named(params, :program_id, :rejection_reason, :rejection_note, :reapplication_timeframe,
                             :flag_for_fraud, :flag_for_fraud_reason)
      @transport.json(:post, path("/partners/{}/reject", id), kind: Types::Partner, body: values, options:)
    end

    # Restores an archived partner to lists.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @return [Types::Partner]
    def unarchive_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/unarchive", id), kind: Types::Partner, body: values, options:)
    end

    # Lifts a partner’s ban. With `restore`, commissions that the ban canceled are restored.
    # @option params [String, nil] :program_id The ID of the program. Defaults to the oldest active program.
    # @option params [Boolean] :restore Whether to restore the commissions that the ban canceled, minus later
    #   refunds. Works once, also after the ban is lifted. Defaults to false.
    # @return [Types::Partner]
    def unban_by_id(id, options: {}, **params)
      values = named(params, :program_id, :restore)
      @transport.json(:post, path("/partners/{}/unban", id), kind: Types::Partner, body: values, options:)
    end
  end
end
