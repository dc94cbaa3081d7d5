import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { banCancellations, commissions } from '../../../../db/schema/commissions.ts'
import { enrollments } from '../../../../db/schema/programs.ts'
import { restore, type HoldReason } from '../../../../domain/commission.ts'
import { message } from '../../../../domain/message/message.ts'
import { holdReturned } from '../../fraud/inspect-enrollment.ts'
import { takeMissedRefunds } from '../adjust/take-missed-refunds.ts'
import { explainedFurther } from '../read/present.ts'
import { LOCK_ORDER, writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'

type Entry = typeof banCancellations.$inferSelect

/**
 * Restores what the last ban of an enrollment canceled, as far as it is still canceled for that: with its
 * former status, or due when its holding period is over by now, less what was refunded meanwhile. Once.
 */
export async function restoreBanned(
  ctx: TxCtx,
  { enrollmentId, at }: { enrollmentId: string; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const entries = await tx.find(scope, banCancellations, {
    where: [eq(banCancellations.enrollmentId, enrollmentId), isNull(banCancellations.restoredAt)],
    orderBy: [asc(banCancellations.commissionId)],
  })
  if (entries.length === 0) return
  const known = await lockCanceled(ctx, entries)
  const fates = entries.map((entry) => ({ entry, fate: fateOf(entry.commissionId, known) }))
  const back = fates.flatMap(({ entry, fate }) => (fate === 'restored' ? [entry] : []))
  await writeRestored(ctx, { back, rows: known.rows, at })
  await settle(ctx, { fates, at })
  const owners = back.map(({ commissionId }) => known.rows.get(commissionId)!.enrollmentId)
  for (const id of [...new Set(owners)].toSorted()) {
    await holdReturned(ctx, { enrollmentId: id, at })
  }
}

/** Keeps what waits for another ban with that one; the rest is done with. */
async function settle(
  ctx: TxCtx,
  { fates, at }: { fates: readonly { entry: Entry; fate: Fate }[]; at: Date },
): Promise<void> {
  const { tx, scope } = ctx
  const { commissionId } = banCancellations
  const done: string[] = []
  for (const { entry, fate } of fates) {
    if (typeof fate !== 'object') done.push(entry.commissionId)
    else {
      const change = { enrollmentId: fate.waitsFor }
      await tx.update(scope, banCancellations, change, [eq(commissionId, entry.commissionId)])
    }
  }
  if (done.length === 0) return
  await tx.update(scope, banCancellations, { restoredAt: at }, [inArray(commissionId, done)])
}

interface Known {
  /** The commissions of the entries, and those that they are shares or claw-backs of. */
  rows: ReadonlyMap<string, CommissionRow>
  /** Enrollments of them that are banned at present. */
  banned: ReadonlySet<string>
  /** Ids of the commissions of the entries. */
  canceled: ReadonlySet<string>
}

/** Locks enrollments before commissions, as bans do. */
async function lockCanceled(ctx: TxCtx, entries: readonly Entry[]): Promise<Known> {
  const { tx, scope } = ctx
  const ids = entries.map(({ commissionId }) => commissionId)
  const found = await tx.find(scope, commissions, { where: [inArray(commissions.id, ids)] })
  const owners = await tx.find(scope, enrollments, {
    where: [inArray(enrollments.id, [...new Set(found.map((row) => row.enrollmentId))])],
    orderBy: [asc(enrollments.id)],
    lock: 'key share',
  })
  const related = found.flatMap(({ sourceId, reversesId }) => [sourceId ?? [], reversesId ?? []])
  const locked = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, [...new Set([...ids, ...related.flat()])])],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  return {
    rows: new Map(locked.map((row) => [row.id, row])),
    banned: new Set(owners.flatMap(({ id, status }) => (status === 'banned' ? [id] : []))),
    canceled: new Set(ids),
  }
}

/** Restored; gone for good; or it waits for the end of another partner's ban. */
type Fate = 'restored' | 'gone' | { waitsFor: string }

function fateOf(id: string, known: Known): Fate {
  const row = known.rows.get(id)
  if (row?.status !== 'canceled' || row.cancelReason !== 'banned') return 'gone'
  if (known.banned.has(row.enrollmentId)) return { waitsFor: row.enrollmentId }
  // A share goes with its source, a claw-back with what it takes back.
  for (const of of [row.sourceId, row.reversesId]) {
    const fate = of === null ? 'restored' : fateWith(of, known)
    if (fate !== 'restored') return fate
  }
  return 'restored'
}

function fateWith(id: string, known: Known): Fate {
  if (known.canceled.has(id)) return fateOf(id, known)
  const row = known.rows.get(id)
  if (row?.status !== 'canceled') return 'restored'
  return row.cancelReason === 'banned' ? { waitsFor: row.enrollmentId } : 'gone'
}

async function writeRestored(
  ctx: TxCtx,
  { back, rows, at }: { back: readonly Entry[]; rows: Known['rows']; at: Date },
): Promise<void> {
  const changed = back.map(({ commissionId, earnings, ...former }) => {
    const row = rows.get(commissionId)!
    const isOver = former.status === 'pending' && row.maturesAt <= at
    const status = isOver ? ('due' as const) : former.status
    const to = { status, earningsMinor: earnings }
    const change = restore(stateOf(row), to, ctx.deps.ids.make('lp'))
    const explanation = explainedFurther(row.explanation, [message('commission.restored')])
    const holdReason = former.holdReason as HoldReason | null
    return { row, change, columns: { cancelReason: null, holdReason, explanation } }
  })
  await writeChanges(ctx, { changed, at, why: 'restored' })
  const ids = back.map(({ commissionId }) => commissionId)
  await takeMissedRefunds(ctx, { ids, at })
}
