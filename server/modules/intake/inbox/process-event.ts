import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connections, inboxEvents, type InboxStatus } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import { ApiError } from '../../../domain/errors.ts'
import { MAX_ATTEMPTS } from '../../../domain/tasks.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Integration, Verb } from '../../../integrations/port.ts'
import { readJson } from '../../../integrations/read-json.ts'
import { formatError } from '../../../locales/format-error.ts'
import { readWorkspace } from '../../platform/workspaces/queries.ts'
import { openAccount } from '../connections/account.ts'
import { publishCode } from '../codes/publish-code.ts'
import { CODE_EVENT } from '../codes/queue-code.ts'
import { applyVerb } from './apply-verb.ts'
import { eraseBuyer, eraseBuyers } from './erase-buyer.ts'
import { exportWishes } from './export-wishes.ts'
import { followVerb } from './follow-verb.ts'
import type { InboxRow } from './present.ts'

/** Errors that repeating cannot mend. */
const FINAL = new Set(['unprocessable_entity', 'bad_request', 'conflict', 'forbidden'])

/**
 * Performs what an event says, all of it in one transaction. When that fails, the event says why.
 * @throws Error when it may succeed later; the queue tries again
 */
export async function processEvent(ctx: Ctx, eventId: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const event = await tx.first(scope, inboxEvents, [eq(inboxEvents.id, eventId)])
  if (!event?.body) return
  try {
    const { verbs, tell, ignored } = await readVerbs(ctx, event)
    for (const one of verbs) {
      if (one.verb === 'erase') await eraseBuyer(ctx, event, one.buyer)
      if (one.verb === 'eraseAll') await eraseBuyers(ctx, event)
    }
    const wishes = await exportWishes(ctx, event, verbs)
    await inTransaction(ctx, async (ctx) => {
      const where = [eq(inboxEvents.id, eventId)]
      const held = await ctx.tx.first(scope, inboxEvents, where, { lock: 'update' })
      if (!held?.body) return
      const notes: (string | null)[] = []
      for (const one of verbs) {
        if (!isRecorded(one)) continue
        const note = await applyVerb(ctx, held, one)
        notes.push(note)
        if (note === null) await followVerb(ctx, held, { one, tell })
      }
      const reasons = notes.filter((note) => note !== null)
      const isIgnored =
        verbs.length === 0 || (reasons.length > 0 && reasons.length === notes.length)
      await ctx.tx.update(
        scope,
        inboxEvents,
        {
          status: isIgnored ? ('ignored' as const) : ('done' as const),
          reason: verbs.length === 0 ? ignored : (wishes ?? reasons[0] ?? null),
          body: null,
          attempts: held.attempts + 1,
          updatedAt: new Date(deps.clock.now()),
        },
        where,
      )
    })
  } catch (error) {
    await noteFailure(ctx, event, error)
  }
  deps.live.announce([scope.workspaceId])
}

type Recorded = Exclude<Verb, { verb: 'erase' | 'eraseAll' | 'export' }>

function isRecorded(one: Verb): one is Recorded {
  return one.verb !== 'erase' && one.verb !== 'eraseAll' && one.verb !== 'export'
}

/** Reads what an event says, and why it is ignored if that is nothing. */
async function readVerbs(
  ctx: Ctx,
  event: InboxRow,
): Promise<{ verbs: readonly Verb[]; tell: Integration['tell']; ignored: string }> {
  const { deps, tx, scope } = ctx
  const connection = await tx.first(scope, connections, [eq(connections.id, event.connectionId)])
  const place = placeOf(inboxEvents.body, scope.workspaceId, event.id)
  const body = readJson(deps.secrets.open(event.body!, place))
  // An integration that was taken out of the registry reports nothing any more.
  const integration = findIntegration(deps.integrations, connection!.provider)
  const tell = integration?.tell ?? null
  const isTest = integration?.isTest?.(body) ?? null
  if (isTest !== null && isTest !== ((await readWorkspace(ctx)).mode === 'test')) {
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

/** Keeps the reason with the event. @throws Error unless the event has failed for good */
async function noteFailure(ctx: Ctx, event: InboxRow, error: unknown): Promise<void> {
  const { deps, tx, scope } = ctx
  const attempts = event.attempts + 1
  const isFinal = error instanceof ApiError && FINAL.has(error.code)
  const status: InboxStatus = isFinal || attempts >= MAX_ATTEMPTS ? 'failed' : 'retrying'
  const reason =
    error instanceof ApiError
      ? formatError(error).message
      : 'Something went wrong inside the server. Its log says what.'
  const change = { status, reason, attempts, updatedAt: new Date(deps.clock.now()) }
  await tx.update(scope, inboxEvents, change, [eq(inboxEvents.id, event.id)])
  if (isFinal) return
  // Not as it is: the queue takes an error about something unknown as the end of the job.
  throw error instanceof ApiError ? new Error(reason) : error
}
