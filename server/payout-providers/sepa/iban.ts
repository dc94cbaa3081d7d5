import { invalid } from '../../domain/errors.ts'
import { message } from '../../domain/message/message.ts'

/** How long an IBAN is in each country that SEPA reaches (EPC409-09); British islands use GB. */
const LENGTHS = new Map(
  `AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22
   IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24
   SM27 VA22`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
)

const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/**
 * Parses an IBAN to the form in which banks exchange it: upper case, without spaces.
 * @throws ApiError that says what is wrong with it
 */
export function parseIban(path: string, text: string): string {
  const iban = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(iban)) {
    throw invalid(path, message('payout.sepa.no-iban', { example: 'DE89 3704 0044 0532 0130 00' }))
  }
  const country = iban.slice(0, 2)
  const length = LENGTHS.get(country)
  if (length === undefined) {
    throw invalid(path, message('payout.sepa.no-country', { country }))
  }
  if (iban.length !== length) {
    throw invalid(path, message('payout.sepa.bad-length', { country, length, found: iban.length }))
  }
  if (mod97(iban) === 1) return iban
  throw invalid(path, message('payout.sepa.bad-check-digits'))
}

/**
 * Parses a BIC.
 * @throws ApiError
 */
export function parseBic(path: string, text: string): string {
  const bic = text.replace(/\s/g, '').toUpperCase()
  if (BIC.test(bic)) return bic
  throw invalid(path, message('payout.sepa.no-bic', { example: 'COBADEFFXXX' }))
}

/** Masks an IBAN: `DE•• •••• 3000` */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
}

/**
 * Computes the ISO 7064 checksum: the first four characters go to the end, letters count from 10; a valid
 * IBAN leaves 1.
 */
function mod97(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
