import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { sales } from '../../../../db/schema/events.ts'
import type { Unearned } from '../../../../db/schema/unearned.ts'
import { fraudFlags } from '../../../../db/schema/fraud.ts'
import type { Deps } from '../../../../deps.ts'
import { accrue, cancel, type HoldReason } from '../../../../domain/commission.ts'
import { loadVersion } from '../../../program/rewards/queries.ts'
import { writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'
import { computeCommission, type Computed } from '../accrue/compute-commission.ts'
import { convertSale, type Conversion } from '../accrue/convert-sale.ts'
import { takeBackRefunds } from '../accrue/earn-claimed.ts'
import { earnReferral } from '../accrue/earn-referral.ts'
import { loadStanding, type Standing } from '../accrue/standing.ts'
import { storeCommissions } from '../accrue/store-commissions.ts'
import { settleMilestones } from '../../milestones/settle-milestones.ts'
import { watchBoth, watchSale, type Watch } from '../../milestones/watch-milestones.ts'
import { findHoldReason } from './find-hold-reason.ts'
import { lockEvent, type StoredEvent } from '../adjust/stored-event.ts'

const BATCH = 100

/**
 * Prices what waits for a rate that has come: under the version and the history that it was earned
 * with, less what was refunded since. One transaction each. Answers how many were priced.
 */
export async function priceHeldCommissions(ctx: Ctx): Promise<number> {
  const { tx, scope } = ctx
  let priced = 0
  let after = ''
  for (;;) {
    const rows = await tx.find(scope, commissions, {
      where: [IS_WAITING, gt(commissions.id, after)],
      orderBy: [asc(commissions.id)],
      limit: BATCH,
    })
    for (const row of rows) {
      if (await inTransaction(ctx, (ctx) => priceOne(ctx, row))) priced++
    }
    if (rows.length < BATCH) return priced
    after = rows.at(-1)!.id
  }
}

const IS_WAITING = and(eq(commissions.status, 'held'), eq(commissions.holdReason, 'rate_missing'))

interface Waiting {
  row: CommissionRow
  standing: Standing
  stored: StoredEvent
}

async function priceOne(ctx: TxCtx, found: CommissionRow): Promise<boolean> {
  const { tx, scope } = ctx
  const { eventId, enrollmentId, currency } = found
  // In the order in which all others lock: the customer with the sale, the enrollment, the commission.
  const stored = eventId === null ? null : await lockEvent(ctx, eventId)
  const standing = await loadStanding(ctx, { enrollmentId }, null)
  if (!standing || !stored?.event.sale) return false
  const { sale, at } = stored.event
  const watch = await watchSale(ctx, stored.event.id)
  const conversion = await convertSale(ctx, { ...sale, at }, currency)
  if (!conversion) return false
  if (!found.rewardId) return false
  const version = await loadVersion(ctx, { id: found.rewardId, version: found.rewardVersion! })
  if (!version) return false
  const { event } = stored
  const before = { id: found.id, eventId: event.id, at: found.createdAt, priced: true }
  const computed = await computeCommission(ctx, {
    standing,
    event,
    version,
    conversion,
    stored: before,
  })
  const where = [eq(commissions.id, found.id), IS_WAITING]
  const row = await tx.first(scope, commissions, where, { lock: 'update' })
  if (!row) return false
  const sharing =
    'reason' in computed
      ? await drop(ctx, { row, unearned: computed })
      : await accept(ctx, { row, standing, stored, computed, conversion })
  const cause = { type: 'sale', id: event.id, at: at.toISOString() }
  await settleMilestones(watchBoth(watch, sharing), { at, event: cause })
  return true
}

/** Drops a held commission whose reward turns out to pay nothing for it. */
async function drop(
  ctx: TxCtx,
  { row, unearned }: { row: CommissionRow; unearned: Unearned },
): Promise<null> {
  const { deps, tx, scope } = ctx
  const explanation = {
    ...row.explanation,
    steps: [...row.explanation.steps, ...unearned.steps],
  }
  const columns = { cancelReason: 'canceled', holdReason: null, explanation }
  const changed = [{ row, change: cancel(stateOf(row), deps.ids.make('lp')), columns }]
  await writeChanges(ctx, { changed, at: now(deps), why: 'priced' })
  await tx.update(scope, sales, { unearned }, [eq(sales.id, row.eventId!)])
  return null
}

/** Accepts the amount; whoever gets a share in it may reach a milestone. */
async function accept(
  ctx: TxCtx,
  priced: Waiting & { computed: Computed; conversion: Conversion },
): Promise<Watch | null> {
  const { deps, tx, scope } = ctx
  const { row, standing, stored, computed, conversion } = priced
  const { amountMinor, earningsMinor } = computed
  const holdReason = await stillHeld(ctx, priced)
  const status = holdReason ? ('held' as const) : ('pending' as const)
  const steps = [...row.explanation.steps.slice(0, 1), ...computed.explanation.steps]
  const columns = {
    amount: amountMinor,
    earned: earningsMinor,
    rate: conversion.rate,
    rateSource: conversion.source,
    rateDay: conversion.day,
    explanation: { ...computed.explanation, steps },
    holdReason,
  }
  const posting = accrue({ ...stateOf(row), status, earningsMinor })
  const changed = [{ row, change: { status, earningsMinor, posting }, columns }]
  await writeChanges(ctx, { changed, at: now(deps), why: 'priced' })
  const commission = {
    id: row.id,
    type: 'sale' as const,
    eventId: row.eventId,
    at: row.createdAt,
    status,
    holdReason,
    earningsMinor,
  }
  const share = await earnReferral(ctx, { standing, commission })
  if (share) await tx.write(scope, storeCommissions(deps.ids, [share.commission]))
  const { event, refunds } = stored
  await takeBackRefunds(ctx, { id: event.id, sale: event.sale!, refunds })
  return share?.watch ?? null
}

/** Returns what the commission still waits for besides the rate. */
async function stillHeld(
  ctx: TxCtx,
  { row, standing, stored }: Waiting,
): Promise<HoldReason | null> {
  const { tx, scope } = ctx
  const ofPartner = and(
    eq(fraudFlags.enrollmentId, row.enrollmentId),
    isNull(fraudFlags.commissionId),
  )
  const about = or(eq(fraudFlags.commissionId, row.id), ofPartner)
  const open = [eq(fraudFlags.partnerId, row.partnerId), eq(fraudFlags.status, 'open'), about]
  if (await tx.first(scope, fraudFlags, open)) return 'fraud'
  return findHoldReason(standing, stored.event)
}

function now({ clock }: Deps): Date {
  return new Date(clock.now())
}
