import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { ApiError, invalid, notFound } from '../../../../domain/errors.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { auditEvents } from '../../../../core/audit-events.ts'
import { transact } from '../../../../core/transact.ts'
import type { CommissionRow } from '../write-changes.ts'
import type { UpdateCommissionBody } from './update-schema.ts'
import { byWhom, explainedFurther, presentCommissions } from '../read/present.ts'
import { recompute, type NewSaleAmount, type Recomputed } from './recompute-commission.ts'
import type { Commission } from '../schema.ts'
import { lockWithShares } from '../hold/hold-commissions.ts'
import { recordBonus } from '../../../program/programs/record-bonus.ts'
import { followSource } from './follow-source.ts'
import { lockEvent } from './stored-event.ts'
import { settleMilestones } from '../../milestones/settle-milestones.ts'
import { watchCommissions } from '../../milestones/watch-milestones.ts'
import { setEarnings } from './set-earnings.ts'
import { requireCurrency } from '../../../../core/require-currency.ts'
import { requireOpen, setStatus } from './set-status.ts'

/** Changes a commission by hand, with its ledger, in one transaction. */
export async function updateCommission(
  ctx: Ctx,
  id: string,
  body: UpdateCommissionBody,
): Promise<Commission> {
  const { deps, scope } = ctx
  const amount = newAmount(body)
  const at = new Date(deps.clock.now())
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    await auditEvents(ctx)
    const found = await tx.first(scope, commissions, [eq(commissions.id, id)])
    if (!found) throw notFound('commission', id)
    if (amount) await changeAmount(ctx, { found, amount, body, at })
    if (body.status) await setStatus(ctx, { ids: [id], status: body.status, at })
    const row = await tx.first(scope, commissions, [eq(commissions.id, id)])
    return (await presentCommissions(ctx, [row!]))[0]!
  })
}

interface AmountChange {
  found: CommissionRow
  amount: NonNullable<ReturnType<typeof newAmount>>
  body: UpdateCommissionBody
  at: Date
}

/** Changes the amount of a commission, and its referral share with it. What is added counts as a bonus. */
async function changeAmount(ctx: TxCtx, { found, amount, body, at }: AmountChange): Promise<void> {
  const { tx, scope } = ctx
  const { id, programId } = found
  // The event is held before its commission, as refunds do it.
  const recomputed = 'earnings' in amount ? null : await recompute(ctx, found, amount)
  if (!recomputed && found.eventId) await lockEvent(ctx, found.eventId)
  const watch = await watchCommissions(ctx, [id])
  const locked = await lockWithShares(ctx, [id])
  const row = locked.find((candidate) => candidate.id === id)!
  requirePriced(row)
  if (!recomputed) requireCurrency(row.currency, body.currency)
  const earnedMinor = recomputed
    ? await applySale(ctx, { row, recomputed, at })
    : await applyEarnings(ctx, { row, earnings: body.earnings!, at })
  await followSource(ctx, { source: row, earnedMinor, rows: locked, at })
  await settleMilestones(watch, { at, event: null })
  const changed = (await tx.first(scope, commissions, [eq(commissions.id, id)]))!
  await recordBonus(ctx, { programId, bonusMinor: netOf(changed) - netOf(row) })
}

/** Computes what the partner gets of a commission, with what later payouts take off or add for it. */
function netOf({ earnings, clawedBack }: CommissionRow): bigint {
  return earnings - clawedBack
}

/** Reads which amount a body changes. @throws ApiError when it names two */
function newAmount(body: UpdateCommissionBody): { earnings: number } | NewSaleAmount | null {
  const is = body.saleAmount ?? body.amount
  const more = body.modifySaleAmount ?? body.modifyAmount
  const { earnings, currency } = body
  if ([is, more, earnings].filter((value) => value !== undefined).length > 1) {
    throw invalid('earnings', 'Send one of earnings, saleAmount, and modifySaleAmount.')
  }
  if (earnings !== undefined) return { earnings }
  if (is !== undefined) return { amount: { is }, currency }
  return more === undefined ? null : { amount: { more }, currency }
}

function requirePriced(row: CommissionRow): void {
  requireOpen(row)
  if (row.status !== 'held' || row.holdReason !== 'rate_missing') return
  throw new ApiError(
    'bad_request',
    `Commission ${row.id} is waiting for an exchange rate. Add one with POST /exchange-rates.`,
  )
}

interface Change {
  row: CommissionRow
  at: Date
}

async function applySale(
  ctx: TxCtx,
  { row, recomputed, at }: Change & { recomputed: Recomputed },
): Promise<bigint> {
  const { wholeMinor, columns } = recomputed
  const step = message('commission.sale-changed', {
    actor: byWhom(ctx.scope),
    amount: money(row.amount, row.currency),
  })
  const explanation = explainedFurther(columns.explanation!, [step])
  return setEarnings(ctx, {
    row,
    at,
    amount: { whole: wholeMinor },
    columns: { ...columns, explanation },
    why: 'adjusted',
  })
}

async function applyEarnings(
  ctx: TxCtx,
  { row, earnings, at }: Change & { earnings: number },
): Promise<bigint> {
  if (earnings < 0 && row.type !== 'custom') {
    throw invalid('earnings', 'Only custom commissions can be negative. Send 0 or more.')
  }
  const net = BigInt(earnings)
  const step = message('commission.earnings-set', {
    actor: byWhom(ctx.scope),
    amount: money(net, row.currency),
    before: money(netOf(row), row.currency),
  })
  const explanation = explainedFurther(row.explanation, [step])
  const columns = { explanation }
  return setEarnings(ctx, { row, at, amount: { net }, columns, why: 'adjusted' })
}
