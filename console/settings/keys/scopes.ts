import { may, type Session } from '../../api/session.ts'
import type { Key } from '../../api/wire.gen.ts'
import type { Text } from '../../base/texts.ts'

export type Grant = Key['scopes'][number]

/** What a key may do, in words. */
export const SCOPES: Readonly<Record<Grant, Text>> = {
  all: 'Everything, also what is added later',
  read: 'Read everything',
  'links.read': 'Read links and domains',
  'links.write': 'Create and change links',
  'conversions.write': 'Record leads, sales and refunds',
  'customers.read': 'Read customers',
  'customers.write': 'Create, change and erase customers',
  'analytics.write': 'Save and share reports',
  'analytics.read': 'Read analytics and events',
  'program.read': 'Read the program, partners and commissions',
  'program.write': 'Change the program, partners and commissions',
  'payouts.write': 'Pay partners',
  'mails.read': 'Read mails',
  'mails.write': 'Change and send mails',
  'privacy.write': 'Export and erase personal data',
  'members.read': 'Read members',
  'members.write': 'Invite and remove members',
  'workspace.read': 'Read settings',
  'audit.read': 'Read the audit log',
  'workspace.write': 'Change settings, keys and domains',
}

/** Returns the single scopes that somebody may give to a key: no more than they have. */
export function givenScopes(session: Session | undefined): Grant[] {
  // The table has these names alone.
  const all = Object.keys(SCOPES) as Grant[]
  return all.filter((scope) => scope.includes('.') && may(session, scope))
}
