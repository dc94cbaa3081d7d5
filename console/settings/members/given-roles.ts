import type { Session } from '../../api/session.ts'
import { ROLES, type Role } from '../../base/roles.ts'

/** Returns the roles that somebody may give and take: owners are the owners' matter. */
export function givenRoles(session: Session | undefined): readonly Role[] {
  // The table has these names alone.
  const all = Object.keys(ROLES) as Role[]
  return session?.workspace?.role === 'owner' ? all : all.filter((role) => role !== 'owner')
}
