import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { announce } from '../../../../db/outbox.ts'
import { postingWrites, type ProgramPosting } from '../../../../db/post-entries.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { insertInto, updateRow } from '../../../../db/writes.ts'
import type { Deps } from '../../../../deps.ts'
import { bigint, bool, nullable, number, oneOf, row, type RowOf, text } from '../../../../db/row.ts'
import {
  isOpen,
  reverse,
  type CommissionStatus,
  COMMISSION_STATUSES,
  COMMISSION_TYPES,
} from '../../../../domain/commission.ts'
import { refundedPart, reversalOf } from '../../../../domain/refund.ts'
import { message, money } from '../../../../domain/message/message.ts'
import type { CommissionColumns } from '../write-changes.ts'
import { CUSTOM, storeCommissions, type NewCommission } from '../accrue/store-commissions.ts'

/** A refund or chargeback that was just recorded. */
export interface Reversal {
  eventId: string
  kind: 'refund' | 'chargeback'
  at: Date
  saleId: string
  /** The sale as it was, and all that was refunded of it by now: in the sale's own currency. */
  saleMinor: bigint
  refundedMinor: bigint
}

/**
 * Takes back every commission of the sale in proportion: by making it smaller while the money is still
 * here, else by a negative commission that the next payout takes off. What the refunds take of the sale is
 * noted on all of them, also on canceled ones: history is net, whenever the payout was.
 */
export async function reverseCommissions(ctx: TxCtx, reversal: Reversal): Promise<void> {
  const { deps, tx, scope } = ctx
  const stored = await lockCommissions(ctx, reversal.saleId)
  const changed = stored
    .map((row) => takeBack(deps, row, reversal))
    .filter(({ change }) => Object.keys(change).length > 0)
  if (changed.length === 0) return
  const taken = changed.filter(({ amountMinor }) => amountMinor !== 0n)
  const ws = scope.workspaceId
  await tx.write(scope, [
    ...changed.map((one) => updateRow(ws, commissions, one.id, one.change)),
    ...taken.map((one) =>
      insertInto(commissionReversals, {
        commissionId: one.id,
        eventId: reversal.eventId,
        kind: reversal.kind,
        amount: one.amountMinor,
        clawbackId: one.clawback?.id ?? null,
        createdAt: reversal.at,
      }),
    ),
    ...postingWrites(
      deps.ids,
      taken.flatMap((one) => one.posting ?? []),
    ),
    ...storeCommissions(
      deps.ids,
      taken.flatMap((one) => one.clawback ?? []),
    ),
  ])
  await announce(
    tx,
    scope,
    taken.map(({ id, enrollmentId, status }) => ({
      type: 'commission.updated',
      data: { commissionId: id, enrollmentId, status, change: reversal.kind },
    })),
  )
}

const StoredCommission = row({
  id: text,
  programId: text,
  enrollmentId: text,
  partnerId: text,
  type: oneOf(COMMISSION_TYPES),
  status: oneOf(COMMISSION_STATUSES),
  amount: bigint,
  earned: bigint,
  earnings: bigint,
  clawedBack: bigint,
  reversed: bigint,
  /** A person has taken back the rest, whatever was refunded. */
  byHand: bool,
  currency: text,
  customerId: nullable(text),
  linkNum: nullable(number),
  invoiceId: nullable(text),
})
type StoredCommission = RowOf<typeof StoredCommission>

/** Locks first: a statement that waits for a lock does not see what was reversed meanwhile. */
async function lockCommissions(ctx: TxCtx, saleId: string): Promise<StoredCommission[]> {
  const { tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`
    select 1 from commissions where workspace_id = ${ws} and event_id = ${saleId}
      and reverses_id is null order by id for update`,
  )
  return tx.rows(
    scope,
    StoredCommission,
    (ws) => sql`
    select c.id, c.program_id as "programId", c.enrollment_id as "enrollmentId",
      c.partner_id as "partnerId", c.type, c.status, c.amount, c.earned, c.earnings, c.currency,
      c.clawed_back as "clawedBack",
      c.customer_id as "customerId", c.link_num::float8 as "linkNum", c.invoice_id as "invoiceId",
      (select coalesce(sum(r.amount), 0) from commission_reversals r
        where r.workspace_id = ${ws} and r.commission_id = c.id)::text as reversed,
      exists (select from commission_reversals r where r.workspace_id = ${ws}
        and r.commission_id = c.id and r.kind = 'manual') as "byHand"
    from commissions c
    where c.workspace_id = ${ws} and c.event_id = ${saleId} and c.reverses_id is null
    order by c.id`,
  )
}

interface TakenBack {
  id: string
  enrollmentId: string
  status: CommissionStatus
  /** Nothing, when it is over already or the refund is too small. */
  amountMinor: bigint
  change: CommissionColumns
  posting: ProgramPosting | null
  clawback: NewCommission | null
}

function takeBack(deps: Deps, row: StoredCommission, reversal: Reversal): TakenBack {
  const { id, enrollmentId, programId, currency, status } = row
  const sums = { ...reversal, earnedMinor: row.earned, reversedMinor: row.reversed }
  const amountMinor = isOver(row) ? 0n : reversalOf(sums)
  const change = row.byHand ? {} : refundedPart({ ...reversal, amountMinor: row.amount })
  const known = { id, enrollmentId, amountMinor, posting: null, clawback: null }
  if (amountMinor === 0n) return { ...known, status, change }
  const isHere = isOpen(status) && (row.earnings <= 0n || amountMinor <= row.earnings)
  if (!isHere) {
    const clawback = clawBack(deps, row, { reversal, amountMinor })
    const clawedBack = row.clawedBack + amountMinor
    return { ...known, status, change: { ...change, clawedBack }, clawback }
  }
  const state = { id, enrollmentId, currency, status, earningsMinor: row.earnings }
  const next = reverse(state, amountMinor, reversal.eventId)
  return {
    ...known,
    status: next.status,
    change: {
      ...change,
      status: next.status,
      earnings: next.earningsMinor,
      updatedAt: reversal.at,
    },
    posting: next.posting && { ...next.posting, programId, at: reversal.at },
  }
}

/** Tells whether nothing is left: what an undone refund gave back during a payout is a commission of its own. */
function isOver({ status, clawedBack }: StoredCommission): boolean {
  return status === 'canceled' || (status === 'reversed' && clawedBack >= 0n)
}

function clawBack(
  deps: Deps,
  row: StoredCommission,
  { reversal, amountMinor }: { reversal: Reversal; amountMinor: bigint },
): NewCommission {
  const { id, programId, enrollmentId, partnerId, currency, customerId, linkNum, invoiceId } = row
  const { kind, eventId, at } = reversal
  return {
    ...CUSTOM,
    id: deps.ids.make('cm', at.getTime()),
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `clawback:${id}:${eventId}`,
    eventId,
    customerId,
    linkNum,
    invoiceId,
    earningsMinor: -amountMinor,
    currency,
    description: message(`commission.description.${kind}`),
    explanation: {
      event: { type: kind, id: eventId, at: at.toISOString() },
      reward: null,
      conversion: null,
      steps: [
        message('commission.clawback.paid', { commission: { id } }),
        message('commission.clawback.amount', {
          amount: money(amountMinor, currency),
        }),
      ],
    },
    reversesId: id,
    maturesAt: at,
    at,
  }
}
