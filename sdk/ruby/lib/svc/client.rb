# frozen_string_literal: true

# Made by `bun run generate` from the API’s description.

require_relative "transport"
require_relative "resources/members"
require_relative "resources/audit"
require_relative "resources/workspace"
require_relative "resources/connections"
require_relative "resources/imports"
require_relative "resources/inbox"
require_relative "resources/analytics"
require_relative "resources/track"
require_relative "resources/commissions"
require_relative "resources/customers"
require_relative "resources/discounts"
require_relative "resources/domains"
require_relative "resources/embed"
require_relative "resources/events"
require_relative "resources/exchange_rates"
require_relative "resources/folders"
require_relative "resources/fraud"
require_relative "resources/funding_accounts"
require_relative "resources/groups"
require_relative "resources/jobs"
require_relative "resources/ledger"
require_relative "resources/links"
require_relative "resources/mails"
require_relative "resources/milestones"
require_relative "resources/programs"
require_relative "resources/rewards"
require_relative "resources/partners"
require_relative "resources/payouts"
require_relative "resources/images"
require_relative "resources/tags"
require_relative "resources/utm_templates"
require_relative "resources/webhooks"

module Svc
  # A client of one workspace: Svc::Client.new(api_key: "svc_sk_…", base_url: "https://refer.example.com").
  class Client
    # Who may work in the workspace, and who is invited to.
    # @return [MembersResource]
    attr_reader :members

    # Who changed what in the workspace.
    # @return [AuditResource]
    attr_reader :audit

    # Settings, allowed hostnames and keys.
    # @return [WorkspaceResource]
    attr_reader :workspace

    # Accounts at providers, such as Stripe, that report what customers do.
    # @return [ConnectionsResource]
    attr_reader :connections

    # Moving in from other platforms, or from files: preview, progress, report and undo.
    # @return [ImportsResource]
    attr_reader :imports

    # What providers have reported, and what became of it.
    # @return [InboxResource]
    attr_reader :inbox

    # Totals, time series and rankings.
    # @return [AnalyticsResource]
    attr_reader :analytics

    # Clicks, leads, sales and refunds as they happen.
    # @return [TrackResource]
    attr_reader :track

    # What partners earn: each with how it came about, what became of it, and its ledger.
    # @return [CommissionsResource]
    attr_reader :commissions

    # The people who became leads and bought.
    # @return [CustomersResource]
    attr_reader :customers

    # What customers get for coming through a partner, and the codes they type.
    # @return [DiscountsResource]
    attr_reader :discounts

    # The hosts on which short links live.
    # @return [DomainsResource]
    attr_reader :domains

    # What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the
    # language of `Accept-Language`.
    # @return [EmbedResource]
    attr_reader :embed

    # Single clicks, leads and sales, with the explanation of their attribution.
    # @return [EventsResource]
    attr_reader :events

    # What currencies are converted at: your own rates and the central bank’s.
    # @return [ExchangeRatesResource]
    attr_reader :exchange_rates

    # Places to keep links in.
    # @return [FoldersResource]
    attr_reader :folders

    # What the rules have found: a queue that only a person empties.
    # @return [FraudResource]
    attr_reader :fraud

    # The accounts that pay, and the providers that there are.
    # @return [FundingAccountsResource]
    attr_reader :funding_accounts

    # Partners of a program who share terms, links and looks.
    # @return [GroupsResource]
    attr_reader :groups

    # What is done beside the requests, above all what has failed.
    # @return [JobsResource]
    attr_reader :jobs

    # Where every unit of money stands: checks, and statements of partners.
    # @return [LedgerResource]
    attr_reader :ledger

    # Short addresses with a destination, targeting and UTM parameters.
    # @return [LinksResource]
    attr_reader :links

    # Emails to partners and members.
    # @return [MailsResource]
    attr_reader :mails

    # Bonuses that partners earn once, when they reach a number.
    # @return [MilestonesResource]
    attr_reader :milestones

    # What the workspace offers to partners: terms, groups, landing page and application form.
    # @return [ProgramsResource]
    attr_reader :programs

    # What partners earn: terms, limits and conditions, in versions that never change.
    # @return [RewardsResource]
    attr_reader :rewards

    # Who promotes a program: enrollments, applications, invitations and links.
    # @return [PartnersResource]
    attr_reader :partners

    # What is paid to partners: previews, confirmations, transfers, bank files.
    # @return [PayoutsResource]
    attr_reader :payouts

    # Pictures of programs, landing pages and link previews.
    # @return [ImagesResource]
    attr_reader :images

    # Coloured words to sort links by.
    # @return [TagsResource]
    attr_reader :tags

    # UTM parameters under a name, to put into links.
    # @return [UtmTemplatesResource]
    attr_reader :utm_templates

    # Endpoints of yours that are told of events, and what they were told.
    # @return [WebhooksResource]
    attr_reader :webhooks

    # @param api_key [String] a secret key
    # @param base_url [String] where the server runs
    # @param timeout [Numeric] how many seconds one attempt may take
    # @param max_retries [Integer] how often a request is repeated when the server does not answer, or is busy
    # @param sender [#call] what sends requests
    def initialize(api_key:, base_url:, timeout: 30, max_retries: 2, sender: nil)
      transport = Transport.new(api_key:, base_url:, timeout:, max_retries:, sender:)
      @members = MembersResource.new(transport)
      @audit = AuditResource.new(transport)
      @workspace = WorkspaceResource.new(transport)
      @connections = ConnectionsResource.new(transport)
      @imports = ImportsResource.new(transport)
      @inbox = InboxResource.new(transport)
      @analytics = AnalyticsResource.new(transport)
      @track = TrackResource.new(transport)
      @commissions = CommissionsResource.new(transport)
      @customers = CustomersResource.new(transport)
      @discounts = DiscountsResource.new(transport)
      @domains = DomainsResource.new(transport)
      @embed = EmbedResource.new(transport)
      @events = EventsResource.new(transport)
      @exchange_rates = ExchangeRatesResource.new(transport)
      @folders = FoldersResource.new(transport)
      @fraud = FraudResource.new(transport)
      @funding_accounts = FundingAccountsResource.new(transport)
      @groups = GroupsResource.new(transport)
      @jobs = JobsResource.new(transport)
      @ledger = LedgerResource.new(transport)
      @links = LinksResource.new(transport)
      @mails = MailsResource.new(transport)
      @milestones = MilestonesResource.new(transport)
      @programs = ProgramsResource.new(transport)
      @rewards = RewardsResource.new(transport)
      @partners = PartnersResource.new(transport)
      @payouts = PayoutsResource.new(transport)
      @images = ImagesResource.new(transport)
      @tags = TagsResource.new(transport)
      @utm_templates = UtmTemplatesResource.new(transport)
      @webhooks = WebhooksResource.new(transport)
    end
  end
end
