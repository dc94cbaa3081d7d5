import { message, type Step } from '../../domain/message/message.ts'
import { sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutFailed {
  partner: string
  amount: Money
  to: Step
  reason: Step | null
}

export function payoutFailed(
  brand: Brand,
  { partner, amount: paid, to, reason }: PayoutFailed,
): MailText {
  const { program } = brand
  const amount = sum(paid)
  return layout(brand, {
    subject: message('Your payout of {amount} did not arrive', { amount }),
    preheader: message('The money is not lost: it comes with the next payout.'),
    heading: message('{amount} did not arrive', { amount }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.',
          { program },
        ),
      },
      {
        kind: 'facts',
        facts: [
          [message('Amount'), amount],
          [message('To'), to],
          ...(reason ? [[message('Reason'), reason] as const] : []),
        ],
      },
    ],
    reason: message('You get this because you are paid by the program.'),
  })
}
