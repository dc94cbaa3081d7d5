import { createCtx } from '../../server/core/ctx.ts'
import { createKey } from '../../server/modules/platform/workspaces/create-key.ts'
import type { PayoutBench } from './payouts.ts'

/** Creates a key as an operator does: no other key has made it, so it may approve what others propose. */
export async function operatorKey(
  { backend, scope }: Pick<PayoutBench, 'backend' | 'scope'>,
  scopes: string[],
): Promise<HeadersInit> {
  const { key } = await createKey(createCtx(backend.deps, scope), { name: 'Second', scopes })
  return { authorization: `Bearer ${key}` }
}
