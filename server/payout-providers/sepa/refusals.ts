/** Reasons of the external code list of ISO 20022, for the partner to read. */
const SENTENCES: Record<string, string> = {
  AC01: 'The account number does not exist. Check the IBAN.',
  AC02: "The program's account number does not exist.",
  AC03: 'The account number does not exist. Check the IBAN.',
  AC04: 'The account is closed. Use another account.',
  AC06: 'The account is blocked. Ask your bank or use another account.',
  AC07: 'The account is closed. Use another account.',
  AG01: 'This account cannot receive transfers of this kind. Use another account.',
  AG02: 'The bank does not know this kind of transfer.',
  AM02: 'The amount is larger than the bank allows.',
  AM03: 'The bank does not accept this currency.',
  AM04: "The program's account does not cover the payout.",
  AM09: 'The amount is not what the bank expected.',
  AM10: 'The sum of the file is not what the bank expected.',
  BE04: 'The bank wants the postal address of the account holder.',
  BE05: 'The bank does not know the program as a sender of files.',
  CNOR: 'The bank of the account cannot be reached by SEPA. Use another account.',
  CUST: 'The program asked its bank to stop the transfer.',
  DNOR: "The program's bank cannot be reached by SEPA.",
  DT01: 'The bank does not accept the day of the transfer.',
  FF01: 'The bank could not read the file.',
  FOCR: 'The program asked its bank to stop the transfer.',
  FRAD: 'The bank suspects fraud and stopped the transfer.',
  MD07: 'The account holder has died.',
  MS02: 'The account holder refused the transfer.',
  MS03: 'The bank refused the transfer and does not say why.',
  NOAS: 'The account holder did not answer the bank.',
  RC01: 'The BIC is wrong. Check it or leave it out.',
  RR01: 'The bank needs more about the sender by law.',
  RR02: 'The bank needs the name or the address of the sender by law.',
  RR03: 'The bank needs the name or the address of the account holder by law.',
  RR04: 'The bank refused the transfer by law.',
  TECH: 'The bank had a technical problem.',
  TM01: 'The file came after the bank had closed for the day.',
  UPAY: 'The transfer is not justified, says the bank.',
}

const OTHER = 'The bank refused the transfer (code {code}).'
const UNSAID = 'The bank refused the transfer.'
export const CANCELED = 'The transfer was canceled at the bank.'

export const REFUSAL_TEXTS: readonly string[] = [
  ...Object.values(SENTENCES),
  OTHER,
  UNSAID,
  CANCELED,
]

/** The bank has this transfer already: what became of the first one is still open. */
const DUPLICATES = ['AM05', 'DU01', 'DU02', 'DU03', 'DU04', 'DU05', 'DUPL']

export function isDuplicate(codes: readonly string[]): boolean {
  return codes.some((code) => DUPLICATES.includes(code))
}

/** Returns the sentence for the first code that has one. */
export function refusalSentence(codes: readonly string[]): string {
  const known = codes.find((code) => Object.hasOwn(SENTENCES, code))
  if (known) return SENTENCES[known]!
  const code = codes.find((one) => /^[A-Z0-9]{1,4}$/.test(one))
  return code ? OTHER.replace('{code}', code) : UNSAID
}
