import { showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface CommissionReversed {
  partner: string
  what: string
  /** What it was before. */
  earned: Money
}

export function commissionReversed(
  brand: Brand,
  { partner, what, earned }: CommissionReversed,
): MailText {
  const amount = showMoney(brand, earned)
  return layout(brand, {
    subject: `A commission of ${amount} was taken back`,
    preheader: 'The customer got the money back.',
    heading: 'A commission was taken back',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `The customer got the money back, so the commission for it with ${brand.program} is gone too.`,
      },
      {
        kind: 'facts',
        facts: [
          ['For', what],
          ['Amount', amount],
        ],
      },
    ],
    reason: 'You get this because you take part.',
  })
}
