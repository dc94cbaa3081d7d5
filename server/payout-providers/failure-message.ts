import type { Message } from '../domain/message/message.ts'
import { RETURN_TEXTS } from './nacha/returns.ts'
import { PAYPAL_TEXTS } from './paypal/report.ts'
import { REFUSAL_TEXTS } from './sepa/refusals.ts'
import { STRIPE_TEXTS } from './stripe-connect/report.ts'

/** What the program itself says of a payout that it stopped. */
export const STOPPED = {
  canceled: 'Canceled by the program.',
  discarded: 'The bank file was discarded.',
} as const

/** All that a payout's failure may be explained with, but what providers and people write themselves. */
export const FAILURE_TEXTS: readonly string[] = [
  ...new Set([
    ...RETURN_TEXTS,
    ...REFUSAL_TEXTS,
    ...PAYPAL_TEXTS,
    ...STRIPE_TEXTS,
    ...Object.values(STOPPED),
  ]),
]

const PATTERNS = FAILURE_TEXTS.filter((text) => text.includes('{')).map((text) => {
  const escaped = text.replace(/[.()]/g, '\\$&')
  return { text, pattern: new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.{1,60})')}$`) }
})

/** A reason as it is stored, to be said in another language. What is none of ours stays as it was written. */
export function failureMessage(reason: string): Message {
  for (const { text, pattern } of PATTERNS) {
    const values = pattern.exec(reason)?.groups
    if (values) return { text, values }
  }
  return { text: reason }
}
