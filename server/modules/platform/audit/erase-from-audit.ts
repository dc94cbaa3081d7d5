import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'

interface Erased {
  /** Partners or customers. */
  subjectIds: readonly string[]
  /** In lower case; entries about somebody else that hold one are emptied, too. */
  words?: readonly string[]
  at: Date
}

/**
 * Empties what the audit log says about people, and the addresses from which they acted themselves. Who did
 * what to them when stays.
 */
export async function eraseFromAudit({ tx, scope }: TxCtx, erased: Erased): Promise<void> {
  const { subjectIds, words = [], at } = erased
  const list = (values: readonly string[]) =>
    sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::text::jsonb))`
  await tx.run(
    scope,
    (ws) => sql`
    update audit_entries a set before = null, after = null, resource_name = null,
      address = case when a.actor ~ '^(member|key):' then a.address end,
      erased_at = ${at.toISOString()}::timestamptz
    where a.workspace_id = ${ws} and a.erased_at is null and (a.subject_id in ${list(subjectIds)}
      or exists (select from unnest(array${list(words)}) as w (word) where position(w.word in
        lower(concat(a.resource_name, a.before::text, a.after::text))) > 0))`,
  )
}
