import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { connectionAliases } from '../../../db/schema/intake.ts'

/** Forgets which ids of providers mean a customer who is erased: both are about the person. */
export async function forgetBuyer(
  { tx, scope }: TxCtx,
  { externalId }: { externalId: string },
): Promise<void> {
  await tx.remove(scope, connectionAliases, [
    eq(connectionAliases.kind, 'customer'),
    eq(connectionAliases.value, externalId),
  ])
}
