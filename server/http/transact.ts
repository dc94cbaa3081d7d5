import { eq, lt } from 'drizzle-orm'
import type { Scope } from '../db/scope.ts'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import type { Tx } from '../db/tx.ts'
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

async function repeat<T>(tx: Tx, scope: Scope, asked: { key: string; bodyHash: string }) {
  const earlier = await tx.first(scope, idempotencyKeys, [eq(idempotencyKeys.key, asked.key)])
  if (earlier?.bodyHash !== asked.bodyHash || !earlier.response) {
    throw new ApiError(
      'conflict',
      'This Idempotency-Key was used for another request. Send a new key with a new request.',
    )
  }
  return earlier.response.body as T
}
