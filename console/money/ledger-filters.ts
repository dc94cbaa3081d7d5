import type { LedgerEntry } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'

type Account = LedgerEntry['account']

const ACCOUNTS: Readonly<Record<Account, TextId>> = {
  expense: 'ledger.owedProgram',
  accrued: 'ledger.pendingHold',
  payable: 'common.payable',
  in_transit: 'common.inTransit',
  paid: 'field.paidAt',
}

// The record has these names alone.
export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as Account[]

export function accountTitle(account: Account): string {
  return t(ACCOUNTS[account])
}

export interface LedgerView {
  account?: string
  partnerId?: string
  programId?: string
  payoutId?: string
  /** `2026-10`, in UTC as the books are. */
  month?: string
}

const ID = /^\w{1,64}$/

/** Reads what an address asks of the ledger; what means nothing is left out. */
export function ledgerView(address: string): LedgerView {
  const values = new URLSearchParams(address)
  const account = ACCOUNT_NAMES.find((one) => one === values.get('account'))
  const partnerId = values.get('partner') ?? ''
  const programId = values.get('program') ?? ''
  const payoutId = values.get('payout') ?? ''
  const month = values.get('month') ?? ''
  return {
    ...(account ? { account } : {}),
    ...(ID.test(partnerId) ? { partnerId } : {}),
    ...(ID.test(programId) ? { programId } : {}),
    ...(ID.test(payoutId) ? { payoutId } : {}),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
  }
}

/** Returns a view in the words of the API. */
export function ledgerQuery({ month, ...view }: LedgerView): Record<string, string> {
  return { ...view, ...(month ? { start: `${month}-01`, end: `${nextMonth(month)}-01` } : {}) }
}

/** Returns the address of the entries of a view. */
export function ledgerPath(view: LedgerView): string {
  const { account, partnerId, programId, payoutId, month } = view
  const values = { account, partner: partnerId, program: programId, payout: payoutId, month }
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/console/ledger?${new URLSearchParams(given).toString()}`
}

/** Returns the month after `2026-10`. */
export function nextMonth(month: string): string {
  return shifted(month, 1)
}

/** Returns the month before `2026-10`. */
export function monthBefore(month: string): string {
  return shifted(month, -1)
}

/** Returns the month so many months before `2026-10`. */
export function monthsBefore(month: string, months: number): string {
  return shifted(month, -months)
}

function shifted(month: string, by: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}
