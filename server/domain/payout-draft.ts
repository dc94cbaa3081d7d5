import { formatMoney } from './money.ts'

/** A draft that nobody has confirmed by then is worth nothing any more. */
export const DRAFT_DAYS = 7

/**
 * - `open`: may be confirmed
 * - `confirmed`: was paid; it has a run
 * - `discarded`: a person decided against it, or a newer one took its place
 * - `expired`: seven days have passed
 */
export const DRAFT_STATUSES = ['open', 'confirmed', 'discarded', 'expired'] as const
export type DraftStatus = (typeof DRAFT_STATUSES)[number]

/** Who asked for it: `POST /payouts/preview`, `POST /payouts/drafts` or the program's schedule. */
export const DRAFT_SOURCES = ['preview', 'request', 'schedule'] as const
export type DraftSource = (typeof DRAFT_SOURCES)[number]

/** Returns what has become of a draft. */
export function draftStatus(
  draft: { confirmedAt: Date | null; discardedAt: Date | null; expiresAt: Date },
  nowMs: number,
): DraftStatus {
  if (draft.confirmedAt) return 'confirmed'
  if (draft.discardedAt) return 'discarded'
  return draft.expiresAt.getTime() <= nowMs ? 'expired' : 'open'
}

/** What one partner is paid in one currency. */
export interface DraftLine {
  enrollmentId: string
  partner: { id: string; name: string }
  currency: string
  amountMinor: bigint
  /** How many commissions the amount is for. */
  commissions: number
  provider: string
  /** Null: credit that the program pays without a method of the partner's own. */
  methodId: string | null
}

/** What has become of the commissions of a line; `refusal` says why they cannot be paid. */
export interface CurrentLine extends DraftLine {
  refusal: string | null
  /** All that is payable to the partner in the currency, debts included. */
  payableMinor: bigint
}

export const LINE_CHANGES = ['added', 'removed', 'changed'] as const

/** How what would be paid now differs from the draft. Amounts in minor units; null: none. */
export interface DraftDifference {
  change: (typeof LINE_CHANGES)[number]
  partner: { id: string; name: string }
  currency: string
  draftMinor: bigint | null
  nowMinor: bigint | null
  /** What happened, as a part of a sentence. */
  reason: string
}

/**
 * Compares a draft with what its commissions are now. Commissions that became due since are not compared,
 * they wait for the next payout; a debt since then is, because the draft would pay more than is owed.
 */
export function compareLines(
  draft: readonly DraftLine[],
  current: readonly CurrentLine[],
): DraftDifference[] {
  const keyOf = ({ enrollmentId, currency }: DraftLine) => `${enrollmentId} ${currency}`
  const now = new Map(current.map((line) => [keyOf(line), line]))
  const known = new Set(draft.map(keyOf))
  const added = current.filter((line) => !known.has(keyOf(line)) && line.refusal === null)
  return [
    ...draft.flatMap((line) => compareLine(line, now.get(keyOf(line)))),
    ...added.map(({ partner, currency, amountMinor }) => ({
      change: 'added' as const,
      partner,
      currency,
      draftMinor: null,
      nowMinor: amountMinor,
      reason: `${formatMoney(amountMinor, currency)} of the draft belongs to them now`,
    })),
  ]
}

function compareLine(line: DraftLine, now: CurrentLine | undefined): DraftDifference[] {
  const { partner, currency, amountMinor: draftMinor } = line
  const common = { partner, currency, draftMinor }
  if (!now || now.refusal !== null) {
    const reason = now?.refusal ?? 'nothing of it is due any more'
    return [{ ...common, change: 'removed', nowMinor: null, reason }]
  }
  const nowMinor = now.payableMinor < now.amountMinor ? now.payableMinor : now.amountMinor
  const money = (minor: bigint) => formatMoney(minor, currency)
  const changed = (reason: string): DraftDifference[] => [
    { ...common, change: 'changed', nowMinor, reason },
  ]
  if (nowMinor !== draftMinor) return changed(`${money(nowMinor)} instead of ${money(draftMinor)}`)
  if (now.commissions !== line.commissions) {
    return changed('the same sum for other commissions')
  }
  const isSameMethod = now.methodId === line.methodId && now.provider === line.provider
  return isSameMethod ? [] : changed('another payout method')
}

const NAMED = 3

/** Names the first differences in one sentence: `Ada: 1.00 USD instead of 2.00 USD; Bob: …; and 2 more`. */
export function describeDifferences(differences: readonly DraftDifference[]): string {
  const named = differences
    .slice(0, NAMED)
    .map(({ partner, reason }) => `${partner.name.slice(0, 60)}: ${reason.replace(/\.$/, '')}`)
  const more = differences.length - named.length
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
