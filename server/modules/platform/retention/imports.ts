import { CountRow, decode } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import type { RetentionPolicy } from './policy.ts'

const KEPT_DAYS = 30

/** Removes imports that nobody has started, with what was read for them. */
export const importRetention: RetentionPolicy = {
  name: 'imports',
  async describe(deps) {
    const found = await deps.db.sql`
      select count(*)::int as n from imports
      where started_at is null and updated_at < ${keptFrom(deps)}`
    const { n } = decode(CountRow, found)[0]!
    const rule = `Imports that were not started are kept for ${KEPT_DAYS} days, then deleted with what was read`
    return { rule, due: n > 0 ? [{ what: 'imports', rows: n }] : [], notes: [] }
  },
  async run(deps) {
    await deps.db.sql`
      delete from imports where started_at is null and updated_at < ${keptFrom(deps)}`
  },
}

function keptFrom({ clock }: Deps): Date {
  return new Date(clock.now() - KEPT_DAYS * 86_400_000)
}
