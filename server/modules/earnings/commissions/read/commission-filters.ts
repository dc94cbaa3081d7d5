import { namesAnywhere } from '../../../../db/names-anywhere.ts'
import { eq, not, or, sql, type SQL } from 'drizzle-orm'
import { splitFilter } from '../../../../core/input.ts'
import {
  among,
  contains,
  createdIn,
  type ListCall,
  type Listing,
} from '../../../../core/list-rows.ts'
import { seesCustomers } from '../../../../core/require-scope.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { customers } from '../../../../db/schema/events.ts'
import { enrollments, partners } from '../../../../db/schema/programs.ts'
import { COMMISSION_TYPES } from '../../../../domain/commission.ts'
import { invalid } from '../../../../domain/errors.ts'
import { WIRE_STATUSES, type CommissionsQuery } from '../schema.ts'
import { whereStatus } from './wire-status.ts'

/** The commissions of a workspace: listed, summed, and exported with the same filters. */
export const COMMISSIONS: Listing<typeof commissions, CommissionsQuery> = {
  table: commissions,
  prefix: 'cm',
  noun: 'commission',
  filters: {
    search: (text, call) => (text === '' ? undefined : matching(text, call)),
    payoutId: commissions.payoutId,
    partnerId: among(commissions.partnerId),
    programId: among(commissions.programId),
    rewardId: among(commissions.rewardId),
    invoiceId: commissions.invoiceId,
    customerId: (id, { workspaceId }) => ofCustomer(workspaceId, id),
    tenantId: (id, { workspaceId }) => ofEnrollment(workspaceId, eq(enrollments.tenantId, id)),
    groupId: (text, { workspaceId }) => {
      const groups = among(enrollments.groupId)(text)
      return groups && ofEnrollment(workspaceId, groups)
    },
    type: (text) =>
      matchAny('type', text, {
        known: COMMISSION_TYPES,
        where: (type) => eq(commissions.type, type),
      }),
    status: (text) => matchAny('status', text, { known: WIRE_STATUSES, where: whereStatus }),
    interval: createdIn(commissions.id, 'cm'),
  },
  sorts: { createdAt: commissions.id, amount: commissions.amount, earnings: commissions.earnings },
  sortBy: 'createdAt',
}

/** Matches part of the name or email address of a partner or customer, or an ID. */
function matching(text: string, { workspaceId: ws, scope }: ListCall<unknown>): SQL | undefined {
  const people = contains(partners.name, partners.email)(text)
  const buyers = contains(customers.name, customers.email, customers.externalId)(text)
  const ids = [commissions.id, commissions.invoiceId, commissions.payoutId, commissions.customerId]
  return or(
    ...ids.map((id) => eq(id, text)),
    sql`${commissions.partnerId} in (select ${partners.id} from ${partners}
      where ${partners.workspaceId} = ${ws} and ${people})`,
    seesCustomers(scope)
      ? sql`${commissions.customerId} in (select ${customers.id} from ${customers}
          where ${customers.workspaceId} = ${ws} and ${customers.erasedAt} is null and ${buyers})`
      : undefined,
  )
}

function ofCustomer(ws: string, id: string): SQL {
  if (!id.startsWith('ext_')) return eq(commissions.customerId, id)
  const names = namesAnywhere(ws, id.slice('ext_'.length))
  return sql`${commissions.customerId} in (select c.id from customers c
    where c.workspace_id = ${ws} and c.external_id in ${names})`
}

function ofEnrollment(ws: string, condition: SQL): SQL {
  return sql`${commissions.enrollmentId} in (select ${enrollments.id} from ${enrollments}
    where ${enrollments.workspaceId} = ${ws} and ${condition})`
}

/** Builds the condition for `a`, `a,b`, or `-a` (everything else). @throws ApiError for an unknown word */
function matchAny<T extends string>(
  path: string,
  text: string,
  { known, where }: { known: readonly T[]; where: (word: T) => SQL | undefined },
): SQL | undefined {
  const { values, isExcluded } = splitFilter(text)
  if (values.length === 0) return undefined
  const found = values.map((word) => {
    const match = known.find((candidate) => candidate === word)
    if (match) return where(match)
    const what = JSON.stringify(word.slice(0, 40))
    throw invalid(path, `There is no ${path} ${what}. Use some of ${known.join(', ')}.`)
  })
  const any = or(...found)
  return any && isExcluded ? not(any) : any
}
