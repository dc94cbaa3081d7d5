import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { openProgram, presentPartner } from '../partners/queries.ts'
import { asConflict } from '../partners/save-partner.ts'
import type { Partner } from '../partners/schema.ts'
import {
  invitePartner,
  readInvitation,
  requireInvitable,
  type Invitable,
} from './invite-partner.ts'
import type { BulkInviteBody, InviteBody, InviteError } from './schema.ts'

export async function inviteSomebody(deps: Deps, scope: Scope, body: InviteBody): Promise<Partner> {
  requirePlan(scope.plan, 'partnerProgram')
  const invitation = await readInvitation(deps, body)
  const invited = await transact(deps, scope, async (tx) => {
    const program = await openProgram(tx, scope, body.programId)
    const invitable = await requireInvitable(deps, tx, scope, { program, invitation })
    return present(deps, tx, scope, invitable)
  }).catch((error: unknown) => {
    const { email, tenantId, person } = invitation
    throw asConflict(error, { email, tenantId, username: person.username ?? null })
  })
  await deps.directory.changed()
  return invited
}

/** Invites whom it can; each partner, or the reason, stands at its own place in the answer. */
export async function invitePartners(
  deps: Deps,
  scope: Scope,
  { programId, invitations }: BulkInviteBody,
): Promise<(Partner | InviteError)[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const read = await Promise.all(invitations.map((body) => settled(readInvitation(deps, body))))
  const answer = await transact(deps, scope, async (tx) => {
    const program = await openProgram(tx, scope, programId)
    const results: (Partner | InviteError)[] = []
    for (const [i, item] of read.entries()) {
      const asked =
        item instanceof ApiError
          ? item
          : await settled(requireInvitable(deps, tx, scope, { program, invitation: item }))
      const refusal = asked instanceof ApiError ? refused(asked, invitations[i]!.email) : null
      results.push(refusal ?? (await present(deps, tx, scope, asked as Invitable)))
    }
    return results
  }).catch((error: unknown) => {
    throw asConflict(error, {})
  })
  await deps.directory.changed()
  return answer
}

async function present(deps: Deps, tx: Tx, scope: Scope, invitable: Invitable): Promise<Partner> {
  const enrolled = await invitePartner(deps, tx, scope, invitable)
  return presentPartner(tx, scope, { origin: deps.config.origin, enrolled })
}

async function settled<T>(work: Promise<T>): Promise<T | ApiError> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
}

function refused({ message, code }: ApiError, email: string): InviteError {
  return { email, error: message, code }
}
