/** Return reason codes of the ACH rules, for the partner to read. */
const SENTENCES: Record<string, string> = {
  R01: 'The account does not cover the entry.',
  R02: 'The account is closed. Use another account.',
  R03: 'There is no such account of that name. Check the account number.',
  R04: 'The account number is not valid. Check it.',
  R06: "The payout was returned at the program's request.",
  R08: 'The payout was stopped.',
  R10: 'The account holder did not authorise the entry.',
  R12: 'The account was moved to another bank. Use the new routing number.',
  R13: 'The routing number does not lead to a bank. Check it.',
  R14: 'The account is held for someone who has died.',
  R15: 'The account holder has died.',
  R16: 'The account is frozen. Ask your bank or use another account.',
  R17: 'The bank could not match the account and the name. Check both.',
  R20: 'This account takes no transfers. Use a checking or savings account.',
  R21: "The program's company id is not valid.",
  R22: 'The bank did not recognise the payout by its id.',
  R23: 'The account holder refused the payout.',
  R24: 'The bank took the payout for a duplicate.',
  R29: 'The company did not authorise the entry.',
  R31: "The payout was returned with the program's bank's consent.",
  R34: 'The bank takes part in ACH only partly.',
}

const OTHER = 'The bank returned the payout (code {code}).'

export const RETURN_TEXTS: readonly string[] = [...Object.values(SENTENCES), OTHER]

/** Answers between banks about an earlier return: nothing that a transfer did. */
const BETWEEN_BANKS = /^R(6[1-9]|7[0-7])$/

export function concernsTransfer(code: string): boolean {
  return /^R\d{2}$/.test(code) && !BETWEEN_BANKS.test(code)
}

export function returnSentence(code: string): string {
  return SENTENCES[code] ?? OTHER.replace('{code}', code)
}
