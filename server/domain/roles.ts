import { KEY_SCOPES, type KeyScope, type ScopeGrant } from './scopes.ts'

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
}

/** Returns what a role may do, in the words of a key's scopes. An owner may do everything, for ever. */
export function scopesOf(role: Role): readonly ScopeGrant[] {
  return role === 'owner' ? ['all'] : KEY_SCOPES.filter((scope) => HOLDERS[scope].includes(role))
}

/** Tells whether a text is the name of a role. */
export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}

/**
 * Tells whether whoever may change members may give or take this role: owners are made and removed by
 * owners alone.
 */
export function mayAssign(by: { isOwner: boolean }, roles: readonly Role[]): boolean {
  return by.isOwner || !roles.includes('owner')
}
