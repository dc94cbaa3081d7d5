import { showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface PayoutSent {
  partner: string
  amount: Money
  commissions: number
  /** Where it goes, as it may be shown: `DE89 … 3000`. */
  to: string
}

export function payoutSent(brand: Brand, data: PayoutSent): MailText {
  const amount = showMoney(brand, data.amount)
  return layout(brand, {
    subject: `${amount} from ${brand.program} is on its way`,
    preheader: `To ${data.to}.`,
    heading: `${amount} is on its way`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      { kind: 'text', text: `${brand.program} has sent your payout.` },
      {
        kind: 'facts',
        facts: [
          ['Amount', amount],
          ['Commissions', String(data.commissions)],
          ['To', data.to],
        ],
      },
    ],
    reason: 'You get this because you are paid by the program.',
  })
}
