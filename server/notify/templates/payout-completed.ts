import { message, type Step } from '../../domain/message/message.ts'
import { sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutCompleted {
  partner: string
  amount: Money
  to: Step
}

export function payoutCompleted(
  brand: Brand,
  { partner, amount: paid, to: account }: PayoutCompleted,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('{amount} from {program} has arrived', { amount, program }),
    preheader: message('At {account}.', { account }),
    heading: message('{amount} has arrived', { amount }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'Your payout from {program} was delivered. A bank may need a day until it shows.',
          { program },
        ),
      },
      {
        kind: 'facts',
        facts: [
          [message('Amount'), amount],
          [message('To'), account],
        ],
      },
    ],
    reason: message('You get this because you are paid by the program.'),
  })
}
