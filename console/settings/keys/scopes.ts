import { may, type Session } from '../../api/session.ts'
import type { Key } from '../../api/wire.gen.ts'
import type { TextId } from '../../base/texts.ts'

export type Grant = Key['scopes'][number]

/** What a key may do, in words. */
export const SCOPES: Readonly<Record<Grant, TextId>> = {
  all: 'apiKeys.fullAccessIncludingFuture',
  read: 'apiKeys.readOnlyAccess',
  'links.read': 'apiKeys.readLinksDomains',
  'links.write': 'apiKeys.createUpdateLinks',
  'conversions.write': 'apiKeys.trackLeadsSalesRefunds',
  'customers.read': 'apiKeys.readCustomers',
  'customers.write': 'apiKeys.createUpdateEraseCustomers',
  'analytics.write': 'apiKeys.saveShareReports',
  'analytics.read': 'apiKeys.readAnalyticsEvents',
  'program.read': 'apiKeys.readProgramsPartnersCommissions',
  'program.write': 'apiKeys.manageProgramsPartnersCommissions',
  'payouts.write': 'apiKeys.managePayouts',
  'mails.read': 'apiKeys.readEmails',
  'mails.write': 'apiKeys.editSendEmails',
  'privacy.write': 'apiKeys.exportErasePersonalData',
  'members.read': 'apiKeys.readMembers',
  'members.write': 'apiKeys.inviteRemoveMembers',
  'workspace.read': 'apiKeys.readSettings',
  'audit.read': 'apiKeys.readAuditLog',
  'workspace.write': 'apiKeys.manageSettingsApiKeys',
}

/** Returns the single scopes that somebody may give to a key: no more than they have. */
export function givenScopes(session: Session | undefined): Grant[] {
  // The table has these names alone.
  const all = Object.keys(SCOPES) as Grant[]
  return all.filter((scope) => scope.includes('.') && may(session, scope))
}
