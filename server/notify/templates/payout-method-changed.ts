import { message, type Localizable } from '../../domain/message/message.ts'
import { showDay, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutMethodChanged {
  partner: string
  /** The new one, as it may be shown; null: it was removed. */
  to: Localizable | null
  at: Date
}

export function payoutMethodChanged(
  brand: Brand,
  { partner, to, at }: PayoutMethodChanged,
): MailText {
  const { program } = brand
  const removed = to === null
  return layout(brand, {
    subject: removed
      ? message('mail.payout-method-changed.subject-removed', { program })
      : message('mail.payout-method-changed.subject', { program }),
    preheader: message('mail.payout-method-changed.preheader'),
    heading: removed
      ? message('mail.payout-method-changed.heading-removed')
      : message('mail.payout-method-changed.heading'),
    blocks: [
      { kind: 'text', text: message('mail.greeting', { partner }) },
      {
        kind: 'facts',
        facts: [
          [message('mail.payout-method-changed.on'), showDay(brand, at)],
          ...(removed ? [] : [[message('mail.payout-method-changed.paid-to'), to] as const]),
        ],
      },
      {
        kind: 'text',
        text: message('mail.payout-method-changed.answer', { program }),
      },
    ],
    reason: message('mail.because.payout-method'),
  })
}
