import { showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface PayoutFailed {
  partner: string
  amount: Money
  to: string
  reason: string | null
}

export function payoutFailed(brand: Brand, data: PayoutFailed): MailText {
  const amount = showMoney(brand, data.amount)
  return layout(brand, {
    subject: `Your payout of ${amount} did not arrive`,
    preheader: 'The money is not lost: it comes with the next payout.',
    heading: `${amount} did not arrive`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      {
        kind: 'text',
        text: `The payout from ${brand.program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Amount', amount],
          ['To', data.to],
          ...(data.reason ? [['Reason', data.reason] as const] : []),
        ],
      },
    ],
    reason: 'You get this because you are paid by the program.',
  })
}
