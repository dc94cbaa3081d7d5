/** What an importer brings, in the order in which one refers to the other. */
export const IMPORT_KINDS = [
  'partner',
  'link',
  'customer',
  'lead',
  'sale',
  'commission',
  'payout',
] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * - `draft`: files are being uploaded
 * - `reading`: the source is read and every line is kept
 * - `checking`: every line is compared with what is here
 * - `ready`: the preview is complete; nothing has been written
 * - `running`: lines are written
 * - `done`, `failed`; a failed one can be started again and goes on where it stopped
 * - `undoing`, `undone`
 */
export const IMPORT_STATUSES = [
  'draft',
  'reading',
  'checking',
  'ready',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/**
 * - `new`: kept, not compared yet
 * - `ready`: will come
 * - `skipped`: will not come; the reason says why
 * - `known`: came with an earlier import
 * - `done`: is here
 * - `undone`, or `kept` by an undo because something depends on it
 */
export const IMPORT_ROW_STATUSES = [
  'new',
  'ready',
  'skipped',
  'known',
  'done',
  'undone',
  'kept',
] as const
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number]

/** Why a line does not come, or stays when an import is undone. Stored, so codes are never renamed. */
export const IMPORT_REASONS = {
  unreadable: 'The line has another number of columns than the header, or a quote is not closed.',
  missing_value: 'A value is missing that is needed.',
  too_long: 'A value is longer than can be stored.',
  invalid_email: 'The email address is not one.',
  invalid_amount: 'The amount is not a number.',
  invalid_currency: 'The currency is not a code of ISO 4217.',
  invalid_date: 'The date cannot be read.',
  invalid_status: 'The status is not one that is known.',
  invalid_key: 'The key of the link has characters that a link cannot have.',
  invalid_url: 'The address of the link is not one.',
  not_money: 'It is a reward in something else than money.',
  test_data: 'It is test data at the source.',
  duplicate: 'An earlier line has the same id.',
  email_twice: 'An earlier line has the same email address.',
  customer_twice: 'An earlier line has the same customer id.',
  invoice_twice: 'An earlier line has the same invoice.',
  key_taken: 'Another link has this key.',
  tenant_taken: 'Another partner has this id of your application.',
  partner_missing: 'Its partner does not come and is not here.',
  link_missing: 'Its link does not come and is not here.',
  customer_missing: 'Its customer does not come and is not here.',
  sale_missing: 'Its sale does not come and is not here.',
  no_partner: 'Its customer came through no partner.',
  customer_of_another: 'Its customer belongs to another partner here.',
  recorded_here: 'It was recorded here already.',
  invoice_differs: 'The invoice was recorded here with another amount, currency or customer.',
  earned_here: 'The sale has earned a commission here already.',
  currency_differs: 'The program pays in another currency.',
  paid_by_commissions:
    'Commissions of the partner were paid without naming their payout; they are booked month by month.',
  not_paid: 'It was not paid at the source, so that there is no payment to keep.',
  used_since: 'Something depends on it by now.',
  paid_since: 'It was paid out meanwhile.',
} as const
export type ImportReason = keyof typeof IMPORT_REASONS

export const PARTNER_STATES = [
  'approved',
  'pending',
  'invited',
  'rejected',
  'deactivated',
  'archived',
  'banned',
] as const
export type PartnerState = (typeof PARTNER_STATES)[number]

/** What the source says of a commission. `held` waits for a person there, so it does here. */
export const COMMISSION_STATES = ['unpaid', 'held', 'paid', 'canceled'] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

/** What becomes of commissions that the source has not paid: they mature as configured, or wait for a person. */
export const UNPAID_POLICIES = ['mature', 'hold'] as const
export type UnpaidPolicy = (typeof UNPAID_POLICIES)[number]

/** Where an imported commission begins. */
export interface Arrival {
  status: 'pending' | 'held' | 'paid' | 'canceled'
  holdReason: 'manual' | null
  cancelReason: 'canceled' | 'banned' | null
}

/**
 * Decides how a commission arrives. What was paid at the source is paid here and never payable; a banned
 * partner's unpaid commissions stay canceled.
 */
export function arrivalOf(
  state: CommissionState,
  { isBanned, unpaid }: { isBanned: boolean; unpaid: UnpaidPolicy },
): Arrival {
  if (state === 'paid') return { status: 'paid', holdReason: null, cancelReason: null }
  if (state === 'canceled')
    return { status: 'canceled', holdReason: null, cancelReason: 'canceled' }
  if (isBanned) return { status: 'canceled', holdReason: null, cancelReason: 'banned' }
  if (state === 'held' || unpaid === 'hold') {
    return { status: 'held', holdReason: 'manual', cancelReason: null }
  }
  return { status: 'pending', holdReason: null, cancelReason: null }
}

/** How many times a source that does not answer is asked before the import fails. */
export const MAX_READ_ATTEMPTS = 8

/** Returns how long to wait before a source is asked again, if it does not say so itself. */
export function readPauseMs(attempt: number): number {
  return Math.min(2 ** attempt * 5_000, 600_000)
}
