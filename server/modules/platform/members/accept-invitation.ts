import { eq, gt } from 'drizzle-orm'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { parseText } from '../../../core/input.ts'
import { tokenKey } from '../../../core/tokens.ts'
import { inTransaction } from '../../../core/transact.ts'
import { findPersonByEmail, type Person, type PersonSession } from '../../../db/find-person.ts'
import { invitations, members } from '../../../db/schema/people.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { checkPassword } from '../../../domain/password.ts'
import { addPerson } from '../people/add-person.ts'
import { createPasswordHash } from '../people/create-password-hash.ts'
import { holdMembers, roleOf, workspaceName } from './queries.ts'
import type { InvitationRow } from './invitations.ts'
import type { AcceptBody, ShownInvitation } from './schema.ts'

interface Found {
  ctx: Ctx
  invitation: InvitationRow
  /** Who has the address already. */
  person: Person | null
}

/** Finds an invitation by the token of its mail. @throws ApiError `invite_expired` */
async function findInvitation(deps: Deps, token: string): Promise<Found> {
  const key = tokenKey(token)
  const workspace = key && (await deps.directory.workspaceById(key.workspaceId))
  if (!key || !workspace) throw noLongerValid()
  const actor = { type: 'system', name: 'invitation' } as const
  const ctx = createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor })
  const [invitation] = await ctx.tx.find(ctx.scope, invitations, {
    where: [
      eq(invitations.tokenHash, key.hash),
      gt(invitations.expiresAt, new Date(deps.clock.now())),
    ],
    limit: 1,
  })
  if (!invitation) throw noLongerValid()
  const person = await findPersonByEmail(deps.db, invitation.email)
  return { ctx, invitation, person }
}

/** Shows an invitation to who has its link. */
export async function showInvitation(deps: Deps, token: string): Promise<ShownInvitation> {
  const { ctx, invitation, person } = await findInvitation(deps, token)
  return {
    workspace: await workspaceName(ctx),
    email: invitation.email,
    role: roleOf(invitation.role),
    hasAccount: person !== null,
  }
}

/**
 * Accepts an invitation, once. Somebody new chooses name and password, since a mail proves the address;
 * who has an account signs in with it first, so that a mail alone does not get past what protects it.
 * @throws ApiError `invite_expired`, `unauthorized`, `forbidden`
 */
export async function acceptInvitation(
  deps: Deps,
  body: AcceptBody,
  { session, origin }: { session: PersonSession | null; origin: RequestOrigin },
): Promise<{ personId: string; isNew: boolean }> {
  const { ctx, invitation, person } = await findInvitation(deps, body.token)
  if (person) requireSamePerson(person, session)
  const added = person ?? (await register(deps, invitation, body))
  const role = roleOf(invitation.role)
  const actor = { type: 'member', personId: added.id, role, scopes: [] } as const
  const scope = { ...ctx.scope, actor, request: origin }
  await inTransaction({ ...ctx, scope }, async (ctx) => {
    const { tx } = ctx
    await holdMembers(ctx)
    const { id, tokenHash } = invitation
    const same = [eq(invitations.id, id), eq(invitations.tokenHash, tokenHash!)]
    const [spent] = await tx.remove(scope, invitations, same)
    if (!spent) throw noLongerValid()
    const createdAt = new Date(deps.clock.now())
    const member = { personId: added.id, role: invitation.role, createdAt }
    await tx.insert(scope, members, member, { ignore: true })
  })
  return { personId: added.id, isNew: person === null }
}

function requireSamePerson({ id, email }: Person, session: PersonSession | null): void {
  if (!session) {
    throw new ApiError(
      'unauthorized',
      `${email} already has an account. Sign in, then accept the invitation.`,
    )
  }
  if (session.personId === id) return
  throw new ApiError(
    'forbidden',
    `The invitation is for ${email}, and you are signed in as ${session.email}. Sign out first.`,
  )
}

/** Adds somebody new. @throws ApiError `unprocessable_entity`, or `conflict` when two do so at once */
async function register(
  deps: Deps,
  { email, handedOver }: InvitationRow,
  body: AcceptBody,
): Promise<Person> {
  const { password = '' } = body
  if (body.name === undefined) throw invalid('name', 'Send a name and a password.')
  const name = parseText('name', body.name)
  checkPassword(password, email)
  const passwordHash = await createPasswordHash(deps, password)
  const verified = !handedOver
  const { person, isNew } = await addPerson(deps, { email, name, passwordHash, verified })
  if (isNew) return person
  throw new ApiError(
    'conflict',
    `${email} now has an account. Sign in, then accept the invitation.`,
  )
}

function noLongerValid(): ApiError {
  return new ApiError('invite_expired', message('session.invitation-used'))
}
