import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { JsonSchema } from '../server/http/openapi-schema.ts'
import { apiDocument } from './build-api.ts'

/** What a program of ours reads and writes; everything else of the API stays out of its types. */
interface Used {
  paths: RegExp
  /** Short names of answers, by the id of their operation. */
  names: Readonly<Record<string, string>>
}

const WIDGETS: Used = {
  paths: /^\/(embed\/referrals|programs\/\{id\}\/landing|partners\/apply|partners\/session)/,
  names: {
    EmbedView: 'getEmbedView',
    EmbedSession: 'getEmbedSession',
    EmbedAnalytics: 'getEmbedAnalytics',
    EmbedCommission: 'listEmbedCommissions[]',
    ExplainedEmbedCommission: 'getEmbedCommission',
    EmbedPayout: 'listEmbedPayouts[]',
    EmbedLeaderboard: 'getEmbedLeaderboard',
    EmbedLink: 'listEmbedLinks[]',
    EmbedSettings: 'updateEmbedSettings',
    LandingPage: 'getProgramLanding',
  },
}

const CONSOLE: Used = {
  paths:
    /^\/(analytics|audit|events|events\/\{id\}|customers|customers\/\{id\}|refunds|commissions|commissions\/\{id\}|fraud\/flags|links|links\/\{linkId\}|folders|tags|workspace|setup-checklist|workspace\/keys|workspace\/publishable-key\/rotate|domains|jobs|setup|partners|partners\/\{id\}|programs|programs\/\{id\}|groups|groups\/\{id\}|rewards|rewards\/\{id\}|rewards\/(conditions|preview)|programs\/\{id\}\/closings|ledger\/entries|payouts|payouts\/\{id\}|payouts\/(preview|runs|files|drafts|drafts\/\{id\})|members|invitations|auth\/(sessions?|sign-in|sign-out|invitations\/show|two-factor|two-factor\/confirm))$/,
  names: {
    AnalyticsRow: 'retrieveAnalytics|array',
    AnalyticsCount: 'retrieveAnalytics|object',
    AuditEntry: 'listAuditEntries[]',
    EventItem: 'listEvents[]',
    ExplainedEvent: 'explainEvent',
    Link: 'getLink',
    Folder: 'listFolders[]',
    Tag: 'listTags[]',
    Workspace: 'getWorkspace',
    SetupChecklist: 'getSetupChecklist',
    SignedIn: 'getSignedIn',
    SetUpState: 'getSetup',
    SetUp: 'setUp',
    ShownInvitation: 'showInvitation',
    Member: 'listMembers[]',
    Invitation: 'listInvitations[]',
    PersonSession: 'listSessions[]',
    TotpSecret: 'startTwoFactor',
    RecoveryCodes: 'confirmTwoFactor',
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
    Program: 'listPrograms[]',
    LedgerEntry: 'listLedgerEntries[]',
    Closing: 'listClosings[]',
    Partner: 'getPartner',
    Group: 'listGroups[]',
    Reward: 'getReward',
    RewardPreview: 'previewReward',
    ConditionAttribute: 'listRewardConditions[]',
    Payout: 'listPayouts[]',
    PayoutDetail: 'getPayout',
    PayoutRun: 'listPayoutRuns[]',
    PayoutFile: 'listPayoutFiles[]',
    PayoutPreview: 'previewPayouts',
    PayoutDraft: 'listPayoutDrafts[]',
    PayoutDraftDetail: 'getPayoutDraft',
  },
}

/** Generates the types of the elements and of the console, from the same description as the API's document. */
export async function wireTypes(): Promise<Record<string, string>> {
  return {
    'widgets/base/wire.gen.ts': await typesOf(WIDGETS),
    'console/api/wire.gen.ts': await typesOf(CONSOLE),
  }
}

async function typesOf({ paths: used, names }: Used): Promise<string> {
  const document = apiDocument()
  const paths = Object.entries(document.paths).filter(([path]) => used.test(path))
  const answers = Object.fromEntries(paths.map(([path, item]) => [path, onlySuccess(item)]))
  const schemas = needed(document.components['schemas'] ?? {}, JSON.stringify(answers))
  // The document is ours, kept with looser types than the generator's.
  const types = await openapiTS({
    ...document,
    paths: answers,
    components: { schemas },
  } as unknown as OpenAPI3)
  const aliases = Object.entries(names).map(([name, operation]) => aliasOf(name, operation))
  return `// Made by \`bun run generate\` from the API's description.\n\n${astToString(types)}\n${aliases.join('\n')}\n`
}

function aliasOf(name: string, operation: string): string {
  const bare = operation.replace(/\[\]|\|\w+/, '')
  const answer = `operations['${bare}']['responses'][200]['content']['application/json']`
  if (operation.endsWith('|array'))
    return `export type ${name} = Extract<${answer}, unknown[]>[number]`
  if (operation.endsWith('|object')) return `export type ${name} = Exclude<${answer}, unknown[]>`
  return `export type ${name} = ${answer}${bare === operation ? '' : '[number]'}`
}

/** Errors have one shape, which the elements read by hand. */
function onlySuccess(item: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => {
      const responses = Object.entries(operation['responses'] as Record<string, JsonSchema>)
      const good = responses.filter(([status]) => status.startsWith('2'))
      return [method, { ...operation, responses: Object.fromEntries(good) }]
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
