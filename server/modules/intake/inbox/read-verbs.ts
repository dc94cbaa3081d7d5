import type { Ctx } from '../../../core/ctx.ts'
import { placeOf } from '../../../db/sealed.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Integration, Verb } from '../../../integrations/port.ts'
import { readJson } from '../../../integrations/read-json.ts'
import { publishCode } from '../codes/publish-code.ts'
import { CODE_EVENT } from '../codes/queue-code.ts'
import { openAccount } from '../connections/account.ts'
import type { InboxRow } from './present.ts'

/** What an event says, and why it is ignored if that is nothing. */
export interface Reading {
  verbs: readonly Verb[]
  tell: Integration['tell']
  ignored: string
}

/** Whom an event is of. */
export interface Source {
  provider: string
  /** The program that the customers belong to; null: the workspace's. */
  programId: string | null
  /** The workspace is a test workspace. */
  isTest: boolean
}

/** Reads what an event says; the provider may be asked for more. */
export async function readVerbs(ctx: Ctx, event: InboxRow, source: Source): Promise<Reading> {
  const { deps, scope } = ctx
  const place = placeOf(inboxEvents.body, scope.workspaceId, event.id)
  const body = readJson(deps.secrets.open(event.body!, place))
  // An integration that was taken out of the registry reports nothing any more.
  const integration = findIntegration(deps.integrations, source.provider)
  const tell = integration?.tell ?? null
  const isTest = integration?.isTest?.(body) ?? null
  if (isTest !== null && isTest !== source.isTest) {
    return { verbs: [], tell, ignored: isTest ? TEST_IN_LIVE : LIVE_IN_TEST }
  }
  const account = () => openAccount(ctx, event.connectionId)
  const own = { type: event.type, body }
  if (integration?.discounts && event.type.startsWith(CODE_EVENT)) {
    const { discounts } = integration
    const verbs = await publishCode(ctx, own, { discounts, account: await account() })
    return { verbs, tell: null, ignored: NOTHING }
  }
  const verbs = (await integration?.translate(own, account)) ?? []
  return { verbs, tell, ignored: NOTHING }
}

const NOTHING = 'This event says nothing that is counted.'
const TEST_IN_LIVE =
  'This event is of the provider’s test mode: connect that to the test workspace, with another endpoint.'
const LIVE_IN_TEST =
  'This event is of the provider’s live mode: connect that to the live workspace, with another endpoint.'
