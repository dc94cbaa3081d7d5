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

/** What accounts are called where they are shown masked; the others are numbers and addresses. */
export const ACCOUNT_TEXTS = ['Paid by hand', 'checking {account}', 'savings {account}'] as const

/** A reason as it is stored, to be said in another language. What is none of ours stays as it was written. */
export const failureMessage = finder(FAILURE_TEXTS)

/** The same for an account as it is shown: `checking ••••1234`. */
export const accountMessage = finder(ACCOUNT_TEXTS)

function finder(texts: readonly string[]): (sentence: string) => Message {
  const patterns = texts
    .filter((text) => text.includes('{'))
    .map((text) => {
      const escaped = text.replace(/[.()]/g, '\\$&')
      const pattern = `^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.{1,60})')}$`
      return { text, pattern: new RegExp(pattern) }
    })
  return (sentence) => {
    for (const { text, pattern } of patterns) {
      const values = pattern.exec(sentence)?.groups
      if (values) return { text, values }
    }
    return { text: sentence }
  }
}
