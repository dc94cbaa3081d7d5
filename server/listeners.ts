import type { Listeners } from './core/listeners.ts'
import { cancelForBan } from './modules/earnings/commissions/settle/cancel-unpaid.ts'
import { restoreBanned } from './modules/earnings/commissions/settle/restore-banned.ts'
import { moveEarnings } from './modules/earnings/commissions/adjust/move-earnings.ts'
import {
  settleAroundBan,
  settleAroundMerge,
  settleAroundRestoring,
} from './modules/earnings/milestones/settle-around.ts'
import { closeFlagsOf } from './modules/earnings/fraud/close-flags.ts'
import {
  inspectAfterBan,
  inspectEnrollment,
  inspectPartner,
} from './modules/earnings/fraud/inspect-enrollment.ts'
import { queueCode } from './modules/intake/codes/queue-code.ts'
import { forgetBuyer } from './modules/intake/inbox/forget-buyer.ts'
import { refuseMerge } from './modules/payouts/payouts/refuse-merge.ts'
import { revokeAccess } from './modules/platform/sessions/revoke-access.ts'

/** Listeners of later modules, called in this order in the transaction of an earlier one. */
export const listeners: Listeners = {
  'enrollment.entered': [(ctx, { enrollmentId }) => inspectEnrollment(ctx, enrollmentId)],
  'enrollment.banned': [
    settleAroundBan(cancelForBan),
    (ctx, { enrollmentId, programId, partner, at }) =>
      revokeAccess(ctx, { partnerId: partner.id, enrollmentId, programId, at }),
    (ctx, { enrollmentId, partner, at }) => {
      const decision = { to: 'rejected' as const, note: 'The partner was banned.', at }
      return closeFlagsOf(ctx, { partnerId: partner.id, enrollmentId, decision })
    },
    (ctx, { enrollmentId, programId, partner }) =>
      inspectAfterBan(ctx, { programId, enrollmentId, partner }),
  ],
  'enrollment.restored': [settleAroundRestoring(restoreBanned)],
  'enrollments.merging': [(ctx, { enrollmentIds }) => refuseMerge(ctx, enrollmentIds)],
  'enrollments.merged': [settleAroundMerge(moveEarnings)],
  'code.changed': [queueCode],
  'customer.erased': [forgetBuyer],
  'partner.changed': [(ctx, { partnerId }) => inspectPartner(ctx, partnerId)],
}
