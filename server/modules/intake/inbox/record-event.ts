import type { BatchCtx, Ctx } from '../../../core/ctx.ts'
import { transact, transactInBatch } from '../../../core/transact.ts'
import { rowLoader } from '../../../db/loader.ts'
import { int, row } from '../../../db/row.ts'
import { sql } from 'drizzle-orm'
import { ApiError } from '../../../domain/errors.ts'
import { MAX_ATTEMPTS } from '../../../domain/tasks.ts'
import type { Verb } from '../../../integrations/port.ts'
import { applyVerb } from './apply-verb.ts'
import { canShare, conflictKeys } from './conflict-keys.ts'
import { eraseBuyer, eraseBuyers } from './erase-buyer.ts'
import { exportWishes } from './export-wishes.ts'
import { followVerb } from './follow-verb.ts'
import { outcomeWrites, type InboxCase } from './inbox-case.ts'
import { reasonOf } from './note-failure.ts'
import type { InboxRow } from './present.ts'
import { readVerbs, type Reading, type Source } from './read-verbs.ts'

/**
 * Performs what an event says, all of it in one transaction, which it shares with others where it can.
 * @throws whatever kept it from being done; nothing is written then
 */
export async function recordEvent(
  ctx: Ctx,
  event: InboxRow,
  { source, limit }: { source: Source; limit: Limit },
): Promise<void> {
  const reading = await limit(() => readVerbs(ctx, event, source))
  const { verbs } = reading
  const { provider, programId } = source
  for (const one of verbs) {
    if (one.verb === 'erase') await eraseBuyer(ctx, { ...event, programId }, one.buyer)
    if (one.verb === 'eraseAll') await eraseBuyers(ctx, event)
  }
  const wishes = await exportWishes(ctx, { ...event, programId }, verbs)
  const keys = canShare(reading) ? await conflictKeys(ctx, { ...event, programId }, verbs) : []
  const work = (ctx: BatchCtx) => {
    // Each try begins with what was known before.
    const known = {
      ...event,
      provider,
      programId,
      keys: new Set(keys),
      newAliases: new Map(),
    }
    return perform(ctx, known, { reading, wishes })
  }
  if (keys.length === 0) return limit(() => transact(ctx, work))
  await transactInBatch(ctx, keys, work)
}

/** Runs what asks a provider, or needs a transaction of its own: not too many at once. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>

async function perform(
  ctx: BatchCtx,
  event: InboxCase,
  { reading, wishes }: { reading: Reading; wishes: string | null },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { verbs, tell, ignored } = reading
  // Somebody else has done it meanwhile.
  if (!(await tx.load(scope, UNFINISHED, { id: event.id }))) return
  const notes: (string | null)[] = []
  const unknown: ApiError[] = []
  for (const one of verbs) {
    if (!isRecorded(one)) continue
    const note = await applyOrSkip(ctx, event, { one, unknown })
    notes.push(note)
    if (note === null) await followVerb(ctx, event, { one, tell })
  }
  if (unknown[0] && !notes.includes(null)) throw unknown[0]
  const reasons = notes.filter((note) => note !== null)
  const isIgnored = verbs.length === 0 || (reasons.length > 0 && reasons.length === notes.length)
  await tx.write(
    scope,
    outcomeWrites(event, {
      status: isIgnored ? 'ignored' : 'done',
      reason: verbs.length === 0 ? ignored : (wishes ?? reasons[0] ?? null),
      at: new Date(deps.clock.now()),
    }),
  )
}

/**
 * Applies a verb. On the last attempt, a refund of something unknown is skipped, so that the event's other refunds
 * are recorded.
 */
async function applyOrSkip(
  ctx: BatchCtx,
  event: InboxCase,
  { one, unknown }: { one: Recorded; unknown: ApiError[] },
): Promise<string | null> {
  const aliases = [...event.newAliases]
  try {
    return await applyVerb(ctx, event, one)
  } catch (error) {
    const isLast = event.attempts + 1 >= MAX_ATTEMPTS
    const isUnknown = error instanceof ApiError && error.code === 'not_found'
    if (one.verb !== 'refund' || !isLast || !isUnknown) throw error
    event.newAliases.clear()
    for (const [name, alias] of aliases) event.newAliases.set(name, alias)
    unknown.push(error)
    return reasonOf(error)
  }
}

/** Locks events that nobody has done yet. */
const UNFINISHED = rowLoader({
  name: 'waiting inbox events',
  key: 'id text',
  row: row({ attempts: int }),
  select: (ws, keys) => sql`
    select r.n, e.attempts from ${keys}
    join inbox_events e on e.workspace_id = ${ws} and e.id = r.id and e.body is not null
    order by e.id for update of e`,
})

type Recorded = Exclude<Verb, { verb: 'erase' | 'eraseAll' | 'export' }>

function isRecorded(one: Verb): one is Recorded {
  return one.verb !== 'erase' && one.verb !== 'eraseAll' && one.verb !== 'export'
}
