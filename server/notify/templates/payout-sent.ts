import { message, type Step } from '../../domain/message/message.ts'
import { sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutSent {
  partner: string
  amount: Money
  commissions: number
  /** The receiving account, as it may be shown: `DE89 … 3000`. */
  to: Step
}

export function payoutSent(
  brand: Brand,
  { partner, amount: paid, commissions, to: account }: PayoutSent,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('{amount} from {program} is on its way', { amount, program }),
    preheader: message('To {account}.', { account }),
    heading: message('{amount} is on its way', { amount }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      { kind: 'text', text: message('{program} has sent your payout.', { program }) },
      {
        kind: 'facts',
        facts: [
          [message('Amount'), amount],
          [message('Commissions'), String(commissions)],
          [message('To'), account],
        ],
      },
    ],
    reason: message('You get this because you are paid by the program.'),
  })
}
