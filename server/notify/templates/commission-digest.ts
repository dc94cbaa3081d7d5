import { message, type Localizable } from '../../domain/message/message.ts'
import { explained, greeting, showCount, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionDigest {
  partner: string
  count: number
  total: Money
  /** How the newest came about, a line each. */
  latest?: readonly Localizable[]
  unsubscribeUrl: string
}

export function commissionDigest(
  brand: Brand,
  { partner, count, total: earned, latest = [], unsubscribeUrl }: CommissionDigest,
): MailText {
  const { program } = brand
  const total = sum(earned)
  const label =
    count === 1 ? message('mail.commission-digest.one') : message('mail.commission-digest.several')
  return layout(brand, {
    subject: message('mail.commission-digest.subject', { total, program }),
    preheader: message('mail.commission-digest.preheader', { count }),
    heading: message('mail.commission-digest.heading', { total }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      { kind: 'text', text: message('mail.commission-digest.text', { program }) },
      {
        kind: 'facts',
        facts: [
          [label, showCount(brand, count)],
          [message('mail.commission-digest.total'), total],
          ...latest.flatMap(explained),
        ],
      },
      { kind: 'text', text: message('mail.commission-digest.when') },
    ],
    reason: message('mail.because.digest'),
    unsubscribeUrl,
  })
}
