import { showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface PayoutCompleted {
  partner: string
  amount: Money
  to: string
}

export function payoutCompleted(brand: Brand, data: PayoutCompleted): MailText {
  const amount = showMoney(brand, data.amount)
  return layout(brand, {
    subject: `${amount} from ${brand.program} has arrived`,
    preheader: `At ${data.to}.`,
    heading: `${amount} has arrived`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      {
        kind: 'text',
        text: `Your payout from ${brand.program} was delivered. A bank may need a day until it shows.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Amount', amount],
          ['To', data.to],
        ],
      },
    ],
    reason: 'You get this because you are paid by the program.',
  })
}
