import type { SignedIn } from '../api/wire.gen.ts'
import type { Session } from '../api/session.ts'
import { t, type TextId } from './texts.ts'

export type Role = SignedIn['workspaces'][number]['role']

/** What people may be, from the most to the least. */
export const ROLES: Readonly<Record<Role, { name: TextId; about: TextId }>> = {
  owner: { name: 'common.owner', about: 'common.everythingOnlyOwnersMake' },
  admin: {
    name: 'common.admin',
    about: 'common.everythingButOwnersSettings',
  },
  member: {
    name: 'common.member',
    about: 'common.dailyWorkLinksCustomers',
  },
  viewer: { name: 'common.viewer', about: 'common.readsLinksCustomersProgram' },
  billing: { name: 'common.billing', about: 'common.readsProgramAnalyticsPays' },
}

export function roleName(role: Role): string {
  return t(ROLES[role].name)
}

/** Says why a page of settings cannot be changed. */
export function readOnlySentence(session: Session | undefined): string {
  const role = session?.workspace?.role
  return t('common.roleRoleMayLook', {
    role: role ? roleName(role) : '',
  })
}
