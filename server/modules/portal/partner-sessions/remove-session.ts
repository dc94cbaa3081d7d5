import { eq } from 'drizzle-orm'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import type { PartnerCaller } from '../../../core/callers.ts'

/** Signs out: the token is worth nothing from now on. */
export async function removeSession(
  deps: Deps,
  { scope, sessionId }: PartnerCaller,
): Promise<{ signedOut: boolean }> {
  await deps.db.transact((tx) => tx.remove(scope, partnerTokens, [eq(partnerTokens.id, sessionId)]))
  return { signedOut: true }
}
