import { and, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { requireHandOver } from '../../../core/require-hand-over.ts'
import { transact } from '../../../core/transact.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import { personOf } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { DAY_MS, secretLink, writeToken } from '../../platform/sessions/write-token.ts'
import { statusOf } from '../partners/present.ts'
import { findEnrolled, requirePerson, type Enrolled, type Which } from '../partners/queries.ts'
import type { AccessLink } from './schema.ts'

const LIFE_DAYS = { invite: 7, sign_in: 1 } as const

/**
 * Gives an owner a link that lets a partner in, once: to accept the invitation, or to sign in. It does not
 * prove the address as a mail does.
 * @throws ApiError `conflict` where mails go out, for who is banned or has no address
 */
export async function handOverLink(ctx: Ctx, which: Which): Promise<AccessLink> {
  const { deps, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  requireHandOver(ctx)
  return transact(ctx, async (ctx) => {
    const enrolled = await findEnrolled(ctx, which, { lock: 'update' })
    const { partner, program, enrollment } = enrolled
    requireReachable(enrolled)
    const purpose = statusOf(enrollment) === 'invited' ? 'invite' : 'sign_in'
    if (purpose === 'invite') await endInvites(ctx, enrolled)
    const lifeMs = LIFE_DAYS[purpose] * DAY_MS
    const of = { purpose, partner, programId: program.id, lifeMs } as const
    const { token, expiresAt } = await writeToken(ctx, {
      ...of,
      invitedById: personOf(scope),
      handedOver: true,
    })
    const action = 'access_link_created'
    await recordAction(ctx, { type: 'partner', action, resourceId: partner.id })
    const page = purpose === 'invite' ? 'invite' : 'sign-in'
    const link = { token, programId: program.id, language: partner.locale }
    return { url: secretLink(deps, page, link), purpose, expiresAt: expiresAt.toISOString() }
  })
}

function requireReachable({ partner, enrollment }: Enrolled): void {
  requirePerson(partner)
  if (partner.email === null) {
    throw new ApiError('conflict', 'The partner has no email address. Add one first.')
  }
  if (statusOf(enrollment) === 'banned') {
    throw new ApiError('conflict', 'The partner is banned from this program.')
  }
}

async function endInvites({ tx, scope }: TxCtx, { partner, program }: Enrolled): Promise<void> {
  await tx.remove(scope, partnerTokens, [
    and(
      eq(partnerTokens.partnerId, partner.id),
      eq(partnerTokens.programId, program.id),
      eq(partnerTokens.purpose, 'invite'),
    ),
  ])
}
