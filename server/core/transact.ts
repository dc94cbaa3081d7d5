import { eq, lt, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from './ctx.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import { Transaction, type Question } from '../db/tx.ts'
import { insertInto, writeTogether } from '../db/write-together.ts'
import { ApiError } from '../domain/errors.ts'

const KEPT_MS = 24 * 3_600_000

/**
 * Runs the work in one transaction; repeats it when Postgres says that nothing was written. A context
 * within a transaction cannot start another one: they would wait for each other.
 */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  work: (ctx: C & TxCtx) => Promise<T>,
): Promise<T> {
  if (ctx.tx instanceof Transaction) throw new Error('a transaction is open already')
  return ctx.deps.db.transact((tx) => work({ ...ctx, tx }))
}

/**
 * One request = one transaction. With an `Idempotency-Key` the answer is stored in the same transaction:
 * a second request waits for the first, then gets its answer; with another body it gets a 409.
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
    const expired = new Date(deps.clock.now() - KEPT_MS)
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

/**
 * The same for a verb that may share its transaction with others of its workspace (server/db/shared-work.ts).
 * `keys` name what it is about, so that two about the same are not in one transaction.
 */
export function transactTogether<T>(
  ctx: Ctx,
  keys: readonly string[],
  work: (ctx: TxCtx) => Promise<T>,
): Promise<T> {
  const { deps, scope } = ctx
  const { idempotency, workspaceId } = scope
  const alone = () => transact(ctx, work)
  if (!idempotency) {
    return deps.shared.run({ workspaceId, keys, work: (tx) => work({ ...ctx, tx }), alone })
  }
  return deps.shared.run({
    workspaceId,
    keys: [...keys, `request ${idempotency.key}`],
    work: (tx) => answerOnce({ ...ctx, tx }, work),
    alone,
  })
}

/** Whoever else uses the key meanwhile meets the row's unique key, and then everybody goes alone. */
async function answerOnce<T>(ctx: TxCtx, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const { deps, tx, scope } = ctx
  const { key, bodyHash } = scope.idempotency!
  const now = new Date(deps.clock.now())
  const earlier = await tx.ask(scope, EARLIER, key)
  // What has expired makes room first.
  if (earlier && earlier.createdAt.getTime() < now.getTime() - KEPT_MS) tx.needAlone()
  if (earlier) return repeated<T>(earlier, bodyHash)
  const body = await work(ctx)
  const row = { key, bodyHash, response: { body }, createdAt: now }
  await writeTogether(tx, scope, [insertInto(idempotencyKeys, row)])
  return body
}

type Answered = typeof idempotencyKeys.$inferSelect

const EARLIER: Question<string, Answered | undefined> = {
  step: 0,
  async answer(tx, scope, keys) {
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
