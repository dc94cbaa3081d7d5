# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "transport"
require_relative "resources/links"
require_relative "resources/track"
require_relative "resources/customers"
require_relative "resources/events"
require_relative "resources/analytics"
require_relative "resources/programs"
require_relative "resources/groups"
require_relative "resources/rewards"
require_relative "resources/milestones"
require_relative "resources/discounts"
require_relative "resources/partners"
require_relative "resources/partner_tags"
require_relative "resources/commissions"
require_relative "resources/payouts"
require_relative "resources/funding_accounts"
require_relative "resources/ledger"
require_relative "resources/exchange_rates"
require_relative "resources/fraud"
require_relative "resources/folders"
require_relative "resources/tags"
require_relative "resources/utm_templates"
require_relative "resources/domains"
require_relative "resources/images"
require_relative "resources/webhooks"
require_relative "resources/connections"
require_relative "resources/inbox"
require_relative "resources/imports"
require_relative "resources/mails"
require_relative "resources/workspace"
require_relative "resources/members"
require_relative "resources/audit"
require_relative "resources/jobs"
require_relative "resources/embed"

module Svc
  # A client of one workspace: Svc::Client.new(api_key: "svc_sk_…", base_url: "https://refer.example.com").
  class Client
    # Short links with a destination, targeting, and UTM parameters.
    # @return [LinksResource]
    attr_reader :links

    # Clicks, leads, sales, and refunds, recorded as they happen.
    # @return [TrackResource]
    attr_reader :track

    # People who became leads or bought something.
    # @return [CustomersResource]
    attr_reader :customers

    # Individual clicks, leads, and sales, with an explanation of their attribution.
    # @return [EventsResource]
    attr_reader :events

    # Totals, time series, and rankings.
    # @return [AnalyticsResource]
    attr_reader :analytics

    # Partner programs with their terms, landing page, and application form.
    # @return [ProgramsResource]
    attr_reader :programs

    # Groups of partners in a program that share terms, links, and branding.
    # @return [GroupsResource]
    attr_reader :groups

    # Versioned terms, limits, and conditions of what partners earn.
    # @return [RewardsResource]
    attr_reader :rewards

    # One-time bonuses that partners earn when they reach a goal.
    # @return [MilestonesResource]
    attr_reader :milestones

    # Discounts for referred customers, and the discount codes of partners.
    # @return [DiscountsResource]
    attr_reader :discounts

    # Partners of a program, with their applications, invitations, and links.
    # @return [PartnersResource]
    attr_reader :partners

    # Colored labels that organize partners.
    # @return [PartnerTagsResource]
    attr_reader :partner_tags

    # Partners’ earnings, with the calculation and history of each commission.
    # @return [CommissionsResource]
    attr_reader :commissions

    # Payments to partners: previews, drafts, runs, transfers, and bank files.
    # @return [PayoutsResource]
    attr_reader :payouts

    # Accounts that pay partners, and the available payout providers.
    # @return [FundingAccountsResource]
    attr_reader :funding_accounts

    # Ledger entries, checks, partner statements, and month-end closings.
    # @return [LedgerResource]
    attr_reader :ledger

    # Your own exchange rates and those of the European Central Bank.
    # @return [ExchangeRatesResource]
    attr_reader :exchange_rates

    # Fraud flags to review, and the rules that create them.
    # @return [FraudResource]
    attr_reader :fraud

    # Folders that organize links.
    # @return [FoldersResource]
    attr_reader :folders

    # Colored labels that organize links.
    # @return [TagsResource]
    attr_reader :tags

    # Saved sets of UTM parameters for links.
    # @return [UtmTemplatesResource]
    attr_reader :utm_templates

    # Domains of short links.
    # @return [DomainsResource]
    attr_reader :domains

    # Images for programs, landing pages, and link previews.
    # @return [ImagesResource]
    attr_reader :images

    # Endpoints that receive events, and their delivery logs.
    # @return [WebhooksResource]
    attr_reader :webhooks

    # Accounts at providers, such as Stripe, that report events.
    # @return [ConnectionsResource]
    attr_reader :connections

    # Events from providers, with their processing status.
    # @return [InboxResource]
    attr_reader :inbox

    # Imports from other platforms or files: preview, progress, report, and undo.
    # @return [ImportsResource]
    attr_reader :imports

    # Emails to partners and members, and their templates.
    # @return [MailsResource]
    attr_reader :mails

    # Workspace settings, allowed hostnames, and API keys.
    # @return [WorkspaceResource]
    attr_reader :workspace

    # Members of the workspace, and invitations.
    # @return [MembersResource]
    attr_reader :members

    # A log of all changes in the workspace.
    # @return [AuditResource]
    attr_reader :audit

    # Background jobs, including failed ones.
    # @return [JobsResource]
    attr_reader :jobs

    # Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of
    # `Accept-Language`.
    # @return [EmbedResource]
    attr_reader :embed

    # @param api_key [String] a secret key
    # @param base_url [String] where the server runs
    # @param timeout [Numeric] how many seconds one attempt may take
    # @param max_retries [Integer] how often a request is repeated when the server does not answer, or is busy
    # @param sender [#call] what sends requests
    def initialize(api_key:, base_url:, timeout: 30, max_retries: 2, sender: nil)
      transport = Transport.new(api_key:, base_url:, timeout:, max_retries:, sender:)
      @links = LinksResource.new(transport)
      @track = TrackResource.new(transport)
      @customers = CustomersResource.new(transport)
      @events = EventsResource.new(transport)
      @analytics = AnalyticsResource.new(transport)
      @programs = ProgramsResource.new(transport)
      @groups = GroupsResource.new(transport)
      @rewards = RewardsResource.new(transport)
      @milestones = MilestonesResource.new(transport)
      @discounts = DiscountsResource.new(transport)
      @partners = PartnersResource.new(transport)
      @partner_tags = PartnerTagsResource.new(transport)
      @commissions = CommissionsResource.new(transport)
      @payouts = PayoutsResource.new(transport)
      @funding_accounts = FundingAccountsResource.new(transport)
      @ledger = LedgerResource.new(transport)
      @exchange_rates = ExchangeRatesResource.new(transport)
      @fraud = FraudResource.new(transport)
      @folders = FoldersResource.new(transport)
      @tags = TagsResource.new(transport)
      @utm_templates = UtmTemplatesResource.new(transport)
      @domains = DomainsResource.new(transport)
      @images = ImagesResource.new(transport)
      @webhooks = WebhooksResource.new(transport)
      @connections = ConnectionsResource.new(transport)
      @inbox = InboxResource.new(transport)
      @imports = ImportsResource.new(transport)
      @mails = MailsResource.new(transport)
      @workspace = WorkspaceResource.new(transport)
      @members = MembersResource.new(transport)
      @audit = AuditResource.new(transport)
      @jobs = JobsResource.new(transport)
      @embed = EmbedResource.new(transport)
    end
  end
end
