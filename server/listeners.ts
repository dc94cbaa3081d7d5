import type { Listeners } from './core/listeners.ts'
import { cancelUnpaid } from './modules/earnings/commissions/cancel-commissions.ts'
import { moveEarnings } from './modules/earnings/commissions/move-earnings.ts'
import { closeFlagsOf } from './modules/earnings/fraud/close-flags.ts'
import {
  inspectAfterBan,
  inspectEnrollment,
  inspectPartner,
} from './modules/earnings/fraud/inspect-enrollment.ts'
import { refuseMerge } from './modules/payouts/payouts/refuse-merge.ts'
import { revokeAccess } from './modules/platform/sessions/revoke-access.ts'

/** What later modules do, in this order, in the transaction of an earlier one. */
export const listeners: Listeners = {
  'enrollment.entered': [
    (deps, tx, scope, { enrollmentId }) => inspectEnrollment(deps, tx, scope, enrollmentId),
  ],
  'enrollment.banned': [
    (deps, tx, scope, { enrollmentId, at }) =>
      cancelUnpaid(deps, tx, scope, { enrollmentId, reason: 'banned', at }),
    (_, tx, scope, { enrollmentId, programId, partner, at }) =>
      revokeAccess(tx, scope, { partnerId: partner.id, enrollmentId, programId, at }),
    (_, tx, scope, { enrollmentId, partner, at }) => {
      const decision = { to: 'rejected' as const, note: 'The partner was banned.', at }
      return closeFlagsOf(tx, scope, { partnerId: partner.id, enrollmentId, decision })
    },
    (deps, tx, scope, { enrollmentId, programId, partner }) =>
      inspectAfterBan(deps, tx, scope, { programId, enrollmentId, partner }),
  ],
  'enrollments.merging': [
    (_, tx, scope, { enrollmentIds }) => refuseMerge(tx, scope, enrollmentIds),
  ],
  'enrollments.merged': [moveEarnings],
  'partner.changed': [
    (deps, tx, scope, { partnerId }) => inspectPartner(deps, tx, scope, partnerId),
  ],
}
