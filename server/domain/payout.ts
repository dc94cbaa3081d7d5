import { ApiError } from './errors.ts'
import { move, type Account, type Cause, type Posting } from './ledger.ts'
import { formatMoney } from './money.ts'

/**
 * - `pending`: put together, not confirmed
 * - `processing`: confirmed and claimed; its transfer is on its way to the provider
 * - `sent`: the provider has it
 * - `completed`: it arrived, as far as the provider knows
 * - `failed`: it did not arrive, or it came back; the money is payable again, by another payout
 * - `canceled`: stopped before anything left
 */
export const PAYOUT_STATUSES = [
  'pending',
  'processing',
  'sent',
  'completed',
  'failed',
  'canceled',
] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** A run that a schedule tried and that paid nobody is `failed`; nothing else is kept of failures. */
export const RUN_STATUSES = ['confirmed', 'failed'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** Allowed transitions. `completed → failed` is money that came back. */
const NEXT: Record<PayoutStatus, readonly PayoutStatus[]> = {
  pending: ['processing', 'canceled'],
  processing: ['sent', 'completed', 'failed', 'canceled'],
  sent: ['completed', 'failed'],
  completed: ['failed'],
  failed: [],
  canceled: [],
}

export function mayBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  return NEXT[from].includes(to)
}

/** Returns the account where a payout's money stands. */
export function accountOf(status: PayoutStatus): Account {
  if (status === 'processing' || status === 'sent') return 'in_transit'
  return status === 'completed' ? 'paid' : 'payable'
}

/** The part of a payout that the rules need. `amountMinor` is the sum of its commissions. */
export interface PayoutState {
  id: string
  enrollmentId: string
  currency: string
  amountMinor: bigint
  status: PayoutStatus
}

/** The new state of a payout, and the ledger posting that goes with it. */
export interface PayoutChange {
  status: PayoutStatus
  posting: Posting | null
}

/**
 * Moves a payout to the next status, with its ledger entries.
 * @throws ApiError `bad_request` when the step is not in the table
 */
export function advance(payout: PayoutState, to: PayoutStatus): PayoutChange {
  const { id, status, enrollmentId, currency, amountMinor } = payout
  if (!mayBecome(status, to)) {
    const possible = NEXT[status].length > 0 ? NEXT[status].join(', ') : 'nothing; this is final'
    throw new ApiError(
      'bad_request',
      `Payout ${id} over ${formatMoney(amountMinor, currency)} is ${status} and cannot become ${to}. ` +
        `Possible: ${possible}.`,
    )
  }
  const [from, account] = [accountOf(status), accountOf(to)]
  if (from === account) return { status: to, posting: null }
  const key = `${id}:${from === 'paid' ? 'returned' : to}`
  const posting = move({
    cause: causeOf(from, to),
    key,
    payoutId: id,
    enrollmentId,
    currency,
    from,
    to: account,
    amountMinor,
  })
  return { status: to, posting }
}

function causeOf(from: Account, to: PayoutStatus): Cause {
  if (to === 'completed') return 'payout_completed'
  if (to === 'canceled') return 'payout_canceled'
  if (to === 'failed') return from === 'paid' ? 'payout_returned' : 'payout_failed'
  return 'payout_sent'
}

/**
 * - `created`: decided and stored; nobody outside knows of it
 * - `submitting`: its provider may or may not have heard of it
 * - the rest: what the provider said, or `canceled` before it could
 */
export const TRANSFER_STATES = [
  'created',
  'submitting',
  'sent',
  'completed',
  'failed',
  'returned',
  'canceled',
] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/**
 * Checks that a payout can still be stopped: its transfer was not begun, and it does not stand in a bank
 * file with others.
 * @throws ApiError `bad_request`
 */
export function requireStoppable(transfer: {
  payoutId: string
  status: TransferState
  /** The bank file that it stands in. */
  fileId: string | null
}): void {
  const { payoutId, status, fileId } = transfer
  if (fileId !== null) {
    throw new ApiError(
      'bad_request',
      `Payout ${payoutId} is part of the bank file ${fileId}. Discard the file instead.`,
    )
  }
  if (status === 'created') return
  const why =
    status === 'submitting' || status === 'sent'
      ? 'was handed to its provider already; wait for what becomes of it'
      : `has ended: its transfer is ${status}`
  throw new ApiError('bad_request', `Payout ${payoutId} ${why}. It cannot be canceled.`)
}

/** Providers know a repeated id for 30 days. Two days less, for clocks and queues. */
const REPEATABLE_MS = 28 * 86_400_000

/** Tells whether a transfer may be handed to its provider (again) without the danger of paying twice. */
export function mayRepeat(
  transfer: { attempts: number; createdMs: number },
  nowMs: number,
): boolean {
  return transfer.attempts === 0 || nowMs - transfer.createdMs < REPEATABLE_MS
}

/** Statuses that a provider can report of a transfer. `returned`: it had arrived, and came back. */
export const REPORTS = ['sent', 'completed', 'failed', 'returned'] as const
export type Report = (typeof REPORTS)[number]

export type ReportOutcome =
  | { kind: 'changed'; status: PayoutStatus }
  /** Said before, older than what is known, or about another transfer. */
  | { kind: 'unchanged'; status: PayoutStatus }
  /** Money seems to have left that should not have: changes nothing, a person must look. */
  | { kind: 'contradiction'; status: PayoutStatus; sentence: string }

/**
 * Applies a provider's report to a payout. Reports may come twice and in any order; one about another
 * transfer never touches this payout.
 */
export function applyReport(
  payout: {
    transferId: string
    status: PayoutStatus
    /** Whether the money had arrived before it came back. Then the same report again changes nothing. */
    wasCompleted?: boolean | undefined
  },
  report: { transferId: string; status: Report },
): ReportOutcome {
  const { transferId, status, wasCompleted = false } = payout
  if (report.transferId !== transferId) return { kind: 'unchanged', status }
  const to = report.status === 'returned' ? 'failed' : report.status
  if (mayBecome(status, to)) return { kind: 'changed', status: to }
  const older = status === 'failed' && (wasCompleted || to === 'sent')
  if (to === 'failed' || older || status === 'sent' || status === 'completed') {
    return { kind: 'unchanged', status }
  }
  const sentence =
    `The provider says that transfer ${transferId} is ${report.status}, but its payout is ${status}. ` +
    'Nothing was changed. Compare the account statement before paying again.'
  return { kind: 'contradiction', status, sentence }
}
