import { eq } from 'drizzle-orm'
import { requireHandOver } from '../../../core/require-hand-over.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { hashToken } from '../../../core/secrets.ts'
import { makeToken } from '../../../core/tokens.ts'
import { transact } from '../../../core/transact.ts'
import { invitations } from '../../../db/schema/people.ts'
import { actorName } from '../../../db/scope.ts'
import { consoleLink } from '../people/send-person-mail.ts'
import { INVITATION_LIFE_MS, findInvitation } from './invitations.ts'
import { holdMembers, requireAssignable, roleOf } from './queries.ts'
import type { HandedLink } from './schema.ts'

/**
 * Gives an owner the link of an invitation, once: a former link stops, and the invitation is theirs from then
 * on, so that it ends with their membership.
 * @throws ApiError `conflict` where mails go out
 */
export async function handOverInvitation(ctx: Ctx, id: string): Promise<HandedLink> {
  const { deps, scope } = ctx
  requireHandOver(ctx)
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    await holdMembers(ctx)
    const same = [eq(invitations.id, id)]
    const row = await findInvitation(ctx, id)
    await requireAssignable(ctx, { to: roleOf(row.role) })
    const token = makeToken(deps.ids, 'svc_mi_', scope.workspaceId)
    const expiresAt = new Date(deps.clock.now() + INVITATION_LIFE_MS)
    const invitedBy = actorName(scope)
    const set = { tokenHash: hashToken(token), handedOver: true, invitedBy, expiresAt }
    await tx.update(scope, invitations, set, same)
    const url = consoleLink(deps, 'invitation', { token, language: row.locale })
    return { url, expiresAt: expiresAt.toISOString() }
  })
}
