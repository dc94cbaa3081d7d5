import { message, type Step } from '../../domain/message/message.ts'
import { sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionHeld {
  partner: string
  what: Step
  earnings: Money
}

export function commissionHeld(
  brand: Brand,
  { partner, what, earnings }: CommissionHeld,
): MailText {
  const { program } = brand
  const amount = sum(earnings)
  return layout(brand, {
    subject: message('A commission of {amount} is being checked', { amount }),
    preheader: message('You need not do anything.'),
    heading: message('A commission is being checked'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.',
          { program },
        ),
      },
      {
        kind: 'facts',
        facts: [
          [message('For'), what],
          [message('Amount'), amount],
        ],
      },
    ],
    reason: message('You get this because you take part.'),
  })
}
