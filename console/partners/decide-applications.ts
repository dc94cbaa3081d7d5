import { call } from '../api/client.ts'
import type { PartnerApplication } from '../api/wire.gen.ts'
import { asProblem } from '../base/form.ts'
import type { TextId } from '../base/texts.ts'

export const REASON_NAMES = {
  notTheRightFit: 'applications.notGoodFit',
  doesNotMeetRequirements: 'applications.doesntMeetRequirements',
  needsMoreDetail: 'applications.moreDetailsNeeded',
  other: 'applications.other',
} as const satisfies Record<string, TextId>
export type Reason = keyof typeof REASON_NAMES

export const WAIT_NAMES = {
  standard: 'applications.after30Days',
  instant: 'applications.immediately',
  never: 'applications.never',
} as const satisfies Record<string, TextId>
export type Wait = keyof typeof WAIT_NAMES

export interface Rejection {
  rejectionReason: Reason
  /** The partner reads it. */
  rejectionNote: string
  reapplicationTimeframe: Wait
}
export const REJECTION: Rejection = {
  rejectionReason: 'notTheRightFit',
  rejectionNote: '',
  reapplicationTimeframe: 'standard',
}

export type Decision = { kind: 'approve' } | ({ kind: 'reject' } & Rejection)

/** Somebody whose application was not decided, and why. */
export interface Undecided {
  application: PartnerApplication
  why: string
}

/**
 * Decides applications one after another; one that fails, since somebody else has decided it meanwhile,
 * keeps none of the others back. `tell` hears how many are done.
 */
export async function decide(
  applications: readonly PartnerApplication[],
  { kind, ...more }: Decision,
  tell: (done: number) => void,
): Promise<Undecided[]> {
  const undecided: Undecided[] = []
  for (const [n, application] of applications.entries()) {
    const { partner, programId } = application
    const body = { partnerId: partner.id, programId, ...more }
    try {
      await call(`/partners/applications/${kind}`, { method: 'POST', body })
    } catch (error) {
      undecided.push({ application, why: asProblem(error).message })
    }
    tell(n + 1)
  }
  return undecided
}
