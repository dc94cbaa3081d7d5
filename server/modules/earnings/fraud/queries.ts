import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { partners } from '../../../db/schema/programs.ts'
import { notFound } from '../../../domain/errors.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { FraudFlag } from './schema.ts'

export type FlagRow = typeof fraudFlags.$inferSelect

/**
 * Finds the flags of these ids, in their order. @throws ApiError `not_found`, also for another workspace's
 */
export async function findFlags(ctx: Ctx, ids: readonly string[]): Promise<FlagRow[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, fraudFlags, { where: [inArray(fraudFlags.id, [...ids])] })
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (row) return row
    throw notFound('fraud flag', id)
  })
}

/** Flags as the API shows them, with whom and what they are about. */
export async function presentFlags(ctx: Ctx, rows: readonly FlagRow[]): Promise<FraudFlag[]> {
  const { tx, scope } = ctx
  if (rows.length === 0) return []
  const partnerIds = rows.map((row) => row.partnerId)
  const commissionIds = rows.flatMap((row) => row.commissionId ?? [])
  const people = await tx.find(scope, partners, { where: [inArray(partners.id, partnerIds)] })
  const earned =
    commissionIds.length > 0
      ? await tx.find(scope, commissions, { where: [inArray(commissions.id, commissionIds)] })
      : []
  return rows.map((row) => {
    const partner = people.find(({ id }) => id === row.partnerId)
    const commission = earned.find(({ id }) => id === row.commissionId)
    return toFlag(row, ctx.locale, {
      partner: {
        id: row.partnerId,
        name: partner?.name ?? '',
        email: partner?.email ?? null,
      },
      commission: commission
        ? {
            id: commission.id,
            earnings: Number(commission.earnings),
            currency: commission.currency,
          }
        : null,
    })
  })
}

function toFlag(
  row: FlagRow,
  locale: Locale,
  about: Pick<FraudFlag, 'partner' | 'commission'>,
): FraudFlag {
  return {
    id: row.id,
    status: row.status as FraudFlag['status'],
    rule: row.rule as FraudFlag['rule'],
    severity: row.severity as FraudFlag['severity'],
    sentence: format(row.sentence, locale),
    evidence: row.evidence,
    programId: row.programId,
    partnerId: row.partnerId,
    enrollmentId: row.enrollmentId,
    customerId: row.customerId,
    commissionId: row.commissionId,
    ...about,
    note: row.note,
    reviewedBy: row.reviewedBy,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

/**
 * Lists the enrollments of these commissions whose partner is under review, whatever the commission is for.
 */
export async function flaggedAmong(
  ctx: TxCtx,
  rows: readonly { enrollmentId: string; partnerId: string }[],
): Promise<string[]> {
  const { tx, scope } = ctx
  if (rows.length === 0) return []
  const partnerIds = [...new Set(rows.map((row) => row.partnerId))]
  const enrollmentIds = [...new Set(rows.map((row) => row.enrollmentId))]
  const found = await tx.find(scope, fraudFlags, {
    where: [
      and(inArray(fraudFlags.partnerId, partnerIds), eq(fraudFlags.status, 'open')),
      and(inArray(fraudFlags.enrollmentId, enrollmentIds), isNull(fraudFlags.commissionId)),
    ],
  })
  return found.map(({ enrollmentId }) => enrollmentId)
}
