// Made by `bun run generate` from the API’s description.

import type { SvcOptions } from './core/options.ts'
import { Transport } from './core/transport.ts'
import { MembersResource } from './resources/members.ts'
import { AuditResource } from './resources/audit.ts'
import { WorkspaceResource } from './resources/workspace.ts'
import { ConnectionsResource } from './resources/connections.ts'
import { ImportsResource } from './resources/imports.ts'
import { InboxResource } from './resources/inbox.ts'
import { AnalyticsResource } from './resources/analytics.ts'
import { TrackResource } from './resources/track.ts'
import { CommissionsResource } from './resources/commissions.ts'
import { CustomersResource } from './resources/customers.ts'
import { DiscountsResource } from './resources/discounts.ts'
import { DomainsResource } from './resources/domains.ts'
import { EmbedResource } from './resources/embed.ts'
import { EventsResource } from './resources/events.ts'
import { ExchangeRatesResource } from './resources/exchange-rates.ts'
import { FoldersResource } from './resources/folders.ts'
import { FraudResource } from './resources/fraud.ts'
import { FundingAccountsResource } from './resources/funding-accounts.ts'
import { GroupsResource } from './resources/groups.ts'
import { JobsResource } from './resources/jobs.ts'
import { LedgerResource } from './resources/ledger.ts'
import { LinksResource } from './resources/links.ts'
import { MailsResource } from './resources/mails.ts'
import { MilestonesResource } from './resources/milestones.ts'
import { ProgramsResource } from './resources/programs.ts'
import { RewardsResource } from './resources/rewards.ts'
import { PartnersResource } from './resources/partners.ts'
import { PayoutsResource } from './resources/payouts.ts'
import { ImagesResource } from './resources/images.ts'
import { TagsResource } from './resources/tags.ts'
import { UtmTemplatesResource } from './resources/utm-templates.ts'
import { WebhooksResource } from './resources/webhooks.ts'

/** A client of one workspace: `new Svc({ apiKey, baseUrl })`. */
export class Svc {
  readonly members: MembersResource
  readonly audit: AuditResource
  readonly workspace: WorkspaceResource
  readonly connections: ConnectionsResource
  readonly imports: ImportsResource
  readonly inbox: InboxResource
  readonly analytics: AnalyticsResource
  readonly track: TrackResource
  readonly commissions: CommissionsResource
  readonly customers: CustomersResource
  readonly discounts: DiscountsResource
  readonly domains: DomainsResource
  readonly embed: EmbedResource
  readonly events: EventsResource
  readonly exchangeRates: ExchangeRatesResource
  readonly folders: FoldersResource
  readonly fraud: FraudResource
  readonly fundingAccounts: FundingAccountsResource
  readonly groups: GroupsResource
  readonly jobs: JobsResource
  readonly ledger: LedgerResource
  readonly links: LinksResource
  readonly mails: MailsResource
  readonly milestones: MilestonesResource
  readonly programs: ProgramsResource
  readonly rewards: RewardsResource
  readonly partners: PartnersResource
  readonly payouts: PayoutsResource
  readonly images: ImagesResource
  readonly tags: TagsResource
  readonly utmTemplates: UtmTemplatesResource
  readonly webhooks: WebhooksResource

  /** @throws ConfigurationError */
  constructor(options: SvcOptions) {
    const transport = new Transport(options)
    this.members = new MembersResource(transport)
    this.audit = new AuditResource(transport)
    this.workspace = new WorkspaceResource(transport)
    this.connections = new ConnectionsResource(transport)
    this.imports = new ImportsResource(transport)
    this.inbox = new InboxResource(transport)
    this.analytics = new AnalyticsResource(transport)
    this.track = new TrackResource(transport)
    this.commissions = new CommissionsResource(transport)
    this.customers = new CustomersResource(transport)
    this.discounts = new DiscountsResource(transport)
    this.domains = new DomainsResource(transport)
    this.embed = new EmbedResource(transport)
    this.events = new EventsResource(transport)
    this.exchangeRates = new ExchangeRatesResource(transport)
    this.folders = new FoldersResource(transport)
    this.fraud = new FraudResource(transport)
    this.fundingAccounts = new FundingAccountsResource(transport)
    this.groups = new GroupsResource(transport)
    this.jobs = new JobsResource(transport)
    this.ledger = new LedgerResource(transport)
    this.links = new LinksResource(transport)
    this.mails = new MailsResource(transport)
    this.milestones = new MilestonesResource(transport)
    this.programs = new ProgramsResource(transport)
    this.rewards = new RewardsResource(transport)
    this.partners = new PartnersResource(transport)
    this.payouts = new PayoutsResource(transport)
    this.images = new ImagesResource(transport)
    this.tags = new TagsResource(transport)
    this.utmTemplates = new UtmTemplatesResource(transport)
    this.webhooks = new WebhooksResource(transport)
  }
}
