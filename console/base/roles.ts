import type { SignedIn } from '../api/wire.gen.ts'
import type { Session } from '../api/session.ts'
import { t, type Text } from './texts.ts'

export type Role = SignedIn['workspaces'][number]['role']

/** What people may be, from the most to the least. */
export const ROLES: Readonly<Record<Role, { name: Text; about: Text }>> = {
  owner: { name: 'Owner', about: 'Everything. Only owners make, change and remove owners.' },
  admin: {
    name: 'Admin',
    about: 'Everything but owners: settings, keys, members, payouts, personal data.',
  },
  member: {
    name: 'Member',
    about: 'The daily work: links, customers, program, mails. No payouts, no settings.',
  },
  viewer: { name: 'Viewer', about: 'Reads links, customers, program, analytics and mails.' },
  billing: { name: 'Billing', about: 'Reads the program and analytics, and pays.' },
}

export function roleName(role: Role): string {
  return t(ROLES[role].name)
}

/** Says why a page of settings cannot be changed. */
export function readOnlySentence(session: Session | undefined): string {
  const role = session?.workspace?.role
  return t('Your role ({role}) may look at settings, not change them. Ask an owner or admin.', {
    role: role ? roleName(role) : '',
  })
}
