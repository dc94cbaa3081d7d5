import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { addToBalances } from '../../../db/post-entries.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { sales, type Unearned } from '../../../db/schema/events.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import { writeTogether } from '../../../db/write-together.ts'
import type { Deps } from '../../../deps.ts'
import { accrue, cancel, type HoldReason } from '../../../domain/commission.ts'
import { loadVersion } from '../../program/rewards/queries.ts'
import { changeCommissions, stateOf, type CommissionRow } from './change-commissions.ts'
import { computeCommission, type Computed } from './compute-commission.ts'
import { convertSale, type Conversion } from './convert-sale.ts'
import { takeBackRefunds } from './earn-claimed.ts'
import { earnReferral } from './earn-referral.ts'
import { loadStanding, type Standing } from './standing.ts'
import { accruals, storeCommissions } from './store-commission.ts'
import { lockEvent, type StoredEvent } from './stored-event.ts'

const BATCH = 100

/**
 * Prices what waits for a rate that has come: under the version and the history that it was earned
 * with, less what was refunded since. One transaction each. Answers how many were priced.
 */
export async function priceHeldCommissions(deps: Deps, scope: Scope): Promise<number> {
  let priced = 0
  let after = ''
  for (;;) {
    const rows = await deps.db.tx.find(scope, commissions, {
      where: [IS_WAITING, gt(commissions.id, after)],
      orderBy: [asc(commissions.id)],
      limit: BATCH,
    })
    for (const row of rows) {
      if (await deps.db.transact((tx) => priceOne(deps, tx, scope, row))) priced++
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

async function priceOne(deps: Deps, tx: Tx, scope: Scope, found: CommissionRow): Promise<boolean> {
  const { eventId, enrollmentId, currency } = found
  // In the order in which all others lock: the enrollment, the sale, the commission.
  const standing = await loadStanding(tx, scope, { enrollmentId }, null)
  const stored = eventId === null ? null : await lockEvent(tx, scope, eventId)
  if (!standing || !stored?.event.sale) return false
  const { sale, at } = stored.event
  const conversion = await convertSale(tx, scope, { ...sale, at }, currency)
  if (!conversion) return false
  const where = [eq(commissions.id, found.id), IS_WAITING]
  const row = await tx.first(scope, commissions, where, { lock: 'update' })
  if (!row?.rewardId) return false
  const version = await loadVersion(tx, scope, { id: row.rewardId, version: row.rewardVersion! })
  if (!version) return false
  const { event } = stored
  const before = { id: row.id, at: row.createdAt }
  const computed = await computeCommission(tx, scope, {
    standing,
    event,
    version,
    conversion,
    stored: before,
  })
  if ('reason' in computed) await drop(deps, tx, scope, { row, unearned: computed })
  else await accept(deps, tx, scope, { row, standing, stored, computed, conversion })
  return true
}

/** It turns out that the reward pays nothing for it. */
async function drop(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { row, unearned }: { row: CommissionRow; unearned: Unearned },
): Promise<void> {
  const explanation = {
    ...row.explanation,
    steps: [...row.explanation.steps, ...unearned.steps],
  }
  const columns = { cancelReason: 'canceled', holdReason: null, explanation }
  const changed = [{ row, change: cancel(stateOf(row)), columns }]
  await changeCommissions(deps, tx, scope, { changed, at: now(deps), why: 'priced' })
  await tx.update(scope, sales, { unearned }, [eq(sales.id, row.eventId!)])
}

async function accept(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  priced: Waiting & { computed: Computed; conversion: Conversion },
): Promise<void> {
  const { row, standing, stored, computed, conversion } = priced
  const { amountMinor, earningsMinor } = computed
  const holdReason = await stillHeld(tx, scope, priced)
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
  await changeCommissions(deps, tx, scope, { changed, at: now(deps), why: 'priced' })
  const commission = {
    id: row.id,
    type: 'sale' as const,
    eventId: row.eventId,
    at: row.createdAt,
    status,
    holdReason,
    earningsMinor,
  }
  const share = await earnReferral(deps, tx, scope, { standing, commission })
  if (share) {
    await writeTogether(tx, scope, storeCommissions(deps.ids, [share]))
    addToBalances(tx, scope, accruals([share]))
  }
  const { event, refunds } = stored
  await takeBackRefunds(deps, tx, scope, { id: event.id, sale: event.sale!, refunds })
}

/** The rate was not all that it may have to wait for. */
async function stillHeld(
  tx: Tx,
  scope: Scope,
  { row, stored }: Waiting,
): Promise<HoldReason | null> {
  const ofPartner = and(
    eq(fraudFlags.enrollmentId, row.enrollmentId),
    isNull(fraudFlags.commissionId),
  )
  const about = or(eq(fraudFlags.commissionId, row.id), ofPartner)
  const open = [eq(fraudFlags.partnerId, row.partnerId), eq(fraudFlags.status, 'open'), about]
  if (await tx.first(scope, fraudFlags, open)) return 'fraud'
  return stored.event.clientSide ? 'client_side' : null
}

function now({ clock }: Deps): Date {
  return new Date(clock.now())
}
