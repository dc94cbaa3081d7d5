import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { banCancellations } from '../../../db/schema/commissions.ts'
import { linksOpen, step, type EnrollmentAction } from '../../../domain/enrollment.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { parseOptional } from '../../../core/input.ts'
import { publish } from '../../../core/listeners.ts'
import { statusOf, type EnrollmentRow } from '../partners/present.ts'
import {
  findEnrolled,
  loadEnrolled,
  presentPartner,
  requirePerson,
  type Enrolled,
} from '../partners/queries.ts'
import type { Partner, WhichPartner } from '../partners/schema.ts'
import { moveEnrollment } from './move-enrollment.ts'
import type { BanBody, ChangedPartner, RejectBody } from './schema.ts'
import { writeStatus } from './write-status.ts'

const DAY_MS = 86_400_000
const REAPPLY_DAYS = { instant: 0, standard: 30, never: null } as const

/** An action of the program on an enrollment, and its note. */
export type ProgramAction = Exclude<EnrollmentAction, 'apply' | 'invite' | 'accept' | 'decline'>
export interface Change {
  action: ProgramAction
  which: WhichPartner
  groupId?: string | null | undefined
  rejection?: NonNullable<RejectBody>
  ban?: Pick<BanBody, 'reason'>
  /** With `unban`: what the ban canceled comes back. */
  restore?: boolean
}

/**
 * Performs one step of the transition table with its consequences: links and codes stop or work again; a
 * ban cancels what is unpaid and ends every session. Of two calls at once the second sees the result of the
 * first.
 */
export async function changeEnrollment(ctx: Ctx, change: Change): Promise<Partner> {
  const { deps } = ctx
  const at = new Date(deps.clock.now())
  const set = columnsOf(change, at)
  const { id } = await transact(ctx, async (ctx) => {
    const found = await findEnrolled(ctx, change.which, { lock: 'update' })
    if (change.restore && (await wasUnbanned(ctx, found.enrollment))) {
      return restore(ctx, found.enrollment.id, at)
    }
    const to = step(statusOf(found.enrollment), change.action)
    if (linksOpen(to)) requirePerson(found.partner)
    const { groupId, action } = change
    const enrolled = await moveEnrollment(ctx, { enrolled: found, groupId })
    const next = await writeStatus(ctx, { enrolled, to, change: action, set, at })
    if (action === 'ban') await announceBan(ctx, { enrolled: next, at })
    return change.restore ? restore(ctx, next.enrollment.id, at) : { id: next.enrollment.id }
  })
  await deps.directory.changed()
  const enrolled = await loadEnrolled(ctx, id)
  return presentPartner(ctx, enrolled)
}

/** Performs a step of an enrollment and returns the partner's id. */
export async function changePartner(ctx: Ctx, change: Change): Promise<ChangedPartner> {
  const { partnerId } = await changeEnrollment(ctx, change)
  return { partnerId }
}

/** Tells whether the ban of an enrollment was lifted already: restoring may follow, or be repeated. */
async function wasUnbanned({ tx, scope }: TxCtx, enrollment: EnrollmentRow): Promise<boolean> {
  if (enrollment.status === 'banned') return false
  const canceled = await tx.first(scope, banCancellations, [
    eq(banCancellations.enrollmentId, enrollment.id),
  ])
  return canceled !== undefined
}

async function restore(ctx: TxCtx, id: string, at: Date): Promise<{ id: string }> {
  await publish(ctx, { type: 'enrollment.restored', data: { enrollmentId: id, at } })
  return { id }
}

/** Lets other modules do what follows from a ban, in its transaction. */
export async function announceBan(
  ctx: TxCtx,
  { enrolled, at }: { enrolled: Enrolled; at: Date },
): Promise<void> {
  const { id: enrollmentId, programId } = enrolled.enrollment
  const { id, email, country } = enrolled.partner
  const data = { enrollmentId, programId, partner: { id, email, country }, at }
  await publish(ctx, { type: 'enrollment.banned', data })
}

function columnsOf({ action, rejection, ban }: Change, at: Date): Partial<EnrollmentRow> {
  switch (action) {
    case 'approve':
      return { reviewedAt: at, rejectionReason: null, rejectionNote: null, reapplyAt: null }
    case 'reject':
      return rejectedColumns(rejection, at)
    case 'ban':
      return { bannedAt: at, banReason: ban?.reason ?? null }
    case 'unban':
      return { bannedAt: null, banReason: null }
    case 'archive':
    case 'unarchive':
    case 'deactivate':
    case 'reactivate':
      return {}
  }
}

function rejectedColumns(
  rejection: NonNullable<RejectBody> = {},
  at: Date,
): Partial<EnrollmentRow> {
  if (rejection.flagForFraud) {
    throw invalid('flagForFraud', 'Flagging isn’t supported. Ban the partner instead.')
  }
  const days = REAPPLY_DAYS[rejection.reapplicationTimeframe ?? 'standard']
  return {
    reviewedAt: at,
    rejectionReason: rejection.rejectionReason ?? null,
    rejectionNote: parseOptional('rejectionNote', rejection.rejectionNote),
    reapplyAt: days === null ? null : new Date(at.getTime() + days * DAY_MS),
  }
}
