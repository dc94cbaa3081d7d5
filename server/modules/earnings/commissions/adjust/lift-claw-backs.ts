import type { commissionReversals } from '../../../../db/schema/commissions.ts'
import type { Deps } from '../../../../deps.ts'
import {
  cancel,
  isOpen,
  restore,
  type CommissionChange,
  type CommissionStatus,
} from '../../../../domain/commission.ts'
import { message } from '../../../../domain/message/message.ts'
import { giveBack } from '../../../../domain/refund.ts'
import { CUSTOM, type NewCommission } from '../accrue/store-commissions.ts'
import {
  stateOf,
  type ChangedCommission,
  type CommissionColumns,
  type CommissionRow,
} from '../write-changes.ts'
import type { Restoration } from './give-back-commissions.ts'

type NewReversal = Omit<typeof commissionReversals.$inferInsert, 'workspaceId'>

/** What becomes of one commission when a refund is undone. */
export interface Part {
  row: CommissionRow
  columns: CommissionColumns
  /** Null: only the columns change. */
  change: CommissionChange | null
  /** Claw-backs of it that are lifted, in part or whole. */
  lifted: readonly ChangedCommission[]
  reversals: readonly NewReversal[]
  /** What the next payout adds, since the commission was paid. */
  added: NewCommission | null
  given: boolean
}

interface Lifted {
  sumMinor: bigint
  changed: ChangedCommission[]
}

interface Given {
  row: CommissionRow
  giveMinor: bigint
  event: Restoration
}

/** Lifts claw-backs of a commission that no payout has taken off yet, the newest first. */
export function liftClawBacks(
  { ids }: Deps,
  open: readonly CommissionRow[],
  { row, giveMinor }: Given,
): Lifted {
  let leftMinor = giveMinor
  const changed = open
    .filter(({ reversesId, earnings }) => reversesId === row.id && earnings < 0n)
    .toReversed()
    .flatMap((clawBack): ChangedCommission[] => {
      if (leftMinor === 0n) return []
      const partMinor = leftMinor < -clawBack.earnings ? leftMinor : -clawBack.earnings
      leftMinor -= partMinor
      const state = stateOf(clawBack)
      const step = ids.make('lp')
      if (partMinor === -clawBack.earnings) {
        const columns = { cancelReason: 'canceled', holdReason: null }
        return [{ row: clawBack, change: cancel(state, step), columns }]
      }
      const columns = { earned: clawBack.earned + partMinor }
      return [{ row: clawBack, change: giveBack(state, partMinor, step), columns }]
    })
  return { sumMinor: giveMinor - leftMinor, changed }
}

interface Rest extends Given {
  lifted: Lifted
  columns: CommissionColumns
  isFlagged: boolean
  /** The status that the commission's source has by now, for a share. */
  source: CommissionStatus | null
}

/** Gives the rest back to the commission itself, or by another one when it was paid. */
export function restoreRest(deps: Deps, rest: Rest): Part {
  const { row, giveMinor, event, lifted, columns } = rest
  const { eventId, at } = event
  const state = stateOf(row)
  const isPaid = state.status === 'processing' || state.status === 'paid'
  const added = isPaid && giveMinor > 0n ? additionOf(deps, rest) : null
  const change = isPaid || giveMinor === 0n ? null : changeOf(rest)
  const common = { commissionId: row.id, kind: 'reversal', createdAt: at }
  const reversals: NewReversal[] = []
  const last = lifted.changed.at(-1)?.row.id
  if (last) {
    const step = giveMinor === 0n ? eventId : deps.ids.make('lp')
    reversals.push({ ...common, eventId: step, amount: -lifted.sumMinor, clawbackId: last })
  }
  if (giveMinor > 0n) {
    reversals.push({ ...common, eventId, amount: -giveMinor, clawbackId: added?.id ?? null })
  }
  const less = added ? { clawedBack: row.clawedBack - giveMinor } : {}
  const held = change?.status === 'held' ? { holdReason: row.holdReason ?? 'fraud' } : {}
  const cleared = change && change.status !== 'held' ? { holdReason: null } : {}
  return {
    row,
    change,
    reversals,
    added,
    columns: { ...columns, ...less, ...held, ...cleared },
    lifted: lifted.changed,
    given: reversals.length > 0,
  }
}

function changeOf({ row, giveMinor, event, isFlagged, source }: Rest): CommissionChange {
  const state = stateOf(row)
  if (isOpen(state.status)) return giveBack(state, giveMinor, event.eventId)
  // A suspicion that was lifted while nothing was left of it holds it no longer.
  const waits = row.holdReason !== null && (row.holdReason !== 'fraud' || isFlagged)
  const isHeld = waits || source === 'held'
  const status = isHeld ? 'held' : row.maturesAt <= event.at ? 'due' : 'pending'
  return restore(state, { status, earningsMinor: giveMinor }, event.eventId)
}

function additionOf(deps: Deps, { row, giveMinor, event }: Rest): NewCommission {
  const { id, programId, enrollmentId, partnerId, currency, customerId, linkNum, invoiceId } = row
  const { eventId, at } = event
  return {
    ...CUSTOM,
    id: deps.ids.make('cm', at.getTime()),
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `reversal:${id}:${eventId}`,
    eventId,
    customerId,
    linkNum,
    invoiceId,
    earningsMinor: giveMinor,
    currency,
    description: message('commission.description.reversal'),
    explanation: {
      event: { type: 'reversal', id: eventId, at: at.toISOString() },
      reward: null,
      conversion: null,
      steps: [message('commission.reversal-undone', { commission: { id } })],
    },
    reversesId: id,
    maturesAt: at,
    at,
  }
}
