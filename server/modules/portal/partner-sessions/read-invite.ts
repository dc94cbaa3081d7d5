import { and, eq } from 'drizzle-orm'
import { tokenKey } from '../../../core/tokens.ts'
import { findPartnerToken } from '../../../db/find-token.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { Locale } from '../../../locales/format.ts'
import { toOfferedRewards } from '../../program/rewards/present-offer.ts'
import { currentOffer, loadVersions } from '../../program/rewards/queries.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { contextOf } from './open-session.ts'
import type { ShownInvite } from './schema.ts'

/**
 * Reads who invites somebody to what, by the secret of the mail. The invitation stays as it is.
 * @throws ApiError `invite_expired`
 */
export async function readInvite(
  deps: Deps,
  token: string,
  { locale, origin }: { locale: Locale; origin: RequestOrigin },
): Promise<ShownInvite> {
  const found = await findPartnerToken(deps.db, tokenKey(token))
  const isOpen =
    found?.purpose === 'invite' &&
    found.usedAt === null &&
    found.expiresAt.getTime() > deps.clock.now()
  const ctx = isOpen ? await contextOf(deps, found, origin) : null
  const programId = found?.programId ?? null
  if (!ctx || programId === null) throw noLongerValid()
  const same = and(
    eq(enrollments.partnerId, found!.partnerId),
    eq(enrollments.programId, programId),
  )
  const enrollment = await ctx.tx.first(ctx.scope, enrollments, [same])
  if (!enrollment) throw noLongerValid()
  const { id: enrollmentId, groupId } = enrollment
  const { rewards } = await currentOffer(ctx, { enrollmentId, groupId })
  const versions = await loadVersions(ctx, Object.values(rewards))
  const program = await findProgram(ctx, programId)
  return {
    programId,
    programName: program.name,
    inviter: found!.inviter,
    rewards: toOfferedRewards(versions, locale).map(({ sentence }) => sentence),
  }
}

function noLongerValid(): ApiError {
  return new ApiError('invite_expired', message('session.invitation-used'))
}
