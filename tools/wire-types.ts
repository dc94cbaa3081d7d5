import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { JsonSchema } from '../server/http/openapi-schema.ts'
import { apiDocument } from './build-api.ts'

/** The answers that a program of ours reads, by short names; everything else of the API stays out of its types. */
type Used = Readonly<Record<string, string>>

const WIDGETS: Used = {
  EmbedView: 'getEmbedView',
  EmbedSession: 'getEmbedSession',
  EmbedAnalytics: 'getEmbedAnalytics',
  EmbedCommission: 'listEmbedCommissions[]',
  EmbedCommissionSum: 'sumEmbedCommissions[]',
  ExplainedEmbedCommission: 'getEmbedCommission',
  EmbedPayout: 'listEmbedPayouts[]',
  EmbedLeaderboard: 'getEmbedLeaderboard',
  EmbedLink: 'listEmbedLinks[]',
  EmbedSettings: 'updateEmbedSettings',
  LandingPage: 'getProgramLanding',
}

const CONSOLE: Used = {
  AnalyticsRow: 'retrieveAnalytics|array',
  AnalyticsCount: 'retrieveAnalytics|object',
  EarningsReport: 'retrieveEarnings',
  Annotation: 'listAnnotations[]',
  SavedView: 'listSavedViews[]',
  ShareLink: 'listShareLinks[]',
  SharedReport: 'getSharedReport',
  Importer: 'listImporters[]',
  Import: 'listImports[]',
  ImportReport: 'getImport',
  ImportLine: 'listImportLines[]',
  ImportFile: 'addImportFile',
  ConnectionTest: 'testConnection',
  Authorization: 'authorizeConnection',
  InboxEvent: 'listInboxEvents[]',
  EventsReplayed: 'replayInboxEvents',
  OidcState: 'getOidc',
  OidcStart: 'startOidc',
  AuditEntry: 'listAuditEntries[]',
  EventItem: 'listEvents[]',
  ExplainedEvent: 'explainEvent',
  Link: 'getLink',
  Folder: 'listFolders[]',
  Tag: 'listTags[]',
  UtmTemplate: 'listUtmTemplates[]',
  Workspace: 'getWorkspace',
  PlanUse: 'getPlan',
  Image: 'listImages[]',
  CopiedSettings: 'copySettings',
  SetupChecklist: 'getSetupChecklist',
  SignedIn: 'getSignedIn',
  SetUpState: 'getSetup',
  SetUp: 'setUp',
  ShownInvitation: 'showInvitation',
  Member: 'listMembers[]',
  Invitation: 'listInvitations[]',
  PersonSession: 'listSessions[]',
  TotpSecret: 'startTwoFactor',
  Passkey: 'listPasskeys[]',
  PasskeyCreation: 'startPasskey',
  PasskeyRequest: 'startPasskeySignIn',
  RecoveryCodes: 'confirmTwoFactor',
  Connection: 'getConnection',
  IntegrationInfo: 'listIntegrations[]',
  FieldChoices: 'listConnectionChoices[]',
  Backfill: 'listBackfills[]',
  Key: 'listKeys[]',
  Customer: 'getCustomer',
  Refund: 'listRefunds[]',
  Commission: 'listCommissions[]',
  ExplainedCommission: 'getCommission',
  FraudFlag: 'listFraudFlags[]',
  CreatedKey: 'createKey',
  PublishableKey: 'rotatePublishableKey',
  Domain: 'listDomains[]',
  Job: 'listJobs[]',
  Webhook: 'getWebhook',
  WebhookWithSecret: 'rotateWebhookSecret',
  WebhookDelivery: 'getWebhookDelivery',
  WebhookReplay: 'replayWebhook',
  Program: 'listPrograms[]',
  LedgerEntry: 'listLedgerEntries[]',
  Closing: 'listClosings[]',
  Partner: 'getPartner',
  PartnerApplication: 'listPartnerApplications[]',
  InviteCheck: 'checkInvitations[]',
  InviteAnswer: 'bulkInvitePartners[]',
  EmbedToken: 'viewAsPartner',
  Group: 'listGroups[]',
  Discount: 'listDiscounts[]',
  MailTemplate: 'getMailTemplate',
  MailTemplateSummary: 'listMailTemplates[]',
  MailPreview: 'previewMailTemplate',
  FundingAccount: 'listFundingAccounts[]',
  PayoutProviderInfo: 'listPayoutProviders[]',
  DiscountCode: 'listDiscountCodes[]',
  Reward: 'getReward',
  RewardPreview: 'previewReward',
  Simulation: 'simulateReward',
  ConditionAttribute: 'listRewardConditions[]',
  PayoutCalendar: 'getPayoutCalendar',
  Payout: 'listPayouts[]',
  PayoutDetail: 'getPayout',
  PayoutRun: 'listPayoutRuns[]',
  PayoutRunDetail: 'getPayoutRun',
  PayoutFile: 'listPayoutFiles[]',
  PayoutPreview: 'previewPayouts',
  PayoutDraft: 'listPayoutDrafts[]',
  PayoutDraftDetail: 'getPayoutDraft',
}

/** Generates the types of the elements and of the console, from the same description as the API's document. */
export async function wireTypes(): Promise<Record<string, string>> {
  return {
    'widgets/base/wire.gen.ts': await typesOf(WIDGETS),
    'console/api/wire.gen.ts': await typesOf(CONSOLE),
  }
}

async function typesOf(names: Used): Promise<string> {
  const document = apiDocument()
  const used = new Set(Object.values(names).map(operationOf))
  const answers = Object.fromEntries(
    Object.entries(document.paths)
      .map(([path, item]) => [path, answersOf(item, used)] as const)
      .filter(([, item]) => Object.keys(item).length > 0),
  )
  const schemas = needed(document.components['schemas'] ?? {}, JSON.stringify(answers))
  // The document is ours, kept with looser types than the generator's.
  const types = await openapiTS({
    ...document,
    paths: answers,
    components: { schemas },
  } as unknown as OpenAPI3)
  const aliases = Object.entries(names).map(([name, operation]) => aliasOf(name, operation))
  return `// Made by \`bun run generate\` from the API's description.\n\n${astToString(types)}\n${ANSWER}\n${aliases.join('\n')}\n`
}

/** What an operation answers when all is well: some with 200, some with 201. */
const ANSWER = `type Answers<R> = {
  [Status in keyof R]: R[Status] extends { content: { 'application/json': infer Body } } ? Body : never
}[keyof R]
type Answer<Id extends keyof operations> = Answers<operations[Id]['responses']>`

function aliasOf(name: string, operation: string): string {
  const bare = operationOf(operation)
  const answer = `Answer<'${bare}'>`
  if (operation.endsWith('|array'))
    return `export type ${name} = Extract<${answer}, unknown[]>[number]`
  if (operation.endsWith('|object')) return `export type ${name} = Exclude<${answer}, unknown[]>`
  return `export type ${name} = ${answer}${bare === operation ? '' : '[number]'}`
}

/** Returns the id of an operation without what is taken of its answer: `listKeys[]`, `retrieveAnalytics|array`. */
const operationOf = (operation: string): string => operation.replace(/\[\]|\|\w+/, '')

/** Keeps the operations that are used, without their errors: these have one shape, which is read by hand. */
function answersOf(
  item: Record<string, JsonSchema>,
  used: ReadonlySet<string>,
): Record<string, JsonSchema> {
  const kept = Object.entries(item).filter(([, { operationId }]) => used.has(String(operationId)))
  return Object.fromEntries(
    kept.map(([method, operation]) => {
      const responses = Object.entries(operation['responses'] as Record<string, JsonSchema>)
      const good = responses.filter(([status]) => status.startsWith('2'))
      const { operationId, parameters } = operation
      return [method, { operationId, parameters, responses: Object.fromEntries(good) }]
    }),
  )
}

/** Lists the schemas that the text refers to, and those that they refer to. */
function needed(all: Record<string, JsonSchema>, text: string): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const look = (within: string) => {
    for (const [, name] of within.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (!name || found[name] || !all[name]) continue
      found[name] = all[name]
      look(JSON.stringify(all[name]))
    }
  }
  look(text)
  return found
}
