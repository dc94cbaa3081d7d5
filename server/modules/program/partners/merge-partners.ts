import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { payoutOnboardings } from '../../../db/schema/payout-onboardings.ts'
import { payoutMethods } from '../../../db/schema/payouts.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { linksOpen } from '../../../domain/enrollment.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { requireScope } from '../../../core/require-scope.ts'
import { transact } from '../../../core/transact.ts'
import { holdReferrers, listReferrers } from '../enrollments/list-referrers.ts'
import { removeWebhooks } from '../../platform/webhooks/remove-webhooks.ts'
import { revokeAccess } from '../../platform/sessions/revoke-access.ts'
import { publish } from '../../../core/listeners.ts'
import { recordAccountChange, programOfMails, tellOldAddress } from './record-account-change.ts'
import { moveDetails } from './move-details.ts'
import { moveReferences } from './move-references.ts'
import { statusOf, type EnrollmentRow, type PartnerRow } from './present.ts'
import { noPartner } from './queries.ts'
import type { MergeBody, Merged } from './merge-schema.ts'

/**
 * Makes one partner of two who are the same person. Where only the first takes part the enrollment
 * changes hands; where both do, links, customers and commissions move over, and the ledger says so
 * with entries of its own. Addresses and payout methods don't move: each is proved by its owner. The balance
 * does, so payouts wait as after a changed address, and the address that is given up is told.
 */
export async function mergePartners(
  ctx: Ctx,
  { fromPartnerId, intoPartnerId }: MergeBody,
): Promise<Merged> {
  const { deps, scope } = ctx
  if (fromPartnerId === intoPartnerId) {
    throw invalid('intoPartnerId', 'Send two different partners.')
  }
  const merged = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    await holdReferrers(ctx)
    const both = [fromPartnerId, intoPartnerId]
    const rows = await tx.find(scope, partners, {
      where: [inArray(partners.id, both), isNull(partners.mergedIntoId)],
      orderBy: [asc(partners.id)],
      lock: 'update',
    })
    for (const partnerId of both) {
      if (!rows.some((row) => row.id === partnerId)) throw await noPartner(ctx, { partnerId })
    }
    requireScope(scope, 'payouts.write', "A merge gives one partner's balance to another")
    const from = rows.find((row) => row.id === fromPartnerId)!
    const at = new Date(deps.clock.now())
    const programId = await programOfMails(ctx, from.id)
    const alreadyEnrolled = await mergeEnrollments(ctx, { from, intoPartnerId, at })
    const into = rows.find((row) => row.id === intoPartnerId)!
    const changedAt = await recordAccountChange(ctx, into)
    if (programId)
      await tellOldAddress(ctx, { partner: from, programId, email: into.email, changedAt })
    await moveDetails(ctx, { from, into })
    await endPartner(ctx, { from, intoPartnerId, at })
    const data = { partnerId: intoPartnerId, fromPartnerId, alreadyEnrolled }
    await announce(tx, scope, [{ type: 'partner.merged', data }])
    return { partnerId: intoPartnerId, mergedPartnerId: fromPartnerId }
  })
  await deps.directory.changed()
  return merged
}

interface Merging {
  from: PartnerRow
  intoPartnerId: string
  at: Date
}

/** Returns whether both took part in the same program. */
async function mergeEnrollments(
  ctx: TxCtx,
  { from, intoPartnerId, at }: Merging,
): Promise<boolean> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, enrollments, {
    where: [inArray(enrollments.partnerId, [from.id, intoPartnerId])],
    orderBy: [asc(enrollments.id)],
    lock: 'update',
  })
  const enrollmentIds = rows.map((row) => row.id)
  await publish(ctx, { type: 'enrollments.merging', data: { enrollmentIds } })
  let joined = false
  for (const source of rows.filter((row) => row.partnerId === from.id)) {
    const target = rows.find(
      (row) => row.partnerId === intoPartnerId && row.programId === source.programId,
    )
    if (!target) {
      await moveReferences(ctx, { source, target: { ...source, partnerId: intoPartnerId } })
      const owner = { partnerId: intoPartnerId, updatedAt: at }
      await tx.update(scope, enrollments, owner, [eq(enrollments.id, source.id)])
      continue
    }
    requireMergeable(source, target)
    await joinEnrollments(ctx, { source, target, at })
    const { programId } = source
    const data = { sourceId: source.id, targetId: target.id, programId, at }
    await publish(ctx, { type: 'enrollments.merged', data })
    joined = true
  }
  return joined
}

/** Checks that a merge neither undoes a ban nor closes links that work. */
function requireMergeable(source: EnrollmentRow, target: EnrollmentRow): void {
  if (source.status !== 'banned' && linksOpen(statusOf(target))) return
  const which = source.status === 'banned' ? source : target
  throw new ApiError(
    'bad_request',
    `Partner ${which.partnerId} is ${which.status} in program ${which.programId}. Change the status before you merge.`,
  )
}

/**
 * Merges two enrollments: the target takes everything over; the source ends, in good terms, as a row that
 * refers to nothing.
 */
async function joinEnrollments(
  ctx: TxCtx,
  { source, target, at }: { source: EnrollmentRow; target: EnrollmentRow; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const tenantId = target.tenantId ?? source.tenantId
  const ended = { status: 'deactivated', tenantId: null, updatedAt: at }
  await tx.update(scope, enrollments, ended, [eq(enrollments.id, source.id)])
  await tx.update(scope, enrollments, { tenantId, updatedAt: at }, [eq(enrollments.id, target.id)])
  await moveReferences(ctx, { source, target: { ...target, tenantId } })
  const referredBy = eq(enrollments.referredById, source.id)
  // The target may refer neither itself nor anybody who referred it, directly or through others.
  const apart = [target.id, ...(await listReferrers(ctx, target.id))]
  await tx.update(scope, enrollments, { referredById: null, updatedAt: at }, [
    referredBy,
    inArray(enrollments.id, apart),
  ])
  await tx.update(scope, enrollments, { referredById: target.id, updatedAt: at }, [referredBy])
}

async function endPartner(ctx: TxCtx, { from, intoPartnerId, at }: Merging): Promise<void> {
  const { tx, scope } = ctx
  const merged = { mergedIntoId: intoPartnerId, updatedAt: at }
  await tx.update(scope, partners, merged, [eq(partners.id, from.id)])
  await tx.update(scope, partners, { mergedIntoId: intoPartnerId }, [
    eq(partners.mergedIntoId, from.id),
  ])
  await revokeAccess(ctx, { partnerId: from.id, at })
  await removeWebhooks(ctx, [from.id])
  await tx.update(scope, payoutMethods, { removedAt: at }, [
    eq(payoutMethods.partnerId, from.id),
    isNull(payoutMethods.removedAt),
  ])
  await tx.remove(scope, payoutOnboardings, [eq(payoutOnboardings.partnerId, from.id)])
}
