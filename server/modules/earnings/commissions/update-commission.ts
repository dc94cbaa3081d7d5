import { eq, inArray } from 'drizzle-orm'
import { commissions } from '../../../db/schema/commissions.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message, money } from '../../../domain/message/message.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import type { CommissionRow } from './change-commissions.ts'
import type {
  UpdateCommissionBody,
  UpdateCommissionsBody,
  UpdatedCommissions,
} from './change-schema.ts'
import { byWhom, explainedFurther, noCommission, presentCommissions } from './present.ts'
import { recompute, type NewSaleAmount, type Recomputed } from './recompute-commission.ts'
import type { Commission } from './schema.ts'
import { setEarnings } from './set-earnings.ts'
import { requireOpen, setStatus } from './set-status.ts'
import { wireStatusOf } from './wire-status.ts'

/** Changes a commission by hand, with its ledger, in one transaction. */
export async function updateCommission(
  deps: Deps,
  scope: Scope,
  id: string,
  body: UpdateCommissionBody,
): Promise<Commission> {
  requirePlan(scope.plan, 'partnerProgram')
  const amount = newAmount(body)
  const at = new Date(deps.clock.now())
  return transact(deps, scope, async (tx) => {
    const found = await tx.first(scope, commissions, [eq(commissions.id, id)])
    if (!found) throw noCommission(id)
    if (amount) {
      // The event is held before its commission, as refunds do it.
      const recomputed = 'earnings' in amount ? null : await recompute(tx, scope, found, amount)
      const row = await lock(tx, scope, id)
      requirePriced(row)
      if (recomputed) await applySale(deps, tx, scope, { row, recomputed, at })
      else await applyEarnings(deps, tx, scope, { row, earnings: body.earnings!, at })
    }
    if (body.status) await setStatus(deps, tx, scope, { ids: [id], status: body.status, at })
    const row = await tx.first(scope, commissions, [eq(commissions.id, id)])
    return (await presentCommissions(tx, scope, [row!]))[0]!
  })
}

/** The same status for many, all or none. */
export async function updateCommissions(
  deps: Deps,
  scope: Scope,
  { commissionIds, status }: UpdateCommissionsBody,
): Promise<UpdatedCommissions> {
  requirePlan(scope.plan, 'partnerProgram')
  const ids = [...new Set(commissionIds)]
  const at = new Date(deps.clock.now())
  return transact(deps, scope, async (tx) => {
    await setStatus(deps, tx, scope, { ids, status, at })
    const rows = await tx.find(scope, commissions, { where: [inArray(commissions.id, ids)] })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => ({ id, status: wireStatusOf(byId.get(id)!) }))
  })
}

/** What of the amounts a body changes. @throws ApiError when it says two things at once */
function newAmount(body: UpdateCommissionBody): { earnings: number } | NewSaleAmount | null {
  const is = body.saleAmount ?? body.amount
  const more = body.modifySaleAmount ?? body.modifyAmount
  const { earnings, currency } = body
  if ([is, more, earnings].filter((value) => value !== undefined).length > 1) {
    throw invalid('earnings', 'Give one of earnings, saleAmount and modifySaleAmount.')
  }
  if (earnings !== undefined) return { earnings }
  if (is !== undefined) return { amount: { is }, currency }
  return more === undefined ? null : { amount: { more }, currency }
}

async function lock(tx: Tx, scope: Scope, id: string): Promise<CommissionRow> {
  return (await tx.first(scope, commissions, [eq(commissions.id, id)], { lock: 'update' }))!
}

function requirePriced(row: CommissionRow): void {
  requireOpen(row)
  if (row.status !== 'held' || row.holdReason !== 'rate_missing') return
  throw new ApiError(
    'bad_request',
    `Commission ${row.id} waits for an exchange rate. Give one with POST /exchange-rates.`,
  )
}

interface Change {
  row: CommissionRow
  at: Date
}

async function applySale(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { row, recomputed, at }: Change & { recomputed: Recomputed },
): Promise<void> {
  const { wholeMinor, columns } = recomputed
  const step = message('{actor} changed the amount of the sale, which was {amount} before.', {
    actor: byWhom(scope),
    amount: money(row.amount, row.currency),
  })
  const explanation = explainedFurther(columns.explanation!, [step])
  await setEarnings(deps, tx, scope, {
    row,
    at,
    amount: { whole: wholeMinor },
    columns: { ...columns, explanation },
    why: 'adjusted',
  })
}

async function applyEarnings(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { row, earnings, at }: Change & { earnings: number },
): Promise<void> {
  if (earnings < 0 && row.type !== 'custom') {
    throw invalid('earnings', 'Only a custom commission can be negative. Give 0 or more.')
  }
  const left = BigInt(earnings)
  const step = message('{actor} set the earnings to {amount}; they were {before} before.', {
    actor: byWhom(scope),
    amount: money(left, row.currency),
    before: money(row.earnings, row.currency),
  })
  const explanation = explainedFurther(row.explanation, [step])
  const columns = { explanation }
  await setEarnings(deps, tx, scope, { row, at, amount: { left }, columns, why: 'adjusted' })
}
