import { desc, asc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { commissions } from '../../db/schema/commissions.ts'
import type { Deps } from '../../deps.ts'
import { forPartner, maskName } from '../../domain/embed.ts'
import { maskEmail } from '../../domain/email.ts'
import type { EmbedCaller } from '../../http/authenticate-embed.ts'
import { inOrder, sliceOf } from '../../http/paging.ts'
import { getCommission } from '../commissions/get-commission.ts'
import { noCommission, presentCommissions } from '../commissions/present.ts'
import type { Commission } from '../commissions/schema.ts'
import { whereStatus } from '../commissions/wire-status.ts'
import type {
  EmbedCommission,
  EmbedCommissionsQuery,
  ExplainedEmbedCommission,
} from './figures-schema.ts'

/** The partner's own commissions, newest first. */
export async function listEarned(
  deps: Deps,
  { scope, session }: EmbedCaller,
  query: EmbedCommissionsQuery,
): Promise<EmbedCommission[]> {
  const slice = sliceOf(query, 'cm')
  const before = slice.cursor?.side === 'before'
  const { tx } = deps.db
  const rows = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, session.enrollmentId),
      query.payoutId === undefined ? undefined : eq(commissions.payoutId, query.payoutId),
      statusIs(query.status),
      slice.cursor ? (before ? gt : lt)(commissions.id, slice.cursor.id) : undefined,
    ],
    orderBy: [(before ? asc : desc)(commissions.id)],
    limit: slice.limit,
  })
  const shown = await presentCommissions(tx, scope, inOrder(rows, slice))
  return shown.map((row) => toEmbedCommission(row, session))
}

/** One of them, with why it is what it is. @throws ApiError `not_found`, also for another partner's */
export async function getEarned(
  deps: Deps,
  { scope, session }: EmbedCaller,
  id: string,
): Promise<ExplainedEmbedCommission> {
  const found = await getCommission(deps, scope, id)
  if (found.enrollmentId !== session.enrollmentId) throw noCommission(id)
  const { explanation, reversals, postings } = found
  const own = [found.id, found.reversesId]
  return {
    ...toEmbedCommission(found, session),
    steps: [...new Set(explanation.steps.map((step) => forPartner(step, own)))],
    reversals: reversals.map(({ kind, amount, createdAt }) => ({ kind, amount, createdAt })),
    history: postings.map(({ cause, createdAt }) => ({ cause, createdAt })),
  }
}

/** What was canceled for fraud is canceled, in the words of a partner. */
function statusIs(status: EmbedCommissionsQuery['status']): SQL | undefined {
  if (status === undefined) return undefined
  return status === 'canceled'
    ? or(whereStatus('canceled'), whereStatus('fraud'))
    : whereStatus(status)
}

function toEmbedCommission(
  row: Commission,
  { sharesCustomers }: EmbedCaller['session'],
): EmbedCommission {
  const { id, type, amount, earnings, currency, quantity, description, customer } = row
  return {
    id,
    type,
    status: row.status === 'fraud' ? 'canceled' : row.status,
    amount,
    earnings,
    currency,
    quantity,
    description: description && forPartner(description),
    customer: customer && toBuyer(customer, sharesCustomers),
    createdAt: row.createdAt,
    maturesAt: row.maturesAt,
    paidAt: row.paidAt,
    payoutId: row.payoutId,
    reversesId: row.reversesId,
  }
}

function toBuyer(
  { name, email, country }: NonNullable<Commission['customer']>,
  shared: boolean,
): EmbedCommission['customer'] {
  if (shared) return { name, email, country }
  return { name: name && maskName(name), email: email && maskEmail(email), country }
}
