import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { nullable, number, oneOf, row, type RowOf, text } from '../../../db/row.ts'

/** The shown facts of a link. */
export type LinkFacts = Omit<PlacedLink, 'linkStructure'>

const PlacedLink = row({
  id: text,
  domain: text,
  key: text,
  url: text,
  clicks: number,
  leads: number,
  sales: number,
  createdAt: text,
  discountCode: nullable(text),
  linkStructure: oneOf(['short', 'query']),
})
export type PlacedLink = RowOf<typeof PlacedLink>

/** The maximum of a group: a program can add more by itself, which are read page by page. */
export const MAX_LINKS = 100

/** Selects the links of the enrollment `e`, oldest first, with their codes. */
export function linkRows(
  ws: string,
  { id, limit = MAX_LINKS, offset = 0 }: { id?: string; limit?: number; offset?: number } = {},
): SQL {
  return sql`select l.id, l.domain, l.key, l.url, l.clicks::float8 as clicks, l.leads::float8 as leads,
      l.sales::float8 as sales, l.created_at as "createdAt", c.code as "discountCode"
    from links l left join discount_codes c
      on c.workspace_id = ${ws} and c.link_id = l.id and c.disabled_at is null
    where l.workspace_id = ${ws} and l.partner_id = e.partner_id and l.program_id = e.program_id
      and l.deleted_at is null ${id === undefined ? sql`` : sql`and l.id = ${id}`}
    order by l.num limit ${limit} offset ${offset}`
}

/** Loads a page of an enrollment's links, or the one with that id. */
export function findLinks(
  ctx: Ctx,
  {
    enrollmentId,
    ...which
  }: { enrollmentId: string; id?: string; limit?: number; offset?: number },
): Promise<PlacedLink[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    PlacedLink,
    (ws) => sql`
    select l.*, g.link_structure as "linkStructure" from enrollments e
    join groups g on g.workspace_id = ${ws} and g.id = e.group_id
    cross join lateral (${linkRows(ws, which)}) l
    where e.workspace_id = ${ws} and e.id = ${enrollmentId}`,
  )
}
