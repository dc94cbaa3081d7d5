import type { TransactionSql } from 'postgres'
import type { Acting, RequestOrigin } from '../../../db/scope.ts'
import { CALLER_SETTING, callerOf } from '../../../db/workspace-transaction.ts'
import type { AuditAction } from '../../../domain/audit.ts'

/** How somebody signs in, or replaces a password. */
export type Means = 'password' | 'link' | 'passkey' | 'oidc' | 'invitation' | 'setup' | 'reset'

export interface PersonChange {
  personId: string
  action: AuditAction
  by: Pick<Acting, 'actor' | 'request'>
  before?: Readonly<Record<string, string>>
  after?: Readonly<Record<string, string>>
}

/** Returns somebody who changes their own account, as the actor of the change. */
export function bySelf(personId: string, request: RequestOrigin): PersonChange['by'] {
  return { actor: { type: 'member', personId, role: 'viewer', scopes: [] }, request }
}

/** Names who acts in a transaction on somebody's account, and by which means, for the triggers that record it. */
export async function nameActor(
  tx: TransactionSql,
  by: PersonChange['by'],
  means: Means | '' = '',
): Promise<void> {
  await tx`
    select set_config(${CALLER_SETTING}, ${callerOf(by)}, true), set_config('svc.means', ${means}, true)`
}

/** Writes how somebody's account has changed into the audit log of each workspace of theirs. */
export async function auditPerson(
  tx: TransactionSql,
  { personId, action, by, before, after }: PersonChange,
): Promise<void> {
  const text = (values: PersonChange['after']) => (values ? JSON.stringify(values) : null)
  await nameActor(tx, by)
  await tx`
    select record_person(${personId}, ${action}, ${text(before)}::text::jsonb, ${text(after)}::text::jsonb)`
}
