import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { sourceOf, type Source } from '../../../db/source.ts'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { json, nullable, row, type RowOf, text } from '../../../db/row.ts'
import type { KnownCustomer } from '../customers/evidence.ts'
import { toConversionLink, toPerson } from '../customers/present.ts'
import type { TrackedLead } from './schema.ts'

/** Builds the answer to a lead, the same each time. */
export function answerLead(
  { config }: Deps,
  lead: { clickId: string | null; source: Source | null; customer: KnownCustomer },
): TrackedLead {
  const { clickId, source, customer } = lead
  return {
    click: { id: clickId ?? '' },
    link: source && toConversionLink(config.origin, source.link),
    customer: toPerson(customer),
  }
}

/** Answers a lead that was recorded before. */
export async function repeatLead(
  { deps, tx, scope }: BatchCtx,
  { leadId, customer }: { leadId: string; customer: KnownCustomer },
): Promise<TrackedLead> {
  const lead = await tx.load(scope, EARLIER, { id: leadId })
  return answerLead(deps, { ...lead!, customer })
}

const EarlierRow = row({ clickId: nullable(text), source: nullable(json<Source>()) })

const EARLIER = rowLoader<{ id: string }, RowOf<typeof EarlierRow>>({
  row: EarlierRow,
  name: 'earlier lead',
  key: 'id text',
  select: (ws, keys) => sql`
    select r.n, e.click_id as "clickId", (select ${sourceOf(ws)} from links l
      left join clicks c on c.workspace_id = ${ws} and c.id = e.click_id
      left join locations o on o.id = c.location_id
      where l.workspace_id = ${ws} and l.num = e.link_num) as source
    from ${keys} join leads e on e.workspace_id = ${ws} and e.id = r.id`,
})
