import { and, eq, gt } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { hashOf } from '../../../core/input.ts'
import { isSecondPerson } from '../../../core/second-person.ts'
import { controlChanges } from '../../../db/schema/control-changes.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { describeApproval } from '../../../domain/payout-approval.ts'
import { CHANGE_OPEN_MS, type PayoutControls } from '../../../domain/payout-controls.ts'
import type { ProgramRow } from './queries.ts'

/**
 * Decides whether controls may be loosened: where payouts need a second person, so does that. The first one's
 * request is stored, and the same one of somebody else finds it. Returns the error that says so: throw it
 * after the commit, or it would not be stored.
 */
export async function approveChange(
  ctx: TxCtx,
  program: ProgramRow,
  change: { of: string; loosened: Partial<PayoutControls> },
): Promise<ApiError | null> {
  const { deps, tx, scope } = ctx
  const names = Object.keys(change.loosened)
  if (program.payoutApproval.mode === 'off' || names.length === 0) return null
  const values = Object.entries(change.loosened).map(([name, value]) => [name, String(json(value))])
  const digest = hashOf([change.of, values])
  const now = deps.clock.now()
  const same = [eq(controlChanges.programId, program.id), eq(controlChanges.digest, digest)]
  const open = await tx.find(scope, controlChanges, {
    where: [and(...same, gt(controlChanges.expiresAt, new Date(now)))],
  })
  for (const { createdBy } of open) {
    if (!(await isSecondPerson(ctx, createdBy))) continue
    await tx.remove(scope, controlChanges, same)
    return null
  }
  const createdBy = actorName(scope)
  await tx.remove(scope, controlChanges, [...same, eq(controlChanges.createdBy, createdBy)])
  await tx.insert(scope, controlChanges, {
    id: deps.ids.make('cc', now),
    programId: program.id,
    digest,
    createdBy,
    createdAt: new Date(now),
    expiresAt: new Date(now + CHANGE_OPEN_MS),
  })
  const rule = describeApproval(program.payoutApproval, program.currency)
  return new ApiError(
    'forbidden',
    `Payouts of this program require approval by a second person (${rule}), and so does changing ${names.join(', ')}. ` +
      'The request was stored: it takes effect when another person or key sends the same values within 7 days.',
  )
}

function json(value: unknown): unknown {
  return typeof value === 'bigint' ? value : JSON.stringify(value)
}
