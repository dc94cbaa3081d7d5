import { message, type Localizable } from '../../domain/message/message.ts'
import { greeting, showDay, type Brand } from './brand.ts'
import { heldBlocks } from './email-changed.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PayoutMethodChanged {
  partner: string
  /** The new one, as it may be shown; null: it was removed. */
  to: Localizable | null
  /** The one before, as it may be shown; null: there was none. */
  before: Localizable | null
  at: Date
  /** Until when nothing is paid out; null: payouts do not wait. */
  heldUntil: Date | null
}

export function payoutMethodChanged(
  brand: Brand,
  { partner, to, before, at, heldUntil }: PayoutMethodChanged,
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
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'facts',
        facts: [
          [message('mail.payout-method-changed.on'), showDay(brand, at)],
          ...(before ? [[message('mail.account-changed.before'), before] as const] : []),
          ...(removed ? [] : [[message('mail.payout-method-changed.paid-to'), to] as const]),
        ],
      },
      ...heldBlocks(brand, heldUntil),
      {
        kind: 'text',
        text: message('mail.payout-method-changed.answer', { program }),
      },
    ],
    reason: message('mail.because.payout-method'),
  })
}
