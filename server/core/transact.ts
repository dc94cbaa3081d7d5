import { eq, lt, sql } from 'drizzle-orm'
import type { Scope } from '../db/scope.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import type { Question, Tx } from '../db/tx.ts'
import { insertInto, writeTogether } from '../db/write-together.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'

const KEPT_MS = 24 * 3_600_000

/**
 * One request = one transaction. With an `Idempotency-Key` the answer is stored in the same transaction:
 * a second request waits for the first, then gets its answer; with another body it gets a 409.
 */
export function transact<T>(deps: Deps, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { idempotency } = scope
  if (!idempotency) return deps.db.transact(work)
  return deps.db.transact(async (tx) => {
    const expired = new Date(deps.clock.now() - KEPT_MS)
    const same = eq(idempotencyKeys.key, idempotency.key)
    await tx.remove(scope, idempotencyKeys, [same, lt(idempotencyKeys.createdAt, expired)])
    const row = { ...idempotency, createdAt: new Date(deps.clock.now()) }
    const [claimed] = await tx.insert(scope, idempotencyKeys, row, { ignore: true })
    if (!claimed) return repeat<T>(tx, scope, idempotency)
    const body = await work(tx)
    await tx.update(scope, idempotencyKeys, { response: { body } }, [same])
    return body
  })
}

/**
 * The same for a verb that may share its transaction with others of its workspace (server/db/shared-work.ts).
 * `keys` name what it is about, so that two about the same are not in one transaction.
 */
export function transactTogether<T>(
  deps: Deps,
  scope: Scope,
  keys: readonly string[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { idempotency, workspaceId } = scope
  const alone = () => transact(deps, scope, work)
  if (!idempotency) return deps.shared.run({ workspaceId, keys, work, alone })
  return deps.shared.run({
    workspaceId,
    keys: [...keys, `request ${idempotency.key}`],
    work: (tx) => answerOnce(deps, tx, scope, work),
    alone,
  })
}

/** Whoever else uses the key meanwhile meets the row's unique key, and then everybody goes alone. */
async function answerOnce<T>(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { key, bodyHash } = scope.idempotency!
  const now = new Date(deps.clock.now())
  const earlier = await tx.ask(scope, EARLIER, key)
  // What has expired makes room first.
  if (earlier && earlier.createdAt.getTime() < now.getTime() - KEPT_MS) tx.needAlone()
  if (earlier) return repeated<T>(earlier, bodyHash)
  const body = await work(tx)
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

async function repeat<T>(tx: Tx, scope: Scope, asked: { key: string; bodyHash: string }) {
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
