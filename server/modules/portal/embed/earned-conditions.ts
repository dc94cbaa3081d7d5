import { eq, or, sql, type SQL } from 'drizzle-orm'
import type { EmbedCtx } from '../../../core/callers.ts'
import { createdWithin } from '../../../core/created-within.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { whereStatus } from '../../earnings/commissions/read/wire-status.ts'
import type { EmbedCommissionFilters } from './figures-schema.ts'

/** Builds the conditions of a partner's own commissions. Nothing is found by what the partner does not see. */
export function earnedConditions(
  { deps, session, scope }: EmbedCtx,
  query: EmbedCommissionFilters,
): (SQL | undefined)[] {
  const search = query.search?.trim()
  return [
    eq(commissions.enrollmentId, session.enrollmentId),
    query.payoutId === undefined ? undefined : eq(commissions.payoutId, query.payoutId),
    statusIs(query.status),
    createdWithin(commissions.id, 'cm', query, deps.clock.now()),
    search ? matches(scope.workspaceId, search, session.sharesCustomers) : undefined,
  ]
}

/** Builds the condition for a status. Commissions canceled for fraud are shown to partners as canceled. */
function statusIs(status: EmbedCommissionFilters['status']): SQL | undefined {
  if (status === undefined) return undefined
  return status === 'canceled'
    ? or(whereStatus('canceled'), whereStatus('fraud'))
    : whereStatus(status)
}

function matches(ws: string, search: string, sharesCustomers: boolean): SQL | undefined {
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    eq(commissions.id, search),
    // What somebody typed is a text; what the server says is a message.
    sql`jsonb_typeof(${commissions.description}) = 'string'
      and ${commissions.description} #>> '{}' ilike ${part}`,
    sharesCustomers
      ? sql`exists (select from customers b where b.workspace_id = ${ws}
          and b.id = ${commissions.customerId} and (b.name ilike ${part} or b.email ilike ${part}))`
      : undefined,
  )
}
