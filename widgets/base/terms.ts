import { money, months, percent } from './format.ts'

/** An element's `t`. */
export type Translate = (
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** What comes off a friend's payments, as the API says it. */
export interface DiscountTerms {
  type: 'flat' | 'percentage'
  amount: number | null
  rateBps: number | null
  maxDurationMonths: number | null
}

/** `20 % off for 3 months`, in the language of whoever reads it. */
export function discountSentence(
  t: Translate,
  language: string,
  { type, amount, rateBps, maxDurationMonths: time }: DiscountTerms,
  currency: string,
): string {
  const off =
    type === 'flat' ? money(language, amount ?? 0, currency) : percent(language, rateBps ?? 0)
  if (time === 0) return t('{amount} off the first payment', { amount: off })
  return time === null
    ? t('{amount} off every payment', { amount: off })
    : t('{amount} off for {time}', { amount: off, time: months(language, time) })
}
