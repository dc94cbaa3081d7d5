import type { Ctx } from '../../../core/ctx.ts'
import { findEntries } from './find-entries.ts'
import { presentEntries } from './present.ts'
import type { AuditEntry, AuditQuery } from './schema.ts'

/** Lists who changed what, the newest first. */
export async function listEntries(ctx: Ctx, query: AuditQuery): Promise<AuditEntry[]> {
  return presentEntries(ctx, await findEntries(ctx, query))
}
