import { CountRow, decode } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import type { RetentionPolicy } from './policy.ts'

/** Removes old entries of the audit log (`AUDIT_RETENTION_DAYS`). */
export const auditRetention: RetentionPolicy = {
  name: 'audit',
  async describe(deps) {
    const { sql } = deps.db
    const found = await sql`
      select count(*)::int as n from audit_entries where created_at < ${auditKeptFrom(deps)}`
    const { n } = decode(CountRow, found)[0]!
    const rule = `Entries of the audit log are kept for ${deps.config.auditRetentionDays} days, then deleted`
    return { rule, due: n > 0 ? [{ what: 'audit entries', rows: n }] : [], notes: [] }
  },
  async run(deps) {
    await deps.db.sql`delete from audit_entries where created_at < ${auditKeptFrom(deps)}`
  },
}

function auditKeptFrom({ clock, config }: Deps): Date {
  return new Date(clock.now() - config.auditRetentionDays * 86_400_000)
}
