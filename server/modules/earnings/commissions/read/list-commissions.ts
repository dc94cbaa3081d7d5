import type { Ctx } from '../../../../core/ctx.ts'
import { split } from '../../../../core/input.ts'
import { and, asc, desc, eq, gt, gte, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { commissions } from '../../../../db/schema/commissions.ts'
import { COMMISSION_TYPES } from '../../../../domain/commission.ts'
import { invalid } from '../../../../domain/errors.ts'
import { idFloor } from '../../../../domain/ids.ts'
import { requirePlan } from '../../../../domain/plan.ts'
import { resolveInterval } from '../../../../domain/time.ts'
import { inOrder, sliceOf, type Slice } from '../../../../core/paging.ts'
import { presentCommissions } from './present.ts'
import { WIRE_STATUSES, type Commission, type CommissionsQuery } from '../schema.ts'
import { whereStatus } from './wire-status.ts'

/** Lists one page of commissions, newest first unless asked otherwise. */
export async function listCommissions(ctx: Ctx, query: CommissionsQuery): Promise<Commission[]> {
  const { deps, tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const slice = sliceOf(query, 'cm')
  const { sortBy = 'createdAt' } = query
  const ascending = query.sortOrder === 'asc'
  if (slice.cursor && sortBy !== 'createdAt') {
    throw invalid('sortBy', 'startingAfter and endingBefore go with sortBy=createdAt only.')
  }
  const found = await tx.find(scope, commissions, {
    where: [...conditions(scope.workspaceId, query, deps.clock.now()), beyond(slice, ascending)],
    orderBy: order(sortBy, ascending !== (slice.cursor?.side === 'before')),
    limit: slice.limit,
    offset: slice.offset,
  })
  return presentCommissions(ctx, inOrder(found, slice))
}

function conditions(ws: string, query: CommissionsQuery, nowMs: number): (SQL | undefined)[] {
  const { customerId, payoutId, partnerId, programId, invoiceId, tenantId, groupId } = query
  const exact = [
    [commissions.payoutId, payoutId],
    [commissions.partnerId, partnerId],
    [commissions.programId, programId],
    [commissions.invoiceId, invoiceId],
  ] as const
  return [
    ...exact.map(([column, value]) => (value === undefined ? undefined : eq(column, value))),
    customerId === undefined ? undefined : ofCustomer(ws, customerId),
    tenantId === undefined ? undefined : ofEnrollment(ws, sql`e.tenant_id = ${tenantId}`),
    groupId === undefined ? undefined : ofEnrollment(ws, sql`e.group_id = ${groupId}`),
    words('type', query.type, {
      known: COMMISSION_TYPES,
      where: (type) => eq(commissions.type, type),
    }),
    words('status', query.status, { known: WIRE_STATUSES, where: whereStatus }),
    earnedWithin(query, nowMs),
  ]
}

function ofCustomer(ws: string, id: string): SQL {
  if (!id.startsWith('ext_')) return eq(commissions.customerId, id)
  return sql`${commissions.customerId} = (select p.id from customers p
    where p.workspace_id = ${ws} and p.external_id = ${id.slice('ext_'.length)})`
}

function ofEnrollment(ws: string, condition: SQL): SQL {
  return sql`${commissions.enrollmentId} in (select e.id from enrollments e
    where e.workspace_id = ${ws} and ${condition})`
}

/** Builds the condition for `a`, `a,b`, or `-a` (everything else). @throws ApiError for an unknown word */
function words<T extends string>(
  path: string,
  text: string | undefined,
  { known, where }: { known: readonly T[]; where: (word: T) => SQL | undefined },
): SQL | undefined {
  const excluded = text?.startsWith('-') ?? false
  const asked = split(excluded ? text?.slice(1) : text)
  if (asked.length === 0) return undefined
  const found = asked.map((word) => {
    const match = known.find((candidate) => candidate === word)
    if (match) return where(match)
    const what = JSON.stringify(word.slice(0, 40))
    throw invalid(path, `There is no ${path} ${what}. Use some of ${known.join(', ')}.`)
  })
  const any = or(...found)
  return any && excluded ? not(any) : any
}

type Time = Pick<CommissionsQuery, 'interval' | 'start' | 'end' | 'timezone'>

/** Builds the condition for a time. Ids begin with the time that a commission was earned. */
export function earnedWithin(query: Time, nowMs: number): SQL | undefined {
  const { interval = 'all', start, end, timezone: timeZone = 'UTC' } = query
  if (interval === 'all' && start === undefined && end === undefined && timeZone === 'UTC') {
    return undefined
  }
  // Without an end, what was earned this very millisecond is in it.
  const range = resolveInterval({ interval, start, end, timeZone, nowMs: nowMs + 1 })
  const [from, to] = [idFloor('cm', range.startMs), idFloor('cm', range.endMs)]
  return and(gte(commissions.id, from), lt(commissions.id, to))
}

/** Ids sort by time, so the cursor's id says where to go on. */
function beyond({ cursor }: Slice, ascending: boolean): SQL | undefined {
  if (!cursor) return undefined
  const further = ascending === (cursor.side === 'after')
  return further ? gt(commissions.id, cursor.id) : lt(commissions.id, cursor.id)
}

function order(sortBy: 'createdAt' | 'amount', ascending: boolean): SQL[] {
  const direction = ascending ? asc : desc
  if (sortBy === 'createdAt') return [direction(commissions.id)]
  return [direction(commissions.amount), direction(commissions.id)]
}
