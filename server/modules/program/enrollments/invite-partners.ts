import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { ApiError } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { openProgram, presentPartner } from '../partners/queries.ts'
import { asConflict } from '../partners/save-partner.ts'
import { format } from '../../../locales/format.ts'
import {
  invitePartner,
  readInvitation,
  requireInvitable,
  type Invitable,
} from './invite-partner.ts'
import type { BulkInviteBody, InviteBody, InvitedPartner, InviteError } from './schema.ts'

export async function inviteSomebody(ctx: Ctx, body: InviteBody): Promise<InvitedPartner> {
  const { deps } = ctx
  const invitation = await readInvitation(deps, body)
  const invited = await transact(ctx, async (ctx) => {
    const program = await openProgram(ctx, body.programId)
    const invitable = await requireInvitable(ctx, { program, invitation })
    return present(ctx, invitable)
  }).catch((error: unknown) => {
    const { email, tenantId, person } = invitation
    throw asConflict(error, { email, tenantId, username: person.username ?? null })
  })
  await deps.directory.changed()
  return invited
}

/** Invites whom it can; each partner, or the reason, stands at its own place in the answer. */
export async function invitePartners(
  ctx: Ctx,
  { programId, invitations }: BulkInviteBody,
): Promise<(InvitedPartner | InviteError)[]> {
  const { deps } = ctx
  const read = await Promise.all(invitations.map((body) => settled(readInvitation(deps, body))))
  const answer = await transact(ctx, async (ctx) => {
    const program = await openProgram(ctx, programId)
    const results: (InvitedPartner | InviteError)[] = []
    for (const [i, item] of read.entries()) {
      const asked =
        item instanceof ApiError
          ? item
          : await settled(requireInvitable(ctx, { program, invitation: item }))
      const refusal = asked instanceof ApiError ? refused(ctx, asked, invitations[i]!.email) : null
      results.push(refusal ?? (await present(ctx, asked as Invitable)))
    }
    return results
  }).catch((error: unknown) => {
    throw asConflict(error, {})
  })
  await deps.directory.changed()
  return answer
}

async function present(ctx: TxCtx, invitable: Invitable): Promise<InvitedPartner> {
  const enrolled = await invitePartner(ctx, invitable)
  const { mailer } = ctx.deps
  const partner = await presentPartner(ctx, enrolled)
  return { ...partner, delivery: mailer.sends ? 'queued' : 'not_configured' }
}

export async function settled<T>(work: Promise<T>): Promise<T | ApiError> {
  return work.catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
}

function refused({ locale }: Ctx, { text, code }: ApiError, email: string): InviteError {
  return { email, error: format(text, locale), code }
}
