import type { TransactionSql } from 'postgres'
import type { Acting, RequestOrigin } from '../../../db/scope.ts'
import { CALLER_SETTING, callerOf } from '../../../db/workspace-transaction.ts'
import type { AuditAction } from '../../../domain/audit.ts'

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

/** Writes how somebody's account has changed into the audit log of each workspace of theirs. */
export async function auditPerson(
  tx: TransactionSql,
  { personId, action, by, before, after }: PersonChange,
): Promise<void> {
  const text = (values: PersonChange['after']) => (values ? JSON.stringify(values) : null)
  await tx`select set_config(${CALLER_SETTING}, ${callerOf(by)}, true)`
  await tx`
    select record_audit(m.workspace_id, 'member', ${action}, m.person_id, null, null,
      ${text(before)}::text::jsonb, ${text(after)}::text::jsonb)
    from members m where m.person_id = ${personId}`
}
