import { CountRow, decode } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { inHours } from './in-hours.ts'
import type { RetentionPolicy } from './policy.ts'

/** Removes the answers of requests with an `Idempotency-Key` (`IDEMPOTENCY_RETENTION_HOURS`). */
export const answerRetention: RetentionPolicy = {
  name: 'idempotency',
  async describe(deps) {
    const { sql } = deps.db
    const found = await sql`
      select count(*)::int as n from idempotency_keys where created_at < ${answersKeptFrom(deps)}`
    const { n } = decode(CountRow, found)[0]!
    const rule = `Answers of requests with an Idempotency-Key are kept for ${deps.config.idempotencyRetentionHours} hours, then deleted`
    return { rule, due: n > 0 ? [{ what: 'answers', rows: n }] : [], notes: [] }
  },
  async run(deps) {
    const { sql } = deps.db
    const until = answersKeptFrom(deps)
    await inHours(
      until,
      () => sql`select min(created_at) as oldest from idempotency_keys where created_at < ${until}`,
      (_, to) => sql`delete from idempotency_keys where created_at < ${to}`,
    )
  },
}

function answersKeptFrom({ clock, config }: Deps): Date {
  return new Date(clock.now() - config.idempotencyRetentionHours * 3_600_000)
}
