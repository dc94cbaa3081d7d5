import { showCount, showMoney, type Brand, type Money } from './brand.ts'
import { layout, type MailText } from './layout.ts'

export interface CommissionDigest {
  partner: string
  count: number
  total: Money
  unsubscribeUrl: string
}

export function commissionDigest(brand: Brand, data: CommissionDigest): MailText {
  const count = showCount(brand, data.count)
  const total = showMoney(brand, data.total)
  const noun = data.count === 1 ? 'commission' : 'commissions'
  return layout(brand, {
    subject: `You earned ${total} with ${brand.program}`,
    preheader: `${count} new ${noun}.`,
    heading: `You earned ${total}`,
    blocks: [
      { kind: 'text', text: `Hello ${data.partner},` },
      { kind: 'text', text: `Customers came to ${brand.program} through you.` },
      {
        kind: 'facts',
        facts: [
          [`New ${noun}`, count],
          ['Together', total],
        ],
      },
      { kind: 'text', text: 'They are paid out when their holding period is over.' },
    ],
    reason: 'You get this at most once an hour, when there are new commissions.',
    unsubscribeUrl: data.unsubscribeUrl,
  })
}
