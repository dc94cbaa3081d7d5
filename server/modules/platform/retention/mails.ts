import { CountRow, decode } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import { inHours } from './in-hours.ts'
import type { RetentionPolicy } from './policy.ts'

/**
 * Removes what old mails said and to whom (`MAIL_RETENTION_DAYS`). The rows stay, since their keys keep mails from
 * being written again.
 */
export const mailRetention: RetentionPolicy = {
  name: 'mails',
  async describe(deps) {
    const { sql } = deps.db
    const found = await sql`
      select count(*)::int as n from mails where created_at < ${mailsKeptFrom(deps)}
        and recipient <> ''`
    const { n } = decode(CountRow, found)[0]!
    const rule = `Recipients, subjects and bodies of mails are kept for ${deps.config.mailRetentionDays} days, then deleted`
    return { rule, due: n > 0 ? [{ what: 'mails', rows: n }] : [], notes: [] }
  },
  async run(deps) {
    const { sql } = deps.db
    const until = mailsKeptFrom(deps)
    await inHours(
      until,
      () =>
        sql`select min(created_at) as oldest from mails where created_at < ${until} and recipient <> ''`,
      (from, to) => sql`
        update mails set recipient = '', subject = '', html = null, plain = null, reply_to = null,
          unsubscribe_url = null, error = null,
          status = case when status = 'sent' then status else 'kept' end
        where created_at >= ${from} and created_at < ${to} and recipient <> ''`,
    )
  },
}

function mailsKeptFrom({ clock, config }: Deps): Date {
  return new Date(clock.now() - config.mailRetentionDays * 86_400_000)
}
