import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { PartnerRow } from './present.ts'

/** Gives the tags, notes, and, if there is none yet, the owner of a merged partner to the other. */
export async function moveDetails(
  { tx, scope }: TxCtx,
  { from, into }: { from: PartnerRow; into: PartnerRow },
): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
      with gone as (
        delete from partner_taggings where workspace_id = ${ws} and partner_id = ${from.id}
        returning tag_id
      ), kept as (
        insert into partner_taggings (workspace_id, partner_id, tag_id)
        select ${ws}, ${into.id}, tag_id from gone on conflict do nothing
      ), note as (
        update partner_notes set partner_id = ${into.id}
        where workspace_id = ${ws} and partner_id = ${from.id}
      )
      update partners set owner_id = coalesce(owner_id, ${from.ownerId})
      where workspace_id = ${ws} and id = ${into.id}`,
  )
}
