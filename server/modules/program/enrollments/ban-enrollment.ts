import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { step } from '../../../domain/enrollment.ts'
import { statusOf } from '../partners/present.ts'
import { loadEnrolled } from '../partners/queries.ts'
import { announceBan } from './change-enrollment.ts'
import type { BanBody } from './schema.ts'
import { writeStatus } from './write-status.ts'

/**
 * A ban within another decision; one that is a ban already stays as it is. After the transaction the
 * directory must hear of it (`deps.directory.changed()`).
 */
export async function banEnrollment(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { id, reason, at }: { id: string; reason: BanBody['reason']; at: Date },
): Promise<void> {
  const found = await loadEnrolled(tx, scope, id, { lock: 'update' })
  const status = statusOf(found.enrollment)
  if (status === 'banned') return
  const enrolled = await writeStatus(deps, tx, scope, {
    enrolled: found,
    to: step(status, 'ban'),
    change: 'ban',
    set: { bannedAt: at, banReason: reason },
    at,
  })
  await announceBan(deps, tx, scope, { enrolled, at })
}
