import type { SignedIn } from '../api/wire.gen.ts'
import type { Session } from '../api/session.ts'
import { t, type TextId } from './texts.ts'

export type Role = SignedIn['workspaces'][number]['role']

/** What people may be, from the most to the least. */
export const ROLES: Readonly<Record<Role, { name: TextId; about: TextId }>> = {
  owner: { name: 'common.owner', about: 'common.fullAccessOnlyOwners' },
  admin: {
    name: 'common.admin',
    about: 'common.fullAccessIncludingSettings',
  },
  member: {
    name: 'common.member',
    about: 'common.dayDayWorkLinks',
  },
  viewer: { name: 'common.viewer', about: 'common.viewOnlyLinksCustomers' },
  billing: { name: 'common.billing', about: 'common.viewProgramsAnalyticsManage' },
}

export function roleName(role: Role): string {
  return t(ROLES[role].name)
}

/** Says why a page of settings cannot be changed. */
export function readOnlySentence(session: Session | undefined): string {
  const role = session?.workspace?.role
  return t('common.roleRoleCanView', {
    role: role ? roleName(role) : '',
  })
}
