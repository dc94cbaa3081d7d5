import { message } from '../../domain/message/message.ts'
import { greeting, showDay, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface EmailChanged {
  partner: string
  /** The new address, masked; null: there is none. */
  to: string | null
  at: Date
  /** Until when nothing is paid out; null: payouts do not wait. */
  heldUntil: Date | null
}

/** Goes to the address that was replaced. */
export function emailChanged(brand: Brand, { partner, to, at, heldUntil }: EmailChanged): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.email-changed.subject', { program }),
    preheader: message('mail.payout-method-changed.preheader'),
    heading: message('mail.email-changed.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      { kind: 'text', text: message('mail.email-changed.text', { program }) },
      {
        kind: 'facts',
        facts: [
          [message('mail.payout-method-changed.on'), showDay(brand, at)],
          ...(to === null ? [] : [[message('mail.email-changed.to'), to] as const]),
        ],
      },
      ...heldBlocks(brand, heldUntil),
      { kind: 'text', text: message('mail.payout-method-changed.answer', { program }) },
    ],
    reason: message('mail.because.email-changed'),
  })
}

/** Says until when payouts wait, if they do. */
export function heldBlocks(
  brand: Brand,
  heldUntil: Date | null,
): { kind: 'text'; text: ReturnType<typeof message> }[] {
  if (heldUntil === null) return []
  const day = showDay(brand, heldUntil)
  return [{ kind: 'text', text: message('mail.account-changed.held', { day }) }]
}
