import { readCustomerName } from './customer-name.ts'

/** What the audit log is about. A test compares them with the triggers that write it. */
export const AUDIT_TYPES = [
  'workspace',
  'key',
  'member',
  'invitation',
  'domain',
  'folder',
  'tag',
  'link',
  'program',
  'group',
  'reward',
  'discount',
  'discount_code',
  'milestone',
  'partner',
  'partner_tag',
  'partner_note',
  'enrollment',
  'customer',
  'commission',
  'fraud_flag',
  'payout_method',
  'funding_account',
  'connection',
  'import',
  'payout_draft',
  'payout_run',
  'payout',
  'payout_file',
  'closing',
  'exchange_rate',
  'saved_view',
  'share_link',
  'utm_template',
  'webhook',
  'image',
  'export',
] as const
export type AuditType = (typeof AUDIT_TYPES)[number]

/** What happened. `tag_added` and `tag_removed` are of links and partners; erasing of people; sign-ins, passwords, codes and passkeys of members; clearing of test workspaces. */
export const AUDIT_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'tag_added',
  'tag_removed',
  'exported',
  'erased',
  'signed_in',
  'sign_in_failed',
  'password_set',
  'password_changed',
  'password_reset',
  'password_removed',
  'two_factor_started',
  'two_factor_ended',
  'recovery_code_used',
  'viewed_as',
  'access_link_created',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'cleared',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Who may have acted. `system` are jobs, the command line and public pages; `database` is somebody with SQL. */
export const AUDIT_ACTORS = [
  'member',
  'key',
  'partner',
  'embed',
  'browser',
  'system',
  'database',
] as const
export type AuditActorType = (typeof AUDIT_ACTORS)[number]

/** Takes the stored name of an actor apart: `member:per_…`. */
export function readAuditActor(stored: string): { type: AuditActorType; id: string } {
  const cut = stored.indexOf(':')
  const type = AUDIT_ACTORS.find((known) => known === stored.slice(0, cut))
  return type ? { type, id: stored.slice(cut + 1) } : { type: 'system', id: stored }
}

/** Names columns as the API does: `rate_bps` is `rateBps`. Customers have their external ID, without the program. */
export function namedAsInApi(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = Object.entries(columns).map(([name, value]) => [
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    showExternalId(value),
  ])
  return Object.fromEntries(named) as Record<string, unknown>
}

/** Returns a value of the audit log as it is shown: the name of a customer is their external ID. */
export function showExternalId(value: unknown): unknown {
  return typeof value === 'string' ? readCustomerName(value).externalId : value
}
