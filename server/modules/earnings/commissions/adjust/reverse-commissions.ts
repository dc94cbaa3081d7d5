import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { announce } from '../../../../db/outbox.ts'
import { postingWrites, type ProgramPosting } from '../../../../db/post-entries.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { insertInto, updateRow } from '../../../../db/writes.ts'
import type { Deps } from '../../../../deps.ts'
import { bigint, nullable, number, oneOf, row, type RowOf, text } from '../../../../db/row.ts'
import {
  isOpen,
  reversalOf,
  reverse,
  type CommissionState,
  type CommissionStatus,
  COMMISSION_STATUSES,
  COMMISSION_TYPES,
} from '../../../../domain/commission.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { storeCommissions, type NewCommission } from '../accrue/store-commissions.ts'

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
 * here, else by a negative commission that the next payout takes off.
 */
export async function reverseCommissions(ctx: TxCtx, reversal: Reversal): Promise<void> {
  const { deps, tx, scope } = ctx
  const stored = await lockCommissions(ctx, reversal.saleId)
  const done = stored.flatMap((row) => {
    const amountMinor = reversalOf({
      earnedMinor: row.earned,
      reversedMinor: row.reversed,
      ...reversal,
    })
    return amountMinor === 0n ? [] : [takeBack(deps, row, { reversal, amountMinor })]
  })
  if (done.length === 0) return
  const clawbacks = done.flatMap((one) => one.clawback ?? [])
  const postings = done.flatMap((one) => one.posting ?? [])
  const ws = scope.workspaceId
  await tx.write(scope, [
    ...done.flatMap((one) => (one.change ? [updateRow(ws, commissions, one.id, one.change)] : [])),
    ...done.map((one) =>
      insertInto(commissionReversals, {
        commissionId: one.id,
        eventId: reversal.eventId,
        kind: reversal.kind,
        amount: one.amountMinor,
        clawbackId: one.clawback?.id ?? null,
        createdAt: reversal.at,
      }),
    ),
    ...postingWrites(deps.ids, postings),
    ...storeCommissions(deps.ids, clawbacks),
  ])
  await announce(
    tx,
    scope,
    done.map(({ id, enrollmentId, status }) => ({
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
  earned: bigint,
  earnings: bigint,
  reversed: bigint,
  currency: text,
  customerId: nullable(text),
  linkNum: nullable(number),
  invoiceId: nullable(text),
})
type StoredCommission = RowOf<typeof StoredCommission>

async function lockCommissions(ctx: TxCtx, saleId: string): Promise<StoredCommission[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    StoredCommission,
    (ws) => sql`
    select c.id, c.program_id as "programId", c.enrollment_id as "enrollmentId",
      c.partner_id as "partnerId", c.type, c.status, c.earned, c.earnings, c.currency,
      c.customer_id as "customerId", c.link_num::float8 as "linkNum", c.invoice_id as "invoiceId",
      (select coalesce(sum(r.amount), 0) from commission_reversals r
        where r.workspace_id = ${ws} and r.commission_id = c.id)::text as reversed
    from commissions c
    where c.workspace_id = ${ws} and c.event_id = ${saleId} and c.reverses_id is null
      and c.status not in ('canceled', 'reversed')
    order by c.id for update of c`,
  )
}

interface TakenBack {
  id: string
  enrollmentId: string
  status: CommissionStatus
  amountMinor: bigint
  change: { status: CommissionStatus; earnings: bigint; updatedAt: Date } | null
  posting: ProgramPosting | null
  clawback: NewCommission | null
}

function takeBack(
  deps: Deps,
  row: StoredCommission,
  { reversal, amountMinor }: { reversal: Reversal; amountMinor: bigint },
): TakenBack {
  const { id, enrollmentId, programId, currency, status } = row
  const known = { id, enrollmentId, amountMinor }
  if (!isOpen(status)) {
    const clawback = clawBack(deps, row, { reversal, amountMinor })
    return { ...known, status, change: null, posting: null, clawback }
  }
  const state: CommissionState = {
    id,
    enrollmentId,
    currency,
    status,
    earningsMinor: row.earnings,
  }
  const next = reverse(state, amountMinor, reversal.eventId)
  return {
    ...known,
    status: next.status,
    change: { status: next.status, earnings: next.earningsMinor, updatedAt: reversal.at },
    posting: next.posting && { ...next.posting, programId, at: reversal.at },
    clawback: null,
  }
}

function clawBack(
  deps: Deps,
  row: StoredCommission,
  { reversal, amountMinor }: { reversal: Reversal; amountMinor: bigint },
): NewCommission {
  const { id, programId, enrollmentId, partnerId, currency, customerId, linkNum, invoiceId } = row
  const { kind, eventId, at } = reversal
  return {
    id: deps.ids.make('cm', at.getTime()),
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `clawback:${id}:${eventId}`,
    type: 'custom',
    status: 'due',
    holdReason: null,
    eventId,
    customerId,
    linkNum,
    invoiceId,
    reward: null,
    amountMinor: 0n,
    quantity: 1,
    earningsMinor: -amountMinor,
    currency,
    conversion: null,
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
