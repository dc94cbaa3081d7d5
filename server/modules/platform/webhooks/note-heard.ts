import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lock } from '../../../db/locks.ts'

/** Holds the endpoints of the workspace: while it does, nobody else adds, changes or removes one. */
export async function holdWebhooks({ tx, scope }: TxCtx): Promise<void> {
  await tx.run(scope, (ws) => sql`select ${lock('webhooks', ws)}`)
}

/**
 * Notes with the workspace which events its endpoints are to be told of, so that nothing is announced that nobody
 * hears. After the transaction the directory must hear of it (`deps.directory.changed()`).
 */
export async function noteHeard({ tx, scope }: TxCtx): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update workspaces set heard_events = (
      select coalesce(array_agg(distinct e.name order by e.name), '{}') from webhooks h
      cross join jsonb_array_elements_text(h.events) e (name)
      where h.workspace_id = ${ws} and h.disabled_at is null)
    where id = ${ws}`,
  )
}
