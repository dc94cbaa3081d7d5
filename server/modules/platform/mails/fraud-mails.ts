import { eq } from 'drizzle-orm'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { toProgram, writeDrafts } from './drafts.ts'
import { findRecipient } from './queries.ts'
import type { TakenEvent } from './taken-event.ts'

/** To the program's people: something waits for their decision. */
export async function fraudMails(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { data }: TakenEvent,
): Promise<void> {
  const row = await tx.first(scope, fraudFlags, [eq(fraudFlags.id, String(data['flagId']))])
  if (row?.status !== 'open') return
  const recipient = await findRecipient(tx, scope, row.enrollmentId)
  const { severity, sentence } = row
  const told = { partner: recipient.partner, severity, sentence }
  const draft = toProgram(recipient, 'fraud-flagged', { key: row.id, data: told })
  await writeDrafts(deps, tx, scope, [draft])
}
