import { message } from '../../domain/message/message.ts'
import { showDay, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PasskeyChanged {
  /** As its owner has named it. */
  passkey: string
  change: 'added' | 'removed'
  at: Date
  /** Of the account; it signs nobody in. */
  url: string
}

export function passkeyChanged(
  brand: Brand,
  { passkey, change, at, url }: PasskeyChanged,
): MailText {
  const { program } = brand
  const title =
    change === 'added'
      ? message('mail.passkey-changed.added', { program })
      : message('mail.passkey-changed.removed', { program })
  const answer = message('mail.passkey-changed.answer')
  return layout(brand, {
    subject: title,
    preheader: answer,
    heading: title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [message('mail.passkey-changed.which'), passkey],
          [message('mail.payout-method-changed.on'), showDay(brand, at)],
        ],
      },
      { kind: 'text', text: answer },
      { kind: 'button', label: message('mail.passkey-changed.open'), url, secret: false },
    ],
    reason: message('mail.because.account'),
  })
}
