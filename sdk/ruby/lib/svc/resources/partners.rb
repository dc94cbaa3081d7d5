# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "resource"

module Svc
  # Partners of a program, with their applications, invitations, and links.
  class PartnersResource < Resource
    # Enrolls a partner in a program as approved, or updates the partner with this email address. An existing ban,
    # rejection, or deactivation stays in effect.
    # @option params [String] :email required
    # @option params [String, nil] :name Full name, or that of the company. Default: the e-mail address
    # @option params [String, nil] :username Unique in the workspace; the key of the first link is made of it
    # @option params [String, nil] :image An http or https address of a picture
    # @option params [String, nil] :country Two letters (ISO 3166-1)
    # @option params [String, nil] :company_name The legal name of a company
    # @option params [String, nil] :address The postal address, as statements say it
    # @option params [String, nil] :description Who the partner is
    # @option params [String, nil] :locale The language of mails, and how figures are written (BCP 47): pt-BR.
    #   Default: what the partner first reads the dashboard in
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :group_id Default: the group "default"
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String, nil] :referred_by_id The enrollmentId of the partner who brought this one: earns by
    #   referral rewards
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def create(options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tenant_id, :group_id, :link_props, :referred_by_id, :program_id)
      @transport.json(:post, "/partners", kind: Types::Partner, body: values, options:)
    end

    # Returns a program’s partners, sorted by sales by default.
    # @option params [String] :program_id Default: the oldest program that is not deactivated
    # @option params ["pending", "approved", "rejected", "invited", "declined", "archived", "deactivated",
    #   "banned"] :status
    # @option params [String] :group_id
    # @option params [String] :country
    # @option params [String] :tenant_id
    # @option params [String] :email Exactly this address
    # @option params [String] :search Part of the name, e-mail address, company or id
    # @option params ["createdAt", "totalClicks", "totalLeads", "totalConversions", "totalSales",
    #   "totalSaleAmount", "totalCommissions"] :sort_by Default: totalSaleAmount
    # @option params ["asc", "desc"] :sort_order Default: desc
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::Partner>]
    def list(options: {}, **params)
      values = named(params, :program_id, :status, :group_id, :country, :tenant_id, :email, :search,
                             :sort_by, :sort_order, :page, :page_size)
      @transport.pages("/partners", :page, kind: Types::Partner, query: values, options:)
    end

    # Returns a partner’s clicks, leads, sales, and earnings.
    # @option params [String] :partner_id pn_…
    # @option params [String] :tenant_id Your own id of the partner
    # @option params [String] :program_id Default: the oldest program that is not deactivated
    # @option params ["count", "timeseries", "top_links"] :group_by Default: count
    # @option params ["24h", "7d", "30d", "90d", "1y", "mtd", "qtd", "ytd", "all"] :interval
    # @option params [String] :start A date or time in ISO 8601; without an offset it is local to the time zone
    # @option params [String] :end A date includes its whole day. Default: now
    # @option params [String] :timezone IANA name; default UTC
    # @return [Array<Types::RetrievePartnerAnalyticsResult>, Types::RetrievePartnerAnalyticsResultOption2]
    def retrieve_analytics(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :group_by, :interval, :start, :end,
                             :timezone)
      @transport.json(:get, "/partners/analytics", query: values, options:)
    end

    # Returns pending applications, oldest first.
    # @option params [String] :program_id Default: the oldest program that is not deactivated
    # @option params [String] :group_id
    # @option params [String] :country
    # @option params [Integer] :page From 1; default 1
    # @option params [Integer] :page_size Default: the largest, 100
    # @return [Pages<Types::PartnerApplication>]
    def list_applications(options: {}, **params)
      values = named(params, :program_id, :group_id, :country, :page, :page_size)
      @transport.pages("/partners/applications", :page, kind: Types::PartnerApplication, query: values, options:)
    end

    # Approves a partner’s application to a program. The partner gets links and starts earning commissions.
    # @option params [String] :partner_id required: pn_…
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [String, nil] :group_id The group to put the partner into
    # @return [Types::ApprovePartnerApplicationResult]
    def approve_application(options: {}, **params)
      values = named(params, :partner_id, :program_id, :group_id)
      @transport.json(:post, "/partners/applications/approve", kind: Types::ApprovePartnerApplicationResult, body: values, options:)
    end

    # Rejects a partner’s application to a program.
    # @option params [String] :partner_id required: pn_…
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"] :rejection_reason
    # @option params [String, nil] :rejection_note The partner reads it
    # @option params ["instant", "standard", "never"] :reapplication_timeframe When the partner may apply again;
    #   standard: after 30 days. Default: standard
    # @option params [Boolean] :flag_for_fraud Not supported: ban the partner instead
    # @option params [String] :flag_for_fraud_reason Not used
    # @return [Types::ApprovePartnerApplicationResult]
    def reject_application(options: {}, **params)
      values = named(params, :partner_id, :program_id, :rejection_reason, :rejection_note,
                             :reapplication_timeframe, :flag_for_fraud, :flag_for_fraud_reason)
      @transport.json(:post, "/partners/applications/reject", kind: Types::ApprovePartnerApplicationResult, body: values, options:)
    end

    # Bans the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid commissions are
    # canceled.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]
    #   :reason required
    # @return [Types::BanPartnerResult]
    def ban(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :reason)
      @transport.json(:post, "/partners/ban", kind: Types::BanPartnerResult, body: values, options:)
    end

    # Deactivates the partner with this `partnerId` or `tenantId`. Their links stop working, and unpaid
    # commissions are still paid.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::BanPartnerResult]
    def deactivate(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:post, "/partners/deactivate", kind: Types::BanPartnerResult, body: values, options:)
    end

    # Invites a partner to a program by email. The partner’s links work and earn commissions before the invitation
    # is accepted.
    # @option params [String] :email required
    # @option params [String, nil] :name Full name, or that of the company. Default: the e-mail address
    # @option params [String, nil] :username Unique in the workspace; the key of the first link is made of it
    # @option params [String, nil] :image An http or https address of a picture
    # @option params [String, nil] :country Two letters (ISO 3166-1)
    # @option params [String, nil] :company_name The legal name of a company
    # @option params [String, nil] :address The postal address, as statements say it
    # @option params [String, nil] :description Who the partner is
    # @option params [String, nil] :locale The language of mails, and how figures are written (BCP 47): pt-BR.
    #   Default: what the partner first reads the dashboard in
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :group_id Default: the group "default"
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String, nil] :note From you; stands in the mail
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::InvitedPartner]
    def invite(options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tenant_id, :group_id, :link_props, :note, :program_id)
      @transport.json(:post, "/partners/invite", kind: Types::InvitedPartner, body: values, options:)
    end

    # Invites partners to a program by email. The response contains the result for each item.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [Array<Types::BulkInvitePartnersInvitation>] :invitations required
    # @return [Array<Types::InvitedPartner, Types::BulkInvitePartnersResultFailure>]
    def bulk_invite(options: {}, **params)
      values = named(params, :program_id, :invitations)
      @transport.json(:post, "/partners/invite/bulk", body: values, options:)
    end

    # Checks up to 100 invitations and returns which of them would be sent. Nothing is sent.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [Array<Types::BulkInvitePartnersInvitation>] :invitations required
    # @return [Array<Types::CheckInvitationsResult>]
    def check_invitations(options: {}, **params)
      values = named(params, :program_id, :invitations)
      @transport.json(:post, "/partners/invite/check", kind: Types::CheckInvitationsResult, body: values, options:)
    end

    # Returns a partner’s links.
    # @option params [String] :partner_id pn_…
    # @option params [String] :tenant_id Your own id of the partner
    # @option params [String] :program_id Default: the oldest program that is not deactivated
    # @return [Array<Types::PartnerLink>]
    def list_links(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id)
      @transport.json(:get, "/partners/links", kind: Types::PartnerLink, query: values, options:)
    end

    # Creates a link for a partner. Returns 403 if the group’s link limit is reached.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [String] :key Default: 7 random characters
    # @option params [String, nil] :comments Notes of yours
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String, nil] :url The destination: on the host of the program, or one that the group allows
    # @return [Types::CreatePartnerLinkResult]
    def create_link(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :key, :comments, :link_props, :url)
      @transport.json(:post, "/partners/links", kind: Types::CreatePartnerLinkResult, body: values, options:)
    end

    # Updates the partner’s link to this destination, or creates a link if none exists.
    # @option params [String, nil] :partner_id pn_…
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [String] :key Default: 7 random characters
    # @option params [String, nil] :comments Notes of yours
    # @option params [Types::CreatePartnerLinkProps] :link_props
    # @option params [String] :url required: The destination: on the host of the program, or one that the group
    #   allows
    # @return [Types::CreatePartnerLinkResult]
    def upsert_link(options: {}, **params)
      values = named(params, :partner_id, :tenant_id, :program_id, :key, :comments, :link_props, :url)
      @transport.json(:put, "/partners/links/upsert", kind: Types::CreatePartnerLinkResult, body: values, options:)
    end

    # Merges two partners into one. The balance, links, codes, and customers move to the target partner. Also
    # requires `payouts.write`. Returns 409 if a payout of either partner is in progress.
    # @option params [String] :from_partner_id required: Ends
    # @option params [String] :into_partner_id required: Stays, and takes everything over
    # @return [Types::MergePartnersResult]
    def merge(options: {}, **params)
      values = named(params, :from_partner_id, :into_partner_id)
      @transport.json(:post, "/partners/merge", kind: Types::MergePartnersResult, body: values, options:)
    end

    # Retrieves a partner by ID or by tenant ID.
    # @option params [String] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def get(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:get, path("/partners/{}", id), kind: Types::Partner, query: values, options:)
    end

    # Updates a partner. Fields that you omit keep their values. Changing `email` also requires `payouts.write`,
    # because the address controls where payouts go.
    # @option params [String] :email
    # @option params [String, nil] :name Full name, or that of the company. Default: the e-mail address
    # @option params [String, nil] :username Unique in the workspace; the key of the first link is made of it
    # @option params [String, nil] :image An http or https address of a picture
    # @option params [String, nil] :country Two letters (ISO 3166-1)
    # @option params [String, nil] :company_name The legal name of a company
    # @option params [String, nil] :address The postal address, as statements say it
    # @option params [String, nil] :description Who the partner is
    # @option params [String, nil] :locale The language of mails, and how figures are written (BCP 47): pt-BR.
    #   Default: what the partner first reads the dashboard in
    # @option params [String, nil] :tenant_id Your own id of the partner
    # @option params [String, nil] :group_id Default: the group "default"
    # @option params [Boolean] :group_locked No rule moves the partner to another group
    # @option params [Boolean] :listed Agreed to be shown on the leaderboard with name and earnings
    # @option params [Boolean] :shares_customers Sees customers' e-mail addresses unmasked
    # @option params [String, nil] :referred_by_id The enrollmentId of the partner who brought this one: earns by
    #   referral rewards
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def update(id, options: {}, **params)
      values = named(params, :email, :name, :username, :image, :country, :company_name, :address,
                             :description, :locale, :tenant_id, :group_id, :group_locked, :listed, :shares_customers,
                             :referred_by_id, :program_id)
      @transport.json(:patch, path("/partners/{}", id), kind: Types::Partner, body: values, options:)
    end

    # Erases a partner’s personal data, including names, addresses, accounts, links, codes, and emails.
    # Commissions, payouts, and ledger amounts are kept. Returns 409 if a payout is in progress, or if the partner
    # has an unpaid balance and `force` isn’t set.
    # @option params [Boolean] :force Erase although something is unpaid: it is canceled. Needs `payouts.write`
    #   too. Default: false
    # @return [Types::ErasePartnerResult]
    def erase(id, options: {}, **params)
      values = named(params, :force)
      @transport.json(:delete, path("/partners/{}", id), kind: Types::ErasePartnerResult, query: values, options:)
    end

    # Creates a one-time link that accepts the partner’s invitation or signs the partner in. Available only to
    # owners in the console, and only if the server can’t send email.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::AccessLink]
    def create_access_link(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/access-link", id), kind: Types::AccessLink, body: values, options:)
    end

    # Approves a pending or rejected partner. Their links start working and earning commissions.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [String, nil] :group_id The group to put the partner into
    # @return [Types::Partner]
    def approve(id, options: {}, **params)
      values = named(params, :program_id, :group_id)
      @transport.json(:post, path("/partners/{}/approve", id), kind: Types::Partner, body: values, options:)
    end

    # Hides a partner from lists. Their links still work and earn commissions.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def archive_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/archive", id), kind: Types::Partner, body: values, options:)
    end

    # Bans a partner. Their links stop working, and unpaid commissions are canceled.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params ["tos_violation", "inappropriate_content", "fake_traffic", "fraud", "spam", "brand_abuse"]
    #   :reason required
    # @return [Types::Partner]
    def ban_by_id(id, options: {}, **params)
      values = named(params, :program_id, :reason)
      @transport.json(:post, path("/partners/{}/ban", id), kind: Types::Partner, body: values, options:)
    end

    # Ends a partner’s participation in a program. Their links stop working, and unpaid commissions are still
    # paid.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def deactivate_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/deactivate", id), kind: Types::Partner, body: values, options:)
    end

    # Exports all data about a partner as NDJSON, including payout account details and emails in plain text. The
    # broad `read` scope isn’t sufficient.
    # @return [String]
    def export(id, options: {})
      @transport.text(:get, path("/partners/{}/export", id), options:)
    end

    # Reactivates a deactivated partner. Their links work and earn commissions again.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def reactivate_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/reactivate", id), kind: Types::Partner, body: values, options:)
    end

    # Rejects a pending partner.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params ["needsMoreDetail", "doesNotMeetRequirements", "notTheRightFit", "other"] :rejection_reason
    # @option params [String, nil] :rejection_note The partner reads it
    # @option params ["instant", "standard", "never"] :reapplication_timeframe When the partner may apply again;
    #   standard: after 30 days. Default: standard
    # @option params [Boolean] :flag_for_fraud Not supported: ban the partner instead
    # @option params [String] :flag_for_fraud_reason Not used
    # @return [Types::Partner]
    def reject(id, options: {}, **params)
      values = named(params, :program_id, :rejection_reason, :rejection_note, :reapplication_timeframe,
                             :flag_for_fraud, :flag_for_fraud_reason)
      @transport.json(:post, path("/partners/{}/reject", id), kind: Types::Partner, body: values, options:)
    end

    # Restores an archived partner to lists.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @return [Types::Partner]
    def unarchive_by_id(id, options: {}, **params)
      values = named(params, :program_id)
      @transport.json(:post, path("/partners/{}/unarchive", id), kind: Types::Partner, body: values, options:)
    end

    # Lifts a partner’s ban. With `restore`, commissions that the ban canceled are restored.
    # @option params [String, nil] :program_id Default: the oldest program that is not deactivated
    # @option params [Boolean] :restore Restores the commissions that the ban canceled, less what was refunded
    #   since; also afterwards, and once only. Default: false
    # @return [Types::Partner]
    def unban_by_id(id, options: {}, **params)
      values = named(params, :program_id, :restore)
      @transport.json(:post, path("/partners/{}/unban", id), kind: Types::Partner, body: values, options:)
    end
  end
end
