import { internal, money, type Message } from './message/message.ts'

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
  refusal: Message | null
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
  /** What happened: why nothing is paid, in a sentence, else a part of one. */
  reason: Message
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
      reason: internal('internal.payout.difference.added', {
        amount: money(amountMinor, currency),
      }),
    })),
  ]
}

function compareLine(line: DraftLine, now: CurrentLine | undefined): DraftDifference[] {
  const { partner, currency, amountMinor: draftMinor } = line
  const common = { partner, currency, draftMinor }
  if (!now || now.refusal !== null) {
    const reason = now?.refusal ?? internal('internal.payout.difference.gone')
    return [{ ...common, change: 'removed', nowMinor: null, reason }]
  }
  const nowMinor = now.payableMinor < now.amountMinor ? now.payableMinor : now.amountMinor
  const changed = (reason: Message): DraftDifference[] => [
    { ...common, change: 'changed', nowMinor, reason },
  ]
  if (nowMinor !== draftMinor) {
    const amounts = { now: money(nowMinor, currency), before: money(draftMinor, currency) }
    return changed(internal('internal.payout.difference.amount', amounts))
  }
  if (now.commissions !== line.commissions) {
    return changed(internal('internal.payout.difference.commissions'))
  }
  const isSameMethod = now.methodId === line.methodId && now.provider === line.provider
  return isSameMethod ? [] : changed(internal('internal.payout.difference.method'))
}

const NAMED = 3
const REFUSED = 'internal.payout.refusal.'

/** Names the first differences: `Ada: 1.00 USD instead of 2.00 USD. Bob: …. And 2 more.` */
export function describeDifferences(differences: readonly DraftDifference[]): Message {
  const [first, ...named] = differences.slice(0, NAMED).map(describeDifference)
  const more = differences.length - named.length - 1
  const all = named.reduce<Message>(
    (items, item) => internal('internal.payout.differences', { items, item }),
    first ?? internal('internal.payout.difference.gone'),
  )
  return more > 0 ? internal('internal.payout.differences-more', { items: all, more }) : all
}

function describeDifference({ partner, reason }: DraftDifference): Message {
  const values = { partner: partner.name.slice(0, 60), reason }
  return reason.code.startsWith(REFUSED)
    ? internal('internal.payout.not-paid', values)
    : internal('internal.payout.differs', values)
}
