import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { findPeople } from '../../../db/find-person.ts'
import { lock } from '../../../db/locks.ts'
import { row, text } from '../../../db/row.ts'
import { members } from '../../../db/schema/people.ts'
import { ApiError, notFound } from '../../../domain/errors.ts'
import {
  isRole,
  limitGrants,
  mayAssign,
  type Role,
  type RoleChange,
} from '../../../domain/roles.ts'
import type { Member } from './schema.ts'

export type MemberRow = typeof members.$inferSelect

/** Adds to members what is known of the people. */
export async function presentMembers({ deps }: Ctx, rows: readonly MemberRow[]): Promise<Member[]> {
  const people = await findPeople(
    deps.db,
    rows.map(({ personId }) => personId),
  )
  return rows.map(({ personId: id, role, createdAt }) => {
    const { email = '', name = '' } = people.find((person) => person.id === id) ?? {}
    return { id, email, name, role: roleOf(role), createdAt: createdAt.toISOString() }
  })
}

/** Reads a role that was stored; what is unknown may do the least. */
export function roleOf(text: string): Role {
  return isRole(text) ? text : 'viewer'
}

/** Locks the members of the workspace until the transaction ends, and finds one. */
export async function holdMember(ctx: TxCtx, id: string): Promise<MemberRow> {
  await holdMembers(ctx)
  return requireMember(ctx, id)
}

/** Finds a member. @throws ApiError `not_found` */
export async function requireMember({ tx, scope }: Ctx, id: string): Promise<MemberRow> {
  const found = await tx.first(scope, members, [eq(members.personId, id)])
  if (found) return found
  throw notFound('member', id)
}

/** Makes everything that changes who may do what in a workspace happen one after the other. */
export async function holdMembers(ctx: TxCtx): Promise<void> {
  const { tx, scope } = ctx
  await requireLive(ctx)
  await tx.run(scope, (ws) => sql`select ${lock('members', ws)}`)
}

const ModeRow = row({ mode: text, slug: text })

/** Refuses to change the members of a test workspace, which are those of the live one. @throws ApiError `conflict` */
export async function requireLive({ tx, scope }: Ctx): Promise<void> {
  const [found] = await tx.rows(
    scope,
    ModeRow,
    (ws) => sql`select mode, slug from workspaces where id = ${ws}`,
  )
  if (found?.mode !== 'test') return
  const live = found.slug.replace(/\.test$/, '')
  throw new ApiError(
    'conflict',
    `The members of a test workspace are those of the live one: change them in the workspace "${live}".`,
  )
}

/**
 * Checks that the caller may make a change of roles, as things are now: the caller may have been demoted
 * while the request was on its way.
 * @throws ApiError `forbidden`
 */
export async function requireAssignable(ctx: TxCtx, change: RoleChange): Promise<void> {
  const { actor } = ctx.scope
  if (actor.type === 'system') return
  const scopes = await presentScopes(ctx)
  // Owners alone may do everything, and so may keys that they made for that.
  if (mayAssign({ isOwner: scopes.includes('all'), scopes }, change)) return
  const isOwner = change.from === 'owner' || change.to === 'owner'
  throw new ApiError(
    'forbidden',
    isOwner
      ? 'Only an owner makes, changes or removes an owner.'
      : `The role ${change.to} may do more than the caller, who therefore cannot give it.`,
  )
}

/** Returns what the caller may do as the members are now. @throws ApiError `forbidden` */
async function presentScopes({ tx, scope }: TxCtx): Promise<readonly string[]> {
  const { actor } = scope
  if (actor.type !== 'member' && actor.type !== 'key') return []
  const { personId, scopes } = actor
  if (personId === null) return scopes
  const self = await tx.first(scope, members, [eq(members.personId, personId)])
  const role = self && roleOf(self.role)
  if (role && (actor.type === 'key' || actor.role === role)) return limitGrants(scopes, role)
  throw new ApiError('forbidden', 'Your role was changed. Reload the page.')
}

/** Checks that an owner is left when this one goes. @throws ApiError `conflict` */
export async function requireOtherOwner(ctx: TxCtx, leaving: MemberRow): Promise<void> {
  const { tx, scope } = ctx
  if (leaving.role !== 'owner') return
  const owners = await tx.find(scope, members, { where: [eq(members.role, 'owner')], limit: 2 })
  if (owners.length > 1) return
  throw new ApiError('conflict', 'This is the last owner. Make another member an owner first.')
}

const NameRow = row({ name: text })

/** Reads what the workspace is called, for mails and invitations. */
export async function workspaceName({ tx, scope }: Ctx): Promise<string> {
  const rows = await tx.rows(
    scope,
    NameRow,
    (ws) => sql`select name from workspaces where id = ${ws}`,
  )
  return rows[0]!.name
}
