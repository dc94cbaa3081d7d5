import { message, type Step } from '../../domain/message/message.ts'
import { sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionReversed {
  partner: string
  what: Step
  /** The amount before the reversal. */
  earned: Money
}

export function commissionReversed(
  brand: Brand,
  { partner, what, earned }: CommissionReversed,
): MailText {
  const { program } = brand
  const amount = sum(earned)
  return layout(brand, {
    subject: message('A commission of {amount} was taken back', { amount }),
    preheader: message('The customer got the money back.'),
    heading: message('A commission was taken back'),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      {
        kind: 'text',
        text: message(
          'The customer got the money back, so the commission for it with {program} is gone too.',
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
