import { applicationApproved } from './application-approved.ts'
import { applicationReceived } from './application-received.ts'
import { applicationRejected } from './application-rejected.ts'
import { commissionDigest } from './commission-digest.ts'
import { commissionHeld } from './commission-held.ts'
import { commissionReversed } from './commission-reversed.ts'
import { emailChanged } from './email-changed.ts'
import { enrollmentBanned } from './enrollment-banned.ts'
import { enrollmentDeactivated } from './enrollment-deactivated.ts'
import { fraudFlagged } from './fraud-flagged.ts'
import { groupChanged } from './group-changed.ts'
import { memberInvited } from './member-invited.ts'
import { newApplication } from './new-application.ts'
import { partnerInvited } from './partner-invited.ts'
import { passkeyChanged } from './passkey-changed.ts'
import { passwordReset } from './password-reset.ts'
import { payoutApprovalChanged } from './payout-approval-changed.ts'
import { payoutCompleted } from './payout-completed.ts'
import { payoutDraftWaiting } from './payout-draft-waiting.ts'
import { payoutFailed } from './payout-failed.ts'
import { payoutMethodChanged } from './payout-method-changed.ts'
import { payoutRunReady } from './payout-run-ready.ts'
import { payoutSent } from './payout-sent.ts'
import { scheduledPayoutsFailed } from './scheduled-payouts-failed.ts'
import { signInLink } from './sign-in-link.ts'
import { verifyEmail } from './verify-email.ts'

/** Every mail that there is. Each is a pure function of the program's look and of what it tells. */
export const TEMPLATES = {
  'partner-invited': partnerInvited,
  'application-received': applicationReceived,
  'application-approved': applicationApproved,
  'application-rejected': applicationRejected,
  'enrollment-banned': enrollmentBanned,
  'enrollment-deactivated': enrollmentDeactivated,
  'group-changed': groupChanged,
  'commission-digest': commissionDigest,
  'commission-held': commissionHeld,
  'commission-reversed': commissionReversed,
  'payout-sent': payoutSent,
  'payout-completed': payoutCompleted,
  'payout-failed': payoutFailed,
  'payout-method-changed': payoutMethodChanged,
  'email-changed': emailChanged,
  'sign-in-link': signInLink,
  'verify-email': verifyEmail,
  'password-reset': passwordReset,
  'passkey-changed': passkeyChanged,
  'member-invited': memberInvited,
  'new-application': newApplication,
  'fraud-flagged': fraudFlagged,
  'payout-run-ready': payoutRunReady,
  'payout-draft-waiting': payoutDraftWaiting,
  'payout-approval-changed': payoutApprovalChanged,
  'scheduled-payouts-failed': scheduledPayoutsFailed,
}

export type TemplateName = keyof typeof TEMPLATES
export type TemplateData<N extends TemplateName> = Parameters<(typeof TEMPLATES)[N]>[1]
