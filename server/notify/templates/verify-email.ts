import { message } from '../../domain/message/message.ts'
import { greeting, type Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface VerifyEmail {
  partner: string
  /** Secret: opening it proves the address. */
  url: string
  minutes: number
}

export function verifyEmail(brand: Brand, { partner, url, minutes }: VerifyEmail): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.verify-email.subject', { program }),
    preheader: message('mail.verify-email.preheader'),
    heading: message('mail.verify-email.heading'),
    blocks: [
      { kind: 'text', text: greeting(brand, partner) },
      {
        kind: 'text',
        text: message('mail.verify-email.text', { program }),
      },
      {
        kind: 'text',
        text: message('mail.verify-email.once', {
          count: Math.ceil(minutes / 60),
        }),
      },
      { kind: 'button', label: message('mail.verify-email.open'), url, secret: true },
    ],
    reason: message('mail.because.address'),
  })
}
