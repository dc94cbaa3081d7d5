import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface PasswordReset {
  /** Secret: whoever opens it chooses the password. */
  url: string
  minutes: number
}

export function passwordReset(brand: Brand, { url, minutes }: PasswordReset): MailText {
  const title = message('mail.password-reset.subject', { program: brand.program })
  const life = message('mail.sign-in-link.once', { count: minutes })
  return layout(brand, {
    subject: title,
    preheader: life,
    heading: title,
    blocks: [
      { kind: 'text', text: life },
      { kind: 'button', label: message('mail.password-reset.open'), url, secret: true },
      { kind: 'text', text: message('mail.sign-in-link.ignore') },
    ],
    reason: message('mail.because.sign-in'),
  })
}
