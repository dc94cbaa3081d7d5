import type { StoredCommission } from './facts.ts'
import type { World } from './world.ts'

/**
 * What a commission should come to by its own account: what it was earned or set to, less what was
 * taken back of it since; nothing once it was canceled.
 */
export function explainedOf(world: World, one: StoredCommission): bigint {
  if (one.status === 'canceled') return 0n
  const edit = world.edits.get(one.name)?.at(-1)
  const begin = edit ? BigInt(edit.earnings) : one.earned
  const since = edit ? edit.at : Number.NEGATIVE_INFINITY
  return one.reversals
    .filter(({ kind, clawbackId, atMs }) => kind !== 'correction' && !clawbackId && atMs > since)
    .reduce((left, { amount }) => left - amount, begin)
}
