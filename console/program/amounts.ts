import { minorOf } from '../money/minor-of.ts'

/** Reads an amount, of which zero is one. */
export function amountOf(text: string, currency: string): number | string {
  return /^0+([.,]0+)?$/.test(text.trim()) ? 0 : (minorOf(text, currency) ?? text)
}

/** Reads percent as basis points: `12.5` are 1250. */
export function rateOf(text: string): number | string {
  const [, whole = '', part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole ? Number(whole + part.padEnd(2, '0')) : text
}

/** Reads a number; what is none stays as it was typed. */
export function numberOf(text: string): number | string {
  return /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : text
}

/** Writes an amount as people type it: 1250 of USD is `12.50`. */
export function majorOf(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (minor / 10 ** digits).toFixed(digits)
}
