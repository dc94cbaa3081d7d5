import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutFailed {
  partner: string
  amount: Money
  to: Localizable
  reason: Localizable | null
}

export function payoutFailed(
  brand: Brand,
  { partner, amount: paid, to, reason }: PayoutFailed,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('mail.payout-failed.subject', { amount }),
    preheader: message('mail.payout-failed.preheader'),
    heading: message('mail.payout-failed.heading', { amount }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.payout-failed.text', { program }),
      },
      {
        kind: 'facts',
        facts: [
          [message('mail.amount'), amount],
          [message('mail.to'), to],
          ...(reason ? [[message('mail.reason'), reason] as const] : []),
        ],
      },
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.paid'),
  })
}
