import { parseOptional } from '../../../core/input.ts'
import type { PartnerCtx } from '../../../core/callers.ts'
import { inTransaction } from '../../../core/transact.ts'
import { writePerson } from '../../program/partners/save-partner.ts'
import { getSignedIn } from './get-signed-in.ts'
import type { SignedInPartner, SignedInPatch } from './schema.ts'

/** Changes what the signed-in partner's statements say of them; null empties it. */
export async function updateSignedIn(
  ctx: PartnerCtx,
  { address }: SignedInPatch,
): Promise<SignedInPartner> {
  const { partnerId } = ctx
  if (address !== undefined) {
    const set = { address: parseOptional('address', address) }
    await inTransaction(ctx, (ctx) => writePerson(ctx, { id: partnerId, set }))
  }
  return getSignedIn(ctx)
}
