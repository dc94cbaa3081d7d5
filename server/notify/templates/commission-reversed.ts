import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, explained, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionReversed {
  partner: string
  what: Localizable
  /** How the amount came about, in one line. */
  how?: Localizable
  /** The amount before the reversal. */
  earned: Money
}

export function commissionReversed(
  brand: Brand,
  { partner, what, earned, how }: CommissionReversed,
): MailText {
  const { program } = brand
  const amount = sum(earned)
  return layout(brand, {
    subject: message('mail.commission-reversed.subject', { amount }),
    preheader: message('mail.commission-reversed.preheader'),
    heading: message('mail.commission-reversed.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.commission-reversed.text', { program }),
      },
      {
        kind: 'facts',
        facts: [[message('mail.for'), what], [message('mail.amount'), amount], ...explained(how)],
      },
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.takes-part'),
  })
}
