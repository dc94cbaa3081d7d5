import { message } from '../../domain/message/message.ts'
import { showCount, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionDigest {
  partner: string
  count: number
  total: Money
  unsubscribeUrl: string
}

export function commissionDigest(
  brand: Brand,
  { partner, count, total: earned, unsubscribeUrl }: CommissionDigest,
): MailText {
  const { program } = brand
  const total = sum(earned)
  const label = count === 1 ? message('New commission') : message('New commissions')
  return layout(brand, {
    subject: message('You earned {total} with {program}', { total, program }),
    preheader: message('{count} new commissions.', { count }),
    heading: message('You earned {total}', { total }),
    blocks: [
      { kind: 'text', text: message('Hello {partner},', { partner }) },
      { kind: 'text', text: message('Customers came to {program} through you.', { program }) },
      {
        kind: 'facts',
        facts: [
          [label, showCount(brand, count)],
          [message('Together'), total],
        ],
      },
      { kind: 'text', text: message('They are paid out when their holding period is over.') },
    ],
    reason: message('You get this at most once an hour, when there are new commissions.'),
    unsubscribeUrl,
  })
}
