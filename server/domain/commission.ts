import { ApiError } from './errors.ts'
import { move, type Account, type Posting } from './ledger.ts'
import { formatMoney } from './money.ts'

/**
 * - `pending`: in the holding period
 * - `held`: a reason must be cleared first
 * - `due`: may be paid out
 * - `processing`: in a payout
 * - `paid`: the payout arrived
 * - `reversed`: everything was refunded before it was paid
 * - `canceled`: taken back by a person or a ban
 */
export const COMMISSION_STATUSES = [
  'pending',
  'held',
  'due',
  'processing',
  'paid',
  'reversed',
  'canceled',
] as const
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number]

export const COMMISSION_TYPES = ['click', 'lead', 'sale', 'referral', 'custom'] as const
export type CommissionType = (typeof COMMISSION_TYPES)[number]

/** Why a commission waits. `rate_missing` is cleared by a rate, the others by a person. */
export const HOLD_REASONS = [
  'fraud',
  'client_side',
  'existing_customer',
  'rate_missing',
  'manual',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** Why a commission was canceled; the wire has a status of its own for some of them. */
export const CANCEL_REASONS = ['canceled', 'duplicate', 'fraud', 'banned'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Allowed transitions. `processing → due` is a payout that failed, `paid → due` one that came back. */
const NEXT: Record<CommissionStatus, readonly CommissionStatus[]> = {
  pending: ['held', 'due', 'reversed', 'canceled'],
  held: ['pending', 'reversed', 'canceled'],
  due: ['held', 'processing', 'reversed', 'canceled'],
  processing: ['due', 'paid'],
  paid: ['due'],
  reversed: [],
  canceled: [],
}

export function mayBecome(from: CommissionStatus, to: CommissionStatus): boolean {
  return NEXT[from].includes(to)
}

/** The part of a commission that the rules need. `earningsMinor` is what remains after reversals. */
export interface CommissionState {
  id: string
  enrollmentId: string
  currency: string
  status: CommissionStatus
  earningsMinor: bigint
}

/** The new state of a commission, and the ledger posting that goes with it. */
export interface CommissionChange {
  status: CommissionStatus
  earningsMinor: bigint
  posting: Posting | null
}

/** Returns the account where a commission's money stands, null when none of it is left. */
export function accountOf(status: CommissionStatus): Account | null {
  if (status === 'pending' || status === 'held') return 'accrued'
  if (status === 'due') return 'payable'
  if (status === 'processing') return 'in_transit'
  return status === 'paid' ? 'paid' : null
}

/** Posts newly earned money, in the transaction of the event that earned it. */
export function accrue(commission: CommissionState): Posting | null {
  const to = accountOf(commission.status)
  if (!to) throw new RangeError(`a commission does not begin as ${commission.status}`)
  return move({ ...about(commission, 'accrued'), cause: 'commission_accrued', from: 'expense', to })
}

/**
 * Makes a commission due after its holding period. One that was held while due matures again: `step` tells
 * the two apart.
 */
export function mature(commission: CommissionState, step: string): CommissionChange {
  // What a payout gave back is due again too, but by the payout's own posting.
  if (commission.status !== 'pending') throw locked(commission)
  const posting = move({
    ...about(commission, `matured:${step}`),
    cause: 'commission_matured',
    from: 'accrued',
    to: 'payable',
  })
  return { status: 'due', earningsMinor: commission.earningsMinor, posting }
}

/**
 * Waits for a person (or a rate). A due one goes back to `accrued`; `step` makes the key unique, since
 * a commission may be held more than once.
 */
export function hold(commission: CommissionState, step: string): CommissionChange {
  requireStep(commission, 'held')
  const posting =
    commission.status === 'due'
      ? move({
          ...about(commission, `held:${step}`),
          cause: 'commission_adjusted',
          from: 'payable',
          to: 'accrued',
        })
      : null
  return { status: 'held', earningsMinor: commission.earningsMinor, posting }
}

/** Lifts a hold: back to the holding period, which may be over already. */
export function release(commission: CommissionState): CommissionChange {
  requireStep(commission, 'pending')
  return { status: 'pending', earningsMinor: commission.earningsMinor, posting: null }
}

/**
 * Takes back everything that was not paid yet. `step` makes the key unique, since what a ban canceled may be
 * restored and canceled once more.
 */
export function cancel(commission: CommissionState, step: string): CommissionChange {
  requireStep(commission, 'canceled')
  return {
    status: 'canceled',
    earningsMinor: 0n,
    posting: takeBack(commission, {
      amountMinor: commission.earningsMinor,
      cause: 'commission_canceled',
      step: `canceled:${step}`,
    }),
  }
}

/** Gives back `earningsMinor` of a commission of which nothing was left. `step` makes the key unique. */
export function restore(
  commission: CommissionState,
  to: { status: 'pending' | 'held' | 'due'; earningsMinor: bigint },
  step: string,
): CommissionChange {
  if (commission.status !== 'canceled' && commission.status !== 'reversed') throw locked(commission)
  const posting = move({
    ...about(commission, `restored:${step}`),
    cause: 'commission_restored',
    from: 'expense',
    to: to.status === 'due' ? 'payable' : 'accrued',
    amountMinor: to.earningsMinor,
  })
  return { ...to, posting }
}

/** Sets another amount by hand; the key's `step` is the change's own id. */
export function adjust(
  commission: CommissionState,
  toMinor: bigint,
  step: string,
): CommissionChange {
  const account = accountOf(commission.status)
  if (!account || account === 'in_transit' || account === 'paid') throw locked(commission)
  const posting = move({
    ...about(commission, `adjusted:${step}`),
    cause: 'commission_adjusted',
    from: 'expense',
    to: account,
    amountMinor: toMinor - commission.earningsMinor,
  })
  return { status: commission.status, earningsMinor: toMinor, posting }
}

/** Tells whether the money has not left the program yet, so that a refund shrinks the commission itself. */
export function isOpen(status: CommissionStatus): boolean {
  return status === 'pending' || status === 'held' || status === 'due'
}

/**
 * Takes back part of a commission for a refund before the payout: it shrinks by `amountMinor`, and with
 * nothing left it is `reversed`. `step` is the refund's id.
 */
export function reverse(
  commission: CommissionState,
  amountMinor: bigint,
  step: string,
): CommissionChange {
  if (!isOpen(commission.status)) throw locked(commission)
  const left = commission.earningsMinor - amountMinor
  return {
    status: left === 0n ? 'reversed' : commission.status,
    earningsMinor: left,
    posting: takeBack(commission, {
      amountMinor,
      cause: 'commission_reversed',
      step: `reversed:${step}`,
    }),
  }
}

function takeBack(
  commission: CommissionState,
  taken: {
    amountMinor: bigint
    cause: 'commission_canceled' | 'commission_reversed'
    step: string
  },
): Posting | null {
  const { amountMinor, cause, step } = taken
  const from = accountOf(commission.status)
  if (!from) throw locked(commission)
  return move({ ...about(commission, step), cause, from, to: 'expense', amountMinor })
}

function about({ id, enrollmentId, currency, earningsMinor }: CommissionState, step: string) {
  return {
    key: `${id}:${step}`,
    commissionId: id,
    enrollmentId,
    currency,
    amountMinor: earningsMinor,
  }
}

function requireStep(commission: CommissionState, to: CommissionStatus): void {
  if (!mayBecome(commission.status, to)) throw locked(commission)
}

function locked({ id, status, earningsMinor, currency }: CommissionState): ApiError {
  return new ApiError(
    'bad_request',
    `Commission ${id} over ${formatMoney(earningsMinor, currency)} is ${status} and cannot be changed so.`,
  )
}
