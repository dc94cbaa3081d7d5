import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { findPartnerToken, type TokenRecord } from '../../../db/find-token.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import type { Deps } from '../../../deps.ts'
import { step, type EnrollmentStatus } from '../../../domain/enrollment.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { tokenKey } from '../../../core/tokens.ts'
import { writeStatus } from '../../program/enrollments/write-status.ts'
import { statusOf } from '../../program/partners/present.ts'
import { loadEnrolled } from '../../program/partners/queries.ts'
import {
  contextOf,
  findDomainWorkspace,
  startSession,
  useToken,
  type Wishes,
} from './open-session.ts'
import type { InviteAnswer } from './schema.ts'

interface Answer {
  token: string
  action: 'accept' | 'decline'
  wishes: Wishes
}

/**
 * Accepts or declines an invitation by the secret of its mail, once. Who accepts is signed in, because
 * the mail proves the address; who declines has links that stop, and may be invited again.
 * @throws ApiError `invite_expired`
 */
export async function answerInvite(
  deps: Deps,
  { token, action, wishes }: Answer,
): Promise<InviteAnswer> {
  const found = await findPartnerToken(deps.db, tokenKey(token))
  if (found?.purpose !== 'invite' || found.programId === null) throw noLongerValid()
  const domainOwner = await findDomainWorkspace(deps, wishes.host)
  if (domainOwner !== null && domainOwner !== found.workspaceId) throw noLongerValid()
  const { partnerId, programId } = found
  const ctx = await contextOf(deps, found, wishes.origin)
  const answer = await inTransaction(ctx, async (ctx) => {
    if (!(await useToken(ctx, found))) throw noLongerValid()
    const status = await decide(ctx, { found, action })
    const accepted = action === 'accept'
    const session = accepted ? await startSession(ctx, found, wishes) : null
    return { programId, partnerId, status, session }
  })
  await deps.directory.changed()
  return answer
}

async function decide(
  ctx: TxCtx,
  { found, action }: { found: TokenRecord; action: 'accept' | 'decline' },
): Promise<EnrollmentStatus> {
  const { deps, tx, scope } = ctx
  const { partnerId, programId } = found
  const same = and(eq(enrollments.partnerId, partnerId), eq(enrollments.programId, programId!))
  const enrollment = await tx.first(scope, enrollments, [same], { lock: 'update' })
  if (!enrollment) throw noLongerValid()
  const status = statusOf(enrollment)
  // The program may have approved the partner meanwhile: the invitation then only proves the address.
  if (action === 'accept' && status === 'approved') return status
  const to = step(status, action)
  const enrolled = await loadEnrolled(ctx, enrollment.id)
  const at = new Date(deps.clock.now())
  await writeStatus(ctx, { enrolled, to, change: action, at })
  return to
}

function noLongerValid(): ApiError {
  return new ApiError('invite_expired', message('session.invitation-used'))
}
