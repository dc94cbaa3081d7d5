import type { TxCtx } from '../../../core/ctx.ts'
import type { Verb } from '../../../integrations/port.ts'
import { findAlias, saveAlias } from './aliases.ts'
import type { InboxCase } from './inbox-case.ts'

/**
 * Remembers that several customers of a provider are one: the one that is left keeps its customer, or gets the
 * first one of the others. What was recorded for another stays with that one.
 */
export async function mergeBuyers(
  ctx: TxCtx,
  event: InboxCase,
  { accountId, merged }: Extract<Verb, { verb: 'merge' }>,
): Promise<string | null> {
  const keyOf = (providerId: string) => ({ event, kind: 'customer', providerId }) as const
  const ids = [accountId, ...merged.slice(0, 100)]
  let known: string | null = null
  for (const id of ids) known ??= await findAlias(ctx, keyOf(id))
  if (known === null) return 'None of these customers is known.'
  for (const id of ids) saveAlias(keyOf(id), known)
  return null
}
