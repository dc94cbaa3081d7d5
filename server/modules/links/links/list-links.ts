import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { containing } from '../../../db/like-pattern.ts'
import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { links } from '../../../db/schema/links.ts'
import { findInOrder, findPage, requirePage, type Ordering } from '../../../core/find-page.ts'
import { CountRow, IdRow, int, nullable, row, type RowShape, text } from '../../../db/row.ts'
import { revenueByLink } from '../../../db/volume.ts'
import { columnParts } from './columns.ts'
import type { ColumnWith } from './columns-schema.ts'
import type { CountQuery, LinkCount, LinkFilters, ListQuery } from './list-schema.ts'
import { presentLinks } from './present-links.ts'
import type { Link } from './schema.ts'

const LISTED = Object.keys(columnParts('listed')) as ColumnWith<'listed'>[]
const MAX_GROUPS = 10_000

const LINKS: Ordering<typeof links> = {
  table: links,
  prefix: 'link',
  noun: 'link',
  sorts: { clicks: links.clicks, lastClicked: links.lastClicked },
}

/** Lists one page of links in two queries, however many they are. */
export async function listLinks(ctx: Ctx, query: ListQuery): Promise<Link[]> {
  if ((query.sortBy ?? query.sort) === 'saleAmount') return listByRevenue(ctx, query)
  const where = conditions(ctx.scope.workspaceId, query)
  return presentLinks(ctx, await findPage(ctx, LINKS, query, where))
}

async function listByRevenue(ctx: Ctx, query: ListQuery): Promise<Link[]> {
  const { tx, scope } = ctx
  const { limit, offset } = requirePage(query, 'link')
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const ids = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select links.id from links
      left join ${revenueByLink(ws)} v on v.key = links.num and v.program_id = links.program_id
      where links.workspace_id = ${ws} and ${and(...conditions(ws, query))}
      order by case when links.program_id is null then links.sale_amount::float8
        else coalesce(v.revenue, 0) end ${direction}, links.id ${direction}
      limit ${limit} offset ${offset}`,
  )
  const wanted = ids.map(({ id }) => id)
  return presentLinks(ctx, await findInOrder(ctx, links, wanted))
}

type GroupBy = NonNullable<CountQuery['groupBy']>
const GROUP_ROWS: Record<GroupBy, RowShape<Exclude<LinkCount, number>[number]>> = {
  domain: row({ domain: text, _count: int }),
  folderId: row({ folderId: nullable(text), _count: int }),
  tagId: row({ tagId: text, _count: int }),
  userId: row({ userId: nullable(text), _count: int }),
}

/** Counts the links that the same filters find, in all or by one of their properties. */
export async function countLinks(ctx: Ctx, query: CountQuery): Promise<LinkCount> {
  const { tx, scope } = ctx
  const { groupBy } = query
  const where = (ws: string) => sql`links.workspace_id = ${ws} and ${and(...conditions(ws, query))}`
  if (groupBy === undefined) {
    const rows = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from links where ${where(ws)}`,
    )
    return rows[0]!.n
  }
  const tagged = (ws: string) =>
    sql`join link_tags lt on lt.workspace_id = ${ws} and lt.link_id = links.id`
  const by = {
    domain: sql`links.domain`,
    folderId: sql`links.folder_id`,
    tagId: sql`lt.tag_id`,
    userId: sql`null::text`,
  }[groupBy]
  return tx.rows(
    scope,
    GROUP_ROWS[groupBy],
    (ws) => sql`
      select ${by} as ${sql.identifier(groupBy)}, count(*)::int as _count
      from links ${groupBy === 'tagId' ? tagged(ws) : sql``}
      where ${where(ws)} group by 1 order by 2 desc, 1 limit ${MAX_GROUPS}`,
  )
}

function conditions(ws: string, query: LinkFilters): SQL[] {
  const tags = [...split(query.tagIds), ...split(query.tagId)]
  const names = split(query.tagNames).map((name) => name.toLowerCase())
  const all = [
    isNull(links.deletedAt),
    query.showArchived ? undefined : eq(links.archived, false),
    oneOf(links.domain, query.domain?.toLowerCase()),
    query.folderId === 'unsorted' ? isNull(links.folderId) : oneOf(links.folderId, query.folderId),
    ...LISTED.map((name) => (query[name] === undefined ? undefined : eq(links[name], query[name]))),
    query.userId === undefined ? undefined : sql`false`,
    query.search ? matching(query.search) : undefined,
    query.withTags ? hasTag(ws, sql`true`) : undefined,
    tags.length > 0 ? hasTag(ws, sql`lt.tag_id in ${tags}`) : undefined,
    names.length > 0 ? hasTag(ws, sql`lower(t.name) in ${names}`) : undefined,
  ]
  return all.filter((condition) => condition !== undefined)
}

/** Builds the condition for `a`, `a,b`, or `-a` (everything else). */
function oneOf(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const excluded = text?.startsWith('-') ?? false
  const values = split(excluded ? text?.slice(1) : text)
  if (values.length === 0) return undefined
  return excluded ? or(isNull(column), notInArray(column, values)) : inArray(column, values)
}

function hasTag(ws: string, condition: SQL): SQL {
  return sql`exists (
    select 1 from link_tags lt
    join tags t on t.workspace_id = ${ws} and t.id = lt.tag_id
    where lt.workspace_id = ${ws} and lt.link_id = ${links.id} and ${condition})`
}

function matching(search: string): SQL | undefined {
  const short = containing(search.replace(/^https?:\/\//i, ''))
  return or(
    sql`${links.domain} || '/' || ${links.key} ilike ${short}`,
    sql`${links.url} ilike ${containing(search)}`,
  )
}
