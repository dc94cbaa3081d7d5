import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutCompleted {
  partner: string
  amount: Money
  to: Localizable
  /** Booked in the host application's product: no bank has to do with it. */
  inCredit: boolean
}

export function payoutCompleted(
  brand: Brand,
  { partner, amount: paid, to: account, inCredit }: PayoutCompleted,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('mail.payout-completed.subject', { amount, program }),
    preheader: message('mail.payout-completed.preheader', { account }),
    heading: message('mail.payout-completed.heading', { amount }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: inCredit
          ? message('mail.payout-completed.text-credit', { program })
          : message('mail.payout-completed.text', { program }),
      },
      {
        kind: 'facts',
        facts: [
          [message('mail.amount'), amount],
          [message('mail.to'), account],
        ],
      },
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.paid'),
  })
}
