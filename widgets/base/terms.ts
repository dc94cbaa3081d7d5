import { money, months, percent } from './format.ts'
import type { LandingPage } from './wire.gen.ts'

/** An element's `t`. */
export type Translate = (
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The discount on a friend's payments, as the API returns it. */
export interface DiscountTerms {
  type: 'flat' | 'percentage'
  amount: number | null
  rateBps: number | null
  maxDurationMonths: number | null
}

/** Formats a discount in the reader's locale: `20 % off for 3 months` */
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

type Reward = LandingPage['rewards'][number]

/**
 * Formats a reward: its amount or rate, and what it is paid for: `20 %`, `of every sale · for 12 months`.
 */
export function rewardTexts(
  t: Translate,
  language: string,
  reward: Reward,
  currency: string,
): [amount: string, what: string] {
  const { type, amount, rateBps, maxDurationMonths: time } = reward
  const whole = { trailingZeroDisplay: 'stripIfInteger' } as const
  const sum =
    type === 'flat'
      ? money(language, amount ?? 0, currency, whole)
      : percent(language, rateBps ?? 0)
  if (time === null) return [sum, whatFor(t, reward)]
  const howLong = time ? t('for {time}', { time: months(language, time) }) : t('first time only')
  return [sum, `${whatFor(t, reward)} · ${howLong}`]
}

function whatFor(t: Translate, { event, type }: Reward): string {
  const share = type === 'percentage'
  if (event === 'sale') return share ? t('of every sale') : t('per sale')
  if (event === 'lead') return t('per lead')
  if (event === 'click') return t('per click')
  return share
    ? t('of the earnings of partners you refer')
    : t('per commission earned by partners you refer')
}
