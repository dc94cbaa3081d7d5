import { message, time } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import type { PayoutHold } from './hold-schema.ts'

/** Tells the partner until when payouts wait; null: they do not. */
export function toPayoutHold(until: Date | null, locale: Locale): PayoutHold | null {
  if (until === null) return null
  const sentence = message('account.held-after-change', { until: time(until.getTime()) })
  return { until: until.toISOString(), sentence: format(sentence, locale) }
}
