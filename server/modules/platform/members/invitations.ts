import { asc, eq, lte } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { transact } from '../../../core/transact.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import { invitations, members } from '../../../db/schema/people.ts'
import { actorName } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { parseEmail } from '../../../domain/email.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Role } from '../../../domain/roles.ts'
import { holdMembers, requireAssignable, roleOf } from './queries.ts'
import type { Invitation, MemberQuery } from './schema.ts'

export type InvitationRow = typeof invitations.$inferSelect

export const INVITATION_LIFE_MS = 7 * 86_400_000
const PAUSE_MS = 60_000
/** Invitations that wait for an answer at the same time. */
const MAX_OPEN = 200

/** Presents an invitation, without its token. */
function toInvitation({ deps }: Ctx, row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: roleOf(row.role),
    invitedBy: row.invitedBy,
    delivery: describeDelivery(deps, row),
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}

function describeDelivery({ mailer }: Deps, { handedOver, sentAt }: InvitationRow) {
  if (handedOver) return 'handed_over'
  if (sentAt) return 'sent'
  return mailer.sends ? 'queued' : 'not_configured'
}

/** Lists the invitations that nobody has answered, the oldest first. */
export async function listInvitations(ctx: Ctx, query: MemberQuery): Promise<Invitation[]> {
  const { tx, scope } = ctx
  const orderBy = [asc(invitations.id)]
  return (await tx.find(scope, invitations, { orderBy, ...pageOf(query) })).map((row) =>
    toInvitation(ctx, row),
  )
}

/**
 * Invites somebody by email. Whether the address is known on this server is not said.
 * @throws ApiError `conflict` for members and for who is invited already
 */
export async function invite(
  ctx: Ctx,
  input: { email: string; role: Role; language: string | null },
): Promise<Invitation> {
  const { deps } = ctx
  const email = parseEmail(input.email)
  const now = deps.clock.now()
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await holdMembers(ctx)
    await requireAssignable(ctx, { to: input.role })
    await tx.remove(scope, invitations, [lte(invitations.expiresAt, new Date(now))])
    await requireNoMember(ctx, email)
    const open = await tx.find(scope, invitations, { limit: MAX_OPEN })
    if (open.length >= MAX_OPEN) {
      throw new ApiError('conflict', `${MAX_OPEN} invitations are pending. Revoke some first.`)
    }
    const [row] = await tx.insert(
      scope,
      invitations,
      {
        id: deps.ids.make('inv'),
        email,
        role: input.role,
        invitedBy: actorName(scope),
        locale: input.language,
        expiresAt: new Date(now + INVITATION_LIFE_MS),
        createdAt: new Date(now),
      },
      { ignore: true },
    )
    if (!row)
      throw new ApiError('conflict', `${email} has already been invited. Resend the invitation.`)
    await queueMail(ctx, row.id)
    return toInvitation(ctx, row)
  })
}

async function requireNoMember({ deps, tx, scope }: TxCtx, email: string): Promise<void> {
  const person = await findPersonByEmail(deps.db, email)
  const member = person && (await tx.first(scope, members, [eq(members.personId, person.id)]))
  if (member) throw new ApiError('conflict', `${email} is already a member.`)
}

/** Sends an invitation again, with a new link; the former one stops. At most once a minute. */
export async function resendInvitation(ctx: Ctx, id: string): Promise<Invitation> {
  const now = ctx.deps.clock.now()
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const row = await findInvitation(ctx, id, { lock: 'update' })
    await requireAssignable(ctx, { to: roleOf(row.role) })
    if (row.sentAt !== null && row.sentAt.getTime() + PAUSE_MS > now) {
      throw new ApiError(
        'rate_limit_exceeded',
        'The email was just sent. Wait a minute before you resend it.',
        {
          retryAfterSeconds: 60,
        },
      )
    }
    if (!ctx.deps.mailer.sends) return toInvitation(ctx, row)
    const set = { expiresAt: new Date(now + INVITATION_LIFE_MS), handedOver: false }
    const [renewed] = await tx.update(scope, invitations, set, [eq(invitations.id, id)])
    await queueMail(ctx, id)
    return toInvitation(ctx, renewed!)
  })
}

async function queueMail({ deps, tx, scope }: TxCtx, invitationId: string): Promise<void> {
  if (!deps.mailer.sends) return
  await enqueue(tx, scope, { task: 'send-invitation', payload: { invitationId } })
}

/** Revokes an invitation; its link stops at once. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await holdMembers(ctx)
    const row = await findInvitation(ctx, id)
    await requireAssignable(ctx, { from: roleOf(row.role) })
    await tx.remove(scope, invitations, [eq(invitations.id, id)])
    return { id }
  })
}

export const findInvitation = rowFinder(invitations, 'invitation')
