import { message, type Localizable, type Value } from '../../domain/message/message.ts'
import { dashboardButton, greeting, sum, type Brand, type Money } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface CommissionDigest {
  partner: string
  /** How many commissions the total is the sum of. */
  count: number
  total: Money
  /** The newest of them: how each came about, and what is left of it. */
  latest: readonly { how: Localizable; net: Money }[]
  /** The sum of the others; null when all are listed. */
  others: Money | null
  /** What is under review and not part of the total; null: nothing. */
  held: Money | null
  unsubscribeUrl: string
}

export function commissionDigest(brand: Brand, digest: CommissionDigest): MailText {
  const { partner, count, total: earned, unsubscribeUrl } = digest
  const { program } = brand
  const total = sum(earned)
  return layout(brand, {
    subject: message('mail.commission-digest.subject', { total, program }),
    preheader: message('mail.commission-digest.preheader', { count }),
    heading: message('mail.commission-digest.heading', { total }),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      { kind: 'text', text: message('mail.commission-digest.text', { program }) },
      { kind: 'facts', facts: factsOf(digest) },
      { kind: 'text', text: message('mail.commission-digest.when') },
      ...dashboardButton(brand),
    ],
    reason: message('mail.because.digest'),
    unsubscribeUrl,
  })
}

/** Lists amounts that add up to the total, and below it what is not part of it. */
function factsOf({ count, total, latest, others, held }: CommissionDigest): [Localizable, Value][] {
  const more = message('mail.commission-digest.more', { count: count - latest.length })
  return [
    ...latest.map(({ how, net }): [Localizable, Value] => [how, sum(net)]),
    ...(others ? [[more, sum(others)] as [Localizable, Value]] : []),
    [message('mail.commission-digest.total'), sum(total)],
    ...(held ? [[message('mail.commission-digest.held'), sum(held)] as [Localizable, Value]] : []),
  ]
}
