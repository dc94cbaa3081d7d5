import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { loadCustomerRevenue, type Revenue } from '../../../../core/load-revenue.ts'
import { seesCustomers } from '../../../../core/require-scope.ts'
import { nullable, number, row, text } from '../../../../db/row.ts'
import type { commissionReversals, Explanation } from '../../../../db/schema/commissions.ts'
import { customers } from '../../../../db/schema/events.ts'
import { actorName, type Scope } from '../../../../db/scope.ts'
import { COMMISSION_TYPES, HOLD_REASONS } from '../../../../domain/commission.ts'
import { readCustomerName } from '../../../../domain/customer-name.ts'
import { message, type Message, type Value } from '../../../../domain/message/message.ts'
import type { CommissionRow } from '../write-changes.ts'
import type { Commission, ExplainedCommission } from '../schema.ts'
import { wireStatusOf } from './wire-status.ts'
import { format } from '../../../../locales/format.ts'

type Buyer = Omit<typeof customers.$inferSelect, 'saleAmount'> & Revenue
type Partner = Commission['partner']

/**
 * Converts commissions for the API, in their order: three queries, however many they are. Customers are shown
 * to those who may read customers.
 */
export async function presentCommissions(
  ctx: Ctx,
  rows: readonly CommissionRow[],
): Promise<Commission[]> {
  const { tx, scope, locale } = ctx
  if (rows.length === 0) return []
  const partners = await partnersOf(ctx, rows)
  const customerIds = [...new Set(rows.flatMap((row) => row.customerId ?? []))]
  const known =
    customerIds.length === 0 || !seesCustomers(scope)
      ? []
      : await tx.find(scope, customers, { where: [inArray(customers.id, customerIds)] })
  const revenues = await loadCustomerRevenue(
    ctx,
    known.map((customer) => ({ ...customer, key: customer.id })),
  )
  const buyers = new Map(
    known.map((customer, i) => [customer.id, { ...customer, ...revenues[i]! }]),
  )
  return rows.map((row) => {
    const customer = buyers.get(row.customerId ?? '')
    const commission = toCommission(row, partners.get(row.enrollmentId)!, customer ?? null)
    return { ...commission, description: row.description && format(row.description, locale) }
  })
}

const PartnerRow = row({
  enrollmentId: text,
  id: text,
  name: text,
  email: nullable(text),
  image: nullable(text),
  country: nullable(text),
  groupId: text,
  tenantId: nullable(text),
  enabledMs: nullable(number),
})

async function partnersOf(ctx: Ctx, rows: readonly CommissionRow[]): Promise<Map<string, Partner>> {
  const { tx, scope } = ctx
  const ids = [...new Set(rows.map((row) => row.enrollmentId))]
  const found = await tx.rows(
    scope,
    PartnerRow,
    (ws) => sql`
    select e.id as "enrollmentId", p.id, p.name, p.email, p.image, p.country,
      e.group_id as "groupId", e.tenant_id as "tenantId",
      (select extract(epoch from coalesce(m.verified_at, m.created_at))::float8 * 1000
        from payout_methods m where m.workspace_id = ${ws} and m.partner_id = p.id
          and m.removed_at is null limit 1) as "enabledMs"
    from enrollments e join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    where e.workspace_id = ${ws} and e.id in ${ids}`,
  )
  return new Map(
    found.map(({ enrollmentId, enabledMs, ...partner }) => {
      const payoutsEnabledAt = enabledMs === null ? null : new Date(enabledMs).toISOString()
      return [enrollmentId, { ...partner, payoutsEnabledAt }]
    }),
  )
}

function toCommission(
  row: CommissionRow,
  partner: Partner,
  customer: Buyer | null,
): Omit<Commission, 'description'> {
  return {
    id: row.id,
    type: COMMISSION_TYPES.find((type) => type === row.type)!,
    amount: Number(row.amount),
    earnings: Number(row.earnings),
    currency: row.currency,
    status: wireStatusOf(row),
    invoiceId: row.invoiceId,
    quantity: row.quantity,
    metadata: row.metadata,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    programId: row.programId,
    enrollmentId: row.enrollmentId,
    eventId: row.eventId,
    payoutId: row.payoutId,
    sourceId: row.sourceId,
    reversesId: row.reversesId,
    milestoneId: row.milestoneId,
    holdReason: HOLD_REASONS.find((reason) => reason === row.holdReason) ?? null,
    maturesAt: row.maturesAt.toISOString(),
    partner,
    customer: customer && !customer.erasedAt ? toBuyer(customer) : null,
  }
}

function toBuyer(row: Buyer): NonNullable<Commission['customer']> {
  const { id, name, email, avatar, country, sales, createdAt, firstSaleAt } = row
  return {
    id,
    externalId: readCustomerName(row.externalId).externalId,
    name,
    email,
    avatar,
    country,
    sales,
    saleAmount: row.saleAmount,
    saleCurrency: row.saleCurrency,
    createdAt: createdAt.toISOString(),
    firstSaleAt: firstSaleAt?.toISOString() ?? null,
  }
}

const KINDS = ['refund', 'chargeback', 'reversal', 'manual', 'milestone'] as const

/** Lists the reversals; corrections that only keep the sums right are left out. */
export function toReversals(
  rows: readonly (typeof commissionReversals.$inferSelect)[],
): ExplainedCommission['reversals'] {
  return rows.flatMap(({ eventId, kind: word, amount, clawbackId, createdAt }) => {
    const kind = KINDS.find((known) => known === word)
    if (!kind) return []
    return [
      { eventId, kind, amount: Number(amount), clawbackId, createdAt: createdAt.toISOString() },
    ]
  })
}

const MAX_STEPS = 200

/** Adds manual changes to the explanation. The first sentences, about its origin, stay. */
export function explainedFurther(explanation: Explanation, steps: readonly Message[]): Explanation {
  return { ...explanation, steps: [...explanation.steps, ...steps].slice(0, MAX_STEPS) }
}

/** Names who did something by hand: partners read that it was the program. */
export function byWhom(scope: Scope): Value {
  return { name: actorName(scope), means: message('commission.by-program') }
}
