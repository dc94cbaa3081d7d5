import { describe, expect, test } from 'bun:test'
import {
  ENROLLMENT_ACTIONS,
  ENROLLMENT_STATUSES,
  importedStatus,
  isEligible,
  isOver,
  linksOpen,
  possibleActions,
  step,
  type EnrollmentStatus,
} from './enrollment.ts'
import { ApiError } from './errors.ts'

const NOWHERE: Record<string, EnrollmentStatus> = {
  apply: 'pending',
  invite: 'invited',
  approve: 'approved',
}

/** Every step that exists; what is not here is refused. */
const STEPS: Record<EnrollmentStatus, Record<string, EnrollmentStatus>> = {
  pending: { approve: 'approved', reject: 'rejected', ban: 'banned' },
  approved: { archive: 'archived', deactivate: 'deactivated', ban: 'banned' },
  rejected: { apply: 'pending', invite: 'invited', approve: 'approved', ban: 'banned' },
  invited: { accept: 'approved', decline: 'declined', ban: 'banned' },
  declined: { apply: 'pending', invite: 'invited', ban: 'banned' },
  archived: { unarchive: 'approved', deactivate: 'deactivated', ban: 'banned' },
  deactivated: { reactivate: 'approved', ban: 'banned' },
  banned: { unban: 'approved' },
}

function stepsFrom(status: EnrollmentStatus | null) {
  return Object.fromEntries(
    ENROLLMENT_ACTIONS.flatMap((action) => {
      try {
        return [[action, step(status, action)]]
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect((error as ApiError).code).toBe('bad_request')
        return []
      }
    }),
  )
}

describe('an enrollment', () => {
  test('has these statuses and actions', () => {
    expect(ENROLLMENT_STATUSES).toEqual([
      'pending',
      'approved',
      'rejected',
      'invited',
      'declined',
      'archived',
      'deactivated',
      'banned',
    ])
    expect(ENROLLMENT_ACTIONS).toEqual([
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
    ])
  })

  test('takes exactly the steps of the table, from every status by every action', () => {
    const taken = ENROLLMENT_STATUSES.map((from): [string, unknown] => [from, stepsFrom(from)])
    expect<unknown>(Object.fromEntries(taken)).toEqual(STEPS)
    expect(stepsFrom(null)).toEqual(NOWHERE)
  })

  test('offers exactly the actions that are possible', () => {
    for (const status of [...ENROLLMENT_STATUSES, null]) {
      expect<string[]>(possibleActions(status)).toEqual(Object.keys(stepsFrom(status)))
    }
    expect(possibleActions('invited')).toEqual(['accept', 'decline', 'ban'])
  })

  test('says what is possible when a step is not', () => {
    expect(() => step('banned', 'approve')).toThrow(
      'The partner is banned in this program, so "approve" is not possible. Possible: unban.',
    )
    expect(() => step(null, 'ban')).toThrow(
      'The partner is not enrolled yet, so "ban" is not possible. Possible: apply, invite, approve.',
    )
  })

  test('earns while it is approved, archived or invited, and its links lead on just then', () => {
    const eligible = ENROLLMENT_STATUSES.filter(isEligible)
    expect(eligible).toEqual(['approved', 'invited', 'archived'])
    expect(ENROLLMENT_STATUSES.filter(linksOpen)).toEqual(eligible)
  })

  test('is over when either side ended it', () => {
    const over = ENROLLMENT_STATUSES.filter(isOver)
    expect(over).toEqual(['rejected', 'declined', 'deactivated', 'banned'])
    expect(over.filter((status) => isEligible(status) || linksOpen(status))).toEqual([])
  })
})

describe('an import', () => {
  test('never undoes a ban, nor any other decision', () => {
    for (const wanted of ENROLLMENT_STATUSES) {
      const decided = ENROLLMENT_STATUSES.filter((s) => s !== 'pending' && s !== 'invited')
      expect(decided.map((status) => importedStatus(status, wanted))).toEqual(decided)
    }
  })

  test('answers what is open, and does not open it again', () => {
    const expected = {
      pending: 'open',
      approved: 'approved',
      rejected: 'rejected',
      invited: 'open',
      declined: 'declined',
      archived: 'archived',
      deactivated: 'deactivated',
      banned: 'banned',
    }
    for (const open of ['pending', 'invited'] as const) {
      const imported = ENROLLMENT_STATUSES.map((wanted) => [wanted, importedStatus(open, wanted)])
      const filled = Object.entries(expected).map(([k, v]) => [k, v === 'open' ? open : v])
      expect(Object.fromEntries(imported)).toEqual(Object.fromEntries(filled))
    }
  })

  test('brings whom nobody knew with the status they had', () => {
    expect(ENROLLMENT_STATUSES.map((wanted) => importedStatus(null, wanted))).toEqual([
      ...ENROLLMENT_STATUSES,
    ])
  })
})
