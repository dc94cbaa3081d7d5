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
    const { sql } = deps.db
    await sql`delete from audit_entries where created_at < ${auditKeptFrom(deps)}`
    // The last seal before those that are kept stays: the next one builds on its hash.
    await sql`
      delete from audit_seals s using (
        select g.workspace_id, max(g.num) filter (where a.id is null) as last, min(g.num) filter (where a.id is not null) as kept
        from audit_seals g left join audit_entries a on a.workspace_id = g.workspace_id and a.id = g.entry_id
        group by 1) c
      where s.workspace_id = c.workspace_id and s.num < coalesce(c.kept - 1, c.last)
        and s.created_at < now() - interval '30 days'`
  },
}

/** Returns how old the oldest entry may be. */
export function auditKeptFrom({ clock, config }: Pick<Deps, 'clock' | 'config'>): Date {
  return new Date(clock.now() - config.auditRetentionDays * 86_400_000)
}
