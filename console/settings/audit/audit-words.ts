import type { AuditEntry } from '../../api/wire.gen.ts'
import { t, type Text } from '../../base/texts.ts'

/** What was changed, as it stands in a sentence: “Anna changed the reward”. */
export const OBJECTS: Readonly<Record<AuditEntry['type'], Text>> = {
  workspace: 'the workspace',
  key: 'the secret key',
  member: 'the member',
  invitation: 'the invitation',
  domain: 'the domain',
  folder: 'the folder',
  tag: 'the tag',
  link: 'the link',
  program: 'the program',
  group: 'the group',
  reward: 'the reward',
  discount: 'the discount',
  discount_code: 'the discount code',
  milestone: 'the milestone',
  partner: 'the partner',
  enrollment: 'the enrollment',
  customer: 'the customer',
  commission: 'the commission',
  fraud_flag: 'the fraud finding',
  payout_method: 'the payout method',
  funding_account: 'the account that pays',
  connection: 'the connection',
  import: 'the import',
  payout_draft: 'the draft of payouts',
  payout_run: 'the payout run',
  payout: 'the payout',
  payout_file: 'the bank file',
  closing: 'the month',
  exchange_rate: 'the exchange rate',
  saved_view: 'the saved view',
  share_link: 'the link of a report',
  utm_template: 'the UTM template',
  webhook: 'the webhook',
  image: 'the picture',
  export: 'the data',
}

/** The same in a list to choose from. */
export const TYPE_NAMES: Readonly<Record<AuditEntry['type'], Text>> = {
  workspace: 'Workspace',
  key: 'Secret keys',
  member: 'Members',
  invitation: 'Invitations',
  domain: 'Domains',
  folder: 'Folders',
  tag: 'Tags',
  link: 'Links',
  program: 'Programs',
  group: 'Groups',
  reward: 'Rewards',
  discount: 'Discounts',
  discount_code: 'Discount codes',
  milestone: 'Milestones',
  partner: 'Partners',
  enrollment: 'Enrollments',
  customer: 'Customers',
  commission: 'Commissions',
  fraud_flag: 'Fraud findings',
  payout_method: 'Payout methods',
  funding_account: 'Accounts that pay',
  connection: 'Connections',
  import: 'Imports',
  payout_draft: 'Drafts of payouts',
  payout_run: 'Payout runs',
  payout: 'Payouts',
  payout_file: 'Bank files',
  closing: 'Closed months',
  exchange_rate: 'Exchange rates',
  saved_view: 'Saved views',
  share_link: 'Links of reports',
  utm_template: 'UTM templates',
  webhook: 'Webhooks',
  image: 'Pictures',
  export: 'Exports',
}

const ACTIONS: Readonly<Record<AuditEntry['action'], Text>> = {
  created: '{actor} created {what}',
  updated: '{actor} changed {what}',
  deleted: '{actor} deleted {what}',
  tag_added: '{actor} added a tag to {what}',
  tag_removed: '{actor} removed a tag from {what}',
  exported: '{actor} exported {what} with all data',
  erased: '{actor} erased {what}',
  signed_in: '{actor} signed in',
  sign_in_failed: 'Sign-in failed for {what}',
  password_set: '{actor} set a password for {what}',
  password_changed: '{actor} changed the password of {what}',
  password_reset: '{actor} reset the password of {what}',
  password_removed: '{actor} removed the password of {what}',
  two_factor_started: '{actor} turned two-factor sign-in on for {what}',
  recovery_code_used: '{actor} used a recovery code',
  two_factor_ended: '{actor} turned two-factor sign-in off for {what}',
  viewed_as: '{actor} looked at the dashboard of {what} in their place',
  access_link_created: '{actor} made a link that lets {what} in',
  passkey_added: '{actor} added a passkey',
  passkey_renamed: '{actor} renamed a passkey',
  passkey_removed: '{actor} removed a passkey',
  cleared: '{actor} cleared the test data',
}

/** What setting a time, or a name, says more plainly than “changed”. */
const DECISIONS: readonly (readonly [column: string, set: Text, taken?: Text])[] = [
  ['deletedAt', '{actor} deleted {what}', '{actor} restored {what}'],
  ['archivedAt', '{actor} archived {what}', '{actor} restored {what}'],
  ['revokedAt', '{actor} revoked {what}'],
  ['removedAt', '{actor} removed {what}'],
  ['deactivatedAt', '{actor} deactivated {what}', '{actor} activated {what}'],
  ['disabledAt', '{actor} disabled {what}', '{actor} enabled {what}'],
  ['confirmedBy', '{actor} confirmed {what}'],
  ['discardedBy', '{actor} discarded {what}'],
  ['downloadedAt', '{actor} downloaded {what}'],
  ['mergedIntoId', '{actor} merged {what} into another'],
]

/** Returns the sentence of an entry, with `{actor}` and `{what}` in it. */
export function sentenceOf({ type, action, before, after, actor, resource }: AuditEntry): Text {
  if (type === 'member') {
    const isSelf = actor.id === resource.id
    if (action === 'created') return isSelf ? '{actor} joined' : '{actor} added {what}'
    if (action === 'deleted') return isSelf ? '{actor} left' : '{actor} removed {what}'
  }
  if (type === 'export') return '{actor} exported {what}'
  if (type === 'closing') return '{actor} closed {what}'
  if (action === 'updated') {
    const status = after?.['status']
    if (type === 'enrollment' && status === 'banned') return '{actor} banned {what}'
    if (type === 'enrollment' && status === 'approved') return '{actor} approved {what}'
    for (const [column, set, taken] of DECISIONS) {
      if (after && column in after && after[column] !== null) return set
      if (taken && before && column in before && before[column] !== null) return taken
    }
  }
  return ACTIONS[action]
}

/** Jobs and pages that act by themselves, by the name that the API has for them. */
const SYSTEMS: Readonly<Record<string, Text>> = {
  cli: 'The command line',
  server: 'The server',
  demo: 'The demo',
  events: 'A batch of events',
  'partner-pages': 'The partners’ pages',
  'payout-callback': 'A payout provider',
  unsubscribe: 'A reader of mails',
  'sign-in': 'The sign-in page',
  'domain-taken-over': 'Another workspace that proved the domain',
}

/** Names who acted. */
export function actorText({ actor: { type, id, name } }: AuditEntry): string {
  if (type === 'member') return name ?? t('A former member')
  if (type === 'key') return t('The key {name}', { name: name ?? id })
  if (type === 'partner') return t('The partner {name}', { name: name ?? id })
  if (type === 'embed') return t('A partner in your application')
  if (type === 'browser') return t('A visitor of {host}', { host: id })
  if (type === 'database') return t('The database user {name}', { name: id })
  const known = SYSTEMS[id]
  return known ? t(known) : t('The job {name}', { name: id })
}
