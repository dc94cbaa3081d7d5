import { eq, not, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { split } from '../../../../core/input.ts'
import { createdIn, listRows, type Listing } from '../../../../core/list-rows.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { COMMISSION_TYPES } from '../../../../domain/commission.ts'
import { invalid } from '../../../../domain/errors.ts'
import { presentCommissions } from './present.ts'
import { WIRE_STATUSES, type Commission, type CommissionsQuery } from '../schema.ts'
import { whereStatus } from './wire-status.ts'

const COMMISSIONS: Listing<typeof commissions, CommissionsQuery> = {
  table: commissions,
  prefix: 'cm',
  noun: 'commission',
  filters: {
    payoutId: commissions.payoutId,
    partnerId: commissions.partnerId,
    programId: commissions.programId,
    invoiceId: commissions.invoiceId,
    customerId: (id, { workspaceId }) => ofCustomer(workspaceId, id),
    tenantId: (id, { workspaceId }) => ofEnrollment(workspaceId, sql`e.tenant_id = ${id}`),
    groupId: (id, { workspaceId }) => ofEnrollment(workspaceId, sql`e.group_id = ${id}`),
    type: (text) =>
      matchAny('type', text, {
        known: COMMISSION_TYPES,
        where: (type) => eq(commissions.type, type),
      }),
    status: (text) => matchAny('status', text, { known: WIRE_STATUSES, where: whereStatus }),
    interval: createdIn(commissions.id, 'cm'),
  },
  sorts: { createdAt: commissions.id, amount: commissions.amount },
  sortBy: 'createdAt',
}

/** Lists one page of commissions, newest first unless asked otherwise. */
export async function listCommissions(ctx: Ctx, query: CommissionsQuery): Promise<Commission[]> {
  return presentCommissions(ctx, await listRows(ctx, COMMISSIONS, query))
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
function matchAny<T extends string>(
  path: string,
  text: string,
  { known, where }: { known: readonly T[]; where: (word: T) => SQL | undefined },
): SQL | undefined {
  const excluded = text.startsWith('-')
  const asked = split(excluded ? text.slice(1) : text)
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
