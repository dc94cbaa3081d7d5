import { isOpen, type CommissionState } from './commission.ts'

/** An open commission that a ban may end: of the banned enrollment, a share in one, or what takes one back. */
export interface OpenCommission extends CommissionState {
  /** The commission that it takes back or corrects. */
  reversesId: string | null
  /** The commission that it is a share of. */
  sourceId: string | null
  /** The half of a payout that could not be sent: negative, but no debt. */
  isCarried: boolean
}

/**
 * Returns the ids of the commissions that a ban ends: what is unpaid, with the shares in it and what takes it
 * back. Debts stay, but a ban makes none: afterward the enrollment owes no more than before.
 */
export function findEndedByBan(
  open: readonly OpenCommission[],
  enrollmentId: string,
): ReadonlySet<string> {
  const rows = open.filter(({ status }) => isOpen(status))
  const isMine = (row: OpenCommission) => row.enrollmentId === enrollmentId
  const earned = rows.filter((row) => row.earningsMinor >= 0n || row.isCarried)
  const mine = earned.filter(isMine)
  const unpaid = [...mine, ...earned.filter((row) => isPartOf(row.sourceId, mine))]
  const takenBack = rows.filter((row) => isPartOf(row.reversesId, unpaid))
  const ended = new Set([...unpaid, ...takenBack])
  settleCorrections(
    rows.filter((row) => !isPartOf(row.reversesId, unpaid)),
    ended,
  )
  settleDebts({ rows, due: rows.filter((row) => isMine(row) && row.status === 'due') }, ended)
  return new Set([...ended].map(({ id }) => id))
}

/** Ends or keeps corrections of one commission together, whoever owns them: they settle each other. */
function settleCorrections(rows: readonly OpenCommission[], ended: Set<OpenCommission>): void {
  for (const [id, list] of Map.groupBy(rows, ({ reversesId }) => reversesId)) {
    if (id === null || !list.some((row) => ended.has(row))) continue
    for (const row of list) {
      if (sum(list) >= 0n) ended.add(row)
      else ended.delete(row)
    }
  }
}

/** Sets debts off against what is payable beside them: the smaller side ends with the other, or both stay. */
function settleDebts(
  { rows, due }: { rows: readonly OpenCommission[]; due: readonly OpenCommission[] },
  ended: Set<OpenCommission>,
): void {
  const debtMinor = sum(due.filter((row) => !ended.has(row)))
  const payable = due.filter((row) => ended.has(row))
  if (debtMinor >= 0n || sum(payable) <= 0n) return
  if (sum(due) >= 0n) {
    for (const row of due) ended.add(row)
    return
  }
  // What takes back a commission that is not due ends with that one.
  const others = [...ended].filter((row) => !payable.includes(row))
  const kept = payable.filter((row) => !isPartOf(row.reversesId, others))
  const shares = rows.filter((row) => isPartOf(row.sourceId, kept))
  const clawBacks = rows.filter((row) => isPartOf(row.reversesId, shares))
  for (const row of [...kept, ...shares, ...clawBacks]) ended.delete(row)
}

function isPartOf(id: string | null, list: readonly OpenCommission[]): boolean {
  return id !== null && list.some((row) => row.id === id)
}

function sum(list: readonly OpenCommission[]): bigint {
  return list.reduce((total, { earningsMinor }) => total + earningsMinor, 0n)
}
