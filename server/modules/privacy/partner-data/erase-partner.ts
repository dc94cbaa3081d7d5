import { eq, inArray, isNull } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { listIds, wordsAbout } from '../../../core/personal-data.ts'
import { requireScope } from '../../../core/require-scope.ts'
import { transact } from '../../../core/transact.ts'
import { balances } from '../../../db/schema/ledger.ts'
import { links } from '../../../db/schema/links.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import { banCancellations } from '../../../db/schema/commissions.ts'
import { actorName } from '../../../db/scope.ts'
import type { EnrollmentStatus } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import { linkEvents } from '../../../domain/events.ts'
import { formatMoney } from '../../../domain/money.ts'
import { cancelUnpaid } from '../../earnings/commissions/settle/cancel-unpaid.ts'
import { settleAroundBan } from '../../earnings/milestones/settle-around.ts'
import { eraseFromAudit } from '../../platform/audit/erase-from-audit.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { removeDeliveries } from '../../platform/webhooks/remove-deliveries.ts'
import { removeWebhooks } from '../../platform/webhooks/remove-webhooks.ts'
import { revokeAccess } from '../../platform/sessions/revoke-access.ts'
import { writeStatus } from '../../program/enrollments/write-status.ts'
import { statusOf } from '../../program/partners/present.ts'
import { loadEnrolled } from '../../program/partners/queries.ts'
import { listBankFiles } from '../../payouts/personal-data.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { findPerson, type FoundPerson } from './find-person.ts'
import type { ErasedPartner, EraseQuery } from './schema.ts'

/** What becomes of an enrollment whose links work, or that waits for an answer. */
const ENDED: Partial<Record<EnrollmentStatus, EnrollmentStatus>> = {
  approved: 'deactivated',
  archived: 'deactivated',
  invited: 'declined',
  pending: 'rejected',
}

/**
 * Erases a person and keeps the money: names, addresses, accounts, links, codes and mails go; commissions, payouts
 * and the ledger stay with their amounts. Refused while a payout is under way and, unless `force` cancels it,
 * while something is unpaid.
 */
export async function erasePartner(
  ctx: Ctx,
  id: string,
  { force = false }: EraseQuery,
): Promise<ErasedPartner> {
  const { deps, scope } = ctx
  if (force) requireScope(scope, 'payouts.write', 'Erasing a partner with unpaid earnings')
  const erased = await transact(ctx, async (ctx) => {
    const person = await findPerson(ctx, id, { lock: 'update' })
    const at = new Date(deps.clock.now())
    await requireArrived(ctx, person)
    if (force) await cancelAll(ctx, person, at)
    else await requirePaid(ctx, person)
    await endAll(ctx, person, at)
    await tellLinks(ctx, person)
    await removeWebhooks(ctx, listIds(person.partners))
    for (const data of PERSONAL_DATA) await data.erase(ctx, person, at)
    const bankFiles = await listBankFiles(ctx, person)
    // Last, since what came before is in the log with what it replaced.
    await eraseFromAudit(ctx, {
      subjectIds: listIds(person.partners),
      words: wordsAbout(person),
      at,
    })
    await removeDeliveries(ctx, listIds(person.partners))
    const partnerId = person.id
    await announceHeard(ctx, [{ type: 'partner.erased', data: { partnerId } }])
    await recordAction(ctx, { type: 'partner', action: 'erased', resourceId: person.id })
    return { id: person.id, bankFiles }
  })
  await deps.directory.changed()
  deps.live.announce([scope.workspaceId])
  const { workspaceId } = scope
  deps.log.info({ workspaceId, partner: erased.id, by: actorName(scope) }, 'partner erased')
  return erased
}

/** Announces that the links are deleted, which erasing does with all that names them. */
async function tellLinks(ctx: TxCtx, { partners }: FoundPerson): Promise<void> {
  const { tx, scope } = ctx
  const theirs = inArray(links.partnerId, listIds(partners))
  const rows = await tx.find(scope, links, { where: [theirs, isNull(links.deletedAt)] })
  await announceHeard(ctx, linkEvents('link.deleted', rows))
}

async function requireArrived({ tx, scope }: TxCtx, { enrollments }: FoundPerson): Promise<void> {
  const payout = await tx.first(scope, payouts, [
    inArray(payouts.enrollmentId, listIds(enrollments)),
    inArray(payouts.status, ['pending', 'processing', 'sent']),
  ])
  if (!payout) return
  throw new ApiError(
    'conflict',
    `Payout ${payout.id} is ${payout.status}. Erase the partner after the payout is completed, failed, or canceled.`,
  )
}

async function requirePaid({ tx, scope }: TxCtx, { enrollments }: FoundPerson): Promise<void> {
  const rows = await tx.find(scope, balances, {
    where: [inArray(balances.enrollmentId, listIds(enrollments))],
  })
  const unpaid = rows.find(({ accrued, payable }) => accrued > 0n || payable > 0n)
  if (!unpaid) return
  const { accrued, payable, currency } = unpaid
  throw new ApiError(
    'conflict',
    `The partner has a payable balance of ${formatMoney(payable, currency)} and ${formatMoney(accrued, currency)} in the holding period. Pay the partner first, or erase with force=true, which cancels these amounts.`,
  )
}

async function cancelAll(
  ctx: TxCtx,
  { enrollments, partners }: FoundPerson,
  at: Date,
): Promise<void> {
  const cancel = settleAroundBan((ctx, { enrollmentId }) =>
    cancelUnpaid(ctx, { enrollmentId, at, why: 'erased' }),
  )
  const { id, email, country } = partners[0]!
  for (const { id: enrollmentId, programId } of enrollments) {
    await cancel(ctx, { enrollmentId, programId, partner: { id, email, country }, at })
    const { tx, scope } = ctx
    await tx.remove(scope, banCancellations, [eq(banCancellations.enrollmentId, enrollmentId)])
  }
}

/** Ends enrollments, sessions, dashboards and links in mails. */
async function endAll(ctx: TxCtx, { enrollments, partners }: FoundPerson, at: Date): Promise<void> {
  for (const { id } of enrollments) {
    const enrolled = await loadEnrolled(ctx, id)
    const to = ENDED[statusOf(enrolled.enrollment)]
    if (to) await writeStatus(ctx, { enrolled, to, change: 'erase', at })
  }
  for (const { id: partnerId } of partners) await revokeAccess(ctx, { partnerId, at })
}
