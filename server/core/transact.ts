import { eq, lt, sql } from 'drizzle-orm'
import type { Loader } from '../db/loader.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { Transaction } from '../db/tx.ts'
import { insertInto } from '../db/writes.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import type { BatchCtx, Ctx, TxCtx } from './ctx.ts'

/**
 * Runs the work in one transaction; repeats it when Postgres says that nothing was written. A context
 * within a transaction cannot start another one: they would wait for each other.
 */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C & TxCtx) => Promise<T>,
): Promise<T> {
  if (ctx.tx instanceof Transaction) throw new Error('a transaction is open already')
  return ctx.deps.db.transact(ctx.scope, (tx) => work({ ...ctx, tx }))
}

/**
 * Runs a request in one transaction. With an `Idempotency-Key` the answer is stored in the same
 * transaction: a second request waits for the first, then gets its answer; with another body it gets a 409.
 */
export function transact<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C & TxCtx) => Promise<T>,
): Promise<T> {
  const { deps, scope } = ctx
  const { idempotency } = scope
  if (!idempotency) return inTransaction(ctx, work)
  return inTransaction(ctx, async (ctx) => {
    const { tx } = ctx
    const expired = new Date(deps.clock.now() - keptMs(deps))
    const same = eq(idempotencyKeys.key, idempotency.key)
    await tx.remove(scope, idempotencyKeys, [same, lt(idempotencyKeys.createdAt, expired)])
    const row = { ...idempotency, createdAt: new Date(deps.clock.now()) }
    const [claimed] = await tx.insert(scope, idempotencyKeys, row, { ignore: true })
    if (!claimed) return repeat<T>(ctx, idempotency)
    const body = await work(ctx)
    await tx.update(scope, idempotencyKeys, { response: { body } }, [same])
    return body
  })
}

/** Returns how long an answer repeats itself. */
function keptMs({ config }: Deps): number {
  return config.idempotencyRetentionHours * 3_600_000
}

/**
 * Runs work that may share its transaction with other work of its workspace (group commit,
 * docs/decisions/0016). `conflictKeys` name what it is about: two with the same key never share one.
 */
export function transactInBatch<T>(
  ctx: Ctx,
  conflictKeys: readonly string[],
  work: (ctx: BatchCtx) => Promise<T>,
): Promise<T> {
  const { deps, scope } = ctx
  const { idempotency, workspaceId } = scope
  const batchable = { workspaceId, conflictKeys, exclusive: () => transact(ctx, work) }
  if (!idempotency) {
    return deps.groupCommit.run({ ...batchable, work: (tx) => work({ ...ctx, tx }) })
  }
  return deps.groupCommit.run({
    ...batchable,
    conflictKeys: [...conflictKeys, `request ${idempotency.key}`],
    work: (tx) => answerOnce({ ...ctx, tx }, work),
  })
}

/**
 * Declares that what follows needs a transaction of its own: it takes locks or changes rows that others
 * wait for. In a batch, the work ends here and begins anew by itself; call it before any write.
 */
export function exclusive(ctx: BatchCtx): TxCtx {
  return { ...ctx, tx: ctx.tx.exclusive() }
}

/**
 * Answers a request with an `Idempotency-Key` within a batch. If another process uses the key meanwhile,
 * the unique key of its row rolls back the batch, and each member is repeated by itself.
 */
async function answerOnce<T>(ctx: BatchCtx, work: (ctx: BatchCtx) => Promise<T>): Promise<T> {
  const { deps, tx, scope } = ctx
  const { key, bodyHash } = scope.idempotency!
  const now = new Date(deps.clock.now())
  const earlier = await tx.load(scope, ANSWERS, key)
  // What has expired makes room first.
  if (earlier && earlier.createdAt.getTime() < now.getTime() - keptMs(deps)) exclusive(ctx)
  if (earlier) return repeated<T>(earlier, bodyHash)
  const body = await work(ctx)
  const row = { key, bodyHash, response: { body }, createdAt: now }
  await tx.write(scope, [insertInto(idempotencyKeys, row)])
  return body
}

type Answered = typeof idempotencyKeys.$inferSelect

/** What requests with these keys were answered. */
const ANSWERS: Loader<string, Answered | undefined> = {
  name: 'request answers',
  async load(tx, scope, keys) {
    const found = await tx.find(scope, idempotencyKeys, { where: [oneOf(keys)] })
    return keys.map((key) => found.find((row) => row.key === key))
  },
}

/** As one parameter, so that any number of them is the same statement. */
const oneOf = (keys: readonly string[]) =>
  sql`${idempotencyKeys.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))`

async function repeat<T>({ tx, scope }: TxCtx, asked: { key: string; bodyHash: string }) {
  const earlier = await tx.first(scope, idempotencyKeys, [eq(idempotencyKeys.key, asked.key)])
  return repeated<T>(earlier, asked.bodyHash)
}

function repeated<T>(earlier: Answered | undefined, bodyHash: string): T {
  if (earlier?.bodyHash !== bodyHash || !earlier.response) {
    throw new ApiError(
      'conflict',
      'This Idempotency-Key was used for another request. Send a new key with a new request.',
    )
  }
  return earlier.response.body as T
}
