import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { partnerTokens } from '../../../db/schema/sessions.ts'
import { personOf } from '../../../db/scope.ts'
import { describeReward } from '../../../domain/reward/describe.ts'
import { writeMail } from '../../platform/mails/write-mail.ts'
import { DAY_MS, secretLink, writeToken } from '../../platform/sessions/write-token.ts'
import type { Enrolled } from '../partners/queries.ts'
import { currentOffer, loadVersions } from '../rewards/queries.ts'

const LIFE_DAYS = 30

/** Writes the mail with the secret link, which replaces an earlier one. */
export async function writeInvite(
  ctx: TxCtx,
  { enrolled, note }: { enrolled: Enrolled; note: string | null },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { partner, program, enrollment } = enrolled
  const invites = and(
    eq(partnerTokens.partnerId, partner.id),
    eq(partnerTokens.programId, program.id),
    eq(partnerTokens.purpose, 'invite'),
  )
  await tx.remove(scope, partnerTokens, [invites])
  const { id, token } = await writeToken(ctx, {
    purpose: 'invite',
    partner,
    programId: program.id,
    lifeMs: LIFE_DAYS * DAY_MS,
    invitedById: personOf(scope),
  })
  if (partner.email === null) return
  const { groupId } = enrollment
  const { rewards } = await currentOffer(ctx, { enrollmentId: enrollment.id, groupId })
  const versions = await loadVersions(ctx, Object.values(rewards))
  await writeMail(ctx, {
    key: `partner-invited:${id}`,
    template: 'partner-invited',
    programId: program.id,
    partnerId: partner.id,
    to: partner.email,
    data: {
      partner: partner.name,
      url: secretLink(deps, 'invite', {
        token,
        programId: program.id,
        language: partner.locale,
      }),
      offers: versions.map(describeReward),
      note,
    },
  })
}
