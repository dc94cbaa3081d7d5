import { message, type Localizable } from '../../domain/message/message.ts'
import { dashboardButton, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutSent {
  partner: string
  amount: Money
  commissions: number
  /** The receiving account, as it may be shown: `DE89 … 3000`. */
  to: Localizable
}

export function payoutSent(
  brand: Brand,
  { partner, amount: paid, commissions, to: account }: PayoutSent,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('mail.payout-sent.subject', { amount, program }),
    preheader: message('mail.payout-sent.preheader', { account }),
    heading: message('mail.payout-sent.heading', { amount }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      { kind: 'text', text: message('mail.payout-sent.text', { program }) },
      {
        kind: 'facts',
        facts: [
          [message('mail.amount'), amount],
          [message('mail.payout-sent.commissions'), String(commissions)],
          [message('mail.to'), account],
        ],
      },
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.paid'),
  })
}
