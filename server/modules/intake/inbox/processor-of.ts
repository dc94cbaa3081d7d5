import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { PAYMENT_PROCESSORS } from '../../../core/fields.ts'
import { connections } from '../../../db/schema/intake.ts'
import type { InboxRow } from './present.ts'

/** Returns who took the money of an event's sales, as sales name it: the provider, if it takes any. */
export async function processorOf({ tx, scope }: TxCtx, { connectionId }: InboxRow) {
  const connection = await tx.first(scope, connections, [eq(connections.id, connectionId)])
  return PAYMENT_PROCESSORS.find((name) => name === connection?.provider) ?? 'custom'
}
