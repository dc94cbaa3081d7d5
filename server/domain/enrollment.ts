import { ApiError } from './errors.ts'

/**
 * - `pending`: applied, waits for the program
 * - `approved`: takes part
 * - `rejected`: the program said no to the application
 * - `invited`: the program asked, the partner has not answered; earns already
 * - `declined`: the partner said no to the invitation
 * - `archived`: takes part, but out of sight
 * - `deactivated`: the program ended it in good terms; what is due is still paid
 * - `banned`: ended for abuse; what is unpaid is canceled
 */
export const ENROLLMENT_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'invited',
  'declined',
  'archived',
  'deactivated',
  'banned',
] as const
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number]

/** Why somebody was banned. The partner reads it. */
export const BAN_REASONS = [
  'tos_violation',
  'inappropriate_content',
  'fake_traffic',
  'fraud',
  'spam',
  'brand_abuse',
] as const

export const ENROLLMENT_ACTIONS = [
  'apply',
  'invite',
  'accept',
  'decline',
  'approve',
  'reject',
  'archive',
  'unarchive',
  'deactivate',
  'reactivate',
  'ban',
  'unban',
] as const
export type EnrollmentAction = (typeof ENROLLMENT_ACTIONS)[number]

/** Allowed transitions by action; `none` is a partner who is not in the program yet. */
const NEXT: Record<
  EnrollmentStatus | 'none',
  Partial<Record<EnrollmentAction, EnrollmentStatus>>
> = {
  none: { apply: 'pending', invite: 'invited', approve: 'approved' },
  pending: { approve: 'approved', reject: 'rejected', ban: 'banned' },
  approved: { archive: 'archived', deactivate: 'deactivated', ban: 'banned' },
  rejected: { apply: 'pending', invite: 'invited', approve: 'approved', ban: 'banned' },
  invited: { accept: 'approved', decline: 'declined', ban: 'banned' },
  declined: { apply: 'pending', invite: 'invited', ban: 'banned' },
  archived: { unarchive: 'approved', deactivate: 'deactivated', ban: 'banned' },
  deactivated: { reactivate: 'approved', ban: 'banned' },
  banned: { unban: 'approved' },
}

/** What a status implies: whether it earns, whether its links lead anywhere, whether somebody ended it. */
const MEANING: Record<EnrollmentStatus, { earns: boolean; linksOpen: boolean; over: boolean }> = {
  pending: { earns: false, linksOpen: false, over: false },
  approved: { earns: true, linksOpen: true, over: false },
  rejected: { earns: false, linksOpen: false, over: true },
  invited: { earns: true, linksOpen: true, over: false },
  declined: { earns: false, linksOpen: false, over: true },
  archived: { earns: true, linksOpen: true, over: false },
  deactivated: { earns: false, linksOpen: false, over: true },
  banned: { earns: false, linksOpen: false, over: true },
}

/**
 * Returns the status after an action; `null` is a partner who is not in the program yet.
 * @throws ApiError `bad_request`; the sentence names what is possible instead
 */
export function step(status: EnrollmentStatus | null, action: EnrollmentAction): EnrollmentStatus {
  const possible = NEXT[status ?? 'none']
  const next = possible[action]
  if (next) return next
  const now = status
    ? `The partner is ${status} in this program`
    : 'The partner is not enrolled yet'
  throw new ApiError(
    'bad_request',
    `${now}, so "${action}" is not possible. Possible: ${Object.keys(possible).join(', ')}.`,
  )
}

/** Lists the actions that are possible now, for buttons. */
export function possibleActions(status: EnrollmentStatus | null): EnrollmentAction[] {
  const possible = NEXT[status ?? 'none']
  return ENROLLMENT_ACTIONS.filter((action) => possible[action] !== undefined)
}

/** Tells whether the enrollment earns commissions. An invited partner does before answering. */
export function isEligible(status: EnrollmentStatus): boolean {
  return MEANING[status].earns
}

/** Tells whether the partner's links count and redirect. */
export function linksOpen(status: EnrollmentStatus): boolean {
  return MEANING[status].linksOpen
}

/**
 * Tells whether either side ended the enrollment, or it never began. Only an explicit action brings it
 * back.
 */
export function isOver(status: EnrollmentStatus): boolean {
  return MEANING[status].over
}

/**
 * Returns the status after an import that wants `wanted`. An import only decides what is still open
 * (`pending`, `invited`): it never undoes a ban or any other decision.
 */
export function importedStatus(
  current: EnrollmentStatus | null,
  wanted: EnrollmentStatus,
): EnrollmentStatus {
  if (current === null) return wanted
  const undecided = current === 'pending' || current === 'invited'
  const decides = wanted !== 'pending' && wanted !== 'invited'
  return undecided && decides ? wanted : current
}
