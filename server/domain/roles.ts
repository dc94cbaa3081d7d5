import { KEY_SCOPES, mayGrant, permits, type KeyScope, type ScopeGrant } from './scopes.ts'

/** What people may be in a workspace, from the most to the least. */
export const ROLES = ['owner', 'admin', 'member', 'viewer', 'billing'] as const
export type Role = (typeof ROLES)[number]

const EVERYBODY = ['admin', 'member', 'viewer', 'billing'] as const
const WORKING = ['admin', 'member'] as const

/** Who besides the owners has a scope. A scope that is added to the catalogue must be given to somebody here. */
const HOLDERS: Readonly<Record<KeyScope, readonly Exclude<Role, 'owner'>[]>> = {
  'links.read': ['admin', 'member', 'viewer'],
  'links.write': WORKING,
  'conversions.write': WORKING,
  'customers.read': ['admin', 'member', 'viewer'],
  'customers.write': WORKING,
  'analytics.read': EVERYBODY,
  'analytics.write': WORKING,
  'program.read': EVERYBODY,
  'program.write': WORKING,
  'payouts.write': ['admin', 'billing'],
  'mails.read': ['admin', 'member', 'viewer'],
  'mails.write': WORKING,
  'privacy.write': ['admin'],
  'members.read': EVERYBODY,
  'members.write': ['admin'],
  'workspace.read': EVERYBODY,
  'workspace.write': ['admin'],
  'audit.read': ['admin'],
}

/** Returns what a role may do, in the words of a key's scopes. An owner may do everything, for ever. */
export function scopesOf(role: Role): readonly ScopeGrant[] {
  return role === 'owner' ? ['all'] : KEY_SCOPES.filter((scope) => HOLDERS[scope].includes(role))
}

/** Returns what a key of somebody with a role may do: what its scopes and the role both allow. */
export function limitGrants(granted: readonly string[], role: Role): readonly string[] {
  if (role === 'owner') return granted
  const held = scopesOf(role)
  return KEY_SCOPES.filter((scope) => permits(granted, scope) && permits(held, scope))
}

/** Tells whether a text is the name of a role. */
export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}

/** A change of what somebody is: `from` is taken, `to` is given. */
export interface RoleChange {
  from?: Role | undefined
  to?: Role | undefined
}

/**
 * Tells whether whoever may change members may make this change: owners are made and unmade by owners alone,
 * and nobody gives a role that may do more than they.
 */
export function mayAssign(
  by: { isOwner: boolean; scopes: readonly string[] },
  { from, to }: RoleChange,
): boolean {
  if (by.isOwner) return true
  if (from === 'owner' || to === 'owner') return false
  return to === undefined || scopesOf(to).every((scope) => mayGrant(by.scopes, scope))
}
