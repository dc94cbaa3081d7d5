import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import type { AuditAction, AuditType } from '../../../domain/audit.ts'

/** What somebody did, which no row says. */
interface Action {
  type: AuditType
  action: AuditAction
  resourceId: string
  after?: Readonly<Record<string, unknown>>
}

/** Puts an action into the audit log, under whoever acts in the context. */
export async function recordAction({ tx, scope }: Ctx, action: Action): Promise<void> {
  const { type, action: what, resourceId, after } = action
  const subjectId = type === 'partner' || type === 'customer' ? resourceId : null
  const values = after ? JSON.stringify(after) : null
  await tx.run(
    scope,
    (ws) =>
      sql`select record_audit(${ws}, ${type}, ${what}, ${resourceId}, null, ${subjectId}, null, ${values}::text::jsonb)`,
  )
}
