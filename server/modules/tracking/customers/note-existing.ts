import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { reviewExisting } from '../../earnings/commissions/hold/review-existing.ts'
import type { Evidence } from './evidence.ts'
import { EXISTING_CUSTOMER, type Existing } from './judge-existing.ts'

/**
 * Notes on a customer's lead that they were known before the click, when an event that happened earlier shows it
 * only now, and applies the program's rule to what is not paid yet. The event must be stored.
 */
export async function noteExisting(
  ctx: TxCtx,
  { customer, own }: Evidence,
  { isDiscovered }: Pick<Existing, 'isDiscovered'>,
): Promise<void> {
  if (!isDiscovered || !customer || !own) return
  const { tx, scope } = ctx
  const step = JSON.stringify([EXISTING_CUSTOMER])
  await tx.run(
    scope,
    (ws) => sql`
    update leads set steps = steps || ${step}::text::jsonb
    where workspace_id = ${ws} and id = ${customer.leadId}`,
  )
  const { programId } = own.link
  if (programId) await reviewExisting(ctx, { customerId: customer.id, programId })
}
