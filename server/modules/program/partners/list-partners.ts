import type { Ctx } from '../../../core/ctx.ts'
import { split } from '../../../core/input.ts'
import { containing } from '../../../db/like-pattern.ts'
import { sql, type SQL } from 'drizzle-orm'
import { normalizedEmail } from './read-person.ts'
import { pageOf } from '../../../core/paging.ts'
import { revenueByEnrollment, VOLUME } from '../../../db/volume.ts'
import { IdRow } from '../../../db/row.ts'
import type { ProgramRow } from '../programs/queries.ts'
import { askedProgram, presentPartners } from './queries.ts'
import type { Partner } from './schema.ts'
import type { ListPartnersQuery, SORTS } from './list-schema.ts'

/** Lists one page of a program's partners, those with the largest sales first unless asked otherwise. */
export async function listPartners(ctx: Ctx, query: ListPartnersQuery): Promise<Partner[]> {
  const { tx, scope } = ctx
  const program = await askedProgram(ctx, query.programId)
  const { limit, offset } = pageOf(query)
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const isNarrow = [query.tenantId, query.email, query.search].some(Boolean)
  const { country, email, search, ownerId } = query
  const readsPeople = [country, email, search, ownerId].some((one) => one !== undefined)
  const rows = await tx.rows(scope, IdRow, (ws) => {
    const orderOf = ORDERS[query.sortBy ?? 'totalSaleAmount']
    const { join, by } = orderOf({ ws, program, isNarrow })
    return sql`
      select e.id from enrollments e
      ${readsPeople ? sql`join partners p on ${ofEnrollment(ws)} and p.merged_into_id is null` : sql``}
      ${join ?? sql``}
      where e.workspace_id = ${ws} and e.program_id = ${program.id}
        ${readsPeople ? sql`` : notMerged(ws)} ${sql.join(conditions(ws, query), sql` `)}
      order by ${by} ${direction}, e.id ${direction}
      limit ${limit} offset ${offset}`
  })
  const ids = rows.map((row) => row.id)
  return presentPartners(ctx, { program, ids })
}

const ofEnrollment = (ws: string) => sql`p.workspace_id = ${ws} and p.id = e.partner_id`

/** Builds the condition that the partner of an enrollment is one still. Few were merged: joining all takes longer. */
const notMerged = (ws: string) => sql`and not exists (
  select from partners p where ${ofEnrollment(ws)} and p.merged_into_id is not null)`

/** Builds the filters. The most specific wins, as API clients expect: tenantId, then email, then search. */
function conditions(ws: string, query: ListPartnersQuery): SQL[] {
  const { status, groupId, country, ownerId, tenantId, email, search } = query
  const tagIds = split(query.tagIds)
  const all: SQL[] = []
  if (status !== undefined) all.push(sql`and e.status = ${status}`)
  if (groupId !== undefined) all.push(sql`and e.group_id = ${groupId}`)
  if (country !== undefined) all.push(sql`and p.country = ${country.toUpperCase()}`)
  if (ownerId === 'none') all.push(sql`and p.owner_id is null`)
  else if (ownerId !== undefined) all.push(sql`and p.owner_id = ${ownerId}`)
  if (tagIds.length > 0) all.push(sql`and ${tagged(ws, tagIds)}`)
  if (tenantId !== undefined) all.push(sql`and e.tenant_id = ${tenantId}`)
  else if (email !== undefined) all.push(sql`and p.email = ${normalizedEmail(email)}`)
  else if (search) all.push(sql`and ${matching(search)}`)
  return all
}

function tagged(ws: string, tagIds: readonly string[]): SQL {
  return sql`e.partner_id in (select g.partner_id from partner_taggings g
    where g.workspace_id = ${ws} and g.tag_id in ${[...tagIds]})`
}

function matching(search: string): SQL {
  const part = containing(search)
  return sql`(p.name ilike ${part} or p.email ilike ${part} or p.company_name ilike ${part}
    or p.id = ${search} or e.id = ${search} or e.tenant_id = ${search})`
}

/** What partners are ordered by, and the table that knows it. */
interface Order {
  join?: SQL
  by: SQL
}
type OrderOf = (of: {
  ws: string
  program: Pick<ProgramRow, 'id' | 'currency'>
  /** Few partners are left, whose links are asked for one by one; else all links are read once. */
  isNarrow: boolean
}) => Order

const ofLinks = (column: string): OrderOf => {
  const value = sql.identifier(column)
  // Sums of bigints would be numerics, which take three times as long.
  const total = sql`coalesce(sum(${value}::float8), 0)`
  return ({ ws, program, isNarrow }) => {
    const those = sql`from links where workspace_id = ${ws} and program_id = ${program.id}
      and ${value} <> 0`
    if (isNarrow) return { by: sql`(select ${total} ${those} and partner_id = e.partner_id)` }
    const totals = sql`(select partner_id, ${total} as total ${those} group by partner_id)`
    return {
      join: sql`left join ${totals} t on t.partner_id = e.partner_id`,
      by: sql`coalesce(t.total, 0)`,
    }
  }
}

const OWNER = {
  enrollmentId: sql`e.id`,
  partnerId: sql`e.partner_id`,
  programId: sql`e.program_id`,
}

const ORDERS: Record<(typeof SORTS)[number], OrderOf> = {
  createdAt: () => ({ by: sql`e.created_at` }),
  totalClicks: ofLinks('clicks'),
  totalLeads: ofLinks('leads'),
  totalConversions: ofLinks('conversions'),
  totalSales: ofLinks('sales'),
  totalSaleAmount: ({ ws, program, isNarrow }) => {
    if (isNarrow) {
      return { by: VOLUME.revenue(ws, { ...OWNER, currency: sql`${program.currency}` }) }
    }
    return {
      join: sql`left join ${revenueByEnrollment(ws, program)} v on v.enrollment_id = e.id`,
      by: sql`coalesce(v.revenue, 0)`,
    }
  },
  totalCommissions: ({ ws, program }) => ({
    join: sql`left join balances b on b.workspace_id = ${ws} and b.enrollment_id = e.id
      and b.currency = ${program.currency}`,
    by: sql`coalesce(b.accrued + b.payable + b.in_transit + b.paid, 0)`,
  }),
}
