import { and, eq, inArray, isNull } from 'drizzle-orm'
import { fraudFlags } from '../../db/schema/fraud.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'

/** The enrollments of these commissions whose partner is under review, whatever the commission is for. */
export async function flaggedAmong(
  tx: Tx,
  scope: Scope,
  rows: readonly { enrollmentId: string; partnerId: string }[],
): Promise<string[]> {
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
