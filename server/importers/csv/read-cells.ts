import type { ImportReason } from '../../domain/imports.ts'
import { currencyExponent } from '../../domain/money.ts'
import type { FileFormat } from '../port.ts'

/** Says within a line why it cannot come. */
export class Unreadable extends Error {
  readonly reason: ImportReason

  constructor(reason: ImportReason) {
    super(reason)
    this.reason = reason
  }
}

/** Reads an amount exactly: no digit is lost, and none that the currency does not have is accepted. */
export function amount(text: string | undefined, currency: string, format: FileFormat): number {
  const { decimalMark, amounts } = format
  const grouping = decimalMark === '.' ? ',' : '.'
  const bare = (text ?? '').replace(/[\s\u00a0’']/gu, '').replace(/^([+-]?)[^\d+\-.,]+/u, '$1')
  const plain = bare.replace(/[^\d.,]+$/u, '')
  const grouped = new RegExp(`^[+-]?\\d{1,3}(\\${grouping}\\d{3})+(\\${decimalMark}\\d*)?$`)
  const ungrouped = grouped.test(plain) ? plain.replaceAll(grouping, '') : plain
  const found = /^([+-]?)(\d{1,15})(?:\.(\d*))?$/.exec(ungrouped.replace(decimalMark, '.'))
  if (!found || ungrouped.includes(grouping)) throw new Unreadable('invalid_amount')
  const [, sign, whole = '', decimals = ''] = found
  const exponent = amounts === 'minor' ? 0 : currencyExponent(currency)
  const more = decimals.slice(exponent)
  if (/[1-9]/.test(more)) throw new Unreadable('invalid_amount')
  const minor = Number(whole + decimals.slice(0, exponent).padEnd(exponent, '0'))
  if (!Number.isSafeInteger(minor)) throw new Unreadable('invalid_amount')
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** Reads a time; without an offset it is in UTC, and a day is its beginning. */
export function time(text: string | undefined, { format }: { format: FileFormat }): string | null {
  const given = text?.trim()
  if (!given) return null
  if (/^\d{10}$/.test(given)) return new Date(Number(given) * 1000).toISOString()
  if (/^\d{13}$/.test(given)) return new Date(Number(given)).toISOString()
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T]+(.*))?$/.exec(given)
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(.*))?$/.exec(given)
  if (local && format.dates === 'iso') throw new Unreadable('invalid_date')
  const [year, month, day, rest = ''] = iso
    ? [iso[1]!, iso[2]!, iso[3]!, iso[4]]
    : local
      ? inOrder(local, format.dates)
      : []
  if (!year || !month || !day) throw new Unreadable('invalid_date')
  const clock = /^(\d{1,2}:\d{2})(:\d{2}(?:\.\d{1,9})?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(rest)
  if (rest !== '' && !clock) throw new Unreadable('invalid_date')
  const [, minutes = '00:00', seconds = ':00', zone = 'Z'] = clock ?? []
  const offset = /^utc$/i.test(zone) ? 'Z' : zone
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${minutes.padStart(5, '0')}${seconds}${offset}`
}

function inOrder([, a, b, year, rest]: RegExpExecArray, dates: FileFormat['dates']) {
  return dates === 'dmy' ? [year, b, a, rest] : [year, a, b, rest]
}
