import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'
import { int, row } from '../../../db/row.ts'
import type { TemplateName } from '../../../notify/templates/index.ts'

/**
 * How many mails of each kind strangers can cause, by applying or asking to sign in. Beyond these nothing
 * is sent, and the answer to the stranger stays the same.
 */
export const STRANGER_MAILS = {
  /** To one address within 24 hours. */
  toAddress: 10,
  /** From one workspace within an hour. */
  fromWorkspace: 500,
} as const

const HOUR_MS = 3_600_000

const Counted = row({ toAddress: int, fromWorkspace: int })

/**
 * Tells whether one more mail may go out that a stranger causes. What was written before is counted, so all
 * processes share the limits. `to`: null for the program's own people, whom only the limit of the workspace
 * protects.
 */
export async function admitStrangerMail(
  ctx: TxCtx,
  { template, to }: { template: TemplateName; to: string | null },
): Promise<boolean> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const since = (hours: number) =>
    sql`${new Date(now - hours * HOUR_MS).toISOString()}::timestamptz`
  await tx.run(scope, (ws) => sql`select ${lock('strangerMails', ws)}`)
  const [counted] = await tx.rows(
    scope,
    Counted,
    (ws) => sql`
      select count(*) filter (where recipient = ${to ?? ''})::int as "toAddress",
        count(*) filter (where created_at > ${since(1)})::int as "fromWorkspace"
      from mails
      where workspace_id = ${ws} and template = ${template} and created_at > ${since(24)}`,
  )
  const { toAddress, fromWorkspace } = counted!
  if (toAddress < STRANGER_MAILS.toAddress && fromWorkspace < STRANGER_MAILS.fromWorkspace)
    return true
  const { workspaceId } = scope
  deps.log.warn({ workspaceId, template, toAddress, fromWorkspace }, 'mail of a stranger not sent')
  return false
}
