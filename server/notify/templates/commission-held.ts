import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, explained, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionHeld {
  partner: string
  what: Localizable
  /** How the amount came about, in one line. */
  how?: Localizable
  earnings: Money
}

export function commissionHeld(
  brand: Brand,
  { partner, what, earnings, how }: CommissionHeld,
): MailText {
  const { program } = brand
  const amount = sum(earnings)
  return layout(brand, {
    subject: message('mail.commission-held.subject', { amount }),
    preheader: message('mail.commission-held.preheader'),
    heading: message('mail.commission-held.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.commission-held.text', { program }),
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
