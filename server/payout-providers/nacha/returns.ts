import { message, type Message, type PlainCode } from '../../domain/message/message.ts'

/** Return reason codes of the ACH rules, for the partner to read. */
const REASONS: Readonly<Record<string, PlainCode>> = {
  R01: 'payout.nacha.not-covered',
  R02: 'payout.nacha.account-closed',
  R03: 'payout.nacha.no-account',
  R04: 'payout.nacha.bad-account-number',
  R06: 'payout.nacha.returned-on-request',
  R08: 'payout.nacha.stopped',
  R10: 'payout.nacha.not-authorised',
  R12: 'payout.nacha.moved',
  R13: 'payout.nacha.bad-routing-number',
  R14: 'payout.nacha.payee-died',
  R15: 'payout.nacha.holder-died',
  R16: 'payout.nacha.frozen',
  R17: 'payout.nacha.name-mismatch',
  R20: 'payout.nacha.no-transfers',
  R21: 'payout.nacha.bad-company-id',
  R22: 'payout.nacha.bad-individual-id',
  R23: 'payout.nacha.refused-by-holder',
  R24: 'payout.nacha.duplicate',
  R29: 'payout.nacha.company-not-authorised',
  R31: 'payout.nacha.returned-with-consent',
  R34: 'payout.nacha.partial-member',
}

/** Answers between banks about an earlier return: nothing that a transfer did. */
const BETWEEN_BANKS = /^R(6[1-9]|7[0-7])$/

export function concernsTransfer(code: string): boolean {
  return /^R\d{2}$/.test(code) && !BETWEEN_BANKS.test(code)
}

export function returnReason(code: string): Message {
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined
  return known ? message(known) : message('payout.nacha.returned', { code })
}
