import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { hashToken } from '../../../core/secrets.ts'
import { makeToken } from '../../../core/tokens.ts'
import { invitations } from '../../../db/schema/people.ts'
import { memberInvited } from '../../../notify/templates/member-invited.ts'
import { consoleLink, sendPersonMail } from '../people/send-person-mail.ts'
import { workspaceName } from './queries.ts'

/**
 * Sends the mail of an invitation, with a token that is made now: none waits in the queue. An earlier mail's
 * link stops. Nothing is sent once an owner has handed the link over. @throws Error when it could not be handed over
 */
export async function sendInvitation(ctx: Ctx, id: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const { workspaceId } = scope
  const token = makeToken(deps.ids, 'svc_mi_', workspaceId)
  const same = [eq(invitations.id, id), eq(invitations.handedOver, false)]
  const [invitation] = await tx.update(scope, invitations, { tokenHash: hashToken(token) }, same)
  if (!invitation) return
  const { locale } = invitation
  const url = consoleLink(deps, 'invitation', { token, language: locale })
  const delivery = await sendPersonMail(deps, {
    id,
    to: invitation.email,
    program: await workspaceName(ctx),
    locale,
    write: (brand) => memberInvited(brand, { url }),
  })
  if (delivery !== 'sent') return
  await tx.update(scope, invitations, { sentAt: new Date(deps.clock.now()) }, same)
}
