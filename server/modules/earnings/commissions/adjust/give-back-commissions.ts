import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { bigint, bool, row, type RowOf, text } from '../../../../db/row.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { enrollments } from '../../../../db/schema/programs.ts'
import { refundedPart, reversalGap } from '../../../../domain/refund.ts'
import { holdReturned } from '../../fraud/inspect-enrollment.ts'
import { storeCommissions } from '../accrue/store-commissions.ts'
import { cancelUnpaid } from '../settle/cancel-unpaid.ts'
import { LOCK_ORDER, stateOf, writeChanges, type CommissionRow } from '../write-changes.ts'
import { lockClawBacks } from './claw-backs.ts'
import { liftClawBacks, restoreRest, type Part } from './lift-claw-backs.ts'
import type { Reversal } from './reverse-commissions.ts'

/** An undone refund or chargeback. `refundedMinor`: what all others have taken of the sale. */
export type Restoration = Omit<Reversal, 'kind'>

/**
 * Gives back what a refund took of the commissions of a sale, in proportion to what is refunded without it:
 * first by lifting claw-backs that no payout has taken off yet, then to the commission itself, or by a
 * commission of its own when it was paid. What a person took back or canceled stays so.
 */
export async function giveBackCommissions(ctx: TxCtx, event: Restoration): Promise<void> {
  const { deps } = ctx
  const { rows, sums, banned } = await lockCommissions(ctx, event.saleId)
  const { open } = await lockClawBacks(ctx, rows)
  const flagged = await loadFindings(ctx, rows)
  const parts: Part[] = []
  for (const commission of rows) {
    const known = sums.get(commission.id)!
    if (known.byHand) continue
    const columns = refundedPart({ ...event, amountMinor: commission.amount })
    const gap = reversalGap({ ...event, ...known, earnedMinor: commission.earned })
    const isOver = commission.status === 'canceled' || flagged.rejected.has(commission.id)
    const giveMinor = isOver || gap >= 0n ? 0n : -gap
    const ofSource = parts.find(({ row }) => row.id === commission.sourceId)
    const source = ofSource ? (ofSource.change?.status ?? stateOf(ofSource.row).status) : null
    const lifted = liftClawBacks(deps, open, { row: commission, giveMinor, event })
    const isFlagged = flagged.open.has(commission.id)
    const rest = { giveMinor: giveMinor - lifted.sumMinor, columns, isFlagged, source }
    parts.push(restoreRest(deps, { row: commission, lifted, event, ...rest }))
  }
  await write(ctx, { parts, event })
  const owners = parts.flatMap(({ row, given }) => (given ? [row.enrollmentId] : []))
  for (const enrollmentId of [...new Set(owners)].toSorted()) {
    if (banned.has(enrollmentId)) await cancelUnpaid(ctx, { enrollmentId, at: event.at })
    else await holdReturned(ctx, { enrollmentId, at: event.at })
  }
}

async function write(
  ctx: TxCtx,
  { parts, event }: { parts: readonly Part[]; event: Restoration },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { at } = event
  for (const { row, columns, change } of parts) {
    if (change) continue
    await tx.update(scope, commissions, columns, [eq(commissions.id, row.id)])
  }
  const changed = parts.flatMap(({ row, change, columns }) =>
    change ? [{ row, change, columns }] : [],
  )
  await writeChanges(ctx, { changed, at, why: 'reversal' })
  const lifted = parts.flatMap((part) => part.lifted)
  await writeChanges(ctx, { changed: lifted, at, why: 'reversal' })
  const reversals = parts.flatMap((part) => part.reversals)
  await tx.insert(scope, commissionReversals, reversals)
  const added = parts.flatMap(({ added: one }) => one ?? [])
  if (added.length > 0) await tx.write(scope, storeCommissions(deps.ids, added))
}

const Sums = row({ id: text, reversedMinor: bigint, byHand: bool })

interface Locked {
  /** Sources before the shares in them. */
  rows: CommissionRow[]
  sums: ReadonlyMap<string, RowOf<typeof Sums>>
  banned: ReadonlySet<string>
}

/** Locks enrollments before commissions, as bans do, and reads afterwards what was reversed. */
async function lockCommissions(ctx: TxCtx, saleId: string): Promise<Locked> {
  const { tx, scope } = ctx
  const ofSale = and(eq(commissions.eventId, saleId), isNull(commissions.reversesId))
  const found = await tx.find(scope, commissions, { where: [ofSale] })
  const ids = [...new Set(found.map(({ enrollmentId }) => enrollmentId))]
  const owners =
    ids.length === 0
      ? []
      : await tx.find(scope, enrollments, {
          where: [inArray(enrollments.id, ids)],
          orderBy: [asc(enrollments.id)],
          lock: 'key share',
        })
  const rows = await tx.find(scope, commissions, {
    where: [ofSale],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  const sums = await tx.rows(
    scope,
    Sums,
    (ws) => sql`
    select c.id, (select coalesce(sum(v.amount), 0) from commission_reversals v
        where v.workspace_id = ${ws} and v.commission_id = c.id)::text as "reversedMinor",
      exists (select from commission_reversals v where v.workspace_id = ${ws}
        and v.commission_id = c.id and v.kind = 'manual') as "byHand"
    from commissions c where c.workspace_id = ${ws} and c.event_id = ${saleId}
      and c.reverses_id is null`,
  )
  return {
    rows: rows.toSorted((a, b) => Number(a.sourceId !== null) - Number(b.sourceId !== null)),
    sums: new Map(sums.map((one) => [one.id, one])),
    banned: new Set(owners.flatMap(({ id, status }) => (status === 'banned' ? [id] : []))),
  }
}

const Finding = row({ id: text, status: text })

/** Loads which of them a person rejected as fraud, and which still wait for a person. */
async function loadFindings(ctx: TxCtx, rows: readonly CommissionRow[]) {
  const { tx, scope } = ctx
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await tx.rows(
          scope,
          Finding,
          (ws) => sql`
          select commission_id as id, status from fraud_flags
          where workspace_id = ${ws} and commission_id in ${ids}`,
        )
  const of = (wanted: string) =>
    new Set(found.flatMap(({ id, status }) => (status === wanted ? [id] : [])))
  const [open, rejected] = [of('open'), of('rejected')]
  // What was paid before it was rejected stays paid.
  const unpaid = rows.filter(({ id, status }) => status === 'reversed' && rejected.has(id))
  return { open, rejected: new Set(unpaid.map(({ id }) => id)) }
}
