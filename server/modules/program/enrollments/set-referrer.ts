import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import type { Enrolled } from '../partners/queries.ts'
import { listReferrers } from './list-referrers.ts'
import { writeFields } from './write-fields.ts'

/**
 * Says who brought a partner into the program; their referral reward counts from now on. Undefined
 * leaves it, null removes it. Changes of referrers must be held (`holdReferrers`).
 * @throws ApiError `unprocessable_entity`
 */
export async function setReferrer(
  ctx: TxCtx,
  asked: { enrolled: Enrolled; referredById: string | null | undefined; at: Date },
): Promise<Enrolled> {
  const { tx, scope } = ctx
  const { enrolled, referredById, at } = asked
  if (referredById === undefined) return enrolled
  const { id, programId } = enrolled.enrollment
  if (referredById) {
    const same = and(eq(enrollments.id, referredById), eq(enrollments.programId, programId))
    const referrer = await tx.first(scope, enrollments, [same], { lock: 'key share' })
    if (!referrer || referrer.id === id) {
      throw invalid('referredById', 'Send the enrollmentId of another partner in this program.')
    }
    if ((await listReferrers(ctx, referrer.id)).includes(id)) {
      throw invalid(
        'referredById',
        'This partner referred that one, directly or through others. Partners can’t refer each other in a circle.',
      )
    }
  }
  return writeFields(ctx, { enrolled, set: { referredById: referredById || null }, at })
}
