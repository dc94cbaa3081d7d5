import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { authenticateBrowser } from '../../../core/authenticate.ts'
import { nullable, number, row, text } from '../../../db/row.ts'
import { offerOf } from './offer-of.ts'
import type { ClickOffer, ClickOfferQuery } from './schema.ts'

const ClickedLink = row({
  workspaceId: text,
  programId: nullable(text),
  partnerId: nullable(text),
  atMs: number,
})

/**
 * Returns who invited the visitor of a click: what `trackClick` answers, for one that came through a short
 * link. The id comes from the visitor's address, so an unknown one is an answer, as it is there.
 */
export async function getClickOffer(
  deps: Deps,
  headers: Headers,
  clickId: string,
  { publishableKey }: ClickOfferQuery,
): Promise<ClickOffer> {
  const { tx, scope, host } = await authenticateBrowser(deps, headers, publishableKey)
  const [link] = await tx.rows(
    scope,
    ClickedLink,
    (ws) => sql`
      select l.workspace_id as "workspaceId", l.program_id as "programId",
        l.partner_id as "partnerId", extract(epoch from c.created_at)::float8 * 1000 as "atMs"
      from clicks c join links l on l.workspace_id = ${ws} and l.num = c.link_num
      where c.workspace_id = ${ws} and c.id = ${clickId}`,
  )
  if (!link) return { clickId: null }
  deps.pageHosts.seen(scope, host, 'clickReturned')
  return { clickId, ...(await offerOf(deps, link, deps.clock.now() - link.atMs)) }
}
