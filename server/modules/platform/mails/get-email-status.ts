import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { emailStatus } from '../../../core/email-status.ts'
import { int, row } from '../../../db/row.ts'
import type { EmailStatus } from './schema.ts'

const Counted = row({ kept: int, failed: int })

/** Tells whether mails leave the server, and how many of the workspace have not. */
export async function getEmailStatus({ deps, tx, scope }: Ctx): Promise<EmailStatus> {
  const [counted] = await tx.rows(
    scope,
    Counted,
    (ws) => sql`
      select count(*) filter (where status = 'kept')::text as kept,
        count(*) filter (where status = 'failed')::text as failed
      from mails where workspace_id = ${ws} and status in ('kept', 'failed') and html is not null`,
  )
  return { status: emailStatus(deps), from: deps.config.mailFrom, ...counted! }
}
