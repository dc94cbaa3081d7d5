// Made by `bun run generate` from the API’s description.

import type { SvcOptions } from './core/options.ts'
import { Transport } from './core/transport.ts'
import { LinksResource } from './resources/links.ts'
import { TrackResource } from './resources/track.ts'
import { CustomersResource } from './resources/customers.ts'
import { EventsResource } from './resources/events.ts'
import { AnalyticsResource } from './resources/analytics.ts'
import { ProgramsResource } from './resources/programs.ts'
import { GroupsResource } from './resources/groups.ts'
import { RewardsResource } from './resources/rewards.ts'
import { MilestonesResource } from './resources/milestones.ts'
import { DiscountsResource } from './resources/discounts.ts'
import { PartnersResource } from './resources/partners.ts'
import { PartnerTagsResource } from './resources/partner-tags.ts'
import { CommissionsResource } from './resources/commissions.ts'
import { PayoutsResource } from './resources/payouts.ts'
import { FundingAccountsResource } from './resources/funding-accounts.ts'
import { LedgerResource } from './resources/ledger.ts'
import { ExchangeRatesResource } from './resources/exchange-rates.ts'
import { FraudResource } from './resources/fraud.ts'
import { FoldersResource } from './resources/folders.ts'
import { TagsResource } from './resources/tags.ts'
import { UtmTemplatesResource } from './resources/utm-templates.ts'
import { DomainsResource } from './resources/domains.ts'
import { ImagesResource } from './resources/images.ts'
import { WebhooksResource } from './resources/webhooks.ts'
import { ConnectionsResource } from './resources/connections.ts'
import { InboxResource } from './resources/inbox.ts'
import { ImportsResource } from './resources/imports.ts'
import { MailsResource } from './resources/mails.ts'
import { WorkspaceResource } from './resources/workspace.ts'
import { MembersResource } from './resources/members.ts'
import { AuditResource } from './resources/audit.ts'
import { JobsResource } from './resources/jobs.ts'
import { EmbedResource } from './resources/embed.ts'

/** A client of one workspace: `new Svc({ apiKey, baseUrl })`. */
export class Svc {
  readonly links: LinksResource
  readonly track: TrackResource
  readonly customers: CustomersResource
  readonly events: EventsResource
  readonly analytics: AnalyticsResource
  readonly programs: ProgramsResource
  readonly groups: GroupsResource
  readonly rewards: RewardsResource
  readonly milestones: MilestonesResource
  readonly discounts: DiscountsResource
  readonly partners: PartnersResource
  readonly partnerTags: PartnerTagsResource
  readonly commissions: CommissionsResource
  readonly payouts: PayoutsResource
  readonly fundingAccounts: FundingAccountsResource
  readonly ledger: LedgerResource
  readonly exchangeRates: ExchangeRatesResource
  readonly fraud: FraudResource
  readonly folders: FoldersResource
  readonly tags: TagsResource
  readonly utmTemplates: UtmTemplatesResource
  readonly domains: DomainsResource
  readonly images: ImagesResource
  readonly webhooks: WebhooksResource
  readonly connections: ConnectionsResource
  readonly inbox: InboxResource
  readonly imports: ImportsResource
  readonly mails: MailsResource
  readonly workspace: WorkspaceResource
  readonly members: MembersResource
  readonly audit: AuditResource
  readonly jobs: JobsResource
  readonly embed: EmbedResource

  /** @throws ConfigurationError */
  constructor(options: SvcOptions) {
    const transport = new Transport(options)
    this.links = new LinksResource(transport)
    this.track = new TrackResource(transport)
    this.customers = new CustomersResource(transport)
    this.events = new EventsResource(transport)
    this.analytics = new AnalyticsResource(transport)
    this.programs = new ProgramsResource(transport)
    this.groups = new GroupsResource(transport)
    this.rewards = new RewardsResource(transport)
    this.milestones = new MilestonesResource(transport)
    this.discounts = new DiscountsResource(transport)
    this.partners = new PartnersResource(transport)
    this.partnerTags = new PartnerTagsResource(transport)
    this.commissions = new CommissionsResource(transport)
    this.payouts = new PayoutsResource(transport)
    this.fundingAccounts = new FundingAccountsResource(transport)
    this.ledger = new LedgerResource(transport)
    this.exchangeRates = new ExchangeRatesResource(transport)
    this.fraud = new FraudResource(transport)
    this.folders = new FoldersResource(transport)
    this.tags = new TagsResource(transport)
    this.utmTemplates = new UtmTemplatesResource(transport)
    this.domains = new DomainsResource(transport)
    this.images = new ImagesResource(transport)
    this.webhooks = new WebhooksResource(transport)
    this.connections = new ConnectionsResource(transport)
    this.inbox = new InboxResource(transport)
    this.imports = new ImportsResource(transport)
    this.mails = new MailsResource(transport)
    this.workspace = new WorkspaceResource(transport)
    this.members = new MembersResource(transport)
    this.audit = new AuditResource(transport)
    this.jobs = new JobsResource(transport)
    this.embed = new EmbedResource(transport)
  }
}
