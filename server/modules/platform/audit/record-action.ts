import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { AuditAction } from '../../../domain/audit.ts'

/** What somebody did with a person's data, which no row says. */
interface Action {
  type: 'partner' | 'customer'
  action: AuditAction
  resourceId: string
}

/** Puts an action into the audit log, under whoever acts in the context. */
export async function recordAction({ tx, scope }: Ctx, action: Action): Promise<void> {
  const { type, action: what, resourceId } = action
  await tx.run(
    scope,
    (ws) =>
      sql`select record_audit(${ws}, ${type}, ${what}, ${resourceId}, null, ${resourceId}, null, null)`,
  )
}
