import { showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface CommissionHeld {
  partner: string
  what: string
  earnings: Money
}

export function commissionHeld(
  brand: Brand,
  { partner, what, earnings }: CommissionHeld,
): MailText {
  const amount = showMoney(brand, earnings)
  return layout(brand, {
    subject: `A commission of ${amount} is being checked`,
    preheader: 'You need not do anything.',
    heading: 'A commission is being checked',
    blocks: [
      { kind: 'text', text: `Hello ${partner},` },
      {
        kind: 'text',
        text: `${brand.program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.`,
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
