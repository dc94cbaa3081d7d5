import { message, type Message, type PlainCode } from '../../domain/message/message.ts'

/** Reasons of the external code list of ISO 20022, for the partner to read. */
const REASONS: Readonly<Record<string, PlainCode>> = {
  AC01: 'payout.sepa.no-account',
  AC02: 'payout.sepa.no-program-account',
  AC03: 'payout.sepa.no-account',
  AC04: 'payout.sepa.account-closed',
  AC06: 'payout.sepa.account-blocked',
  AC07: 'payout.sepa.account-closed',
  AG01: 'payout.sepa.no-transfers',
  AG02: 'payout.sepa.unknown-kind',
  AM02: 'payout.sepa.amount-too-large',
  AM03: 'payout.sepa.bad-currency',
  AM04: 'payout.sepa.not-covered',
  AM09: 'payout.sepa.unexpected-amount',
  AM10: 'payout.sepa.unexpected-sum',
  BE04: 'payout.sepa.address-required',
  BE05: 'payout.sepa.unknown-sender',
  CNOR: 'payout.sepa.bank-unreachable',
  CUST: 'payout.sepa.stopped',
  DNOR: 'payout.sepa.program-bank-unreachable',
  DT01: 'payout.sepa.bad-day',
  FF01: 'payout.sepa.unreadable-file',
  FOCR: 'payout.sepa.stopped',
  FRAD: 'payout.sepa.fraud',
  MD07: 'payout.sepa.holder-died',
  MS02: 'payout.sepa.refused-by-holder',
  MS03: 'payout.sepa.no-reason',
  NOAS: 'payout.sepa.no-answer',
  RC01: 'payout.sepa.bad-bic',
  RR01: 'payout.sepa.law-sender',
  RR02: 'payout.sepa.law-sender-name',
  RR03: 'payout.sepa.law-holder-name',
  RR04: 'payout.sepa.law',
  TECH: 'payout.sepa.technical',
  TM01: 'payout.sepa.too-late',
  UPAY: 'payout.sepa.not-justified',
}

/** The bank has this transfer already: what became of the first one is still open. */
const DUPLICATES = ['AM05', 'DU01', 'DU02', 'DU03', 'DU04', 'DU05', 'DUPL']

export function isDuplicate(codes: readonly string[]): boolean {
  return codes.some((code) => DUPLICATES.includes(code))
}

/** Returns the reason for the first code that has one. */
export function refusalReason(codes: readonly string[]): Message {
  const known = codes.find((code) => Object.hasOwn(REASONS, code))
  if (known) return message(REASONS[known]!)
  const code = codes.find((one) => /^[A-Z0-9]{1,4}$/.test(one))
  return code ? message('payout.sepa.refused-code', { code }) : message('payout.sepa.refused')
}
