import { message } from '../../domain/message/message.ts'
import type { Brand } from './brand.ts'
import { layout } from './layout.ts'
import type { MailText } from './letter.ts'

export interface MemberInvited {
  /** Secret: it proves the address. */
  url: string
}

export function memberInvited(brand: Brand, { url }: MemberInvited): MailText {
  const { program } = brand
  return layout(brand, {
    subject: message('mail.member-invited.subject', { program }),
    preheader: message('mail.member-invited.preheader'),
    heading: message('mail.member-invited.subject', { program }),
    blocks: [
      { kind: 'text', text: message('mail.member-invited.text', { program }) },
      { kind: 'button', label: message('mail.partner-invited.open'), url, secret: true },
      { kind: 'text', text: message('mail.partner-invited.private') },
    ],
    reason: message('mail.because.invited'),
  })
}
